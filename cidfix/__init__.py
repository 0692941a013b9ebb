"""cidfix recovers Unicode text from PDFs that show text correctly and copy it wrongly.

>>> import cidfix
>>> recovery = cidfix.open("nivkh.pdf")
>>> recovery = recovery.with_decisions(*cidfix.parse_decisions("@1.2:1 Нивӊ", "typed"))
>>> [suggestion.cue for suggestion in recovery.suggest()]
>>> recovery.to_text("mark", "apart")
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from cidfix.version import VERSION as __version__  # noqa: N811 - the name Python gives a version

if TYPE_CHECKING:
    from cidfix.errors import CidfixError, PasswordError
    from cidfix.recover.grammar import format_decisions, parse_decisions, read_decisions
    from cidfix.recovery import Recovery
    from cidfix.recovery import open_document as open  # noqa: A004 - `cidfix.open` reads well
    from cidfix.sessions import replay_session, save_session

_HOMES = {
    "CidfixError": "cidfix.errors",
    "PasswordError": "cidfix.errors",
    "Recovery": "cidfix.recovery",
    "format_decisions": "cidfix.recover.grammar",
    "open": "cidfix.recovery",
    "parse_decisions": "cidfix.recover.grammar",
    "read_decisions": "cidfix.recover.grammar",
    "replay_session": "cidfix.sessions",
    "save_session": "cidfix.sessions",
}

__all__ = [
    "CidfixError",
    "PasswordError",
    "Recovery",
    "__version__",
    "format_decisions",
    "open",
    "parse_decisions",
    "read_decisions",
    "replay_session",
    "save_session",
]


def __getattr__(name: str) -> Any:
    # Importing on first use keeps the worker process, which needs none of this, quick to start.
    if name not in _HOMES:
        raise AttributeError(f"module 'cidfix' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), "open_document" if name == "open" else name)
