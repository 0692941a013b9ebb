"""Lines read off the page from left to right, and what somebody wrote to have them drawn so."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cidfix.bidi.characters import find_class, to_mirrored
from cidfix.bidi.levels import find_levels, reorder
from cidfix.bidi.logical import order_written

FROM_LEFT, FROM_RIGHT = 0, 1


def draw(written: str, level: int) -> str:
    levels = find_levels([find_class(c) for c in written], list(written), level)
    return "".join(to_mirrored(written[k]) if levels[k] % 2 else written[k] for k in reorder(levels))


def write(drawn: str, level: int) -> str:
    order = order_written([find_class(c) for c in drawn], list(drawn), level)
    return "".join(to_mirrored(drawn[place]) if height % 2 else drawn[place] for place, height in order)


@pytest.mark.parametrize(
    ("drawn", "written"),
    [
        ("דלונ 1948 תנשב", "בשנת 1948 נולד"),
        ("16:00 העשב ,14.5.1948-ב", "ב-14.5.1948, בשעה 16:00"),
        ('.(John Smith, 2019) "ץראה" יפל', 'לפי "הארץ" (John Smith, 2019).'),
        ("www.site.co.il וא name@site.co.il לא", "אל name@site.co.il או www.site.co.il"),
        (".03-1234567 :ןופלט", "טלפון: 03-1234567."),
        ("ماع 1,250 $ (USD)", "(USD) $ 1,250 عام"),
        (".%3.5 ,12/05/2024 يف", "في 12/05/2024, 3.5%."),
        (".دش رازگرب ۱۲:۳۰ تعاس ۱۳۹۹/۰۵/۱۲ خیرات", "تاریخ ۱۳۹۹/۰۵/۱۲ ساعت ۱۲:۳۰ برگزار شد."),
        ("«ناتسوب» باتک", "کتاب «بوستان»"),
        ("تشون iPhone 12 يلع", "علي iPhone 12 نوشت"),
        ("http://x.org/a?b=1 رظنا", "انظر http://x.org/a?b=1"),
    ],
)
def test_a_line_from_the_right_reads_as_it_was_written(drawn, written):
    assert write(drawn, FROM_RIGHT) == written


@pytest.mark.parametrize(
    ("drawn", "written"),
    [
        ("the word םולש means peace", "the word שלום means peace"),
        ("she said “םלוע ,םולש!” in 1948", "she said “שלום, עולם!” in 1948"),
        ("see (הכרב) םלוע ,םולש here.", "see שלום, עולם (ברכה) here."),
        ("Names: 12 ,יול דוד ;45 ,ןהכ השמ.", "Names: משה כהן, 45; דוד לוי, 12."),
        ("in 1948 םולש", "in 1948 שלום"),
        ("plain words (only), 12", "plain words (only), 12"),
    ],
)
def test_a_line_from_the_left_reads_as_it_was_written(drawn, written):
    assert write(drawn, FROM_LEFT) == written


def test_a_name_with_its_number_is_read_as_one_where_it_could_be_two():
    assert draw("יש 10 GB", FROM_RIGHT) == draw("יש GB 10", FROM_RIGHT)
    assert write("GB 10 שי", FROM_RIGHT) == "יש GB 10"


def test_what_no_plain_text_is_drawn_like_is_read_as_it_stands():
    assert write("12 Windows שי", FROM_RIGHT) == "יש 12 Windows"


WORDS = st.sampled_from(["שלום", "עולם", "ארץ", "ילד", "ספר"]) | st.sampled_from(["سلام", "حب", "كتاب", "لا", "يوم"])
NUMBERS = ["1948", "12/05/2024", "3.5%", "$20", "12:30", "10-12", "[3]", "(1948)", "٣٤", "۱۲/۵", "iPhone 12"]
NAMES = ["a@b.co.il", "https://x.org/a-b", "(WHO)", '"Smith"', "(John Smith)", "Smith, John", "C++", "Tom's"]
ISLANDS = st.sampled_from([*NUMBERS, *NAMES, "(שם)", "«كلمة»"])


@given(st.lists(st.tuples(WORDS, WORDS, ISLANDS, st.sampled_from(["", "", ",", ".", ":"])), min_size=1, max_size=4))
def test_numbers_and_names_among_words_from_the_right_come_back_as_they_were_written(parts):
    written = " ".join(f"{one} {island}{end} {two}" for one, two, island, end in parts)
    assert write(draw(written, FROM_RIGHT), FROM_RIGHT) == written


@given(st.lists(st.tuples(st.sampled_from(["the", "word", "of"]), WORDS, st.sampled_from(["", ",", "."])), max_size=5))
def test_words_from_the_right_in_a_line_from_the_left_come_back_as_they_were_written(parts):
    written = " ".join(f"{latin} {word} {word[::-1]}{end}" for latin, word, end in parts)
    written += " end"
    assert write(draw(written, FROM_LEFT), FROM_LEFT) == written


@given(st.text('abאבگل12٣٤ .,:-/+%$()«»"', max_size=20), st.sampled_from([FROM_LEFT, FROM_RIGHT]))
def test_every_letter_of_a_line_is_written_once(drawn, level):
    order = order_written([find_class(c) for c in drawn], list(drawn), level)
    assert sorted(item.place for item in order) == list(range(len(drawn)))


@pytest.mark.parametrize("text", ["א " + "1,234 " * 28 + "Total", "1)" * 100 + "א", "12 " * 133 + "א"])
@pytest.mark.parametrize("level", [0, 1])
def test_a_long_line_of_numbers_keeps_each_of_its_letters(text: str, level: int):
    written = order_written([find_class(letter) for letter in text], list(text), level)
    assert sorted(one.place for one in written) == list(range(len(text)))
