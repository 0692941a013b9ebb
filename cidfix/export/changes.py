"""A change that repair made, and where it is seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from cidfix.repair.model import Edit

Span: TypeAlias = tuple[int, int]
"""Characters `start` to `stop` of a text."""


@dataclass(frozen=True, slots=True)
class Change:
    """An edit, the token (index into the layout) at which it begins, and where in the text its outcome stands.

    `spans` are the words that came of it, none where they were left out.
    """

    edit: Edit
    token: int
    spans: tuple[Span, ...]
