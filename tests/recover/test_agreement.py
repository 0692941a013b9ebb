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


def believe(said: Sequence[str], seen: Sequence[Sequence[str]]) -> list[str]:
    """What is believed of a font's /ToUnicode, which says `said`, where the glyphs look like `seen`."""
    count = len(said)
    font = Font("F1", "Serif", "Type0", True, "", {}, to_unicode=dict(enumerate(said)))
    glyphs = Glyphs(
        font=np.zeros(count, np.int32),
        code=np.arange(count, dtype=np.int64),
        gid=np.full(count, -1, np.int32),
        advance=np.ones(count, np.float32),
        ink=np.ones((count, 4), np.float32),
        blank=np.zeros(count, np.bool_),
        outline=tuple(map(str, range(count))),
    )
    document = Document(Path("drawn.pdf"), "", "", 0, (font,), glyphs, NOTHING, ())
    candidates = [tuple(Candidate(text, 0.3, 0.0, "Reference") for text in texts) for texts in seen]
    support = find_support(document, candidates)
    source = "the file's ToUnicode map"
    return [one.value for glyph in range(count) for one in support.get(glyph, ()) if one.source == source]


def test_a_map_may_be_right_of_letters_and_wrong_of_digits() -> None:
    letters, digits = [chr(0x915 + k) for k in range(20)], list("0123456789")
    seen = [(*("ख़ग़ज़"), letter) for letter in letters], [(chr(0x966 + k),) for k in range(10)]
    assert believe([*letters, *digits], [*seen[0], *seen[1]]) == letters


def test_a_value_that_is_among_those_the_shape_suggests_bears_a_map_out_be_it_the_last() -> None:
    letters = [chr(0x915 + k) for k in range(20)]
    far = [(*"abcdefghij", letter) for letter in letters[:17]]
    assert believe(letters, [*far, *[("a",)] * 3]) == letters
    assert believe(letters, [*far[:10], *[("a",)] * 10]) == []


def test_of_old_encodings_the_one_that_explains_more_glyphs_is_the_font_s() -> None:
    letters = [*range(65, 91), *range(97, 123)]
    said = {code: chr(code) for code in letters} | {
        27: "ff",
        28: "fi",
        29: "fl",
        21: "–",
        228: "ä",
        246: "ö",
        252: "ü",
    }  # as in T1
    codes = [*said, 255]
    count = len(codes)
    glyphs = Glyphs(
        font=np.zeros(count, np.int32),
        code=np.array(codes, np.int64),
        gid=np.full(count, -1, np.int32),
        advance=np.ones(count, np.float32),
        ink=np.ones((count, 4), np.float32),
        blank=np.zeros(count, np.bool_),
        outline=tuple(map(str, codes)),
    )
    font = Font("F1", "Bitmaps", "Type3", True, "", {})
    document = Document(Path("drawn.pdf"), "", "", 0, (font,), glyphs, NOTHING, ())
    candidates = [(Candidate(said.get(code, "Ʃ"), 0.3, 0.0, "Reference"),) for code in codes]
    assert [one.value for one in find_support(document, candidates)[count - 1]] == ["ß"]  # and no ÿ of Windows
