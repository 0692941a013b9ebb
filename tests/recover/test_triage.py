"""Verdicts on fonts: what a person who copies the text would say of it."""

from pathlib import Path
from typing import Literal

import numpy as np
import pytest

from cidfix.layout import lay_out
from cidfix.layout.model import Guess, Layout, Separators
from cidfix.pdf import read_document
from cidfix.pdf.document import Document, Font, Glyphs, Occurrences
from cidfix.recover.map_shapes import Doubt, MapShapes
from cidfix.recover.triage import Verdict, find_doubted, judge_fonts

CORPUS = Path(__file__).parents[1] / "corpus"

ENGLISH = """All human beings are born free and equal in dignity and rights. They are endowed with reason and
conscience and should act towards one another in a spirit of brotherhood. Everyone is entitled to all the rights and
freedoms set forth in this Declaration, without distinction of any kind, such as race, colour, sex, language, religion,
political or other opinion, national or social origin, property, birth or other status. Furthermore, no distinction
shall be made on the basis of the political, jurisdictional or international status of the country. Everyone has the
right to life, liberty and security of person. No one shall be held in slavery or servitude. Quick brown foxes jump
over a lazy dog of Zanzibar."""

RUSSIAN = """Все люди рождаются свободными и равными в своем достоинстве и правах. Они наделены разумом и совестью и
должны поступать в отношении друг друга в духе братства. Каждый человек должен обладать всеми правами и всеми
свободами, провозглашенными настоящей Декларацией, без какого бы то ни было различия, как-то в отношении расы, цвета
кожи, пола, языка, религии, политических или иных убеждений, национального или социального происхождения."""

VIETNAMESE = """Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền lợi. Mọi con người đều được
tạo hoá ban cho lý trí và lương tâm và cần phải đối xử với nhau trong tình anh em."""

HINDI = """सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है।"""

PHONETIC = """ðə nɔːθ wɪnd ən ðə sʌn wə dɪspjuːtɪŋ wɪtʃ wəz ðə strɒŋɡə wɛn ə trævələ keɪm əlɒŋ ræpt ɪn ə wɔːm kləʊk
ɣaβaθo χalɣa ðoβo βiθo"""


def height(character: str) -> tuple[float, float]:
    """Where a roman type has ink, in em."""
    if character in "gpqyjруφχ":
        return -0.2, 0.45
    return (0.0, 0.45) if character in "acemnorsuvwxzавгежзиклмнопстчшъыьэюя" else (0.0, 0.7)


def printed(text: str, own_map: dict[str, str], blank: str = " ") -> tuple[Document, Layout]:
    """A page of text in one font, a glyph for each character, and what the font's own map says of each."""
    letters = sorted(set(text.replace("\n", " ")))
    code = {letter: i + 3 for i, letter in enumerate(letters)}
    size = len(letters)
    glyphs = Glyphs(
        np.zeros(size, np.int32),
        np.array([code[letter] for letter in letters], np.int64),
        np.arange(size, dtype=np.int32),
        np.full(size, 0.5, np.float32),
        np.array([(0, low, 0.5, high) for low, high in map(height, letters)], np.float32),
        np.array([letter in blank for letter in letters], np.bool_),
        tuple("" if letter in blank else f"shape of {letter}" for letter in letters),
    )
    glyph = np.array([letters.index(letter) for letter in text.replace("\n", " ")], np.int32)
    count = len(glyph)
    floats = np.zeros(count, np.float32)
    occurrences = Occurrences(
        glyph, floats, floats, floats, floats, floats, floats, floats, floats,
        np.zeros(count, np.bool_), np.zeros(count, np.uint8),
    )  # fmt: skip
    said = {code[letter]: says for letter, says in own_map.items() if letter in code}
    font = Font("F1", "Roman", "Type0", True, "ToUnicode" if said else "", said)
    document = Document(Path("a.pdf"), "", "", 1, (font,), glyphs, occurrences, ())
    return document, tokens(document, letters.index(" "))


def tokens(document: Document, space: int) -> Layout:
    """One line, its tokens parted by the space glyph."""
    glyph = document.occurrences.glyph
    visible = np.flatnonzero(glyph != space).astype(np.int32)
    starts = [0, *(np.flatnonzero(np.diff(visible) > 1) + 1).tolist(), len(visible)]
    one, line = np.ones(1, np.int32), np.zeros(1, np.float32)
    return Layout(
        visible, np.zeros(len(visible), np.bool_), np.array(starts, np.int32), np.array([0, len(starts) - 1], np.int32),
        one, one, np.zeros((1, 4), np.float32), np.zeros(1, np.uint8), line, line, line, line,
        (Separators((Guess(space, 1.0, "it is blank"),), ()),), np.zeros(len(document.glyphs), np.bool_),
        np.zeros(1, np.int32),
    )  # fmt: skip


UNSEEN = MapShapes(0, 0, ())
"""The shapes of a font that is like no reference font."""


