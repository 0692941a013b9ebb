"""What of a recovery is worth keeping for the next document in the same fonts."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from cidfix.pdf.document import Document
from cidfix.recover.ballot import Ballot
from cidfix.recover.contexts import ContextValue
from cidfix.recover.given import OWN_MAP
from cidfix.recover.maps import KnownValue, MapContext
from cidfix.recover.values import Value


def find_known_values(
    document: Document,
    values: Sequence[Value],
    ballot: Ballot,
    contexts: Iterable[ContextValue],
    trusted: Collection[int],
) -> Iterator[KnownValue]:
    """The values that somebody or a map gave, but not what a file says of its own `trusted` fonts."""
    for glyph, value in enumerate(values):
        verdict = ballot.verdicts.get(glyph)
        if value.value is None or verdict is None or value.source == OWN_MAP:
            continue
        if glyph in ballot.spoken or int(document.glyphs.font[glyph]) not in trusted:
            yield KnownValue(glyph, value.value, None, value.source, len(verdict.voices), value.when)
    for context in contexts:
        beside = MapContext(context.side, context.neighbour)
        yield KnownValue(context.glyph, context.value, beside, "set", 1, context.when)
