"""The words that are offered to be taken over into the typing line: what is decoded, its holes filled by proposals."""

from __future__ import annotations

from dataclasses import dataclass, replace

import regex
from fontTools import unicodedata

from cidfix.gui.proposals.guesses import Sureness, find_sureness
from cidfix.gui.workbench import Stretch
from cidfix.recover.values import State, Value
from cidfix.recovery import Recovery

_BEGIN, _END = "\ufdd0", "\ufdd1"  # noncharacters, which no value holds: around what is proposed


@dataclass(frozen=True, slots=True)
class Offered:
    """Words as text in NFC, and for each of its characters whether it is only proposed; what is open is `OPEN`."""

    text: str
    proposed: tuple[bool, ...]


def offer_words(recovery: Recovery, stretch: Stretch) -> Offered:
    """What probably stands in a stretch. What is less likely right than wrong stays open."""
    values = list(recovery.values)
    for glyph in set(recovery.index.glyph[slice(*stretch)].tolist()):
        if (value := _find_proposed(values[glyph])) is not None:
            values[glyph] = replace(values[glyph], value=f"{_BEGIN}{value}{_END}")
    return _unwrap(recovery.decoder_of(values, "open").decode_stretch(*stretch))


def _find_proposed(value: Value) -> str | None:
    """What a letter is proposed to be, in use or not; None where nothing is likely, or it is known."""
    if value.state is State.PROPOSED:
        return value.value
    if value.value is None and value.proposals and find_sureness(value.proposals[0].score) is not Sureness.OPEN:
        return value.proposals[0].value
    return None


def _unwrap(text: str) -> Offered:
    plain, flags, is_proposed = "", [], False
    for character in text:
        if character in (_BEGIN, _END):
            is_proposed = character == _BEGIN
        else:
            plain += character
            flags.append(is_proposed)
    composed, marks, at = "", [], 0
    for letter in regex.findall(r"\X", plain):  # what stands on either side of a wrap may compose
        whole = str(unicodedata.normalize("NFC", letter))
        composed += whole
        marks += [any(flags[at : at + len(letter)])] * len(whole)
        at += len(letter)
    return Offered(composed, tuple(marks))
