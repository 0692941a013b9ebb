"""Reads and writes the files in which translators work: Qt's .ts files, one a language."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterable, Mapping
from itertools import groupby
from pathlib import Path
from typing import TypeAlias

from cidfix.errors import CidfixError
from cidfix.files import write_atomically
from cidfix.gui.translate.code import Words

Catalogue: TypeAlias = Mapping[tuple[str, str], tuple[str, ...]]
"""By context and English the translation: one, or one for each plural form; none where it is not translated yet."""

PLURAL_FORMS = {"fr": 2, "es": 2, "ru": 3, "zh_CN": 1}
"""How many plural forms a language has, as Qt counts them."""


def read_catalogue(path: Path) -> Catalogue:
    """The translations in a file; none where there is no such file. Raises CidfixError where it can't be read."""
    if not path.exists():
        return {}
    try:
        root = ET.parse(path).getroot()
    except ET.ParseError as error:
        raise CidfixError(
            f"the file can't be read ({error})", str(path), "correct it, or take an older copy"
        ) from error
    found = {}
    for context in root.iter("context"):
        for message in context.iter("message"):
            name = context.findtext("name", ""), message.findtext("source", "")
            found[name] = _read_translation(message.find("translation"))
    return found


def write_catalogue(path: Path, language: str, words: Iterable[Words], known: Catalogue) -> None:
    """Write the words with the translations known of them; what is not among the words is left out."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    for name, group in groupby(sorted(words), key=lambda one: one.context):
        context = ET.SubElement(root, "context")
        ET.SubElement(context, "name").text = name
        for one in group:
            _add_message(context, one, known.get((name, one.source), ()), PLURAL_FORMS[language])
    ET.indent(root, "    ")
    text = ET.tostring(root, "unicode")
    write_atomically(path, f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n'.encode())


def _read_translation(element: ET.Element | None) -> tuple[str, ...]:
    if element is None or element.get("type") == "unfinished":
        return ()
    forms = element.findall("numerusform")
    return tuple(form.text or "" for form in forms) if forms else (element.text or "",)


def _add_message(context: ET.Element, words: Words, known: tuple[str, ...], forms: int) -> None:
    message = ET.SubElement(context, "message", {"numerus": "yes"} if words.counts else {})
    ET.SubElement(message, "source").text = words.source
    count = forms if words.counts else 1
    is_known = len(known) == count and all(known)
    translation = ET.SubElement(message, "translation", {} if is_known else {"type": "unfinished"})
    said = known if is_known else ("",) * count
    if words.counts:
        for form in said:
            ET.SubElement(translation, "numerusform").text = form
    else:
        translation.text = said[0]
