"""Decoded words through repair and back: lines become paragraphs of repaired words that know where they came from.

Repair names what it changes by line and column of a text. Here a line is a line of the layout, and a column tells the
number of a word within it and the letter within the word, so each repaired word, joined or parted, finds its sources.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from functools import cache
from itertools import groupby
from sys import intern

from cidfix.export.line_ends import is_unspaced
from cidfix.export.model import Doubt, Run, Word, Words
from cidfix.export.spacing import find_doubtful
from cidfix.repair.engine import repair_paragraphs
from cidfix.repair.model import Edit, Line, Options, Paragraph, Repaired, Token
from cidfix.structure.model import Block, Role

_WORD = 20  # bits of a column within a word
_INSIDE = (1 << _WORD) - 1
_OWN_LINES = frozenset({"characters", "ligatures"})  # the steps that rows of tables and examples take


@dataclass(frozen=True, slots=True)
class Settled:
    """The words of a part after repair: those of a paragraph, or of each of its `lines`, in the layout's order.

    `blocks` are the indices of the blocks that it is made of, more than one where halves were joined.
    """

    blocks: tuple[int, ...]
    lines: tuple[Words, ...]
    foreign: bool = False


def repair_blocks(
    blocks: Sequence[Block],
    words: Mapping[int, Sequence[Word]],
    spaced: bool | None,
    options: Options,
    check: Callable[[], None],
) -> tuple[list[Settled], list[Repaired]]:
    """The blocks with their words repaired, in the order of the blocks, and what was done to them, less its paragraphs.

    `words` are those of each line, in the order they are written; a block without any is left out. `spaced` tells
    whether there is a space where lines meet, None if the letters tell. Running text is repaired as a whole, its words
    only in lines whose spaces are in doubt, rows of tables and examples by themselves and only letter by letter. What
    `check` raises, which is called again and again, ends it.
    """
    tabular = {number for number, block in enumerate(blocks) if block.keeps_lines and block.role is not Role.VERSE}
    running = sorted(set(range(len(blocks))) - tabular, key=lambda number: _rank(blocks[number]))
    doubtful = find_doubtful(_list_lines([blocks[number] for number in running], words, check))
    found: list[Settled] = []
    done: list[Repaired] = []
    left_out = {"furniture"} if doubtful else {"furniture", "words"}
    for numbers, chosen in (
        (running, replace(options, steps=options.steps - left_out, doubtful=doubtful)),
        (sorted(tabular), replace(options, steps=options.steps & _OWN_LINES)),
    ):
        work = _Work([(number, blocks[number]) for number in numbers], words, spaced, check)
        repaired = repair_paragraphs(work.paragraphs, chosen, check)
        found += work.settle(repaired)
        done.append(replace(repaired, paragraphs=()))  # their words are settled, and take much
    return sorted(found, key=lambda part: part.blocks[0]), done


def _list_lines(
    blocks: Sequence[Block], words: Mapping[int, Sequence[Word]], check: Callable[[], None]
) -> Iterator[tuple[int, Sequence[Word]]]:
    for block in blocks:
        check()
        yield from ((line, words.get(line, ())) for line in block.lines)


def _rank(block: Block) -> int:
    """Captions, notes and words on their side behind the text, so that they part no sentence."""
    if block.is_turned:
        return 2
    return {Role.CAPTION: 1, Role.FOOTNOTE: 3, Role.FURNITURE: 4}.get(block.role, 0)


class _Work:
    """Blocks as repair's paragraphs, and the way back."""

    def __init__(
        self,
        blocks: Sequence[tuple[int, Block]],
        words: Mapping[int, Sequence[Word]],
        spaced: bool | None,
        check: Callable[[], None],
    ) -> None:
        self._words, self._spaced, self._check = words, spaced, check
        self._block: dict[int, int] = {}
        self._keeps: dict[int, bool] = {}
        self._line_of, self._first = array("i"), dict[int, int]()  # of each word in their order; of each line's words
        self.paragraphs: list[Paragraph] = []
        before: Block | None = None
        for number, block in blocks:
            check()
            lines = [line for line in block.lines if words.get(line)]
            self._block.update(dict.fromkeys(lines, number))
            self._keeps[number] = block.keeps_lines
            for line in lines:
                self._first[line] = len(self._line_of)
                self._line_of.extend([line] * len(words[line]))
            tokens = [_to_line(line, words[line]) for line in lines]
            gap = int(before is not None and _may_be_halves(before, block))
            if block.keeps_lines:
                self.paragraphs += [Paragraph((line,), gap=0) for line in tokens]
            elif tokens:
                apart = before is not None and _rank(before) != _rank(block)
                self.paragraphs.append(Paragraph(tuple(tokens), settled=True, gap=gap, apart=apart))
            before = block

    def settle(self, repaired: Repaired) -> Iterator[Settled]:
        """The blocks as they were repaired."""
        strange = {_key(paragraph.lines[0][0]) for paragraph in repaired.foreign}
        rows = [
            (line, _key(line[0]) in strange) for paragraph in repaired.paragraphs for line in paragraph.lines if line
        ]
        ends = [*(self._find(line[0]) for line, _ in rows), len(self._line_of)][1:]
        built = [
            (self._block[line[0].line], self._build(line, end), foreign)
            for (line, foreign), end in zip(rows, ends, strict=True)
        ]
        for number, group in groupby(built, key=lambda row: row[0]):
            same = list(group)
            if self._keeps[number]:
                yield Settled((number,), tuple(words for _, (words, _), _ in same), same[0][2])
                continue
            for _, (words, made_of), foreign in same:
                yield Settled(made_of, (words,), foreign)

    def _build(self, line: Line, end: int) -> tuple[Words, tuple[int, ...]]:
        """The words of a repaired line, and the blocks they came from; `end` is the place of the next line's first."""
        self._check()
        starts = [self._find(token) for token in line]
        result: list[Word] = []
        line_before = line[0].line
        for token, start, stop in zip(line, starts, [*starts[1:], end], strict=True):
            lines = self._line_of[start : max(stop, start + 1)]
            sources = [self._words[number][at - self._first[number]] for at, number in enumerate(lines, start)]
            new_line = line_before != lines[0]
            spaced = bool(token.space)
            if result and new_line and spaced:
                told = self._spaced
                spaced = told if told is not None else not is_unspaced(result[-1].text, token.text)
            result.append(_repair(sources, token, spaced=spaced))
            line_before = lines[-1]
        made_of = dict.fromkeys(self._block[number] for number in self._line_of[starts[0] : max(end, starts[0] + 1)])
        return tuple(result), tuple(made_of)

    def _find(self, token: Token) -> int:
        line, at = _key(token)
        return self._first[line] + at


