"""Where typed words are found, and what they teach there: as a person who looks at the page would say."""

from collections.abc import Callable

import pytest

from cidfix.errors import CidfixError

Draw = Callable[..., "object"]

# A document in letters of its own, so that a place is seldom found by chance.
REST = tuple(
    " ".join("qwertyuiopasdfghjklzxcvbnm"[k : k + 4 + (k * 7) % 11] for k in range(n, n + 7)) for n in range(15)
)


def pending(recovery: object) -> list[tuple[str, str]]:
    return [(item.entry.text, item.reason) for item in recovery.learned.pending]  # type: ignore[attr-defined]


def starts(recovery: object) -> list[int]:
    """The first token of each entry, in the order they were typed, counted from 0 over the document."""
    return [place.token for place in recovery.learned.placed]  # type: ignore[attr-defined]


def test_three_words_whose_lengths_stand_in_one_place_teach_their_letters(draw: Draw) -> None:
    drawn = draw("ад сик нивгун", "кыр ӿара мир")
    assert drawn.learned("ад сик нивгун") == {letter: letter for letter in "адсикнивгун"}


def test_the_length_of_the_first_word_is_exact(draw: Draw) -> None:
    drawn = draw("абвгдежзиклмнтуф хцчш", "туф хцчш", *REST)
    recovery = drawn.recovery("туф хцчш")
    assert starts(recovery) == [2]


def test_words_that_stand_at_one_place_only_by_what_repeats_are_found_there(draw: Draw) -> None:
    drawn = draw("сорок зелен", "адада кикик", "белый город")
    assert starts(drawn.recovery("адада кикик")) == [2]


def test_known_letters_decide_between_places(draw: Draw) -> None:
    drawn = draw("абвгд", "ежзик", "агбде")
    assert starts(drawn.recovery("@1.1:1 абвгд", "агбде")) == [0, 2]


def test_several_places_drawn_alike_are_one_answer(draw: Draw) -> None:
    drawn = draw("адяй сик", "нивгун кыр", "адяй сик", *REST)
    assert starts(drawn.recovery("адяй сик")) == [0]


@pytest.mark.parametrize("end", [(), ("\f",)])
def test_words_are_found_across_the_end_of_a_line_and_of_a_page(draw: Draw, end: tuple[str, ...]) -> None:
    drawn = draw("кыр адяйғун", *end, "сик нивгун мирра")
    assert starts(drawn.recovery("адяйғун сик нивгун")) == [1]


def test_of_several_places_all_are_told_and_nothing_is_learned(draw: Draw) -> None:
    drawn = draw("абв гд", "ежз ик", "лмн оп")
    recovery = drawn.recovery("ежз ик")
    assert drawn.learned("ежз ик") == {}
    ((words, reason),) = pending(recovery)
    assert words == "ежз ик"
    assert reason.startswith("3 places fit")
    assert recovery.to_report("keep")["pending"][0]["places"] == ["1.1:1", "1.2:1", "1.3:1"]


def test_words_that_are_nowhere_say_where_the_nearest_breaks(draw: Draw) -> None:
    drawn = draw("адада сик", "нивгун кыр", *REST)
    assert pending(drawn.recovery("адади сик")) == [
        ("адади сик", "nearest is 1.1:1, but it breaks at letter 5 of 'адади'")
    ]


def test_words_of_no_such_lengths_say_so(draw: Draw) -> None:
    assert pending(draw("адяй сик", *REST).recovery("ж" * 40)) == [("ж" * 40, "no place has words of these lengths")]


def test_a_pending_entry_is_tried_again_when_more_is_known(draw: Draw) -> None:
    drawn = draw("абв", "гдб", "ежба", "туфх", *REST)
    assert drawn.learned("ежба") == {}
    assert drawn.learned("ежба", "@1.1:1 абв", "@1.2:1 гдб") == {letter: letter for letter in "абвгдеж"}


@pytest.mark.parametrize("entry", ["@1.2 сик", "@1.2:2 сик", "@1.2/3-5 сик"])
def test_a_cue_tells_between_places_that_fit(draw: Draw, entry: str) -> None:
    drawn = draw("мир кыр", "ад сик", "тын лақ")
    assert drawn.learned(entry) == {"с": "с", "и": "и", "к": "к"}


def test_a_line_cue_with_several_words_of_one_length_on_it_waits(draw: Draw) -> None:
    drawn = draw("мир кыр")
    assert drawn.learned("@1.1 кыр") == {}
    assert drawn.learned("@1.1 мир кыр") == {letter: letter for letter in "миркы"}


