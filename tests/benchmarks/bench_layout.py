"""What finding the structure of a long document costs, measured against MuPDF's trace alone in the same run.

    python tests/benchmarks/bench_layout.py

Makes documents of 10, 100 and 500 pages in two columns with running heads and notes, and one page of 50,000 glyphs.
Prints the processor time of reading, laying out, structuring and decoding as a multiple of `get_texttrace()` on the
same pages, the most memory that Python and numpy take for it, and as multiples too `get_text("dict", sort=True)` and,
where they are installed, pdftotext and pdfminer.six (the latter up to 100 pages, as it is slow). Time of the processes
that read is counted, starting them is not. Needs Linux, which says what processes still at work have used.
"""

from __future__ import annotations

import os
import random
import resource
import shutil
import subprocess
import tempfile
import tracemalloc
from collections.abc import Callable
from functools import cache
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

PAGES, DISTINCT, MOST_OF_PDFMINER, DENSE = (10, 100, 500), 10, 100, 50_000
ROUNDS = 2
LEADING, SIZE, WIDTH = 12, 9.0, 230

_T = TypeVar("_T")


def write_book(path: Path, pages: int) -> None:
    """Two columns of justified prose, paragraphs indented, a running head, a note and a number a page."""
    font, dice = pymupdf.Font("tiro"), random.Random(6)
    pool = [word for name in TEXTS for word in (CORPUS / f"{name}.txt").read_text("utf-8").split()]
    pool = [word for word in pool if all(font.has_glyph(ord(letter)) for letter in word)]
    length = cache(lambda word: font.text_length(word, SIZE))
    with pymupdf.open() as document:
        for number in range(1, DISTINCT + 1):
            page = document.new_page()
            writer = pymupdf.TextWriter(page.rect)
            writer.append((60, 36), f"Declaration {number}" if number % 2 else f"{number} Preamble", font, 8)
            for left in (60, 310):
                for line in range(56):
                    write_line(writer, font, length, dice.choices(pool, k=30), (left, 62 + LEADING * line, line % 7))
            writer.append((60, 752), f"{number} {' '.join(dice.choices(pool, k=6))}", font, 7)
            writer.append((290, 790), str(number), font, 8)
            writer.write_text(page)
        with pymupdf.open() as book:
            for _ in range(pages // DISTINCT):
                book.insert_pdf(document)
            book.save(path, garbage=3, deflate=True)


def write_line(
    writer: pymupdf.TextWriter,
    font: pymupdf.Font,
    length: Callable[[str], float],
    pool: list[str],
    place: tuple[int, int, int],
) -> None:
    """One line of a column: the first of a paragraph indented, the last short, all others to the edge."""
    left, height, number = place
    begin = left + (10 if number == 0 else 0)
    words, width = [], 0.0
    for word in pool:
        if begin + width + length(word) > left + WIDTH:
            break
        words.append(word)
        width += length(word) + 2.5
    if number == 6:
        words = words[:2]
    white = (left + WIDTH - begin - sum(map(length, words))) / max(len(words) - 1, 1)
    for word in words:
        writer.append((begin, height), word, font, SIZE)
        begin += length(word) + (2.5 if number == 6 else white)


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
    """Seconds of processor time, those of child processes too, ended and still at work."""
    start = measure_use()
    result = work()
    return measure_use() - start, result


def measure_use() -> float:
    """Seconds of processor time that this process and its children have used."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(use.ru_utime + use.ru_stime for use in used) + sum(map(measure_child, list_children()))


def list_children() -> list[str]:
    return " ".join(path.read_text() for path in Path("/proc/self/task").glob("*/children")).split()


def measure_child(number: str) -> float:
    # Fields 14 and 15 of proc(5), counted behind the name, which may hold spaces.
    fields = Path("/proc", number, "stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def time_best(work: Callable[[], object]) -> float:
    return min(time_once(work)[0] for _ in range(ROUNDS))


def best_steps(path: Path) -> dict[str, float]:
    recover(path)  # starts the processes that read
    runs = [recover(path) for _ in range(ROUNDS)]
    return min(runs, key=lambda times: sum(times.values()))


def measure_memory(path: Path) -> float:
    """The most megabytes that recovering takes at a time."""
    tracemalloc.start()
    recover(path)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return most / 1e6


def print_multiples(path: Path, pages: int) -> None:
    """What recovering some pages costs in times of the trace, and what others take for them."""
    alone = time_best(lambda: trace(path))
    times = best_steps(path)
    whole = sum(times.values())
    steps = ", ".join(f"{step} {1000 * seconds / pages:.1f}" for step, seconds in times.items())
    print(f"{pages} pages: get_texttrace() alone {1000 * alone / pages:.1f} ms a page")
    print(f"    cidfix {whole / alone:.1f} times, {1000 * whole / pages:.1f} ms a page ({steps})")
    print(f"    memory {measure_memory(path):.0f} MB")
    print(f'    get_text("dict", sort=True) {time_best(lambda: sort_dict(path)) / alone:.1f} times')
    if shutil.which("pdftotext"):
        command = ["pdftotext", str(path), str(path.with_suffix(".txt"))]
        print(f"    pdftotext {time_best(lambda: subprocess.run(command, check=True)) / alone:.1f} times")
    if find_spec("pdfminer") and pages <= MOST_OF_PDFMINER:
        from pdfminer.high_level import extract_text

        print(f"    pdfminer.six {time_once(lambda: extract_text(path))[0] / alone:.1f} times", flush=True)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for pages in PAGES:
            path = Path(folder) / f"{pages}.pdf"
            write_book(path, pages)
            print_multiples(path, pages)
        dense = Path(folder) / "dense.pdf"
        write_dense(dense)
        times = best_steps(dense)
        steps = ", ".join(f"{step} {seconds:.2f}" for step, seconds in times.items())
        print(f"a page of {DENSE} glyphs: {sum(times.values()):.2f} s ({steps})")


if __name__ == "__main__":
    main()
