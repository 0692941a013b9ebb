"""What a clip path cuts away entirely is not on the page; in doubt a glyph is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from cidfix.pdf import Document, Mark, PageRenderer, read_document

Write = Callable[..., Path]
Stream = Callable[..., bytes]

LINES = b"BT /F 10 Tf 100 150 Td (aa) Tj 0 -50 Td (bb) Tj 0 -50 Td (cc) Tj ET"


def find_hidden(document: Document) -> str:
    """The letters of which nothing is seen."""
    drawn = document.occurrences
    hidden = drawn.marks & Mark.CLIPPED > 0
    return "".join(chr(code) for code in document.glyphs.code[drawn.glyph[hidden]])


@pytest.mark.parametrize(
    ("content", "hidden"),
    [
        (b"0 0 300 130 re W n " + LINES, "aa"),
        (b"0 0 300 130 re W* n " + LINES, "aa"),
        (b"0 0 300 130 re\nW\nn\n" + LINES, "aa"),
        (b"0 0 m 300 0 l 300 130 l 0 130 l h W n " + LINES, "aa"),
        (b"0 130 300 -130 re W f " + LINES, "aa"),
        (b"0 0 m 300 0 l 300 200 l 0 200 l 0 0 l h W n " + LINES, ""),
        (b"0 0 m 300 0 l 0 200 l h W n " + LINES, ""),
        (b"0 0 m 300 0 l 300 200 l 300 130 l 0 130 l h W n " + LINES, ""),
        (b"99 0 m 300 0 l 99 0 l 300 0 l 300 200 l h W n 0 0 300 300 re W n " + LINES, ""),
        (b"0 0 300 130 re W n 0 70 300 200 re W n " + LINES, "aacc"),  # what both leave
        (b"q 0 0 300 130 re W n Q " + LINES, ""),
        (b"q .5 0 0 .5 0 0 cm 0 0 600 260 re W n 2 0 0 2 0 0 cm " + LINES + b" Q", "aa"),
        (b"-10 -10 400 400 re W n " + LINES, ""),
        (b"0 0 300 200 re W n q 10 0 0 10 0 0 cm 0 0 30 13 re W n Q " + LINES, ""),
        (b"0 0 300 155 re W n " + LINES, ""),  # cut, but not away
        (b"0 0 107 200 re W n " + LINES, ""),
        (b"0 0 103 200 re W n BT /F 10 Tf 100 100 Td (ab) Tj ET", "b"),  # each glyph for itself
        (b"BT /F 10 Tf 100 100 Td (0 0 9 9 re W n) Tj ET", ""),  # written, not done
    ],
)
def test_glyphs_outside_a_clip_path_are_not_seen(write_page: Write, content: bytes, hidden: str) -> None:
    assert find_hidden(read_document(write_page(content))) == hidden


def test_a_line_drawn_twice_through_two_windows_is_there_once(write_page: Write) -> None:
    line = b"BT /F 10 Tf 100 100 Td (ab) Tj ET"
    document = read_document(write_page(b"q 0 120 300 80 re W n " + line + b" Q q 0 0 300 120 re W n " + line + b" Q"))
    marks = document.occurrences.marks
    assert [bool(mark & Mark.CLIPPED) for mark in marks] == [True, True, False, False]
    assert not (marks & Mark.REPEATED).any()


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_clip_paths_turn_with_their_page_and_move_with_its_crop_box(write_page: Write, turn: int) -> None:
    path = write_page(b"0 0 300 130 re W n " + LINES, entries=b"/Rotate %d/CropBox[50 20 250 190]" % turn)
    assert find_hidden(read_document(path)) == "aa"


@pytest.mark.parametrize(
    ("box", "inside"), [(b"0 0 300 130", b""), (b"0 0 300 200", b"0 0 300 130 re W n "), (b"0 0 300 200", b"")]
)
def test_a_form_shows_what_is_in_its_box_and_its_own_clip_paths(
    write_page: Write, make_stream: Stream, box: bytes, inside: bytes
) -> None:
    form = make_stream(inside + LINES, b"/Type/XObject/Subtype/Form/BBox[%s]/Resources<</Font<</F 6 0 R>>>>" % box)
    font = b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"
    path = write_page(b"/X Do", objects=(form, font), resources=b"/XObject<</X 5 0 R>>")
    assert find_hidden(read_document(path)) == ("aa" if inside or b"130" in box else "")


@pytest.mark.parametrize(
    "clip",
    [
        b"W n",
        b"0 0 0 0 re W n",
        b"50 50 m W n",
        b"1e30 -1e30 9e30 1e38 re W n",
        b"-- 0 5-3 9 re W n",
        b"Q Q Q 0 0 300 130 re W n Q",
        b"q " * 500 + b"0 0 300 130 re W n",
        b"0 0 0 0 0 0 cm 0 0 300 130 re W n",
        b"[ 0 0 300 130 re W n",
        b"0 0 300 130 re W* W n",
    ],
)
def test_what_a_hostile_clip_path_hides_is_not_drawn_either(write_page: Write, clip: bytes) -> None:
    path = write_page(clip + b" " + LINES)
    hidden = find_hidden(read_document(path))
    renderer = PageRenderer(path, "")
    try:
        picture = renderer.render(1, 1.0, (0, 0, 300, 200))
    finally:
        renderer.close()
    dark = np.frombuffer(picture.pixels, np.uint8).reshape(picture.height, picture.width, 3).min(axis=2) < 128
    for letter, baseline in (("a", 150), ("b", 100), ("c", 50)):
        assert letter not in hidden or not dark[200 - baseline - 10 : 200 - baseline + 3].any()
