"""Unicode's bidirectional algorithm for a line without explicit formatting: the level of each letter, and their order.

Source: UAX 9, rules W1 to W7, N0 to N2, I1, I2, L1 and L2. What is typed and what is drawn holds no embeddings,
overrides or isolates that could be seen, so rules X1 to X8 have nothing to do here.
"""

from __future__ import annotations

from collections.abc import Sequence

from cidfix.bidi.characters import LETTERS_FROM_RIGHT, NUMBERS, STRONG, find_bracket

_NEUTRAL = frozenset({"B", "S", "WS", "ON", "BN"})
_MOST_OPEN = 63  # brackets that may stand open (BD16)


def find_levels(classes: Sequence[str], texts: Sequence[str], level: int) -> list[int]:
    """The level of each letter of a line, given its class and text, in a paragraph of `level` 0 or 1.

    Odd levels run from the right. White space at the line's end is at the paragraph's level.
    """
    around = "R" if level else "L"
    kinds = _resolve_weak(classes, around)
    _resolve_brackets(kinds, classes, texts, around)
    _resolve_neutral(kinds, around)
    levels = [level + _rise(kind, level) for kind in kinds]
    for place in range(len(classes) - 1, -1, -1):
        if classes[place] not in ("WS", "BN"):
            break
        levels[place] = level
    return levels


def reorder(levels: Sequence[int]) -> list[int]:
    """The places of a line's letters from left to right: every run of a level or more turned, highest first (L2)."""
    order = list(range(len(levels)))
    for level in range(max(levels, default=0), 0, -1):
        start = 0
        while start < len(order):
            stop = start
            while stop < len(order) and levels[order[stop]] >= level:
                stop += 1
            order[start:stop] = reversed(order[start:stop])
            start = stop + 1
    return order


def _rise(kind: str, level: int) -> int:
    """How much higher than its paragraph a letter of a resolved kind stands (I1, I2)."""
    if level:
        return int(kind in ("L", "EN", "AN"))
    return {"R": 1, "AN": 2, "EN": 2}.get(kind, 0)


def _resolve_weak(classes: Sequence[str], around: str) -> list[str]:
    """Marks, numbers and their separators (W1 to W7); letters from the right all as "R"."""
    kinds: list[str] = []
    strong = before = around
    for name in classes:
        kind = name
        if kind == "NSM":
            kind = before
        if kind in STRONG:
            strong = kind
        elif kind == "EN" and strong == "AL":
            kind = "AN"
        before = kind
        kinds.append(kind)
    _join_separators(kinds)
    _join_terminators(kinds)
    strong = around
    for place, kind in enumerate(kinds):
        if kind in STRONG:
            strong = kind
            kinds[place] = "R" if kind == "AL" else kind
        elif kind == "EN" and strong == "L":
            kinds[place] = "L"
        elif kind in ("ES", "CS", "ET"):
            kinds[place] = "ON"
    return kinds


def _join_separators(kinds: list[str]) -> None:
    """One separator between two numbers of a kind is part of them (W4)."""
    for place in range(1, len(kinds) - 1):
        beside = kinds[place - 1]
        if beside == kinds[place + 1] and (
            (beside == "EN" and kinds[place] in ("ES", "CS")) or (beside == "AN" and kinds[place] == "CS")
        ):
            kinds[place] = beside


def _join_terminators(kinds: list[str]) -> None:
    """Terminators beside a European number are part of it (W5)."""
    place = 0
    while place < len(kinds):
        stop = place
        while stop < len(kinds) and kinds[stop] == "ET":
            stop += 1
        if stop > place and "EN" in (*kinds[max(place - 1, 0) : place], *kinds[stop : stop + 1]):
            kinds[place:stop] = ["EN"] * (stop - place)
        place = stop + 1


def _resolve_brackets(kinds: list[str], classes: Sequence[str], texts: Sequence[str], around: str) -> None:
    """Pairs of brackets run as what they hold (N0)."""
    for first, last in _find_pairs(kinds, texts):
        inside = {_direction(kind) for kind in kinds[first + 1 : last]}
        if around in inside:
            kind = around
        elif inside - {None}:
            before = (_direction(kind) for kind in reversed(kinds[:first]))
            opposite = "L" if around == "R" else "R"
            kind = opposite if next((k for k in before if k), around) == opposite else around
        else:
            continue
        for place in (first, last):
            kinds[place] = kind
            # Marks on a bracket follow it.
            for mark in range(place + 1, len(kinds)):
                if classes[mark] != "NSM":
                    break
                kinds[mark] = kind


def _find_pairs(kinds: Sequence[str], texts: Sequence[str]) -> list[tuple[int, int]]:
    """The places of brackets that belong together (BD16), by their first ones."""
    open_: list[tuple[str, int]] = []
    pairs: list[tuple[int, int]] = []
    for place, text in enumerate(texts):
        bracket = find_bracket(text) if kinds[place] == "ON" else None
        if bracket is None:
            continue
        opens, other = bracket
        if opens:
            if len(open_) == _MOST_OPEN:
                return []
            open_.append((other, place))
            continue
        for depth in range(len(open_) - 1, -1, -1):
            if open_[depth][0] == _plain(text):
                pairs.append((open_[depth][1], place))
                del open_[depth:]
                break
    return sorted(pairs)


def _plain(bracket: str) -> str:
    """A closing bracket as its opening one names it."""
    found = find_bracket(bracket)
    again = find_bracket(found[1]) if found else None
    return again[1] if again else bracket


def _direction(kind: str) -> str | None:
    """The direction that a kind has among neutral ones, where numbers count as from the right."""
    return "R" if kind in LETTERS_FROM_RIGHT or kind in NUMBERS else "L" if kind == "L" else None


def _resolve_neutral(kinds: list[str], around: str) -> None:
    """What has no direction takes that of both its neighbours, else that of the paragraph (N1, N2)."""
    place = 0
    while place < len(kinds):
        stop = place
        while stop < len(kinds) and kinds[stop] in _NEUTRAL:
            stop += 1
        if stop > place:
            before = _direction(kinds[place - 1]) if place else around
            after = _direction(kinds[stop]) if stop < len(kinds) else around
            kinds[place:stop] = [before if before == after and before else around] * (stop - place)
        place = stop + 1
