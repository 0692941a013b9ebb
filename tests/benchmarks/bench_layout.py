"""What finding the structure of a long document costs, measured against MuPDF's trace alone in the same run.

    python tests/benchmarks/bench_layout.py

Makes a document of 500 pages in two columns with running heads and notes, and one page of 50,000 glyphs. Prints the
time of reading, laying out, structuring and decoding as a multiple of `get_texttrace()` on the same pages, beside
`get_text("dict", sort=True)` and, where they are installed, pdftotext and pdfminer.six; and how it grows with pages.
"""

from __future__ import annotations

import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TypeVar

import pymupdf
from long_pdf import CORPUS, TEXTS

from cidfix.export.txt import format_text
from cidfix.layout import lay_out
from cidfix.pdf import read_document
from cidfix.recovery import Recovery
from cidfix.structure import find_furniture, find_structure

PAGES, ROUNDS, DENSE = 500, 3, 50_000
LEADING, SIZE, WIDTH = 12, 9.0, 230

_T = TypeVar("_T")


def write_book(path: Path, pages: int) -> None:
    """Two columns of justified prose, paragraphs indented, a running head, a note and a number a page."""
    font, dice = pymupdf.Font("tiro"), random.Random(6)
    pool = [word for name in TEXTS for word in (CORPUS / f"{name}.txt").read_text("utf-8").split()]
    pool = [word for word in pool if all(font.has_glyph(ord(letter)) for letter in word)]
    with pymupdf.open() as document:
        for number in range(1, pages + 1):
            page = document.new_page()
            writer = pymupdf.TextWriter(page.rect)
            writer.append((60, 36), f"Declaration {number}" if number % 2 else f"{number} Preamble", font, 8)
            for left in (60, 310):
                for line in range(56):
                    write_line(writer, font, dice, pool, (left, 62 + LEADING * line, line % 7))
            writer.append((60, 752), f"{number} {' '.join(dice.choices(pool, k=6))}", font, 7)
            writer.append((290, 790), str(number), font, 8)
            writer.write_text(page)
        document.save(path, garbage=3, deflate=True)


def write_line(
    writer: pymupdf.TextWriter,
    font: pymupdf.Font,
    dice: random.Random,
    pool: list[str],
    place: tuple[int, int, int],
) -> None:
    """One line of a column: the first of a paragraph indented, the last short, all others to the edge."""
    left, height, number = place
    begin = left + (10 if number == 0 else 0)
    words, width = [], 0.0
    while True:
        word = dice.choice(pool)
        length = font.text_length(word, SIZE)
        if begin + width + length > left + WIDTH:
            break
        words.append((word, length))
        width += length + 2.5
    if number == 6:
        words = words[:2]
    white = (left + WIDTH - begin - sum(length for _, length in words)) / max(len(words) - 1, 1)
    for word, length in words:
        writer.append((begin, height), word, font, SIZE)
        begin += length + (2.5 if number == 6 else white)


def write_dense(path: Path) -> None:
    """One page of glyphs strewn in rows of cells, as a large table or the names on a map are."""
    font, dice = pymupdf.Font("tiro"), random.Random(7)
    with pymupdf.open() as document:
        page = document.new_page(width=2400, height=2400)
        writer = pymupdf.TextWriter(page.rect)
        for number in range(DENSE // 5):
            place = 20 + number % 100 * 23.6 + dice.random(), 20 + number // 100 * 23.5
            writer.append(place, "".join(dice.choices("abcdefghij0123456789", k=5)), font, 6)
        writer.write_text(page)
        document.save(path, deflate=True)


def trace(path: Path) -> None:
    with pymupdf.open(path) as document:
        for page in document:
            page.get_texttrace()


def sort_dict(path: Path) -> None:
    with pymupdf.open(path) as document:
        for page in document:
            page.get_text("dict", sort=True)


def recover(path: Path) -> dict[str, float]:
    """The seconds that each step takes."""
    times = {}
    times["read"], document = time_once(lambda: read_document(path))
    times["lay out"], layout = time_once(lambda: lay_out(document, {}, {}, ()))
    recovery = Recovery(document, ())
    decoder = recovery.decoder("mark")  # what letters stand for is no part of this
    times["furniture"], furniture = time_once(lambda: find_furniture(layout, document))
    times["structure"], structure = time_once(lambda: find_structure(layout, document, furniture, decoder))
    times["write"], _ = time_once(lambda: format_text(structure, layout, document, decoder, "end", False))
    return times


def time_once(work: Callable[[], _T]) -> tuple[float, _T]:
    start = time.perf_counter()
    result = work()
    return time.perf_counter() - start, result


def time_best(work: Callable[[], object]) -> float:
    return min(time_once(work)[0] for _ in range(ROUNDS))


def best_steps(path: Path) -> dict[str, float]:
    runs = [recover(path) for _ in range(ROUNDS)]
    return min(runs, key=lambda times: sum(times.values()))


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path, half, dense = (Path(folder) / name for name in ("book.pdf", "half.pdf", "dense.pdf"))
        write_book(path, PAGES)
        write_book(half, PAGES // 2)
        write_dense(dense)
        alone = time_best(lambda: trace(path))
        print(f"get_texttrace() alone, {PAGES} pages: {alone:.2f} s")
        times = best_steps(path)
        whole = sum(times.values())
        print(f"read, laid out, structured, decoded: {whole:.2f} s = {whole / alone:.1f} times")
        for step, seconds in times.items():
            print(f"    {step:10s} {seconds:6.2f} s, {PAGES / seconds:6.0f} pages a second")
        print(f"of twice as many pages: {whole / sum(best_steps(half).values()):.2f} times the time")
        print(f'get_text("dict", sort=True): {time_best(lambda: sort_dict(path)) / alone:.1f} times')
        if shutil.which("pdftotext"):
            command = ["pdftotext", str(path), str(path.with_suffix(".txt"))]
            print(f"pdftotext: {time_best(lambda: subprocess.run(command, check=True)) / alone:.1f} times")
        if find_spec("pdfminer"):
            from pdfminer.high_level import extract_text

            print(f"pdfminer.six: {time_once(lambda: extract_text(path))[0] / alone:.1f} times")
        times = best_steps(dense)
        print(f"a page of {DENSE} glyphs: {sum(times.values()):.2f} s ({times})")


if __name__ == "__main__":
    main()
