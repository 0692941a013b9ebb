"""What goes from a document into files and back: text, maps, decisions; each asks where, and works on a thread."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from statistics import fmean
from typing import TypeAlias

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from cidfix.errors import CidfixError
from cidfix.export.details import OfferedDetail
from cidfix.export.formats import FORMATS
from cidfix.export.pictures import format_with_pages
from cidfix.export.preview import Preview
from cidfix.files import write_atomically
from cidfix.gui.details_window import DetailsWindow
from cidfix.gui.folders import choose_folder
from cidfix.gui.notices import NoticeBar
from cidfix.gui.settings import Settings
from cidfix.gui.tasks import Stop
from cidfix.gui.wording import describe_share, has_text, name_formats, to_sentence
from cidfix.gui.workbench import Workbench
from cidfix.recover.collection import change_map, choose_path_of
from cidfix.recover.decisions import Decision, UseMap
from cidfix.recover.grammar import format_decisions, read_decisions
from cidfix.recover.library import MAP_ENDING
from cidfix.recover.maps import read_map
from cidfix.recovery import Recovery
from cidfix.sessions import replay_session, save_session

MakePreview: TypeAlias = Callable[[], Callable[[Stop], Preview]]
"""Gives what makes the text of what is decided by then, on any thread."""


class FilesInOut(QObject):
    """Export, save and add, for the document that is open; `find_workbench` finds it when something is to be done."""

    def __init__(
        self, find_workbench: Callable[[], Workbench | None], settings: Settings, notices: NoticeBar, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._find_workbench = find_workbench
        self._settings = settings
        self._notices = notices
        self._window = parent

    @property
    def _workbench(self) -> Workbench:
        workbench = self._find_workbench()
        assert workbench is not None  # the commands are there only while a document is
        return workbench

    @property
    def _folder(self) -> Path:
        return choose_folder(self._workbench.recovery.document.path.absolute().parent, self._settings.folder)

    @property
    def _stem(self) -> str:
        return self._workbench.recovery.document.path.stem

    def export_text(self, make: MakePreview, source: Path, password: str) -> None:
        """Ask for a file and write the text that `make` makes into it, in the format that its name ends with."""
        kinds = ";;".join(f"{words} (*.{name})" for name, words in name_formats().items())
        path = self._ask_save(self.tr("Export the text"), self._folder / f"{self._stem}.txt", kinds)
        if path is not None:
            self.write_text(path, make, source, password)

    def write_text(self, path: Path, make: MakePreview, source: Path, password: str) -> None:
        """Write the text into a file; formats that show pages draw them from the PDF whose bytes are in `source`."""
        name = path.suffix.lower().removeprefix(".")

        def begin() -> None:
            preview = make()

            def write(stop: Stop) -> None:
                text = preview(stop).exported
                written = format_with_pages(text, name if name in FORMATS else "txt", source, password)
                stop.check()
                write_atomically(path, written.encode())

            words = self.tr("The text is in {}.").format(path)
            if not has_text(self._workbench.recovery):
                words = self.tr("{} is written, but there is no text in this PDF.").format(path)
            self._run("export", write, words)

        self._workbench.when_current(begin)

    def export_pdf(self, source: Path, password: str) -> None:
        """Ask for a file and write the PDF, whose bytes are in `source`, into it with its text repaired."""
        proposal = self._folder / self.tr("{}.repaired.pdf").format(self._stem)
        name = self._ask_save(self.tr("Export the repaired PDF"), proposal, self.tr("PDF (*.pdf)"))
        if name is not None:
            self._workbench.when_current(lambda: self.write_pdf(name, source, password))

    def write_pdf(self, path: Path, source: Path, password: str) -> None:
        """Write the repaired PDF into a file, and say how much of its text another reader finds.

        Where bookmarks, annotations and the like were typed as the pages were, it asks first which to repair, too.
        """
        recovery = self._workbench.recovery

        def find(stop: Stop) -> tuple[OfferedDetail, ...]:
            _check_other(path, recovery.document.path)
            return recovery.offer_details(source, password, stop.check)

        def choose(offered: tuple[OfferedDetail, ...]) -> None:
            if not offered:
                self._write_pdf(recovery, path, source, password, ())
                return
            window = DetailsWindow(offered, self._window)
            window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            window.accepted.connect(lambda: self._write_pdf(recovery, path, source, password, window.chosen))
            window.open()

        self._workbench.tasks.run("export", find, choose, self._notices.tell_error, apart=True)

    def _write_pdf(
        self, recovery: Recovery, path: Path, source: Path, password: str, details: Sequence[OfferedDetail]
    ) -> None:
        def write(stop: Stop) -> str:
            notes = recovery.write_pdf(path, source, password, details, stop.check)
            share = fmean(share for _, share in recovery.check_pdf(path, password, stop.check))
            agreed = self.tr("Another reader finds {} of its text.").format(describe_share(share))
            if not has_text(recovery):  # all of nothing is found, too
                agreed = self.tr("There is no text in it that could be repaired.")
            return " ".join([self.tr("The repaired PDF is in {}.").format(path), agreed, *map(to_sentence, notes)])

        if self._find_workbench() is not None:  # the document may have been closed meanwhile
            self._workbench.tasks.run(
                "export", write, lambda words: self._notices.tell("info", words), self._notices.tell_error, apart=True
            )

    def copy_text(self, make: MakePreview) -> None:
        """Put the text into the clipboard."""

        def done(text: str) -> None:
            QGuiApplication.clipboard().setText(text)
            self._notices.tell("info", self.tr("The text is in the clipboard."))

        def begin() -> None:
            preview = make()
            failed = self._notices.tell_error
            self._workbench.tasks.run("export", lambda stop: preview(stop).text, done, failed, apart=True)

        self._workbench.when_current(begin)

    def save_map(self) -> None:
        """Save the map into the user's library, where it is offered for the next PDF in these fonts."""
        path = choose_path_of(self._stem, self._workbench.recovery.document.sha256)
        self._workbench.when_current(lambda: self._write_map(path))

    def save_map_as(self) -> None:
        """Ask for a file and save the map there."""
        proposal = self._folder / f"{self._stem}{MAP_ENDING}"
        path = self._ask_save(self.tr("Save the map"), proposal, self.tr("Map (*.cidmap.json)"))
        if path is not None:
            self._workbench.when_current(lambda: self._write_map(path))

    def add_map(self) -> None:
        """Ask for a saved map and use it."""
        path = self._ask_open(self.tr("Use a saved map"), self.tr("Map (*.json)"))
        if path is not None:
            self.use_map(path)

    def use_map(self, path: Path) -> None:
        """Use a saved map, which is a decision."""
        try:
            read_map(path)
        except CidfixError as error:
            self._notices.tell_error(error)
        else:
            self._workbench.decide(UseMap(str(path), "chosen in the window"))

    def save_decisions_as(self) -> None:
        """Ask for a file and save the decisions there: as text, or as a session where its name ends in .json."""
        proposal = self._folder / f"{self._stem}.entries.txt"
        kinds = self.tr("Decisions as text (*.txt);;Session (*.json)")
        path = self._ask_save(self.tr("Save the decisions"), proposal, kinds)
        if path is not None:
            self._workbench.when_current(lambda: self._write_decisions(path))

    def _write_decisions(self, path: Path) -> None:
        recovery, decisions = self._workbench.recovery, self._workbench.decisions

        def write(stop: Stop) -> None:
            stop.check()
            if path.suffix == ".json":
                save_session(recovery, path)
            else:
                write_atomically(path, format_decisions(decisions).encode())

        self._run("export", write, self.tr("The decisions are in {}.").format(path))

    def add_decisions(self) -> None:
        """Ask for a file of decisions and make them."""
        kinds = self.tr("Decisions (*.txt *.json)")
        path = self._ask_open(self.tr("Add decisions from a file"), kinds)
        if path is not None:
            self.add_decisions_from(path)

    def add_decisions_from(self, path: Path) -> None:
        """Make the decisions of a text file or a session that were not made already, as one step."""
        recovery, made = self._workbench.recovery, self._workbench.decisions

        def read(stop: Stop) -> tuple[Decision, ...]:
            stop.check()
            if path.suffix == ".json":
                bare = recovery.with_list((), ())
                found = replay_session(bare, path).decisions
            else:
                found = read_decisions(path)
            return tuple(decision for decision in found if decision not in made)

        self._workbench.tasks.run("add", read, self._add, self._notices.tell_error)

    def _add(self, decisions: tuple[Decision, ...]) -> None:
        if decisions:
            self._workbench.decide(*decisions)
            one, many = self.tr("One decision was added."), self.tr("%n decisions were added.", "", len(decisions))
            self._notices.tell("info", one if len(decisions) == 1 else many)
        else:
            self._notices.tell("info", self.tr("All decisions of that file were made already."))

    def _write_map(self, path: Path) -> None:
        """Save the map, unless it would be empty, which would be offered for nothing and might replace a good one."""
        recovery = self._workbench.recovery

        def write(stop: Stop) -> bool:
            saved = recovery.to_map()
            stop.check()
            if saved.knows_letters:
                change_map(path, saved)
                return True
            return False

        def tell(is_saved: bool) -> None:
            words = self.tr("The map is in {}. It is offered for the next PDF in these fonts.").format(path)
            self._notices.tell(*(("info", words) if is_saved else ("warning", self._explain_no_map(recovery))))

        self._workbench.tasks.run("export", write, tell, self._notices.tell_error, apart=True)

    def _explain_no_map(self, recovery: Recovery) -> str:
        if not has_text(recovery):
            return self.tr("No map was saved: there is no text in this PDF, so there is nothing to recover.")
        if all(row.font in recovery.trusted for row in recovery.progress.fonts if row.share):
            return self.tr("No map was saved: the fonts of this PDF say rightly themselves what their letters are.")
        return self.tr("No map was saved: a map keeps what you type and accept, and that is nothing yet.")

    def _run(self, lane: str, work: Callable[[Stop], None], words: str) -> None:
        def tell(_: None) -> None:
            self._notices.tell("info", words)

        self._workbench.tasks.run(lane, work, tell, self._notices.tell_error, apart=True)

    def _ask_save(self, title: str, proposal: Path, kinds: str) -> Path | None:
        name, kind = QFileDialog.getSaveFileName(self._window, title, str(proposal), kinds)
        path = self._remember(name)
        if path is None or path.suffix:
            return path
        ending = re.search(r"\*(\.[\w.]+)", kind)  # not every system's dialog adds that of the kind that was chosen
        return path.with_name(path.name + ending[1]) if ending else path

    def _ask_open(self, title: str, kinds: str) -> Path | None:
        return self._remember(QFileDialog.getOpenFileName(self._window, title, str(self._folder), kinds)[0])

    def _remember(self, name: str) -> Path | None:
        if not name:
            return None
        path = Path(name)
        self._settings.folder = path.parent
        return path


def _check_other(path: Path, original: Path) -> None:
    """Raise CidfixError where a file is the document itself, which has to stay as it was found."""
    with suppress(OSError):
        if path.samefile(original):
            raise CidfixError("this is the PDF itself", str(path), "give the repaired one another name")
