"""Killed at any moment, by a power cut as by a user: what was decided is there, and no file is half."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cidfix.cli.batch.journal import read_journals
from cidfix.recover.collection import list_maps
from cidfix.recover.maps import read_map
from cidfix.recover.session import read_session

SCRIPT = Path(__file__).with_name("killed.py")
KILLS = 50  # of each kind, in the long test
SECONDS = 1.5  # within which it is killed, from when it has begun to save

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nothing is killed like this here")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the user's own below it, which the processes share."""
    for name in ("DATA", "STATE", "CONFIG", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / "home" / name.lower()))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    made = tmp_path / "made"
    made.mkdir()
    return made


def start(*arguments: object) -> subprocess.Popen[str]:
    command = [sys.executable, *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


def kill_at(process: subprocess.Popen[str], seconds: float) -> int:
    """Kill a process so long after it first said a number; returns the last that it said."""
    assert process.stdout is not None
    with process:
        said = [process.stdout.readline()]
        time.sleep(seconds)
        process.kill()
        said += process.stdout.read().splitlines(keepends=True)
    assert process.returncode == -signal.SIGKILL
    return int(next(line for line in reversed(said) if line.endswith("\n")))


def check_whole(folder: Path, read: Callable[[Path], object]) -> None:
    """What may be left besides: a whole file that has not yet got its name."""
    for path in folder.rglob(".cidfix-*"):
        read(path)
        path.unlink()


def kill_saving(folder: Path, pdf: Path, seconds: float) -> None:
    session = folder / "a.session.json"
    session.unlink(missing_ok=True)
    done = kill_at(start(SCRIPT, "save", pdf, folder), seconds)
    assert len(read_session(session).decisions) in (done, done + 1)
    check_whole(folder, read_session)


def kill_library(folder: Path, pdf: Path, seconds: float) -> None:
    kill_at(start(SCRIPT, "library", pdf, folder), seconds)
    kept = list_maps(lambda: None)
    assert [one for one in kept if one.fault] == []
    assert "stays" in {one.path.name.partition(".")[0] for one in kept}
    for one in kept:
        check_whole(one.path.parent, read_map)


def kill_autosave(folder: Path, pdf: Path, seconds: float) -> None:
    book = Path(shutil.copy(pdf, folder / "book.pdf"))
    session = Path(f"{book}.cidfix.json")
    session.unlink(missing_ok=True)
    done = kill_at(start(SCRIPT, "autosave", book, folder), seconds)
    assert len(read_session(session).decisions) in (done, done + 1)
    check_whole(folder, read_session)


CASES = {"save": kill_saving, "library": kill_library, "autosave": kill_autosave}


def test_what_was_saved_is_there_after_a_kill(folder: Path, files: Path) -> None:
    for seconds in (0.0, 0.013, 0.1):
        kill_saving(folder, files / "truetype_simple.pdf", seconds)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("kind", CASES)
def test_what_was_saved_is_there_after_any_of_many_kills(folder: Path, files: Path, kind: str) -> None:
    chance = random.Random()
    for _ in range(KILLS):
        CASES[kind](folder, files / "truetype_simple.pdf", chance.uniform(0, SECONDS))


def list_made(out: Path) -> dict[str, bytes]:
    return {path.relative_to(out).as_posix(): path.read_bytes() for path in out.rglob("*.txt")}


def kill_batch(folder: Path, files: Path, *, number: int, kills: int, latest: float) -> None:
    """A batch killed and begun again until all is done, over and over; at each kill, what is there is whole."""
    books, out, alone = folder / "books", folder / "out", folder / "alone"
    books.mkdir()
    for path in sorted(files.glob("*.pdf"))[:number]:
        shutil.copy(path, books)
    subprocess.run([sys.executable, "-m", "cidfix", "batch", books, "-o", alone], capture_output=True, check=False)
    whole = list_made(alone)
    assert whole
    chance = random.Random()
    killed = 0
    while killed < kills:
        process = start("-m", "cidfix", "batch", books, "-o", out, "--workers", "2")
        time.sleep(chance.uniform(0.2, latest))
        process.kill()
        process.communicate()  # its workers are at their work still
        if process.returncode != -signal.SIGKILL:
            shutil.rmtree(out)
            continue
        killed += 1
        made = list_made(out) if out.exists() else {}
        assert made.items() <= whole.items()
        done = {Path(one.out).relative_to(out).as_posix() for one in read_journals(out).values()}
        assert done <= made.keys()
        left = [path for path in out.rglob(".cidfix-*") if path.read_bytes() not in whole.values()]
        assert left == []
    subprocess.run([sys.executable, "-m", "cidfix", "batch", books, "-o", out], capture_output=True, check=False)
    assert list_made(out) == whole


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_batch_that_is_killed_many_times_goes_on_and_leaves_no_half_file(folder: Path, files: Path) -> None:
    kill_batch(folder, files, number=12, kills=KILLS, latest=5.0)