def judged(text: str, own_map: dict[str, str], shapes: MapShapes = UNSEEN) -> Verdict:
    (verdict,) = judge_fonts(*printed(text, own_map), (shapes,), {})
    return verdict


def right(text: str) -> dict[str, str]:
    return {letter: letter for letter in text}


@pytest.mark.parametrize("text", [ENGLISH, RUSSIAN, VIETNAMESE, HINDI, PHONETIC, ENGLISH.upper()])
def test_a_map_that_says_what_is_printed_is_fine(text: str) -> None:
    verdict = judged(text, right(text))
    assert verdict.verdict == "fine"
    assert verdict.share == 1
    assert verdict.examples == ()


@pytest.mark.parametrize(
    "text",
    [
        "JavaScript and TypeScript run on iPhone and MacBook; getElementById calls setTimeout and parseInt. " + ENGLISH,
        r"\usepackage{serto} \begin{document} \textbf{bold} foo[i]=bar[j]+1; x<y; a=b H2O p53k " + ENGLISH,
        "see https://example.org/a?b=c&d=e or write to a.b@example.org about 3×4 and 5° " + ENGLISH,
        "ni-li-soma 1SG-PST-read kitabu 7.book PRS.3PL nmlz prs pst sbj " + ENGLISH,
    ],
)
def test_program_listings_names_addresses_and_glosses_are_fine(text: str) -> None:
    assert judged(text, right(text)).verdict == "fine"


def test_a_ligature_that_is_mapped_to_its_letters_is_fine() -> None:
    text = "ﬁnd the ﬁrst ﬁsh in the eﬀort of the oﬃce. " + ENGLISH
    assert judged(text, right(text) | {"ﬁ": "fi", "ﬀ": "ff", "ﬃ": "ffi"}).verdict == "fine"


def test_a_font_without_any_map_is_missing() -> None:
    verdict = judged(ENGLISH, {})
    assert verdict.verdict == "missing"
    drawn = len(set(ENGLISH) - {" ", "\n"})
    assert verdict.reason == f"none of its {drawn} codes has a Unicode value"


@pytest.mark.parametrize("nothing", ["", "\0", "\ufffd", "\uf0b7"])
def test_a_map_that_says_nothing_of_some_codes_is_partial(nothing: str) -> None:
    verdict = judged(ENGLISH, right(ENGLISH) | {"e": nothing, "t": nothing})
    assert verdict.verdict == "partial"
    assert verdict.reason.startswith("2 of ")
    assert len(verdict.examples) == 2


def permuted(text: str) -> dict[str, str]:
    """Each small letter says the fifth one after it."""
    small = sorted({letter for letter in text if letter.islower()})
    return right(text) | dict(zip(small, small[5:] + small[:5], strict=True))


def in_encoding(text: str, meant: str, said: str) -> dict[str, str]:
    return {letter: letter.encode(meant).decode(said) for letter in text}


def moved(text: str, places: int) -> dict[str, str]:
    return {letter: chr(ord(letter) + places) for letter in text if letter > " "}


def on_ascii(text: str) -> dict[str, str]:
    """A home-made font: the letters in some order on the keys of a keyboard."""
    letters = sorted(set(text) - {" ", "\n"})
    return {letter: chr(33 + i * 37 % 94) for i, letter in enumerate(letters)}


@pytest.mark.parametrize(
    ("text", "own_map", "told"),
    [
        (ENGLISH, permuted(ENGLISH), "no vowel"),
        (VIETNAMESE, permuted(VIETNAMESE), "heights"),
        (RUSSIAN, in_encoding(RUSSIAN, "cp1251", "latin-1"), "accented"),
        (RUSSIAN, on_ascii(RUSSIAN), "inside"),
        (HINDI * 3, on_ascii(HINDI), "between the letters"),
        (ENGLISH, right(ENGLISH) | dict.fromkeys("aeiou", "o"), "copying gives o for 5 different shapes"),
        (ENGLISH, right(ENGLISH) | dict(zip("abcdefghijkl", "абцдефгхиклм", strict=True)), "two scripts"),
        (ENGLISH, right(ENGLISH) | {letter: chr(i) for i, letter in enumerate("abcdefghijkl", 1)}, "control"),
        (
            ENGLISH,
            right(ENGLISH) | {letter: chr(0x378 + i % 2) for i, letter in enumerate("abcdefghijkl")},
            "no character",
        ),
    ],
)
def test_a_map_that_says_something_else_than_is_printed_is_wrong(text: str, own_map: dict[str, str], told: str) -> None:
    verdict = judged(text, own_map)
    assert verdict.verdict == "wrong"
    assert told in verdict.reason


