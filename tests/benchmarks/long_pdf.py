"""A document of 500 distinct pages, made from the texts of tests/corpus."""

from __future__ import annotations

import random
from pathlib import Path

CORPUS = Path(__file__).parents[1] / "corpus"
TEXTS = ("evenki_tex", "navajo_wrong", "nenets", "nivkh", "vietnamese")
PAGES, LINES, WORDS = 500, 46, 9


def write_long_pdf(path: Path, *, mapped: bool) -> list[str]:
    """Write the document, with or without a map of its font to Unicode; returns its words in reading order."""
    import pymupdf  # only here: it takes 40 MB of a process that only wants to know the number of pages

    font = pymupdf.Font("tiro")  # comes with MuPDF and is embedded
    pool = [word for name in TEXTS for word in (CORPUS / f"{name}.txt").read_text("utf-8").split()]
    pool = [word for word in pool if all(font.has_glyph(ord(letter)) for letter in word)]
    dice = random.Random(500)
    words = []
    with pymupdf.open() as document:
        for _ in range(PAGES):
            page = document.new_page()
            writer = pymupdf.TextWriter(page.rect)
            for line in range(LINES):
                drawn = dice.choices(pool, k=WORDS)
                writer.append((50, 60 + 15 * line), " ".join(drawn), font, 9)
                words += drawn
            writer.write_text(page)
        if not mapped:
            for xref in {font[0] for number in range(PAGES) for font in document[number].get_fonts()}:
                document.xref_set_key(xref, "ToUnicode", "null")
        document.save(path, garbage=3, deflate=True)
    return words
