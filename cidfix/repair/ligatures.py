"""Ligatures: the single characters that stand for several letters, and the letters that converters lost with them.

Of a ligature some converters keep one letter or none (Tiedemann 2014, section 2.3). A word that is seen nowhere else
and becomes one that is, once the letters of a ligature are put in, has lost them: as far as that is likelier than that
it is a word of its own, for which the share of ligatures lost in the whole text counts.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from math import log, sqrt
from typing import NamedTuple

from cidfix.repair.model import Edit, Line, Paragraph, Refused, Token
from cidfix.repair.units import find_units, is_word
from cidfix.repair.vocabulary import FEW, Vocabulary

STEP = "ligatures"
LETTERS = {
    "\ufb00": "ff", "\ufb01": "fi", "\ufb02": "fl", "\ufb03": "ffi", "\ufb04": "ffl", "\ufb05": "st", "\ufb06": "st",
    "\ufb13": "մն", "\ufb14": "մե", "\ufb15": "մի", "\ufb16": "վն", "\ufb17": "մխ", "\u0132": "IJ", "\u0133": "ij",
}  # fmt: skip
"""Unicode's ligatures of Latin and Armenian, whose letters are the same text (Unicode 16, Alphabetic Presentation
Forms); of its digraphs those of Dutch, since others are letters of their own."""

_LOST = ("ffi", "ffl", "ff", "fi", "fl", "fj", "ft", "tt", "st", "ti")  # what fonts join and converters halve
_FIRST = 1e-3  # share of ligatures lost as long as nothing is known
_NONE = 1e-9  # and where what is found may be chance
_CHANCE = 1.0  # standard deviations of it
_AHEAD = 2.0  # nats by which one word must be likelier than another that has lost letters, too
_SHORTEST = 3  # letters of a word that may have lost some


class _Loss(NamedTuple):
    word: str
    at: int  # where letters are missing
    kept: int  # letters that are still there
    ligature: str


def expand_ligatures(paragraphs: Sequence[Paragraph], refused: Refused) -> tuple[list[Paragraph], list[Edit]]:
    """The letters of ligatures instead of the characters that stand for them."""

    def expand(text: str) -> str:
        return text if text.isascii() else "".join(LETTERS.get(character, character) for character in text)

    return change_tokens(paragraphs, expand, STEP, "a ligature as its letters", refused)


def restore_letters(
    paragraphs: Sequence[Paragraph], vocabulary: Vocabulary, refused: Refused
) -> tuple[list[Paragraph], list[Edit]]:
    """Put in the letters that were lost, in words that the document or what is known of its language has whole."""
    losses = _list_losses(vocabulary.words)
    tokens = Counter(
        token.text for paragraph in paragraphs for line in paragraph.lines for token in line if not token.held
    )
    uses: Counter[str] = Counter()
    for text, number in tokens.items():
        for unit in find_units(text):
            if is_word(unit):
                uses[unit.lower()] += number
    doubted = [word for word in uses if word in losses and len(word) >= _SHORTEST and uses[word] <= FEW]
    found: dict[str, _Loss] = {}
    shares = dict.fromkeys(_LOST, _FIRST)
    for _ in range(2):
        found = {word: loss for word in doubted if (loss := _judge(word, losses[word], vocabulary, shares))}
        shares = _measure_shares(found, uses)

    def restore(text: str) -> str:
        return "".join(_put_in(unit, found.get(unit.lower())) for unit in find_units(text))

    return (
        change_tokens(paragraphs, restore, STEP, "letters of a ligature were lost", refused)
        if found
        else (list(paragraphs), [])
    )


def change_tokens(
    paragraphs: Sequence[Paragraph], change: Callable[[str], str], step: str, reason: str, refused: Refused
) -> tuple[list[Paragraph], list[Edit]]:
    """Each token that is not held as `change` has its text, and an edit for each that it changed."""
    edits: list[Edit] = []
    texts = {token.text for paragraph in paragraphs for line in paragraph.lines for token in line}
    changes = {text: after for text in texts if (after := change(text)) != text}
    if not changes:
        return list(paragraphs), []

    def changed(token: Token) -> Token:
        text = changes.get(token.text)
        if text is None or token.held:
            return token
        edit = Edit(token.line, token.column, token.text, text, step, reason)
        if edit.key in refused:
            return token
        edits.append(edit)
        return token._replace(text=text)

    result = []
    for paragraph in paragraphs:
        lines: tuple[Line, ...] = tuple(tuple([changed(token) for token in line]) for line in paragraph.lines)
        result.append(paragraph if lines == paragraph.lines else replace(paragraph, lines=lines))
    return result, edits


def _list_losses(words: Iterable[str]) -> Mapping[str, list[_Loss]]:
    """What each word with a ligature looks like when it lost letters of it, back to the word."""
    losses: dict[str, list[_Loss]] = defaultdict(list)
    for word in words:
        for ligature in _LOST:
            at = word.find(ligature)
            while at >= 0:
                for kept in {"", *ligature, ligature[:-1], ligature[1:]} - {ligature}:
                    damaged = word[:at] + kept + word[at + len(ligature) :]
                    losses[damaged].append(_Loss(word, at, len(kept), ligature))
                at = word.find(ligature, at + 1)
    return losses


def _measure_shares(found: Mapping[str, _Loss], uses: Mapping[str, int]) -> dict[str, float]:
    """How often each ligature lost letters, as far as what was found can't be chance.

    A font need not have all, and those without f only beside those with it.
    """
    lost: Counter[str] = Counter()
    whole: Counter[str] = Counter()
    for word, number in uses.items():
        if word in found:
            lost[found[word].ligature] += number
        else:
            whole.update({ligature: number for ligature in _LOST if ligature in word})
    total = sum(lost[ligature] for ligature in _LOST if "f" in ligature)
    kept = sum(whole[ligature] for ligature in _LOST if "f" in ligature)
    share = max((total - _CHANCE * sqrt(total)) / (total + kept + 1), _NONE)
    shares = {ligature: (lost[ligature] + share) / (lost[ligature] + whole[ligature] + 1) for ligature in _LOST}
    return {ligature: each if "f" in ligature else min(each, share) for ligature, each in shares.items()}


def _judge(word: str, losses: Sequence[_Loss], vocabulary: Vocabulary, shares: Mapping[str, float]) -> _Loss | None:
    if word in vocabulary.given:
        return None
    best: dict[str, tuple[float, _Loss]] = {}
    for loss in losses:
        cost = vocabulary.cost(loss.word) - log(shares[loss.ligature] / (2 * len(loss.ligature)))
        if loss.word not in best or cost < best[loss.word][0]:
            best[loss.word] = cost, loss
    ranked = sorted(best.values())
    if len(ranked) > 1 and ranked[1][0] - ranked[0][0] < _AHEAD:
        return None
    cost, loss = ranked[0]
    return loss if cost < vocabulary.cost_elsewhere(word) else None


def _put_in(unit: str, loss: _Loss | None) -> str:
    if loss is None:
        return unit
    near = unit[max(0, loss.at - 1) : loss.at + 1]
    letters = loss.ligature.upper() if len(unit) > 1 and near.isupper() and unit.isupper() else loss.ligature
    if loss.at == 0 and unit[0].isupper():
        letters = letters[0].upper() + letters[1:]
    rest = unit[loss.at + loss.kept :]
    if loss.at == 0 and loss.kept == 0 and not unit.isupper():
        rest = rest.lower()
    return unit[: loss.at] + letters + rest
