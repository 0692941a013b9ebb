"""Words offered to be taken over: decoded letters, proposals in the holes, marked as such until they are typed over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from cidfix.gui.entry.field import TypedField
from cidfix.gui.entry.offered import offer_words
from cidfix.gui.workbench import Workbench
from cidfix.recover.cues import find_stretch
from cidfix.recover.decisions import Place
from cidfix.recover.values import Proposal, State
from cidfix.recovery import Recovery

SIK = Place(1, 1, 2, None)  # the second word of the title: сик
NAMADIVNGCHOGHRR = Place(1, 2, 7, None)  # намадивӊчоғр̌, its last letter drawn as р and a mark


def with_proposals(recovery: Recovery, letters: dict[int, tuple[str, float]]) -> Recovery:
    """The recovery with proposals for some glyphs, each with its score."""
    proposed = replace(recovery)
    guesses = {glyph: (Proposal(value, "shape", score, "looks as in X"),) for glyph, (value, score) in letters.items()}
    proposed.__dict__["guesses"] = guesses
    return proposed


def glyphs_at(recovery: Recovery, place: Place) -> tuple[tuple[int, int], list[int]]:
    stretch = find_stretch(recovery.layout, place)
    return stretch, recovery.index.glyph[slice(*stretch)].tolist()


def test_what_is_likely_fills_holes_and_is_marked(nivkh: Workbench) -> None:
    stretch, (s, i, k) = glyphs_at(nivkh.recovery, SIK)
    recovery = with_proposals(nivkh.recovery, {s: ("с", 0.99), i: ("и", 0.8), k: ("ҡ", 0.3)})
    assert recovery.decode_open(*stretch) == "с□□"
    offered = offer_words(recovery, stretch)
    assert offered.text == "си□"
    assert offered.proposed == (False, True, False)


def test_a_proposal_in_use_is_marked_though_it_is_decoded(nivkh: Workbench) -> None:
    stretch, (s, i, k) = glyphs_at(nivkh.recovery, SIK)
    recovery = with_proposals(nivkh.recovery, {s: ("с", 0.99), i: ("и", 0.8), k: ("ҡ", 0.3)}).with_letters(
        nivkh.recovery.shapes, "all"
    )
    recovery.__dict__["guesses"] = with_proposals(recovery, {s: ("с", 0.99), i: ("и", 0.8), k: ("ҡ", 0.3)}).guesses
    assert recovery.values[k].state is State.PROPOSED
    offered = offer_words(recovery, stretch)
    assert (offered.text, offered.proposed) == ("сиҡ", (False, True, True))


def test_a_letter_and_its_mark_are_marked_together(nivkh: Workbench) -> None:
    stretch, glyphs = glyphs_at(nivkh.recovery, NAMADIVNGCHOGHRR)
    *_, base, mark = glyphs
    offered = offer_words(with_proposals(nivkh.recovery, {base: ("и", 0.99), mark: ("\u0306", 0.7)}), stretch)
    assert offered.text.endswith("й")  # composed
    assert offered.proposed[-1]


@pytest.fixture
def field(qtbot) -> Iterator[TypedField]:
    form = QWidget()
    qtbot.addWidget(form)
    form.show()
    yield TypedField(form)
    form.hide()


def test_marks_stay_with_their_letters_until_these_are_typed_over(qtbot, field: TypedField) -> None:
    field.take_over("адяй", (False, True, False, True))
    assert field.proposed == (1, 3)
    field.setCursorPosition(0)
    qtbot.keyClicks(field, "xy")
    assert (field.text(), field.proposed) == ("xyадяй", (3, 5))
    field.setCursorPosition(6)
    qtbot.keyClick(field, Qt.Key.Key_Backspace)
    assert (field.text(), field.proposed) == ("xyадя", (3,))
    field.setText("")
    assert field.proposed == ()


def test_what_is_open_is_chosen_to_be_typed_over_when_words_are_taken_over(field: TypedField) -> None:
    field.take_over("а□яй", (False, False, True, False))
    assert (field.selectedText(), field.proposed) == ("□", (2,))
    field.type_text("д")
    assert (field.text(), field.proposed) == ("адяй", (2,))
