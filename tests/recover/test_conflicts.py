"""Conflicts as values, and what settles them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cidfix.recover.ballot import Kind
from cidfix.recover.conflicts import Conflict, Side
from cidfix.recover.grammar import format_decision, parse_decision
from cidfix.recover.settle import Change
from cidfix.recover.values import State
from cidfix.recovery import Recovery

Draw = Callable[..., Any]

# One glyph is и, and й after р.
TEXT = ("сик н{и}вгун ра{и} кат{и}", "адяй сик тра{и}")
TYPED = ("@1.1:1 сик", "@1.1:2 нивгун", "@1.1:3 рай", "@1.1:4 кати")


def the_conflict(recovery: Recovery) -> Conflict:
    (conflict,) = recovery.conflicts
    return conflict


def the_side(conflict: Conflict, value: str) -> Side:
    (side,) = (side for side in conflict.sides if side.value == value)
    return side


def texts(decisions: tuple[Any, ...]) -> list[str]:
    return [format_decision(decision) for decision in decisions]


def test_a_conflict_says_who_says_what_where(draw: Draw) -> None:
    drawn = draw(*TEXT)
    conflict = the_conflict(drawn.recovery(*TYPED))
    assert conflict.glyph == drawn.glyph("и")
    assert not conflict.tied
    assert [(side.value, side.in_use, side.support) for side in conflict.sides] == [("и", True, 3), ("й", False, 1)]
    (voice,) = conflict.sides[1].voices
    assert (voice.source, voice.kind) == ("line 3", Kind.TYPED)
    assert voice.entry is not None
    assert voice.entry.text == "рай"
    assert (voice.stretch, voice.word) == ((11, 12), (9, 12))


def test_the_report_tells_the_same_conflicts(draw: Draw) -> None:
    (row,) = draw(*TEXT).recovery(*TYPED).to_report("apart")["conflicts"]
    assert row["used"] == "и"
    assert [(value["value"], value["support"]) for value in row["values"]] == [("и", 3), ("й", 1)]
    assert row["values"][1]["decisions"] == [{"words": "рай", "source": "line 3", "place": "1.1:3"}]
    assert row["words"] == ["сик", "нивгун", "кати", "рай"]


@pytest.mark.parametrize(
    ("kept", "after"),
    [
        ("и", ["@1.1:1 сик", "@1.1:2 нивгун", "@1.1:3 раи", "@1.1:4 кати"]),
        ("й", ["@1.1:1 сйк", "@1.1:2 нйвгун", "@1.1:3 рай", "@1.1:4 катй"]),
    ],
)
def test_keeping_a_side_corrects_the_other_entries_where_they_stand(draw: Draw, kept: str, after: list[str]) -> None:
    recovery = draw(*TEXT).recovery(*TYPED)
    conflict = the_conflict(recovery)
    settled = recovery.apply_change(recovery.keep_side(conflict, the_side(conflict, kept)))
    assert texts(settled.decisions) == after
    assert [decision.source for decision in settled.decisions] == ["line 1", "line 2", "line 3", "line 4"]
    assert settled.conflicts == ()
    assert settled.values[conflict.glyph].value == kept


def test_a_corrected_entry_without_a_cue_keeps_its_place(draw: Draw) -> None:
    recovery = draw("сик нивгун", "рай кати", "нивгун сик").recovery("@1.1:1 сик", "@1.1:2 нивгун", "рай катэ")
    conflict = the_conflict(recovery)
    settled = recovery.apply_change(recovery.keep_side(conflict, the_side(conflict, "и")))
    assert texts(settled.decisions) == ["@1.1:1 сик", "@1.1:2 нивгун", "рай кати"]
    assert dict(settled.found_places)[settled.decisions[2]] == 2  # type: ignore[index]
    assert settled.conflicts == ()


def test_a_letter_in_a_ligature_is_corrected_in_the_word(draw: Draw) -> None:
    drawn = draw("фирма рама", "фирма", spelling={"фи": ["f_i"]})
    recovery = drawn.recovery("@1.1:2 рама", "@1.1:1 фирма", "@1.2:1 (cid:1)рма", "@1.2:1 фырма")
    conflict = the_conflict(recovery)
    change = recovery.keep_side(conflict, the_side(conflict, "фи"))
    assert texts(change.removed) == ["@1.2:1 фырма"]
    assert texts(change.added) == ["@1.2:1 фирма"]


def test_a_letter_with_its_mark_drawn_apart_is_corrected_in_the_word(draw: Draw) -> None:
    drawn = draw("р̌ам рама", "р̌а", spelling={"р̌": ["р", "+caron"]})
    recovery = drawn.recovery("@1.1:2 рама", "@1.1:1 р̌ам", "@1.1:1 р̌ам р□ма", "@1.2:1 р\u0301а")
    conflict = the_conflict(recovery)
    change = recovery.keep_side(conflict, the_side(conflict, "\u030c"))
    assert texts(change.added) == ["@1.2:1 р̌а"]


def test_an_entry_is_taken_back_where_it_is_not_certain_which_letter_is_meant(draw: Draw) -> None:
    # The comma was left off and a letter left open, so the word can't be put together again.
    recovery = draw("кат, аба как").recovery("@1.1:2 аба", "@1.1:3 как", "@1.1:1 ке□")
    conflict = the_conflict(recovery)
    change = recovery.keep_side(conflict, the_side(conflict, "а"))
    assert texts(change.removed) == ["@1.1:1 ке□"]
    assert change.added == ()
    assert recovery.apply_change(change).conflicts == ()


def test_values_that_were_set_for_the_other_side_are_removed(draw: Draw) -> None:
    drawn = draw("сик сак", "нива")
    recovery = drawn.recovery("@1.1:1 сик", "@1.2:1 нива", f"={drawn.code('и')} е")
    conflict = the_conflict(recovery)
    change = recovery.keep_side(conflict, the_side(conflict, "и"))
    assert texts(change.removed) == [f"={drawn.code('и')} е"]
    assert change.added == ()
    settled = recovery.apply_change(change)
    assert settled.conflicts == ()
    assert settled.values[conflict.glyph].value == "и"


def test_what_the_own_map_of_a_trusted_font_says_is_refused(draw: Draw) -> None:
    drawn = draw("сик сак", "нива", own_map={"и": "e", "с": "с"})
    recovery = drawn.recovery("!trust F1", "@1.1:1 сик", "@1.2:1 нива")
    conflict = the_conflict(recovery)
    change = recovery.keep_side(conflict, the_side(conflict, "и"))
    assert texts(change.added) == [f"!refuse {drawn.code('и')} e"]
    settled = recovery.apply_change(change)
    assert settled.conflicts == ()
    assert settled.values[conflict.glyph].state is State.TYPED
    other = recovery.apply_change(recovery.keep_side(conflict, the_side(conflict, "e")))
    assert texts(other.decisions) == ["!trust F1", "@1.1:1 сeк", "@1.2:1 нeва"]
    assert other.conflicts == ()


def test_a_refused_value_of_a_map_is_not_used_and_words_typed_are_heard_all_the_same(draw: Draw) -> None:
    drawn = draw("сик сак", own_map={"и": "и", "с": "с"})
    refusal = f"!refuse {drawn.code('и')} и"
    assert drawn.recovery("!trust F1").values[drawn.glyph("и")].value == "и"
    assert drawn.recovery("!trust F1", refusal).values[drawn.glyph("и")].value is None
    assert drawn.recovery("!trust F1", refusal, "@1.1:1 сик").values[drawn.glyph("и")].value == "и"


def test_two_values_told_apart_by_what_stands_before_leave_no_conflict(draw: Draw) -> None:
    drawn = draw(*TEXT)
    recovery = drawn.recovery(*TYPED)
    change = recovery.split_by_context(the_conflict(recovery))
    assert change is not None
    assert change.removed == ()
    assert texts(change.added) == [f"={drawn.code('и')} й after {drawn.code('а')}"]
    settled = recovery.apply_change(change)
    assert settled.conflicts == ()
    assert settled.to_text("mark", "keep").split()[:4] == ["сик", "нивгун", "рай", "кати"]
    assert settled.to_text("mark", "keep").split()[6] == "трай"


def test_words_with_a_value_by_context_are_found_without_a_cue(draw: Draw) -> None:
    drawn = draw(*TEXT)
    recovery = drawn.recovery(*TYPED, f"={drawn.code('и')} й after {drawn.code('а')}", "сик трай")
    assert recovery.learned.pending == ()
    assert recovery.conflicts == ()
    trial = recovery.try_entry(parse_decision("@1.2:3 трай", ""))  # type: ignore[arg-type]
    assert trial.placed
    assert trial.contradicts == ()
    slip = recovery.try_entry(parse_decision("@1.2:3 траи", ""))  # type: ignore[arg-type]
    assert slip.contradicts == ((drawn.glyph("и"), "й", "и"),)


def test_values_are_told_apart_by_what_stands_behind_where_what_is_before_does_not(draw: Draw) -> None:
    drawn = draw("к{и}с к{и}т нс", "кат")
    recovery = drawn.recovery("@1.1:1 кис", "@1.1:2 кыт", "@1.2:1 кат", "@1.1:3 нс", "@1.1:1 кис □□")
    change = recovery.split_by_context(the_conflict(recovery))
    assert change is not None
    (text,) = texts(change.added)
    assert text in (
        f"={drawn.code('и')} ы before {drawn.code('т')}",
        f"={drawn.code('и')} и before {drawn.code('с')}",
    )
    assert recovery.apply_change(change).conflicts == ()


def test_where_the_surroundings_are_alike_there_is_no_split(draw: Draw) -> None:
    recovery = draw("кит кит", "ткт").recovery("@1.1:1 кит", "@1.1:2 кыт", "@1.2:1 ткт")
    assert recovery.split_by_context(the_conflict(recovery)) is None


def test_a_change_replaces_in_place_and_adds_behind(draw: Draw) -> None:
    recovery = draw("сик сак").recovery("@1.1:1 сик", "@1.1:2 сак", "@1.1:1 сик")
    old, other, _ = recovery.decisions
    new, more = parse_decision("@1.1:1 сек", ""), parse_decision("!trust F1", "")
    assert recovery.apply_change(Change((old,), (new, more))).decisions == (new, other, new, more)
    assert recovery.apply_change(Change((old, other), ())).decisions == ()
