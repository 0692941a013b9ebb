"""A person types what is asked for, and nothing else, until nothing is asked: the text must come out right.

The person is played by the right text: for each suggested word it types the word that stands there.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from fontTools import unicodedata as newest

import cidfix
from cidfix import Recovery


@dataclass(frozen=True)
class Reader:
    """Someone who can read the page: the right word at each token that begins one."""

    recovery: Recovery
    words: dict[tuple[str, int], str]
    text: str


ReadWords = Callable[[Recovery, str], dict[tuple[str, int], str]]


def read_page(corpus: Path, name: str, read_words: ReadWords) -> Reader:
    recovery = replace(cidfix.open(corpus / f"{name}.pdf"), accept="none")
    text = (corpus / f"{name}.txt").read_text("utf-8")
    return Reader(recovery, read_words(recovery, text), " ".join(newest.normalize("NFC", text).split()))


def type_all(reader: Reader, first: list[str], spoil_every: int, form: str) -> tuple[Recovery, list[str], int]:
    """Type every suggestion; returns the recovery, the misspelt words and the number of words typed."""
    typed = list(first)
    spoilt: list[str] = []
    misspelt: set[tuple[str, int]] = set()
    asked: set[tuple[str, int]] = set()
    long_words = 0
    while True:
        text = "\n".join(unicodedata.normalize(form, line) for line in typed)  # type: ignore[arg-type]
        recovery = reader.recovery.with_decisions(*cidfix.parse_decisions(text, "typed"))
        places = [(s.line, s.token) for s in recovery.suggest()]
        place = next((p for p in places if p in reader.words and p not in asked), None)
        if place is None:
            return recovery, spoilt, len(typed)
        word = reader.words[place]
        long_words += len(word) > 3
        slip = spoil_every and len(word) > 3 and long_words % spoil_every == 0 and word != word[::-1]
        if slip and place not in misspelt:
            misspelt.add(place)
            word = word[::-1]
            spoilt.append(word)
        else:
            asked.add(place)
        typed.append(f"@{place[0]}:{place[1]} {word}")


def share_wrong(recovery: Recovery, right: str) -> float:
    """The share of words of the body that are not those of the right text, words cut at line ends joined."""
    found = recovery.to_text("fffd", "apart").split()
    whole = set(right.split())
    joined = iter(found)
    wrong = 0
    for word in joined:
        if word not in whole and word.endswith("-"):
            rest = next(joined, "")
            wrong += word + rest not in whole and word.removesuffix("-") + rest not in whole
        else:
            wrong += word not in whole
    return wrong / max(1, len(found))


# A greedy cover of all letters by single words, counted on the right texts: what a perfect adviser hardly beats.
COVER = {
    "nivkh": 36,
    "nivkh_legacy8bit": 36,
    "nenets": 35,
    "evenki_tex": 23,
    "vietnamese": 76,
    "navajo_wrong": 24,
    "cherokee": 45,
}
QUICK = ["evenki_tex"]
ALL = [name if name in QUICK else pytest.param(name, marks=pytest.mark.slow) for name in COVER]


@pytest.mark.parametrize("name", ALL)
def test_typing_what_is_asked_recovers_the_text_with_fewer_words_than_the_cover(
    corpus: Path, name: str, read_words: ReadWords
) -> None:
    reader = read_page(corpus, name, read_words)
    recovery, _, words = type_all(reader, [], 0, "NFC")
    report = recovery.to_report("apart")
    assert report["unknown"] == []
    assert report["conflicts"] == []
    assert report["pending"] == []
    assert share_wrong(recovery, reader.text) == 0
    assert words <= COVER[name]


@pytest.mark.parametrize("name", ALL)
def test_decomposed_typing_recovers_the_same_text(corpus: Path, name: str, read_words: ReadWords) -> None:
    reader = read_page(corpus, name, read_words)
    recovery, _, _ = type_all(reader, [], 0, "NFD")
    assert recovery.to_report("apart")["unknown"] == []
    assert share_wrong(recovery, reader.text) == 0


@pytest.mark.parametrize("name", ALL)
def test_phrases_typed_first_without_saying_where_do_no_harm(corpus: Path, name: str, read_words: ReadWords) -> None:
    reader = read_page(corpus, name, read_words)
    right = reader.text.split()
    phrases = [" ".join(right[k : k + 3]) for k in range(40, len(right) - 3, len(right) // 4)]
    recovery, _, _ = type_all(reader, phrases, 0, "NFC")
    assert recovery.to_report("apart")["unknown"] == []
    assert share_wrong(recovery, reader.text) == 0


@pytest.mark.parametrize("name", ALL)
def test_misspelt_words_are_reported_and_spoil_nothing(corpus: Path, name: str, read_words: ReadWords) -> None:
    reader = read_page(corpus, name, read_words)
    recovery, spoilt, _ = type_all(reader, [], 10, "NFC")
    report = recovery.to_report("apart")
    told = {word for row in report["conflicts"] for word in row["words"]} | {row["words"] for row in report["pending"]}
    assert spoilt
    assert [word for word in spoilt if newest.normalize("NFC", word) not in told] == []
    assert report["unknown"] == []
    assert share_wrong(recovery, reader.text) == 0
