"""The real window from opening a PDF to its text in a file, driven by mouse and keys, and by keys alone."""

from __future__ import annotations

import shutil
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from cidfix.gui.document_view import WorkStep
from cidfix.gui.dropping import take_in
from cidfix.gui.settings import Settings
from cidfix.gui.window import MainWindow
from cidfix.recover.decisions import Entry, SetValue, SpaceIs

Words = dict[tuple[str, int], str]


class User:
    """Someone who reads the page by its right text and works the window by mouse and keys."""

    def __init__(
        self, qtbot, window: MainWindow, read_words: Callable[..., Words], press: Callable[[str], None]
    ) -> None:
        self.bot = qtbot
        self.press_letters = press
        self.window = window
        self.read_words = read_words
        self.words: Words = {}

    @property
    def workbench(self):
        assert self.window.workbench is not None
        return self.window.workbench

    @property
    def view(self):
        assert self.window.view is not None
        return self.window.view

    def open(self, path: Path, text: str) -> None:
        self.window.open_path(path)
        self.bot.waitUntil(self.window.is_ready, timeout=30_000)
        self.settle()
        self.words = self.read_words(self.workbench.recovery, text)

    def settle(self) -> None:
        """Wait until nothing is computed any more."""

        def is_settled() -> bool:
            lanes = self.workbench.tasks.busy_lanes()
            return self.workbench.suggestions_ready and not lanes & {"recover", "suggest", "trial"}

        self.bot.waitUntil(is_settled, timeout=30_000)

    def target_word(self) -> str:
        """What stands at the place the window asks for."""
        start, stop = self.workbench.target
        for suggestion in self.workbench.suggestions:
            if (suggestion.start, suggestion.stop) == (start, stop):
                return self.words[suggestion.line, suggestion.token]
        raise AssertionError("the target is none of the suggestions")

    def type(self, text: str) -> None:
        assert QApplication.focusWidget() is self.view.typing.field
        self.press_letters(text)
        self.settle()

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        widget = QApplication.focusWidget() or self.window
        self.bot.keyClick(widget, key, modifier)
        self.settle()

    def type_suggested(self) -> str:
        """Type the word that is asked for and press Enter; the next one is asked for then."""
        word = self.target_word()
        self.type(word)
        self.press(Qt.Key.Key_Return)
        return word


@pytest.fixture
def user(qtbot, window: MainWindow, read_words: Callable[..., Words], press: Callable[[str], None]) -> User:
    return User(qtbot, window, read_words, press)


def copy(folder: Path, sample_pdfs: Path, name: str) -> tuple[Path, str]:
    text = (sample_pdfs / f"{name}.txt").read_text("utf-8")
    return Path(shutil.copy(sample_pdfs / f"{name}.pdf", folder / f"{name}.pdf")), text


def join_lines(text: str) -> str:
    """Words alone: a hyphen at a line's end belongs to the word in these texts."""
    return unicodedata.normalize("NFC", " ".join(text.split()).replace("- ", "-"))


