"""What a repaired PDF says of its codes: the values of each font whose own map lacks them or says otherwise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from unicodedata import category, normalize

import numpy as np

from cidfix.layout import Direction, Layout
from cidfix.naming.letters import to_typed
from cidfix.pdf.document import Document
from cidfix.recover.earlier_repair import UNKNOWN
from cidfix.recover.values import Value

_NO_TEXT = "\u200b"  # readers take a code without any text for one that its font says nothing of, and guess


def find_tables(document: Document, values: Sequence[Value]) -> Mapping[str, Mapping[int, str]]:
    """What the codes of each font that has to be repaired stand for, by the font's name.

    A font is left as it is where its own /ToUnicode says the same of all its codes in use.
    """
    tables: dict[str, dict[int, str]] = {}
    for number, font in enumerate(document.fonts):
        glyphs = (document.glyphs.font == number).nonzero()[0].tolist()
        table = {int(document.glyphs.code[glyph]): _to_text(values[glyph]) for glyph in glyphs}
        own = {code: normalize("NFC", text) for code, text in font.to_unicode.items()}
        if any(own.get(code) != text for code, text in table.items()):
            tables[font.name] = table
    return tables


def find_words(
    document: Document,
    layout: Layout,
    tables: Mapping[str, Mapping[int, str]],
    decode: Callable[[int], str],
    told: Mapping[int, str],
) -> Iterator[tuple[list[int], str]]:
    """The words that readers would not find by `tables`, as the occurrences they are drawn with and their text.

    `decode` gives the text of a token, `told` the value of each occurrence whose code stands there for something else.

    Lines that run from the right are left to the readers, which turn what they find there themselves: they expect no
    text for a whole word. Measured on Urdu as a browser draws it, 2,113 words, error rates with the right /ToUnicode
    alone, and with /ActualText round each word in the order in which it is typed: pdftotext 11.9 % and 67.8 %, PyMuPDF
    2.5 % and 66.3 % (both turn the text of a word again), PDFium 7.5 % and 10.7 %, pdf.js 75.9 % and 76.5 %,
    pdfminer.six 76.5 % and 76.5 % (the last two read no /ActualText, and words come as they are drawn). In the order in
    which the word is drawn it is PDFium that does not turn it. A single letter has no order: where a code stands for
    another one at some places, /ActualText round that glyph alone leaves all five readers as they were to 0.1 %.
    """
    own = [font.own_map for font in document.fonts]
    texts = [
        tables[document.fonts[font].name][code] if document.fonts[font].name in tables else own[font].get(code, "")
        for font, code in zip(document.glyphs.font.tolist(), document.glyphs.code.tolist(), strict=True)
    ]
    line_of = np.repeat(np.arange(len(layout.page)), np.diff(layout.line_start))
    runs_from_right = layout.direction[line_of] == Direction.RTL
    for token in range(len(line_of)):
        occurrences = layout.occurrence[layout.token_start[token] : layout.token_start[token + 1]]
        if runs_from_right[token]:
            letters = ((one, normalize("NFC", told[one])) for one in occurrences.tolist() if one in told)
            yield from (([one], letter) for one, letter in letters if len(letter) == 1)
            continue
        occurrences = np.sort(occurrences)
        found = normalize("NFC", "".join(texts[glyph] for glyph in document.occurrences.glyph[occurrences].tolist()))
        text = decode(token)
        if text != found:
            yield occurrences.tolist(), text


def _to_text(value: Value) -> str:
    if value.value is None:
        return UNKNOWN  # seen by whoever searches or copies, where a wrong letter would not be
    return normalize("NFC", to_typed(value.value)) or _NO_TEXT


def measure_agreement(texts: Iterable[str], reread: Iterable[str]) -> list[float]:
    """How far two readings of each page agree, 0 to 1: the share of runs of three letters that both have.

    White space, the order of blocks and controls are each reader's own choice and count for nothing. (Dice 1945.)
    """
    return [_compare(_count_runs(text), _count_runs(other)) for text, other in zip(texts, reread, strict=True)]


def _count_runs(text: str) -> Counter[str]:
    letters = "".join(letter for letter in normalize("NFC", text) if not _is_left_out(letter))
    return Counter(letters[place : place + 3] for place in range(max(len(letters) - 2, min(len(letters), 1))))


def _is_left_out(letter: str) -> bool:
    return letter.isspace() or category(letter) in ("Cc", "Cf")


def _compare(runs: Counter[str], others: Counter[str]) -> float:
    total = runs.total() + others.total()
    return 2 * (runs & others).total() / total if total else 1.0
