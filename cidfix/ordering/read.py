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
