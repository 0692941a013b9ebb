"""From the options of a command to a recovery: every file that was named is read, or refused in one line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from unicodedata import normalize

from cidfix.cli.console import say
from cidfix.cli.references import load_shapes
from cidfix.errors import CidfixError
from cidfix.export.report import find_textless_pages
from cidfix.files import read_text
from cidfix.ordering.read import list_names, load_rules, read_named
from cidfix.pdf import read_document
from cidfix.pdf.document import Mark
from cidfix.recover.decisions import Decision, UseRules
from cidfix.recover.grammar import read_decisions
from cidfix.recover.known import parse_known
from cidfix.recover.library import count_maps
from cidfix.recover.maps import read_map
from cidfix.recover.typed import find_letters
from cidfix.recovery import Recovery, describe_faults
from cidfix.sessions import replay_session

_FEW_MAPS = 50  # are read before anybody wonders
_MOST_LETTERS = 20_000  # of an alphabet: Chinese is written with fewer


def load_recovery(arguments: argparse.Namespace) -> Recovery:
    """The recovery that the common options describe.

    Raises CidfixError for whatever can't be read, and for a document in which there is no text to recover.
    """
    decisions: tuple[Decision, ...] = read_decisions(arguments.entries) if arguments.entries else ()
    maps = tuple((path.name, read_map(path)) for path in arguments.map)
    known = tuple(parse_known(read_text(path), path.name) for path in arguments.known)
    shapes = load_shapes(arguments.reference, arguments.installed_fonts)
    document = read_document(
        arguments.file, password=arguments.password, pages=arguments.pages, progress=_show_progress()
    )
    if not (document.occurrences.marks & (Mark.INVISIBLE | Mark.CLIPPED) == 0).any():
        reasons = {page.fault for page in document.pages if page.fault} or {r for _, r in find_textless_pages(document)}
        raise CidfixError("no text to recover", str(arguments.file), "; ".join(sorted(reasons)))
    recovery = Recovery(
        document,
        accept=arguments.accept,
        known=known,
        maps=maps,
        languages=tuple(arguments.language),
        alphabet=_read_alphabet(arguments.alphabet),
        shapes=shapes,
    )
    if arguments.session:
        recovery = replay_session(recovery, arguments.session)
    rules = _read_rules(arguments.rules)
    kept = (d for d in recovery.decisions if rules is None or not isinstance(d, UseRules))  # a later word on it
    recovery = replace(recovery, decisions=(*kept, *decisions, *((rules,) if rules else ())))
    return recovery.with_library(_tell_maps) if arguments.library else recovery


def _read_rules(name: str | None) -> UseRules | None:
    """The decision to follow rules that are named, or stand in a file. Raises CidfixError where they can't be read."""
    if name is None:
        return None
    if name in list_names():
        return UseRules(name, "--rules")
    if not Path(name).is_file():
        read_named(name)  # says which names there are
    load_rules(Path(name))
    return UseRules(read_text(Path(name)).rstrip("\n") + "\n", f"--rules {name}")


def _read_alphabet(path: Path | None) -> frozenset[str]:
    """The letters in an alphabet file, separated by white space or not; nothing without a file."""
    if path is None:
        return frozenset()
    parts = {normalize("NFC", part) for part in read_text(path).split()}
    found = frozenset(letter for part in parts for letter in (part, *find_letters(part)))
    if len(found) > _MOST_LETTERS:
        raise CidfixError(f"there are {len(found)} letters in the alphabet", str(path), "list those of one language")
    return found


def print_notes(recovery: Recovery) -> None:
    """Say on stderr what the user should know besides."""
    for note in find_notes(recovery):
        say(f"cidfix: note: {note}")


def find_notes(recovery: Recovery) -> Iterator[str]:
    """What the document's faults leave out and which saved maps have nothing for it, each in a line."""
    document = recovery.document
    yield from (f"page {page.number}: {page.fault}" for page in document.pages if page.fault)
    yield from (f"page {number}: {reason}" for number, reason in find_textless_pages(document))
    yield from (f"font {font.name}: {font.fault}" for font in document.fonts if font.fault)
    yield from recovery.notes
    yield from (f"nothing is known of the letters of {tag}" for tag in recovery.unknown_languages)
    for name in recovery.unfit_maps:
        yield f"{name} has none of this document's glyphs; it is a map of another font"
    for number, count in recovery.overruled.items():
        letters = "a letter" if count == 1 else f"{count} letters"
        yield f"{recovery.map_fits[number].name} says something else of {letters} than maps before it, which are heard"


def read_library() -> None:
    """Read what is new in the user's library of maps, before others ask it, and say what of it can't be read."""
    for note in describe_faults(count_maps(_tell_maps).faults):
        say(f"cidfix: note: {note}")


def _tell_maps(done: int, total: int) -> None:
    """Say how the library is read, where that takes longer than a moment."""
    if total <= _FEW_MAPS:
        return
    if sys.stderr.isatty():
        end = "\n" if done == total else ""
        print(f"\rreading map {done} of {total} of the library", end=end, file=sys.stderr, flush=True)
    elif done == total:
        say(f"cidfix: read {total} maps of the library")


def _show_progress() -> Callable[[int, int], None] | None:
    """Progress on a terminal only; Ctrl+C stops the work."""
    if not sys.stderr.isatty():
        return None

    def show(done: int, total: int) -> None:
        end = "\n" if done == total else ""
        if total > 50 and (done % 10 == 0 or done == total):
            print(f"\rreading page {done} of {total}", end=end, file=sys.stderr, flush=True)

    return show
