"""The library of maps: which of many may fit a document is told from an index, whatever became of that."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import platformdirs
import pytest

import cidfix
from cidfix.pdf import Document
from cidfix.recover.library import find_fitting, map_library
from cidfix.recover.maps import MapGlyph, MapValue, SavedMap, write_map

Save = Callable[..., Path]


@pytest.fixture
def save() -> Save:
    """Saves a map of outlines, or of codes in a font that has none, in the library."""

    def write(name: str, outlines: tuple[str, ...], font: str = "Home", codes: tuple[int, ...] = ()) -> Path:
        map_library().mkdir(parents=True, exist_ok=True)
        value = (MapValue("а", None, "typed", 1),)
        glyphs = [MapGlyph(outline, False, font, -1, number, False, value) for number, outline in enumerate(outlines)]
        glyphs += [MapGlyph("", True, font, -1, code, False, value) for code in codes]
        path = map_library() / f"{name}.cidmap.json"
        write_map(path, SavedMap((), "", "", (), "0", "", tuple(glyphs)))
        return path

    return write


@pytest.fixture
def document(files: Path) -> Document:
    return cidfix.open(files / "truetype_simple.pdf").document


@pytest.fixture
def outlines(document: Document) -> tuple[str, ...]:
    return tuple(outline for outline in document.glyphs.outline if outline)


def test_without_a_library_nothing_fits(document: Document) -> None:
    assert find_fitting(document) == []


def test_those_that_know_most_come_first_and_others_not_at_all(
    save: Save, document: Document, outlines: tuple[str, ...]
) -> None:
    few, many = save("few", outlines[:2]), save("many", outlines[:9])
    save("other", ("no such outline",))
    assert find_fitting(document) == [many, few]


def test_a_font_without_outlines_is_known_by_its_name(save: Save, document: Document) -> None:
    named = save("named", (), document.fonts[0].base_name, (65,))
    save("other", (), "Other", (65,))
    assert find_fitting(document) == [named]


def test_the_index_follows_the_folder(save: Save, document: Document, outlines: tuple[str, ...]) -> None:
    path = save("one", outlines[:2])
    assert find_fitting(document) == [path]
    save("one", ("no such outline",))
    assert find_fitting(document) == []
    save("one", outlines[:3])
    other = save("two", outlines[:1])
    assert find_fitting(document) == [path, other]
    path.unlink()
    assert find_fitting(document) == [other]


def test_what_is_no_map_hides_none(save: Save, document: Document, outlines: tuple[str, ...]) -> None:
    path = save("one", outlines[:2])
    (map_library() / "broken.json").write_text("{")
    (map_library() / "other.json").write_text(json.dumps({"some": "thing"}))
    assert find_fitting(document) == [path]


@pytest.mark.parametrize("damage", [b"", b"no database at all", b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_damaged_index_is_made_anew(save: Save, document: Document, outlines: tuple[str, ...], damage: bytes) -> None:
    path = save("one", outlines[:2])
    find_fitting(document)
    index = platformdirs.user_cache_path("cidfix") / "maps.sqlite"
    index.write_bytes(damage)
    assert find_fitting(document) == [path]


def test_where_no_index_can_be_kept_it_is_made_each_time(
    save: Save, document: Document, outlines: tuple[str, ...]
) -> None:
    path = save("one", outlines[:2])
    cache = platformdirs.user_cache_path("cidfix")
    cache.parent.mkdir(parents=True, exist_ok=True)
    cache.write_text("a file where the folder should be")
    assert find_fitting(document) == [path]
