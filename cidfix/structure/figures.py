"""Gathers the words inside figures: short lines set loosely beside a caption, which are no text that is read on."""

from __future__ import annotations

from collections.abc import Sequence

from cidfix.structure.margins import Margins
from cidfix.structure.measures import Measures
from cidfix.structure.model import Role
from cidfix.structure.roles import RolePart

SHORT = 0.45  # of the measure
FEWEST = 2


def gather_figures(parts: Sequence[RolePart], measures: Measures, margins: Margins) -> list[RolePart]:
    """The parts of a region, runs of loose ones that touch a caption, or are many and small, as one figure each."""
    result: list[RolePart] = []
    run: list[RolePart] = []
    for part in (*parts, None):
        if part is not None and _is_loose(part, measures, margins):
            run.append(part)
            continue
        captioned = (part is not None and part[0] is Role.CAPTION) or (bool(result) and result[-1][0] is Role.CAPTION)
        if len(run) >= FEWEST and (captioned or _is_small(run, measures)):
            result.append((Role.FIGURE, tuple(line for _, lines in run for line in lines)))
        else:
            result += run
        run = []
        if part is not None:
            result.append(part)
    return result


def _is_short(line: int, measures: Measures, margins: Margins) -> bool:
    measure = float(margins.right[line] - margins.left[line])
    return float(measures.end[line] - measures.begin[line]) < SHORT * measure


def _is_loose(part: RolePart, measures: Measures, margins: Margins) -> bool:
    role, lines = part
    if role in (Role.TABLE, Role.FIGURE):
        return all(measures.is_small(line) for line in lines)
    if role not in (Role.BODY, Role.ITEM, Role.HEADING) or len(lines) > 2:
        return False
    return all(measures.is_small(line) or _is_short(line, measures, margins) for line in lines) and not any(
        measures.size[line] > measures.body * 1.06 for line in lines
    )


def _is_small(run: Sequence[RolePart], measures: Measures) -> bool:
    lines = [line for _, lines in run for line in lines]
    return len(run) > 3 and all(measures.is_small(line) for line in lines)