def test_a_whole_line_is_taken_word_for_word(draw: Draw) -> None:
    drawn = draw("фин ал", "фин", spelling={"фи": ["f_i"]})
    assert drawn.learned("@1.1 фин ал") == {"а": "а", "л": "л"}
    assert drawn.learned("@1.1 фин ал", f"={drawn.code('н')} н") == {"f_i": "фи", "н": "н", "а": "а", "л": "л"}


def test_open_glyphs_teach_nothing_and_the_rest_does(draw: Draw) -> None:
    drawn = draw("ад сик нивгун")
    assert drawn.learned("@1.1:2 с□к") == {"с": "с", "к": "к"}
    assert drawn.learned("@1.1:2 с(cid:4)к") == {"с": "с", "к": "к"}


def test_decomposed_typing_teaches_composed_letters(draw: Draw) -> None:
    drawn = draw("адяй сик")
    assert drawn.learned("@1.1:1 адяи\u0306") == {letter: letter for letter in "адяй"}


def test_base_and_mark_drawn_apart_are_learned_each(draw: Draw) -> None:
    drawn = draw("р\u030cад сир", spelling={"р\u030c": ["р", "+caron"]})
    assert drawn.learned("@1.1:1 р\u030cад") == {"р": "р", "+caron": "\u030c", "а": "а", "д": "д"}


def test_a_letter_with_two_codes_is_learned_for_each(draw: Draw) -> None:
    drawn = draw("ада сик{а.fina}", "кис{а.fina}")
    assert drawn.learned("@1.1 ада сика") == {"а": "а", "д": "д", "с": "с", "и": "и", "к": "к", "а.fina": "а"}


def test_a_glyph_range_spells_a_text_without_spaces(draw: Draw) -> None:
    drawn = draw("абвгдежзик")
    assert drawn.learned("@1.1/3-5 вгд") == {"в": "в", "г": "г", "д": "д"}


def test_a_glyph_range_of_another_length_teaches_nothing_also_where_a_word_is_cut(draw: Draw) -> None:
    drawn = draw("ад финк-", "кик сото туф")
    assert drawn.learned("@1.2/1-8 ки") == {}


def test_a_word_cut_by_a_hyphen_can_be_typed_whole(draw: Draw) -> None:
    drawn = draw("ад фин-", "кикар сото")
    assert drawn.learned("финкикар") == {**{letter: letter for letter in "финкар"}, "-": "-"}


@pytest.mark.parametrize(
    ("entry", "says"),
    [
        ("@1.9 сик", "@1.9 is beyond the last line of page 1, which is 1.2"),
        ("@1.1:7 сик", "@1.1:7 is beyond the last word of that line, which is 2"),
        ("@1.1/2-9 сик", "@1.1/2-9 is not within that line's 7 glyphs"),
        ("@4.1 сик", "@4.1 names page 4, which has no lines of text"),
    ],
)
def test_a_cue_beyond_the_document_is_refused_with_its_source(draw: Draw, entry: str, says: str) -> None:
    with pytest.raises(CidfixError) as refused:
        _ = draw("адяй сик", "мир").recovery(entry).learned
    assert (refused.value.what, refused.value.where) == (says, "line 1")


def test_too_many_words_for_what_is_left_say_so(draw: Draw) -> None:
    recovery = draw("адяй сик").recovery("@1.1:2 сик мир кыр")
    assert pending(recovery)[0][1] == "only 1 words are left from there to the end of the document"


@pytest.mark.parametrize(
    "text", ["\u0301", "👩‍👩‍👧‍👦", "שלום", "а" * 100_000, "□" * 50, "\u200d", "а" + "\u0301" * 500, "(cid:4294967295)"]
)
@pytest.mark.parametrize("cue", ["", "@1.1 ", "@1.1:1 ", "@1.1/1-3 "])
def test_whatever_is_typed_is_placed_or_pending(draw: Draw, cue: str, text: str) -> None:
    recovery = draw("адяй сик нивгун", "мир").recovery(cue + text)
    assert len(recovery.learned.placed) + len(recovery.learned.pending) == 1
    recovery.to_report("keep")


@pytest.mark.parametrize("lines", [(), ("а",)])
def test_the_smallest_documents_are_answered(draw: Draw, lines: tuple[str, ...]) -> None:
    recovery = draw(*lines).recovery("адяй", "а", known=["а б в г д е ж"])
    assert len(recovery.learned.placed) + len(recovery.learned.pending) == 2
    recovery.to_report("keep")
    recovery.to_text("mark", "keep")
    recovery.suggest()
