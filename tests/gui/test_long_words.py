"""Words without end: long names and errors stay within the window, and the whole of them can be read and heard."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from cidfix.errors import CidfixError
from cidfix.gui.long_label import LongLabel, elide
from cidfix.gui.maps.editor import MapComparison
from cidfix.gui.window import MainWindow
from cidfix.recover.collection import change_map, choose_path
from cidfix.recover.maps import MapGlyph, MapValue, SavedMap

NAME = "a_very_long_name_of_a_file_" * 8 + "end"
SIZES = pytest.mark.parametrize("size", [(800, 560), (1024, 700), (1440, 900)])


def is_whole(label: LongLabel) -> bool:
    """Whether nothing of what is to be seen of a label is cut off by its edges."""
    room = QRect(0, 0, label.width(), 100_000)
    needed = label.fontMetrics().boundingRect(room, int(Qt.TextFlag.TextWordWrap), label.seen())
    return needed.width() <= label.width() and needed.height() <= label.height()


def is_within(inner: QWidget, outer: QWidget) -> bool:
    return outer.rect().contains(QRect(inner.mapTo(outer, QPoint(0, 0)), inner.size()))


@pytest.fixture
def around(qtbot) -> QWidget:
    """A narrow window for labels."""
    around = QWidget()
    qtbot.addWidget(around)
    QVBoxLayout(around)
    around.resize(260, 400)
    around.show()
    return around


def test_a_name_wider_than_the_label_loses_its_middle_and_is_whole_in_the_tooltip(qtbot, around: QWidget) -> None:
    label = LongLabel(f"The text is in {NAME}.txt. Look there.")
    around.layout().addWidget(label)
    qtbot.waitUntil(lambda: "…" in label.seen())
    assert label.seen().startswith("The text is in a_very")
    assert label.seen().endswith("end.txt. Look there.")
    assert label.toolTip() == label.accessibleName() == label.text() == f"The text is in {NAME}.txt. Look there."
    assert is_whole(label)
    around.resize(4000, 400)
    qtbot.waitUntil(lambda: label.seen() == label.text())
    assert label.toolTip() == ""
    label.setText("short")
    assert (label.seen(), label.accessibleName()) == ("short", "short")


def test_of_many_lines_the_first_and_the_last_are_seen(qtbot, around: QWidget) -> None:
    label = LongLabel("first " + "word " * 2000 + "last", 4)
    around.layout().addWidget(label)
    qtbot.waitUntil(lambda: "…" in label.seen())
    assert label.seen().startswith("first word")
    assert label.seen().endswith("word last")
    assert is_whole(label)


@settings(max_examples=60, deadline=None)
@given(st.text("aW_ -/\\\n.字א𐐀é", max_size=300), st.integers(40, 600), st.integers(1, 6))
def test_what_is_seen_is_never_wider_nor_higher(text: str, width: int, most_lines: int) -> None:
    metrics = QFontMetrics(QFont("DejaVu Sans", 10))
    seen = elide(text, metrics, width, most_lines)
    box = metrics.boundingRect(QRect(0, 0, width, 100_000), int(Qt.TextFlag.TextWordWrap), seen)
    assert box.height() <= max(most_lines, 1) * metrics.lineSpacing() or len(seen) <= 3


@SIZES
def test_messages_with_long_names_and_buttons_stay_within_the_window(
    qtbot, window: MainWindow, book: Path, open_book, size: tuple[int, int]
) -> None:
    open_book(window, book)
    window.resize(*size)
    window.notices.clear()
    window.notices.tell_error(CidfixError("there is no such file or folder", f"/home/{NAME}/{NAME}.pdf", "check it"))
    window.notices.tell("warning", f"{NAME} was changed.", ("Open it again", print), ("Save the map here", print))
    window.notices.tell("info", "Many words. " * 200, ("Take it", print))
    qtbot.wait(100)
    notices = window.notices.notices
    assert len(notices) == 3
    for notice in notices:
        assert is_within(notice, window)
        assert is_whole(notice.label), notice.label.seen()
        assert notice.label.accessibleName() == notice.text
        for button in (*notice.buttons, notice.close_button):
            assert is_within(button, notice)
            assert button.width() >= button.sizeHint().width()
            assert not button.geometry().intersects(notice.label.geometry())
    assert notices[2].label.toolTip() == notices[2].text


def test_a_map_with_a_long_name_leaves_the_windows_as_wide_as_they_were(
    qtbot, window: MainWindow, tmp_path: Path
) -> None:
    values = (MapValue("а", None, "typed", 1, ""),)
    saved = SavedMap((), "", "", (), "0", "", (MapGlyph("o1", False, NAME, -1, 65, False, values),), (), NAME)
    path = change_map(choose_path("long"), saved).path
    window.show_library()
    library = window.library
    qtbot.waitUntil(lambda: bool(library.table.rows))
    library.resize(1000, 620)
    library.view.selectRow(0)
    library.merge_with(Path(shutil.copy(path, tmp_path / "other.cidmap.json")))
    qtbot.waitUntil(lambda: bool(library.findChildren(MapComparison)))
    (comparison,) = library.findChildren(MapComparison)
    library.import_map(tmp_path / f"{NAME}.json")
    qtbot.waitUntil(lambda: "no such file" in library.state.text())
    QApplication.processEvents()
    assert library.width() == 1000
    assert is_whole(library.state)
    assert is_whole(library.card.heading)
    assert is_whole(library.card.facts)
    assert library.card.name.cursorPosition() == 0  # its beginning is seen
    assert comparison.width() <= 1000
    assert comparison.merge_button.accessibleName() == f"Merge into {NAME}"
    assert comparison.merge_button.toolTip() == f"Merge into {NAME}"
    comparison.close()
