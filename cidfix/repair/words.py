"""Spaced-out letters joined to words and words that ran together parted, wherever the document's own words say so.

The lattice decides; here the text is laid out for it, its findings become edits, and what it learned is learned from:
the odds of damage, and which words were none. The first round takes damage to be rare; what it finds tells how often
it is, and rids the vocabulary of what had run together.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from math import sqrt
from operator import attrgetter

import regex

from cidfix.repair.caution import choose_starts
from cidfix.repair.channel import GLUED, SOUND, Rates
from cidfix.repair.lattice import Reader, Unit
from cidfix.repair.model import Edit, Line, Options, Paragraph, Token
from cidfix.repair.suspects import Suspects
from cidfix.repair.units import count_letters, find_damaged, split_clusters
from cidfix.repair.vocabulary import Learner, Vocabulary, find_parts

STEP = "words"
_SELDOM = 1e-5  # damage begins so seldom, for each token, as long as nothing is known
_FIRST, _OFTEN = 2.0, 2e-3  # but words are taken to run together so often in a text, and at most so for each token
_NONE = 1e-9  # and so seldom where what was found may be chance
_MOST = 0.2  # and never more often
_NEAR = 1.25  # times as often, which tells no word from another
_CHANCE = 2.0  # standard deviations by which finds may be chance
_SURE = 2  # spaces of a run; one is as soon lost or put in by who wrote the text
_ROUNDS = 4
_SOUND = 0.9  # how likely a token is as it stands, to teach how words are spelled
_TELLING = 0.002  # whole words for each token among pieces, of which fewer tell nothing of the language
_SHORT = 4  # letters, fewer than any address has
_LONG = 2000  # characters, more than any line has
_ADDRESS = regex.compile(r"\p{L}+://|www\.|[^\s@]+@[^\s@]+\.")


@dataclass(frozen=True, slots=True)
class _Window:
    """Tokens `start` to `stop` of a run, and by cluster: is there a space before, own word, token; what was found."""

    start: int
    stop: int
    clusters: tuple[str, ...]
    spaced: tuple[bool, ...]
    own: tuple[int, ...]
    token: tuple[int, ...]
    units: tuple[Unit, ...] = ()
    starts: tuple[int, ...] = ()  # of tokens, as far as they are sure
    doubted: tuple[str, ...] = ()  # tokens that may not be as they stand

    @property
    def seen(self) -> list[int]:
        """Where tokens begin as they stand."""
        return [at for at, spaced in enumerate(self.spaced) if spaced]


@dataclass(frozen=True, slots=True)
class _Run:
    """Neighbouring tokens of a line, from `start` on, between which spaces may change, and which are among pieces."""

    start: int
    tokens: Line
    texts: tuple[str, ...]
    damaged: Sequence[bool]


def repair_words(
    paragraphs: Sequence[Paragraph], learner: Learner, options: Options, check: Callable[[], None]
) -> tuple[list[Paragraph], list[Edit], list[Edit], Vocabulary | None]:
    """The paragraphs with words joined and parted, what was done, what is only told, and their words if nothing was.

    Where hardly a word is whole nothing is done: what pieces make is no more than a guess then, and each guess makes
    the next seem surer. Of `options` count which edits are refused and which lines are doubtful. What `check` raises,
    which is called for each run of words, ends it.
    """
    parted = _part_lines([line for paragraph in paragraphs for line in paragraph.lines])
    runs = [run for found in parted for run in found]
    understood = [run.texts for run in runs]
    size = sum(map(len, understood))
    rates = used = Rates(min(max(_FIRST / (size + 1), _SELDOM), _OFTEN), _SELDOM)
    doubted: Set[str] = frozenset()
    vocabulary: Vocabulary | None = None
    for _ in range(_ROUNDS):
        known, vocabulary = vocabulary, learner.learn(understood, doubted)
        if vocabulary is known and _are_near(rates, used):
            break
        if known is None and (notice := _find_hopeless(runs, vocabulary)):
            return list(paragraphs), [], [notice], vocabulary
        used = rates
        found = _search(runs, vocabulary, rates, check)
        rates = _measure([window for windows in found.values() for window in windows], size)
        if max(rates.glued, rates.spaced) <= _NONE:  # by stricter odds only less can be found
            reader = Reader(vocabulary, rates)
            found = {number: _search_again(windows, reader) for number, windows in found.items()}
            break
        doubted = _list_doubted(found.values())
        understood = [run.texts for run in runs]
        for number, windows in found.items():
            understood[number] = _texts(runs[number], windows, rates)
    if not any(_is_changed(windows) for windows in found.values()):
        return list(paragraphs), [], [], vocabulary
    edits: list[Edit] = []
    changed = {number: _apply(runs[number].tokens, windows, options, edits) for number, windows in found.items()}
    return _rebuild(paragraphs, parted, changed), edits, [], None


def _find_hopeless(runs: Sequence[_Run], vocabulary: Vocabulary) -> Edit | None:
    """The first token of those that are to be left in pieces, with the reason."""
    pieces = sum(run.damaged.count(True) for run in runs)
    if vocabulary.total >= _TELLING * pieces:
        return None
    first = next(token for run in runs for token, bad in zip(run.tokens, run.damaged, strict=True) if bad)
    return Edit(first.line, first.column, first.text, first.text, STEP, "nearly all letters stand apart")


def _part_lines(lines: Sequence[Line]) -> list[list[_Run]]:
    """The runs of each line, between tokens in which nothing may be changed."""
    texts = {token.text for line in lines for token in line}
    barriers = {text for text in texts if _is_barrier(text)}
    letters = {text: count_letters(text) for text in texts}
    held = any(token.held for line in lines for token in line)
    parted: list[list[_Run]] = []
    for line in lines:
        here = tuple([token.text for token in line])
        ends: list[int] = []
        if held or not barriers.isdisjoint(here):
            ends = [at for at, token in enumerate(line) if token.held or token.text in barriers]
        runs = [(start + 1, stop) for start, stop in pairwise([-1, *ends, len(line)]) if start + 1 < stop]
        parted.append(
            [
                _Run(
                    start,
                    line[start:stop],
                    here[start:stop],
                    find_damaged([letters[text] for text in here[start:stop]]),
                )
                for start, stop in runs
            ]
        )
    return parted


def _is_barrier(text: str) -> bool:
    """Whether nothing may be changed in a token: an address, whose words always run together, or data of some kind.

    Nor where a glyph stands for white, which would come to be a token without anything to be seen.
    """
    if len(text) > _LONG or text.split() != [text]:
        return True
    return len(text) > _SHORT and bool(_ADDRESS.search(text))


def _search(
    runs: Sequence[_Run], vocabulary: Vocabulary, rates: Rates, check: Callable[[], None]
) -> dict[int, list[_Window]]:
    """The windows of runs, by their numbers, that have any."""
    suspects, reader = Suspects(vocabulary, rates), Reader(vocabulary, rates)
    texts = {text for run in runs for text in run.texts}
    plain = {text for text in texts if suspects.is_plain(text)}
    found: dict[int, list[_Window]] = {}
    for number, run in enumerate(runs):
        check()
        if plain.issuperset(run.texts) and True not in run.damaged:
            continue
        windows, own = suspects.find_windows(run.texts, run.damaged, plain)
        if windows:
            found[number] = [_settle(_look(run.texts, own, window), reader) for window in windows]
    return found


def _search_again(windows: Sequence[_Window], reader: Reader) -> list[_Window]:
    return [_settle(window, reader) for window in windows if any(unit.state for unit in window.units)]


def _look(texts: Sequence[str], own: Sequence[int], window: tuple[int, int]) -> _Window:
    clusters: list[str] = []
    spaced: list[bool] = []
    numbers: list[int] = []
    for number in range(*window):
        letters = split_clusters(texts[number])
        clusters += letters
        spaced += [True, *[False] * (len(letters) - 1)]
        numbers += [number] * len(letters)
    single = [own[number] for number in numbers]
    return _Window(*window, tuple(clusters), tuple(spaced), tuple(single), tuple(numbers))


def _settle(window: _Window, reader: Reader) -> _Window:
    """The window with the likeliest units, and where tokens surely begin."""
    units, likely = reader.weigh_words(window.clusters, window.spaced, window.own)
    starts = choose_starts(window.clusters, window.seen, likely)
    tokens = pairwise([*window.seen, len(window.clusters)])
    doubted = ["".join(window.clusters[slice(*token)]) for token in tokens if likely.get(token, 0.0) < _SOUND]
    return replace(window, units=tuple(units), starts=tuple(starts), doubted=tuple(doubted))


def _list_doubted(found: Iterable[Sequence[_Window]]) -> frozenset[str]:
    """The words, in lower case, of tokens that may not be as they stand."""
    tokens = {token for windows in found for window in windows for token in window.doubted}
    return frozenset(word for token in tokens for word in find_parts(token).words)


def _measure(windows: Iterable[_Window], size: int) -> Rates:
    """How often damage begins, by what is found of it that can't be chance."""
    glued = spaced = 0
    for window in windows:
        for state, run in groupby(window.units, key=attrgetter("state")):
            if state != SOUND and _count_spaces(window, list(run), state) >= _SURE:
                glued += state == GLUED
                spaced += state != GLUED
    return Rates(_rate(glued, size), _rate(spaced, size))


