"""All keys on one page, made from the commands themselves, so that it cannot be wrong."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from cidfix.gui.actions import Command


class ShortcutsPage(QDialog):
    """A window beside the other, with a table of keys a menu."""

    def __init__(self, commands: Sequence[Command], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        self.resize(560, 640)
        self.text = QTextBrowser()
        self.text.setHtml(self._to_html(commands))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.close)
        column = QVBoxLayout(self)
        column.addWidget(self.text)
        column.addWidget(buttons)

    def _to_html(self, commands: Sequence[Command]) -> str:
        groups: dict[str, list[Command]] = {}
        for command in commands:
            if command.keys:
                name = command.menu.replace("&", "") or self.tr("Where the focus is")
                groups.setdefault(name, []).append(command)
        parts = []
        for name, members in groups.items():
            rows = "".join(
                f"<tr><td width='60%'>{escape(command.text.replace('&', ''))}</td>"
                f"<td width='40%'><b>{escape(' · '.join(_show_keys(key) for key in command.keys))}</b></td></tr>"
                for command in members
            )
            parts.append(f"<h3>{escape(name)}</h3><table width='100%' cellspacing='4'>{rows}</table>")
        return "".join(parts)


def _show_keys(key: str) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key
