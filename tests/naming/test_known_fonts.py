"""Fonts with codes of their own: what is typed in them is read as it was meant."""

from __future__ import annotations

import pytest

from cidfix.naming.known_fonts import KnownFont, parse_known_font, read_known_fonts
from cidfix.recover.drawn import put_in_order

MADE_UP = """Example
# Source: made up.
names example* old??font
40 -- ক ◌ি U+0915+U+094D ""
42 before 41 ী
"""


def find_font(name: str) -> KnownFont:
    (found,) = (font for font in read_known_fonts() if font.name == name)
    return found


def read(font: KnownFont, data: bytes) -> str:
    """The text of codes that are drawn one after the other."""
    parts = []
    for place, code in enumerate(data):
        neighbours = {"after": data[place - 1] if place else -1, "before": (*data, -1)[place + 1]}
        told = (one.value for one in font.beside if one.code == code and neighbours[one.side] == one.neighbour)
        parts.append(next(told, font.values.get(code, "□")))
    return put_in_order(parts, [False] * len(parts))


def test_a_file_says_what_the_font_is_called_and_what_its_codes_stand_for() -> None:
    font = parse_known_font(MADE_UP)
    assert (font.name, font.names, font.script) == ("Example", ("example*", "old??font"), "Beng")
    assert font.values == {0x41: "ক", 0x42: "ি", 0x43: "क्", 0x44: ""}
    (beside,) = font.beside
    assert (beside.code, beside.side, beside.neighbour, beside.value) == (0x42, "before", 0x41, "ী")


@pytest.mark.parametrize("name", ["Example", "EXAMPLE-Bold", "Old 12 Font", "Old_12-Font"])
def test_capitals_and_signs_in_a_name_are_no_difference(name: str) -> None:
    assert parse_known_font(MADE_UP).is_called(name)


@pytest.mark.parametrize("name", ["", "An Example", "OldFont", "Times"])
def test_another_name_is_another_font(name: str) -> None:
    assert not parse_known_font(MADE_UP).is_called(name)


@pytest.mark.parametrize(
    ("font", "typed", "text"),
    [
        ("Preeti", "g]kfn", "नेपाल"),  # Nepal
        ("Preeti", "ljBfno", "विद्यालय"),  # school: i is typed first
        ("Preeti", "sfo{qmd", "कार्यक्रम"),  # programme: repha behind its letter, and kra of tra with a hook
        ("Preeti", "/fli6«o", "राष्ट्रिय"),  # national
        ("Preeti", "kmnkm'n", "फलफुल"),  # fruit: pha is pa with a hook
        ("Kruti Dev", "Hkkjr", "भारत"),  # India: bha is a half letter and a stroke
        ("Kruti Dev", "fgUnh", "हिन्दी"),
        ("Kruti Dev", 'jk"Vªh;', "राष्ट्रीय"),
        ("Kruti Dev", "dk;Z", "कार्य"),
        ("DVB-TT", "´ÖÆüÖ¸üÖÂ™Òü", "महाराष्ट्र"),  # with codes that only widen a letter
        ("DVB-TT", "×¾Ö³ÖÖÝÖ", "विभाग"),
        ("DVB-TT", "ÛúÖµÖÖÔ»ÖµÖ", "कार्यालय"),
        ("Bijoy", "‡mvbvi evsjv", "সোনার□বাংলা"),
        ("Bijoy", "¯^vaxbZv", "স্বাধীনতা"),
        ("Nudi", "ªÀÄgÀ", "ಮರ"),  # tree: ma is va with a stroke more
        ("Nudi", "PÀªÀ£À", "ಕವನ"),  # poem: and this is va
        ("Nudi", "¥ÀÅ¸ÀÛPÀ", "ಪುಸ್ತಕ"),
        ("Nudi", "zsÀªÀÄð", "ಧರ್ಮ"),
        ("Bamini", "jkpo; nkhop", "தமிழ்□மொழி"),
        ("FM Sinhala", "NdIdj", "භාෂාව"),
        ("VNI", "tieáng Vieät", "tiếng□Việt"),
        ("TCVN3", "TiÕng ViÖt", "Tiếng□Việt"),
        ("AcadNusx", "saqarTvelo", "საქართველო"),
        ("ProSyl", "Z?m4f5", "ᒐᕙᒪᒃᑯᑦ"),
        ("ProSyl", "M`=ix", "ᓚᕖᓂᐊ"),  # a dot makes a vowel long
    ],
)
def test_words_typed_in_such_a_font_are_read_as_they_are_spelt(font: str, typed: str, text: str) -> None:
    assert read(find_font(font), typed.encode("cp1252")) == text


def test_each_font_has_a_name_of_its_own_and_text_for_its_codes() -> None:
    fonts = read_known_fonts()
    assert len({font.name for font in fonts}) == len(fonts)
    assert all(len(font.values) > 20 and all(0 <= code < 256 for code in font.values) for font in fonts)
