"""Work on threads: results come back here, and only the newest of a lane."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from cidfix.errors import CidfixError
from cidfix.gui.tasks import Stop, Tasks


@pytest.fixture
def tasks() -> Iterator[Tasks]:
    tasks = Tasks()
    yield tasks
    tasks.close()


def never(error: CidfixError) -> None:
    raise AssertionError(error)


def test_a_result_comes_back_on_the_windows_own_thread(qtbot, tasks):
    came = []
    tasks.run("a", lambda _: threading.current_thread(), lambda r: came.append((r, threading.current_thread())), never)
    qtbot.waitUntil(lambda: bool(came))
    worker, here = came[0]
    assert here is threading.main_thread()
    assert worker is not here


def test_only_the_newest_of_a_lane_counts_and_what_waited_is_never_begun(qtbot, tasks):
    begun, came = [], []
    gate = threading.Event()

    def work(number: int):
        def run(stop: Stop) -> int:
            begun.append(number)
            if number == 0:
                gate.wait(10)
            return number

        return run

    tasks.run("a", work(0), came.append, never)
    qtbot.waitUntil(lambda: bool(begun))
    for number in range(1, 5):
        tasks.run("a", work(number), came.append, never)
    gate.set()
    qtbot.waitUntil(lambda: bool(came))
    qtbot.waitUntil(lambda: not tasks.is_busy("a"))
    assert came == [4]
    assert begun == [0, 4]


def test_what_waits_for_the_disk_holds_up_nothing_that_computes(qtbot, tasks):
    gate, came = threading.Event(), []
    tasks.run("slow", lambda _: gate.wait(10), lambda _: came.append("slow"), never, apart=True)
    tasks.run("quick", lambda _: None, lambda _: came.append("quick"), never)
    qtbot.waitUntil(lambda: came == ["quick"])
    gate.set()
    qtbot.waitUntil(lambda: came == ["quick", "slow"])


def test_cancelled_work_is_told_so_and_says_nothing(qtbot, tasks):
    reached, came = threading.Event(), []

    def work(stop: Stop) -> None:
        while True:
            reached.set()
            stop.check()

    tasks.run("a", work, came.append, came.append)
    qtbot.waitUntil(reached.is_set)
    tasks.cancel("a")
    qtbot.waitUntil(lambda: not tasks.is_busy("a"))
    assert came == []


def test_an_error_for_the_user_is_handed_on_and_another_is_told_as_a_fault(qtbot, tasks, caplog):
    failed = []

    def refuse(_: Stop) -> None:
        raise CidfixError("no such page", "line 3", "look again")

    def break_down(_: Stop) -> None:
        raise ZeroDivisionError("by zero")

    tasks.run("a", refuse, never, failed.append)
    qtbot.waitUntil(lambda: len(failed) == 1)
    tasks.run("a", break_down, never, failed.append)
    qtbot.waitUntil(lambda: len(failed) == 2)
    assert failed[0].what == "no such page"
    assert "ZeroDivisionError: by zero" in failed[1].what
    assert "unexpected error" in caplog.text


def test_closing_stops_what_runs_and_delivers_nothing_more(qtbot):
    tasks = Tasks()
    reached, came = threading.Event(), []

    def work(stop: Stop) -> int:
        reached.set()
        while True:
            stop.check()

    tasks.run("a", work, came.append, came.append)
    qtbot.waitUntil(reached.is_set)
    tasks.close()
    tasks.run("b", lambda _: 1, came.append, came.append)
    qtbot.wait(20)
    assert came == []


class Held:
    """A result that holds something which must be let go."""

    def __init__(self) -> None:
        self.closed = False

    def close(self) -> None:
        self.closed = True


def test_a_result_that_nobody_takes_is_closed(qtbot, tasks):
    gate, held, came = threading.Event(), [], []

    def work(stop: Stop) -> Held:
        held.append(Held())
        gate.wait(10)
        return held[-1]

    tasks.run("a", work, came.append, never)
    qtbot.waitUntil(lambda: bool(held))
    tasks.cancel("a")
    gate.set()
    qtbot.waitUntil(lambda: held[0].closed)
    tasks.run("a", work, came.append, never)
    qtbot.waitUntil(lambda: len(came) == 1)
    assert came == held[1:]
    assert not held[1].closed


def test_a_result_that_comes_while_all_is_closed_is_closed_too(qtbot):
    tasks, begun, held = Tasks(), threading.Event(), Held()

    def work(stop: Stop) -> Held:
        begun.set()
        while not stop.is_set():
            pass
        return held

    tasks.run("a", work, never, never)
    qtbot.waitUntil(begun.is_set)
    tasks.close()
    assert held.closed


def test_of_what_computes_the_most_urgent_comes_first_then_the_oldest(qtbot, tasks):
    gate, begun = threading.Event(), []
    tasks.run("likeness", lambda _: gate.wait(10), lambda _: None, never)
    for lane in ("suggest", "uses", "recover", "trial"):
        tasks.run(lane, lambda _, lane=lane: begun.append(lane), lambda _: None, never)
    assert begun == []
    gate.set()
    qtbot.waitUntil(lambda: not tasks.busy_lanes())
    assert begun == ["trial", "recover", "suggest", "uses"]


def test_what_computes_is_begun_once_the_window_is_painted(qtbot, tasks):
    order = []

    class Painted(QWidget):
        def paintEvent(self, _: QPaintEvent) -> None:
            order.append("painted")

    widget = Painted()
    qtbot.addWidget(widget)
    widget.show()
    qtbot.waitUntil(lambda: bool(order))
    order.clear()
    tasks.run("a", lambda _: order.append("begun"), lambda _: None, never)
    widget.update()
    qtbot.waitUntil(lambda: not tasks.is_busy("a"))
    assert order == ["painted", "begun"]


def test_a_window_that_is_always_busy_does_not_keep_work_from_being_begun(qtbot, tasks):
    came = []

    def go_on() -> None:
        if not came:
            QTimer.singleShot(0, go_on)

    go_on()
    tasks.run("a", lambda _: 1, came.append, never)
    qtbot.waitUntil(lambda: came == [1])


def test_work_that_computes_stands_still_while_the_window_has_things_to_do(qtbot, tasks, monkeypatch):
    monkeypatch.setattr("cidfix.gui.tasks._PATIENCE", 30_000)  # else it goes on where the window is busy for long
    parts, came = [], []
    enough = threading.Event()

    def work(stop: Stop) -> None:
        while not enough.is_set():
            time.sleep(0.005)  # longer than it goes on at a time
            parts.append(None)
            stop.check()

    tasks.run("a", work, came.append, never)
    qtbot.waitUntil(lambda: len(parts) > 3)
    time.sleep(0.05)  # by now it waits for the window, which does not come round
    before = len(parts)
    time.sleep(0.1)
    assert len(parts) == before
    qtbot.waitUntil(lambda: len(parts) > before + 3)
    enough.set()
    qtbot.waitUntil(lambda: bool(came))


def test_work_that_waits_for_the_window_can_be_stopped(qtbot, tasks, monkeypatch):
    monkeypatch.setattr("cidfix.gui.tasks._PATIENCE", 30_000)
    parts = []

    def work(stop: Stop) -> None:
        while True:
            time.sleep(0.005)
            parts.append(None)
            stop.check()

    tasks.run("a", work, parts.append, never)
    qtbot.waitUntil(lambda: len(parts) > 3)
    time.sleep(0.05)
    tasks.close()  # comes back, and not after half a minute
