"""The text as it is exported, repaired on a thread, but only while somebody looks at it or wants it in a file."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from cidfix.errors import CidfixError
from cidfix.export.build import Choices
from cidfix.export.preview import Preview, take_apart
from cidfix.gui.memory import give_back
from cidfix.gui.tasks import Stop
from cidfix.gui.turns import Turns
from cidfix.gui.workbench import Workbench
from cidfix.recover.decode import Unknown
from cidfix.recovery import Furniture, Recovery
from cidfix.repair.model import Options

_LANE = "repair"


class TextReader(QObject):
    """The newest text that was made, of which recovery, and how unknown letters and page furniture are written."""

    shown = Signal(object)
    """A Preview is there."""

    state_changed = Signal()
    """It is being made, or is not any more."""

    def __init__(self, workbench: Workbench, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self.unknown: Unknown = "mark"
        self.furniture: Furniture = "apart"
        self.preview: Preview | None = None
        self._made_of: tuple[Recovery, Unknown, Furniture] | None = None
        self._is_watched = False
        self._freeing = Turns(self)
        workbench.recovered.connect(self._follow)
        workbench.history_changed.connect(self.stop)
        workbench.tasks.changed.connect(self.state_changed)

    @property
    def is_busy(self) -> bool:
        """Whether the text is being made."""
        return self._workbench.tasks.is_busy(_LANE)

    @property
    def is_current(self) -> bool:
        """Whether the text that is there is that of what is decided now."""
        return self._made_of == self._wanted and not self._workbench.is_behind

    @property
    def _wanted(self) -> tuple[Recovery, Unknown, Furniture]:
        return self._workbench.recovery, self.unknown, self.furniture

    def watch(self, watched: bool) -> None:
        """Somebody looks at the text from now on, or nobody any more."""
        self._is_watched = watched
        if watched:
            self.renew()
        else:
            self.stop()

    def choose(self, unknown: Unknown, furniture: Furniture) -> None:
        """Write unknown letters and page furniture so from now on."""
        self.unknown, self.furniture = unknown, furniture
        if self._is_watched:
            self.renew()

    def stop(self) -> None:
        """Give up making the text; what was there stays."""
        self._workbench.tasks.cancel(_LANE)

    def renew(self) -> None:
        """Make the text anew, if it is not that of what is decided now."""
        if self.is_current or self._workbench.is_behind:
            return
        made_of = self._wanted

        def done(preview: Preview) -> None:
            before, self.preview, self._made_of = self.preview, preview, made_of
            self.shown.emit(preview)
            if before is not None:
                self._freeing.go_through(take_apart(before))

        self._workbench.tasks.run(_LANE, self.make(), done, self._fail)

    def make(self) -> Callable[[Stop], Preview]:
        """What makes the text of what is decided now, on any thread; at once where it is there."""
        if self.is_current and self.preview is not None:
            preview = self.preview
            return lambda _stop: preview
        recovery, unknown, furniture = self._wanted

        def work(stop: Stop) -> Preview:
            recovery.prepare_structure(stop.check)
            give_back()  # it takes much for a moment: before the text is made, that is 30 MB of 500 pages less
            stop.check()
            return recovery.to_preview(unknown, Choices(Options(), furniture=furniture == "keep"), stop.check)

        return work

    def _follow(self, _recovery: Recovery) -> None:
        if self._is_watched:
            self.renew()

    def _fail(self, error: CidfixError) -> None:
        self._workbench.failed.emit(error)
