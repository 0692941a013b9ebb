"""Spaced-out letters joined to words and words that ran together parted, wherever the document's own words say so.

The lattice decides; here the text is laid out for it, its findings become edits, and what it learned is learned from:
the odds of damage, and which words were none. The first round takes damage to be rare; what it finds tells how often
it is, and rids the vocabulary of what had run together.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby, pairwise
from math import sqrt
from operator import attrgetter

import regex

from cidfix.repair.caution import choose_starts
from cidfix.repair.channel import GLUED, SOUND, Rates
from cidfix.repair.lattice import Unit, weigh_words
from cidfix.repair.model import Edit, Line, Options, Paragraph, Token
from cidfix.repair.suspects import Suspects
from cidfix.repair.units import split_clusters
from cidfix.repair.vocabulary import Reading, Vocabulary, read_tokens

STEP = "words"
_STRICT = Rates(1e-5, 1e-5)  # damage begins so seldom as long as nothing is known
_NONE = 1e-9  # and so seldom where what was found may be chance
_MOST = 0.2  # and never more often
_CHANCE = 2.0  # standard deviations by which finds may be chance
_SURE = 2  # spaces of a run; one is as soon lost or put in by who wrote the text
_ROUNDS = 3
_SHORT = 4  # letters, fewer than any address has
_ADDRESS = regex.compile(r"\p{L}+://|www\.|[^\s@]+@[^\s@]+\.")


@dataclass(frozen=True, slots=True)
class _Window:
    """Tokens `start` to `stop` of a run, and by cluster: is there a space before, own word, token; what was found."""

    start: int
    stop: int
    clusters: tuple[str, ...]
    spaced: tuple[bool, ...]
    own: tuple[int, ...]
    token: tuple[int, ...]
    units: tuple[Unit, ...] = ()
    starts: tuple[int, ...] = ()  # of tokens, as far as they are sure

    @property
    def seen(self) -> list[int]:
        """Where tokens begin as they stand."""
        return [at for at, spaced in enumerate(self.spaced) if spaced]


def repair_words(
    paragraphs: Sequence[Paragraph],
    others: Sequence[Reading],
    given: Sequence[str],
    options: Options,
    check: Callable[[], None],
) -> tuple[list[Paragraph], list[Edit], Vocabulary | None]:
    """The paragraphs with words joined and parted, what was done, and their words where nothing was.

    `others` are readings of other texts in the language, `given` words of the language; of `options` count which edits
    are refused and which lines are doubtful. What `check` raises, which is called for each run of words, ends it.
    """
    runs = [run for paragraph in paragraphs for line in paragraph.lines for run in _find_runs(line)]
    own = read_tokens([token.text for token in run] for run in runs)
    rates = _STRICT
    vocabulary = Vocabulary([own, *others], given)
    found: list[list[_Window]] = []
    for number in range(_ROUNDS):
        vocabulary = Vocabulary([own, *others], given) if number else vocabulary
        suspects = Suspects(vocabulary, rates)
        found = []
        for run in runs:
            check()
            found.append(_search(run, suspects, vocabulary, rates))
        rates = _measure(found, own.size)
        if max(rates.glued, rates.spaced) <= _NONE:  # by stricter odds only less can be found
            found = [[window for window in windows if any(unit.state for unit in window.units)] for windows in found]
            found = [_search_again(windows, vocabulary, rates) for windows in found]
            break
        pairs = list(zip(runs, found, strict=True))
        own = read_tokens(_texts(run, windows, rates) for run, windows in pairs)
    if not any(windows and _is_changed(windows) for windows in found):
        return list(paragraphs), [], vocabulary
    edits: list[Edit] = []
    results = iter([_apply(run, windows, options, edits) for run, windows in zip(runs, found, strict=True)])
    return [_rebuild(paragraph, results) for paragraph in paragraphs], edits, None


def _is_barrier(token: Token) -> bool:
    """Whether nothing may be changed in a token: letters in doubt, or an address, whose words always run together.

    Nor where a glyph stands for white, which would come to be a token without anything to be seen.
    """
    return token.held or (len(token.text) > _SHORT and _is_address(token.text)) or token.text.split() != [token.text]


@lru_cache(maxsize=1 << 16)
def _is_address(text: str) -> bool:
    return bool(_ADDRESS.search(text))


def _find_runs(line: Line) -> Iterator[Line]:
    start = 0
    for at in range(len(line) + 1):
        if at == len(line) or _is_barrier(line[at]):
            if at > start:
                yield line[start:at]
            start = at + 1


def _search(run: Line, suspects: Suspects, vocabulary: Vocabulary, rates: Rates) -> list[_Window]:
    texts = [token.text for token in run]
    windows, own = suspects.find_windows(texts)
    return [_settle(_look(texts, own, window), vocabulary, rates) for window in windows]


def _search_again(windows: Sequence[_Window], vocabulary: Vocabulary, rates: Rates) -> list[_Window]:
    return [_settle(window, vocabulary, rates) for window in windows]


def _look(texts: Sequence[str], own: Sequence[int], window: tuple[int, int]) -> _Window:
    clusters: list[str] = []
    spaced: list[bool] = []
    numbers: list[int] = []
    for number in range(*window):
        letters = split_clusters(texts[number])
        clusters += letters
        spaced += [True, *[False] * (len(letters) - 1)]
        numbers += [number] * len(letters)
    single = [own[number] for number in numbers]
    return _Window(*window, tuple(clusters), tuple(spaced), tuple(single), tuple(numbers))


def _settle(window: _Window, vocabulary: Vocabulary, rates: Rates) -> _Window:
    """The window with the likeliest units, and where tokens surely begin."""
    units, likely = weigh_words(window.clusters, window.spaced, window.own, vocabulary, rates)
    starts = choose_starts(window.clusters, window.seen, likely)
    return replace(window, units=tuple(units), starts=tuple(starts))


def _measure(found: Sequence[Sequence[_Window]], size: int) -> Rates:
    """How often damage begins, by what is found of it that can't be chance."""
    glued = spaced = 0
    for windows in found:
        for window in windows:
            for state, run in groupby(window.units, key=attrgetter("state")):
                if state != SOUND and _count_spaces(window, list(run), state) >= _SURE:
                    glued += state == GLUED
                    spaced += state != GLUED
    return Rates(_rate(glued, size), _rate(spaced, size))


