"""What words say of glyphs that look alike: neighbours, order in the font, and the same word in another font."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from cidfix.languages.find import find_languages
from cidfix.recover.glyph_order import score_order, to_points
from cidfix.recover.letter_pairs import log_gamma, spell
from cidfix.recover.lettering import Role, find_role
from cidfix.recover.roles import weigh_roles
from cidfix.recover.same_words import weigh_best, weigh_words
from cidfix.recover.sequence import Choice, weigh_sequences
from cidfix.recover.words import Words

SAMPLE = ("kala", "talo", "pala", "sana", "kana", "maku", "satama", "kulma", "muna", "nukka", "tuli", "suku")


def spell_words(texts: Sequence[str]) -> tuple[Words, dict[str, int]]:
    """Words as symbols, one for each character."""
    numbers: dict[str, int] = {}
    symbols = [numbers.setdefault(letter, len(numbers)) for text in texts for letter in text]
    start = np.cumsum([0, *map(len, texts)])
    count = len(numbers)
    return Words(np.array(symbols, np.int64), start.astype(np.int64), np.arange(count), count), numbers


def choose(numbers: dict[str, int], open_letters: dict[str, tuple[str, ...]], alike: str = "") -> list[Choice]:
    """What each symbol may stand for: itself, but for the open ones; those in `alike` have one outline."""
    return [
        Choice((0, "alike" if letter in alike else letter), number, values, (0.0,) * len(values))
        for letter, number in numbers.items()
        for values in [open_letters.get(letter, (letter,))]
    ]


def test_a_vowel_and_a_consonant_that_look_alike_are_told_by_the_letters_beside() -> None:
    words, numbers = spell_words(["kala", "kana", "sata", "mana", "lama", "nata", "kasa"])
    choices = choose(numbers, {"a": ("n", "a"), "n": ("n", "a")}, alike="an")
    odds = weigh_sequences(words, choices, SAMPLE, {"a": 0.2, "n": 0.08})
    assert odds[numbers["a"]].argmax() == 1
    assert odds[numbers["n"]].argmax() == 0


def test_two_glyphs_of_one_font_with_one_outline_are_two_letters() -> None:
    words, numbers = spell_words(["kalo", "tulo", "salu", "kulu", "talo", "mulu"])
    choices = choose(numbers, {"o": ("u", "o"), "u": ("u", "o")}, alike="ou")
    odds = weigh_sequences(words, choices, SAMPLE, {"o": 0.05, "u": 0.06})
    best = {choices[numbers[letter]].values[int(odds[numbers[letter]].argmax())] for letter in "ou"}
    assert best == {"o", "u"}


def test_a_font_that_draws_all_its_glyphs_alike_is_answered_too() -> None:
    letters = [chr(number) for number in range(0x4E00, 0x4E00 + 300)]
    words, numbers = spell_words(["".join(letters[k : k + 7]) for k in range(0, 294, 3)])
    choices = choose(numbers, dict.fromkeys(letters, ("a", "n", "o", "u")), alike="".join(letters))
    assert len(weigh_sequences(words, choices, SAMPLE, {})) == len(numbers)


def test_where_no_glyph_is_open_words_say_nothing() -> None:
    words, numbers = spell_words(["kala"])
    assert weigh_sequences(words, choose(numbers, {}), SAMPLE, {}) == {}


def test_letters_are_spelt_in_lower_case_without_what_is_not_seen() -> None:
    assert spell("Ffi") == ("f", "f", "i")
    assert spell("7") == ("0",)
    assert spell("\u1828\u180b") == ("\u1828",)
    assert spell("Р̌") == ("р̌",)


@pytest.mark.parametrize(("number", "right"), [(1.0, 0.0), (0.5, 0.5723649), (5.0, 3.1780538), (0.01, 4.5994799)])
def test_the_logarithm_of_the_gamma_function_is_right(number: float, right: float) -> None:
    assert log_gamma(np.array([number]))[0] == pytest.approx(right, abs=1e-5)


def test_a_letter_lies_between_those_around_it_in_its_font() -> None:
    letters = "абвгдежзийклмн"
    ranks = np.arange(40, 40 + len(letters), dtype=np.int64)
    points = np.full((len(letters), 2), -1, np.int64)
    points[:, 0] = to_points(list(letters))
    points[6] = to_points(["n", "ж"])  # what is drawn between е and з
    chance = np.zeros(points.shape)
    chance[:, 0] = 1.0
    chance[6] = 0.6, 0.4
    said = score_order(ranks, np.zeros(len(letters), np.int32), points, points >= 0, chance)
    assert said[6, 0] < -2
    assert said[6, 1] == 0


def test_numbers_that_are_in_no_order_say_nothing_of_letters() -> None:
    letters = "нажбмгздлвийке"
    points = to_points(list(letters))[:, None]
    chance = np.ones(points.shape)
    ranks = np.arange(len(letters), dtype=np.int64)
    font = np.zeros(len(letters), np.int32)
    assert not score_order(ranks, font, points, points >= 0, chance).any()
    assert not score_order(ranks - len(letters), font, points, points >= 0, chance).any()


def test_a_zero_among_letters_is_rather_a_letter_and_among_digits_a_digit() -> None:
    words, numbers = spell_words(["moda", "loma", "roka", "190", "207", "305"])
    roles = np.zeros((len(numbers), len(Role)))
    for letter, number in numbers.items():
        roles[number, find_role(letter)] = 1.0
    roles[[numbers["o"], numbers["0"]]] = 0.0
    roles[numbers["o"], [Role.SMALL, Role.DIGIT]] = roles[numbers["0"], [Role.SMALL, Role.DIGIT]] = 0.5
    said = weigh_roles(words, roles)
    assert said[numbers["o"], Role.SMALL] > said[numbers["o"], Role.DIGIT] + 2
    assert said[numbers["0"], Role.DIGIT] > said[numbers["0"], Role.SMALL]


def test_a_word_that_is_known_in_another_font_settles_its_letters() -> None:
    words, numbers = spell_words(["strana", "STPANA"])  # the second is the bold word, its р open
    fonts = [0 if letter.islower() else 1 for letter in numbers]
    best = [letter.lower() for letter in numbers]
    others: list[tuple[str, ...]] = [()] * len(numbers)
    others[numbers["P"]] = ("r",)
    heard = weigh_words(words, fonts, best, others, set(numbers.values()) - {numbers["P"]})
    assert set(heard) == {(numbers["P"], "r")}
    assert heard[numbers["P"], "r"] > 1


def test_a_letter_is_borne_out_by_words_of_another_font_that_are_sure_and_by_no_others() -> None:
    words, numbers = spell_words(["strana", "STPANA"])
    fonts = [0 if letter.islower() else 1 for letter in numbers]
    best = ["r" if letter == "P" else letter.lower() for letter in numbers]
    sure = {number for letter, number in numbers.items() if letter.islower()}
    heard = weigh_best(words, fonts, best, sure)
    assert set(heard) == set(numbers.values()) - sure
    assert weigh_best(words, fonts, best, sure - {numbers["t"]}) == {}
    assert (
        weigh_best(words, fonts, ["k" if value == "r" else value for value in best], set(numbers.values()) - sure) != {}
    )
    assert weigh_best(words, [0] * len(fonts), best, sure) == {}


def test_the_words_of_a_sample_are_sorted_and_no_sentences() -> None:
    (yoruba, *_) = find_languages("yo")
    assert list(yoruba.words) == sorted(set(yoruba.words))
    assert not any(" " in word for word in yoruba.words)


@pytest.mark.parametrize(
    ("value", "letters"),
    [
        ("कि", ("ि", "क")),  # i is drawn before the consonant it is spelt behind
        ("क्षमा", ("क", "्", "ष", "म", "ा")),
        ("เกา", ("เ", "ก", "า")),  # Thai is spelt as it is drawn
        ("Р̌ӈ", ("р̌", "ӈ")),  # a mark of any letter's belongs to it
    ],
)
def test_letters_are_compared_as_they_are_drawn(value: str, letters: tuple[str, ...]) -> None:
    assert spell(value) == letters


@pytest.mark.parametrize(("others", "wanted"), [(Role.CAPITAL, Role.CAPITAL), (Role.SMALL, Role.SMALL)])
def test_a_letter_of_either_case_has_that_of_the_whole_text(others: Role, wanted: Role) -> None:
    alphabet = "bcdfghjklmnp"
    words, numbers = spell_words([f"{x}a{y}{z}" for x in alphabet for y in alphabet for z in alphabet])
    roles = np.zeros((len(numbers), len(Role)))
    roles[:, others] = 1.0
    roles[numbers["a"]] = 0.0
    roles[numbers["a"], [Role.CAPITAL, Role.SMALL]] = 0.5
    said = weigh_roles(words, roles)[numbers["a"]]
    assert max(Role.CAPITAL, Role.SMALL, key=lambda role: said[role]) is wanted
