"""What an entry would do, told before it is decided; and finding things in what was decoded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cidfix.errors import CidfixError
from cidfix.recover.decisions import Entry, Place
from cidfix.recovery import Recovery

Draw = Callable[..., Any]

LINES = ("адяй сик нивгун сик", "намагу сик чуғу", "нивгун амаӿ")


def words_at(recovery: Recovery, stretches: tuple[tuple[int, int], ...], names: dict[int, str]) -> list[str]:
    return ["".join(names[glyph] for glyph in recovery.index.glyph[start:stop].tolist()) for start, stop in stretches]


@pytest.fixture
def names(draw: Draw) -> dict[int, str]:
    return {number: name for (_, name), number in draw(*LINES).numbers.items()}


def test_a_word_with_its_place_teaches_what_is_not_known_once_a_letter(draw: Draw, names: dict[int, str]) -> None:
    recovery = draw(*LINES).recovery("@1.1:2 сик")
    trial = recovery.try_entry(Entry("адяй", Place(1, 1, 1, None), ""))
    assert trial.placed
    assert trial.reason == ""
    assert trial.places == ((0, 4),)
    assert [(names[glyph], value) for glyph, value in trial.teaches] == [("а", "а"), ("д", "д"), ("я", "я"), ("й", "й")]
    assert trial.contradicts == ()


def test_a_trial_decides_nothing(draw: Draw) -> None:
    recovery = draw(*LINES).recovery("@1.1:2 сик")
    before = recovery.values
    recovery.try_entry(Entry("адяй", Place(1, 1, 1, None), ""))
    assert recovery.values is before
    assert recovery.decisions == recovery.with_decisions().decisions


def test_words_without_a_place_are_found_and_so_is_what_is_drawn_alike(draw: Draw, names: dict[int, str]) -> None:
    recovery = draw(*LINES).recovery("@1.1:2 сик")
    trial = recovery.try_entry(Entry("адяй сик нивгун", None, ""))
    assert trial.placed
    assert words_at(recovery, trial.places, names) == ["адяйсикнивгун"]
    again = recovery.try_entry(Entry("сик", None, ""))
    assert again.placed
    assert words_at(recovery, again.places, names) == ["сик", "сик", "сик"]
    assert again.teaches == ()


def test_a_word_that_fits_several_places_names_them_and_teaches_nothing(draw: Draw) -> None:
    trial = draw("аб вг", "де жз").recovery().try_entry(Entry("аб", None, ""))
    assert not trial.placed
    assert len(trial.places) == 4
    assert "4 places fit" in trial.reason
    assert trial.teaches == ()


def test_a_slip_is_told_against_what_is_in_use(draw: Draw, names: dict[int, str]) -> None:
    recovery = draw(*LINES).recovery("@1.1:2 сик", "@1.1:1 адяй", "@1.1:3 нивгун")
    trial = recovery.try_entry(Entry("сек", Place(1, 1, 4, None), ""))
    assert trial.placed
    assert [(names[glyph], used, typed) for glyph, used, typed in trial.contradicts] == [("и", "и", "е")]


def test_a_word_of_another_length_is_refused_with_the_reason(draw: Draw) -> None:
    trial = draw(*LINES).recovery().try_entry(Entry("адяйдядя", Place(1, 1, 2, None), ""))
    assert not trial.placed
    assert trial.reason == "'адяйдядя' has 8 letters, but 3 stand at that place"
    assert trial.places == ((4, 7),)


def test_a_ligature_is_found_leniently(draw: Draw) -> None:
    drawn = draw("фирма рама", spelling={"фи": ["f_i"]})
    trial = drawn.recovery("@1.1:2 рама").try_entry(Entry("фирма", Place(1, 1, 1, None), ""))
    assert trial.placed
    assert (drawn.glyph("f_i"), "фи") in trial.teaches


def test_a_word_cut_at_a_line_end_is_found_whole(draw: Draw) -> None:
    recovery = draw("адяй нив-", "гун сик").recovery("@1.1:1 адяй")
    trial = recovery.try_entry(Entry("нивгун", Place(1, 1, 2, None), ""))
    assert trial.placed
    assert trial.places == ((4, 11),)


def test_a_place_that_is_not_there_is_refused(draw: Draw) -> None:
    with pytest.raises(CidfixError, match="beyond the last line"):
        draw(*LINES).recovery().try_entry(Entry("сик", Place(1, 9, None, None), ""))


@pytest.mark.parametrize("text", ["адяй сик", "сик", "намагу", "амаӿ", "нивгун сик", "нивкун", "зз"])
@pytest.mark.parametrize("cue", [None, Place(1, 1, 1, None), Place(1, 2, None, None), Place(1, 1, None, (1, 4))])
def test_a_trial_says_what_deciding_does(draw: Draw, text: str, cue: Place | None) -> None:
    recovery = draw(*LINES).recovery("@1.1:3 нивгун", "@1.3:2 амаӿ")
    entry = Entry(text, cue, "")
    trial = recovery.try_entry(entry)
    decided = recovery.with_decisions(entry)
    assert trial.placed == (entry in dict(decided.found_places))
    if trial.placed:
        taught = {glyph: value for glyph, value in decided.learned.known.items() if glyph not in recovery.learned.known}
        assert dict(trial.teaches) == {glyph: taught[glyph] for glyph, _ in trial.teaches}
        assert set(taught) == {glyph for glyph, _ in trial.teaches}


def test_words_are_found_in_whatever_case_and_across_lines(draw: Draw) -> None:
    recovery = draw(*LINES).recovery("@1.1:1 адяй сик нивгун сик", "@1.2:1 намагу сик чуғу", "@1.3:2 амаӿ")
    assert recovery.find_places("СИК") == ((4, 7), (13, 16), (22, 25))
    assert recovery.find_places("к нама") == ((13, 22),)
    assert recovery.find_places("ама") == ((16, 22), (35, 39))
    assert recovery.find_places("нет") == ()
    assert recovery.find_places("  ") == ()


def test_composed_and_decomposed_letters_are_found_alike(draw: Draw) -> None:
    recovery = draw("сий сик").recovery("@1.1:1 сий сик")
    assert recovery.find_places("си\u0438\u0306") == ((0, 3),)
    assert recovery.find_places("с\u0438\u0306") == ()


def test_letters_by_context_are_found_as_they_are_decoded(draw: Draw) -> None:
    drawn = draw("сик сак")
    recovery = drawn.recovery("@1.1:1 сик сак", f"={drawn.code('к')} г after {drawn.code('а')}")
    assert recovery.find_places("саг") == ((3, 6),)
    assert recovery.find_places("сак") == ()


def test_the_uses_of_a_glyph_are_those_of_its_shape_in_all_fonts(draw: Draw) -> None:
    drawn = draw("сик {F2:и}а", "к{и}с")
    recovery = drawn.recovery()
    assert recovery.find_uses(drawn.glyph("и")).tolist() == [1, 3, 6]
    assert [recovery.find_token(position) for position in (0, 2, 3, 4, 5)] == [0, 0, 1, 1, 2]


def test_what_is_decoded_so_far_can_be_typed_over(draw: Draw) -> None:
    recovery = draw(*LINES).recovery("@1.1:2 сик")
    assert recovery.decode_open(0, 13) == "□□□□ сик □и□□□□"
    assert recovery.decode_open(5, 9) == "ик □и"


def test_a_letter_with_an_unknown_mark_is_one_hole(draw: Draw) -> None:
    recovery = draw("ра р̌а", spelling={"р̌": ["р", "+caron"]}).recovery("@1.1:1 ра")
    assert recovery.decode_open(0, 5) == "ра □а"
