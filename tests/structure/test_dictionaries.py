"""Dictionaries in two columns, as several programs set them, keep their entries whole and in order."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
import regex

from cidfix.pdf import read_document
from cidfix.recovery import Recovery

FILES = Path(__file__).parent / "dictionaries"
HEADS = ("aas", "boor", "dachs", "eule", "fink", "geier", "hase", "igel")
SIGNS = regex.compile(r"[\p{L}\d]")


def letters(text):
    """What entries are compared by: hyphens at line ends and white before signs are no part of it."""
    return "".join(SIGNS.findall(unicodedata.normalize("NFKC", text)))


@pytest.mark.parametrize("program", ["latex", "typst", "pymupdf"])
def test_each_entry_is_one_paragraph_and_they_come_in_order(program):
    recovery = Recovery(read_document(FILES / f"{program}.pdf"), ())
    decode = recovery.decoder("mark").decode_line
    found = [
        letters(" ".join(decode(line) for line in block.lines))
        for block in recovery.structure.blocks
        if block.role != "furniture"
    ]
    entries = [letters(entry) for entry in (FILES / "entries.txt").read_text("utf-8").splitlines()]
    assert found == entries


def test_entries_set_ragged_go_on_in_the_next_column_and_on_the_next_page(paper):
    pages = [(1, 60), (1, 310), (2, 60), (2, 310)]
    words = "alle menschen sind frei und gleich an würde und rechten geboren sie sind mit vernunft begabt"
    entries = [f"{head} n. {words if k % 3 else 'frei und gleich'}." for k, head in enumerate(HEADS * 6)]
    lines = [line for entry in entries for line in paper.text(entry, 0, 0, 200, hang=12, even=False)]
    depth = -(-len(lines) // len(pages))
    placed = [
        paper.words(line.text, pages[k // depth][1] + line.x, 80 + 12 * (k % depth), page=pages[k // depth][0])
        for k, line in enumerate(lines)
    ]
    assert paper.read(placed).texts == entries


@pytest.mark.parametrize("depth", [2, 3])
def test_short_lines_that_hang_below_their_entries_are_no_quotations(paper, depth):
    entries, lines, y = [], [], 80
    for k, head in enumerate(HEADS * 2):
        rows = ["n. alle menschen sind frei und gleich an"[: 40 - 3 * (k % 4)].strip()]
        rows += ["sie sind mit vernunft", "und gewissen begabt", "und rechten geboren"][:depth]
        lines.append(paper.words(head, 60, y, font=1))
        lines.append(paper.words(rows[0], 60 + paper.measure(f"{head} ", 10), y))
        lines += [paper.words(row, 72, y + 12 * at) for at, row in enumerate(rows[1:], 1)]
        entries.append(" ".join((head, *rows)))
        y += 12 * len(rows)
    assert paper.read(lines).blocks == [("body", entry) for entry in entries]
