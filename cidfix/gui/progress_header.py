"""How far the recovery is: the share of the text known, what is left, and what was typed for it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QWidget

from cidfix.gui.workbench import Workbench
from cidfix.recovery import Recovery


class ProgressHeader(QWidget):
    """A bar and a line of words, with the fonts in the tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = QProgressBar()
        self.bar.setRange(0, 1000)
        self.bar.setTextVisible(False)
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
        workbench.recovered.connect(self.show_recovery)
        self.show_recovery(workbench.recovery)

    def show_recovery(self, recovery: Recovery) -> None:
        """Show how much of a recovery is known."""
        progress = recovery.progress
        known = _to_percent(progress.known)
        if progress.codes_left:
            left = self.tr("{} letters left ({} places)").format(progress.codes_left, progress.uses_left)
        else:
            left = self.tr("no letter left")
        typed = self.tr("{} words typed").format(progress.words_typed)
        self.words.setText(" · ".join((self.tr("{} known").format(known), left, typed)))
        self.bar.setValue(int(progress.known * 1000))
        fonts = recovery.document.fonts
        lines = [
            self.tr("{}: {} of the text, {} known").format(
                fonts[row.font].base_name or fonts[row.font].name, _to_percent(row.share), _to_percent(row.known)
            )
            for row in sorted(progress.fonts, key=lambda row: -row.share)[:12]
        ]
        self.setToolTip("\n".join(lines))
        self.setAccessibleName(self.words.text())


def _to_percent(share: float) -> str:
    """A share in percent, never rounded up to all of it or down to nothing."""
    percent = share * 100
    if 99.5 < percent < 100:
        return f"{min(percent, 99.99):.2f} %" if percent > 99.95 else f"{percent:.1f} %"
    return f"{percent:.0f} %" if percent >= 0.5 or percent == 0 else f"{percent:.1f} %"
