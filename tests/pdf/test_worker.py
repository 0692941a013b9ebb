"""Bad files, and a worker that dies: one clear error, or a fault on the page that caused it."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pymupdf
import pytest

from cidfix.errors import CidfixError, PasswordError
from cidfix.pdf import process, read, read_document, source

CORPUS = Path(__file__).parents[1] / "corpus"
NIVKH = CORPUS / "nivkh.pdf"
_AES_256 = 5  # PyMuPDF's PDF_ENCRYPT_AES_256


@pytest.fixture
def pids(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The process ids of the workers that the test starts, newest last; the idle one is not reused."""
    started: list[int] = []

    class Watched(process.Worker):
        def __init__(self) -> None:
            super().__init__()
            started.append(self.pid)

    for module in (process, source):
        monkeypatch.setattr(module, "Worker", Watched)
    process.close_idle()
    yield started
    process.close_idle()


def end_at(monkeypatch: pytest.MonkeyPatch, ends: dict[int, signal.Signals]) -> None:
    """Send the worker a signal before it is asked for a page, by the page's number; each once, which empties `ends`."""
    ask = process.Worker.ask

    def ask_the_dying(worker: process.Worker, operation: str, *args: Any, **arguments: Any) -> dict[str, Any]:
        if operation == "page" and (end := ends.pop(arguments["number"], None)):
            os.kill(worker.pid, end)
        return ask(worker, operation, *args, **arguments)

    monkeypatch.setattr(process.Worker, "ask", ask_the_dying)


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (b"", "the file is empty"),
        (b"hello, this is text and no PDF\n" * 20, "this is not a PDF"),
        (b"%PDF-1.7\n1 0 obj\n<</Type", "this is not a PDF"),
        (b"\x89PNG\r\n\x1a\n" + bytes(100), "this is not a PDF"),
        (b"<html><body>no</body></html>", "this is not a PDF"),
    ],
)
def test_what_is_no_pdf_is_refused_in_one_line(tmp_path: Path, content: bytes, what: str) -> None:
    path = tmp_path / "bad.pdf"
    path.write_bytes(content)
    with pytest.raises(CidfixError) as caught:
        read_document(path)
    assert caught.value.what.startswith(what)
    assert caught.value.where == str(path)
    assert caught.value.remedy


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    with pytest.raises(CidfixError, match="no such file"):
        read_document(tmp_path / "nowhere.pdf")
    with pytest.raises(CidfixError, match="a folder"):
        read_document(tmp_path)


def test_a_pdf_without_pages_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "none.pdf"
    path.write_bytes(
        b"%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n"
    )
    with pytest.raises(CidfixError):
        read_document(path)


def test_only_the_pages_asked_for_are_read() -> None:
    document = read_document(NIVKH, pages=[4, 2])
    assert [page.number for page in document.pages] == [2, 4]
    assert document.page_count == 6
    assert document.pages[-1].stop == len(document.occurrences)


def test_a_page_outside_the_document_is_named() -> None:
    with pytest.raises(CidfixError, match="no page 7"):
        read_document(NIVKH, pages=[1, 7])


def test_progress_counts_the_pages() -> None:
    calls: list[tuple[int, int]] = []
    read_document(NIVKH, pages=[1, 2, 3], progress=lambda done, total: calls.append((done, total)))
    assert calls == [(1, 3), (2, 3), (3, 3)]


def test_an_encrypted_file_opens_with_either_password_and_with_no_other(tmp_path: Path) -> None:
    path = tmp_path / "locked.pdf"
    with pymupdf.open(NIVKH) as plain:
        plain.save(path, encryption=_AES_256, user_pw="user", owner_pw="owner")
    with pytest.raises(PasswordError, match="is encrypted"):
        read_document(path)
    with pytest.raises(PasswordError, match="is wrong"):
        read_document(path, password="other")
    expected = read_document(NIVKH).glyphs
    for password in ("user", "owner"):
        document = read_document(path, password=password)
        assert document.glyphs.code.tolist() == expected.code.tolist()
        assert document.glyphs.outline == expected.outline


def test_a_broken_cross_reference_table_is_repaired(tmp_path: Path) -> None:
    data = NIVKH.read_bytes()
    path = tmp_path / "broken.pdf"
    path.write_bytes(data[: data.rindex(b"startxref")] + b"startxref\n99999999\n%%EOF")
    assert len(read_document(path).occurrences) == len(read_document(NIVKH).occurrences)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to kill a process with")
