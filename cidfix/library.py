"""The user's library: the folder of saved maps, which are offered for every PDF that they fit."""

from __future__ import annotations

from pathlib import Path

import platformdirs


def map_library() -> Path:
    """The folder of saved maps; it may not be there yet."""
    return platformdirs.user_data_path("cidfix") / "maps"


def list_maps() -> list[Path]:
    """The files of the library, by name."""
    return sorted(map_library().glob("*.json"))
