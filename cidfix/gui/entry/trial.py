"""What typing would do, tried at the place that is shown and anywhere else, and told in a sentence."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from cidfix.gui.glyphs.code_points import show_alone
from cidfix.gui.workbench import Stretch
from cidfix.recover.cues import find_glyph_range, format_line, locate, to_place
from cidfix.recover.decisions import Entry, Place
from cidfix.recover.trial import Trial
from cidfix.recovery import Recovery

SOURCE = "typed in the window"
_MOST_TOLD = 8  # letters named in a sentence

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Tried:
    """What `text` would do: at the `target` (None where there is none), and, where it does not fit there, anywhere."""

    recovery: Recovery
    text: str
    target: Stretch | None
    here: Trial | None
    anywhere: Trial | None

    @property
    def found(self) -> Trial | None:
        """The trial that found a certain place."""
        for trial in (self.here, self.anywhere):
            if trial is not None and trial.placed:
                return trial
        return None

    @property
    def choices(self) -> tuple[Stretch, ...]:
        """The places among which the user could choose, likeliest first; none where one is certain."""
        return () if self.found is not None or self.anywhere is None else self.anywhere.places

    @property
    def matches(self) -> tuple[Stretch, ...]:
        """The places to be shown."""
        if self.found is not None:
            return self.found.places[:1] if self.found is self.here else self.found.places
        return self.choices


def try_text(recovery: Recovery, text: str, target: Stretch | None) -> Tried:
    """Try what is typed; takes a few milliseconds, more in a long document."""
    here = None
    if target is not None:
        here = recovery.try_entry(Entry(text, find_place(recovery, target), SOURCE))
        if here.placed:
            return Tried(recovery, text, target, here, None)
    return Tried(recovery, text, target, here, recovery.try_entry(Entry(text, None, SOURCE)))


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
        where = (
            translate("Trial", "fits here")
            if found is tried.here
            else translate("Trial", "not here, but on line {}").format(_name_line(tried, found.places[0]))
            if tried.target is not None
            else translate("Trial", "one place: line {}").format(_name_line(tried, found.places[0]))
        )
        return " · ".join(part for part in (where, _describe_clash(tried, found), _describe_lesson(found)) if part)
    count = len(tried.choices)
    if count > 1:
        return _and_here(tried, translate("Trial", "{} places fit; choose with ↓").format(_name_count(count)))
    reason = tried.here.reason if tried.here is not None else tried.anywhere.reason if tried.anywhere else ""
    return translate("Trial", "nowhere yet: {}").format(reason)


def _name_count(count: int) -> str:
    return str(count) if count < _MOST_PLACES else translate("Trial", "{} or more").format(count)


_MOST_PLACES = 20  # as many as a trial names


def _and_here(tried: Tried, elsewhere: str) -> str:
    if tried.here is None:
        return elsewhere
    return translate("Trial", "not here: {} · elsewhere {}").format(tried.here.reason, elsewhere)


def _describe_lesson(trial: Trial) -> str:
    letters = list(dict.fromkeys(value for _, value in trial.teaches))
    if not trial.teaches:
        return translate("Trial", "teaches nothing new")
    named = " ".join(map(show_alone, letters[:_MOST_TOLD])) + (" …" if len(letters) > _MOST_TOLD else "")
    if len(trial.teaches) == 1:
        return translate("Trial", "teaches 1 letter: {}").format(named)
    return translate("Trial", "teaches {} letters: {}").format(len(trial.teaches), named)


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
