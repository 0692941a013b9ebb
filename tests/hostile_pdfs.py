"""Spoils PDFs, each in a way of its own, and recovers them as the command does: each is read or refused in one line.

    python tests/hostile_pdfs.py FIRST LAST

What is spoilt are the PDFs of tests/corpus and tests/files, half of them with their streams unpacked, so that pages,
fonts and maps are hit as well as what stands around them. A seed always gives the same file. Prints a line for each
file that does not end well, that takes more than ten seconds (where nothing else is at work), or for which a process
fills more than 1 GiB; then what the worst took. Exit status 1 if there was any. `--keep FOLDER` writes the files
there and recovers none.
"""

from __future__ import annotations

import contextlib
import io
import os
import random
import re
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pymupdf

from cidfix.cli import main

SECONDS = 10.0
BYTES = 1 << 30
SEEDS = sorted(path for folder in ("corpus", "files") for path in (Path(__file__).parent / folder).glob("*.pdf"))
WAYS = (
    ("-o", "out.txt", "--report", "report.json"),
    ("-o", "out.json", "--accept", "all"),
    ("-o", "out.pdf", "--check", "--details"),
)
"""What is made of them, by turns."""


class TooLongError(BaseException):
    """The time is over; no error that anything catches."""


Harm = Callable[[bytearray, random.Random], None]


@cache
def read_original(path: Path, unpacked: bool) -> bytes:
    """A PDF of the corpus as it is, or with all its streams unpacked."""
    if not unpacked:
        return path.read_bytes()
    with pymupdf.open(path) as document:
        if document.needs_pass:
            return path.read_bytes()
        return bytes(document.tobytes(expand=255, deflate=False, encryption=pymupdf.PDF_ENCRYPT_KEEP))


def cut_off(data: bytearray, dice: random.Random) -> None:
    del data[dice.randrange(len(data)) :]


def flip_bytes(data: bytearray, dice: random.Random) -> None:
    for _ in range(dice.choice((1, 10, 100, 1000))):
        data[dice.randrange(len(data))] = dice.randrange(256)


def lose_a_piece(data: bytearray, dice: random.Random) -> None:
    start = dice.randrange(len(data))
    del data[start : start + dice.choice((1, 16, 512, 4096))]


def repeat_a_piece(data: bytearray, dice: random.Random) -> None:
    start = dice.randrange(len(data))
    piece = data[start : start + dice.choice((1, 16, 512, 4096))]
    data[start:start] = piece * dice.choice((1, 1, 50))


def put_another_piece(data: bytearray, dice: random.Random) -> None:
    other = read_original(dice.choice(SEEDS), True)
    start, size = dice.randrange(len(other)), dice.choice((16, 512, 4096))
    at = dice.randrange(len(data))
    data[at : at + size] = other[start : start + size]


def change_numbers(data: bytearray, dice: random.Random) -> None:
    odd = (b"0", b"-1", b"99999999999", b"1e9", b"2147483648", b"0.0000001", b"65535", b"NaN")
    spots = list(re.finditer(rb"(?<=[ \[])[-.\d]+(?=[ \]/\r\n])", data))
    for spot in dice.sample(spots, min(len(spots), dice.choice((1, 5, 40, 400)))):
        number = dice.choice(odd)[: spot.end() - spot.start()]
        data[spot.start() : spot.end()] = number.ljust(spot.end() - spot.start())


def change_references(data: bytearray, dice: random.Random) -> None:
    spots = list(re.finditer(rb"\b\d+(?= 0 R)", data))
    for spot in dice.sample(spots, min(len(spots), dice.choice((1, 5, 40)))):
        length = spot.end() - spot.start()
        data[spot.start() : spot.end()] = str(dice.randrange(10**length)).encode().zfill(length)


def change_names(data: bytearray, dice: random.Random) -> None:
    spots = list(re.finditer(rb"/[A-Z][A-Za-z0-9]{1,}", data))
    for spot in dice.sample(spots, min(len(spots), dice.choice((1, 5, 20)))):
        length = spot.end() - spot.start()
        data[spot.start() : spot.end()] = dice.choice(spots)[0][:length].ljust(length)


