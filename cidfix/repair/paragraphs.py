"""Lines joined to paragraphs, over line ends, page ends and what stood between the halves of a sentence.

Within a stretch of lines the line ends decide (Pajić and others 2015); between stretches and between paragraphs that
are settled the rule of Tiedemann (2014, section 2.5): the first is not finished and the next begins with a small
letter. His rule joins headings and the items of lists, too; so here the first must end with a letter and be as long as
a line of text.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise

from cidfix.repair.hyphens import ends_hyphenated
from cidfix.repair.line_ends import Pair, judge_pairs
from cidfix.repair.model import Edit, Line, Paragraph, Refused, Token, format_line
from cidfix.repair.stops import ends_open, find_case

STEP = "paragraphs"
_LONG = 40  # letters; what is shorter and stands alone is a heading (Tiedemann 2014, section 3)

Joiner = Callable[[Token, Token], tuple[str, str]]


def find_paragraphs(paragraphs: Sequence[Paragraph], refused: Refused) -> list[Paragraph]:
    """Stretches divided into paragraphs: lines that belong together, settled where there are several."""
    pairs = [
        Pair(first, second)
        for paragraph in paragraphs
        if not paragraph.settled
        for first, second in pairwise([format_line(line) for line in paragraph.lines])
    ]
    judged = iter(judge_pairs(pairs))
    result: list[Paragraph] = []
    for paragraph in paragraphs:
        if paragraph.settled:
            result.append(paragraph)
            continue
        lines: list[Line] = [paragraph.lines[0]]
        first = True
        for line in paragraph.lines[1:]:
            if next(judged) and join_edit(lines[-1]).key not in refused:
                lines.append(line)
                continue
            result.append(_divided(paragraph, lines, first))
            lines, first = [line], False
        result.append(_divided(paragraph, lines, first))
    return result


def merge_paragraphs(paragraphs: Sequence[Paragraph], refused: Refused) -> list[Paragraph]:
    """Paragraphs that are halves of one sentence put together."""
    result: list[Paragraph] = []
    for paragraph in paragraphs:
        if result and _is_half(result[-1], paragraph):
            edit = join_edit(result[-1].lines[-1])
            if edit.key not in refused:
                result[-1] = replace(result[-1], lines=(*result[-1].lines, *paragraph.lines), settled=True)
                continue
        result.append(paragraph)
    return result


def join_edit(first: Line) -> Edit:
    """The end of a line that goes on, as an edit."""
    last = first[-1]
    return Edit(last.line, last.column + len(last.text), "\n", " ", STEP, "the paragraph goes on")


def _divided(paragraph: Paragraph, lines: Sequence[Line], first: bool) -> Paragraph:
    gap, opens_page = (paragraph.gap, paragraph.opens_page) if first else (0, False)
    return Paragraph(tuple(lines), len(lines) > 1, gap, opens_page, paragraph.apart)


def _is_half(first: Paragraph, second: Paragraph) -> bool:
    last, begin = first.lines[-1], second.lines[0]
    if second.apart or find_case(begin[0].text) != "lower":
        return False
    if ends_hyphenated(last[-1].text):
        return True
    if not (second.gap > 0 and ends_open(last[-1].text) and (len(first.lines) > 1 or first.settled)):
        return False
    return sum(len(format_line(line)) for line in first.lines) >= _LONG
