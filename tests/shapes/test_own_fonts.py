"""A user's own reference fonts are added to the index, kept measured, and found among those installed."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from fontTools.subset import Subsetter
from fontTools.ttLib import TTCollection, TTFont

from cidfix.errors import CidfixError
from cidfix.resource import find_resource
from cidfix.shapes import installed, keeping, own_fonts, reference_fonts
from cidfix.shapes.adding import add_fonts, fit_font
from cidfix.shapes.index import ShapeIndex, open_shapes
from cidfix.shapes.installed import InstalledFont, find_installed, list_installed
from cidfix.shapes.keeping import is_kept, read_reference
from cidfix.shapes.measure import MeasuredFont, measure_file
from cidfix.shapes.own_fonts import add_own_fonts, read_own_fonts

Two = tuple[MeasuredFont, MeasuredFont]

REGULAR = find_resource("fonts", "NotoSansCidfix-Regular.ttf")
BOLD = find_resource("fonts", "NotoSansCidfix-Bold.ttf")
FONTS = (
    InstalledFont(Path("/f/a.ttf"), ("Charis SIL", "Charis SIL Bold")),
    InstalledFont(Path("/f/b.ttf"), ("Charis SIL", "Charis SIL Italic")),
    InstalledFont(Path("/f/c.ttf"), ("Andika",)),
)


@pytest.fixture(scope="module")
def empty() -> ShapeIndex:
    return open_shapes()


@pytest.fixture
def font(tmp_path: Path) -> Path:
    return Path(shutil.copy(BOLD, tmp_path / "Mine.ttf"))


def test_the_outlines_and_shapes_of_a_font_are_known_once_it_is_added(empty: ShapeIndex, measured: Two) -> None:
    _, bold = measured
    shapes = add_fonts(empty, [fit_font(bold, empty)])
    assert shapes
    assert shapes.added == ("Noto Sans cidfix Bold",)
    row = next(k for k, value in enumerate(bold.values) if "ж" in value)
    outline = f"{int(bold.hashes[row]):016x}"
    known = shapes.find_outlines([outline, "0123456789abcdef"])
    assert list(known) == [outline]
    assert (known[outline].values, known[outline].font) == (bold.values[row], "Noto Sans cidfix Bold")
    near = shapes.find_neighbours(shapes.to_traits(bold.rows[[row]].astype(np.float32)), shapes.scripts)
    assert "ж" in shapes.values_of_row(int(near.row[0, 0]))
    assert shapes.font_of_row(int(near.row[0, 0])) == "Noto Sans cidfix Bold"


def test_fonts_come_beside_those_that_were_there(empty: ShapeIndex, measured: Two) -> None:
    regular, bold = measured
    first = add_fonts(empty, [fit_font(regular, empty)])
    both = add_fonts(first, [fit_font(bold, first)])
    assert both.added == ("Noto Sans cidfix Regular", "Noto Sans cidfix Bold")
    for one in (regular, bold):
        outlines = [f"{int(number):016x}" for number in one.hashes[:200]]
        assert set(both.find_outlines(outlines)) == set(outlines)
    again = add_fonts(first, [fit_font(regular, first)])
    assert len(again.arrays["trait"]) == len(first.arrays["trait"])  # nothing in it is new


@pytest.mark.parametrize("twice", [False, True])
def test_all_that_was_known_stays_known_beside_a_font_that_is_added(
    shapes: ShapeIndex, measured: Two, *, twice: bool
) -> None:
    _, bold = measured
    arrays = dict(shapes.arrays)
    if twice:  # a text that is listed twice moves no other
        arrays["values"] = np.frombuffer("\0".join((shapes.texts[0], *shapes.texts)).encode(), np.uint8)
        arrays["set_value"] = arrays["set_value"] + 1
    before = ShapeIndex(arrays)
    mine = replace(fit_font(bold, shapes), name="Mine", values=[("\ue000",)] * len(bold.values))
    after = add_fonts(before, [mine])
    rows = range(len(after.arrays["trait_font"]))
    kept = [after.values_of_row(row) for row in rows if after.font_of_row(row) != "Mine"]
    assert len(kept) > 300
    assert kept == [before.values_of_row(row) for row in range(len(before.arrays["trait_font"]))]


def test_a_font_that_draws_smaller_on_its_em_is_drawn_to_the_usual_size(empty: ShapeIndex, measured: Two) -> None:
    _, bold = measured
    usual = add_fonts(empty, [fit_font(bold, empty)] * 3)
    letters = {value[0] for value in bold.values}
    assert usual.find_extents(letters).keys() <= letters


def test_a_measured_font_is_kept_and_read_back_the_same(
    empty: ShapeIndex, font: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (first,) = read_reference(font, empty, tmp_path / "kept")
    monkeypatch.setattr(keeping, "measure_file", lambda _: pytest.fail("it was measured again"))
    (second,) = read_reference(font, empty, tmp_path / "kept")
    assert (second.name, second.values) == (first.name, first.values)
    for name in ("hashes", "traits", "places", "small"):
        assert np.array_equal(getattr(first, name), getattr(second, name))


@pytest.mark.slow
@pytest.mark.parametrize("spoiled", [b"", b"PK\x03\x04 nothing", b"\x93NUMPY"])
def test_what_was_kept_and_is_damaged_is_measured_anew(
    spoiled: bytes, empty: ShapeIndex, font: Path, tmp_path: Path
) -> None:
    (first,) = read_reference(font, empty, tmp_path / "kept")
    (kept,) = (tmp_path / "kept").iterdir()
    kept.write_bytes(spoiled)
    (second,) = read_reference(font, empty, tmp_path / "kept")
    assert second.values == first.values


@pytest.mark.slow
def test_a_font_that_has_changed_is_measured_anew(empty: ShapeIndex, font: Path, tmp_path: Path) -> None:
    read_reference(font, empty, tmp_path / "kept")
    shutil.copy(REGULAR, font)
    (now,) = read_reference(font, empty, tmp_path / "kept")
    assert now.name == "Noto Sans cidfix Regular"


@pytest.mark.parametrize("data", [b"", b"no font at all", b"OTTO" + bytes(40), b"ttcf"])
def test_a_file_that_is_no_font_is_named(data: bytes, empty: ShapeIndex, tmp_path: Path) -> None:
    path = tmp_path / "broken.ttf"
    path.write_bytes(data)
    with pytest.raises(CidfixError) as refused:
        read_reference(path, empty, tmp_path / "kept")
    assert "broken.ttf" in str(refused.value)


def test_an_installed_font_is_found_by_family_or_full_name_in_any_case() -> None:
    assert find_installed("charis sil", FONTS) == [Path("/f/a.ttf"), Path("/f/b.ttf")]
    assert find_installed("Charis SIL Bold", FONTS) == [Path("/f/a.ttf")]


def test_the_nearest_names_are_offered_for_one_that_is_not_installed() -> None:
    with pytest.raises(CidfixError) as refused:
        find_installed("Charys SIL", FONTS)
    assert "Charis SIL" in str(refused.value)
    with pytest.raises(CidfixError):
        find_installed("qqqq", ())


def test_without_fontconfig_the_usual_folders_are_searched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installed.shutil, "which", lambda _: None)
    monkeypatch.setattr(installed, "_list_folders", lambda: (tmp_path, tmp_path / "none"))
    (tmp_path / "deep").mkdir()
    shutil.copy(BOLD, tmp_path / "deep" / "Mine.TTF")
    (tmp_path / "broken.otf").write_bytes(b"no font")
    fonts = list_installed()
    assert [font.path.name for font in fonts] == ["broken.otf", "Mine.TTF"]
    assert "Noto Sans cidfix" in fonts[1].names[1]


def rename(font: TTFont, path: Path) -> Path:
    """A font without a name table."""
    del font["name"]
    font.save(path)
    return path


def pack(font: TTFont, path: Path) -> Path:
    """A font packed for the web."""
    font.flavor = "woff"
    font.save(path)
    return path


def bind(font: TTFont, path: Path) -> Path:
    """A collection of one font, by a name that few know."""
    collection = TTCollection()
    collection.fonts = [font]
    collection.save(path)
    return path


@pytest.mark.parametrize(
    ("make", "name", "called"),
    [
        (rename, "nameless.ttf", "nameless"),
        (pack, "web.woff", "Noto Sans cidfix Bold"),
        (bind, "two.otc", "Noto Sans cidfix Bold"),
    ],
)
def test_a_font_is_read_without_a_name_packed_for_the_web_or_in_a_collection(
    make: Callable[[TTFont, Path], Path], name: str, called: str, tmp_path: Path
) -> None:
    font = TTFont(BOLD)
    subsetter = Subsetter()
    subsetter.populate(text="жҗab")
    subsetter.subset(font)
    (found,) = measure_file(make(font, tmp_path / name))
    assert found.name == called
    assert {"ж", "җ", "a", "b"} == {values[0] for values in found.values}


def test_what_can_not_be_a_font_is_refused_with_what_to_do(empty: ShapeIndex, tmp_path: Path, monkeypatch) -> None:
    packed = tmp_path / "web.woff2"
    packed.write_bytes(b"wOF2" + bytes(60))
    monkeypatch.setattr(reference_fonts, "find_spec", lambda _: None)
    with pytest.raises(CidfixError, match="packed for the web") as refused:
        read_reference(packed, empty, tmp_path / "kept")
    assert "brotli" in refused.value.remedy
    with pytest.raises(CidfixError, match="this is a folder; name a font file in it"):
        read_reference(tmp_path, empty, tmp_path / "kept")


@pytest.mark.slow
def test_fonts_are_read_in_their_order_each_with_its_fault_and_the_work_can_be_ended(
    tmp_path: Path, font: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_fonts, "find_kept_folder", lambda: tmp_path / "kept")
    broken = tmp_path / "broken.ttf"
    broken.write_bytes(b"no font")
    done: list[int] = []
    found = list(read_own_fonts([broken, font, font], done.append))
    assert [(one.path, one.names) for one in found] == [(broken, ()), (font, ("Noto Sans cidfix Bold",))]
    assert [one.fault is None for one in found] == [False, True]
    assert sorted(set(done)) == [0, 1]
    assert add_own_fonts([*found, *found]).added == ("Noto Sans cidfix Bold",)
    fresh = Path(shutil.copy(REGULAR, tmp_path / "Fresh.ttf"))
    looked: list[int] = []

    def stop(number: int) -> None:
        looked.append(number)
        if len(looked) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        list(read_own_fonts([fresh], stop))
    assert not is_kept(fresh, open_shapes(), tmp_path / "kept")


def test_a_font_that_kills_its_reader_is_refused(tmp_path: Path, font: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_fonts, "find_kept_folder", lambda: tmp_path / "kept")
    monkeypatch.setattr(own_fonts.sys, "executable", str(_write_script(tmp_path / "python", "kill -9 $$")))
    (found,) = read_own_fonts([font], lambda _: None)
    assert found.fault is not None
    assert "Mine.ttf: measuring the font failed" in str(found.fault)


def _write_script(path: Path, line: str) -> Path:
    path.write_text(f"#!/bin/sh\n{line}\n")
    path.chmod(0o755)
    return path
