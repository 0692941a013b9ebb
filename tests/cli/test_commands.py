"""The command line: what scripts rely on, and one clear line for whatever can't be done."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="module")
def nivkh(corpus: Path) -> Path:
    return corpus / "nivkh.pdf"


@pytest.fixture(scope="module")
def typed(corpus: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Entries as somebody writes them who copies nivkh from paper, four words a line, each word twice."""
    words = (corpus / "nivkh.txt").read_text(encoding="utf-8").split()
    entries = [" ".join(words[k : k + 4]) for k in range(0, len(words), 2)]
    path = tmp_path_factory.mktemp("entries") / "typed.txt"
    path.write_text("\n".join(entries) + "\n", encoding="utf-8")
    return path


def in_json(run: Run, *arguments: object) -> Any:
    status, out, err = run(*arguments, "--json")
    assert (status, err) == (0, "")
    assert out.count("\n") == 1
    return json.loads(out)


def unbroken(text: str) -> list[str]:
    """The words of a text, those that end a line with their hyphen put together."""
    return re.sub(r"-\s+", "-", text).split()


def refused(run: Run, *arguments: object) -> str:
    """The one line on standard error of a command that could not be done."""
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert err.endswith("\n")
    assert len(err.splitlines()) == 1
    assert "Traceback" not in err
    return err


def test_inspect_has_a_row_a_font(run: Run, nivkh: Path) -> None:
    (font,) = in_json(run, "inspect", nivkh)["fonts"]
    assert font.keys() >= {"font", "name", "kind", "embedded", "codes", "share", "verdict", "reason"}
    assert (font["kind"], font["embedded"], font["verdict"], font["share"]) == ("Type0", True, "missing", 1.0)


def test_lines_are_numbered_and_name_each_code(run: Run, nivkh: Path) -> None:
    lines = in_json(run, "lines", nivkh, "--pages", "1")["lines"]
    first = lines[0]
    assert first.keys() >= {"line", "page", "bbox", "tokens"}
    assert (first["line"], first["page"], len(first["bbox"])) == ("1.1", 1, 4)
    # Қʼатьгун сик правоғун Декларация
    assert [len(token["codes"]) for token in first["tokens"]] == [8, 3, 8, 10]
    font, code = first["tokens"][0]["codes"][0]
    assert first["tokens"][0]["text"].startswith(f"(cid:{code})")
    assert font.startswith("F")


def test_glyphs_have_a_row_a_code(run: Run, nivkh: Path) -> None:
    glyphs = in_json(run, "glyphs", nivkh)["glyphs"]
    keys = {"font", "code", "uses", "value", "state", "source", "score", "proposals"}
    assert all(row.keys() >= keys for row in glyphs)
    assert {row["state"] for row in glyphs} == {"unknown", "separator"}
    assert all(row["value"] is None for row in glyphs if row["state"] == "unknown")


def test_suggestions_name_a_place(run: Run, nivkh: Path) -> None:
    suggestions = in_json(run, "suggest", nivkh)["suggestions"]
    keys = {"line", "token", "count", "resolves", "gain", "page", "bbox", "glyphs"}
    assert len(suggestions) >= 50
    assert all(row.keys() == keys for row in suggestions)


def test_a_document_is_recovered_from_what_is_typed(
    run: Run, nivkh: Path, corpus: Path, typed: Path, tmp_path: Path
) -> None:
    out, report = tmp_path / "out.txt", tmp_path / "report.json"
    status, _, _ = run("recover", nivkh, "--entries", typed, "-o", out, "--report", report, "--strict")
    right = (corpus / "nivkh.txt").read_text(encoding="utf-8")
    assert unbroken(out.read_text(encoding="utf-8")) == unbroken(right)
    said = json.loads(report.read_text(encoding="utf-8"))
    assert said.keys() >= {"known", "fonts", "unknown", "conflicts", "pending", "pages_failed"}
    assert (said["known"], said["unknown"], said["conflicts"]) == (1.0, [], [])
    assert status == 0


def test_a_saved_map_and_a_saved_session_replay_the_same_text(
    run: Run, nivkh: Path, typed: Path, tmp_path: Path
) -> None:
    first, again, third = (tmp_path / name for name in ("1.txt", "2.txt", "3.txt"))
    saved_map, session = tmp_path / "nivkh.cidmap.json", tmp_path / "nivkh.session.json"
    run("recover", nivkh, "--entries", typed, "-o", first, "--save-map", saved_map, "--save-session", session)
    before = session.read_bytes()
    assert run("recover", nivkh, "--map", saved_map, "-o", again)[0] == 0
    assert run("recover", nivkh, "--session", session, "-o", third)[0] == 0
    assert first.read_bytes() == again.read_bytes() == third.read_bytes()
    assert session.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "1.txt", "2.txt", "3.txt", "nivkh.cidmap.json", "nivkh.session.json",
    ]  # fmt: skip


