"""Decisions about blocks in a user's words, for the history."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cidfix.gui.blocks.looks import name_role
from cidfix.layout import DirectionName
from cidfix.recover.block_decisions import (
    Analysis,
    BlockDecision,
    FindBlocks,
    MergeBlocks,
    MoveBlock,
    SetRole,
    SplitBlock,
    TurnBlock,
    find_areas,
)
from cidfix.structure.model import Role

translate = QCoreApplication.translate


def describe_block_decision(decision: BlockDecision | TurnBlock | FindBlocks) -> str:
    """What a decision says of blocks, with its page where it is about one, in a short line."""
    if isinstance(decision, FindBlocks):
        return describe_analysis(decision.by)
    areas = find_areas(decision)
    match decision:
        case SetRole(role="left-out"):
            words = translate("Blocks", "A block is left out")
        case SetRole(role=role, depth=depth):
            words = translate("Blocks", "A block is: {}").format(name_role(Role(role), depth))
        case MoveBlock(side="before"):
            words = translate("Blocks", "A block is read before another")
        case MoveBlock():
            words = translate("Blocks", "A block is read after another")
        case MergeBlocks():
            words = translate("Blocks", "Blocks merged")
        case SplitBlock():
            words = translate("Blocks", "A block split")
        case TurnBlock(direction=direction):
            words = translate("Blocks", "A block runs {}").format(name_direction(direction))
    where = translate("Blocks", "page {}").format(areas[0].page)
    if any(area.alike for area in areas):
        where = translate("Blocks", "{} and all like it").format(where)
    return f"{words} ({where})"


def describe_analysis(by: Analysis | None) -> str:
    """How blocks are found; None where the sentences decide it."""
    if by is None:
        return translate("Blocks", "Blocks as the sentences read on")
    names: dict[Analysis, str] = {
        "columns": translate("Blocks", "Blocks by columns of white"),
        "cuts": translate("Blocks", "Blocks by cuts across and down"),
    }
    return names[by]


def name_direction(direction: DirectionName) -> str:
    """How lines run, behind "runs"."""
    names: dict[DirectionName, str] = {
        "ltr": translate("Wording", "left to right"),
        "rtl": translate("Wording", "right to left"),
        "ttb-rl": translate("Wording", "in columns, from the right"),
        "ttb-lr": translate("Wording", "in columns, from the left"),
    }
    return names[direction]
