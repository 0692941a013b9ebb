"""Files that were cut off, overwritten or made by an enemy: each is read as far as it goes or refused in one line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("hostile_pdfs.py")
FEW, SLICE, SLICES = 6, 61, 10

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="what processes fill is read as Linux tells it")


def check(first: int, last: int) -> None:
    ended = subprocess.run([sys.executable, SCRIPT, str(first), str(last)], capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert f"{last - first} files, 0 faults" in ended.stdout


def test_a_few_broken_files_are_read_or_refused() -> None:
    check(0, FEW)


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("number", range(SLICES))
def test_broken_files_are_read_or_refused(number: int) -> None:
    check(FEW + number * SLICE, FEW + (number + 1) * SLICE)


@pytest.mark.slow
@pytest.mark.timeout(120)
@pytest.mark.parametrize("seed", [28, 113, 656, 1474, 2205, 2385, 2534])
def test_broken_files_that_did_harm_do_none_any_more(seed: int) -> None:
    check(seed, seed + 1)
