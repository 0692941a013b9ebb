"""Files of ordering rules, read into rules: those that come with cidfix by script, and the user's own.

`resources/formats/ordering.md` describes the format.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fontTools import unicodedata as scripts

from cidfix.errors import CidfixError
from cidfix.files import read_text
from cidfix.ordering.model import OrderingRules
from cidfix.ordering.statements import RulesReader, list_statements, read_head
from cidfix.resource import find_resource


def find_rules(script: str) -> OrderingRules:
    """The rules of a script by its ISO 15924 code; rules that change nothing where it is written as it is drawn."""
    return _read_own(script)


def list_rules(script: str) -> tuple[OrderingRules, ...]:
    """All rules that come with cidfix for a script: the usual ones first, then other ways of writing and old hacks."""
    variants = sorted(find_resource("ordering").glob(f"{_to_name(script)}_*.rules"))
    return (find_rules(script), *(rules for rules in map(load_rules, variants) if rules.script == script))


def list_names() -> tuple[str, ...]:
    """The names of all rules that come with cidfix, by which they are chosen."""
    return tuple(sorted(path.stem for path in find_resource("ordering").glob("*.rules")))


@lru_cache(maxsize=1)
def list_titles() -> tuple[tuple[str, str], ...]:
    """The name of each of these rules, and what they are called, without reading the rest of them."""
    lines = ((name, read_named(name).splitlines()) for name in list_names())
    return tuple((name, next((a[6:].strip() for a in text if a.startswith("title ")), name)) for name, text in lines)


def find_usual(script: str) -> str:
    """The name of the usual rules of a script, by its ISO 15924 code; "" where it is written as it is drawn."""
    name = _to_name(script)
    return name if name in list_names() else ""


def read_named(name: str) -> str:
    """The text of rules that come with cidfix. Raises CidfixError where there are none of that name."""
    if name not in list_names():
        remedy = f"write one of {', '.join(list_names())}, or a file of rules"
        raise CidfixError(f"“{name[:40]}” is no name of rules", "", remedy)
    return read_text(find_resource("ordering", f"{name}.rules"))


@lru_cache(maxsize=64)
def find_chosen(rules: str) -> OrderingRules:
    """The rules by a name of `list_names`, or by their text, which has more than a line. Raises CidfixError."""
    return parse_rules(rules if "\n" in rules else read_named(rules), "rules")


def load_rules(path: Path) -> OrderingRules:
    """The rules in a file. Raises CidfixError, with the line, where it can't be read."""
    return parse_rules(read_text(path), str(path))


def parse_rules(text: str, name: str) -> OrderingRules:
    """Rules from the text of a file; `name` says in errors which. Raises CidfixError."""
    reader = RulesReader(name)
    try:
        for statement in list_statements(text):
            reader.read(statement)
        return reader.finish(read_head(text))
    except RecursionError as error:
        raise CidfixError(
            "parts stand too deep in one another", name, "write longer patterns, of fewer parts"
        ) from error


@lru_cache(maxsize=256)
def _read_own(script: str) -> OrderingRules:
    path = find_resource("ordering", f"{_to_name(script)}.rules")
    return load_rules(path) if path.is_file() else parse_rules("", script)


def _to_name(script: str) -> str:
    """The name of a script's file: what Unicode calls the script; a name that no file has where it is not known."""
    return str(scripts.script_name(script, default="unknown")).lower().replace(" ", "_")
