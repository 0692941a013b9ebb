"""The blocks of the page looked at, those that are chosen, and what the user says of them.

The structure is computed on a thread, only while the step is shown, and whatever is decided or turned to meanwhile
makes that work outdated. So what is shown may be a moment behind; decisions name areas, and are right all the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from cidfix.errors import CidfixError
from cidfix.gui.tasks import Stop
from cidfix.gui.workbench import SET_IN_WINDOW, Workbench
from cidfix.layout import DirectionName, Layout
from cidfix.recover.block_decisions import Analysis, FindBlocks, MergeBlocks, MoveBlock, SetRole, SplitBlock, TurnBlock
from cidfix.recover.contradictions import drop_contradicted
from cidfix.recovery import Recovery
from cidfix.structure.corrections import find_superseded, name_lines
from cidfix.structure.model import Role, Structure
from cidfix.structure.pages import PageBlock, index_pages, list_page_blocks

_LANE = "structure"


@dataclass(frozen=True, slots=True, eq=False)
class ShownBlocks:
    """The blocks of a recovery, where each page's are, and those of one page with the text of their lines."""

    recovery: Recovery
    structure: Structure
    pages: Mapping[int, Sequence[int]]
    page: int
    blocks: tuple[PageBlock, ...]
    texts: Mapping[int, str]


