"""How likely tokens are, by all readings of a stretch together."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cidfix.repair.channel import Rates
from cidfix.repair.lattice import Reader
from cidfix.repair.vocabulary import Learner

_RUNS = [tuple(line.split()) for line in ("the river keeps the water", "no 12 rivers , the sea", "the water ( 12 )")]
_READER = Reader(Learner([], []).learn(_RUNS * 3), Rates(0.05, 0.05))
_TOKENS = st.lists(st.sampled_from(["the", "t", "h", "e", "river", "riverthe", "12", "1", ",", "sea,", "wa", "ter"]))


@given(_TOKENS.filter(bool))
def test_of_each_letter_all_tokens_that_hold_it_make_one(tokens: list[str]) -> None:
    text, spaced = list("".join(tokens)), [at == 0 for token in tokens for at in range(len(token))]
    units, likely = _READER.weigh_words(text, spaced, [0] * len(text))
    assert [(unit.start, unit.stop) for unit in units] == [*pairwise([unit.start for unit in units] + [len(text)])]
    for place in range(len(text)):
        shares = [share for (start, stop), share in likely.items() if start <= place < stop]
        assert sum(shares) == pytest.approx(1, abs=0.01)


def test_what_is_written_soundly_is_surely_so() -> None:
    text, spaced = list("theriver12"), [at in (0, 3, 8) for at in range(10)]
    units, likely = _READER.weigh_words(text, spaced, [0] * 10)
    assert [(unit.start, unit.stop) for unit in units] == [(0, 3), (3, 8), (8, 10)]
    assert min(likely[0, 3], likely[3, 8], likely[8, 10]) > 0.99
