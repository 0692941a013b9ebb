"""Rules made ready to be applied: a regular expression a pass and direction, and what each rule puts in.

Also here: what a rule must not be, since it could not be applied.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from cidfix.errors import CidfixError
from cidfix.ordering.model import Part, Pass, Piece, Rewriter, Rule
from cidfix.ordering.nodes import Letters, Node, Repeat, Sign, find_fixed, may_be_empty, to_regex


def check_rule(rule: Rule, where: str) -> None:
    """Raises CidfixError where a side can match nothing, or has parts that the other side can't be made of."""
    for match, made, used in ((rule.logical, rule.drawn, rule.to_drawn), (rule.drawn, rule.logical, rule.to_logical)):
        if not used:
            continue
        if all(may_be_empty(part.node) for part in match):
            raise CidfixError("this rule matches where there is nothing", where, "leave out ? or * somewhere")
        for part in made:
            _check_made(part, match, where)
        if rule.to_drawn and rule.to_logical:
            _check_kept(match, made, where)


def _check_made(part: Part, match: tuple[Part, ...], where: str) -> None:
    same = [other for other in match if part.name and other.name == part.name]
    if len(same) > 1:
        raise CidfixError(f"{part.name!r} stands twice on one side", where, "name the two: one=… two=…")
    if not same and find_fixed(part.node) is None:
        shown = repr(part.name) if part.name else "a group without a name"
        raise CidfixError(f"{shown} stands on one side only", where, "give it the same name on both sides")
    if any(other.node != part.node and not _is_table(other.node, part.node) for other in same):
        remedy = "give classes with as many letters, or the same pattern"
        raise CidfixError(f"{part.name!r} is not the same on both sides", where, remedy)


def _check_kept(match: tuple[Part, ...], made: tuple[Part, ...], where: str) -> None:
    kept = {part.name for part in made}
    for part in match:
        if part.name not in kept and find_fixed(part.node) is None:
            remedy = "name it on both sides, or write a one-way rule"
            raise CidfixError(f"{part.name!r} gets lost", where, remedy)


def compile_passes(passes: tuple[Pass, ...]) -> tuple[tuple[Rewriter, ...], tuple[Rewriter, ...]]:
    """The passes to drawn order, and those back to logical order, each in the order in which they are applied."""
    forward = (_compile_pass(each.rules, drawn=False) for each in passes)
    backward = (_compile_pass(each.rules, drawn=True) for each in reversed(passes))
    return tuple(each for each in forward if each), tuple(each for each in backward if each)


def _compile_pass(rules: Iterable[Rule], drawn: bool) -> Rewriter | None:
    """What finds and replaces a pass's rules, those that match drawn order if `drawn`; None if there are none."""
    ways, outputs, groups = [], {}, 0
    for rule in rules:
        match, made = (rule.drawn, rule.logical) if drawn else (rule.logical, rule.drawn)
        if not (rule.to_logical if drawn else rule.to_drawn):
            continue
        ways.append(f"({''.join(f'({to_regex(part.node, drawn)})' for part in match)})")
        whole = groups + 1
        outputs[whole] = tuple(_to_piece(part, match, whole + 1) for part in made)
        groups += 1 + len(match)
    return Rewriter(re.compile("|".join(ways)), outputs) if ways else None


def _to_piece(part: Part, match: tuple[Part, ...], first: int) -> Piece:
    """What stands for a part of the other side; `first` is the group of the first part of `match`."""
    found = next((at for at, other in enumerate(match) if part.name and other.name == part.name), None)
    if found is None:
        return Piece(0, find_fixed(part.node) or "")
    other, sign = match[found].node, _find_sign(part.node)
    if sign is not None:
        return Piece(first + found, sign.symbol)
    if isinstance(part.node, Letters) and isinstance(other, Letters) and other != part.node:
        return Piece(first + found, "", _to_table(other, part.node))
    return Piece(first + found)


def _find_sign(node: Node) -> Sign | None:
    if isinstance(node, Repeat) and node.most == 1:
        node = node.part
    return node if isinstance(node, Sign) else None


def _is_table(one: Node, other: Node) -> bool:
    return isinstance(one, Letters) and isinstance(other, Letters) and len(one) == len(other)


def _to_table(old: Letters, new: Letters) -> dict[int, str]:
    return {ord(one): other for one, other in zip(old.list_members(), new.list_members(), strict=True)}


def compile_units(units: Iterable[tuple[Node, Node | None]]) -> re.Pattern[str]:
    """What cuts drawn order into units: each first pattern where its second follows, else one letter."""
    ways = [
        to_regex(node, drawn=True) + (f"(?={to_regex(after, drawn=True)})" if after is not None else "")
        for node, after in units
    ]
    return re.compile("|".join([*ways, "."]), re.DOTALL)


def compile_signs(signs: Iterable[str]) -> re.Pattern[str]:
    """What finds signs that are spelt out, longer ones first."""
    spelt = sorted(signs, key=len, reverse=True)
    return re.compile("|".join(map(re.escape, spelt)) or r"(?!)")
