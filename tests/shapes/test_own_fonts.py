"""A user's own reference fonts are added to the index, kept measured, and found among those installed."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest

from cidfix.errors import CidfixError
from cidfix.resource import find_resource
from cidfix.shapes import installed, keeping
from cidfix.shapes.adding import add_fonts, fit_font
from cidfix.shapes.index import ShapeIndex, open_shapes
from cidfix.shapes.installed import InstalledFont, find_installed, list_installed
from cidfix.shapes.keeping import read_reference
from cidfix.shapes.measure import measure_file

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


def test_the_outlines_and_shapes_of_a_font_are_known_once_it_is_added(empty: ShapeIndex) -> None:
    (bold,) = measure_file(BOLD)
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


def test_fonts_come_beside_those_that_were_there(empty: ShapeIndex) -> None:
    (regular,), (bold,) = measure_file(REGULAR), measure_file(BOLD)
    first = add_fonts(empty, [fit_font(regular, empty)])
    both = add_fonts(first, [fit_font(bold, first)])
    assert both.added == ("Noto Sans cidfix Regular", "Noto Sans cidfix Bold")
    for one in (regular, bold):
        outlines = [f"{int(number):016x}" for number in one.hashes[:200]]
        assert set(both.find_outlines(outlines)) == set(outlines)
    again = add_fonts(first, [fit_font(regular, first)])
    assert len(again.arrays["trait"]) == len(first.arrays["trait"])  # nothing in it is new


def test_a_font_that_draws_smaller_on_its_em_is_drawn_to_the_usual_size(empty: ShapeIndex) -> None:
    (bold,) = measure_file(BOLD)
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


@pytest.mark.parametrize("spoiled", [b"", b"PK\x03\x04 nothing", b"\x93NUMPY"])
def test_what_was_kept_and_is_damaged_is_measured_anew(
    spoiled: bytes, empty: ShapeIndex, font: Path, tmp_path: Path
) -> None:
    (first,) = read_reference(font, empty, tmp_path / "kept")
    (kept,) = (tmp_path / "kept").iterdir()
    kept.write_bytes(spoiled)
    (second,) = read_reference(font, empty, tmp_path / "kept")
    assert second.values == first.values


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
