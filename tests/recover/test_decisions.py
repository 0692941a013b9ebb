"""Decisions as text: what a person writes is understood, and what cidfix writes it reads back."""

import contextlib
import os
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cidfix.errors import CidfixError
from cidfix.layout import DIRECTION_NAMES
from cidfix.layout.areas import Area
from cidfix.recover.block_decisions import (
    ANALYSES,
    DEEPEST,
    ROLES,
    FindBlocks,
    MergeBlocks,
    MoveBlock,
    SetRole,
    SplitBlock,
    TurnBlock,
)
from cidfix.recover.decisions import (
    Accept,
    Context,
    Decision,
    Entry,
    LeaveAsIs,
    Place,
    Recover,
    Refuse,
    SetDirection,
    SetValue,
    SkipStep,
    SpaceIs,
    StopIs,
    Trust,
    UseLanguage,
    UseMap,
    UseRules,
    WordPlace,
)
from cidfix.recover.grammar import (
    format_decision,
    format_decisions,
    parse_decision,
    parse_decisions,
    read_decisions,
)

FROM = "typed.txt, line 1"
WORD = WordPlace(1, 12, 3, 1)


@pytest.mark.parametrize(
    ("line", "decision"),
    [
        ("адяй сик нивгун", Entry("адяй сик нивгун", None, FROM)),
        ("  адяй \t сик\u00a0нивгун ", Entry("адяй сик нивгун", None, FROM)),
        ("@1.12 Қʼатьгун сик", Entry("Қʼатьгун сик", Place(1, 12, None, None), FROM)),
        ("@1.12:3 сик", Entry("сик", Place(1, 12, 3, None), FROM)),
        ("@1.12/40-52 ᠮᠣᠩᠭᠣᠯ", Entry("ᠮᠣᠩᠭᠣᠯ", Place(1, 12, None, (40, 52)), FROM)),
        ("@1.12/40 ᠮ", Entry("ᠮ", Place(1, 12, None, (40, 40)), FROM)),
        ("@1.12 =word", Entry("=word", Place(1, 12, None, None), FROM)),
        ("адяй с□к (cid:639)ивгун", Entry("адяй с□к (cid:639)ивгун", None, FROM)),
        ("=F12:639 Қ", SetValue("F12", 639, "Қ", None, FROM)),
        ("=F12:639", SetValue("F12", 639, "", None, FROM)),
        ("=F12a:0 нг", SetValue("F12a", 0, "нг", None, FROM)),
        (r'=F12:3 "\""', SetValue("F12", 3, '"', None, FROM)),
        (r'=F12:3 " \u0301"', SetValue("F12", 3, " \u0301", None, FROM)),
        ("=F12:639 Қ after F12:3", SetValue("F12", 639, "Қ", Context("after", "F12", 3), FROM)),
        ("=F12:639 Қ before F7:44", SetValue("F12", 639, "Қ", Context("before", "F7", 44), FROM)),
        ("=F12:639 after F12:3", SetValue("F12", 639, "", Context("after", "F12", 3), FROM)),
        ('=F12:639 "" after F12:3', SetValue("F12", 639, "", Context("after", "F12", 3), FROM)),
        ('=F12:639 "x" after F12:3', SetValue("F12", 639, "x", Context("after", "F12", 3), FROM)),
        ('=F12:639 "x after F12:3"', SetValue("F12", 639, "x after F12:3", None, FROM)),
        ("=F12:639 after", SetValue("F12", 639, "after", None, FROM)),
        ("!space F12:3", SpaceIs("F12", 3, True, FROM)),
        ("!nospace F12:3", SpaceIs("F12", 3, False, FROM)),
        ("!stop F12:45", StopIs("F12", 45, True, FROM)),
        ("!nostop F12:45", StopIs("F12", 45, False, FROM)),
        ("!trust F12", Trust("F12", FROM)),
        ("!recover F12", Recover("F12", FROM)),
        ("!accept F12:639 Қ", Accept("F12", 639, "Қ", FROM)),
        ("!refuse F12:639 Ҟ", Refuse("F12", 639, "Ҟ", FROM)),
        ("!refuse F12:639", Refuse("F12", 639, "", FROM)),
        ("!direction rtl", SetDirection("rtl", None, None, FROM)),
        ("!direction ttb-lr @1", SetDirection("ttb-lr", 1, None, FROM)),
        ("!direction rtl @1.12", SetDirection("rtl", 1, 12, FROM)),
        ('!leave words @1.12:3 "é l é ment" "élément"', LeaveAsIs("words", "é l é ment", "élément", WORD, FROM)),
        (r'!leave hyphens "con-\ntempt" "contempt"', LeaveAsIs("hyphens", "con-\ntempt", "contempt", None, FROM)),
        ('!leave words @1.12:3/5 "a" ""', LeaveAsIs("words", "a", "", WordPlace(1, 12, 3, 5), FROM)),
        ("!skip hyphens", SkipStep("hyphens", FROM)),
        ("!rules malayalam_traditional", UseRules("malayalam_traditional", FROM)),
        (r'!rules "script Deva\npass\n"', UseRules("script Deva\npass\n", FROM)),
        ("!role heading 2 @3(72,101.5,300,130)", SetRole((Area(3, (72, 101.5, 300, 130), False),), "heading", 2, FROM)),
        (
            "!role left-out @3+(72,30,300,42) @4(1,2,3,4)",
            SetRole((Area(3, (72, 30, 300, 42), True), Area(4, (1, 2, 3, 4), False)), "left-out", 0, FROM),
        ),
        (
            "!move @1(1,2,3,4) after @2(-5,6,7,8.1)",
            MoveBlock((Area(1, (1, 2, 3, 4), False),), "after", Area(2, (-5, 6, 7, 8.1), False), FROM),
        ),
        (
            "!merge @1(1,2,3,4) @2(5,6,7,8)",
            MergeBlocks((Area(1, (1, 2, 3, 4), False), Area(2, (5, 6, 7, 8), False)), FROM),
        ),
        ("!split @1(1,2,3,4)", SplitBlock(Area(1, (1, 2, 3, 4), False), FROM)),
        ("!blocks cuts", FindBlocks("cuts", FROM)),
        ("!turn rtl @1+(1,2,3,4)", TurnBlock((Area(1, (1, 2, 3, 4), True),), "rtl", FROM)),
        ("!map nenets, part 1.cidmap.json", UseMap("nenets, part 1.cidmap.json", FROM)),
        (r"\=word", Entry("=word", None, FROM)),
        (r"\@home", Entry("@home", None, FROM)),
        (r"\\", Entry("\\", None, FROM)),
        (r"\# not a remark", Entry("# not a remark", None, FROM)),
        ("#5", Entry("#5", None, FROM)),
        ("#", Entry("#", None, FROM)),
    ],
)
def test_a_line_is_the_decision_that_the_format_says(line: str, decision: Decision) -> None:
    parsed = parse_decision(line, FROM)
    assert parsed == decision
    assert parsed.source == FROM


