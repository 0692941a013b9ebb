"""Signs in the words that a font's own map is wrong: text as it comes out of 8-bit hacks, shifts and permutations.

No dictionary and no language is needed. Over the 451 translations of the Universal Declaration in alphabets with
vowels, at most 1.7 % of the words of three letters have no vowel and 32 to 65 % of the letters are vowels; a
permuted alphabet leaves that at once.
"""

from __future__ import annotations

import unicodedata as bundled
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Self

import numpy as np
import regex
from fontTools import unicodedata
from numpy.typing import NDArray

from cidfix.pdf.document import Bools
from cidfix.recover.sample import FontSample, Sign

_WORD = regex.compile(r"[\p{L}\p{M}]+")
_ACCENT = regex.compile(r"[\p{Sk}\p{Cf}ˆˇˉ˘˙˚˛˜˝]")  # drawn over its letter, as TeX does, it parts no word
_CAPITAL_INSIDE = regex.compile(r"\p{Ll}\p{M}*(\p{Lu})")
_DIGIT_INSIDE = regex.compile(r"\p{Ll}\p{M}*([0-9]+)\p{L}")
_ASCII_SIGN_INSIDE = regex.compile(r"\p{L}\p{M}*([!\"#$%*+;<=>?\[\\\]{|}]+)\p{L}")
_SIGNS = "¡¢£¤¥¦§¨©ª«¬®¯°±²³¶¹º»¼½¾¿×÷"
_NEVER_BEFORE = frozenset(_SIGNS) - frozenset("¡¿«»")  # these do stand directly before letters
_SIGN_INSIDE = regex.compile(rf"\p{{L}}\p{{M}}*([{_SIGNS}]+)\p{{L}}")
_ADDRESS = regex.compile(r"@|://|www\.")
_SMALL = regex.compile(r"\p{Ll}")

# the letters that are vowels without their marks; y and w are in because some languages have no other in a word
_VOWELS = frozenset(
    "aeiouywæœøɐɑɒɔəɘɛɜɞɤɨɪɯɵʉʊʌʏıǝɩʋ" + "аеёиоуыэюяіїєөүұәӕѣѫѧѵөӏ" + "αεηιουω" + "աեէըիոօւ" + "აეიოუჱჲჳჵ"
)
_WITH_VOWELS = frozenset({"Latn", "Cyrl", "Grek", "Armn", "Geor"})
_TOGETHER = frozenset({"Hani", "Hira", "Kana", "Hang", "Bopo"})  # written together in one word
_NO_SCRIPT = frozenset({"Zyyy", "Zinh", "Zzzz"})


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class _Words:
    """Words that differ, each with how often it was met, (W,).

    `letters` are the different characters in them; `letter` (M,) numbers those of all words in a row, of which each
    word begins at `start` (W,).
    """

    texts: tuple[str, ...]
    uses: NDArray[np.int64]
    letters: tuple[str, ...]
    letter: NDArray[np.int64]
    start: NDArray[np.int64]

    @classmethod
    def of(cls, uses: Mapping[str, int]) -> Self:
        """The words by how often each was met."""
        row = "".join(uses)
        letters = tuple(dict.fromkeys(row))
        numbers = {letter: number for number, letter in enumerate(letters)}
        letter = np.fromiter(map(numbers.__getitem__, row), np.int64, len(row))
        lengths = np.fromiter(map(len, uses), np.int64, len(uses))
        return cls(
            tuple(uses), np.fromiter(uses.values(), np.int64, len(uses)), letters, letter, np.cumsum(lengths) - lengths
        )

    @property
    def lengths(self) -> NDArray[np.int64]:
        """How many characters each word has."""
        return np.diff(self.start, append=len(self.letter))

    def count(self, among: Callable[[str], bool]) -> NDArray[np.int64]:
        """How many of each word's characters are `among` some, of which each different one is asked once."""
        chosen = np.array([among(letter) for letter in self.letters], np.int64)
        counts: NDArray[np.int64] = np.add.reduceat(chosen[self.letter], self.start) if len(self.start) else self.uses
        return counts

    def begins(self, among: Callable[[str], bool]) -> Bools:
        """Whether each word begins with a character `among` some."""
        return np.array([among(letter) for letter in self.letters], np.bool_)[self.letter[self.start]]

    def choose(self, chosen: Bools) -> dict[str, int]:
        """Some of the words, with how often each was met."""
        numbers = np.flatnonzero(chosen)
        return {self.texts[k]: uses for k, uses in zip(numbers.tolist(), self.uses[numbers].tolist(), strict=True)}