def test_a_constant_shift_is_told_with_the_word_it_hides() -> None:
    """Without outlines, so that only the words can tell: glyph ids stand 29 places before ASCII."""
    document, layout = printed(ENGLISH, moved(ENGLISH, -29), blank="".join(set(ENGLISH)))
    fonts = document.fonts
    unknown = np.zeros(len(document.glyphs), np.bool_)
    bare = Glyphs(
        document.glyphs.font,
        document.glyphs.code,
        document.glyphs.gid,
        document.glyphs.advance,
        np.zeros_like(document.glyphs.ink),
        unknown,
        tuple("" for _ in unknown),
    )
    same = Document(document.path, "", "", 1, fonts, bare, document.occurrences, ())
    (verdict,) = judge_fonts(same, layout, (UNSEEN,), {})
    assert verdict.verdict == "wrong"
    assert "29 places from plausible ones" in verdict.reason
    assert "“MXULVGLFWLRQDO” would be “jurisdictional”" in verdict.reason


def test_a_blank_glyph_that_is_said_to_be_a_letter_is_wrong() -> None:
    text = ENGLISH
    (verdict,) = judge_fonts(*printed(text, right(text), blank=" a"), (UNSEEN,), {})
    assert verdict.verdict == "wrong"
    assert verdict.reason == "copying gives a where nothing is drawn"


def test_characters_that_come_in_the_order_of_their_numbers_are_only_numbered_by_use() -> None:
    text = "".join(dict.fromkeys(ENGLISH.replace("\n", " ").replace(" ", "")))
    own_map = {letter: chr(33 + i) for i, letter in enumerate(text)}
    assert judged(text[:20] + " " + text[20:], own_map).verdict == "wrong"


def test_a_font_of_blanks_is_fine() -> None:
    document, layout = printed("a b c", {}, blank="abc ")
    assert judge_fonts(document, layout, (UNSEEN,), {})[0].verdict == "fine"


@pytest.mark.parametrize(
    ("name", "verdict"),
    [("nivkh", "missing"), ("evenki_tex", "missing"), ("nivkh_legacy8bit", "wrong"), ("nenets", "wrong"),
     ("navajo_wrong", "wrong")],
)  # fmt: skip
def test_the_broken_font_of_a_document_has_the_verdict_a_reader_would_give(
    name: str, verdict: Literal["fine", "missing", "partial", "wrong"]
) -> None:
    document = read_document(CORPUS / f"{name}.pdf")
    unseen = (UNSEEN,) * len(document.fonts)
    found = max(judge_fonts(document, lay_out(document, {}, {}, ()), unseen, {}), key=lambda judged: judged.share)
    assert found.verdict == verdict


LISTING = "getElementById setTimeout=parseInt{toLowerCase} indexOf[pushState] lmtt lmss lmvtt cstt cssl " * 9


def test_text_that_looks_odd_is_no_sign_against_a_map_that_its_shapes_bear_out() -> None:
    assert judged(LISTING, right(LISTING)).verdict == "wrong"
    assert judged(LISTING, right(LISTING), MapShapes(24, 24, ())).verdict == "fine"


def test_plausible_text_is_no_sign_for_a_map_that_its_shapes_refute() -> None:
    doubts = (Doubt(7, "à", "а", True), Doubt(8, "á", "б", False), Doubt(9, "â", "в", True))
    verdict = judged(ENGLISH, right(ENGLISH), MapShapes(5, 2, doubts))
    assert verdict.verdict == "wrong"
    assert verdict.reason == (
        "3 of 5 letters are drawn as something else, e.g. “à” like “а”, “â” like “в”, “á” like “б”"
    )
    assert verdict.examples[0] == (7, "à", "it is drawn just like а")
    assert verdict.doubts == doubts


def test_a_single_wrong_pair_leaves_the_rest_of_the_map_fine_but_is_not_believed_itself() -> None:
    doubt = Doubt(13, "ð", "ɗ", True)
    verdict = judged(ENGLISH, right(ENGLISH), MapShapes(30, 29, (doubt,)))
    assert verdict.verdict == "fine"
    assert verdict.reason == "each code has a Unicode value, but one is drawn as something else, e.g. “ð” like “ɗ”"
    assert verdict.examples == ((13, "ð", "it is drawn just like ɗ"),)
    assert find_doubted((verdict,), {}) == {(0, 13)}
    assert find_doubted((verdict,), {0: True}) == frozenset()


def test_letters_of_two_scripts_in_one_word_are_a_sign_whatever_the_shapes() -> None:
    hacked = right(RUSSIAN) | dict(zip("аеорсухкм", "aeopcyxkm", strict=True))
    assert judged(RUSSIAN, hacked, MapShapes(30, 30, ())).verdict == "wrong"


def test_a_letter_that_a_font_draws_once_for_two_scripts_makes_no_wrong_map() -> None:
    text = "Davіd Mіke Chrіs Tobіas Lіnus Brіan Olіver Danіel Martіn Phіlіp " * 3 + RUSSIAN
    assert judged(text, right(text)).verdict == "wrong"
    assert judged(text, right(text), MapShapes(30, 30, ())).verdict == "fine"
