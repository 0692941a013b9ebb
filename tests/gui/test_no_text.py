"""PDFs without any text: the window says everywhere that there is nothing to recover, and saves nothing of it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QLabel

from cidfix.gui.document_view import WorkStep
from cidfix.gui.window import MainWindow
from cidfix.layout.areas import Area
from cidfix.recover.block_decisions import SetRole
from cidfix.recover.library import map_library

FILES = Path(__file__).parents[1] / "files"
NOTHING = "There is no text in this PDF, so there is nothing to recover."
KINDS = pytest.mark.parametrize("kind", ["blank", "spaces", "scan"])

Make = Callable[[str], Path]


@pytest.fixture
def make_pdf(tmp_path: Path) -> Make:
    """Makes a PDF without text: of a blank page, of one with nothing but spaces, or of a picture."""
    import pymupdf

    def make(kind: str) -> Path:
        path = tmp_path / f"{kind}.pdf"
        if kind == "scan":
            return Path(shutil.copy(FILES / "scan_only.pdf", path))
        with pymupdf.open() as document:
            page = document.new_page()
            if kind == "spaces":
                page.insert_text((72, 72), "     ")
            document.save(path)
        return path

    return make


def read_labels(window: MainWindow) -> list[str]:
    return [label.text() for label in window.findChildren(QLabel) if label.isVisible()]


@KINDS
def test_nothing_is_said_to_be_known_and_in_every_step_it_is_said_that_there_is_nothing_to_recover(
    qtbot, window: MainWindow, make_pdf: Make, open_book, settle, texts, kind: str
) -> None:
    path = make_pdf(kind)
    open_book(window, path)
    assert [text for text in texts(window) if "no text" in text.lower()]
    assert window.progress.words.text() == "no text"
    assert window.progress.accessibleDescription() == window.progress.toolTip() == NOTHING
    said = {}
    for step in WorkStep:
        window.show_step(step)
        qtbot.wait(50)
        said[step] = read_labels(window)
        assert not any("known" in label or "settled" in label for label in said[step])
    assert any("nothing to recover" in label for label in said[WorkStep.FONTS])
    assert "There is no text in this PDF, so there is nothing to type" in said[WorkStep.LETTERS]
    assert "There is no text in this PDF, so there is nothing to export." in said[WorkStep.TEXT]
    assert "no letter to read" in window.view.proposals.list.nothing
    assert not any("every letter" in text.lower() for text in texts(window))
    window.close_document()
    assert "known" not in window.start.recent.item(0).text()


@KINDS
def test_no_map_is_saved_and_it_is_said_why(
    qtbot, window: MainWindow, make_pdf: Make, open_book, texts, monkeypatch, kind: str
) -> None:
    path = make_pdf(kind)
    open_book(window, path)
    words = "No map was saved: there is no text in this PDF, so there is nothing to recover."
    window.files.save_map()
    qtbot.waitUntil(lambda: texts(window)[0] == words)
    assert list(map_library().rglob("*.json")) == []
    window.notices.clear()
    old = path.with_name("good.cidmap.json")
    old.write_text("what was there", "utf-8")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(old), ""))
    window.files.save_map_as()
    qtbot.waitUntil(lambda: texts(window) == [words])
    assert old.read_text("utf-8") == "what was there"


def test_what_is_exported_is_not_said_to_hold_text(
    qtbot, window: MainWindow, make_pdf: Make, open_book, settle, texts, tmp_path: Path
) -> None:
    open_book(window, make_pdf("blank"))
    window.files.write_text(tmp_path / "out.txt", window.view.reader.make, *window.document.source)
    qtbot.waitUntil(lambda: texts(window)[0].endswith("out.txt is written, but there is no text in this PDF."))
    window.files.write_pdf(tmp_path / "out.pdf", *window.document.source)
    qtbot.waitUntil(lambda: "There is no text in it that could be repaired." in texts(window)[0], timeout=20_000)
    assert "100" not in texts(window)[0]


def test_no_map_is_saved_of_fonts_that_are_fine_nor_before_anything_is_typed(
    qtbot, window: MainWindow, book: Path, tmp_path: Path, open_book, texts
) -> None:
    open_book(window, Path(shutil.copy(FILES / "base14.pdf", tmp_path / "fine.pdf")))
    window.files.save_map()
    fine = "No map was saved: the fonts of this PDF say rightly themselves what their letters are."
    qtbot.waitUntil(lambda: fine in texts(window))
    open_book(window, book)
    window.files.save_map()
    nothing = "No map was saved: a map keeps what you type and accept, and that is nothing yet."
    qtbot.waitUntil(lambda: nothing in texts(window))
    assert list(map_library().rglob("*.json")) == []


def test_a_pdf_of_which_all_text_is_laid_aside_is_no_more_said_to_be_known(
    window: MainWindow, book: Path, open_book, settle
) -> None:
    open_book(window, book)
    pages = range(1, len(window.workbench.recovery.document.pages) + 1)
    whole = [(Area(page, (0, 0, 2000, 2000), False),) for page in pages]
    window.workbench.decide(*(SetRole(areas, "left-out", 0, "test") for areas in whole))
    settle(window)
    assert window.progress.words.text() == "no text"
