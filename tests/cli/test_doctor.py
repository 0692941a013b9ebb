"""`--doctor`: what is there, what is missing, what to do."""

import subprocess
from typing import Any

import pytest

from cidfix.cli import doctor, main
from cidfix.errors import CidfixError


def list_findings(capsys: pytest.CaptureFixture[str]) -> dict[str, tuple[str, str]]:
    """Each thing with its mark and what was found."""
    lines = [line for line in capsys.readouterr().out.splitlines() if not line.startswith(" ")]
    return {line[4:24].strip(): (line[:2], line[25:]) for line in lines}


def test_all_that_is_needed_is_found_here(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("PySide6")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    main(["--doctor"])
    found = list_findings(capsys)
    assert {
        "cidfix",
        "Python",
        "PDF reader",
        "letters by shape",
        "languages",
        "window",
        "temporary files",
    } <= found.keys()
    assert {thing: mark for thing, (mark, _) in found.items() if mark != "ok" and thing != "packages"} == {}
    assert found["PDF reader"] == ("ok", "reads 1 page of a PDF of its own")


def test_what_is_broken_is_marked_with_what_to_do(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise CidfixError("the PDF reader does not start", "", "do this")

    def end(*_: Any, **__: Any) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess([], -6, "", "qt: Could not load the Qt platform plugin\nAborted")

    monkeypatch.setattr(doctor, "read_document", refuse)
    monkeypatch.setattr(doctor.subprocess, "run", end)
    assert main(["--doctor"]) == 1
    out = capsys.readouterr().out.splitlines()
    assert any(line.startswith("!!  PDF reader") and "does not start" in line for line in out)
    assert any(line.strip() == "do this" for line in out)
    assert any(line.startswith("!!  window") for line in out)


def test_it_goes_with_no_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--doctor", "inspect", "a.pdf"]) == 2


def test_where_qt_is_not_installed_it_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any, **__: Any) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess([], 1, "", "Traceback\nModuleNotFoundError: No module named 'PySide6'")

    monkeypatch.setattr(doctor.subprocess, "run", fail)
    assert main(["--doctor"]) == 1
    assert "pip install PySide6-Essentials" in capsys.readouterr().out
