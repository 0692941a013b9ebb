"""The one road for changes: decide, undo, redo, take back in any order, and what the views are told."""

from __future__ import annotations

import pytest

from cidfix.gui.workbench import Workbench
from cidfix.recover.cues import find_stretch
from cidfix.recover.decisions import Entry, Place, SetValue, SpaceIs, UseMap
from cidfix.recover.maps import write_map

# The first words on page 1 of the sample, read off the page: its title is a line of four words.
TITLE = Entry("Қʼатьгун сик правоғун Декларация", Place(1, 1, None, None), "test")


def settle(qtbot, workbench: Workbench) -> None:
    qtbot.waitUntil(
        lambda: workbench.suggestions_ready and not workbench.tasks.busy_lanes() & {"recover", "suggest"},
        timeout=20_000,
    )


@pytest.fixture
def title(nivkh: Workbench) -> Entry:
    text = nivkh.recovery.decode_open(0, 1)
    assert text == "□"
    return TITLE


def test_a_decision_reaches_the_views_as_a_recovery_that_is_computed(qtbot, nivkh: Workbench, title: Entry):
    before = nivkh.recovery
    with qtbot.waitSignal(nivkh.recovered, timeout=20_000) as shown:
        nivkh.decide(title)
    assert nivkh.decisions == (title,)
    (recovery,) = shown.args
    assert recovery is nivkh.recovery is not before
    assert {"values", "learned", "conflicts", "progress"} <= recovery.__dict__.keys()
    assert recovery.progress.known > 0.4
    assert before.progress.known == 0


def test_undo_and_redo_go_back_and_forth_and_a_new_decision_forgets_what_was_undone(qtbot, nivkh: Workbench, title):
    nivkh.decide(title)
    settle(qtbot, nivkh)
    known = nivkh.recovery.progress.known
    nivkh.undo()
    settle(qtbot, nivkh)
    assert nivkh.decisions == ()
    assert nivkh.recovery.progress.known == 0
    nivkh.redo()
    settle(qtbot, nivkh)
    assert nivkh.recovery.progress.known == known
    nivkh.undo()
    nivkh.decide(Entry("сик", None, "test"))
    settle(qtbot, nivkh)
    assert [len(step.decisions) for step in nivkh.steps] == [0, 1]
    nivkh.redo()
    settle(qtbot, nivkh)
    assert [decision.text for decision in nivkh.decisions] == ["сик"]


def test_beyond_the_ends_of_the_history_nothing_happens(qtbot, nivkh: Workbench, title: Entry):
    nivkh.undo()
    nivkh.redo()
    nivkh.go_to(7)
    assert nivkh.decisions == ()
    nivkh.decide(title)
    nivkh.redo()
    assert nivkh.decisions == (title,)
    settle(qtbot, nivkh)


def test_decisions_made_faster_than_they_are_computed_are_all_kept(qtbot, nivkh: Workbench, title: Entry):
    glyphs = nivkh.recovery.document.glyphs
    font = nivkh.recovery.document.fonts[0].name
    codes = glyphs.code[glyphs.font == 0][:5].tolist()
    sets = [SetValue(font, code, "x", None, "test") for code in codes]
    nivkh.decide(title)
    for decision in sets:
        nivkh.decide(decision)
    settle(qtbot, nivkh)
    assert nivkh.decisions == nivkh.recovery.decisions == (title, *sets)
    for _ in range(3):
        nivkh.undo()
    settle(qtbot, nivkh)
    assert nivkh.recovery.decisions == (title, *sets[:2])


def test_an_earlier_decision_is_taken_back_and_the_later_ones_stay(qtbot, nivkh: Workbench, title: Entry):
    later = Entry("сик", Place(1, 1, 2, None), "test")
    nivkh.decide(title)
    nivkh.decide(later)
    settle(qtbot, nivkh)
    nivkh.take_back(title)
    settle(qtbot, nivkh)
    assert nivkh.decisions == (later,)
    assert [placed.entry for placed in nivkh.recovery.learned.placed] == [later]


def test_a_decision_that_names_nothing_is_told_and_not_kept(qtbot, nivkh: Workbench, title: Entry):
    nivkh.decide(title)
    settle(qtbot, nivkh)
    with qtbot.waitSignal(nivkh.failed, timeout=20_000) as told:
        nivkh.decide(Entry("сик", Place(99, 1, None, None), "test"))
    assert "page 99" in str(told.args[0])
    assert nivkh.decisions == (title,)
    assert len(nivkh.steps) == 2


def test_a_step_that_is_decided_puts_out_what_was_lit_for_it(qtbot, nivkh: Workbench, title: Entry):
    nivkh.light(((0, 3),))
    nivkh.decide(title)
    assert nivkh.lit == ()
    settle(qtbot, nivkh)


