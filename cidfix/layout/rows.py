"""Groups the glyphs of a column into rows: all that stands on, above or below one baseline."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cidfix.layout.frame import Placed, keys, starts_of
from cidfix.pdf.document import Bools, Floats, Ints

ABOVE, BELOW = 0.6, 0.1  # em from the baseline: where the body of a glyph is taken to be
ABOVE_VERTICAL, BELOW_VERTICAL = 0.4, 0.3  # the same where the origin is the middle of the glyph
TALL = 0.7  # em between baselines of one row from which it is looked at again
APART = 0.85  # em, the closest that two lines are set
NEIGHBOURS, ROUNDS = 64, 64  # bounds on the search, which pages that people read do not come near
SAME = 0.06  # em between baselines taken as one


def find_rows(placed: Placed, region: Ints) -> Ints:
    """The row of each glyph, shape (K,), numbered region by region from top to bottom.

    Bodies that overlap, directly or through others, share a row: so superscripts, subscripts and marks stay with
    their line. A row taller than a line can be (glued by a drop capital or a fraction) is divided again at its
    heaviest baselines.
    """
    if not len(placed):
        return np.zeros(0, np.int32)
    above = np.where(placed.vertical, np.float32(ABOVE_VERTICAL), np.float32(ABOVE)) * placed.size
    below = np.where(placed.vertical, np.float32(BELOW_VERTICAL), np.float32(BELOW)) * placed.size
    top = keys(region, placed.across - above)
    order = np.argsort(top, kind="stable")
    reach = np.maximum.accumulate(keys(region, placed.across + below)[order])
    new = top[order][1:] > reach[:-1]
    rank = np.concatenate(([0], np.cumsum(new))).astype(np.int32)
    start = starts_of(rank)[:-1]
    across, size = placed.across[order], placed.size[order]
    count = np.diff(np.append(start, len(order)))
    height = np.maximum.reduceat(across, start) - np.minimum.reduceat(across, start)
    tall = height > TALL * np.add.reduceat(size, start) / count
    part = np.zeros(len(order), np.int32)
    if tall.any():
        inside = np.flatnonzero(tall[rank])
        part[inside] = _divide(rank[inside], across[inside], size[inside], placed.width[order][inside])
        _, rank = np.unique((rank.astype(np.int64) << 20) + part, return_inverse=True)
    row = np.empty(len(order), np.int32)
    row[order] = rank
    return row


def _divide(rank: Ints, across: Floats, size: Floats, width: Floats) -> Ints:
    """The part of its tall row that each glyph belongs to, numbered from the top."""
    order = np.argsort(keys(rank, across), kind="stable")
    rank, across, size, width = rank[order], across[order], size[order], width[order]
    new = (rank[1:] != rank[:-1]) | (np.diff(across) > SAME * np.minimum(size[1:], size[:-1]))
    baseline = np.concatenate(([0], np.cumsum(new)))
    start = starts_of(baseline)[:-1]
    weight = np.add.reduceat(width + 0.01 * size, start)
    height = np.add.reduceat((width + 0.01 * size) * across, start) / weight
    em = np.add.reduceat(size, start) / np.diff(np.append(start, len(order)))
    peak = _heaviest(rank[start], height, em, weight)
    nearest = _nearest(rank[start], height - 0.3 * em, peak)
    # Numbers of parts count the peaks of a row.
    number = np.cumsum(peak) - 1
    part = np.empty(len(order), np.int32)
    part[order] = number[nearest][baseline] - number[np.searchsorted(rank[start], rank[start])][baseline] + 1
    return part


def _heaviest(
    rank: Ints, height: NDArray[np.floating], em: NDArray[np.floating], weight: NDArray[np.floating]
) -> Bools:
    """Baselines that have no heavier one of their row closer than lines can be; rounds settle the rest."""
    peak = np.zeros(len(rank), np.bool_)
    index = np.arange(len(rank))
    for _ in range(ROUNDS):
        best = np.ones(len(index), np.bool_)
        for shift in range(1, min(len(index), NEIGHBOURS)):
            one, two = index[:-shift], index[shift:]
            heavier = weight[two] > weight[one]
            near = height[two] - height[one] < APART * np.where(heavier, em[two], em[one])
            near &= rank[two] == rank[one]
            if not near.any():
                break
            best[:-shift] &= ~(near & heavier)
            best[shift:] &= ~(near & ~heavier)
        peak[index[best]] = True
        index = index[~_covered(rank, height, em, np.flatnonzero(peak))[index]]
        if not len(index):
            break
    return peak


def _covered(rank: Ints, height: NDArray[np.floating], em: NDArray[np.floating], peaks: NDArray[np.int64]) -> Bools:
    """Baselines that lie too close to a chosen one to be a line of their own."""
    covered = np.zeros(len(rank), np.bool_)
    place = np.searchsorted(peaks, np.arange(len(rank)))
    for side in (place - 1, place):
        near = peaks[np.clip(side, 0, len(peaks) - 1)]
        covered |= (rank[near] == rank) & (np.abs(height[near] - height) < APART * em[near])
    return covered


def _nearest(rank: Ints, middle: NDArray[np.floating], peak: Bools) -> NDArray[np.int64]:
    """The index of the peak nearest to each baseline within its row."""
    peaks = np.flatnonzero(peak)
    place = np.searchsorted(peaks, np.arange(len(rank)))
    before, after = (peaks[np.clip(side, 0, len(peaks) - 1)] for side in (place - 1, place))
    far = [np.where(rank[side] == rank, np.abs(middle[side] - middle), np.inf) for side in (before, after)]
    return np.where(far[0] <= far[1], before, after)
