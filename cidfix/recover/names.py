"""Fonts and codes as decisions name them, found in a document."""

from __future__ import annotations

from cidfix.errors import CidfixError
from cidfix.pdf.document import Document
from cidfix.recover.decisions import Decision


class Names:
    """The fonts and codes of one document by name; whatever a decision names that is not there is refused."""

    def __init__(self, document: Document) -> None:
        glyphs = document.glyphs
        names = [font.name for font in document.fonts]
        pairs = zip(glyphs.font.tolist(), glyphs.code.tolist(), strict=True)
        self._fonts = {name: number for number, name in reversed(list(enumerate(names)))}
        self._glyphs = {(names[font], code): glyph for glyph, (font, code) in enumerate(pairs)}

    def find_font(self, name: str, decision: Decision) -> int:
        """The font of a name. Raises CidfixError where there is none."""
        if name not in self._fonts:
            raise CidfixError(f"there is no font {name}", decision.source, "see the names that `cidfix inspect` prints")
        return self._fonts[name]

    def find_glyph(self, font: str, code: int, decision: Decision) -> int:
        """The glyph that a code of a font draws. Raises CidfixError where there is none."""
        self.find_font(font, decision)
        glyph = self._glyphs.get((font, code))
        if glyph is None:
            advice = "see the codes that `cidfix glyphs` prints"
            raise CidfixError(f"font {font} has no code {code} in this document", decision.source, advice)
        return glyph
