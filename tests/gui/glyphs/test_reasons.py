"""Why a value is proposed, in the words of the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from cidfix.gui.glyphs.reasons import explain_reason


class Shouting(QTranslator):
    """A language in which everything is said in capitals."""

    def translate(self, context: str, source: str, *_: object) -> str:
        return source.upper() if context == "Reasons" else ""

    def isEmpty(self) -> bool:
        return False


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        ("drawn just as in Charis SIL", "DRAWN JUST AS IN Charis SIL"),
        ("looks as in Noto Sans; the glyph's name says so", "LOOKS AS IN Noto Sans; the glyph's name SAYS SO"),
        (
            "the file's own map says so, but it is not to be trusted",
            "THE FILE'S OWN MAP SAYS SO, BUT IT IS NOT TO BE TRUSTED",
        ),
        ("something nobody thought of", "something nobody thought of"),
    ],
)
def test_reasons_are_told_in_the_language_of_the_window(qapp: QCoreApplication, reason: str, words: str) -> None:
    assert explain_reason(reason) == reason
    shouting = Shouting()
    qapp.installTranslator(shouting)
    try:
        assert explain_reason(reason) == words
    finally:
        qapp.removeTranslator(shouting)
