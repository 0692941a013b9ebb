"""Parts that are cut, joined and moved: what any run of changes does to a plain list of them, it does to these."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cidfix.structure import Block, Role
from cidfix.structure.parts import CorrectedParts

LINES = range(8)
changes = st.lists(
    st.tuples(
        st.sampled_from(("cut", "cut_before", "join", "before", "after")),
        st.sets(st.sampled_from(LINES), min_size=1),
        st.sampled_from(LINES),
    ),
    max_size=12,
)


def make(*blocks: tuple[int, ...]) -> CorrectedParts:
    return CorrectedParts(Block(Role.BODY, 0, lines, ()) for lines in blocks)


def change(parts: CorrectedParts, what: str, lines: set[int], beside: int) -> None:
    if what == "cut":
        parts.cut(lines)
    elif what == "cut_before":
        parts.cut_before(beside)
    elif what == "join":
        parts.join(parts.find(lines))
    elif beside not in lines:
        moved = parts.cut(lines)
        parts.move(moved, parts.find([beside])[0], before=what == "before")


def change_list(order: list[list[int]], what: str, lines: set[int], beside: int) -> list[list[int]]:
    """The same for lists of lines, in the plainest way."""
    if what in ("cut", "before", "after") and (what == "cut" or beside not in lines):
        order = [run for part in order for run in divide(part, lines)]
    if what == "cut_before":
        part = next(part for part in order if beside in part)
        order = [run for one in order for run in (divide(one, {*part[part.index(beside) :]}) if one is part else [one])]
    elif what == "join":
        first, *others = [part for part in order if lines & {*part}]
        order = [
            [*first, *(line for other in others for line in other)] if part is first else part
            for part in order
            if part not in others
        ]
    elif what in ("before", "after") and beside not in lines:
        moved = [part for part in order if lines >= {*part}]
        order = [part for part in order if part not in moved]
        at = next(at for at, part in enumerate(order) if beside in part) + (what == "after")
        order[at:at] = moved
    return order


def divide(part: list[int], lines: set[int]) -> list[list[int]]:
    runs: list[list[int]] = []
    for line in part:
        if runs and (runs[-1][-1] in lines) == (line in lines):
            runs[-1].append(line)
        else:
            runs.append([line])
    return runs


@given(changes)
def test_any_changes_leave_the_parts_as_they_leave_a_list(said) -> None:
    parts, order = make((0, 1, 2), (3,), (4, 5), (6, 7)), [[0, 1, 2], [3], [4, 5], [6, 7]]
    for one in said:
        change(parts, *one)
        order = change_list(order, *one)
        assert [list(part.lines) for part in parts.list_in_order()] == order
