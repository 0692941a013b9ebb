"""The library of maps: what of many would help with a document is told from an index, whatever became of that."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import platformdirs
import pytest

import cidfix
from cidfix.pdf import Document
from cidfix.recover.collection import add_folder
from cidfix.recover.library import count_maps, map_library
from cidfix.recover.maps import FontFamily, MapGlyph, MapValue, SavedMap, write_map
from cidfix.recover.offers import Offer, find_offers

Save = Callable[..., Path]


@pytest.fixture
def save() -> Save:
    """Saves a map of outlines, or of codes in a font that has none, in the library."""

    def write(
        name: str,
        outlines: tuple[str, ...],
        font: str = "Home",
        codes: tuple[int, ...] = (),
        families: tuple[FontFamily, ...] = (),
    ) -> Path:
        value = (MapValue("а", None, "typed", 1),)
        glyphs = [MapGlyph(outline, False, font, -1, number, False, value) for number, outline in enumerate(outlines)]
        glyphs += [MapGlyph("", False, font, -1, code, False, value) for code in codes]
        path = map_library() / f"{name}.cidmap.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        write_map(path, SavedMap((), "", "", (f"{name}.pdf 0",), "0", "", tuple(glyphs), families))
        return path

    return write


@pytest.fixture(scope="module")
def document(files: Path) -> Document:
    return cidfix.open(files / "truetype_simple.pdf").document


@pytest.fixture(scope="module")
def unembedded(files: Path) -> Document:
    return cidfix.open(files / "base14.pdf").document


@pytest.fixture
def outlines(document: Document) -> tuple[str, ...]:
    return tuple(dict.fromkeys(outline for outline in document.glyphs.outline if outline))


def offer(document: Document, known: dict[int, str] | None = None) -> tuple[Offer, ...]:
    return find_offers(document, np.arange(len(document.glyphs), dtype=np.int32), known or {}).found


def fitting(document: Document) -> list[Path]:
    return [one.path for one in offer(document)]


def test_without_a_library_nothing_fits(document: Document) -> None:
    assert fitting(document) == []


def test_those_that_know_most_come_first_and_others_not_at_all(
    save: Save, document: Document, outlines: tuple[str, ...]
) -> None:
    few, many = save("few", outlines[:2]), save("many", outlines[:9])
    save("other", ("no such outline",))
    assert fitting(document) == [many, few]


def test_an_offer_says_how_well_it_agrees_with_what_is_known(
    save: Save, document: Document, outlines: tuple[str, ...]
) -> None:
    save("one", outlines[:4])
    places = [document.glyphs.outline.index(outline) for outline in outlines]
    (before,) = offer(document)
    assert (before.made_from, before.glyphs, before.agrees) == (("one.pdf 0",), 4, 1.0)
    assert before.adds == before.share
    (after,) = offer(document, {places[0]: "а", places[1]: "о", places[5]: "х"})
    assert (after.glyphs, after.agrees, after.share) == (4, 0.5, before.share)
    assert after.adds == pytest.approx(before.share / 2, abs=1e-6)


def test_a_font_without_outlines_is_known_by_its_name(save: Save, document: Document) -> None:
    code = int(document.glyphs.code[-1])
    named = save("named", (), document.fonts[0].base_name, (code,))
    save("other", (), "Other", (code,))
    assert fitting(document) == [named]


def test_a_font_that_is_not_embedded_is_known_by_the_name_of_its_family(save: Save, unembedded: Document) -> None:
    code = int(unembedded.glyphs.code[-1])
    name = unembedded.fonts[int(unembedded.glyphs.font[-1])].base_name
    family = save("family", (), "Home", (code,), (FontFamily("Home", (f"{name[:4].upper()}*",)),))
    save("other", (), "Home", (code,), (FontFamily("Home", ("Other*",)),))
    assert fitting(unembedded) == [family]


def test_folders_within_the_library_belong_to_it(save: Save, document: Document, outlines: tuple[str, ...]) -> None:
    own, shared = save("own", outlines[:3]), save("shared/nivkh/one", outlines[:2])
    assert fitting(document) == [own, shared]
    (map_library() / "shared" / "round").symlink_to(map_library(), target_is_directory=True)
    assert fitting(document)[0] == own


def test_the_index_follows_the_folder(save: Save, document: Document, outlines: tuple[str, ...]) -> None:
    path = save("one", outlines[:2])
    assert fitting(document) == [path]
    save("one", ("no such outline",))
    assert fitting(document) == []
    save("one", outlines[:3])
    other = save("two", outlines[:1])
    assert fitting(document) == [path, other]
    path.unlink()
    assert fitting(document) == [other]


def test_a_map_that_is_changed_where_it_stands_is_read_again(
    save: Save, document: Document, outlines: tuple[str, ...]
) -> None:
    path = save("one", ("no such outline",))
    assert fitting(document) == []
    path.write_text(path.read_text("utf-8").replace("no such outline", outlines[0]), "utf-8")
    assert fitting(document) == [path]


def test_what_is_no_map_hides_none(save: Save, document: Document, outlines: tuple[str, ...]) -> None:
    path = save("one", outlines[:2])
    (map_library() / "broken.json").write_text("{")
    (map_library() / "other.json").write_text(json.dumps({"some": "thing"}))
    assert fitting(document) == [path]


@pytest.mark.parametrize("damage", [b"", b"no database at all", b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_damaged_index_is_made_anew(save: Save, document: Document, outlines: tuple[str, ...], damage: bytes) -> None:
    path = save("one", outlines[:2])
    fitting(document)
    index = platformdirs.user_cache_path("cidfix") / "maps.sqlite"
    index.write_bytes(damage)
    assert fitting(document) == [path]


def test_where_no_index_can_be_kept_it_is_made_each_time(
    save: Save, document: Document, outlines: tuple[str, ...]
) -> None:
    path = save("one", outlines[:2])
    cache = platformdirs.user_cache_path("cidfix")
    cache.parent.mkdir(parents=True, exist_ok=True)
    cache.write_text("a file where the folder should be")
    assert fitting(document) == [path]


def test_what_can_not_be_read_is_told_with_its_file_and_what_is_wrong(save: Save, document: Document) -> None:
    save("sound", ("no such outline",))
    (map_library() / "cut.cidmap.json").write_text('{"format": "cidfix-map", "vers', "utf-8")
    (map_library() / "latin.cidmap.json").write_bytes(b'{"notes": "\xe9"}')
    (map_library() / "later.json").write_text('{"format": "cidfix-map", "version": 99}', "utf-8")
    (map_library() / "other.cidmap.json").write_text("{}", "utf-8")
    faults = [(Path(fault.where.partition(",")[0]).name, fault.what.partition("(")[0]) for fault in count_maps().faults]
    assert faults == [
        ("cut.cidmap.json", "the file is not JSON "),
        ("later.json", "the file was written by a later cidfix "),
        ("latin.cidmap.json", "the file is not UTF-8: byte 12 can't be read"),
        ("other.cidmap.json", "the file is no cidfix map"),
    ]
    assert list(map(str, count_maps().faults)) == list(map(str, count_maps().faults))  # the second time from the index


def test_json_of_another_kind_in_a_shared_folder_is_no_broken_map(save: Save) -> None:
    save("sound", ("no such outline",))
    (map_library() / "package.json").write_text('{"name": "maps"}', "utf-8")
    assert count_maps().faults == ()


def test_a_map_that_is_mended_is_told_no_more(save: Save, document: Document, outlines: tuple[str, ...]) -> None:
    path = save("one", outlines[:2])
    whole = path.read_text("utf-8")
    path.write_text(whole[:-9], "utf-8")
    assert [Path(fault.where) for fault in count_maps().faults] == [path]
    path.write_text(whole, "utf-8")
    assert count_maps().faults == ()
    assert fitting(document) == [path]


def test_an_added_folder_that_is_gone_is_told(save: Save, tmp_path: Path) -> None:
    save("one", ("no such outline",))
    (tmp_path / "shared").mkdir()
    add_folder(tmp_path / "shared")
    assert count_maps().faults == ()
    (tmp_path / "shared").rmdir()
    (fault,) = count_maps().faults
    assert (fault.what, Path(fault.where).name) == (
        f"the link leads to {tmp_path / 'shared'}, which is not there",
        "shared",
    )


def test_maps_that_are_new_are_counted_as_they_are_read_and_what_was_read_stays_where_that_is_stopped(
    save: Save, document: Document, outlines: tuple[str, ...]
) -> None:
    for number in range(120):
        save(f"{number:03}", outlines[:1])
    steps: list[tuple[int, int]] = []

    def stop(done: int, total: int) -> None:
        steps.append((done, total))
        if done == 110:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        count_maps(stop)
    assert steps == [(done, 120) for done in range(1, 111)]
    steps.clear()
    count_maps(lambda done, total: steps.append((done, total)))
    assert steps == [(done, 20) for done in range(1, 21)]
    assert len(fitting(document)) == 50
    count_maps(stop)
    assert len(steps) == 20
