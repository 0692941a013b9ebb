"""What test_kills.py kills: it saves without end, and says on standard output what is on the disk.

    python tests/killed.py KIND PDF FOLDER

For each line of standard input it begins anew, in a process of its own, and writes that process's number, then a number
whenever something was saved: how many decisions, or which state of the library. What follows may be there too. Where
the process has ended, it writes "ended".
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import cidfix
from cidfix.recover.collection import change_map, choose_path, delete_map, turn_back
from cidfix.recover.decisions import Decision
from cidfix.recover.grammar import parse_decisions
from cidfix.recovery import Recovery
from cidfix.sessions import save_session
from cidfix.shapes.index import NO_SHAPES

MOST = 5000


def make_decisions(recovery: Recovery) -> tuple[Decision, ...]:
    """A letter for one code after the other, over and over: only how many there are counts."""
    glyphs, fonts = recovery.document.glyphs, recovery.document.fonts
    codes = [f"{fonts[f].name}:{c}" for f, c in zip(glyphs.font.tolist(), glyphs.code.tolist(), strict=True)]
    lines = (f"={codes[k % len(codes)]} {chr(0x430 + k % 32)}" for k in range(MOST))
    return tuple(parse_decisions("\n".join(lines), "killed"))


Work = Callable[[], Iterator[int]]


def save(pdf: Path, folder: Path) -> Work:
    """A session, saved after each decision."""
    recovery = cidfix.open(pdf).with_letters(NO_SHAPES, "none")  # so that what is saved takes no long reading
    decisions = make_decisions(recovery)

    def work() -> Iterator[int]:
        for number in range(1, MOST):
            save_session(recovery.with_decisions(*decisions[:number]), folder / "a.session.json")
            yield number

    return work


def write_library(pdf: Path, _: Path) -> Work:
    """A map of the library that is made, changed, deleted and brought back, while another stays."""
    recovery = cidfix.open(pdf).with_letters(NO_SHAPES, "none")
    decisions = make_decisions(recovery)
    stays, changes = choose_path("stays"), choose_path("changes")
    change_map(stays, recovery.with_decisions(*decisions[:9]).to_map())

    def work() -> Iterator[int]:
        for number in count(1):
            change_map(changes, recovery.with_decisions(*decisions[: 1 + number % 40]).to_map())
            turn_back(delete_map(changes))
            yield number

    return work


def autosave(pdf: Path, _: Path) -> Work:
    """The window, in which one letter after the other is set by hand; nothing is ever saved by its user."""
    from PySide6.QtWidgets import QApplication

    from cidfix.gui.keeping import SessionKeeper
    from cidfix.gui.settings import Settings
    from cidfix.gui.window import MainWindow

    def work() -> Iterator[int]:
        application = QApplication([])
        window = MainWindow(Settings())
        window.show()
        window.open_path(pdf)

        def wait(until: Callable[[], bool]) -> None:
            while not until():
                application.processEvents()
                time.sleep(0.002)

        wait(window.is_ready)
        workbench, keeper = window.workbench, window.findChild(SessionKeeper)
        assert workbench is not None
        assert keeper is not None
        for decision in make_decisions(workbench.recovery):
            workbench.decide(decision)
            number = len(workbench.decisions)
            wait(lambda number=number: len(workbench.recovery.decisions) == number and keeper.is_saved)
            yield number

    return work


KINDS = {"save": save, "library": write_library, "autosave": autosave}


def tell(what: object) -> None:
    os.write(1, f"{what}\n".encode())


def main() -> None:
    kind, pdf, folder = sys.argv[1:]
    work = KINDS[kind](Path(pdf), Path(folder))
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            tell(os.getpid())
            for done in work():
                tell(done)
        os.waitpid(child, 0)
        tell("ended")


if __name__ == "__main__":
    main()
