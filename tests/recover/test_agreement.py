"""How far what a file says of its codes is believed: as far as the shapes bear it out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from cidfix.pdf.document import Document, Font, Glyphs, Occurrences
from cidfix.recover.agreement import find_support
from cidfix.recover.candidates import Candidate

NOTHING = Occurrences(
    np.zeros(0, np.int32),
    *(np.zeros(0, np.float32) for _ in range(8)),
    vertical=np.zeros(0, np.bool_),
    marks=np.zeros(0, np.uint8),
)
NAMES = [f"afii{number}" for number in range(10017, 10050) if number != 10023]  # the Cyrillic capitals, А to Я
LETTERS = [chr(0x410 + k) for k in range(32)]


def weigh(seen: Sequence[str]) -> float:
    """The weight of the names of 32 Cyrillic capitals for the last of them, of glyphs that look like `seen`."""
    font = Font("F1", "Serif", "Type1", True, "", {}, names=dict(enumerate(NAMES, 200)))
    glyphs = Glyphs(
        font=np.zeros(32, np.int32),
        code=np.arange(200, 232, dtype=np.int64),
        gid=np.full(32, -1, np.int32),
        advance=np.ones(32, np.float32),
        ink=np.ones((32, 4), np.float32),
        blank=np.zeros(32, np.bool_),
        outline=tuple(map(str, range(32))),
    )
    document = Document(Path("drawn.pdf"), "", "", 0, (font,), glyphs, NOTHING, ())
    candidates = [(Candidate(text, 0.3, 0.0, "Reference"),) for text in seen]
    said = find_support(document, candidates).get(31, ())
    return next((one.weight for one in said if one.value == "Я"), 0.0)


def test_names_that_the_shapes_contradict_are_not_believed() -> None:
    assert weigh(["Ж"] * 32) == 0.0


def test_names_of_many_letters_are_believed_even_where_a_shape_is_like_nothing_known() -> None:
    assert weigh([*LETTERS[:30], "Ж", "Ж"]) > weigh([*LETTERS[:25], *["Ж"] * 7]) > 0
