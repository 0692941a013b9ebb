"""Show, merge, convert and apply saved maps."""

from __future__ import annotations

import argparse
from functools import reduce
from pathlib import Path

from cidfix.cli import map_exchange
from cidfix.cli.console import say, show_value
from cidfix.cli.outputs import Output, check_outputs
from cidfix.cli.tables import print_json, print_table
from cidfix.recover.maps import MapConflict, SavedMap, merge_maps, read_map, write_map


def add_options(parser: argparse.ArgumentParser) -> None:
    """The commands about maps."""
    commands = parser.add_subparsers(metavar="ACTION", required=True)
    show = commands.add_parser("show", help="print what a map knows", description="Print what a map knows.")
    show.add_argument("file", type=Path, metavar="MAP")
    show.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    show.set_defaults(run=_show)
    merge = commands.add_parser("merge", help="make one map of several", description="Make one map of several.")
    merge.add_argument("files", type=Path, nargs="+", metavar="MAP")
    merge.add_argument("-o", dest="out", type=Path, required=True, metavar="OUT", help="the map to write")
    merge.set_defaults(run=_merge)
    map_exchange.add_options(commands)


def _show(arguments: argparse.Namespace) -> int:
    saved = read_map(arguments.file)
    show = str if arguments.json else show_value
    rows = [
        (
            glyph.font,
            glyph.code,
            " ".join(show(value.value) for value in glyph.values).strip() or ("(space)" if glyph.space else ""),
            glyph.outline,
        )
        for glyph in saved.glyphs
    ]
    if arguments.json:
        print_json({"glyphs": [dict(zip(("font", "code", "values", "outline"), row, strict=True)) for row in rows]})
    else:
        print_table(("font", "code", "values", "outline"), rows)
    return 0


def _merge(arguments: argparse.Namespace) -> int:
    check_outputs([Output("-o", arguments.out)], ())
    conflicts: list[MapConflict] = []

    def merge(first: SavedMap, second: SavedMap) -> SavedMap:
        merged, found = merge_maps(first, second)
        conflicts.extend(found)
        return merged

    write_map(arguments.out, reduce(merge, [read_map(path) for path in arguments.files]))
    for conflict in conflicts:
        sides = (
            f"{' '.join(map(show_value, conflict.values))} against {' '.join(map(show_value, conflict.other_values))}"
        )
        say(f"cidfix: note: {conflict.font}:{conflict.code}: {sides}; both are kept")
    return 0
