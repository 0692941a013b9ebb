"""Letters that stood apart become words, and words that ran together are parted, by the document's own words."""

import random
from itertools import accumulate, pairwise
from pathlib import Path

import pytest

from cidfix.repair.engine import repair_paragraphs, repair_text
from cidfix.repair.model import Options, Paragraph, Token
from cidfix.repair.vocabulary import Learner

SENTENCES = (
    "The river keeps its water for the people who live beside it.",
    "Every winter the people of the village gather wood beside the river.",
    "The children of the village know the names of all the birds.",
    "No one who lives in the village would take water from the old well.",
    "In the evening the old people tell the children about the river.",
    "All the birds leave the village before the winter and return in spring.",
    "The water of the well is cold in the winter and cold in the evening.",
    "Who gathers wood in spring must carry it to the old house in the evening.",
)
RUNS = 0.06  # how often words begin to run together
BODY = "\n\n".join(" ".join((*SENTENCES[at:], *SENTENCES[:at])) for at in range(len(SENTENCES)))


def _repair(damaged: str, **options: object) -> str:
    text, _ = repair_text(f"{BODY}\n\n{damaged}\n", Options(**options))  # type: ignore[arg-type]
    assert text.startswith(f"{BODY}\n\n")
    return text[len(BODY) + 2 :].rstrip("\n")


def test_a_text_without_damage_stays_as_it_is() -> None:
    text = f"{BODY}\n"
    assert repair_text(text, Options())[0] == text


@pytest.mark.parametrize(
    "damaged",
    [
        "T h e   p e o p l e".replace("   ", " ") + " gather w o o d b e s i d e t h e r i v e r .",
        "The people gather wo o d b e si de th e r i v e r .",
    ],
)
def test_letters_that_stood_apart_become_words(damaged: str) -> None:
    assert _repair(damaged) == "The people gather wood beside the river."


def test_a_word_that_stands_nowhere_else_is_put_together_among_those_that_do() -> None:
    damaged = "The people of the village w a n d e r e d b e s i d e t h e r i v e r in the evening."
    assert _repair(damaged) == "The people of the village wandered beside the river in the evening."


def test_a_sign_goes_back_to_the_word_that_was_spaced_out_with_it() -> None:
    damaged = "They tell the children about the r i v e r , t h e w o o d , t h e b i r d s , and the old house."
    assert _repair(damaged) == "They tell the children about the river, the wood, the birds, and the old house."


def test_a_long_line_is_put_together_like_a_short_one() -> None:
    line = " ".join(SENTENCES)
    assert _repair(" ".join(line.replace(" ", ""))) == line


def test_words_that_ran_together_are_parted_where_it_happens_often() -> None:
    damaged = "\n\n".join(
        [
            "Everywinterthepeople gather wood.",
            "The childrenofthevillageknow the names.",
            "They tell thechildrenabouttheriver in spring.",
            "All thebirdsleavethevillage before winter.",
            "Cold is thewaterofthewell in the evening.",
            "Carry ittotheoldhouse in the evening.",
            "Gather woodbesidetheriver in the winter.",
        ]
    )
    repaired = _repair(damaged)
    assert "Every winter the people gather wood." in repaired
    assert "The children of the village know the names." in repaired
    assert "Gather wood beside the river in the winter." in repaired


def test_two_words_that_may_be_the_parts_of_one_stay_together_where_nothing_else_ran_together() -> None:
    assert _repair("They keep the riverwater in the house.") == "They keep the riverwater in the house."


def test_a_whole_word_is_not_drawn_into_a_new_one_by_the_pieces_beside_it() -> None:
    damaged = "They l i s t e n e d quietly and the old people t e l l them o f the b i r d s ."
    assert "quietly and the old people tell them of the birds." in _repair(damaged)


def test_unknown_letters_are_never_joined_or_parted() -> None:
    assert _repair("T h (cid:639) p e o p l e gather wood.").split()[2] == "(cid:639)"


