"""Tells the title and how deep headings are: by their numbers, else by type, the largest and earliest first."""

from __future__ import annotations

from collections.abc import Sequence

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


def find_title(parts: Sequence[RolePart], measures: Measures) -> list[RolePart]:
    """The parts, the first heading as the title if it comes before all text, and none is as large."""
    sizes = [float(measures.size[lines[0]]) if role is Role.HEADING else 0.0 for role, lines in parts]
    first = next((place for place, (role, _) in enumerate(parts) if role in (Role.HEADING, Role.BODY)), None)
    if first is None or parts[first][0] is not Role.HEADING:
        return list(parts)
    largest = all(size < sizes[first] / 1.02 for place, size in enumerate(sizes) if place != first)
    if not largest or sizes[first] < LARGER * measures.body or not measures.upright[parts[first][1][0]]:
        return list(parts)
    return [*parts[:first], (Role.TITLE, parts[first][1]), *parts[first + 1 :]]


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
    """The depth of each part from 1, 0 for those that are no headings."""
    styles: dict[Style, float] = {}
    for role, lines in parts:
        if role is Role.HEADING:
            styles.setdefault(roles.style(lines), -float(measures.size[lines[0]]))
    ranked = sorted(styles, key=lambda style: round(styles[style] * 2))  # stable: the earlier first
    rank = {style: place for place, style in enumerate(ranked, 1)}
    depths = []
    for role, lines in parts:
        depth = rank[roles.style(lines)] if role is Role.HEADING else 0
        found = NUMBERED.match(letters.text(lines[0])) if depth else None
        if found and found.group(1) and "." in found.group(1):
            depth = found.group(1).count(".") + 1
        depths.append(min(depth, DEEPEST))
    return depths
