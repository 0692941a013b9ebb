"""A library of three maps, one of them in a folder that was added, and its window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cidfix.gui.maps.library import LibraryWindow
from cidfix.gui.window import MainWindow
from cidfix.recover.collection import add_folder, change_map, choose_path
from cidfix.recover.maps import MapGlyph, MapValue, SavedMap, write_map


def make(*said: tuple[str, str], font: str = "Home", name: str = "") -> SavedMap:
    glyphs = tuple(
        MapGlyph(outline, False, font, -1, 65 + number, False, (MapValue(value, None, "typed", 1, ""),))
        for number, (outline, value) in enumerate(said)
    )
    return SavedMap(("niv",), "", "", ("a.pdf 00",), "0", "", glyphs, (), name)


@pytest.fixture
def make_map() -> Callable[..., SavedMap]:
    """Makes a map of outlines and what each stands for."""
    return make


@pytest.fixture
def rest(qtbot) -> Callable[[LibraryWindow], None]:
    """Waits until all is read and written."""

    def wait(library: LibraryWindow) -> None:
        qtbot.wait(20)
        qtbot.waitUntil(lambda: not library.keeper.is_busy, timeout=10_000)

    return wait


@pytest.fixture
def maps(tmp_path: Path) -> tuple[Path, Path]:
    """Two maps in the library and one in a folder that was added."""
    first = change_map(choose_path("first"), make(("o1", "а"), ("o2", "б"), ("o3", "в"))).path
    second = change_map(choose_path("second"), make(("o2", "б"), ("o3", "ғ"), ("o4", "г"), font="Rare")).path
    (tmp_path / "shared").mkdir()
    write_map(tmp_path / "shared" / "third.json", make(("o5", "д"), name="Chukchi of the North"))
    add_folder(tmp_path / "shared")
    return first, second


@pytest.fixture
def library(rest, window: MainWindow, maps: tuple[Path, Path]) -> LibraryWindow:
    """The window of the library, opened with its key."""
    (command,) = [command for _, command in window._actions if command.keys == ("Ctrl+Shift+M",)]
    command.call()
    rest(window.library)
    return window.library
