"""Files that were cut off, overwritten or garbled: each is read as far as it goes or refused in one line."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cidfix.cli import main

VARIANTS = 520
CORPUS = sorted((Path(__file__).parent / "corpus").glob("*.pdf"))


def cut_off(data: bytearray, rnd: random.Random) -> None:
    del data[rnd.randrange(len(data)) :]


def flip_bytes(data: bytearray, rnd: random.Random) -> None:
    for _ in range(rnd.choice((1, 10, 100, 1000))):
        data[rnd.randrange(len(data))] = rnd.randrange(256)


def lose_a_piece(data: bytearray, rnd: random.Random) -> None:
    start = rnd.randrange(len(data))
    del data[start : start + rnd.choice((1, 16, 512, 4096))]


def repeat_a_piece(data: bytearray, rnd: random.Random) -> None:
    start = rnd.randrange(len(data))
    data[start:start] = data[start : start + rnd.choice((1, 16, 512, 4096))]


def change_numbers(data: bytearray, rnd: random.Random) -> None:
    odd = (b"0", b"-1", b"99999999999", b"1e9", b"2147483648", b"0.0000001")
    spots = list(re.finditer(rb"(?<=[ \[])\d+(?=[ \]/\r\n])", data))
    for spot in rnd.sample(spots, min(len(spots), rnd.choice((1, 5, 40)))):
        number = rnd.choice(odd)[: spot.end() - spot.start()]
        data[spot.start() : spot.end()] = number.ljust(spot.end() - spot.start())


def change_references(data: bytearray, rnd: random.Random) -> None:
    spots = list(re.finditer(rb"\b\d+(?= 0 R)", data))
    for spot in rnd.sample(spots, min(len(spots), rnd.choice((1, 5, 40)))):
        length = spot.end() - spot.start()
        data[spot.start() : spot.end()] = str(rnd.randrange(10**length)).encode().zfill(length)


def change_names(data: bytearray, rnd: random.Random) -> None:
    spots = list(re.finditer(rb"/[A-Z][A-Za-z]{2,}", data))
    for spot in rnd.sample(spots, min(len(spots), rnd.choice((1, 5)))):
        data[spot.start() : spot.end()] = rnd.choice(spots)[0][: spot.end() - spot.start()].ljust(
            spot.end() - spot.start()
        )


HARMS: tuple[Callable[[bytearray, random.Random], None], ...] = (
    cut_off,
    flip_bytes,
    lose_a_piece,
    repeat_a_piece,
    change_numbers,
    change_references,
    change_names,
)


def harm(seed: int, folder: Path) -> Path:
    """A damaged copy of a PDF of the corpus; the same for the same seed."""
    rnd = random.Random(seed)
    original = CORPUS[seed % len(CORPUS)]
    data = bytearray(original.read_bytes())
    HARMS[(seed // len(CORPUS)) % len(HARMS)](data, rnd)
    path = folder / f"{original.stem}_{seed}.pdf"
    path.write_bytes(data)
    return path


def check(seed: int, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = harm(seed, folder)
    out = folder / "out.txt"
    status = main(["recover", str(path), "-o", str(out), "--report", str(folder / "report.json")])
    shown = capsys.readouterr()
    assert status in (0, 2)
    assert "Traceback" not in shown.err
    if status == 2:
        assert len(shown.err.splitlines()) == 1
        assert not out.exists()
    else:
        assert out.exists()


@pytest.mark.timeout(30)
@pytest.mark.parametrize("seed", range(0, VARIANTS, 40))
def test_a_few_broken_files_are_read_or_refused(seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check(seed, tmp_path, capsys)


@pytest.mark.slow
@pytest.mark.timeout(30)
@pytest.mark.parametrize("seed", [seed for seed in range(VARIANTS) if seed % 40])
def test_broken_files_are_read_or_refused(seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check(seed, tmp_path, capsys)
