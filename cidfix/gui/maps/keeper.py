"""The maps' files behind their window: read and changed on threads, each change undoable while the program runs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from cidfix.errors import CidfixError
from cidfix.files import read_bytes
from cidfix.gui.tasks import Stop, Tasks
from cidfix.gui.wording import to_sentence
from cidfix.recover.collection import FileChange, change_map, list_maps, turn_back
from cidfix.recover.maps import SavedMap, read_map

Work: TypeAlias = Callable[[Stop], FileChange]
"""Changes a file, on any thread."""

Edit: TypeAlias = Callable[[SavedMap], SavedMap]
"""Makes one map of another, on any thread."""

_Done: TypeAlias = tuple[str, FileChange]


class ElsewhereError(CidfixError):
    """A map was changed or deleted elsewhere since it was read: `mine` is what it was to become, `theirs` what it is.

    `theirs` is None where it can't be read or is not there.
    """

    def __init__(self, path: Path, mine: SavedMap, theirs: SavedMap | None, is_gone: bool) -> None:
        super().__init__("the map has been changed since", str(path))
        self.path, self.mine, self.theirs, self.is_gone = path, mine, theirs, is_gone


Refused: TypeAlias = Callable[[ElsewhereError], None]
"""Hears that a map was not written, since it is not as it was any more."""


@dataclass(eq=False, slots=True)
class _Step:
    """A change to make, or, where there is no `work`, the newest one to undo, or with `forth` to do again."""

    words: str = ""
    work: Work | None = None
    forth: bool = True
    refused: Refused | None = None
    turned: FileChange | None = None  # what is undone or done again, from when its turn has come
    made: FileChange | None = None  # set on the thread, so that it is known though the program ends meanwhile
    fault: CidfixError | None = None  # likewise


class MapKeeper(QObject):
    """Steps are made one after the other; `done` and `undone` hold the changes in words, the newest last.

    To undo is a step like others: it waits for those before it, and takes back the newest change that there is by then.
    """

    listed = Signal(object)
    """All maps as they are now, Kept each."""

    changed = Signal(str, object)
    """What was done in words, and the file that it was done to."""

    failed = Signal(object)
    """A CidfixError: a change that was not made."""

    unlisted = Signal(object)
    """A CidfixError: why the maps can't be listed."""

    begun = Signal()
    """Something is to be done, after a time in which there was nothing to do."""

    stepped = Signal()
    """Whether there is something to undo or to do again may be otherwise now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tasks = Tasks(self)
        self.done: list[_Done] = []
        self.undone: list[_Done] = []
        self._waiting: list[_Step] = []
        self._running: _Step | None = None
        self._is_closed = False
        self._left: dict[Path, bytes | None] = {}  # files as steps left them last

    @property
    def is_busy(self) -> bool:
        """Whether maps are being read or written."""
        return bool(self.tasks.busy_lanes() or self._waiting)

    @property
    def is_making(self) -> bool:
        """Whether steps are being made, or wait."""
        return self._running is not None or bool(self._waiting)

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to undo, be it one that is still to be made."""
        return bool(self._count_left()[0])

    @property
    def can_redo(self) -> bool:
        """Whether there is a change to do again, be it one that is still to be undone."""
        return bool(self._count_left()[1])

    def close(self) -> None:
        """Make what steps are left to make, and let go; what is to be done after that is made by another call."""
        self.tasks.close()
        self._is_closed = True
        if (step := self._running) is not None:
            self._running = None
            if step.made is not None:
                self._note(step, step.made)
            elif step.fault is not None:
                self._fail(step, step.fault)
            else:  # it was stopped before it did anything
                self._waiting.insert(0, step)
        while self._waiting:
            step = self._waiting.pop(0)
            try:
                change = self._prepare(step)
                if change is not None:
                    self._note(step, change(Stop()))
            except CidfixError as error:
                self._fail(step, error)

    def look(self) -> None:
        """Read all maps anew."""
        self.tasks.run("look", lambda stop: list_maps(stop.check), self.listed.emit, self.unlisted.emit)

    def edit(self, words: str, path: Path, before: SavedMap, edit: Edit, refused: Refused) -> None:
        """Change a map that was `before` when the user changed it, unless it was changed elsewhere since."""

        def work(_stop: Stop) -> FileChange:
            return change_map(path, _apply(edit, path, before, self._left.get(path)))

        self._add(_Step(words, work, refused=refused))

    def change(self, words: str, work: Work) -> None:
        """Make a change, once the steps before it are made."""
        self._add(_Step(words, work))

    def undo(self) -> None:
        """Take the newest change back, once the steps before this are made."""
        if self.can_undo:
            self._add(_Step(forth=False))

    def redo(self) -> None:
        """Do again what was undone last, once the steps before this are made."""
        if self.can_redo:
            self._add(_Step())

    def _add(self, step: _Step) -> None:
        if not self.is_making:
            self.begun.emit()
        self._waiting.append(step)
        self._begin_next()
        self.stepped.emit()

    def _count_left(self) -> tuple[int, int]:
        """How many changes can be undone and done again after all steps that wait."""
        back, forth = len(self.done), len(self.undone)
        for step in (*filter(None, [self._running]), *self._waiting):
            if step.work is not None:
                back, forth = back + 1, 0
            elif step.forth:
                back, forth = back + 1, forth - 1
            else:
                back, forth = back - 1, forth + 1
        return back, forth

    def _begin_next(self) -> None:
        """Begin the next step, if none is being made; those for which there is nothing to undo any more go."""
        while self._running is None and self._waiting and not self._is_closed:
            step = self._waiting.pop(0)
            work = self._prepare(step)
            if work is not None:
                self._run(step, work)

    def _run(self, step: _Step, work: Work) -> None:
        self._running = step

        def make(stop: Stop) -> FileChange:
            try:
                step.made = work(stop)
            except CidfixError as error:
                step.fault = error
                raise
            return step.made

        def done(change: FileChange) -> None:
            self._note(step, change)
            self._go_on()

        def failed(error: CidfixError) -> None:
            self._fail(step, error)
            self._go_on()

        self.tasks.run("change", make, done, failed, apart=True)

    def _go_on(self) -> None:
        self._running = None
        self.stepped.emit()
        QTimer.singleShot(0, self, self._begin_next)

    def _prepare(self, step: _Step) -> Work | None:
        """What makes a step, now that its turn has come; None where there is nothing to undo or to do again."""
        if step.work is not None:
            return step.work
        source = self.undone if step.forth else self.done
        if not source:
            return None
        step.words, turned = source[-1]
        step.turned = turned
        return lambda _stop: turn_back(turned)

    def _note(self, step: _Step, change: FileChange) -> None:
        """Remember what was done, and tell it."""
        self._left[change.path] = change.after
        if step.turned is None:
            self.done.append((step.words, change))
            self.undone.clear()
            words = to_sentence(step.words)
        else:
            source, target = (self.undone, self.done) if step.forth else (self.done, self.undone)
            source.pop()
            target.append((step.words, change))
            words = (self.tr("Done again: {}.") if step.forth else self.tr("Undone: {}.")).format(step.words)
        self.changed.emit(words, change.path)

    def _fail(self, step: _Step, error: CidfixError) -> None:
        self._drop_answer()
        if isinstance(error, ElsewhereError) and step.refused is not None:
            step.refused(error)
        else:
            self.failed.emit(error)

    def _drop_answer(self) -> None:
        """A step was not made: whoever wanted it undone meanwhile does not mean the one before it."""
        made_since = 0
        for number, step in enumerate(self._waiting):
            made_since += 1 if step.work is not None or step.forth else -1
            if made_since < 0:
                del self._waiting[number]
                return


def _apply(edit: Edit, path: Path, before: SavedMap, left: bytes | None) -> SavedMap:
    """What a map becomes; raises ElsewhereError where it is neither as it was `before` nor as a step `left` it.

    A step may have left it otherwise while the user changed it: what was undone meanwhile is not to come back.
    """
    if not path.exists():
        raise ElsewhereError(path, edit(before), None, True)
    try:
        found = read_map(path)
    except CidfixError:
        raise ElsewhereError(path, edit(before), None, False) from None
    if found != before and read_bytes(path) != left:
        raise ElsewhereError(path, edit(before), found, False)
    return edit(found)
