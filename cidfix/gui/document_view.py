"""One document in the window: pages, lines, letters and the typing line, put beside one another and joined.

The page stays where it is; what stands beside and below it follows the step chosen at the top.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import IntEnum
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QTabWidget, QVBoxLayout, QWidget

from cidfix.gui.actions import Command
from cidfix.gui.blocks.desk import BlockDesk
from cidfix.gui.blocks.layer import BlockLayer
from cidfix.gui.blocks.panel import BlockPanel
from cidfix.gui.conflicts.conflict_list import ConflictList
from cidfix.gui.entry.palette import LetterPalette
from cidfix.gui.entry.typing_line import TypingLine
from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.glyph_picture import GlyphPainter
from cidfix.gui.glyphs.card import GlyphCard
from cidfix.gui.glyphs.grid import GlyphGrid
from cidfix.gui.history_panel import HistoryPanel
from cidfix.gui.lines.view import LinesView
from cidfix.gui.maps.in_use import MapsInUse
from cidfix.gui.page.box import PageBox
from cidfix.gui.page.search_bar import SearchBar
from cidfix.gui.page.thumbnails import PageStrip
from cidfix.gui.page.view import PageView
from cidfix.gui.pictures import PagePictures
from cidfix.gui.proposals.panel import ProposalPanel
from cidfix.gui.proposals.use import list_use_commands
from cidfix.gui.reading_panel import ReadingPanel
from cidfix.gui.references.shelf import FontShelf
from cidfix.gui.repairs.panel import RepairList
from cidfix.gui.repairs.reader import TextReader
from cidfix.gui.rules.editor import RuleEditor
from cidfix.gui.settings import Settings
from cidfix.gui.text_preview import TextPreview
from cidfix.gui.triage.font_cards import FontCards
from cidfix.gui.triage.language_card import LanguageCard
from cidfix.gui.triage.map_offers import MapOffers
from cidfix.gui.triage.separator_cards import SeparatorCards
from cidfix.gui.turns import Turns
from cidfix.gui.workbench import Workbench

_NARROW = 1200  # pixels of width under which the small pages are folded away
_STRIP_WIDTH = 132
_LOW = 700  # pixels of height under which the list of repairs has little room
_LEAST_REPAIRS = 150
_POLISHED = 20  # widgets in one turn of the event loop


class WorkStep(IntEnum):
    """What the user is at: each shows other things beside the page."""

    FONTS = 0
    LETTERS = 1
    PAGES = 2
    TEXT = 3


class DocumentView(QWidget):
    """The pages of a PDF, and once `build` is through all that can be done with it."""

    step_changed = Signal(int)
    """Another step is shown, a WorkStep."""

    def __init__(
        self, pictures: PagePictures, settings: Settings, shelf: FontShelf, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self.pictures = pictures
        self._settings = settings
        self.step = WorkStep.LETTERS
        self.rules: RuleEditor | None = None
        self._is_built = False
        self._turns = Turns(self)
        self.pages = PageView(pictures, self)
        self.strip = PageStrip(pictures, self)
        self.reading = ReadingPanel(self)
        self.side = QStackedWidget()
        self.side.addWidget(self.reading)
        self.middle = QSplitter(Qt.Orientation.Vertical)
        self._page_area = QWidget()
        self._page_column = QVBoxLayout(self._page_area)
        self._page_column.setContentsMargins(0, 0, 0, 0)
        self._page_column.setSpacing(0)
        self._page_column.addWidget(self.pages, 1)
        self.middle.addWidget(self._page_area)
        self.page_box = PageBox(self.pages)
        self.columns = QSplitter(Qt.Orientation.Horizontal)
        for widget in (self._make_strip(), self.middle, self.side):
            self.columns.addWidget(widget)
        self.columns.setStretchFactor(1, 1)
        self.floors = QSplitter(Qt.Orientation.Vertical)
        self.floors.addWidget(self.columns)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.floors, 1)
        self.strip.page_chosen.connect(self.pages.show_page)
        self.pages.page_changed.connect(self.strip.follow)

    def build(self, workbench: Workbench) -> Iterator[None]:
        """Show what was recovered, part by part, so that the window can answer in between; the pages keep their place.

        Until it is through, what was there before is shown.
        """
        art = GlyphArt(workbench.recovery.document)
        self.workbench = workbench
        self.art = art
        self.strip.set_workbench(workbench)
        self.search = SearchBar(workbench, self.pages, self._page_area)
        self._page_column.insertWidget(0, self.search)
        yield
        self.lines = LinesView(workbench, self.pictures, art, self)
        yield
        self.typing = TypingLine(workbench, self.pictures, art, self)
        self.palette_of_letters = LetterPalette(workbench, self.typing.insert, self)
        for widget in (self.lines, self.typing, self.palette_of_letters):
            widget.hide()
        yield
        yield from self._make_fonts()
        self.grid = GlyphGrid(self.workbench, self.pictures, self.art)
        yield
        self.card = GlyphCard(self.workbench, self.pictures, self.art, self.grid)
        yield
        self.proposals = ProposalPanel(self.workbench, self.pictures, self.art, self._shelf)
        yield
        letters = self._make_letters()
        yield
        self.side.addWidget(letters)
        yield
        self._add_blocks()
        yield
        yield from self._make_text()
        self.pages.set_workbench(workbench, art)  # now what is chosen on them is heard by all
        yield
        self.middle.addWidget(self.lines)
        self._column.addWidget(self.typing)
        self._column.addWidget(self.palette_of_letters)
        self._join()
        yield
        self.reset_layout()
        self._restore_layout()
        yield
        self._is_built = True
        self.side.setCurrentIndex(1 + self.step)  # first, since a removal would show the next for a moment
        self.side.removeWidget(self.reading)
        self.reading.deleteLater()
        yield
        self.show_step(self.step)
        yield from _polish(self.side)

    def _make_strip(self) -> QWidget:
        panel = QWidget()
        column = QVBoxLayout(panel)
        column.setContentsMargins(0, 0, 0, 4)
        column.setSpacing(4)
        column.addWidget(self.strip, 1)
        column.addWidget(self.page_box, 0, Qt.AlignmentFlag.AlignHCenter)
        return panel

    def _make_fonts(self) -> Iterator[None]:
        self.separators = SeparatorCards(self.workbench, self.pictures, self.art)
        yield
        self.fonts = FontCards(self.workbench, self.pictures, self.art)
        yield
        self.offers = MapOffers(self.workbench)
        self.languages = LanguageCard(self.workbench, self._settings)
        self.fonts.guesses.addWidget(self.languages)
        self.fonts.guesses.addSpacing(8)
        self.maps_in_use = MapsInUse(self.workbench)
        self.fonts.guesses.addWidget(self.maps_in_use)
        self.fonts.guesses.addWidget(self.offers)
        self.fonts.guesses.addWidget(self.separators)
        yield
        self.side.addWidget(self.fonts)
        yield

    def _make_letters(self) -> QWidget:
        self.conflicts = ConflictList(self.workbench, self.pictures, self.art)
        self.painter = GlyphPainter(self.workbench, self.pictures, self.art)
        self.history = HistoryPanel(self.painter)
        self.letters = QSplitter(Qt.Orientation.Vertical)
        self.letters.addWidget(self.grid)
        self.letters.addWidget(self.card)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        for part in (self.tabs, self.tabs.tabBar()):
            part.setAccessibleName(self.tr("Letters, proposals, conflicts and decisions"))
        self.tabs.addTab(self.letters, self.tr("Letters"))
        self.tabs.addTab(self.proposals, "")
        self.tabs.addTab(self.conflicts, "")
        self.tabs.addTab(self.history, "")
        return self.tabs

    def _make_text(self) -> Iterator[None]:
        self.reader = TextReader(self.workbench, self)
        self.preview = TextPreview(self.workbench, self.reader, self)
        self.side.addWidget(self.preview)
        yield
        self.repairs = RepairList(self.workbench, self.reader, self)
        self.repairs.hide()
        self.floors.addWidget(self.repairs)
        yield

    def _add_blocks(self) -> None:
        self.blocks = BlockPanel(BlockDesk(self.workbench, self))
        self.side.addWidget(self.blocks)

    def _join(self) -> None:
        workbench = self.workbench
        for wanted in (self.pages.typing_wanted, self.pages.chosen, self.conflicts.settled):
            wanted.connect(self.focus_typing)
        self.lines.typing_wanted.connect(self.focus_typing)
        self.lines.take_over_wanted.connect(self.typing.take_over)
        self.lines.show_codes(self._settings.read_flag("codes", True))
        self.lines.codes_toggled.connect(partial(self._settings.write_flag, "codes"))
        self.preview.follow_pages(self.pages)
        self.preview.chosen.connect(self.repairs.choose)
        self.repairs.chosen.connect(self.preview.show_change)
        self.block_layer = BlockLayer(self.blocks.desk, self.pages)
        self.typing.matched.connect(self.pages.show_matches)
        self.typing.matched.connect(self.lines.show_matches)
        workbench.follow(self._name_tabs)
        workbench.history_changed.connect(self._name_tabs)
        workbench.glyph_changed.connect(self._show_letters)
        self.conflicts.wanted.connect(partial(self._show_tab, self.conflicts))
        self.conflicts.count_changed.connect(self._name_tabs)
        self.proposals.wanted.connect(partial(self._show_tab, self.proposals))
        self.proposals.count_changed.connect(self._name_tabs)
        self.proposals.first_read.connect(self._show_read)
        self._name_tabs()

    def _show_letters(self, glyph: int | None) -> None:
        if glyph is not None:
            self.tabs.setCurrentWidget(self.letters)

    def _name_tabs(self) -> None:
        recovery = self.workbench.recovery
        proposed = self.proposals.count
        at = self.tabs.indexOf(self.proposals)
        self.tabs.setTabText(at, self.tr("Proposed {}").format(proposed) if proposed else self.tr("Proposed"))
        contradicted = len(recovery.conflicts) + len(recovery.contradictions)
        at = self.tabs.indexOf(self.conflicts)
        self.tabs.setTabText(at, self.tr("Conflicts {}").format(contradicted) if contradicted else self.tr("Conflicts"))
        decided = len(self.workbench.decisions)
        at = self.tabs.indexOf(self.history)
        self.tabs.setTabText(at, self.tr("Decisions {}").format(decided) if decided else self.tr("Decisions"))

    def show_step(self, step: WorkStep) -> None:
        """Show what belongs to a step beside the page."""
        self.step = step
        if not self._is_built:
            return
        at_letters, at_pages = step is WorkStep.LETTERS, step is WorkStep.PAGES
        for part in (self.side, self.pages, self.strip):
            part.setUpdatesEnabled(False)
        shown = [self.palette_of_letters, self.lines] if at_letters else []
        turns: tuple[Callable[[], object], ...] = (  # all in one would keep the window waiting
            partial(self.side.setUpdatesEnabled, True),
            *(part.show for part in shown),
            partial(self.pages.setUpdatesEnabled, True),
            partial(self.strip.setUpdatesEnabled, True),
        )
        self._turns.begin(turns)
        self.side.setCurrentIndex(step)
        self.pages.set_layer(self.block_layer if at_pages else None)
        self.blocks.desk.show_page(self.pages.page)
        self.blocks.desk.turn_on(at_pages)
        self.typing.setVisible(at_letters)
        if not at_letters:
            self.palette_of_letters.hide()
            self.lines.hide()
        self.repairs.setVisible(step is WorkStep.TEXT)
        if at_letters:
            self.focus_typing()
        elif at_pages:
            self.blocks.list.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.step_changed.emit(step)

    def focus_typing(self) -> None:
        """Put the cursor into the typing line."""
        self.typing.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show_read(self) -> None:
        """What was read of a document that is new is what is looked at first, unless the user looks elsewhere."""
        if not self.workbench.decisions and self.workbench.glyph is None:
            self.tabs.setCurrentWidget(self.proposals)

    def _show_tab(self, panel: QWidget) -> None:
        self.show_step(WorkStep.LETTERS)
        self.tabs.setCurrentWidget(panel)

    def commands(self) -> tuple[Command, ...]:
        """What the parts can be told to do."""
        shown = (self.pages, self.page_box, self.search, self.lines, self.typing, self.palette_of_letters)
        beside = (self.grid, self.card, self.proposals, self.conflicts, self.repairs, self.blocks)
        return (
            *self._list_folds(),
            *self._list_readings(),
            *(command for part in (*shown, *beside) for command in part.commands()),
        )

    def _list_readings(self) -> tuple[Command, ...]:
        """What helps to read the letters."""
        menu = QCoreApplication.translate("Menus", "&Recover")
        words = self.tr("&Written in…")
        language = Command(menu, words, ("Shift+F5",), "language", self.choose_language, lambda: True)
        rules = Command(menu, self.tr("Rules of or&der…"), ("Ctrl+U",), "", self.show_rules, lambda: True)
        return (language, rules, *list_use_commands(self.workbench), *self.proposals.references.commands())

    def choose_language(self) -> None:
        """Go to where the languages of the document are chosen."""
        self.show_step(WorkStep.FONTS)
        self.fonts.ensureWidgetVisible(self.languages)
        self.languages.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_rules(self) -> None:
        """Show the editor of the rules by which letters are put in order."""
        if self.rules is None:
            self.rules = RuleEditor(self.workbench, self)
        self.rules.show()
        self.rules.activateWindow()

    def _list_folds(self) -> tuple[Command, ...]:
        menu = QCoreApplication.translate("Menus", "&View")

        def fold(name: str, key: str, splitter: QSplitter, panel: int, size: int) -> Command:
            def turn() -> None:
                sizes = splitter.sizes()
                sizes[panel] = 0 if sizes[panel] else size
                splitter.setSizes(sizes)

            return Command(menu, name, (key,), "", turn, lambda: True, lambda: splitter.sizes()[panel] > 0)

        lines = max(180, self.height() * 36 // 100)
        return (
            fold(self.tr("Small &pages at the side"), "F7", self.columns, 0, _STRIP_WIDTH),
            fold(self.tr("L&ines below the page"), "Shift+F7", self.middle, 1, lines),
        )

    def reset_layout(self) -> None:
        """Lay the parts out as at the first start: where there is little room, the page has most of it."""
        width, height = max(self.width(), 800), max(self.height(), 500)
        strip, lines = (0, 36) if width < _NARROW else (_STRIP_WIDTH, 45)
        side = max(360, width * 36 // 100)
        self.columns.setSizes([strip, width - side - strip, side])
        if self.middle.count() > 1:
            self.middle.setSizes([height * (100 - lines) // 100, height * lines // 100])
            self.letters.setSizes([height * 50 // 100, height * 50 // 100])
            repairs = height * 28 // 100 if height > _LOW else _LEAST_REPAIRS
            self.floors.setSizes([height - repairs, repairs])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Until the user can have moved anything, the layout follows the size."""
        super().resizeEvent(event)
        if not self._is_built:
            self.reset_layout()

    def save_layout(self) -> None:
        """Remember how the parts are laid out."""
        for name, splitter in self._splitters().items():
            self._settings.write_layout(name, splitter.saveState())

    def _restore_layout(self) -> None:
        for name, splitter in self._splitters().items():
            splitter.restoreState(self._settings.read_layout(name))

    def _splitters(self) -> dict[str, QSplitter]:
        found = {"columns": self.columns}
        if self.middle.count() > 1:
            found |= {"middle": self.middle, "letters": self.letters, "floors": self.floors}
        return found


def _polish(widget: QWidget) -> Iterator[None]:
    """Let all that is inside find its style some parts at a time: Qt does it when they are shown, and all at once."""
    for count, part in enumerate(widget.findChildren(QWidget), 1):
        part.ensurePolished()
        if count % _POLISHED == 0:
            yield
