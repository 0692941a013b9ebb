"""What it costs to read letters by their shapes, beside drawing each of them once.

    python tests/benchmarks/bench_shapes.py [FONT]

Writes a PDF with a thousand different glyphs of FONT (else of the bundled font), and times the opening of the index,
the candidates of all glyphs and, as the peer, MuPDF drawing each glyph once by itself. Prints the ratio beside the five
times that are allowed, and the memory that it took.
"""

from __future__ import annotations

import resource
import sys
import tempfile
import time
from pathlib import Path

import pymupdf
from fontTools.ttLib import TTFont

from cidfix.recover.candidates import find_candidates
from cidfix.recovery import open_document
from cidfix.resource import find_resource
from cidfix.shapes.index import ShapeIndex

GLYPHS = 1000
ALLOWED = 5.0  # times


def write_pdf(path: Path, font: Path) -> int:
    """A PDF with as many different letters of the font as it has, a thousand at most; how many."""
    letters = [chr(code) for code in TTFont(font).getBestCmap() if chr(code).isprintable() and not chr(code).isspace()]
    letters = letters[:GLYPHS]
    with pymupdf.open() as pdf:
        for start in range(0, len(letters), 250):
            page = pdf.new_page()
            page.insert_font("F", str(font))
            for row in range(0, 250, 10):
                words = " ".join(letters[start + row : start + row + 10])
                page.insert_text((40, 60 + row * 2.8), words, fontname="F", fontsize=14)
        pdf.save(path)
    return len(letters)


def draw_each(path: Path) -> int:
    """Draw each glyph of the PDF by itself, once; how many."""
    drawn = 0
    with pymupdf.open(path) as pdf:
        for page in pdf:
            boxes = {char[1]: char[3] for span in page.get_texttrace() for char in span["chars"]}  # by glyph id
            for box in boxes.values():
                page.get_pixmap(clip=pymupdf.Rect(box), dpi=300)
            drawn += len(boxes)
    return drawn


def main() -> None:
    font = Path(sys.argv[1]) if len(sys.argv) > 1 else find_resource("fonts", "NotoSansCidfix-Regular.ttf")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "letters.pdf"
        count = write_pdf(path, font)
        began = time.perf_counter()
        drawn = draw_each(path)
        drawing = time.perf_counter() - began
        document = open_document(path).document
        began = time.perf_counter()
        shapes = ShapeIndex(find_resource("shapes.npz"))
        shapes.find_outlines(["0" * 16])
        opening = time.perf_counter() - began
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        began = time.perf_counter()
        candidates = find_candidates(document, shapes, (), ())
        reading = time.perf_counter() - began
        memory = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    print(f"{count} glyphs; drawing each of {drawn} once {drawing:.2f} s")
    print(f"opening the index {opening * 1000:.0f} ms")
    found = sum(map(bool, candidates))
    print(f"candidates of {found} glyphs {reading:.2f} s = {reading / drawing:.1f} of it (allowed {ALLOWED:.0f})")
    print(f"memory {memory:.0f} MB more")


if __name__ == "__main__":
    main()
