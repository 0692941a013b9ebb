"""The rules of order that a document follows, and what others would make of its text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from cidfix.errors import CidfixError
from cidfix.ordering.model import OrderingRules
from cidfix.ordering.read import find_chosen, parse_rules
from cidfix.recover.decisions import UseRules
from cidfix.recover.decode import Decoder
from cidfix.recover.drawn import following
from cidfix.recover.precedence import MapFit

_LOOKED_AT = 400  # lines, among which some that tell are looked for
_SHOWN = 12


@dataclass(frozen=True, slots=True)
class RuleSample:
    """A line (index into the layout) in the order in which it is drawn, as read now, and as read by other rules."""

    line: int
    drawn: str
    before: str
    after: str


def find_document_rules(decisions: Iterable[UseRules], fits: Sequence[MapFit]) -> OrderingRules | None:
    """The rules that the user chose, else those of the first saved map that has some and fits; None for the usual ones.

    Raises CidfixError for rules that can't be read, naming where they were given.
    """
    for decision in decisions:
        return _read(decision.rules, decision.source)
    for fit in fits:
        if fit.rules and fit.glyphs:
            return _read(fit.rules, fit.name)
    return None


def sample_rules(
    make_decoder: Callable[[], Decoder], now: OrderingRules | None, then: OrderingRules | None, lines: Iterable[int]
) -> tuple[RuleSample, ...]:
    """Some of the lines as they are drawn, as they are read `now` and `then`: those that differ most come first."""
    decoders = []
    for rules in (parse_rules("", "drawn"), now, then):
        with following(rules):
            decoders.append(make_decoder())
    looked_at = [line for line, _ in zip(lines, range(_LOOKED_AT), strict=False)]
    samples = [RuleSample(line, *(decoder.decode_line(line) for decoder in decoders)) for line in looked_at]
    return tuple(sorted(samples, key=_rank)[:_SHOWN])


def _rank(sample: RuleSample) -> int:
    return 0 if sample.before != sample.after else 1 if sample.drawn != sample.before else 2


def _read(rules: str, where: str) -> OrderingRules:
    try:
        return find_chosen(rules)
    except CidfixError as error:
        raise CidfixError(error.what, f"{where}, {error.where}" if error.where else where, error.remedy) from None
