"""`map convert` and `map apply`: maps go to other programs and come back, and old text files become Unicode."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cidfix.export.maps.formats import ENDINGS
from cidfix.recover.maps import MapGlyph, MapValue, SavedMap, read_map, write_map

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A map of two fonts."""
    glyphs = (
        MapGlyph("", True, "Nivkh Times", -1, 0x20, True, ()),
        MapGlyph("5f0c2ab1", False, "Nivkh Times", 4, 0x61, False, (MapValue("ӈ", None, "typed", 4),)),
        MapGlyph("77be01d4", False, "Nivkh Bold", 4, 0x61, False, (MapValue("ӄ", None, "typed", 1),)),
    )
    path = tmp_path / "nivkh.cidmap.json"
    write_map(path, SavedMap(("niv",), "Cyrl", "A. Linguist", (), "0.1.0", "", glyphs))
    return path


@pytest.mark.parametrize("ending", ["map", "cmap", "cl"])
def test_a_font_of_a_map_goes_to_another_program_and_comes_back(
    run: Run, saved: Path, tmp_path: Path, ending: str
) -> None:
    other, again = tmp_path / f"nivkh.{ending}", tmp_path / "again.cidmap.json"
    assert run("map", "convert", saved, other, "--font", "Nivkh Times") == (0, "", "")
    assert run("map", "convert", other, again) == (0, "", "")
    glyphs = read_map(again).glyphs
    assert [(glyph.font, glyph.code, glyph.space) for glyph in glyphs] == [
        ("Nivkh Times", 0x20, True),
        ("Nivkh Times", 0x61, False),
    ]
    assert [value.value for value in glyphs[1].values] == ["ӈ"]


def test_a_table_edited_in_a_spreadsheet_becomes_a_map(run: Run, saved: Path, tmp_path: Path) -> None:
    table, again = tmp_path / "nivkh.tsv", tmp_path / "again.cidmap.json"
    assert run("map", "convert", saved, table)[0] == 0
    text = table.read_text("utf-8").replace("\tӈ\t", "\tӇ\t") + "\tNivkh Bold\t98\tq\n"
    table.write_text(text, "utf-16")
    assert run("map", "convert", table, again) == (0, "", "")
    made = read_map(again)
    assert [value.value for glyph in made.glyphs for value in glyph.values] == ["Ӈ", "ӄ", "q"]
    assert made.made_by == "A. Linguist"


def test_a_map_of_several_fonts_needs_the_name_of_one(run: Run, saved: Path, tmp_path: Path) -> None:
    status, out, err = run("map", "convert", saved, tmp_path / "nivkh.map")
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "--font: Nivkh Times, Nivkh Bold" in err
    assert not (tmp_path / "nivkh.map").exists()


def test_names_of_a_family_are_kept_in_the_map(run: Run, saved: Path, tmp_path: Path) -> None:
    out = tmp_path / "public.cidmap.json"
    assert run("map", "convert", saved, out, "--font", "Nivkh Times", "--family", "NivkhTimes*")[0] == 0
    assert json.loads(out.read_text("utf-8"))["families"] == [{"font": "Nivkh Times", "names": ["NivkhTimes*"]}]
    assert read_map(out).families[0].names == ("NivkhTimes*",)


def test_a_pattern_without_letters_is_refused(run: Run, saved: Path, tmp_path: Path) -> None:
    status, _, err = run("map", "convert", saved, tmp_path / "out.json", "--font", "Nivkh Times", "--family", " ")
    assert (status, err) == (2, 'cidfix: --family: the pattern has no letters; give one such as "Nivkh*"\n')


def test_a_cmap_has_codes_of_as_many_bytes_as_were_asked_for(run: Run, saved: Path, tmp_path: Path) -> None:
    out = tmp_path / "nivkh.cmap"
    assert run("map", "convert", saved, out, "--font", "Nivkh Times", "--code-bytes", 2)[0] == 0
    assert "<0061> <04C8>" in out.read_text("ascii")


