"""What typing would do, tried at the place that is shown and anywhere else, and told in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from cidfix.gui.glyphs.code_points import show_alone
from cidfix.gui.workbench import Stretch
from cidfix.recover.comparison import Comparison, Difference, Slip
from cidfix.recover.cues import find_glyph_range, format_line, locate, to_place
from cidfix.recover.decisions import Entry, Place
from cidfix.recover.retyping import is_as_long, to_retyped
from cidfix.recover.settle import Change
from cidfix.recover.trial import Trial
from cidfix.recovery import Recovery

SOURCE = "typed in the window"
_MOST_TOLD = 8  # letters named in a sentence
_MOST_PLACES = 20  # as many as a trial names

translate = QCoreApplication.translate


class Ground:
    """What is typed at a `target` (None where there is none) is tried on: a recovery without what it would replace."""

    def __init__(self, recovery: Recovery, target: Stretch | None) -> None:
        self.recovery = recovery
        self.target = target
        self._without: dict[tuple[Entry, ...], Recovery] = {(): recovery}

    def find_without(self, entries: tuple[Entry, ...]) -> Recovery:
        """The recovery without some entries, computed once for all that is typed here."""
        if entries not in self._without:
            self._without[entries] = self.recovery.apply_change(Change(entries, ()))
        return self._without[entries]


@dataclass(frozen=True, slots=True)
class Tried:
    """What `text` would do: at the `target` (None where there is none), and, where it does not fit there, anywhere.

    `beside` compares it with what stands at the target.
    """

    recovery: Recovery
    text: str
    target: Stretch | None
    here: Trial | None
    beside: Comparison | None
    anywhere: Trial | None

    @property
    def is_begun(self) -> bool:
        """Whether it may be the beginning of what stands at the target, and nothing known speaks against that."""
        return self.beside is not None and self.beside.is_begun and not self.beside.differences

    @property
    def is_short(self) -> bool:
        """Whether it takes all of the target with fewer letters than seem to stand there: some in several pieces."""
        if self.here is None or self.beside is None or not self.here.placed:
            return False
        return self.beside.is_begun and self.here.places[0] == self.target

    @property
    def found(self) -> Trial | None:
        """The trial that found a certain place; what may go on at the target is not taken for something elsewhere."""
        if self.here is not None and self.here.placed and not (self.is_short and self.here.contradicts):
            return self.here
        if self.anywhere is not None and self.anywhere.placed and not self.is_begun:
            return self.anywhere
        return None

    @property
    def choices(self) -> tuple[Stretch, ...]:
        """The places among which the user could choose, likeliest first; none where one is certain."""
        if self.found is not None or self.anywhere is None or (self.target is not None and self.nearest is not None):
            return ()
        return self.anywhere.places

    @property
    def matches(self) -> tuple[Stretch, ...]:
        """The places to be shown: none but the target while what stands there is being typed."""
        if self.found is not None:
            return self.found.places[:1] if self.found is self.here else self.found.places
        return () if self.is_begun or self.nearest is not None else self.choices

    @property
    def nearest(self) -> Stretch | None:
        """The place that comes closest, where none fits."""
        if self.anywhere is None or self.anywhere.placed or len(self.anywhere.places) != 1:
            return None
        place = self.anywhere.places[0]
        return place if self.recovery.compare_typed(self.text, place).differences else None


def try_text(ground: Ground, text: str) -> Tried:
    """Try what is typed; takes a few milliseconds, more in a long document or where it replaces something."""
    recovery, target = ground.recovery, ground.target
    here = beside = None
    if target is not None:
        replaces = recovery.find_retyped(text, target)
        without = ground.find_without(replaces)
        beside = without.compare_typed(text, target)
        entry = Entry(text, find_place(recovery, target), SOURCE)
        if is_as_long(beside, replaces):
            here = to_retyped(without.try_entry(entry), replaces, recovery.learned.known)
        else:
            here = recovery.try_entry(entry)
        tried = Tried(recovery, text, target, here, beside, None)
        if tried.found is not None:
            return tried
    return Tried(recovery, text, target, here, beside, recovery.try_entry(Entry(text, None, SOURCE)))


def find_place(recovery: Recovery, target: Stretch) -> Place:
    """The place of a target; a line of several words is named as a line, of which fewer words may be typed."""
    layout = recovery.layout
    place = to_place(layout, *target)
    if place.token == 1:
        _, line = locate(layout, target[0])
        several = layout.line_start[line + 1] - layout.line_start[line] > 1
        if several and find_glyph_range(layout, line) == target:
            return Place(place.page, place.line, None, None)
    return place


def describe_tried(tried: Tried) -> str:
    """What typing would do, or why it would do nothing, in one line."""
    found = tried.found
    if found is not None:
        parts = (*_describe_found(tried, found), _describe_lesson(found), _describe_double(tried, found))
        return " · ".join(part for part in parts if part)
    if tried.is_begun and tried.beside is not None:
        words = translate("Trial", "fits so far · {} of %n letters typed", "", tried.beside.whole)
        return words.format(tried.beside.typed)
    here = "" if tried.beside is None else _describe_misfit(tried.beside)
    return " · ".join(part for part in (here, _describe_elsewhere(tried)) if part)


def _describe_found(tried: Tried, found: Trial) -> tuple[str, ...]:
    clash, beside = _describe_clash(tried, found), tried.beside
    if beside is None:
        return translate("Trial", "one place: line {}").format(_name_line(tried, found.places[0])), clash
    if found is not tried.here:
        where = translate("Trial", "not here, but on line {}").format(_name_line(tried, found.places[0]))
        return where, clash
    if tried.is_short:
        words = translate("Trial", "{} of %n letters typed; if that is all of it, it fits", "", beside.whole)
        return words.format(beside.typed), clash
    fits = translate("Trial", "fits here")
    if beside.slip is not None:
        fits = translate("Trial", "fits here, but {}").format(_describe_slip(beside.slip))
    return fits, _describe_replaced(found), clash


def _describe_replaced(found: Trial) -> str:
    if found.says_nothing:
        return ""  # it will not be learned
    return ", ".join(translate("Trial", "replaces “{}”").format(entry.text) for entry in found.replaces)


def _describe_misfit(beside: Comparison) -> str:
    """Why words do not fit at the target."""
    if beside.slip is not None:
        return translate("Trial", "not here: {}").format(_describe_slip(beside.slip))
    if beside.misfit is not None:
        word, there = beside.misfit
        if there == 0:
            return translate("Trial", "not here: nothing stands where you typed “{}”").format(word)
        if there == 1:
            return translate("Trial", "not here: where you typed “{}” stands 1 letter").format(word)
        return translate("Trial", "not here: where you typed “{}” stand %n letters", "", there).format(word)
    if beside.differences:
        return translate("Trial", "not here: {}").format(_describe_difference(beside.differences[0]))
    return translate("Trial", "not here")


def _describe_slip(slip: Slip) -> str:
    match slip:
        case Slip(missing=True, letter=0):
            words = translate("Trial", "a letter seems to be missing in “{}”")
        case Slip(missing=True, letter=1):
            words = translate("Trial", "a letter seems to be missing at the beginning of “{}”")
        case Slip(missing=True):
            words = translate("Trial", "a letter seems to be missing in “{}” after letter {}")
        case Slip(letter=0):
            words = translate("Trial", "there seems to be a letter too many in “{}”")
        case _:
            words = translate("Trial", "there seems to be a letter too many in “{}”: letter {}")
    return words.format(slip.word, slip.letter - slip.missing)


def _describe_difference(difference: Difference) -> str:
    known, typed = show_alone(difference.known) or "–", show_alone(difference.typed)
    if difference.same_as:
        words = translate("Trial", "letter {} of “{}” is drawn as the {} before, and you typed {}")
        return words.format(difference.letter, difference.word, known, typed)
    words = translate("Trial", "letter {} of “{}” is known as {} there, and you typed {}")
    return words.format(difference.letter, difference.word, known, typed)


def _describe_elsewhere(tried: Tried) -> str:
    """Where what has no certain place may stand."""
    count = len(tried.choices)
    if count > 1:
        return _describe_choices(count, anew=tried.target is None)
    if tried.target is None and tried.nearest is not None:
        return _describe_nearest(tried, tried.nearest)
    if count == 1:
        words = translate("Trial", "perhaps on line {} (↓ shows it); type a word beside it to be certain")
        return words.format(_name_line(tried, tried.choices[0]))
    if tried.target is None:
        return translate("Trial", "no place has words of these lengths")
    return translate("Trial", "no other place fits")


def _describe_nearest(tried: Tried, nearest: Stretch) -> str:
    layout = tried.recovery.layout
    line = locate(layout, nearest[0])[1]
    beside = tried.recovery.compare_typed(tried.text, nearest)
    slip = beside.slip
    why = _describe_difference(beside.differences[0]) if slip is None else _describe_slip(slip)
    words = translate("Trial", "close to line {} on page {} (↓ shows it), but {}")
    return words.format(int(layout.number[line]), int(layout.page[line]), why)


def _describe_choices(count: int, *, anew: bool) -> str:
    """That there are several places: `anew`, or beside the one that words were typed for."""
    if anew and count < _MOST_PLACES:
        return translate("Trial", "%n places fit; choose with ↓", "", count)
    if anew:
        return translate("Trial", "%n or more places fit; choose with ↓", "", count)
    if count < _MOST_PLACES:
        return translate("Trial", "%n other places fit; choose with ↓", "", count)
    return translate("Trial", "%n or more other places fit; choose with ↓", "", count)


def _describe_lesson(trial: Trial) -> str:
    letters = list(dict.fromkeys(value for _, value in trial.teaches))
    corrected = ", ".join(
        translate("Trial", "{} instead of {}").format(show_alone(typed) or "–", show_alone(before) or "–")
        for _, before, typed in trial.corrects[:_MOST_TOLD]
    )
    return " · ".join(part for part in (corrected, _describe_taught(trial, letters)) if part)


def _describe_taught(trial: Trial, letters: Sequence[str]) -> str:
    if trial.says_nothing:
        return translate("Trial", "teaches nothing new: what is open stays open")
    if not trial.teaches:
        return "" if trial.corrects else translate("Trial", "teaches nothing new")
    named = " ".join(map(show_alone, letters[:_MOST_TOLD])) + (" …" if len(letters) > _MOST_TOLD else "")
    if len(trial.teaches) == 1:
        return translate("Trial", "teaches 1 letter: {}").format(named)
    return translate("Trial", "teaches %n letters: {}", "", len(trial.teaches)).format(named)


def _describe_double(tried: Tried, trial: Trial) -> str:
    """That a letter to be learned stands for another shape already, which may be the wrong one of the two."""
    if not trial.doubles:
        return ""
    _, other, value = trial.doubles[0]
    position = int(tried.recovery.find_uses(other)[0])
    words = translate("Trial", "{} already stands for another shape, as on line {}")
    return words.format(show_alone(value), _name_line(tried, (position, position + 1)))


def _describe_clash(tried: Tried, trial: Trial) -> str:
    if not trial.contradicts:
        return ""
    _, known, typed = trial.contradicts[0]
    words = translate("Trial", "contradicts: you typed {} where {} is known ({})")
    line = _name_line(tried, trial.places[0])
    said = words.format(show_alone(typed) or "–", show_alone(known) or "–", line)
    more = len(trial.contradicts) - 1
    return said if not more else translate("Trial", "{} and {} more").format(said, more)


def _name_line(tried: Tried, stretch: Stretch) -> str:
    layout = tried.recovery.layout
    return format_line(layout, locate(layout, stretch[0])[1])
