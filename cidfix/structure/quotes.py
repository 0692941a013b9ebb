"""Tells quotations in small type from other small type by what stands around them.

A quotation interrupts the text: text of full size comes before it, and the document goes on in full size behind it. So
do no references below their heading, no appendix at the end, and not what is set small below a table or a figure.
"""

from __future__ import annotations

from collections.abc import Sequence

from cidfix.structure.measures import Measures
from cidfix.structure.model import Role
from cidfix.structure.roles import SMALLER, RolePart

_AROUND = frozenset({Role.BODY, Role.ITEM, Role.HEADING})


def settle_quotes(parts: Sequence[RolePart], measures: Measures) -> list[RolePart]:
    """The parts in reading order, small type taken for a quotation as text where it interrupts none."""
    full = [role in _AROUND and not _is_small(lines, measures) for role, lines in parts]
    last = max((place for place, is_full in enumerate(full) if is_full), default=-1)
    result: list[RolePart] = []
    interrupts = False
    for place, (role, lines) in enumerate(parts):
        small = role is Role.QUOTE and _is_small(lines, measures)
        if small:
            result.append((Role.QUOTE if interrupts and place < last else Role.BODY, lines))
            continue
        result.append((role, lines))
        if role is not Role.FOOTNOTE:
            interrupts = full[place] and role is not Role.HEADING
    return result


def _is_small(lines: Sequence[int], measures: Measures) -> bool:
    return bool(measures.size[lines[0]] < SMALLER * measures.body)
