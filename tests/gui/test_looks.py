"""How the window looks: readable in both palettes, states told apart without colour, icons and fonts that are there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QRectF, QSize, Qt, QTranslator
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPalette
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QMenu

import cidfix.gui
from cidfix.gui.fonts import find_font_hint, find_makeshift, find_missing, load_fonts, text_font
from cidfix.gui.icons import icon
from cidfix.gui.theme import (
    apply_theme,
    describe_state,
    find_state_style,
    is_dark,
    make_menu_palette,
    make_palette,
    paint_state,
)
from cidfix.gui.translations import load_translations
from cidfix.recover.values import State
from cidfix.resource import find_resource

ROLE, GROUP = QPalette.ColorRole, QPalette.ColorGroup
ICONS = sorted(file.stem for file in find_resource("icons").glob("*.svg"))
ON = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of WCAG 2.1, 1 to 21."""

    def luminance(colour: QColor) -> float:
        linear = [
            c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
            for c in (colour.redF(), colour.greenF(), colour.blueF())
        ]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def over(ground: QColor, ink: QColor) -> QColor:
    """The colour that is seen where translucent `ink` lies on `ground`."""
    a = ink.alphaF()
    mixed = [
        i * a + g * (1 - a)
        for i, g in zip(
            (ink.redF(), ink.greenF(), ink.blueF()), (ground.redF(), ground.greenF(), ground.blueF()), strict=True
        )
    ]
    return QColor.fromRgbF(*mixed)


@pytest.fixture
def app(qapp: QApplication) -> QApplication:
    yield qapp
    apply_theme(qapp, "light")


@ON
@pytest.mark.parametrize("make", [make_palette, make_menu_palette])
def test_text_can_be_read_on_all_it_stands_on(dark, make):
    palette = make(dark)
    pairs = [
        (ROLE.WindowText, ROLE.Window),
        (ROLE.Text, ROLE.Base),
        (ROLE.Text, ROLE.AlternateBase),
        (ROLE.PlaceholderText, ROLE.Base),
        (ROLE.ButtonText, ROLE.Button),
        (ROLE.ButtonText, ROLE.Window),
        (ROLE.HighlightedText, ROLE.Highlight),
        (ROLE.ToolTipText, ROLE.ToolTipBase),
        (ROLE.Link, ROLE.Base),
        (ROLE.Link, ROLE.Window),
        (ROLE.LinkVisited, ROLE.Window),
    ]
    for group in (GROUP.Active, GROUP.Inactive):
        for text, ground in pairs:
            assert contrast(palette.color(group, text), palette.color(group, ground)) >= 4.5, (group, text, ground)
    for text, ground in pairs[:7]:
        assert contrast(palette.color(GROUP.Disabled, text), palette.color(GROUP.Disabled, ground)) >= 3, (text, ground)
    assert contrast(palette.color(ROLE.Accent), palette.color(ROLE.Window)) >= 3


@ON
def test_the_text_of_a_chip_and_its_edge_can_be_seen_in_every_state(dark):
    palette = make_palette(dark)
    for ground in (palette.color(ROLE.Base), palette.color(ROLE.AlternateBase), palette.color(ROLE.Window)):
        for state in State:
            style = find_state_style(state, dark)
            assert contrast(style.text, over(ground, style.fill)) >= 4.5, (state, ground.name())
            assert contrast(style.line, ground) >= 3, (state, ground.name())


def test_black_letters_stay_black_under_every_state_on_a_page():
    for state in State:
        assert contrast(QColor("black"), over(QColor("white"), find_state_style(state, dark=False).fill)) >= 12, state


@ON
def test_no_two_states_differ_by_colour_alone(dark):
    for one, other in combinations(State, 2):
        a, b = find_state_style(one, dark), find_state_style(other, dark)
        assert (a.pattern, a.edge, a.mark) != (b.pattern, b.edge, b.mark), (one, other)


