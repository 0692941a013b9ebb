"""Reading PDFs: fonts, codes, outlines, and where every glyph is drawn."""

from cidfix.pdf.document import Document, Font, Glyphs, Mark, Occurrences, Page
from cidfix.pdf.read import read_document

__all__ = ["Document", "Font", "Glyphs", "Mark", "Occurrences", "Page", "read_document"]
