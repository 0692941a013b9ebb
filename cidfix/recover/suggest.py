"""Where to type next: the fewest words that show every code still unknown.

That is the set cover problem: each token shows some unknown glyphs, and the fewest tokens that show all are wanted.
A greedy choice is refined by local search with row weights (Gao, Weise and Li 2015, "An efficient local search
heuristic with row weighting for the unicost set covering problem"), which stays within a few moves a step.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush

_MOST_MOVES = 4000
_MOST_REFINED = 600  # where more words than a person will type are needed, a few fewer do not matter
_MOST_WORK = 3_000_000


@dataclass(frozen=True, slots=True)
class Option:
    """Something that could be typed: what it would show (`shows`, numbers of unknown things), its `keys` to type,
    and how often what it shows is met in the text (`weight`)."""

    number: int
    shows: frozenset[int]
    keys: int
    weight: int


def choose_options(options: Sequence[Option], worth: Mapping[int, int]) -> list[int]:
    """The positions of the fewest options that together show all that any shows, the most telling first.

    `worth` is what it is worth to be shown each thing, 1 where it does not say.
    """
    useful = _drop_dominated(options)
    if worth:  # a few words more in the end, for most of the errors gone after the first
        return _greedy(options, useful, worth)
    chosen = _greedy(options, useful, {})
    if len(chosen) <= _MOST_REFINED:
        chosen = _refine(options, useful, chosen)
    # Taken greedily once more, the one with most that is new comes first.
    return _greedy(options, chosen, {})


def _drop_dominated(options: Sequence[Option]) -> list[int]:
    """Without those that show no more than another does, which is shorter or shows more."""
    best: dict[frozenset[int], int] = {}
    for position, option in enumerate(options):
        if option.shows:
            other = best.get(option.shows)
            if other is None or _plainness(option) < _plainness(options[other]):
                best[option.shows] = position
    by_thing: dict[int, list[int]] = {}
    kept = []
    for position in sorted(best.values(), key=lambda p: (-len(options[p].shows), options[p].number)):
        shows = options[position].shows
        rarest = min(shows, key=lambda thing: len(by_thing.get(thing, ())))
        if any(shows < options[other].shows for other in by_thing.get(rarest, ())):
            continue
        kept.append(position)
        for thing in shows:
            by_thing.setdefault(thing, []).append(position)
    return kept


def _plainness(option: Option) -> tuple[int, int]:
    return option.keys, option.number


def _greedy(options: Sequence[Option], useful: Iterable[int], worth: Mapping[int, int]) -> list[int]:
    """Take what shows most that is new, again and again; a lazy queue, since what is new only shrinks."""
    left = {thing for position in useful for thing in options[position].shows}
    queue = [
        (-_count(options[p].shows, worth), -options[p].weight, options[p].keys, options[p].number, p) for p in useful
    ]
    heapify(queue)
    chosen = []
    while left and queue:
        gain, weight, keys, number, position = heappop(queue)
        new = -_count(options[position].shows & left, worth)
        if new != gain:
            if new:
                heappush(queue, (new, weight, keys, number, position))
            continue
        chosen.append(position)
        left -= options[position].shows
    return chosen


def _count(things: Iterable[int], worth: Mapping[int, int]) -> int:
    return sum(worth.get(thing, 1) for thing in things)


def _refine(options: Sequence[Option], useful: Sequence[int], chosen: list[int]) -> list[int]:
    """Local search: drop one of the chosen, and swap until all is shown again with one fewer; keep the best."""
    search = _Search({position: options[position].shows for position in useful}, chosen)
    best = list(chosen)
    for _ in range(_MOST_MOVES):
        while not search.uncovered:
            best = sorted(search.solution)
            if len(best) <= 1:
                return best
            search.remove(search.least_missed())
        if search.work > _MOST_WORK:
            break
        search.remove(search.least_missed())
        search.add_for(min(search.uncovered, key=lambda thing: (-search.weight[thing], thing)))
    return best


class _Search:
    """The state of the local search: a set of options, what it leaves unshown, and a weight for each thing.

    `score` of an option is the weight it alone adds (outside the solution) or alone holds (inside).
    """

    def __init__(self, shows: Mapping[int, frozenset[int]], solution: Iterable[int]) -> None:
        self.shows = shows
        self.showing: dict[int, list[int]] = {}
        for position, things in shows.items():
            for thing in things:
                self.showing.setdefault(thing, []).append(position)
        self.weight = dict.fromkeys(self.showing, 1)
        self.count = dict.fromkeys(self.showing, 0)
        self.uncovered = set(self.showing)
        self.solution: set[int] = set()
        self.score = {position: len(things) for position, things in shows.items()}
        self.moved = dict.fromkeys(shows, 0)
        self.may_enter = dict.fromkeys(shows, True)
        self.clock = 0
        self.last_added = -1
        self.work = 0
        self.queue: list[tuple[int, int, int]] = []
        for position in solution:
            self._add(position)

    def least_missed(self) -> int:
        """The chosen option that would be missed least, the longest unmoved first; never the one just added."""
        held = []
        while True:
            score, moved, position = self.queue[0]
            if position not in self.solution or (score, moved) != (self.score[position], self.moved[position]):
                heappop(self.queue)  # an older rank
            elif position == self.last_added and len(self.solution) > 1:
                held.append(heappop(self.queue))
            else:
                break
        for rank in held[:1]:
            heappush(self.queue, rank)
        return position

    def _rank(self, position: int) -> None:
        """Note how much a chosen option would be missed now; the queue drops what it noted before."""
        heappush(self.queue, (self.score[position], self.moved[position], position))

    def add_for(self, thing: int) -> None:
        """Add the best option that shows `thing`, and make what is still unshown weigh more."""
        options = [p for p in self.showing[thing] if self.may_enter[p]] or self.showing[thing]
        self.work += len(options)
        best = min(options, key=lambda p: (-self.score[p], self.moved[p], p))
        self._add(best)
        self.last_added = best
        for unshown in self.uncovered:
            self.weight[unshown] += 1
            self.work += len(self.showing[unshown])
            for position in self.showing[unshown]:
                self.score[position] += 1

    def _add(self, position: int) -> None:
        self.clock += 1
        self.moved[position] = self.clock
        self.solution.add(position)
        for thing in self.shows[position]:
            self.count[thing] += 1
            self.work += len(self.showing[thing])
            if self.count[thing] == 1:
                self.uncovered.discard(thing)
                for other in self.showing[thing]:
                    if other != position:
                        self.score[other] -= self.weight[thing]
                        self.may_enter[other] = True
            elif self.count[thing] == 2:
                for other in self.showing[thing]:
                    if other in self.solution and other != position:
                        self.score[other] -= self.weight[thing]
                        self._rank(other)
        self.score[position] = sum(self.weight[t] for t in self.shows[position] if self.count[t] == 1)
        self._rank(position)

    def remove(self, position: int) -> None:
        self.clock += 1
        self.moved[position] = self.clock
        self.may_enter[position] = False
        self.solution.discard(position)
        for thing in self.shows[position]:
            self.count[thing] -= 1
            self.work += len(self.showing[thing])
            if self.count[thing] == 0:
                self.uncovered.add(thing)
                for other in self.showing[thing]:
                    if other != position:
                        self.score[other] += self.weight[thing]
                        self.may_enter[other] = True
            elif self.count[thing] == 1:
                for other in self.showing[thing]:
                    if other in self.solution:
                        self.score[other] += self.weight[thing]
                        self._rank(other)
        self.score[position] = sum(self.weight[t] for t in self.shows[position] if self.count[t] == 0)
