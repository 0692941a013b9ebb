"""Page ranges as people write them: 1-5,8."""

from __future__ import annotations

import argparse
import re

_MOST = 1_000_000


def parse_pages(text: str) -> frozenset[int]:
    """The page numbers in `text`. Raises argparse's error for anything else than numbers and ranges from 1."""
    pages: set[int] = set()
    for part in text.split(","):
        found = re.fullmatch(r"\s*([0-9]{1,7})\s*(?:-\s*([0-9]{1,7})\s*)?", part)
        first = int(found[1]) if found else 0
        last = int(found[2] or found[1]) if found else 0
        if not 1 <= first <= last <= _MOST:
            raise argparse.ArgumentTypeError(f"{part.strip()!r} is no page or range of pages; write them as in 1-5,8")
        pages.update(range(first, last + 1))
    return frozenset(pages)
