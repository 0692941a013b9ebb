"""The text form of decisions about blocks: `!role heading 1 @3(72,101.5,300,130)` and the like, there and back."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import cast

from cidfix.errors import CidfixError
from cidfix.layout.areas import Area
from cidfix.layout.model import DIRECTION_NAMES
from cidfix.recover.block_decisions import (
    ANALYSES,
    DEEPEST,
    ROLES,
    Areas,
    BlockDecision,
    FindBlocks,
    MergeBlocks,
    MoveBlock,
    RoleName,
    SetRole,
    SideName,
    SplitBlock,
    TurnBlock,
)
from cidfix.recover.grammar_parts import NUMBER

_SIDE = r"-?[0-9]{1,7}(?:\.[0-9]{1,20})?"
_AREA = re.compile(rf"@{NUMBER}(\+?)\(({_SIDE}),({_SIDE}),({_SIDE}),({_SIDE})\)")
_ROLE = re.compile(r"([a-z-]+)(?:\s+([0-9]{1,3}))?\s+(@.*)")
_MOVE = re.compile(r"(@.*?)\s+(before|after)\s+(@\S*)")
_AREAS = "a place is a page and the box of the lines in points, such as @3(72,101,300,130), or @3+(…) for all like it"


def format_block_decision(decision: BlockDecision | TurnBlock | FindBlocks) -> str:
    """The line that states a decision about blocks."""
    match decision:
        case SetRole(areas, role, depth):
            return f"!role {role} {f'{depth} ' if depth else ''}{_format_areas(areas)}"
        case MoveBlock(areas, side, beside):
            return f"!move {_format_areas(areas)} {side} {_format_areas((beside,))}"
        case MergeBlocks(areas):
            return f"!merge {_format_areas(areas)}"
        case SplitBlock(area):
            return f"!split {_format_areas((area,))}"
        case TurnBlock(areas, direction):
            return f"!turn {direction} {_format_areas(areas)}"
        case FindBlocks(by):
            return f"!blocks {by}"


def _parse_role(rest: str, source: str) -> SetRole:
    found = _ROLE.fullmatch(rest.strip())
    if not found or found[1] not in ROLES:
        what = f"“{found[1]}” is no role" if found else "a role and a place are missing"
        raise CidfixError(what, "", f"write one of {', '.join(ROLES)} (heading 1 to {DEEPEST}), then where; {_AREAS}")
    role = cast(RoleName, found[1])
    depth = int(found[2]) if found[2] else int(role == "heading")
    return SetRole(_parse_areas(found[3]), role, depth, source)


def _parse_move(rest: str, source: str) -> MoveBlock:
    found = _MOVE.fullmatch(rest.strip())
    if not found:
        raise CidfixError("this is no move", "", f"write !move, a place, before or after, and a place; {_AREAS}")
    side: SideName = "before" if found[2] == "before" else "after"
    return MoveBlock(_parse_areas(found[1]), side, _parse_one(found[3]), source)


def _parse_merge(rest: str, source: str) -> MergeBlocks:
    return MergeBlocks(_parse_areas(rest), source)


def _parse_split(rest: str, source: str) -> SplitBlock:
    return SplitBlock(_parse_one(rest), source)


def _parse_turn(rest: str, source: str) -> TurnBlock:
    name, _, areas = rest.strip().partition(" ")
    if name not in DIRECTION_NAMES:
        raise CidfixError(f"“{name}” is no direction", "", f"write one of {', '.join(DIRECTION_NAMES)}; {_AREAS}")
    return TurnBlock(_parse_areas(areas), name, source)


def _parse_blocks(rest: str, source: str) -> FindBlocks:
    by = rest.strip()
    if by not in ANALYSES:
        what = f"“{by[:40]}” is no way to find blocks" if by else "the way to find blocks is missing"
        raise CidfixError(what, "", f"write one of {', '.join(ANALYSES)}, such as !blocks cuts")
    return FindBlocks(by, source)


def _parse_one(text: str) -> Area:
    areas = _parse_areas(text)
    if len(areas) != 1:
        raise CidfixError(f"{len(areas)} places stand where one is meant", "", _AREAS)
    return areas[0]


def _parse_areas(text: str) -> Areas:
    areas = []
    for word in text.split():
        found = _AREA.fullmatch(word)
        if not found:
            raise CidfixError(f"“{word[:40]}” is no place of a block", "", _AREAS)
        x0, y0, x1, y1 = (float(found[side]) for side in range(3, 7))
        areas.append(Area(int(found[1]), (x0, y0, x1, y1), bool(found[2])))
    if not areas:
        raise CidfixError("the place is missing", "", _AREAS)
    return tuple(areas)


def _format_areas(areas: Areas) -> str:
    boxes = (",".join(f"{side:.1f}".removesuffix(".0") for side in area.box) for area in areas)
    return " ".join(f"@{area.page}{'+' * area.alike}({box})" for area, box in zip(areas, boxes, strict=True))


BLOCK_INSTRUCTIONS: dict[str, Callable[[str, str], BlockDecision | TurnBlock | FindBlocks]] = {
    "role": _parse_role,
    "move": _parse_move,
    "merge": _parse_merge,
    "split": _parse_split,
    "turn": _parse_turn,
    "blocks": _parse_blocks,
}
"""What reads the rest of a line behind each word, given where it was written."""
