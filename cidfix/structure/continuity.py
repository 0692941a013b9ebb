"""Chooses between readings of a document by how well sentences go on from line to line.

Two analyses that agree on most pages differ where columns are hard to see; there letters tell which is right: a line
that begins with a small letter continues one whose sentence is open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from cidfix.recover.block_decisions import Analysis
from cidfix.structure.letters import Letters
from cidfix.structure.measures import Measures
from cidfix.structure.order import Region

BETTER = 2  # joints, and
SHARE = 0.01  # of the lines, by which a reading has to be better than the one before it


def choose_reading(readings: Mapping[Analysis, Sequence[Region]], measures: Measures, letters: Letters) -> Analysis:
    """The analysis whose reading goes on best from line to line; an earlier one, unless a later is clearly better."""
    best, *others = readings
    lines = [_list_text(reading, measures) for reading in readings.values()]
    if all(some == lines[0] for some in lines[1:]):
        return best
    shared = set.intersection(*(set(pairwise(some)) for some in lines))
    points = [_count(some, shared, letters) for some in lines]
    most = points[0]
    for other, number in zip(others, points[1:], strict=True):
        if number >= most + max(BETTER, SHARE * len(lines[0])):
            best, most = other, number
    return best


def _list_text(reading: Sequence[Region], measures: Measures) -> list[int]:
    """The lines of the size of the text, notes and captions left aside."""
    return [line for region in reading for line in region.lines if measures.is_size(line, measures.body)]


def _count(lines: Sequence[int], shared: set[tuple[int, int]], letters: Letters) -> int:
    """The joints at which a sentence goes on, less those at which one can't; joints of all readings do not count."""
    points = 0
    for last, line in pairwise(lines):
        if (last, line) not in shared and letters.begins_low(line):
            points += 1 if letters.is_open(last) else -1
    return points
