"""What the window says of files: of those that change, of those that can't be opened, and of what was done before."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from cidfix.files import make_folder
from cidfix.gui.document_view import WorkStep
from cidfix.gui.folders import running_store, session_store
from cidfix.gui.settings import Settings
from cidfix.gui.window import MainWindow
from cidfix.recover.decisions import Entry, Place
from cidfix.recover.grammar import read_decisions
from cidfix.recover.library import map_library
from cidfix.recover.maps import write_map
from cidfix.recovery import open_document

FILES = Path(__file__).parents[1] / "files"
SAMPLES = Path(__file__).parents[2] / "sample_pdfs"


def says(window: MainWindow, words: str) -> bool:
    return any(words in notice.text for notice in window.notices.notices)


def look_at_page(qtbot, window: MainWindow, number: int) -> bytes:
    """The pixels of a page that was not drawn before at this size."""
    pictures = window.view.pictures
    qtbot.waitUntil(lambda: pictures.page(number, 0.371) is not None, timeout=20_000)
    return bytes(pictures.page(number, 0.371).constBits())


@pytest.mark.slow
@pytest.mark.parametrize("how", ["written into", "replaced"])
def test_pages_stay_those_that_were_read_when_another_file_takes_the_place(
    qtbot, window: MainWindow, book: Path, how, open_book
):
    open_book(window, book)
    expected = look_at_page(qtbot, window, 5)
    window.close_document()
    open_book(window, book)
    if how == "replaced":
        Path(shutil.copy(SAMPLES / "nenets.pdf", book.with_name("new.pdf"))).replace(book)
    else:
        shutil.copyfile(SAMPLES / "nenets.pdf", book)
    qtbot.waitUntil(lambda: says(window, "has changed on the disk"), timeout=10_000)
    assert look_at_page(qtbot, window, 5) == expected


def test_a_file_that_is_put_back_is_not_told_of_any_more(qtbot, window: MainWindow, book: Path, open_book, texts):
    open_book(window, book)
    shutil.copyfile(SAMPLES / "nenets.pdf", book)
    qtbot.waitUntil(lambda: says(window, "has changed on the disk"), timeout=10_000)
    book.unlink()
    qtbot.waitUntil(lambda: says(window, "not on the disk any more"), timeout=10_000)
    assert not says(window, "has changed on the disk")
    shutil.copyfile(SAMPLES / "nivkh.pdf", book)
    qtbot.waitUntil(lambda: texts(window) == [], timeout=10_000)


def test_a_session_saved_beside_the_pdf_is_no_change_of_it(qtbot, window: MainWindow, book: Path, open_book, texts):
    open_book(window, book)
    window.workbench.decide(Entry("Статья", None, "test"))
    qtbot.waitUntil(book.with_name("book.pdf.cidfix.json").exists, timeout=10_000)
    qtbot.wait(500)
    assert texts(window) == []


def test_a_file_that_can_not_be_opened_leaves_the_open_document_where_it_is(
    qtbot, window: MainWindow, book: Path, open_book, settle
):
    open_book(window, book)
    before = window.view
    odd = book.with_name("odd.pdf")
    odd.write_bytes(b"this is no PDF")
    window.open_path(odd)
    qtbot.waitUntil(lambda: says(window, "odd.pdf"), timeout=30_000)
    assert window.view is before
    assert window.stack.currentWidget() is before
    assert window.windowTitle() == "book.pdf – cidfix"
    assert window.is_ready()
    window.workbench.decide(Entry("Статья", None, "test"))
    settle(window)


def test_a_password_that_is_not_given_leaves_the_open_document_where_it_is(
    qtbot,
    window: MainWindow,
    book: Path,
    monkeypatch,
    open_book,
):
    open_book(window, book)
    before, asked = window.view, []
    monkeypatch.setattr("cidfix.gui.window.QInputDialog.getText", lambda *_: (asked.append(1), ("", False))[1])
    window.open_path(Path(shutil.copy(FILES / "encrypted.pdf", book.parent)))
    qtbot.waitUntil(lambda: bool(asked) and window.coming is None, timeout=30_000)
    assert window.view is before


@pytest.mark.slow
def test_a_document_that_is_opened_again_and_is_none_any_more_stays_as_it_was(
    qtbot, window: MainWindow, book: Path, open_book
):
    open_book(window, book)
    before = window.view
    book.write_bytes(b"this is no PDF")
    window.reopen()
    qtbot.waitUntil(lambda: says(window, "book.pdf)"), timeout=30_000)
    assert window.view is before
    shutil.copyfile(SAMPLES / "nivkh.pdf", book)
    window.reopen()
    qtbot.waitUntil(lambda: window.view is not before and window.is_ready(), timeout=30_000)
    window.close_document()
    open_book(window, book)  # nobody holds it any more


def test_decisions_are_there_when_a_document_is_opened_again(qtbot, window: MainWindow, book: Path, open_book):
    open_book(window, book)
    window.workbench.decide(Entry("Статья", None, "test"))
    before = window.view
    window.reopen()
    qtbot.waitUntil(lambda: window.view is not before and window.is_ready(), timeout=30_000)
    assert [decision.text for decision in window.workbench.decisions] == ["Статья"]


def test_an_error_about_a_file_is_past_when_another_is_opened(qtbot, window: MainWindow, book: Path, open_book, texts):
    window.open_path(book.with_name("gone.pdf"))
    qtbot.waitUntil(lambda: says(window, "no such file"), timeout=30_000)
    open_book(window, book)
    assert texts(window) == []


def note_crash(path: Path) -> None:
    make_folder(running_store())
    (running_store() / "0123.json").write_text(json.dumps({"pdf": str(path)}), "utf-8")


def test_a_document_that_is_opened_after_a_crash_is_not_offered_and_says_once_that_it_is_back(
    qtbot,
    book: Path,
    window: MainWindow,
    open_book,
    settle,
    texts,
):
    open_book(window, book)
    window.workbench.decide(Entry("Статья", None, "test"))
    settle(window)
    window.close_document()
    note_crash(book)
    second = MainWindow(Settings())
    qtbot.addWidget(second)
    second.show()
    assert [notice.buttons[0].text() for notice in second.notices.notices] == ["Go on with it"]
    open_book(second, book)
    assert texts(second) == ["Your decision of the last session is back."]
    second.close()


def test_what_is_known_of_a_file_when_it_is_opened_is_one_message(
    window: MainWindow, tmp_path: Path, open_book, settle, texts
):
    import pymupdf

    with pymupdf.open(SAMPLES / "nivkh.pdf") as document:
        document.new_page()
        document.save(tmp_path / "book.pdf")
    open_book(window, tmp_path / "book.pdf")
    window.workbench.decide(Entry("Статья", None, "test"))
    settle(window)
    window.close_document()
    open_book(window, tmp_path / "book.pdf")
    back = "Your decision of the last session is back."
    assert texts(window) == [f"{back} Without text: page 7 (the page is empty)."]


def test_the_offer_of_a_map_says_what_it_would_add_now_and_goes_when_that_is_nothing(
    qtbot,
    window: MainWindow,
    book: Path,
    open_book,
    settle,
):
    right = read_decisions(SAMPLES / "nivkh.entries.txt")
    make_folder(map_library())
    write_map(map_library() / "nivkh.cidmap.json", open_document(book).with_decisions(*right).to_map())
    open_book(window, book)
    qtbot.waitUntil(lambda: says(window, "would add 100 % of the text"), timeout=10_000)
    window.workbench.decide(Entry("Қʼатьгун сик правоғун Декларация", Place(1, 1, None, None), "test"))
    settle(window)
    qtbot.waitUntil(lambda: says(window, "would add ") and not says(window, "100 %"), timeout=10_000)
    window.workbench.decide(*right)
    qtbot.waitUntil(lambda: not says(window, "would add"), timeout=20_000)


def test_an_offer_that_was_closed_is_not_made_again(qtbot, window: MainWindow, book: Path, open_book, settle):
    right = read_decisions(SAMPLES / "nivkh.entries.txt")
    make_folder(map_library())
    write_map(map_library() / "nivkh.cidmap.json", open_document(book).with_decisions(*right).to_map())
    open_book(window, book)
    qtbot.waitUntil(lambda: says(window, "would add"), timeout=10_000)
    window.notices.close_newest()
    window.show_step(WorkStep.FONTS)
    window.workbench.decide(Entry("Қʼатьгун сик правоғун Декларация", Place(1, 1, None, None), "test"))
    settle(window)
    assert not says(window, "would add")


def test_every_letter_known_is_told_only_as_long_as_it_is_so(window: MainWindow, book: Path, open_book, settle):
    open_book(window, book)
    window.workbench.decide(*read_decisions(SAMPLES / "nivkh.entries.txt"))
    settle(window)
    assert says(window, "Every letter of this document is known.")
    window.workbench.undo()
    settle(window)
    assert not says(window, "Every letter of this document is known.")


@pytest.mark.skipif(os.name != "posix", reason="permissions of folders")
def test_where_the_session_is_kept_is_said_once_when_the_folder_can_not_be_written(
    qtbot,
    window: MainWindow,
    book: Path,
    monkeypatch,
    open_book,
    settle,
    texts,
):
    from cidfix.errors import CidfixError

    def refuse(path: Path) -> None:
        raise CidfixError("the folder cannot be written", str(path), "")

    monkeypatch.setattr("cidfix.gui.keeping.check_writable", refuse)
    open_book(window, book)
    assert texts(window) == []
    window.workbench.decide(Entry("Статья", None, "test"))
    qtbot.waitUntil(lambda: says(window, f"What you do is kept in {session_store()}"), timeout=10_000)
    window.notices.clear()
    window.workbench.decide(Entry("сик", None, "test"))
    settle(window)
    qtbot.wait(600)
    window.close_document()
    open_book(window, book)
    window.workbench.undo()
    qtbot.wait(600)
    assert not says(window, "What you do is kept in")


@pytest.mark.parametrize("name", ["scan_only", "curves"])
def test_of_a_pdf_without_text_nothing_is_said_to_be_known(window: MainWindow, tmp_path: Path, name: str, open_book):
    path = Path(shutil.copy(FILES / f"{name}.pdf", tmp_path))
    open_book(window, path)
    assert window.progress.words.text() == "no text"
    assert not window.progress.bar.isVisible()
    window.close_document()
    assert window.start.recent.item(0).text() == f"{path.name}\n{tmp_path}"
    open_book(window, Path(shutil.copy(SAMPLES / "nivkh.pdf", tmp_path)))
    assert window.progress.bar.isVisible()


def test_no_key_belongs_to_two_actions_at_any_moment(window: MainWindow, book: Path, tmp_path: Path, open_book):
    twice: set[str] = set()
    make_menus = window._make_menus

    def look() -> None:
        keys = [key.toString() for action in window.actions() for key in action.shortcuts()]
        twice.update(key for key in keys if keys.count(key) > 1)

    def make_and_look() -> None:
        make_menus()
        look()

    window._make_menus = make_and_look
    make_and_look()
    open_book(window, book)
    open_book(window, Path(shutil.copy(SAMPLES / "nenets.pdf", tmp_path / "other.pdf")))
    window.close_document()
    assert twice == set()


def test_a_key_of_the_window_works_though_the_list_of_places_is_open(qtbot, window: MainWindow, book: Path, open_book):
    open_book(window, book)
    chooser = window.view.typing.chooser
    chooser.open([(0, 3), (5, 8)])
    assert QApplication.activePopupWidget() is chooser
    qtbot.keyClick(chooser.list, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    assert not chooser.isVisible()
    assert window.view.step is WorkStep.PAGES


def test_a_single_recent_pdf_takes_one_row(qtbot, window: MainWindow, book: Path):
    Settings().add_recent(book)
    window.start.show_recent((book,), lambda _path: 0.65)
    qtbot.waitUntil(lambda: window.start.recent.height() == window.start.recent.sizeHintForRow(0))


def test_the_page_of_the_last_time_is_shown_again_wherever_the_first_suggestion_stands(
    qtbot, window: MainWindow, book: Path, open_book
):
    open_book(window, book)
    window.view.pages.show_page(5)
    assert window.view.pages.page == 5
    window.close_document()
    open_book(window, book)
    suggestion = window.workbench.suggestions[0]
    assert window.workbench.find_page(suggestion.start) != 5
    assert window.workbench.target == (suggestion.start, suggestion.stop)
    assert window.view.pages.page == 5
