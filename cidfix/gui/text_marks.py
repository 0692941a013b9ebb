"""How letters of the text are marked: those that are not certain, those that repair changed, what is gone to."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator

from PySide6.QtGui import QBrush, QColor, QPalette, QTextCharFormat

from cidfix.export.changes import Change, Span
from cidfix.export.model import Doubt
from cidfix.export.preview import Preview
from cidfix.gui.theme import find_state_style, is_dark
from cidfix.recover.values import State

UNCERTAIN = frozenset({State.PROPOSED, State.UNKNOWN, State.CONFLICT})
"""The states in which a letter is marked."""

DOUBTFUL = {Doubt.UNSURE: State.PROPOSED, Doubt.UNKNOWN: State.UNKNOWN}
"""The state in which what is in doubt is shown."""

_HATCHING = 0.35  # of the line's ink, so that letters can be read
_UNDERLINES = {
    State.PROPOSED: QTextCharFormat.UnderlineStyle.DashUnderline,
    State.UNKNOWN: QTextCharFormat.UnderlineStyle.DotLine,
}
_LIT = 40  # of 255, of the colour of what is chosen
_REPAIRED_ON_LIGHT, _REPAIRED_ON_DARK = QColor("#0b7f73"), QColor("#35c4b3")
_FAINT = 34  # of 255, behind what was repaired


def list_doubts(preview: Preview, start: int, stop: int) -> list[tuple[Span, State]]:
    """The stretches between two characters whose letters are not certain, each of one state."""
    found: list[tuple[Span, State]] = []
    for number in preview.list_words(start, stop):
        word, at = preview.words[number], int(preview.start[number])
        at += int(word.note is not None)  # the bracket before the mark of a note
        for run in word.runs:
            end = at + len(run.text)
            if run.doubt:
                state, begin = DOUBTFUL[run.doubt], at
                if found and found[-1] == ((found[-1][0][0], at), state):
                    begin = found.pop()[0][0]
                found.append(((begin, end), state))
            at = end
    return found


def list_repaired(preview: Preview, start: int, stop: int) -> Iterator[tuple[Span, Change]]:
    """The changes between two characters, with where they stand."""
    at = bisect_right(preview.placed, start, key=lambda placed: placed[0][1])
    while at < len(preview.placed) and preview.placed[at][0][0] < stop:
        yield preview.placed[at]
        at += 1


def make_doubt_format(state: State, palette: QPalette) -> QTextCharFormat:
    """The look of a letter that is not certain."""
    style = find_state_style(state, is_dark(palette))
    ground = QColor(style.line)
    ground.setAlphaF(_HATCHING)
    form = QTextCharFormat()
    form.setBackground(QBrush(ground, style.pattern) if state is State.PROPOSED else QBrush(style.fill))
    form.setUnderlineColor(style.line)
    form.setUnderlineStyle(_UNDERLINES[state])
    return form


def make_repair_format(palette: QPalette, *, chosen: bool) -> QTextCharFormat:
    """The look of what repair changed: underlined, and tinted, more so where it was gone to."""
    line = _REPAIRED_ON_DARK if is_dark(palette) else _REPAIRED_ON_LIGHT
    ground = QColor(line)
    ground.setAlpha(3 * _FAINT if chosen else _FAINT)
    form = QTextCharFormat()
    form.setBackground(ground)
    form.setUnderlineColor(line)
    form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
    return form


def make_lit_format(palette: QPalette) -> QTextCharFormat:
    """The look of words that are lit on the page."""
    colour = QColor(palette.highlight().color())
    colour.setAlpha(_LIT)
    form = QTextCharFormat()
    form.setBackground(colour)
    return form


def make_foreign_format(palette: QPalette) -> QTextCharFormat:
    """The look of paragraphs in another language."""
    form = QTextCharFormat()
    form.setFontItalic(True)
    form.setForeground(palette.placeholderText())
    return form
