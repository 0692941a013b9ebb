"""Which lines are shown: all, or those where there is something to do."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

import numpy as np
from PySide6.QtCore import QCoreApplication

from cidfix.layout import Layout
from cidfix.pdf.document import Ints
from cidfix.recover.wanted import Suggestion
from cidfix.recovery import Recovery

translate = QCoreApplication.translate


class LineFilter(IntEnum):
    """Which lines are shown."""

    ALL = 0
    UNKNOWN = 1
    NEXT = 2
    CONFLICT = 3


def sort_lines(recovery: Recovery) -> dict[LineFilter, Ints]:
    """The lines of each filter; none yet are to be typed next."""
    progress = recovery.line_progress
    return {
        LineFilter.ALL: progress.lines,
        LineFilter.UNKNOWN: progress.unknown,
        LineFilter.NEXT: np.zeros(0, np.int32),
        LineFilter.CONFLICT: progress.disputed,
    }


def find_asked(layout: Layout, suggestions: Sequence[Suggestion]) -> Ints:
    """The lines to type next, in the order of the suggestions."""
    first = layout.token_start[layout.line_start]
    asked = np.searchsorted(first, [suggestion.start for suggestion in suggestions], side="right") - 1
    return np.array(list(dict.fromkeys(asked.tolist())), np.int32)


def name_filter(line_filter: LineFilter, count: int) -> str:
    """A filter with the number of its lines."""
    names = {
        LineFilter.ALL: translate("LineFilter", "All {}"),
        LineFilter.UNKNOWN: translate("LineFilter", "Unknown {}"),
        LineFilter.NEXT: translate("LineFilter", "To type {}"),
        LineFilter.CONFLICT: translate("LineFilter", "Conflicts {}"),
    }
    return names[line_filter].format(count)


def describe_nothing(line_filter: LineFilter) -> str:
    """What it means that a filter has no lines."""
    return {
        LineFilter.ALL: translate("LineFilter", "There is no text in this document."),
        LineFilter.UNKNOWN: translate("LineFilter", "Every letter is known. Read the text through, and export it."),
        LineFilter.NEXT: translate("LineFilter", "Nothing is left to type: every letter has been settled."),
        LineFilter.CONFLICT: translate("LineFilter", "Nothing contradicts what you typed."),
    }[line_filter]
