"""How likely each token is by all ways through a lattice together, not by the best alone.

Baum and others (1970), "A maximization technique occurring in the statistical analysis of probabilistic functions of
Markov chains": forwards and backwards. Ways are counted by their shares of the best way to a place, so that no number
gets too small to be held, however long the text is.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from cidfix.repair.channel import SOUND, STATES

_LEAST = 1e-4  # share of all ways that is still followed
_WIDTH = len(STATES)


@dataclass(frozen=True, slots=True)
class Lattice:
    """The ways to cut n characters into units, each in a state (s of them).

    `least` (n + 1,) is the cost in nats of the best way to each place. The units that begin at a place are those from
    `first` (n + 1,) of it to that of the next, no two with the same end and state; `ends` (units,) is s times the place
    where one ends, and its state, `costs` (units,) what it costs. `parted` and `joined` (n, s, s) are the shares of
    going on from one state to another between two units, with a space that is due there and with none.
    """

    least: NDArray[np.float64]
    first: NDArray[np.intp]
    ends: NDArray[np.intp]
    costs: NDArray[np.float64]
    parted: NDArray[np.float64]
    joined: NDArray[np.float64]


def weigh_tokens(lattice: Lattice) -> dict[tuple[int, int], float]:
    """How likely each token (start, stop) is, its spaces around it and none within."""
    return _Ways(lattice).weigh()


_Mass: TypeAlias = dict[int, NDArray[np.float64]]
"""Of ways that end a unit at places, their shares by state (s,)."""


class _Ways:
    """The shares of ways: of those that end a unit at a place in a state, and of what they go on to (n + 1, s).

    `closing` is what they go on to by a space; a product of what leads to a place and what leads on is a share of all.
    """

    def __init__(self, lattice: Lattice) -> None:
        self.size = len(lattice.first) - 1
        self.joined = lattice.joined
        self.first, self.ends = lattice.first.tolist(), lattice.ends
        self.starts, self.states = np.repeat(np.arange(self.size), np.diff(self.first)), self.ends % _WIDTH
        gained = lattice.least[self.ends // _WIDTH] - lattice.least[self.starts]
        self.shares = np.exp(gained - lattice.costs)
        turns = lattice.parted + lattice.joined
        forward = self._go_forward(turns)
        self.backward, opening = self._go_back(turns, forward[-1].sum())
        led = forward[:-1, None]
        self.begun = (led @ lattice.parted)[:, 0]  # units that begin tokens, by state
        self.closing = self.backward.copy()
        self.closing[:-1] = (lattice.parted @ opening[..., None])[..., 0]
        self.is_inside = np.zeros(self.size + 1, np.bool_)  # whether tokens go on at a place, from unit to unit
        self.is_inside[:-1] = ((led @ lattice.joined)[:, 0] * opening).sum(axis=1) > _LEAST

    def _go_forward(self, turns: NDArray[np.float64]) -> NDArray[np.float64]:
        forward = np.zeros((self.size + 1, _WIDTH))
        forward[0, SOUND] = 1.0
        flat = forward.reshape(-1)
        for at in range(self.size):
            units = self._units_at(at)
            ends = self.ends[units]
            flat[ends] += (forward[at] @ turns[at])[self.states[units]] * self.shares[units]
        return forward

    def _go_back(self, turns: NDArray[np.float64], total: float) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """What ways go on to, and what a unit goes on to that begins at a place in a state."""
        backward, opening = np.zeros((self.size + 1, _WIDTH)), np.zeros((self.size, _WIDTH))
        backward[-1] = 1 / total if total else 0.0
        flat = backward.reshape(-1)
        for at in range(self.size - 1, -1, -1):
            units = self._units_at(at)
            opening[at] = np.bincount(self.states[units], self.shares[units] * flat[self.ends[units]], _WIDTH)
            backward[at] = turns[at] @ opening[at]
        return backward, opening

    def _units_at(self, at: int) -> slice:
        return slice(self.first[at], self.first[at + 1])

    def weigh(self) -> dict[tuple[int, int], float]:
        """Nearly all tokens are one unit; of the others each unit is followed from where a token begins."""
        ways = self.begun[self.starts, self.states] * self.shares
        taken = np.flatnonzero(ways * self.backward.reshape(-1)[self.ends] > _LEAST)
        if not len(taken):
            return {}
        starts, ends, ways = self.starts[taken], self.ends[taken], ways[taken]
        stops = ends // _WIDTH
        groups = np.flatnonzero(np.append(True, (np.diff(starts) != 0) | (np.diff(stops) != 0)))
        sums = np.add.reduceat(ways * self.closing.reshape(-1)[ends], groups)
        likely, sums = groups[sums > _LEAST], sums[sums > _LEAST]
        tokens = zip(starts[likely].tolist(), stops[likely].tolist(), strict=True)
        found = dict(zip(tokens, sums.tolist(), strict=True))

        waiting: dict[int, _Mass] = defaultdict(dict)  # by start
        on = self.is_inside[stops]
        for start, end, way in zip(starts[on].tolist(), ends[on].tolist(), ways[on].tolist(), strict=True):
            _add(waiting[start], end, way)
        longer: dict[tuple[int, int], float] = defaultdict(float)
        for start, mass in waiting.items():
            for stop, share in self._follow(mass):
                longer[start, stop] += share
        found.update((token, share + found.get(token, 0.0)) for token, share in longer.items() if share > _LEAST)
        return found

    def _follow(self, mass: _Mass) -> Iterator[tuple[int, float]]:
        """Where tokens end that go on from places where units ended, `mass`, and the shares of those that do there."""
        while mass:
            at = min(mass)
            units = self._units_at(at)
            ends = self.ends[units]
            ways = (mass.pop(at) @ self.joined[at])[self.states[units]] * self.shares[units]
            taken = ways * self.backward.reshape(-1)[ends] > _LEAST
            closed = ways * self.closing.reshape(-1)[ends]
            for end, way, share in zip(ends[taken].tolist(), ways[taken].tolist(), closed[taken].tolist(), strict=True):
                yield end // _WIDTH, share
                if self.is_inside[end // _WIDTH]:
                    _add(mass, end, way)


def _add(mass: _Mass, end: int, way: float) -> None:
    stop, state = divmod(end, _WIDTH)
    if stop not in mass:
        mass[stop] = np.zeros(_WIDTH)
    mass[stop][state] += way
