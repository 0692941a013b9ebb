"""Paragraphs in another language are told by the document's own letters."""

import random
from pathlib import Path

import pytest

from cidfix.repair.engine import repair_text
from cidfix.repair.model import Options, format_line

ENGLISH = (
    "Everyone has the right to life, and nobody in this small village would have said anything else about the matter.",
    "Toda persona tiene derecho a la educación y a la seguridad social, y nadie puede ser privado de su propiedad.",
)


def _mixed(corpus: Path) -> tuple[str, str]:
    nivkh = (corpus / "nivkh.txt").read_text("utf-8").rstrip("\n").split("\n")
    navajo = (corpus / "navajo_wrong.txt").read_text("utf-8").rstrip("\n").split("\n")
    return "\n\n".join(navajo) + "\n", "\n\n".join(
        [*navajo[:20], ENGLISH[0], *navajo[20:40], ENGLISH[1], max(nivkh, key=len), *navajo[40:]]
    ) + "\n"


def test_paragraphs_in_other_languages_and_scripts_are_dropped_and_listed(corpus: Path) -> None:
    own, mixed = _mixed(corpus)
    text, repaired = repair_text(mixed, Options(foreign="drop", steps=frozenset({"foreign"})))
    assert text == own
    listed = [format_line(paragraph.lines[0]) for paragraph in repaired.foreign]
    assert listed[:2] == list(ENGLISH)


def test_they_stay_where_they_are_when_they_are_only_marked(corpus: Path) -> None:
    _, mixed = _mixed(corpus)
    text, repaired = repair_text(mixed, Options(steps=frozenset({"foreign"})))
    assert text == mixed
    assert len(repaired.foreign) == 3


@pytest.mark.parametrize("sign", ["(cid:97)", "\ufffd"])
def test_a_paragraph_of_signs_for_unknown_letters_is_of_no_language(corpus: Path, sign: str) -> None:
    own, _ = _mixed(corpus)
    paragraphs = own.rstrip("\n").split("\n\n")
    at = paragraphs.index(max(paragraphs, key=len))
    paragraphs[at] = "".join(letter if letter.isspace() else sign for letter in paragraphs[at])
    _, repaired = repair_text(
        "\n\n".join([*paragraphs, ENGLISH[1]]) + "\n", Options(foreign="drop", steps=frozenset({"foreign"}))
    )
    assert [format_line(paragraph.lines[0]) for paragraph in repaired.foreign] == [ENGLISH[1]]


@pytest.mark.parametrize("seed", range(2))
def test_what_words_that_ran_together_make_odd_is_not_in_another_language(corpus: Path, seed: int) -> None:
    dice = random.Random(seed)
    paragraphs = []
    for paragraph in (corpus / "nenets.txt").read_text("utf-8").splitlines():
        words, runs = paragraph.split(), []
        while words:
            number = dice.randint(2, 6) if dice.random() < 0.04 else 1
            runs.append("".join(words[:number]))
            words = words[number:]
        paragraphs.append(" ".join(runs))
    assert repair_text("\n\n".join(paragraphs), Options(foreign="drop"))[1].foreign == ()


def test_a_word_that_is_said_again_and_again_is_no_other_language(corpus: Path) -> None:
    own = (corpus / "vietnamese.txt").read_text("utf-8").splitlines()
    chorus = "Cuộn cuộn khuấy, cuộn cuộn khuấy, mọi người đều khuấy cuộn cuộn; cuộn cuộn khuấy hay là khuấy cuộn cuộn."
    text = "\n\n".join([*own[:20], chorus, *own[20:]])
    assert repair_text(text, Options(foreign="drop"))[1].foreign == ()