def test_a_word_that_is_asked_for_is_still_asked_for_when_its_line_is_cut_elsewhere(qtbot, nivkh: Workbench):
    recovery = nivkh.recovery
    (space,) = recovery.spaces
    font = recovery.document.fonts[int(recovery.document.glyphs.font[space])].name
    word = find_stretch(recovery.layout, Place(1, 1, 2, None))
    line = find_stretch(recovery.layout, Place(1, 1, None, None))
    with qtbot.waitSignal(nivkh.revealed):
        nivkh.aim(word)
    told = []
    nivkh.revealed.connect(told.append)
    nivkh.decide(SpaceIs(font, int(recovery.document.glyphs.code[space]), False, "test"))
    settle(qtbot, nivkh)
    assert nivkh.target == (line[0], line[1] + 3)  # the word runs on to the ends of its line, over three spaces
    nivkh.undo()
    settle(qtbot, nivkh)
    assert nivkh.target == line
    assert told == []  # what is looked at stays in view


def test_what_was_lit_is_forgotten_when_words_are_cut_elsewhere(qtbot, nivkh: Workbench, title: Entry):
    nivkh.pick((0, 3))
    assert nivkh.target == (0, 3)
    assert nivkh.picked is not None
    recovery = nivkh.recovery
    (space,) = recovery.spaces
    font = recovery.document.fonts[int(recovery.document.glyphs.font[space])].name
    nivkh.decide(SpaceIs(font, int(recovery.document.glyphs.code[space]), False, "test"))
    settle(qtbot, nivkh)
    assert nivkh.target == (0, 3)  # the same three glyphs
    assert nivkh.picked is None
    assert nivkh.lit == ()


def test_aiming_at_the_next_suggestion_goes_round(qtbot, nivkh: Workbench):
    nivkh.aim_at_next()
    first = nivkh.target
    assert first == (nivkh.suggestions[0].start, nivkh.suggestions[0].stop)
    nivkh.aim_at_next()
    assert nivkh.target != first
    nivkh.aim_at_next(-1)
    assert nivkh.target == first
    nivkh.aim_at_next(-1)
    last = nivkh.suggestions[-1]
    assert nivkh.target == (last.start, last.stop)


def test_the_uses_of_a_chosen_glyph_are_lit(qtbot, nivkh: Workbench):
    glyph = int(nivkh.recovery.index.glyph[0])
    nivkh.show_glyph(glyph)
    assert len(nivkh.lit) == len(nivkh.recovery.find_uses(glyph)) > 1
    assert all(stop == start + 1 for start, stop in nivkh.lit)


def test_a_bad_decision_is_taken_out_and_the_good_ones_after_it_stay(qtbot, nivkh: Workbench, title: Entry):
    good = Entry("сик", Place(1, 1, 2, None), "test")
    told = []
    nivkh.failed.connect(told.append)
    nivkh.decide(title)
    nivkh.decide(UseMap("/nowhere/there-is-no-map.json", "test"))
    nivkh.decide(good)
    nivkh.decide(Entry("сик", Place(99, 1, None, None), "test"))
    qtbot.waitUntil(lambda: len(told) == 2, timeout=20_000)
    settle(qtbot, nivkh)
    assert nivkh.decisions == nivkh.recovery.decisions == (title, good)
    assert [len(step.decisions) for step in nivkh.steps] == [0, 1, 2]


def test_a_step_that_can_be_computed_no_more_is_left_and_the_others_stay(qtbot, nivkh: Workbench, title, tmp_path):
    saved = tmp_path / "fonts.cidmap.json"
    write_map(saved, nivkh.recovery.with_decisions(title).to_map())
    use = UseMap(str(saved), "test")
    for decision in (title, use, Entry("сик", Place(1, 1, 2, None), "test")):
        nivkh.decide(decision)
        settle(qtbot, nivkh)
    nivkh.go_to(0)
    settle(qtbot, nivkh)
    saved.unlink()
    with qtbot.waitSignal(nivkh.failed, timeout=20_000):
        nivkh.go_to(3)
    settle(qtbot, nivkh)
    assert nivkh.step == 1
    assert nivkh.decisions == nivkh.recovery.decisions == (title,)
    assert len(nivkh.steps) == 4


def test_decisions_of_an_earlier_session_are_undone_one_by_one(qtbot, nivkh: Workbench, title: Entry):
    recovery = nivkh.recovery.with_decisions(title, Entry("сик", Place(1, 1, 2, None), "test"))
    workbench = Workbench(recovery, nivkh.tasks)
    workbench.start()
    settle(qtbot, workbench)
    assert [len(step.decisions) for step in workbench.steps] == [0, 1, 2]
    assert workbench.step == 2
    workbench.undo()
    settle(qtbot, workbench)
    assert workbench.recovery.decisions == (title,)
    workbench.go_to(0)
    settle(qtbot, workbench)
    assert workbench.recovery.progress.known == 0
    workbench.go_to(2)
    settle(qtbot, workbench)
    assert workbench.recovery.decisions == recovery.decisions
