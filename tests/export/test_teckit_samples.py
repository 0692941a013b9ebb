"""TECkit reads the codes of every sample as cidfix does, by the map that cidfix writes of it."""

import re
import shutil
import subprocess
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from pathlib import Path

import pytest

import cidfix
from cidfix import Recovery
from cidfix.export.maps.apply import PRIVATE, apply_map
from cidfix.export.maps.table import CodeTable, to_code_table
from cidfix.export.maps.teckit import format_teckit
from cidfix.export.maps.teckit_read import parse_teckit
from cidfix.recover.known import parse_known
from cidfix.recover.maps import KnownValue, MapContext, SavedMap, to_map_glyphs

QUICK = ["mundari"]
OTHERS = [
    "cherokee",
    "evenki_tex",
    "magahi",
    "mongolian",
    "navajo_wrong",
    "nenets",
    "nivkh",
    "nivkh_legacy8bit",
    "urdu",
    "vietnamese",
]

pytestmark = pytest.mark.skipif(
    not (shutil.which("teckit_compile") and shutil.which("txtconv")), reason="TECkit is not installed"
)


def list_tables(recovery: Recovery) -> Iterator[tuple[int, CodeTable]]:
    """What is known of each font of a document, by the font's number."""
    document = recovery.document
    font_of = document.glyphs.font.tolist()
    known = [KnownValue(g, v.value, None, "", 1) for g, v in enumerate(recovery.values) if v.value is not None]
    known += [KnownValue(c.glyph, c.value, MapContext(c.side, c.neighbour), "", 1) for c in recovery.told.contexts]
    for font in range(len(document.fonts)):
        own = [one for one in known if font_of[one.glyph] == font]
        glyphs = to_map_glyphs(document, own, [space for space in recovery.spaces if font_of[space] == font])
        if glyphs:
            yield font, to_code_table(SavedMap((), "", "", (), "", "", glyphs), document.fonts[font].base_name)[0]


def list_words(recovery: Recovery) -> dict[int, list[tuple[int, ...]]]:
    """The codes of all words, in reading direction, by font; a word in two fonts is two."""
    document, index = recovery.document, recovery.index
    words: dict[int, list[tuple[int, ...]]] = defaultdict(list)
    for token in range(len(index.token_start) - 1):
        for font, run in groupby(index.token_glyphs(token), lambda glyph: int(document.glyphs.font[glyph])):
            words[font].append(tuple(int(document.glyphs.code[glyph]) for glyph in run))
    return words


@pytest.mark.parametrize("name", [*QUICK, *(pytest.param(name, marks=pytest.mark.slow) for name in OTHERS)])
def test_teckit_gives_the_text_of_a_sample_that_cidfix_gives(corpus: Path, tmp_path: Path, name: str) -> None:
    known = parse_known((corpus / f"{name}.txt").read_text("utf-8"), "text")
    recovery = replace(cidfix.open(corpus / f"{name}.pdf"), known=(known,))
    words = list_words(recovery)
    compared = 0
    for font, table in list_tables(recovery):
        text = format_teckit(table)
        assert parse_teckit(text.encode("ascii"), "font.map", "") == table
        if table.is_bytes:
            data = b"\n".join(map(bytes, words[font]))
        else:
            data = "\n".join("".join(chr(PRIVATE + code) for code in word) for word in words[font]).encode()
        (tmp_path / "font.map").write_text(text, "ascii")
        (tmp_path / "in.txt").write_bytes(data)
        compiled, out = tmp_path / "font.tec", tmp_path / "out.txt"
        forms = ["-if", "bytes" if table.is_bytes else "utf8", "-of", "utf8", "-nobom"]
        subprocess.run(["teckit_compile", tmp_path / "font.map", "-o", compiled], check=True, capture_output=True)
        command = ["txtconv", "-i", tmp_path / "in.txt", "-o", out, "-t", compiled, *forms]
        subprocess.run(command, check=True, capture_output=True)
        # In a pass from Unicode a code without a value stays the private character that it was.
        found = re.sub(
            "[\U000f0000-\U0010fffd]", lambda hole: f"(cid:{ord(hole[0]) - PRIVATE})", out.read_text("utf-8")
        )
        assert found == apply_map(table, data, only_bytes=table.is_bytes)
        compared += len(words[font])
    assert compared > 30
