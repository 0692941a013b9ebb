"""Where glyphs stand on the page, in corners and boxes."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from cidfix.layout.boxes import find_box, find_boxes, find_quads
from cidfix.pdf.document import Document


def test_the_corners_go_from_start_top_round_to_start_bottom(
    typeset: Callable[..., Document], text: Callable[..., object]
) -> None:
    document = typeset([text("nm", 100, 200, size=10)])
    quads = find_quads(document, np.array([0, 1], np.int32))
    assert quads[0].tolist() == [[100, 192], [105, 192], [105, 202], [100, 202]]
    assert quads[1].tolist() == [[105, 192], [110, 192], [110, 202], [105, 202]]


def test_turned_writing_has_its_top_where_a_reader_sees_it(
    typeset: Callable[..., Document], text: Callable[..., object]
) -> None:
    document = typeset([text("n", 100, 200, size=10, angle=90)])  # down the page: the top of letters is to the right
    (quad,) = find_quads(document, np.array([0], np.int32))
    assert quad.tolist() == pytest.approx(np.array([[108, 200], [108, 205], [98, 205], [98, 200]]), abs=1e-4)


def test_a_box_holds_all_its_glyphs(typeset: Callable[..., Document], text: Callable[..., object]) -> None:
    document = typeset([text("nm", 100, 200, size=10), text("n", 300, 250, size=20)])
    every = np.arange(3, dtype=np.int32)
    assert find_boxes(document, every).tolist() == [[100, 192, 105, 202], [105, 192, 110, 202], [300, 234, 310, 254]]
    assert find_box(document, every) == (100, 192, 310, 254)
