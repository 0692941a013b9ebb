"""Keeping what the user did: the session beside the PDF, saved by itself; what to offer after a crash.

A session is saved a moment after each change and when the document is closed, always whole. Where the PDF's folder
can't be written, it goes to the user's own data folder; opening looks in both places and takes the newer.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import threading
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLockFile, QObject, QTimer

from cidfix.errors import CidfixError
from cidfix.files import check_writable, make_folder, write_atomically
from cidfix.gui.engine import say
from cidfix.gui.folders import draft_store, is_users, running_store, session_store
from cidfix.gui.page.area import Fit
from cidfix.gui.tasks import Stop, Tasks
from cidfix.pdf.document import Document
from cidfix.recover.decisions import Decision, UseMap
from cidfix.recover.maps import read_map
from cidfix.recover.session import SESSION_ENDING
from cidfix.recovery import Recovery
from cidfix.sessions import replay_session, save_session

_FITS: tuple[Fit, ...] = ("", "width", "page")
_DELAY = 400  # milliseconds after a change


def find_session(document: Document) -> Path | None:
    """The newer of the sessions that were saved of a document beside it and in the user's folder."""
    found = [path for path in _places(document) if path.is_file()]
    return max(found, key=lambda path: path.stat().st_mtime) if found else None


def choose_session_path(document: Document) -> Path:
    """Where to save the session of a document: beside it, or in cidfix's own folder where that is not the user's."""
    beside, own = _places(document)
    if not is_users(beside.parent):  # a sample of ours, or a folder that is read only
        return own
    try:
        check_writable(beside)
    except CidfixError:
        return own
    return beside


def restore_session(recovery: Recovery) -> tuple[Recovery, str]:
    """The recovery with the decisions of its last session, and what to tell the user ("" for nothing).

    A session that can't be read is set aside under another name, never overwritten. A saved map that can't be read any
    more is left out, and noted: what was typed must not go with it.
    """
    path = find_session(recovery.document)
    if path is None:
        return recovery, ""
    try:
        return _leave_lost_maps(replay_session(recovery, path)), ""
    except CidfixError as error:
        aside = _set_aside(path)
        return recovery, f"{say(error.what)}: {aside.name}"


def _leave_lost_maps(recovery: Recovery) -> Recovery:
    lost: dict[Decision, str] = {}
    for used in (decision for decision in recovery.decisions if isinstance(decision, UseMap)):
        try:
            read_map(Path(used.path))
        except CidfixError as error:
            lost[used] = f"the saved map {used.path} is not used any more: {error.what}"
    kept = tuple(decision for decision in recovery.decisions if decision not in lost)
    return replace(recovery, decisions=kept, notes=(*recovery.notes, *lost.values()))


def set_aside_session(document: Document) -> str:
    """Give a document's session another name, so that it is kept and not written over; returns that name."""
    path = find_session(document)
    return "" if path is None else _set_aside(path).name


def _set_aside(path: Path) -> Path:
    for number in range(1, 1000):
        aside = path.with_name(f"{path.name}.unread{number}")
        if not aside.exists():
            with contextlib.suppress(OSError):
                path.rename(aside)
            return aside
    return path


def _places(document: Document) -> tuple[Path, Path]:
    name = document.path.name
    beside = document.path.absolute().with_name(name + SESSION_ENDING)
    return beside, session_store() / f"{document.sha256[:16]}-{name[:80]}{SESSION_ENDING}"