def test_how_blocks_are_found_is_said_on_the_command_line_kept_in_sessions_and_taken_back(
    run: Run, nivkh: Path, tmp_path: Path
) -> None:
    session, out = tmp_path / "nivkh.session.json", tmp_path / "out.json"

    def find_analysis(*options: object) -> str:
        assert run("recover", nivkh, "--pages", "1", "-o", out, *options)[0] == 0
        return json.loads(out.read_text(encoding="utf-8"))["analysis"]

    assert find_analysis() == "columns"
    assert find_analysis("--blocks", "cuts", "--save-session", session) == "cuts"
    assert "!blocks cuts" in session.read_text(encoding="utf-8")
    assert find_analysis("--session", session) == "cuts"
    assert find_analysis("--session", session, "--blocks", "columns") == "columns"
    assert find_analysis("--session", session, "--blocks", "auto") == "columns"


def test_strict_says_with_its_status_that_something_is_left(run: Run, nivkh: Path, tmp_path: Path) -> None:
    arguments = ("recover", nivkh, "--pages", "1", "-o", tmp_path / "out.txt")
    assert run(*arguments)[0] == 0
    assert run(*arguments, "--strict")[0] == 1


def test_unknown_codes_are_written_as_asked_and_a_dash_is_the_screen(run: Run, nivkh: Path) -> None:
    status, marked, _ = run("recover", nivkh, "--pages", "1", "-o", "-")
    assert status == 0
    assert "(cid:" in marked
    _, replaced, _ = run("recover", nivkh, "--pages", "1", "-o", "-", "--unknown", "fffd")
    assert "(cid:" not in replaced
    assert "\ufffd" in replaced


def test_the_report_on_the_screen_is_one_json_object(run: Run, nivkh: Path, tmp_path: Path) -> None:
    report = in_json(run, "recover", nivkh, "--pages", "1", "-o", tmp_path / "out.txt")
    assert report["unknown"][0].keys() >= {"font", "code", "uses", "places"}


def test_words_that_are_nowhere_are_pending_and_nothing_is_lost(run: Run, nivkh: Path, tmp_path: Path) -> None:
    entries = tmp_path / "typed.txt"
    entries.write_text("rindfleischetikettierung\n@1.1:2 сик\n", encoding="utf-8")
    report = in_json(run, "recover", nivkh, "--pages", "1", "--entries", entries, "-o", tmp_path / "out.txt")
    assert [row["words"] for row in report["pending"]] == ["rindfleischetikettierung"]
    assert report["known"] > 0


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("сик\n".encode("utf-16-le"), "UTF-8"),
        ("été".encode("latin-1"), "UTF-8"),
        ("@1.99 сик".encode(), "beyond the last line"),
        ("@1.1:99 сик".encode(), "beyond the last word"),
        ("@1.1/1-999 сик".encode(), "glyphs"),
        ("@7.1 сик".encode(), "page 7"),
        (b"!dance F1", "no instruction"),
        (b"=F9:1 x", "no font F9"),
    ],
)
def test_entries_that_can_not_be_used_are_refused_in_one_line(
    run: Run, nivkh: Path, tmp_path: Path, content: bytes, says: str
) -> None:
    entries, out = tmp_path / "typed.txt", tmp_path / "out.txt"
    entries.write_bytes(content)
    line = refused(run, "recover", nivkh, "--pages", "1", "--entries", entries, "-o", out)
    assert says in line
    assert "typed.txt" in line
    assert not out.exists()


