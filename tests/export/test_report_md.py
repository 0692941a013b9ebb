"""The report for people: what an archive keeps beside a recovered file."""

import re
from pathlib import Path

import pytest

from cidfix.cli import main


@pytest.fixture(scope="module")
def report(corpus: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The report of a sample of which a few words were typed."""
    folder = tmp_path_factory.mktemp("report")
    entries = folder / "my|entries.txt"
    entries.write_text("=F12:639 Қ\nwordsthatarenowhere\n", "utf-8")
    out = folder / "report.md"
    pdf, text = corpus / "nivkh.pdf", folder / "out.txt"
    options = ["--entries", str(entries), "--accept", "none", "--report", str(out)]
    assert main(["recover", str(pdf), *options, "-o", str(text)]) == 0
    return out.read_text("utf-8")


def test_it_says_of_which_file_it_speaks_and_what_is_known(report: str) -> None:
    assert report.startswith("# What is known of nivkh.pdf\n")
    assert re.search(r"SHA-256 of the file: `[0-9a-f]{64}`", report)
    assert re.search(r"Known: [0-9.]+%", report)


def test_a_code_stands_there_with_its_picture_its_value_and_on_whose_word(report: str) -> None:
    (row,) = [line for line in report.splitlines() if line.startswith("| 639 |")]
    assert '<svg height="32"' in row
    assert r"| Қ | U+049A | typed | =F12:639 Қ (my\|entries.txt, line 1) |" in row


def test_open_questions_are_listed(report: str) -> None:
    assert "“wordsthatarenowhere”" in report
    assert re.search(r"- F12:\d+ is unknown, \d+ uses, see 1\.\d+", report)


def test_each_decision_is_kept_with_where_it_was_said(report: str) -> None:
    assert r"| =F12:639 Қ | my\|entries.txt, line 1 |" in report


def test_what_was_repaired_stands_there_line_by_line(tmp_path: Path, corpus: Path) -> None:
    out = tmp_path / "report.md"
    assert main(["recover", str(corpus / "nenets.pdf"), "--report", str(out), "-o", str(tmp_path / "out.txt")]) == 0
    repaired = out.read_text("utf-8").partition("## What was repaired\n\n")[2]
    assert repaired.startswith(("| line | word | before | after | step | reason |", "Nothing."))
