"""The line in which the user types what she sees: the heart of the window.

What she types is tried at once; Enter does what is announced and goes on to what teaches most next.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from cidfix.errors import CidfixError
from cidfix.gui.actions import Command
from cidfix.gui.engine import say
from cidfix.gui.entry.alike import SIDE, AlikeSigns
from cidfix.gui.entry.asking import describe_asked
from cidfix.gui.entry.field import TypedField
from cidfix.gui.entry.lesson import Lesson
from cidfix.gui.entry.letter_names import describe_letter
from cidfix.gui.entry.offered import offer_words
from cidfix.gui.entry.place_chooser import PlaceChooser
from cidfix.gui.entry.status_line import StatusLine
from cidfix.gui.entry.target_picture import TargetPicture
from cidfix.gui.entry.trial import SOURCE, Ground, Tried, describe_tried, find_place, try_text
from cidfix.gui.fonts import find_font_hint, find_makeshift, find_missing, text_font
from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.glyph_picture import GlyphPainter
from cidfix.gui.icons import icon
from cidfix.gui.lines.walking import find_next_line
from cidfix.gui.pictures import PagePictures
from cidfix.gui.tasks import Stop
from cidfix.gui.wording import describe_place
from cidfix.gui.workbench import Stretch, Workbench
from cidfix.recover.decisions import OPEN, Entry
from cidfix.recover.settle import Change
from cidfix.recover.trial import Trial
from cidfix.recover.typed import find_letters
from cidfix.recovery import Recovery

_FIELD_POINTS = 15.0


class TypingLine(QWidget):
    """Types at the target of a workbench, or anywhere where there is none."""

    matched = Signal(object)
    """The stretches that what is typed fits: a tuple of them."""

    draft_changed = Signal(str)
    """The text that is not learned yet is another."""

    def __init__(
        self, workbench: Workbench, pictures: PagePictures, art: GlyphArt, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._tried: Tried | None = None
        self._ground = Ground(workbench.recovery, workbench.target)
        self._asked: bool | None = None  # Enter was pressed before the trial was done; True to keep it in any case
        self._leaves: Stretch | None = None  # the target to go on from, once there are suggestions
        self._goes_on = workbench.target is None
        self._recovery = workbench.recovery
        self._has_holes = False  # in what is decoded at the target
        self.picture = TargetPicture(workbench, pictures, art, self)
        self.field = TypedField()
        self.status = StatusLine()
        self.alike = AlikeSigns(self)
        self.lesson = Lesson(GlyphPainter(workbench, pictures, art), self)
        self.button = QPushButton()
        self.chooser = PlaceChooser(workbench, pictures, self.field)
        self._place = QLabel()
        self._lay_out()
        self.setFocusProxy(self.field)
        self._connect()
        self._retarget(workbench.target)
        if workbench.suggestions_ready:
            self._go_on()

    def _lay_out(self) -> None:
        question = QLabel(self.tr("What do you see?"))
        bold = question.font()
        bold.setBold(True)
        question.setFont(bold)
        question.setBuddy(self.field)
        self._place.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.field.setFont(text_font(_FIELD_POINTS))
        self.field.setAccessibleName(self.tr("What do you see?"))
        self.field.setClearButtonEnabled(True)
        self.button.setIcon(icon("learn"))
        self.button.setMinimumWidth(96)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        heading = QHBoxLayout()
        heading.setSpacing(12)
        heading.addWidget(question)
        heading.addWidget(self._place)
        heading.addStretch(1)
        heading.addWidget(self.alike)
        heading.addStrut(SIDE)  # as high without signs as with them: nothing below moves when they come
        entry = QHBoxLayout()
        entry.setSpacing(8)
        entry.addWidget(self.field, 1)
        entry.addWidget(self.button)
        below = QHBoxLayout()
        below.setSpacing(12)
        below.addWidget(self.status, 1)
        below.addWidget(self.lesson)
        column = QVBoxLayout()
        column.setSpacing(2)
        for row in (heading, entry, below):
            column.addLayout(row)
        across = QHBoxLayout(self)
        across.setContentsMargins(8, 6, 8, 6)
        across.setSpacing(12)
        across.addWidget(self.picture, 0)
        across.addLayout(column, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _connect(self) -> None:
        workbench = self._workbench
        self.field.textChanged.connect(self._retype)
        self.field.learn_wanted.connect(self.learn)
        self.field.take_over_wanted.connect(self.take_over)
        self.field.walk_wanted.connect(self._walk)
        self.field.leave_wanted.connect(lambda: workbench.aim(None))
        self.field.undo_wanted.connect(workbench.undo)
        self.field.redo_wanted.connect(workbench.redo)
        self.alike.chosen.connect(self._exchange)
        self.status.clicked.connect(self._open_chooser)
        self.button.clicked.connect(lambda: self.learn(False))
        self.chooser.chosen.connect(self._choose)
        workbench.target_changed.connect(self._retarget)
        workbench.recovered.connect(self._recover)
        workbench.suggested.connect(self._go_on)

    @property
    def draft(self) -> str:
        """What is typed and not learned yet."""
        return self.field.text()

    def set_draft(self, text: str) -> None:
        """Begin with this text, as it was left."""
        self.field.setText(text)

    def insert(self, text: str) -> None:
        """Put text at the cursor, as if it were typed, and give the field the focus."""
        self.field.type_text(text)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_over(self) -> None:
        """Put what is decoded at the target into the field, and what is proposed, to have what is open filled."""
        target = self._workbench.target
        if target is not None:
            offered = offer_words(self._workbench.recovery, target)
            self.field.take_over(offered.text, offered.proposed)
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def learn(self, keep: bool) -> None:
        """Learn what is typed, or say why not; with `keep` it is kept even where it has no place yet.

        With nothing typed, go on to the next suggestion.
        """
        if self.field.is_composing:
            return
        if not self.field.text().strip():
            self._aim_at_next(1)
            return
        tried = self._tried
        if tried is None or self._workbench.is_behind:  # it is tried anew, where lines may be cut elsewhere
            self._asked = keep
        elif tried.found is not None and tried.found.says_nothing:
            self.status.say(self.tr("The hole is still open: type its letter, or Esc and ⏎ to go on without it"))
        elif tried.found is not None:
            self._learn(tried.found)
        elif keep:
            self._workbench.decide(Entry(tried.text, None, SOURCE))
            self._finish(self.tr("Kept: it is tried again as letters become known"))
        elif tried.is_begun:
            more = self.tr("type the rest, or see with ↓ where else it fits")
            self._say_tried(tried, more if tried.choices else self.tr("type the rest"))
        elif tried.choices and tried.nearest is None:
            self.chooser.open(tried.choices)
        else:
            self._say_tried(tried, self.tr("Ctrl+⏎ keeps it anyway"))

    def commands(self) -> tuple[Command, ...]:
        """What can be told to the typing line."""
        workbench, field = self._workbench, self.field
        has_target = lambda: workbench.target is not None  # noqa: E731
        has_text = lambda: bool(field.text())  # noqa: E731
        always = lambda: True  # noqa: E731
        has_suggestions = lambda: bool(workbench.suggestions)  # noqa: E731
        menu = QCoreApplication.translate("Menus", "&Recover")
        return (
            Command(menu, self.tr("Next to type"), ("F6",), "next", lambda: self._aim_at_next(1), has_suggestions),
            Command(
                menu,
                self.tr("Back to the one before"),
                ("Shift+F6",),
                "previous",
                lambda: self._aim_at_next(-1),
                has_suggestions,
            ),
            Command(menu, self.tr("Take the letters over"), ("Ctrl+T",), "take-over", self.take_over, has_target),
            Command(menu, self.tr("Say what the letter is"), ("F9",), "info", self.describe_character, has_text),
            Command(menu, self.tr("Code point to letter"), ("Ctrl+Shift+X",), "", field.convert_hex, has_text),
            Command(
                menu,
                self.tr("Another sign that looks the same"),
                ("Ctrl+Shift+A",),
                "",
                self.alike.choose_next,
                lambda: bool(self.alike.words),
            ),
            Command("", self.tr("Typing: learn, or go on"), ("Return",), "", lambda: self.learn(False), lambda: True),
            Command(
                "", self.tr("Typing: keep without a place"), ("Ctrl+Return",), "", lambda: self.learn(True), has_text
            ),
            Command(
                "", self.tr("Typing: line below, or the places that fit"), ("Down",), "", lambda: self._walk(1), always
            ),
            Command("", self.tr("Typing: line above"), ("Up",), "", lambda: self._walk(-1), lambda: True),
            Command("", self.tr("Typing: take over, in the empty field"), ("Tab",), "", self.take_over, has_target),
            Command("", self.tr("Typing: clear, then leave the place"), ("Escape",), "", field.clear, has_text),
        )

    def describe_character(self) -> None:
        """Say which characters the letter before the cursor is made of."""
        letters = find_letters(self.field.text()[: self.field.cursorPosition()])
        if letters:
            self.status.say(describe_letter(letters[-1]))

    def _retype(self, text: str) -> None:
        self.draft_changed.emit(text)
        self._asked = None
        self.picture.show_text(text)
        self._show_alike()
        self._name_button()
        self._try()

    def _try(self) -> None:
        """Try what is typed; what was tried before does not count any more."""
        self._tried = None
        text = " ".join(self.field.text().split())
        recovery, target = self._workbench.recovery, self._workbench.target
        if self._ground.recovery is not recovery or self._ground.target != target:
            self._ground = Ground(recovery, target)
        ground = self._ground
        if not text:
            self._workbench.tasks.cancel("trial")
            self._show_nothing()
            return

        def work(stop: Stop) -> Tried:
            stop.check()
            return try_text(ground, text)

        self._workbench.tasks.run("trial", work, self._show, self._refuse)

    def _show(self, tried: Tried) -> None:
        self._tried = tried
        font = self.field.font()
        odd = find_missing(tried.text, font) or find_makeshift(tried.text, font)
        self._say_tried(tried, find_font_hint(odd) if odd else "")
        self.lesson.show_trial(tried.found)
        self.matched.emit(tried.matches)
        self._name_button()
        if self._asked is not None:
            asked, self._asked = self._asked, None
            self.learn(asked)

    def _say_tried(self, tried: Tried, more: str) -> None:
        words = " · ".join(part for part in (describe_tried(tried), more) if part)
        self.status.say(words, leads_on=bool(tried.choices))

    def _show_alike(self) -> None:
        self.alike.show_text(self.field.text(), (value.value for value in self._workbench.recovery.values))

    def _exchange(self, old: str, new: str) -> None:
        self.field.exchange(old, new)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _refuse(self, error: CidfixError) -> None:
        self._asked = None
        self.status.say(f"{say(error.what)}; {say(error.remedy)}")

    def _show_nothing(self) -> None:
        self.lesson.show_trial(None)
        self.matched.emit(())
        self.status.say(describe_asked(self._workbench))
        self._name_button()

    def _learn(self, found: Trial) -> None:
        if found.entry in self._workbench.decisions and set(found.replaces) <= {found.entry}:
            self.field.setText("")
            self._aim_at_next(1)
            return
        change = Change(found.replaces, (found.entry,))
        count = len(found.teaches)
        if found.replaces:
            said = self.tr("Corrected: “{}”").format(found.entry.text)
        elif count == 1:
            said = self.tr("Learned 1 letter")
        else:
            said = self.tr("Learned %n letters", "", count) if count else self.tr("Learned nothing new")
        self._workbench.apply(change)
        self._finish(said)

    def _finish(self, words: str) -> None:
        """Clear the field, and go on as soon as it is known where to."""
        self._go_on_from(self._workbench.target)
        self.field.setText("")  # and with it what could be undone in the field
        self.status.say(words)

    def _recover(self, recovery: Recovery) -> None:
        had_holes, self._recovery = self._has_holes, recovery
        self._name_target()
        self._show_alike()
        if had_holes and not self._has_holes:
            self._go_on_from(self._workbench.target)  # all of it became known
        if self.field.text().strip():
            self._try()

    def _go_on_from(self, target: Stretch | None) -> None:
        """Leave a target for the first suggestion, as soon as there are suggestions."""
        self._leaves, self._goes_on = target, True

    def _go_on(self) -> None:
        """The suggestions are there: aim at the first, unless the user went elsewhere or types already."""
        workbench = self._workbench
        if workbench.is_behind:
            return  # suggestions of before; newer ones will come
        if self._goes_on and workbench.target == self._leaves and not self._is_busy():
            if workbench.suggestions:
                workbench.aim_at_next()
            else:
                workbench.aim(None)
        self._goes_on, self._leaves = False, None
        if not self._is_busy():
            self.status.say(describe_asked(workbench))
            self._name_button()

    def _is_busy(self) -> bool:
        return bool(self.field.text()) or self.field.is_composing

    def _aim_at_next(self, step: int) -> None:
        self._workbench.light(())
        self._workbench.aim_at_next(step)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)  # what is asked for is typed here

    def _walk(self, step: int) -> None:
        """Aim at the line below or above; or choose among places."""
        if step > 0 and self._open_chooser():
            return
        workbench = self._workbench
        target = workbench.target
        line = None if target is None else workbench.find_line(target[0])
        beside = find_next_line(workbench.recovery.layout, workbench.recovery.line_progress.lines, line, step)
        if beside is not None:
            workbench.aim(beside)

    def _open_chooser(self) -> bool:
        """Show the places that what is typed may stand at; False where there are none to choose from."""
        if self._tried is None or not self._tried.choices:
            return False
        self.chooser.open(self._tried.choices)
        return True

    def _choose(self, place: Stretch) -> None:
        self._workbench.light(())
        self._workbench.aim(place)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _retarget(self, target: Stretch | None) -> None:
        if target is None and self._workbench.recovery is not self._recovery:
            self._go_on_from(None)  # nobody left it: it does not stand any more as lines are cut now
        self._name_target()
        self._try()

    def _name_target(self) -> None:
        workbench = self._workbench
        if workbench.target is None:
            self._place.setText("")
            self.field.setPlaceholderText("")
            self._has_holes = False
            return
        self._has_holes = OPEN in workbench.recovery.decode_open(*workbench.target)
        self._place.setText(describe_place(find_place(workbench.recovery, workbench.target)))
        offered = offer_words(workbench.recovery, workbench.target).text
        self.field.setPlaceholderText(offered if offered.replace(OPEN, "").strip() else "")

    def _name_button(self) -> None:
        has_text = bool(self.field.text().strip())
        self.button.setText(self.tr("Learn") if has_text else self.tr("Next"))
        self.button.setEnabled(has_text or bool(self._workbench.suggestions))
        self.button.setToolTip(
            self.tr("Learn what is typed (Enter)") if has_text else self.tr("Go on to what teaches most (Enter)")
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.picture.setFixedWidth(self.width() * 40 // 100)  # whatever it shows, the field stays where it is
