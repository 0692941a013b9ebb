"""What a newcomer stumbled over in the window, each put right and held so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QStandardPaths, Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget

from cidfix.gui import folders
from cidfix.gui.document_view import WorkStep
from cidfix.gui.folders import find_samples
from cidfix.gui.proposals.guesses import to_accept
from cidfix.gui.window import MainWindow
from cidfix.recover.decisions import Entry, Place, UseLanguage
from cidfix.recover.grammar import read_decisions
from cidfix.recover.library import map_library
from cidfix.recover.maps import read_map

Settle = Callable[[MainWindow], None]
Open = Callable[[MainWindow, Path], None]
Press = Callable[[str], None]

SAMPLES = Path(__file__).parents[2] / "sample_pdfs"
SIZES = ((1024, 700), (1200, 760), (1440, 900))


def place_of(widget: QWidget) -> QRect:
    """Where a widget is in its window."""
    return QRect(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size())


def resize(qtbot, window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    qtbot.waitUntil(lambda: (window.width(), window.height()) == size)
    QApplication.sendPostedEvents()


@pytest.fixture
def proposed(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files that dialogs proposed, each of which the user refused."""
    asked: list[Path] = []
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(
            QFileDialog, name, lambda _window, _title, path, *_: (asked.append(Path(path)), ("", ""))[1]
        )
    return asked