def enlarge(data: bytearray, dice: random.Random) -> None:
    """Numbers grow by digits: places of objects are wrong then, but no number is cut short."""
    spots = list(re.finditer(rb"(?<=[ \[])\d+(?=[ \]/\r\n])", data))
    for spot in sorted(dice.sample(spots, min(len(spots), dice.choice((1, 3)))), key=lambda one: -one.start()):
        data[spot.start() : spot.end()] = dice.choice((b"99999999", b"2147483647", b"-2147483648", b"1000000000000"))


def nest(data: bytearray, dice: random.Random) -> None:
    at = dice.choice([spot.start() for spot in re.finditer(rb"[\[<(/]", data)] or [0])
    data[at:at] = dice.choice((b"[", b"<<", b"(", b"<< /A ", b"q ", b"BT ")) * dice.choice((3, 500, 20_000))


HARMS: tuple[Harm, ...] = (
    cut_off, flip_bytes, lose_a_piece, repeat_a_piece, put_another_piece,
    change_numbers, change_references, change_names, enlarge, nest,
)  # fmt: skip


def spoil(seed: int) -> bytes:
    """A spoilt PDF; the same for the same seed."""
    dice = random.Random(seed)
    data = bytearray(read_original(SEEDS[seed % len(SEEDS)], dice.random() < 0.5))
    for _ in range(dice.choice((1, 1, 1, 3))):
        if data:
            dice.choice(HARMS)(data, dice)
    return bytes(data)


@contextlib.contextmanager
def limit_time(seconds: float) -> Iterator[None]:
    def stop(*_: object) -> None:
        raise TooLongError

    signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def find_limit() -> float:
    """The seconds that a file may take; more where others share the processors."""
    return SECONDS * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def find_fault(seed: int, folder: Path) -> str:
    """What is wrong with how a spoilt file is dealt with; "" for nothing."""
    limit = find_limit()
    path, (_, out, *more) = folder / "spoilt.pdf", WAYS[seed % len(WAYS)]
    path.write_bytes(spoil(seed))
    (folder / out).unlink(missing_ok=True)
    shown, said = io.StringIO(), io.StringIO()
    try:
        with contextlib.redirect_stdout(shown), contextlib.redirect_stderr(said), limit_time(limit):
            status = main(["recover", str(path), "-o", str(folder / out), *more])
    except TooLongError:
        return f"it takes more than {limit:.0f} s"
    except BaseException:  # noqa: BLE001 - whatever escapes is the fault that is looked for
        return traceback.format_exc()
    err = said.getvalue()
    if "Traceback" in err or "inside cidfix" in err or status not in (0, 2):
        return f"status {status}: {err}"
    if status == 2 and (len(err.splitlines()) != 1 or (folder / out).exists()):
        return f"refused, but: {err}"
    return "" if status == 2 or (folder / out).exists() else "nothing was written"


def list_peaks() -> list[int]:
    """The most bytes that this process and those it has started ever filled."""
    own = os.getpid()
    peaks = [resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10]
    for status in Path("/proc").glob("[0-9]*/status"):
        with contextlib.suppress(OSError):
            facts = dict(line.split(":", 1) for line in status.read_text().splitlines())
            if int(facts["PPid"]) == own and "VmHWM" in facts:
                peaks.append(int(facts["VmHWM"].split()[0]) << 10)
    return peaks


def run(first: int, last: int) -> int:
    """Try the files of these seeds; returns how many did not end well."""
    faults, slowest, largest = 0, 0.0, 0
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for seed in range(first, last):
            start = time.perf_counter()
            fault = find_fault(seed, Path(folder))
            slowest = max(slowest, time.perf_counter() - start)
            peak = max(list_peaks())
            if peak > max(BYTES, largest):
                fault = fault or f"a process fills {peak >> 20} MiB"
            largest = max(largest, peak)
            if fault:
                faults += 1
                print(f"{seed}: {SEEDS[seed % len(SEEDS)].name}: {fault}", flush=True)
    print(f"{last - first} files, {faults} faults; at most {slowest:.1f} s and {largest >> 20} MiB")
    return faults


if __name__ == "__main__":
    if sys.argv[1] == "--keep":
        for number in map(int, sys.argv[3:]):
            Path(sys.argv[2], f"{number}.pdf").write_bytes(spoil(number))
        sys.exit()
    sys.exit(run(int(sys.argv[1]), int(sys.argv[2])) > 0)
