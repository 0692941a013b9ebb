"""Proposals by shape: which letters the glyphs of a document are, read off their outlines and their words."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import numpy as np
import pymupdf
import pytest

from cidfix.languages.find import find_languages
from cidfix.recover.agreement import Support, find_support
from cidfix.recover.candidates import Candidate, find_candidates, guess_scripts
from cidfix.recover.grammar import parse_decisions
from cidfix.recover.lettering import Role, find_role, to_lettering
from cidfix.recover.proposing import propose
from cidfix.recover.typed_letters import find_typed_letters
from cidfix.recovery import Recovery, open_document
from cidfix.resource import find_resource
from cidfix.shapes.index import TRAITS, ShapeIndex

CORPUS = Path(__file__).parents[1] / "corpus"
BUNDLED = "NotoSansCidfix-Regular.ttf"
TEXT = "Адяй сик нивгун тампʼин, 1948 уръюдь. Ыйм уйгикта гоктяр кузь хирудь; щун элр ёр жамбей цвай шифа."


@pytest.fixture(scope="module")
def nivkh() -> Recovery:
    return open_document(CORPUS / "nivkh.pdf")


def test_letters_that_several_scripts_share_are_those_of_their_words(tmp_path: Path, shapes: ShapeIndex) -> None:
    path = tmp_path / "cyrillic.pdf"
    with pymupdf.open() as pdf:
        pdf.new_page().insert_text(
            (40, 60), TEXT, fontfile=str(find_resource("fonts", BUNDLED)), fontname="F", fontsize=9
        )
        pdf.save(path)
    drawn = open_document(path)
    document = drawn.document
    candidates = find_candidates(document, shapes, (), ())
    guesses = propose(document, drawn.index, candidates, {}, to_lettering((), ()), dict.fromkeys(drawn.spaces, " "), {})
    own = document.fonts[0].own_map  # right, but not looked at
    letters = {own[int(document.glyphs.code[glyph])]: found[0].value for glyph, found in guesses.items()}
    assert len(letters) > 30
    assert {letter: value for letter, value in letters.items() if letter.isalpha() and letter not in ("ʼ", value)} == {}


def test_what_is_known_is_not_proposed(nivkh: Recovery, shapes: ShapeIndex) -> None:
    candidates = find_candidates(nivkh.document, shapes, (), ())
    known = {**dict.fromkeys(nivkh.spaces, " "), 40: "а"}
    guesses = propose(nivkh.document, nivkh.index, candidates, {}, to_lettering((), ()), known, {})
    assert not set(known) & set(guesses)


def test_a_source_that_agrees_with_the_shapes_is_heard_and_one_that_lies_is_not(shapes: ShapeIndex) -> None:
    wrong = open_document(CORPUS / "navajo_wrong.pdf").document
    support = find_support(wrong, find_candidates(wrong, shapes, (), ()))
    assert all(one.source != "the file's ToUnicode map" for found in support.values() for one in found)
    right = open_document(CORPUS / "nivkh_legacy8bit.pdf").document
    assert all(
        isinstance(one, Support)
        for found in find_support(right, find_candidates(right, shapes, (), ())).values()
        for one in found
    )


def test_the_alphabet_of_a_language_ranks_letters_and_forbids_none() -> None:
    lettering = to_lettering(find_languages("yrk"), ())
    assert lettering.weigh("ӈ") > lettering.weigh("n")
    assert lettering.weigh("n") > float("-inf")
    assert to_lettering((), ("р̌",)).weigh("Р̌") > to_lettering((), ()).weigh("Р̌")


@pytest.mark.parametrize(
    ("value", "role"),
    [
        ("Ж", Role.CAPITAL),
        ("ж", Role.SMALL),
        ("क", Role.LETTER),
        ("7", Role.DIGIT),
        ("«", Role.OPENING),
        (".", Role.CLOSING),
    ],
)
def test_values_have_their_role_in_words(value: str, role: Role) -> None:
    assert find_role(value) is role


def test_a_form_with_a_selector_is_less_likely_than_the_letter_that_takes_it_by_itself() -> None:
    lettering = to_lettering(find_languages("mn-Mong"), ())
    assert lettering.weigh("ᠨ") > lettering.weigh("ᠨ\u180b")


def test_a_form_with_a_selector_is_hardly_met_often() -> None:
    lettering = to_lettering((), ())
    assert lettering.weigh_share("ᠨ\u180b", 0.03) < lettering.weigh_share("ᠨ\u180b", 0.0001) - 2


def test_letters_drawn_as_one_are_no_likelier_than_the_rarest_of_them() -> None:
    lettering = to_lettering((), ())
    assert lettering.weigh("ᠠᡃ") < lettering.weigh("ᡃ")  # the last is of Todo alone


def test_no_word_ends_in_the_separator_of_mongolian_vowels() -> None:
    mongolian = open_document(CORPUS / "mongolian.pdf")
    index = mongolian.index
    final = int(np.bincount(index.glyph[index.token_start[1:] - 1]).argmax())
    alike = [Candidate(value, 0.0, 0.0, "a font") for value in ("ᠨ\u180e", "ᠨ")]
    candidates = [alike if glyph == final else [] for glyph in range(len(mongolian.document.glyphs))]
    found = propose(mongolian.document, index, candidates, {}, to_lettering((), ()), {}, {})
    assert found[final][0].value == "ᠨ"


def test_digits_of_the_language_go_before_those_that_look_the_same() -> None:
    lettering = to_lettering(find_languages("ur"), ())
    assert lettering.weigh("۱") > lettering.weigh("١")


def test_nothing_is_compared_where_there_is_nothing_to_compare(shapes: ShapeIndex) -> None:
    assert shapes.find_nearest(np.zeros((0, TRAITS), np.float32)).row.shape == (0, len(shapes.scripts))


def test_a_document_is_written_in_the_scripts_that_its_glyphs_have_in_common() -> None:
    distance = np.full((6, 3), 1.5, np.float32)
    distance[:, 1] = 0.3  # the first five are near in two scripts, the last in one of these alone
    distance[:5, 2] = 0.3
    assert guess_scripts(["", "Cyrl", "Latn"], distance) == {"Cyrl"}


def test_a_glyph_can_only_be_what_was_typed_where_it_stands(nivkh: Recovery) -> None:
    (entry,) = parse_decisions("@1.1:1 Қʼатьгун", "typed")
    typed = find_typed_letters(nivkh.index, nivkh.with_decisions(entry).learned.placed)
    assert set(typed.values()) == {frozenset(unicodedata.normalize("NFD", "Қʼатьгун"))}
    open_letters = nivkh.with_decisions(*parse_decisions("@1.1:1 Қʼа□ьгун", "typed"))
    assert find_typed_letters(nivkh.index, open_letters.learned.placed) == {}


def test_a_glyph_that_is_drawn_far_away_is_proposed_without_trust(nivkh: Recovery) -> None:
    glyph = int(nivkh.index.glyph[0])
    candidates = [[Candidate("а", 0.3, 900.0, "a font")] if g == glyph else [] for g in range(len(nivkh.values))]
    found = propose(nivkh.document, nivkh.index, candidates, {}, to_lettering((), ()), {}, {})
    assert found[glyph][0].score < 0.06


def test_an_i_that_lost_its_dot_to_a_mark_is_an_i() -> None:
    navajo = open_document(CORPUS / "navajo_wrong.pdf")
    index = navajo.index
    marked = index.glyph[:-1][index.attached[1:] & ~index.attached[:-1]]
    dotless = int(np.bincount(marked).argmax())
    alike = [Candidate(value, 0.0, 0.0, "a font") for value in ("ı", "i")]
    candidates = [alike if glyph == dotless else [] for glyph in range(len(navajo.document.glyphs))]
    found = propose(navajo.document, index, candidates, {}, to_lettering((), ()), {}, {})
    assert found[dotless][0].value == "i"


def test_where_no_alphabet_is_known_the_letters_of_the_sample_are_those_of_the_language() -> None:
    lettering = to_lettering(find_languages("mn-Mong"), ())
    assert "ᠬ" in lettering.own
    assert "ᠬᠦᠮᠦᠨ" in lettering.sample
    assert lettering.weigh("ᠬᠦ") > lettering.weigh("ᡴᡡ")
