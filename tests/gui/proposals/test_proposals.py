"""Letters that are read by their shapes, looked at and answered in the real window: by mouse, by keys, and undone."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QFileDialog

import cidfix.deduction
from cidfix.gui.document_view import WorkStep
from cidfix.gui.page.hint import GlyphHint
from cidfix.gui.proposals.guesses import Guess, Sureness
from cidfix.gui.proposals.panel import ProposalPanel, Sieve
from cidfix.gui.settings import Settings
from cidfix.gui.window import MainWindow
from cidfix.recover.decisions import Accept, Entry, Refuse, UseLanguage
from cidfix.recover.values import State

Settle = Callable[[MainWindow], None]
Open = Callable[[MainWindow, Path], None]

APOSTROPHE = 571  # the code of ʼ, which could be several signs


@pytest.fixture
def opened(qtbot, reads_once: None, window: MainWindow, open_book: Open, book: Path) -> MainWindow:
    """The window with the Declaration in Nivkh, its letters read, and all proposals that have room in their places."""
    open_book(window, book)
    proposals = window.view.proposals.list
    qtbot.waitUntil(lambda: all(proposals.find_row(guess) is not None for guess in proposals.find_in_sight()))
    return window


def find_guess(panel: ProposalPanel, code: int) -> Guess:
    codes = panel._workbench.recovery.document.glyphs.code
    return next(guess for guess in panel.list.guesses if codes[guess.glyph] == code)


def say_code(window: MainWindow, code: int) -> str | None:
    """What the letter of a code stands for now."""
    recovery = window.workbench.recovery
    return recovery.values[recovery.document.glyphs.code.tolist().index(code)].value


def click(qtbot, button) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_what_is_read_is_shown_first_with_what_is_most_at_stake_at_the_head(opened: MainWindow) -> None:
    view = opened.view
    assert view.tabs.currentWidget() is view.proposals
    guesses = view.proposals.list.guesses
    assert view.tabs.tabText(1) == f"Proposed {len(guesses)}"
    assert guesses[0] == find_guess(view.proposals, APOSTROPHE)
    assert guesses[0].sureness is not Sureness.SURE
    stakes = [guess.stake for guess in guesses]
    assert stakes == sorted(stakes, reverse=True)
    assert opened.workbench.decisions == ()
    row = view.proposals.list.find_row(guesses[1])
    assert row.letter.text().strip("◌") == guesses[1].best.value
    assert row.sureness.text() == f"sure · {guesses[1].uses} uses"
    assert "drawn just as in " in row.reason.text()
    assert "Cyrillic" in view.proposals.list.find_row(guesses[2]).letter.toolTip()


def test_a_row_shows_words_in_which_its_letter_stands(qtbot, opened: MainWindow) -> None:
    view = opened.view
    row = view.proposals.list.find_row(view.proposals.list.guesses[0])
    qtbot.waitUntil(lambda: len(row.cut_outs) == 3, timeout=10_000)
    click(qtbot, row.cut_outs[0])
    assert opened.workbench.target is not None


def test_all_that_are_sure_are_accepted_in_one_step_undone_and_done_again(
    qtbot, opened: MainWindow, settle: Settle
) -> None:
    panel, workbench = opened.view.proposals, opened.workbench
    sure, doubtful = len(panel.sure), panel.count - len(panel.sure)
    assert sure > 60
    click(qtbot, panel.accept_sure)
    assert panel.count == doubtful  # at once
    settle(opened)
    assert len(workbench.decisions) == sure
    assert all(isinstance(decision, Accept) for decision in workbench.decisions)
    assert len(workbench.steps) == 2
    assert panel.count == doubtful
    assert not panel.accept_sure.isEnabled()
    states = {value.state for value in workbench.recovery.values if value.value is not None}
    assert states == {State.TYPED, State.SEPARATOR}
    workbench.undo()
    settle(opened)
    assert (workbench.decisions, panel.count) == ((), sure + doubtful)
    workbench.redo()
    settle(opened)
    assert (len(workbench.decisions), panel.count) == (sure, doubtful)


def test_a_letter_is_refused_and_the_next_likely_value_comes(qtbot, opened: MainWindow, settle: Settle) -> None:
    panel = opened.view.proposals
    before = find_guess(panel, APOSTROPHE)
    click(qtbot, panel.list.find_row(before).refuse)
    settle(opened)
    assert opened.workbench.decisions == (Refuse("F12", APOSTROPHE, before.best.value, ""),)
    after = find_guess(panel, APOSTROPHE)
    assert after.best.value == before.proposals[1].value
    assert before.best.value not in [proposal.value for proposal in after.proposals]


def test_another_value_is_taken_instead_of_the_likeliest(qtbot, opened: MainWindow, settle: Settle) -> None:
    panel = opened.view.proposals
    guess = find_guess(panel, APOSTROPHE)
    row = panel.list.find_row(guess)
    other = guess.proposals[2].value
    assert row.others[1].text().startswith("2 ")
    click(qtbot, row.others[1])
    settle(opened)
    assert opened.workbench.decisions == (Accept("F12", APOSTROPHE, other, ""),)
    assert say_code(opened, APOSTROPHE) == other
    assert opened.workbench.recovery.conflicts == ()


def test_what_is_typed_outranks_what_is_proposed_and_reranks_the_rest(opened: MainWindow, settle: Settle) -> None:
    panel, workbench = opened.view.proposals, opened.workbench
    count = panel.count
    workbench.decide(Entry("Қʼатьгун сик правоғун Декларация", None, "test"))
    settle(opened)
    assert say_code(opened, APOSTROPHE) == "ʼ"
    codes = workbench.recovery.document.glyphs.code
    assert APOSTROPHE not in [int(codes[guess.glyph]) for guess in panel.list.guesses]
    assert panel.count < count - 10


def test_sure_and_doubtful_ones_are_sifted(opened: MainWindow) -> None:
    panel = opened.view.proposals
    panel.sieve.setCurrentIndex(panel.sieve.findData(Sieve.DOUBTFUL))
    assert 0 < len(panel.list.guesses) < 10
    assert all(guess.sureness is not Sureness.SURE for guess in panel.list.guesses)
    assert panel.sieve.itemText(1) == f"Sure · {len(panel.sure)}"
    panel.accept_all_sure()
    panel.sieve.setCurrentIndex(panel.sieve.findData(Sieve.SURE))
    assert panel.list.nothing == "There are none of this kind. Choose “All” above to see the others."


def test_the_list_is_worked_through_by_keys_alone(qtbot, opened: MainWindow, settle: Settle) -> None:
    panel, workbench = opened.view.proposals, opened.workbench

    def press(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        qtbot.keyClick(QApplication.focusWidget(), key, held)

    press(Qt.Key.Key_F5)
    assert panel.list.hasFocus()
    first, second, third, fourth = panel.list.guesses[:4]
    press(Qt.Key.Key_2)  # another value; what is next becomes the current one at once
    assert panel.list.current == second
    press(Qt.Key.Key_Return)
    assert panel.list.current == third
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Delete)
    settle(opened)
    assert [type(decision) for decision in workbench.decisions] == [Accept, Accept, Refuse]
    assert [decision.value for decision in workbench.decisions] == [
        first.proposals[2].value,
        second.best.value,
        fourth.best.value,
    ]
    qtbot.waitUntil(lambda: bool(workbench.lit), timeout=5_000)  # where the next stands is shown on the page
    for _ in range(3):
        press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle(opened)
    assert workbench.decisions == ()
    press(Qt.Key.Key_End)
    assert panel.list.current == panel.list.guesses[-1]
    assert panel.list.find_row(panel.list.current) is not None
    press(Qt.Key.Key_F2)
    assert opened.view.card.glyphs == (panel.list.current.glyph,)


def test_answers_are_in_the_session_and_in_the_text(
    qtbot,
    opened: MainWindow,
    settle: Settle,
    open_book: Open,
    book: Path,
    sample_pdfs: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    panel = opened.view.proposals
    panel.accept_all_sure()
    settle(opened)
    apostrophe = find_guess(panel, APOSTROPHE)
    panel.list.accepted.emit(apostrophe, "ʼ")
    settle(opened)
    decisions = opened.workbench.decisions
    opened.close_document()
    open_book(opened, book)
    assert opened.workbench.decisions == decisions
    panel = opened.view.proposals
    for guess in panel.list.guesses:
        panel.list.accepted.emit(guess, guess.best.value)
    settle(opened)
    assert panel.list.nothing == "Every proposal is answered. What you said is listed under Decisions."
    out = book.with_name("out.txt")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    opened.export_text()
    qtbot.waitUntil(out.is_file, timeout=10_000)
    settle(opened)
    right = (sample_pdfs / "nivkh.txt").read_text("utf-8")
    assert out.read_text("utf-8").split()[:14] == right.split()[:14]


def test_where_no_font_has_such_letters_it_is_said_why_nothing_is_proposed(
    window: MainWindow, open_book: Open, book: Path
) -> None:
    open_book(window, book)
    view = window.view
    assert view.tabs.currentWidget() is view.letters
    assert view.tabs.tabText(1) == "Proposed"
    assert view.proposals.list.nothing.startswith("Nothing is proposed: no reference font has letters like these.")


def test_which_proposals_are_used_is_chosen_and_remembered(
    opened: MainWindow, settle: Settle, open_book: Open, book: Path
) -> None:
    workbench = opened.workbench
    known = workbench.recovery.progress.known
    letters = workbench.recovery.candidates
    assert opened.view.proposals.use.currentText() == "sure proposals"
    workbench.use_proposals("all")
    settle(opened)
    assert workbench.recovery.candidates is letters  # nothing was read again
    assert say_code(opened, APOSTROPHE) is not None
    assert workbench.recovery.progress.known == known  # what is proposed is not known
    assert opened.view.proposals.use.currentText() == "all proposals"
    workbench.use_proposals("none")
    settle(opened)
    assert say_code(opened, APOSTROPHE) is None
    assert workbench.recovery.progress.known == 0
    assert workbench.steps[1:] == ()
    opened.close_document()
    open_book(opened, book)
    assert opened.workbench.recovery.accept == "none"


def test_a_document_is_there_before_its_letters_are_read(
    qtbot, reads_letters: None, window: MainWindow, book: Path, settle: Settle, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, go_on = cidfix.deduction.find_candidates, threading.Event()
    runs = []

    def wait(document, shapes, languages, alphabet):
        if shapes:
            runs.append(languages)
            assert go_on.wait(30)
        return read(document, shapes, languages, alphabet)

    monkeypatch.setattr(cidfix.deduction, "find_candidates", wait)
    window.open_path(book)
    qtbot.waitUntil(window.is_ready, timeout=30_000)
    assert window.workbench.recovery.progress.known == 0
    qtbot.waitUntil(lambda: window.progress.words.text() == "reading the letters…", timeout=10_000)
    assert window.view.proposals.list.nothing == "The letters are being read…"
    word = Entry("Қʼатьгун сик правоғун Декларация", None, "test")
    window.workbench.decide(word)  # what is typed meanwhile is learned, and the letters are read once for all that
    go_on.set()
    settle(window)
    assert window.workbench.recovery.decisions == (word,)
    assert window.workbench.recovery.progress.known > 0.98
    assert "known" in window.progress.words.text()
    assert len(runs) == 1


def test_a_language_chosen_reads_the_letters_anew_and_is_a_decision(opened: MainWindow, settle: Settle) -> None:
    opened.view.choose_language()
    assert opened.view.step is WorkStep.FONTS
    assert opened.view.languages.field.hasFocus()
    opened.view.languages.add("niv")
    settle(opened)
    assert opened.workbench.recovery.decisions == (UseLanguage("niv", ""),)
    assert opened.workbench.recovery.progress.known > 0.9


def test_that_all_was_read_is_told_with_how_much_of_it_by_shape_alone(
    opened: MainWindow, settle: Settle, texts: Callable[[MainWindow], list[str]]
) -> None:
    panel = opened.view.proposals
    sure = len(panel.sure)
    for guess in panel.list.guesses:
        if guess.sureness is not Sureness.SURE:
            panel.list.accepted.emit(guess, guess.best.value)
    settle(opened)
    assert texts(opened) == [f"Every letter of this document was read, {sure} by shape alone."]
    opened.show_step(WorkStep.TEXT)
    assert opened.view.preview._hint.text().startswith("Every letter was read, some by shape alone (F5).")
    panel.accept_all_sure()
    settle(opened)
    assert opened.view.preview._hint.text().startswith("Every letter is known.")


def test_the_looks_of_letters_are_explained_as_far_as_there_are_such(opened: MainWindow, settle: Settle) -> None:
    view, workbench = opened.view, opened.workbench
    assert view.grid.legend.states == (State.SURE, State.UNKNOWN, State.SEPARATOR)
    workbench.use_proposals("all")
    workbench.decide(Entry("Қʼатьгун сик правоғун Декларация", None, "test"))
    settle(opened)
    opened.show_step(WorkStep.TEXT)
    settle(opened)
    assert view.grid.legend.states[:2] == (State.TYPED, State.SURE)
    workbench.undo()
    settle(opened)
    assert view.grid.legend.states == (State.SURE, State.PROPOSED, State.SEPARATOR)
    assert view.preview.legend.states == (State.PROPOSED,)


def test_a_card_says_in_words_that_a_letter_is_sure_by_its_shape(opened: MainWindow) -> None:
    guess = opened.view.proposals.list.guesses[3]
    opened.workbench.show_glyph(guess.glyph)
    assert opened.view.card.why.text().startswith("Sure by its shape: drawn just as in ")
    doubtful = opened.view.proposals.list.guesses[0]
    opened.workbench.show_glyph(doubtful.glyph)
    assert opened.view.card.why.text().startswith("Unknown; perhaps ")


def test_the_mouse_on_a_letter_shows_what_it_is_taken_for_and_why(opened: MainWindow) -> None:
    doubtful, sure = opened.view.proposals.list.guesses[0], opened.view.proposals.list.guesses[3]
    hint = GlyphHint(opened.view.art, opened.view)
    hint.show_glyph(opened.workbench.recovery, sure.glyph, QPoint(10, 10))
    value, state, source, _ = hint.text().split("\n")
    assert (value, state) == (sure.best.value, "sure by shape")
    assert source.startswith("drawn just as in ")
    hint.show_glyph(opened.workbench.recovery, doubtful.glyph, QPoint(10, 10))
    value, state, source, _ = hint.text().split("\n")
    assert (value, state) == ("?", "unknown")
    assert source.startswith("perhaps ")


def test_the_menu_says_which_proposals_are_used(opened: MainWindow, settle: Settle) -> None:
    actions = {action.text(): action for action, command in opened._actions if command.group == "accept"}
    assert list(actions) == ["Use n&o proposals", "Use &sure proposals", "Use &all proposals"]
    opened._refresh_actions()
    assert [action.isChecked() for action in actions.values()] == [False, True, False]
    actions["Use &all proposals"].trigger()
    settle(opened)
    opened._refresh_actions()
    assert [action.isChecked() for action in actions.values()] == [False, False, True]
    assert Settings().accept == "all"


def test_whoever_comes_to_the_proposals_by_key_begins_where_most_is_at_stake(qtbot, opened: MainWindow) -> None:
    panel = opened.view.proposals
    panel.list.go_to(2)
    opened.view.typing.field.setFocus()
    panel.go()
    assert panel.list.current == panel.list.guesses[0]


def test_signs_that_look_alike_are_told_apart_by_their_names(opened: MainWindow) -> None:
    panel = opened.view.proposals
    guess = find_guess(panel, APOSTROPHE)
    row = panel.list.find_row(guess)
    assert row.reason.text().startswith("right quote, 1 letter apostrophe")
    assert row.others[0].text().endswith("ʼ")


def test_places_of_a_letter_are_lit_only_while_its_proposal_is_looked_at(
    qtbot, opened: MainWindow, settle: Settle
) -> None:
    panel, workbench = opened.view.proposals, opened.workbench
    panel.go()
    qtbot.waitUntil(lambda: len(workbench.lit) == panel.list.current.uses)
    opened.view.tabs.setCurrentWidget(opened.view.history)
    assert workbench.lit == ()
    panel.go()
    qtbot.waitUntil(lambda: bool(workbench.lit))
    qtbot.keyClick(panel.list, Qt.Key.Key_F2)
    assert opened.view.tabs.currentWidget() is opened.view.letters
    assert len(workbench.lit) == panel.list.current.uses  # those of the letter whose card is shown
