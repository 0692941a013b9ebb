"""Joins the lines of each region to paragraphs: by indent, white, room at the end of lines, size, and letters.

Geometry decides; letters settle what it leaves open, and keep a sentence together where lines are ragged. A line that
leaves room for the first word of the next one ends its paragraph, whatever the edge of the text looks like.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np

from cidfix.structure.letters import Letters
from cidfix.structure.margins import Margins
from cidfix.structure.measures import SAME_SIZE, Measures
from cidfix.structure.order import Region

LARGER = 1.08  # of the size of the text
INDENT = 0.5  # em between where lines of one paragraph begin
DEEPEST = 8.0  # em, the deepest indent of a first line
LOOSE, WIDE = 1.12, 1.35  # leadings: white between paragraphs, but in the middle of a sentence, and always
SPARE = 0.35  # of the measure, left white by a line in the middle of no paragraph
ROOM = 0.7  # em: a line that ends this near to the edge had room for no word more
FULL = 0.34  # share of the lines of verse that reach the edge
SURE = 0.7  # share of first lines that reach the edge where indents hang
SHORT, SPACED = 0.2, 0.7  # of the measure left by lines that end a paragraph; and of these, those with white below
FEWEST, AROUND = 3, 3  # indents that tell whether they hang, and those on either side that are asked


class Paragraphs:
    """Decides which lines go on; holds what the decision looks at."""

    def __init__(self, regions: Sequence[Region], measures: Measures, margins: Margins, letters: Letters) -> None:
        self.measures = measures
        self.margins = margins
        self.letters = letters
        self.spaced = is_spaced(regions, measures, margins)

    def divide(self, region: Region, begins: frozenset[int]) -> Iterator[list[int]]:
        """The paragraphs of a region; a line in `begins` begins one whatever else."""
        hanging = find_hanging(region, self.measures, self.margins, self.letters)
        for run in self._part_by_white(region, begins):
            if self.is_verse(run):
                yield run
                continue
            begin = self.measures.begin
            deeper = (two for one, two in pairwise(run) if begin[two] - begin[one] > INDENT * self.measures.size[two])
            entries = any(hanging.get(line) for line in deeper)
            lines: list[int] = []
            for line in run:
                if lines and not self._goes_on(lines, line, hanging.get(line), entries):
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
        running = sum(self.letters.begins_low(b) and self.letters.is_open(a) for a, b in pairs)
        return running <= len(pairs) / 2 and len({int(m.font[line]) for line in lines}) == 1

    def _part_by_white(self, region: Region, begins: frozenset[int]) -> Iterator[list[int]]:
        """The lines of a region between wide white, changes of size and lines that begin a paragraph by themselves."""
        m, run = self.measures, list(region.lines[:1])
        for last, line in pairwise(region.lines):
            em, step = float(m.size[line]), float(m.across[line] - m.across[last])
            same = abs(float(m.size[last]) - em) <= SAME_SIZE * em and step >= 0.3 * em
            gap = step / float(self.margins.leading[line])
            whole = gap <= LOOSE or (gap <= WIDE and self.letters.begins_low(line) and self.letters.is_open(last))
            whole |= gap <= WIDE and self._is_display(last, line)
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

    def _goes_on(self, lines: Sequence[int], line: int, hanging: bool | None, entries: bool) -> bool:
        m, last = self.measures, lines[-1]
        if (self.is_centred(last) and self.is_centred(line)) or self._is_display(last, line):
            return True
        running = self.letters.begins_low(line) and self.letters.is_open(last)
        full = self.is_full(last, line)
        begins = self._begins_by_indent(lines, line, hanging, full, running)
        if begins is not None:
            return not begins
        if entries and hanging and len(lines) == 1 and not self.margins.is_indented(line, m):
            return False
        if full:
            return True
        return (running and self._spare(last) < SPARE) or (self.spaced and m.font[last] == m.font[line])

    def _begins_by_indent(
        self, lines: Sequence[int], line: int, hanging: bool | None, full: bool, running: bool
    ) -> bool | None:
        """Whether a line begins a paragraph by where it begins, None where that does not tell."""
        m, first, em = self.measures, lines[0], float(self.measures.size[line])
        labelled = self.letters.has_label(first)
        if labelled and self.letters.has_label(line) and abs(float(m.begin[line] - m.begin[first])) < INDENT * em:
            return True
        ahead = float(m.begin[line] - m.begin[lines[-1]])
        if ahead > INDENT * em:  # the indent of a new paragraph, or one that hangs
            if len(lines) > 1 or ahead > DEEPEST * em:
                return True
            hangs = labelled or (running if hanging is None else hanging)
            return not (hangs and (full or running))
        if ahead < -INDENT * em:
            if len(lines) == 1:
                return ahead < -DEEPEST * em or not (full or running)
            hung = m.begin[lines[1]] - m.begin[first] > INDENT * em
            return bool(hung) or not (full and running)
        return None

    def _is_display(self, last: int, line: int) -> bool:
        """Whether two lines are of one heading: larger than the text, or in a font of their own and no sentence."""
        m = self.measures
        if m.font[last] != m.font[line] or self.letters.has_label(line):
            return False
        return bool(m.size[line] > LARGER * m.body) or (
            int(m.font[line]) != m.body_font and not self.letters.is_closed(last) and not self.is_full(last, line)
        )

    def is_centred(self, line: int) -> bool:
        """Whether a line stands in the middle of its column."""
        before = float(self.measures.begin[line] - self.margins.left[line])
        behind = self.margins.room(line, self.measures)
        em = float(self.measures.size[line])
        return before > em and abs(before - behind) < 0.6 * em

    def _spare(self, line: int) -> float:
        measure = float(self.margins.right[line] - self.margins.left[line])
        return self.margins.room(line, self.measures) / max(measure, 1e-3)


def find_hanging(region: Region, measures: Measures, margins: Margins, letters: Letters) -> dict[int, bool]:
    """For lines of a region, whether indents around them hang; nothing for lines near which too few tell.

    The line before an indent that hangs reaches the edge, the line before that of a new paragraph mostly does not;
    the indents nearby are asked together. Items of lists, which are known by their labels, tell nothing of the rest.
    """
    lines = np.array(region.lines)
    a, b = lines[:-1], lines[1:]
    em = measures.size[b]
    step, ahead = measures.across[b] - measures.across[a], measures.begin[b] - measures.begin[a]
    here = (ahead > INDENT * em) & (ahead < DEEPEST * em) & (step > 0.3 * em) & (step < WIDE * margins.leading[b])
    here &= np.abs(measures.size[a] - em) < SAME_SIZE * em
    here[here] = [not letters.has_label(line) for line in a[here].tolist()]
    room = np.where(margins.even[a], ROOM * em, np.maximum(measures.word[b], ROOM * em))
    reaches = margins.right[a] - measures.end[a] <= room
    full = np.concatenate(([0], np.cumsum(reaches[here])))
    count = len(full) - 1
    if count < FEWEST:
        return {}
    nearest = np.searchsorted(np.flatnonzero(here) + 1, np.arange(len(lines)))
    first = np.clip(nearest - AROUND, 0, max(count - 2 * AROUND - 1, 0))
    last = np.minimum(first + 2 * AROUND + 1, count)
    hangs = full[last] - full[first] >= SURE * (last - first)
    # Lines that reach from edge to edge, several on end, are text of another kind.
    whole = (measures.begin[a] - margins.left[a] < INDENT * em) & reaches
    run = np.cumsum(np.diff(whole, prepend=False) != 0) if len(whole) else whole
    of_text = whole & (np.bincount(run)[run] >= FEWEST) if len(whole) else whole
    hangs[1:] &= ~of_text
    return dict(zip(region.lines, hangs.tolist(), strict=True))


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
