"""`recover --to pdf`: the PDF itself, with the text that was recovered."""

import hashlib
import io
import json
import os
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import numpy as np
import pymupdf
import pypdf
import pytest

import cidfix
from cidfix.cli import main
from cidfix.pdf import read_document, reread


@pytest.fixture
def nenets(sample_pdfs: Path) -> list[str]:
    return ["recover", str(sample_pdfs / "nenets.pdf"), "--entries", str(sample_pdfs / "nenets.entries.txt")]


def read(path: Path) -> list[str]:
    return " ".join(page.extract_text() for page in pypdf.PdfReader(path).pages).split()


def test_other_programs_find_the_words_of_the_page(nenets: list[str], sample_pdfs: Path, tmp_path: Path) -> None:
    out = tmp_path / "nenets.pdf"
    assert main([*nenets, "-o", str(out)]) == 0
    words = (sample_pdfs / "nenets.txt").read_text("utf-8").split()
    found = read(out)
    assert found[:12] == words[:12]
    # what is left are words that are cut at a line's end
    assert len(set(words) - set(found)) < 0.01 * len(words)


def test_the_check_tells_how_much_another_reader_finds(
    nenets: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, report = tmp_path / "out.pdf", tmp_path / "report.json"
    assert main([*nenets, "-o", str(out), "--check", "--report", str(report)]) == 0
    assert "of the text in the repaired PDF" in capsys.readouterr().out
    repaired = json.loads(report.read_text("utf-8"))["repaired"]
    assert repaired["agreement"] > 0.99
    assert [row["page"] for row in repaired["pages"]] == list(range(1, len(repaired["pages"]) + 1))
    assert repaired["notes"] == []


@pytest.mark.parametrize(
    "harm", [lambda data: b"x" * 2000 + data, lambda data: data[:-600]], ids=["shifted", "cut off"]
)
def test_a_damaged_pdf_that_needs_no_repair_opens_in_other_programs_afterwards(
    files: Path, tmp_path: Path, harm: Callable[[bytes], bytes]
) -> None:
    path, out, report = tmp_path / "damaged.pdf", tmp_path / "out.pdf", tmp_path / "report.json"
    path.write_bytes(harm((files / "truetype_simple.pdf").read_bytes()))
    assert main(["recover", str(path), "-o", str(out), "--check", "--report", str(report)]) == 0
    repaired = json.loads(report.read_text("utf-8"))["repaired"]
    assert repaired["agreement"] == 1.0
    assert any("written anew" in note for note in repaired["notes"])


def test_where_another_reader_can_not_open_it_the_repaired_pdf_is_there_and_none_of_its_text_is_said_to_be_found(
    files: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path, out = files / "truetype_simple.pdf", tmp_path / "out.pdf"
    write = cidfix.Recovery.write_pdf

    def spoil(*arguments: Any) -> Any:
        notes = write(*arguments)
        out.write_bytes(out.read_bytes().replace(b"/Root", b"/Roor"))
        return notes

    monkeypatch.setattr(cidfix.Recovery, "write_pdf", spoil)
    assert main(["recover", str(path), "-o", str(out), "--check"]) == 0
    assert "Another reader finds 0.00% of the text" in capsys.readouterr().out


def test_what_was_typed_beside_the_pages_is_listed_and_repaired_when_that_is_asked_for(
    sample_pdfs: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, out, report = tmp_path / "typed.pdf", tmp_path / "out.pdf", tmp_path / "report.json"
    writer = pypdf.PdfWriter(clone_from=sample_pdfs / "nivkh_legacy8bit.pdf")
    writer.add_outline_item(title="ôÀÑãíÔäÞ âÙÛ", page_number=0)
    writer.write(path)
    command = ["recover", str(path), "--entries", str(sample_pdfs / "nivkh_legacy8bit.entries.txt"), "-o", str(out)]
    assert main([*command, "--report", str(report)]) == 0
    assert "bookmark; “ôÀÑãíÔäÞ âÙÛ” would be “Қʼатьгун сик”" in capsys.readouterr().err
    (row,) = json.loads(report.read_text("utf-8"))["repaired"]["details"]
    assert row == {"kind": "bookmark", "says": "ôÀÑãíÔäÞ âÙÛ", "means": "Қʼатьгун сик", "repaired": False}
    page = tmp_path / "report.md"
    assert main([*command, "--details", "--report", str(page)]) == 0
    assert "| bookmark |  | ôÀÑãíÔäÞ âÙÛ | Қʼатьгун сик | yes |" in page.read_text("utf-8")
    assert [one.title for one in pypdf.PdfReader(out).outline if not isinstance(one, list)] == ["Қʼатьгун сик"]


@pytest.mark.parametrize(
    ("titles", "said"),
    [
        ((), "--details repaired nothing: the PDF has no bookmarks, annotations, form values or metadata"),
        (
            ("Foreword", "Index"),
            "--details repaired nothing: the 2 texts beside the pages read no better in any font of the pages",
        ),
        (
            ("Index",),
            "--details repaired nothing: the one text beside the pages reads no better in any font of the pages",
        ),
        (("ôÀÑãíÔäÞ âÙÛ", "Index"), "beside the pages 1 text was repaired"),
    ],
)
def test_it_is_said_what_became_of_the_texts_beside_the_pages(
    sample_pdfs: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], titles: tuple[str, ...], said: str
) -> None:
    path, out = tmp_path / "typed.pdf", tmp_path / "out.pdf"
    writer = pypdf.PdfWriter(clone_from=sample_pdfs / "nivkh_legacy8bit.pdf")
    writer.metadata = {}
    for title in titles:
        writer.add_outline_item(title=title, page_number=0)
    writer.write(path)
    typed = ["--entries", str(sample_pdfs / "nivkh_legacy8bit.entries.txt")]
    assert main(["recover", str(path), *typed, "--details", "-o", str(out)]) == 0
    assert capsys.readouterr().err == f"cidfix: note: {said}\n"


def test_letters_that_nobody_knows_are_marked_for_every_reader(sample_pdfs: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"
    assert main(["recover", str(sample_pdfs / "nenets.pdf"), "--accept", "none", "-o", str(out)]) == 0
    assert set("".join(read(out))) == {"\ufffd"}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["-o", "-", "--to", "pdf"], "can't be written to the screen"),
        (["-o", "out.txt", "--check"], "--check is for repaired PDFs"),
        (["-o", "out.txt", "--details"], "--details is for repaired PDFs"),
        (["-o", os.devnull, "--to", "pdf"], "no ordinary file"),
    ],
)
def test_what_can_not_be_written_is_said_in_a_line(
    nenets: list[str], arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*nenets, *arguments]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert says in line


