"""A recovery from Python: the same results as the command, replayed and undone."""

import gc
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import cidfix
import cidfix.deduction
from cidfix.errors import CidfixError
from cidfix.export.build import Choices
from cidfix.recover.decisions import Entry
from cidfix.repair.model import Options
from cidfix.structure import Role


@pytest.fixture(scope="module")
def nivkh(corpus: Path) -> cidfix.Recovery:
    """The first page of nivkh, with a few words typed."""
    recovery = cidfix.open(corpus / "nivkh.pdf", pages=[1])
    typed = "@1.1 Қʼатьгун сик правоғун Декларация\nнивгун сик макыр\n@1.2:1 Нивӊ\n"
    return recovery.with_decisions(*cidfix.parse_decisions(typed, "typed"))


def test_the_first_line_reads_as_typed(nivkh: cidfix.Recovery) -> None:
    assert nivkh.to_text("mark", "keep").startswith("Қʼатьгун сик правоғун Декларация\n")


def test_with_and_without_a_decision_is_what_it_was(nivkh: cidfix.Recovery) -> None:
    (extra,) = cidfix.parse_decisions("@1.2:2 қʼатьгун", "more")
    again = nivkh.with_decisions(extra).without_decision(extra)
    assert again.decisions == nivkh.decisions
    assert again.to_text("mark", "keep") == nivkh.to_text("mark", "keep")


def test_a_session_replays_the_same_text_at_the_same_places(nivkh: cidfix.Recovery, tmp_path: Path) -> None:
    path = tmp_path / "nivkh.session.json"
    cidfix.save_session(nivkh, path)
    before = path.read_bytes()
    replayed = cidfix.replay_session(cidfix.Recovery(nivkh.document), path)
    assert replayed.decisions == nivkh.decisions
    assert replayed.to_text("mark", "keep") == nivkh.to_text("mark", "keep")
    assert replayed.found_places == nivkh.found_places
    assert path.read_bytes() == before
    cidfix.save_session(replayed, path)
    assert path.read_bytes() == before


def test_a_session_that_can_not_be_saved_leaves_the_old_one(nivkh: cidfix.Recovery, tmp_path: Path) -> None:
    with pytest.raises(CidfixError):
        cidfix.save_session(nivkh, tmp_path / "nowhere" / "nivkh.session.json")
    assert list(tmp_path.iterdir()) == []


def test_a_recovery_does_not_change(nivkh: cidfix.Recovery) -> None:
    before = nivkh.to_text("mark", "keep")
    nivkh.with_decisions(*cidfix.parse_decisions("@1.3:1 абвгдежзиклмн", "more")).to_text("mark", "keep")
    assert nivkh.to_text("mark", "keep") == before


def test_decisions_are_written_as_they_are_read(nivkh: cidfix.Recovery) -> None:
    text = cidfix.format_decisions(nivkh.decisions)
    assert cidfix.parse_decisions(text, "again") == nivkh.decisions


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("!space F12:639", "!nospace F12:639"),
        ("!stop F12:639", "!nostop F12:639"),
        ("!trust F12", "!recover F12"),
        ("!direction rtl", "!direction ltr"),
        ("!direction rtl @1.1", "!direction ltr @1.1"),
        ("=F12:639 x after F12:571", "=F12:639 y after F12:571"),
        ("!accept F12:639 x", "!refuse F12:639 x"),
    ],
)
def test_of_two_instructions_that_contradict_neither_is_followed_and_both_are_named(
    nivkh: cidfix.Recovery, first: str, second: str
) -> None:
    for lines in ((first, second), (second, first)):
        recovery = nivkh.with_decisions(*cidfix.parse_decisions("\n".join(lines), "more"))
        (row,) = recovery.to_report("apart")["contradictions"]
        assert sorted(decision["text"] for decision in row["decisions"]) == sorted(lines)
        assert recovery.to_text("mark", "apart") == nivkh.to_text("mark", "apart")
        assert recovery.trusted == nivkh.trusted


