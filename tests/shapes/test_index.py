"""The index of reference shapes knows an outline again, and names a letter that is drawn a little otherwise."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from cidfix.errors import CidfixError
from cidfix.pdf.outlines import Shape, open_program, read_shapes
from cidfix.resource import find_resource
from cidfix.shapes.features import find_features
from cidfix.shapes.index import ShapeIndex
from cidfix.shapes.reference_fonts import ReferenceGlyph, read_reference_font, to_outlines

REGULAR = find_resource("fonts", "NotoSansCidfix-Regular.ttf")


def read_glyphs() -> dict[str, ReferenceGlyph]:
    ((_, glyphs),) = read_reference_font(REGULAR)
    return {glyph.values[0]: glyph for glyph in glyphs if not glyph.small}


def find_traits(shapes: ShapeIndex, glyphs: list[ReferenceGlyph], scale: float) -> np.ndarray:
    ink = np.array([glyph.shape.ink for glyph in glyphs], np.float32)
    advance = np.array([glyph.advance for glyph in glyphs], np.float32)
    outlines = to_outlines([glyph.shape for glyph in glyphs])
    return shapes.to_traits(find_features(outlines, ink, advance, np.full(len(glyphs), scale)))


def test_the_very_outline_of_a_reference_font_is_known(shapes: ShapeIndex) -> None:
    glyph = read_glyphs()["ж"]
    known = shapes.find_outlines([glyph.shape.outline, "0123456789abcdef", ""])
    assert list(known) == [glyph.shape.outline]
    assert "ж" in known[glyph.shape.outline].values


def test_letters_that_share_an_outline_are_all_named(shapes: ShapeIndex) -> None:
    glyph = read_glyphs()["a"]
    assert {"a", "а"} <= set(shapes.find_outlines([glyph.shape.outline])[glyph.shape.outline].values)


def test_no_text_is_listed_twice(shapes: ShapeIndex) -> None:
    for index in (shapes, ShapeIndex(find_resource("shapes.npz"))):
        assert len(set(index.texts)) == len(index.texts)


def test_the_nearest_shape_is_the_letter_itself(shapes: ShapeIndex) -> None:
    glyphs = read_glyphs()
    text = "ABCDEFGabcdefghijklmnopqrstuvwxyzжяшщюӈқўéêëĉ"
    wanted = [glyphs[letter] for letter in text if letter in glyphs]
    near = shapes.find_neighbours(find_traits(shapes, wanted, 1.0), shapes.scripts)
    for glyph, row in zip(wanted, near.row, strict=True):
        assert glyph.values[0] in shapes.values_of_row(int(row[0]))


def test_accents_are_told_apart(shapes: ShapeIndex) -> None:
    glyphs = read_glyphs()
    wanted = [glyphs[letter] for letter in "éèêëēěė" if letter in glyphs]
    assert len(wanted) >= 4
    near = shapes.find_neighbours(find_traits(shapes, wanted, 1.02), shapes.scripts)
    named = [shapes.values_of_row(int(row[0]))[0] for row in near.row]
    assert named == [glyph.values[0] for glyph in wanted]


def test_glyphs_without_ink_have_no_outline_to_be_known() -> None:
    program = open_program(REGULAR.read_bytes())
    assert read_shapes(program, [10**6]) == {10**6: Shape()}


def test_a_damaged_index_is_said_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "shapes.npz"
    for damage in (b"", b"no index", find_resource("shapes.npz").read_bytes()[:50_000]):
        path.write_bytes(damage)
        with pytest.raises(CidfixError, match="reference shapes can't be read"):
            ShapeIndex(path)
    np.savez(path, fonts=np.zeros(3, np.uint8))
    with pytest.raises(CidfixError, match="reference shapes can't be read"):
        ShapeIndex(path).to_traits(np.zeros((1, 5), np.float32))