@pytest.mark.parametrize("content", [b"", b"hello", b"%PDF-1.7\n", b"\0" * 1000])
def test_what_is_no_pdf_is_refused_in_one_line(run: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bad.pdf"
    path.write_bytes(content)
    assert "bad.pdf" in refused(run, "inspect", path)


def test_a_truncated_pdf_is_read_or_refused(run: Run, nivkh: Path, tmp_path: Path) -> None:
    data = nivkh.read_bytes()
    for share in (0.1, 0.5, 0.9, 0.99):
        path = tmp_path / "cut.pdf"
        path.write_bytes(data[: int(len(data) * share)])
        status, _, err = run("lines", path, "--json")
        assert status in (0, 2)
        assert "Traceback" not in err


def test_missing_files_and_folders_are_refused_by_name(run: Run, nivkh: Path, tmp_path: Path) -> None:
    assert "nowhere.pdf" in refused(run, "inspect", tmp_path / "nowhere.pdf")
    assert tmp_path.name in refused(run, "inspect", tmp_path)
    for option in ("--entries", "--session", "--map", "--known", "--alphabet"):
        for path in (tmp_path / "nowhere.txt", tmp_path):
            assert path.name in refused(run, "recover", nivkh, "--pages", "1", option, path, "-o", tmp_path / "o.txt")


def test_an_output_that_can_not_be_written_is_refused(run: Run, nivkh: Path, tmp_path: Path) -> None:
    assert "nowhere" in refused(run, "recover", nivkh, "--pages", "1", "-o", tmp_path / "nowhere" / "out.txt")
    assert tmp_path.name in refused(run, "recover", nivkh, "--pages", "1", "-o", tmp_path)


def test_a_map_of_another_font_is_named_and_nothing_is_lost(
    run: Run, nivkh: Path, corpus: Path, tmp_path: Path
) -> None:
    other = tmp_path / "vietnamese.cidmap.json"
    entries = tmp_path / "typed.txt"
    entries.write_text("@1.1:1 □□□\n", encoding="utf-8")
    assert run("recover", corpus / "vietnamese.pdf", "-o", tmp_path / "v.txt", "--save-map", other)[0] == 0
    status, _, err = run("recover", nivkh, "--pages", "1", "--map", other, "-o", tmp_path / "n.txt")
    assert status == 0
    assert "vietnamese.cidmap.json" in err


def test_a_map_that_is_none_is_refused(run: Run, nivkh: Path, tmp_path: Path) -> None:
    path = tmp_path / "map.json"
    path.write_text('{"format": "cidfix-session", "version": 1}', encoding="utf-8")
    assert "map.json" in refused(run, "inspect", nivkh, "--map", path)


def test_encrypted_files_ask_for_their_password(run: Run) -> None:
    path = Path(__file__).parent.parent / "files" / "encrypted.pdf"
    assert "password" in refused(run, "inspect", path)
    assert "password" in refused(run, "inspect", path, "--password", "wrong")


def test_a_document_of_images_says_that_it_needs_ocr(run: Run) -> None:
    assert "OCR" in refused(run, "lines", Path(__file__).parent.parent / "files" / "scan_only.pdf")


@pytest.mark.parametrize("pages", ["0", "5-2", "x", "", "1-", "99999999"])
def test_page_ranges_that_are_none_are_refused(run: Run, nivkh: Path, pages: str) -> None:
    assert "--pages" in refused(run, "inspect", nivkh, "--pages", pages)


def test_pages_beyond_the_document_are_refused(run: Run, nivkh: Path) -> None:
    assert "90" in refused(run, "inspect", nivkh, "--pages", "90")


@pytest.mark.parametrize(
    "arguments", [("dance",), ("dance", "x.pdf"), ("inspect",), ("recover", "x.pdf"), ("inspect", "x.pdf", "--no")]
)
def test_what_is_no_command_is_refused_in_one_line(run: Run, arguments: tuple[str, ...]) -> None:
    refused(run, *arguments)


def test_maps_are_merged_and_shown(run: Run, nivkh: Path, typed: Path, tmp_path: Path) -> None:
    saved, merged = tmp_path / "a.cidmap.json", tmp_path / "b.cidmap.json"
    run("recover", nivkh, "--entries", typed, "-o", tmp_path / "o.txt", "--save-map", saved)
    assert run("map", "merge", saved, saved, "-o", merged) == (0, "", "")
    assert in_json(run, "map", "show", merged) == in_json(run, "map", "show", saved)


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "cidfix", *map(str, arguments)]


def test_the_module_is_the_command() -> None:
    done = subprocess.run(command("--version"), capture_output=True, check=False, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("cidfix ")


def test_letters_get_through_a_console_that_has_none_of_them(nivkh: Path, tmp_path: Path) -> None:
    entries = tmp_path / "typed.txt"
    entries.write_text("@1.1:2 сик\n", encoding="utf-8")
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    arguments = command("lines", nivkh, "--pages", "1", "--entries", entries)
    done = subprocess.run(arguments, capture_output=True, check=False, env=environment)
    assert done.returncode == 0
    assert "сик" in done.stdout.decode("utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="a signal of POSIX")
def test_ctrl_c_stops_with_one_line_and_writes_nothing(corpus: Path, tmp_path: Path) -> None:
    known, out = tmp_path / "known.txt", tmp_path / "out.txt"
    os.mkfifo(known)  # reading it waits, so the signal always comes in the middle
    arguments = command("recover", corpus / "nivkh.pdf", "--known", known, "-o", out)
    with subprocess.Popen(arguments, stderr=subprocess.PIPE, start_new_session=True) as process:
        with known.open("wb"):
            time.sleep(0.5)  # a signal between opening and reading would be seen only when something is read
            process.send_signal(signal.SIGINT)
            assert process.stderr is not None
            err = process.stderr.read().decode()
        assert process.wait() == 130
    assert err == "cidfix: stopped; nothing was written\n"
    assert not out.exists()


def test_a_page_of_curves_says_that_it_needs_ocr(run: Run) -> None:
    assert "OCR" in refused(run, "lines", Path(__file__).parent.parent / "files" / "curves.pdf")


def test_a_reader_who_has_seen_enough_is_no_error(nivkh: Path) -> None:
    with subprocess.Popen(command("glyphs", nivkh), stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        err = process.stderr.read().decode()
        assert process.wait() in (0, 141)
    assert err == ""
