"""Code numbers that stand in glyph names, `a65`, `G41`, `char97`, `skt012`, and those of characters in code pages.

Programs that make fonts often name a glyph by nothing but its code in an encoding that is known from elsewhere.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

_FORMS = {
    10: re.compile(r"([A-Za-z]{0,8}?)([0-9]{1,3})"),
    16: re.compile(r"([A-Za-z]{0,8}?)([0-9A-Fa-f]{2})"),
}
_MOSTLY = 0.8  # share of a font's names that are numbered alike


def read_numbers(names: Mapping[int, str]) -> tuple[Mapping[int, int], ...]:
    """The numbers in the names of a font's codes, decimal, hexadecimal or both ways; none where they are no numbers.

    Only numbers of one byte, behind the same letters in most names.
    """
    found = []
    for base, form in _FORMS.items():
        parsed = {code: match for code, name in names.items() if (match := form.fullmatch(name.partition(".")[0]))}
        prefixes = Counter(match[1] for match in parsed.values())
        usual = prefixes.most_common(1)[0][0] if prefixes else ""
        numbers = {code: int(match[2], base) for code, match in parsed.items() if match[1] == usual}
        numbers = {code: number for code, number in numbers.items() if number < 0x100}
        if numbers and len(numbers) >= _MOSTLY * len(names):
            found.append(numbers)
    return tuple(found)


def to_byte(text: str, codec: str) -> int:
    """The code of a single character in a code page, -1 where it has none."""
    try:
        data = text.encode(codec)
    except UnicodeEncodeError:
        return -1
    return data[0] if len(data) == 1 else -1
