"""Reading PDFs: fonts, codes, outlines, where every glyph is drawn, and what the pages look like."""

from cidfix.pdf.document import Document, Font, Glyphs, Mark, Occurrences, Outlines, Page, Verb
from cidfix.pdf.read import read_document
from cidfix.pdf.repaired import Detail, Repair, read_details, reread, write_repaired
from cidfix.pdf.view import Box, PageRenderer, Picture

__all__ = [
    "Box",
    "Detail",
    "Document",
    "Font",
    "Glyphs",
    "Mark",
    "Occurrences",
    "Outlines",
    "Page",
    "PageRenderer",
    "Picture",
    "Repair",
    "Verb",
    "read_details",
    "read_document",
    "reread",
    "write_repaired",
]
