"""Texts from elsewhere: what fits teaches, what is not in the document teaches nothing."""

from collections.abc import Callable
from pathlib import Path

import pytest

Draw = Callable[..., "object"]


def lines_of(path: Path) -> list[str]:
    """A right text, broken into lines of about ten words."""
    words = path.read_text(encoding="utf-8").split()
    return [" ".join(words[k : k + 10]) for k in range(0, len(words), 10)]


@pytest.fixture(scope="module")
def nivkh(draw: Draw, corpus: Path) -> object:
    return draw(*lines_of(corpus / "nivkh.txt"))


def test_the_same_text_in_another_edition_teaches_its_letters_and_none_wrong(nivkh: object, corpus: Path) -> None:
    words = (corpus / "nivkh.txt").read_text(encoding="utf-8").split()
    prayer = " ".join(words[200:500])
    learned = nivkh.learned(known=[prayer])  # type: ignore[attr-defined]
    assert len(learned) > 30
    assert all(name == value for name, value in learned.items())


@pytest.mark.parametrize("other", ["nenets", "evenki_tex", "vietnamese", "navajo_wrong", "mongolian"])
def test_a_text_in_another_language_teaches_nothing_wrong(nivkh: object, corpus: Path, other: str) -> None:
    text = (corpus / f"{other}.txt").read_text(encoding="utf-8")
    learned = nivkh.learned(known=[text])  # type: ignore[attr-defined]
    assert {name: value for name, value in learned.items() if name != value} == {}


def test_a_word_list_completes_what_is_nearly_known(nivkh: object, corpus: Path) -> None:
    words = sorted(set((corpus / "nivkh.txt").read_text(encoding="utf-8").split()))
    typed = lines_of(corpus / "nivkh.txt")[:3]
    entries = [f"@1.{k} {line}" for k, line in enumerate(typed, 1)]
    alone = nivkh.learned(*entries)  # type: ignore[attr-defined]
    helped = nivkh.learned(*entries, known=["\n".join(words)])  # type: ignore[attr-defined]
    assert len(helped) > len(alone)
    assert all(name == value for name, value in helped.items())


def test_what_a_known_text_says_gives_way_to_what_is_typed(draw: Draw) -> None:
    drawn = draw("адяй сик нивгун")
    assert drawn.learned("@1.1 адяй сик нивгун", known=["адяй сик нивгур"])["н"] == "н"
