"""How likely a word is by its spelling alone, learned from the words of the document.

About one damaged word in eight stands nowhere else in its document, so no list can tell it; the endings and syllables
that it shares with other words can. Interpolated n-grams of letters over word types, after Witten and Bell (1991),
"The zero-frequency problem", method C: rare and unseen words resemble other rare words, not the frequent ones.

Letters far inside of a word are told by what stands inside of words, not by how words begin: else a word that ran
together with the one before it would be spelled as cheaply as one that begins there, and look like its second half.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log

START, END = "\x02", "\x03"
ORDER = 5
"""Letters of a gram, the last one included."""
WIDTH = ORDER + 1
"""Characters that tell a letter's cost: by START among them it is one of the first letters of a word."""
ELSEWHERE, HERE, DOUBTED = range(3)
"""What speaks for a word that is looked at: what was learned elsewhere; what was learned here, once, and does not
count; and what was learned elsewhere again, for the word here is doubted and was not learned from."""
_LOWER = (
    3.0  # kinds of letters count so often for shorter contexts; 1 is method C, which believes small counts too much
)
_FEWEST = 40  # letters that an alphabet is taken to have at least


class Spelling:
    """Costs in nats of letters after what stands before them in a word. Built once, then only read."""

    def __init__(self, words: Iterable[str]) -> None:
        texts = [START + word + END for word in words]
        counts = _count_grams(texts)  # and so often each is followed by another letter, for END never is one
        counts.update({START: len(texts), "": sum(map(len, texts)) - len(texts)})
        begun = Counter(text[1:end] for text in texts for end in range(1, min(len(text), WIDTH) + 1))
        self._anywhere = _Grams(counts)
        self._inside = _Grams({gram: number - begun[gram] for gram, number in counts.items() if number > begun[gram]})
        self._floor = 1.0 / max(_FEWEST, self._anywhere.kinds[""] + 1)
        self._memo: tuple[dict[str, float], dict[str, float]] = {}, {}
        self.short = self._weigh_short(Counter(map(len, texts)))

    def letter(self, gram: str, own: int = ELSEWHERE) -> float:
        """The cost of the last letter of `gram`, at most WIDTH characters, after the others; it may be END.

        `own` is what speaks for the word it stands in.
        """
        memo = self._memo[own == HERE]
        cost = memo.get(gram)
        if cost is None:
            grams = self._anywhere if gram[0] == START else self._inside
            cost = memo[gram] = -log(self._share(gram[-ORDER:], int(own == HERE), grams))
        return cost

    def _weigh_short(self, lengths: Counter[int]) -> tuple[float, ...]:
        """By how many nats words of no, one and two letters are rarer than their letters say, which say it poorly."""
        counts = self._anywhere.counts
        letters = [gram for gram in counts if len(gram) == 1 and gram not in (START, END)]
        last = {x: self._share(x, 0, self._anywhere) * self._share(x + END, 0, self._anywhere) for x in letters}
        every = sum(last.values())
        following: dict[str, list[str]] = defaultdict(list)
        for gram in counts:
            if len(gram) == 2 and gram[0] in last and gram[1] in last:
                following[gram[0]].append(gram[1])
        found = [0.0, 0.0]
        for first in letters:
            begun, seen = exp(-self.letter(START + first)), following[first]
            found[0] += begun * exp(-self.letter(START + first + END))
            # Pairs that were never met, of which some scripts have millions, are told by their letters alone.
            found[1] += begun * self._leave(START + first) * (every - sum(last[second] for second in seen))
            found[1] += begun * sum(
                exp(-self.letter(START + first + second) - self.letter(START + first + second + END)) for second in seen
            )
        words, ends = lengths.total(), len(START + END)
        return 0.0, *(
            max(0.0, log(said * (words + 1) / (lengths[length + ends] + said))) if said else 0.0
            for length, said in enumerate(found, 1)
        )

    def _leave(self, context: str) -> float:
        """How much of the share that a letter has by itself is left to one that never follows a context."""
        left = 1.0
        for begin in range(len(context) - 1, -1, -1):
            after = self._anywhere.counts.get(context[begin:], 0)
            if after <= 0:
                break
            lower = _LOWER * self._anywhere.kinds[context[begin:]]
            left *= lower / (after + lower)
        return left

    def word(self, word: str, own: int = ELSEWHERE) -> float:
        """The cost of a whole word, for which `own` speaks."""
        text = START + word + END
        cost = sum(self.letter(text[max(0, end - WIDTH) : end], own) for end in range(2, len(text) + 1))
        return cost + self.short[len(word)] if len(word) < len(self.short) else cost

    def is_cheaper(self, word: str, limit: float) -> bool:
        """Whether a whole word costs less than a limit; told as soon as its first letters cost more."""
        text = START + word + END
        cost = self.short[len(word)] if len(word) < len(self.short) else 0.0
        for end in range(2, len(text) + 1):
            if cost >= limit:
                return False
            cost += self.letter(text[max(0, end - WIDTH) : end])
        return cost < limit

    def _share(self, gram: str, own: int, grams: _Grams) -> float:
        """How often the last letter of `gram` follows the others, by them and by fewer and fewer of them.

        With `own` it follows them once less.
        """
        shares = grams.shares[own]
        share = shares.get(gram)
        if share is None:
            if not gram:
                return self._floor
            share = self._share(gram[1:], own, grams)
            number = grams.counts.get(gram, 0)
            mine = own if number else 0
            after = grams.counts.get(gram[:-1], 0) - mine
            if after > 0:
                lower = _LOWER * (grams.kinds[gram[:-1]] - (mine == number == 1))
                share = (number - mine + lower * share) / (after + lower)
            shares[gram] = share
        return share


class _Grams:
    """Uses of grams, of how many kinds the letters are that follow each, and the shares found so far."""

    def __init__(self, counts: Mapping[str, int]) -> None:
        self.counts = counts
        self.kinds = Counter([gram[:-1] for gram in counts if gram not in ("", START)])
        self.shares: tuple[dict[str, float], dict[str, float]] = {}, {}


def _count_grams(texts: Sequence[str]) -> dict[str, int]:
    """The uses of grams of all lengths in texts that begin with START, which alone is none.

    Those that go back as far as any does are counted, the others are ends of them.
    """
    grams = defaultdict(int, Counter(text[at : at + ORDER] for text in texts for at in range(len(text) - ORDER + 1)))
    counts = dict(grams)
    for length in range(ORDER - 1, 0, -1):
        longer, grams = grams, defaultdict(int, Counter(text[:length] for text in texts if 1 < length <= len(text)))
        for gram, number in longer.items():
            grams[gram[1:]] += number
        counts.update(grams)
    return counts
