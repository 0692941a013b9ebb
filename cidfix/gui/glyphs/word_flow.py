"""The words in which a glyph stands, cut out of the page, and what stands before and after it."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cidfix.gui.cards import make_heading, make_note
from cidfix.gui.cut_outs import CutOut
from cidfix.gui.flow import Flow
from cidfix.gui.glyphs.code_points import show_alone
from cidfix.gui.glyphs.uses import GlyphUses, find_glyph_uses
from cidfix.gui.pictures import PagePictures
from cidfix.gui.tasks import Stop
from cidfix.gui.workbench import Workbench

_MOST = 60
_HEIGHT = 34  # pixels of the writing
_MOST_NEIGHBOURS = 8


class WordFlow(QWidget):
    """The cut-outs of one glyph; a click aims at the word."""

    def __init__(self, workbench: Workbench, pictures: PagePictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._pictures = pictures
        self._glyph: int | None = None
        self._stretches: tuple[tuple[int, int], ...] = ()
        self._layout: object = None
        self.cut_outs: list[CutOut] = []
        self.neighbours = make_note("")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(make_heading(self.tr("Stands in")))
        column.addWidget(self.neighbours)
        self._flow = Flow(8)
        column.addWidget(self._flow)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, super().minimumSizeHint().height())

    def show_glyph(self, glyph: int) -> None:
        """Find the words of a glyph, or find anew what they say."""
        recovery = self._workbench.recovery
        if glyph != self._glyph or recovery.layout is not self._layout:
            self._clear()
        self._glyph, self._layout = glyph, recovery.layout

        def find(stop: Stop) -> GlyphUses:
            stop.check()
            return find_glyph_uses(recovery, glyph, _MOST)

        self._workbench.tasks.run("uses", find, self._show, lambda _error: None)

    def _show(self, uses: GlyphUses) -> None:
        self.neighbours.setText(self._describe(uses))
        stretches = tuple(word.stretch for word in uses.words)
        if stretches == self._stretches:
            for cut_out, word in zip(self.cut_outs, uses.words, strict=True):
                cut_out.show_caption(word.text)
            return
        self._clear()
        self._stretches = stretches
        for word in uses.words:
            cut_out = CutOut(self._pictures, word.cut, _HEIGHT, word.text)
            cut_out.clicked.connect(lambda _=False, stretch=word.stretch: self._workbench.aim(stretch))
            self._flow.add(cut_out)
            self.cut_outs.append(cut_out)

    def _clear(self) -> None:
        self._flow.clear()
        self.cut_outs = []
        self._stretches = ()

    def _describe(self, uses: GlyphUses) -> str:
        if not uses.words:
            return self.tr("It stands in no word of the text.")
        parts = []
        if uses.before:
            parts.append(self.tr("after {}").format(_list(uses.before)))
        if uses.after:
            parts.append(self.tr("before {}").format(_list(uses.after)))
        if uses.first:
            parts.append(self.tr("at the beginning of a word ({})").format(uses.first))
        if uses.last:
            parts.append(self.tr("at the end of a word ({})").format(uses.last))
        return self.tr("It stands {}.").format(" · ".join(parts))


def _list(neighbours: tuple[tuple[str, int], ...]) -> str:
    shown = ", ".join(f"\u2068{show_alone(text)}\u2069 ({count})" for text, count in neighbours[:_MOST_NEIGHBOURS])
    return f"{shown} …" if len(neighbours) > _MOST_NEIGHBOURS else shown
