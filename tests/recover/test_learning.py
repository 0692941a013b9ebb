"""What many decisions teach together, whatever their order, and what proposals, maps and contexts add."""

from collections.abc import Callable
from itertools import pairwise

import pytest
import regex
from hypothesis import given
from hypothesis import settings as limits
from hypothesis import strategies as st

from cidfix.errors import CidfixError
from cidfix.recover.decisions import Entry

Draw = Callable[..., "object"]

TEXT = (
    "адяй сик нивгун қʼатьгун",
    "ӿара чуғун сик намадивӊ",
    "ӊафқ ӊазин правоғун ивӊы",
    "худ куғытнд ӿара салӻан",
    "адяй пиӻан сикак кʼикр",
    "нивгун правогун лақ қаврта",
)
ENTRIES = (
    "@1.1 адяй сик нивгун",
    "@1.2:1 ӿара чуғун",
    "@1.3:2 ӊазин",
    "@1.3:2 ӊазим",
    "адяй пиӻан",
    "нивгун правогун лақ",
    "сикак",
    "намадивӊ",
    "лақ сикк",
    "@1.4:1 дух",
)


def outcome(recovery: object) -> object:
    """All that does not depend on the order of the decisions."""
    report = recovery.to_report("keep")  # type: ignore[attr-defined]
    return (
        [value.value for value in recovery.values],  # type: ignore[attr-defined]
        [
            (row["font"], row["code"], row["used"], [(side["value"], side["support"]) for side in row["values"]])
            for row in report["conflicts"]
        ],
        sorted((row["words"], row["reason"], row["places"]) for row in report["pending"]),
    )


@given(st.permutations(ENTRIES), st.integers(3, len(ENTRIES)))
@limits(max_examples=25)
def test_the_order_of_decisions_does_not_matter(draw: Draw, entries: list[str], count: int) -> None:
    drawn = draw(*TEXT)
    assert outcome(drawn.recovery(*entries[:count])) == outcome(drawn.recovery(*sorted(entries[:count])))


@given(st.sampled_from(ENTRIES))
@limits(max_examples=10)
def test_taking_a_decision_back_moves_no_other(draw: Draw, entry: str) -> None:
    recovery = draw(*TEXT).recovery(*ENTRIES)
    (gone,) = (d for d in recovery.decisions if d in draw(*TEXT).recovery(entry).decisions)
    places = dict(recovery.found_places)
    left = dict(recovery.without_decision(gone).found_places)
    assert {e: left.get(e, token) for e, token in places.items()} == places


def test_a_conflict_names_the_code_both_values_both_entries_and_both_places(draw: Draw) -> None:
    drawn = draw(*TEXT)
    report = drawn.recovery("@1.3:2 ӊазин", "@1.3:2 ӊазим").to_report("keep")
    (conflict,) = report["conflicts"]
    assert f"{conflict['font']}:{conflict['code']}" == drawn.code("н")
    assert sorted(side["value"] for side in conflict["values"]) == ["м", "н"]
    assert sorted(conflict["words"]) == ["ӊазим", "ӊазин"]
    said = [row for side in conflict["values"] for row in side["decisions"]]
    assert {row["place"] for row in said} == {"1.3:2"}
    assert {row["source"] for row in said} == {"line 1", "line 2"}


def test_a_slip_in_one_letter_is_overruled_there_and_believed_elsewhere(draw: Draw) -> None:
    drawn = draw("нивгун", "нин", "мирғун")
    learned = drawn.learned("@1.1:1 нивгум", "@1.2:1 нин", "@1.3:1 мирғун")
    assert learned == {letter: letter for letter in "нивгумрғ"}


def test_a_reversed_word_is_believed_in_nothing(draw: Draw) -> None:
    drawn = draw("сик", "кис", "иск", "сикғ")
    learned = drawn.learned("@1.1:1 сик", "@1.2:1 кис", "@1.3:1 иск", "@1.4:1 ғкис")
    assert learned == {"с": "с", "и": "и", "к": "к"}


