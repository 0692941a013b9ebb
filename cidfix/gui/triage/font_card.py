"""One font: what the triage says of its own map, how its text looks and copies, and the switch to trust it or not."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QIcon, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyleOptionButton,
    QWidget,
)

from cidfix.gui.cards import Card, make_heading, make_note
from cidfix.gui.cut_outs import CutOut
from cidfix.gui.engine import say
from cidfix.gui.fonts import text_font
from cidfix.gui.glyph_picture import GlyphBox, GlyphPainter
from cidfix.gui.icons import icon
from cidfix.gui.theme import find_state_style, find_tint, is_dark
from cidfix.gui.triage.font_samples import FontSample
from cidfix.gui.wording import describe_share
from cidfix.recover.triage import Verdict
from cidfix.recover.values import State
from cidfix.recovery import Recovery

_SAMPLE_HEIGHT = 30  # pixels of the writing


class FontCard(Card):
    """The card of one font; `sample` may come later."""

    trusted = Signal(bool)
    """The switch was turned: trust the file, or recover."""

    sample_clicked = Signal()

    def __init__(self, glyphs: GlyphPainter, verdict: Verdict, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        recovery = glyphs.workbench.recovery
        self.verdict = verdict
        self.font_read = recovery.document.fonts[verdict.font]
        self._glyphs = glyphs
        self._sample: CutOut | None = None
        self.copied = QLabel()
        self.known = make_note("")
        name = self.font_read.base_name or self.font_read.name
        self.setAccessibleName(name)
        top = QHBoxLayout()
        top.setSpacing(8)
        heading = make_heading(name)
        heading.setToolTip(self.tr("Files of decisions name this font {}").format(self.font_read.name))
        top.addWidget(heading, 1)
        self.chip = VerdictChip(verdict)
        top.addWidget(self.chip, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(top)
        self.reason = QLabel(self._explain())
        self.reason.setTextFormat(Qt.TextFormat.PlainText)
        self.reason.setWordWrap(True)
        self.column.addWidget(self.reason)
        self.column.addWidget(self.known)
        self._prepare_copied()
        if verdict.examples and verdict.verdict != "missing":
            self.column.addLayout(self._make_examples(recovery))
        self.column.addLayout(self._make_switch())
        self.refresh(recovery)

    def refresh(self, recovery: Recovery) -> None:
        """Show how much is known now, and whether the font is trusted."""
        progress = recovery.progress.fonts[self.verdict.font]
        share = self.tr("{} of the text").format(describe_share(self.verdict.share))
        known = self.tr("{} of it known").format(describe_share(progress.known))
        outside = () if self.font_read.embedded else (self.tr("its letters are not in the PDF"),)
        self.known.setText(" · ".join((share, *((known,) if progress.share else ()), *outside)))
        trusted = self.verdict.font in recovery.trusted
        for button, on in ((self.trust_button, trusted), (self.recover_button, not trusted)):
            button.setChecked(on)
            button.setIcon(icon("check") if on else QIcon())

    def show_sample(self, sample: FontSample) -> None:
        """Show a line in this font, and what copying it gives."""
        if self._sample is not None:
            self.column.removeWidget(self._sample)
            self._sample.deleteLater()
        cut_out = CutOut(self._glyphs.pictures, sample.cut, _SAMPLE_HEIGHT, "")
        cut_out.setAccessibleName(self.tr("A line in this font"))
        cut_out.clicked.connect(self.sample_clicked)
        self.column.insertWidget(self.column.indexOf(self.copied), cut_out)
        self._sample = cut_out
        nothing = not sample.copied.strip("□ ")
        words = self.tr("nothing that can be read") if nothing else f"\u2068{sample.copied}\u2069"
        self.copied.setText(self.tr("Copying gives today: {}").format(words))
        self.copied.show()

    def _prepare_copied(self) -> None:
        self.copied.setTextFormat(Qt.TextFormat.PlainText)
        self.copied.setFont(text_font(self.font().pointSizeF() + 0.5))
        self.copied.setWordWrap(True)
        self.copied.hide()
        self.column.addWidget(self.copied)

    def _make_examples(self, recovery: Recovery) -> QGridLayout:
        rows = QGridLayout()
        rows.setHorizontalSpacing(8)
        rows.setVerticalSpacing(4)
        rows.setColumnStretch(1, 1)
        table = recovery.document.glyphs
        for code, says, doubt in self.verdict.examples:
            found = np.flatnonzero((table.font == self.verdict.font) & (table.code == code))
            if len(found):
                row = rows.rowCount()
                rows.addWidget(GlyphBox(self._glyphs, int(found[0]), 30), row, 0)
                rows.addWidget(make_note(self._describe_example(says, doubt)), row, 1)
        return rows

    def _describe_example(self, says: str, doubt: str) -> str:
        if not says.strip("\0"):
            return self.tr("looks like this; the file says nothing of it")
        return self.tr("looks like this; the file says {} ({})").format(f"\u2068{says}\u2069", say(doubt))

    def _make_switch(self) -> QHBoxLayout:
        self.trust_button = _Switch(self.tr("Trust the file"))
        self.trust_button.setToolTip(self.tr("Its own map is right: use it"))
        self.recover_button = _Switch(self.tr("Recover"))
        self.recover_button.setToolTip(self.tr("Its own map is not to be believed: you type what its letters are"))
        group = QButtonGroup(self)
        row = QHBoxLayout()
        row.setSpacing(0)
        for button in (self.trust_button, self.recover_button):
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setAccessibleName(f"{button.text()}: {self.accessibleName()}")
            group.addButton(button)
            row.addWidget(button)
        row.addStretch(1)
        self.trust_button.clicked.connect(lambda: self.trusted.emit(True))
        self.recover_button.clicked.connect(lambda: self.trusted.emit(False))
        return row

    def _explain(self) -> str:
        reason = say(self.verdict.reason)
        sentence = f"{reason[:1].upper()}{reason[1:]}."
        if self.font_read.fault:
            fault = self.tr("The font could not be read: {}. Its letters are shown as the page has them.")
            sentence = f"{sentence} {fault.format(say(self.font_read.fault))}"
        return sentence


class _Switch(QPushButton):
    """One of the two, in the accent's tint where it is chosen: pressed or not is hardly seen on dark ground."""

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        if self.isChecked():
            option.palette.setColor(QPalette.ColorRole.Button, find_tint(is_dark(self.palette())))


