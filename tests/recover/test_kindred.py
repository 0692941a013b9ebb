"""Letters that are known in one font of a document tell those of its other fonts."""

from __future__ import annotations

from pathlib import Path

import pymupdf

from cidfix.recover.candidates import Candidate
from cidfix.recover.kindred import add_kindred, measure_glyphs
from cidfix.recovery import open_document
from cidfix.resource import find_resource
from cidfix.shapes.index import ShapeIndex

TEXT = "Адяй сик нивгун уйгикта гоктяр кузь хирудь"


def test_bold_letters_are_most_like_the_regular_ones(tmp_path: Path, shapes: ShapeIndex) -> None:
    path = tmp_path / "two.pdf"
    with pymupdf.open() as pdf:
        page = pdf.new_page()
        for row, name in enumerate(("Regular", "Bold")):
            file = str(find_resource("fonts", f"NotoSansCidfix-{name}.ttf"))
            page.insert_text((40, 60 + 30 * row), TEXT, fontfile=file, fontname=name, fontsize=11)
        pdf.save(path)
    drawn = open_document(path)
    document, glyphs = drawn.document, drawn.document.glyphs
    first = int(glyphs.font.min())
    right = {
        glyph: document.fonts[int(glyphs.font[glyph])].own_map[int(glyphs.code[glyph])] for glyph in range(len(glyphs))
    }
    known = {glyph: value for glyph, value in right.items() if glyphs.font[glyph] == first}
    far = Candidate("?", 2.0, 0.5, "a font that is unlike")
    candidates = [() if glyph in drawn.spaces else (far,) for glyph in right]
    found = add_kindred(document, measure_glyphs(document, shapes), known, candidates)
    bold = [glyph for glyph in right if glyph not in known and glyph not in drawn.spaces]
    assert len(bold) > 15
    assert {right[glyph]: found[glyph][0].value for glyph in bold} == {right[glyph]: right[glyph] for glyph in bold}
    assert all(found[glyph] == candidates[glyph] for glyph in known)


def test_where_nothing_is_known_nothing_is_added(tmp_path: Path, shapes: ShapeIndex) -> None:
    path = tmp_path / "one.pdf"
    with pymupdf.open() as pdf:
        pdf.new_page().insert_text((40, 60), "kala")
        pdf.save(path)
    document = open_document(path).document
    candidates = [(Candidate("k", 0.3, 0.0, "a font"),)] * len(document.glyphs)
    assert add_kindred(document, measure_glyphs(document, shapes), {}, candidates) == tuple(candidates)
