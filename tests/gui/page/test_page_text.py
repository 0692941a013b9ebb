"""The glyphs of a page as places: whatever is printed can be pointed at."""

from __future__ import annotations

from pathlib import Path

import pytest

from cidfix.gui.page.text import DocumentText
from cidfix.recovery import open_document

CORPUS = Path(__file__).parents[2] / "corpus"


@pytest.mark.parametrize("name", ["nivkh", "vietnamese", "evenki_tex"])
def test_letters_and_the_marks_over_and_under_them_can_each_be_pointed_at(name: str) -> None:
    recovery = open_document(CORPUS / f"{name}.pdf", pages=[1])
    page = DocumentText(recovery).page(1)
    o = recovery.document.occurrences
    missed = []
    for position in range(page.start, page.stop):
        at = recovery.layout.occurrence[position]
        x0, y0, x1, y1 = (recovery.document.glyphs.ink[o.glyph[at]] * o.size[at]).tolist()
        pointed = page.find_glyph(float(o.x[at]) + (x0 + x1) / 2, float(o.y[at]) - (y0 + y1) / 2)
        if pointed is None or pointed.position != position:
            missed.append(position)
    assert page.stop > 100
    assert missed == []


def test_between_a_letter_and_the_next_the_nearer_is_pointed_at() -> None:
    page = DocumentText(open_document(CORPUS / "nivkh.pdf", pages=[1])).page(1)
    found = [page.find_glyph(64.0 + step / 2, 77.0) for step in range(60)]
    positions = [pointed.position for pointed in found if pointed is not None and pointed.position is not None]
    assert positions == sorted(positions)
