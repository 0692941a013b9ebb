"""Saved maps that are named on the command line, and files that are none."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pymupdf
import pytest

import cidfix
from cidfix.cli import main
from cidfix.recover.library import map_library
from cidfix.recover.maps import write_map


def test_where_maps_contradict_the_first_is_heard_and_it_is_said(
    sample_pdfs: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book, right, wrong = str(sample_pdfs / "nivkh.pdf"), tmp_path / "right.json", tmp_path / "wrong.json"
    typed = ["--entries", str(sample_pdfs / "nivkh.entries.txt"), "--accept", "none"]
    assert main(["recover", book, *typed, "-o", str(tmp_path / "a.txt"), "--save-map", str(right)]) == 0
    wrong.write_text(right.read_text("utf-8").replace('"value": "я"', '"value": "а"'), "utf-8")
    capsys.readouterr()
    given = ["recover", book, "--accept", "none", "-o", str(tmp_path / "b.txt"), "--strict"]
    assert main([*given, "--map", str(right), "--map", str(wrong)]) == 1
    assert "wrong.json says something else of a letter than maps before it, which are heard" in capsys.readouterr().err
    assert (tmp_path / "b.txt").read_text("utf-8") == (tmp_path / "a.txt").read_text("utf-8")
    assert main([*given, "--map", str(right)]) == 0


def test_an_empty_map_is_said_to_be_one(sample_pdfs: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["recover", str(sample_pdfs / "nivkh.pdf"), "--accept", "none", "-o", str(tmp_path / "a.txt")]
    assert main([*command, "--save-map", str(tmp_path / "map.json")]) == 0
    assert "the map is empty" in capsys.readouterr().err


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_in_the_library_is_not_waited_for(
    sample_pdfs: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    map_library().mkdir(parents=True)
    os.mkfifo(map_library() / "pipe.json")
    command = ["recover", str(sample_pdfs / "nivkh.pdf"), "--library", "--accept", "none"]
    assert main([*command, "-o", str(tmp_path / "a.txt")]) == 0
    assert capsys.readouterr().err == ""


def test_a_map_of_the_library_that_can_not_be_read_is_named_on_the_screen_and_in_the_report(
    sample_pdfs: Path, tmp_path: Path, run: Callable[..., tuple[int, str, str]]
) -> None:
    map_library().mkdir(parents=True)
    broken, report = map_library() / "cut.cidmap.json", tmp_path / "report.json"
    broken.write_text('{"format": "cidfix-map", "vers', "utf-8")
    what = "the file is not JSON (Unterminated string starting at: line 1 column 26 (char 25))"
    note = f"left out of the library of maps: {broken}: {what}; check the name, or use an older copy"
    command = ["recover", sample_pdfs / "nivkh.pdf", "--library", "-o", tmp_path / "out.txt", "--report", report]
    status, _, err = run(*command)
    assert (status, err.splitlines()) == (0, [f"cidfix: note: {note}"])
    assert json.loads(report.read_text("utf-8"))["notes"] == [note]
    broken.unlink()
    _, _, err = run(*command)
    assert err == ""


def test_it_is_said_when_many_maps_of_the_library_are_read(
    sample_pdfs: Path, run: Callable[..., tuple[int, str, str]]
) -> None:
    map_library().mkdir(parents=True)
    saved = cidfix.open(sample_pdfs / "nivkh.pdf").to_map()
    for number in range(60):
        write_map(map_library() / f"{number}.cidmap.json", saved)
    command = ["inspect", sample_pdfs / "nivkh.pdf", "--library"]
    assert run(*command)[2] == "cidfix: read 60 maps of the library\n"
    assert run(*command)[2] == ""


@pytest.mark.parametrize("command", ["inspect", "lines", "glyphs", "suggest"])
def test_it_is_named_beside_json_too(files: Path, run: Callable[..., tuple[int, str, str]], command: str) -> None:
    map_library().mkdir(parents=True)
    (map_library() / "cut.cidmap.json").write_text("{", "utf-8")
    status, out, err = run(command, files / "base14.pdf", "--library", "--json")
    assert status == 0
    assert f"left out of the library of maps: {map_library() / 'cut.cidmap.json'}: the file is not JSON" in err
    json.loads(out)


def test_a_batch_names_it_once(files: Path, tmp_path: Path, run: Callable[..., tuple[int, str, str]]) -> None:
    map_library().mkdir(parents=True)
    (map_library() / "cut.cidmap.json").write_text("{", "utf-8")
    names = [files / "base14.pdf", files / "truetype_simple.pdf"]
    status, _, err = run("batch", *names, "-o", tmp_path / "out", "--workers", 1, "--library")
    assert (status, err.count("left out of the library of maps")) == (0, 1)


def test_a_pdf_of_nothing_but_blanks_is_not_said_to_be_known_nor_its_map_to_hold_letters(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pymupdf.open() as document:
        document.new_page().insert_text((72, 72), "     ")
        document.save(tmp_path / "blank.pdf")
    saved, report = tmp_path / "map.json", tmp_path / "report.md"
    command = ["recover", str(tmp_path / "blank.pdf"), "-o", str(tmp_path / "a.txt")]
    assert main([*command, "--save-map", str(saved), "--report", str(report)]) == 0
    out, err = capsys.readouterr()
    assert (
        out == "There is no text in this PDF but blanks, page numbers and running heads: nothing is left to recover\n"
    )
    assert "the map has nothing but spaces" in err
    assert "There is no text" in report.read_text("utf-8")
    assert main(["map", "show", str(saved)]) == 0
    assert "(space)" in capsys.readouterr().out
    assert main(["suggest", str(tmp_path / "blank.pdf")]) == 0
    assert capsys.readouterr().out == "Nothing is left to type: there is no text.\n"
