"""The formats that a text can be written in, by the names that `--to` knows and files end with."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from cidfix.export.alto import format_alto
from cidfix.export.columns import format_conllu, format_tsv, format_vertical
from cidfix.export.freki import format_freki
from cidfix.export.html import format_html
from cidfix.export.jsons import format_json
from cidfix.export.md import format_md
from cidfix.export.model import Text
from cidfix.export.plain import format_txt
from cidfix.export.sfm import format_sfm
from cidfix.export.tei import format_tei
from cidfix.export.xigt import format_xigt
from cidfix.export.xml import format_xml

Format: TypeAlias = Callable[[Text], str]

FORMATS: Mapping[str, Format] = MappingProxyType(
    {
        "txt": format_txt,
        "md": format_md,
        "xml": format_xml,
        "tei": format_tei,
        "json": format_json,
        "html": format_html,
        "tsv": format_tsv,
        "conllu": format_conllu,
        "vertical": format_vertical,
        "sfm": format_sfm,
        "freki": format_freki,
        "alto": format_alto,
        "xigt": format_xigt,
    }
)
"""A function for each name, which is also the ending of its files."""

PAGED = frozenset({"html"})
"""The formats that show pages, for which `Text.draw` has to draw them."""

_HALVES = re.compile("[\ud800-\udfff]")  # of pairs, which no encoding can write


def format_text(text: Text, name: str) -> str:
    """The text in a format, such that it can be written as UTF-8."""
    return to_writable(FORMATS[name](text))


def to_writable(written: str) -> str:
    """A text without halves of pairs, as long as before."""
    try:
        written.encode("utf-8")
    except UnicodeEncodeError:
        return _HALVES.sub("\ufffd", written)
    return written  # as nearly all are; finding that out so is ten times as fast
