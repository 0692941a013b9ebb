"""Text typed in a hand-made font, made Unicode by a map: no PDF, its bytes are the codes.

Such a file is text for whoever has the font. It comes as bytes, or as what a program made of these bytes when it took
them for Latin letters or for those of a symbol font and saved them as Unicode.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby

from cidfix.errors import CidfixError
from cidfix.export.maps.table import CodeContext, CodeTable, find_ordering
from cidfix.naming.letters import to_typed
from cidfix.recover.drawn import put_in_order_of
from cidfix.remembered import remembered

PRIVATE = 0xF0000
"""U+F0000 + a code stands for that code where text is Unicode, as in the copies of PDFs that codes are read from."""

_SYMBOLS = 0xF000  # U+F020 to U+F0FF: the bytes of a symbol font (OpenType, table cmap, encoding 3.0)
_MARKS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))
_REMEMBERED = 1 << 16  # words
_LONGEST = 64  # codes; longer words hardly come again
STEPS = {"after": -1, "before": 1}

Item = int | str
"""A code, or a letter that is none and stays."""


def apply_map(table: CodeTable, data: bytes, only_bytes: bool) -> str:
    """The text of a legacy file in NFC and logical order; codes that the map does not know become (cid:n).

    ASCII's controls and its space stay where the map says nothing of them, and so does what is no code of the font.
    `only_bytes`: each byte is a code, also where the file could be UTF-8. Linear in the length of the file. Raises
    CidfixError where the file is bytes and the codes of the font are none.
    """
    converter = WordConverter(table)
    separators = table.separators
    items = _read_items(table, data, only_bytes)
    words = groupby(items, lambda item: item in separators if isinstance(item, int) else item.isspace())
    return "".join(converter.convert(tuple(word)) for _, word in words)


class WordConverter:
    """Converts words of a table's codes, each kind of word once."""

    def __init__(self, table: CodeTable) -> None:
        self._values = {**{code: chr(code) for code in table.passed}, **table.values}
        self._rules = find_ordering(table.script)
        self._contexts: dict[int, list[CodeContext]] = defaultdict(list)
        for context in table.contexts:
            self._contexts[context.code].append(context)

    def knows(self, code: int) -> bool:
        """Whether the table has a value for a code."""
        return code in self._values

    def convert(self, word: tuple[Item, ...]) -> str:
        """The text of a word, or of a run of separators."""
        return self._convert_short(word) if len(word) <= _LONGEST else self._convert(word)

    @remembered(_REMEMBERED)
    def _convert_short(self, word: tuple[Item, ...]) -> str:
        return self._convert(word)

    def _convert(self, word: tuple[Item, ...]) -> str:
        values = [item if isinstance(item, str) else self._find_value(word, at) for at, item in enumerate(word)]
        pairs = zip(word, values, strict=True)
        parts = [f"(cid:{item})" if value is None else to_typed(value) for item, value in pairs]
        return put_in_order_of(self._rules, parts, [value is None for value in values])

    def _find_value(self, word: tuple[Item, ...], at: int) -> str | None:
        code = word[at]
        assert isinstance(code, int)
        for context in self._contexts.get(code, ()):
            beside = at + STEPS[context.side]
            if 0 <= beside < len(word) and word[beside] == context.neighbour:
                return context.value
        return self._values.get(code)


def _read_items(table: CodeTable, data: bytes, only_bytes: bool) -> Iterable[Item]:
    text = None if only_bytes else _find_text(data)
    if text is None and not table.is_bytes:
        remedy = "give a text in UTF-8 in which U+F0000 and more stand for the codes"
        raise CidfixError("the text is bytes, and the codes of this font are larger, or end lines", table.font, remedy)
    if text is None:
        return data
    find = _to_byte if table.is_bytes else _to_private
    return map(find, text)


def _find_text(data: bytes) -> str | None:
    """The characters of a file that is Unicode; None where it is bytes, or ASCII, which is both."""
    marked = next(((mark, encoding) for mark, encoding in _MARKS if data.startswith(mark)), (b"", "utf-8"))
    try:
        return data[len(marked[0]) :].decode(marked[1])
    except UnicodeDecodeError:
        return None


@lru_cache(1 << 12)
def _to_byte(letter: str) -> Item:
    """The byte that a character was made of, itself where it was made of none.

    Windows-1252 has no letter for five bytes, and programs keep those as they are.
    """
    point = ord(letter)
    for first in (0, _SYMBOLS, PRIVATE):
        if first <= point <= first + 0xFF:
            return point - first
    try:
        return letter.encode("cp1252")[0]
    except UnicodeEncodeError:
        return letter


def _to_private(letter: str) -> Item:
    point = ord(letter)
    return point - PRIVATE if point >= PRIVATE else letter
