"""What reaches the user's screen, whatever is the matter with the screen.

A stream may be closed, full, or a terminal that a stranger's file name could steer. The work is done all the same, and
its exit status tells what became of it.
"""

from __future__ import annotations

import io
import os
import sys
import unicodedata
from contextlib import suppress
from pathlib import Path
from typing import TextIO

_SHORT = {"\n": r"\n", "\r": r"\r", "\t": r"\t"}


def open_streams() -> None:
    """Make the standard streams usable: closed ones lead nowhere, and open ones take every letter."""
    # The lowest free descriptors are taken, in order, so that no other file becomes the program's standard output.
    nowhere = Path(os.devnull)
    if sys.stdin is None:
        sys.stdin = nowhere.open(encoding="utf-8")
    if sys.stdout is None:
        sys.stdout = nowhere.open("w", encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = nowhere.open("w", encoding="utf-8")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # Whatever the console's own encoding is, the text of a rare language must get through it.
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def say(text: str) -> None:
    """One line on standard error; a standard error that takes nothing changes nothing."""
    try:
        print(escape(text), file=sys.stderr, flush=True)
    except OSError:
        abandon(sys.stderr)


def abandon(stream: TextIO) -> None:
    """Let what is still to be written to a broken stream go nowhere, so that the program can end in peace."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def escape(text: str) -> str:
    r"""`text` without what a terminal would obey: control characters, line ends and bytes that are no UTF-8.

    >>> escape("a\nb\x1b[31m")
    'a\\nb\\x1b[31m'
    """
    return "".join(_escape_character(character) for character in text)


def _escape_character(character: str) -> str:
    number = ord(character)
    if 0xDC80 <= number <= 0xDCFF:  # how Python holds a byte of a file name that is no UTF-8
        return f"\\x{number - 0xDC00:02x}"
    if unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp") or _turns(number):
        return _SHORT.get(character) or (f"\\x{number:02x}" if number < 256 else f"\\u{number:04x}")
    return character


def _turns(number: int) -> bool:
    """Whether a character overrides the direction of what follows it (UAX 9), so that a name can look like another."""
    return 0x202A <= number <= 0x202E or 0x2066 <= number <= 0x2069


def show_value(value: str) -> str:
    """A code's value as it can be seen: a mark that stands alone is put on a dotted circle, as Unicode's charts do."""
    alone = value != "" and unicodedata.category(value[0]).startswith("M")
    return f"◌{value}" if alone else value


def count(number: int, thing: str) -> str:
    """A number of things in English: 1 code, 2 codes."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
