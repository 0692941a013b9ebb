"""JSON files of cidfix's own, written for reading by people and read with suspicion.

Maps and sessions travel between strangers, so each value is checked where it is read: a file that is damaged,
hostile or of a later version is refused with its name and the place in it, and nothing else goes wrong.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from cidfix.errors import CidfixError
from cidfix.files import read_text, write_atomically

_LONGEST_TEXT = 100_000  # characters; the longest value is a typed paragraph
_HALF = re.compile("[\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Record:
    """One JSON object; `where` names its file and its place in it. Each method raises CidfixError for a wrong type."""

    values: Mapping[str, Any]
    where: str

    def text(self, key: str) -> str:
        """The string under `key`, which must be there and hold whole characters."""
        return self._checked_text(self.values.get(key), key)

    def texts(self, key: str) -> tuple[str, ...]:
        """The list of strings under `key`."""
        return tuple(self._checked_text(value, f"{key}[{i}]") for i, value in enumerate(self._list(key)))

    def number(self, key: str, least: int, largest: int) -> int:
        """The whole number under `key`, from `least` to `largest`."""
        value = self.values.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= largest:
            self._refuse(key, f"a whole number from {least} to {largest}")
        return value

    def truth(self, key: str) -> bool:
        """The true or false under `key`."""
        value = self.values.get(key)
        if not isinstance(value, bool):
            self._refuse(key, "true or false")
        return value

    def record(self, key: str) -> Record:
        """The object under `key`."""
        return self._checked_record(self.values.get(key), key)

    def records(self, key: str) -> tuple[Record, ...]:
        """The list of objects under `key`."""
        return tuple(self._checked_record(value, f"{key}[{i}]") for i, value in enumerate(self._list(key)))

    def has(self, key: str) -> bool:
        """Whether there is something under `key`."""
        return self.values.get(key) is not None

    def _list(self, key: str) -> list[Any]:
        value = self.values.get(key)
        if not isinstance(value, list):
            self._refuse(key, "a list")
        return value

    def _checked_text(self, value: Any, place: str) -> str:
        if not isinstance(value, str) or len(value) > _LONGEST_TEXT:
            self._refuse(place, f"a text of at most {_LONGEST_TEXT} characters")
        if not value.isascii() and _HALF.search(value):
            self._refuse(place, "a text without half characters")
        return value

    def _checked_record(self, value: Any, place: str) -> Record:
        if not isinstance(value, dict):
            self._refuse(place, "an object in braces")
        return Record(value, f"{self.where}, {place}")

    def _refuse(self, place: str, wanted: str) -> NoReturn:
        raise CidfixError(f"“{place}” should be {wanted}", self.where, "the file is damaged; use an older copy of it")


def read_record(path: Path, kind: str, version: int) -> Record:
    """The object in a JSON file that says it is a `kind` ("cidfix-map") of `version` or earlier.

    Raises CidfixError when the file can't be read, is no JSON, is of another kind or was written by a later version.
    """
    try:
        content = json.loads(read_text(path), object_pairs_hook=_unrepeated, parse_constant=_no_number)
    except RecursionError as error:
        raise CidfixError("the file is nested too deeply to be one of cidfix's", str(path), "check the name") from error
    except ValueError as error:
        reason = "a number in it is too long" if "int_max_str_digits" in str(error) else str(error)
        raise CidfixError(
            f"the file is not JSON ({reason})", str(path), "check the name, or use an older copy"
        ) from error
    if not isinstance(content, dict) or content.get("format") != kind:
        raise CidfixError(f"the file is no {kind.replace('-', ' ')}", str(path), f'it would say "format": "{kind}"')
    record = Record(content, str(path))
    found = record.number("version", 1, 10**9)
    if found > version:
        what = (
            f"the file was written by a later cidfix (version {found} of its format, {version} is the last known here)"
        )
        raise CidfixError(what, str(path), "update cidfix")
    return record


def write_record(path: Path, kind: str, version: int, values: Mapping[str, Any]) -> None:
    """Write an object as a JSON file that `read_record` reads: UTF-8, an item of each list on a line of its own.

    Raises CidfixError when the file can't be written; the old one is untouched then.
    """
    fields = [
        f"{json.dumps(key)}: {_shown(value)}" for key, value in {"format": kind, "version": version, **values}.items()
    ]
    write_atomically(path, ("{\n" + ",\n".join(fields) + "\n}\n").encode())


def _shown(value: Any) -> str:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + ",\n".join("  " + json.dumps(item, ensure_ascii=False) for item in value) + "\n]"
    return json.dumps(value, ensure_ascii=False)


def _unrepeated(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values = dict(pairs)
    if len(values) < len(pairs):
        raise ValueError("a name stands twice in one object")
    return values


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")
