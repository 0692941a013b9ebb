"""Running heads, page numbers and notes that stand between the halves of a sentence, found in plain text.

In text from a converter a page's head and foot are lines like others, and cut whatever sentence runs over the page
end. What makes them certain is where they stand: page ends come at page numbers that count up, or at form feeds, and a
line that comes again and again there and nowhere else, numbers apart, is no text.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

import regex

from cidfix.repair.model import Line, Paragraph, format_line
from cidfix.repair.stops import ends_open, find_case, is_continuation

_NUMBER = regex.compile(r"[\s\p{P}]*(?:\p{L}{1,12}\.?\s+)?(\p{Nd}{1,5})(?:\s*/\s*\p{Nd}{1,5})?[\s\p{P}]*")
_DIGITS = regex.compile(r"\p{Nd}+")
_NOTE = regex.compile(r"(?:\p{Nd}{1,3}|[*†‡§]|\p{No}{1,3}|\[\p{Nd}{1,3}\]|\(\p{Nd}{1,3}\))[.)]?\s*\S.*")
_NEAR = 4  # lines from a page end
_APART = 8  # lines that a page has at least
_STEP = 3  # pages that may have lost their number
_FEWEST = 2  # page ends that make it a rule
_OFTEN = 0.2  # share of page ends at which a running head comes at least: by chapter, left and right
_ASKEW = 1  # rows by which its distance from the page end may differ
_THERE = 0.75  # share of a line's uses that stand at page ends
_CUT = 0.2  # share of page ends within a sentence
_LINKS = 60  # number lines to look back
_NOTES = 6  # lines of notes at the foot of a page


def set_apart(paragraphs: Sequence[Paragraph]) -> tuple[list[Paragraph], list[Line]]:
    """The paragraphs without furniture, and the lines that are set apart, in order.

    Where furniture stood between two lines of text the empty lines around it go with it, so that they are neighbours.
    Settled paragraphs are left as they are.
    """
    rows = [(number, line) for number, paragraph in enumerate(paragraphs) for line in paragraph.lines]
    texts = [format_line(line).strip() for _, line in rows]
    ends = _find_page_ends(paragraphs, rows, texts)
    if len(ends) < _FEWEST:
        return list(paragraphs), []
    apart = _find_repeated(texts, ends) | {end for end in ends if _NUMBER.fullmatch(texts[end])}
    apart |= _find_notes(texts, apart)
    apart = {row for row in apart if not paragraphs[rows[row][0]].settled}
    return _without(paragraphs, apart), [rows[row][1] for row in sorted(apart)]


def _find_page_ends(
    paragraphs: Sequence[Paragraph], rows: Sequence[tuple[int, Line]], texts: Sequence[str]
) -> list[int]:
    """Rows at which a page ends or begins: the first after a form feed, or the longest series of page numbers."""
    opening = [
        row
        for row, (number, line) in enumerate(rows)
        if paragraphs[number].opens_page and line is paragraphs[number].lines[0]
    ]
    if opening:
        return opening
    uses = Counter(_mask(text) for text in texts)
    numbers: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for row, text in enumerate(texts):
        if match := _NUMBER.fullmatch(text):
            numbers[_mask(text)].append((row, int(match[1])))
    chains = [chain for found in numbers.values() if _cuts_sentences(chain := _find_chain(found), texts, uses)]
    return max(chains, key=len, default=[])


def _find_chain(numbers: Sequence[tuple[int, int]]) -> list[int]:
    """The rows of the longest part of (row, number) that counts up by pages of some length."""
    lengths: list[tuple[int, int]] = []  # of the chain that ends here, and its link
    for at, (row, number) in enumerate(numbers):
        length, link = 1, -1
        for before in range(at - 1, max(-1, at - _LINKS), -1):
            earlier, smaller = numbers[before]
            far = row - earlier >= _APART * (number - smaller)
            if 0 < number - smaller <= _STEP and far and lengths[before][0] + 1 > length:
                length, link = lengths[before][0] + 1, before
        lengths.append((length, link))
    at = max(range(len(lengths)), key=lambda k: lengths[k][0])
    chain: list[int] = []
    while at >= 0:
        chain.append(numbers[at][0])
        at = lengths[at][1]
    return chain[::-1]


def _cuts_sentences(ends: Sequence[int], texts: Sequence[str], uses: Mapping[str, int]) -> bool:
    """Whether text runs on over some of these rows, as it does over page ends and not over headings."""
    cuts = 0
    for end in ends:
        before, after = (
            next((texts[row] for row in near if 0 <= row < len(texts) and uses[_mask(texts[row])] == 1), "")
            for near in (range(end - 1, end - _NEAR, -1), range(end + 1, end + _NEAR))
        )
        case = find_case(after)
        cuts += case == "lower" or (case == "none" and ends_open(before))
    return len(ends) >= _FEWEST and cuts >= max(1, _CUT * len(ends))


def _mask(text: str) -> str:
    return _DIGITS.sub("#", text.casefold())


def _find_repeated(texts: Sequence[str], ends: Sequence[int]) -> set[int]:
    """Rows near page ends whose text, numbers apart, comes at several of them and hardly anywhere else."""
    keys = [_mask(text) for text in texts]
    uses = Counter(keys)
    near: dict[str, dict[int, int]] = defaultdict(dict)  # of each text the rows, and how far they are from the page end
    for end in ends:
        for row in range(max(0, end - _NEAR), min(len(keys), end + _NEAR + 1)):
            if keys[row]:
                near[keys[row]][row] = row - end
    least = max(_FEWEST, _OFTEN * len(ends))
    found: set[int] = set()
    for key, places in near.items():
        aligned = max(places.values()) - min(places.values()) <= _ASKEW
        if aligned and len(places) >= least and len(places) >= _THERE * uses[key]:
            found |= places.keys()
    return found


def _find_notes(texts: Sequence[str], apart: Iterable[int]) -> set[int]:
    """Rows of notes right before furniture, where the text goes on after it in the middle of a sentence."""
    gone = set(apart)
    found: set[int] = set()
    for first, stop in _blocks(sorted(gone)):
        if stop >= len(texts):
            continue
        for start in range(first - 1, max(-1, first - 1 - _NOTES), -1):
            if start in gone:
                break
            if _NOTE.fullmatch(texts[start]) and start and ends_open(texts[start - 1]) and is_continuation(texts[stop]):
                found |= set(range(start, first))
    return found


def _blocks(rows: Sequence[int]) -> list[tuple[int, int]]:
    """Runs of neighbouring rows, each from its first to behind its last."""
    cuts = [0, *[at + 1 for at, (a, b) in enumerate(pairwise(rows)) if b > a + 1], len(rows)]
    return [(rows[a], rows[b - 1] + 1) for a, b in pairwise(cuts) if b > a]


def _without(paragraphs: Sequence[Paragraph], apart: set[int]) -> list[Paragraph]:
    """The paragraphs less some rows; what furniture alone parted is one stretch of lines again."""
    result: list[Paragraph] = []
    row = 0
    after_furniture = False
    for paragraph in paragraphs:
        kept = []
        begins_so = row in apart
        for line in paragraph.lines:
            if row not in apart:
                kept.append(line)
            row += 1
        if not kept:
            after_furniture = True
            continue
        if result and (after_furniture or begins_so) and not paragraph.settled:
            result[-1] = replace(result[-1], lines=(*result[-1].lines, *kept))
        else:
            result.append(replace(paragraph, lines=tuple(kept)))
        after_furniture = row - 1 in apart
    return result