def test_an_ending_in_capitals_is_an_ending(nenets: list[str], tmp_path: Path) -> None:
    out = tmp_path / "OUT.PDF"
    assert main([*nenets, "-o", str(out)]) == 0
    assert out.read_bytes().startswith(b"%PDF")


def test_a_repaired_pdf_needs_no_repair(sample_pdfs: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # Devanagari has words that no map can give, and what was typed for the first repair is not there for the second.
    first, second = tmp_path / "first.pdf", tmp_path / "second.pdf"
    typed = ["--entries", str(sample_pdfs / "magahi.entries.txt")]
    assert main(["recover", str(sample_pdfs / "magahi.pdf"), *typed, "-o", str(first)]) == 0
    capsys.readouterr()
    assert main(["recover", str(first), "-o", str(second)]) == 0
    assert capsys.readouterr().err == "cidfix: note: nothing needs repair: the file is a plain copy of the PDF\n"
    assert second.read_bytes() == first.read_bytes()


def test_words_in_a_form_are_read_as_those_of_a_page(sample_pdfs: Path, tmp_path: Path) -> None:
    plain, typed = sample_pdfs / "magahi.pdf", ["--entries", str(sample_pdfs / "magahi.entries.txt")]
    path, out, expected = tmp_path / "form.pdf", tmp_path / "out.pdf", tmp_path / "expected.pdf"
    path.write_bytes(put_into_forms(plain))
    assert main(["recover", str(path), *typed, "-o", str(out)]) == 0
    assert main(["recover", str(plain), *typed, "-o", str(expected)]) == 0
    document = read_document(plain)
    found = ["".join(reread(document, one, "", lambda: None)) for one in (out, expected)]
    assert found[0] == found[1]
    assert "मानवाधिकार" in found[0]


def test_the_file_tells_where_its_text_comes_from(sample_pdfs: Path, tmp_path: Path) -> None:
    source, out, saved = sample_pdfs / "nivkh.pdf", tmp_path / "out.pdf", tmp_path / "книга.cidmap.json"
    entries = (sample_pdfs / "nivkh.entries.txt").read_text("utf-8")
    (tmp_path / "few.txt").write_text("\n".join(entries.splitlines()[:4]), "utf-8")
    (tmp_path / "more.txt").write_text("\n".join(entries.splitlines()[4:8]), "utf-8")
    command = ["recover", str(source), "--accept", "none", "-o", str(out)]
    assert main([*command, "--entries", str(tmp_path / "few.txt"), "--save-map", str(saved)]) == 0
    assert main([*command, "--entries", str(tmp_path / "more.txt"), "--map", str(saved)]) == 0
    said = str((pypdf.PdfReader(out).metadata or {})["/CidfixRepair"])
    record = json.loads(said)
    recovery = cidfix.open(source)
    assert (record["cidfix"], record["maps"]) == (cidfix.__version__, ["книга.cidmap.json"])
    assert record["source"] == {"name": "nivkh.pdf", "sha256": hashlib.sha256(source.read_bytes()).hexdigest()}
    assert abs(datetime.now(UTC) - datetime.fromisoformat(record["date"])) < timedelta(minutes=5)
    ((font, counts),) = record["fonts"].items()
    assert font == recovery.document.fonts[0].name
    assert set(counts) == {"typed", "map книга.cidmap.json", "unknown", "separator"}
    assert sum(counts.values()) == len(recovery.document.glyphs)
    assert len(said) < 2000


def test_a_second_repair_tells_what_was_in_the_file_already(sample_pdfs: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "first.pdf", tmp_path / "second.pdf"
    typed = ["--entries", str(sample_pdfs / "nivkh.entries.txt"), "--accept", "none"]
    assert main(["recover", str(sample_pdfs / "nivkh.pdf"), *typed, "-o", str(first)]) == 0
    font = cidfix.open(first).document.fonts[0].name
    code = cidfix.open(first).document.glyphs.code[-1]
    (tmp_path / "set.txt").write_text(f"={font}:{code} Ӂ", "utf-8")
    command = ["recover", str(first), "--accept", "none", "--entries", str(tmp_path / "set.txt"), "-o", str(second)]
    assert main(command) == 0
    record = json.loads(str((pypdf.PdfReader(second).metadata or {})["/CidfixRepair"]))
    assert record["source"]["sha256"] == hashlib.sha256(first.read_bytes()).hexdigest()
    counts = record["fonts"][font]
    assert counts.keys() >= {"file"}
    assert counts.get("typed", 0) + counts.get("conflict", 0) == 1


def test_a_letter_that_stands_for_another_at_some_places_is_that_also_in_lines_from_the_right(
    corpus: Path, tmp_path: Path
) -> None:
    path, entries, out = corpus / "urdu.pdf", tmp_path / "entries.txt", tmp_path / "out.pdf"
    recovery = cidfix.open(path)
    index, glyphs = recovery.index, recovery.document.glyphs
    inside = np.setdiff1d(np.arange(len(index.glyph)), index.token_start)
    pairs = Counter(zip(index.glyph[inside - 1].tolist(), index.glyph[inside].tolist(), strict=True))
    ((before, glyph), count), *_ = pairs.most_common(1)
    names = [f"{recovery.document.fonts[int(glyphs.font[k])].name}:{int(glyphs.code[k])}" for k in (glyph, before)]
    entries.write_text(f"={names[0]} Ж after {names[1]}", "utf-8")
    assert main(["recover", str(path), "--entries", str(entries), "-o", str(out)]) == 0
    assert sum(text.count("Ж") for text in reread(recovery.document, out, "", lambda: None)) == count
    with pymupdf.open(out) as document:
        assert sum(page.get_text().count("Ж") for page in document) == count


@pytest.fixture
def half(sample_pdfs: Path, tmp_path: Path) -> tuple[Path, float]:
    """A repaired PDF of which a part was known, and how large a part."""
    out, few, report = tmp_path / "half.pdf", tmp_path / "few.txt", tmp_path / "report.json"
    entries = (sample_pdfs / "nenets.entries.txt").read_text("utf-8")
    few.write_text("\n".join(entries.splitlines()[:3]), "utf-8")
    command = ["recover", str(sample_pdfs / "nenets.pdf"), "--accept", "none", "--entries", str(few)]
    assert main([*command, "-o", str(out), "--report", str(report)]) == 0
    return out, json.loads(report.read_text("utf-8"))["known"]


def test_opened_again_it_says_what_is_known_of_it_and_what_is_not(half: tuple[Path, float], tmp_path: Path) -> None:
    path, known = half
    again = replace(cidfix.open(path), accept="none")
    assert 0.5 < again.progress.known < 1
    assert again.progress.known == known
    (verdict,) = again.verdicts
    assert re.fullmatch(r"cidfix repaired its map on \d{4}-\d\d-\d\d and knew \d+ of its 66 codes", verdict.reason)
    assert "\ufffd" not in {value.value for value in again.values}
    assert "\ufffd" not in {proposal.value for value in again.values for proposal in value.proposals}


@pytest.mark.parametrize(
    "change",
    [
        lambda _: [],
        lambda record: {"date": record["date"]},
        lambda record: {"date": record["date"], "fonts": [1]},
        lambda record: {"date": record["date"], "fonts": {"F12": {"typed": "66"}}},
        lambda record: {"date": record["date"], "fonts": {"F12": {"typed": -1, "unknown": 67}}},
        lambda record: {"date": record["date"], "fonts": {"F12": {"typed": 66}}},
        lambda record: {
            "date": record["date"],
            "fonts": {"F12": {"typed": 10, "proposed": 17, "unknown": 39}},
        },
        lambda record: {"date": record["date"], "fonts": {"F13": record["fonts"]["F12"]}},
        lambda record: {"date": "yesterday", "fonts": record["fonts"]},
    ],
)
def test_a_record_that_does_not_fit_the_file_or_counts_guesses_is_not_believed(
    half: tuple[Path, float], tmp_path: Path, change: Callable[[Any], Any]
) -> None:
    writer = pypdf.PdfWriter(clone_from=half[0])
    record = json.loads(str((writer.metadata or {})["/CidfixRepair"]))
    writer.add_metadata({"/CidfixRepair": json.dumps(change(record))})
    again = replace(cidfix.open(write_again(writer, tmp_path)), accept="none")
    assert again.progress.known == 0
    assert not any(verdict.is_repaired for verdict in again.verdicts)


def write_again(writer: pypdf.PdfWriter, folder: Path) -> Path:
    path = folder / "changed.pdf"
    writer.write(path)
    return path


def put_into_forms(path: Path) -> bytes:
    """The same PDF with what each page shows in a form of its own."""
    name, writer = pypdf.generic.NameObject, pypdf.PdfWriter(clone_from=path)
    for page in writer.pages:
        form = pypdf.generic.StreamObject()
        form.set_data(page.get_contents().get_data())
        form.update({name("/Type"): name("/XObject"), name("/Subtype"): name("/Form"), name("/BBox"): page.mediabox})
        form[name("/Resources")] = page["/Resources"]
        forms = pypdf.generic.DictionaryObject({name("/X"): writer._add_object(form)})
        page[name("/Resources")] = pypdf.generic.DictionaryObject({name("/XObject"): forms})
        contents = pypdf.generic.StreamObject()
        contents.set_data(b"/X Do")
        page[name("/Contents")] = writer._add_object(contents)
    data = io.BytesIO()
    writer.write(data)
    return data.getvalue()
