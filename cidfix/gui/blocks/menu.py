"""The menu on blocks: what they are, where they come, where they begin and end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from cidfix.gui.blocks.desk import BlockDesk
from cidfix.gui.blocks.looks import list_offered, name_role
from cidfix.layout import DirectionName
from cidfix.structure.model import Role

translate = QCoreApplication.translate


def list_directions() -> tuple[tuple[DirectionName, str], ...]:
    """The directions in which lines run, and what they are called."""
    return (
        ("ltr", translate("Blocks", "From left to right")),
        ("rtl", translate("Blocks", "From right to left")),
        ("ttb-rl", translate("Blocks", "In columns, the first at the right")),
        ("ttb-lr", translate("Blocks", "In columns, the first at the left")),
    )


def fill_block_menu(menu: QMenu, desk: BlockDesk, line: int | None) -> None:
    """Put into a menu what can be done with the blocks chosen; `line` is the one that a block may be split before."""
    blocks = desk.chosen_blocks
    if not blocks:
        return
    roles = menu.addMenu(translate("Blocks", "What it is"))
    same = {(block.role, block.depth) for block in blocks}
    for role, depth in list_offered():
        action = roles.addAction(name_role(role, depth), partial(desk.set_role, role, depth))
        _check(action, checked=same == {(role, depth)})
    directions = menu.addMenu(translate("Blocks", "How its lines run"))
    for direction, name in list_directions():
        directions.addAction(name, partial(desk.turn, direction))
    menu.addSeparator()
    _add(menu, translate("Blocks", "Read it earlier"), partial(desk.move, -1), enabled=desk.can_move(-1))
    _add(menu, translate("Blocks", "Read it later"), partial(desk.move, 1), enabled=desk.can_move(1))
    menu.addSeparator()
    _add(menu, translate("Blocks", "Merge these blocks"), desk.merge, enabled=desk.can_merge)
    splits = line is not None and desk.can_split(line)
    _add(menu, translate("Blocks", "Begin a block with this line"), partial(desk.split, line or 0), enabled=splits)
    menu.addSeparator()
    _add(menu, translate("Blocks", "Leave it out"), partial(desk.set_role, Role.LEFT_OUT, 0), enabled=True)
    menu.addSeparator()
    alike = menu.addAction(translate("Blocks", "On all pages like this"))
    _check(alike, checked=desk.alike)
    alike.toggled.connect(desk.set_alike)


def _add(menu: QMenu, words: str, call: Callable[[], None], *, enabled: bool) -> None:
    menu.addAction(words, call).setEnabled(enabled)


def _check(action: QAction, *, checked: bool) -> None:
    action.setCheckable(True)
    action.setChecked(checked)
