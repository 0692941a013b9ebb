"""The text beside the page, just as it is exported, with what is uncertain and what was repaired marked; its export."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import (
    QHelpEvent,
    QHideEvent,
    QShowEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPlainTextDocumentLayout,
    QPushButton,
    QTextEdit,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from cidfix.export.changes import Change, Span
from cidfix.export.preview import Preview
from cidfix.gui.fonts import text_font
from cidfix.gui.icons import icon
from cidfix.gui.legend import Legend
from cidfix.gui.line_numbers import NumberedText
from cidfix.gui.page.view import PageView
from cidfix.gui.proposals.guesses import count_taken
from cidfix.gui.repairs.reader import TextReader
from cidfix.gui.repairs.wording import describe_edit
from cidfix.gui.text_marks import (
    DOUBTFUL,
    UNCERTAIN,
    list_doubts,
    list_repaired,
    make_doubt_format,
    make_foreign_format,
    make_lit_format,
    make_repair_format,
)
from cidfix.gui.wording import has_text
from cidfix.gui.workbench import Stretch, Workbench
from cidfix.recover.cues import format_line

_FOLLOWING = 40  # milliseconds after which the text is where the page was scrolled to
_REVEALING = 150  # milliseconds for which a line that is revealed stays in view though the page is scrolled to it
_AT_ONCE = 100_000  # letters added before the window is given a turn
_MOST_LINES = 1000  # compared, and added, so
_NEAR = 20  # lines that are the same between others that are not, and are put in with them


class TextPreview(QWidget):
    """The text of the whole document; a word chosen here is lit on the page, and the other way round."""

    export_wanted = Signal()
    """The user wants the text in a file."""

    copy_wanted = Signal()
    """The user wants the text in the clipboard."""

    chosen = Signal(object)
    """The Change on which the cursor was put."""

    def __init__(self, workbench: Workbench, reader: TextReader, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workbench, self._reader = workbench, reader
        self._preview: Preview | None = None
        self._change: Change | None = None
        self._pages: PageView | None = None
        self._filling: Iterator[None] | None = None
        self.text = NumberedText(self._name_line)
        self.text.setAccessibleName(self.tr("The text as it is exported"))
        self.text.setFont(text_font(11))
        self.text.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.text.document().setUndoRedoEnabled(False)
        self.text.viewport().installEventFilter(self)
        self.export_button = QPushButton(icon("export"), self.tr("Export text…"))
        self.export_button.clicked.connect(self.export_wanted)
        self.copy_button = QPushButton(self.tr("Copy all"))
        self.copy_button.clicked.connect(self.copy_wanted)
        self._hint = QLabel()
        self._hint.setWordWrap(True)
        self.legend = Legend(UNCERTAIN)
        self._repaired = QLabel(self.tr("underlined: repaired"))
        font = self._repaired.font()
        font.setUnderline(True)
        self._repaired.setFont(font)
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
        self._unknown.currentIndexChanged.connect(self._choose)
        self._keep.toggled.connect(self._choose)
        self.text.verticalScrollBar().valueChanged.connect(self._marking.start)
        self.text.cursorPositionChanged.connect(self._light_word)
        workbench.follow(self._describe)
        workbench.revealed.connect(self._follow)
        workbench.lit_changed.connect(self._marking.start)
        reader.shown.connect(self._show)

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
        signs = QHBoxLayout()
        signs.addWidget(self._repaired)
        signs.addWidget(self.legend, 1)
        column.addLayout(signs)
        column.addLayout(choices)
        column.addLayout(foot)

    def showEvent(self, event: QShowEvent) -> None:
        """Make the text while it is seen."""
        super().showEvent(event)
        self._describe()
        self._reader.watch(True)
        self._show_seen()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody waits for the text any more."""
        super().hideEvent(event)
        self._reader.watch(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Say of a repair under the mouse what it was."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            change = self._find_change(self._find_position(self.text.cursorForPosition(event.pos())))
            QToolTip.showText(event.globalPos(), describe_edit(change) if change is not None else "", self.text)
            return True
        return super().eventFilter(watched, event)

    @property
    def _starts(self) -> Sequence[int]:
        """Where the lines of the text begin, and its end."""
        return (0,) if self._preview is None else self._preview.line_start

    def _choose(self) -> None:
        self._reader.choose(self._unknown.currentData(), "keep" if self._keep.isChecked() else "apart")

    def _describe(self) -> None:
        recovery = self._workbench.recovery
        if not has_text(recovery):
            words = self.tr("There is no text in this PDF, so there is nothing to export.")
        elif recovery.progress.codes_left:
            words = self.tr("Marked letters are not certain. What you see is what is exported.")
        elif count_taken(recovery):
            words = self.tr("Every letter was read, some by shape alone (F5). What you see is what is exported.")
        else:
            words = self.tr("Every letter is known. What you see is what is exported.")
        self._hint.setText(words)
        self.legend.show_recovery(recovery)

    def _show(self, preview: Preview) -> None:
        """Show a text, some at a time; where it is much as before, the view stays."""
        layout = self._workbench.recovery.layout
        self._preview, self._change = preview, None
        self._repaired.setVisible(bool(preview.changes))
        self.text.set_widest(
            max(format_line(layout, len(layout.page) - 1) if len(layout.page) else "", "9.99", key=len)
        )
        self._filling = self._replace(preview)
        self._fill.start()

    def _replace(self, preview: Preview) -> Iterator[None]:
        """Put the lines of a text in the place of what is shown: only those that differ, where there are as many.

        Many lines at once cost hardly more than one: Qt keeps what it knows of each stretch that was put in.
        """
        document = self.text.document()
        count = len(preview.line_start) - 1
        if document.blockCount() != count:
            self.text.clear()
        for start in range(0, count, _MOST_LINES):
            changed = _list_changed(document, range(start, min(start + _MOST_LINES, count)), preview)
            for stretch in _list_stretches(changed, preview.line_start):
                _put_in(document, stretch, preview)
                yield
            yield

    def _add_some(self) -> None:
        self._marking.start()
        for _ in self._filling or ():
            return
        self._filling = None
        self._fill.stop()
        self._show_seen()

    def _name_line(self, number: int) -> str:
        """The line of the page at which a block begins."""
        if self._preview is None or number + 1 >= len(self._starts) or not self._is_written(number):
            return ""
        words = self._preview.list_words(self._starts[number], self._starts[number + 1])
        for word in words:
            if tokens := self._preview.words[word].tokens:
                layout = self._workbench.recovery.layout
                position = int(layout.token_start[tokens[0]]) if tokens[0] < len(layout.token_start) - 1 else None
                return "" if position is None else format_line(layout, self._workbench.find_line(position))
        return ""

    def _is_written(self, number: int) -> bool:
        """Whether a block says something, which those between paragraphs do not."""
        return self._starts[number + 1] - self._starts[number] > 1

    def _mark_visible(self) -> None:
        """Mark letters where they can be seen: marking all takes too long."""
        preview = self._preview
        if preview is None:
            return
        height = self.text.viewport().height()
        block = self.text.firstVisibleBlock()
        selections: list[QTextEdit.ExtraSelection] = []
        lit = self._list_lit(preview)
        while block.isValid() and block.blockNumber() < len(self._starts) - 1:
            geometry = self.text.blockBoundingGeometry(block).translated(self.text.contentOffset())
            if geometry.top() > height:
                break
            start, stop = self._starts[block.blockNumber()], self._starts[block.blockNumber() + 1] - 1
            if block.text() == preview.text[start:stop]:  # what is shown is replaced part by part
                marks = [*self._list_marks(preview, start, stop, lit)]
                selections += [
                    self._select(block.position(), block.text(), (a - start, b - start), f) for (a, b), f in marks
                ]
            block = block.next()
        self.text.setExtraSelections(selections)

    def _list_marks(
        self, preview: Preview, start: int, stop: int, lit: list[Span]
    ) -> Iterator[tuple[Span, QTextCharFormat]]:
        palette = self.palette()
        doubtful = {state: make_doubt_format(state, palette) for state in DOUBTFUL.values()}
        for span in preview.foreign:
            if span[0] < stop and span[1] > start:
                yield span, make_foreign_format(palette)
        for span in lit:
            if span[0] < stop and span[1] > start:
                yield span, make_lit_format(palette)
        for span, change in list_repaired(preview, start, stop):
            yield span, make_repair_format(palette, chosen=change == self._change)
        for span, state in list_doubts(preview, start, stop):
            yield span, doubtful[state]

    def _list_lit(self, preview: Preview) -> list[Span]:
        """Where the words stand that are lit on the page."""
        found: list[Span] = []
        for start, stop in self._workbench.lit[:1] or ((self._workbench.target,) if self._workbench.target else ()):
            recovery = self._workbench.recovery
            tokens = range(recovery.find_token(start), recovery.find_token(stop - 1) + 1)
            numbers = {int(preview.word_of[token]) for token in tokens if token < len(preview.word_of)} - {-1}
            found += [(int(preview.start[n]), int(preview.stop[n])) for n in sorted(numbers)]
        return found

    def _select(self, position: int, line: str, span: Span, form: QTextCharFormat) -> QTextEdit.ExtraSelection:
        selection = QTextEdit.ExtraSelection()
        start, stop = (_to_utf16(line, min(max(end, 0), len(line))) for end in span)
        cursor = QTextCursor(self.text.document())
        cursor.setPosition(position + start)
        cursor.setPosition(position + stop, QTextCursor.MoveMode.KeepAnchor)
        selection.cursor, selection.format = cursor, form
        return selection

    def _find_position(self, cursor: QTextCursor) -> int:
        """The character of the text at a cursor."""
        block = cursor.block()
        start = self._starts[min(block.blockNumber(), len(self._starts) - 1)]
        return start + _from_utf16(block.text(), cursor.positionInBlock())

    def _find_change(self, position: int) -> Change | None:
        if self._preview is None:
            return None
        return next((change for _, change in list_repaired(self._preview, position, position + 1)), None)

    def _light_word(self) -> None:
        """Light the word on which the cursor was put, on the page."""
        preview = self._preview
        if not self.text.hasFocus() or self._filling is not None or preview is None:
            return
        position = self._find_position(self.text.textCursor())
        number = preview.find_word(position)
        layout = self._workbench.recovery.layout
        if number is not None and (tokens := preview.words[number].tokens) and tokens[0] < len(layout.token_start) - 1:
            self._revealing.start()
            start, stop = layout.token_start[tokens[0] : tokens[0] + 2].tolist()
            self._workbench.light([(start, stop)])
        change = self._find_change(position)
        if change is not None:
            self._change = change
            self.chosen.emit(change)

    def _follow(self, stretch: Stretch) -> None:
        """Bring the word at which a stretch begins into view."""
        if not self.isVisible() or self.text.hasFocus() or self._preview is None:
            self._marking.start()
            return
        self._revealing.start()
        self._show_token(self._workbench.recovery.find_token(stretch[0]), above=3)

    def show_change(self, change: Change) -> None:
        """Bring what a change made into view, and mark it more than others."""
        self._change = change
        self._revealing.start()
        if change.spans:
            self._scroll_to(change.spans[0][0], above=3)
        self._marking.start()

    def follow_pages(self, pages: PageView) -> None:
        """Begin with the word that stands at the top of the pages, wherever they are scrolled to."""
        self._pages = pages
        pages.verticalScrollBar().valueChanged.connect(self._following.start)
        self._show_seen()

    def _show_seen(self) -> None:
        if self._pages is None or self._preview is None or not self.isVisible() or self._revealing.isActive():
            return
        line = self._pages.find_top_line()
        if line is not None:
            self._show_token(int(self._workbench.recovery.layout.line_start[line]), above=0)

    def _show_token(self, token: int, *, above: int) -> None:
        preview = self._preview
        assert preview is not None
        number = preview.find_first(token)
        if number is not None:
            self._scroll_to(int(preview.start[number]), above=above)
        self._marking.start()

    def _scroll_to(self, position: int, *, above: int) -> None:
        """Put the line of a character at the top, or some lines below it."""
        number = bisect_right(self._starts, position) - 1
        block = self.text.document().findBlockByNumber(number)
        layout = self.text.document().documentLayout()
        if block.isValid() and isinstance(layout, QPlainTextDocumentLayout):
            layout.ensureBlockLayout(block)
            within = _to_utf16(block.text(), min(position - self._starts[number], len(block.text())))
            line = block.layout().lineForTextPosition(within)
            at = block.firstLineNumber() + (line.lineNumber() if line.isValid() else 0)
            self.text.verticalScrollBar().setValue(max(0, at - above))


def _list_changed(document: QTextDocument, numbers: range, preview: Preview) -> list[int]:
    """Those lines of a text that differ from the document's, or that it does not have yet."""
    changed: list[int] = []
    block = document.findBlockByNumber(numbers.start)
    for number in numbers:
        if not block.isValid() or block.text() != preview.read_lines(number, number + 1):
            changed.append(number)
        block = block.next()
    return changed


def _list_stretches(numbers: Sequence[int], line_start: Sequence[int]) -> Iterator[range]:
    """Ranges of lines that hold all of some, those near one another together, none of them too long for one turn."""
    start = stop = 0
    for number in numbers:
        if stop > start and (number - stop > _NEAR or line_start[stop] - line_start[start] >= _AT_ONCE):
            yield range(start, stop)
            start = number
        elif stop == start:
            start = number
        stop = number + 1
    if stop > start:
        yield range(start, stop)


def _put_in(document: QTextDocument, stretch: range, preview: Preview) -> None:
    """Put some lines of a text in the place of the document's, or at its end."""
    cursor = QTextCursor(document)
    first = document.findBlockByNumber(stretch.start)
    if first.isValid():
        last = document.findBlockByNumber(min(stretch.stop, document.blockCount()) - 1)
        cursor.setPosition(first.position())
        cursor.setPosition(last.position() + last.length() - 1, QTextCursor.MoveMode.KeepAnchor)
    else:
        cursor.movePosition(QTextCursor.MoveOperation.End)
    cursor.insertText(("" if first.isValid() else "\n") + preview.read_lines(stretch.start, stretch.stop))


def _to_utf16(text: str, position: int) -> int:
    """A position in characters as Qt counts it."""
    return len(text[:position].encode("utf-16-le", "surrogatepass")) // 2


def _from_utf16(text: str, position: int) -> int:
    """A position as Qt counts it, in characters."""
    return len(text.encode("utf-16-le", "surrogatepass")[: 2 * position].decode("utf-16-le", "ignore"))
