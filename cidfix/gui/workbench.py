"""The open document, its decisions and what follows from them: the one road on which the window changes anything.

Views never change a recovery; they ask the workbench to decide, undo or light something, and draw what its signals
bring. A change is shown in the history at once, computed on a thread, and reaches the views as a recovery whose
values are all computed already.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from typing import TypeAlias

import numpy as np
from PySide6.QtCore import QObject, Signal

from cidfix.errors import CidfixError
from cidfix.gui.tasks import Stop, Tasks
from cidfix.gui.turns import Turns
from cidfix.pdf.document import Ints
from cidfix.recover.cues import find_again, is_whole, locate
from cidfix.recover.decisions import Decision, Entry
from cidfix.recover.moments import format_moment, read_clock, stamp
from cidfix.recover.restate import restate
from cidfix.recover.settle import Change, apply_change
from cidfix.recover.values import Accept
from cidfix.recover.wanted import Suggestion
from cidfix.recovery import Recovery
from cidfix.shapes.index import NO_SHAPES, ShapeIndex, open_shapes

SET_IN_WINDOW = "set in the window"
"""The source of decisions that are made with a button, a menu or a field of the window."""

Stretch: TypeAlias = tuple[int, int]
"""Neighbouring glyphs in reading direction, as a slice of `Layout.occurrence`."""

_AFTER = 25  # milliseconds from `recovered` until the first follows: all at once would hold the window up


@dataclass(frozen=True, slots=True, eq=False)  # two alike are still two steps
class Step:
    """A state of the history: the decisions after it, and the change that led there."""

    decisions: tuple[Decision, ...]
    settled: tuple[tuple[Entry, int], ...]
    change: Change


class Workbench(QObject):
    """One document being recovered.

    `recovery` is what the views show: the newest whose values are computed. `decisions` is the list as the user last
    left it, which may be a moment ahead. `suggestions` belong to `recovery`; they are empty while they are computed,
    which `suggestions_ready` tells from nothing being left to ask.
    """

    recovered = Signal(object)
    """A recovery with other decisions is there to be shown."""

    followed = Signal(object)
    """The same recovery, a moment later: all that stands beside the page and the lines shows it now."""

    suggested = Signal(object)
    """The suggestions for the recovery shown."""

    history_changed = Signal()
    """Decisions were made, undone or redone."""

    accept_changed = Signal(str)
    """Other proposals are to be used, an `Accept`."""

    target_changed = Signal(object)
    """The stretch that is being typed is another, or None."""

    lit_changed = Signal(object)
    """Other stretches are lit: a tuple of them."""

    picked_changed = Signal(object)
    """The glyphs that the user picked on the page, as numbers in reading order without repeats, or None."""

    glyph_changed = Signal(object)
    """The glyph whose card is shown, or None."""

    revealed = Signal(object)
    """A stretch is to be brought into view wherever it is shown."""

    failed = Signal(object)
    """A CidfixError to tell; the step that raised it was left again, or taken out where it was new."""

    def __init__(self, recovery: Recovery, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tasks = tasks
        self.recovery = recovery
        self.accept = recovery.accept
        self.clock: Callable[[], datetime] = read_clock  # tells when a decision is made
        self._shapes: ShapeIndex | None = None  # those that come with cidfix
        self._ground = recovery  # the newest that was begun, be it that nobody waits for it any more
        self.suggestions: tuple[Suggestion, ...] = ()
        self.suggestions_ready = False
        self.target: Stretch | None = None
        self.lit: tuple[Stretch, ...] = ()
        self.picked: tuple[int, ...] | None = None
        self.glyph: int | None = None
        self._steps = _list_steps(recovery)
        self._at = len(self._steps) - 1
        self._computed = set(self._steps)  # the steps that were shown once, be it before
        self._doubted: list[Change] = []  # changes of steps that failed or followed one that did, newest first
        self._error: CidfixError | None = None  # of the step that was left last
        self._is_started = False
        self._first_use: tuple[Ints, Ints] | None = None
        self._waiting: deque[Callable[[], object]] = deque()
        self._followers: list[Callable[[], object]] = []
        self._following = Turns(self)
        self._revealing = Turns(self)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions as the user last left them."""
        return self._steps[self._at].decisions

    @property
    def is_behind(self) -> bool:
        """Whether decisions were made that what is shown does not know yet."""
        return self.recovery.decisions != self.decisions

    @property
    def is_followed_soon(self) -> bool:
        """Whether what stands beside the page and the lines shows the recovery of before for a moment yet."""
        return len(self._following) > 0

    def when_current(self, call: Callable[[], object]) -> None:
        """Call once what is shown knows all that was decided: now, where it does."""
        self._waiting.append(call)
        self._call_waiting()

    def _call_waiting(self) -> None:
        while self._waiting and not self.is_behind:
            self._waiting.popleft()()

    def follow(self, show: Callable[[], object]) -> None:
        """Let `show` be called for each new recovery when the page and the lines have shown it.

        What follows is called in a turn of its own of the event loop: all at once would hold the window up.
        """
        self._followers.append(show)

    def _start_following(self) -> None:
        self._following.begin((*self._followers, lambda: self.followed.emit(self.recovery)), _AFTER)

    @property
    def steps(self) -> Sequence[Step]:
        """The history, oldest first: from the document with no decision, as if all of them had been made now."""
        return tuple(self._steps)

    @property
    def step(self) -> int:
        """Where in the history the document stands."""
        return self._at

    def start(self) -> None:
        """Announce the recovery that was opened, read its letters if they are not read yet, and look for what to type.

        What is asked for depends on the letters, so that it waits for them.
        """
        self._is_started = True
        self.recovered.emit(self.recovery)
        self._start_following()
        if self.recovery.shapes is NO_SHAPES:
            self._compute()
        else:
            self._suggest()

    def decide(self, *decisions: Decision) -> None:
        """Make decisions, as one step of the history."""
        self.apply(Change((), decisions))

    def restate(self, *decisions: Decision) -> None:
        """Make decisions in place of what was said of the same things before, as one step of the history."""
        self.apply(restate(self.decisions, decisions))

    def take_back(self, *decisions: Decision) -> None:
        """Remove decisions, whichever they are, as one step of the history."""
        self.apply(Change(decisions, ()))

    def apply(self, change: Change) -> None:
        """Remove and make decisions, as one step of the history; what was undone before is forgotten."""
        if not (change.removed or change.added):
            return
        self.light(())  # it was lit for what is decided now
        change = replace(change, added=self._stamp(change.added))
        self._step_to(*apply_change(self.decisions, self._settled(), change), change)

    def supersede(self, removed: Sequence[Decision], *added: Decision) -> None:
        """Make decisions and take back some, as one step of the history; the new ones come behind all others."""
        self.light(())
        made = self._stamp(added)
        decisions, settled = apply_change(self.decisions, self._settled(), Change(tuple(removed), ()))
        self._step_to((*decisions, *made), settled, Change(tuple(removed), made))

    def _stamp(self, decisions: Iterable[Decision]) -> tuple[Decision, ...]:
        return stamp(decisions, format_moment(self.clock()))

    def _step_to(self, decisions: tuple[Decision, ...], settled: tuple[tuple[Entry, int], ...], change: Change) -> None:
        del self._steps[self._at + 1 :]
        self._steps.append(Step(decisions, settled, change))
        self._at += 1
        self._recover()

    def use_proposals(self, accept: Accept) -> None:
        """Use other proposals from now on; which is no decision about the document, and no step of the history."""
        if accept != self.accept:
            self.accept = accept
            self.accept_changed.emit(accept)
            self._compute()

    def use_shapes(self, shapes: ShapeIndex) -> None:
        """Read the letters by other reference shapes from now on; no decision either."""
        if shapes is not self._shapes:
            self._shapes = shapes
            if self._is_started:
                self._compute()

    @property
    def is_reading_letters(self) -> bool:
        """Whether it is being found out what each letter may be by its shape."""
        return self.tasks.is_busy("recover") and not self._ground.has_read_letters

    def undo(self) -> None:
        """Go one step back."""
        self.go_to(self._at - 1)

    def redo(self) -> None:
        """Go one step forward again."""
        self.go_to(self._at + 1)

    def go_to(self, step: int) -> None:
        """Go to any step of the history; one that there is not does nothing."""
        if 0 <= step < len(self._steps) and step != self._at:
            self._at = step
            self._recover()

    def aim(self, target: Stretch | None) -> None:
        """Make a stretch the one that is being typed, and bring it into view."""
        self._set_target(target)
        if target is not None:
            self._reveal(target)

    def _set_target(self, target: Stretch | None) -> None:
        if target != self.target:
            self.target = target
            self.target_changed.emit(target)

    def light(self, stretches: Iterable[Stretch], *, reveal: bool = True) -> None:
        """Light places on the page and in the lines, and bring the first into view."""
        self.lit = tuple(stretches)
        self.lit_changed.emit(self.lit)
        if self.lit and reveal:
            self._reveal(self.lit[0])

    def _reveal(self, stretch: Stretch) -> None:
        """Bring a stretch into view in a turn of its own: another page and other lines may have to be drawn for it."""
        self._revealing.begin([partial(self.revealed.emit, stretch)])

    def when_revealed(self, call: Callable[[], object]) -> None:
        """Call once what is to be brought into view is there, unless something else is to be brought there by then."""
        self._revealing.add(call)

    def pick(self, stretch: Stretch | None) -> None:
        """The user chose glyphs on the page: they become the target, and the grid shows only them."""
        self.picked = None
        if stretch is not None:
            glyphs = self.recovery.index.glyph[stretch[0] : stretch[1]].tolist()
            self.picked = tuple(dict.fromkeys(glyphs))
        self.picked_changed.emit(self.picked)
        if stretch is not None:
            self.aim(stretch)

    def show_glyph(self, glyph: int | None) -> None:
        """Show the card of a glyph and light all its uses."""
        self.glyph = glyph
        self.glyph_changed.emit(glyph)
        uses = np.zeros(0, np.int32) if glyph is None else self.recovery.find_uses(glyph)
        self.light(zip(uses.tolist(), (uses + 1).tolist(), strict=True), reveal=False)

    def aim_at_next(self, step: int = 1) -> None:
        """Aim at the next suggestion, or with -1 at the one before."""
        if self.suggestions:
            stretches = [(suggestion.start, suggestion.stop) for suggestion in self.suggestions]
            at = stretches.index(self.target) + step if self.target in stretches else 0
            self.aim(stretches[at % len(stretches)])

    def find_line(self, position: int) -> int:
        """The line (index into the layout) in which a position of `Layout.occurrence` stands."""
        return locate(self.recovery.layout, position)[1]

    def find_page(self, position: int) -> int:
        """The page (from 1) on which a position of `Layout.occurrence` stands."""
        return int(self.recovery.layout.page[self.find_line(position)])

    def find_first_use(self, glyph: int) -> int | None:
        """The first position of `Layout.occurrence` where a glyph stands, None where there is none."""
        used = self.recovery.index.glyph
        if self._first_use is None or self._first_use[0] is not used:
            first = np.full(len(self.recovery.document.glyphs), -1, np.int32)
            first[used[::-1]] = np.arange(len(used) - 1, -1, -1, dtype=np.int32)
            self._first_use = used, first
        position = int(self._first_use[1][glyph])
        return position if position >= 0 else None

    def occurrences(self, stretch: Stretch) -> Ints:
        """The occurrences of a stretch, as indices into `Document.occurrences`."""
        return self.recovery.layout.occurrence[stretch[0] : stretch[1]]

    def _settled(self) -> tuple[tuple[Entry, int], ...]:
        # Entries that have found their place keep it whatever is taken back; the newest recovery computed knows them.
        return tuple(dict((*self.recovery.settled, *self.recovery.found_places)).items())

    def _recover(self) -> None:
        self.history_changed.emit()
        self._compute()

    def _compute(self) -> None:
        step, accept, shapes = self._steps[self._at], self.accept, self._shapes

        def work(stop: Stop) -> Recovery:
            # The letters that were read for a step nobody waits for any more need not be read again.
            ground = self._ground.with_letters(shapes or open_shapes(), accept)
            self._ground = ground.with_list(step.decisions, step.settled)
            return prepare(self._ground, stop)

        self.tasks.run("recover", work, partial(self._show, step), partial(self._leave, step))

    def _show(self, step: Step, recovery: Recovery) -> None:
        self._computed.add(step)
        before, target = self.recovery, self.target
        moved = recovery.layout is not before.layout
        self.recovery = recovery
        self.suggestions, self.suggestions_ready = (), False
        if moved:  # stretches count glyphs as they stood
            self._revealing.clear()
            self.aim(None)
            self.light(())
            self.pick(None)
        self.recovered.emit(recovery)
        self._start_following()
        if moved and target is not None:
            whole = is_whole(before.layout, target)
            self._set_target(find_again(recovery.layout, before.layout.occurrence[slice(*target)], whole=whole))
        self._tell_left()
        self._suggest()
        self._call_waiting()

    def _leave(self, step: Step, error: CidfixError) -> None:
        """Go back from a step that can't be computed to the one before it; a new one is taken out of the history."""
        self._ground = self.recovery
        if self._at == 0:
            self.failed.emit(error)
            return
        if step not in self._computed:
            self._doubted.append(step.change)
            del self._steps[self._at :]
        self._error = error
        self._at -= 1
        self._recover()

    def _tell_left(self) -> None:
        """Where steps were left, the one left last is at fault, since that before it is computed; the others return."""
        error, self._error = self._error, None
        if error is None:
            return
        doubted, self._doubted = self._doubted, []
        for change in reversed(doubted[:-1]):
            self.apply(change)
        self.failed.emit(error)

    def _suggest(self) -> None:
        recovery = self.recovery

        def find(stop: Stop) -> tuple[Suggestion, ...]:
            stop.check()
            return recovery.suggestions

        self.tasks.run("suggest", find, self._show_suggestions, self.failed.emit)

    def _show_suggestions(self, suggestions: tuple[Suggestion, ...]) -> None:
        self.suggestions, self.suggestions_ready = suggestions, True
        self.suggested.emit(suggestions)


def _list_steps(recovery: Recovery) -> list[Step]:
    """The history of decisions that were made before: one step for each, so that each can be undone."""
    steps = [Step((), recovery.settled, Change((), ()))]
    for count, decision in enumerate(recovery.decisions, 1):
        steps.append(Step(recovery.decisions[:count], recovery.settled, Change((), (decision,))))
    return steps


def prepare(recovery: Recovery, stop: Stop) -> Recovery:
    """Compute all that the views show, between which the work can be stopped."""
    steps: tuple[Callable[[], object], ...] = (
        lambda: recovery.index,
        lambda: recovery.verdicts,
        lambda: recovery.learned,
        lambda: recovery.candidates,
        lambda: recovery.guesses,
        lambda: recovery.values,
        lambda: recovery.conflicts,
        lambda: recovery.progress,
        lambda: recovery.page_progress,
        lambda: recovery.line_progress,
        lambda: recovery.in_text,
    )
    for step in steps:
        stop.check()
        step()
    return recovery
