"""Saved maps that are offered for a document."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cidfix.recover.maps import write_map

Draw = Callable[..., Any]


@pytest.fixture
def maps(draw: Draw, tmp_path: Path) -> list[Path]:
    """A map of three letters, one of all, one of other letters, and a file that is no map."""
    few = draw("сик").recovery("@1.1:1 сик").to_map()
    many = draw("сик нива").recovery("@1.1:1 сик нива").to_map()
    none = draw("ӿуғ").recovery("@1.1:1 ӿуғ").to_map()
    paths = [tmp_path / f"{name}.cidmap.json" for name in ("few", "many", "none", "broken", "absent")]
    for path, saved in zip(paths, (few, many, none), strict=False):
        write_map(path, saved)
    paths[3].write_text("{", "utf-8")
    return paths


def test_maps_that_fit_are_offered_the_most_helpful_first(draw: Draw, maps: list[Path]) -> None:
    offers, faults = draw("сик сак нива").recovery().find_offers(maps)
    assert [offer.path.name for offer in offers] == ["many.cidmap.json", "few.cidmap.json"]
    assert [offer.glyphs for offer in offers] == [6, 3]
    assert [offer.share for offer in offers] == [1.0, 0.6]
    assert [offer.adds for offer in offers] == [1.0, 0.6]
    assert all("drawn" in offer.made_from[0].lower() or offer.made_from[0] for offer in offers)
    assert [Path(fault.where).name.split(":")[0] for fault in faults] == ["broken.cidmap.json", "absent.cidmap.json"]


def test_what_is_known_already_adds_nothing(draw: Draw, maps: list[Path]) -> None:
    offers, _ = draw("сик сак нива").recovery("@1.1:1 сик").find_offers(maps)
    assert [(offer.path.name, offer.share, offer.adds) for offer in offers] == [
        ("many.cidmap.json", 1.0, 0.4),
        ("few.cidmap.json", 0.6, 0.0),
    ]
