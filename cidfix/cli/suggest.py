"""Say what to type next: the places that settle most for the fewest keys, best first."""

from __future__ import annotations

import argparse

from cidfix.cli.console import count
from cidfix.cli.loading import load_recovery, print_notes
from cidfix.cli.tables import print_json, print_table


def add_options(parser: argparse.ArgumentParser) -> None:
    """No options of its own."""


def run(arguments: argparse.Namespace) -> int:
    """Print the suggestions."""
    recovery = load_recovery(arguments)
    suggestions = recovery.suggest()
    if arguments.json:
        rows = [
            {
                "line": s.line,
                "token": s.token,
                "count": s.count,
                "resolves": s.resolves,
                "gain": s.gain,
                "page": s.page,
                "bbox": list(s.box),
                "glyphs": None if s.glyphs is None else list(s.glyphs),
            }
            for s in suggestions
        ]
        print_json({"suggestions": rows})
        print_notes(recovery)
        return 0
    if not suggestions:
        print(f"Nothing is left to type: {'every code is known' if recovery.in_text.any() else 'there is no text'}.")
        print_notes(recovery)
        return 0
    print("Look at these places and type what you see, beginning each line with its cue:")
    print_table(
        ("cue", "teaches", "share of the text", "as decoded so far"),
        (
            (
                s.cue,
                count(s.resolves, "code") if s.resolves else "(instead of one above)",
                f"{s.gain:.1%}",
                recovery.decode_suggestion(s),
            )
            for s in suggestions
        ),
    )
    print_notes(recovery)
    return 0