@pytest.mark.parametrize(
    ("line", "wrong", "instead"),
    [
        ("@1 сик", "“@1”", "@1.12"),
        ("@1.0 сик", "“@1.0”", "@1.12"),
        ("@1.2:x сик", "“@1.2:x”", "@1.12:3"),
        ("@1.2/9-4 сик", "ends before it begins", "smaller number first"),
        ("@1.2", "no words", "as you see them"),
        ("\\", "no words", "as you see them"),
        ("=F12 Қ", "“F12”", "=F12:639"),
        ("=", "missing", "=F12:639"),
        ("=F12:99999999999 Қ", "“F12:99999999999”", "=F12:639"),
        ("=F12:4294967296 Қ", "4294967296", "cidfix glyphs"),
        ('=F12:3 "', "no JSON string", r'"\""'),
        ('=F12:3 "x" near F12:4', "near F12:4", "after F12:3"),
        ('=F12:3 "x" y after F12:4', "follows the value", "after F12:3"),
        (r'=F12:3 "\ud800"', "half a character", "both halves"),
        ("!spaec F12:3", "“!spaec”", "!space"),
        ("!xóõ", "“!xóõ”", "backslash"),
        ("!space", "missing", "!space F12:3"),
        ("!space F12", "“F12”", "!space F12:3"),
        ("!trust", "missing", "!trust F12"),
        ("!trust 12", "“12”", "!trust F12"),
        ("!accept", "missing", "!accept F12:639"),
        ('!accept F12:1 "a" b', "“b”", "nothing may follow"),
        ("!direction", "missing", "ttb-lr"),
        ("!direction down", "“down”", "ttb-lr"),
        ("!direction rtl 4", "“4”", "@1.12"),
        ("!leave", "missing", "!leave words"),
        ("!leave words", "missing", "!leave words"),
        ('!leave words "a"', "missing", "!leave words"),
        ('!leave words "a" "b" c', "“c”", "!leave words"),
        ('!leave words @1.12 "a" "b"', "missing", "@1.12:3"),
        ("!skip", "missing", "!skip words"),
        ("!skip 5", "“5”", "!skip words"),
        ("!map", "missing", "!map nenets.cidmap.json"),
        ("!rules", "missing", "!rules malayalam_traditional"),
        ("!role", "missing", "heading 1 to 6"),
        ("!role boss @1(1,2,3,4)", "“boss”", "left-out"),
        ("!role body 2 @1(1,2,3,4)", "depth 2", "headings"),
        ("!role heading 7 @1(1,2,3,4)", "depth 7", "1 to 6"),
        ("!role quote @1(1,2,3)", "“@1(1,2,3)”", "@3(72,101,300,130)"),
        ("!move @1(1,2,3,4)", "no move", "before or after"),
        ("!split @1(1,2,3,4) @1(1,2,3,4)", "2 places", "@3(72,101,300,130)"),
        ("!merge", "missing", "@3(72,101,300,130)"),
        ("!turn up @1(1,2,3,4)", "“up”", "ttb-lr"),
    ],
)
def test_a_malformed_line_is_answered_with_what_is_wrong_and_what_to_write(line: str, wrong: str, instead: str) -> None:
    with pytest.raises(CidfixError) as caught:
        parse_decision(line, FROM)
    assert caught.value.where == FROM
    assert wrong in caught.value.what
    assert instead in caught.value.remedy
    assert "\n" not in str(caught.value)


