"""How long it takes to repair a text of 500 pages, beside what PyMuPDF takes to extract it."""

from __future__ import annotations

import resource
import tempfile
import time
from pathlib import Path

import pymupdf
from long_pdf import PAGES, write_long_pdf

from cidfix.repair.engine import repair_text
from cidfix.repair.model import Options


def main() -> None:
    """Print both times, what they are to each other, and the memory at its highest."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "long.pdf"
        write_long_pdf(path, mapped=True)
        start = time.perf_counter()
        with pymupdf.open(path) as document:
            text = "\f".join(page.get_text() for page in document)
        extracting = time.perf_counter() - start
        start = time.perf_counter()
        _, repaired = repair_text(text, Options())
        repairing = time.perf_counter() - start
    print(f"{PAGES} pages: extracted in {extracting:.1f} s, repaired in {repairing:.1f} s")
    print(f"that is {repairing / extracting:.1f} times as long; {len(repaired.edits)} changes")
    print(f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


if __name__ == "__main__":
    main()