class SessionKeeper(QObject):
    """Saves the session of one document a moment after a change, however many follow it.

    Where the folder of the PDF can't be written, is full or gone, the session goes to the user's own; when it is first
    saved there, `moved` is called with its path. `failed` is called with a CidfixError where neither will do, once,
    until saving works again.
    """

    def __init__(
        self,
        document: Document,
        tasks: Tasks,
        failed: Callable[[CidfixError], None],
        moved: Callable[[Path], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._paths = tuple(dict.fromkeys((choose_session_path(document), _places(document)[1])))
        self._tasks = tasks
        self._failed = failed
        self._moved = moved
        self._told = False
        self._writing = threading.Lock()
        self._unsaved: Recovery | None = None
        self._timer = QTimer(self, singleShot=True, interval=_DELAY)
        self._timer.timeout.connect(self._save)

    def keep(self, recovery: Recovery) -> None:
        """Save this recovery's decisions soon; its places must be computed already."""
        self._unsaved = recovery
        if not self._timer.isActive():
            self._timer.start()

    def flush(self) -> None:
        """Save now what is not saved yet."""
        self._timer.stop()
        recovery, self._unsaved = self._unsaved, None
        if recovery is not None:
            try:
                self._tasks.cancel("save")
                self._write(recovery, Stop())
            except CidfixError as error:
                self._unsaved = recovery
                self._failed(error)

    @property
    def has_file(self) -> bool:
        """Whether a session of the document is on the disk."""
        return any(path.exists() for path in self._paths)

    @property
    def is_saved(self) -> bool:
        """Whether all that was given to keep is on the disk."""
        return self._unsaved is None

    def _save(self) -> None:
        recovery = self._unsaved
        if recovery is None:
            return

        def save(stop: Stop) -> Path | None:
            stop.check()
            return self._write(recovery, stop)

        self._tasks.run("save", save, lambda moved: self._saved(recovery, moved), self._tell, apart=True)

    def _write(self, recovery: Recovery, stop: Stop) -> Path | None:
        """Write to the first path that takes it, and nothing older after something newer.

        Returns the path where it is in the user's own folder and the session was not kept there before.
        """
        with self._writing:
            stop.check()
            *others, last = self._paths
            for path in others:
                with contextlib.suppress(CidfixError):
                    save_session(recovery, path)
                    return None
            was_there = last.exists()
            make_folder(last.parent)
            save_session(recovery, last)
            return None if was_there else last

    def _saved(self, recovery: Recovery, moved: Path | None) -> None:
        self._told = False
        if moved is not None:
            self._moved(moved)
        if self._unsaved is recovery:
            self._unsaved = None

    def _tell(self, error: CidfixError) -> None:
        if not self._told:
            self._told = True
            self._failed(error)


@dataclass(frozen=True, slots=True)
class Desk:
    """Where in a document its user was.

    `page` counts from 1, `zoom` is in pixels to the point, `fit` is what it follows ("" for nothing),
    `step` is the window's (-1 for none), `draft` are the words not entered yet, `target` the first and the last of
    the occurrences for which they are meant (None for anywhere).
    """

    page: int
    zoom: float
    fit: Fit
    step: int
    draft: str
    target: tuple[int, int] | None = None


def read_desk(document: Document) -> Desk:
    """The desk as it was left; the beginning where nothing is known of it."""
    values: dict[str, Any] = {}
    with contextlib.suppress(OSError, ValueError, RecursionError):
        values = json.loads(_desk_path(document).read_text("utf-8"))
    try:
        fit: Fit = next((fit for fit in _FITS if fit == values["fit"]), "width")
        first, last = values.get("target") or (-1, -1)
        target = (int(first), int(last)) if 0 <= min(first, last) <= max(first, last) < 2**31 else None
        return Desk(int(values["page"]), float(values["zoom"]), fit, int(values["step"]), str(values["draft"]), target)
    except (KeyError, TypeError, ValueError, OverflowError):
        return Desk(1, 0.0, "width", -1, "")


def write_desk(document: Document, desk: Desk) -> None:
    """Remember the desk. Raises CidfixError where that can't be written."""
    values = asdict(desk)
    make_folder(draft_store())
    write_atomically(_desk_path(document), json.dumps(values, ensure_ascii=False).encode())


def _desk_path(document: Document) -> Path:
    # By content and place: another copy of the same PDF is a document that has not been opened yet.
    place = f"{document.sha256} {document.path.absolute()}"
    return draft_store() / f"{hashlib.sha256(os.fsencode(place)).hexdigest()[:32]}.json"


class Claim:
    """A PDF that this process has open: tells a crash from a clean end, and keeps a second window off the session."""

    def __init__(self, path: Path) -> None:
        """Raises CidfixError where another window has the PDF open, by whatever path."""
        self._holders = 1
        real = os.path.realpath(path)
        self._note = running_store() / f"{hashlib.sha256(os.fsencode(real)).hexdigest()[:32]}.json"
        self._lock = _lock(self._note)
        with contextlib.suppress(CidfixError):  # where nothing can be noted, the PDF can still be read
            make_folder(self._note.parent)
        if not self._lock.tryLock(0) and self._lock.error() is QLockFile.LockError.LockFailedError:
            raise CidfixError(
                "another cidfix window has this PDF open", str(path), "go on there, or close it there first"
            )
        with contextlib.suppress(CidfixError):
            write_atomically(self._note, json.dumps({"pdf": str(path.absolute())}).encode())

    def share(self) -> Claim:
        """The same claim for the same PDF opened anew, while it is still open as it was; each is released."""
        self._holders += 1
        return self

    def release(self) -> None:
        """The PDF was closed in order."""
        self._holders -= 1
        if self._holders:
            return
        with contextlib.suppress(OSError):
            self._note.unlink(missing_ok=True)
        self._lock.unlock()


def find_crashed() -> tuple[Path, ...]:
    """The PDFs that were open in windows which ended without closing them; asking forgets them."""
    found = []
    for note in sorted(running_store().glob("*.json")):
        lock = _lock(note)
        if not lock.tryLock(0):
            continue  # its window is there
        with contextlib.suppress(OSError, ValueError, KeyError, TypeError):
            path = Path(json.loads(note.read_text("utf-8"))["pdf"])
            if path.is_file():
                found.append(path)
        with contextlib.suppress(OSError):
            note.unlink(missing_ok=True)
        lock.unlock()
    return tuple(found)


def _lock(note: Path) -> QLockFile:
    lock = QLockFile(str(note.with_suffix(".lock")))
    lock.setStaleLockTime(0)  # never by age: a document may be open for days
    return lock
