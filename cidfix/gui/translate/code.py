"""Finds all words in the code of the window that are to be translated.

Qt's own collector for Python takes `translate` with a number for another call, and a class for another where a line
holds both kinds of call; so the code is read as Python reads it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cidfix.errors import CidfixError

_TR, _TRANSLATE = 3, 4  # arguments of self.tr and of translate where something is counted


@dataclass(frozen=True, slots=True, order=True)
class Words:
    """Words of the window: the context in which Qt looks them up, the English, and whether they count something."""

    context: str
    source: str
    counts: bool


def find_words(folder: Path) -> tuple[Words, ...]:
    """The words in all modules of a folder, each once, by context and in the order of the alphabet."""
    found: set[Words] = set()
    for path in sorted(folder.rglob("*.py")):
        found.update(_read_module(ast.parse(path.read_text("utf-8")), path, ""))
    return tuple(sorted(found))


def _read_module(node: ast.AST, path: Path, owner: str) -> Iterator[Words]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield from _read_call(child, path, owner)
        yield from _read_module(child, path, child.name if isinstance(child, ast.ClassDef) else owner)


def _read_call(call: ast.Call, path: Path, owner: str) -> Iterator[Words]:
    match call.func:
        case ast.Attribute(value=ast.Name(id="self"), attr="tr"):
            yield Words(owner, _read_text(call, 0, path), len(call.args) == _TR)
        case ast.Name(id="translate") | ast.Attribute(attr="translate", value=ast.Name(id="QCoreApplication")):
            yield Words(_read_text(call, 0, path), _read_text(call, 1, path), len(call.args) == _TRANSLATE)


def _read_text(call: ast.Call, number: int, path: Path) -> str:
    argument = call.args[number]
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    remedy = "write the English itself between the brackets"
    raise CidfixError("words to be translated are computed", f"{path}, line {call.lineno}", remedy)
