"""Joins what the end of a column or page, a figure or a note has parted: text that goes on in reading order."""

from __future__ import annotations

from collections.abc import Sequence

from cidfix.layout import Layout
from cidfix.structure.hanging import INDENT
from cidfix.structure.measures import SAME_SIZE
from cidfix.structure.model import Role
from cidfix.structure.notes import opens_note
from cidfix.structure.paragraphs import Paragraphs
from cidfix.structure.roles import RolePart

RUNNING = frozenset({Role.BODY, Role.ITEM, Role.QUOTE, Role.ABSTRACT})
DRAWN = frozenset({Role.CAPTION, Role.FIGURE})
TEXT = 3  # lines that are text in whatever font
CLOSE = 1.5  # em between the lines of a caption
ASIDE = frozenset({Role.FOOTNOTE, Role.CAPTION, Role.TABLE, Role.FIGURE, Role.EXAMPLE})


def join_parts(parts: Sequence[RolePart], layout: Layout, paragraphs: Paragraphs) -> list[RolePart]:
    """The parts in reading order, those that continue an earlier one joined to it; what lies between comes behind."""
    result: list[RolePart] = []
    open_: int | None = None
    note: int | None = None
    for role, lines in parts:
        turned = open_ is not None and not paragraphs.measures.upright[lines[0]]
        if role is Role.FOOTNOTE and note is not None and _goes_on(result[note][1], lines, layout, paragraphs):
            result[note] = role, (*result[note][1], *lines)
            continue
        if result and _ends_caption(role, *result[-1], lines, layout, paragraphs):
            result[-1] = Role.CAPTION, (*result[-1][1], *lines)
            continue
        if role in ASIDE or turned:
            note = len(result) if role is Role.FOOTNOTE else note
            result.append((role, lines))
            continue
        if role in RUNNING and open_ is not None:
            before, earlier = result[open_]
            drawn = all(between in DRAWN for between, _ in result[open_ + 1 :])
            is_text = open_ == len(result) - 1 or _is_text(earlier, lines[0], paragraphs)
            if is_text and _continues(before, earlier, lines, drawn, layout, paragraphs):
                result[open_] = before, (*earlier, *lines)
                continue
        result.append((role, lines))
        open_ = len(result) - 1 if role in RUNNING else None
    return result


def _goes_on(note: Sequence[int], lines: Sequence[int], layout: Layout, paragraphs: Paragraphs) -> bool:
    """Whether lines at the foot of another column or page than a note have no mark of their own."""
    last, line = note[-1], lines[0]
    parted = layout.page[last] != layout.page[line] or layout.region[last] != layout.region[line]
    return bool(parted) and not opens_note(line, paragraphs.measures, paragraphs.letters)


def _is_text(earlier: Sequence[int], line: int, paragraphs: Paragraphs) -> bool:
    """Whether lines with something behind them are of the text, and not words of that figure in a font of their own."""
    font = paragraphs.measures.font
    return len(earlier) >= TEXT or bool(font[earlier[-1]] == font[line])


def _ends_caption(
    role: Role, before: Role, caption: Sequence[int], lines: Sequence[int], layout: Layout, paragraphs: Paragraphs
) -> bool:
    """Whether lines set as the caption before them stand directly below it, at its edge, in another region.

    Below a caption across columns, the last line is often no longer than a column, and taken for one of its lines.
    """
    m, last, line = paragraphs.measures, caption[-1], lines[0]
    if before is not Role.CAPTION or role not in RUNNING or layout.page[last] != layout.page[line]:
        return False
    if paragraphs.letters.has_label(line) or paragraphs.letters.is_closed(last):
        return False
    em = float(m.size[last])
    step = float(m.across[line] - m.across[last])
    alike = abs(float(m.size[line]) - em) <= SAME_SIZE * em and bool(m.upright[line] == m.upright[last])
    edge = abs(float(m.begin[line] - m.begin[caption[-1]])) <= INDENT * em
    return alike and edge and 0 < step <= CLOSE * em


def _continues(
    role: Role, earlier: Sequence[int], lines: Sequence[int], drawn: bool, layout: Layout, paragraphs: Paragraphs
) -> bool:
    """Whether lines go on with a part that ended before; `drawn` if only figures and captions lie between."""
    m, margins, letters = paragraphs.measures, paragraphs.margins, paragraphs.letters
    last, line = earlier[-1], lines[0]
    em = float(m.size[line])
    if abs(float(m.size[last]) - em) > SAME_SIZE * em or (letters.has_label(line) and not paragraphs.is_hung(line)):
        return False
    parted = layout.page[last] != layout.page[line] or layout.region[last] != layout.region[line]
    running = letters.runs_on(last, line)
    full = paragraphs.is_full(last, line)
    if not parted:
        return line != last + 1 and (running or (drawn and full and len(earlier) > 1 and letters.is_open(last)))
    if paragraphs.opens_entry(last, line):
        return False
    if letters.begins_low(line):
        return running or full
    hangs = len(earlier) > 1 and m.begin[earlier[1]] - m.begin[earlier[0]] > INDENT * em
    indented = m.begin[line] - margins.left[line] > INDENT * em
    return full and not (role is Role.BODY and indented and not hangs)