def _are_near(rates: Rates, others: Rates) -> bool:
    """Whether words found by the ones are found by the others."""
    pairs = (rates.glued, others.glued), (rates.spaced, others.spaced)
    return all(max(pair) <= _NEAR * min(pair) for pair in pairs)


def _count_spaces(window: _Window, run: Sequence[Unit], state: int) -> int:
    """The spaces that are lost in words which ran together, or put into words that are spaced out."""
    if state == GLUED:
        return sum(unit.spaced and not window.spaced[unit.start] for unit in run)
    return sum(sum(window.spaced[unit.start + 1 : unit.stop]) for unit in run)


def _rate(number: int, size: int) -> float:
    return min(max((number - _CHANCE * sqrt(number)) / (size + 1), _NONE), _MOST)


def _texts(run: _Run, windows: Sequence[_Window], rates: Rates) -> tuple[str, ...]:
    """The tokens as they are understood so far; what may be chance is not believed."""
    texts: list[str] = []
    last = 0
    for window in windows:
        texts += run.texts[last : window.start]
        last = window.stop
        states = {unit.state for unit in window.units} - {SOUND}
        if any((rates.glued if state == GLUED else rates.spaced) <= _NONE for state in states):
            texts += run.texts[window.start : window.stop]
            continue
        texts += ["".join(window.clusters[a:b]) for a, b in pairwise([*window.starts, len(window.clusters)])]
    return (*texts, *run.texts[last:])


