"""What is read off a page once, for all formats: words after repair, where they came from, how they look."""

from __future__ import annotations

import pytest

from cidfix.export.formats import format_text
from cidfix.export.model import Doubt, Style
from cidfix.repair.units import split_clusters
from cidfix.structure.model import Role

BODY = (
    "the old people who lived by the river told us of a big",
    "fish that came up every spring and of the bears that fol-",
    "lowed it to the shallow water under the trees where all",
    "of them slept until the snow was gone again.",
)


def test_a_word_cut_at_a_line_end_is_whole_and_knows_both_its_tokens(read, paper) -> None:
    text = read(paper.lines(BODY, 50, 50))
    [part] = text.parts
    [word] = [word for word in part.list_words() if word.text == "followed"]
    assert [f"{text.tokens.name_line(t)}:{text.tokens.number[t]}" for t in word.tokens] == ["1.2:12", "1.3:1"]
    assert [text.decoded[token] for token in word.tokens] == ["fol-", "lowed"]
    assert text.record.repairs["hyphens"] == 1


def test_without_repair_the_text_is_as_it_is_on_the_page(read, paper) -> None:
    text = read(paper.lines(BODY, 50, 50), ())
    assert format_text(text, "txt") == " ".join(BODY) + "\n"
    assert text.record.repairs_text == "no repair"


def test_all_words_but_the_cut_one_are_as_they_were(read, paper) -> None:
    right = " ".join(BODY).replace("fol- lowed", "followed")
    assert format_text(read(paper.lines(BODY, 50, 50)), "txt") == right + "\n"


def test_italics_bold_and_raised_letters_are_told_by_font_and_place(read, paper) -> None:
    line = [
        paper.set("bold", 50, 50, font=1),
        paper.set("italic", 76, 50, font=2),
        paper.set("plain x", 112, 50),
        paper.set("2", 144.5, 50, size=6, rise=4),
        paper.set("y", 152, 50),
        paper.set("i", 157, 50, size=6, rise=-2),
    ]
    [part] = read(line).parts
    words = [[(run.text, run.style) for run in word.runs] for word in part.list_words()]
    assert words == [
        [("bold", Style.BOLD)],
        [("italic", Style.ITALIC)],
        [("plain", Style.NONE)],
        [("x", Style.NONE), ("2", Style.RAISED)],
        [("y", Style.NONE), ("i", Style.LOWERED)],
    ]


def test_a_code_nobody_knows_is_a_run_of_its_own_and_its_word_is_left_as_it_is(read, paper) -> None:
    text = read(paper.lines(["some" + paper.hole + "thing is written here"], 50, 50))
    word = next(text.parts[0].list_words())
    assert [(run.text, run.doubt) for run in word.runs] == [
        ("some", Doubt.NONE),
        ("(cid:57344)", Doubt.UNKNOWN),
        ("thing", Doubt.NONE),
    ]
    assert text.record.unknown == (("F1", 57344, 1),)
    assert text.tokens.name_code(word.runs[1].glyph) == ("F1", 57344)


@pytest.mark.parametrize("white", ["\u00a0", "\u2003", "\u3000", "\u2028"])
def test_a_letter_that_its_font_calls_white_space_is_no_word(read, paper, white: str) -> None:
    text = read([*paper.lines(BODY, 50, 50), paper.set(f"{white}{white} {white} words {white}", 50, 120)])
    assert [word.text for word in text.parts[-1].list_words()][-1] == "words"
    assert not [word.text for part in text.parts for word in part.list_words() if not word.text.strip()]


def test_letters_set_apart_one_by_one_are_joined_and_keep_their_places(read, paper) -> None:
    told = "a chapter of its own is the chapter on the river where we slept"
    text = read([*paper.lines(BODY, 50, 50), *paper.lines([told, told], 50, 120), paper.set("C H A P T E R", 50, 200)])
    [word] = [word for part in text.parts for word in part.list_words() if word.text == "CHAPTER"]
    assert len(word.tokens) == 7
    assert [part.role for part in text.parts if word in part.list_words()] == [Role.BODY]


def test_sentences_end_at_full_stops_but_not_at_initials_numbers_and_abbreviations(read, paper) -> None:
    lines = paper.lines(
        [
            "this was told by P. Orlov and others of the village. We wrote it down, e.g. names of",
            "the old camps, and drew a map (Fig. 2) of them all. Is it right? Nobody knew it then.",
        ],
        50,
        50,
    )
    [part] = read(lines).parts
    sentences = [" ".join(word.text for word in words) for words in part.sentences]
    assert sentences == [
        "this was told by P. Orlov and others of the village.",
        "We wrote it down, e.g. names of the old camps, and drew a map (Fig. 2) of them all.",
        "Is it right?",
        "Nobody knew it then.",
    ]


