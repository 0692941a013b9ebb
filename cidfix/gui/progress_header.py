"""How far the recovery is: the share of the text known, what is left, and what was typed for it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from cidfix.gui.quiet_bar import QuietBar
from cidfix.gui.wording import describe_share, has_text
from cidfix.gui.workbench import Workbench
from cidfix.recover.progress import Progress
from cidfix.recovery import Recovery

_LONG = 500  # milliseconds after which it is said that something is being computed


class ProgressHeader(QWidget):
    """A bar and a line of words, with the fonts in the tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workbench: Workbench | None = None
        self._waiting = QTimer(self, interval=_LONG)
        self._waiting.timeout.connect(self._say_reading)
        self.bar = QuietBar()
        self.bar.setRange(0, 1000)
        self.bar.setFixedSize(96, 8)
        self.words = QLabel()
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(8)
        row.addWidget(self.words)
        row.addWidget(self.bar)

    def set_workbench(self, workbench: Workbench) -> None:
        """Follow the progress of a document."""
        self._workbench = workbench
        workbench.recovered.connect(self.show_recovery)
        workbench.tasks.changed.connect(self._watch)
        workbench.destroyed.connect(partial(self._let_go, workbench))
        self.show_recovery(workbench.recovery)
        self._watch()

    def _let_go(self, workbench: Workbench) -> None:
        if self._workbench is workbench:
            self._workbench = None  # and nothing is waited for any more

    def _watch(self) -> None:
        """Something is being computed from now on, or not any more."""
        workbench = self._workbench
        if workbench is None or workbench.tasks.is_busy("recover") == self._waiting.isActive():
            return
        if self._waiting.isActive():
            self._waiting.stop()
            self.show_recovery(workbench.recovery)
        else:
            self._waiting.start()

    def _say_reading(self) -> None:
        if self._workbench is None:
            self._waiting.stop()
        elif self._workbench.is_reading_letters:
            self.words.setText(self.tr("reading the letters…"))
            self.setAccessibleName(self.words.text())

    def show_recovery(self, recovery: Recovery) -> None:
        """Show how much of a recovery is known."""
        progress = recovery.progress
        known = describe_share(progress.known)
        left = self._describe_left(progress, _count_in_conflict(recovery))
        parts = (self.tr("{} known").format(known), left, self._describe_typed(progress))
        is_text = has_text(recovery)
        self.words.setText(" · ".join(parts) if is_text else self.tr("no text"))
        self.bar.setVisible(is_text)  # nothing of nothing would be all of it
        self.bar.show_value(int(progress.known * 1000))
        fonts = recovery.document.fonts
        lines = [
            self.tr("{}: {} of the text, {} known").format(
                fonts[row.font].base_name or fonts[row.font].name, describe_share(row.share), describe_share(row.known)
            )
            for row in sorted(progress.fonts, key=lambda row: -row.share)[:12]
            if row.share
        ]
        nothing = self.tr("There is no text in this PDF, so there is nothing to recover.")
        self.setToolTip("\n".join(lines) if is_text else nothing)
        self.setAccessibleName(self.words.text())
        self.setAccessibleDescription("" if is_text else nothing)

    def _describe_left(self, progress: Progress, in_conflict: int) -> str:
        """What is to be done yet: letters that are not known, and those that are known as two things."""
        parts = []
        if progress.codes_left:
            parts.append(self._describe_unknown(progress))
        if in_conflict:
            one = in_conflict == 1
            parts.append(
                self.tr("one letter in conflict") if one else self.tr("%n letters in conflict", "", in_conflict)
            )
        return " · ".join(parts) or self.tr("no letter left")

    def _describe_unknown(self, progress: Progress) -> str:
        left = (
            self.tr("one letter left")
            if progress.codes_left == 1
            else self.tr("%n letters left", "", progress.codes_left)
        )
        places = self.tr("one place") if progress.uses_left == 1 else self.tr("%n places", "", progress.uses_left)
        return f"{left} ({places})"

    def _describe_typed(self, progress: Progress) -> str:
        if progress.words_typed == 1:
            return self.tr("one word typed")
        return self.tr("%n words typed", "", progress.words_typed)


def _count_in_conflict(recovery: Recovery) -> int:
    """How many different letters are in conflict: one shape in several fonts is one letter."""
    return len({int(recovery.index.symbol[conflict.glyph]) for conflict in recovery.conflicts})
