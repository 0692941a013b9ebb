"""The window around a document: opening of all kinds, messages, menus, keys, names for those who do not see it."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import SIGNAL, QCoreApplication, QEvent, QMimeData, QObject, QPoint, QPointF, Qt, QTranslator, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QInputDialog, QLabel, QLineEdit, QWidget

from cidfix.gui.document_view import WorkStep
from cidfix.gui.guide_page import GuidePage, open_link
from cidfix.gui.settings import Settings
from cidfix.gui.shortcuts_page import ShortcutsPage
from cidfix.gui.window import MainWindow
from cidfix.layout.boxes import find_box
from cidfix.recover.cues import find_stretch
from cidfix.recover.decisions import Entry, Place, SpaceIs, UseMap
from cidfix.recover.library import map_library
from cidfix.recover.maps import write_map
from cidfix.recovery import open_document
from cidfix.resource import find_resource
from cidfix.sessions import save_session

FILES = Path(__file__).parents[1] / "files"
SAMPLES = Path(__file__).parents[2] / "sample_pdfs"


def test_pages_are_seen_before_their_letters_are_read(qtbot, window: MainWindow, book: Path):
    seen = []
    window.open_path(book)
    qtbot.waitUntil(lambda: window.view is not None, timeout=30_000)
    seen.append(window.is_ready())
    qtbot.waitUntil(window.is_ready, timeout=30_000)
    assert seen == [False]
    assert window.windowTitle() == "book.pdf – cidfix"


def test_a_dropped_pdf_is_opened_and_remembered(qtbot, window: MainWindow, book: Path):
    drop(window, book)
    qtbot.waitUntil(window.is_ready, timeout=30_000)
    assert window.document.path == book
    assert Settings().recent == (book,)


def test_dropped_decisions_and_maps_are_added_to_the_open_document(
    qtbot, window: MainWindow, book: Path, open_book, settle
):
    open_book(window, book)
    typed = book.with_name("typed.txt")
    typed.write_text("@1.1 Қʼатьгун сик правоғун Декларация\n", "utf-8")
    drop(window, typed)
    settle(window)
    qtbot.waitUntil(lambda: len(window.workbench.decisions) == 1)
    settle(window)
    other = open_document(SAMPLES / "nivkh.pdf").with_decisions(Entry("Статья", None, ""))
    saved = book.with_name("fonts.cidmap.json")
    write_map(saved, other.to_map())
    drop(window, saved)
    qtbot.waitUntil(lambda: isinstance(window.workbench.decisions[-1], UseMap))
    settle(window)


def test_a_session_that_is_dropped_opens_its_pdf_with_all_that_was_decided(qtbot, window: MainWindow, book: Path):
    entry = Entry("Қʼатьгун сик правоғун Декларация", None, "typed")
    session = book.with_name("saved.cidfix.json")
    save_session(open_document(book).with_decisions(entry), session)
    drop(window, session)
    qtbot.waitUntil(window.is_ready, timeout=30_000)
    assert window.document.path == book
    qtbot.waitUntil(lambda: window.workbench.decisions == (entry,), timeout=30_000)


def test_a_session_that_is_dropped_while_its_pdf_is_being_read_is_added_then(qtbot, window: MainWindow, book: Path):
    entry = Entry("Қʼатьгун сик правоғун Декларация", None, "typed")
    session = book.with_name("saved.cidfix.json")
    save_session(open_document(book).with_decisions(entry), session)
    window.open_path(book)
    qtbot.waitUntil(lambda: window.view is not None, timeout=30_000)
    assert not window.is_ready()
    drop(window, session)
    qtbot.waitUntil(lambda: window.is_ready() and window.workbench.decisions == (entry,), timeout=30_000)


@pytest.mark.parametrize("name", ["other.pdf", "", "../book.pdf/", "..", "sub/other.pdf"])
def test_a_session_whose_pdf_is_elsewhere_says_so(window: MainWindow, book: Path, name: str):
    session = book.with_name("saved.cidfix.json")
    save_session(open_document(book), session)
    saved = json.loads(session.read_text("utf-8"))
    saved["document"]["name"] = name
    session.write_text(json.dumps(saved), "utf-8")
    book.unlink()
    drop(window, session)
    assert window.coming is None
    assert "not beside it" in window.notices.notices[0].text


def test_a_map_that_is_dropped_where_no_pdf_is_open_is_kept_in_the_library(qtbot, window: MainWindow, book: Path):
    title = Entry("Қʼатьгун сик правоғун Декларация", Place(1, 1, None, None), "")
    saved = book.with_name("fonts.cidmap.json")
    write_map(saved, open_document(book).with_decisions(title).to_map())
    drop(window, saved)
    qtbot.waitUntil(lambda: not window.library.keeper.is_making, timeout=30_000)
    assert window.library.isVisible()
    assert len(list(map_library().iterdir())) == 1, window.library.state.text()


def drop(window: MainWindow, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    nothing = Qt.KeyboardModifier.NoModifier
    window.dropEvent(QDropEvent(QPointF(10, 10), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, nothing))


def test_a_wrong_password_is_asked_again_and_giving_up_closes(qtbot, window: MainWindow, tmp_path: Path, monkeypatch):
    path = Path(shutil.copy(FILES / "encrypted.pdf", tmp_path))
    answers = iter([("wrong", True), ("too wrong", True), ("", False)])
    questions: list[str] = []

    def ask(_window, _title, question, *_):
        questions.append(question)
        return next(answers)

    monkeypatch.setattr(QInputDialog, "getText", ask)
    window.open_path(path)
    qtbot.waitUntil(lambda: len(questions) == 3 and not window.has_document(), timeout=30_000)
    assert questions[0].startswith("The PDF is encrypted")
    assert questions[1].startswith("The password is wrong")


def test_the_right_password_opens(window: MainWindow, tmp_path: Path, monkeypatch, open_book):
    path = Path(shutil.copy(FILES / "encrypted.pdf", tmp_path))
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("secret", True))
    open_book(window, path)
    assert len(window.workbench.recovery.layout.occurrence) > 0


@pytest.mark.parametrize("content", [b"", b"this is no PDF", b"%PDF-1.7\n" + b"\x00" * 500])
def test_what_is_no_pdf_is_told_and_the_start_page_is_there_again(
    qtbot,
    window: MainWindow,
    tmp_path: Path,
    content: bytes,
    texts,
):
    path = tmp_path / "odd.pdf"
    path.write_bytes(content)
    window.open_path(path)
    qtbot.waitUntil(lambda: bool(window.notices.notices), timeout=30_000)
    assert not window.has_document()
    assert window.stack.currentWidget() is window.start
    assert "odd.pdf" in texts(window)[0]


def test_a_pdf_that_is_not_there_is_told(qtbot, window: MainWindow, tmp_path: Path, texts):
    window.open_path(tmp_path / "gone.pdf")
    qtbot.waitUntil(lambda: bool(window.notices.notices), timeout=30_000)
    assert "no such file" in texts(window)[0]


@pytest.mark.parametrize("name", ["scan_only", "curves", "ocr_layer"])
def test_a_pdf_without_text_says_what_it_is_and_what_it_needs(
    qtbot, window: MainWindow, tmp_path: Path, name: str, open_book, texts
):
    path = Path(shutil.copy(FILES / f"{name}.pdf", tmp_path))
    open_book(window, path)
    assert any("No text was found" in text or "Without text" in text for text in texts(window))
    for step in WorkStep:
        window.show_step(step)
        qtbot.wait(30)


@pytest.mark.slow
def test_a_pdf_that_changes_on_the_disk_is_noticed(qtbot, window: MainWindow, book: Path, open_book, texts):
    open_book(window, book)
    replaced = book.with_name("new.pdf")
    shutil.copy(SAMPLES / "nenets.pdf", replaced)
    replaced.replace(book)
    qtbot.waitUntil(lambda: any("changed on the disk" in text for text in texts(window)), timeout=10_000)
    (notice,) = [notice for notice in window.notices.notices if "changed" in notice.text]
    before = window.document
    qtbot.mouseClick(notice.buttons[0], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.document is not before and window.is_ready(), timeout=30_000)
    assert window.workbench.recovery.document.page_count == open_document(SAMPLES / "nenets.pdf").document.page_count


def test_a_pdf_that_is_deleted_stays_open(qtbot, window: MainWindow, book: Path, open_book, texts):
    open_book(window, book)
    book.unlink()
    qtbot.waitUntil(lambda: any("not on the disk any more" in text for text in texts(window)), timeout=10_000)
    assert window.is_ready()
    assert window.notices.notices[0].buttons == []


def test_a_word_double_clicked_on_the_page_is_typed_at_once(qtbot, window: MainWindow, book: Path, press, open_book):
    open_book(window, book)
    pages = window.view.pages
    pages.show_page(1)
    pages.setFocus()
    recovery = window.workbench.recovery
    x0, y0, x1, y1 = find_box(recovery.document, recovery.layout.occurrence[7:10])  # сик, the title's second word
    left, top = pages.column.from_points(1, QPointF((x0 + x1) / 2, (y0 + y1) / 2)).toTuple()
    place = QPoint(round(left) - pages.horizontalScrollBar().value(), round(top) - pages.verticalScrollBar().value())
    qtbot.mouseDClick(pages.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert QApplication.focusWidget() is window.view.typing.field
    press("сик")
    assert window.view.typing.draft == "сик"


def test_words_tried_before_lines_were_cut_anew_are_tried_again(
    qtbot, window: MainWindow, book: Path, press, open_book, settle
):
    open_book(window, book)
    workbench = window.workbench
    workbench.aim(find_stretch(workbench.recovery.layout, Place(1, 1, 2, None)))
    meant = workbench.occurrences(workbench.target).tolist()
    window.view.typing.setFocus()
    press("сик")
    settle(window)
    glyph = int(workbench.recovery.index.glyph[0])
    font = workbench.recovery.document.fonts[int(workbench.recovery.document.glyphs.font[glyph])].name
    workbench.decide(SpaceIs(font, int(workbench.recovery.document.glyphs.code[glyph]), True, "test"))
    qtbot.keyClick(window.view.typing.field, Qt.Key.Key_Return)
    settle(window)
    entries = [decision for decision in workbench.decisions if isinstance(decision, Entry)]
    (place,) = (entry.place for entry in entries)
    assert workbench.occurrences(find_stretch(workbench.recovery.layout, place)).tolist() == meant


@pytest.mark.slow
def test_words_typed_but_not_entered_are_there_again(window: MainWindow, book: Path, press, open_book):
    open_book(window, book)
    window.view.typing.field.setFocus()
    press("адя")
    window.close_document()
    open_book(window, book)
    assert window.view.typing.draft == "адя"


def test_words_typed_but_not_entered_are_there_again_for_the_place_they_were_meant_for(
    window: MainWindow,
    book: Path,
    press,
    open_book,
    settle,
):
    open_book(window, book)
    target = find_stretch(window.workbench.recovery.layout, Place(1, 1, 3, None))
    window.workbench.aim(target)
    window.view.typing.field.setFocus()
    press("прав")
    window.close_document()
    open_book(window, book)
    settle(window)
    assert (window.view.typing.draft, window.workbench.target) == ("прав", target)
    assert window.view.typing.status.words == "fits so far · 4 of 8 letters typed"


@pytest.mark.slow
def test_words_typed_for_no_place_are_for_no_place_again(window: MainWindow, book: Path, press, open_book, settle):
    open_book(window, book)
    settle(window)
    window.workbench.aim(None)
    window.view.typing.field.setFocus()
    press("прав")
    window.close_document()
    open_book(window, book)
    settle(window)
    assert (window.view.typing.draft, window.workbench.target) == ("прав", None)


def test_closing_while_a_pdf_is_being_opened_leaves_nothing_behind(qtbot, window: MainWindow, book: Path, open_book):
    window.open_path(book)
    window.close_document()
    qtbot.wait(200)
    assert not window.has_document()
    open_book(window, book)


@pytest.mark.slow
def test_another_pdf_takes_the_place_of_the_first_whose_work_is_saved(
    window: MainWindow, book: Path, tmp_path, open_book, settle
):
    open_book(window, book)
    window.workbench.decide(Entry("Статья", None, "test"))
    settle(window)
    other = Path(shutil.copy(SAMPLES / "nenets.pdf", tmp_path / "other.pdf"))
    open_book(window, other)
    assert book.with_name("book.pdf.cidfix.json").exists()
    open_book(window, book)
    assert [decision.text for decision in window.workbench.decisions] == ["Статья"]


def test_a_decision_made_just_before_closing_is_saved(window: MainWindow, book: Path, open_book):
    open_book(window, book)
    window.workbench.decide(Entry("Статья", None, "test"))
    window.close_document()
    open_book(window, book)
    assert [decision.text for decision in window.workbench.decisions] == ["Статья"]


def test_a_session_that_does_not_fit_any_more_is_kept_and_not_written_over(window: MainWindow, book: Path, open_book):
    from cidfix.sessions import save_session

    recovery = open_document(book).with_decisions(Entry("Статья", None, "test"))
    session = book.with_name("book.pdf.cidfix.json")
    save_session(recovery, session)
    written = session.read_text("utf-8").replace('"Статья"', '"=F999:1 x"')
    session.write_text(written, "utf-8")
    open_book(window, book)
    window.close_document()
    assert session.with_name("book.pdf.cidfix.json.unread1").read_text("utf-8") == written


def test_a_saved_map_that_fits_is_offered_and_one_click_uses_it(
    qtbot, window: MainWindow, book: Path, tmp_path, open_book, settle
):
    from cidfix.files import make_folder
    from cidfix.recover.grammar import read_decisions
    from cidfix.recover.library import map_library

    known = open_document(SAMPLES / "nivkh.pdf").with_decisions(*read_decisions(SAMPLES / "nivkh.entries.txt"))
    make_folder(map_library())
    write_map(map_library() / "nivkh.cidmap.json", known.to_map())
    open_book(window, book)
    qtbot.waitUntil(lambda: len(window.view.offers.offers) == 1, timeout=10_000)
    (notice,) = [notice for notice in window.notices.notices if "A saved map fits" in notice.text]
    qtbot.mouseClick(notice.buttons[0], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(window.workbench.decisions), timeout=10_000)
    settle(window)
    assert [type(decision) for decision in window.workbench.decisions] == [UseMap]
    assert window.workbench.recovery.progress.codes_left == 0
    window.workbench.undo()
    settle(window)
    assert window.workbench.recovery.progress.known == 0


def test_every_key_is_on_one_page_and_none_twice_in_a_menu(qtbot, window: MainWindow, book: Path, open_book):
    open_book(window, book)
    commands = [command for _, command in window._actions]
    keys = [key for command in commands if command.menu for key in command.keys]
    assert len(keys) == len(set(keys)), sorted(key for key in keys if keys.count(key) > 1)
    assert not [key for key in keys if "Ctrl+Alt" in key or (key.startswith("Alt+") and len(key) == 5)]
    page = ShortcutsPage(commands)
    qtbot.addWidget(page)
    shown = page.text.toPlainText()
    assert all(command.text.replace("&", "") in shown for command in commands if command.keys)
    assert {command.menu for command in commands} <= {*window._menus, ""}


def test_the_guide_is_there_with_its_pictures(qtbot):
    page = GuidePage()
    qtbot.addWidget(page)
    assert "goes through the window" in page.text.toPlainText()
    guide = find_resource("guide", "guide.md").read_text("utf-8")
    pictures = re.findall(r"!\[[^]]*\]\(([^)]+)\)", guide)
    assert len(pictures) >= 6
    assert [name for name in pictures if not find_resource("guide", name).is_file()] == []


def test_links_of_the_guide_open_the_files_that_come_along(monkeypatch):
    opened: list[QUrl] = []
    monkeypatch.setattr("cidfix.gui.guide_page.QDesktopServices.openUrl", opened.append)
    guide = find_resource("guide", "guide.md").read_text("utf-8")
    for link in re.findall(r"(?<!!)\[[^]]*\]\(([^)]+)\)", re.sub("(?s)!\\[.*?\\)", "", guide)):
        open_link(QUrl(link))
    assert opened
    assert [url for url in opened if not Path(url.toLocalFile()).is_file()] == []


def test_every_control_has_a_name_for_those_who_do_not_see_it(qtbot, window: MainWindow, book: Path, open_book):
    open_book(window, book)
    nameless = []
    for step in WorkStep:
        window.show_step(step)
        qtbot.wait(50)
        for widget in window.findChildren(QWidget):
            if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                text = widget.text() if isinstance(widget, QAbstractButton) else ""
                if not (widget.accessibleName() or text or isinstance(widget, QLabel)):
                    nameless.append(
                        (step.name, type(widget).__name__, widget.objectName(), type(widget.parent()).__name__)
                    )
    assert sorted(set(nameless)) == []


def test_nothing_is_a_window_of_its_own_for_a_moment(qtbot, window: MainWindow, book: Path, open_book, settle):
    strays: list[str] = []

    class Watch(QObject):
        def eventFilter(self, watched, event):
            if event.type() is QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
                strays.append(f"{type(watched).__name__} {watched.objectName()}")
            return False

    watch = Watch()
    QApplication.instance().installEventFilter(watch)
    try:
        open_book(window, book)
        for step in WorkStep:
            window.show_step(step)
            qtbot.wait(50)
        window.workbench.decide(Entry("Статья", None, "test"))
        settle(window)
        window.workbench.show_glyph(int(window.workbench.recovery.index.glyph[0]))
        qtbot.wait(100)
    finally:
        QApplication.instance().removeEventFilter(watch)
    assert strays == []


class Brackets(QTranslator):
    """A language in which each text stands in brackets, so that what is not translated shows."""

    def translate(self, _context, text, _disambiguation=None, _n=-1):
        return f"⟦{text}⟧"

    def isEmpty(self):
        return False


def test_every_text_of_the_window_can_be_translated(qtbot, book: Path, open_book, settle):
    brackets = Brackets()
    QCoreApplication.installTranslator(brackets)
    try:
        window = MainWindow(Settings())
        qtbot.addWidget(window)
        window.show()
        plain = set(find_plain(window))
        open_book(window, book)
        window.workbench.decide(Entry("Статья", None, "test"))
        settle(window)
        window.workbench.show_glyph(int(window.workbench.recovery.index.glyph[0]))
        for step in WorkStep:
            window.show_step(step)
            qtbot.wait(50)
            plain |= set(find_plain(window))
        for action, _ in window._actions:
            if action.text() and "⟦" not in action.text():
                plain.add(f"action {action.text()}")
        window.close()
    finally:
        QCoreApplication.removeTranslator(brackets)
    # Why a font's map is doubted is said by the engine, which speaks English as its reports do.
    reasons = {verdict.reason.lower() for verdict in open_document(book).verdicts}
    said = {text for text in plain if any(reason in text.lower() for reason in reasons)}
    assert sorted(plain - said) == []


def find_plain(window: QWidget) -> Iterator[str]:
    """Texts of visible labels, buttons, fields and choices that have a word of four plain letters outside brackets."""
    data = {"NotoSerif", "Regular", "book", "nivkh", "evenki", "magahi", "nenets", "legacy", "cidfix", "Composite"}
    for widget in window.findChildren(QWidget):
        if not widget.isVisible():
            continue
        found = []
        if isinstance(widget, QLabel | QAbstractButton):
            found.append(widget.text())
        if isinstance(widget, QLineEdit):
            found.append(widget.placeholderText())
        if isinstance(widget, QComboBox):
            found += [widget.itemText(k) for k in range(widget.count())]
        for text in found:
            words = set(re.findall(r"[A-Za-z]{4,}", text))
            if words - data and "⟦" not in text:
                yield f"{type(widget).__name__}: {text}"


def test_the_start_page_tells_folder_and_share_known_of_each_recent_pdf(
    window: MainWindow, book: Path, open_book, settle
):
    open_book(window, book)
    window.workbench.decide(Entry("Қʼатьгун сик правоғун Декларация", Place(1, 1, None, None), "test"))
    settle(window)
    known = window.progress.words.text().split(" known")[0]
    window.close_document()
    assert window.start.recent.item(0).text() == f"book.pdf\n{known} known · {book.parent}"


def test_all_themes_are_in_one_group_of_which_one_is_chosen(qtbot, window: MainWindow):
    (view,) = [menu for title, menu in window._menus.items() if title == "&View"]
    themes = [action for action in view.actions() if action.isCheckable()]
    assert [action.text() for action in themes] == ["&Light", "&Dark", "As the &system is"]
    assert len({action.actionGroup() for action in themes}) == 1
    themes[1].trigger()
    qtbot.waitUntil(lambda: [action.isChecked() for action in themes] == [False, True, False])
    assert view.actions()[view.actions().index(themes[2]) + 1].isSeparator()
    themes[2].trigger()


def test_counts_are_said_with_the_right_number(window: MainWindow, book: Path, open_book, settle, texts):
    open_book(window, book)
    window.workbench.decide(Entry("Статья", None, "test"))
    settle(window)
    assert window.progress.words.text().endswith(" · one word typed")
    window.close_document()
    open_book(window, book)
    assert "Your decision of the last session is back." in texts(window)


@pytest.mark.parametrize(("width", "height", "strip"), [(1024, 700, False), (1440, 900, True)])
def test_in_a_small_window_the_page_has_the_room_of_what_can_be_folded(
    window: MainWindow,
    book: Path,
    width: int,
    height: int,
    strip: bool,
    open_book,
):
    window.resize(width, height)
    open_book(window, book)
    view = window.view
    assert (view.columns.sizes()[0] > 0) == strip
    assert view.columns.sizes()[1] >= view.columns.sizes()[2]
    assert view.middle.sizes()[0] >= view.middle.sizes()[1]
    (fold,) = [command for command in view.commands() if command.keys == ("F7",)]
    fold.call()
    assert (view.columns.sizes()[0] > 0) != strip
    fold.call()
    assert (view.columns.sizes()[0] > 0) == strip


def test_a_line_of_the_text_has_its_number_where_it_begins_and_none_where_it_is_wrapped(
    qtbot,
    window: MainWindow,
    book: Path,
    open_book,
):
    window.resize(1024, 700)
    open_book(window, book)
    window.show_step(WorkStep.TEXT)
    text = window.view.preview.text
    reader = window.view.reader
    qtbot.waitUntil(
        lambda: reader.preview is not None and f"{text.toPlainText()}\n" == reader.preview.text, timeout=20_000
    )
    qtbot.wait(100)
    block = text.firstVisibleBlock()
    while block.layout().lineCount() < 2:
        block = block.next()
    top = text.blockBoundingGeometry(block).translated(text.contentOffset()).top()
    row = text.blockBoundingGeometry(block).height() / block.layout().lineCount()
    picture = text.grab().toImage()

    def has_ink(begin: float, end: float) -> bool:
        side = text.viewport().x()
        places = ((x, y) for x in range(4, side - 2) for y in range(round(begin) + 2, round(end) - 2))
        return len({picture.pixel(x, y) for x, y in places}) > 1

    assert has_ink(top, top + row)
    assert not has_ink(top + row + 2, top + 2 * row)


def test_a_window_listens_to_the_focus_once_for_all_documents(window: MainWindow, book: Path, open_book):
    heard = SIGNAL("focusChanged(QWidget*,QWidget*)")
    before = QApplication.instance().receivers(heard)
    open_book(window, book)
    window.close_document()
    open_book(window, book)
    assert QApplication.instance().receivers(heard) == before
