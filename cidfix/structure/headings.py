"""Tells the title and how deep headings are: by their numbers, else by type, the largest and earliest first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import regex

from cidfix.structure.letters import Letters
from cidfix.structure.measures import Measures
from cidfix.structure.model import Role
from cidfix.structure.roles import NUMBERED, RolePart, Roles, Style

ABSTRACT = regex.compile(
    r"^(?:abstract|summary|zusammenfassung|résumé|resumen|resumo|riassunto|аннотация|резюме|sammanfattning"
    r"|tiivistelmä|περίληψη|özet|摘要|要旨|ملخص|چکیده)\b",
    regex.IGNORECASE,
)
LARGER = 1.15  # times the size of the text: a title
DEEPEST = 6
ABOVE = 4  # single lines above a title
LONG = 4  # lines of text that no name and no address has

_TEXT = (Role.HEADING, Role.BODY)
_FIRST = ("I", "A", "1")  # what counting begins with


def find_title(parts: Sequence[RolePart], measures: Measures) -> list[RolePart]:
    """The parts, the first heading as the title if it comes before all text, and none is as large.

    Lines on their side are no text, nor are a few single lines above it, as the name of a journal and a date.
    """
    sizes = [float(measures.size[lines[0]]) if role is Role.HEADING else 0.0 for role, lines in parts]
    read = [place for place, (role, lines) in enumerate(parts) if role in _TEXT and measures.upright[lines[0]]]
    first = next((place for place in read if parts[place][0] is Role.HEADING or len(parts[place][1]) > 1), None)
    if first is None or parts[first][0] is not Role.HEADING or read.index(first) > ABOVE:
        return list(parts)
    largest = all(size < sizes[first] / 1.02 for place, size in enumerate(sizes) if place != first)
    if not largest or sizes[first] < LARGER * measures.body or not measures.upright[parts[first][1][0]]:
        return list(parts)
    return [*parts[:first], (Role.TITLE, parts[first][1]), *parts[first + 1 :]]


def find_names(parts: Sequence[RolePart], letters: Letters) -> list[RolePart]:
    """The parts, what stands between a title and an abstract as text: names and addresses, that head no section."""
    roles = [role for role, _ in parts]
    if Role.TITLE not in roles or Role.ABSTRACT not in roles:
        return list(parts)
    title, abstract = roles.index(Role.TITLE), roles.index(Role.ABSTRACT)
    if any(role is Role.BODY and len(lines) >= LONG for role, lines in parts[title:abstract]):
        return list(parts)
    return [
        (Role.BODY, lines)
        if title < place < abstract and role is Role.HEADING and not ABSTRACT.match(letters.text(lines[0]))
        else (role, lines)
        for place, (role, lines) in enumerate(parts)
    ]


def find_abstract(parts: Sequence[RolePart], letters: Letters) -> list[RolePart]:
    """The parts, text under a heading that calls it an abstract, or beginning with that word, as such."""
    result: list[RolePart] = []
    under = False
    for role, lines in parts:
        named = bool(ABSTRACT.match(letters.text(lines[0])))
        if role is Role.HEADING:
            under = named and len(letters.text(lines[0]).split()) == 1
        is_text = role in (Role.BODY, Role.QUOTE)
        result.append((Role.ABSTRACT if is_text and (under or named) else role, lines))
    return result


def find_depths(parts: Sequence[RolePart], roles: Roles, letters: Letters, measures: Measures) -> list[int]:
    """The depth of each part from 1, 0 for those that are no headings.

    By their numbers, where there are some of several levels (2 and 2.1), and for headings without one by others of
    their style; else by the rank of their style.
    """
    styles: dict[Style, float] = {}
    for role, lines in parts:
        if role is Role.HEADING:
            styles.setdefault(roles.style(lines), -float(measures.size[lines[0]]))
    ranked = sorted(styles, key=lambda style: round(styles[style] * 2))  # stable: the earlier first
    rank = {style: place for place, style in enumerate(ranked, 1)}
    numbers = _find_numbers(parts, letters)
    levels = _find_levels(numbers, {place: roles.style(parts[place][1]) for place in numbers}, rank)
    of_style: dict[Style, int] = {}
    for place, level in levels.items():
        style = roles.style(parts[place][1])
        of_style[style] = min(of_style.get(style, DEEPEST), level)
    depths = []
    for place, (role, lines) in enumerate(parts):
        depth = 0
        if place in levels:
            depth = levels[place]
        elif role is Role.HEADING:
            style = roles.style(lines)
            depth = of_style.get(style, rank[style])
        depths.append(min(depth, DEEPEST))
    return depths


def _find_numbers(parts: Sequence[RolePart], letters: Letters) -> dict[int, tuple[str, ...]]:
    """The numbers of headings, by their places: ("2", "1") of 2.1, ("IV",) of IV."""
    headings = [place for place, (role, _) in enumerate(parts) if role is Role.HEADING]
    found = {place: NUMBERED.match(letters.text(parts[place][1][0])) for place in headings}
    return {place: tuple((match[1] or match[2]).split(".")) for place, match in found.items() if match}


def _find_levels(
    numbers: Mapping[int, tuple[str, ...]], styles: Mapping[int, Style], rank: Mapping[Style, int]
) -> dict[int, int]:
    """The depths that numbers tell: how many parts they have, and one of those that sections are counted below.

    Where none has parts, but some are I, II and some A, B or 1, 2 in another style, those that come first are above.
    """
    levels = {place: len(number) for place, number in numbers.items() if len(number) > 1}
    if levels:
        below: dict[str, int] = {}
        for place in levels:
            first = numbers[place][0]
            below[first] = min(below.get(first, len(rank)), rank[styles[place]])
        return levels | {
            place: 1
            for place, number in numbers.items()
            if len(number) == 1 and number[0] in below and rank[styles[place]] <= below[number[0]]
        }
    counted: dict[Style, list[int]] = {}
    for place in numbers:
        counted.setdefault(styles[place], []).append(place)
    begun = [places for places in counted.values() if len(places) > 1 and numbers[places[0]][0] in _FIRST]
    if len({numbers[places[0]] for places in begun}) < max(len(begun), 2):
        return {}
    return {place: level for level, places in enumerate(begun, 1) for place in places}
