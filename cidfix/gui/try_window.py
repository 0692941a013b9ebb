"""Tries whether Qt can open a window here, in a process of its own: Qt ends the program where it can't."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget


def main() -> None:
    """Show an empty window for a moment."""
    app = QApplication([])
    window = QWidget()
    window.show()
    app.processEvents()


if __name__ == "__main__":
    main()
