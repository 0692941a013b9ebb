"""Saves a recovery as a session file, and plays a session back: what the user settled, without the document itself."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from cidfix.errors import CidfixError
from cidfix.recover.session import Session, find_settled, read_session, to_saved, write_session
from cidfix.recovery import Recovery
from cidfix.shapes.index import NO_SHAPES
from cidfix.version import VERSION

_REFERENCE = "reference font"  # what a session says of one by its name


def replay_session(recovery: Recovery, path: Path) -> Recovery:
    """The recovery with a saved session's decisions, each entry at the place it had found.

    Raises CidfixError for a file that is no session of this version. A place that this document does not have is
    dropped; the entry is then matched anew.
    """
    session = read_session(path)
    document = recovery.document
    same_file = session.sha256 == document.sha256  # under whatever name
    if not same_file and (session.document, session.pages) != (document.path.name, document.page_count):
        remedy = f"open {session.document}, or save a map from it and use that here"
        raise CidfixError(f"this session belongs to {session.document}, not to {document.path.name}", str(path), remedy)
    notes = recovery.notes
    if not same_file:
        notes = (*notes, f"{document.path.name} has changed since {path.name} was saved; places may have moved")
    given = set(recovery.shapes.added)
    missing = [name for name, kind in session.versions if kind == _REFERENCE and name not in given]
    if missing and recovery.shapes is not NO_SHAPES:  # then it is not settled yet which are used
        notes = (*notes, f"{path.name} was made with reference fonts that are not in use: {', '.join(missing)}")
    layout = replace(recovery, decisions=tuple(saved.decision for saved in session.decisions)).layout
    settled = find_settled(layout, session)
    decisions = (*recovery.decisions, *(saved.decision for saved in session.decisions))
    return replace(recovery, decisions=decisions, notes=notes, settled=(*recovery.settled, *settled))


def save_session(recovery: Recovery, path: Path) -> None:
    """Save all decisions with the places their entries found. Raises CidfixError where that can't be written."""
    document = recovery.document
    decisions = tuple(to_saved(recovery.layout, recovery.decisions, recovery.learned.placed))
    fonts = ((name, _REFERENCE) for name in recovery.shapes.added)
    versions = (*fonts, ("cidfix", VERSION), *((name, "map") for name, _ in recovery.maps))
    write_session(path, Session(document.path.name, document.sha256, document.page_count, versions, decisions))
