"""What is changed in a map is written, unless the map was changed elsewhere; then what the user answers is done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject

from cidfix.gui.maps.disputes import Dispute, DisputeBar
from cidfix.gui.maps.editor import MapComparison, MapEditor
from cidfix.gui.maps.keeper import Edit, ElsewhereError, MapKeeper, Refused
from cidfix.recover.collection import change_map, choose_path
from cidfix.recover.maps import SavedMap

Compare: TypeAlias = Callable[[tuple[str, str], tuple[SavedMap, SavedMap]], MapComparison]
"""Shows two maps, by their names, side by side."""


class Settling(QObject):
    """Asks in `bar`, or in the bar of the editor in which the map was changed."""

    def __init__(self, keeper: MapKeeper, compare: Compare, parent: QObject) -> None:
        super().__init__(parent)
        self._keeper, self._compare = keeper, compare
        self.bar = DisputeBar()
        self._hear(self.bar, None)

    def change(self, name: str, words: str, path: Path, before: SavedMap, edit: Edit) -> None:
        """Change a map that was `before` when the user changed it."""
        self._keeper.edit(words, path, before, edit, partial(self._ask, name, words))

    def watch(self, editor: MapEditor) -> None:
        """Write what is changed in an editor."""
        words = editor.said
        refused = self._make_asking(editor, words)
        editor.changed.connect(lambda before, edit: self._keeper.edit(words, editor.path, before, edit, refused))
        editor.left_unsaved.connect(self._save_new)
        self._hear(editor.bar, editor)

    def save_unsettled(self) -> None:
        """The program ends: what was not settled becomes maps of their own."""
        while (dispute := self.bar.dispute) is not None:
            self._save_new(dispute)
            self.bar.settle(dispute.path)

    def _hear(self, bar: DisputeBar, editor: MapEditor | None) -> None:
        bar.keep_wanted.connect(partial(self._keep, editor))
        bar.take_wanted.connect(partial(self._take, editor))
        bar.compare_wanted.connect(partial(self._compare_both, bar, editor))
        bar.new_wanted.connect(partial(self._save_apart, editor))

    def _make_asking(self, editor: MapEditor, words: str) -> Refused:
        def refused(error: ElsewhereError) -> None:
            if editor.is_left:
                self._ask(editor.name, words, error)
            else:
                editor.ask(error.theirs, error.is_gone)
                self._keeper.look()

        return refused

    def _ask(self, name: str, words: str, error: ElsewhereError) -> None:
        self.bar.ask(Dispute(name, words, error.path, error.mine, error.theirs, error.is_gone))
        self._keeper.look()  # what is listed is not what there is

    def _keep(self, editor: MapEditor | None, dispute: Dispute) -> None:
        """Write what was decided here over what was done elsewhere, as the user saw it."""
        refused: Refused = partial(self._ask, dispute.name, dispute.words)
        if editor is not None:
            editor.show_map(dispute.mine)
            refused = self._make_asking(editor, dispute.words)
        if dispute.theirs is None:
            self._keeper.change(dispute.words, lambda _stop: change_map(dispute.path, dispute.mine))
        else:
            self._keeper.edit(dispute.words, dispute.path, dispute.theirs, lambda _saved: dispute.mine, refused)

    def _take(self, editor: MapEditor | None, dispute: Dispute) -> None:
        """Let what was done elsewhere stay."""
        if editor is not None and dispute.theirs is not None:
            editor.show_map(dispute.theirs)
        elif editor is not None:
            editor.drop()
        self._keeper.look()

    def _compare_both(self, bar: DisputeBar, editor: MapEditor | None, dispute: Dispute) -> None:
        theirs = dispute.theirs
        assert theirs is not None  # or it would not be offered

        def merge(edit: Edit) -> None:
            if bar.dispute == dispute:  # else more was changed meanwhile, which is asked about
                bar.settle(dispute.path)
                if editor is not None:
                    editor.show_map(edit(theirs))
            self.change(dispute.name, dispute.words, dispute.path, theirs, edit)

        names = dispute.name, self.tr("{} as you changed it").format(dispute.name)
        self._compare(names, (theirs, dispute.mine)).merged.connect(merge)

    def _save_apart(self, editor: MapEditor | None, dispute: Dispute) -> None:
        self._save_new(dispute)
        if editor is not None:
            editor.drop()

    def _save_new(self, dispute: Dispute) -> None:
        """What was decided here becomes a map of its own, under the old name where that is free."""
        name, saved = dispute.name, dispute.mine
        if not dispute.is_gone:
            name = self.tr("{} (changed)").format(name)
            saved = replace(saved, name=name)
        words = self.tr("what you changed in {} was saved as a new map").format(dispute.name)
        self._keeper.change(words, lambda _stop: change_map(choose_path(name), saved))
