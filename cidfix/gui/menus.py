"""The menus as records: what the program, and what an open document, can be told to do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QMessageBox, QPlainTextEdit

from cidfix.gui.actions import Command
from cidfix.gui.document_view import WorkStep
from cidfix.gui.folders import find_samples
from cidfix.gui.language_menu import LanguageMenu
from cidfix.gui.path_menu import PathMenu
from cidfix.gui.settings import Settings
from cidfix.gui.theme import Theme
from cidfix.version import VERSION

if TYPE_CHECKING:
    from cidfix.gui.window import MainWindow

translate = QCoreApplication.translate


def menu_titles() -> tuple[str, ...]:
    """The menus, in their order."""
    return (
        translate("Menus", "&File"),
        translate("Menus", "&Edit"),
        translate("Menus", "&View"),
        translate("Menus", "&Go"),
        translate("Menus", "&Recover"),
        translate("Menus", "&Blocks"),
        translate("Menus", "&Maps"),
        translate("Menus", "&Help"),
    )


def list_commands(window: MainWindow) -> tuple[Command, ...]:
    """All commands of the window, in the order of their menus; those of an open document among them."""
    parts = window.view.commands() if window.workbench is not None and window.view is not None else ()
    return (
        *_file(window),
        *_edit(window),
        *_view(window),
        *_steps(window),
        *parts,
        *_go(window),
        *_maps(window),
        *_help(window),
    )


def add_submenus(window: MainWindow, menus: Mapping[str, QMenu], settings: Settings) -> None:
    """Put the menus of recent PDFs and of samples below the first action of the menu of files, and that of languages.

    `menus` are those of `menu_titles`, by their titles.
    """
    file, view = (menus[title] for title in (translate("Menus", "&File"), translate("Menus", "&View")))
    view.addMenu(LanguageMenu(settings, window, view))
    below = file.actions()[1]
    file.insertMenu(below, PathMenu(translate("Menus", "Open a sa&mple"), find_samples, window.open_path, file))
    recent = PathMenu(translate("Menus", "Open rece&nt"), lambda: settings.recent, window.open_path, file)
    file.insertMenu(below, recent)


def _file(window: MainWindow) -> tuple[Command, ...]:
    file = translate("Menus", "&File")
    ready = window.is_ready
    return (
        Command(file, translate("Menus", "&Open PDF…"), ("Ctrl+O",), "open", window.ask_open, _always),
        Command(file, translate("Menus", "&Export text…"), ("Ctrl+E",), "export", window.export_text, ready),
        Command(file, translate("Menus", "Export &repaired PDF…"), ("Ctrl+Shift+E",), "", window.export_pdf, ready),
        Command(file, translate("Menus", "A&dd decisions from a file…"), (), "", window.files.add_decisions, ready),
        Command(file, translate("Menus", "Save dec&isions as…"), (), "", window.files.save_decisions_as, ready),
        Command(file, translate("Menus", "&Close"), ("Ctrl+W",), "", window.close_document, window.has_document),
        Command(file, translate("Menus", "&Quit"), ("Ctrl+Q",), "", window.close, _always),
    )


def _edit(window: MainWindow) -> tuple[Command, ...]:
    edit = translate("Menus", "&Edit")
    return (
        Command(edit, translate("Menus", "&Undo"), ("Ctrl+Z",), "undo", partial(_undo, window), window.can_undo),
        Command(
            edit,
            translate("Menus", "&Redo"),
            ("Ctrl+Shift+Z", "Ctrl+Y"),
            "redo",
            partial(_redo, window),
            window.can_redo,
        ),
    )


def _view(window: MainWindow) -> tuple[Command, ...]:
    view = translate("Menus", "&View")
    themes: tuple[tuple[Theme, str], ...] = (
        ("light", translate("Menus", "&Light")),
        ("dark", translate("Menus", "&Dark")),
        ("system", translate("Menus", "As the &system is")),
    )

    def choose(theme: Theme, name: str) -> Command:
        return Command(
            view, name, (), "", lambda: window.set_theme(theme), _always, lambda: window.theme == theme, "theme"
        )

    return (
        *(choose(*theme) for theme in themes),
        Command(view, translate("Menus", "&Full screen"), ("F11",), "", window.toggle_full_screen, _always),
        Command(view, translate("Menus", "&Reset the layout"), (), "", window.reset_layout, _always),
        Command(
            view,
            translate("Menus", "&Close the newest message"),
            ("Shift+Esc",),
            "",
            window.notices.close_newest,
            _always,
        ),
    )


def _steps(window: MainWindow) -> tuple[Command, ...]:
    go = translate("Menus", "&Go")
    names = (
        (WorkStep.FONTS, translate("Menus", "&Fonts"), "fonts"),
        (WorkStep.LETTERS, translate("Menus", "&Letters"), "letters"),
        (WorkStep.PAGES, translate("Menus", "&Pages"), "blocks"),
        (WorkStep.TEXT, translate("Menus", "&Text"), "text"),
    )

    def command(step: WorkStep, name: str, picture: str) -> Command:
        return Command(
            go,
            name,
            (f"Ctrl+{step + 1}",),
            picture,
            lambda: window.show_step(step),
            window.is_ready,
            lambda: window.view is not None and window.view.step == step,
            "step",
        )

    return tuple(command(*name) for name in names)


def _go(window: MainWindow) -> tuple[Command, ...]:
    go = translate("Menus", "&Go")
    return (
        Command(go, translate("Menus", "To the t&yping line"), ("Ctrl+K",), "", window.focus_typing, window.is_ready),
    )


def _maps(window: MainWindow) -> tuple[Command, ...]:
    maps = translate("Menus", "&Maps")
    ready = window.is_ready
    return (
        Command(
            maps, translate("Menus", "&Library of maps…"), ("Ctrl+Shift+M",), "folder", window.show_library, _always
        ),
        Command(
            maps, translate("Menus", "&Save the map in the library"), ("Ctrl+S",), "map", window.files.save_map, ready
        ),
        Command(maps, translate("Menus", "Save the map &as…"), (), "", window.files.save_map_as, ready),
        Command(maps, translate("Menus", "&Use a saved map…"), (), "", window.files.add_map, ready),
    )


def _help(window: MainWindow) -> tuple[Command, ...]:
    help_menu = translate("Menus", "&Help")
    return (
        Command(help_menu, translate("Menus", "&Guide"), ("Shift+F1",), "", window.show_guide, _always),
        Command(help_menu, translate("Menus", "&Keys"), ("F1",), "keyboard", window.show_keys, _always),
        Command(help_menu, translate("Menus", "&About cidfix"), (), "info", partial(_show_about, window), _always),
    )


def _always() -> bool:
    return True


def _undo(window: MainWindow) -> None:
    """Undo in the text field that has the focus while it has something to undo, else the last decision."""
    field = QApplication.focusWidget()
    if (isinstance(field, QLineEdit) and field.isUndoAvailable()) or (
        isinstance(field, QPlainTextEdit) and not field.isReadOnly() and field.document().isUndoAvailable()
    ):
        field.undo()
    elif window.workbench is not None:
        window.workbench.undo()


def _redo(window: MainWindow) -> None:
    field = QApplication.focusWidget()
    if isinstance(field, QLineEdit) and field.isRedoAvailable():
        field.redo()
    elif window.workbench is not None:
        window.workbench.redo()


def _show_about(window: MainWindow) -> None:
    """Say what this is."""
    text = translate(
        "Menus",
        "cidfix {} recovers the text of PDFs that show it right and copy it wrong.\n\n"
        "Free software under the GNU Affero General Public License, version 3 or later.\n"
        "The method is that of Nicolas Stefanovitch (2022).",
    )
    QMessageBox.about(window, translate("Menus", "About cidfix"), text.format(VERSION))
