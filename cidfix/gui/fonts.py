"""The fonts of the window: those it brings along, and what to install where they are not enough.

Documents in rare languages hold letters that few systems can show. Noto Sans comes along for Latin, Cyrillic and Greek
with all their marks, two parts of GNU Unifont for nearly all else that is no Chinese character: coarse, but never an
empty box. Qt takes a system's own font for a script before these two, so they are named nowhere as a choice.
All have names of their own and declare every script for which Qt demands that, though without rules for it: a font that
is asked for by name and declares none costs a complaint on the terminal before Qt takes another.
"""

from __future__ import annotations

from collections.abc import Collection

from fontTools import unicodedata
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QRawFont, QTextLayout

from cidfix.errors import CidfixError
from cidfix.resource import find_resource

_TEXT_FAMILY = "Noto Sans cidfix"
_MAKESHIFT_FAMILIES = frozenset({"Unifont cidfix", "Unifont Upper cidfix"})
_INTERFACE_SAMPLE = "AaÉéßÑñŁłŞş АаЁёЖжЩщЯя"
_UNSEEN_CATEGORIES = frozenset({"Cc", "Cf", "Zs", "Zl", "Zp"})
_SHOWN_SCRIPTS = 3  # in a hint; who lacks more reads the rest after the first are installed


def load_fonts() -> None:
    """Make the bundled fonts known to Qt. Raises CidfixError where one is damaged."""
    for file in sorted(find_resource("fonts").glob("*.?tf")):
        if QFontDatabase.addApplicationFont(str(file)) < 0:
            raise CidfixError("this font cannot be read", str(file), "install cidfix again")


def choose_interface_font() -> QFont:
    """The system's own font where it has Latin and Cyrillic, else Noto Sans in its size."""
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    drawn = QRawFont.fromFont(system)
    makeshift = drawn.familyName() in _MAKESHIFT_FAMILIES
    if not makeshift and all(drawn.supportsCharacter(ord(character)) for character in _INTERFACE_SAMPLE):
        return system
    return text_font(system.pointSizeF())


def text_font(points: float) -> QFont:
    """The font for a document's text, in points: a letter and its marks in one design wherever that can be."""
    font = QFont(_TEXT_FAMILY)
    font.setPointSizeF(points)
    return font


def find_missing(text: str, font: QFont) -> frozenset[str]:
    """The characters of `text` that neither `font` nor any other that Qt knows can show."""
    metrics = QFontMetricsF(font)
    return frozenset(character for character in _seen(text) if not metrics.inFontUcs4(ord(character)))


def find_makeshift(text: str, font: QFont) -> frozenset[str]:
    """The characters of `text` that only the coarse bundled fonts show: readable, though no script is well set so."""
    return frozenset(
        character for character in _seen(text) - find_missing(text, font) if _is_makeshift(character, font)
    )


def find_font_hint(characters: Collection[str]) -> str:
    """What to install for these characters to be shown well, in a sentence; empty where nothing helps."""
    scripts: dict[str, str] = {}
    for character in sorted(characters):
        if unicodedata.category(character) not in {"Co", "Cn"}:
            scripts.setdefault(unicodedata.script(character), character)
    if not scripts:
        return ""
    families = dict.fromkeys(_name_family(script) for script in list(scripts)[:_SHOWN_SCRIPTS])
    return QCoreApplication.translate(
        "Fonts", "Letters such as {letters} show better with the font {families}."
    ).format(letters=" ".join(list(scripts.values())[:_SHOWN_SCRIPTS]), families=", ".join(families))


def _seen(text: str) -> frozenset[str]:
    return frozenset(character for character in set(text) if unicodedata.category(character) not in _UNSEEN_CATEGORIES)


def _is_makeshift(character: str, font: QFont) -> bool:
    layout = QTextLayout(character, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return any(run.rawFont().familyName() in _MAKESHIFT_FAMILIES for run in layout.glyphRuns())


def _name_family(script: str) -> str:
    """The Noto family of a script, by its ISO 15924 code."""
    if script in _FAMILIES:
        return _FAMILIES[script]
    return f"Noto Sans {unicodedata.script_name(script).replace('_', ' ')}"


# Where the family is not called "Noto Sans" and the name that Unicode gives the script.
_FAMILIES = {
    **dict.fromkeys(("Zyyy", "Zinh", "Zzzz"), "Noto Sans Symbols 2"),
    **dict.fromkeys(("Hani", "Hira", "Kana", "Bopo", "Hang"), "Noto Sans CJK"),
    **dict.fromkeys(("Latn", "Cyrl", "Grek"), "Noto Sans"),
    **{
        script: f"Noto Serif {name}"
        for script, name in (
            ("Ahom", "Ahom"),
            ("Diak", "Dives Akuru"),
            ("Dogr", "Dogra"),
            ("Hmnp", "Hmong Nyiakeng"),
            ("Kits", "Khitan Small Script"),
            ("Maka", "Makasar"),
            ("Ougr", "Old Uyghur"),
            ("Tang", "Tangut"),
            ("Tibt", "Tibetan"),
            ("Toto", "Toto"),
            ("Yezi", "Yezidi"),
        )
    },
    "Nkoo": "Noto Sans NKo",
    "Phag": "Noto Sans PhagsPa",
    "Sgnw": "Noto Sans SignWriting",
}