class VerdictChip(QWidget):
    """The verdict in a word, with a sign and in a hue."""

    def __init__(self, verdict: Verdict, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words = {
            "fine": self.tr("fine"),
            "missing": self.tr("missing"),
            "partial": self.tr("partial"),
            "wrong": self.tr("wrong"),
        }
        self.text = words[verdict.verdict]
        self._kind = verdict.verdict
        self.setAccessibleName(self.tr("Its own map is: {}").format(self.text))
        self.setToolTip(self.accessibleName())
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self.font())
        return QSize(round(metrics.horizontalAdvance(self.text)) + 36, round(metrics.height()) + 6)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style = find_state_style(_STYLES[self._kind], is_dark(self.palette()))
        painter.setPen(style.line)
        painter.setBrush(style.fill)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        icon(_SIGNS[self._kind]).paint(painter, 8, (self.height() - 14) // 2, 14, 14)
        painter.setPen(style.text)
        painter.drawText(box.adjusted(26, 0, -6, 0), Qt.AlignmentFlag.AlignVCenter, self.text)


_STYLES = {"fine": State.MAP, "missing": State.UNKNOWN, "partial": State.PROPOSED, "wrong": State.CONFLICT}
_SIGNS = {"fine": "check", "missing": "minus", "partial": "info", "wrong": "warning"}
