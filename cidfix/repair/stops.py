"""What ends a sentence and what goes on with one, in all scripts.

Full stops of all scripts are those that Unicode counts as Sentence_Terminal (UAX 44); closing quotation marks and
brackets may follow them. Whether a line goes on in the middle of a sentence shows where there is case.
"""

from __future__ import annotations

import regex

_STOP = regex.compile(r"[\p{STerm}…‥][\p{Pe}\p{Pf}\p{Pi}\"'’\p{No}\s]*(?:\[\p{Nd}+\])*\s*$")
_OPEN = regex.compile(r"[\p{L}\p{M}\p{N}][\p{Pe}\p{Pf}\"'’]*\s*$")
_FIRST = regex.compile(r"[\p{Ps}\p{Pi}\p{Pf}\"'’¿¡—–\s]*([\p{L}\p{N}])")
_CLOSE = regex.compile(r"\s*[,;:.!?%\p{Pe}\p{Term}]")
HYPHENS = (
    "-\N{SOFT HYPHEN}\N{HYPHEN}\N{NOT SIGN}\N{ARMENIAN HYPHEN}\N{MONGOLIAN TODO SOFT HYPHEN}"
    "\N{CANADIAN SYLLABICS HYPHEN}\N{DOUBLE OBLIQUE HYPHEN}\ufffe\x02"
)
"""What is found at a line's end for a hyphen; U+FFFE and U+0002 are what some converters write for one."""

_HYPHEN = regex.compile(rf"[\p{{L}}\p{{M}}][{regex.escape(HYPHENS)}]\s*$")


def ends_sentence(text: str) -> bool:
    """Whether the text ends with a full stop of its script, quotation marks and note numbers apart."""
    return bool(_STOP.search(text))


def ends_open(text: str) -> bool:
    """Whether the text ends with a letter or number, or a hyphen: nothing closes it."""
    return bool(_OPEN.search(text)) or ends_with_hyphen(text)


def ends_with_hyphen(text: str) -> bool:
    """Whether a letter and a hyphen end the text."""
    return bool(_HYPHEN.search(text))


def find_case(text: str) -> str:
    """Of the first letter or digit: `lower`, `upper`, `digit`, `none` for letters without case.

    `close` where a sign stands first that never begins anything, `sign` where another does.
    """
    match = _FIRST.match(text)
    if not match:
        return "close" if _CLOSE.match(text) else "sign"
    first = match[1]
    if not first.isalpha():
        return "digit"
    if first.islower():
        return "lower" if first.title() != first else "none"  # Georgian has capitals, but begins nothing with them
    return "upper" if first.isupper() or first.istitle() else "none"


def is_continuation(text: str) -> bool:
    """Whether the text may begin in the middle of a sentence."""
    return find_case(text) in ("lower", "none")
