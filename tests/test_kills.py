"""Killed at any moment, by a power cut as by a user: what was decided is there, and no file is half."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
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


class Victim:
    """What is killed, over and over: see killed.py."""

    def __init__(self, kind: str, pdf: Path, folder: Path) -> None:
        command = [sys.executable, SCRIPT, kind, pdf, folder]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def kill_at(self, seconds: float) -> int:
        """Kill it so long after it first saved; returns the last number that it said."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        number, done = (int(self.process.stdout.readline()) for _ in range(2))
        time.sleep(seconds)
        os.kill(number, signal.SIGKILL)
        while (said := self.process.stdout.readline()) != "ended\n":
            done = int(said)
        return done


@pytest.fixture
def prepare(folder: Path, files: Path) -> Iterator[Callable[[str], Victim]]:
    """Prepares what is to be killed."""
    with ExitStack() as stack:

        def prepare_kind(kind: str) -> Victim:
            victim = Victim(kind, Path(shutil.copy(files / "truetype_simple.pdf", folder / "book.pdf")), folder)
            stack.enter_context(victim.process)
            return victim

        yield prepare_kind


def check_whole(folder: Path, read: Callable[[Path], object]) -> None:
    """What may be left besides: a whole file that has not yet got its name."""
    for path in folder.rglob(".cidfix-*"):
        read(path)
        path.unlink()


def check_session(session: Path, done: int) -> None:
    assert len(read_session(session).decisions) in (done, done + 1)
    check_whole(session.parent, read_session)
    session.unlink()


def check_library(_: Path, __: int) -> None:
    kept = list_maps(lambda: None)
    assert [one for one in kept if one.fault] == []
    assert "stays" in {one.path.name.partition(".")[0] for one in kept}
    for one in kept:
        check_whole(one.path.parent, read_map)


CHECKS = {"save": check_session, "library": check_library, "autosave": check_session}
SESSIONS = {"save": "a.session.json", "autosave": "book.pdf.cidfix.json", "library": ""}


def test_what_was_saved_is_there_after_a_kill(folder: Path, prepare: Callable[[str], Victim]) -> None:
    victim = prepare("save")
    for seconds in (0.0, 0.013, 0.1):
        check_session(folder / SESSIONS["save"], victim.kill_at(seconds))


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("kind", CHECKS)
def test_what_was_saved_is_there_after_any_of_many_kills(
    folder: Path, prepare: Callable[[str], Victim], kind: str
) -> None:
    victim, chance = prepare(kind), random.Random()
    for _ in range(KILLS):
        CHECKS[kind](folder / SESSIONS[kind], victim.kill_at(chance.uniform(0, SECONDS)))


def list_made(out: Path) -> dict[str, bytes]:
    return {path.relative_to(out).as_posix(): path.read_bytes() for path in out.rglob("*.txt")}


def kill_batch(folder: Path, files: Path, *, number: int, kills: int, latest: float) -> None:
    """A batch killed and begun again until all is done, over and over; at each kill, what is there is whole."""
    books, out, alone = folder / "books", folder / "out", folder / "alone"
    books.mkdir()
    for path in sorted(files.glob("*.pdf"))[:number]:
        shutil.copy(path, books)
    command = [sys.executable, "-m", "cidfix", "batch", books]
    subprocess.run([*command, "-o", alone], capture_output=True, check=False)
    whole = list_made(alone)
    assert whole
    chance = random.Random()
    killed = 0
    while killed < kills:
        process = subprocess.Popen([*command, "-o", out, "--workers", "2"], stderr=subprocess.DEVNULL)
        time.sleep(chance.uniform(0.2, latest))
        process.kill()
        process.wait()  # its workers are at their work still
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
    subprocess.run([*command, "-o", out], capture_output=True, check=False)
    assert list_made(out) == whole


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_batch_that_is_killed_many_times_goes_on_and_leaves_no_half_file(folder: Path, files: Path) -> None:
    kill_batch(folder, files, number=12, kills=KILLS, latest=5.0)
