"""Show which fonts are broken, and why: a row a font, the biggest share of the text first."""

from __future__ import annotations

import argparse
from typing import Any

from cidfix.cli.loading import load_recovery, print_notes
from cidfix.cli.tables import print_json, print_table
from cidfix.export.report import describe_guesses
from cidfix.recover.triage import Verdict
from cidfix.recovery import Recovery


def add_options(parser: argparse.ArgumentParser) -> None:
    """No options of its own."""


def run(arguments: argparse.Namespace) -> int:
    """Print the fonts."""
    recovery = load_recovery(arguments)
    verdicts = sorted(recovery.verdicts, key=lambda verdict: (-verdict.share, verdict.font))
    if arguments.json:
        print_json({"fonts": [_to_json(recovery, verdict) for verdict in verdicts]})
        print_notes(recovery)
        return 0
    print_table(
        ("font", "name", "kind", "codes", "share", "verdict", "space", "stop", "reason"),
        (_to_row(recovery, verdict) for verdict in verdicts),
    )
    print_notes(recovery)
    return 0


def _to_row(recovery: Recovery, verdict: Verdict) -> tuple[object, ...]:
    row = _to_json(recovery, verdict)
    kind = row["kind"] if row["embedded"] else f"{row['kind']}, not embedded"
    share = f"{row['share']:.1%}"
    spaces, stops = (_best(row[key]) for key in ("space", "stop"))
    return row["font"], row["name"], kind, row["codes"], share, row["verdict"], spaces, stops, row["reason"]


def _best(guesses: list[dict[str, Any]]) -> str:
    return ",".join(str(guess["code"]) for guess in guesses if guess["used"]) or "none"


def _to_json(recovery: Recovery, verdict: Verdict) -> dict[str, Any]:
    document = recovery.document
    font = document.fonts[verdict.font]
    separators = recovery.layout.separators[verdict.font]
    return {
        "font": font.name,
        "name": font.base_name,
        "kind": font.kind,
        "embedded": font.embedded,
        "codes": verdict.codes,
        "share": round(verdict.share, 4),
        "verdict": verdict.verdict,
        "reason": verdict.reason,
        "examples": [{"code": code, "says": says, "why": why} for code, says, why in verdict.examples],
        "doubts": [{"code": doubt.code, "says": doubt.says, "looks": doubt.looks} for doubt in verdict.doubts],
        "space": describe_guesses(document, separators.spaces),
        "stop": describe_guesses(document, separators.stops),
    }
