"""What the window can be told to do, as records from which menus, toolbar, shortcuts and their page (F1) are made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from cidfix.gui.icons import icon


@dataclass(frozen=True, slots=True)
class Command:
    """One thing to do: its menu, its name in the user's words, its keys, what it calls, and when it makes sense.

    `keys` are in Qt's portable form; the first is shown in the menu. Never Ctrl+Alt, which types letters on many
    keyboards. `checked` tells the state of a command that is on or off; of neighbours in a menu with the same `group`
    just one is on, and the menu sets them apart.
    """

    menu: str
    text: str
    keys: tuple[str, ...]
    icon: str
    call: Callable[[], object]
    enabled: Callable[[], bool]
    checked: Callable[[], bool] | None = None
    group: str = ""


def make_action(command: Command, owner: QWidget) -> QAction:
    """The action of a command, with its shortcuts, belonging to `owner`."""
    action = QAction(command.text, owner)
    if command.icon:
        action.setIcon(icon(command.icon))
    action.setShortcuts([QKeySequence(key) for key in command.keys])
    action.setCheckable(command.checked is not None)
    action.triggered.connect(lambda _checked=False: command.call())
    owner.addAction(action)
    return action


def add_to_menu(menu: QMenu, action: QAction, group: str) -> None:
    """Put an action behind the others of a menu, with a line between those of a group and what is no part of it."""
    action.setProperty("group", group)
    before = menu.actions()
    if before and before[-1].property("group") != group:
        menu.addSeparator()
    menu.addAction(action)
    if group:
        found = menu.findChild(QActionGroup, group)
        if found is None:
            found = QActionGroup(menu)
            found.setObjectName(group)
        found.addAction(action)
