"""A table of codes as a TECkit map, which `teckit_compile` compiles and `txtconv` applies.

Fonts whose codes are bytes get a byte table; other codes are U+F0000 + the code, in a Unicode pass. What cidfix would
do to the text, TECkit does in further passes: rules of order, unknown bytes shown as (cid:n), and NFC. Source: The
TECkit Language (Kew 2004).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from cidfix.errors import CidfixError
from cidfix.export.maps.apply import PRIVATE
from cidfix.export.maps.table import CodeTable, find_ordering
from cidfix.export.maps.teckit_order import MOST, format_order, format_range, spell
from cidfix.naming.letters import to_typed
from cidfix.ordering.model import BORDER, OrderingRules
from cidfix.ordering.nodes import Range
from cidfix.ordering.reorder import to_symbols

LARGEST = 0x10FFFF - PRIVATE
PASSED_CLASS, UNKNOWN_CLASS = "cidfix_passed", "cidfix_unknown"
_LAST_UNKNOWN = 0x1FFF  # TECkit reads larger classes wrongly, where there are several in a pass
_USUAL: tuple[Range, ...] = ((0x0001, 0x2FFF), (0xA000, 0xABFF))  # where nearly all letters are


def format_teckit(table: CodeTable) -> str:
    """The map, in ASCII. Raises CidfixError where it is too large for TECkit."""
    return "\n".join((*_format_head(table), "", *_format_codes(table), *format_tail(table), ""))


def format_tail(table: CodeTable) -> list[str]:
    """The lines of all passes behind the one that reads codes, which follow from the table's script and codes."""
    rules = find_ordering(table.script)
    codes = (PRIVATE, PRIVATE + (0xFF if table.is_bytes else _LAST_UNKNOWN))
    lines = list(format_order(rules, (codes,))) if rules else []
    unknown = _list_unknown(table)
    if unknown:
        lines += ["", "; codes without a value", "pass(Unicode)"]
        lines += [f"{spell(chr(PRIVATE + code))} > {spell(f'(cid:{code})')}" for code in unknown]
    values = [*table.values.values(), *(context.value for context in table.contexts)]
    letters = {ord(letter) for value in values for letter in to_passed_on(value, rules)}
    rare = sorted(code for code in letters if not any(first <= code <= last for first, last in (*_USUAL, codes)))
    return [*lines, *format_composition((*_USUAL, *((code, code) for code in rare), codes))]


def format_composition(letters: tuple[Range, ...]) -> Iterator[str]:
    """The lines of the passes that make NFC, as TECkit does it, of text that begins with one of `letters`.

    What composes in TECkit 2.5 may crash where the first character that it meets is no mark: it looks at one before it.
    """
    yield from (
        "",
        "; NFC; TECkit may crash where the first character is no mark, so one is put there, and taken away.",
    )
    yield from ("pass(Unicode)", f"UniClass [letters] = ( {' '.join(map(format_range, letters))} )")
    yield from ("[letters]=first / # _ > U+0334 @first", "", "pass(NFC_fwd)", "", "pass(Unicode)", "U+0334 / # _ >")


def to_passed_on(value: str, rules: OrderingRules | None) -> str:
    """What the pass that reads codes gives for a value: letters as they are typed, signs as the rules move them."""
    typed = to_typed(value)
    return to_symbols(typed, rules).replace(BORDER, "") if rules else typed


def _format_head(table: CodeTable) -> Iterator[str]:
    name = re.sub(r"[^A-Za-z0-9]", "_", table.font)[:100] or "font"
    yield f"; font: {json.dumps(table.font)}"
    yield from (f"; language: {json.dumps(tag)}" for tag in table.language)
    if table.script:
        yield f"; script: {json.dumps(table.script)}"
    yield "; Compile it with teckit_compile, and convert text with txtconv."
    if table.is_bytes:
        yield f'EncodingName "cidfix-{name}"'
        yield 'DescriptiveName "codes of a font to Unicode"'
    else:
        yield "; The codes of the font are U+F0000 and more: code 3 is U+F0003."
        yield f'LHSName "cidfix-{name}"'
        yield 'RHSName "UNICODE"'


def _format_codes(table: CodeTable) -> Iterator[str]:
    rules = find_ordering(table.script)
    yield "pass(Byte_Unicode)" if table.is_bytes else "pass(Unicode)"
    if table.is_bytes:
        yield from _format_classes(PASSED_CLASS, sorted(table.passed), 0)
        yield from _format_classes(UNKNOWN_CLASS, _list_unknown(table), PRIVATE)
    for context in table.contexts:
        beside = _format_code(table, context.neighbour)
        place = f"{beside} _" if context.side == "after" else f"_ {beside}"
        yield f"{_format_code(table, context.code)} / {place} > {_format_value(context.value, rules)}"
    for code, value in sorted(table.values.items()):
        yield f"{_format_code(table, code)} > {_format_value(value, rules)}"


def _format_classes(name: str, codes: list[int], offset: int) -> Iterator[str]:
    if codes:
        yield f"ByteClass [{name}] = ( {' '.join(f'0x{code:02X}' for code in codes)} )"
        yield f"UniClass [{name}] = ( {spell(''.join(chr(offset + code) for code in codes))} )"
        yield f"[{name}] > [{name}]"


def _list_unknown(table: CodeTable) -> list[int]:
    """The bytes that the table knows nothing of, in order; none where its codes are no bytes."""
    return sorted(set(range(0x100)).difference(table.values, table.passed)) if table.is_bytes else []


def _format_code(table: CodeTable, code: int) -> str:
    if table.is_bytes:
        return f"0x{code:02X}"
    if code > LARGEST:
        raise CidfixError(
            f"code {code} is too large for TECkit", table.font, f"codes up to {LARGEST} have a code point"
        )
    return spell(chr(PRIVATE + code))


def _format_value(value: str, rules: OrderingRules | None) -> str:
    made = to_passed_on(value, rules)
    if len(made) > MOST:
        raise CidfixError(f"a value is too long for TECkit: {value[:20]}…", remedy=f"it takes {MOST} code points")
    return spell(made) + (f" ; = {spell(value)}" if made != value else "")
