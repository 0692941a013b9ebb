"""Letters that are drawn alike are told apart by the glyph ids of a font that is known."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from cidfix.recovery import Recovery, open_document
from cidfix.resource import find_resource
from cidfix.shapes.glyph_ids import GlyphIds, NumberedGlyphs
from cidfix.shapes.index import ShapeIndex

SETS = [
    ("A", "А", "Α"),
    ("A",),
    ("А",),
    ("Α",),
    ("o", "о"),
    ("o",),
    ("о",),
    ("’", "ʼ"),
    ("ʼ",),
    ("’",),
    ("c", "с"),
    ("c",),
    ("с",),
]
ALIKE = np.array([0, 4, 7, 10, 0, 4])  # the outlines of A, o, ʼ, c, Cyrillic А and о

# Two fonts: in the first Latin letters come before Cyrillic ones, in the second after them.
FONTS = GlyphIds(
    np.array([0, 8, 16]),
    np.array([36, 50, 60, 70, 300, 310, 320, 400, 36, 50, 60, 70, 300, 310, 320, 400]),
    np.array([1, 11, 5, 9, 2, 12, 6, 8, 2, 12, 6, 9, 1, 11, 5, 8]),
)  # fmt: skip


def find(gids: list[int], wholes: np.ndarray = ALIKE) -> NumberedGlyphs | None:
    return FONTS.find(np.array(gids), wholes, lambda number: SETS[number])


def test_the_font_that_numbers_its_glyphs_so_tells_letters_apart_that_are_drawn_alike():
    found = find([36, 60, 400, 50, 300, 320])
    assert found is not None
    assert found.font == 0
    assert [SETS[found.sets[k]] for k in range(6)] == [("A",), ("o",), ("ʼ",), ("c",), ("А",), ("о",)]


def test_a_font_whose_numbers_were_given_anew_tells_nothing():
    assert find([1, 2, 3, 4, 5, 6]) is None


def test_few_glyphs_tell_nothing_for_they_may_agree_by_chance():
    assert find([36, 60, 400], np.array([0, 4, 7])) is None


def test_a_number_that_contradicts_its_outline_is_no_evidence_for_the_font():
    assert find([36, 60, 400, 50, 300, 310]) is None  # glyph 310 of the font is с, and here an о has that number


def test_no_fonts_tell_nothing():
    nothing = GlyphIds(np.array([0]), np.zeros(0, np.int64), np.zeros(0, np.int64))
    assert nothing.find(np.array([36, 60, 400, 50, 300, 320]), ALIKE, lambda number: SETS[number]) is None


def test_a_book_in_a_known_font_is_read_down_to_its_apostrophe(corpus: Path):
    document = open_document(corpus / "nivkh.pdf").document
    recovery = Recovery(document, accept="sure", shapes=ShapeIndex(find_resource("shapes.npz")))
    assert recovery.to_text("mark", "apart").count("\u02bc") > 100
    assert recovery.progress.codes_left == 0


def test_joined_letters_that_share_their_forms_are_told_apart_in_a_known_font(corpus: Path):
    document = open_document(corpus / "mongolian.pdf").document
    shapes = ShapeIndex(find_resource("shapes.npz"))
    recovery = Recovery(document, languages=("mn-Mong",), accept="all", shapes=shapes)
    assert recovery.to_text("mark", "apart").startswith("ᠬᠦᠨᠢᠢ ᠡᠷᠬᠢᠢᠨ ᠲᠦᠭᠡᠡᠮᠡᠯ")  # khünii erkhiin tügeemel
