"""`batch`: a folder of PDFs, whatever is wrong with some of them, and whenever it was stopped."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cidfix.cli import main
from cidfix.cli.batch.find import is_in_part
from cidfix.cli.batch.jobs import Job
from cidfix.cli.batch.workers import Limits, run_jobs

Run = Callable[..., tuple[int, dict[str, Any]]]

LIMITS = Limits(60.0, 4 << 30)


def make_books(home: Path, files: Path) -> Path:
    books = home / "books"
    (books / "more").mkdir(parents=True)
    shutil.copy(files / "truetype_simple.pdf", books / "one.pdf")
    shutil.copy(files / "cff_simple.pdf", books / "more" / "one.PDF")
    shutil.copy(files / "type1_tex.pdf", books / "more" / "two.pdf")
    (books / "broken.pdf").write_bytes(b"this is no PDF")
    (books / "notes.txt").write_text("no PDF either")
    return books


COMMAND = ("batch", "books", "-o", "out", "--workers", "1", "--json")


@pytest.fixture
def folder(tmp_path: Path, files: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in the current one, with PDFs in it and in a folder below, one of them broken."""
    monkeypatch.chdir(tmp_path)
    return make_books(tmp_path, files)


@pytest.fixture
def run(folder: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the command on the folder; returns its status and report."""
    return partial(run_batch, capsys)


def run_batch(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, dict[str, Any]]:
    capsys.readouterr()
    status = main([*COMMAND, *arguments])
    return status, json.loads(capsys.readouterr().out)


@pytest.fixture(scope="module")
def first_run(tmp_path_factory: pytest.TempPathFactory, files: Path) -> tuple[Path, int, dict[str, Any]]:
    """Where the command has run once on such a folder, its status and its report."""
    home = tmp_path_factory.mktemp("first")
    make_books(home, files)
    ended = subprocess.run([sys.executable, "-m", "cidfix", *COMMAND], cwd=home, stdout=subprocess.PIPE, check=False)
    return home, ended.returncode, json.loads(ended.stdout)


@pytest.fixture
def run_again(
    first_run: tuple[Path, int, dict[str, Any]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Run:
    """Runs the command where it has run before."""
    shutil.copytree(first_run[0], tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    return partial(run_batch, capsys)


def list_outputs() -> list[str]:
    return sorted(path.relative_to("out").as_posix() for path in Path("out").rglob("*") if path.is_file())


def test_every_pdf_below_a_folder_is_recovered_and_a_bad_one_stops_nothing(
    first_run: tuple[Path, int, dict[str, Any]], files: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, status, report = first_run
    monkeypatch.chdir(home)
    assert status == 1
    assert list_outputs() == ["cidfix-batch.jsonl", "more/one.txt", "more/two.txt", "one.txt"]
    assert (
        Path("out/one.txt").read_text("utf-8").split()[:5]
        == (files / "truetype_simple.txt").read_text("utf-8").split()[:5]
    )
    rows = {row["path"]: row for row in report["files"]}
    assert (report["done"], report["failed"], report["done_before"]) == (3, 1, 0)
    assert "this is not a PDF" in rows["books/broken.pdf"]["error"]
    assert rows["books/one.pdf"]["known"] == 1.0
    assert [verdict for *_, verdict in rows["books/one.pdf"]["fonts"]] == ["fine"]


@pytest.mark.slow
def test_what_is_done_is_not_done_again_until_it_changes(run: Run, folder: Path, files: Path) -> None:
    run()
    made = {name: Path("out", name).stat().st_mtime_ns for name in list_outputs() if name.endswith("txt")}
    _, report = run()
    assert report["done_before"] == 3
    shutil.copy(files / "cff_type0.pdf", folder / "one.pdf")
    Path("out/more/one.txt").unlink()
    _, report = run()
    assert report["done_before"] == 1
    now = {name: Path("out", name).stat().st_mtime_ns for name in made}
    assert [name for name in made if made[name] != now[name]] == ["more/one.txt", "one.txt"]
    _, report = run("--again")
    assert report["done_before"] == 0


def test_other_options_are_other_work(run_again: Run) -> None:
    _, report = run_again("--accept", "all")
    assert report["done_before"] == 0


def test_blocks_and_rules_are_as_is_said_for_all_files(run: Run, folder: Path) -> None:
    (folder / "broken.pdf").unlink()
    status, _ = run("--to", "json", "--blocks", "cuts", "--rules", "thai")
    assert status == 0
    whole = json.loads(Path("out/one.json").read_text("utf-8"))
    assert whole["analysis"] == "cuts"
    assert [decision["text"] for decision in whole["decisions"]] == ["!rules thai", "!blocks cuts"]


def test_a_line_of_the_journal_that_was_cut_off_counts_for_nothing(run_again: Run) -> None:
    journal = Path("out/cidfix-batch.jsonl")
    lines = journal.read_text().splitlines(keepends=True)
    kept = [line for line in lines if '"done"' in line]
    journal.write_text("".join(kept)[:-20])
    _, report = run_again()
    assert report["done_before"] == 2
    assert run_again()[1]["done_before"] == 3


@pytest.mark.slow
def test_parts_share_the_work_and_one_folder(run: Run) -> None:
    reports = [run("--part", f"{part}/3")[1] for part in (1, 2, 3)]
    paths = [row["path"] for report in reports for row in report["files"]]
    assert sorted(paths) == ["books/broken.pdf", "books/more/one.PDF", "books/more/two.pdf", "books/one.pdf"]
    assert run()[1]["done_before"] == 3


@pytest.mark.parametrize("parts", [1, 2, 7])
def test_every_file_is_in_one_part(parts: int) -> None:
    for number in range(50):
        path = Path(f"folder {number % 3}", f"{number}.pdf")
        assert sum(is_in_part(path, part, parts) for part in range(1, parts + 1)) == 1


@pytest.mark.slow
def test_the_status_tells_whether_enough_is_known(run: Run, folder: Path, corpus: Path) -> None:
    (folder / "broken.pdf").unlink()
    assert run("--min-known", "1")[0] == 0
    shutil.copy(corpus / "evenki_tex.pdf", folder)
    status, report = run("--min-known", "0.5", "--accept", "none")
    assert status == 1
    (row,) = [row for row in report["files"] if row["known"] < 0.5]
    assert row["path"] == "books/evenki_tex.pdf"
    assert row["unknown"] > 20


def test_what_was_said_in_the_window_is_used(run: Run, folder: Path, corpus: Path) -> None:
    pdf = folder / "evenki.pdf"
    shutil.copy(corpus / "evenki_tex.pdf", pdf)
    entries = folder / "typed.txt"
    entries.write_text("Упкатңи илэл", "utf-8")
    beside = f"{pdf}.cidfix.json"
    assert main(["recover", str(pdf), "--entries", str(entries), "-o", "x.txt", "--save-session", beside]) == 0
    _, report = run()
    (row,) = [row for row in report["files"] if row["path"] == "books/evenki.pdf"]
    assert row["known"] > 0


def test_repaired_pdfs_are_made_and_checked(run: Run, folder: Path) -> None:
    run("--to", "pdf", "--check")
    assert list_outputs() == ["cidfix-batch.jsonl", "more/one.pdf", "more/two.pdf", "one.pdf"]
    assert Path("out/one.pdf").read_bytes().startswith((folder / "one.pdf").read_bytes())


def test_a_second_file_of_one_name_is_numbered(folder: Path, files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, other = folder / "one.pdf", str(files / "cff_simple.pdf")
    shutil.copy(one, "cff_simple.pdf")
    assert main(["batch", "cff_simple.pdf", other, str(files / "cff_simpl[e].pdf"), "-o", "out", "--workers", "1"]) == 0
    assert list_outputs() == ["cff_simple 2.txt", "cff_simple.txt", "cidfix-batch.jsonl"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["nowhere", "-o", "out"], "no such file"),
        (["no*.pdf", "-o", "out"], "no such file"),
        (["books/more/empty", "-o", "out"], "no such file"),
        (["books", "-o", "books/notes.txt"], "notes.txt"),
        (["books", "-o", "out", "--part", "4/3"], "no part"),
        (["books", "-o", "out", "--min-known", "98"], "no share"),
        (["books", "-o", "out", "--workers", "0"], "no number"),
        (["books", "-o", "out", "--report", "missing/r.json"], "missing"),
    ],
)
def test_what_can_not_be_done_is_said_in_a_line(
    folder: Path, arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["batch", *arguments]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert says in line


def to_job(path: Path, out: Path) -> Job:
    return Job(str(path), str(out), ("--accept=none",), (0, 0))


def test_a_file_that_takes_too_long_costs_itself_only(files: Path, tmp_path: Path) -> None:
    names = ("truetype_simple", "cff_simple", "type1_tex")
    jobs = [to_job(files / f"{name}.pdf", tmp_path / f"{name}.txt") for name in names]
    late = list(run_jobs(jobs, 1, Limits(0.05, 4 << 30)))
    assert {one.status for one in late} == {"failed"}
    assert all("longer than 0.05 s" in one.error for one in late)
    assert {one.status for one in run_jobs(jobs, 2, LIMITS)} == {"done"}


def test_a_file_that_needs_too_much_memory_fails_and_is_said_to(files: Path, tmp_path: Path) -> None:
    (outcome,) = run_jobs([to_job(files / "cff_simple.pdf", tmp_path / "a.txt")], 1, Limits(60.0, 64 << 20))
    assert outcome.status == "failed"
    assert list(tmp_path.iterdir()) == []


def test_a_scheduler_that_is_not_there_is_said_in_a_line(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("distributed")
    assert main(["batch", "books", "-o", "out", "--scheduler", "nonsense://nowhere"]) == 2
    assert "no scheduler" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.timeout(400)
@pytest.mark.filterwarnings("default")  # of what other people's library does when its workers are killed
def test_a_cluster_does_the_same_also_where_a_machine_is_lost(run: Run, folder: Path, files: Path) -> None:
    distributed = pytest.importorskip("distributed")
    for number, path in enumerate(sorted(files.glob("*.pdf"))[:4]):
        shutil.copy(path, folder / f"{number}.pdf")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster:
        timer = threading.Timer(6, lambda: os.kill(next(iter(cluster.workers.values())).pid, signal.SIGKILL))
        timer.start()
        _, report = run("--scheduler", cluster.scheduler_address)
        timer.join()
    made = {name: Path("out", name).read_bytes() for name in list_outputs() if name.endswith(".txt")}
    shutil.rmtree("out")
    _, alone = run()
    assert (report["done"], report["failed"]) == (alone["done"], alone["failed"])
    assert made == {name: Path("out", name).read_bytes() for name in list_outputs() if name.endswith(".txt")}


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="it is killed as there")
def test_killed_at_any_moment_it_goes_on_and_leaves_no_half_file(folder: Path, files: Path) -> None:
    for number, path in enumerate(sorted(files.glob("*.pdf"))[:12]):
        shutil.copy(path, folder / f"{number}.pdf")
    command = [sys.executable, "-m", "cidfix", "batch", "books", "-o", "out", "--workers", "2", "--json"]
    kills = 0
    for delay in (0.5, 1.0, 1.5, 2.0, 2.5, 3.0):
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=os.environ)
        time.sleep(delay)
        process.send_signal(signal.SIGKILL)
        kills += process.wait() == -signal.SIGKILL
    assert kills
    subprocess.run(command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    made = {name: Path("out", name).read_bytes() for name in list_outputs() if name.endswith(".txt")}
    shutil.rmtree("out")
    subprocess.run(command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    assert made == {name: Path("out", name).read_bytes() for name in list_outputs() if name.endswith(".txt")}
    assert not list(Path("out").rglob(".cidfix-*"))
