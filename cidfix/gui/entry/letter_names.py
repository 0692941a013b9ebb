"""Letters by their Unicode names and code points: to find one that no keyboard here has, and to say what one is."""

from __future__ import annotations

import re
from dataclasses import dataclass

from fontTools import unicodedata

from cidfix.gui.glyphs.code_points import describe_characters
from cidfix.recover.typed import find_letters

_LEFT_OUT = re.compile("CJK |HANGUL SYLLABLE|TANGUT|NUSHU|KHITAN|EGYPTIAN|ANATOLIAN|CUNEIFORM|VARIATION SELECTOR|<")
_KINDS = "LMNPS"
_POINT = re.compile(r"(?:[uU]\\?\+?|0?[xX])([0-9A-Fa-f]{2,6})|([0-9A-Fa-f]{3,6})")
_RELATION = re.compile(r" WITH .*")


@dataclass(frozen=True, slots=True)
class LetterNames:
    """Every letter, mark and sign of Unicode that typing may need, with its name between spaces, in their order."""

    names: tuple[tuple[str, str], ...]

    def find(self, words: str, scripts: frozenset[str], most: int) -> tuple[str, ...]:
        """The letters that `words` may mean, likeliest first: a code point, a letter (for its relatives), or a name.

        Words of a name may be cut short, and come in any order: "ka desc". Letters of `scripts` (four-letter codes)
        come before others.
        """
        asked = words.strip()
        if len(find_letters(asked)) == 1:
            return tuple(dict.fromkeys(self._find_relatives(unicodedata.normalize("NFC", asked))))[:most]
        point = find_code_point(asked)
        named = self._find_named(asked.upper().split(), scripts | _SHARED)
        return tuple(dict.fromkeys([*([point] if point else []), *named]))[:most]

    def _find_named(self, words: list[str], scripts: frozenset[str]) -> list[str]:
        if not words:
            return []
        starts = [f" {word}" for word in words]
        whole = [f" {word} " for word in words]
        found = [(name, letter) for name, letter in self.names if all(start in name for start in starts)]

        def rank(pair: tuple[str, str]) -> tuple[bool, int, int, str]:
            name, letter = pair
            # The nearest name is the one in which the fewest words were not asked for.
            return (
                unicodedata.script(letter) not in scripts,
                -sum(word in name for word in whole),
                name.count(" "),
                letter,
            )

        return [letter for _, letter in sorted(found, key=rank)]

    def _find_relatives(self, letter: str) -> list[str]:
        """The letter in either case, and all that are called the same "with" something."""
        found = [letter, letter.swapcase()] if letter.swapcase() != letter else [letter]
        for form in tuple(found):
            base = _find_name(unicodedata.normalize("NFD", form)[0])
            stem = f" {_RELATION.sub('', base)} "
            found += [other for name, other in self.names if name.startswith(stem)]
        return found


_SHARED = frozenset({"Zyyy", "Zinh"})  # signs and marks of no script


def read_names() -> LetterNames:
    """Collect the names; takes a few tenths of a second."""
    found = []
    for point in range(0x21, 0x20000):
        character = chr(point)
        if unicodedata.category(character)[0] in _KINDS:
            name = unicodedata.name(character, "")
            if name and not _LEFT_OUT.match(name):
                found.append((f" {name} ", character))
    return LetterNames(tuple(found))


def find_code_point(text: str) -> str | None:
    """The character of a code point as people write it: U+049A, u049A, x49A, 49A; None where it is none."""
    match = _POINT.fullmatch(text.strip())
    if match is None:
        return None
    point = int(match.group(1) or match.group(2), 16)
    is_character = 0x20 < point <= 0x10FFFF and unicodedata.category(chr(point)) not in ("Cc", "Cs", "Cn")
    return chr(point) if is_character else None


def describe_letter(letter: str) -> str:
    """What a letter is made of: "U+0440 CYRILLIC SMALL LETTER ER + U+030C COMBINING CARON"."""
    return " + ".join(f"{point} {name}" for point, name in describe_characters(letter))


def _find_name(character: str) -> str:
    return str(unicodedata.name(character, ""))