def _is_changed(windows: Sequence[_Window]) -> bool:
    """Whether a space is seen where none should be, or none where one should."""
    return any([*window.starts] != window.seen for window in windows)


def _apply(run: Line, windows: Sequence[_Window], options: Options, edits: list[Edit]) -> list[Token]:
    result: list[Token] = []
    last = 0
    for window in windows:
        result += run[last : window.start]
        result += _apply_window(run, window, options, edits)
        last = window.stop
    return result + list(run[last:])


def _apply_window(run: Line, window: _Window, options: Options, edits: list[Edit]) -> list[Token]:
    """The window's new tokens; where old and new begin alike, and only there, one edit ends and another may begin."""
    new, old = [*window.starts], window.seen
    if new == old:
        return list(run[window.start : window.stop])
    result: list[Token] = []
    starts = {window.token[at]: at for at in reversed(old)}
    states = defaultdict(int, {unit.start: unit.state for unit in window.units})
    common = sorted({*new} & {*old})
    for start, stop in zip(common, [*common[1:], len(window.clusters)], strict=True):
        before = run[window.token[start] : window.token[stop - 1] + 1]
        cuts = [at for at in new if start <= at < stop]
        after = ["".join(window.clusters[a:b]) for a, b in zip(cuts, [*cuts[1:], stop], strict=True)]
        edit = _edit(before, after, {states[at] for at in cuts})
        doubtful = options.doubtful is None or edit.line in options.doubtful
        if len(before) == len(cuts) == 1 or edit.key in options.refused or not doubtful:
            result += before
            continue
        edits.append(edit)
        for at, text in zip(cuts, after, strict=True):
            token = run[window.token[at]]
            inside = len("".join(window.clusters[starts[window.token[at]] : at]))
            space = token.space if inside == 0 else " "
            result.append(token._replace(space=space, text=text, column=token.column + inside))
    return result


def _edit(before: Sequence[Token], after: Sequence[str], states: set[int]) -> Edit:
    old = before[0].text + "".join(token.space + token.text for token in before[1:])
    if len(after) == 1:
        reason = "pieces of one word"
    elif len(before) == 1:
        reason = "words had run together"
    else:
        reason = "letters stood apart" if states - {SOUND, GLUED} else "spaces stood at wrong places"
    return Edit(before[0].line, before[0].column, old, " ".join(after), STEP, reason)


def _rebuild(
    paragraphs: Sequence[Paragraph], parted: Sequence[Sequence[_Run]], changed: Mapping[int, Sequence[Token]]
) -> list[Paragraph]:
    """The paragraphs with the changed runs, by their numbers, in place of what they were."""
    result: list[Paragraph] = []
    rows, number = iter(parted), 0
    for paragraph in paragraphs:
        lines: list[Line] = []
        for line in paragraph.lines:
            tokens, last = list[Token](), 0
            for run in next(rows):
                tokens += line[last : run.start]
                tokens += changed.get(number, run.tokens)
                last = run.start + len(run.tokens)
                number += 1
            lines.append((*tokens, *line[last:]))
        result.append(replace(paragraph, lines=tuple(lines)))
    return result
