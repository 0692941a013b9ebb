"""What the header says of how far a recovery is."""

from __future__ import annotations

from pathlib import Path

from cidfix.gui.progress_header import ProgressHeader
from cidfix.gui.workbench import Workbench
from cidfix.recover.decisions import Entry, Place


def test_letters_in_conflict_are_counted_beside_those_that_are_left(qtbot, nivkh: Workbench):
    header = ProgressHeader()
    qtbot.addWidget(header)
    header.set_workbench(nivkh)
    first = Entry("сик", Place(1, 1, 2, None), "test")
    with qtbot.waitSignal(nivkh.recovered, timeout=20_000):
        nivkh.decide(first, Entry("сак", Place(1, 2, 6, None), "test"))
    assert " · one letter in conflict · 2 words typed" in header.words.text()
    with qtbot.waitSignal(nivkh.recovered, timeout=20_000):
        nivkh.decide(Entry("зик", Place(1, 2, 6, None), "test"))
    assert " · 2 letters in conflict · " in header.words.text()


def test_where_all_is_known_but_a_letter_in_conflict_it_is_not_said_that_none_is_left(qtbot, make_workbench):
    workbench = make_workbench(Path(__file__).parents[1] / "files" / "base14.pdf")
    header = ProgressHeader()
    qtbot.addWidget(header)
    header.set_workbench(workbench)
    assert header.words.text() == "100 % known · no letter left · 0 words typed"
    with qtbot.waitSignal(workbench.recovered, timeout=20_000):
        workbench.decide(Entry("Articla", Place(1, 1, 1, None), "test"))  # it is Article
    assert header.words.text() == "100 % known · one letter in conflict · one word typed"
