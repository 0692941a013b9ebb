"""What the CIDs of a composite font stand for, by the character collections that Adobe has published.

A font that names its collection says so; one whose glyphs are only numbered may still follow one, which its program
or its name tells.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from pymupdf import mupdf

COLLECTIONS = ("CNS1", "GB1", "Japan1", "Korea1", "KR")

_FAMILIES = {
    "Japan1": "mincho|msgothic|mspgothic|msuigothic|meiryo|kozmin|kozgo|kozuka|hira(gino|kaku|mar|min)|ryumin|"
    "gothicbbb|midashi|heisei|osaka|yugothic|yumin|ipaex|ipam|ipag|biz-?ud|takao",
    "Korea1": "batang|gulim|dotum|gungsuh|malgun|hysmyeongjo|hysm|hygothic|hygo|nanum|apple(sd)?gothic|applemyungjo",
    "GB1": "simsun|simhei|simfang|simkai|nsimsun|kaiti|fangsong|stsong|stkai|stheiti|yahei|songti|heiti-?sc|dengxian|"
    "pingfang-?sc|adobesong|adobeheiti|hanyi|fz(ss|ht|kt|xb|fs)",
    "CNS1": "mingliu|dfkai|msung|mhei|mkai|lihei|lisong|jhenghei|pingfang-?(hk|tc)|biaukai|heiti-?tc|adobeming",
}
_FAMILY = {name: re.compile(pattern) for name, pattern in _FAMILIES.items()}


def read_collection(name: str, cids: Mapping[int, int]) -> dict[int, str]:
    """The text of each code by the CID it stands for, in one of `COLLECTIONS`."""
    try:
        table = mupdf.pdf_load_system_cmap(f"Adobe-{name}-UCS2")
    except Exception:  # noqa: BLE001 (MuPDF may be built without it)
        return {}
    found = {code: mupdf.pdf_lookup_cmap(table, cid) for code, cid in cids.items()}
    return {code: chr(value) for code, value in found.items() if 0 < value < 0xD800 or 0xDFFF < value < 0x110000}


def guess_collections(base_name: str, ordering: str, embedded: bool) -> tuple[str, ...]:
    """The collections that a font may follow, the likeliest first.

    `ordering` is what the font's dictionary, or its program, names ("Identity" and anything unknown say nothing).
    The glyphs of an embedded font whose name is none of these scripts' are its own, in no common order.
    """
    if ordering in COLLECTIONS:
        return (ordering,)
    squeezed = base_name.lower().replace(" ", "").replace("_", "")
    named = tuple(name for name, pattern in _FAMILY.items() if pattern.search(squeezed))
    return named if embedded else tuple(dict.fromkeys((*named, *COLLECTIONS)))
