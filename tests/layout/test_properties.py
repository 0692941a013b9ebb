"""What must hold of any page: nothing fails, nothing is lost, and where the page lies does not matter."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from cidfix.layout import Direction, DirectionRule, lay_out
from cidfix.pdf import Document, Font, Glyphs, Occurrences, Page

GLYPHS = 5
LINES = ["one lazy dog, and two more of them, ran", "over to me. There was noise", "and then none"]

odd = st.sampled_from([0.0, -3.0, 1e-30, 1e30, -1e30, float("nan"), float("inf"), float("-inf")])


def floats(low, high):
    return st.one_of(st.floats(low, high, width=32), odd)


@st.composite
def documents(draw):
    count = draw(st.integers(0, 25))
    bound = draw(st.integers(0, count))

    def column(values):
        return draw(arrays(np.float32, count, elements=values))

    glyphs = Glyphs(
        np.sort(draw(arrays(np.int32, GLYPHS, elements=st.integers(0, 1)))),
        np.arange(GLYPHS, dtype=np.int64),
        np.full(GLYPHS, -1, np.int32),
        draw(arrays(np.float32, GLYPHS, elements=floats(0, 1))),
        draw(arrays(np.float32, (GLYPHS, 4), elements=floats(-1, 1))),
        draw(arrays(np.bool_, GLYPHS)),
        tuple(draw(st.lists(st.sampled_from(["", "a", "b"]), min_size=GLYPHS, max_size=GLYPHS))),
    )
    occurrences = Occurrences(
        draw(arrays(np.int32, count, elements=st.integers(0, GLYPHS - 1))),
        column(floats(0, 600)),
        column(st.one_of(st.sampled_from([100.0, 112.0, 400.0]), floats(0, 800))),
        column(st.one_of(st.sampled_from([1.0, 0.0, -1.0]), odd)),
        column(st.one_of(st.sampled_from([0.0, 1.0]), odd)),
        column(floats(5, 20)),
        column(floats(0, 10)),
        column(floats(0, 10)),
        column(floats(-5, 0)),
        draw(arrays(np.bool_, count)),
        draw(arrays(np.uint8, count, elements=st.integers(0, 15))),
    )
    fonts = tuple(Font(f"F{n}", "Serif", "Type0", True, "ToUnicode", {0: ".", 1: " ", 2: "\u05d0"}) for n in range(2))
    pages = (Page(1, 600, 800, 0, bound), Page(2, 600, 800, bound, count))
    return Document(Path("any.pdf"), "", "", 2, fonts, glyphs, occurrences, pages)


@given(documents(), st.sampled_from(Direction))
def test_no_document_fails_and_every_glyph_is_read_at_most_once(document, direction):
    layout = lay_out(document, {0: True, 4: False}, {1: True}, [DirectionRule(direction, 1, None)])
    assert len(set(layout.occurrence.tolist())) == len(layout.occurrence)
    assert layout.token_start[0] == layout.line_start[0] == 0
    assert layout.token_start[-1] == len(layout.occurrence)
    assert layout.line_start[-1] == len(layout.token_start) - 1
    assert (np.diff(layout.token_start) > 0).all()
    assert (np.diff(layout.line_start) > 0).all()
    per_line = (layout.page, layout.number, layout.box, layout.direction, layout.baseline, layout.start, layout.size)
    assert {len(values) for values in per_line} == {len(layout.line_start) - 1}
    assert np.isfinite(layout.box).all()
    assert len(layout.separators) == len(document.fonts)
    assert not layout.attached[layout.token_start[:-1]].any()


def page_of(typeset, text):
    return typeset([text(LINES[n % 3], 60, 90 + 13 * n) for n in range(12)])


@pytest.fixture(scope="session")
def page(typeset, text):
    return page_of(typeset, text)


def moved(document, x, y):
    return replace(
        document, occurrences=replace(document.occurrences, x=np.asarray(x, np.float32), y=np.asarray(y, np.float32))
    )


@given(st.floats(-200, 200), st.floats(-200, 200))
def test_where_a_page_lies_does_not_matter(page, read, x, y):
    document = moved(page, page.occurrences.x + x, page.occurrences.y + y)
    assert read(lay_out(document, {}, {}, []), document) == read(lay_out(page, {}, {}, []), page)


@given(st.floats(0.2, 20))
def test_how_big_a_page_is_does_not_matter(page, read, scale):
    every = page.occurrences
    names = ("x", "y", "size", "advance", "ascent", "descent")
    scaled = {name: (getattr(every, name) * scale).astype(np.float32) for name in names}
    document = replace(page, occurrences=replace(every, **scaled))
    assert read(lay_out(document, {}, {}, []), document) == read(lay_out(page, {}, {}, []), page)


@given(st.randoms(use_true_random=False))
def test_the_order_of_drawing_does_not_matter(page, read, random):
    order = list(range(len(page.occurrences)))
    random.shuffle(order)
    every = page.occurrences
    mixed = Occurrences(*(getattr(every, name)[order] for name in Occurrences.__slots__))
    document = replace(page, occurrences=mixed)
    assert read(lay_out(document, {}, {}, []), document) == read(lay_out(page, {}, {}, []), page)


@pytest.mark.parametrize("turn", [(0, 1), (-1, 0), (0, -1)])
def test_a_turned_page_has_the_same_lines(page, read, turn):
    every = page.occurrences
    cos, sin = turn
    x, y = every.x * cos - every.y * sin, every.x * sin + every.y * cos
    turned = replace(moved(page, x, y).occurrences, dx=np.full_like(x, cos), dy=np.full_like(x, sin))
    document = replace(page, occurrences=turned)
    assert read(lay_out(document, {}, {}, []), document) == read(lay_out(page, {}, {}, []), page)


def test_an_empty_document_has_no_lines(typeset):
    layout = lay_out(typeset([]), {}, {}, [])
    assert len(layout.page) == 0
    assert len(layout.hyphen) == 0


def test_one_glyph_a_page_is_one_line_a_page(typeset, text):
    layout = lay_out(typeset([text("x", 50, 100, page=n) for n in (1, 2, 3)]), {}, {}, [])
    assert layout.page.tolist() == [1, 2, 3]
    assert layout.number.tolist() == [1, 1, 1]


def test_glyphs_all_at_one_point_are_one_line(typeset, text):
    layout = lay_out(typeset([text(c, 50, 100) for c in "abcdef"]), {}, {}, [])
    assert len(layout.page) == 1
    assert len(layout.occurrence) == 6
