"""What glyph names, code numbers and glyph orders stand for, whoever made them up: many readings, none believed yet."""

from cidfix.naming.described import describe_name
from cidfix.naming.known_fonts import KnownFont, read_known_fonts
from cidfix.naming.letters import to_letters, to_typed
from cidfix.naming.names import read_name
from cidfix.naming.numbers import read_numbers, to_byte
from cidfix.naming.orders import ORDERS, read_order
from cidfix.naming.tables import CodeTable, read_code_tables

__all__ = [
    "ORDERS",
    "CodeTable",
    "KnownFont",
    "describe_name",
    "read_code_tables",
    "read_known_fonts",
    "read_name",
    "read_numbers",
    "read_order",
    "to_byte",
    "to_letters",
    "to_typed",
]
