"""Where cidfix keeps what belongs to the user and not to one PDF, and where the samples lie."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs
from PySide6.QtCore import QStandardPaths

from cidfix.resource import find_resource

_NAME = "cidfix"


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
    return tuple(sorted(_samples().glob("*.pdf")))


def _samples() -> Path:
    installed = find_resource("sample_pdfs")
    return installed if installed.is_dir() else find_resource().parent / "sample_pdfs"  # in a checkout


def is_users(folder: Path) -> bool:
    """Whether a folder is one in which a user keeps files: it can be written, and is no part of cidfix."""
    real = folder.resolve()
    is_ours = any(real.is_relative_to(ours.resolve()) for ours in (find_resource(), _samples()))
    return not is_ours and real.is_dir() and os.access(real, os.W_OK)


def choose_folder(beside: Path | None, last: Path | None) -> Path:
    """Where files are proposed to lie: beside the PDF, else where the last file went, else among the documents."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    named = [Path(documents)] if documents else []
    return next((folder for folder in (beside, last, *named) if folder is not None and is_users(folder)), Path.home())
