"""The structure is found beside the window: stopped when nobody waits for it, never begun twice for the same."""

from __future__ import annotations

import threading

import pytest

from cidfix.gui.blocks.desk import BlockDesk
from cidfix.recover.grammar import parse_decision
from cidfix.recovery import Recovery


class SlowWork:
    """Lets the structure be found only when it is told to, and counts how often that was begun."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.began = 0
        self.go_on = threading.Event()
        find = Recovery.prepare_structure

        def wait(recovery, check):
            self.began += 1
            while not self.go_on.wait(0.002):
                check()
            return find(recovery, check)

        monkeypatch.setattr(Recovery, "prepare_structure", wait)


@pytest.fixture
def work(monkeypatch):
    return SlowWork(monkeypatch)


def test_leaving_the_step_stops_the_work_and_coming_back_begins_it_anew(qtbot, make_workbench, columns, work):
    workbench = make_workbench(columns)
    desk = BlockDesk(workbench)
    desk.turn_on(True)
    qtbot.waitUntil(lambda: work.began == 1)
    desk.turn_on(False)
    qtbot.waitUntil(lambda: not workbench.tasks.busy_lanes())
    assert desk.shown is None
    desk.turn_on(True)
    work.go_on.set()
    qtbot.waitUntil(lambda: desk.shown is not None)
    assert work.began == 2
    assert [block.number for block in desk.list_blocks(1)] == [0, 1, 2, 3, 4]


def test_turning_pages_does_not_begin_the_work_again(qtbot, make_workbench, columns, work):
    desk = BlockDesk(make_workbench(columns))
    desk.turn_on(True)
    qtbot.waitUntil(lambda: work.began == 1)
    for page in (2, 3):
        desk.show_page(page)
    assert work.began == 1
    work.go_on.set()
    qtbot.waitUntil(lambda: desk.shown is not None and desk.shown.page == 3)


def test_a_decision_comes_before_the_work_that_it_makes_outdated(qtbot, make_workbench, columns, work):
    workbench = make_workbench(columns)
    desk = BlockDesk(workbench)
    desk.turn_on(True)
    qtbot.waitUntil(lambda: work.began == 1)
    workbench.decide(parse_decision("!role left-out @1(50,100,270,160)", "said"))
    qtbot.waitUntil(lambda: work.began == 2)  # the decision is computed, though the first work never ended
    assert len(workbench.recovery.decisions) == 1
    work.go_on.set()
    qtbot.waitUntil(lambda: desk.shown is not None)
    assert str(desk.list_blocks(1)[1].role) == "left-out"
