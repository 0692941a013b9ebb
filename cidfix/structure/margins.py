"""The edges between which each line is set, and the usual distance of lines: what indents and gaps are measured by."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Bools, Floats
from cidfix.structure.measures import SAME_SIZE, Measures
from cidfix.structure.order import Region

FLUSH = 0.3  # em between edges that are taken as the same
NARROW = 0.8  # em by which lines set narrower than their column stand in from both its edges
FEW = 5  # lines of a region, and steps between lines, that do not tell its edges and its leading
EXACT, NEAR_EDGE = 0.08, 2.0  # em between ends that are one, and from the edge where lines of even text end
EVEN, FEWEST_EVEN = 0.5, 6  # share of those near the edge that end at one place; and how many tell it
CLOSEST, FARTHEST = 0.5, 4.4  # em between lines of one text
SAME_STEP = 0.06  # share by which steps that are one differ
MOST, COMMON = 0.5, 0.2  # share of the lines of a column, and of all lines, that have the step that is the leading
USUAL, LOOSER = 1.2, 1.1  # em, the leading of text that has none; and what that of other sizes may be beyond the text's
AROUND = 20  # columns before and after a region whose edges it may have
NEAR = 1.0  # em between the edges of regions that are columns of one kind


@dataclass(frozen=True, slots=True)
class Margins:
    """Arrays of length L, in points: the edges `left` and `right` of each line's column as it is read, and `leading`.

    Lines that are set narrower than their column, as quotations are, have edges of their own, and are `narrow`. `even`
    is true in columns whose lines mostly reach the edge, as those of justified text do but at the end of paragraphs.
    """

    left: Floats
    right: Floats
    leading: Floats
    even: Bools
    narrow: Bools

    def is_indented(self, line: int, measures: Measures) -> bool:
        """Whether a line begins behind the edge of its column."""
        return bool(measures.begin[line] - self.left[line] > FLUSH * measures.size[line])

    def room(self, line: int, measures: Measures) -> float:
        """The white that a line leaves before the edge of its column."""
        return float(self.right[line] - measures.end[line])


def find_margins(regions: Sequence[Region], measures: Measures, check: Callable[[], None]) -> Margins:
    """The margins of the lines of all regions; of other lines their own ends. What `check` raises ends it."""
    left, right = measures.begin.copy(), measures.end.copy()
    leading, even = np.full(len(left), np.inf, np.float32), np.zeros(len(left), np.bool_)
    narrow = np.zeros(len(left), np.bool_)
    edges = [_find_edges(region, measures, check) for region in regions]
    columns = [k for k, region in enumerate(regions) if len(region.lines) >= FEW]
    usual = _find_leading(np.array([line for region in regions for line in region.lines], np.int64), regions, measures)
    counts: list[tuple[int, int, NDArray[np.int64]]] = []
    for k, region in enumerate(regions):
        check()
        lines = np.array(region.lines)
        em = float(measures.size[lines[0]])
        near = _list_beside(k, columns)
        low, high = edges[k] if len(lines) >= FEW else _borrow(edges[k], [edges[other] for other in near], em)
        if any(_is_one_column((region.begin, high), edges[other], em) for other in near):
            low = min(low, region.begin)  # a column of which but one line begins at its edge, as others do
        left[lines], right[lines] = low, high
        counts.append((*_count_even(measures.end[lines], high, float(np.median(measures.size[lines]))), lines))
        leading[lines] = _leading_of(lines, measures, usual)
    for here, lines in _find_even(counts, measures):
        check()
        even[lines] = here
        low, high = float(left[lines[0]]), float(right[lines[0]])
        for run in _find_narrow(lines, measures, low, high):
            if here or _leave_room(run, measures, high):
                left[run], right[run] = measures.begin[run].min(), measures.end[run].max()
                narrow[run] = True
    leading = np.minimum(leading, LOOSER * _share_of_text(leading, measures) * measures.size)
    return Margins(left, right, leading, even, narrow)


def _find_edges(region: Region, measures: Measures, check: Callable[[], None]) -> tuple[float, float]:
    """Where lines of a region begin, more than one if it has many, and where the longest ends."""
    check()
    lines = np.array(region.lines)
    begin = np.sort(measures.begin[lines])
    em = float(np.median(measures.size[lines]))
    if len(begin) >= FEW:
        shared = begin[1:] - begin[:-1] < FLUSH * em
        if shared.any():
            return float(begin[:-1][shared][0]), region.end
    return float(begin[0]), region.end


def _list_beside(place: int, columns: Sequence[int]) -> Sequence[int]:
    """The columns of many lines around a region, the nearest first."""
    around = bisect(columns, place)
    return sorted(columns[max(around - AROUND, 0) : around + AROUND], key=lambda number: abs(number - place))


def _is_one_column(one: tuple[float, float], other: tuple[float, float], em: float) -> bool:
    return abs(one[0] - other[0]) < FLUSH * em and abs(one[1] - other[1]) < NEAR * em


def _borrow(own: tuple[float, float], others: Sequence[tuple[float, float]], em: float) -> tuple[float, float]:
    """The edges of the first of other columns that a region of few lines fits into; else its own."""
    low, high = own
    for begin, end in others:
        if begin - NEAR * em < low and high < end + NEAR * em and high - low > 0.3 * (end - begin):
            return min(low, begin), max(high, end)
    return low, high


def _count_even(end: Floats, high: float, em: float) -> tuple[int, int]:
    """How many lines near the edge end at exactly one place, and how many these are; the longest is not counted."""
    ends = np.sort(end[high - end < NEAR_EDGE * em])
    most = (np.searchsorted(ends, ends + EXACT * em, "right") - np.arange(len(ends))).max(initial=0)
    return max(int(most) - 1, 0), len(ends) - 1


def _find_even(
    counts: Sequence[tuple[int, int, NDArray[np.int64]]], measures: Measures
) -> Iterator[tuple[bool, NDArray[np.int64]]]:
    """Whether the lines of each region are even; regions with few lines that tell are as others of their size."""
    pooled: dict[int, list[int]] = {}
    sizes = [round(float(np.median(measures.size[lines]))) for _, _, lines in counts]
    for size, (exact, near, _) in zip(sizes, counts, strict=True):
        pool = pooled.setdefault(size, [0, 0])
        pool[0] += exact
        pool[1] += near
    for size, (exact, near, lines) in zip(sizes, counts, strict=True):
        most, of = (exact, near) if near >= FEWEST_EVEN else pooled[size]
        yield of >= FEW and most >= EVEN * of, lines


def _find_narrow(lines: NDArray[np.int64], measures: Measures, low: float, high: float) -> Iterator[NDArray[np.int64]]:
    """Runs of lines that begin alike and stand in from both edges, but for those that hang below lines by themselves.

    So do entries of dictionaries and lists of references: line, run, line, run.
    """
    begin, end, size = measures.begin[lines], measures.end[lines], measures.size[lines]
    new = np.abs(np.diff(begin)) > FLUSH * size[1:]
    runs = np.split(np.arange(len(lines)), np.flatnonzero(new) + 1)
    for place, run in enumerate(runs):
        inward = NARROW * size[run[0]]
        if len(run) > 1 and begin[run].min() - low > inward and high - end[run].max() > inward:
            around = (runs[max(place - 2, 0) : place], runs[place + 1 : place + 3][::-1])
            hung = (
                len(beside) == 2
                and len(beside[1]) == 1
                and abs(begin[beside[0][0]] - begin[run[0]]) <= FLUSH * size[run[0]]
                and begin[beside[1][0]] - low <= FLUSH * size[run[0]]
                for beside in around
            )
            if not any(hung):
                yield lines[run]


def _leave_room(run: NDArray[np.int64], measures: Measures, high: float) -> bool:
    """Whether one of some lines had ample room before an edge for the first word of the next."""
    room = high - measures.end[run[:-1]] - measures.word[run[1:]]
    return bool((room > NARROW * measures.size[run[1:]]).any())


def _find_leading(
    lines: NDArray[np.int64], regions: Sequence[Region], measures: Measures
) -> tuple[Floats, NDArray[np.float64]]:
    """Sizes and the steps between lines of a size that follow one another in a region, sorted by size."""
    number = np.repeat(np.arange(len(regions)), [len(region.lines) for region in regions])
    step, size = np.diff(measures.across[lines]), measures.size[lines]
    near = _are_near(step, size) & (np.diff(number) == 0)
    order = np.argsort(size[1:][near], kind="stable")
    return size[1:][near][order], step[near][order].astype(np.float64)


def _are_near(step: Floats, size: Floats) -> Bools:
    """Pairs of lines of one size that are as far apart as lines of a text can be."""
    near: Bools = (np.abs(np.diff(size)) < SAME_SIZE * size[1:]) & (step > CLOSEST * size[1:])
    return near & (step < FARTHEST * size[1:])


def _share_of_text(leading: Floats, measures: Measures) -> float:
    """The leading of most of the text in em."""
    text = np.isfinite(leading) & (np.abs(measures.size - measures.body) <= SAME_SIZE * measures.body)
    return float(np.median(leading[text] / measures.size[text])) if text.any() else USUAL


def _leading_of(
    lines: NDArray[np.int64], measures: Measures, usual: tuple[Floats, NDArray[np.float64]]
) -> NDArray[np.float64]:
    """The leading at each line: that of all lines of its size, but in regions that have none of it one of their own."""
    size, step = measures.size[lines], np.diff(measures.across[lines])
    result = np.full(len(lines), np.inf)
    near = _are_near(step, size)
    for value in np.unique(np.round(size, 1)):
        here = np.abs(size - value) <= SAME_SIZE * value
        steps: NDArray[np.floating] = step[near & here[1:] & here[:-1]]
        first, last = np.searchsorted(usual[0], ((1 - SAME_SIZE) * value, (1 + SAME_SIZE) * value))
        least = _find_least(usual[1][first:last], COMMON)
        if len(steps) >= FEW and (least is None or not (np.abs(steps - least) < SAME_STEP * least).any()):
            least = _find_least(steps, MOST) or least
        if least is not None:
            result[np.abs(size - value) < 0.051] = least
    return result


def _find_least(steps: NDArray[np.floating], share: float) -> float | None:
    """The least step that a share of lines have: wider ones part paragraphs, even where most have but a line."""
    ordered = np.sort(steps)
    count = np.searchsorted(ordered, ordered * (1 + SAME_STEP), "right") - np.arange(len(ordered))
    common = count >= share * len(ordered)
    if not common.any():
        return None
    first = int(np.argmax(common))
    return float(ordered[first + (count[first] - 1) // 2])
