"""What waits for the user besides conflicts: instructions that contradict one another, and words without a place."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from cidfix.gui.cards import Card, make_heading, make_note
from cidfix.gui.cut_outs import CutOut, find_cut
from cidfix.gui.flow import Flow
from cidfix.gui.glyph_picture import GlyphBox, GlyphPainter
from cidfix.gui.pictures import PagePictures
from cidfix.gui.wording import describe_decision, find_letter, name_letter, to_sentence
from cidfix.layout import Layout
from cidfix.recover.contradictions import Contradiction
from cidfix.recover.cues import format_token, to_place
from cidfix.recover.decisions import Entry
from cidfix.recover.placing import Pending
from cidfix.recover.settle import Change
from cidfix.recovery import Recovery

_MOST_PLACES = 8
_HEIGHT = 30  # pixels of the writing


class ContradictionCard(Card):
    """Instructions of which none is followed until one is taken back."""

    settled = Signal(object)
    """The change that takes one back."""

    def __init__(self, glyphs: GlyphPainter, contradiction: Contradiction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        recovery = glyphs.workbench.recovery
        self.column.addWidget(make_note(self.tr("These contradict one another; none is followed until one is gone.")))
        self.buttons: list[QPushButton] = []
        for decision in dict.fromkeys(contradiction.decisions):
            row = QHBoxLayout()
            row.setSpacing(8)
            words = describe_decision(recovery, decision)
            if (glyph := find_letter(recovery, decision)) is not None:
                row.addWidget(GlyphBox(glyphs, glyph, 30), 0, Qt.AlignmentFlag.AlignTop)
            heading = make_heading(words)
            heading.setToolTip(name_letter(recovery, decision))
            row.addWidget(heading, 1)
            button = QPushButton(self.tr("Take back"))
            button.setAutoDefault(True)
            button.setAccessibleName(self.tr("Take back: {}").format(words))
            button.clicked.connect(lambda _=False, d=decision: self.settled.emit(Change((d,), ())))
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
            self.column.addLayout(row)
            self.buttons.append(button)

    @property
    def take_back(self) -> QPushButton:
        """The first of the buttons."""
        return self.buttons[0]


class PendingCard(Card):
    """Words that have no place yet, with the places they might have."""

    settled = Signal(object)
    """The change that gives them a place, or takes them back."""

    place_clicked = Signal(object)

    def __init__(
        self, recovery: Recovery, pictures: PagePictures, pending: Pending, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.pending = pending
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(make_heading(f"“\u2068{pending.entry.text}\u2069”"), 1)
        self.take_back = QPushButton(self.tr("Take back"))
        self.take_back.setAutoDefault(True)
        self.take_back.setAccessibleName(self.tr("Take back: {}").format(pending.entry.text))
        self.take_back.clicked.connect(lambda: self.settled.emit(Change((pending.entry,), ())))
        row.addWidget(self.take_back, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(row)
        self.column.addWidget(make_note(to_sentence(pending.reason)))
        self.cut_outs: list[CutOut] = []
        if not pending.places:
            return
        given = pending.entry.place is not None
        hint = self.tr("It was typed for this place:") if given else self.tr("Click the place where it stands:")
        self.column.addWidget(make_note(hint))
        flow = Flow(8)
        for token in pending.places[:_MOST_PLACES]:
            stretch = find_word_stretch(recovery.layout, token, len(pending.entry.text.split()))
            cut = find_cut(recovery.document, recovery.layout, stretch, ())
            cut_out = CutOut(pictures, cut, _HEIGHT, format_token(recovery.layout, token))
            if given:
                cut_out.clicked.connect(lambda _=False, s=stretch: self.place_clicked.emit(s))
            else:
                placed = replace(pending.entry, place=to_place(recovery.layout, *stretch))
                cut_out.clicked.connect(lambda _=False, e=placed: self._give_place(e))
                cut_out.setToolTip(self.tr("It stands here, on page {}").format(cut.page))
            flow.add(cut_out)
            self.cut_outs.append(cut_out)
        self.column.addWidget(flow)

    def _give_place(self, placed: Entry) -> None:
        self.settled.emit(Change((self.pending.entry,), (placed,)))


def find_word_stretch(layout: Layout, token: int, words: int) -> tuple[int, int]:
    """The stretch of so many words from a token on, or to the end of the text."""
    last = min(token + max(words, 1), len(layout.token_start) - 1)
    return int(layout.token_start[token]), int(layout.token_start[last])