def test_confirming_a_guessed_separator_moves_nothing_and_twice_is_as_once(nivkh: cidfix.Recovery) -> None:
    glyphs = nivkh.document.glyphs
    font = next(font for font in nivkh.layout.separators if font.spaces and font.stops)
    lines = [
        f"!{kind} {nivkh.document.fonts[int(glyphs.font[guess.glyph])].name}:{int(glyphs.code[guess.glyph])}"
        for kind, guess in (("space", font.spaces[0]), ("stop", font.stops[0]))
    ]
    once = nivkh.with_decisions(*cidfix.parse_decisions("\n".join(lines), "said"))
    twice = once.with_decisions(*cidfix.parse_decisions("\n".join(lines), "said"))
    anew = cidfix.Recovery(nivkh.document, once.decisions)
    for recovery in (once, twice):
        assert recovery.index is nivkh.index
        assert recovery.layout.separators == anew.layout.separators
        assert recovery.to_text("mark", "keep") == anew.to_text("mark", "keep")


def test_a_separator_that_is_not_there_is_refused_when_the_layout_is_asked_for(nivkh: cidfix.Recovery) -> None:
    assert len(nivkh.layout.page)
    recovery = nivkh.with_decisions(*cidfix.parse_decisions("!space F99:1", "more"))
    with pytest.raises(CidfixError, match="there is no font F99"):
        recovery.to_text("mark", "keep")


def test_what_is_tried_is_what_is_learned(nivkh: cidfix.Recovery) -> None:
    (entry,) = cidfix.parse_decisions("@1.2:2 қʼатьгун", "more")
    assert isinstance(entry, Entry)
    trial = nivkh.try_entry(entry)
    learned = nivkh.with_decisions(entry).learned
    assert trial.placed
    assert {glyph: learned.known[glyph] for glyph, _ in trial.teaches} == dict(trial.teaches)
    assert entry in {placed.entry for placed in learned.placed}


def test_threads_that_ask_at_once_are_told_the_same(nivkh: cidfix.Recovery) -> None:
    recovery = cidfix.Recovery(nivkh.document, nivkh.decisions)
    ask = [
        lambda r: r.values,
        lambda r: r.suggestions,
        lambda r: r.progress,
        lambda r: r.try_entry(Entry("сик", None, "")),
    ]
    with ThreadPoolExecutor(8) as threads:
        told = list(threads.map(lambda k: ask[k % len(ask)](recovery), range(24)))
    assert told == [ask[k % len(ask)](nivkh) for k in range(24)]


def test_what_is_said_of_blocks_leaves_all_that_is_known_of_letters_as_it_was(nivkh: cidfix.Recovery) -> None:
    first, second = nivkh.structure.blocks[:2]
    areas = [",".join(map(str, block.box)) for block in (first, second)]
    lines = f"!move @1({areas[1]}) before @1({areas[0]})\n!role left-out @1({areas[0]})"
    moved, left_out = cidfix.parse_decisions(lines, "said")
    after = nivkh.with_decisions(moved)
    assert after.values is nivkh.values
    assert after.structure.blocks[:2] == (second, first)
    assert after.without_decision(moved).structure.blocks == nivkh.structure.blocks
    whole, less = after.to_text("mark", "apart"), after.with_decisions(left_out).to_text("mark", "apart")
    title = nivkh.decoder("mark").decode_line(first.lines[0])
    assert title in whole
    assert title not in less


def test_what_is_said_of_blocks_comes_back_with_the_session(nivkh: cidfix.Recovery, tmp_path: Path) -> None:
    box = ",".join(map(str, nivkh.structure.blocks[1].box))
    lines = f"!role heading 3 @1({box})\n!turn rtl @1({box})\n!split @1(1,1,2,2)"
    said = nivkh.with_decisions(*cidfix.parse_decisions(lines, "said"))
    cidfix.save_session(said, tmp_path / "said.json")
    replayed = cidfix.replay_session(cidfix.Recovery(nivkh.document), tmp_path / "said.json")
    assert replayed.decisions == said.decisions
    assert replayed.structure == said.structure
    assert said.to_report("apart")["idle"] == ["!split @1(1,1,2,2)"]


