"""Where the files lie that come with cidfix: icons, fonts, translations, tables.

An installed package carries them within itself; in a checkout they stand beside the package, where they are edited.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).parent


def find_resource(*names: str) -> Path:
    """The path of a file or folder under `resources/`, by the names of the folders that lead to it and its own."""
    installed = _PACKAGE / "resources"
    root = installed if installed.is_dir() else _PACKAGE.parent / "resources"
    return root.joinpath(*names)
