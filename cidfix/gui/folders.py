"""Where cidfix keeps what belongs to the user and not to one PDF, and where the samples lie."""

from __future__ import annotations

from pathlib import Path

import platformdirs

from cidfix.errors import CidfixError
from cidfix.resource import find_resource

_NAME = "cidfix"


def map_library() -> Path:
    """The folder of saved maps."""
    return platformdirs.user_data_path(_NAME) / "maps"


def session_store() -> Path:
    """The folder for sessions of PDFs whose own folder can't be written."""
    return platformdirs.user_data_path(_NAME) / "sessions"


def running_store() -> Path:
    """The folder in which each running window notes what it has open."""
    return platformdirs.user_state_path(_NAME) / "running"


def draft_store() -> Path:
    """The folder of what was typed but not entered, and where in each document its reader was."""
    return platformdirs.user_state_path(_NAME) / "documents"


def find_samples() -> tuple[Path, ...]:
    """The sample PDFs that come with cidfix, by name."""
    installed = find_resource("sample_pdfs")
    folder = installed if installed.is_dir() else find_resource().parent / "sample_pdfs"  # in a checkout
    return tuple(sorted(folder.glob("*.pdf")))


def make_folder(folder: Path) -> None:
    """Make one of these folders, before something is written into it. Raises CidfixError where that can't be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        what = f"the folder can't be made ({(error.strerror or str(error)).lower()})"
        raise CidfixError(what, str(folder), "check the permissions of the folders above it") from error
