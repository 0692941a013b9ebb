"""What the window can be told to do, as records from which menus, toolbar, shortcuts and their page (F1) are made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from cidfix.gui.icons import icon


@dataclass(frozen=True, slots=True)
class Command:
    """One thing to do: its menu, its name in the user's words, its keys, what it calls, and when it makes sense.

    `keys` are in Qt's portable form; the first is shown in the menu. Never Ctrl+Alt, which types letters on many
    keyboards. `checked` tells the state of a command that is on or off.
    """

    menu: str
    text: str
    keys: tuple[str, ...]
    icon: str
    call: Callable[[], object]
    enabled: Callable[[], bool]
    checked: Callable[[], bool] | None = None


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
