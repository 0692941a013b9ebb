"""Saved maps that are offered for a document."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cidfix.recover.library import map_library
from cidfix.recover.maps import write_map

Draw = Callable[..., Any]


@pytest.fixture(autouse=True)
def library(draw: Draw) -> None:
    """A map of three letters, one of all, one of other letters, and a file that is no map."""
    few = draw("сик").recovery("@1.1:1 сик").to_map()
    many = draw("сик нива").recovery("@1.1:1 сик нива").to_map()
    none = draw("ӿуғ").recovery("@1.1:1 ӿуғ").to_map()
    map_library().mkdir(parents=True)
    for name, saved in (("few", few), ("many", many), ("none", none)):
        write_map(map_library() / f"{name}.cidmap.json", saved)
    (map_library() / "broken.cidmap.json").write_text("{", "utf-8")


def test_maps_that_fit_are_offered_the_most_helpful_first(draw: Draw) -> None:
    offers = draw("сик сак нива").recovery().find_offers().found
    assert [offer.path.name for offer in offers] == ["many.cidmap.json", "few.cidmap.json"]
    assert [offer.glyphs for offer in offers] == [6, 3]
    assert [offer.share for offer in offers] == [1.0, 0.6]
    assert [offer.adds for offer in offers] == [1.0, 0.6]
    assert all(offer.made_from[0] for offer in offers)


def test_what_is_known_already_adds_nothing_and_is_compared(draw: Draw) -> None:
    offers = draw("сик сак нива").recovery("@1.1:1 сак").find_offers().found
    found = [(offer.path.name, offer.share, offer.adds, offer.agrees) for offer in offers]
    assert found == [
        ("many.cidmap.json", 1.0, 0.4, 0.666667),
        ("few.cidmap.json", 0.6, 0.0, 0.666667),
    ]
