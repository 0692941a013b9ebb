"""The lines of each paragraph put into one, with what becomes of the hyphens at their ends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import replace
from functools import cached_property

from cidfix.repair import hyphens
from cidfix.repair.hyphens import HyphenUse, ends_hyphenated, join_hyphenated, read_hyphens
from cidfix.repair.model import Edit, Line, Paragraph, Refused, Token
from cidfix.repair.paragraphs import join_edit
from cidfix.repair.vocabulary import Learner, Vocabulary

_MARGIN = 3.0  # nats by which one word must be likelier than two, where no line ends


class _Hyphens:
    """Decides on hyphens; most texts of one line a paragraph have none, and are not read for them."""

    def __init__(self, paragraphs: Sequence[Paragraph], learner: Learner, refused: Refused) -> None:
        self._paragraphs, self._learner, self.refused = paragraphs, learner, refused
        self.edits: list[Edit] = []

    @cached_property
    def _lines(self) -> list[list[str]]:
        """The texts of lines but for words cut at their ends."""
        return [line for paragraph in self._paragraphs for line in _without_cut_words(paragraph)]

    @cached_property
    def use(self) -> HyphenUse:
        """How the document writes hyphens within lines."""
        return read_hyphens(self._lines)

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """The document's words but for those cut at line ends."""
        return self._learner.learn(map(tuple, self._lines))

    def at_line_end(self, first: Token, second: Token) -> list[Token]:
        """The two tokens at a line end, joined as they should be."""
        text, reason = join_hyphenated(first.text, second.text, self.use, self.vocabulary)
        edit = Edit(first.line, first.column, f"{first.text}\n{second.text}", text, hyphens.STEP, reason)
        if edit.key in self.refused:
            return [first, second._replace(space=" ")]
        self.edits.append(edit)
        if " " in text:
            return [first, second._replace(space=" ")]
        return [first._replace(text=text, held=first.held or second.held)]

    def in_line(self, first: Token, second: Token) -> list[Token]:
        """Two tokens within a line of which a converter has joined two lines, perhaps."""
        left, right = first.text[:-1].lower(), second.text.lower().rstrip(".,;:!?)]»”\"'")
        joined, vocabulary = left + right, self.vocabulary
        seen = vocabulary.words.get(joined, 0)
        cut = not vocabulary.words.get(right) and (
            vocabulary.cost(joined) + _MARGIN < vocabulary.cost(left) + vocabulary.cost(right)
        )
        if not right.isalpha() or not (seen or cut) or self.use.hanging[second.text.casefold()] > 1:
            return [first, second]
        text = first.text[:-1] + second.text
        before = first.text + second.space + second.text
        edit = Edit(first.line, first.column, before, text, hyphens.STEP, "a word cut at the end of a former line")
        if edit.key in self.refused:
            return [first, second]
        self.edits.append(edit)
        return [first._replace(text=text, held=first.held or second.held)]


def join_lines(
    paragraphs: Sequence[Paragraph],
    learner: Learner,
    refused: Refused,
    *,
    dehyphenate: bool,
) -> tuple[list[Paragraph], list[Edit]]:
    """Each settled paragraph as one line, and what went for it; `dehyphenate` is false to keep hyphens."""
    work = _Hyphens(paragraphs, learner, refused)
    texts = {token.text for paragraph in paragraphs for line in paragraph.lines for token in line}
    hyphenated = {text for text in texts if ends_hyphenated(text)} if dehyphenate else set()
    result: list[Paragraph] = []
    edits: list[Edit] = []
    for paragraph in paragraphs:
        if paragraph.settled:
            edits += [join_edit(line) for line in paragraph.lines[:-1]]
        result.append(_join(paragraph, work if dehyphenate else None, hyphenated))
    return result, edits + work.edits


def _without_cut_words(paragraph: Paragraph) -> Iterator[list[str]]:
    cut = False
    for line in paragraph.lines:
        tokens = [token.text for token in line]
        if cut:
            tokens = tokens[1:]
        cut = bool(tokens) and len(paragraph.lines) > 1 and ends_hyphenated(tokens[-1])
        yield tokens[:-1] if cut else tokens


def _join(paragraph: Paragraph, work: _Hyphens | None, hyphenated: Set[str]) -> Paragraph:
    """The paragraph as one line, if it is settled; `hyphenated` are the texts that end with a hyphen."""
    if len(paragraph.lines) == 1 and _is_whole(paragraph.lines[0], hyphenated):
        return paragraph
    if not paragraph.settled and len(paragraph.lines) > 1:
        return paragraph
    tokens: list[Token] = []
    for line in paragraph.lines:
        rest: Iterable[Token] = line
        if tokens:
            first, rest = line[0], line[1:]
            last = tokens.pop() if work and ends_hyphenated(tokens[-1].text) else None
            tokens += work.at_line_end(last, first) if work and last else [first._replace(space=" ")]
        if not work or (_is_whole(line, hyphenated) and not (tokens and ends_hyphenated(tokens[-1].text))):
            tokens += rest
            continue
        for token in rest:
            if tokens and token.text[0].islower() and ends_hyphenated(tokens[-1].text):
                tokens += work.in_line(tokens.pop(), token)
            else:
                tokens.append(token)
    return replace(paragraph, lines=(tuple(tokens),))


def _is_whole(line: Line, hyphenated: Set[str]) -> bool:
    """Whether no word of a line is cut."""
    return hyphenated.isdisjoint([token.text for token in line])
