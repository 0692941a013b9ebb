"""TECkit maps: those of others are read or refused, those of cidfix do in TECkit what they do here."""

import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cidfix.errors import CidfixError
from cidfix.export.maps.apply import PRIVATE, apply_map
from cidfix.export.maps.table import CodeContext, CodeTable
from cidfix.export.maps.teckit import format_teckit
from cidfix.export.maps.teckit_read import parse_teckit
from cidfix.ordering.model import BORDER
from cidfix.ordering.read import find_rules
from cidfix.ordering.reorder import to_drawn

needs_teckit = pytest.mark.skipif(
    not (shutil.which("teckit_compile") and shutil.which("txtconv")), reason="TECkit is not installed"
)
HACK = CodeTable(
    "Hindi Hack",
    (),
    "Deva",
    {0x6B: "क", 0x69: "ि", 0x72: "र", 0x52: "र्", 0x61: "ा", 0x7C: "।", 0x6E: "न", 0x40: "क्ष"},
    (CodeContext(0x61, "ाँ", "before", 0x7C),),
)


def read(text: str) -> CodeTable:
    return parse_teckit(text.encode("utf-8"), "old.map", "Old Font")


def convert(folder: Path, table: CodeTable, data: bytes) -> str:
    """What TECkit makes of a file of bytes, or of private characters, by the map of a table."""
    (folder / "font.map").write_text(format_teckit(table), "ascii")
    (folder / "in.txt").write_bytes(data)
    compiled, out = folder / "font.tec", folder / "out.txt"
    subprocess.run(["teckit_compile", folder / "font.map", "-o", compiled], check=True, capture_output=True)
    forms = ["-if", "bytes" if table.is_bytes else "utf8", "-of", "utf8", "-nobom"]
    subprocess.run(
        ["txtconv", "-i", folder / "in.txt", "-o", out, "-t", compiled, *forms], check=True, capture_output=True
    )
    return out.read_bytes().decode("utf-8")


def test_a_map_with_classes_names_and_macros_is_read() -> None:
    table = read("""
        EncodingName "SIL-OLD-1995" ; a comment
        ByteDefault '?'
        Define CAPS 'A'..'C'
        pass(Byte_Unicode)
        ByteClass [capital] = ( CAPS )
        UniClass [capital] = ( U+0410 U+0411 cyrillic_capital_letter_ve )
        [capital] <> [capital]
        0x61 <> U+0430 \\
            U+0301
        98 > "xy" ; several letters
        '!' < U+00A1
    """)
    assert table.font == "Old Font"
    assert table.values == {0x41: "А", 0x42: "Б", 0x43: "В", 0x61: "а\u0301", 98: "xy"}


def test_a_value_that_holds_beside_a_code_is_read_as_one() -> None:
    table = read("ByteClass [wide] = ('m' 'w')\n0xA1 / [wide] _ > U+0302\n0xA1 / _ 'i' > U+0307\n0xA1 > U+0301\n")
    assert table.values == {0xA1: "\u0301"}
    assert table.contexts == (
        CodeContext(0xA1, "\u0302", "after", ord("m")),
        CodeContext(0xA1, "\u0302", "after", ord("w")),
        CodeContext(0xA1, "\u0307", "before", ord("i")),
    )


def test_a_map_that_is_bytes_itself_is_read() -> None:
    table = parse_teckit(b"; caf\xe9\x85 old\r\n0xE9 > U+0451 ; \x85\r\n0xEA > U+0439\r\n", "old.map", "Old Font")
    assert table.values == {0xE9: "ё", 0xEA: "й"}


def test_codes_of_a_large_font_are_private_characters() -> None:
    assert read("pass(Unicode)\nU+F0280 > U+049A\n").values == {0x280: "Қ"}


@pytest.mark.parametrize(
    ("rule", "line"),
    [
        ("0x41 0x42 > U+0041", 2),  # two codes together
        ("0x41 / 0x42 0x43 _ > U+0041", 2),  # two neighbours
        ("0x41 / 0x42 _ 0x43 > U+0041", 2),  # one on each side
        ("0x41 / # _ > U+0041", 2),  # the beginning of the text
        ("0x41 / ^0x42 _ > U+0041", 2),
        ("0x41? > U+0041", 2),
        ("0x41 > @a", 2),
        ("0x141 > U+0041", 2),
        ("0x41 > U+D800", 2),
        ("0x41 > U+110000", 2),
        ("[missing] > U+0041", 2),
        ("0x41 > U+0041\n0x20 > U+0020\n0x42 / 0x20 _ > U+0043", 4),  # beside a space
        ("0x41 > no_such_letter", 2),
        ("0x41 U+0041", 2),
        ("0x41 > U+0041\npass(Unicode)\nU+0041 U+0042 > U+0042 U+0041", 4),  # a pass of somebody's own
        ("pass(Byte)\n'a' > 'b'", 2),
        ("0x41 > U+0041 ; fine\n\u0bb5 > U+0041", 3),
    ],
)
def test_what_a_table_can_not_say_is_refused_with_its_line(rule: str, line: int) -> None:
    start = "" if rule.startswith("pass") else "pass(Byte_Unicode)"
    with pytest.raises(CidfixError) as caught:
        read(f"{start}\n{rule}\n")
    assert f"line {line}" in caught.value.where


