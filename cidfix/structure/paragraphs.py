"""Joins the lines of each region to paragraphs: by indent, white, room at the end of lines, size, and letters.

Geometry decides; letters settle what it leaves open, and keep a sentence together where lines are ragged. A line that
leaves room for the first word of the next one ends its paragraph, whatever the edge of the text looks like.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np

from cidfix.structure.hanging import DEEPEST, INDENT, ROOM, WIDE, find_hanging
from cidfix.structure.letters import Letters
from cidfix.structure.margins import Margins
from cidfix.structure.measures import SAME_SIZE, Measures
from cidfix.structure.order import Region

LARGER = 1.08  # of the size of the text
LOOSE = 1.12  # leadings: white between paragraphs, but in the middle of a sentence
SPARE = 0.35  # of the measure, left white by a line in the middle of no paragraph
FULL = 0.34  # share of the lines of verse that reach the edge
SHORT, SPACED = 0.2, 0.7  # of the measure left by lines that end a paragraph; and of these, those with white below
FEWEST = 3  # lines that tell whether white parts paragraphs


class Paragraphs:
    """Decides which lines go on; holds what the decision looks at."""

    def __init__(self, regions: Sequence[Region], measures: Measures, margins: Margins, letters: Letters) -> None:
        self.measures = measures
        self.margins = margins
        self.letters = letters
        self.spaced = is_spaced(regions, measures, margins)
        self._hanging = find_hanging(regions, measures, margins, letters)

    def divide(self, region: Region, begins: frozenset[int]) -> Iterator[list[int]]:
        """The paragraphs of a region; a line in `begins` begins one whatever else."""
        for run in self._part_by_white(region, begins):
            if self.is_verse(run):
                yield run
                continue
            begin = self.measures.begin
            deeper = (two for one, two in pairwise(run) if begin[two] - begin[one] > INDENT * self.measures.size[two])
            entries = any(self._hanging.get(line) for line in deeper)
            lines: list[int] = []
            for line in run:
                if lines and not self._goes_on(lines, line, entries):
                    yield lines
                    lines = []
                lines.append(line)
            if lines:
                yield lines

    def is_verse(self, lines: Sequence[int]) -> bool:
        """Whether lines that stand together are broken on purpose: nearly all end before the edge, and begin alike.

        So are verses, addresses and lists of words; where white parts paragraphs, these are no more than one.
        """
        pairs = list(pairwise(lines))
        if not pairs or self.letters.has_label(lines[0]):
            return False
        m, em = self.measures, float(self.measures.size[lines[0]])
        begin = m.begin[list(lines)]
        alike = float(begin.max() - begin.min()) < INDENT * em or all(map(self.is_centred, lines))
        if not alike or sum(self.is_full(a, b) for a, b in pairs) > FULL * len(pairs):
            return False
        running = sum(self.letters.runs_on(a, b) for a, b in pairs)
        return running <= len(pairs) / 2 and len({int(m.font[line]) for line in lines}) == 1

    def _part_by_white(self, region: Region, begins: frozenset[int]) -> Iterator[list[int]]:
        """The lines of a region between wide white, changes of size and lines that begin a paragraph by themselves."""
        m, run = self.measures, list(region.lines[:1])
        for last, line in pairwise(region.lines):
            em, step = float(m.size[line]), float(m.across[line] - m.across[last])
            same = abs(float(m.size[last]) - em) <= SAME_SIZE * em and step >= 0.3 * em
            gap = step / float(self.margins.leading[line])
            whole = gap <= LOOSE or (gap <= WIDE and (self.letters.runs_on(last, line) or self._is_display(last, line)))
            if line in begins or not same or not whole:
                yield run
                run = []
            run.append(line)
        yield run

    def is_full(self, line: int, follower: int) -> bool:
        """Whether a line reaches the edge, or where edges are ragged left no room for the first word that follows."""
        room = ROOM * float(self.measures.size[line])
        if not self.margins.even[line]:
            room = max(float(self.measures.word[follower]), room)
        return self.margins.room(line, self.measures) <= room

    def opens_entry(self, last: int, line: int) -> bool:
        """Whether a line begins at the edge of its column, and lines around it and around the last go on behind it."""
        hangs = self._hanging.get(last) and self._hanging.get(line)
        return bool(hangs) and not self.margins.is_indented(line, self.measures)

    def is_hung(self, line: int) -> bool:
        """Whether a line begins behind the edge as further lines of entries around it do."""
        return bool(self._hanging.get(line)) and self.margins.is_indented(line, self.measures)

    def _goes_on(self, lines: Sequence[int], line: int, entries: bool) -> bool:
        m, last = self.measures, lines[-1]
        if (self.is_centred(last) and self.is_centred(line)) or self._is_display(last, line):
            return True
        full = self.is_full(last, line)
        begins = self._begins_by_indent(lines, line, full)
        if begins is not None:
            return not begins
        if entries and len(lines) == 1 and self.opens_entry(last, line):
            return False
        if full or self.is_hung(line):
            return True
        if self.spaced and m.font[last] == m.font[line]:
            return True
        return self._spare(last) < SPARE and self.letters.runs_on(last, line)

    def _begins_by_indent(self, lines: Sequence[int], line: int, full: bool) -> bool | None:
        """Whether a line begins a paragraph by where it begins, None where that does not tell."""
        m, first, last, em = self.measures, lines[0], lines[-1], float(self.measures.size[line])
        labelled = self.letters.has_label(first)
        if labelled and self.letters.has_label(line) and abs(float(m.begin[line] - m.begin[first])) < INDENT * em:
            return True
        ahead = float(m.begin[line] - m.begin[last])
        if ahead > INDENT * em:  # the indent of a new paragraph, or one that hangs
            if len(lines) > 1 or ahead > DEEPEST * em:
                return True
            hanging = self._hanging.get(line)
            hangs = labelled or (self.letters.runs_on(last, line) if hanging is None else hanging)
            near = full or (bool(hanging) and self._spare(last) < SPARE)
            return not (hangs and (near or self.letters.runs_on(last, line)))
        if ahead < -INDENT * em:
            if len(lines) == 1:
                return (
                    ahead < -DEEPEST * em
                    or self.opens_entry(last, line)
                    or not (full or self.letters.runs_on(last, line))
                )
            hung = m.begin[lines[1]] - m.begin[first] > INDENT * em
            return bool(hung) or not (full and self.letters.runs_on(last, line))
        return None

    def _is_display(self, last: int, line: int) -> bool:
        """Whether two lines are of one heading: larger than the text, or in a font of their own and no sentence."""
        m = self.measures
        if m.font[last] != m.font[line]:
            return False
        large = bool(m.size[line] > LARGER * m.body)
        if not large and (m.font[line] == m.body_font or self.is_full(last, line) or self.letters.is_closed(last)):
            return False
        return not self.letters.has_label(line)

    def is_centred(self, line: int) -> bool:
        """Whether a line stands in the middle of its column."""
        before = float(self.measures.begin[line] - self.margins.left[line])
        behind = self.margins.room(line, self.measures)
        em = float(self.measures.size[line])
        return before > em and abs(before - behind) < 0.6 * em

    def _spare(self, line: int) -> float:
        measure = float(self.margins.right[line] - self.margins.left[line])
        return self.margins.room(line, self.measures) / max(measure, 1e-3)


def is_spaced(regions: Sequence[Region], measures: Measures, margins: Margins) -> bool:
    """Whether white parts the paragraphs of a document, so that a short line alone ends none."""
    spaced = count = 0
    for region in regions:
        lines = np.array(region.lines)
        a, b = lines[:-1], lines[1:]
        step = measures.across[b] - measures.across[a]
        short = margins.right[a] - measures.end[a] > SHORT * (margins.right[a] - margins.left[a])
        short &= (np.abs(measures.size[a] - measures.size[b]) < SAME_SIZE * measures.size[b]) & (step > 0)
        spaced += int(np.count_nonzero(short & (step > LOOSE * margins.leading[b])))
        count += int(np.count_nonzero(short))
    return count >= FEWEST and spaced >= SPACED * count