def test_finding_the_structure_can_be_stopped_and_begun_again(nivkh: cidfix.Recovery) -> None:
    fresh = nivkh.with_decisions(*cidfix.parse_decisions("@1.2:2 қʼатьгун", "more"))

    def stop() -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        fresh.prepare_structure(stop)
    assert fresh.prepare_structure(lambda: None) == fresh.structure


@pytest.mark.parametrize("line", ["!direction rtl @99", "!direction rtl @1.99"])
def test_a_direction_for_a_place_that_is_not_there_is_refused(nivkh: cidfix.Recovery, line: str) -> None:
    recovery = nivkh.with_decisions(*cidfix.parse_decisions(line, "more"))
    with pytest.raises(CidfixError, match="more, line 1: @"):
        recovery.to_text("mark", "apart")


def test_a_session_of_another_pdf_is_refused_by_name(nivkh: cidfix.Recovery, corpus: Path, tmp_path: Path) -> None:
    cidfix.save_session(nivkh, tmp_path / "nivkh.json")
    with pytest.raises(CidfixError, match=r"belongs to nivkh\.pdf"):
        cidfix.replay_session(cidfix.open(corpus / "nenets.pdf", pages=[1]), tmp_path / "nivkh.json")


def test_a_session_follows_its_pdf_to_another_name(nivkh: cidfix.Recovery, corpus: Path, tmp_path: Path) -> None:
    cidfix.save_session(nivkh, tmp_path / "nivkh.json")
    renamed = tmp_path / "book.pdf"
    renamed.write_bytes((corpus / "nivkh.pdf").read_bytes())
    replayed = cidfix.replay_session(cidfix.open(renamed, pages=[1]), tmp_path / "nivkh.json")
    assert replayed.to_text("mark", "apart") == nivkh.to_text("mark", "apart")
    assert replayed.notes == ()


def test_blocks_are_not_found_again_for_what_is_decided_of_repairs_or_of_blocks(
    nivkh: cidfix.Recovery, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocks = nivkh.structure.blocks
    page, (left, top, right, bottom) = blocks[0].places[0].page, blocks[0].places[0].box
    monkeypatch.setattr(cidfix.deduction, "find_structure", None)
    said = f"!skip hyphens\n!role quote @{page}({left},{top},{right},{bottom})\n"
    unrepaired, quoted = cidfix.parse_decisions(said, "said")
    recovery = nivkh.with_decisions(unrepaired)
    assert recovery.structure.blocks == blocks
    assert recovery.with_decisions(quoted).structure.blocks[0].role is Role.QUOTE


def test_blocks_are_found_as_is_said_and_by_nothing_said_twice_in_two_ways(nivkh: cidfix.Recovery) -> None:
    cuts, columns = cidfix.parse_decisions("!blocks cuts\n!blocks columns", "said")
    usual = nivkh.structure.analysis
    assert usual == "columns"
    cut = nivkh.with_decisions(cuts)
    assert cut.structure.analysis == "cuts"
    assert any(place.path for block in cut.structure.blocks for place in block.places)
    assert cut.values is nivkh.values
    assert cut.without_decision(cuts).structure == nivkh.structure
    torn = cut.with_decisions(columns)
    assert [conflict.about for conflict in torn.contradictions] == ["how blocks are found"]
    assert torn.structure == nivkh.structure


def test_what_nobody_holds_any_more_is_freed_without_a_search(nivkh: cidfix.Recovery) -> None:
    recovery = nivkh.with_decisions(*cidfix.parse_decisions("@1.2:2 қʼатьгун", "more"))
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        assert recovery.suggestions
        assert recovery.to_preview("mark", Choices(Options()), lambda: None).text
        assert recovery.to_text("open", "keep")
        recovery.try_entry(cidfix.parse_decisions("@1.3:1 Нивхгу", "typed")[0])
        del recovery
        gc.collect()
        kept = {type(thing).__name__ for thing in gc.garbage if type(thing).__module__.startswith("cidfix")}
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    assert not kept
