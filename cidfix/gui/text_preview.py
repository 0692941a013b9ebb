"""The text beside the page, line for line, with what is uncertain marked, and its export."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QBrush, QColor, QShowEvent, QTextCharFormat, QTextCursor, QTextOption
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from cidfix.gui.fonts import text_font
from cidfix.gui.icons import icon
from cidfix.gui.legend import Legend
from cidfix.gui.line_numbers import NumberedText
from cidfix.gui.line_texts import UNCERTAIN, LineTexts
from cidfix.gui.page.view import PageView
from cidfix.gui.proposals.guesses import count_taken
from cidfix.gui.theme import find_state_style, is_dark
from cidfix.gui.workbench import Stretch, Workbench
from cidfix.recover.cues import format_line
from cidfix.recover.decode import Unknown
from cidfix.recover.values import State
from cidfix.recovery import Furniture, Recovery

_FOLLOWING = 40  # milliseconds after which the text is where the page was scrolled to
_REVEALING = 150  # milliseconds for which a line that is revealed stays in view though the page is scrolled to it
_AT_ONCE = 150  # lines added before the window is given a turn
_HATCHING = 0.35  # of the line's ink, so that letters can be read
_UNDERLINES = {
    State.PROPOSED: QTextCharFormat.UnderlineStyle.DashUnderline,
    State.UNKNOWN: QTextCharFormat.UnderlineStyle.DotLine,
    State.CONFLICT: QTextCharFormat.UnderlineStyle.WaveUnderline,
}


class TextPreview(QWidget):
    """The decoded lines of the whole document; a line chosen here is lit on the page, and the other way round."""

    export_wanted = Signal()
    """The user wants the text in a file."""

    copy_wanted = Signal()
    """The user wants the text in the clipboard."""

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._texts = LineTexts(workbench.recovery)
        self._stale = True
        self._pages: PageView | None = None
        self._exchanged = False
        self._filling: Iterator[None] | None = None
        self.text = NumberedText(self._name_line)
        self.text.setAccessibleName(self.tr("The text as recovered so far"))
        self.text.setFont(text_font(11))
        self.text.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.export_button = QPushButton(icon("export"), self.tr("Export text…"))
        self.export_button.clicked.connect(self.export_wanted)
        self.copy_button = QPushButton(self.tr("Copy all"))
        self.copy_button.clicked.connect(self.copy_wanted)
        self._hint = QLabel()
        self._hint.setWordWrap(True)
        self.legend = Legend(UNCERTAIN)
        self._unknown = QComboBox()
        self._unknown.setAccessibleName(self.tr("How an unknown letter is written"))
        self._unknown.addItem(self.tr("Unknown letters as (cid:639)"), "mark")
        self._unknown.addItem(self.tr("Unknown letters as \ufffd"), "fffd")
        self._keep = QCheckBox(self.tr("Page numbers and running heads too"))
        self._lay_out()
        self._fill = QTimer(self, interval=0)
        self._fill.timeout.connect(self._add_some)
        self._marking = QTimer(self, singleShot=True, interval=30)
        self._marking.timeout.connect(self._mark_visible)
        self._following = QTimer(self, singleShot=True, interval=_FOLLOWING)
        self._following.timeout.connect(self._show_seen)
        self._revealing = QTimer(self, singleShot=True, interval=_REVEALING)
        self.text.verticalScrollBar().valueChanged.connect(self._mark_soon)
        self.text.cursorPositionChanged.connect(self._light_line)
        workbench.recovered.connect(self._renew)
        workbench.revealed.connect(self._follow)

    def _lay_out(self) -> None:
        choices = QHBoxLayout()
        choices.addWidget(self._unknown)
        choices.addWidget(self._keep)
        choices.addStretch(1)
        foot = QHBoxLayout()
        foot.addWidget(self._hint, 1)
        foot.addWidget(self.copy_button)
        foot.addWidget(self.export_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.text, 1)
        column.addWidget(self.legend)
        column.addLayout(choices)
        column.addLayout(foot)

    @property
    def unknown(self) -> Unknown:
        """How the export writes what is unknown."""
        unknown: Unknown = self._unknown.currentData()
        return unknown

    @property
    def furniture(self) -> Furniture:
        """What the export does with page numbers and running heads."""
        return "keep" if self._keep.isChecked() else "apart"

    def showEvent(self, event: QShowEvent) -> None:
        """Show what has changed while this was not seen."""
        super().showEvent(event)
        if self._stale:
            self._renew(self._workbench.recovery)
        else:
            self._show_seen()

    def _renew(self, recovery: Recovery) -> None:
        """Show a recovery: now where this is seen, else when it is."""
        self._stale = True
        if not self.isVisible():
            return
        self._stale = False
        self._texts = LineTexts(recovery)
        self._hint.setText(self._describe(recovery))
        self.legend.show_recovery(recovery)
        last = len(recovery.layout.page) - 1
        self.text.set_widest(max(self._name_line(last), "9.99", key=len))
        self._filling = self._replace_lines(last + 1)
        self._fill.start()

    def _describe(self, recovery: Recovery) -> str:
        if recovery.progress.codes_left:
            return self.tr("Marked letters are not certain. The export joins lines to paragraphs.")
        if count_taken(recovery):
            return self.tr("Every letter was read, some by shape alone (F5). The export joins lines to paragraphs.")
        return self.tr("Every letter is known. The export joins lines to paragraphs.")

    def _replace_lines(self, count: int) -> Iterator[None]:
        """Put the lines in the place of what is shown, some at a time; the view stays where it is, if it can."""
        document = self.text.document()
        document.setUndoRedoEnabled(False)
        self._exchanged = document.blockCount() == max(count, 1)
        if not self._exchanged:
            self.text.clear()
        for begin in range(0, count, _AT_ONCE):
            lines = [self._texts.text(line) for line in range(begin, min(begin + _AT_ONCE, count))]
            if self._exchanged:
                self._exchange(begin, lines)
            else:
                cursor = QTextCursor(document)
                cursor.movePosition(QTextCursor.MoveOperation.End)
                cursor.insertText(("\n" if begin else "") + "\n".join(lines))
            yield

    def _exchange(self, begin: int, lines: list[str]) -> None:
        """Change only the lines that differ, so that the view and its cursor stay."""
        cursor = QTextCursor(self.text.document())
        cursor.beginEditBlock()
        block = self.text.document().findBlockByNumber(begin)
        for line in lines:
            if block.text() != line:
                cursor.setPosition(block.position())
                cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
                cursor.insertText(line)
            block = block.next()
        cursor.endEditBlock()

    def _add_some(self) -> None:
        self._marking.start()
        for _ in self._filling or ():
            return
        self._filling = None
        self._fill.stop()
        if not self._exchanged:
            self._show_seen()

    def _name_line(self, line: int) -> str:
        layout = self._workbench.recovery.layout
        return format_line(layout, line) if 0 <= line < len(layout.page) else ""

    def _mark_soon(self) -> None:
        self._marking.start()

    def _mark_visible(self) -> None:
        """Mark uncertain letters and lines that are lit, where they can be seen: marking all takes too long."""
        layout = self._workbench.recovery.layout
        height = self.text.viewport().height()
        block = self.text.firstVisibleBlock()
        selections = []
        target = self._target_line()
        while block.isValid() and block.blockNumber() < len(layout.page):
            top = self.text.blockBoundingGeometry(block).translated(self.text.contentOffset()).top()
            if top > height:
                break
            line = block.blockNumber()
            if line == target:
                selections.append(self._select(block.position(), block.position() + len(block.text()), None))
            found = self._texts.read(line)
            if found.text == block.text():
                for mark in found.marks:
                    start, stop = (_to_utf16(found.text, end) for end in (mark.start, mark.stop))
                    selections.append(self._select(block.position() + start, block.position() + stop, mark.state))
            block = block.next()
        self.text.setExtraSelections(selections)

    def _select(self, start: int, stop: int, state: State | None) -> QTextEdit.ExtraSelection:
        selection = QTextEdit.ExtraSelection()
        form = QTextCharFormat()
        if state is None:
            colour = QColor(self.palette().highlight().color())
            colour.setAlpha(40)
            form.setBackground(colour)
            form.setProperty(QTextCharFormat.Property.FullWidthSelection, True)
        else:
            style = find_state_style(state, is_dark(self.palette()))
            ground = QColor(style.line)
            ground.setAlphaF(_HATCHING)
            form.setBackground(QBrush(ground, style.pattern) if state is State.PROPOSED else QBrush(style.fill))
            form.setUnderlineColor(style.line)
            form.setUnderlineStyle(_UNDERLINES[state])
        cursor = QTextCursor(self.text.document())
        cursor.setPosition(start)
        cursor.setPosition(stop, QTextCursor.MoveMode.KeepAnchor)
        selection.cursor, selection.format = cursor, form
        return selection

    def _target_line(self) -> int:
        lit = self._workbench.lit[:1] or ((self._workbench.target,) if self._workbench.target else ())
        return self._workbench.find_line(lit[0][0]) if lit else -1

    def _light_line(self) -> None:
        """Light the line in which the cursor was put, on the page."""
        if not self.text.hasFocus() or self._filling is not None:
            return
        layout = self._workbench.recovery.layout
        line = self.text.textCursor().blockNumber()
        if line < len(layout.page):
            self._revealing.start()
            first, last = layout.line_start[line : line + 2]
            self._workbench.light([(int(layout.token_start[first]), int(layout.token_start[last]))])

    def _follow(self, stretch: Stretch) -> None:
        """Bring the line of a stretch into view."""
        if not self.isVisible() or self.text.hasFocus():
            self._marking.start()
            return
        self._revealing.start()
        self.show_line(self._workbench.find_line(stretch[0]))

    def follow_pages(self, pages: PageView) -> None:
        """Begin with the line that stands at the top of the pages, wherever they are scrolled to."""
        self._pages = pages
        pages.verticalScrollBar().valueChanged.connect(self._following.start)
        self._show_seen()

    def _show_seen(self) -> None:
        if self._pages is None or not self.isVisible() or self._revealing.isActive():
            return
        line = self._pages.find_top_line()
        if line is not None:
            block = self.text.document().findBlockByNumber(line)
            self.text.verticalScrollBar().setValue(max(0, block.firstLineNumber()))
            self._marking.start()

    def show_line(self, line: int) -> None:
        """Bring a line into view, with some of its neighbours."""
        block = self.text.document().findBlockByNumber(line)
        if block.isValid():
            self.text.verticalScrollBar().setValue(max(0, block.firstLineNumber() - 3))
        self._marking.start()


def _to_utf16(text: str, position: int) -> int:
    """A position in characters as Qt counts it."""
    return len(text[:position].encode("utf-16-le")) // 2
