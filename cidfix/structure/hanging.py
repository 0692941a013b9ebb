"""Tells indents that hang, as those of dictionaries and bibliographies do, from those of first lines."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from cidfix.structure.letters import Letters
from cidfix.structure.margins import Margins
from cidfix.structure.measures import SAME_SIZE, Measures
from cidfix.structure.order import Region

INDENT = 0.5  # em between where lines of one paragraph begin
DEEPEST = 8.0  # em, the deepest indent of a first line
WIDE = 1.35  # leadings: white between paragraphs always
ROOM = 0.7  # em: a line that ends this near to the edge had room for no word more
SURE = 0.7  # share of first lines that reach the edge where indents hang
FEWEST, AROUND = 3, 3  # indents that tell whether they hang, and those on either side that are asked


def find_hanging(regions: Sequence[Region], measures: Measures, margins: Margins, letters: Letters) -> dict[int, bool]:
    """For lines of regions that have indents, whether those around them hang; nothing where too few tell.

    The line before an indent that hangs reaches the edge, or begins with a headword in a font of its own; the line
    before that of a new paragraph mostly does not; the indents nearby are asked together. Items of lists, which are
    known by their labels, tell nothing of the rest.
    """
    lines = np.array([line for region in regions for line in region.lines])
    number = np.repeat(np.arange(len(regions)), [len(region.lines) for region in regions])
    a, b, beside = lines[:-1], lines[1:], number[1:] == number[:-1]
    em = measures.size[b]
    step, ahead = measures.across[b] - measures.across[a], measures.begin[b] - measures.begin[a]
    here = (ahead > INDENT * em) & (ahead < DEEPEST * em) & (step > 0.3 * em) & (step < WIDE * margins.leading[b])
    here &= beside & (np.abs(measures.size[a] - em) < SAME_SIZE * em)
    here[here] = [not letters.has_label(line) for line in a[here].tolist()]
    room = np.where(margins.even[a], ROOM * em, np.maximum(measures.word[b], ROOM * em))
    reaches = margins.right[a] - measures.end[a] <= room
    headed = (measures.opening[a] != measures.body_font) & (measures.opening[a] != measures.opening[b])
    full = np.concatenate(([0], np.cumsum((reaches | headed)[here])))
    count = len(full) - 1
    if count < FEWEST:
        return {}
    nearest = np.searchsorted(np.flatnonzero(here) + 1, np.arange(len(lines)))
    first = np.clip(nearest - AROUND, 0, max(count - 2 * AROUND - 1, 0))
    last = np.minimum(first + 2 * AROUND + 1, count)
    hangs = full[last] - full[first] >= SURE * (last - first)
    # Lines that reach from edge to edge, several on end, are text of another kind.
    whole = (measures.begin[a] - margins.left[a] < INDENT * em) & reaches
    run = np.cumsum((np.diff(whole, prepend=False) != 0) | ~beside)
    hangs[1:] &= ~(whole & (np.bincount(run)[run] >= FEWEST))
    told = np.isin(number, number[1:][here])
    return dict(zip(lines[told].tolist(), hangs[told].tolist(), strict=True))
