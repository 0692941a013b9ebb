"""What glyphs resemble, however their font uses the em and wherever it puts its line."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from cidfix.pdf import read_document
from cidfix.pdf.document import Document
from cidfix.recover.candidates import find_candidates
from cidfix.shapes.index import open_shapes


@pytest.fixture(scope="module")
def printed(files: Path) -> Document:
    return read_document(files / "truetype_simple.pdf", password="", pages=None)


def redraw(document: Document, scale: float, lift: float) -> Document:
    """The document as if its fonts drew larger on their em, or higher, and no outline were known again."""
    glyphs = document.glyphs
    ink = glyphs.ink * scale
    inked = np.any(glyphs.ink != 0, axis=1)
    ink[np.ix_(inked, [1, 3])] += lift
    point = document.outlines.point * scale
    point[:, 1] += lift
    return replace(
        document,
        glyphs=replace(
            glyphs, ink=ink, advance=glyphs.advance * scale, outline=tuple(f"x{o}" if o else "" for o in glyphs.outline)
        ),
        outlines=replace(document.outlines, point=point),
    )


def list_nearest(document: Document) -> list[str]:
    return [found[0].value for found in find_candidates(document, open_shapes(), (), frozenset()) if found]


@pytest.mark.parametrize(("scale", "lift"), [(100.0, 0.0), (1.0, -0.9)], ids=["in pixels", "hanging from the line"])
def test_letters_look_the_same_in_pixels_and_where_they_hang_from_the_line(
    printed: Document, scale: float, lift: float
) -> None:
    usual, other = list_nearest(redraw(printed, 1.0, 0.0)), list_nearest(redraw(printed, scale, lift))
    same = sum(a == b for a, b in zip(usual, other, strict=True))
    assert same >= 0.8 * len(usual)
