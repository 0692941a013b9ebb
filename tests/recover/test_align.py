"""Alignment: which glyph draws which part of a word, as a reader would say."""

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cidfix.recover.align import Alignment, align_word
from cidfix.recover.steps import CLASH
from cidfix.recover.typed import find_letters


def align(
    glyphs: Sequence[int], word: str, known: Mapping[int, str] | None = None, marks: Sequence[int] = ()
) -> Alignment | None:
    """Align with glyphs 1, 2, …; `marks` are the positions drawn on the glyph before."""
    return align_word(glyphs, [k in marks for k in range(len(glyphs))], find_letters(word), known or {}, {}, 12.0, 0.0)


def values(*args: object, **more: object) -> tuple[str | None, ...]:
    found = align(*args, **more)  # type: ignore[arg-type]
    assert found is not None
    return found.values


def test_one_letter_a_glyph_costs_nothing() -> None:
    assert align([1, 2, 1, 3], "адай") == Alignment(("а", "д", "а", "й"), 0.0, ())


def test_a_letter_in_base_and_mark_is_divided_between_them() -> None:
    assert values([1, 2, 3], "р\u030cа", marks=[1]) == ("р", "\u030c", "а")


def test_a_composed_letter_is_divided_too() -> None:
    assert values([1, 2, 3], "йа", marks=[1]) == ("и", "\u0306", "а")


def test_a_letter_with_two_marks_gives_each_mark_its_own_in_the_order_written() -> None:
    assert values([1, 2, 3], "ệ", marks=[1, 2])[0] == "e"
    assert sorted(value or "" for value in values([1, 2, 3], "ệ", marks=[1, 2])[1:]) in (
        ["", ""],
        ["\u0302", "\u0323"],
    )


def test_a_known_ligature_is_as_many_letters() -> None:
    assert values([1, 2], "фин", {1: "фи"}) == ("фи", "н")


def test_a_ligature_between_known_letters_is_found() -> None:
    assert values([1, 9, 2], "афин", {1: "а", 2: "н"}) == ("а", "фи", "н")


def test_where_a_ligature_may_stand_here_or_there_only_what_is_sure_is_said() -> None:
    found = values([1, 2, 3, 4], "абвгд", {1: "а", 4: "д"})
    assert found == ("а", None, None, "д")


def test_a_letter_in_two_pieces_leaves_one_without_text() -> None:
    found = values([1, 2, 3, 4], "аыд", {1: "а", 4: "д"})
    assert found[0] == "а"
    assert found[3] == "д"
    assert set(found[1:3]) <= {"ы", "", None}


@pytest.mark.parametrize(("glyphs", "expected"), [([1, 2, 3], ("а", "д", None)), ([3, 1, 2], (None, "а", "д"))])
def test_punctuation_left_off_at_an_edge_is_told_nothing(glyphs: list[int], expected: tuple[str | None, ...]) -> None:
    assert values(glyphs, "ад", {1: "а", 2: "д", 3: ","}) == expected


def test_a_known_glyph_that_the_word_contradicts_is_a_clash_at_its_place() -> None:
    found = align([1, 2, 3], "сок", {1: "с", 2: "и", 3: "к"})
    assert found == Alignment(("с", "о", "к"), CLASH, (1,))


def test_an_apostrophe_known_otherwise_is_no_clash() -> None:
    found = align([1, 2], "қ'", {1: "қ", 2: "\u02bc"})
    assert found is not None
    assert found.clashes == ()


def test_open_glyphs_are_told_nothing() -> None:
    assert values([1, 2, 3], "с□к") == ("с", None, "к")


def test_words_that_can_not_be_drawn_so_are_refused() -> None:
    assert align([1], "адяйсикнив") is None
    assert align([1, 2, 3, 4, 5, 6, 7, 8, 9], "а") is None
    assert align([], "а") is None


@pytest.mark.parametrize(
    "word", ["а" + "\u0301" * 30, "а" + "\u0301" * 3000, "а" * 5000, "👩‍👩‍👧‍👦" * 3, "\u0301\u0302"]
)
def test_letters_that_nobody_writes_are_answered_soon(word: str) -> None:
    for glyphs in ([1], [1, 2, 3], list(range(60))):
        found = align(glyphs, word)
        assert found is None or len(found.values) == len(glyphs)


_WORDS = st.text("абвийр\u030c\u0306□'", min_size=1, max_size=8)


@given(_WORDS, st.lists(st.integers(0, 5), min_size=1, max_size=8), st.data())
def test_an_alignment_has_a_value_for_each_glyph_and_its_clashes_are_true(
    word: str, glyphs: list[int], data: st.DataObject
) -> None:
    marks = data.draw(st.lists(st.integers(1, 8), max_size=3))
    known = data.draw(st.dictionaries(st.integers(0, 5), st.sampled_from(["а", "б", "фи", "", "\u030c"]), max_size=3))
    found = align(glyphs, word, known, marks)
    if found is not None:
        assert len(found.values) == len(glyphs)
        assert found.cost >= 0
        assert all(glyphs[place] in known for place in found.clashes)


@given(st.lists(st.sampled_from("абвгдежз"), min_size=1, max_size=12))
def test_a_plain_word_is_read_a_letter_a_glyph_and_repeats_agree(letters: list[str]) -> None:
    assert align([ord(letter) for letter in letters], "".join(letters)) == Alignment(tuple(letters), 0.0, ())
