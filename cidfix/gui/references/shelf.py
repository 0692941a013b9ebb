"""The reference fonts that the user added or lets be used, whichever document is open: a setting, no decision.

They are measured on a thread, which takes seconds for each that is new, and can be given up at any moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from cidfix.errors import CidfixError
from cidfix.gui.settings import Settings
from cidfix.gui.tasks import Stop, Tasks
from cidfix.shapes.index import ShapeIndex, open_shapes
from cidfix.shapes.installed import list_installed
from cidfix.shapes.own_fonts import OwnFont, add_own_fonts, read_own_fonts

SUFFIXES = (".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2", ".pfb")
"""How the names of font files end."""

_LANE = "references"


@dataclass(frozen=True, slots=True)
class Shelved:
    """A font file on the shelf: the names of its fonts, or why it can't be used."""

    path: Path
    names: tuple[str, ...]
    fault: CidfixError | None


@dataclass(frozen=True, slots=True)
class _Wanted:
    """What is to be on the shelf: files, those among them that are new, and whether all that is installed."""

    paths: tuple[Path, ...]
    fresh: tuple[Path, ...]
    installed: bool


@dataclass(frozen=True, slots=True)
class _Read:
    """The same once it is read; `others` are installed."""

    shelved: tuple[Shelved, ...]
    others: tuple[Shelved, ...]
    shapes: ShapeIndex


class FontShelf(QObject):
    """Reference fonts beside those that come with cidfix. What is on the shelf is what was read whole."""

    changed = Signal()
    """Other fonts are on the shelf, or are being measured, or no more."""

    begun = Signal()
    """Fonts that the user asked for are being measured."""

    shapes_changed = Signal(object)
    """A ShapeIndex with other fonts is there."""

    refused = Signal(object)
    """A CidfixError: a font that was to be added can't be."""

    _progressed = Signal(int, int, str)

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._tasks = Tasks(self)
        self._shapes: ShapeIndex | None = None
        self._wanted: _Wanted | None = None  # while it is read
        self._progress = (0, 0, "")
        self.fonts = tuple(Shelved(path, (path.stem,), None) for path in settings.references)
        self.installed: tuple[Shelved, ...] = ()
        self._progressed.connect(self._show_progress)

    @property
    def shapes(self) -> ShapeIndex:
        """The reference shapes that come with cidfix, with those of the fonts on the shelf that are read."""
        return self._shapes if self._shapes is not None else open_shapes()

    @property
    def uses_installed(self) -> bool:
        """Whether the fonts installed here are used, or will be as soon as they are read."""
        return self._wanted.installed if self._wanted is not None else self._settings.uses_installed_fonts

    @property
    def is_busy(self) -> bool:
        """Whether fonts are being read."""
        return self._wanted is not None

    @property
    def progress(self) -> tuple[int, int, str]:
        """How many files are read of how many, and the name of the one that is being measured."""
        return self._progress

    def start(self) -> None:
        """Read what was on the shelf the last time; nothing where it was empty."""
        if self._settings.references or self._settings.uses_installed_fonts:
            self._read(self._settings.references, (), self._settings.uses_installed_fonts)

    def add(self, paths: Sequence[Path]) -> None:
        """Put font files on the shelf; those that are no fonts are told."""
        known = self._find_wanted()
        fresh = tuple(path for path in dict.fromkeys(path.absolute() for path in paths) if path not in known)
        if fresh:
            self._read((*known, *fresh), (*self._find_fresh(), *fresh), self.uses_installed)
            self.begun.emit()

    def remove(self, path: Path) -> None:
        """Take a font file off the shelf."""
        left = tuple(other for other in self._find_wanted() if other != path)
        self._read(left, self._find_fresh(), self.uses_installed)

    def use_installed(self, yes: bool) -> None:
        """Use the fonts that are installed here, or no more."""
        if yes != self.uses_installed:
            self._read(self._find_wanted(), self._find_fresh(), yes)
            self.begun.emit()

    def cancel(self) -> None:
        """Give up what is being read: what was on the shelf before stays."""
        self._tasks.cancel(_LANE)
        self._wanted = None
        self.changed.emit()

    def close(self) -> None:
        """Give up what is being read, and wait until that has ended."""
        self._tasks.close()

    def _find_wanted(self) -> tuple[Path, ...]:
        return self._wanted.paths if self._wanted is not None else self._settings.references

    def _find_fresh(self) -> tuple[Path, ...]:
        """The new files that are being read: whatever else happens, it is told if they are no fonts."""
        return self._wanted.fresh if self._wanted is not None else ()

    def _read(self, paths: tuple[Path, ...], fresh: tuple[Path, ...], installed: bool) -> None:
        wanted = self._wanted = _Wanted(paths, fresh, installed)
        self._progress = (0, len(paths), "")

        def read(stop: Stop) -> _Read:
            files = (*paths, *(_list_others(paths) if installed else ()))

            def check(done: int) -> None:
                stop.check()
                self._progressed.emit(done, len(files), files[done].name)

            own = list(read_own_fonts(files, check))
            stop.check()
            shelved = [_shelve(font) for font in own]
            return _Read(tuple(shelved[: len(paths)]), tuple(shelved[len(paths) :]), add_own_fonts(own))

        self._tasks.run(_LANE, read, lambda found: self._show(wanted, found), self._fail)
        self.changed.emit()

    def _show(self, wanted: _Wanted, found: _Read) -> None:
        refused = {one.path: one.fault for one in found.shelved if one.fault is not None and one.path in wanted.fresh}
        self._wanted = None
        self.fonts = tuple(one for one in found.shelved if one.path not in refused)
        self.installed = tuple(one for one in found.others if one.fault is None)
        self._settings.references = tuple(one.path for one in self.fonts)
        self._settings.uses_installed_fonts = wanted.installed
        for fault in refused.values():
            self.refused.emit(fault)
        before, self._shapes = self.shapes.added, found.shapes
        self.changed.emit()
        if found.shapes.added != before:
            self.shapes_changed.emit(found.shapes)

    def _fail(self, error: CidfixError) -> None:
        self._wanted = None
        self.refused.emit(error)
        self.changed.emit()

    def _show_progress(self, done: int, total: int, name: str) -> None:
        if self._wanted is not None and (done, total, name) != self._progress:
            self._progress = (done, total, name)
            self.changed.emit()


def is_font(path: Path) -> bool:
    """Whether a file is a font by its name."""
    return path.suffix.lower() in SUFFIXES


def _list_others(paths: Sequence[Path]) -> list[Path]:
    """The fonts that are installed, but for some."""
    return [font.path for font in list_installed() if font.path not in paths]


def _shelve(font: OwnFont) -> Shelved:
    return Shelved(font.path, font.names, font.fault)
