"""The steps of a repair in their order, on text of a file and on paragraphs decoded from a PDF alike."""

from __future__ import annotations

from collections.abc import Sequence

from cidfix.languages.find import find_languages
from cidfix.repair.characters import repair_characters
from cidfix.repair.foreign import find_foreign
from cidfix.repair.furniture import set_apart
from cidfix.repair.joining import join_lines
from cidfix.repair.ligatures import expand_ligatures, restore_letters
from cidfix.repair.model import Edit, Line, Options, Paragraph, Repaired
from cidfix.repair.paragraphs import find_paragraphs, merge_paragraphs
from cidfix.repair.plain_text import format_paragraphs, parse_text
from cidfix.repair.vocabulary import Reading, read_tokens
from cidfix.repair.words import repair_words


def repair_text(text: str, options: Options) -> tuple[str, Repaired]:
    """The repaired text, and what was done to it."""
    repaired = repair_paragraphs(parse_text(text), options)
    joined = any(edit.before == "\n" for edit in repaired.edits)
    return format_paragraphs(repaired.paragraphs, joined=joined), repaired


def repair_paragraphs(paragraphs: Sequence[Paragraph], options: Options) -> Repaired:
    """Take the chosen steps. Paragraphs that are settled are joined only by evidence of language, never divided."""
    readings = [_read(text) for text in options.known]
    given = [word for tag in options.languages for language in find_languages(tag)[:1] for word in language.words]
    refused, steps = options.refused, options.steps
    done = list(paragraphs)
    edits: list[Edit] = []
    notices: list[Edit] = []
    furniture: list[Line] = []
    foreign: list[Paragraph] = []
    if "characters" in steps:
        done, found, notices = repair_characters(done, refused, quotes=options.quotes)
        edits += found
    if "ligatures" in steps:
        done, found = expand_ligatures(done, refused)
        edits += found
    if "furniture" in steps and options.furniture != "keep":
        done, furniture = set_apart(done)
    if "paragraphs" in steps:
        done = merge_paragraphs(find_paragraphs(done, refused), refused)
    done, found = join_lines(done, readings, given, refused, dehyphenate="hyphens" in steps)
    edits += found
    if "foreign" in steps and options.foreign != "keep":
        numbers = find_foreign(done, options.known)
        foreign = [done[number] for number in numbers]
        strange = set(numbers)
        kept = [paragraph for number, paragraph in enumerate(done) if number not in strange]
    else:
        strange, kept = set(), done
    if "words" in steps:
        kept, found = repair_words(kept, readings, given, refused)
        edits += found
    if "ligatures" in steps:
        kept, found = restore_letters(kept, readings, given, refused)
        edits += found
    if options.foreign != "drop":
        kept = _put_back(kept, done, strange)
    return Repaired(tuple(kept), tuple(edits), tuple(furniture), tuple(foreign), tuple(notices))


def _put_back(kept: Sequence[Paragraph], done: Sequence[Paragraph], strange: set[int]) -> list[Paragraph]:
    """The foreign paragraphs at their places again, as they were: the document's words say nothing of theirs."""
    rest = iter(kept)
    return [paragraph if number in strange else next(rest) for number, paragraph in enumerate(done)]


def _read(text: str) -> Reading:
    return read_tokens([token.text for token in line] for paragraph in parse_text(text) for line in paragraph.lines)
