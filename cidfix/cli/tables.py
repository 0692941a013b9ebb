"""Rows for people and JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from fontTools import unicodedata

from cidfix.cli.console import escape


def print_json(value: Any) -> None:
    """One JSON object and nothing else."""
    print(json.dumps(value, ensure_ascii=False))


def format_json(value: Any) -> str:
    """JSON as it stands in files."""
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"


def print_table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Aligned columns; the last one runs free."""
    table = [list(head), *([escape(str(cell)) for cell in row] for row in rows)]
    widths = [max(_width(row[k]) for row in table) for k in range(len(head) - 1)]
    for row in table:
        cells = [cell + " " * (width - _width(cell)) for cell, width in zip(row, widths, strict=False)]
        print("  ".join([*cells, row[-1]]).rstrip())


def _width(text: str) -> int:
    """Columns on a terminal, nearly: marks take none, wide characters two (UAX 11)."""
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)
