"""The glyph grid: what it shows, in which order, and what choosing in it does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt

from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.glyphs.choice import Group, Order
from cidfix.gui.glyphs.grid import GlyphGrid
from cidfix.gui.pictures import PagePictures
from cidfix.gui.workbench import Workbench
from cidfix.pdf.view import PageRenderer
from cidfix.recover.cues import find_stretch
from cidfix.recover.decisions import Entry, Place

SAMPLES = Path(__file__).parents[3] / "sample_pdfs"
SIK = Place(1, 1, 2, None)  # the second word of the title: Қʼатьгун сик правоғун Декларация


@pytest.fixture
def pictures(find_pictures: Callable[[Path], PagePictures]) -> PagePictures:
    return find_pictures(SAMPLES / "nivkh.pdf")


@pytest.fixture
def grid(qtbot, nivkh: Workbench, pictures: PagePictures) -> GlyphGrid:
    grid = GlyphGrid(nivkh, pictures, GlyphArt(nivkh.recovery.document))
    qtbot.addWidget(grid)
    grid.resize(480, 500)
    grid.show()
    return grid


def glyphs_of(workbench: Workbench, place: Place) -> list[int]:
    start, stop = find_stretch(workbench.recovery.layout, place)
    return workbench.recovery.index.glyph[start:stop].tolist()


def learn(qtbot, workbench: Workbench, *entries: Entry) -> None:
    with qtbot.waitSignal(workbench.followed, timeout=20_000):
        workbench.decide(*entries)


def choose(grid: GlyphGrid, combo: str, value: object) -> None:
    box = getattr(grid, combo)
    box.setCurrentIndex(box.findData(value))


def click(qtbot, grid: GlyphGrid, row: int, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    place = grid.list.visualRect(grid.model.index(row)).center()
    qtbot.mouseClick(grid.list.viewport(), Qt.MouseButton.LeftButton, modifier, place)


def test_all_glyphs_are_shown_those_that_are_used_most_first(grid: GlyphGrid) -> None:
    uses = [int(grid.model.uses[glyph]) for glyph in grid.model.glyphs]
    assert len(uses) == 76
    assert uses == sorted(uses, reverse=True)
    assert uses[0] == 1227  # the space


def test_a_filter_shows_what_is_unknown_and_follows_what_is_learned(qtbot, grid: GlyphGrid, nivkh: Workbench) -> None:
    choose(grid, "groups", Group.UNKNOWN)
    assert len(grid.model.glyphs) == 75
    learn(qtbot, nivkh, Entry("сик", SIK, "typed"))
    assert len(grid.model.glyphs) == 72
    assert grid.groups.currentText() == "Unknown · 72"
    choose(grid, "groups", Group.KNOWN)
    assert {grid.model.index(row).data() for row in range(3)} == {"с", "и", "к"}


def test_a_filter_with_nothing_in_it_says_what_that_means(grid: GlyphGrid) -> None:
    choose(grid, "groups", Group.CONFLICT)
    assert grid.model.glyphs == ()
    assert grid.list.nothing == "Nothing contradicts anything here."


def test_a_search_finds_a_letter_a_code_point_and_a_code(qtbot, grid: GlyphGrid, nivkh: Workbench) -> None:
    learn(qtbot, nivkh, Entry("сик", SIK, "typed"))
    s, _, k = glyphs_of(nivkh, SIK)
    for sought, found in (("С", s), ("U+043A", k), (str(nivkh.recovery.document.glyphs.code[s]), s)):
        grid.search.setText(sought)
        assert grid.model.glyphs == (found,), sought


def test_glyphs_are_ordered_by_code(grid: GlyphGrid, nivkh: Workbench) -> None:
    choose(grid, "orders", Order.CODE)
    codes = nivkh.recovery.document.glyphs.code[list(grid.model.glyphs)].tolist()
    assert codes == sorted(codes)


def test_glyphs_that_look_alike_stand_together(qtbot, grid: GlyphGrid, nivkh: Workbench) -> None:
    before = grid.model.glyphs
    choose(grid, "orders", Order.LIKENESS)
    qtbot.waitUntil(lambda: grid.model.glyphs != before, timeout=20_000)
    assert sorted(grid.model.glyphs) == sorted(before)
    g, g_with_stroke = glyphs_of(nivkh, Place(1, 1, 1, None))[5], glyphs_of(nivkh, Place(1, 1, 3, None))[5]  # г, ғ
    rows = {glyph: row for row, glyph in enumerate(grid.model.glyphs)}
    assert abs(rows[g] - rows[g_with_stroke]) <= 2


def test_a_click_shows_the_glyph_and_lights_all_its_uses(qtbot, grid: GlyphGrid, nivkh: Workbench) -> None:
    row = grid.model.find_row(glyphs_of(nivkh, SIK)[2])
    assert row is not None
    click(qtbot, grid, row)
    assert nivkh.glyph == glyphs_of(nivkh, SIK)[2]
    assert len(nivkh.lit) == 220


def test_several_glyphs_are_chosen_with_control_and_shift(qtbot, grid: GlyphGrid) -> None:
    chosen: list[tuple[int, ...]] = []
    grid.chosen.connect(chosen.append)
    click(qtbot, grid, 1)
    click(qtbot, grid, 3, Qt.KeyboardModifier.ControlModifier)
    assert set(chosen[-1]) == {grid.model.glyphs[1], grid.model.glyphs[3]}
    assert chosen[-1][-1] == grid.model.glyphs[3]
    qtbot.keyClick(grid.list, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert set(chosen[-1]) == set(grid.model.glyphs)


def test_arrow_keys_walk_the_grid_and_enter_asks_for_a_value(qtbot, grid: GlyphGrid, nivkh: Workbench) -> None:
    click(qtbot, grid, 0)
    columns = grid.list.columns
    for key, row in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Down, 1 + columns), (Qt.Key.Key_Left, columns)):
        qtbot.keyClick(grid.list, key)
        assert nivkh.glyph == grid.model.glyphs[row]
    with qtbot.waitSignal(grid.value_wanted):
        qtbot.keyClick(grid.list, Qt.Key.Key_Return)
    with qtbot.waitSignal(grid.value_wanted):
        qtbot.keyClick(grid.list, Qt.Key.Key_F2)


def test_what_is_chosen_on_the_page_is_shown_in_reading_order(qtbot, grid: GlyphGrid, nivkh: Workbench) -> None:
    choose(grid, "groups", Group.CONFLICT)
    nivkh.pick(find_stretch(nivkh.recovery.layout, SIK))
    assert grid.model.glyphs == tuple(glyphs_of(nivkh, SIK))
    assert grid.chip.text() == "Chosen on the page: 3"
    qtbot.mouseClick(grid.chip, Qt.MouseButton.LeftButton)
    assert not grid.chip.isVisible()
    assert grid.model.glyphs == ()


def test_selection_and_scroll_survive_what_is_learned(qtbot, grid: GlyphGrid, nivkh: Workbench) -> None:
    choose(grid, "groups", Group.UNKNOWN)
    grid.list.verticalScrollBar().setValue(60)
    click(qtbot, grid, 20)
    chosen = grid.list.find_chosen()
    scroll = grid.list.verticalScrollBar().value()
    learn(qtbot, nivkh, Entry("сик", SIK, "typed"))
    assert grid.list.find_chosen() == chosen
    assert grid.list.verticalScrollBar().value() == scroll


def test_a_glyph_clicked_on_the_page_is_selected_in_the_grid(grid: GlyphGrid, nivkh: Workbench) -> None:
    glyph = grid.model.glyphs[-1]
    nivkh.show_glyph(glyph)
    assert grid.list.find_chosen() == (glyph,)


def test_a_type_3_font_is_drawn_too(qtbot, make_workbench, corpus: Path) -> None:
    workbench = make_workbench(corpus / "evenki_tex.pdf")
    pictures = PagePictures(PageRenderer(workbench.recovery.document.path, ""))
    grid = GlyphGrid(workbench, pictures, GlyphArt(workbench.recovery.document))
    qtbot.addWidget(grid)
    grid.resize(480, 300)
    grid.show()

    def dark_dots() -> int:
        rect = grid.list.visualRect(grid.model.index(0)).adjusted(12, 10, -12, -26)
        picture = grid.list.viewport().grab(rect).toImage()
        points = (QPoint(x, y) for x in range(picture.width()) for y in range(picture.height()))
        return sum(picture.pixelColor(point).lightness() < 100 for point in points)

    qtbot.waitUntil(lambda: dark_dots() > 10, timeout=20_000)
    pictures.close()


def test_as_many_letters_are_unknown_as_are_left_by_the_progress(
    qtbot, make_workbench: Callable[[Path], Workbench], find_pictures: Callable[[Path], PagePictures], corpus: Path
) -> None:
    path = corpus / "evenki_tex.pdf"  # its page numbers have digits of their own
    workbench = make_workbench(path)
    grid = GlyphGrid(workbench, find_pictures(path), GlyphArt(workbench.recovery.document))
    qtbot.addWidget(grid)
    choose(grid, "groups", Group.UNKNOWN)
    assert grid.groups.currentText() == f"Unknown · {workbench.recovery.progress.codes_left}"
    assert len(grid.model.glyphs) < len(workbench.recovery.values)
