"""Where cidfix keeps what belongs to the user and not to one PDF, and where the samples lie."""

from __future__ import annotations

from pathlib import Path

import platformdirs

from cidfix.resource import find_resource

_NAME = "cidfix"


def map_library() -> Path:
    """The folder of saved maps, made where it is missing."""
    return _made(platformdirs.user_data_path(_NAME) / "maps")


def session_store() -> Path:
    """The folder for sessions of PDFs whose own folder can't be written, made where it is missing."""
    return _made(platformdirs.user_data_path(_NAME) / "sessions")


def running_store() -> Path:
    """The folder in which each running window notes what it has open, made where it is missing."""
    return _made(platformdirs.user_state_path(_NAME) / "running")


def draft_store() -> Path:
    """The folder of what was typed but not entered, and where in each document its reader was."""
    return _made(platformdirs.user_state_path(_NAME) / "documents")


def find_samples() -> tuple[Path, ...]:
    """The sample PDFs that come with cidfix, by name."""
    installed = find_resource("sample_pdfs")
    folder = installed if installed.is_dir() else find_resource().parent / "sample_pdfs"  # in a checkout
    return tuple(sorted(folder.glob("*.pdf")))


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder
