"""What stands apart from a glyph's body, and how it is drawn."""

from __future__ import annotations

from array import array

import numpy as np
import pytest

from cidfix.pdf.document import Verb
from cidfix.pdf.drawing import Drawing
from cidfix.pdf.outlines import Shape
from cidfix.shapes.parts import find_parts
from cidfix.shapes.raster import Frames, draw, find_boxes
from cidfix.shapes.reference_fonts import to_outlines

Box = tuple[float, float, float, float]


def to_shape(*boxes: Box) -> Shape:
    """A glyph of rectangles."""
    points = array("f", [part for x0, y0, x1, y1 in boxes for part in (x0, y0, x1, y0, x1, y1, x0, y1)])
    return Shape(
        "", drawing=Drawing(bytes([Verb.MOVE, Verb.LINE, Verb.LINE, Verb.LINE, Verb.CLOSE]) * len(boxes), points)
    )


STEM = (0.1, 0.0, 0.2, 0.5)


@pytest.mark.parametrize(
    ("side", "mark"),
    [
        (0, (0.1, 0.6, 0.2, 0.7)),
        (1, (0.1, -0.2, 0.2, -0.1)),
        (2, (0.0, 0.1, 0.05, 0.2)),
        (3, (0.3, 0.1, 0.35, 0.2)),
    ],
)
def test_a_mark_stands_on_its_side_of_the_body(side: int, mark: Box) -> None:
    outlines = to_outlines([to_shape(STEM, mark), to_shape(STEM)])
    parts = find_parts(outlines, find_boxes(outlines))
    assert parts.present.T.tolist() == [[number == side for number in range(4)], [False] * 4]
    assert parts.box[side, 0] == pytest.approx(mark)


def test_a_mark_that_touches_is_no_part() -> None:
    outlines = to_outlines([to_shape(STEM, (0.1, 0.5, 0.3, 0.6))])
    assert not find_parts(outlines, find_boxes(outlines)).present.any()


def test_the_picture_of_a_full_square_is_full() -> None:
    outlines = to_outlines([to_shape((0.0, 0.0, 1.0, 1.0))])
    one, zero = np.ones(1), np.zeros(1)
    assert draw(outlines, Frames(zero, zero, one, one), 8).tolist() == np.ones((1, 8, 8)).tolist()
    half = draw(outlines, Frames(zero, zero, one * 2, one), 8)[0]
    assert half[:, :4].all()
    assert not half[:, 4:].any()
