"""The window: a start page, or one document with its steps, menus and messages."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QInputDialog,
    QLineEdit,
    QMainWindow,
    QMenu,
    QSizePolicy,
    QStackedWidget,
    QToolBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cidfix.errors import CidfixError, PasswordError
from cidfix.gui import messages
from cidfix.gui.actions import Command, add_to_menu, make_action
from cidfix.gui.document_view import DocumentView, WorkStep
from cidfix.gui.dropping import take_in
from cidfix.gui.files_in_out import FilesInOut
from cidfix.gui.folders import choose_folder, find_samples
from cidfix.gui.glyph_picture import GlyphPainter
from cidfix.gui.guide_page import GuidePage
from cidfix.gui.icons import icon
from cidfix.gui.keeping import Claim
from cidfix.gui.long_label import LongLabel
from cidfix.gui.maps.library import LibraryWindow
from cidfix.gui.maps.watch import LibraryWatch
from cidfix.gui.memory import search_after
from cidfix.gui.menus import add_submenus, list_commands, menu_titles
from cidfix.gui.notices import NoticeBar
from cidfix.gui.open_document import OpenDocument
from cidfix.gui.progress_header import ProgressHeader
from cidfix.gui.references.shelf import FontShelf
from cidfix.gui.settings import Settings
from cidfix.gui.shortcuts_page import ShortcutsPage
from cidfix.gui.start_page import StartPage
from cidfix.gui.theme import Theme, apply_theme
from cidfix.gui.wording import has_text, to_sentence
from cidfix.gui.workbench import Workbench

_STEP_ICONS = ("fonts", "letters", "blocks", "text")
_SLOW = 600  # milliseconds after which it is said that a PDF is being opened


class MainWindow(QMainWindow):
    """cidfix on the desktop. One window has one document."""

    renewal_wanted = Signal()
    """The user wants the window made anew, as the settings are now."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.document: OpenDocument | None = None
        self.coming: OpenDocument | None = None  # the one being opened, until its pages can be seen
        self._actions: list[tuple[QAction, Command]] = []
        self._menus: dict[str, QMenu] = {}
        self._in_menus: DocumentView | None = None  # whose commands stand in the menus
        self.setWindowTitle("cidfix")
        self.setWindowIcon(icon("cidfix"))
        self.setMinimumSize(800, 560)
        self.setAcceptDrops(True)
        centre = QWidget()
        self.notices = NoticeBar(centre)
        self.shelf = FontShelf(settings, self)
        self.shelf.refused.connect(self.notices.tell_error)
        self.files = FilesInOut(lambda: self.workbench, settings, self.notices, self)
        self.library = LibraryWindow(settings, self._find_painter, self.files.use_map, self)
        self.watch = LibraryWatch(self)
        self.watch.changed.connect(self.library.follow_library)
        self.watch.changed.connect(self._follow_library)
        self.start = StartPage(find_samples())
        self.start.chosen.connect(self.open_path)
        self.start.open_wanted.connect(self.ask_open)
        self.waiting = LongLabel()
        self.waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.start)
        self.stack.addWidget(self.waiting)
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.stack)
        self.setCentralWidget(centre)
        self.notices.float_over(self.stack)
        self.progress = ProgressHeader()
        self.toolbar = self._make_toolbar()
        self.addToolBar(self.toolbar)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)  # the toolbar is not to be lost by a click
        self._refreshing = QTimer(self, singleShot=True, interval=0)
        self._refreshing.timeout.connect(self._refresh_actions)
        self._slow_opening = QTimer(self, singleShot=True, interval=_SLOW)
        self._slow_opening.timeout.connect(partial(messages.tell_coming, self))
        self._make_menus()
        self._renew_menus()
        _application().focusChanged.connect(self._refresh_soon)
        self._restore_geometry()
        self._show_start()
        messages.tell_crashed(self)
        QTimer.singleShot(0, self, self.shelf.start)
        QTimer.singleShot(0, self, self.watch.look)

    @property
    def view(self) -> DocumentView | None:
        """The view of the open document, once its pages can be seen."""
        return self.document.view if self.document is not None else None

    @property
    def workbench(self) -> Workbench | None:
        """The workbench of the open document, once it is read."""
        return self.document.workbench if self.document is not None else None

    @property
    def theme(self) -> Theme:
        """The theme the user chose."""
        return self._settings.theme

    def is_ready(self) -> bool:
        """Whether a document is open and read."""
        return self.workbench is not None

    def has_document(self) -> bool:
        """Whether a document is open or being opened."""
        return self.document is not None or self.coming is not None

    def can_undo(self) -> bool:
        """Whether there is a step, or words in a field, to undo."""
        return _in_field("isUndoAvailable") or (self.workbench is not None and self.workbench.step > 0)

    def can_redo(self) -> bool:
        """Whether there is a step, or words in a field, to redo."""
        workbench = self.workbench
        return _in_field("isRedoAvailable") or (workbench is not None and workbench.step + 1 < len(workbench.steps))

    def ask_open(self) -> None:
        """Ask for a PDF and open it."""
        folder = choose_folder(next((path.parent for path in self._settings.recent), None), self._settings.folder)
        kinds = self.tr("PDF (*.pdf);;All files (*)")
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Open PDF"), str(folder), kinds)
        if name:
            self.open_path(Path(name))

    def open_path(self, path: Path) -> None:
        """Open a PDF; when its pages can be seen, it takes the place of the one that is open."""
        path = path.absolute()
        if self.coming is not None and self.coming.path == path:
            return
        self.stop_opening()
        if self.document is not None and self.document.path == path:
            return
        try:
            claim = Claim(path)
        except CidfixError as error:
            messages.tell_refused(self, error)
            return
        self._open(path, claim)

    def reopen(self) -> None:
        """Open anew what is open, as it is on the disk now."""
        if self.document is not None:
            self.stop_opening()
            self._open(self.document.path, self.document.claim.share())

    def close_document(self) -> None:
        """Close the document, and what is being opened; all that was done with it is saved."""
        self.stop_opening()
        if self.document is not None:
            self._let_go()
            self._show_start()
            self._renew_menus()

    def stop_opening(self) -> None:
        """Give up what is being opened; what was open before is still there."""
        coming, self.coming = self.coming, None
        self._slow_opening.stop()
        messages.end_opening(self)
        if coming is not None:
            coming.close()
            if self.document is None:
                self._show_start()
            self._renew_menus()

    def _open(self, path: Path, claim: Claim) -> None:
        document = self.coming = OpenDocument(path, claim, self._settings, self.shelf, self.notices, self)
        document.pictured.connect(self._show_document)
        document.opened.connect(self._show_opened)
        document.password_wanted.connect(partial(self._ask_password, document))
        document.failed.connect(partial(self._fail, document))
        document.cancelled.connect(self.close_document)
        document.completed.connect(partial(messages.tell_completed, self))
        document.disk_changed.connect(partial(messages.tell_disk, self))
        if self.document is None:
            self.waiting.setText(self.tr("Opening {}…").format(path.name))
            self.stack.setCurrentWidget(self.waiting)
            self.setWindowTitle(f"{path.name} – cidfix")
        else:
            self._slow_opening.start()
        document.begin("")
        self._renew_menus()

    def _let_go(self) -> None:
        """Close the document that is shown, and leave its place empty."""
        document, self.document = self.document, None
        assert document is not None
        if document.view is not None:
            self.stack.removeWidget(document.view)
        workbench = document.workbench
        if workbench is not None and has_text(workbench.recovery):
            self._settings.write_known(document.path, workbench.recovery.progress.known)
        self.notices.clear()  # before: what closing has to tell stays
        search_after(document)
        document.close()

    def show_step(self, step: WorkStep) -> None:
        """Show what belongs to a step beside the page."""
        if self.view is not None:
            self.view.show_step(step)

    def focus_typing(self) -> None:
        """Go to the typing line."""
        if self.view is not None and self.is_ready():
            self.view.show_step(WorkStep.LETTERS)

    def export_text(self) -> None:
        """Ask for a file and write the text into it."""
        if self.view is not None and self.document is not None:
            self.files.export_text(self.view.reader.make, *self.document.source)

    def export_pdf(self) -> None:
        """Ask for a file and write the PDF into it, with its text repaired."""
        if self.document is not None:
            self.files.export_pdf(*self.document.source)

    def copy_text(self) -> None:
        """Put the text into the clipboard."""
        if self.view is not None:
            self.files.copy_text(self.view.reader.make)

    def set_theme(self, theme: Theme) -> None:
        """Choose light, dark, or as the system is."""
        self._settings.theme = theme
        apply_theme(_application(), theme)
        self._refreshing.start()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or be a window again."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def reset_layout(self) -> None:
        """Lay everything out as at the first start."""
        self._settings.forget_layout()
        if self.view is not None:
            self.view.reset_layout()

    def show_keys(self) -> None:
        """Show all keys."""
        page = ShortcutsPage([command for _, command in self._actions], self)
        page.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        page.show()

    def show_library(self) -> None:
        """Show the maps that the user has."""
        self.library.show()
        self.library.raise_()
        self.library.activateWindow()

    def _follow_library(self) -> None:
        """Other maps may fit the open document now."""
        if self.view is not None and self.is_ready():
            self.view.offers.follow_library()

    def _find_painter(self) -> GlyphPainter | None:
        return self.view.painter if self.view is not None and self.is_ready() else None

    def show_guide(self) -> None:
        """Show the guide."""
        page = GuidePage(self)
        page.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        page.show()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take in what was dropped."""
        event.acceptProposedAction()
        take_in(self, [Path(url.toLocalFile()) for url in event.mimeData().urls()])

    def save_geometry(self) -> None:
        """Remember where the window is and how large."""
        self._settings.write_layout("window", self.saveGeometry())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save everything and go; nothing is asked."""
        self.save_geometry()
        self.hide()
        self.close_document()
        self.shelf.close()
        self.watch.close()
        self.library.let_go()
        super().closeEvent(event)

    def _show_start(self) -> None:
        self.start.show_recent(self._settings.recent, self._settings.read_known)
        self.stack.setCurrentWidget(self.start)
        self.notices.float_over(self.stack)
        self.setWindowTitle("cidfix")
        self.start.open_button.setFocus()

    def _show_document(self) -> None:
        """Let the document that was being opened take the place of the other."""
        coming, self.coming = self.coming, None
        assert coming is not None
        assert coming.view is not None
        self._slow_opening.stop()
        messages.tell_opened(self, coming.path)
        self.stack.addWidget(coming.view)
        self.stack.setCurrentWidget(coming.view)
        if self.document is not None:
            self._let_go()
        self.notices.float_over(coming.view.pages)
        self.notices.covered.connect(coming.view.pages.keep_clear)
        self.document = coming
        self.setWindowTitle(f"{coming.path.name} – cidfix")
        self._settings.add_recent(coming.path)
        self._renew_menus()

    def _show_opened(self) -> None:
        workbench, view = self.workbench, self.view
        assert workbench is not None
        assert view is not None
        self.progress.set_workbench(workbench)
        view.preview.export_wanted.connect(self.export_text)
        view.preview.copy_wanted.connect(self.copy_text)
        view.step_changed.connect(self._refresh_soon)
        view.blocks.changed.connect(self._refresh_soon)
        workbench.history_changed.connect(self._refresh_soon)
        workbench.follow(lambda: messages.follow_completed(self))
        workbench.suggested.connect(self._refresh_soon)
        self._renew_menus()

    def _fail(self, document: OpenDocument, error: CidfixError) -> None:
        if document is self.coming:
            self.stop_opening()
        else:
            self.close_document()
        messages.tell_refused(self, error)

    def _ask_password(self, document: OpenDocument, error: PasswordError) -> None:
        """Ask, and ask again, until it opens or the user gives up."""
        question = self.tr("{}. Password:").format(to_sentence(error.what).removesuffix("."))
        title = document.path.name
        password, given = QInputDialog.getText(self, title, question, QLineEdit.EchoMode.Password)
        if document is not self.coming:
            return
        if given:
            document.begin(password)
        else:
            self.stop_opening()

    def _renew_menus(self) -> None:
        """Let menus and toolbar be as what is open now allows; they are made anew only for other commands."""
        if self._in_menus is not (self.view if self.is_ready() else None):
            self._make_menus()
        self.toolbar.setVisible(self.has_document())
        self._progress_place.setVisible(self.is_ready())
        self._refresh_actions()

    def _make_menus(self) -> None:
        for menu in self._menus.values():
            menu.deleteLater()
        for action, _ in self._actions:
            action.setShortcuts([])  # at once: a key of two actions does nothing
            action.deleteLater()  # which takes it out of menus, toolbar and window
        self._actions = []
        self._in_menus = self.view if self.is_ready() else None
        self._menus = {title: self.menuBar().addMenu(title) for title in menu_titles()}
        for command in list_commands(self):
            if command.menu in self._menus:
                action = make_action(command, self)
                add_to_menu(self._menus[command.menu], action, command.group)
                self._add_to_toolbar(action, command)
            else:
                action = QAction(self)  # a key that a part hears itself while it has the focus
            self._actions.append((action, command))
        add_submenus(self, self._menus, self._settings)
        for menu in self._menus.values():
            menu.aboutToShow.connect(self._refresh_actions)

    def _make_toolbar(self) -> QToolBar:
        """Steps at the left, then the progress, and undo and redo at the right."""
        toolbar = QToolBar(self.tr("Steps"))
        toolbar.setObjectName("steps")
        toolbar.setMovable(False)
        toolbar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        spring = QWidget()
        spring.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._spring = toolbar.addWidget(spring)
        self._progress_place = toolbar.addWidget(self.progress)
        return toolbar

    def _add_to_toolbar(self, action: QAction, command: Command) -> None:
        if command.icon in _STEP_ICONS and self.is_ready():
            self.toolbar.insertAction(self._spring, action)
        elif command.icon in ("undo", "redo"):
            self.toolbar.addAction(action)
            button = self.toolbar.widgetForAction(action)
            if isinstance(button, QToolButton):
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)

    def _refresh_soon(self) -> None:
        self._refreshing.start()

    def _refresh_actions(self) -> None:
        for action, command in self._actions:
            action.setEnabled(command.enabled())
            if command.checked is not None:
                action.setChecked(command.checked())

    def _restore_geometry(self) -> None:
        if not self.restoreGeometry(self._settings.read_layout("window")):
            screen = self.screen().availableGeometry()
            # Room is left for the frame, which the desktop adds around it.
            self.resize(min(1440, screen.width() - 32), min(900, screen.height() - 72))


def _in_field(question: str) -> bool:
    field = QApplication.focusWidget()
    return isinstance(field, QLineEdit) and bool(getattr(field, question)())


def _application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return application
