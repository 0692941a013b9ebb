"""The steps of a repair in their order, on text of a file and on paragraphs decoded from a PDF alike.

What is repaired gives evidence of its own: a word put together is one that others can be told by. So the steps are
taken again until nothing changes any more, and repairing what was repaired changes nothing.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from hashlib import sha256

from cidfix.languages.find import find_languages
from cidfix.repair.characters import repair_characters
from cidfix.repair.foreign import find_foreign
from cidfix.repair.furniture import set_apart
from cidfix.repair.joining import join_lines
from cidfix.repair.ligatures import expand_ligatures, restore_letters
from cidfix.repair.model import Edit, Line, Options, Paragraph, Repaired
from cidfix.repair.paragraphs import find_paragraphs, merge_paragraphs
from cidfix.repair.plain_text import format_paragraphs, parse_text, reread
from cidfix.repair.vocabulary import Learner, Reading, Vocabulary, read_tokens
from cidfix.repair.words import repair_words

_ROUNDS = 8  # more than any text was seen to need


@contextmanager
def _without_collecting() -> Iterator[None]:
    """Values here are trees, which are freed as they are let go of; to look for rings among them takes a third more."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


@_without_collecting()
def repair_text(text: str, options: Options) -> tuple[str, Repaired]:
    """The repaired text, and what was done to it."""
    repaired = _repeat(parse_text(text), options, reread, lambda: None)
    return format_paragraphs(repaired.paragraphs, joined=repaired.joined), repaired


@_without_collecting()
def repair_paragraphs(paragraphs: Sequence[Paragraph], options: Options, check: Callable[[], None]) -> Repaired:
    """Take the chosen steps. Paragraphs that are settled are joined only by evidence of language, never divided.

    What `check` raises, which is called before each step, ends it.
    """
    return _repeat(paragraphs, options, lambda repaired: repaired.paragraphs, check)


def _repeat(
    paragraphs: Sequence[Paragraph],
    options: Options,
    reread: Callable[[Repaired], Sequence[Paragraph]],
    check: Callable[[], None],
) -> Repaired:
    """Take the steps until they change nothing; `reread` makes of what was repaired what is to be repaired.

    Where the steps lead round in a circle, what is least of it stays.
    """
    given = [word for tag in options.languages for language in find_languages(tag)[:1] for word in language.words]
    learner = Learner([_read(text) for text in options.known], given)
    rounds = [_take_steps(paragraphs, options, learner, check)]
    seen = [_sum_up(rounds[0])] if _changed(rounds[0]) else []
    while len(rounds) < _ROUNDS and _changed(rounds[-1]):
        rounds.append(_take_steps(reread(rounds[-1]), options, learner, check))
        text = _sum_up(rounds[-1])
        if text in seen:
            circle = range(seen.index(text), len(seen))
            rounds = rounds[: min(circle, key=lambda at: seen[at]) + 1]
            break
        seen.append(text)
    last = rounds[-1]
    return replace(
        last,
        edits=tuple(edit for taken in rounds for edit in taken.edits),
        furniture=tuple(line for taken in rounds for line in taken.furniture),
        foreign=tuple(p for taken in rounds for p in taken.foreign) if options.foreign == "drop" else last.foreign,
    )


def _changed(repaired: Repaired) -> bool:
    """Whether words were changed, so that more may be told by them."""
    return any(edit.before != "\n" for edit in repaired.edits)


def _sum_up(repaired: Repaired) -> tuple[int, bytes]:
    """How long the text is, and a digest to tell it from others by: of a long document it takes ten megabytes."""
    text = format_paragraphs(repaired.paragraphs, joined=repaired.joined)
    return len(text), sha256(text.encode("utf-8", "surrogatepass")).digest()


def _take_steps(
    paragraphs: Sequence[Paragraph], options: Options, learner: Learner, check: Callable[[], None]
) -> Repaired:
    refused, steps = options.refused, options.steps
    done = list(paragraphs)
    edits: list[Edit] = []
    notices: list[Edit] = []
    furniture: list[Line] = []
    foreign: list[Paragraph] = []
    check()
    if "characters" in steps:
        done, found, notices = repair_characters(done, refused, quotes=options.quotes)
        edits += found
    check()
    if "ligatures" in steps:
        done, found = expand_ligatures(done, refused)
        edits += found
    if "furniture" in steps and options.furniture != "keep":
        done, furniture = set_apart(done)
    if "paragraphs" in steps:
        done = merge_paragraphs(find_paragraphs(done, refused), refused)
    check()
    done, found = join_lines(done, learner, refused, dehyphenate="hyphens" in steps)
    edits += found
    check()
    if "foreign" in steps and options.foreign != "keep":
        numbers = find_foreign(done, options.known)
        foreign = [done[number] for number in numbers]
        strange = set(numbers)
        kept = [paragraph for number, paragraph in enumerate(done) if number not in strange]
    else:
        strange, kept = set(), done
    check()
    vocabulary: Vocabulary | None = None
    if "words" in steps:
        kept, found, told, vocabulary = repair_words(kept, learner, options, check)
        edits += found
        notices += told
    check()
    if "ligatures" in steps:
        vocabulary = vocabulary or learner.learn(_list_runs(kept))
        kept, found = restore_letters(kept, vocabulary, refused)
        edits += found
    if options.foreign != "drop":
        kept = _put_back(kept, done, strange)
    return Repaired(tuple(kept), tuple(edits), tuple(furniture), tuple(foreign), tuple(notices))


def _put_back(kept: Sequence[Paragraph], done: Sequence[Paragraph], strange: set[int]) -> list[Paragraph]:
    """The foreign paragraphs at their places again, as they were: the document's words say nothing of theirs."""
    rest = iter(kept)
    return [paragraph if number in strange else next(rest) for number, paragraph in enumerate(done)]


def _read(text: str) -> Reading:
    return read_tokens(_list_runs(parse_text(text)))


def _list_runs(paragraphs: Sequence[Paragraph]) -> Iterator[tuple[str, ...]]:
    return (tuple([token.text for token in line]) for paragraph in paragraphs for line in paragraph.lines)
