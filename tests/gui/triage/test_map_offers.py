"""Saved maps that fit: offered with what can't be read of the library, and looked for again when that changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from cidfix.gui.document_view import WorkStep
from cidfix.gui.triage.map_offers import MapOffers
from cidfix.gui.window import MainWindow
from cidfix.gui.workbench import Workbench
from cidfix.recover.collection import change_map, choose_path, delete_map
from cidfix.recover.grammar import read_decisions
from cidfix.recover.library import map_library
from cidfix.recover.maps import SavedMap, write_map
from cidfix.recovery import open_document

Open = Callable[[MainWindow, Path], None]
SAMPLES = Path(__file__).parents[3] / "sample_pdfs"
PATIENCE = 10_000


@pytest.fixture(scope="module")
def known() -> SavedMap:
    """What is known of the sample in Nivkh once it is typed."""
    return open_document(SAMPLES / "nivkh.pdf").with_decisions(*read_decisions(SAMPLES / "nivkh.entries.txt")).to_map()


@pytest.fixture
def offers(qtbot, nivkh: Workbench) -> MapOffers:
    offers = MapOffers(nivkh)
    qtbot.addWidget(offers)
    offers.resize(600, 400)
    offers.show()
    return offers


def look(qtbot, offers: MapOffers) -> None:
    with qtbot.waitSignal(offers.found, timeout=PATIENCE):
        offers.look()


def break_maps(count: int) -> None:
    map_library().mkdir(parents=True, exist_ok=True)
    for number in range(count):
        (map_library() / f"broken{number:03}.cidmap.json").write_text("{", "utf-8")


def test_what_can_not_be_read_of_the_library_is_told_in_a_line_below_the_offers(
    qtbot, offers: MapOffers, known: SavedMap
) -> None:
    look(qtbot, offers)
    assert not offers.fault.isVisible()
    write_map(choose_library() / "nivkh.cidmap.json", known)
    break_maps(1)
    look(qtbot, offers)
    assert [offer.path.name for offer in offers.offers] == ["nivkh.cidmap.json"]
    head, fault = offers.fault.text().splitlines()
    assert head == "One file or folder of the library of maps is left out:"
    assert fault.startswith("The file is not JSON")
    assert "broken000" in fault
    break_maps(12)
    look(qtbot, offers)
    head, *faults = offers.fault.text().splitlines()
    assert head == "12 files or folders of the library of maps are left out:"
    assert len(faults) == 10
    for path in map_library().glob("broken*"):
        path.unlink()
    look(qtbot, offers)
    assert not offers.fault.isVisible()


def choose_library() -> Path:
    map_library().mkdir(parents=True, exist_ok=True)
    return map_library()


def test_reading_a_large_library_is_shown_and_can_be_given_up(
    qtbot, offers: MapOffers, known: SavedMap, monkeypatch: pytest.MonkeyPatch
) -> None:
    look(qtbot, offers)  # it looks by itself when it is first seen
    monkeypatch.setattr("cidfix.gui.triage.map_offers._SOON", 0.0)
    for number in range(400):
        write_map(choose_library() / f"{number}.cidmap.json", known)
    offers.look()
    qtbot.waitUntil(offers.doing.isVisible, timeout=PATIENCE)
    assert offers.doing.words.text().endswith("of 400 of the library…")
    qtbot.mouseClick(offers.doing.cancel, Qt.MouseButton.LeftButton)
    assert not offers.doing.isVisible()
    qtbot.waitUntil(lambda: not offers._workbench.tasks.is_busy("offers"), timeout=PATIENCE)
    assert offers.offers == ()
    offers.follow_library()  # and what was given up is not begun again unasked
    assert not offers._workbench.tasks.is_busy("offers")
    with qtbot.waitSignal(offers.found, timeout=60_000):
        qtbot.mouseClick(offers.again, Qt.MouseButton.LeftButton)
    assert not offers.again.isVisible()
    assert len(offers.offers) == 5


def test_a_map_that_another_program_adds_changes_or_deletes_is_noticed(
    qtbot, window: MainWindow, book: Path, known: SavedMap, tmp_path: Path, open_book: Open, settle
) -> None:
    choose_library()
    window.watch.look()
    open_book(window, book)
    settle(window)
    window.show_step(WorkStep.FONTS)
    offers, library = window.view.offers, window.library
    window.show_library()
    qtbot.waitUntil(lambda: not library.keeper.is_busy, timeout=PATIENCE)
    assert offers.offers == ()

    path = map_library() / "theirs.cidmap.json"
    write_map(path, known)
    qtbot.waitUntil(lambda: [offer.path for offer in offers.offers] == [path], timeout=PATIENCE)
    qtbot.waitUntil(lambda: [kept.path for kept in library.table.rows] == [path], timeout=PATIENCE)

    write_map(tmp_path / "broken", known)
    (tmp_path / "broken").write_text("{", "utf-8")
    (tmp_path / "broken").replace(path)
    qtbot.waitUntil(lambda: offers.offers == () and not offers.fault.isHidden(), timeout=PATIENCE)

    path.unlink()
    qtbot.waitUntil(offers.fault.isHidden, timeout=PATIENCE)
    qtbot.waitUntil(lambda: not library.table.rows, timeout=PATIENCE)


def test_a_folder_in_the_library_is_watched_as_soon_as_it_is_there(qtbot, window: MainWindow, known: SavedMap) -> None:
    choose_library()
    window.watch.look()
    qtbot.waitUntil(lambda: bool(window.watch._watcher.directories()), timeout=PATIENCE)
    (map_library() / "shared").mkdir()
    qtbot.waitUntil(lambda: len(window.watch._watcher.directories()) == 2, timeout=PATIENCE)
    with qtbot.waitSignal(window.watch.changed, timeout=PATIENCE):
        write_map(map_library() / "shared" / "a.cidmap.json", known)


def test_what_is_written_in_place_is_noticed_when_the_user_comes_back(
    qtbot, window: MainWindow, known: SavedMap
) -> None:
    change = change_map(choose_path("a"), known)
    window.watch.look()
    qtbot.waitUntil(lambda: bool(window.watch._watcher.directories()), timeout=PATIENCE)
    with change.path.open("a", encoding="utf-8") as file:
        file.write("\n\n")
    with qtbot.waitSignal(window.watch.changed, timeout=PATIENCE):
        window.watch._come_back(Qt.ApplicationState.ApplicationActive)
    delete_map(change.path)
