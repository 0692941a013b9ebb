"""Letters that are drawn alike, told by the alphabets of the languages that the plain letters are of."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from cidfix.languages.find import find_languages
from cidfix.languages.scripts import find_script
from cidfix.recover.alphabet_vote import score_alphabets
from cidfix.recover.lettering import find_role, to_lettering
from cidfix.recover.sign_table import Table, to_chance
from cidfix.recover.values import SURE


def tabulate(*glyphs: str) -> Table:
    """Glyphs with the values that each may be, equally likely, a character each."""
    numbers = {value: number for number, value in enumerate(dict.fromkeys("".join(glyphs)))}
    width = max(map(len, glyphs))
    value = np.array([[numbers[v] for v in mine] + [-1] * (width - len(mine)) for mine in glyphs], np.int64)
    scripts: dict[str, int] = {"": 0}
    script = [scripts.setdefault(find_script(text), len(scripts)) for text in numbers]
    role = [int(find_role(text)) for text in numbers]
    base, distance = np.where(value < 0, -np.inf, 0.0), np.where(value < 0, np.inf, 0.3)
    of_values = np.array(script), np.array(role)
    return Table(value, tuple(numbers), base, *of_values, distance, np.zeros(value.shape), np.zeros(value.shape, bool))


def use_alike(table: Table) -> NDArray[np.float64]:
    """Each glyph as often as the others."""
    return np.full(len(table.value), 1 / len(table.value))


def choose(*glyphs: str) -> str:
    """What the alphabets make of the glyphs, the likeliest of each."""
    table = tabulate(*glyphs)
    best = (table.base + score_alphabets(table, to_chance(table.base), use_alike(table))).argmax(axis=1).tolist()
    return "".join(mine[k] for mine, k in zip(glyphs, best, strict=True))


@pytest.mark.parametrize(
    ("plain", "alike", "right"),
    [
        ("ابپتٹجچدڈرڑسشقگلمنںوے", ("كک", "يی", "٤۴"), "کی۴"),  # Urdu
        ("ابتثجحخدذرزسشصضطظعغفقلمنوةىأإ٠١٢٣", ("کك", "یي", "ہه", "۴٤"), "كيه٤"),  # Arabic
        ("абвгґджзйклмнопрстуфхцчшщьюяє", ("iі", "ïї"), "ії"),  # Ukrainian
    ],
)
def test_the_letters_of_other_languages_are_not_those_of_this_one(
    plain: str, alike: tuple[str, ...], right: str
) -> None:
    assert choose(*plain, *alike)[len(plain) :] == right


def test_letters_that_many_languages_have_do_not_lose() -> None:
    table = tabulate(*"abcdefghiklmnoprstuvz")
    assert score_alphabets(table, to_chance(table.base), use_alike(table)).min() > -1.0


def test_a_document_without_letters_is_in_no_language() -> None:
    table = tabulate("«", "“", "+")
    assert not score_alphabets(table, to_chance(table.base), use_alike(table)).any()


def test_a_rare_letter_with_one_form_is_not_weighed_out_by_a_frequent_one() -> None:
    lao = to_lettering(find_languages("lo"), ())
    rare, frequent = (lao.weigh_share(letter, 0.004) for letter in "ຢນ")
    assert rare > frequent


def test_a_frequent_glyph_is_hardly_a_letter_that_the_language_seldom_has() -> None:
    lao = to_lettering(find_languages("lo"), ())
    assert lao.weigh_share("ນ", 0.08) > lao.weigh_share("ຝ", 0.08) + 2


URDU = "ابپتٹثجچحخدڈذرڑزژسشصضطظعغفقگلمنںوےھہ"


@pytest.mark.parametrize(("stray", "sure"), [("", True), ("ۏېۑ", False)])  # letters of Kirghiz, Pashto and Uyghur
def test_a_language_that_has_all_letters_tells_for_sure_what_is_drawn_alike(stray: str, sure: bool) -> None:
    table = tabulate(*URDU, *stray, "كک", "يی")
    chance = to_chance(table.base + score_alphabets(table, to_chance(table.base), use_alike(table)))
    assert [bool(row[1] >= SURE) for row in chance[-2:]] == [sure, sure]


def test_a_letter_for_names_is_hardly_one_that_is_met_often() -> None:
    table = tabulate(*URDU, "يی")  # Urdu has Arabic yeh in names alone
    loans = []
    for used in (0.07, 0.0001):
        uses = use_alike(table)
        uses[-1] = used
        loans.append(to_chance(table.base + score_alphabets(table, to_chance(table.base), uses))[-1][0])
    assert loans[0] < 0.6 * loans[1] < 0.25


def test_a_letter_that_is_drawn_otherwise_loses_no_more_where_one_language_explains_all_others() -> None:
    table = tabulate(*URDU, "يی")
    drawn_apart = replace(table, distance=table.distance.copy())
    drawn_apart.distance[-1] = 0.2, 0.4
    apart = score_alphabets(drawn_apart, to_chance(table.base), use_alike(table))
    alike = score_alphabets(table, to_chance(table.base), use_alike(table))
    assert apart[-1][0] > alike[-1][0] + 1
