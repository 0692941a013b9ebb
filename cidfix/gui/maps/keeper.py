"""The maps' files behind their window: read and changed on threads, each change undoable while the program runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from cidfix.errors import CidfixError
from cidfix.gui.tasks import Stop, Tasks
from cidfix.gui.wording import to_sentence
from cidfix.recover.collection import FileChange, change_map, list_maps, turn_back
from cidfix.recover.maps import SavedMap

Work: TypeAlias = Callable[[Stop], FileChange]
"""Changes a file, on any thread."""


class MapKeeper(QObject):
    """Changes are made one after the other; `done` and `undone` hold them in words, the newest last."""

    listed = Signal(object)
    """All maps as they are now, Kept each."""

    changed = Signal(str, object)
    """What was done in words, and the file that it was done to."""

    failed = Signal(object)
    """A CidfixError: a change that was not made."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tasks = Tasks(self)
        self.done: list[tuple[str, FileChange]] = []
        self.undone: list[tuple[str, FileChange]] = []
        self._waiting: list[tuple[str, Work]] = []

    @property
    def is_busy(self) -> bool:
        """Whether maps are being read or written."""
        return bool(self.tasks.busy_lanes() or self._waiting)

    def close(self) -> None:
        """Make what changes are left to make, and let go."""
        self.tasks.close()
        for _, work in self._waiting:
            try:
                work(Stop())
            except CidfixError as error:
                self.failed.emit(error)
        self._waiting.clear()

    def look(self) -> None:
        """Read all maps anew."""
        self.tasks.run("look", lambda stop: list_maps(stop.check), self.listed.emit, self.failed.emit)

    def write(self, words: str, path: Path, saved: SavedMap) -> None:
        """Write a map into its file."""
        self.change(words, lambda _stop: change_map(path, saved))

    def change(self, words: str, work: Work) -> None:
        """Make a change, once those before it are made."""
        self._waiting.append((words, work))
        self._begin_next()

    def undo(self) -> None:
        """Take the newest change back."""
        self._turn(self.done, self.undone, self.tr("Undone: {}."))

    def redo(self) -> None:
        """Do again what was undone last."""
        self._turn(self.undone, self.done, self.tr("Done again: {}."))

    def _turn(self, source: list[tuple[str, FileChange]], target: list[tuple[str, FileChange]], words: str) -> None:
        if not source or self.is_busy:
            return
        said, change = source[-1]

        def done(turned: FileChange) -> None:
            source.pop()
            target.append((said, turned))
            self.changed.emit(words.format(said), change.path)

        self.tasks.run("change", lambda _stop: turn_back(change), done, self.failed.emit, apart=True)

    def _begin_next(self) -> None:
        if not self._waiting or self.tasks.is_busy("change"):
            return
        words, work = self._waiting.pop(0)

        def done(change: FileChange) -> None:
            self.done.append((words, change))
            self.undone.clear()
            self.changed.emit(to_sentence(words), change.path)
            QTimer.singleShot(0, self, self._begin_next)

        def failed(error: CidfixError) -> None:
            self.failed.emit(error)
            QTimer.singleShot(0, self, self._begin_next)

        self.tasks.run("change", work, done, failed, apart=True)
