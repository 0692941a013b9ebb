"""The menu on a glyph or a choice of glyphs of the page: what can be said of it, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from cidfix.gui.workbench import SET_IN_WINDOW, Stretch, Workbench
from cidfix.layout import DirectionName
from cidfix.recover.decisions import SetDirection, SpaceIs, StopIs

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Spot:
    """What was asked about: a glyph, the stretch it belongs to, and the line (index into the layout), as far as any."""

    glyph: int | None
    stretch: Stretch | None
    line: int | None


def fill_page_menu(menu: QMenu, workbench: Workbench, spot: Spot, type_there: Callable[[], object]) -> None:
    """Put into a menu what makes sense at a spot; `type_there` gives the focus to the typing line."""

    def aim() -> None:
        workbench.aim(spot.stretch)
        type_there()

    if spot.stretch is not None:
        start, stop = spot.stretch
        menu.addAction(translate("PageMenu", "Type what stands here"), aim)
        menu.addAction(translate("PageMenu", "Copy what is decoded"), lambda: copy_decoded(workbench, (start, stop)))
    if spot.glyph is not None:
        glyph = spot.glyph
        menu.addAction(translate("PageMenu", "Show this letter’s card"), lambda: workbench.show_glyph(glyph))
        menu.addSeparator()
        _add_separators(menu, workbench, glyph)
    if spot.line is not None:
        menu.addSeparator()
        _add_direction(menu, workbench, spot.line)


def copy_decoded(workbench: Workbench, stretch: Stretch) -> None:
    """Put the text of a stretch on the clipboard, holes where it is unknown."""
    QGuiApplication.clipboard().setText(workbench.recovery.decode_open(*stretch))


def _add_separators(menu: QMenu, workbench: Workbench, glyph: int) -> None:
    recovery = workbench.recovery
    number, code = int(recovery.document.glyphs.font[glyph]), int(recovery.document.glyphs.code[glyph])
    font = recovery.document.fonts[number].name
    space = glyph in recovery.spaces
    stop = any(guess.glyph == glyph and guess.score >= 0.5 for guess in recovery.layout.separators[number].stops)
    words = translate("PageMenu", "This is not a space") if space else translate("PageMenu", "This is a space")
    menu.addAction(words, lambda: workbench.restate(SpaceIs(font, code, not space, SET_IN_WINDOW)))
    if not space:
        words = (
            translate("PageMenu", "This is not a full stop") if stop else translate("PageMenu", "This is a full stop")
        )
        menu.addAction(words, lambda: workbench.restate(StopIs(font, code, not stop, SET_IN_WINDOW)))


def _add_direction(menu: QMenu, workbench: Workbench, line: int) -> None:
    layout = workbench.recovery.layout
    other: dict[DirectionName, tuple[DirectionName, str]] = {
        "ltr": ("rtl", translate("PageMenu", "This line runs right to left")),
        "rtl": ("ltr", translate("PageMenu", "This line runs left to right")),
        "ttb-rl": ("ttb-lr", translate("PageMenu", "The next column is the one to the right")),
        "ttb-lr": ("ttb-rl", translate("PageMenu", "The next column is the one to the left")),
    }
    now: DirectionName = workbench.recovery.direction_name(line)
    name, words = other[now]
    column = now.startswith("ttb")  # the order of columns is no matter of one line
    place = int(layout.page[line]), None if column else int(layout.number[line])
    menu.addAction(words, lambda: workbench.restate(SetDirection(name, *place, SET_IN_WINDOW)))
