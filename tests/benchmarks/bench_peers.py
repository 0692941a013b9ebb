"""What recovering a text costs beside other programs that read PDFs, and how it grows with the document.

    python tests/benchmarks/bench_peers.py [PAGES…]

Makes books of 100 pages, or of so many, in two columns with running heads and notes. For the first it prints a table of
ratios: what reading codes, laying out lines and decoding them takes, and then all up to the repaired text, as multiples
of `get_texttrace()` alone and beside pdftotext, pypdf, pdfminer.six, and the two steps in which a text was recovered
through pdfminer's XML: write it, then read its letters. For all of them it prints what each step takes of time and
memory: open, propose (letters by their shapes), match (a typed word), decode, repair and export.

Processor time of this process and its children, so that what else the machine does counts little; starting
processes that read is left out, other programs' start is not. What bounds cidfix is the trace itself, of which
every ratio to it is a multiple. Needs Linux.
"""

from __future__ import annotations

import io
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from xml.etree import ElementTree

from bench_layout import time_once, trace, write_book

from cidfix.pdf import read_document
from cidfix.recover.decisions import Entry
from cidfix.recovery import Recovery
from cidfix.shapes.index import NO_SHAPES, open_shapes

Work = Callable[[Path], object]


def decode(path: Path) -> None:
    """Codes, lines and what they say, and no more."""
    recovery = Recovery(read_document(path), shapes=NO_SHAPES)
    decoder = recovery.decoder("mark")
    for line in range(len(recovery.layout.page)):
        decoder.decode_line(line)


def write_text(path: Path) -> None:
    """All up to the repaired text."""
    Recovery(read_document(path), shapes=NO_SHAPES).to_text("mark", "apart")


def read_pypdf(path: Path) -> None:
    import pypdf

    for page in pypdf.PdfReader(path).pages:
        page.extract_text()


def read_pdfminer(path: Path) -> None:
    from pdfminer.high_level import extract_text

    extract_text(path)


def read_through_xml(path: Path) -> None:
    """The letters of each line from the XML that pdfminer writes."""
    from pdfminer.high_level import extract_text_to_fp
    from pdfminer.layout import LAParams

    written = io.BytesIO()
    with path.open("rb") as file:
        extract_text_to_fp(file, written, output_type="xml", codec="utf-8", laparams=LAParams())
    # pdfminer writes letters that no XML can hold
    text = "".join(c for c in written.getvalue().decode("utf-8") if c >= " " or c in "\n\t")
    for line in ElementTree.fromstring(text).iter("textline"):
        "".join(letter.text or "" for letter in line.iter("text"))


def read_pdftotext(path: Path) -> None:
    subprocess.run(["pdftotext", path, path.with_suffix(".txt")], check=True)


def list_peers() -> Iterator[tuple[str, Work]]:
    if shutil.which("pdftotext"):
        yield "pdftotext", read_pdftotext
    if find_spec("pypdf"):
        yield "pypdf", read_pypdf
    if find_spec("pdfminer"):
        yield "pdfminer.six", read_pdfminer
        yield "pdfminer's XML, then its letters", read_through_xml


def print_ratios(path: Path, pages: int) -> None:
    decode(path)  # starts the processes that read
    # A processor changes its speed meanwhile, so the trace and cidfix are measured before each of the others.
    alone, ours, others = [], [], []
    for name, work in (("cidfix: all up to the repaired text", write_text), *list_peers()):
        alone.append(time_once(lambda: trace(path))[0])
        ours.append(time_once(lambda: decode(path))[0])
        others.append((name, time_once(lambda work=work: work(path))[0]))  # type: ignore[misc]
    rows = [("get_texttrace() alone", median(alone)), ("cidfix: codes, lines, decoding", median(ours)), *others]
    print(f"{pages} pages{'':36}ms a page   times the trace   times cidfix")
    for name, seconds in rows:
        ratios = f"{seconds / median(alone):18.1f}{seconds / median(ours):15.2f}"
        print(f"{name:44}{1000 * seconds / pages:10.2f}{ratios}", flush=True)


def measure_steps(path: Path) -> Iterator[tuple[str, float]]:
    """The seconds that each step takes, one after the other."""
    seconds, document = time_once(lambda: read_document(path))
    yield "open", seconds
    recovery = Recovery(document, shapes=open_shapes())
    seconds, _ = time_once(lambda: (recovery.index, recovery.candidates, recovery.guesses))
    yield "propose", seconds
    word = recovery.decoder("mark").decode_line(len(recovery.layout.page) // 2).split()[0]
    typed = recovery.with_decisions(Entry(word, None, "typed"))
    yield "match", time_once(lambda: typed.learned)[0]
    yield "decode", time_once(lambda: [typed.decoder("mark").decode_line(k) for k in range(len(typed.layout.page))])[0]
    yield "repair and export", time_once(lambda: typed.to_text("mark", "apart"))[0]


def print_growth(path: Path, pages: int) -> None:
    steps = list(measure_steps(path))
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    said = ", ".join(f"{step} {1000 * seconds / pages:.1f}" for step, seconds in steps)
    print(f"{pages} pages, ms a page: {said}; {memory:.0f} MB", flush=True)


def main() -> None:
    sizes = [int(one) for one in sys.argv[1:]] or [100]
    with tempfile.TemporaryDirectory() as folder:
        for pages in sorted(sizes):  # memory is the most so far, of which the others below would take more
            path = Path(folder) / f"{pages}.pdf"
            write_book(path, pages)
            print_growth(path, pages)
        print_ratios(Path(folder) / f"{sizes[0]}.pdf", sizes[0])


if __name__ == "__main__":
    main()
