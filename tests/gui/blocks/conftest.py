"""A book of three pages in two columns, its text in a font that every reader has, and the step Pages on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF

from cidfix.gui.blocks.desk import BlockDesk
from cidfix.gui.document_view import WorkStep
from cidfix.gui.window import MainWindow
from cidfix.structure.pages import PageBlock

HEADS = ("The First Part", "Of Liberty", "An End")
LEFT, RIGHT = 60, 320
PARAGRAPHS = (
    ("alpha no one shall be held in slavery", "or servitude and the slave trade", "is prohibited in all forms."),
    ("beta everyone has the right to be", "recognized everywhere as a person", "before the law of the land."),
    ("gamma all are equal before the law", "and are entitled without any other", "to equal protection by it."),
    ("delta no one shall be subjected to", "arbitrary arrest or to detention", "or to exile from a country."),
)


def write_pdf(path: Path, pages: Sequence[Sequence[tuple[float, float, float, str]]]) -> None:
    """Pages of 600 by 800 points: words in Helvetica, each with x, y (down from the top) and size."""
    count = len(pages)
    kids = " ".join(f"{4 + 2 * n} 0 R" for n in range(count))
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Count {count} /Kids [{kids}] >>",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ]
    for number, lines in enumerate(pages):
        shown = "\n".join(f"BT /F0 {size} Tf {x} {800 - y} Td ({words}) Tj ET" for x, y, size, words in lines)
        font = "/Resources << /Font << /F0 3 0 R >> >>"
        objects.append(f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] {font} /Contents {5 + 2 * number} 0 R >>")
        objects.append(f"<< /Length {len(shown)} >>\nstream\n{shown}\nendstream")
    text, offsets = "%PDF-1.4\n", []
    for number, body in enumerate(objects, 1):
        offsets.append(len(text))
        text += f"{number} 0 obj\n{body}\nendobj\n"
    table = "".join(f"{offset:010} 00000 n \n" for offset in offsets)
    size = len(objects) + 1
    text += f"xref\n0 {size}\n0000000000 65535 f \n{table}trailer\n<< /Size {size} /Root 1 0 R >>\n"
    path.write_bytes(f"{text}startxref\n{text.index('xref')}\n%%EOF\n".encode("latin-1"))


@pytest.fixture
def columns(tmp_path: Path) -> Path:
    """The book: on each page a head, and in each of two columns two paragraphs that begin with a word of their own."""
    pages = []
    for number, head in enumerate(HEADS, 1):
        lines: list[tuple[float, float, float, str]] = [(LEFT, 50, 8, head)]
        for at, words in enumerate(PARAGRAPHS):
            x, y = (LEFT, RIGHT)[at // 2], 120 + 90 * (at % 2)
            lines += [
                (x + 12 * (k == 0), y + 14 * k, 11, line.replace(" ", f"{number} ", 1) if k == 0 else line)
                for k, line in enumerate(words)
            ]
        pages.append(lines)
    path = tmp_path / "columns.pdf"
    write_pdf(path, pages)
    return path


class Reader:
    """What a user sees of the blocks and does with them."""

    def __init__(self, window: MainWindow, settle: Callable[[MainWindow], None]) -> None:
        self.window = window
        self._settle = settle

    @property
    def desk(self) -> BlockDesk:
        return self.window.view.blocks.desk

    def settle(self) -> None:
        self._settle(self.window)

    def find(self, begin: str, page: int = 1) -> PageBlock:
        """The block that begins so."""
        decode = self.desk.shown.recovery.decoder("mark").decode_line
        return next(b for b in self.desk.list_blocks(page) if decode(b.lines[0]).startswith(begin))

    def first_words(self, page: int = 1) -> list[str]:
        """The first word of each block that is text, in the order they are read."""
        decode = self.desk.shown.recovery.decoder("mark").decode_line
        return [decode(block.lines[0]).split()[0] for block in self.desk.list_blocks(page) if block.number]

    def choose(self, *begins: str) -> None:
        self.desk.choose(self.find(begin) for begin in begins)

    def to_view(self, begin: str, share: float = 0.5) -> QPoint:
        """A point of the page view in the block that begins so, at a share of its height."""
        x0, y0, x1, y1 = self.find(begin).boxes[0]
        pages = self.window.view.pages
        point = QPointF((x0 + x1) / 2, y0 + share * (y1 - y0))
        offset = QPointF(pages.horizontalScrollBar().value(), pages.verticalScrollBar().value())
        return (pages.column.from_points(1, point) - offset).toPoint()

    def text(self) -> str:
        return self.window.workbench.recovery.to_text("mark", "apart")


@pytest.fixture
def reader(
    window: MainWindow,
    columns: Path,
    open_book: Callable[[MainWindow, Path], None],
    settle: Callable[[MainWindow], None],
) -> Reader:
    """The book opened at the step Pages, its blocks found."""
    open_book(window, columns)
    window.show_step(WorkStep.PAGES)
    settle(window)
    return Reader(window, settle)
