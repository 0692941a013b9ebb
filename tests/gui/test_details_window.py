"""What was typed beside the pages in their font: asked for when the repaired PDF is written from the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pypdf
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from cidfix.gui.details_window import DetailsWindow
from cidfix.gui.window import MainWindow
from cidfix.recover.grammar import read_decisions

SAMPLES = Path(__file__).parents[2] / "sample_pdfs"


@pytest.fixture
def typed(tmp_path: Path) -> Path:
    """The Declaration in Nivkh in a hand-made font, with a bookmark typed in that font and one that was not."""
    writer = pypdf.PdfWriter(clone_from=SAMPLES / "nivkh_legacy8bit.pdf")
    copied = writer.pages[0].extract_text().split()
    writer.add_outline_item(title=" ".join(copied[:4]), page_number=0)
    writer.add_outline_item(title="Contents", page_number=0)
    writer.write(tmp_path / "typed.pdf")
    return tmp_path / "typed.pdf"


def find_question() -> DetailsWindow:
    return next(one for one in QApplication.topLevelWidgets() if isinstance(one, DetailsWindow) and one.isVisible())


@pytest.mark.parametrize("ticked", [True, False])
def test_a_bookmark_typed_in_the_font_is_repaired_where_it_is_ticked(
    window: MainWindow,
    open_book: Callable[[MainWindow, Path], None],
    typed: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot,
    ticked: bool,
) -> None:
    out = tmp_path / "out.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    open_book(window, typed)
    with qtbot.waitSignal(window.workbench.followed, timeout=60_000):
        window.workbench.decide(*read_decisions(SAMPLES / "nivkh_legacy8bit.entries.txt"))
    window.export_pdf()
    qtbot.waitUntil(
        lambda: any(isinstance(one, DetailsWindow) for one in QApplication.topLevelWidgets()), timeout=60_000
    )
    question = find_question()
    assert question.list.topLevelItemCount() == 1
    item = question.list.topLevelItem(0)
    assert item is not None
    assert item.text(0) == "bookmark"
    right = (SAMPLES / "nivkh_legacy8bit.txt").read_text("utf-8").split()[:4]
    assert item.text(2).split() == right
    if not ticked:
        item.setCheckState(0, Qt.CheckState.Unchecked)
    before = item.text(1)
    question.accept()
    qtbot.waitUntil(out.exists, timeout=60_000)
    titles = [one.title for one in pypdf.PdfReader(out).outline if not isinstance(one, list)]
    assert titles == [" ".join(right) if ticked else before, "Contents"]