def test_an_edit_says_what_it_did_and_can_be_refused() -> None:
    damaged = f"{BODY}\n\nThe people gather w o o d b e s i d e t h e r i v e r .\n"
    text, repaired = repair_text(damaged, Options())
    edits = [edit for edit in repaired.edits if edit.step == "words"]
    assert edits[0].before.startswith("w o o d")
    assert edits[0].line == BODY.count("\n") + 3
    refused = frozenset(edit.key for edit in edits)
    assert repair_text(damaged, Options(refused=refused))[0] == damaged
    assert text != damaged


def test_a_step_that_is_switched_off_changes_nothing() -> None:
    damaged = "The people gather w o o d b e s i d e t h e r i v e r ."
    assert _repair(damaged, steps=frozenset({"characters", "hyphens"})) == damaged


def test_an_address_is_not_parted() -> None:
    address = "http://thewateroftheriver.org/theoldhouse"
    assert _repair(f"See {address} in the evening.") == f"See {address} in the evening."


def test_a_token_with_white_in_it_is_left_as_it_is() -> None:
    texts = [*BODY.split("\n\n"), "T h e p e o p l e g a t h e r w o o d b e s i d e t h e r i v e r ."]
    lines = [
        tuple(Token(" ", word, line, at, held=False) for at, word in enumerate(text.split(" ")))
        for line, text in enumerate(texts)
    ]
    odd = (" p", "e o", "r ")  # as glyphs that stand for white make them
    lines[-1] = tuple(token._replace(text=odd[at % 3]) if at % 5 == 4 else token for at, token in enumerate(lines[-1]))
    repaired = repair_paragraphs([Paragraph((line,)) for line in lines], Options(), lambda: None)
    last = [token.text for token in repaired.paragraphs[-1].lines[0]]
    assert [text for text in last if text in odd] == [token.text for token in lines[-1] if token.text in odd]
    assert not any(text.isspace() for text in last if text not in odd)


def test_a_text_learned_again_counts_as_if_it_was_never_learned_before() -> None:
    runs = [tuple(sentence.split()) for sentence in SENTENCES]
    changed = [*runs[:3], ("No", "onewho", "lives", "(in", "the", "village", "5", "would)"), ("a", "b", "c"), *runs[4:]]
    learner = Learner([], [])
    for text in (runs, changed, changed[:2], runs, changed):
        again, anew = learner.learn(text), Learner([], []).learn(text)
        assert again.words == anew.words
        words = sorted(again.words)
        for word in (*words, "weller"):
            assert again.cost(word) == pytest.approx(anew.cost(word))
            assert again.cost_elsewhere(word) == pytest.approx(anew.cost_elsewhere(word))
            assert [again.gain(word, after) for after in words] == [anew.gain(word, after) for after in words]
        assert again.gap("L", "N") == anew.gap("L", "N")
        assert again.shapes == anew.shapes


def test_what_ran_together_is_no_word_where_common_words_stand_side_by_side_as_often() -> None:
    runs = [tuple(sentence.split()) for sentence in SENTENCES]
    assert sum(sentence.count("birds leave") for sentence in SENTENCES) == 1
    assert sum(sentence.count("in spring") for sentence in SENTENCES) == 2
    common = [*runs, ("they", "return", "inspring"), *[("spring", "is", "warm")] * 5]
    assert "inspring" not in Learner([], []).learn(common).words
    assert "inspring" not in Learner([], []).learn([*common, ("they", "leave", "inspring")]).words
    assert "birdsleave" in Learner([], []).learn([*runs, ("the", "birdsleave", "it")]).words


def test_a_text_of_which_hardly_a_word_is_whole_stays_in_pieces_and_it_is_said() -> None:
    spaced = "\n\n".join(" ".join(paragraph.replace(" ", "")) for paragraph in BODY.split("\n\n"))
    text, repaired = repair_text(f"{spaced}\n", Options())
    assert text == f"{spaced}\n"
    (notice,) = repaired.notices
    assert (notice.line, notice.column, notice.before, notice.step) == (1, 1, "T", "words")
    assert notice.reason == "nearly all letters stand apart"