@ON
def test_states_look_different_where_no_colour_is_seen(dark):
    ground = make_palette(dark).color(ROLE.Base)
    seen = set()
    for state in State:
        image = QImage(QSize(40, 20), QImage.Format.Format_ARGB32)
        image.fill(ground)
        painter = QPainter(image)
        paint_state(painter, QRectF(2, 2, 36, 16), find_state_style(state, dark))
        painter.end()
        lightness = [image.pixelColor(x, y).lightness() for y in range(20) for x in range(40)]
        inked = bytes(abs(light - ground.lightness()) > 80 for light in lightness)
        touched = bytes(light != ground.lightness() for light in lightness)
        seen.add((inked, touched))
        assert any(touched), state
    assert len(seen) == len(State)


@pytest.mark.usefixtures("qapp")
def test_the_smallest_box_can_be_painted_in_every_state():
    image = QImage(QSize(4, 4), QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    for state in State:
        for box in (QRectF(1, 1, 0, 0), QRectF(1, 1, 0.4, 3), QRectF(1, 1, 1, 1)):
            paint_state(painter, box, find_state_style(state, dark=False))
    painter.end()


@pytest.mark.usefixtures("qapp")
def test_every_state_has_words_of_its_own():
    words = {describe_state(state) for state in State}
    assert len(words) == len(State)
    assert describe_state(State.TYPED) == "typed"
    assert describe_state(State.CONFLICT) == "contradicted"


def test_a_theme_dresses_the_program_and_its_menus(app, qtbot):
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.ensurePolished()
    apply_theme(app, "dark")
    app.processEvents()
    assert is_dark(app.palette())
    assert is_dark(menu.palette())
    assert menu.palette().color(ROLE.Highlight) != app.palette().color(ROLE.Highlight)
    apply_theme(app, "light")
    assert not is_dark(app.palette())
    assert app.style().name() == "fusion"


def test_the_system_theme_is_light_where_no_desktop_says_otherwise_and_follows_where_one_does(app):
    apply_theme(app, "dark")
    apply_theme(app, "system")
    assert not is_dark(app.palette())
    app.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert is_dark(app.palette())
    app.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert not is_dark(app.palette())


def test_a_chosen_theme_stays_when_the_desktop_changes(app):
    apply_theme(app, "light")
    app.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert not is_dark(app.palette())


def mean_lightness(image: QImage) -> float:
    """Of what is drawn, weighted by how much it covers; -1 where nothing is."""
    pixels = [image.pixelColor(x, y) for y in range(image.height()) for x in range(image.width())]
    cover = sum(pixel.alphaF() for pixel in pixels)
    return sum(pixel.lightness() * pixel.alphaF() for pixel in pixels) / cover if cover > 0 else -1.0


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_drawn_in_the_text_colour_of_either_palette(app, name):
    assert QSvgRenderer(str(find_resource("icons", f"{name}.svg"))).isValid()
    kept = icon(name)
    apply_theme(app, "light")
    light = mean_lightness(kept.pixmap(24, 24).toImage())
    apply_theme(app, "dark")
    dark = mean_lightness(kept.pixmap(24, 24).toImage())
    assert 0 <= light <= 255
    if name != "cidfix":  # the program's own icon has its own colours
        assert light < 90
        assert dark > 170


def test_an_icon_that_cannot_be_used_is_fainter(app):
    apply_theme(app, "light")
    normal, disabled = (
        mean_lightness(icon("save").pixmap(QSize(24, 24), mode).toImage())
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled)
    )
    assert disabled > normal + 50


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0, 3.0])
@pytest.mark.usefixtures("qapp")
def test_an_icon_has_the_pixels_of_the_screen(scale):
    pixmap = icon("open").pixmap(QSize(24, 24), scale)
    assert pixmap.devicePixelRatio() == scale
    assert pixmap.size() == QSize(24, 24) * scale


