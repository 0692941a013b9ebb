"""Why a value is proposed, in the words of the window's language.

The engine gives its reasons as short English sentences. Some are said here in other words than its own, since they
name fonts or what the user did; they are known by how they begin or end.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from cidfix.gui.engine import say

translate = QCoreApplication.translate

_PATTERNS: tuple[tuple[re.Pattern[str], Callable[[], str]], ...] = (
    (re.compile(r"drawn just as in (.+)"), lambda: translate("Reasons", "drawn just as in {}")),
    (re.compile(r"looks as in (.+)"), lambda: translate("Reasons", "looks as in {}")),
    (
        re.compile(r"the file's own map says so, but it is not to be trusted"),
        lambda: translate("Reasons", "the file's own map says so, but it is not to be trusted"),
    ),
    (re.compile(r"(.+) says so"), lambda: translate("Reasons", "{} says so")),
    (
        re.compile(r"(\S+:[0-9]+) is drawn with the same shape"),
        lambda: translate("Reasons", "another letter, {}, is drawn with the same shape"),
    ),
    (re.compile(r"([0-9]+) say so"), lambda: translate("Reasons", "{} things you said say so")),
    (re.compile(r"([0-9]+) say so, against it"), lambda: translate("Reasons", "{} things you said speak for it")),
)


def find_fonts(reason: str) -> tuple[str, ...]:
    """The reference fonts that a reason names."""
    parts = (re.fullmatch(r"(?:drawn just|looks) as in (.+)", part) for part in reason.split("; "))
    return tuple(found[1] for found in parts if found)


def explain_reason(reason: str) -> str:
    """A proposal's reason, or several with semicolons between them."""
    return "; ".join(_explain(part) for part in reason.split("; "))


def _explain(part: str) -> str:
    for pattern, words in _PATTERNS:
        if found := pattern.fullmatch(part):
            return words().format(*map(say, found.groups()))
    return say(part)