def test_chinese_sentences_are_parted_within_lines_and_no_space_comes_between_lines(read, paper) -> None:
    [part] = read(paper.lines(["人人生而自由。在尊严和权利上", "一律平等。他们赋有理性"], 50, 50)).parts
    sentences = ["".join((" " if w.spaced else "") + w.text for w in words) for words in part.sentences]
    assert sentences == ["人人生而自由。", "在尊严和权利上一律平等。", "他们赋有理性"]


def test_a_table_has_its_words_in_columns(read, paper) -> None:
    rows = [("name", "sun", "moon"), ("one", "1", "22"), ("two", "333", "4"), ("three", "5", "6")]
    table = [
        paper.set(word, x, 50 + 12 * row)
        for row, words in enumerate(rows)
        for x, word in zip((50, 110, 170), words, strict=True)
    ]
    text = read([*table, *paper.lines(BODY, 50, 150)])
    [part] = [part for part in text.parts if part.role is Role.TABLE]
    cells = [[(cell.column, [word.text for word in cell.words]) for cell in row.cells] for row in part.rows]
    assert cells == [[(column, [word]) for column, word in enumerate(row)] for row in rows]


def test_a_note_is_found_by_its_mark_and_can_be_left_out_with_it(read, paper) -> None:
    lines = paper.lines(BODY, 50, 50)
    mark = paper.set("1", 50 + 5 * 40 + 2.5 * 9 + 3, 86, size=6, rise=4)
    note = [paper.set("1", 50, 700, size=6, rise=3), paper.set("so they said to us every year", 56, 700, size=8)]
    text = read([*lines, mark, *note])
    notes = [number for number, part in enumerate(text.parts) if part.role is Role.FOOTNOTE]
    assert [word.text for part in text.parts for word in part.list_words() if word.note in notes] == ["1", "1"]
    bare = read([*lines, mark, *note], notes="drop")
    assert all(part.role is not Role.FOOTNOTE for part in bare.parts)
    assert all(word.note is None for part in bare.parts for word in part.list_words())


@pytest.mark.parametrize("white", [" ", "\N{NO-BREAK SPACE}", "\N{IDEOGRAPHIC SPACE}"])
def test_glyphs_that_stand_for_white_alone_make_no_word(read, paper, white) -> None:
    lines = [paper.set("ein x zwei xx drei", 50, 50), paper.set("xx", 50, 62)]
    text = read(lines, said=f'=F1:120 "{white}"')
    assert [word.text for part in text.parts for word in part.list_words()] == ["ein", "zwei", "drei"]


PHRASES = ["มนุษย์ทั้งหลายเกิดมามีอิสระ", "และเสมอภาคกัน", "ในเกียรติศักดิ์และสิทธิ", "ต่างมีเหตุผล", "และควรปฏิบัติต่อกันด้วยเจตนารมณ์"] * 4


def set_greedily(paper, width: int, parts: list[str], space: str):
    """Parts set one after the other on lines that hold as much as goes into a width, with a space between the parts."""
    lines = [parts[0]]
    for part in parts[1:]:
        longer = lines[-1] + space + part
        lines = [*lines[:-1], longer] if len(longer) <= width else [*lines, part]
    return [paper.set(line, 50, 50 + 12 * number) for number, line in enumerate(lines)]


def spell_all(text) -> str:
    words = [word for part in text.parts for word in part.list_words()]
    return "".join((" " if word.spaced else "") + word.text for word in words).strip()


def test_where_lines_of_a_script_without_spaces_break_only_at_spaces_these_are_kept(read, paper) -> None:
    assert spell_all(read(set_greedily(paper, 45, PHRASES, " "))) == " ".join(PHRASES)


def test_where_such_lines_are_filled_up_no_space_comes_between_them(read, paper) -> None:
    letters = [letter for phrase in PHRASES for letter in split_clusters(phrase)]
    assert " " not in spell_all(read(set_greedily(paper, 45, letters, "")))


def test_lines_without_any_space_are_joined_without_one_in_any_script(read, paper) -> None:
    words = ["የሰው፡", "ልጅ፡", "ሁሉ፡", "ሲወለድ፡", "ነጻና፡", "በክብርና፡", "በመብትም፡", "እኩልነት፡", "ያለው፡", "ነው።"] * 5
    assert spell_all(read(set_greedily(paper, 30, words, ""))) == "".join(words)