@pytest.mark.usefixtures("qapp")
def test_an_icon_survives_being_copied_and_forgotten():
    copies = [QIcon(icon(name)) for name in ICONS for _ in range(20)]
    for copy in copies:
        copy.addFile(str(find_resource("icons", "save.svg")))  # makes Qt clone what draws it
        assert not copy.pixmap(16, 16).isNull()


def test_every_icon_the_window_names_is_there():
    named = set()
    for module in Path(cidfix.gui.__path__[0]).glob("*.py"):
        named |= set(re.findall(r"\bicon\(\s*\"([^\"]+)\"", module.read_text("utf-8")))
    assert named <= set(ICONS)
    with pytest.raises(KeyError):
        icon("no such icon")


def test_a_hint_names_the_font_of_a_script():
    assert "Noto Sans Khmer" in find_font_hint("ខ្មែរ")
    assert "Noto Serif Tibetan" in find_font_hint("བོད")
    assert "Noto Sans Canadian Aboriginal" in find_font_hint(["ᐃ"])
    assert "Noto Sans CJK" in find_font_hint("漢")


def test_a_hint_is_empty_where_nothing_is_missing_or_no_font_could_help():
    assert find_font_hint("") == ""
    assert find_font_hint("\ue123") == ""  # a private letter


@pytest.mark.usefixtures("qapp")
def test_spaces_and_joiners_are_never_missing():
    load_fonts()
    assert find_missing(" \n\t\u200d\u00a0\u2028", text_font(11)) == frozenset()


NO_SYSTEM_FONTS = """
import sys
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QLabel
from cidfix.gui.fonts import choose_interface_font, find_makeshift, find_missing, load_fonts, text_font
app = QApplication([])
load_fonts()
app.setFont(choose_interface_font())
font = text_font(12)
texts = {
    "nivkh": "Қʼатьгун сик правоғун, р̌ ӈ ӽ ӿ", "yoruba": "ẹ̀yà ọ̀rọ̀", "santali": "ᱥᱟᱱᱛᱟᱲᱤ", "hindi": "हिन्दी",
    "khmer": "ខ្មែរ", "telugu": "తెలుగు", "nko": "ߒߞߏ", "amharic": "አማርኛ", "ho": "𑢹𑣉𑣉", "fula": "𞤆𞤵𞤤", "chinese": "漢字",
}
for name, text in texts.items():
    label = QLabel(text)
    label.setFont(font)
    assert not label.grab().isNull()
    print(name, len(find_missing(text, font)), len(find_makeshift(text, font)))
print(QFontInfo(app.font()).family())
"""


def test_without_any_font_on_the_system_letters_are_shown_all_the_same(tmp_path):
    config = tmp_path / "fonts.conf"
    config.write_text(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig/>', "utf-8"
    )
    run = subprocess.run(
        [sys.executable, "-c", NO_SYSTEM_FONTS],
        env={**os.environ, "FONTCONFIG_FILE": str(config), "QT_QPA_PLATFORM": "offscreen", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.splitlines() == [
        "nivkh 0 0",
        "yoruba 0 0",
        "santali 0 6",
        "hindi 0 6",
        "khmer 0 5",
        "telugu 0 5",
        "nko 0 3",
        "amharic 0 4",
        "ho 0 2",
        "fula 0 3",
        "chinese 2 0",
        "Noto Sans cidfix",
    ]
    assert run.stderr == ""


def test_qt_speaks_the_language_of_the_system_and_other_words_stay_as_they_are(qapp):
    load_translations(qapp, QLocale("de_DE"))
    try:
        assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
        assert QCoreApplication.translate("NoSuchContext", "word") == "word"
    finally:
        for translator in qapp.findChildren(QTranslator):
            qapp.removeTranslator(translator)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


@pytest.mark.usefixtures("qapp")
def test_plain_letters_are_never_makeshift():
    load_fonts()
    assert find_makeshift("abc Қʼатьгун р̌ӈӽӿ", text_font(11)) == frozenset()