def test_what_is_learned_of_a_shape_holds_in_every_font(draw: Draw) -> None:
    drawn = draw("сик", "F2|сик", "F3|сик", apart=["F3"])
    assert drawn.learned("@1.1:1 сик", font="F2") == {"с": "с", "и": "и", "к": "к"}
    assert drawn.learned("@1.1:1 сик", font="F3") == {}
    states = {v.state.value for v in drawn.recovery("@1.1:1 сик").values if v.value == "с"}
    assert states == {"typed", "sure"}


def test_a_spread_value_gives_way_to_a_decision_about_the_other_font(draw: Draw) -> None:
    drawn = draw("о", "F2|о")
    decisions = (f"={drawn.code('о')} о", f"={drawn.code('о', 'F2')} o")
    assert drawn.learned(*decisions) == {"о": "о"}
    assert drawn.learned(*decisions, font="F2") == {"о": "o"}


def test_two_codes_of_one_font_that_look_alike_are_only_proposed_to_each_other(draw: Draw) -> None:
    drawn = draw("к{о.cyr}т", "c{o.lat}w", shapes={"о.cyr": "o", "o.lat": "o"})
    recovery = drawn.recovery("@1.1:1 кот")
    value = recovery.values[drawn.glyph("o.lat")]
    assert (value.value, value.state.value) == (None, "unknown")
    assert [proposal.value for proposal in value.proposals] == ["о"]


def test_each_value_of_a_shape_is_proposed_once_however_many_fonts_draw_it(draw: Draw) -> None:
    fonts = [f"F{number}" for number in range(1, 30)]
    drawn = draw(*(f"{font}|о" for font in fonts))
    said = [f"={drawn.code('о', font)} {'о' if number % 2 else 'o'}" for number, font in enumerate(fonts[:6])]
    values = drawn.recovery(*said).values
    for font in fonts:
        proposals = values[drawn.glyph("о", font)].proposals
        assert sorted(proposal.value for proposal in proposals) == ["o", "о"]
        assert not any(drawn.code("о", font) in proposal.reason.split() for proposal in proposals)


def test_lines_are_decoded_alike_in_whatever_order_they_are_asked_for(draw: Draw) -> None:
    drawn = draw(*(f"адяй {'сик' * (1 + number % 4)} {'р' * (1 + number % 3)}" for number in range(100)))
    recovery = drawn.recovery("@1.1:1 адяй")
    by_word = recovery.decoder("mark")
    starts = drawn.layout.line_start.tolist()
    right = [" ".join(map(by_word.decode_token, range(a, b))) for a, b in pairwise(starts)]
    assert len(set(right)) > 3
    assert all(text.startswith("адяй ") for text in right)
    backwards = recovery.decoder("fffd")
    decoded = [backwards.decode_line(line) for line in reversed(range(100))]
    assert decoded == [regex.sub(r"\(cid:\d+\)", "\ufffd", text) for text in reversed(right)]


@pytest.mark.parametrize(("accept", "value"), [("none", None), ("sure", None), ("all", "о")])
def test_doubtful_proposals_are_used_only_when_all_are_accepted(draw: Draw, accept: str, value: str | None) -> None:
    drawn = draw("к{о.cyr}т", "c{o.lat}w", shapes={"о.cyr": "o", "o.lat": "o"})
    recovery = drawn.recovery("@1.1:1 кот", accept=accept)
    assert recovery.values[drawn.glyph("o.lat")].value == value


def test_a_refused_proposal_is_gone(draw: Draw) -> None:
    drawn = draw("к{о.cyr}т", "c{o.lat}w", shapes={"о.cyr": "o", "o.lat": "o"})
    refused = drawn.recovery("@1.1:1 кот", f"!refuse {drawn.code('o.lat')} о", accept="all")
    assert refused.values[drawn.glyph("o.lat")].proposals == ()
    assert refused.values[drawn.glyph("o.lat")].value is None


