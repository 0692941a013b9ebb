"""Asks for the files and folders of maps."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from cidfix.export.maps.formats import ENDINGS
from cidfix.gui.folders import choose_folder
from cidfix.gui.settings import Settings
from cidfix.recover.library import MAP_ENDING

translate = QCoreApplication.translate


def ask_map(window: QWidget, settings: Settings, title: str) -> Path | None:
    """Ask for the file of a map, in any format; None where the user gives up."""
    kinds = translate("AskMaps", "Maps ({})").format(" ".join(f"*{ending}" for ending in ENDINGS))
    return _remember(settings, QFileDialog.getOpenFileName(window, title, _folder(settings), kinds)[0])


def ask_target(window: QWidget, settings: Settings, name: str) -> Path | None:
    """Ask where a map is to be written, whose format the ending tells; None where the user gives up."""
    kinds = ";;".join(f"*{ending}" for ending in ENDINGS)
    title, proposal = translate("AskMaps", "Export the map"), str(Path(_folder(settings)) / f"{name}{MAP_ENDING}")
    return _remember(settings, QFileDialog.getSaveFileName(window, title, proposal, kinds)[0])


def ask_folder(window: QWidget, settings: Settings) -> Path | None:
    """Ask for a folder of maps; None where the user gives up."""
    title = translate("AskMaps", "Add a folder of maps")
    name = QFileDialog.getExistingDirectory(window, title, _folder(settings))
    return Path(name) if name else None


def _folder(settings: Settings) -> str:
    return str(choose_folder(None, settings.folder))


def _remember(settings: Settings, name: str) -> Path | None:
    if not name:
        return None
    settings.folder = Path(name).parent
    return Path(name)
