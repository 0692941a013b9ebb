"""Elements and text of XML and HTML, with whatever text can hold made safe.

A PDF can say any code point, XML cannot hold all (XML 1.0, production 2): what it can't is shown as U+FFFD.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from cidfix.export.model import Box

_ILLEGAL = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;"})
_IN_QUOTES = str.maketrans({'"': "&quot;", "\n": "&#10;", "\t": "&#9;"})


def escape(text: str) -> str:
    """Text as it stands between tags."""
    return _ILLEGAL.sub("\ufffd", text).translate(_ESCAPES)


def tag(name: str, content: str = "", /, **attributes: object) -> str:
    """An element; `content` is markup. Attributes that are None are left out; `_` at the end of a
    name that Python has falls away, `__` stands for a colon."""
    said = "".join(
        f' {key.strip("_").replace("__", ":")}="{escape(str(value)).translate(_IN_QUOTES)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{said}>{content}</{name}>" if content else f"<{name}{said}/>"


def lines(parts: Iterable[str]) -> str:
    """Parts of markup a line each, none for what is empty."""
    return "".join(f"{part}\n" for part in parts if part)


def format_box(box: Box) -> str:
    """A box as four numbers in points."""
    return " ".join(f"{side:.2f}".rstrip("0").rstrip(".") for side in box)
