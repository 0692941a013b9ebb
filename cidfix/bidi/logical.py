"""The order in which a line was written, from the order in which it is drawn: the bidirectional algorithm undone.

Drawing loses something: in a line from the right, "Windows 10" may have been written as it is read or as a number and
then a name. So of all that would be drawn alike, the longest runs against the line's direction are taken in a line
from the right (a name with its number, an address with its points), and in a line from the left a number stays in the
line rather than in the words beside it. Whatever is taken is tried: Unicode's own algorithm must draw it as it is.
What no plain text is drawn like, as where invisible marks or a program's own rules had a hand, is read as it stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import regex

from cidfix.bidi.characters import LETTERS_FROM_RIGHT, NUMBERS, STRONG, find_bracket, to_mirrored
from cidfix.bidi.levels import find_levels, reorder

_MOST_TRIED = 20_000  # letters, each time that it is tried how they are drawn
_SEPARATES = regex.compile(r"\p{Terminal_Punctuation}")


class Written(NamedTuple):
    """A letter of a line where it was written: its place in the line as drawn, from the left, and its level.

    At odd levels it runs from the right, and so what is drawn is the mirror of what was written.
    """

    place: int
    level: int


def order_written(classes: Sequence[str], drawn: Sequence[str], level: int) -> list[Written]:
    """The letters of a line, given in the order they are `drawn` from the left with their bidi `classes`, as written.

    The line is in a paragraph of `level` 0 (from the left) or 1. Linear in the letters: once _MOST_TRIED were tried,
    as only tables and nonsense need, words and numbers are taken one by one.
    """
    places = range(len(classes))
    if not level and not any(map(_is_from_right, classes)):
        return [Written(place, 0) for place in places]
    if level and not any(name in ("L", *NUMBERS) for name in classes):
        return [Written(place, 1) for place in reversed(places)]
    line = _Line(classes, drawn, [_MOST_TRIED])
    return _from_right(line, places) if level else _from_left(line, places)


class _Line(NamedTuple):
    """A line as it is drawn, from the left; `left` is how many letters may still be tried."""

    classes: Sequence[str]
    drawn: Sequence[str]
    left: list[int]

    @property
    def is_tried(self) -> bool:
        """Whether no more may be tried."""
        return self.left[0] <= 0


def _from_right(line: _Line, places: range) -> list[Written]:
    """The letters at `places` as written in a paragraph from the right."""
    found: list[Written] = []
    left = places.start - 1
    place = places.stop - 1
    while place > left:
        if line.classes[place] in LETTERS_FROM_RIGHT:
            found.append(Written(place, 1))
            place -= 1
            continue
        run = _find_run_from_left(line, found, place, left)
        if run is None and line.classes[place] in ("L", *NUMBERS):
            run = _take_back(found, place)
        if run is None:
            found.append(Written(place, 1))
            place -= 1
        else:
            found += run
            place = min(run[0].place, place) - 1
    return found


def _find_run_from_left(line: _Line, before: Sequence[Written], last: int, left: int) -> list[Written] | None:
    """The longest run from the left that may end at place `last`, between `left` and what was written `before`."""
    if line.is_tried or (line.classes[last] not in ("L", "ET", *NUMBERS) and find_bracket(line.drawn[last]) is None):
        return None
    stop = last
    while stop > left and line.classes[stop] not in LETTERS_FROM_RIGHT:
        stop -= 1
    tail = _find_tail(line, before, LETTERS_FROM_RIGHT)
    starts = [first for first in range(stop + 1, last + 1) if line.classes[first] in ("L", "ET", *NUMBERS)]
    starts = [first for first in starts if first == left + 1 or not _cuts_word(line, first)]
    for first in sorted(starts, key=lambda first: not _holds_pairs(line, first, last)):
        run = [Written(place, 2) for place in range(first, last + 1)]
        if _is_drawn_so(line, [*tail, *run], range(first - 1, left, -1), 1):
            return run
    return None


def _take_back(found: list[Written], place: int) -> list[Written]:
    """A run from the left that ends with the one before it, which is taken from what was `found`.

    Nothing plain is drawn so: a number on the left of a word, in a line from the right.
    """
    start = len(found)
    while start and found[start - 1].level == 1:
        start -= 1
    if not start:
        return [Written(place, 2)]
    last = found[start - 1].place
    while start and found[start - 1].level == 2 and found[start - 1].place <= last:
        last = found[start - 1].place
        start -= 1
    end = max(item.place for item in found[start:])
    del found[start:]
    return [Written(k, 2) for k in range(place, end + 1)]


def _from_left(line: _Line, places: range) -> list[Written]:
    """The letters at `places` as written in a paragraph from the left."""
    found: list[Written] = []
    place = places.start
    while place < places.stop:
        run = _find_run_from_right(line, found, place, places.stop)
        if run is None:
            found.append(Written(place, 0))
            place += 1
        else:
            found += run
            place = max(item.place for item in run) + 1
    return found


def _find_run_from_right(line: _Line, before: Sequence[Written], first: int, stop: int) -> list[Written] | None:
    """The longest run from the right that may begin, on its left, at place `first`."""
    if not (_is_from_right(line.classes[first]) or find_bracket(line.drawn[first]) or _is_listed(line, first, stop)):
        return None
    if line.is_tried:
        return _take_word(line, first, stop)
    right = first
    while right < stop and line.classes[right] != "L":
        right += 1
    ends = [last for last in range(right - 1, first - 1, -1) if _is_from_right(line.classes[last])]
    ends = [last for last in ends if last + 1 == stop or not _cuts_word(line, last + 1)]
    if not ends:
        return None
    tail = _find_tail(line, before, ("L",))
    numbers = [last for last in range(right - 1, ends[0], -1) if line.classes[last] == "EN"]
    numbers = [last for last in numbers if last + 1 == stop or not _cuts_word(line, last + 1)]
    for last in sorted((*numbers, *ends), key=lambda last: not _holds_pairs(line, first, last)):
        run = _from_right(line, range(first, last + 1))
        if _is_drawn_so(line, [*tail, *run], range(last + 1, stop), 0):
            return run
    return _from_right(line, range(first, ends[0] + 1)) if _is_from_right(line.classes[first]) else None


def _take_word(line: _Line, first: int, stop: int) -> list[Written] | None:
    """The letters from the right that follow one another from place `first` on, if there is one."""
    last = first
    while last < stop and _is_from_right(line.classes[last]):
        last += 1
    return [Written(place, 1) for place in range(last - 1, first - 1, -1)] or None


def _cuts_word(line: _Line, place: int) -> bool:
    """Whether the letters before and at a place are of one kind, and so of one word or number."""
    return line.classes[place] == line.classes[place - 1] and line.classes[place] in (*STRONG, *NUMBERS)


def _holds_pairs(line: _Line, first: int, last: int) -> bool:
    """Whether all brackets between two places, as drawn from the left, have their partners there."""
    open_: list[str] = []
    for place in range(first, last + 1):
        bracket = find_bracket(line.drawn[place])
        if bracket is not None and bracket[0]:
            open_.append(bracket[1])
        elif bracket is not None and (not open_ or open_.pop() != line.drawn[place]):
            return False
    return not open_


def _is_listed(line: _Line, first: int, stop: int) -> bool:
    """Whether a number follows a word from the right with a comma or the like: that stands at the word, not at it."""
    place = first
    while place < stop and line.classes[place] in ("EN", "ES", "CS"):
        place += 1
    spaced = place
    while spaced < stop and line.classes[spaced] == "WS":
        spaced += 1
    behind = spaced + 1
    listed = place > first and spaced > place and behind < stop and line.classes[behind] in LETTERS_FROM_RIGHT
    return listed and _SEPARATES.fullmatch(line.drawn[spaced]) is not None


def _is_from_right(name: str) -> bool:
    return name in LETTERS_FROM_RIGHT or name == "AN"


def _find_tail(line: _Line, before: Sequence[Written], strong: Sequence[str] | frozenset[str]) -> Sequence[Written]:
    """What was written before, from its last letter of the line's own direction on: all that has a say further on."""
    start = len(before) - 1
    while start > 0 and line.classes[before[start].place] not in strong:
        start -= 1
    return before[max(start, 0) :]


def _is_drawn_so(line: _Line, written: Sequence[Written], following: range, level: int) -> bool:
    """Whether Unicode's algorithm draws these letters at the places they have, with those `following` behind them."""
    line.left[0] -= len(written)
    classes = [line.classes[item.place] for item in written]
    texts = [line.drawn[item.place] for item in written]
    texts = [to_mirrored(text) if item.level % 2 else text for text, item in zip(texts, written, strict=True)]
    places = [item.place for item in written]
    for place in following:  # up to the first that has a direction or is part of a number
        places.append(place)
        classes.append(line.classes[place])
        texts.append(to_mirrored(line.drawn[place]) if level else line.drawn[place])
        if line.classes[place] in ("L", "ET", *LETTERS_FROM_RIGHT, *NUMBERS):
            break
    levels = find_levels(classes, texts, level)
    if any(found % 2 != item.level % 2 for found, item in zip(levels, written, strict=False)):
        return False
    drawn = [places[k] for k in reorder(levels)]
    return drawn == sorted(drawn)
