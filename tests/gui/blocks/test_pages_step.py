"""The step Pages: blocks on the page and in a list are put in order, joined, parted, named and left out."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QTextCursor
from PySide6.QtWidgets import QApplication, QMenu

from cidfix.cli.arguments import parse_arguments
from cidfix.gui.document_view import WorkStep
from cidfix.gui.wording import describe_decision
from cidfix.sessions import save_session
from cidfix.structure.model import Role

PAGE_1 = ["alpha1", "beta1", "gamma1", "delta1"]
CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


def press(qtbot, reader, key, held=Qt.KeyboardModifier.NoModifier):
    qtbot.keyClick(reader.window.focusWidget(), key, held)
    reader.settle()


def read_history(reader):
    history = reader.window.view.history
    model = history.decisions.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_blocks_are_listed_with_their_numbers_roles_and_words_and_the_text_below(reader):
    blocks = reader.window.view.blocks
    assert reader.first_words() == PAGE_1
    rows = [blocks.list.item(row).text() for row in range(blocks.list.count())]
    assert rows[0] == "Page number or running head  ·  The First Part"
    assert rows[1].startswith("1. Text  ·  alpha1 no one shall be held in slavery")
    assert blocks.text.toPlainText().split("\n\n")[0].splitlines() == [
        "alpha1 no one shall be held in slavery",
        "or servitude and the slave trade",
        "is prohibited in all forms.",
    ]
    assert "Page 1" in blocks.heading.text()


def test_blocks_have_a_menu_pages_their_lists_and_other_steps_the_mouse(qtbot, reader):
    menu = QMenu()
    layer = reader.window.view.block_layer
    x0, y0, _, y1 = reader.find("beta1").boxes[0]
    layer.fill_menu(menu, 1, QPointF(x0 + 5, y1 - 2))
    words = {action.text(): action.isEnabled() for action in menu.actions() if action.text()}
    assert [block.number for block in reader.desk.chosen_blocks] == [2]
    assert words["Begin a block with this line"]
    assert not words["Merge these blocks"]
    assert words["Leave it out"]
    other = QMenu()
    layer.fill_menu(other, 1, QPointF(x0 + 15, y0 + 2))
    assert not next(a for a in other.actions() if a.text() == "Begin a block with this line").isEnabled()
    reader.window.view.pages.show_page(3)
    reader.settle()
    assert reader.desk.page == 3
    assert reader.window.view.blocks.list.item(1).text().startswith("1. Text  ·  alpha3")
    reader.window.view.pages.show_page(1)
    reader.settle()
    assert reader.first_words() == PAGE_1
    reader.window.show_step(WorkStep.LETTERS)
    reader.settle()
    qtbot.mouseDClick(reader.window.view.pages.viewport(), Qt.MouseButton.LeftButton, pos=reader.to_view("beta1"))
    assert reader.window.workbench.picked
    assert reader.desk.chosen == frozenset()


def test_keys_alone_move_a_block_and_undo_it(qtbot, reader):
    reader.window.view.blocks.list.setFocus()
    for _ in range(2):
        press(qtbot, reader, Qt.Key.Key_Down)
    assert [b.number for b in reader.desk.chosen_blocks] == [1]
    press(qtbot, reader, Qt.Key.Key_Down, ALT)
    assert reader.first_words() == ["beta1", "alpha1", "gamma1", "delta1"]
    press(qtbot, reader, Qt.Key.Key_Down, ALT)  # it is chosen still
    assert reader.first_words() == ["beta1", "gamma1", "alpha1", "delta1"]
    assert reader.window.view.blocks.text.toPlainText().index("gamma1") < (
        reader.window.view.blocks.text.toPlainText().index("alpha1")
    )
    press(qtbot, reader, Qt.Key.Key_Z, CONTROL)
    press(qtbot, reader, Qt.Key.Key_Z, CONTROL)
    assert reader.first_words() == PAGE_1
    press(qtbot, reader, Qt.Key.Key_Y, CONTROL)
    assert reader.first_words() == ["beta1", "alpha1", "gamma1", "delta1"]
    pages = reader.window.view.pages
    pages.set_zoom(5)
    pages.show_page(1)
    press(qtbot, reader, Qt.Key.Key_End)
    assert [b.number for b in reader.desk.chosen_blocks] == [4]
    assert pages.viewport().rect().contains(reader.to_view("delta1"))  # what is chosen in the list is shown


def test_a_block_is_dragged_on_the_page_to_where_it_is_read_unless_escape_gives_it_up(qtbot, reader):
    viewport = reader.window.view.pages.viewport()
    start, end = reader.to_view("delta1"), reader.to_view("alpha1", 0.1)
    qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    assert [block.number for block in reader.desk.chosen_blocks] == [4]
    for share in (0.3, 0.7, 1.0):
        qtbot.mouseMove(viewport, start + (end - start) * share)
    _drag(viewport, end)
    qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)
    reader.settle()
    assert reader.first_words() == ["delta1", "alpha1", "beta1", "gamma1"]
    assert reader.text().index("delta1") < reader.text().index("alpha1")
    moved = reader.first_words()
    qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=reader.to_view("delta1"))
    _drag(viewport, reader.to_view("alpha1"))
    qtbot.keyClick(reader.window.view.pages, Qt.Key.Key_Escape)
    qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=reader.to_view("alpha1"))
    reader.settle()
    assert reader.first_words() == moved
    assert reader.window.workbench.step == 1


def _drag(viewport, place):
    """Move the mouse with its button pressed, which the tests' own mouse does not tell."""
    where, button = QPointF(place), Qt.MouseButton.LeftButton
    event = QMouseEvent(
        QEvent.Type.MouseMove, where, viewport.mapToGlobal(where), Qt.MouseButton.NoButton, button,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(viewport, event)


def test_blocks_chosen_on_the_page_merge_and_part_again_at_a_line(qtbot, reader):
    viewport, blocks = reader.window.view.pages.viewport(), reader.window.view.blocks
    qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=reader.to_view("alpha1"))
    qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, CONTROL, pos=reader.to_view("beta1"))
    assert blocks.merge.isEnabled()
    qtbot.mouseClick(blocks.merge, Qt.MouseButton.LeftButton)
    reader.settle()
    assert reader.first_words() == ["alpha1", "gamma1", "delta1"]
    assert "forms. beta1 everyone" in reader.text()
    blocks.text.setFocus()
    row = blocks.text.toPlainText().splitlines().index("before the law of the land.")
    blocks.text.setTextCursor(QTextCursor(blocks.text.document().findBlockByNumber(row)))
    assert blocks.split.isEnabled()
    qtbot.mouseClick(blocks.split, Qt.MouseButton.LeftButton)
    reader.settle()
    assert reader.first_words() == ["alpha1", "before", "gamma1", "delta1"]


