"""Calls that are made one in a turn of the event loop."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QTimer

from cidfix.gui.turns import Turns


def test_calls_come_in_their_order_with_turns_for_others_in_between(qtbot) -> None:
    made: list[str] = []
    turns = Turns()
    timer = QTimer(interval=0)
    timer.timeout.connect(lambda: made.append("other"))
    timer.start()
    for name in ("first", "second", "third"):
        turns.add(lambda name=name: made.append(name))
    assert (len(turns), made) == (3, [])
    qtbot.waitUntil(lambda: "third" in made)
    timer.stop()
    places = [made.index(name) for name in ("first", "second", "third")]
    assert places == sorted(places)
    assert all("other" in made[a:b] for a, b in pairwise(places))


def test_what_is_begun_anew_takes_the_place_of_what_waits_and_what_is_dropped_is_not_called(qtbot) -> None:
    made: list[str] = []
    turns = Turns()
    turns.add(lambda: made.append("old"))
    turns.begin([lambda: made.append("new"), lambda: made.append("last")], 5)
    qtbot.waitUntil(lambda: made == ["new", "last"])
    turns.add(lambda: made.append("dropped"))
    turns.clear()
    qtbot.wait(20)
    assert made == ["new", "last"]


def test_a_call_that_fails_keeps_no_other_from_being_made(qtbot) -> None:
    made: list[str] = []
    turns = Turns()
    with qtbot.captureExceptions() as raised:
        turns.begin([lambda: made[0], lambda: made.append("next")])
        qtbot.waitUntil(lambda: made == ["next"])
    assert [kind for kind, _, _ in raised] == [IndexError]


def test_steps_are_taken_one_in_a_turn_the_first_at_once(qtbot):
    made = []

    def build():
        for number in range(3):
            made.append(number)
            yield

    turns = Turns()
    turns.go_through(build())
    assert made == [0]
    QCoreApplication.processEvents()
    assert made == [0, 1]
    qtbot.waitUntil(lambda: made == [0, 1, 2] and not len(turns), timeout=5000)
