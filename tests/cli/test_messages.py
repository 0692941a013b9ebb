"""One line for whatever is odd, safe for any terminal, and a summary that begins with what needs an eye."""

import os
import shlex
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from shutil import copy
from typing import Any

import pytest

from cidfix.cli import main
from cidfix.cli.arguments import parse_arguments
from cidfix.cli.console import count, escape, show_value
from cidfix.cli.summary import format_summary
from cidfix.pdf import process

FILES = Path(__file__).parent.parent / "files"
posix = pytest.mark.skipif(sys.platform == "win32", reason="of POSIX systems")


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line on standard error of a command that is refused."""
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
    return err


def shell(command: str, **more: Any) -> subprocess.CompletedProcess[str]:
    """A command line of a shell, in which $C is cidfix."""
    environment = {**os.environ, "C": f"{sys.executable} -m cidfix"}
    return subprocess.run(
        ["/bin/sh", "-c", command], capture_output=True, check=False, encoding="utf-8", env=environment, **more
    )


@pytest.mark.slow
@posix
def test_closed_streams_change_no_exit_status(corpus: Path) -> None:
    nivkh = f"{corpus / 'nivkh.pdf'} --pages 1"
    done = shell(f"$C lines {nivkh} >&-")
    assert (done.returncode, done.stderr) == (0, "")
    done = shell(f"$C lines {nivkh} 2>&- <&-")
    assert done.returncode == 0
    assert done.stdout.startswith("1.1\t")
    assert shell("$C lines nowhere.pdf 2>&-").returncode == 2


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_standard_output_is_said_in_one_line(corpus: Path) -> None:
    done = shell(f"$C lines {corpus / 'nivkh.pdf'} --pages 1 >/dev/full")
    assert (done.returncode, done.stderr) == (2, "cidfix: standard output: no space left on device\n")


def test_ctrl_c_while_the_program_starts_stops_it_with_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Interrupting:
        def find_spec(self, name: str, *_: object) -> None:
            if name == "cidfix.cli.command":
                raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "cidfix.cli.command", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Interrupting(), *sys.meta_path])
    assert main(["--version"]) == 130
    assert capsys.readouterr() == ("", "cidfix: stopped; nothing was written\n")


def test_a_name_that_is_too_long_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "xxx" in said(capsys, "inspect", "x" * 5000)
    assert "xxx" in said(capsys, "inspect", str(FILES / "encrypted.pdf"), "--entries", "x" * 5000)


@posix
def test_pipes_and_devices_are_no_ordinary_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], corpus: Path
) -> None:
    pipe = tmp_path / "pipe.pdf"
    os.mkfifo(pipe)
    for path in (str(pipe), "/dev/zero"):
        assert "not an ordinary file" in said(capsys, "inspect", path)
    done = shell(f"cat {corpus / 'nivkh.pdf'} | $C inspect /dev/stdin")
    assert done.returncode == 2
    assert "not an ordinary file" in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")
def test_a_pdf_whose_name_is_not_utf_8_is_read_and_its_session_opens_it_again(
    corpus: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    name = os.fsdecode(b"bad\xff.pdf")
    copy(corpus / "nivkh.pdf", name)
    saving = ("--save-session", "s.json", "--save-map", "m.json", "--report", "r.json")
    assert main(["recover", name, "--pages", "1", "-o", "o.txt", *saving]) == 0
    assert main(["recover", name, "--pages", "1", "-o", "o.txt", "--session", "s.json"]) == 0
    capsys.readouterr()
    assert r"bad\xff.pdf" in said(capsys, "recover", name, "-o", name)


def test_a_password_that_is_not_utf_8_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    line = said(capsys, "inspect", str(FILES / "encrypted.pdf"), "--password", "\udcff")
    assert "the password is wrong" in line


def test_a_name_can_not_steer_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert r"red\x1b[31m\nline.pdf" in said(capsys, "inspect", "red\x1b[31m\nline.pdf")


def test_what_a_terminal_would_obey_is_escaped_and_letters_are_not() -> None:
    assert escape("a\tb\x9b\u2028\u202e\udcff") == r"a\tb\x9b\u2028\u202e\xff"
    assert escape("Ӈэ\u0301 पुराना \u200d") == "Ӈэ\u0301 पुराना \u200d"


def test_a_newcomer_is_told_what_to_say(capsys: pytest.CaptureFixture[str]) -> None:
    line = said(capsys, "dance", "nivkh.pdf")
    assert line == "cidfix: say what to do, for example: cidfix inspect FILE; see cidfix --help\n"


def test_one_word_that_is_no_file_is_no_command_either(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "dance") == "cidfix: dance: there is no such file or command; see cidfix --help\n"


def test_without_a_screen_the_window_says_what_works_without_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    line = said(capsys)
    assert line.startswith("cidfix: there is no screen to open the window on; use the commands that `cidfix --help`")


def test_where_qt_is_missing_the_window_says_what_works_without_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setitem(sys.modules, "cidfix.gui.app", None)
    assert "the window can't be opened" in said(capsys)


def test_a_file_that_looks_like_an_option_gets_a_hint(capsys: pytest.CaptureFixture[str]) -> None:
    assert "write ./-dash.pdf" in said(capsys, "inspect", "-dash.pdf")


@pytest.mark.parametrize("tag", ["", "q" * 9, "\n", "en-", "en_US", "русский"])
def test_a_language_must_look_like_a_tag(capsys: pytest.CaptureFixture[str], tag: str) -> None:
    assert "--language" in said(capsys, "inspect", str(FILES / "encrypted.pdf"), "--language", tag)


def test_a_full_folder_for_temporary_files_is_named(
    corpus: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ask = process.Worker.ask

    def fill(worker: process.Worker, operation: str, *given: Any, **arguments: Any) -> dict[str, Any]:
        answer = ask(worker, operation, *given, **arguments)
        return {"refused": "OSError: [Errno 28] No space left on device"} if operation == "page" else answer

    monkeypatch.setattr(process.Worker, "ask", fill)
    line = said(capsys, "inspect", str(corpus / "nivkh.pdf"))
    assert "temporary files is full" in line
    assert tempfile.gettempdir() in line


def test_a_missing_folder_for_temporary_files_is_named(
    corpus: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    process.close_idle()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nowhere"))
    assert "nowhere" in said(capsys, "inspect", str(corpus / "nivkh.pdf"))


@pytest.mark.skipif(not Path("/dev/fd").exists(), reason="the system gives open files no names")
def test_a_worker_that_is_killed_as_it_starts_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    worker = process.Worker()
    assert list(tmp_path.iterdir()) == []
    os.kill(worker.pid, signal.SIGKILL)
    worker.close()


def test_the_summary_begins_with_what_taught_nothing_and_ends_with_what_to_do(
    corpus: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nivkh, entries = str(corpus / "nivkh.pdf"), tmp_path / "my entries.txt"
    entries.write_text("1.1:2 rindfleisch\n@1.1:2 сик\n", encoding="utf-8")
    command = ["recover", nivkh, "--pages", "1,3-4", "--entries", str(entries), "-o", str(tmp_path / "o.txt")]
    assert main(command) == 0
    first, second, third, *_, last = capsys.readouterr().out.splitlines()
    assert "codes are left unknown" in first
    assert "taught nothing" in second
    assert second.endswith("; if “1.1:2” is a cue, write @1.1:2")
    assert "is unknown" in third
    assert last == f"Next: cidfix suggest {nivkh} --entries '{entries}' --pages 1,3-4"


def test_the_next_command_repeats_all_that_this_one_was_given(tmp_path: Path) -> None:
    given = """--map m.json --library --known w.txt --language niv --alphabet a.txt --rules thai --accept all
        --reference Sans --installed-fonts --password PASSWORD --entries e.txt --session s.json --pages 1,3-4"""
    recover = parse_arguments(["recover", "book.pdf", "-o", "out.txt", *given.split()])
    report = {"known": 0, "glyphs": 1, "unknown": [{"font": "F1", "code": 1, "uses": 1, "places": []}]}
    *_, last = format_summary({**report, "contradictions": [], "conflicts": [], "pending": []}, recover)
    repeated = parse_arguments(shlex.split(last.removeprefix("Next: cidfix ")))
    shared = vars(parse_arguments(["suggest", "book.pdf"])).keys() - {"doctor", "run", "json"}
    assert {name: vars(repeated)[name] for name in shared} == {name: vars(recover)[name] for name in shared}
    unsaid = {name for name in shared if vars(recover)[name] == vars(parse_arguments(["suggest", "-"]))[name]}
    assert not unsaid, "say it above, too"


def test_one_is_not_plural_and_a_mark_alone_stands_on_a_circle() -> None:
    assert (count(1, "code"), count(2, "code"), count(0, "code")) == ("1 code", "2 codes", "0 codes")
    assert show_value("\u0301") == "◌\u0301"
    assert (show_value("э\u0301"), show_value("")) == ("э\u0301", "")


def test_a_mark_in_a_table_of_glyphs_can_be_seen(
    corpus: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = tmp_path / "typed.txt"
    entries.write_text("=F12:15 \u0301\n", encoding="utf-8")
    assert main(["glyphs", str(corpus / "nivkh.pdf"), "--pages", "1", "--entries", str(entries)]) == 0
    assert "◌\u0301" in capsys.readouterr().out


def test_instructions_that_contradict_are_named_and_fail_a_strict_run(
    corpus: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = tmp_path / "typed.txt"
    entries.write_text("!space F12:3\n!nospace F12:3\n", "utf-8")
    arguments = ["recover", str(corpus / "nivkh.pdf"), "--pages", "1", "--entries", str(entries)]
    assert main([*arguments, "-o", str(tmp_path / "out.txt"), "--strict"]) == 1
    shown = capsys.readouterr().out
    assert "instructions contradict each other about whether F12:3 is a space, and none is followed" in shown
    assert "!nospace F12:3 (typed.txt, line 2)" in shown


def test_a_language_of_which_nothing_is_known_is_named(corpus: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["glyphs", str(corpus / "nivkh.pdf"), "--pages", "1", "--language", "x-mine", "--language", "niv"]) == 0
    assert "nothing is known of the letters of x-mine" in capsys.readouterr().err