@pytest.mark.parametrize("name", ["nivkh", pytest.param("nivkh_legacy8bit", marks=pytest.mark.slow)])
def test_a_pdf_is_recovered_with_mouse_and_keys(
    qtbot, user: User, tmp_path: Path, sample_pdfs: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    path, text = copy(tmp_path, sample_pdfs, name)
    user.open(path, text)

    # The space that was found is confirmed.
    user.window.show_step(WorkStep.FONTS)
    confirm = user.view.separators.spaces.rows[0].confirm_button
    qtbot.mouseClick(confirm, Qt.MouseButton.LeftButton)
    user.settle()
    assert [type(decision) for decision in user.workbench.decisions] == [SpaceIs]

    # Two words are typed as asked for, then one with a slip, which contradicts them.
    user.window.show_step(WorkStep.LETTERS)
    user.workbench.aim_at_next()
    first = user.type_suggested()
    user.type_suggested()
    assert user.workbench.recovery.progress.words_typed == 2
    spoilt = make_conflict(user, first)
    assert len(user.workbench.recovery.conflicts) >= 1

    # F8 shows the conflict; keeping the right side settles it; undone and redone.
    user.press(Qt.Key.Key_F8)
    (card,) = user.view.conflicts.conflict_cards
    right = next(k for k, side in enumerate(card.conflict.sides) if side.value in spoilt[0])
    qtbot.mouseClick(card.keep_buttons[right], Qt.MouseButton.LeftButton)
    user.settle()
    assert user.workbench.recovery.conflicts == ()
    user.view.typing.setFocus()
    user.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(user.workbench.recovery.conflicts) >= 1
    user.press(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert user.workbench.recovery.conflicts == ()

    # One glyph is set by hand in its card.
    glyph, value = find_unknown(user)
    user.workbench.show_glyph(glyph)
    user.view.card.edit_value()
    user.press_letters(value)
    user.press(Qt.Key.Key_Return)
    assert any(isinstance(decision, SetValue) for decision in user.workbench.decisions)
    assert user.workbench.recovery.values[glyph].value == value

    # The program dies; what was done is there again.
    before = user.workbench.decisions
    qtbot.waitUntil(lambda: path.with_name(f"{name}.pdf.cidfix.json").exists(), timeout=10_000)
    qtbot.waitUntil(lambda: user.window.document._keeper.is_saved, timeout=10_000)
    die(user.window)
    again = MainWindow(Settings())
    qtbot.addWidget(again)
    again.show()
    user.window = again
    assert any("ended unexpectedly" in notice.text for notice in again.notices.notices)
    user.open(path, text)
    assert set(user.workbench.decisions) == set(before)

    # What is asked for is typed, the rest comes from a file of decisions, and the text is exported.
    user.window.show_step(WorkStep.LETTERS)
    user.workbench.aim_at_next()
    for _ in range(4):
        user.type_suggested()
    take_in(again, [sample_pdfs / f"{name}.entries.txt"])
    qtbot.waitUntil(lambda: user.workbench.recovery.progress.codes_left == 0, timeout=30_000)
    user.settle()
    assert user.workbench.suggestions == ()
    qtbot.waitUntil(lambda: any("Every letter" in notice.text for notice in again.notices.notices))
    out = tmp_path / "out.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    user.window.show_step(WorkStep.TEXT)
    qtbot.mouseClick(user.view.preview.export_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(out.exists, timeout=10_000)
    assert join_lines(out.read_text("utf-8")) == join_lines(text)
    again.close()


def make_conflict(user: User, word: str) -> tuple[str, str]:
    """Type a word that stands elsewhere with one known letter wrong; returns it right and wrong."""
    recovery = user.workbench.recovery
    for (line, token), right in user.words.items():
        shared = [letter for letter in right if letter in word]
        if len(right) >= 5 and len(shared) == 1 and right != word and right.count(shared[0]) == 1:
            page, number = map(int, line.split("."))
            from cidfix.recover.cues import find_stretch
            from cidfix.recover.decisions import Place

            wrong = right.replace(shared[0], "ж" if shared[0] != "ж" else "щ")
            user.workbench.aim(find_stretch(recovery.layout, Place(page, number, token, None)))
            user.type(wrong)
            user.press(Qt.Key.Key_Return)
            return right, wrong
    raise AssertionError("no such word")


def find_unknown(user: User) -> tuple[int, str]:
    """A glyph that is not known yet, with what the right text has for it."""
    recovery = user.workbench.recovery
    layout, index = recovery.layout, recovery.index
    for (line, token), word in user.words.items():
        page, number = map(int, line.split("."))
        at = next(k for k in range(len(layout.page)) if (layout.page[k], layout.number[k]) == (page, number))
        glyphs = index.token_glyphs(int(layout.line_start[at]) + token - 1)
        if len(glyphs) == len(word):
            for glyph, letter in zip(glyphs, word, strict=True):
                if recovery.values[glyph].value is None:
                    return glyph, letter
    raise AssertionError("all is known")


def die(window: MainWindow) -> None:
    """End as a killed process does, as far as files can tell: nothing is saved or released on the way."""
    document = window.document
    document._keeper._unsaved = None
    document.claim._lock.unlock()  # what the system does for a process that is gone
    document.claim._note.with_suffix(".lock").unlink(missing_ok=True)
    document.claim.release = lambda: None
    window.close()


def test_a_pdf_is_recovered_by_keys_alone(
    qtbot, user: User, tmp_path: Path, sample_pdfs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, text = copy(tmp_path, sample_pdfs, "nivkh")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    out = tmp_path / "out.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    qtbot.keyClick(user.window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(user.window.is_ready, timeout=30_000)
    user.settle()
    user.words = user.read_words(user.workbench.recovery, text)

    assert QApplication.focusWidget() is user.view.typing.field  # ready to type at once
    user.press(Qt.Key.Key_Return)  # an empty line and Enter: go to the first place asked for
    for _ in range(80):
        if not user.workbench.suggestions:
            break
        assert QApplication.focusWidget() is user.view.typing.field
        user.type_suggested()
    entries = [decision for decision in user.workbench.decisions if isinstance(decision, Entry)]
    assert user.workbench.recovery.progress.codes_left == 0
    assert len(entries) <= 36  # a greedy cover of all letters by single words, counted on the right text

    user.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert user.workbench.recovery.progress.codes_left > 0
    user.press(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert user.workbench.recovery.progress.codes_left == 0
    user.press(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(out.exists, timeout=10_000)
    assert join_lines(out.read_text("utf-8")) == join_lines(text)
