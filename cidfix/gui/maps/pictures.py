"""Letters of maps as the open document draws them, found by their outlines."""

from __future__ import annotations

from PySide6.QtGui import QIcon, QPalette

from cidfix.gui.glyph_picture import GlyphPainter
from cidfix.gui.maps.letters import Draw
from cidfix.recover.map_compare import Compared


def draw_nothing(_row: Compared) -> QIcon:
    """Where no document is open, letters have no pictures."""
    return QIcon()


def make_draw(painter: GlyphPainter, palette: QPalette) -> Draw:
    """What draws a letter of a map as the document on the painter's workbench has it."""
    drawn: dict[str, int] = {}
    for glyph, outline in enumerate(painter.workbench.recovery.document.glyphs.outline):
        if outline:
            drawn.setdefault(outline, glyph)
    icons: dict[str, QIcon] = {}

    def draw(row: Compared) -> QIcon:
        outline = row.glyph.outline
        if outline not in drawn:
            return QIcon()
        if outline not in icons:
            icons[outline] = painter.to_icon(drawn[outline], palette)
        return icons[outline]

    return draw
