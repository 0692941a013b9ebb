"""The worker's answers as values: a page and a font, read or not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

SPAN_COLUMNS = 12  # as cidfix.pdf.trace writes them, which this process does not import


@dataclass(frozen=True, slots=True)
class PageAnswer:
    """A page as the worker read it (`cidfix.pdf.trace.Trace`), or why it could not."""

    number: int
    width: float
    height: float
    image_share: float
    curve_share: float
    fault: str
    spans: NDArray[np.float32]
    lengths: NDArray[np.int32]
    numbers: NDArray[np.int32]
    x: NDArray[np.float32]
    y: NDArray[np.float32]
    first_seen: list[list[Any]]

    @classmethod
    def failed(cls, number: int, fault: str) -> Self:
        """A page without glyphs, and why."""
        none, no = np.zeros(0, np.int32), np.zeros(0, np.float32)
        return cls(number, 0.0, 0.0, 0.0, 0.0, fault, no.reshape(0, SPAN_COLUMNS), none, none, no, no, [])

    @classmethod
    def parse(cls, number: int, answer: dict[str, Any], read_shared: Callable[[int], bytes]) -> Self:
        """A page from the worker's answer and the bytes it left in the shared file."""
        spans, glyphs = int(answer["spans"]), int(answer["glyphs"])
        *starts, end = accumulate([spans * SPAN_COLUMNS, spans, glyphs, glyphs, glyphs], initial=0)
        words = np.frombuffer(read_shared(4 * end), np.int32)
        table, lengths, numbers, x, y = (words[a:b] for a, b in pairwise([*starts, end]))
        return cls(
            number,
            answer["width"],
            answer["height"],
            answer["image_share"],
            answer["curve_share"],
            "",
            table.view(np.float32).reshape(spans, SPAN_COLUMNS),
            lengths,
            numbers,
            x.view(np.float32),
            y.view(np.float32),
            answer["first_seen"],
        )


@dataclass(frozen=True, slots=True)
class FontAnswer:
    """A font as the worker read it (`cidfix.pdf.fontfacts.FontFacts`)."""

    base_name: str
    kind: str
    embedded: bool
    declared: str
    own_map: dict[int, str]
    fault: str
    advances: list[float | None]
    verticals: NDArray[np.float64]  # (codes, 3), or (0, 3)
    outlines: list[str]
    ink: NDArray[np.float32]
    blank: NDArray[np.bool_]
    drawn: NDArray[np.int32]  # (codes, 2): how many of `verb` and of `point` each glyph has
    verb: NDArray[np.uint8]
    point: NDArray[np.float32]  # (P, 2)
    names: dict[int, str]
    program_names: dict[int, str]
    program_map: dict[int, str]
    to_unicode: dict[int, str]
    encoded: dict[int, str]
    collections: dict[str, dict[int, str]]

    @classmethod
    def parse(cls, answer: dict[str, Any], read_shared: Callable[[int], bytes]) -> Self:
        """A font from the worker's answer and the bytes it left in the shared file."""
        outlines, ink, blank = zip(*answer["shapes"], strict=True) if answer["shapes"] else ((), (), ())
        points, count, verbs = answer["drawn"]
        data = np.frombuffer(read_shared(8 * points + 8 * count + verbs), np.uint8)
        point, drawn, verb = np.split(data, [8 * points, 8 * points + 8 * count])
        return cls(
            answer["base_name"],
            answer["kind"],
            answer["embedded"],
            answer["declared"],
            {int(code): text for code, text in answer["own_map"]},
            answer["fault"],
            answer["advances"],
            np.array(answer["verticals"], np.float64).reshape(-1, 3),
            list(outlines),
            np.array(ink, np.float32).reshape(-1, 4),
            np.array(blank, np.bool_),
            drawn.view(np.int32).reshape(-1, 2),
            verb,
            point.view(np.float32).reshape(-1, 2),
            _to_map(answer["names"]),
            _to_map(answer["program_names"]),
            _to_map(answer["program_map"]),
            _to_map(answer["to_unicode"]),
            _to_map(answer["encoded"]),
            {name: _to_map(said) for name, said in answer["collections"].items()},
        )

    @classmethod
    def failed(cls, count: int, fault: str) -> Self:
        """A font of which nothing is known but how many codes are in use, and why."""
        ink, blank = np.zeros((count, 4), np.float32), np.zeros(count, np.bool_)
        drawn, verb, point = np.zeros((count, 2), np.int32), np.zeros(0, np.uint8), np.zeros((0, 2), np.float32)
        advances: list[float | None] = [None] * count
        outlines = [""] * count
        shapes = (outlines, ink, blank, drawn, verb, point)
        return cls("", "", False, "", {}, fault, advances, np.zeros((0, 3)), *shapes, {}, {}, {}, {}, {}, {})


def _to_map(said: dict[str, str]) -> dict[int, str]:
    """What JSON, whose keys are text, makes of texts by code."""
    return {int(code): text for code, text in said.items()}
