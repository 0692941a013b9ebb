"""The library's folder while the program runs: other programs, and those who share maps, change it too."""

from __future__ import annotations

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from cidfix.gui.tasks import Tasks
from cidfix.recover.library import Listed, list_library

_DELAY = 300  # milliseconds for which a folder must be left alone before it is looked at: many files may be copied


class LibraryWatch(QObject):
    """Looks at what is in the library when one of its folders changes, and whenever the user comes back to the program.

    The second is for files that are written in place, which changes no folder, and for a library that was not there.
    """

    changed = Signal()
    """A map was added, changed or deleted, here or elsewhere, or something can't be read any more, or again."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks = Tasks(self)
        self._listed: Listed | None = None
        self._watcher = QFileSystemWatcher(self)
        self._delay = QTimer(self, singleShot=True, interval=_DELAY)
        self._delay.timeout.connect(self.look)
        self._watcher.directoryChanged.connect(self._delay.start)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.applicationStateChanged.connect(self._come_back)

    def look(self) -> None:
        """Look whether the library is another than it was the last time; the first time, only what is there."""
        self._tasks.run("look", lambda _stop: list_library(), self._compare, lambda _error: None, apart=True)

    def close(self) -> None:
        """Look no more."""
        self._delay.stop()
        self._tasks.close()

    def _come_back(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self.look()

    def _compare(self, listed: Listed) -> None:
        watched = set(self._watcher.directories())
        if fresh := [folder for folder in listed.folders if folder not in watched]:
            self._watcher.addPaths(fresh)
        if gone := watched.difference(listed.folders):
            self._watcher.removePaths(sorted(gone))
        before, self._listed = self._listed, listed
        if before is not None and _tell_apart(before) != _tell_apart(listed):
            self.changed.emit()


def _tell_apart(listed: Listed) -> tuple[object, ...]:
    """What is another when something in the library is, in whatever order the system lists it."""
    return sorted(listed.files), sorted(map(str, listed.faults))
