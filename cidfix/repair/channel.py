"""How spaces get lost and put in: the noisy channel through which words are seen.

At each word the text is in one of four states, which last for a few words, and each has its own odds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import inf, log

import numpy as np

SOUND, GLUED, SPACED, RAGGED = range(4)
"""States of a word: as it should be, run together with the next, every letter apart, in pieces."""

STATES = (SOUND, GLUED, SPACED, RAGGED)
_PUT_IN = (0.0, 0.0, 0.95, 0.5)  # how often a space stands between two letters of a word
_LAST = 0.8  # how often the next word is in the same state
_OTHER = 0.04  # how often it is in another state of damage, where each is as frequent as damage of its kind
_LOST = (1e-4, 0.93, 0.03, 0.03)  # how often the space between two words is missing
_EDGE_LOST = 0.05  # the same between words of different states


@dataclass(frozen=True, slots=True)
class Rates:
    """How often, per word, sound text turns into text that is run together or spaced out."""

    glued: float
    spaced: float


class Channel:
    """The costs of states and of spaces, in nats."""

    def __init__(self, rates: Rates) -> None:
        damage = rates.glued + rates.spaced
        enter = (1 - damage, rates.glued, rates.spaced / 2, rates.spaced / 2)
        shares = [list(enter)]
        for state in STATES[1:]:
            row = [_OTHER * share / damage for share in enter]
            row[state] = _LAST
            row[SOUND] = 1 - sum(row[1:])
            shares.append(row)
        self.turn = [[-log(share) for share in row] for row in shares]
        self.space = [-log(share) if share else inf for share in _PUT_IN]
        self.none = [-log(1 - share) for share in _PUT_IN]
        # the gap between two words: [same state?][state][seen] when there should be a space, and when there should not
        self.parted = [[(-log(_LOST[s]), -log(1 - _LOST[s])) for s in STATES], [(-log(_EDGE_LOST), 0.05)] * 4]
        tight = [(self.none[s], min(self.space[s], 9.0)) for s in STATES]
        self.joined = [tight, [(0.05, -log(_EDGE_LOST))] * 4]


class Gap:
    """What may lie between two units, a space being seen there or not.

    `costs` are those of no space, infinite where there has to be one, and of a space between units of their kinds.
    `parted` and `joined` (states, states) are the shares of going from one state to another with a space that is due
    there and with none; `ways` lists by state those from others, each at the cost in nats of the cheaper, and whether
    a space is due then.
    """

    def __init__(self, channel: Channel, states: Sequence[int], costs: tuple[float, float], seen: bool) -> None:
        none, some = costs
        parted = np.full((len(STATES), len(STATES)), inf)
        joined = parted.copy()
        for before, state in product(states, states):
            turn, other = channel.turn[before][state], before != state
            if state == SOUND == before:
                if seen:
                    parted[before, state] = turn + some
                else:
                    joined[before, state] = turn + none
            else:
                parted[before, state] = turn + some + channel.parted[other][state][seen]
                joined[before, state] = turn + none + channel.joined[other][state][seen]
        cheaper, due = np.minimum(parted, joined), parted <= joined
        self.ways = [
            (state, [(b, float(cheaper[b, state]), bool(due[b, state])) for b in states if cheaper[b, state] < inf])
            for state in states
        ]
        self.parted, self.joined = np.exp(-parted), np.exp(-joined)