@pytest.fixture
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder of documents."""
    folder = tmp_path / "Documents"
    folder.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(folder))
    return folder


def test_files_of_a_sample_are_proposed_among_the_users_documents_and_nothing_is_kept_beside_it(
    qtbot, window: MainWindow, open_book: Open, settle: Settle, proposed: list[Path], documents: Path
) -> None:
    sample = next(path for path in find_samples() if path.name == "nivkh.pdf")
    before = sorted(sample.parent.iterdir())
    open_book(window, sample)
    window.workbench.decide(Entry("Статья", None, "test"))
    settle(window)
    window.export_text()
    window.files.save_map_as()
    window.files.save_decisions_as()
    window.files.add_map()
    assert proposed == [
        documents / "nivkh.txt",
        documents / "nivkh.cidmap.json",
        documents / "nivkh.entries.txt",
        documents,
    ]
    window.close_document()
    assert sorted(sample.parent.iterdir()) == before
    assert len(list(folders.session_store().glob("*nivkh.pdf.cidfix.json"))) == 1


def test_where_a_file_went_last_the_next_of_a_sample_is_proposed(
    window: MainWindow,
    open_book: Open,
    tmp_path: Path,
    documents: Path,
    monkeypatch: pytest.MonkeyPatch,
    settle: Settle,
) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    open_book(window, next(path for path in find_samples() if path.name == "nivkh.pdf"))
    asked = []
    answers = iter([(str(mine / "text.txt"), ""), ("", "")])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *said: (asked.append(Path(said[2])), next(answers))[1])
    window.export_text()
    settle(window)
    window.export_text()
    assert [path.parent for path in asked] == [documents, mine]


def test_beside_a_pdf_in_a_folder_that_can_not_be_written_nothing_is_proposed(
    window: MainWindow, open_book: Open, book: Path, proposed: list[Path], documents: Path, monkeypatch
) -> None:
    shut = book.parent.resolve()
    monkeypatch.setattr(folders.os, "access", lambda folder, _how: Path(folder) != shut)
    open_book(window, book)
    window.export_text()
    assert proposed == [documents / "book.txt"]


def test_beside_a_pdf_of_the_users_own_files_are_proposed_as_ever(
    window: MainWindow, open_book: Open, book: Path, proposed: list[Path], documents: Path
) -> None:
    open_book(window, book)
    window.export_text()
    assert proposed == [book.with_suffix(".txt")]


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES[:2])
def test_nothing_moves_under_her_hand_from_the_first_word_to_the_last(
    qtbot, window: MainWindow, open_book: Open, settle: Settle, book: Path, size: tuple[int, int]
) -> None:
    resize(qtbot, window, size)
    open_book(window, book)
    view = window.view
    parts = (view.typing.field, view.pages, view.lines, view.tabs, view.palette_of_letters)
    before = [place_of(part) for part in parts]
    *first, last = (entry for entry in read_decisions(SAMPLES / "nivkh.entries.txt") if isinstance(entry, Entry))
    for entry in (first[:1], first[1:8], first[8:], [last]):
        window.workbench.decide(*entry)
        settle(window)
        qtbot.wait(50)
        assert [place_of(part) for part in parts] == before
    qtbot.waitUntil(lambda: bool(window.notices.notices), timeout=10_000)
    assert window.notices.isVisible()
    assert place_of(view.pages).contains(place_of(window.notices))
    assert [place_of(part) for part in parts] == before
    window.notices.clear()
    QApplication.sendPostedEvents()
    assert not window.notices.isVisible()
    assert [place_of(part) for part in parts] == before


def test_what_is_brought_into_view_is_not_covered_by_a_message(
    qtbot, window: MainWindow, open_book: Open, book: Path
) -> None:
    resize(qtbot, window, SIZES[0])
    open_book(window, book)
    window.notices.tell("info", "a message " * 30, ("Do it", lambda: None))
    QApplication.sendPostedEvents()
    pages = window.view.pages
    for start in (900, 1200, 2000):
        stretch = (start, start + 3)
        pages.reveal_stretch(stretch)
        frames = pages.text.page(window.workbench.find_page(start)).find_frames([start], [start + 3])
        shown = pages.to_view(window.workbench.find_page(start), _to_rect(frames))
        top = pages.viewport().mapTo(window, shown.topLeft().toPoint()).y()
        assert top >= place_of(window.notices).bottom()


def _to_rect(frames) -> QRectF:
    (x0, y0), (x1, y1) = frames.reshape(-1, 2).min(axis=0).tolist(), frames.reshape(-1, 2).max(axis=0).tolist()
    return QRectF(x0, y0, x1 - x0, y1 - y0)


@pytest.mark.parametrize("size", SIZES)
def test_the_step_text_shows_page_and_text_side_by_side(
    qtbot, window: MainWindow, open_book: Open, book: Path, size: tuple[int, int]
) -> None:
    resize(qtbot, window, size)
    open_book(window, book)
    window.show_step(WorkStep.TEXT)
    QApplication.sendPostedEvents()
    page, text = place_of(window.view.pages), place_of(window.view.preview.text)
    assert page.right() < text.left()
    assert text.right() <= window.width()
    for part in (page, text):
        assert part.width() > window.width() * 3 // 10
        assert part.height() > window.height() // 2


@pytest.mark.usefixtures("reads_once")
def test_what_is_said_of_a_complete_document_follows_what_is_confirmed(
    window: MainWindow, open_book: Open, settle: Settle, book: Path, texts, qtbot
) -> None:
    open_book(window, book)
    panel, workbench = window.view.proposals, window.workbench
    workbench.restate(*(accept(panel, guess) for guess in panel.list.guesses[:1]))  # the one that is doubtful
    settle(window)
    qtbot.waitUntil(lambda: any("by shape alone" in text for text in texts(window)), timeout=10_000)
    count = panel.count
    assert [f"Every letter of this document was read, {count} by shape alone."] == texts(window)
    panel.list.refused.emit(panel.list.guesses[0], "☃")  # which is proposed nowhere, and changes nothing
    workbench.restate(accept(panel, panel.list.guesses[0]))
    settle(window)
    assert texts(window) == [f"Every letter of this document was read, {count - 1} by shape alone."]
    panel.accept_all_sure()
    settle(window)
    assert texts(window) == ["Every letter of this document is known."]
    workbench.undo()
    settle(window)
    assert texts(window) == [f"Every letter of this document was read, {count - 1} by shape alone."]


def accept(panel, guess):
    return to_accept(panel._recovery, guess, guess.best.value)


@pytest.mark.usefixtures("reads_once")
def test_a_map_is_offered_for_what_it_adds_and_goes_when_that_is_known(
    window: MainWindow, open_book: Open, settle: Settle, book: Path, texts, qtbot
) -> None:
    open_book(window, book)
    panel, workbench = window.view.proposals, window.workbench
    workbench.restate(*(accept(panel, guess) for guess in panel.list.guesses))
    settle(window)
    window.files.save_map()
    settle(window)
    assert list(map_library().iterdir())
    window.close_document()
    book.with_name("book.pdf.cidfix.json").unlink()
    open_book(window, book)
    qtbot.waitUntil(lambda: bool(texts(window)), timeout=10_000)
    (offer,) = texts(window)
    assert offer.startswith("A saved map fits. book: knows ")
    assert offer.endswith(", and would add 1 % of the text")  # all but the apostrophe is read by shape
    panel = window.view.proposals
    window.workbench.restate(*(accept(panel, guess) for guess in panel.list.guesses))
    settle(window)
    assert texts(window) == ["Every letter of this document is known."]
    window.show_step(WorkStep.FONTS)
    settle(window)
    assert window.view.offers.offers == ()


def find_fields(window: MainWindow) -> list[QLineEdit]:
    view = window.view
    view.search.open_search()
    view.show_step(WorkStep.LETTERS)
    view.tabs.setCurrentWidget(view.letters)
    window.workbench.show_glyph(3)
    letters = [view.search._field, view.grid.search, view.palette_of_letters.search, view.card.editor.field]
    return [*letters, view.page_box._field, view.typing.field]


def test_undo_in_a_field_where_nothing_was_typed_takes_back_the_last_decision(
    qtbot, window: MainWindow, open_book: Open, settle: Settle, book: Path, press: Press
) -> None:
    open_book(window, book)
    view, workbench = window.view, window.workbench
    fields = find_fields(window)
    view.columns.setSizes([140, 700, 600])
    decision = Entry("Статья", None, "test")
    for field in fields:
        workbench.decide(decision)
        settle(window)
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        qtbot.waitUntil(field.hasFocus)
        qtbot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert workbench.decisions == (), field.accessibleName()
        settle(window)
        qtbot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
        assert workbench.decisions == (decision,), field.accessibleName()
        workbench.undo()
        settle(window)


def test_undo_in_a_field_takes_back_first_what_was_typed_there(
    qtbot, window: MainWindow, open_book: Open, settle: Settle, book: Path, press: Press
) -> None:
    open_book(window, book)
    window.workbench.decide(Entry("Статья", None, "test"))
    settle(window)
    window.view.search.open_search()
    press("сик")
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.view.search._field.text() == ""
    assert len(window.workbench.decisions) == 1
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.workbench.decisions == ()
    settle(window)


def test_undo_in_the_field_of_languages_takes_back_the_language_chosen_there(
    qtbot, window: MainWindow, open_book: Open, settle: Settle, book: Path, press: Press
) -> None:
    open_book(window, book)
    window.view.choose_language()
    field = window.view.languages.field
    press("nivkh")
    qtbot.waitUntil(field.popup.isVisible, timeout=10_000)
    assert field.popup.currentIndex().data() == "Nivkh, Gilyak, нивх (niv), Cyrillic"
    assert [field.model.index(row, 0).data() for row in range(field.model.rowCount())] == [
        "Nivkh, Gilyak, нивх (niv), Cyrillic",
        "none of these: “nivkh” as a tag",
    ]
    qtbot.keyClick(field.popup, Qt.Key.Key_Return)
    assert window.workbench.decisions == (UseLanguage("niv", ""),)
    settle(window)
    qtbot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.workbench.decisions == ()
    assert field.text() == ""
    settle(window)


def test_the_text_begins_with_the_words_at_which_the_page_is_looked(
    qtbot, window: MainWindow, open_book: Open, settle: Settle, book: Path
) -> None:
    resize(qtbot, window, SIZES[0])
    open_book(window, book)
    window.show_step(WorkStep.TEXT)
    settle(window)
    pages, text = window.view.pages, window.view.preview.text
    for page, part in ((1, 0.0), (2, 0.5), (3, 0.25), (1, 0.6)):
        top = pages.column.rect(page)
        pages.verticalScrollBar().setValue(round(top.top() + top.height() * part))
        expected = pages.find_top_line()
        assert int(window.workbench.recovery.layout.page[expected]) == page
        preview = window.view.reader.preview
        word = preview.find_first(int(window.workbench.recovery.layout.line_start[expected]))

        def begins_with(at: int) -> bool:
            position = text.cursorForPosition(QPoint(2, 2)).position()
            return position <= at < position + 120  # the letters of a line

        qtbot.waitUntil(lambda at=int(preview.start[word]): begins_with(at))


def test_the_step_text_shows_both_in_a_small_window_though_the_last_was_large(
    qtbot, window: MainWindow, open_book: Open, book: Path
) -> None:
    resize(qtbot, window, SIZES[2])
    open_book(window, book)
    window.close_document()
    resize(qtbot, window, SIZES[0])
    open_book(window, book)
    window.show_step(WorkStep.TEXT)
    QApplication.sendPostedEvents()
    page, text = place_of(window.view.pages), place_of(window.view.preview.text)
    assert page.width() > 300
    assert page.right() < text.left()
    assert text.width() > 300
    assert text.right() <= window.width()


def test_the_repaired_pdf_is_written_checked_and_told(
    window: MainWindow, open_book: Open, book: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, texts, qtbot
) -> None:
    out = tmp_path / "out.pdf"
    asked: list[Path] = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *said: (asked.append(Path(said[2])), (str(out), ""))[1])
    open_book(window, book)
    window.workbench.decide(Entry("Статья", None, "test"))
    window.export_pdf()
    qtbot.waitUntil(lambda: any("The repaired PDF is in" in text for text in texts(window)), timeout=30_000)
    assert [path.name for path in asked] == ["book.repaired.pdf"]
    assert any("% of its text" in text for text in texts(window))
    assert out.read_bytes().startswith(book.read_bytes())


def test_what_is_saved_knows_what_was_decided_a_moment_ago(
    window: MainWindow, open_book: Open, book: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot
) -> None:
    out = tmp_path / "out.cidmap.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    open_book(window, book)
    window.workbench.use_proposals("none")
    window.workbench.decide(Entry("сик", Place(1, 1, 2, None), "test"))
    assert window.workbench.is_behind
    window.files.save_map_as()
    qtbot.waitUntil(out.exists, timeout=30_000)
    assert {value.value for glyph in read_map(out).glyphs for value in glyph.values} == {"с", "и", "к"}


def test_the_repaired_pdf_never_takes_the_place_of_the_pdf(
    window: MainWindow, open_book: Open, book: Path, monkeypatch: pytest.MonkeyPatch, texts, qtbot
) -> None:
    before = book.read_bytes()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(book), ""))
    open_book(window, book)
    window.export_pdf()
    qtbot.waitUntil(lambda: any("is the PDF itself" in text for text in texts(window)))
    assert book.read_bytes() == before
