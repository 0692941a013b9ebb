"""Convert maps between formats, and apply one to a text that was typed in its font."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Any

from cidfix.cli.console import say
from cidfix.cli.outputs import Input, Output, check_outputs
from cidfix.errors import CidfixError
from cidfix.export.maps.apply import apply_map
from cidfix.export.maps.formats import FORMATS, Wanted, find_format, read_any_map, write_any_map
from cidfix.export.maps.table import to_code_table
from cidfix.files import read_bytes, write_atomically
from cidfix.recover.maps import FontFamily, SavedMap

_CONVERT = (
    "Write a map in another format, by the endings of the files: .json (cidfix), .tsv, .map (TECkit), .cmap, .cl."
)
_APPLY = "Make Unicode of a text that was typed in a hand-made font: its bytes are codes of the map."


def add_options(commands: argparse._SubParsersAction[Any]) -> None:
    """The commands `map convert` and `map apply`."""
    convert = commands.add_parser("convert", help="write a map in another format", description=_CONVERT)
    convert.add_argument("file", type=Path, metavar="IN", help="the map to read")
    convert.add_argument("out", type=Path, metavar="OUT", help="the map to write")
    convert.add_argument("--font", default="", metavar="NAME", help="the font, where a format takes one or names none")
    convert.add_argument("--to", choices=FORMATS, help="the format to write (default: by OUT)")
    convert.add_argument("--from", dest="source", choices=FORMATS, help="the format to read (default: by IN)")
    convert.add_argument(
        "--family",
        action="append",
        default=[],
        metavar="PATTERN",
        help='other names of the font, such as "Nivkh*": the map applies by them where the font is not embedded',
    )
    convert.add_argument(
        "--code-bytes",
        type=int,
        choices=(1, 2, 3, 4),
        default=0,
        help="bytes of a code in a CMap (2 for most CID fonts)",
    )
    convert.set_defaults(run=_convert)
    apply = commands.add_parser("apply", help="make Unicode of a text typed in a hand-made font", description=_APPLY)
    apply.add_argument("file", type=Path, metavar="MAP", help="a map in any of the formats of `map convert`")
    apply.add_argument("text", type=Path, metavar="TEXT", help="the text: bytes, or the same read as Latin letters")
    apply.add_argument("-o", dest="out", type=Path, required=True, metavar="OUT", help="the text to write, in UTF-8")
    apply.add_argument("--font", default="", metavar="NAME", help="the font, where the map has several")
    apply.add_argument("--bytes", action="store_true", help="each byte is a code, also where TEXT looks like UTF-8")
    apply.set_defaults(run=_apply)


def _convert(arguments: argparse.Namespace) -> int:
    check_outputs([Output("OUT", arguments.out)], [Input("IN", arguments.file)])
    wanted = Wanted(arguments.to or find_format(arguments.out), arguments.font, arguments.code_bytes)
    source = arguments.source or find_format(arguments.file)
    saved, notes = read_any_map(arguments.file, source, arguments.font)
    if arguments.family:
        saved = _add_family(saved, arguments.font, arguments.family)
    _tell((*notes, *write_any_map(arguments.out, saved, wanted)))
    return 0


def _apply(arguments: argparse.Namespace) -> int:
    check_outputs([Output("-o", arguments.out)], [Input("MAP", arguments.file), Input("TEXT", arguments.text)])
    saved, notes = read_any_map(arguments.file, find_format(arguments.file), arguments.font)
    table, more = to_code_table(saved, arguments.font)
    text = apply_map(table, read_bytes(arguments.text), arguments.bytes)
    write_atomically(arguments.out, text.encode("utf-8"))
    _tell((*notes, *more))
    return 0


def _add_family(saved: SavedMap, font: str, patterns: list[str]) -> SavedMap:
    if not all(pattern.strip() for pattern in patterns):
        raise CidfixError("the pattern has no letters", "--family", 'give one such as "Nivkh*"')
    table, _ = to_code_table(saved, font)
    return replace(saved, families=(*saved.families, FontFamily(table.font, tuple(patterns))))


def _tell(notes: tuple[str, ...]) -> None:
    for note in notes:
        say(f"cidfix: note: {note}")