def test_roles_are_chosen_blocks_left_out_and_each_said_anew_or_taken_back_out_of_order(qtbot, reader):
    blocks, workbench = reader.window.view.blocks, reader.window.workbench
    reader.choose("The")
    at = [blocks.role.itemText(row) for row in range(blocks.role.count())].index("Heading 1")
    blocks.role.setCurrentIndex(at)
    blocks.role.activated.emit(at)
    reader.settle()
    assert reader.find("The").role is Role.HEADING
    reader.choose("gamma1")
    blocks.list.setFocus()
    press(qtbot, reader, Qt.Key.Key_Delete)
    assert reader.first_words() == ["The", "alpha1", "beta1", "delta1"]
    assert "gamma1" not in reader.text()
    assert read_history(reader) == ["A block is left out (page 1)", "A block is: Heading 1 (page 1)"]
    workbench.take_back(workbench.decisions[0])
    reader.settle()
    assert reader.find("The").role is Role.FURNITURE
    assert "gamma1" not in reader.text()
    for role in (Role.QUOTE, Role.VERSE):
        reader.choose("beta1")
        reader.desk.set_role(role, 0)
        reader.settle()
    said = [describe_decision(workbench.recovery, decision) for decision in workbench.decisions]
    assert said == ["A block is left out (page 1)", "A block is: Verse (page 1)"]
    assert workbench.step == 5


def test_how_blocks_are_found_is_chosen_undone_and_left_to_the_sentences_again(qtbot, reader):
    blocks, workbench = reader.window.view.blocks, reader.window.workbench

    def choose(words):
        at = [blocks.analysis.itemText(row) for row in range(blocks.analysis.count())].index(words)
        blocks.analysis.setCurrentIndex(at)
        blocks.analysis.activated.emit(at)
        reader.settle()
        return reader.desk.shown.structure.analysis

    assert blocks.analysis.currentText() == "Blocks as the sentences read on"
    assert choose("Blocks by cuts across and down") == "cuts"
    assert reader.first_words() == PAGE_1
    assert read_history(reader) == ["Blocks by cuts across and down"]
    assert choose("Blocks by columns of white") == "columns"
    assert read_history(reader) == ["Blocks by columns of white"]
    workbench.undo()
    reader.settle()
    assert reader.desk.shown.structure.analysis == "cuts"
    assert blocks.analysis.currentText() == "Blocks by cuts across and down"
    choose("Blocks as the sentences read on")
    assert workbench.decisions == ()


def test_what_is_said_of_all_pages_like_this_holds_at_the_same_place_and_of_one_there_alone(qtbot, reader):
    blocks = reader.window.view.blocks
    reader.choose("The")
    blocks.alike.click()
    reader.desk.set_role(Role.HEADING, 1)
    reader.settle()
    reader.choose("gamma1", "delta1")
    target = reader.find("alpha1")
    reader.desk.move_beside(target, before=True)
    reader.settle()
    for page, head in ((1, "The"), (2, "Of"), (3, "An")):
        words = [f"{name}{page}" for name in ("gamma", "delta", "alpha", "beta")]
        assert reader.first_words(page) == [head, *words]
    assert "Of Liberty" in reader.text()
    assert read_history(reader)[0] == "A block is read before another (page 1 and all like it)"
    reader.choose("beta1")
    blocks.alike.click()
    reader.desk.turn("rtl")
    reader.settle()
    recovery = reader.window.workbench.recovery
    turned = [line for line in range(len(recovery.layout.page)) if recovery.direction_name(line) == "rtl"]
    assert len(turned) == 3
    assert read_history(reader)[:1] == ["A block runs right to left (page 1)"]


def test_decisions_come_back_with_the_session_and_the_command_line_writes_the_same_text(
    reader, open_book, settle, tmp_path, columns
):
    reader.choose("delta1")
    reader.desk.move_beside(reader.find("alpha1"), before=True)
    reader.settle()
    reader.choose("gamma1")
    reader.desk.set_role(Role.LEFT_OUT, 0)
    reader.settle()
    written, decisions = reader.text(), reader.window.workbench.decisions
    session = tmp_path / "session.json"
    save_session(reader.window.workbench.recovery, session)
    reader.window.close_document()
    open_book(reader.window, columns)
    assert reader.window.workbench.decisions == decisions
    assert reader.window.view.step is WorkStep.PAGES
    settle(reader.window)
    assert reader.first_words() == ["delta1", "alpha1", "beta1"]
    assert reader.text() == written
    out = tmp_path / "out.txt"
    arguments = parse_arguments(["recover", str(columns), "--session", str(session), "--raw", "-o", str(out)])
    assert arguments.run(arguments) == 0
    assert out.read_text("utf-8").split() == written.split()