def find_word_signs(sample: FontSample, shapes_fit: bool) -> list[Sign]:
    """The signs in a font's words, those that explain most first.

    Program listings and the names of products mix characters as hacks do; where the heights of the letters are right
    (`shapes_fit`), that is but a weak sign.
    """
    runs = _drop_accents({text: count for text, count in sample.whole.items() if not _ADDRESS.search(text)})
    parts: Counter[str] = Counter()
    for text, count in runs.items():
        for word in (text,) if text.isalpha() else _WORD.findall(text):
            parts[word] += count
    words = _Words.of(parts)
    is_long = (words.lengths >= 4) & (words.count(_is_small) > 0)
    long = words.choose(is_long)
    with_letters = {t: count for t, count in runs.items() if len(t) >= 3 and (t.isalpha() or _WORD.search(t))}
    signs = [
        _shifted(runs),
        _accented(words),
        _mixed_scripts(sample, words),
        _inside(sample, with_letters, _SIGN_INSIDE, 0.05, "signs stand between the letters of"),
        *_vowel_signs(words, is_long),
    ]
    mixed = [
        _capitals_inside(sample, long),
        _inside(sample, with_letters, _ASCII_SIGN_INSIDE, 0.15, "signs stand between the letters of"),
        _inside(sample, with_letters, _DIGIT_INSIDE, 0.08, "digits stand between the letters of"),
    ]
    if shapes_fit:
        mixed = [replace(sign, strength=min(0.2 * sign.strength, 0.6)) for sign in mixed if sign]
    signs[3:3] = mixed
    signs.append(_signs_before_letters(sample))
    return [sign for sign in signs if sign]


def _drop_accents(uses: Mapping[str, int]) -> dict[str, int]:
    # Together, since next to no text has any; no text has the end of a line in it.
    return dict(zip(_ACCENT.sub("", "\n".join(uses)).split("\n"), uses.values(), strict=False))


def _find_marked(pattern: regex.Pattern[str], texts: Collection[str]) -> dict[str, list[str]]:
    """The texts, of many of which few are found, in which a pattern is met, with what its group holds each time."""
    order, ends = tuple(texts), list(accumulate(len(text) + 1 for text in texts))
    found: dict[str, list[str]] = {}
    for match in pattern.finditer("\n".join(order)):
        found.setdefault(order[bisect_right(ends, match.start())], []).append(match[1])
    return found


def _capitals_inside(sample: FontSample, long: Mapping[str, int]) -> Sign | None:
    found = _find_marked(_CAPITAL_INSIDE, long)
    capitals: Counter[str] = Counter()
    for word, letters in found.items():
        for letter in dict.fromkeys(letters):
            capitals[letter] += long[word]
    if capitals:  # one alone may be a letter that looks the same in both cases
        del capitals[capitals.most_common(1)[0][0]]
    bad = {word: long[word] for word, letters in found.items() if any(letter in capitals for letter in letters)}
    return _rate_sign(
        sample, long, bad, 0.08, "capital letters stand after small ones inside", lambda word: found[word][0]
    )


def _inside(
    sample: FontSample, with_letters: Mapping[str, int], pattern: regex.Pattern[str], enough: float, reason: str
) -> Sign | None:
    found = _find_marked(pattern, with_letters)
    bad = {text: with_letters[text] for text in found}
    return _rate_sign(sample, with_letters, bad, enough, reason, lambda text: found[text][0][0])


def _signs_before_letters(sample: FontSample) -> Sign | None:
    """Codes that say a sign and mostly stand before small letters, which may be another font's: borrowed letters."""
    total = sum(facts.uses for facts in sample.codes if facts.drawn)
    bad = [f for f in sample.codes if f.says in _NEVER_BEFORE and f.uses >= 2 and f.before >= f.uses / 2]
    uses = sum(facts.uses for facts in bad)
    if uses < 4:
        return None
    examples = tuple((facts.code, facts.says, "it stands before small letters") for facts in bad)
    signs = ", ".join(facts.says for facts in bad[:5])
    return Sign(uses / total / 0.05, f"signs stand before small letters, such as {signs}", examples)


def _mixed_scripts(sample: FontSample, words: _Words) -> Sign | None:
    script = {letter: unicodedata.script(letter) for letter in words.letters}
    script = {letter: name for letter, name in script.items() if name not in _NO_SCRIPT | _TOGETHER}
    met = np.bincount(words.letter, np.repeat(words.uses, words.lengths), len(words.letters)).tolist()
    uses: Counter[str] = Counter()
    for letter, count in zip(words.letters, met, strict=True):
        if letter in script:
            uses[script[letter]] += count
    if len(uses) < 2:
        return None
    main = uses.most_common(1)[0][0]
    # a letter or two are borrowed for good: Latin æ in Ossetian, Greek θ in phonetic writing
    foreign = {letter for letter, name in script.items() if name != main}
    if len(foreign) < 5:
        return None
    has_main = words.count(lambda letter: script.get(letter) == main) > 0
    bad = words.choose((words.count(foreign.__contains__) > 0) & has_main)
    sign = _rate_sign(
        sample,
        words.choose(words.lengths > 0),
        bad,
        0.05,
        "two scripts are mixed inside",
        lambda word: next(c for c in word if c in foreign),
    )
    if sign is None:
        return None
    # a font may draw one letter for two scripts; that of more is no chance, though all look right
    return replace(sign, stands=not _has_one_cause(bad))


