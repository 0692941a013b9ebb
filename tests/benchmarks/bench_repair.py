"""How long it takes to repair texts of 10, 100 and 1,000 pages, beside what PyMuPDF takes to extract them.

The text is that of `long_pdf`, as it is and with one word in fifty made rare. With a folder of damaged texts
(NAME.damaged.txt and NAME.gold.txt, which differ in spaces only; others are left out) it says as well, for each kind of
damage, the last part of NAME, how many of the words come out right: those whose form is seen whole somewhere, those
whose form is not but that stand between words whose form is, and those next to another that is not; and of the first
kind those that are damaged.

    python tests/benchmarks/bench_repair.py [FOLDER]
"""

from __future__ import annotations

import random
import resource
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from unicodedata import normalize

import pymupdf
from long_pdf import PAGES, write_long_pdf

from cidfix.repair.engine import repair_text
from cidfix.repair.model import Options

SIZES = (10, 100, 1000)
RARE = 50


def main() -> None:
    """Print the times, what they are to each other, and the memory at its highest; and the shares."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "long.pdf"
        write_long_pdf(path, mapped=True)
        for pages in SIZES:
            start = time.process_time()
            with pymupdf.open(path) as document:
                texts = [document[number % PAGES].get_text() for number in range(pages)]
            extracting = time.process_time() - start
            for name, text in (("plain", "\f".join(texts)), ("rare words", "\f".join(map(make_rare, texts)))):
                start = time.process_time()
                _, repaired = repair_text(text, Options())
                repairing = time.process_time() - start
                memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
                print(
                    f"{pages:5d} pages, {name:10s}: extracted in {extracting:.2f} s, repaired in {repairing:.2f} s, "
                    f"{repairing / extracting:.1f} times; {len(repaired.edits)} changes; {memory:.0f} MB"
                )
    for argument in sys.argv[1:]:
        print_shares(Path(argument))


def make_rare(text: str) -> str:
    """The text with the letters of some words in another order."""
    dice = random.Random(text[:RARE])
    return " ".join(
        "".join(dice.sample(word, len(word))) if dice.random() * RARE < 1 else word for word in text.split(" ")
    )


def print_shares(folder: Path) -> None:
    """Of the words of each kind, how many come out right."""
    right: Counter[str] = Counter()
    all_: Counter[str] = Counter()
    for path in sorted(folder.glob("*.damaged.txt")):
        fault = path.name.split(".")[-3]
        damaged, gold = (
            normalize("NFC", path.with_name(path.name.replace(".damaged.", part)).read_text("utf-8"))
            for part in (".damaged.", ".gold.")
        )
        if "".join(damaged.split()) != "".join(gold.split()):
            continue
        repaired = find_words(repair_text(damaged, Options())[0])
        before, words = find_words(damaged), find_words(gold)
        whole = {before[place] for place in before.keys() & words.keys()}
        seen = [place in before or word in whole for place, word in words.items()]
        for at, place in enumerate(words):
            near = seen[max(0, at - 1) : at] + seen[at + 1 : at + 2]
            kind = "seen elsewhere" if seen[at] else "between seen words" if all(near) else "next to unseen words"
            kinds = [kind, "seen elsewhere, damaged"] if seen[at] and place not in before else [kind]
            for each in kinds:
                all_[f"{fault}: {each}"] += 1
                right[f"{fault}: {each}"] += place in repaired
    for kind, number in sorted(all_.items()):
        print(f"{kind}: {right[kind]} of {number} right, {right[kind] / number:.1%}")


def find_words(text: str) -> dict[tuple[int, int], str]:
    """Its words by where they begin and end among its letters."""
    places: dict[tuple[int, int], str] = {}
    at = 0
    for word in text.split():
        places[at, at + len(word)] = word
        at += len(word)
    return places


if __name__ == "__main__":
    main()
