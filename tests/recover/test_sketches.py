"""A glyph is known again where another version, converter, em size or resolution has changed its outline a little."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

import cidfix
from cidfix.pdf import Document
from cidfix.pdf.document import Floats, Outlines, Verb
from cidfix.pdf.drawing import Drawing, pack_drawings, to_pixel_drawing
from cidfix.recover.library import map_library
from cidfix.recover.map_match import MapMatch, match_map
from cidfix.recover.maps import KnownValue, SavedMap, read_map, to_map_glyphs, write_map
from cidfix.recover.sketches import Sketches, draw_sketches, find_signs, format_sketch, parse_sketches
from cidfix.recovery import Recovery
from cidfix.shapes.raster import Frames, draw, find_boxes

TAKES = {Verb.MOVE: 1, Verb.LINE: 1, Verb.QUADRATIC: 2, Verb.CUBIC: 3, Verb.CLOSE: 0}


@pytest.fixture(scope="module")
def original(files: Path) -> Document:
    """A document in a TrueType face of 2048 units to the em."""
    return cidfix.open(files / "truetype_simple.pdf").document


def save(document: Document, glyphs: Iterable[int]) -> SavedMap:
    """A map in which each of some glyphs stands for its code in the original, as (n)."""
    known = [KnownValue(glyph, f"({document.glyphs.code[glyph]})", None, "typed", 1) for glyph in glyphs]
    return SavedMap((), "", "", (), "0", "", to_map_glyphs(document, known, ()))


def change(document: Document, outlines: Outlines, kind: str) -> Document:
    """A document with other outlines and numbers, as another program makes one in the same face."""
    boxes = find_boxes(outlines)
    blank, count = document.glyphs.blank, len(document.glyphs)
    glyphs = replace(
        document.glyphs,
        code=document.glyphs.code + 1000,
        gid=np.full(count, -1, np.int32),
        ink=boxes,
        outline=tuple("" if blank[glyph] else f"other {glyph}" for glyph in range(count)),
    )
    fonts = tuple(replace(font, base_name="Other", kind=kind) for font in document.fonts)
    return replace(document, glyphs=glyphs, outlines=outlines, fonts=fonts)


def to_cubic(document: Document, scale: float = 1.0) -> Document:
    """The document as of a CFF face with 1000 units to the em: cubic curves, points rounded. `scale` makes it wider."""
    outlines = document.outlines
    verbs: list[int] = []
    points: list[NDArray[np.float64]] = []
    at = 0
    for verb in outlines.verb.tolist():
        own = outlines.point[at : at + TAKES[Verb(verb)]].astype(np.float64)
        at += len(own)
        if verb == Verb.QUADRATIC:  # the same curve with another control point
            control, end = own
            points += [points[-1] + (control - points[-1]) * 2 / 3, end + (control - end) * 2 / 3, end]
        else:
            points += list(own)
        verbs.append(Verb.CUBIC if verb == Verb.QUADRATIC else verb)
    more = np.cumsum(outlines.verb == Verb.QUADRATIC)
    starts = outlines.point_start + np.concatenate([[0], more])[outlines.verb_start]
    changed = np.round(np.array(points) * np.array([1000 * scale, 1000])) / 1000
    other = Outlines(
        np.array(verbs, np.uint8), changed.astype(np.float32), outlines.verb_start, starts.astype(np.int32)
    )
    return change(document, other, "Type0")


def to_pixels(document: Document, pixels: int) -> Document:
    """The document as of a Type 3 font of bitmaps, `pixels` to the em."""
    frames = Frames(*(np.full(len(document.glyphs), side) for side in (-0.5, -0.5, 2.0, 2.0)))
    pictures = draw(document.outlines, frames, 2 * pixels)
    drawings: Sequence[Drawing] = [
        to_pixel_drawing(picture > 0.5, -pixels / 2, 1.5 * pixels, pixels) for picture in pictures
    ]
    _, (points, counts, verbs) = pack_drawings(drawings)
    sizes = np.array(counts, np.int32).reshape(-1, 2)
    starts = np.concatenate([np.zeros((1, 2), np.int32), sizes.cumsum(axis=0, dtype=np.int32)])
    point: Floats = np.array(points, np.float32).reshape(-1, 2)
    return change(document, Outlines(np.frombuffer(verbs, np.uint8), point, starts[:, 0], starts[:, 1]), "Type3")


def inked(document: Document) -> list[int]:
    return [glyph for glyph, outline in enumerate(document.glyphs.outline) if outline]


def wrong(matches: Iterable[MapMatch], original: Document) -> list[MapMatch]:
    return [match for match in matches if match.value != f"({original.glyphs.code[match.glyph]})"]


def test_a_face_that_was_converted_and_renumbered_is_known_glyph_by_glyph(original: Document) -> None:
    matches = match_map(save(original, inked(original)), to_cubic(original))
    assert [match.glyph for match in matches] == inked(original)
    assert {(match.how, match.ambiguous) for match in matches} == {("shape", False)}
    assert wrong(matches, original) == []


def test_a_glyph_that_the_map_does_not_have_is_none_of_those_it_has(original: Document) -> None:
    every_other = inked(original)[::2]
    matches = match_map(save(original, every_other), to_cubic(original))
    assert [match.glyph for match in matches if match.how == "shape"] == every_other


def test_bitmaps_of_a_face_are_known_at_another_resolution(original: Document) -> None:
    fine, coarse = to_pixels(original, 64), to_pixels(original, 50)
    matches = match_map(save(fine, inked(original)), coarse)
    said = [match for match in matches if match.value == f"({fine.glyphs.code[match.glyph]})"]
    assert len(said) > 0.9 * len(inked(original))
    assert all(match.how == "likeness" for match in matches if match not in said)


def test_what_is_only_much_alike_is_proposed_and_not_used(original: Document) -> None:
    wider = to_cubic(original, 1.02)
    recovery = Recovery(wider, maps=(("old.json", save(original, inked(original))),), accept="sure")
    unsure = [match for match in recovery.map_fits[0].matches if match.how == "likeness"]
    assert unsure
    for match in unsure:
        value = recovery.values[match.glyph]
        assert value.value is None
        assert (match.value, "drawn much as in old.json") in [(p.value, p.reason) for p in value.proposals]


def test_a_map_of_a_face_that_was_converted_is_offered(original: Document) -> None:
    map_library().mkdir(parents=True)
    write_map(map_library() / "old.json", save(original, inked(original)))
    (offer,) = Recovery(to_cubic(original)).find_offers().found
    assert offer.path.name == "old.json"
    assert offer.share > 0.5


def test_a_sketch_is_kept_in_the_file_and_nothing_of_the_outline(original: Document, tmp_path: Path) -> None:
    saved = save(original, inked(original))
    write_map(tmp_path / "a.json", saved)
    assert read_map(tmp_path / "a.json") == saved
    assert {len(glyph.sketch) for glyph in saved.glyphs} == {180}


@pytest.mark.parametrize("sketch", ["A", "AAAA", "ä", "=" * 180])
def test_what_is_no_sketch_is_refused(original: Document, tmp_path: Path, sketch: str) -> None:
    saved = save(original, inked(original)[:1])
    path = tmp_path / "a.json"
    write_map(path, replace(saved, glyphs=(replace(saved.glyphs[0], sketch=sketch),)))
    with pytest.raises(cidfix.CidfixError, match="sketch"):
        read_map(path)


@given(st.lists(st.binary(min_size=135, max_size=135), min_size=1, max_size=3), st.booleans())
def test_a_sketch_reads_back_as_it_was_written(rows: list[bytes], coarse: bool) -> None:
    sketches = parse_sketches([b64encode(bytes([coarse]) + row[1:]).decode() for row in rows])
    texts = [format_sketch(sketches, number) for number in range(len(rows))]
    again = parse_sketches([text for text in texts if text])
    kept = [number for number, text in enumerate(texts) if text]
    assert (again.picture == sketches.picture[kept]).all()
    assert (again.box == sketches.box[kept]).all()
    assert [bool(sign) for sign in find_signs(sketches)] == [bool(text) for text in texts]


def test_a_document_without_outlines_has_no_sketches(original: Document) -> None:
    sketches: Sketches = draw_sketches(replace(original, outlines=Outlines.empty(0)))
    assert not sketches.picture.any()
    assert format_sketch(sketches, 0) == ""
