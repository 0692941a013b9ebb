"""The triage: a card for each font of the document, those that make up most of the text first."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cidfix.gui.cards import CardArea, make_heading, make_note
from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.glyph_picture import GlyphPainter
from cidfix.gui.pictures import PagePictures
from cidfix.gui.tasks import Stop
from cidfix.gui.triage.font_card import FontCard
from cidfix.gui.triage.font_samples import FontSample, find_font_samples
from cidfix.gui.wording import has_text
from cidfix.gui.workbench import SET_IN_WINDOW, Workbench
from cidfix.recover.decisions import Recover, Trust

_AT_ONCE = 30


class FontCards(CardArea):
    """All fonts; `guesses` is the place for what else is guessed of the document, above them."""

    def __init__(
        self, workbench: Workbench, pictures: PagePictures, art: GlyphArt, parent: QWidget | None = None
    ) -> None:
        super().__init__(QCoreApplication.translate("FontCards", "Fonts of the document"), parent)
        self._workbench = workbench
        self._glyphs = GlyphPainter(workbench, pictures, art)
        recovery = workbench.recovery
        self._verdicts = sorted(recovery.verdicts, key=lambda verdict: -verdict.share)
        self._samples: dict[int, FontSample] = {}
        self._sampled: object = None
        self.cards: list[FontCard] = []
        nothing = self.tr("This document draws no text with fonts, so there is nothing to recover.")
        self.guesses = QVBoxLayout()
        self.guesses.setSpacing(0)  # what has nothing to say takes no room
        self.header.addLayout(self.guesses)
        self.header.addWidget(make_heading(self.tr("Fonts")))
        self.header.addWidget(make_note(self._introduce() if self._verdicts else nothing))
        self.more_button.clicked.connect(self.show_more)
        self.show_more()
        workbench.follow(self._recovered)
        self._recovered()

    def show_more(self) -> None:
        """Show the cards of more fonts."""
        for verdict in self._verdicts[len(self.cards) : len(self.cards) + _AT_ONCE]:
            card = FontCard(self._glyphs, verdict)
            card.trusted.connect(lambda yes, card=card: self._trust(card, yes))
            card.sample_clicked.connect(lambda card=card: self._show_on_page(card))
            if verdict.font in self._samples:
                card.show_sample(self._samples[verdict.font])
            self.card_column.addWidget(card)
            self.cards.append(card)
        left = len(self._verdicts) - len(self.cards)
        self.more_button.setVisible(left > 0)
        self.more_button.setText(self.tr("Show more fonts ({} left)").format(left))

    def _introduce(self) -> str:
        if not has_text(self._workbench.recovery):
            return self.tr("There is no text in this PDF, so there is nothing to recover.")
        if all(verdict.verdict == "fine" for verdict in self._verdicts):
            return self.tr("Each font says rightly what its letters are. The text can be exported as it is.")
        return self.tr(
            "A font can say what its letters are. Where that is missing or wrong, cidfix learns them from what you "
            "type. Change what was guessed here if it is not so."
        )

    def _recovered(self) -> None:
        recovery = self._workbench.recovery
        for card in self.cards:
            card.refresh(recovery)
        if recovery.layout is not self._sampled:
            self._sampled = recovery.layout

            def find(stop: Stop) -> dict[int, FontSample]:
                stop.check()
                return find_font_samples(recovery)

            self._workbench.tasks.run("samples", find, self._show_samples, lambda _error: None)

    def _show_samples(self, samples: dict[int, FontSample]) -> None:
        self._samples = samples
        for card in self.cards:
            if card.verdict.font in samples:
                card.show_sample(samples[card.verdict.font])

    def _trust(self, card: FontCard, yes: bool) -> None:
        decision = (Trust if yes else Recover)(card.font_read.name, SET_IN_WINDOW)
        self._workbench.restate(decision)

    def _show_on_page(self, card: FontCard) -> None:
        self._workbench.light((self._samples[card.verdict.font].stretch,))
