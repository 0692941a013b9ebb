"""`cidfix recover` writes all formats, repairs unless told not to, and says in the report what it did."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cidfix.cli import main
from cidfix.export.formats import FORMATS


@pytest.fixture(scope="module")
def hyphenated(files: Path) -> Path:
    return files / "hyphenated.pdf"


def recover(pdf: Path, out: Path, *options: str) -> str:
    assert main(["recover", str(pdf), "-o", str(out), *options]) == 0
    return out.read_text("utf-8")


@pytest.mark.parametrize("name", FORMATS)
def test_a_file_named_after_a_format_is_written_in_it(hyphenated, tmp_path, name) -> None:
    by_ending = recover(hyphenated, tmp_path / f"a.{name}")
    assert recover(hyphenated, tmp_path / "b.out", "--to", name) == by_ending
    assert by_ending


def test_hyphens_at_line_ends_are_gone_unless_repair_is_switched_off(hyphenated, tmp_path) -> None:
    repaired = recover(hyphenated, tmp_path / "a.txt", "--report", str(tmp_path / "r.json"))
    report = json.loads((tmp_path / "r.json").read_text("utf-8"))
    hyphens = [edit for edit in report["repairs"]["edits"] if edit["step"] == "hyphens"]
    assert hyphens
    raw = recover(hyphenated, tmp_path / "b.txt", "--raw")
    assert recover(hyphenated, tmp_path / "c.txt", "--no-hyphens") == raw
    for edit in hyphens:
        first, second = edit["before"].split("\n")
        assert f"{first} {second}" in raw
        assert edit["after"] in repaired
        raw = raw.replace(f"{first} {second}", edit["after"], 1)
    assert raw == repaired


def test_html_holds_a_picture_of_each_page(hyphenated, tmp_path) -> None:
    html = recover(hyphenated, tmp_path / "a.html")
    assert html.count("<img ") == html.count("<section ") > 0


def test_a_format_that_there_is_not_is_refused(hyphenated, tmp_path, capsys) -> None:
    assert main(["recover", str(hyphenated), "-o", str(tmp_path / "a"), "--to", "doc"]) == 2
    assert "'doc'" in capsys.readouterr().err


def test_text_on_the_screen_can_have_any_format(hyphenated, capsys) -> None:
    assert main(["recover", str(hyphenated), "-o", "-", "--to", "conllu"]) == 0
    assert capsys.readouterr().out.startswith("# newdoc id = hyphenated\n")
