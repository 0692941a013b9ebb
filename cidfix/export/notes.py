"""Where footnotes go among the blocks of a text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

from cidfix.structure.model import Block, Role

Notes: TypeAlias = Literal["end", "page", "drop"]
"""Where footnotes go: behind all text, behind the text of their page, or nowhere."""


def arrange(blocks: Sequence[Block], notes: Notes) -> Iterator[int]:
    """The places of blocks in the order in which they are written."""
    kept: list[int] = []
    for place, block in enumerate(blocks):
        if block.role is Role.FOOTNOTE:
            kept.append(place)
            continue
        if notes == "page" and kept and block.page > blocks[kept[-1]].page:
            yield from kept
            kept = []
        yield place
    if notes != "drop":
        yield from kept
