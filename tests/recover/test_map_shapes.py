"""What the shapes of a font's glyphs say of its own map, told by reference fonts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pymupdf
import pytest

from cidfix.pdf import read_document
from cidfix.pdf.document import Document
from cidfix.recover.candidates import find_candidates
from cidfix.recover.decisions import Trust
from cidfix.recover.map_shapes import Doubt, MapShapes, compare_shapes
from cidfix.recovery import Recovery, open_document
from cidfix.resource import find_resource
from cidfix.shapes.index import ShapeIndex, open_shapes

CORPUS = Path(__file__).parents[1] / "corpus"
TEXT = "Quick brown foxes jump over 1357 lazy dogs; ɗan ƙasa. Адяй сик нивгун тампин, 246 уръюдь, бажгэ фцчшщёы."

pytestmark = pytest.mark.usefixtures("reads_letters")


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Document:
    path = tmp_path_factory.mktemp("page") / "page.pdf"
    font = str(find_resource("fonts", "NotoSansCidfix-Regular.ttf"))
    with pymupdf.open() as pdf:
        pdf.new_page().insert_text((40, 60), TEXT, fontfile=font, fontname="F", fontsize=6)
        pdf.save(path)
    return read_document(path)


def compare(document: Document, shapes: ShapeIndex, said: Mapping[str, str]) -> MapShapes:
    """The comparison for a page whose map says, of some letters, what is `said`."""
    (font,) = document.fonts
    own_map = {code: said.get(text, text) for code, text in font.own_map.items()}
    changed = replace(document, fonts=(replace(font, own_map=own_map),))
    (found,) = compare_shapes(changed, find_candidates(changed, shapes, (), ()), shapes)
    return found


def test_a_map_that_says_what_is_drawn_is_confirmed(page: Document) -> None:
    found = compare(page, open_shapes(), {})
    assert found.confirmed
    assert found.agreed == found.judged > 50
    assert found.doubts == ()


@pytest.mark.parametrize(
    "alike",
    [
        dict(zip("аеорс", "aeopc", strict=True)),  # Latin for Cyrillic
        {letter: letter.upper() for letter in "abcdefgж"},  # as small capitals are said to be
        {"f": "𝑓", "1": "１"},
    ],
)
def test_what_is_drawn_alike_is_not_held_against_a_map(page: Document, alike: Mapping[str, str]) -> None:
    assert compare(page, open_shapes(), alike).doubts == ()


def test_letters_of_another_code_page_refute_a_map(page: Document) -> None:
    cyrillic = [letter for letter in TEXT if "а" <= letter.lower() <= "я"]
    found = compare(page, open_shapes(), {letter: letter.encode("cp1251").decode("latin-1") for letter in cyrillic})
    assert found.refuted
    assert not found.confirmed
    assert {(doubt.says, doubt.looks) for doubt in found.doubts} >= {("ä", "д"), ("æ", "ж"), ("ø", "ш")}


def test_a_single_wrong_pair_is_found_in_a_map_that_is_right_otherwise(page: Document) -> None:
    found = compare(page, open_shapes(), {"ɗ": "ð"})
    assert not found.refuted
    (doubt,) = found.wrong_pairs
    assert (doubt.says, doubt.looks, doubt.same) == ("ð", "ɗ", True)


def test_what_no_reference_font_knows_is_not_judged(page: Document, shapes: ShapeIndex) -> None:
    assert compare(page, shapes, {"b": "ꙮ", "d": "一"}).doubts == ()


@pytest.mark.parametrize("pairs", [(), (Doubt(1, "b", "ᚠ", False),)])
def test_few_unlike_shapes_refute_nothing(pairs: tuple[Doubt, ...]) -> None:
    assert not MapShapes(1, 0, pairs).refuted


def test_a_wrong_pair_is_not_believed_until_the_user_trusts_the_font(page: Document) -> None:
    (font,) = page.fonts
    (code,) = (code for code, text in font.own_map.items() if text == "ɗ")
    document = replace(page, fonts=(replace(font, own_map={**font.own_map, code: "ð"}),))
    recovery = Recovery(document, accept="none")
    (glyph,) = (k for k in range(len(document.glyphs)) if document.glyphs.code[k] == code)
    assert recovery.values[glyph].value is None
    assert "ɗ" in [proposal.value for proposal in recovery.values[glyph].proposals]
    trusting = recovery.with_decisions(Trust(font.name, "a test"))
    assert trusting.values[glyph].value == "ð"


@pytest.mark.parametrize("name", ["navajo_wrong", "nivkh_legacy8bit", "nenets"])
def test_the_wrong_map_of_a_document_is_refuted(name: str) -> None:
    recovery = open_document(CORPUS / f"{name}.pdf")
    worst = max(recovery.verdicts, key=lambda verdict: verdict.share)
    assert worst.verdict == "wrong"
    assert worst.doubts