class BlockDesk(QObject):
    """What the list, the page and the menus of the step share.

    `chosen` are the first lines on the page of the blocks chosen; `alike` is it whether what is said holds for all
    pages on which something stands at the same place.
    """

    shown_changed = Signal()
    """Other blocks are shown."""

    chosen_changed = Signal()
    """Other blocks are chosen, or what is said holds for other pages."""

    def __init__(self, workbench: Workbench, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.workbench = workbench
        self.shown: ShownBlocks | None = None
        self.chosen: frozenset[int] = frozenset()
        self.alike = False
        self.page = 1
        self._is_on = False
        self._wanted: Recovery | None = None  # the one whose blocks are being found
        self._others: dict[int, tuple[PageBlock, ...]] = {}
        workbench.followed.connect(self._renew)
        workbench.history_changed.connect(self._give_up)

    @property
    def is_on(self) -> bool:
        """Whether the step is shown."""
        return self._is_on

    def turn_on(self, is_on: bool) -> None:
        """Show blocks, or have no more to do with them for now."""
        self._is_on = is_on
        if is_on:
            self._renew()
        else:
            self._give_up()

    def show_page(self, page: int) -> None:
        """Another page is looked at."""
        if page != self.page:
            self.page = page
            self._choose(frozenset())
            self._renew()

    def list_blocks(self, page: int) -> tuple[PageBlock, ...]:
        """The blocks of any page in reading order; none while nothing is computed."""
        if self.shown is None:
            return ()
        if page == self.shown.page:
            return self.shown.blocks
        if page not in self._others:
            self._others[page] = _list_blocks(self.shown.recovery, self.shown.structure, page, self.shown.pages)
        return self._others[page]

    @property
    def chosen_blocks(self) -> tuple[PageBlock, ...]:
        """The blocks chosen, in reading order."""
        return tuple(block for block in self.list_blocks(self.page) if block.lines[0] in self.chosen)

    def choose(self, blocks: Iterable[PageBlock]) -> None:
        """Choose blocks of the page looked at, and no others."""
        self._choose(frozenset(block.lines[0] for block in blocks))

    def set_alike(self, alike: bool) -> None:
        """What is said from now on holds for all pages like this one, or not."""
        if alike != self.alike:
            self.alike = alike
            self.chosen_changed.emit()

    def list_directions(self) -> frozenset[DirectionName]:
        """How the lines of the chosen blocks run."""
        return frozenset(
            self.shown.recovery.direction_name(line)
            for block in self.chosen_blocks
            for line in block.lines
            if self.shown is not None
        )

    def set_role(self, role: Role, depth: int) -> None:
        """Say what the chosen blocks are."""
        if self.chosen_blocks:
            said = SetRole(
                name_lines(self._find_lines(), self._layout, alike=self.alike), role.value, depth, SET_IN_WINDOW
            )
            self.workbench.supersede(find_superseded(self.workbench.decisions, said), said)

    def turn(self, direction: DirectionName) -> None:
        """Say how the lines of the chosen blocks run."""
        if self.chosen_blocks:
            areas = name_lines(self._find_lines(), self._layout, alike=self.alike)
            self.workbench.restate(TurnBlock(areas, direction, SET_IN_WINDOW))

    @property
    def analysis(self) -> Analysis | None:
        """How the user wants blocks to be found; None where that is left to the sentences."""
        return next((said.by for said in drop_contradicted(self._said_of_all) if isinstance(said, FindBlocks)), None)

    @property
    def _said_of_all(self) -> tuple[FindBlocks, ...]:
        return tuple(said for said in self.workbench.decisions if isinstance(said, FindBlocks))

    def find_by(self, analysis: Analysis | None) -> None:
        """Say how the blocks of all pages are to be found, or leave it to the sentences again."""
        if analysis is None:
            self.workbench.take_back(*self._said_of_all)
        else:
            self.workbench.restate(FindBlocks(analysis, SET_IN_WINDOW))

    def merge(self) -> None:
        """Make the chosen blocks one."""
        if self.can_merge:
            self.workbench.decide(
                MergeBlocks(name_lines(self._find_lines(), self._layout, alike=self.alike), SET_IN_WINDOW)
            )

    @property
    def can_merge(self) -> bool:
        """Whether several blocks are chosen."""
        return len(self.chosen_blocks) > 1

    def split(self, line: int) -> None:
        """Let a line begin a block."""
        if self.can_split(line):
            (area, *_) = name_lines((line,), self._layout, alike=self.alike)
            self.workbench.decide(SplitBlock(area, SET_IN_WINDOW))

    def can_split(self, line: int) -> bool:
        """Whether a line stands inside a block."""
        return any(
            line in block.lines and (line != block.lines[0] or not block.begins)
            for block in self.list_blocks(self.page)
        )

    def move(self, step: int) -> None:
        """Read the chosen blocks a block earlier (-1) or later (1), as seen on the page."""
        target = self._find_neighbour(step)
        if target is not None and not self.is_behind:  # or it would be moved past where it was a moment ago
            self.move_beside(target, before=step < 0)

    @property
    def is_behind(self) -> bool:
        """Whether something was decided that the blocks shown do not follow yet."""
        return self.shown is None or self.shown.recovery.decisions != self.workbench.decisions

    def can_move(self, step: int) -> bool:
        """Whether there is a block that the chosen ones could be read before, or behind."""
        return self._find_neighbour(step) is not None

    def move_beside(self, target: PageBlock, *, before: bool) -> None:
        """Read the chosen blocks directly before or behind another."""
        if not self.chosen_blocks or target.lines[0] in self.chosen:
            return
        beside = name_lines(target.lines, self._layout, alike=self.alike)[0 if before else -1]
        areas = name_lines(self._find_lines(), self._layout, alike=self.alike)
        self.workbench.decide(MoveBlock(areas, "before" if before else "after", beside, SET_IN_WINDOW))

    def _find_neighbour(self, step: int) -> PageBlock | None:
        text = [block for block in self.list_blocks(self.page) if block.number]
        places = [at for at, block in enumerate(text) if block.lines[0] in self.chosen]
        if not places:
            return None
        at = places[0] - 1 if step < 0 else places[-1] + 1
        return text[at] if 0 <= at < len(text) else None

    def _find_lines(self) -> list[int]:
        """The lines of the chosen blocks, also on other pages unless it is said of all pages like this."""
        assert self.shown is not None
        blocks = self.shown.structure.blocks
        return [
            line for each in self.chosen_blocks for line in (each.lines if self.alike else blocks[each.block].lines)
        ]

    @property
    def _layout(self) -> Layout:
        assert self.shown is not None
        return self.shown.recovery.layout

    def _choose(self, chosen: frozenset[int]) -> None:
        if chosen != self.chosen:
            self.chosen = chosen
            self.chosen_changed.emit()

    def _give_up(self) -> None:
        """Let what is computed rest, so that what the user decides now comes first."""
        self._wanted = None
        self.workbench.tasks.cancel(_LANE)

    def _renew(self) -> None:
        recovery, page = self.workbench.recovery, self.page
        if not self._is_on or self._wanted is recovery:  # it is on the way, be it with another page
            return
        self._wanted = recovery

        def work(stop: Stop) -> ShownBlocks:
            structure = recovery.prepare_structure(stop.check)
            pages = index_pages(structure)
            blocks = _list_blocks(recovery, structure, page, pages)
            decode = recovery.decoder("mark").decode_line
            texts = {line: decode(line) for block in blocks for line in block.lines}
            return ShownBlocks(recovery, structure, pages, page, blocks, texts)

        self.workbench.tasks.run(_LANE, work, self._show, self._fail)

    def _fail(self, error: CidfixError) -> None:
        self._wanted = None
        self.workbench.failed.emit(error)

    def _show(self, shown: ShownBlocks) -> None:
        self._wanted = None
        before, self.shown = self.shown, shown
        self._others = {}
        if before is not None and before.recovery.layout is not shown.recovery.layout:
            self._choose(frozenset())
        heads = {block.lines[0]: block for block in shown.blocks}
        owners = {line: block.lines[0] for block in shown.blocks for line in block.lines}
        kept = frozenset(line if line in heads else owners[line] for line in self.chosen if line in owners)
        self.shown_changed.emit()
        self._choose(kept)
        if shown.page != self.page:
            self._renew()


def _list_blocks(
    recovery: Recovery, structure: Structure, page: int, pages: Mapping[int, Sequence[int]]
) -> tuple[PageBlock, ...]:
    return tuple(list_page_blocks(structure, recovery.layout, page, pages.get(page, ())))
