"""Joins what the end of a column or page, a figure or a note has parted: text that goes on in reading order."""

from __future__ import annotations

from collections.abc import Sequence

from cidfix.layout import Layout
from cidfix.structure.measures import SAME_SIZE
from cidfix.structure.model import Role
from cidfix.structure.paragraphs import INDENT, Paragraphs
from cidfix.structure.roles import RolePart

RUNNING = frozenset({Role.BODY, Role.ITEM, Role.QUOTE, Role.ABSTRACT})
DRAWN = frozenset({Role.CAPTION, Role.FIGURE})
ASIDE = frozenset({Role.FOOTNOTE, Role.CAPTION, Role.TABLE, Role.FIGURE, Role.EXAMPLE})


def join_parts(parts: Sequence[RolePart], layout: Layout, paragraphs: Paragraphs) -> list[RolePart]:
    """The parts in reading order, those that continue an earlier one joined to it; what lies between comes behind."""
    result: list[RolePart] = []
    open_: int | None = None
    for role, lines in parts:
        turned = open_ is not None and not paragraphs.measures.upright[lines[0]]
        if role in ASIDE or turned:
            result.append((role, lines))
            continue
        if role in RUNNING and open_ is not None:
            before, earlier = result[open_]
            drawn = all(between in DRAWN for between, _ in result[open_ + 1 :])
            if _continues(before, earlier, lines, drawn, layout, paragraphs):
                result[open_] = before, (*earlier, *lines)
                continue
        result.append((role, lines))
        open_ = len(result) - 1 if role in RUNNING else None
    return result


def _continues(
    role: Role, earlier: Sequence[int], lines: Sequence[int], drawn: bool, layout: Layout, paragraphs: Paragraphs
) -> bool:
    """Whether lines go on with a part that ended before; `drawn` if only figures and captions lie between."""
    m, margins, letters = paragraphs.measures, paragraphs.margins, paragraphs.letters
    last, line = earlier[-1], lines[0]
    em = float(m.size[line])
    if abs(float(m.size[last]) - em) > SAME_SIZE * em or letters.has_label(line):
        return False
    parted = layout.page[last] != layout.page[line] or layout.region[last] != layout.region[line]
    running = letters.begins_low(line) and letters.is_open(last)
    full = paragraphs.is_full(last, line)
    if not parted:
        return line != last + 1 and (running or (drawn and full and len(earlier) > 1 and letters.is_open(last)))
    if letters.begins_low(line):
        return running or full
    hangs = len(earlier) > 1 and m.begin[earlier[1]] - m.begin[earlier[0]] > INDENT * em
    indented = m.begin[line] - margins.left[line] > INDENT * em
    return full and not (role is Role.BODY and indented and not hangs)
