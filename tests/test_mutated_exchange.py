"""Maps, sessions and rules come from strangers: whatever is in the file, it is read or refused in one clear line.

A thousand files are spoilt, each in a way of its own, and read as the commands read them: nothing but CidfixError, no
file takes ten seconds, and memory stays under 1 GiB.
"""

from __future__ import annotations

import random
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType

import pytest

import cidfix
from cidfix.errors import CidfixError
from cidfix.export.maps.formats import FORMATS, Wanted, read_any_map, write_any_map
from cidfix.ordering.read import load_rules
from cidfix.recover.grammar import parse_decisions, read_decisions
from cidfix.recover.map_match import match_map
from cidfix.recover.maps import FontFamily, MapContext, MapGlyph, MapValue, SavedMap
from cidfix.recovery import Recovery
from cidfix.resource import find_resource
from cidfix.sessions import replay_session, save_session

COUNT = 1000
SECONDS = 10
BYTES = 1 << 30
DECISIONS = parse_decisions("@1.1 ab cd ef\n!language niv\n", "a test")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs a timer that interrupts"),
]


@pytest.fixture(scope="module")
def recovery(files: Path) -> Recovery:
    return cidfix.open(files / "truetype_simple.pdf")


def make_map(recovery: Recovery) -> SavedMap:
    """A map with all that a map can hold."""
    made = recovery.with_decisions(*DECISIONS).to_map()
    values = (MapValue("ӈ", None, "typed", 3), MapValue("", MapContext("after", 0), "set", 1))
    more = MapGlyph("", False, "Home", 7, 65, False, values)
    return SavedMap(("niv",), "Cyrl", "A", ("a.pdf 0",), "0", "", (*made.glyphs, more), (FontFamily("Home", ("H*",)),))


Read = Callable[[Path], object]


def make_originals(recovery: Recovery, folder: Path) -> list[tuple[Path, Read]]:
    """A file of each kind, and how it is used."""
    saved = make_map(recovery)
    originals: list[tuple[Path, Read]] = []

    def use_map(path: Path, name: str) -> None:
        read, _ = read_any_map(path, name, "")
        match_map(read, recovery.document)
        for to in FORMATS:
            with suppress(CidfixError):
                write_any_map(folder / "out", read, Wanted(to, "Home", 0))

    for name in FORMATS:
        path = folder / f"map.{name}"
        write_any_map(path, saved, Wanted(name, "" if name in {"json", "tsv"} else "Home", 0))
        originals.append((path, lambda path, name=name: use_map(path, name)))  # type: ignore[misc]
    session = folder / "session.json"
    save_session(recovery.with_decisions(*DECISIONS), session)
    originals.append((session, lambda path: replay_session(recovery, path)))
    decisions = folder / "entries.txt"
    decisions.write_text(
        'адяй сик\n@1.1:2 сик\n=F1:65 "\\u0416" after F1:66\n!space F1:3\n!direction rtl @1.1\n', "utf-8"
    )
    originals.append((decisions, read_decisions))
    rules = folder / "rules.txt"
    rules.write_bytes(next(iter(sorted(find_resource("ordering").iterdir()))).read_bytes())
    originals.append((rules, load_rules))
    return originals


def spoil(data: bytes, chance: random.Random) -> bytes:
    """A file with some of it lost, doubled, moved, or made another."""
    for _ in range(chance.choice((1, 1, 2, 5, 30))):
        at = chance.randrange(len(data) + 1)
        end = min(len(data), at + chance.choice((1, 2, 8, 100)))
        new = chance.choice(
            (
                b"",
                bytes([chance.randrange(256)]),
                data[at:end] * chance.choice((2, 50)),
                chance.choice(
                    (b"-1", b"1e999", b"99999999999999999999", b"null", b"[]", b"{}", b'"', b"\\ud800", b"NaN")
                ),
                b"[" * chance.choice((1, 3000)),
                chance.choice(
                    (b"../../../etc/passwd", b"\0", b"\xff\xfe", b"(a|a)*b", b"<!ENTITY a 'b'>", "〱̈".encode())
                ),
                data[: chance.randrange(len(data) + 1)][-200:],
            )
        )
        data = data[:at] + new + data[end:]
    return data


@contextmanager
def limit_time(seconds: float) -> Iterator[None]:
    def stop(_: int, __: FrameType | None) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_a_thousand_spoilt_files_are_read_or_refused(recovery: Recovery, tmp_path: Path) -> None:
    originals = make_originals(recovery, tmp_path)
    path = tmp_path / "spoilt"
    refusals = []
    for number in range(COUNT):
        original, read = originals[number % len(originals)]
        path.write_bytes(spoil(original.read_bytes(), random.Random(number)))
        try:
            with limit_time(SECONDS):
                read(path)
        except CidfixError as error:
            refusals.append(str(error))
        except Exception as error:
            raise AssertionError(f"file {number}, {original.name}") from error
    assert 0 < len(refusals) < COUNT
    assert not any("\n" in refusal for refusal in refusals)
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    assert used < BYTES
    assert {one.name for one in tmp_path.iterdir()} <= {*(one.name for one, _ in originals), "out", "spoilt"}