def _repair(sources: Sequence[Word], token: Token, *, spaced: bool) -> Word:
    """The word that repair made of some, which in most places is the one it was."""
    first = sources[0]
    if len(sources) == 1 and first.spaced is spaced and first.text == token.text:
        return first
    tokens = tuple(dict.fromkeys(number for source in sources for number in source.tokens))
    return Word(restyle(token.text, sources, find_letter(token.column)), tokens, spaced, first.note)


def _may_be_halves(first: Block, second: Block) -> bool:
    """Whether body text may go on in other body text: from column to column or page to page, where geometry can't tell.

    Within a column indents and white tell, and better than letters. Words on their side are names, each by itself.
    """
    if first.role is not Role.BODY or second.role is not Role.BODY or first.is_turned or second.is_turned:
        return False
    last, begin = first.places[-1], second.places[0]
    return last.page != begin.page or begin.box[1] < last.box[1]


def _key(token: Token) -> tuple[int, int]:
    return token.line, (token.column - 1) >> _WORD


def _to_line(line: int, words: Sequence[Word]) -> Line:
    return tuple(
        Token(
            " " if at and word.spaced else "",
            intern(word.text),  # once for all words that are alike, of which there are many
            line,
            to_column(at, 0),
            word.note is not None or any(run.doubt for run in word.runs),
        )
        for at, word in enumerate(words)
    )


def restyle(text: str, sources: Sequence[Word], skipped: int) -> tuple[Run, ...]:
    """The runs of a repaired word by those of its sources, whose first `skipped` letters belong to a word before it.

    Letters that repair put in look as those before them.
    """
    if len(sources) == 1 and sources[0].text == text:
        return sources[0].runs  # most are as they were, and what is shared stays so
    runs = [run for source in sources for run in source.runs]
    looks = {(run.style, run.doubt, run.glyph) for run in runs}
    if len(looks) == 1 and runs[0].doubt is not Doubt.UNKNOWN:
        return (replace(runs[0], text=text),)
    if "".join(run.text for run in runs) == text:
        return tuple(runs)
    letters = [run for run in runs for _ in run.text][skipped:]
    drawn = "".join(run.text for run in runs)[skipped:]
    look: list[Run | None] = [None] * len(text)
    for block in SequenceMatcher(None, drawn, text, autojunk=False).get_matching_blocks():
        look[block.b : block.b + block.size] = letters[block.a : block.a + block.size]
    last = next((run for run in look if run), Run(""))
    filled: list[Run] = []
    for run in look:
        last = run if run is not None else last if last.doubt is not Doubt.UNKNOWN else Run("", last.style)
        filled.append(last)
    result: list[Run] = []
    before: Run | None = None
    for letter, run in zip(text, filled, strict=True):
        if run is before:
            result[-1] = replace(run, text=result[-1].text + letter)
        else:
            result.append(replace(run, text=letter))
        before = run
    return tuple(result)


def find_word(column: int) -> int:
    """The number (from 0) in its line of the word that a repair's column names."""
    return (column - 1) >> _WORD


def find_letter(column: int) -> int:
    """The number (from 0) in its word of the letter that a repair's column names."""
    return (column - 1) & _INSIDE


@cache  # so that one number serves all first letters of words that stand at the same place of their lines
def to_column(word: int, letter: int) -> int:
    """The column by which repair names a letter of a word of a line, both counted from 0."""
    return (word << _WORD) + letter + 1


def list_edits(repaired: Sequence[Repaired]) -> Iterator[Edit]:
    """All changes but line ends over which a paragraph goes on."""
    return (edit for done in repaired for edit in done.edits if edit.before != "\n")
