"""Pictures of glyphs cover the cells that their outlines cover, and glyphs that look alike come side by side."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cidfix.pdf.document import Floats, Outlines, Verb
from cidfix.recover.likeness import BOTTOM, SIDE, TOP, draw_outlines, order_by_likeness

CELL = (TOP - BOTTOM) / SIDE  # em
Points = list[tuple[float, float]]
Contour = list[tuple[Verb, Points]]


def polygon(*points: tuple[float, float]) -> Contour:
    return [(Verb.MOVE, [points[0]]), *((Verb.LINE, [point]) for point in points[1:]), (Verb.CLOSE, [])]


def square(left: float, bottom: float, right: float, top: float) -> Contour:
    """In cells from the baseline's cell border, anticlockwise."""
    return polygon((left, bottom), (right, bottom), (right, top), (left, top))


def turned(left: float, bottom: float, right: float, top: float) -> Contour:
    """The same, clockwise."""
    return polygon((left, bottom), (left, top), (right, top), (right, bottom))


def to_outlines(*glyphs: list[Contour]) -> Outlines:
    """Outlines of glyphs whose points are in cells of the picture, y from its lower edge."""
    verbs = [[verb for contour in glyph for verb, _ in contour] for glyph in glyphs]
    points = [[point for contour in glyph for _, taken in contour for point in taken] for glyph in glyphs]
    flat = np.array([point for glyph in points for point in glyph], np.float64).reshape(-1, 2)
    return Outlines(
        np.array([verb for glyph in verbs for verb in glyph], np.uint8),
        (flat * CELL + (0, BOTTOM)).astype(np.float32),
        np.cumsum([0, *map(len, verbs)], dtype=np.int32),
        np.cumsum([0, *map(len, points)], dtype=np.int32),
    )


def test_a_square_covers_its_cells_and_no_other() -> None:
    picture = draw_outlines(to_outlines([square(0, 6, 4, 10)]))[0]
    expected = np.zeros((SIDE, SIDE))
    expected[SIDE - 10 : SIDE - 6, SIDE // 2 - 2 : SIDE // 2 + 2] = 1
    assert (picture == expected).all()


def test_a_square_of_half_a_cell_more_covers_that_cell_by_half() -> None:
    picture = draw_outlines(to_outlines([square(0, 6, 4, 10.5)]))[0]
    assert picture[SIDE - 11, SIDE // 2] == 0.5
    assert picture.sum() == 4 * 4.5


def test_where_a_glyph_stands_across_its_em_does_not_matter_and_its_height_does() -> None:
    first, moved, raised = draw_outlines(
        to_outlines([square(0, 6, 4, 10)], [square(7, 6, 11, 10)], [square(0, 8, 4, 12)])
    )
    assert (first == moved).all()
    assert (first != raised).any()


def test_a_ring_has_a_hole_and_one_within_another_of_its_direction_has_none() -> None:
    ring, full = draw_outlines(
        to_outlines([square(0, 4, 8, 12), turned(2, 6, 6, 10)], [square(0, 4, 8, 12), square(2, 6, 6, 10)])
    )
    assert ring.sum() == 64 - 16
    assert ring[SIDE - 8, SIDE // 2] == 0
    assert full.sum() == 64


def test_contours_that_run_the_other_way_round_draw_the_same() -> None:
    one, other = draw_outlines(
        to_outlines([square(0, 4, 8, 12), turned(2, 6, 6, 10)], [turned(0, 4, 8, 12), square(2, 6, 6, 10)])
    )
    assert (one == other).all()


def test_parts_that_lie_over_one_another_are_inked_once() -> None:
    picture = draw_outlines(to_outlines([square(0, 4, 6, 10), square(2, 4, 8, 10)]))[0]
    assert picture.max() == 1
    assert picture.sum() == 8 * 6


@pytest.mark.parametrize("kind", [Verb.QUADRATIC, Verb.CUBIC])
def test_a_disc_of_curves_has_the_area_of_a_disc(kind: Verb) -> None:
    radius, pieces = 8.0, 8
    angle = 2 * math.pi / pieces
    contour: Contour = [(Verb.MOVE, [(radius, 12)])]
    for start in (angle * i for i in range(pieces)):
        (x0, y0), (x1, y1) = ((radius * math.cos(a), radius * math.sin(a)) for a in (start, start + angle))
        reach = math.tan(angle / 2) if kind == Verb.QUADRATIC else 4 / 3 * math.tan(angle / 4)
        first, last = (x0 - reach * y0, y0 + reach * x0), (x1 + reach * y1, y1 - reach * x1)
        taken = [first, (x1, y1)] if kind == Verb.QUADRATIC else [first, last, (x1, y1)]
        contour.append((kind, [(x, y + 12) for x, y in taken]))
    contour.append((Verb.CLOSE, []))
    picture = draw_outlines(to_outlines([contour]))[0]
    assert picture.sum() == pytest.approx(math.pi * radius**2, rel=0.01)
    assert np.abs(picture - picture.T).max() < 0.3


def test_a_glyph_without_outline_is_all_zeros_and_does_not_shift_the_next() -> None:
    pictures = draw_outlines(to_outlines([], [square(0, 6, 4, 10)], [], [square(0, 6, 4, 10)]))
    assert pictures.sum(axis=(1, 2)).tolist() == [0, 16, 0, 16]
    assert draw_outlines(Outlines.empty(0)).shape == (0, SIDE, SIDE)


def test_more_glyphs_than_are_drawn_at_a_time_are_all_drawn() -> None:
    heights = [1 + i % 20 for i in range(600)]
    pictures = draw_outlines(to_outlines(*([square(0, 0, 2, height)] for height in heights)))
    assert pictures.sum(axis=(1, 2)).tolist() == [2 * height for height in heights]


def test_an_outline_far_too_large_or_too_long_is_drawn_as_far_as_the_picture_goes() -> None:
    zigzag = polygon(*((i % 2 * 4, 24 * (i % 3)) for i in range(20_000)))
    pictures = draw_outlines(to_outlines([square(-1e7, -1e7, 1e7, 1e7)], [zigzag]))
    assert (pictures[0] == 1).all()
    assert np.isfinite(pictures).all()


def test_alike_glyphs_come_side_by_side_and_blank_ones_last() -> None:
    wide, high, small = [square(0, 6, 12, 8)], [square(0, 4, 2, 16)], [square(0, 20, 1, 21)]
    nearly_wide, nearly_high = [square(0, 6, 11, 8)], [square(0, 4, 2, 15)]
    pictures = draw_outlines(to_outlines([], wide, high, small, nearly_wide, [], nearly_high))
    found = order_by_likeness(pictures, np.arange(7, dtype=np.int32)).tolist()
    assert abs(found.index(1) - found.index(4)) == 1
    assert abs(found.index(2) - found.index(6)) == 1
    assert found[-2:] == [0, 5]


@pytest.fixture(scope="module")
def pictures() -> Floats:
    """Of 30 glyphs, some alike, some without ink."""
    return draw_outlines(to_outlines(*([square(0, 2, i % 7, 3 + i % 5)] if i % 4 else [] for i in range(30))))


@settings(max_examples=25)
@given(glyphs=st.lists(st.integers(0, 29), unique=True))
def test_an_order_has_the_glyphs_that_were_given_each_once(pictures: Floats, glyphs: list[int]) -> None:
    found = order_by_likeness(pictures, np.array(glyphs, np.int32))
    assert sorted(found.tolist()) == sorted(glyphs)
    assert found.dtype == np.int32
    assert (found == order_by_likeness(pictures, np.array(glyphs, np.int32))).all()