def test_a_legacy_text_becomes_unicode(run: Run, saved: Path, tmp_path: Path) -> None:
    text, out = tmp_path / "old.txt", tmp_path / "new.txt"
    text.write_bytes(b"a a\nb")
    assert run("map", "apply", saved, text, "-o", out, "--font", "Nivkh Times") == (0, "", "")
    assert out.read_text("utf-8") == "ӈ ӈ\n(cid:98)"


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("bad.map", b"pass(Byte_Unicode)\n0x41 0x42 > U+0041\n", "bad.map, line 2: a rule is about more than one code"),
        ("bad.cl", b"0x41 hello\n", "bad.cl, line 1: 'hello' is no number"),
        ("bad.cmap", b"nothing", "bad.cmap: the file has no codes with their text"),
        ("bad.cmap", b"1 begincidrange <00> <ff> 0 endcidrange", "from codes to glyphs"),
        ("bad.tsv", b"font\tcode\n", "bad.tsv: the table has no column 'value'"),
        ("bad.tsv", b"font\tcode\tvalue\n", "bad.tsv: the table has no rows below its head"),
        ("bad.tsv", b"font\tcode\tvalue\nA\tx\ta\n", "bad.tsv, line 2: the cell 'code' is no whole number"),
        ("bad.tsv", b"font\tcode\tvalue\tcontext\nA\t1\ta\tafter 9\n", "bad.tsv, line 2: the neighbour 9"),
        ("bad.tsv", b'font\tcode\tvalue\n"A\t1\ta', "bad.tsv, line 2: the table can't be read"),
        ("bad.json", b"{}", "the file is no cidfix map"),
        ("bad.txt", b"", "the ending names no format of maps"),
    ],
)
def test_what_is_no_map_is_refused_in_one_line(run: Run, tmp_path: Path, name: str, content: bytes, said: str) -> None:
    (tmp_path / name).write_bytes(content)
    status, out, err = run("map", "convert", tmp_path / name, tmp_path / "out.cidmap.json")
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert said in err
    assert not (tmp_path / "out.cidmap.json").exists()


def test_ranges_that_would_fill_the_memory_are_refused(run: Run, tmp_path: Path) -> None:
    ranges = b"1 beginbfrange " + b"<0000> <ffff> <0041> " * 100 + b"endbfrange"
    (tmp_path / "bad.cmap").write_bytes(ranges)
    status, _, err = run("map", "convert", tmp_path / "bad.cmap", tmp_path / "out.json")
    assert status == 2
    assert "too large" in err


def test_a_map_is_never_written_over_what_is_read(run: Run, saved: Path, tmp_path: Path) -> None:
    before = saved.read_bytes()
    assert run("map", "convert", saved, saved)[0] == 2
    text = tmp_path / "old.txt"
    text.write_bytes(b"a")
    assert run("map", "apply", saved, text, "-o", text, "--font", "Nivkh Times")[0] == 2
    assert (saved.read_bytes(), text.read_bytes()) == (before, b"a")


@pytest.mark.parametrize("ending", sorted(set(ENDINGS) - {".json"}))
@pytest.mark.parametrize("command", [("map", "show"), ("map", "merge", "-o", "OUT"), ("inspect", "PDF", "--map")])
def test_a_map_in_another_format_is_told_what_to_do_with(
    run: Run, saved: Path, tmp_path: Path, files: Path, command: tuple[str, ...], ending: str
) -> None:
    other = tmp_path / f"nivkh{ending}"
    assert run("map", "convert", saved, other, "--font", "Nivkh Times")[0] == 0
    named = {"OUT": tmp_path / "out.json", "PDF": files / "base14.pdf"}
    status, out, err = run(*(named.get(word, word) for word in command), other)
    advice = f"make one of it with cidfix map convert nivkh{ending} nivkh.cidmap.json, and use that"
    assert (status, out, err) == (2, "", f"cidfix: {other}: this is no saved map of cidfix's; {advice}\n")


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b"3 beginbfrange <01> <03> <0430> <04> <05> <0434> <06> <0", "2 of its 3"),
        (b"2 beginbfrange <01> <03> <0430> <04> <06> [<0434> <0435>", "1 of its 2"),
        (b"1 beginbfrange <01> <03> [<0430> <0431>] endbfrange endcmap", "0 of its 1"),
        (b"2 beginbfchar <01> <0430> <02> endbfchar endcmap", "1 of its 2"),
        (b"2 beginbfchar <01> <0430> endbfchar 1 beginbfrange <04> <05> <0434> endbfrange endcmap", "2 of its 3"),
        (b"2 beginbfchar <01> <0430> <02> <0431> endbfchar 1 beginbfrange <04> <05> <0434> endbfrange endcmap", ""),
        (b"beginbfchar <01> <0430> <02> <0431> endbfchar endcmap", ""),
    ],
)
def test_a_cmap_that_is_cut_short_is_read_as_far_as_it_goes_and_that_is_said(
    run: Run, tmp_path: Path, body: bytes, said: str
) -> None:
    path, out = tmp_path / "cut.cmap", tmp_path / "out.cidmap.json"
    path.write_bytes(b"/CIDInit /ProcSet findresource begin begincmap " + body)
    note = f"cidfix: note: the CMap is cut short or damaged: {said} entries were read whole\n" if said else ""
    assert run("map", "convert", path, out) == (0, "", note)
    assert read_map(out).glyphs[0].values[0].value == "а"
    text = tmp_path / "text.txt"
    text.write_bytes(b"\x01")
    assert run("map", "apply", path, text, "-o", tmp_path / "new.txt") == (0, "", note)