def test_a_pass_from_unicode_that_is_about_letters_is_refused() -> None:
    with pytest.raises(CidfixError, match="U\\+F0000"):
        read("pass(Unicode)\nU+0041 > U+0410\n")


def test_macros_that_grow_without_end_are_refused() -> None:
    lines = ["Define a0 U+0041 U+0041"] + [f"Define a{n} a{n - 1} a{n - 1}" for n in range(1, 60)]
    with pytest.raises(CidfixError, match="too long"):
        read("\n".join([*lines, "0x41 > a59"]))


def test_classes_that_grow_without_end_are_refused() -> None:
    lines = ["UniClass [a0] = (U+0041..U+FFFF)"]
    lines += [f"UniClass [a{n}] = ([a{n - 1}] [a{n - 1}])" for n in range(1, 60)]
    with pytest.raises(CidfixError):
        read("\n".join([*lines, "0x41 > U+0041"]))


def test_macros_and_values_that_fill_the_memory_together_are_refused() -> None:
    lines = ["Define a0 U+0041 U+0041"] + [f"Define a{n} a{n - 1} a{n - 1}" for n in range(1, 16)]
    with pytest.raises(CidfixError, match="the map is too long"):
        read("\n".join([*lines, *(f"Define b{n} a15" for n in range(1000))]))
    with pytest.raises(CidfixError, match="more than 255 code points"):
        read("\n".join([*lines, "UniClass [c] = (U+1000..U+F000)", "ByteClass [b] = (1..255)", "0x41 > a15"]))


@given(st.text("0x41U+>/_[]()='\"\\;\nabpass Define.<", max_size=60))
def test_whatever_a_file_holds_it_is_a_table_or_one_clear_line(text: str) -> None:
    said = ""
    try:
        read(text)
    except CidfixError as error:
        said = str(error)
    assert "\n" not in said


def test_a_map_whose_passes_of_order_were_changed_is_refused() -> None:
    text = format_teckit(HACK)
    with pytest.raises(CidfixError, match="further pass"):
        read(text.replace("@the_onset", "@the_left", 1))


@needs_teckit
def test_teckit_orders_devanagari_as_cidfix_does(tmp_path: Path) -> None:
    data = b"ikn kRa a| i@ \xff\x05Ri\nkik|"
    made = apply_map(HACK, data, only_bytes=True)
    assert convert(tmp_path, HACK, data) == made
    assert made.split(" ")[0] == "किन"
    assert made.splitlines()[-1] == "ककि।"


@needs_teckit
@pytest.mark.parametrize("script", ["Deva", "Beng", "Taml", "Mlym", "Khmr", "Mymr", "Thai", "Tibt", "Java", "Lana"])
def test_teckit_reads_the_words_of_a_script_as_cidfix_does(tmp_path: Path, script: str) -> None:
    rows = (Path(__file__).parents[1] / "ordering" / "words.txt").read_text("utf-8").splitlines()
    words = next(row.split()[1:] for row in rows if row.startswith(script))
    drawn = [[unit for unit in to_drawn(word, find_rules(script)) if unit != BORDER] for word in words]
    units = sorted({unit for word in drawn for unit in word})
    codes = {unit: 300 + at for at, unit in enumerate(units)}
    table = CodeTable("Font", (), script, {code: unit for unit, code in codes.items() if code % 50}, ())
    text = "\n".join("".join(chr(PRIVATE + codes[unit]) for unit in word) for word in drawn)
    made = apply_map(table, text.encode("utf-8"), only_bytes=False)
    found = convert(tmp_path, table, text.encode("utf-8"))
    for code in codes.values():
        found = found.replace(chr(PRIVATE + code), f"(cid:{code})")  # a pass from Unicode leaves what it does not know
    assert found == made
