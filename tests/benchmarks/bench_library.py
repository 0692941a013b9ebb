"""How soon a library of a thousand maps offers what fits, beside reading the document's fonts and codes.

    python tests/benchmarks/bench_library.py [PDF …]

Fills a library of its own: maps of the corpus's own fonts, and as many of other fonts as make a thousand, which have
the same letters and other outlines and sketches. Prints, for each PDF (those of tests/corpus where none is named), the
time of reading it, that of the offer from a library that was read before, and their ratio beside what is allowed.
"""

from __future__ import annotations

import base64
import hashlib
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import numpy as np

from cidfix.pdf import read_document
from cidfix.recover.library import count_maps, map_library
from cidfix.recover.maps import KnownValue, MapGlyph, MapValue, SavedMap, to_map_glyphs, write_map
from cidfix.recover.offers import find_offers
from cidfix.recovery import Recovery

MAPS = 1000
ALLOWED = 0.5  # of the time that reading takes
ROUNDS = 7
_BOX = 7  # bytes of a sketch that tell what it is of and its size
CORPUS = Path(__file__).parents[1] / "corpus"

_T = TypeVar("_T")


def time_once(work: Callable[[], _T]) -> tuple[float, _T]:
    start = time.perf_counter()
    result = work()
    return time.perf_counter() - start, result


def make_maps() -> Iterator[SavedMap]:
    """What would be known of each document of the corpus: as many letters as it has glyphs."""
    for path in sorted(CORPUS.glob("*.pdf")):
        recovery = Recovery(read_document(path))
        saved = recovery.to_map()
        values = tuple(
            replace(glyph, values=(MapValue(chr(0x400 + number % 256), None, "typed", 1),))
            for number, glyph in enumerate(to_all_glyphs(recovery))
        )
        yield replace(saved, glyphs=values)


def to_all_glyphs(recovery: Recovery) -> tuple[MapGlyph, ...]:
    """The glyphs of a document as a map has them."""
    known = (KnownValue(glyph, "а", None, "typed", 1) for glyph in range(len(recovery.document.glyphs)))
    return to_map_glyphs(recovery.document, known, frozenset())


def to_other_font(saved: SavedMap, number: int) -> SavedMap:
    """The same letters, of the same sizes, in a font of another design."""

    def change(glyph: MapGlyph) -> MapGlyph:
        seed = hashlib.blake2b(f"{glyph.outline}{glyph.sketch}{number}".encode(), digest_size=8)
        outline = seed.hexdigest() if glyph.outline else ""
        sketch = glyph.sketch
        if sketch:
            own = base64.b64decode(sketch)
            picture = np.random.default_rng(int(seed.hexdigest(), 16)).bytes(len(own) - _BOX)
            sketch = base64.b64encode(own[:_BOX] + picture).decode()
        return replace(glyph, outline=outline, sketch=sketch, font=f"{glyph.font}{number}")

    return replace(saved, glyphs=tuple(map(change, saved.glyphs)))


def fill_library() -> None:
    map_library().mkdir(parents=True)
    known = list(make_maps())
    for number in range(MAPS):
        saved = known[number % len(known)]
        if number >= len(known):
            saved = to_other_font(saved, number)
        write_map(map_library() / f"{number}.cidmap.json", saved)


def main() -> None:
    paths = [Path(name) for name in sys.argv[1:]] or sorted(CORPUS.glob("*.pdf"))
    with tempfile.TemporaryDirectory() as folder:
        for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME"):
            os.environ[name] = str(Path(folder) / name)
        fill_library()
        start = time.perf_counter()
        count, _ = count_maps()
        print(f"{count} maps, read for the first time in {time.perf_counter() - start:.1f} s")
        worst = 0.0
        for path in paths:
            document = read_document(path)
            drawn = Recovery(document).index.glyph
            reading, offering = [], []
            for _ in range(ROUNDS):  # by turns, since what else the machine does changes from second to second
                reading.append(time_once(lambda path=path: read_document(path))[0])
                seconds, answer = time_once(lambda document=document, drawn=drawn: find_offers(document, drawn, {}))
                offering.append(seconds)
            share = min(offering) / min(reading)
            worst = max(worst, share)
            print(
                f"{path.stem:24} {len(document.pages):4} pages, {len(document.glyphs):5} glyphs, read in "
                f"{1000 * min(reading):6.1f} ms, {len(answer.found):2} offers in {1000 * min(offering):6.1f} ms: "
                f"{share:.2f}"
            )
    print(f"the worst is {worst:.2f} of the time of reading, of {ALLOWED} allowed")


if __name__ == "__main__":
    main()
