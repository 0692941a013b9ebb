"""Maps that go out in a format and come back are what they were."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cidfix.errors import CidfixError
from cidfix.export.maps.cmap import format_cmap, parse_cmap
from cidfix.export.maps.table import SPACE, CodeContext, CodeTable, from_code_table, to_code_table
from cidfix.export.maps.teckit import format_teckit
from cidfix.export.maps.teckit_read import parse_teckit
from cidfix.export.maps.tet import format_code_list, parse_code_list
from cidfix.export.maps.tsv import format_tsv
from cidfix.export.maps.tsv_read import parse_tsv
from cidfix.ordering.read import find_rules
from cidfix.recover.drawn import put_in_order_of
from cidfix.recover.maps import FontFamily, MapContext, MapGlyph, MapValue, SavedMap

LETTERS = st.characters(exclude_categories=("Cs",))
TEXTS = st.one_of(
    st.text(LETTERS, max_size=4),
    st.text("-=+@'\"\t\n ;,1eЯ\u0301\u25ccक्षिر\ufb01\U00010400", max_size=5),
    st.sampled_from(["=1+1", "TRUE", "1/2", "MAR1", "007", "'a", '"', "#", "none", "U+0041", "after 3"]),
)
FONTS = st.text(LETTERS, min_size=1, max_size=8)


@st.composite
def tables(draw: st.DrawFn, largest: int = 0xFFFF) -> CodeTable:
    codes = draw(st.lists(st.integers(0, largest), min_size=1, max_size=12, unique=True))
    values = {code: draw(TEXTS) for code in sorted(codes) if draw(st.integers(0, 4)) or code == codes[0]}
    script = draw(st.sampled_from(["", "Deva", "Cyrl", "Mymr"]))
    found: dict[tuple[int, str, int], CodeContext] = {}
    for _ in range(draw(st.integers(0, 4))):
        code, other = draw(st.sampled_from(codes)), draw(st.sampled_from(codes))
        side = draw(st.sampled_from(["after", "before"]))
        found.setdefault((code, side, other), CodeContext(code, draw(TEXTS), side, other))
    whole = CodeTable(draw(FONTS), ("niv", "x-own"), script, values, tuple(found.values()))
    contexts = tuple(one for one in whole.contexts if whole.separators.isdisjoint((one.code, one.neighbour)))
    table = CodeTable(whole.font, whole.language, script, values, contexts)
    kept = tuple(one for one in contexts if table.separators.isdisjoint((one.code, one.neighbour)))
    return CodeTable(whole.font, whole.language, script, values, kept)


@st.composite
def maps(draw: st.DrawFn) -> SavedMap:
    count = draw(st.integers(0, 6))
    glyphs = []
    for _ in range(count):
        values = []
        for _ in range(draw(st.integers(0, 3))):
            context = draw(st.one_of(st.none(), st.integers(0, count - 1)))
            side = draw(st.sampled_from(["after", "before"]))
            neighbour = None if context is None else MapContext(side, context)
            values.append(MapValue(draw(TEXTS), neighbour, draw(FONTS), draw(st.integers(0, 9))))
        outline = draw(st.sampled_from(["", "5f0c2ab1", "5e123456", "00000001"]))
        font = draw(st.sampled_from(["CharisSIL", "=cmd", "", "'quoted", "a\nb"]))
        code = draw(st.integers(0, 3))
        glyphs.append(
            MapGlyph(outline, draw(st.booleans()), font, draw(st.integers(-1, 3)), code, False, tuple(values))
        )
    families = (FontFamily("CharisSIL", ("Charis*", "=?")),) if draw(st.booleans()) else ()
    notes = draw(TEXTS)
    return SavedMap(("niv",), "Cyrl", "=A. Linguist", ("a.pdf 00",), "0.1.0", notes, tuple(glyphs), families)


def is_in_order(table: CodeTable) -> bool:
    """Whether all values are spelt in logical order: others are not values that a text has."""
    rules = find_rules(table.script) if table.script else None
    texts = [*table.values.values(), *(context.value for context in table.contexts)]
    return rules is None or all(
        put_in_order_of(rules, (text,), (False,)) == unicodedata.normalize("NFC", text) for text in texts
    )


@pytest.mark.slow
@given(tables(largest=0xFF).filter(is_in_order))
def test_a_byte_table_comes_back_from_teckit(table: CodeTable) -> None:
    assert parse_teckit(format_teckit(table).encode("ascii"), "a.map", "") == table


@given(tables(largest=0x1FFFF).filter(is_in_order))
def test_a_table_of_large_codes_comes_back_from_teckit(table: CodeTable) -> None:
    assert parse_teckit(format_teckit(table).encode("ascii"), "a.map", "") == table


@given(tables(largest=0xFFFFFFFF))
def test_the_values_of_a_table_come_back_from_a_cmap(table: CodeTable) -> None:
    again = parse_cmap(format_cmap(table, 0), "a.cmap", "")
    assert (again.font, again.values) == (table.font, table.values)


@given(tables())
def test_the_values_that_a_code_list_can_hold_come_back_from_it(table: CodeTable) -> None:
    held = {code: text for code, text in table.values.items() if 0 < len(text) <= 7}
    if held:
        again = parse_code_list(format_code_list(table)[0], "a.cl", "")
        assert (again.font, again.values) == (table.font, held)


@given(maps())
def test_a_whole_map_comes_back_from_a_spreadsheet_table(saved: SavedMap) -> None:
    assert parse_tsv(format_tsv(saved), "a.tsv") == saved


@given(tables())
def test_a_table_that_became_a_map_is_still_the_same_table(table: CodeTable) -> None:
    again, _ = to_code_table(from_code_table(table, "a test"), "")
    assert again.values == table.values
    assert set(again.contexts) == set(table.contexts)


def test_a_separator_comes_back_as_one() -> None:
    table = CodeTable("Font", (), "", {3: SPACE, 4: "a"}, ())
    saved = from_code_table(parse_cmap(format_cmap(table, 2), "a.cmap", ""), "a.cmap")
    assert [(glyph.code, glyph.space) for glyph in saved.glyphs] == [(3, True), (4, False)]


@given(st.text('font\tcodevalu #"\n1;,=U+after glyph', max_size=80), st.booleans())
def test_whatever_a_table_holds_it_is_a_map_or_one_clear_line(text: str, named: bool) -> None:
    said = ""
    try:
        parse_tsv(("font\tcode\tvalue\tcontext\tglyph\n" if named else "") + text, "a.tsv")
    except CidfixError as error:
        said = str(error)
    assert "\n" not in said.replace(repr(text), "")


@given(st.binary(max_size=80), st.text("0x41 %\tfont:\"'9", max_size=40))
def test_whatever_cmaps_and_lists_hold_they_are_tables_or_one_clear_line(data: bytes, text: str) -> None:
    said = ""
    for read in (lambda: parse_cmap(b"beginbfrange " + data, "a.cmap", ""), lambda: parse_code_list(text, "a.cl", "")):
        try:
            read()
        except CidfixError as error:
            said += str(error)
    assert "\n" not in said
