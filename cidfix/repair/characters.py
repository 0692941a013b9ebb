"""Characters that are not what they look like: letters of another script in a word, digits for letters, and forms.

Pajić and others (2015, section 2.3.4) met з as 3, и as u and у as y. A word is changed only where its letters are of
one script but for look-alikes of it (Unicode Technical Standard 39, whose data name them), and the changed word stands
elsewhere; all others are reported as they are. Text is brought to NFC; quotation marks and spaces only on request.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType

import regex

from cidfix.languages.scripts import COMMON, find_script
from cidfix.repair.ligatures import change_tokens
from cidfix.repair.model import Edit, Paragraph, Refused
from cidfix.repair.units import find_units, is_word
from cidfix.resource import find_resource

STEP = "characters"
_ODD = regex.compile(r"[\p{Co}\p{Cn}\p{Cc}\N{REPLACEMENT CHARACTER}]")
_FORMS = regex.compile(r"[\ufe70-\ufefc\ufb50-\ufbb1\ufbd3-\ufbff]")  # Arabic letters as they are joined
_PLAIN = {"\u2018": "'", "\u2019": "'", "\u02bc": "'", "\u201c": '"', "\u201d": '"', "\u201e": '"', "\u2033": '"'}
_WORD = regex.compile(r"[\p{L}\p{M}\p{Nd}]+")
_OFTEN = 2  # uses of the word that another is taken for


def repair_characters(
    paragraphs: Sequence[Paragraph], refused: Refused, *, quotes: bool
) -> tuple[list[Paragraph], list[Edit], list[Edit]]:
    """The paragraphs in NFC with look-alikes as their words have them; edits, and what is only reported."""
    done, edits = change_tokens(paragraphs, _compose, STEP, "one character for its parts", refused)
    tokens = Counter(token.text for paragraph in done for line in paragraph.lines for token in line)
    uses: Counter[str] = Counter()
    for text, number in tokens.items():
        for word in _WORD.findall(text):
            uses[word.lower()] += number
    swaps = _find_swaps(uses)
    if swaps:
        done, found = change_tokens(
            done,
            lambda text: _WORD.sub(lambda match: _swap(match[0], swaps), text),
            STEP,
            "letters of another script",
            refused,
        )
        edits += found
    if quotes:
        done, found = change_tokens(done, lambda text: text.translate(_TABLE), STEP, "plain quotation marks", refused)
        edits += found
    return done, edits, _report(done)


_TABLE = str.maketrans(_PLAIN)


def _compose(text: str) -> str:
    if text.isascii():
        return text
    return unicodedata.normalize("NFC", _FORMS.sub(lambda match: unicodedata.normalize("NFKC", match[0]), text))


def _find_swaps(uses: Mapping[str, int]) -> dict[str, str]:
    """Words in which letters of another script stand, or digits, and the words they are taken for."""
    swaps: dict[str, str] = {}
    for word in uses:
        if word.isascii() and (word.isalpha() or word.isdigit()):
            continue
        right = _in_one_script(word)
        if right and right != word and uses.get(right, 0) >= _OFTEN and uses[right] > uses[word]:
            swaps[word] = right
    return swaps


@lru_cache(maxsize=1 << 16)
def _in_one_script(word: str) -> str:
    """The word in the script of most of its letters, "" where not every other letter has a look-alike there."""
    scripts = Counter(script for letter in word if (script := find_script(letter)) != COMMON)
    if not scripts:
        return ""
    main, number = scripts.most_common(1)[0]
    if 2 * number <= len(word):
        return ""
    alike = read_lookalikes().get(main, {})
    letters = [
        letter
        if (script := find_script(letter)) == main or (script == COMMON and not letter.isdigit())
        else alike.get(letter, "")
        for letter in word
    ]
    return "".join(letters) if all(letters) else ""


def _swap(word: str, swaps: Mapping[str, str]) -> str:
    right = swaps.get(word.lower())
    if right is None:
        return word
    if len(right) != len(word):
        return word
    return "".join(new.upper() if old.isupper() else new for old, new in zip(word, right, strict=True))


def _report(paragraphs: Sequence[Paragraph]) -> list[Edit]:
    """Characters without a meaning, and words of two scripts, as they stand."""
    texts = {token.text for paragraph in paragraphs for line in paragraph.lines for token in line}
    doubts = {
        text: reason for text in texts if not (text.isascii() and text.isprintable()) and (reason := _doubt(text))
    }
    return [
        Edit(token.line, token.column, token.text, token.text, STEP, doubts[token.text])
        for paragraph in paragraphs
        if doubts
        for line in paragraph.lines
        for token in line
        if token.text in doubts
    ]


@lru_cache(maxsize=1 << 16)
def _doubt(text: str) -> str:
    if _ODD.search(text):
        return "a character that has no meaning of its own"
    for unit in find_units(text):
        if is_word(unit):
            scripts = {script for letter in unit if (script := find_script(letter)) != COMMON}
            if len(scripts) > 1 and not scripts <= _TOGETHER:
                return "letters of two scripts in one word"
    return ""


_TOGETHER = {"Hani", "Hira", "Kana", "Hang", "Bopo"}


@cache
def read_lookalikes() -> Mapping[str, Mapping[str, str]]:
    """For each script the characters of others that look like a letter of it, in lower case, and that letter."""
    rows = find_resource("lookalikes.txt").read_text("utf-8").splitlines()
    table: dict[str, dict[str, str]] = {}
    for row in rows:
        if row and not row.startswith("#"):
            letters = row.split()
            for letter in letters:
                script = find_script(letter)
                if script != COMMON:
                    for other in letters:
                        if other != letter:
                            table.setdefault(script, {}).setdefault(other, letter)
    return MappingProxyType({script: MappingProxyType(letters) for script, letters in table.items()})
