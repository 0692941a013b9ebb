"""How blocks look: a name and a colour for each role, on paper, which is white in any palette, and beside it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor

from cidfix.structure.model import Role

translate = QCoreApplication.translate

TEXT, HEAD, ASIDE, DRAWN, APART = "#2b64a6", "#8a3f8f", "#8a5a00", "#1f7a4d", "#6c7279"
_COLOURS = {
    Role.TITLE: HEAD,
    Role.HEADING: HEAD,
    Role.ABSTRACT: TEXT,
    Role.BODY: TEXT,
    Role.ITEM: TEXT,
    Role.QUOTE: TEXT,
    Role.VERSE: TEXT,
    Role.EXAMPLE: DRAWN,
    Role.TABLE: DRAWN,
    Role.FIGURE: DRAWN,
    Role.CAPTION: ASIDE,
    Role.FOOTNOTE: ASIDE,
    Role.FURNITURE: APART,
    Role.LEFT_OUT: APART,
}
DEEPEST_OFFERED = 3
"""The depth of the least heading that is offered; deeper ones are only found, or written in a file."""


def find_colour(role: Role) -> QColor:
    """The colour of a role: one for text, headings, what stands aside, what is drawn, and what is apart."""
    return QColor(_COLOURS[role])


def name_role(role: Role, depth: int) -> str:
    """A role in a word or two."""
    names = {
        Role.TITLE: translate("Roles", "Title"),
        Role.HEADING: translate("Roles", "Heading {}").format(depth),
        Role.ABSTRACT: translate("Roles", "Abstract"),
        Role.BODY: translate("Roles", "Text"),
        Role.ITEM: translate("Roles", "List item"),
        Role.QUOTE: translate("Roles", "Quotation"),
        Role.VERSE: translate("Roles", "Verse"),
        Role.EXAMPLE: translate("Roles", "Glossed example"),
        Role.TABLE: translate("Roles", "Table"),
        Role.FIGURE: translate("Roles", "Words in a figure"),
        Role.CAPTION: translate("Roles", "Caption"),
        Role.FOOTNOTE: translate("Roles", "Note"),
        Role.FURNITURE: translate("Roles", "Page number or running head"),
        Role.LEFT_OUT: translate("Roles", "Left out"),
    }
    return names[role]


def list_offered() -> tuple[tuple[Role, int], ...]:
    """The roles that can be chosen, headings with their depths; to leave out is a command of its own."""
    found: list[tuple[Role, int]] = []
    for role in Role:
        if role is Role.HEADING:
            found += [(role, depth) for depth in range(1, DEEPEST_OFFERED + 1)]
        elif role is not Role.LEFT_OUT:
            found.append((role, 0))
    return tuple(found)
