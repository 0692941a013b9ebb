"""Which proposals stand in the text before they are answered: chosen in the menu or above the proposals."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox

from cidfix.gui.actions import Command
from cidfix.gui.workbench import Workbench
from cidfix.recover.values import Accept

translate = QCoreApplication.translate


def fill_uses(combo: QComboBox, workbench: Workbench) -> None:
    """Let a combo box show and choose which proposals are used."""
    names: tuple[tuple[Accept, str], ...] = (
        ("none", translate("UseProposals", "no proposals")),
        ("sure", translate("UseProposals", "sure proposals")),
        ("all", translate("UseProposals", "all proposals")),
    )
    for accept, name in names:
        combo.addItem(name, accept)

    def show(accept: Accept) -> None:
        combo.setCurrentIndex(combo.findData(accept))

    show(workbench.accept)
    workbench.accept_changed.connect(show)
    combo.activated.connect(lambda _row: workbench.use_proposals(combo.currentData()))


def list_use_commands(workbench: Workbench) -> tuple[Command, ...]:
    """The same as commands of the menu."""
    menu = translate("Menus", "&Recover")
    names: tuple[tuple[Accept, str], ...] = (
        ("none", translate("UseProposals", "Use n&o proposals")),
        ("sure", translate("UseProposals", "Use &sure proposals")),
        ("all", translate("UseProposals", "Use &all proposals")),
    )

    def choose(accept: Accept, name: str) -> Command:
        return Command(
            menu,
            name,
            (),
            "",
            lambda: workbench.use_proposals(accept),
            lambda: True,
            lambda: workbench.accept == accept,
            "accept",
        )

    return tuple(choose(*one) for one in names)
