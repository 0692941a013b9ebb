"""One PDF while it is open: reading it, showing it, keeping what is done with it, and letting go of it again."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Literal, TypeAlias

import numpy as np
from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, QTimer, Signal

from cidfix.errors import CidfixError
from cidfix.gui.document_view import DocumentView, WorkStep
from cidfix.gui.engine import say
from cidfix.gui.folders import find_samples
from cidfix.gui.keeping import Claim, Desk, SessionKeeper, read_desk, write_desk
from cidfix.gui.notices import Kind, NoticeBar
from cidfix.gui.opening import Opened, Opening
from cidfix.gui.pictures import PagePictures
from cidfix.gui.references.effect import describe_effect
from cidfix.gui.references.shelf import FontShelf
from cidfix.gui.settings import Settings
from cidfix.gui.tasks import Stop, Tasks
from cidfix.gui.turns import Turns
from cidfix.gui.wording import has_text, to_sentence
from cidfix.gui.workbench import Workbench, prepare
from cidfix.pdf.source import hash_file
from cidfix.pdf.view import PageRenderer
from cidfix.recover.cues import find_again
from cidfix.recover.offers import Offer
from cidfix.recovery import Recovery
from cidfix.shapes.index import NO_SHAPES, ShapeIndex

OnDisk: TypeAlias = Literal["same", "changed", "gone"]
"""A file as it was opened, as another, or not to be read any more."""

_MOST_NAMED = 5
_MAP = "map"  # what a message is about


_DISK_DELAY = 300  # milliseconds for which a file must be left alone before it is looked at: it is written in parts


class OpenDocument(QObject):
    """A PDF from the moment it is chosen until it is closed; it holds a claim, which it releases."""

    pictured = Signal()
    """`view` is there and shows the pages."""

    opened = Signal()
    """`workbench` is there, and `view` shows what can be done."""

    password_wanted = Signal(object)
    """A PasswordError: call `begin` with a password, or close."""

    failed = Signal(object)
    """A CidfixError: the PDF can't be opened."""

    cancelled = Signal()
    """The user does not want to wait for it."""

    completed = Signal(bool)
    """The last letter that was unknown or in conflict was settled, or there is one again."""

    disk_changed = Signal(str)
    """What has become of the file since it was opened, an `OnDisk`."""

    def __init__(
        self, path: Path, claim: Claim, settings: Settings, shelf: FontShelf, notices: NoticeBar, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self.path = path
        self.view: DocumentView | None = None
        self.workbench: Workbench | None = None
        self._settings = settings
        self._notices = notices
        self.claim = claim
        self._tasks = Tasks(self)
        self._pictures: PagePictures | None = None
        self._keeper: SessionKeeper | None = None
        self._was_complete = False
        self._page_before = 1
        self._opening = Opening(path, self._tasks, settings.accept, self)
        self._opening.pictured.connect(self._show_pages)
        self._opening.opened.connect(self._show_recovery)
        self._opening.password_wanted.connect(self.password_wanted)
        self._opening.failed.connect(self.failed)
        self._has_offered = False
        self._sha256 = ""  # of what is shown
        self._copy: Path | None = None
        self._on_disk: OnDisk = "same"
        self._facts = _read_facts(path)
        self._watcher = QFileSystemWatcher([str(path), str(path.parent)], self)
        self._looking = QTimer(self, singleShot=True, interval=_DISK_DELAY)
        self._looking.timeout.connect(self._look_at_disk)
        self._watcher.fileChanged.connect(self._notice_change)
        self._watcher.directoryChanged.connect(self._notice_change)
        self._turns = Turns(self)
        self._desk_timer = QTimer(self, singleShot=True, interval=800)
        self._desk_timer.timeout.connect(self._write_desk_apart)

    @property
    def tasks(self) -> Tasks:
        """The background work of this document."""
        return self._tasks

    @property
    def source(self) -> tuple[Path, str]:
        """The bytes that are shown, in a file that stays until this is closed, and their password."""
        assert self._copy is not None  # there is nothing to write before something is shown
        return self._copy, self._opening.password

    def begin(self, password: str) -> None:
        """Begin to read it, or begin again with a password."""
        self._opening.open(password)

    def close(self) -> None:
        """Save what is not saved yet and let go of the PDF. The view is gone afterwards."""
        if self._keeper is not None:
            self._keep_newest()
            self._keeper.flush()
        if self.view is not None and self.workbench is not None:
            self.view.save_layout()
        self._turns.clear()
        self._tasks.close()
        self._make_desk_writer()()
        if self._pictures is not None:
            self._pictures.close()
        self.claim.release()
        if self.view is not None:
            self.view.deleteLater()
            self.view = None
        self.deleteLater()

    def _show_pages(self, renderer: PageRenderer) -> None:
        self._pictures = PagePictures(renderer, self)
        self._copy = renderer.copy
        self.view = DocumentView(self._pictures, self._settings, self._shelf)
        self._opening.progressed.connect(self.view.reading.show_progress)
        self.view.reading.cancelled.connect(self._opening.cancel)
        self.view.reading.cancelled.connect(self.cancelled)
        self._turns.add(partial(self._tell_pictured, renderer))

    def _tell_pictured(self, renderer: PageRenderer) -> None:
        if self.view is not None:
            self._sha256 = renderer.sha256
            self.pictured.emit()
            self._opening.read(renderer)  # the session, too, which is saved when the view before is closed

    def _show_recovery(self, opened: Opened) -> None:
        self._turns.go_through(self._build(opened))

    def _build(self, opened: Opened) -> Iterator[None]:
        """Put everything to work, a step in each turn of the event loop, since all at once would hold the window up."""
        assert self.view is not None
        recovery = opened.recovery
        workbench = Workbench(recovery, self._tasks, self)
        desk = read_desk(recovery.document)
        if desk.step in tuple(WorkStep):
            self.view.show_step(WorkStep(desk.step))
        elif not recovery.progress.codes_left:
            self.view.show_step(WorkStep.TEXT)  # a healthy PDF is ready to be exported
        yield from self.view.build(workbench)
        yield
        self.workbench = workbench
        workbench.use_shapes(self._shelf.shapes)  # only now: fonts may have been read while the view was built
        self._shelf.shapes_changed.connect(self._use_shapes)
        self._keeper = SessionKeeper(recovery.document, self._tasks, self._tell_unsaved, self._tell_moved, self)
        self.workbench.failed.connect(self._notices.tell_error)
        self.workbench.accept_changed.connect(partial(setattr, self._settings, "accept"))
        self._was_complete = _is_complete(recovery)
        self.workbench.recovered.connect(self._keep)
        self.workbench.follow(self._tell_completed)
        self.workbench.recovered.connect(self._renew_offer)
        self.view.offers.found.connect(self._offer_map)
        if self.view.offers.offers:  # they may be found already
            self._offer_map(self.view.offers.offers)
        self._restore_desk(desk)
        self._tell_opened(opened)
        yield
        self.workbench.start()
        yield
        self.opened.emit()

    def _use_shapes(self, shapes: ShapeIndex) -> None:
        """Read the letters with other reference fonts, and say what that changed as soon as it is known."""
        workbench = self.workbench
        if workbench is None:
            return
        before = workbench.recovery

        def tell(after: Recovery) -> None:
            if after.shapes is shapes:
                workbench.followed.disconnect(tell)
                self._notices.tell("info", describe_effect(before, after), about="references")

        if before.shapes is not NO_SHAPES:
            workbench.followed.connect(tell)
        workbench.use_shapes(shapes)

    def _keep(self, recovery: Recovery) -> None:
        assert self._keeper is not None
        if recovery.decisions or self._keeper.has_file:
            self._keeper.keep(recovery)

    def _tell_completed(self) -> None:
        assert self.workbench is not None
        is_complete = _is_complete(self.workbench.recovery)
        if is_complete != self._was_complete:
            self._was_complete = is_complete
            self._turns.add(partial(self.completed.emit, is_complete))

    def _keep_newest(self) -> None:
        """Decisions that were made a moment ago, and are not computed yet, are saved too."""
        assert self._keeper is not None
        workbench = self.workbench
        if workbench is None or not workbench.is_behind:
            return
        unread = workbench.recovery.with_letters(NO_SHAPES, workbench.accept)  # to read letters would keep her waiting
        newest = unread.with_list(workbench.decisions, workbench.steps[workbench.step].settled)
        with contextlib.suppress(CidfixError):  # one that fits nothing: what was computed last is saved
            prepare(newest, Stop())
            self._keeper.keep(newest)

    def _restore_desk(self, desk: Desk) -> None:
        assert self.view is not None
        assert self.workbench is not None
        recovery = self.workbench.recovery
        if desk.fit:
            self.view.pages.set_fit(desk.fit)
        elif desk.zoom > 0:
            self.view.pages.set_zoom(desk.zoom)
        if desk.page > 1:
            self._page_before = desk.page
            self.workbench.suggested.connect(self._restore_page, Qt.ConnectionType.SingleShotConnection)
        if desk.draft:
            self.workbench.aim(desk.target and find_again(recovery.layout, np.array(desk.target), whole=False))
            self.view.typing.set_draft(desk.draft)
        self.view.typing.draft_changed.connect(self._write_desk_soon)
        self.view.pages.page_changed.connect(self._write_desk_soon)

    def _restore_page(self) -> None:
        """Show the page of the last time, after the typing line has aimed at the first suggestion, and so elsewhere."""
        if self.view is not None and self.workbench is not None:
            self.workbench.when_revealed(partial(self.view.pages.show_page, self._page_before))

    def _write_desk_soon(self) -> None:
        self._desk_timer.start()

    def _write_desk_apart(self) -> None:
        write = self._make_desk_writer()  # to put it on the disk can take longer than the window may wait
        self._tasks.run("desk", lambda _: write(), lambda _: None, lambda _: None, apart=True)

    def _make_desk_writer(self) -> Callable[[], None]:
        """What writes the desk as it is now, from any thread."""
        if self.view is None or self.workbench is None:
            return lambda: None
        pages, draft = self.view.pages, self.view.typing.draft
        target = self._find_target() if draft else None
        desk = Desk(pages.page, pages.zoom, pages.fit, int(self.view.step), draft, target)
        document = self.workbench.recovery.document

        def write() -> None:
            with contextlib.suppress(CidfixError):  # where in a document one was is not worth a message
                write_desk(document, desk)

        return write

    def _find_target(self) -> tuple[int, int] | None:
        """The occurrences with which the target begins and ends: they stay, however lines are cut."""
        assert self.workbench is not None
        if self.workbench.target is None:
            return None
        occurrences = self.workbench.occurrences(self.workbench.target)
        return int(occurrences[0]), int(occurrences[-1])

    def _tell_opened(self, opened: Opened) -> None:
        """Say in one message what the user should know of the file and of her last session."""
        said = [*self._describe_session(opened), *self._describe_pages(opened)]
        if said:
            kinds = [kind for kind, _ in said]
            kind: Kind = "warning" if "warning" in kinds else "info"
            self._notices.tell(kind, " ".join(words for _, words in said))

    def _describe_session(self, opened: Opened) -> Iterator[tuple[Kind, str]]:
        if opened.trouble:
            yield "warning", self.tr("Your last session could not be restored: {}").format(opened.trouble)
        elif opened.recovery.decisions:
            count = len(opened.recovery.decisions)
            one = self.tr("Your decision of the last session is back.")
            many = self.tr("Your %n decisions of the last session are back.", "", count)
            yield "info", one if count == 1 else many
        for note in opened.recovery.notes:
            yield "warning", to_sentence(note)

    def _describe_pages(self, opened: Opened) -> Iterator[tuple[Kind, str]]:
        document, textless = opened.recovery.document, opened.textless
        failed = [(page.number, page.fault) for page in document.pages if page.fault]
        if failed:
            numbers = _list_numbers([number for number, _ in failed])
            yield "warning", self.tr("Not readable: page {} ({}).").format(numbers, say(failed[0][1]))
        if len(textless) == len(document.pages):
            yield "warning", self.tr("No text was found in this PDF: {}.").format(say(textless[0][1]))
        elif textless:
            numbers = _list_numbers([number for number, _ in textless])
            yield "info", self.tr("Without text: page {} ({}).").format(numbers, say(textless[0][1]))
        if len(textless) < len(document.pages) and not has_text(opened.recovery):
            yield (
                "warning",
                self.tr("There is no text in this PDF, so there is nothing to recover."),
            )

    def _offer_map(self, offers: tuple[Offer, ...]) -> None:
        """Offer the best of the saved maps that fit until it is closed; all stand in the step of the fonts."""
        if not offers:
            self._notices.withdraw(_MAP)
        elif self.view is not None and (self._notices.tells_of(_MAP) or not self._has_offered):
            self._has_offered = True
            panel, best = self.view.offers, offers[0]
            words = self.tr("A saved map fits. {}").format(panel.describe(best))
            self._notices.tell("info", words, (self.tr("Use it"), partial(panel.use, best)), about=_MAP)

    def _renew_offer(self) -> None:
        """What a map would add is another with each word typed."""
        if self.view is not None and self._notices.tells_of(_MAP):
            self.view.offers.look()

    def _tell_unsaved(self, error: CidfixError) -> None:
        assert self._keeper is not None
        self._notices.tell_error(error, (self.tr("Try again"), self._keeper.flush), about="unsaved")

    def _tell_moved(self, path: Path) -> None:
        if self.path in find_samples():
            return  # nobody looks for anything beside a sample
        words = self.tr("Nothing can be saved beside this PDF. What you do is kept in {}.")
        self._notices.tell("info", words.format(path))

    def _notice_change(self) -> None:
        if str(self.path) not in self._watcher.files() and self.path.exists():
            self._watcher.addPath(str(self.path))  # programs replace a file rather than write into it
        if _read_facts(self.path) != self._facts:  # a session that is saved beside it changes the folder, too
            self._looking.start()

    def _look_at_disk(self) -> None:
        if not self._sha256:  # it is being opened
            self._looking.start()
            return
        facts = self._facts = _read_facts(self.path)
        if facts is None:
            self._tell_disk("gone")
            return

        def compare(stop: Stop) -> bool:
            stop.check()
            return hash_file(self.path) == self._sha256

        def tell(is_same: bool) -> None:
            self._tell_disk("same" if is_same else "changed")

        self._tasks.run("disk", compare, tell, lambda _error: self._tell_disk("gone"), apart=True)

    def _tell_disk(self, found: OnDisk) -> None:
        if found != self._on_disk:
            self._on_disk = found
            self.disk_changed.emit(found)


def _is_complete(recovery: Recovery) -> bool:
    return has_text(recovery) and not (recovery.progress.codes_left or recovery.conflicts)


def _read_facts(path: Path) -> tuple[int, int, int] | None:
    """What is another as soon as a file is; None where there is none."""
    try:
        facts = path.stat()
    except OSError:
        return None
    return facts.st_ino, facts.st_size, facts.st_mtime_ns


def _list_numbers(numbers: list[int]) -> str:
    named = ", ".join(map(str, numbers[:_MOST_NAMED]))
    return named if len(numbers) <= _MOST_NAMED else f"{named}, …"
