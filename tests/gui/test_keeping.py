"""What is kept without being asked: sessions, drafts, and what was open when a process died."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from cidfix.errors import CidfixError
from cidfix.files import make_folder
from cidfix.gui.folders import draft_store
from cidfix.gui.keeping import (
    Claim,
    Desk,
    SessionKeeper,
    choose_session_path,
    find_crashed,
    find_session,
    read_desk,
    restore_session,
    write_desk,
)
from cidfix.gui.tasks import Tasks
from cidfix.recover.decisions import Entry, UseMap
from cidfix.recover.maps import write_map
from cidfix.recovery import Recovery, open_document
from cidfix.sessions import save_session

SAMPLES = Path(__file__).parents[2] / "sample_pdfs"
TYPED = Entry("адяй сик", None, "test")


@pytest.fixture
def opened(tmp_path: Path) -> Recovery:
    path = Path(shutil.copy(SAMPLES / "nivkh.pdf", tmp_path / "book.pdf"))
    return open_document(path, pages=[1])


def test_the_session_stands_beside_the_pdf(opened: Recovery):
    path = choose_session_path(opened.document)
    assert path == opened.document.path.parent / "book.pdf.cidfix.json"


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cant_be_written_sends_the_session_to_the_users_own(opened: Recovery, user_folders: Path):
    opened.document.path.parent.chmod(0o500)
    try:
        path = choose_session_path(opened.document)
    finally:
        opened.document.path.parent.chmod(0o700)
    assert user_folders in path.parents


def test_the_newer_of_two_sessions_is_restored(opened: Recovery, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    beside = choose_session_path(opened.document)
    save_session(opened.with_decisions(TYPED), beside)
    monkeypatch.setattr("cidfix.gui.keeping.check_writable", _refuse)
    own = choose_session_path(opened.document)
    assert own != beside
    make_folder(own.parent)
    save_session(opened.with_decisions(TYPED, Entry("правоғун", None, "test")), own)
    os.utime(beside, (1, 1))
    assert find_session(opened.document) == own
    restored, trouble = restore_session(opened)
    assert [decision.text for decision in restored.decisions] == ["адяй сик", "правоғун"]
    assert trouble == ""


def _refuse(path: Path) -> None:
    raise CidfixError("access is not permitted", str(path), "")


def test_what_was_typed_is_restored_though_a_saved_map_is_gone_or_broken(opened: Recovery, tmp_path: Path):
    typed = opened.with_decisions(TYPED)
    maps = [tmp_path / f"{name}.cidmap.json" for name in ("gone", "broken", "sound")]
    for path in maps:
        write_map(path, typed.to_map())
    used = [UseMap(str(path), "test") for path in maps]
    save_session(typed.with_decisions(*used), choose_session_path(opened.document))
    maps[0].unlink()
    maps[1].write_text("{", "utf-8")
    restored, trouble = restore_session(opened)
    assert [type(decision) for decision in restored.decisions] == [Entry, UseMap]
    assert restored.values
    assert trouble == ""
    first, second = restored.notes
    assert first == f"the saved map {maps[0]} is not used any more: there is no such file or folder"
    assert second.startswith(f"the saved map {maps[1]} is not used any more: the file is not JSON")
    assert find_session(opened.document) is not None


def test_a_damaged_session_is_set_aside_and_not_lost(opened: Recovery):
    path = choose_session_path(opened.document)
    path.write_text("{ this is no session", "utf-8")
    restored, trouble = restore_session(opened)
    assert restored.decisions == ()
    assert "book.pdf.cidfix.json.unread1" in trouble
    assert not path.exists()
    assert path.with_name("book.pdf.cidfix.json.unread1").read_text("utf-8") == "{ this is no session"


def test_words_not_entered_yet_and_the_place_in_the_document_come_back(opened: Recovery):
    assert read_desk(opened.document) == Desk(1, 0.0, "width", -1, "")
    desk = Desk(7, 1.25, "page", 2, "адя□ с")
    write_desk(opened.document, desk)
    assert read_desk(opened.document) == desk
    meant = Desk(7, 1.25, "page", 2, "адя□ с", (12, 14))
    write_desk(opened.document, meant)
    assert read_desk(opened.document) == meant


def test_a_damaged_note_of_the_desk_is_as_none(opened: Recovery):
    write_desk(opened.document, Desk(7, 1.25, "", 2, "адя"))
    (note,) = draft_store().iterdir()
    note.write_text('{"page": "x"}', "utf-8")
    assert read_desk(opened.document) == Desk(1, 0.0, "width", -1, "")


def test_a_second_window_is_kept_off_an_open_pdf(tmp_path: Path):
    first = Claim(tmp_path / "book.pdf")
    with pytest.raises(CidfixError, match="another cidfix window has this PDF open"):
        Claim(tmp_path / "book.pdf")
    Claim(tmp_path / "other.pdf").release()
    first.release()
    Claim(tmp_path / "book.pdf").release()


def test_what_a_killed_process_had_open_is_offered_once(tmp_path: Path):
    path = Path(shutil.copy(SAMPLES / "nivkh.pdf", tmp_path / "book.pdf"))
    code = (
        f"import os, sys; from pathlib import Path; from cidfix.gui.keeping import Claim\n"
        f"claim = Claim(Path({str(path)!r})); sys.stdout.flush(); os._exit(9)"
    )
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run([sys.executable, "-c", code], env=environment, check=False, timeout=60)
    assert find_crashed() == (path,)
    assert find_crashed() == ()
    Claim(path).release()


def test_a_pdf_closed_in_order_is_no_crash(tmp_path: Path):
    path = Path(shutil.copy(SAMPLES / "nivkh.pdf", tmp_path / "book.pdf"))
    Claim(path).release()
    assert find_crashed() == ()


def test_a_folder_that_takes_no_session_sends_it_to_the_users_own(qtbot, opened: Recovery, monkeypatch):
    tasks, failed, moved = Tasks(), [], []
    keeper = SessionKeeper(opened.document, tasks, failed.append, moved.append)
    beside = choose_session_path(opened.document)

    def write(recovery: Recovery, path: Path) -> None:
        if path == beside:  # chosen while there was room, and full now
            raise CidfixError("no space left on device", str(path), "")
        save_session(recovery, path)

    monkeypatch.setattr("cidfix.gui.keeping.save_session", write)
    keeper.keep(opened.with_decisions(TYPED))
    keeper.flush()
    tasks.close()
    assert failed == []
    assert keeper.is_saved
    restored, trouble = restore_session(opened)
    assert (restored.decisions, trouble) == ((TYPED,), "")


def test_what_changes_all_the_time_is_saved_all_the_same(qtbot, opened: Recovery):
    tasks = Tasks()
    keeper = SessionKeeper(opened.document, tasks, lambda _error: None, lambda _path: None)
    path = choose_session_path(opened.document)
    typed = opened.with_decisions(TYPED)
    more = QTimer(interval=50)
    more.timeout.connect(lambda: keeper.keep(typed))
    more.start()
    qtbot.waitUntil(path.exists, timeout=5_000)
    more.stop()
    keeper.flush()
    tasks.close()


@pytest.mark.skipif(os.name != "posix", reason="links")
def test_a_pdf_is_claimed_by_whatever_path_it_is_reached(tmp_path: Path):
    (tmp_path / "real").mkdir()
    (tmp_path / "linked").symlink_to(tmp_path / "real")
    first = Claim(tmp_path / "real" / "book.pdf")
    with pytest.raises(CidfixError, match="another cidfix window"):
        Claim(tmp_path / "linked" / "book.pdf")
    first.release()


def test_folders_that_can_not_be_made_keep_nobody_from_reading(opened: Recovery, tmp_path: Path, monkeypatch):
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")
    for name in ("XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(blocked / "below"))
    assert find_crashed() == ()
    Claim(opened.document.path).release()
    assert restore_session(opened) == (opened, "")
    assert read_desk(opened.document) == Desk(1, 0.0, "width", -1, "")


@pytest.mark.parametrize("note", ['{"page": 1e400, "zoom": 1, "fit": "", "step": 0, "draft": ""}', "[" * 100_000])
def test_a_note_of_the_desk_that_no_program_wrote_is_as_none(opened: Recovery, note: str):
    write_desk(opened.document, Desk(7, 1.25, "", 2, "адя"))
    (path,) = draft_store().iterdir()
    path.write_text(note, "utf-8")
    assert read_desk(opened.document) == Desk(1, 0.0, "width", -1, "")


def test_another_copy_of_a_pdf_starts_as_a_new_document(opened: Recovery, tmp_path: Path):
    write_desk(opened.document, Desk(1, 3.0, "", 0, "адя"))
    copy = Path(shutil.copy(opened.document.path, tmp_path / "copy.pdf"))
    assert read_desk(open_document(copy, pages=[1]).document) == Desk(1, 0.0, "width", -1, "")
    assert read_desk(opened.document) == Desk(1, 3.0, "", 0, "адя")
