"""What reading and laying out a long document costs, measured against MuPDF's trace alone in the same run.

    python tests/benchmarks/bench_reading.py

Makes a document of 500 distinct pages from the texts of tests/corpus, and prints the time of reading its codes and
lines as a multiple of `get_texttrace()` on the same pages, the memory an occurrence takes, and the time of matching
typed words against one pass of `regex` over the document's tokens. Process starts are left out on both sides.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pymupdf
import regex
from long_pdf import write_long_pdf

from cidfix.layout import lay_out
from cidfix.layout.model import Layout
from cidfix.pdf import Document, read_document
from cidfix.recover.index import Index, index_tokens
from cidfix.recover.match import match_words
from cidfix.recover.slots import cut_slots
from cidfix.recover.typed_words import find_words

ROUNDS = 3

_T = TypeVar("_T")


def trace(path: Path) -> None:
    with pymupdf.open(path) as document:
        for page in document:
            page.get_texttrace()


def read(path: Path) -> tuple[Document, Layout]:
    document = read_document(path)
    return document, lay_out(document, {}, {}, ())


def time_once(work: Callable[[], _T]) -> tuple[float, _T]:
    start = time.perf_counter()
    result = work()
    return time.perf_counter() - start, result


def count_bytes(value: object) -> int:
    """The bytes of the arrays that a value holds, in its own slots and theirs."""
    held = getattr(value, "nbytes", None)
    if isinstance(held, int):
        return held
    return sum(count_bytes(getattr(value, name)) for name in getattr(type(value), "__slots__", ()))


def match(index: Index, words: list[str]) -> tuple[float, float]:
    """Seconds of matching three words with nothing known, and of one pass of `regex` for the first word's length."""
    typed = find_words(" ".join(words))
    slots = cut_slots(index, {})
    ours = min(time_once(lambda: match_words(index, slots, typed, None, 0.05))[0] for _ in range(ROUNDS))
    tokens = ["".join(chr(0x100 + glyph) for glyph in index.token_glyphs(k)) for k in range(len(index.type))]
    pattern = regex.compile(f".{{{len(typed[0])}}}")
    return ours, min(
        time_once(lambda: sum(pattern.fullmatch(token) is not None for token in tokens))[0] for _ in range(ROUNDS)
    )


def main() -> None:
    alone, ours = [], []
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "long.pdf"
        words = write_long_pdf(path, mapped=True)
        read_document(path)  # starts the workers
        for _ in range(ROUNDS):  # by turns, since what else the machine does changes from second to second
            alone.append(time_once(lambda: trace(path))[0])
            seconds, (document, layout) = time_once(lambda: read(path))
            ours.append(seconds)
    index = index_tokens(document, layout)
    middle = len(words) // 2
    matching, one_pass = match(index, words[middle : middle + 3])
    count = len(document.occurrences)
    print(
        f"{len(document.pages)} pages, {count} occurrences, {os.cpu_count()} processors",
        f"get_texttrace() alone {min(alone):.2f} s, codes and lines {min(ours):.2f} s: "
        f"{min(ours) / min(alone):.2f} times",
        f"bytes an occurrence: {count_bytes(document.occurrences) / count:.0f} read, "
        f"{count_bytes(layout) / count:.0f} laid out",
        f"matching three words {1000 * matching:.1f} ms, one pass of regex {1000 * one_pass:.1f} ms",
        sep="\n",
    )


if __name__ == "__main__":
    main()