def test_a_crash_costs_the_page_it_happened_on(pids: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    end_at(monkeypatch, {3: signal.SIGKILL})
    document = read_document(NIVKH)
    assert [bool(page.fault) for page in document.pages] == [False, False, True, False, False, False]
    whole = read_document(NIVKH)
    assert document.pages[3].stop - document.pages[3].start == whole.pages[3].stop - whole.pages[3].start
    assert document.fonts == whole.fonts


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to stop a process with")
def test_a_page_that_hangs_costs_that_page(pids: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(read, "UNIT_SECONDS", 1.0)
    end_at(monkeypatch, {3: signal.SIGSTOP})
    document = read_document(NIVKH)
    assert [page.number for page in document.pages if "took longer" in page.fault] == [3]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to kill a process with")
def test_crashes_do_not_shorten_the_time_that_a_page_may_take(pids: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    ends = {2: signal.SIGKILL, 4: signal.SIGKILL, 6: signal.SIGSTOP}
    end_at(monkeypatch, ends)
    monkeypatch.setattr(read, "UNIT_SECONDS", 2.0)
    document = read_document(NIVKH)
    assert not ends
    assert [bool(page.fault) for page in document.pages] == [False, True, False, True, False, True]
    assert document.pages[5].fault == "reading it took longer than 2 s"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to kill a process with")
def test_a_reader_that_is_killed_while_it_starts_costs_nothing(pids: list[int]) -> None:
    def kill_the_first() -> None:
        if len(pids) == 1:
            os.kill(pids[0], signal.SIGKILL)

    document = read_document(NIVKH, check=kill_the_first)
    assert [page.fault for page in document.pages] == [""] * 6
    assert len(pids) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to kill a process with")
def test_a_reader_that_is_killed_whenever_it_starts_is_told(pids: list[int]) -> None:
    with pytest.raises(CidfixError, match="does not start"):
        read_document(NIVKH, check=lambda: os.kill(pids[-1], signal.SIGKILL))
    assert len(pids) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to stop a process with")
@pytest.mark.parametrize("pages_before", [0, 2])
def test_a_reading_that_is_not_wanted_any_more_ends_though_the_reader_hangs(
    pids: list[int], monkeypatch: pytest.MonkeyPatch, pages_before: int
) -> None:
    monkeypatch.setattr(read, "UNIT_SECONDS", 3600.0)  # this test would not end in its time
    monkeypatch.setattr(process, "_START_SECONDS", 3600.0)
    progressed: list[int] = []
    looks: list[int] = []

    def hang(done: int, _total: int) -> None:
        progressed.append(done)

    def check() -> None:
        if len(progressed) >= pages_before:
            if not looks:
                os.kill(pids[-1], signal.SIGSTOP)
            looks.append(1)
        if len(looks) > 3:
            raise InterruptedError("not wanted")

    with pytest.raises(InterruptedError, match="not wanted"):
        read_document(NIVKH, progress=hang, check=check)
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_an_error_of_the_caller_leaves_no_process_behind(pids: list[int]) -> None:
    def fail(_done: int, _total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        read_document(NIVKH, progress=fail)
    with pytest.raises(ProcessLookupError):
        os.kill(pids[-1], 0)


def test_a_long_document_is_shared_between_workers_and_comes_out_the_same(
    pids: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = read_document(NIVKH)
    monkeypatch.setattr(read, "_MANY_PAGES", 1)
    monkeypatch.setattr(read, "MOST_WORKERS", 2)
    document = read_document(NIVKH)
    assert len(pids) == 2
    assert document.pages == expected.pages
    assert document.fonts == expected.fonts
    assert document.glyphs.outline == expected.glyphs.outline
    assert document.occurrences.glyph.tolist() == expected.occurrences.glyph.tolist()
    assert document.occurrences.x.tolist() == expected.occurrences.x.tolist()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to kill a process with")
def test_one_worker_of_two_that_crashes_costs_a_page_and_none_is_left_behind(
    pids: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(read, "_MANY_PAGES", 1)
    monkeypatch.setattr(read, "MOST_WORKERS", 2)

    def kill_the_second(done: int, _total: int) -> None:
        if done == 1:
            os.kill(pids[1], signal.SIGKILL)

    document = read_document(NIVKH, progress=kill_the_second)
    assert sum(bool(page.fault) for page in document.pages) <= 1
    assert document.pages[-1].stop == len(document.occurrences)
    process.close_idle()
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_one_worker_serves_one_document_after_the_other(pids: list[int]) -> None:
    read_document(NIVKH, pages=[1])
    read_document(CORPUS / "cherokee.pdf", pages=[1])
    assert len(pids) == 1


def test_a_worker_that_died_while_it_waited_serves_no_document(pids: list[int]) -> None:
    read_document(NIVKH, pages=[1])
    (waiting,) = process._idle
    waiting._process.kill()
    waiting._process.wait()
    document = read_document(CORPUS / "cherokee.pdf", pages=[1])
    assert len(document.occurrences) > 0
    assert len(pids) == 2


@pytest.mark.parametrize("seed", [*range(4), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(4, 40))])
def test_damaged_files_are_read_or_refused(tmp_path: Path, seed: int) -> None:
    dice = random.Random(seed)
    data = bytearray(dice.choice(sorted(CORPUS.glob("*.pdf"))).read_bytes())
    for _ in range(dice.choice([5, 50, 500])):
        data[dice.randrange(len(data))] = dice.randrange(256)
    if seed % 3 == 0:
        del data[dice.randrange(len(data)) :]
    path = tmp_path / "damaged.pdf"
    path.write_bytes(data)
    with contextlib.suppress(CidfixError):
        document = read_document(path)
        assert document.pages[-1].stop == len(document.occurrences)


def test_a_name_outside_ascii_is_no_trouble(tmp_path: Path, write_page: Callable[..., Path]) -> None:
    path = write_page(b"BT /F 10 Tf 10 100 Td (a) Tj ET").rename(tmp_path / "Нивх — қʼа.pdf")
    assert len(read_document(path).occurrences) == 1


def test_names_that_are_no_text_come_back_as_text(corpus: Path, tmp_path: Path) -> None:
    path = tmp_path / "named.pdf"
    path.write_bytes(
        (corpus / "nivkh.pdf").read_bytes().replace(b"AAAAAA+NotoSerif-Regular", b"AAAAAA+Noto\xbc\xd0\xe0\xfc-Regular")
    )
    document = read_document(path)
    document.fonts[0].base_name.encode("utf-8")
    "".join((*document.warnings, *map(str, document.metadata.values()))).encode("utf-8")


@pytest.mark.parametrize(("told", "cores"), [("1", 1), ("3", 3), ("0", 1), ("4,2", 7), ("", 7)])
def test_one_of_several_processes_uses_no_more_cores_than_it_is_told(
    told: str, cores: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 7)
    monkeypatch.setenv("OMP_NUM_THREADS", told)
    assert process.count_cores() == cores
