"""All about one glyph, or about several that are chosen: picture, value, why, proposals, and the words it stands in."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from cidfix.gui.actions import Command
from cidfix.gui.cards import describe_uses, make_note
from cidfix.gui.flow import Flow
from cidfix.gui.fonts import text_font
from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.glyph_picture import GlyphBox, GlyphPainter
from cidfix.gui.glyphs.code_points import describe_characters, show_alone
from cidfix.gui.glyphs.grid import GlyphGrid
from cidfix.gui.glyphs.proposal_rows import Answer, Offer, ProposalRows
from cidfix.gui.glyphs.value_editor import ValueEditor
from cidfix.gui.glyphs.value_words import explain_value, find_set, name_code
from cidfix.gui.glyphs.word_flow import WordFlow
from cidfix.gui.pictures import PagePictures
from cidfix.gui.workbench import SET_IN_WINDOW, Workbench
from cidfix.recover.decisions import Accept, Decision, Refuse, SetValue, SpaceIs
from cidfix.recover.values import State

_MOST_PICTURES = 10


class GlyphCard(QScrollArea):
    """The card of the glyph on the workbench, or of those chosen in the grid; the focus goes there and back."""

    left = Signal()
    """The user is done with the field: the focus may go back to where it came from."""

    def __init__(
        self,
        workbench: Workbench,
        pictures: PagePictures,
        art: GlyphArt,
        grid: GlyphGrid,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._painter = GlyphPainter(workbench, pictures, art)
        self._uses = grid.model.uses
        self.glyphs: tuple[int, ...] = ()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("The chosen letter"))
        self.letter = QLabel()
        self.letter.setFont(text_font(26.0))
        self.letter.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.points = make_note("")
        self.why = QLabel()
        self.why.setTextFormat(Qt.TextFormat.PlainText)
        self.why.setWordWrap(True)
        self.code = make_note("")
        self.editor = ValueEditor()
        self.space_button = QPushButton()
        self.space_button.setAutoDefault(False)
        self.editor.others.add(self.space_button)
        self.proposals = ProposalRows()
        self.words = WordFlow(workbench, pictures)
        self.hint = make_note(self.tr("Choose a letter in the grid, or click one on the page, to see all about it."))
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._body = QWidget()
        self._pictures = Flow(4)
        self._lay_out()
        self.editor.given.connect(self._set)
        self.editor.cleared.connect(self._clear)
        self.editor.left.connect(self._leave)
        self.space_button.clicked.connect(self._toggle_space)
        self.proposals.accepted.connect(lambda value: self._answer(Accept, value))
        self.proposals.refused.connect(lambda value: self._answer(Refuse, value))
        self.proposals.taken_back.connect(self._take_back)
        grid.chosen.connect(self.show_several)
        grid.value_wanted.connect(self.edit_value)
        self.left.connect(grid.list.setFocus)
        workbench.glyph_changed.connect(self._show_glyph)
        workbench.follow(self._recovered)
        self._show_glyph(workbench.glyph)

    def commands(self) -> tuple[Command, ...]:
        """What the keys do in the card."""
        words = self.tr("Set the value that was typed for the letter")
        return (Command("", words, ("Return",), "", self.editor.set_button.click, lambda: bool(self.glyphs)),)

    def show_several(self, glyphs: tuple[int, ...]) -> None:
        """Show these glyphs, to be given one value; the last of them is the current one."""
        if glyphs != self.glyphs:
            self.glyphs = glyphs
            self._begin()

    def edit_value(self) -> None:
        """Put the cursor into the value field."""
        if self.glyphs:
            self.editor.edit()
            self.ensureWidgetVisible(self.editor)

    def _lay_out(self) -> None:
        outside = QWidget()
        self.setWidget(outside)
        column = QVBoxLayout(outside)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.hint)
        column.addWidget(self._body)
        column.addStretch(1)
        inner = QVBoxLayout(self._body)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(8)
        self._top = top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        top.setSpacing(12)
        top.addWidget(self._pictures)
        facts = QVBoxLayout()
        facts.setSpacing(2)
        for label in (self.letter, self.points, self.why, self.code):
            facts.addWidget(label)
        facts.addStretch(1)
        top.addLayout(facts, 1)
        inner.addLayout(top)
        inner.addWidget(self.editor)
        inner.addWidget(self.proposals)
        inner.addWidget(self.words)

    def _show_glyph(self, glyph: int | None) -> None:
        self.glyphs = () if glyph is None else (glyph,)
        self._begin()

    def _begin(self) -> None:
        """Show other glyphs than before."""
        self.hint.setVisible(not self.glyphs)
        self._body.setVisible(bool(self.glyphs))
        self._pictures.clear()
        one = len(self.glyphs) == 1
        side = 84 if one else 40
        self._top.setDirection(QBoxLayout.Direction.LeftToRight if one else QBoxLayout.Direction.TopToBottom)
        for glyph in self.glyphs[:_MOST_PICTURES]:
            self._pictures.add(GlyphBox(self._painter, glyph, side))
        if self.glyphs:
            self._refresh()
            self._begin_editing()
            self.words.show_glyph(self.glyphs[-1])

    def _recovered(self) -> None:
        if self.glyphs:
            focus = QApplication.focusWidget()
            held = focus is not None and (self.proposals.isAncestorOf(focus) or focus is self.space_button)
            self._refresh()
            if not self.editor.field.isModified():
                self._begin_editing()
            if held:
                self.editor.edit()
            self.words.show_glyph(self.glyphs[-1])
            for box in self.findChildren(GlyphBox):
                box.update()

    def _begin_editing(self) -> None:
        values = {self._workbench.recovery.values[glyph].value for glyph in self.glyphs}
        common = values.pop() if len(values) == 1 else None
        several = self.tr("One value for all %n", "", len(self.glyphs))
        self.editor.show_value(common, several if len(self.glyphs) > 1 else "")
        self.editor.field.setModified(False)

    def _refresh(self) -> None:
        recovery = self._workbench.recovery
        glyph, one = self.glyphs[-1], len(self.glyphs) == 1
        value = recovery.values[glyph]
        space = value.state is State.SEPARATOR
        self.letter.setVisible(one)
        self.points.setVisible(one and bool(value.value))
        self.why.setText(explain_value(recovery, glyph) if one else self.tr("%n letters chosen", "", len(self.glyphs)))
        self.letter.setText("?" if value.value is None else show_alone(value.value) or self.tr("no text"))
        named = describe_characters(value.value or "")
        self.points.setText("\n".join(f"{point} {name.capitalize()}" for point, name in named))
        self.code.setVisible(one)
        self.code.setText(self._describe_code(glyph))
        self.editor.set_open(not (one and space))
        self.editor.clear_button.setVisible(bool(self._find_set()))
        self.space_button.setVisible(one)
        self.space_button.setText(self.tr("This is no space") if space else self.tr("This is a space"))
        self.proposals.show_offers(self._find_offers(glyph) if one else ())

    def _describe_code(self, glyph: int) -> str:
        recovery = self._workbench.recovery
        font, code = name_code(recovery, glyph)
        name = recovery.document.fonts[int(recovery.document.glyphs.font[glyph])].base_name
        where = f"{font} ({name})" if name else font
        uses = describe_uses(int(self._uses[glyph]))
        return self.tr("code {code} in {font} · {uses}").format(code=code, font=where, uses=uses)

    def _find_offers(self, glyph: int) -> tuple[Offer, ...]:
        """Proposals that are not in use for better reasons, and those that were answered."""
        font, code = name_code(self._workbench.recovery, glyph)
        value = self._workbench.recovery.values[glyph]
        answers: dict[str, Answer] = {}
        for decision in self._workbench.decisions:
            if isinstance(decision, Accept | Refuse) and (decision.font, decision.code) == (font, code):
                answers[decision.value] = Answer.ACCEPTED if isinstance(decision, Accept) else Answer.REFUSED
        certain = value.value if value.state in (State.TYPED, State.MAP, State.CONFLICT) else None
        offers = [
            Offer(proposal.value, proposal.reason, proposal.score, answers.pop(proposal.value, Answer.NONE))
            for proposal in value.proposals
            if proposal.value != certain or proposal.value in answers
        ]
        return (*offers, *(Offer(letter, "", 0.0, answer) for letter, answer in answers.items()))

    def _find_set(self) -> tuple[Decision, ...]:
        names = (name_code(self._workbench.recovery, glyph) for glyph in self.glyphs)
        return tuple(found for name in names for found in find_set(self._workbench.decisions, *name))

    def _set(self, value: str) -> None:
        recovery = self._workbench.recovery
        names = [name_code(recovery, glyph) for glyph in self.glyphs if glyph not in recovery.spaces]
        self._say(*(SetValue(font, code, value, None, SET_IN_WINDOW) for font, code in names))
        self.editor.field.setModified(False)
        self.left.emit()

    def _clear(self) -> None:
        self._workbench.take_back(*self._find_set())
        self.editor.field.setModified(False)

    def _leave(self) -> None:
        self._begin_editing()
        self.left.emit()

    def _toggle_space(self) -> None:
        glyph = self.glyphs[-1]
        font, code = name_code(self._workbench.recovery, glyph)
        self._say(SpaceIs(font, code, glyph not in self._workbench.recovery.spaces, SET_IN_WINDOW))

    def _answer(self, answer: type[Accept] | type[Refuse], value: str) -> None:
        font, code = name_code(self._workbench.recovery, self.glyphs[-1])
        self._say(answer(font, code, value, SET_IN_WINDOW))

    def _take_back(self, value: str) -> None:
        named = (*name_code(self._workbench.recovery, self.glyphs[-1]), value)
        answers = (d for d in self._workbench.decisions if isinstance(d, Accept | Refuse))
        self._workbench.take_back(*(d for d in answers if (d.font, d.code, d.value) == named))

    def _say(self, *said: Decision) -> None:
        self._workbench.restate(*said)
