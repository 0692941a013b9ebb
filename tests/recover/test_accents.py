"""Accents with glyphs of their own: marks where they are set on letters, themselves where they stand alone."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from cidfix.recover.accents import find_accents

LETTER, ACCENT = 0, 1


def index_of(*uses: bool) -> Any:
    """An index in which a letter precedes an accent each time; `uses` tell whether the accent is on it."""
    glyph = np.array([LETTER, ACCENT] * len(uses))
    attached = np.array([on for use in uses for on in (False, use)])
    return SimpleNamespace(glyph=glyph, attached=attached, symbol=np.arange(2))


@pytest.mark.parametrize(
    ("accent", "mark"),
    [
        ("¨", "\u0308"),
        ("´", "\u0301"),
        ("`", "\u0300"),
        ("ˇ", "\u030c"),
        ("˜", "\u0303"),
        ("¸", "\u0327"),
        ("˚", "\u030a"),
    ],
)
def test_an_accent_that_is_set_on_letters_is_their_mark(accent: str, mark: str) -> None:
    assert find_accents(index_of(True, True, True), {LETTER: "o", ACCENT: accent}) == {ACCENT: mark}


def test_an_accent_that_stands_alone_stays_what_it_is() -> None:
    assert find_accents(index_of(False, False, True), {LETTER: "o", ACCENT: "´"}) == {}


@pytest.mark.parametrize("text", ["o", ".", "½", "ﬁ", ""])
def test_what_is_no_accent_is_no_mark(text: str) -> None:
    assert find_accents(index_of(True, True), {LETTER: "o", ACCENT: text}) == {}
