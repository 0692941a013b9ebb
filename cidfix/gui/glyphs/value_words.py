"""Why a glyph has its value, in a sentence that names what the user did."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cidfix.gui.engine import say
from cidfix.gui.glyphs.code_points import show_alone
from cidfix.gui.glyphs.reasons import explain_reason
from cidfix.recover.ballot import Kind, Testimony
from cidfix.recover.decisions import Accept, Decision, SetValue
from cidfix.recover.values import State, Value
from cidfix.recovery import Recovery

translate = QCoreApplication.translate

_MOST_WORDS = 3


def name_code(recovery: Recovery, glyph: int) -> tuple[str, int]:
    """The font's name and the code of a glyph, as decisions say them."""
    document = recovery.document
    return document.fonts[int(document.glyphs.font[glyph])].name, int(document.glyphs.code[glyph])


def find_set(decisions: Sequence[Decision], font: str, code: int) -> tuple[SetValue, ...]:
    """The decisions that set the value of a code by hand, everywhere or beside a neighbour."""
    return tuple(d for d in decisions if isinstance(d, SetValue) and (d.font, d.code) == (font, code))


def explain_value(recovery: Recovery, glyph: int) -> str:
    """The state of a glyph and where its value comes from."""
    value = recovery.values[glyph]
    if value.proposals and value.state is not State.SEPARATOR and glyph not in recovery.learned.ballot.verdicts:
        return _explain_guess(value)
    match value.state:
        case State.UNKNOWN:
            return translate("ValueWords", "Unknown: no word typed so far has it.")
        case State.SEPARATOR:
            return translate("ValueWords", "Taken for the space between words.")
        case State.CONFLICT:
            return translate("ValueWords", "Contradicted: see the conflicts. In use because {}.").format(
                _explain_support(recovery, glyph)
            )
    support = _explain_support(recovery, glyph)
    return f"{support[:1].upper()}{support[1:]}."


def _explain_guess(value: Value) -> str:
    """The state of a glyph of which nothing but proposals says what it is."""
    best = value.proposals[0]
    reason = explain_reason(best.reason)
    match value.state:
        case State.SURE:
            return translate("ValueWords", "Sure by its shape: {}.").format(reason)
        case State.PROPOSED:
            return translate("ValueWords", "Proposed: {}.").format(reason)
    return translate("ValueWords", "Unknown; perhaps {}: {}.").format(describe_letter(best.value), reason)


def _explain_support(recovery: Recovery, glyph: int) -> str:
    """What speaks for the value in use."""
    value = recovery.values[glyph]
    name = name_code(recovery, glyph)
    said = [d for d in recovery.decisions if isinstance(d, SetValue | Accept) and (d.font, d.code) == name]
    if any(decision.value == value.value for decision in said):
        accepted = any(isinstance(decision, Accept) and decision.value == value.value for decision in said)
        by_hand = translate("ValueWords", "it was set by hand")
        return translate("ValueWords", "you accepted this proposal") if accepted else by_hand
    learned = recovery.learned
    verdict = learned.ballot.verdicts.get(glyph)
    if verdict is None:
        return say(value.source)
    typed = list(dict.fromkeys(entry.text for k in verdict.voices if (entry := learned.spoken_by[k]) is not None))
    support = _list_words(typed) if typed else _describe_testimony(learned.testimony[verdict.voices[0]])
    if glyph in learned.ballot.spoken:
        return support
    return translate("ValueWords", "another font draws the same shape, and {}").format(support)


def _list_words(typed: Sequence[str]) -> str:
    words = ", ".join(f"“\u2068{_shorten(text)}\u2069”" for text in typed[:_MOST_WORDS])
    if (more := len(typed) - _MOST_WORDS) > 0:
        words = translate("ValueWords", "{} and {} more").format(words, more)
    return translate("ValueWords", "you typed {}").format(words)


def _describe_testimony(witness: Testimony) -> str:
    match witness.kind:
        case Kind.SET:
            return translate("ValueWords", "it was set by hand")
        case Kind.KNOWN:
            return translate("ValueWords", "words of a known text fit ({})").format(say(witness.source))
        case _:
            return translate("ValueWords", "it comes from {}").format(say(witness.source))


def describe_letter(value: str | None) -> str:
    """A value as a letter in running text."""
    if value is None:
        return translate("ValueWords", "unknown")
    return translate("ValueWords", "no text") if value == "" else f"\u2068{show_alone(value)}\u2069"


def _shorten(text: str) -> str:
    return text if len(text) <= 30 else f"{text[:29]}…"
