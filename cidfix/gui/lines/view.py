"""The numbered lines of the document: what is printed, what the file says of it, and what it is read as.

What is chosen here is shown everywhere else, and what is chosen elsewhere here.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QHelpEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QTabBar, QToolButton, QToolTip, QVBoxLayout, QWidget

from cidfix.gui.actions import Command
from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.icons import icon
from cidfix.gui.lines.filter import LineFilter, describe_nothing, find_asked, name_filter, sort_lines
from cidfix.gui.lines.list import GUTTER, LineList
from cidfix.gui.lines.rows import LineRow, Spot
from cidfix.gui.lines.walking import find_next_line, find_next_word
from cidfix.gui.page.hint import GlyphHint
from cidfix.gui.pictures import PagePictures
from cidfix.gui.workbench import Stretch, Workbench
from cidfix.pdf.document import Ints, search_sorted
from cidfix.recovery import Recovery

_WIDE = 560  # pixels, in which all fits that is written above the lines


class LinesView(QWidget):
    """The lines, with tabs that choose among them."""

    typing_wanted = Signal()
    """The user wants to type what stands at the target."""

    take_over_wanted = Signal()
    """What is decoded at the target is to be put into the typing line."""

    codes_toggled = Signal(bool)
    """Codes are shown, or not any more."""

    def __init__(
        self, workbench: Workbench, pictures: PagePictures, art: GlyphArt, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._layout = workbench.recovery.layout
        self._shown: dict[LineFilter, Ints] = {}
        self.list = LineList(workbench, pictures, art, self)
        self.list.setAccessibleName(self.tr("Lines"))
        self.list.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.list.installEventFilter(self)
        self.list.viewport().installEventFilter(self)
        self._hint = GlyphHint(art, self)
        self.list.verticalScrollBar().valueChanged.connect(self._hint.hide)
        self.tabs = QTabBar()
        self.tabs.setAccessibleName(self.tr("Which lines are shown"))
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideRight)
        for _ in LineFilter:
            self.tabs.addTab("")
        self._codes = QToolButton()
        self._codes.setText(self.tr("Codes"))
        self._codes.setIcon(icon("chips"))
        self._codes.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._codes.setAutoRaise(True)
        self._codes.setCheckable(True)
        self._codes.setChecked(True)
        self._codes.setToolTip(self.tr("Show the codes that the file has, each under its letter"))
        self._codes.setAccessibleName(self.tr("Show codes"))
        top = QHBoxLayout()
        top.setContentsMargins(4, 4, 8, 0)
        top.addWidget(self.tabs, 1)
        top.addWidget(self._codes)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(self.list, 1)
        self.setFocusProxy(self.list)
        self.tabs.currentChanged.connect(self._show_filter)
        self._codes.toggled.connect(self.show_codes)
        workbench.recovered.connect(self._recover)
        workbench.suggested.connect(self._show_asked)
        workbench.target_changed.connect(self._say_target)
        self._recover(workbench.recovery)
        self._show_asked()

    @property
    def codes_shown(self) -> bool:
        """Whether the codes are shown."""
        return self.list.codes_shown

    def show_codes(self, shown: bool) -> None:
        """Show the codes or fold them away."""
        if shown != self.list.codes_shown:
            self.list.codes_shown = shown
            self._codes.setChecked(shown)
            self.codes_toggled.emit(shown)

    def show_matches(self, stretches: Iterable[Stretch]) -> None:
        """Frame the places that what is being typed fits."""
        self.list.show_matches(stretches)

    def choose_filter(self, line_filter: LineFilter) -> None:
        """Show other lines."""
        self.tabs.setCurrentIndex(line_filter)

    def walk_lines(self, step: int) -> None:
        """Aim at the next line shown, or with -1 at the one before."""
        target = self._workbench.target
        line = None if target is None else self._workbench.find_line(target[0])
        beside = find_next_line(self._workbench.recovery.layout, self.list.lines, line, step)
        if beside is not None:
            self._workbench.aim(beside)

    def walk_words(self, step: int) -> None:
        """Aim at the next word, or with -1 at the one before."""
        target = self._workbench.target
        beside = None if target is None else find_next_word(self._workbench.recovery.layout, target, step)
        if beside is not None:
            self._workbench.aim(beside)

    def commands(self) -> tuple[Command, ...]:
        """What can be told to the lines."""
        has_lines = lambda: len(self.list.lines) > 0  # noqa: E731
        has_target = lambda: self._workbench.target is not None  # noqa: E731
        return (
            Command(
                QCoreApplication.translate("Menus", "&View"),
                self.tr("Show codes in the lines"),
                ("Ctrl+Shift+L",),
                "",
                lambda: self.show_codes(not self.codes_shown),
                lambda: True,
                lambda: self.codes_shown,
            ),
            Command("", self.tr("Lines: next line"), ("Down",), "", lambda: self.walk_lines(1), has_lines),
            Command("", self.tr("Lines: line before"), ("Up",), "", lambda: self.walk_lines(-1), has_lines),
            Command("", self.tr("Lines: next word"), ("Right",), "", lambda: self.walk_words(1), has_target),
            Command("", self.tr("Lines: word before"), ("Left",), "", lambda: self.walk_words(-1), has_target),
            Command("", self.tr("Lines: type what stands there"), ("Return",), "", self.typing_wanted.emit, has_target),
        )

    def _recover(self, recovery: Recovery) -> None:
        self._hint.hide()
        self._shown = sort_lines(recovery)
        self.list.renew(moved=recovery.layout is not self._layout)
        self._layout = recovery.layout
        self._show_counts()

    def _show_asked(self) -> None:
        workbench = self._workbench
        self._shown[LineFilter.NEXT] = find_asked(workbench.recovery.layout, workbench.suggestions)
        self._show_counts()

    def _show_counts(self) -> None:
        for line_filter, lines in self._shown.items():
            self.tabs.setTabText(line_filter, name_filter(line_filter, len(lines)))
        self._show_filter()

    def _show_filter(self) -> None:
        chosen = LineFilter(self.tabs.currentIndex())
        self.list.show_lines(self._shown[chosen], describe_nothing(chosen))

    def _say_target(self, target: Stretch | None) -> None:
        recovery = self._workbench.recovery
        self.list.setAccessibleDescription("" if target is None else recovery.decode_open(*target))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        style = Qt.ToolButtonStyle
        wide = event.size().width() >= _WIDE
        self._codes.setToolButtonStyle(style.ToolButtonTextBesideIcon if wide else style.ToolButtonIconOnly)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.list and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._press_key(event)
        if watched is self.list.viewport():
            if isinstance(event, QMouseEvent):
                return self._use_mouse(event)
            if isinstance(event, QHelpEvent):
                self._show_hint(event)
                return True
            if isinstance(event, QContextMenuEvent):
                self._open_menu(event)
                return True
            if event.type() in (QEvent.Type.Leave, QEvent.Type.Hide, QEvent.Type.WindowDeactivate):
                self._hint.hide()
        return super().eventFilter(watched, event)

    def _press_key(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return False
        match event.key():
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                self.walk_lines(1 if event.key() == Qt.Key.Key_Down else -1)
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                step = 1 if event.key() == Qt.Key.Key_Right else -1
                self.walk_words(-step if self._runs_left() else step)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.typing_wanted.emit()
            case Qt.Key.Key_PageUp | Qt.Key.Key_PageDown:
                self.list.scroll_pages(1 if event.key() == Qt.Key.Key_PageDown else -1)
            case Qt.Key.Key_Home:
                self.list.verticalScrollBar().setValue(0)
            case Qt.Key.Key_End:
                self.list.verticalScrollBar().setValue(self.list.verticalScrollBar().maximum())
            case _:
                return False
        return True

    def _runs_left(self) -> bool:
        target = self._workbench.target
        if target is None:
            return False
        recovery = self._workbench.recovery
        return recovery.direction_name(self._workbench.find_line(target[0])) == "rtl"

    def _use_mouse(self, event: QMouseEvent) -> bool:
        self._hint.hide()
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        found = self._find(event.position().x(), event.position().y())
        if found is None:
            return False
        row, spot = found
        if event.type() == QEvent.Type.MouseButtonDblClick and spot is not None:
            self._workbench.aim(self._find_word(spot))
            self.typing_wanted.emit()
        elif event.type() == QEvent.Type.MouseButtonPress:
            if spot is not None and not spot.in_picture:
                self._workbench.show_glyph(int(self._workbench.recovery.index.glyph[spot.position]))
            elif spot is not None or event.position().x() < GUTTER:
                self._workbench.aim((row.start, row.stop))
        return False

    def _find(self, x: float, y: float) -> tuple[LineRow, Spot | None] | None:
        found = self.list.row_at(y)
        if found is None:
            return None
        row, top = found
        return row, row.find(x - GUTTER, y - top)

    def _find_word(self, spot: Spot) -> Stretch:
        starts = self._workbench.recovery.layout.token_start
        token = search_sorted(starts, spot.position, side="right") - 1
        return int(starts[token]), int(starts[token + 1])

    def _show_hint(self, event: QHelpEvent) -> None:
        found = self._find(event.pos().x(), event.pos().y())
        if found is None:
            self._hint.hide()
            return
        row, spot = found
        recovery = self._workbench.recovery
        if spot is not None:
            self._hint.show_glyph(recovery, int(recovery.index.glyph[spot.position]), event.globalPos())
        else:
            self._hint.hide()
            if not recovery.body[row.line]:
                text = self.tr("A page number or running head: it is not counted, and left out of the text")
                QToolTip.showText(event.globalPos(), text, self.list)

    def _open_menu(self, event: QContextMenuEvent) -> None:
        found = self._find(event.pos().x(), event.pos().y())
        if found is None:
            return
        self._hint.hide()
        row, spot = found
        menu = self.make_menu((row.start, row.stop), None if spot is None else self._find_word(spot))
        menu.exec(event.globalPos())
        menu.deleteLater()

    def make_menu(self, line: Stretch, word: Stretch | None) -> QMenu:
        """What can be done with a line, and with a word of it."""
        menu = QMenu(self)
        if word is not None:
            menu.addAction(self.tr("Type this word"), lambda: self._type(word))
            menu.addAction(self.tr("Take its letters over into the typing line"), lambda: self._take_over(word))
        menu.addAction(self.tr("Type this line"), lambda: self._type(line))
        menu.addAction(self.tr("Take the line over into the typing line"), lambda: self._take_over(line))
        menu.addSeparator()
        if word is not None:
            menu.addAction(self.tr("Copy the word as decoded"), lambda: self._copy(word))
        menu.addAction(self.tr("Copy the line as decoded"), lambda: self._copy(line))
        return menu

    def _type(self, stretch: Stretch) -> None:
        self._workbench.aim(stretch)
        self.typing_wanted.emit()

    def _take_over(self, stretch: Stretch) -> None:
        self._workbench.aim(stretch)
        self.take_over_wanted.emit()

    def _copy(self, stretch: Stretch) -> None:
        QGuiApplication.clipboard().setText(self._workbench.recovery.decode_open(*stretch))
