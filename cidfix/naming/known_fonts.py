"""Fonts with codes of their own that are in wide use: what each code stands for, by the names of the fonts.

Such a font says Latin letters of its codes, if anything, and draws something else. What it draws has been published for
many of them; `resources/encodings/fonts/` holds these tables, each with its sources.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache, cached_property
from typing import Literal

from cidfix.languages.scripts import COMMON, find_script
from cidfix.naming.tables import parse_rows
from cidfix.resource import find_resource

Side = Literal["after", "before"]


@dataclass(frozen=True, slots=True)
class Beside:
    """What a code stands for directly after, or before, another one."""

    code: int
    side: Side
    neighbour: int
    value: str


@dataclass(frozen=True)
class KnownFont:
    """A font, or several with the same codes: patterns for their names, and the text of each code.

    `names` are in small letters, * stands for any letters and ? for one. "" is the text of a code that is drawn and
    adds nothing.
    """

    name: str
    names: tuple[str, ...]
    values: Mapping[int, str]
    beside: tuple[Beside, ...]

    @cached_property
    def script(self) -> str:
        """The script of its letters (ISO 15924), "" if that is Latin as its codes are by themselves."""
        scripts = {find_script(text) for text in self.values.values()} - {COMMON, "Latn"}
        return min(scripts, default="")

    @property
    def family(self) -> str:
        """What it has in common with the fonts that are used together with it: its name up to a hyphen."""
        return self.name.partition("-")[0]

    def is_called(self, font: str) -> bool:
        """Whether a font's name, without its subset tag, is one of these; spaces and signs in it are no difference."""
        folded = "".join(filter(str.isalnum, font.casefold()))
        return any(fnmatchcase(folded, pattern) for pattern in self.names)


@cache
def read_known_fonts() -> tuple[KnownFont, ...]:
    """All that are known, by the names of their files."""
    files = sorted(find_resource("encodings", "fonts").glob("*.txt"))
    return tuple(parse_known_font(path.read_text(encoding="utf-8")) for path in files)


def parse_known_font(text: str) -> KnownFont:
    """A font as `resources/encodings/fonts/` holds it; `resources/encodings/README.md` describes the form."""
    name, *lines = (line for line in text.splitlines() if line and not line.startswith("# "))
    names: list[str] = []
    rows: list[str] = []
    beside: list[Beside] = []
    for line in lines:
        first, *rest = line.split()
        if first == "names":
            names += rest
        elif rest[0] in ("after", "before"):
            beside.append(_parse_beside(first, *rest))
        else:
            rows.append(line)
    return KnownFont(name, tuple(names), parse_rows(rows), tuple(beside))


def _parse_beside(code: str, side: str, neighbour: str, cell: str) -> Beside:
    values = parse_rows([f"00 {cell}"])
    return Beside(int(code, 16), "after" if side == "after" else "before", int(neighbour, 16), values[0])
