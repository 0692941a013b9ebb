"""What other reference fonts changed in a document, said in a sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cidfix.recover.values import SURE, Value
from cidfix.recovery import Recovery

translate = QCoreApplication.translate


def describe_effect(before: Recovery, after: Recovery) -> str:
    """How many letters of the text are read that were not, as other letters, or not any more."""
    then, now = _find_read(before), _find_read(after)
    parts = []
    if fresh := len(now.keys() - then.keys()):
        one = translate("References", "one letter is read now that was not")
        parts.append(one if fresh == 1 else translate("References", "%n letters are read now that were not", "", fresh))
    if other := sum(now[symbol] != then[symbol] for symbol in now.keys() & then.keys()):
        one = translate("References", "one is read as another letter")
        parts.append(one if other == 1 else translate("References", "%n are read as other letters", "", other))
    if gone := len(then.keys() - now.keys()):
        one = translate("References", "one is not sure any more")
        parts.append(one if gone == 1 else translate("References", "%n are not sure any more", "", gone))
    if not parts:
        return translate("References", "With these reference fonts the letters are read as before.")
    said = ", ".join(parts)
    return translate("References", "{} with these reference fonts.").format(said[:1].upper() + said[1:])


def _find_read(recovery: Recovery) -> dict[int, str]:
    """The letters of the text that are known, or surely proposed, by the shape that they have in any font."""
    symbols = recovery.index.symbol.tolist()
    read = {}
    for glyph, value in enumerate(recovery.values):
        if recovery.in_text[glyph] and (text := _read(value)) is not None:
            read[symbols[glyph]] = text
    return read


def _read(value: Value) -> str | None:
    if value.is_known:
        return value.value
    best = value.proposals[0] if value.proposals else None
    return best.value if best is not None and best.score >= SURE else None
