"""Reading PDFs: fonts, codes, outlines, where every glyph is drawn, and what the pages look like."""

from cidfix.pdf.document import Document, Font, Glyphs, Mark, Occurrences, Outlines, Page, Verb
from cidfix.pdf.read import read_document
from cidfix.pdf.repaired import reread, write_repaired
from cidfix.pdf.view import Box, PageRenderer, Picture

__all__ = [
    "Box",
    "Document",
    "Font",
    "Glyphs",
    "Mark",
    "Occurrences",
    "Outlines",
    "Page",
    "PageRenderer",
    "Picture",
    "Verb",
    "read_document",
    "reread",
    "write_repaired",
]
