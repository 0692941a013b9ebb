"""Show the numbered lines as decoded so far; unknown codes are written (cid:n)."""

from __future__ import annotations

import argparse
from typing import Any

from cidfix.cli.console import escape
from cidfix.cli.loading import load_recovery, print_notes
from cidfix.cli.tables import print_json
from cidfix.recover.cues import format_line
from cidfix.recovery import Recovery


def add_options(parser: argparse.ArgumentParser) -> None:
    """No options of its own."""


def run(arguments: argparse.Namespace) -> int:
    """Print the lines."""
    recovery = load_recovery(arguments)
    rows = _find_rows(recovery)
    if arguments.json:
        print_json({"lines": rows})
        print_notes(recovery)
        return 0
    for row in rows:
        print(f"{row['line']}\t{escape(row['text'])}")
    print_notes(recovery)
    return 0


def _find_rows(recovery: Recovery) -> list[dict[str, Any]]:
    layout, index = recovery.layout, recovery.index
    glyphs = recovery.document.glyphs
    names = [font.name for font in recovery.document.fonts]
    codes = [[names[font], code] for font, code in zip(glyphs.font.tolist(), glyphs.code.tolist(), strict=True)]
    decoder = recovery.decoder("mark")
    return [
        {
            "line": format_line(layout, line),
            "page": int(layout.page[line]),
            "bbox": [round(edge, 2) for edge in layout.box[line].tolist()],
            "direction": recovery.direction_name(line),
            "text": decoder.decode_line(line),
            "tokens": [
                {"text": decoder.decode_token(token), "codes": [codes[glyph] for glyph in index.token_glyphs(token)]}
                for token in range(int(layout.line_start[line]), int(layout.line_start[line + 1]))
            ],
        }
        for line in range(len(layout.page))
    ]