def test_an_accepted_proposal_is_a_decision(draw: Draw) -> None:
    drawn = draw("сик")
    value = drawn.recovery(f"!accept {drawn.code('с')} с", accept="none").values[drawn.glyph("с")]
    assert (value.value, value.state.value, value.score) == ("с", "typed", 1.0)


def test_a_map_that_is_not_trusted_only_proposes(draw: Draw) -> None:
    drawn = draw("сик мир", own_map={"с": "x"})
    value = drawn.recovery().values[drawn.glyph("с")]
    assert (value.value, [p.value for p in value.proposals]) == (None, ["x"])
    trusted = drawn.recovery("!trust F1").values[drawn.glyph("с")]
    assert (trusted.value, trusted.state.value) == ("x", "map")


def test_a_value_in_context_holds_only_there(draw: Draw) -> None:
    drawn = draw("сик кис")
    recovery = drawn.recovery("@1.1:1 сик", f"={drawn.code('с')} Қ after {drawn.code('и')}")
    assert recovery.to_text("mark", "keep") == "сик киҚ\n"


def test_a_value_before_a_neighbour_holds_only_there(draw: Draw) -> None:
    drawn = draw("сик кис")
    recovery = drawn.recovery("@1.1:1 сик", f"={drawn.code('к')} г before {drawn.code('и')}")
    assert recovery.to_text("mark", "keep") == "сик гис\n"


def test_text_is_composed_and_holes_are_shown(draw: Draw) -> None:
    drawn = draw("йа{ж}", spelling={"й": ["и", "+breve"]})
    recovery = drawn.recovery("@1.1:1 йа□")
    hole = drawn.code("ж").removeprefix("F1:")
    assert recovery.to_text("mark", "keep") == f"йа(cid:{hole})\n"
    assert recovery.to_text("fffd", "keep") == "йа\ufffd\n"


def test_a_code_can_stand_for_no_text(draw: Draw) -> None:
    drawn = draw("си{deco}к")
    recovery = drawn.recovery("@1.1:1 си□к", f"={drawn.code('deco')}")
    assert recovery.to_text("mark", "keep") == "сик\n"
    assert recovery.suggest() == ()


@pytest.mark.parametrize("line", ["=F9:1 а", "=F1:999 а", "=F1:1 а after F1:999", "!trust F9", "!accept F1:999 а"])
def test_a_decision_about_a_font_or_code_that_is_not_there_is_refused_by_name(draw: Draw, line: str) -> None:
    recovery = draw("сик мир").recovery(line)
    with pytest.raises(CidfixError) as refused:
        _ = recovery.to_text("mark", "keep")
    assert refused.value.where == "line 1"


def test_typing_every_suggestion_in_turn_makes_all_codes_known(draw: Draw) -> None:
    drawn = draw(*TEXT)
    right = [word for line in TEXT for word in line.split()]
    recovery = drawn.recovery()
    for _ in range(40):
        suggestions = recovery.suggest()
        if not suggestions:
            break
        first = suggestions[0]
        line = int(first.line.split(".")[1]) - 1
        token = int(drawn.layout.line_start[line]) + first.token - 1
        (decision,) = drawn.recovery(f"{first.cue} {right[token]}").decisions
        assert isinstance(decision, Entry)
        recovery = recovery.with_decisions(decision)
    assert recovery.suggest() == ()
    assert recovery.to_report("keep")["unknown"] == []
    assert recovery.to_text("mark", "keep").split() == right


def test_the_suggestions_together_show_every_code(draw: Draw) -> None:
    drawn = draw(*TEXT)
    recovery = drawn.recovery()
    shown = {int(g) for s in recovery.suggest() for g in recovery.index.glyph[s.start : s.stop]}
    assert shown == set(range(len(drawn.document.glyphs))) - {drawn.glyph(" ")}
    assert recovery.suggest() == drawn.recovery().suggest()
    assert recovery.suggest()[0].resolves == max(len(set(word)) for line in TEXT for word in line.split())