def test_all_malformed_lines_of_a_file_are_named_at_once() -> None:
    with pytest.raises(CidfixError) as caught:
        parse_decisions("адяй\n@x сик\n!trust F12\n=12 a\n!nothing\n", "typed.txt")
    assert caught.value.where == "typed.txt, line 2"
    assert "“@x”" in caught.value.what
    assert caught.value.remedy.endswith("(lines with mistakes: also 4, 5)")


def test_of_very_many_malformed_lines_only_the_number_is_told() -> None:
    with pytest.raises(CidfixError, match=r"99 more"):
        parse_decisions("@x\n" * 100, "typed.txt")


def test_blank_lines_and_remarks_are_skipped_and_still_counted() -> None:
    decisions = parse_decisions("\r\n# remark\r  # another\n \t\nадяй\r\n#x", "typed.txt")
    assert decisions == (Entry("адяй", None, ""), Entry("#x", None, ""))
    assert [decision.source for decision in decisions] == ["typed.txt, line 5", "typed.txt, line 6"]


def test_only_line_ends_end_a_line() -> None:
    (decision,) = parse_decisions("адяй\u2028сик\x0bнивгун\x85тыф", "typed.txt")
    assert decision == Entry("адяй сик нивгун тыф", None, "")


def test_where_a_decision_was_written_is_no_part_of_what_it_says() -> None:
    assert Trust("F12", "a") == Trust("F12", "b")
    assert len({Entry("сик", None, "a"), Entry("сик", None, "b")}) == 1


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
def test_a_file_is_read_in_any_encoding_that_says_what_it_is(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "typed.txt"
    path.write_bytes("адяй сик\n!trust F12\n".encode(encoding))
    assert read_decisions(path) == (Entry("адяй сик", None, ""), Trust("F12", ""))


def test_what_stands_in_a_file_was_said_when_it_was_changed_last(tmp_path: Path) -> None:
    path = tmp_path / "typed.txt"
    path.write_text("адяй\n!trust F12\n", "utf-8")
    moment = datetime(2026, 11, 28, 20, 5, 30, tzinfo=UTC).timestamp()
    os.utime(path, (moment, moment))
    assert [decision.when for decision in read_decisions(path)] == ["2026-11-28T20:05:30Z"] * 2


def test_a_file_in_another_encoding_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "typed.txt"
    path.write_bytes(b"# ascii\n" + "адяй сик".encode("cp1251"))
    with pytest.raises(CidfixError) as caught:
        read_decisions(path)
    assert str(caught.value).startswith(f"{path}, line 2: the file is not UTF-8: byte 9 ")
    assert caught.value.remedy == "save it as UTF-8"


@pytest.mark.parametrize("data", ["сик\n".encode("utf-16-le"), "sik".encode("utf-16-be"), b"\xff\xfe\x00"])
def test_utf_16_that_does_not_say_so_or_is_cut_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "typed.txt"
    path.write_bytes(data)
    with pytest.raises(CidfixError, match="save it as UTF-8"):
        read_decisions(path)


def test_a_missing_file_and_a_folder_are_named(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.txt"):
        with pytest.raises(CidfixError) as caught:
            read_decisions(path)
        assert caught.value.where == str(path)


def test_a_map_named_in_a_file_lies_beside_the_file(tmp_path: Path) -> None:
    path = tmp_path / "typed.txt"
    path.write_text("!map nenets.cidmap.json\n!map /maps/nivkh.cidmap.json\n", "utf-8")
    assert read_decisions(path) == (
        UseMap(str(tmp_path / "nenets.cidmap.json"), ""),
        UseMap("/maps/nivkh.cidmap.json", ""),
    )


def test_a_value_that_can_not_be_seen_is_written_by_number_and_letters_as_themselves() -> None:
    assert format_decision(SetValue("F1", 2, "क\u094d\u200d", None, "")) == '=F1:2 "क\u094d\\u200d"'
    assert format_decision(SetValue("F1", 2, "р̌", None, "")) == "=F1:2 р̌"
    assert format_decision(SetValue("F1", 2, "", Context("after", "F1", 3), "")) == '=F1:2 "" after F1:3'


NO_TEXT = [
    "\0",
    "\x1b",
    "\x7f",
    "\x9f",
    "\ud800",
    "\udfff",
    "\ufdd0",
    "\ufdef",
    "\ufffe",
    "\uffff",
    "\U0001fffe",
    "\U0010ffff",
]
text = st.characters(exclude_categories=["Cs", "Cc"], exclude_characters=NO_TEXT).filter(
    lambda character: ord(character) & 0xFFFE != 0xFFFE and not 0xFDD0 <= ord(character) <= 0xFDEF
)
words = (
    st.text(text, min_size=1)
    | st.text("@!=#\\\"' \tа.:1F\ufeff", min_size=1)
    | st.sampled_from(["# x", "#", "!space F1:2", "=F1:2 x", "@1.2 x", "\\\\", "(cid:3)□"])
)
entry_texts = words.filter(lambda words: not words.isspace())
values = (
    st.text(text)
    | st.text('" \\\u2028\u00a0\u200dа')
    | st.sampled_from(["after F1:2", "x before F1:2", "after", "x after", '""', "null", "𞤀", "\u0301"])
)
numbers = st.integers(1, 10**9 - 1)
codes = st.integers(0, 0xFFFFFFFF)
fonts = st.from_regex(r"F[0-9]{1,9}[a-z]?", fullmatch=True)
source = st.just("")
places = st.builds(
    Place, numbers, numbers, st.none() | numbers, st.none() | st.tuples(numbers, numbers).map(sorted).map(tuple)
).map(lambda place: place if place.token is None else Place(place.page, place.line, place.token, None))
contexts = st.builds(Context, st.sampled_from(["after", "before"]), fonts, codes)
word_places = st.builds(WordPlace, numbers, numbers, numbers, numbers)
steps = st.from_regex(r"[a-z]{1,20}", fullmatch=True)
repaired = st.text() | st.sampled_from(["con-\ntempt", '"', "\\", "\u00ad"])
sides = st.floats(-1e9, 1e9, allow_subnormal=False) | st.floats(-50, 2000)
area = st.builds(Area, numbers, st.tuples(sides, sides, sides, sides), st.booleans())
areas = st.lists(area, min_size=1, max_size=4).map(tuple)
decisions = st.one_of(
    st.builds(LeaveAsIs, steps, repaired, repaired, st.none() | word_places, source),
    st.builds(SkipStep, steps, source),
    st.builds(Entry, entry_texts, st.none() | places, source),
    st.builds(SetValue, fonts, codes, values, st.none() | contexts, source),
    st.builds(SpaceIs, fonts, codes, st.booleans(), source),
    st.builds(StopIs, fonts, codes, st.booleans(), source),
    st.builds(Trust, fonts, source),
    st.builds(Recover, fonts, source),
    st.builds(Accept, fonts, codes, values, source),
    st.builds(Refuse, fonts, codes, values | st.text(st.characters(exclude_categories=["Cs"])), source),
    st.builds(
        SetDirection, st.sampled_from(["ltr", "rtl", "ttb-rl", "ttb-lr"]), st.none() | numbers, st.none(), source
    ),
    st.builds(SetDirection, st.sampled_from(["ltr", "rtl", "ttb-rl", "ttb-lr"]), numbers, numbers, source),
    st.builds(UseMap, values.filter(bool), source),
    st.builds(UseRules, (values | st.text()).filter(str.strip), source),
    st.builds(SetRole, areas, st.sampled_from([role for role in ROLES if role != "heading"]), st.just(0), source),
    st.builds(SetRole, areas, st.just("heading"), st.integers(1, DEEPEST), source),
    st.builds(MoveBlock, areas, st.sampled_from(["before", "after"]), area, source),
    st.builds(MergeBlocks, areas, source),
    st.builds(SplitBlock, area, source),
    st.builds(FindBlocks, st.sampled_from(ANALYSES), source),
    st.builds(TurnBlock, areas, st.sampled_from(list(DIRECTION_NAMES)), source),
)


@given(decisions)
def test_every_decision_is_one_line_that_is_read_back(decision: Decision) -> None:
    line = format_decision(decision)
    assert "\n" not in line
    assert "\r" not in line
    assert format_decision(parse_decision(line, "")) == line
    assert parse_decision(line, "") == decision


@given(st.lists(decisions))
def test_a_list_of_decisions_is_a_file_that_is_read_back(many: list[Decision]) -> None:
    assert parse_decisions(format_decisions(many), "typed.txt") == tuple(many)


@given(st.text() | st.lists(st.sampled_from([*NO_TEXT, "а", " "])).map("".join), st.none() | places)
def test_words_are_refused_where_they_hold_what_is_no_text_and_read_back_else(typed: str, place: Place | None) -> None:
    assume(typed.strip())
    try:
        entry = Entry(typed, place, "")
    except CidfixError:
        return
    assert not any(unwanted in entry.text for unwanted in NO_TEXT)
    assert parse_decisions(format_decisions([entry]), "typed.txt") == (entry,)


@pytest.mark.parametrize("character", NO_TEXT)
def test_what_is_no_text_is_refused_wherever_a_letter_is_given(character: str) -> None:
    with pytest.raises(CidfixError, match="is no text"):
        SetValue("F1", 2, f"а{character}", None, "")
    with pytest.raises(CidfixError, match="is no text"):
        Accept("F1", 2, character, "")
    with pytest.raises(CidfixError, match=r"typed\.txt, line 2: .*is no text"):
        parse_decisions(f"сик\nси{character}к", "typed.txt")


def test_a_value_of_the_file_that_is_no_text_can_be_refused() -> None:
    decision = Refuse("F1", 2, "\0\uffff", "")
    assert parse_decisions(format_decisions([decision]), "typed.txt") == (decision,)


@given(st.text() | st.text('@!=#\\"F12:. -/after'))
def test_any_line_is_understood_or_answered(line: str) -> None:
    with contextlib.suppress(CidfixError):
        parse_decisions(line, "typed.txt")


@pytest.mark.parametrize("line", ["=F12:3 a after F12", "=F12:3 a after", "=F12:3 before F12", f"=F12:3 {'а' * 2000}"])
def test_a_value_that_cannot_be_meant_is_refused(line: str) -> None:
    with pytest.raises(CidfixError, match=r"typed\.txt, line 1"):
        parse_decisions(line, "typed.txt")


def test_marks_that_nobody_sees_do_not_hide_a_cue() -> None:
    (decision,) = parse_decisions("\u200f@1.2:3 сик", "typed.txt")
    assert decision == Entry("сик", Place(1, 2, 3, None), "")


def test_a_language_is_told_by_its_tag_and_what_has_no_form_of_one_is_refused() -> None:
    (decision,) = parse_decisions("!language yrk-Cyrl", "typed")
    assert decision == UseLanguage("yrk-Cyrl", "")
    assert format_decision(decision) == "!language yrk-Cyrl"
    for wrong in ("!language", "!language Nenets language", "!language ненецкий"):
        with pytest.raises(CidfixError, match="is no language tag"):
            parse_decisions(wrong, "typed")