def _count_spaces(window: _Window, run: Sequence[Unit], state: int) -> int:
    """The spaces that are lost in words which ran together, or put into words that are spaced out."""
    if state == GLUED:
        return sum(unit.spaced and not window.spaced[unit.start] for unit in run)
    return sum(sum(window.spaced[unit.start + 1 : unit.stop]) for unit in run)


def _rate(number: int, size: int) -> float:
    return min(max((number - _CHANCE * sqrt(number)) / (size + 1), _NONE), _MOST)


def _texts(run: Line, windows: Sequence[_Window], rates: Rates) -> list[str]:
    """The tokens as they are understood so far; what may be chance is not believed."""
    texts: list[str] = []
    last = 0
    for window in windows:
        texts += [token.text for token in run[last : window.start]]
        last = window.stop
        states = {unit.state for unit in window.units} - {SOUND}
        if any((rates.glued if state == GLUED else rates.spaced) <= _NONE for state in states):
            texts += [token.text for token in run[window.start : window.stop]]
            continue
        texts += ["".join(window.clusters[a:b]) for a, b in pairwise([*window.starts, len(window.clusters)])]
    return texts + [token.text for token in run[last:]]


def _is_changed(windows: Sequence[_Window]) -> bool:
    """Whether a space is seen where none should be, or none where one should."""
    return any([*window.starts] != window.seen for window in windows)


def _apply(run: Line, windows: Sequence[_Window], options: Options, edits: list[Edit]) -> list[Token]:
    result: list[Token] = []
    last = 0
    for window in windows:
        result += run[last : window.start]
        result += _apply_window(run, window, options, edits)
        last = window.stop
    return result + list(run[last:])


def _apply_window(run: Line, window: _Window, options: Options, edits: list[Edit]) -> list[Token]:
    """The window's new tokens; where old and new begin alike, and only there, one edit ends and another may begin."""
    new, old = [*window.starts], window.seen
    if new == old:
        return list(run[window.start : window.stop])
    result: list[Token] = []
    starts = {window.token[at]: at for at in reversed(old)}
    states = defaultdict(int, {unit.start: unit.state for unit in window.units})
    common = sorted({*new} & {*old})
    for start, stop in zip(common, [*common[1:], len(window.clusters)], strict=True):
        before = run[window.token[start] : window.token[stop - 1] + 1]
        cuts = [at for at in new if start <= at < stop]
        after = ["".join(window.clusters[a:b]) for a, b in zip(cuts, [*cuts[1:], stop], strict=True)]
        edit = _edit(before, after, {states[at] for at in cuts})
        doubtful = options.doubtful is None or edit.line in options.doubtful
        if len(before) == len(cuts) == 1 or edit.key in options.refused or not doubtful:
            result += before
            continue
        edits.append(edit)
        for at, text in zip(cuts, after, strict=True):
            token = run[window.token[at]]
            inside = len("".join(window.clusters[starts[window.token[at]] : at]))
            space = token.space if inside == 0 else " "
            result.append(token._replace(space=space, text=text, column=token.column + inside))
    return result


def _edit(before: Sequence[Token], after: Sequence[str], states: set[int]) -> Edit:
    old = before[0].text + "".join(token.space + token.text for token in before[1:])
    if len(after) == 1:
        reason = "pieces of one word"
    elif len(before) == 1:
        reason = "words had run together"
    else:
        reason = "letters stood apart" if states - {SOUND, GLUED} else "spaces stood at wrong places"
    return Edit(before[0].line, before[0].column, old, " ".join(after), STEP, reason)


def _rebuild(paragraph: Paragraph, results: Iterator[list[Token]]) -> Paragraph:
    lines = []
    for line in paragraph.lines:
        tokens: list[Token] = []
        fresh = True
        for token in line:
            if _is_barrier(token):
                tokens.append(token)
                fresh = True
            elif fresh:
                tokens += next(results)
                fresh = False
        lines.append(tuple(tokens))
    return replace(paragraph, lines=tuple(lines))
