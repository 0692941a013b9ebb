"""Set cover: the fewest options that show everything."""

from collections.abc import Callable
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cidfix.recover.suggest import Option, choose_options
from cidfix.recover.wanted import Suggestion

Draw = Callable[..., "object"]

_OPTIONS = st.lists(st.frozensets(st.integers(0, 9), max_size=5), max_size=8).map(
    lambda sets: [Option(k, shows, len(shows), sum(shows)) for k, shows in enumerate(sets)]
)


def greedy(options: list[Option]) -> int:
    """How many options a greedy choice takes."""
    left = frozenset().union(*(option.shows for option in options))
    count = 0
    while left:
        left -= max((option.shows for option in options), key=lambda shows: len(shows & left))
        count += 1
    return count


@pytest.mark.slow
@given(_OPTIONS)
def test_what_is_chosen_shows_all_and_is_no_more_than_a_greedy_choice(options: list[Option]) -> None:
    chosen = choose_options(options, {})
    everything = frozenset().union(*(option.shows for option in options))
    assert frozenset().union(*(options[k].shows for k in chosen)) == everything
    assert len(chosen) == len(set(chosen)) <= greedy(options)


@given(_OPTIONS)
def test_small_problems_are_solved_to_the_best(options: list[Option]) -> None:
    everything = frozenset().union(*(option.shows for option in options))
    best = next(
        count
        for count in range(len(options) + 1)
        if any(frozenset().union(*(o.shows for o in some)) == everything for some in combinations(options, count))
    )
    assert len(choose_options(options, {})) == best


def test_the_most_telling_comes_first() -> None:
    options = [
        Option(0, frozenset({1}), 1, 1),
        Option(1, frozenset({2, 3, 4}), 3, 3),
        Option(2, frozenset({5, 6}), 2, 2),
    ]
    assert choose_options(options, {}) == [1, 2, 0]


def test_a_cue_is_written_as_entries_read_it() -> None:
    box = (0.0, 0.0, 1.0, 1.0)
    assert Suggestion("1.12", 3, 1, 2, 0.1, 1, box, None, 0, 5).cue == "@1.12:3"
    assert Suggestion("1.12", 1, 1, 2, 0.1, 1, box, (40, 52), 39, 52).cue == "@1.12/40-52"


def test_twenty_thousand_different_codes_are_asked_for(draw: Draw) -> None:
    letters = [chr(0x4E00 + k) for k in range(20_000)]
    lines = ["".join(letters[k : k + 30]) for k in range(0, len(letters), 30)]
    suggestions = draw(*lines).recovery().suggest()  # type: ignore[attr-defined]
    assert sum(s.resolves for s in suggestions) == 20_000


def test_what_is_likely_to_be_wrong_is_asked_before_much_that_is_merely_unknown() -> None:
    options = [Option(0, frozenset({1, 2, 3}), 3, 9), Option(1, frozenset({4}), 5, 1)]
    assert choose_options(options, {}) == [0, 1]
    assert choose_options(options, {4: 20}) == [1, 0]