def test_no_word_that_a_hyphen_cuts_is_asked_for_where_others_show_the_same(draw: Draw) -> None:
    drawn = draw("ад фин-", "кикар фин", "кикар- ад", "к-и")
    assert {(s.line, s.token) for s in drawn.recovery().suggest()}.isdisjoint({("1.1", 2), ("1.2", 1)})


def test_a_text_without_spaces_is_asked_for_in_windows(draw: Draw) -> None:
    text = "абвгдежзиклмнопрстуфхцчшщ" * 4
    suggestions = draw(text).recovery().suggest()
    assert suggestions
    assert all(s.glyphs is not None and s.glyphs[1] - s.glyphs[0] < 24 for s in suggestions)


def test_at_least_fifty_places_are_suggested_where_there_are_as_many(draw: Draw) -> None:
    letters = [chr(0x4E00 + k) for k in range(300)]
    lines = [" ".join("".join(letters[k : k + 3]) for k in range(n, n + 18, 3)) for n in range(0, 270, 18)]
    assert len(draw(*lines).recovery().suggest()) >= 50


def test_codes_that_are_known_by_their_map_are_not_asked_for(draw: Draw) -> None:
    drawn = draw("сик мир", own_map={letter: letter for letter in "сикмр"})
    assert drawn.recovery("!trust F1").suggest() == ()


def test_a_map_of_one_document_decodes_another_with_other_codes(draw: Draw) -> None:
    first, second = draw("адяй сик нивгун"), draw("нивгун адяй мир", first_code=40)
    saved = first.recovery("@1.1 адяй сик нивгун").to_map()
    recovery = second.recovery(maps=(("first", saved),))
    assert recovery.to_text("fffd", "keep") == "нивгун адяй \ufffdи\ufffd\n"
    assert recovery.values[second.glyph("н")].state.value == "map"
    assert recovery.unfit_maps == ()


def test_a_map_of_another_font_is_named(draw: Draw) -> None:
    saved = draw("сик").recovery("@1.1:1 сик").to_map()
    assert draw("мор").recovery(maps=(("first", saved),)).unfit_maps == ("first",)


def test_of_maps_that_disagree_the_first_is_heard_and_it_is_told_where_the_other_is_not(draw: Draw) -> None:
    one = draw("сик").recovery("@1.1:1 сик").to_map()
    two = draw("сик").recovery("@1.1:1 сак").to_map()
    recovery = draw("сик").recovery(maps=(("one", one), ("two", two)))
    assert recovery.to_text("mark", "keep") == "сик\n"
    assert [(filled.map, filled.fills, filled.agrees, filled.overruled) for filled in recovery.filled] == [
        (0, 3, 0, 0),
        (1, 0, 2, 1),
    ]


def test_a_letter_beyond_the_alphabet_is_reported_and_used(draw: Draw) -> None:
    drawn = draw("сик")
    report = drawn.recovery("@1.1:1 сик", alphabet=frozenset("си")).to_report("keep")
    assert [row["value"] for row in report["beyond_alphabet"]] == ["к"]
    assert report["known"] == 1.0


def test_a_word_that_a_hyphen_cuts_is_found_typed_whole_without_it_and_with_it(draw: Draw) -> None:
    drawn = draw("ад фин-", "кикар сото")
    for typed in ("ад финкикар", "финкикар сото", "ад фин-кикар сото"):
        learned = drawn.learned(typed)
        assert (learned["ф"], learned["к"], learned["-"]) == ("ф", "к", "-"), typed


def test_a_cue_at_the_rest_of_a_cut_word_names_that_rest_alone(draw: Draw) -> None:
    drawn = draw("ад фин-", "кикар сото")
    assert drawn.learned("@1.2:1 кикар")["к"] == "к"
    assert drawn.learned("@1.2:1 финкикар") == {}
