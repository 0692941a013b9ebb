"""Votes: the better supported value is used, and who is wrong loses no more than must be."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cidfix.recover import ballot as votes
from cidfix.recover.ballot import Ballot, Kind, count_votes

WORDS = {0: "с", 1: "и", 2: "к", 3: "а", 4: "д"}


def say(claims: dict[int, str], kind: Kind = Kind.TYPED) -> votes.Testimony:
    return votes.Testimony(kind, "", tuple(claims.items()))


def vote(*testimony: votes.Testimony, symbol: list[int] | None = None) -> Ballot:
    return count_votes(np.array(symbol or range(6), np.int32), testimony)


def values(ballot: Ballot) -> dict[int, str]:
    return {glyph: verdict.value for glyph, verdict in ballot.verdicts.items()}


def test_the_value_with_more_support_is_used_and_the_other_is_kept() -> None:
    verdict = vote(say({0: "с"}), say({0: "с"}), say({0: "о"})).verdicts[0]
    assert (verdict.value, verdict.voices) == ("с", (0, 1))
    assert verdict.against == (("о", (2,)),)
    assert not verdict.tied


def test_two_against_each_other_are_tied_and_the_choice_does_not_depend_on_order() -> None:
    first, second = vote(say({0: "с"}), say({0: "о"})), vote(say({0: "о"}), say({0: "с"}))
    assert first.verdicts[0].tied
    assert values(first) == values(second)


def test_a_slip_of_one_letter_is_overruled_only_there() -> None:
    slip = say({0: "с", 1: "и", 2: "г", 3: "а", 4: "д"})
    ballot = vote(say({2: "к"}), say({2: "к"}), slip)
    assert values(ballot) == WORDS
    assert ballot.distrusted == frozenset()


def test_a_word_that_is_wrong_in_several_letters_is_believed_in_nothing() -> None:
    good = say({0: "с", 1: "и", 2: "к"})
    ballot = vote(good, good, say({0: "к", 1: "и", 2: "с", 5: "й"}))
    assert values(ballot) == {0: "с", 1: "и", 2: "к"}
    assert ballot.distrusted == {2}


def test_a_value_set_by_hand_outweighs_one_word_and_yields_to_three() -> None:
    by_hand = say({0: "о"}, Kind.SET)
    assert values(vote(by_hand, say({0: "с"}))) == {0: "о"}
    assert values(vote(by_hand, say({0: "с"}), say({0: "с"}), say({0: "с"}))) == {0: "с"}


def test_a_value_holds_for_all_glyphs_of_the_shape() -> None:
    ballot = vote(say({0: "с"}), symbol=[0, 0, 1])
    assert values(ballot) == {0: "с", 1: "с"}
    assert ballot.spoken == {0}


def test_fonts_that_are_set_apart_by_hand_keep_their_own_values() -> None:
    ballot = vote(say({0: "с"}, Kind.SET), say({1: "c"}, Kind.SET), symbol=[0, 0])
    assert values(ballot) == {0: "с", 1: "c"}


def test_different_apostrophes_do_not_contradict_each_other() -> None:
    verdict = vote(say({0: "'"}), say({0: "\u02bc"}), say({0: "\u02bc"})).verdicts[0]
    assert (verdict.value, verdict.against) == ("\u02bc", ())


_SAID = st.lists(
    st.builds(
        say,
        st.dictionaries(st.integers(0, 5), st.sampled_from("абв"), min_size=1, max_size=5),
        st.sampled_from(list(Kind)),
    ),
    max_size=8,
)


@given(_SAID, st.lists(st.integers(0, 3), min_size=6, max_size=6), st.randoms())
def test_the_order_of_testimony_does_not_matter(said: list[votes.Testimony], symbol: list[int], random: object) -> None:
    shuffled = list(said)
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    first, second = vote(*said, symbol=symbol), vote(*shuffled, symbol=symbol)
    assert values(first) == values(second)
    for glyph, verdict in first.verdicts.items():
        other = second.verdicts[glyph]
        assert (verdict.tied, verdict.doubtful) == (other.tied, other.doubtful)
        assert [value for value, _ in verdict.against] == [value for value, _ in other.against]


@given(_SAID)
def test_everything_that_was_said_of_a_glyph_is_kept(said: list[votes.Testimony]) -> None:
    ballot = vote(*said)
    for glyph, verdict in ballot.verdicts.items():
        heard = {value for witness in said for g, value in witness.claims if g == glyph}
        assert {verdict.value, *(value for value, _ in verdict.against)} == heard


def test_nothing_said_is_nothing_known() -> None:
    assert vote().verdicts == {}
    with pytest.raises(KeyError):
        _ = vote(say({0: "а"})).verdicts[1]
