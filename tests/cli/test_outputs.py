"""What a command may write: never over what it reads, never two things in one file, nothing unless all can be."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import copy

import pytest

from cidfix.cli import main

Refused = Callable[..., str]


@pytest.fixture(scope="module")
def written(corpus: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """A file of each kind that is read, a map and a session among them: name to content."""
    folder = tmp_path_factory.mktemp("written")
    copy(corpus / "nivkh.pdf", folder)
    for name, text in (("typed.txt", "@1.1:2 сик\n"), ("known.txt", "сик\n"), ("letters.txt", "с и к\n")):
        (folder / name).write_text(text, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        assert main(["recover", "nivkh.pdf", "-o", "o.txt", "--save-map", "m.json", "--save-session", "s.json"]) == 0
    (folder / "o.txt").unlink()
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture
def files(written: dict[str, bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    """A folder with a file of each kind that is read, which is the current one: name to content."""
    monkeypatch.chdir(tmp_path)
    for name, content in written.items():
        Path(name).write_bytes(content)
    return dict(written)


@pytest.fixture
def refused(files: dict[str, bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Refused:
    """Runs a command that must be refused in one line and must leave every file as it was; returns the line."""

    def call(*arguments: str) -> str:
        capsys.readouterr()
        assert main(arguments) == 2
        out, err = capsys.readouterr()
        assert (out, len(err.splitlines())) == ("", 1)
        ordinary = {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
        assert {name: ordinary[name] for name in files} == files
        assert {path.resolve().name for path in tmp_path.iterdir() if path.is_file()} <= files.keys()
        return err

    return call


ALL_INPUTS = ("--entries", "typed.txt", "--known", "known.txt", "--alphabet", "letters.txt", "--map", "m.json")


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("nivkh.pdf", "the PDF itself"),
        ("typed.txt", "--entries"),
        ("known.txt", "--known"),
        ("letters.txt", "--alphabet"),
        ("m.json", "--map"),
        ("s.json", "--session"),
        ("./nivkh.pdf", "the PDF itself"),
    ],
)
@pytest.mark.parametrize("option", ["-o", "--save-map", "--save-session", "--report"])
def test_an_output_that_is_an_input_is_refused(refused: Refused, option: str, name: str, says: str) -> None:
    if (option, name) in (("--save-map", "m.json"), ("--save-session", "s.json")):
        return  # a map or session that grows is saved where it was
    out = () if option == "-o" else ("-o", "o.txt")
    line = refused("recover", "nivkh.pdf", *ALL_INPUTS, "--session", "s.json", *out, option, name)
    assert says in line
    assert "choose another name" in line


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_to_an_input_is_that_input(refused: Refused) -> None:
    Path("soft").symlink_to("nivkh.pdf")
    assert "the PDF itself" in refused("recover", "nivkh.pdf", "-o", "soft")
    assert "the PDF itself" in refused("recover", "soft", "-o", "nivkh.pdf")
    Path("soft").unlink()
    Path("dangling").symlink_to("o.txt")
    assert "same file" in refused("recover", "nivkh.pdf", "-o", "o.txt", "--report", "dangling")


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_hard_link_to_an_input_is_that_input(files: dict[str, bytes], capsys: pytest.CaptureFixture[str]) -> None:
    os.link("typed.txt", "hard.txt")
    assert main(["recover", "nivkh.pdf", "--entries", "typed.txt", "-o", "hard.txt"]) == 2
    assert "--entries" in capsys.readouterr().err
    assert Path("typed.txt").read_bytes() == files["typed.txt"]


def test_a_map_that_the_entries_name_is_an_input(refused: Refused, files: dict[str, bytes]) -> None:
    files["typed.txt"] = b"!map m.json\n"
    Path("typed.txt").write_bytes(b"!map m.json\n")
    assert "--map" in refused("recover", "nivkh.pdf", "--entries", "typed.txt", "-o", "m.json")


def test_two_outputs_of_one_name_are_refused(refused: Refused) -> None:
    line = refused("recover", "nivkh.pdf", "-o", "o.txt", "--save-map", "./o.txt")
    assert "-o and --save-map" in line
    assert "same file" in refused("recover", "nivkh.pdf", "-o", "-", "--report", "r.json", "--save-session", "r.json")


def test_a_map_and_a_session_are_saved_where_they_were(files: dict[str, bytes]) -> None:
    entries = ("--entries", "typed.txt", "-o", "o.txt")
    assert main(["recover", "nivkh.pdf", *entries, "--session", "s.json", "--save-session", "s.json"]) == 0
    assert main(["recover", "nivkh.pdf", *entries, "--map", "m.json", "--save-map", "m.json"]) == 0
    assert Path("s.json").read_bytes() != files["s.json"]
    assert Path("m.json").read_bytes() != files["m.json"]
    assert main(["map", "merge", "m.json", "m.json", "-o", "m.json"]) == 0


@pytest.mark.parametrize("option", ["--save-map", "--save-session", "--report"])
def test_nothing_is_written_unless_all_can_be(refused: Refused, tmp_path: Path, option: str) -> None:
    assert "missing" in refused("recover", "nivkh.pdf", "-o", "a.txt", option, str(Path("missing", "m.json")))
    assert tmp_path.name in refused("recover", "nivkh.pdf", "-o", "a.txt", option, str(tmp_path))
    assert "typed.txt" in refused("recover", "nivkh.pdf", "-o", "a.txt", option, str(Path("typed.txt", "m.json")))
    assert "x" * 300 in refused("recover", "nivkh.pdf", "-o", "a.txt", option, "x" * 300)


def test_a_folder_that_can_not_be_written_is_refused_before_the_pdf_is_read(refused: Refused) -> None:
    line = refused("recover", "nowhere.pdf", "-o", str(Path("missing", "a.txt")))
    assert "missing" in line
    assert "nowhere.pdf" not in line


@pytest.mark.parametrize("option", ["--save-map", "--save-session", "--report"])
def test_the_screen_takes_the_text_only(refused: Refused, option: str) -> None:
    assert option in refused("recover", "nivkh.pdf", "-o", "-", option, "-")
    assert not Path("-").exists()


def test_a_merged_map_does_not_go_to_the_screen_or_nowhere(refused: Refused) -> None:
    assert "-o" in refused("map", "merge", "m.json", "-o", "-")
    assert "missing" in refused("map", "merge", "m.json", "-o", str(Path("missing", "m.json")))