def test_another_text_in_the_language_tells_the_words_of_one_that_is_all_in_pieces() -> None:
    spaced = " ".join("The people of the village gather wood in the evening.".replace(" ", ""))
    text, repaired = repair_text(f"{spaced}\n", Options(known=(BODY,)))
    assert text == "The people of the village gather wood in the evening.\n"
    assert not repaired.notices


def test_letters_between_some_that_are_unknown_are_no_words() -> None:
    unknown = Token(" ", "?", 1, 1, held=True)
    letters = [unknown._replace(text=letter, held=False) for letter in "aoaoeaoeaieaoueao"]
    line = tuple(token for letter in letters for token in (letter, letter, unknown))
    repaired = repair_paragraphs([Paragraph((line,) * 30)], Options(), lambda: None)
    assert [token.text for token in repaired.paragraphs[0].lines[0]] == [token.text for token in line]


def _run_together(text: str, seed: int) -> str:
    """The text with runs of two to four words without spaces, one word in six of them."""
    dice = random.Random(seed)
    lines: list[str] = []
    for line in text.split("\n"):
        rest, tokens = line.split(), list[str]()
        while rest:
            size = dice.choice((2, 3, 4)) if dice.random() < RUNS else 1
            tokens.append("".join(rest[:size]))
            rest = rest[size:]
        lines.append(" ".join(tokens))
    return "\n".join(lines)


def _find_places(text: str) -> dict[tuple[int, int], str]:
    """Its words by where they begin and end among its letters."""
    ends = list(accumulate(map(len, text.split()), initial=0))
    return dict(zip(pairwise(ends), text.split(), strict=True))


@pytest.mark.parametrize("name", ["evenki_tex", "mongolian", "nenets", "nivkh", "urdu"])
def test_most_words_that_ran_together_are_parted_whatever_the_language(corpus: Path, name: str) -> None:
    text = (corpus / f"{name}.txt").read_text("utf-8")
    damaged = _run_together(text, seed=3)
    repaired, _ = repair_text(damaged, Options())
    assert "".join(repaired.split()) == "".join(text.split())
    right, before, after = _find_places(text), _find_places(damaged), _find_places(repaired)
    whole = {word for place, word in right.items() if place in before}
    seen = [place for place, word in right.items() if word in whole]
    assert sum(place in after for place in seen) > 0.96 * len(seen)
    kept = [place for place in right if place in before]
    assert sum(place not in after for place in kept) < 0.008 * len(kept)


def test_a_space_that_is_lost_behind_a_comma_is_no_habit_where_all_others_have_one() -> None:
    lines = ["Wood, water and birds, people and rivers, names and houses are in the village."] * 6
    runs = ["Everywinter,thepeople gather wood.", "Inspring,thebirds return, and the children know it."] * 3
    repaired = _repair("\n\n".join([*lines, *runs]))
    assert repaired.endswith(
        "Every winter, the people gather wood.\n\nIn spring, the birds return, and the children know it."
    )


def test_an_article_that_begins_with_an_apostrophe_keeps_its_space(corpus: Path) -> None:
    text = (corpus / "nenets.txt").read_text("utf-8").replace(" ӈоб ", " ’н ")
    damaged = _run_together(text, seed=4)
    repaired, _ = repair_text(damaged, Options())
    assert repaired.count(" ’н ") >= damaged.count(" ’н ") > 30


def test_words_of_one_letter_beside_those_that_ran_together_are_not_drawn_into_one(corpus: Path) -> None:
    text = (corpus / "magahi.txt").read_text("utf-8")
    repaired, _ = repair_text(_run_together(text, seed=2), Options())
    assert repaired.count("जा सक हई") >= 6


@pytest.mark.parametrize("text", ["а" * 100_000, "QmFzZTY0" * 20_000, f"{BODY} {'x' * 50_000} {BODY}"])
def test_data_without_a_space_stays_as_it_is_and_takes_no_time(text: str) -> None:
    assert repair_text(text, Options())[0] == f"{text}\n"