def _has_one_cause(bad: Mapping[str, int]) -> bool:
    """Whether nearly all these words have one letter in common, in either case."""
    uses: Counter[str] = Counter()
    for word, count in bad.items():
        for letter in set(word.lower()):
            uses[letter] += count
    return uses.most_common(1)[0][1] >= 0.9 * sum(bad.values())


def _accented(words: _Words) -> Sign | None:
    enough = words.lengths >= 3
    total = int((words.lengths * words.uses)[enough].sum())
    accented = int((words.count(lambda letter: "À" <= letter <= "ÿ") * words.uses)[enough].sum())
    if total < 20 or accented <= 0.45 * total:
        return None
    letters = words.choose(enough)
    example = max(letters, key=lambda word: (letters[word], len(word)))
    return Sign(
        1, f"{accented / total:.0%} of the letters are accented Latin ones, more than in any language, e.g. “{example}”"
    )


def _vowel_signs(words: _Words, is_long: Bools) -> tuple[Sign | None, Sign | None]:
    """Signs in words of alphabets that write vowels: words without one, and too few or too many among the letters."""
    chosen = is_long & words.begins(lambda letter: unicodedata.script(letter) in _WITH_VOWELS)
    vowels = words.count(_is_vowel)
    return _without_vowels(words, chosen, vowels), _vowel_share(words, chosen, vowels)


def _without_vowels(words: _Words, chosen: Bools, vowels: NDArray[np.int64]) -> Sign | None:
    bad = words.choose(chosen & (vowels == 0))
    total, wrong = int(words.uses[chosen].sum()), sum(bad.values())
    if total < 20 or len(bad) < 5:  # a font of formulas has few names of four letters
        return None
    return Sign(wrong / total / 0.2, f"{wrong / total:.0%} of the words have no vowel, {_quoted(bad)}")


def _vowel_share(words: _Words, chosen: Bools, vowels: NDArray[np.int64]) -> Sign | None:
    total = int((words.lengths * words.uses)[chosen].sum())
    if total < 150 or np.count_nonzero(chosen) < 15:
        return None
    share = int((vowels * words.uses)[chosen].sum()) / total
    strength = (0.32 - share) / 0.08 if share < 0.32 else (share - 0.68) / 0.08
    if strength <= 0:
        return None
    return Sign(strength, f"{share:.0%} of the letters are vowels, {_quoted(words.choose(chosen))}")


def _is_vowel(character: str) -> bool:
    return bundled.normalize("NFD", character)[0].lower() in _VOWELS


def _is_small(character: str) -> bool:
    return _SMALL.match(character) is not None


def _shifted(runs: Mapping[str, int]) -> Sign | None:
    """All characters may stand a constant number of places from the right ones, as glyph ids do from ASCII."""
    common = [text for text, _ in Counter(runs).most_common(200) if len(text) >= 3 and _WORD.search(text)]
    sample = [text for text in common if all(" " < character < "\u0180" for character in text)]
    now = _plausible(sample, 0) if len(sample) >= 12 else 1
    if now > 0.75:
        return None
    best = max(range(-40, 41), key=lambda places: _plausible(sample, places))
    if _plausible(sample, best) < 0.9:
        return None
    text = max(sample, key=len)
    right = "".join(chr(ord(character) + best) for character in text)
    return Sign(1, f"all characters stand {abs(best)} places from plausible ones: “{text}” would be “{right}”")


def _plausible(texts: list[str], places: int) -> float:
    """The share of texts that look like words of a language when each character is moved so many places."""
    good = 0
    for text in texts:
        moved = "".join(chr(max(1, ord(character) + places)) for character in text).rstrip(".,;:!?)")
        one_case = moved[1:] == moved[1:].lower() or moved == moved.upper()
        good += moved.isalpha() and one_case and any(map(_is_vowel, moved))
    return good / len(texts)


def _rate_sign(
    sample: FontSample,
    words: Mapping[str, int],
    bad: Mapping[str, int],
    enough: float,
    reason: str,
    offender: Callable[[str], str],
) -> Sign | None:
    """A sign as strong as the share of bad words is of `enough`; three words are no evidence."""
    total, wrong = sum(words.values()), sum(bad.values())
    if wrong < 4 or len(bad) < 3:
        return None
    shown = sorted(bad, key=lambda word: -bad[word])[:3]
    examples = tuple((sample.code_of(offender(word)), offender(word), f"in “{word}”") for word in shown)
    return Sign(wrong / total / enough, f"{reason} {wrong / total:.0%} of the words, {_quoted(bad)}", examples)


def _quoted(words: Mapping[str, int]) -> str:
    return "e.g. " + ", ".join(f"“{word}”" for word in sorted(words, key=lambda word: -words[word])[:3])
