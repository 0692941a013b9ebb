"""`cidfix repair` reads text of any kind, writes it repaired, and reports what it did."""

import json
from pathlib import Path

import pytest

from cidfix.cli import main


@pytest.fixture
def text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "some.extract"
    path.write_text("The \ufb01sh.\n", encoding="utf-8")
    return path


def test_the_repaired_text_is_written(text: Path) -> None:
    assert main(["repair", text.name, "-o", "out.txt"]) == 0
    assert Path("out.txt").read_text("utf-8") == "The fish.\n"


def test_a_dash_is_the_screen_and_the_summary_goes_elsewhere(text: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["repair", text.name, "-o", "-"]) == 0
    out, err = capsys.readouterr()
    assert out == "The fish.\n"
    assert err == "1 change (ligatures 1)\n"


def test_json_is_one_object(text: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["repair", text.name, "-o", "out.txt", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["edits"] == [
        {
            "line": 1,
            "column": 5,
            "before": "\ufb01sh.",
            "after": "fish.",
            "step": "ligatures",
            "reason": "a ligature as its letters",
        }
    ]


@pytest.mark.parametrize("options", [["--raw"], ["--no-ligatures"]])
def test_a_step_can_be_left_out(text: Path, options: list[str]) -> None:
    assert main(["repair", text.name, "-o", "out.txt", *options]) == 0
    assert Path("out.txt").read_text("utf-8") == "The \ufb01sh.\n"


def test_the_report_is_readable_or_json_by_its_name(text: Path) -> None:
    assert main(["repair", text.name, "-o", "out.txt", "--report", "r.md"]) == 0
    assert Path("r.md").read_text("utf-8").startswith("# Repair of some.extract\n")
    assert main(["repair", text.name, "-o", "out.txt", "--report", "r.json"]) == 0
    assert json.loads(Path("r.json").read_text("utf-8"))["changes"]["ligatures"] == 1


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_a_byte_order_mark_tells_the_encoding(text: Path, encoding: str) -> None:
    text.write_text("The \ufb01sh.\r\n", encoding=encoding)
    assert main(["repair", text.name, "-o", "out.txt"]) == 0
    assert Path("out.txt").read_bytes() == b"The fish.\n"


def test_bytes_that_are_no_text_are_said_in_one_line(text: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text.write_bytes(b"caf\xe9\n")
    assert main(["repair", text.name, "-o", "out.txt"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not Path("out.txt").exists()


def test_the_text_itself_is_never_overwritten(text: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["repair", text.name, "-o", text.name]) == 2
    assert text.read_text("utf-8") == "The \ufb01sh.\n"


def test_an_empty_text_stays_empty(text: Path) -> None:
    text.write_text("", encoding="utf-8")
    assert main(["repair", text.name, "-o", "out.txt"]) == 0
    assert Path("out.txt").read_bytes() == b""
