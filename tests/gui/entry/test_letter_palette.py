"""The palette of letters: the language's own, those used last, and any by name or code point."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from cidfix.gui.entry.letter_names import LetterNames, describe_letter, find_code_point, read_names
from cidfix.gui.entry.palette import LetterPalette
from cidfix.gui.workbench import Workbench
from cidfix.recover.decisions import Entry, Place

CYRILLIC = frozenset({"Cyrl"})


@pytest.fixture(scope="module")
def names() -> LetterNames:
    return read_names()


@pytest.fixture
def typed() -> list[str]:
    return []


@pytest.fixture
def palette(qtbot, nivkh: Workbench, typed: list[str]) -> LetterPalette:
    palette = LetterPalette(nivkh, typed.append)
    qtbot.addWidget(palette)
    palette.resize(1200, 40)
    palette.show()
    return palette


def search(qtbot, palette: LetterPalette, text: str) -> None:
    palette.search.setText(text)
    qtbot.waitUntil(lambda: bool(palette.found.letters), timeout=10_000)


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("ka descender", "Қ"),
        ("small ka desc", "қ"),
        ("combining tilde", "\u0303"),
        ("U+049A", "Қ"),
        ("049A", "Қ"),
        ("x49a", "Қ"),
        ("modifier apostrophe", "ʼ"),
    ],
)
def test_a_letter_is_found_by_words_of_its_name_or_by_its_code_point(names: LetterNames, asked: str, found: str):
    assert names.find(asked, CYRILLIC, 10)[0] == found


def test_a_letter_finds_its_relatives(names: LetterNames):
    assert {"к", "К", "қ", "ӄ", "ҝ"} <= set(names.find("к", CYRILLIC, 20))
    assert {"à", "ā", "ą"} <= set(names.find("a", CYRILLIC, 40))


def test_letters_of_the_script_in_use_come_before_others(names: LetterNames):
    assert names.find("letter en", CYRILLIC, 1)[0] in "Нн"


def test_nothing_is_found_for_what_is_no_name(names: LetterNames):
    assert names.find("xyzzy", CYRILLIC, 10) == ()


@pytest.mark.parametrize("text", ["", "D800", "U+0007", "110000", "ka"])
def test_what_is_no_character_is_no_code_point(text: str):
    assert find_code_point(text) is None


def test_a_letter_with_a_mark_is_described_by_both():
    assert describe_letter("ӿ") == "U+04FF CYRILLIC SMALL LETTER HA WITH STROKE"


def test_the_letters_of_what_was_learned_appear_and_a_click_types_one(qtbot, nivkh, palette, typed):
    assert palette.letters.letters == ()
    nivkh.decide(Entry("Қʼатьгун сик", Place(1, 1, 1, None), "test"))
    qtbot.waitUntil(lambda: set("Қʼатьгунсик") == set(palette.letters.letters), timeout=20_000)
    qtbot.mouseClick(palette.letters.find_button("ь"), Qt.MouseButton.LeftButton)
    assert typed == ["ь"]


def test_letters_typed_last_are_the_recent_ones_without_those_of_plain_ascii(qtbot, nivkh, palette):
    nivkh.decide(Entry("сaк", None, "test"))
    qtbot.waitUntil(lambda: palette.recent == ("к", "с"), timeout=20_000)


def test_enter_in_the_search_types_the_first_letter_found(qtbot, palette, typed):
    search(qtbot, palette, "ha with stroke small")
    qtbot.keyClick(palette.search, Qt.Key.Key_Return)
    assert typed == ["ӿ"]
    assert palette.search.text() == ""
    assert palette.recent == ("ӿ",)
    assert palette.letters.letters[0] == "ӿ"


def test_a_letter_stands_once_those_typed_last_in_front_and_then_the_most_used(qtbot, nivkh, palette):
    nivkh.decide(Entry("Қʼатьгун сик правоғун Декларация", Place(1, 1, None, None), "test"))
    qtbot.waitUntil(lambda: len(palette.letters.letters) > 12, timeout=20_000)
    letters = palette.letters.letters
    assert len(set(letters)) == len(letters)
    assert letters[:6] == ("я", "и", "ц", "а", "р", "л")
    assert "Қ" in letters
    assert letters.index("у") < letters.index("Қ")
    last, first = (palette.letters.find_button(letter).geometry() for letter in letters[5:7])
    assert first.left() - last.right() > 8


def test_a_combining_mark_is_shown_on_a_dotted_circle(qtbot, palette):
    search(qtbot, palette, "combining caron")
    assert palette.found.find_button("\u030c").text() == "◌\u030c"


def test_one_row_is_shown_until_it_is_unfolded(qtbot, nivkh, palette):
    palette.resize(420, 40)
    nivkh.decide(Entry("абвгдежзийклмнопрстуфхцчшщьыъэюя", None, "test"))
    qtbot.waitUntil(lambda: len(palette.letters.letters) == 32, timeout=20_000)
    folded = palette.letters.height()
    next(command for command in palette.commands() if command.checked).call()
    assert palette.letters.height() > folded


def test_a_sign_that_others_look_like_has_its_name_beside_it_and_all_recent_ones_have_room(palette):
    signs = ("ʼ", "’", "–")
    palette.remember(signs)
    assert [palette.letters.find_button(sign).text() for sign in signs] == [
        "ʼ letter apostrophe",
        "’ right quote",
        "– short dash",
    ]
    for sign in signs:
        button = palette.letters.find_button(sign)
        assert button.isVisibleTo(palette)
        assert button.geometry().right() <= palette.letters.width()
        assert button.width() >= button.sizeHint().width()
