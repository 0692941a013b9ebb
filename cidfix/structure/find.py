"""Finds the structure of a document: from lines in columns to blocks with roles in reading order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby, pairwise

import numpy as np

from cidfix.layout import Layout
from cidfix.pdf.document import Bools, Document
from cidfix.recover.block_decisions import Analysis
from cidfix.recover.decode import Decoder
from cidfix.structure.cells import measure_tokens
from cidfix.structure.continuity import choose_reading
from cidfix.structure.figures import gather_figures
from cidfix.structure.flow import join_parts
from cidfix.structure.headings import find_abstract, find_depths, find_names, find_title
from cidfix.structure.letters import Letters
from cidfix.structure.margins import Margins, find_margins
from cidfix.structure.measures import Measures, measure_lines
from cidfix.structure.model import Block, Role, Structure
from cidfix.structure.notes import find_marks, find_notes, opens_note
from cidfix.structure.order import Region, find_regions_in_order
from cidfix.structure.paragraphs import Paragraphs
from cidfix.structure.places import find_places
from cidfix.structure.quotes import settle_quotes
from cidfix.structure.roles import Part, Roles
from cidfix.structure.side_by_side import join_tables
from cidfix.structure.tables import Table, extend_examples, find_tables
from cidfix.structure.xycut import cut_pages

_ANALYSES: Mapping[Analysis, Callable[[Layout, Measures, Bools], Iterator[Region]]] = {
    "columns": find_regions_in_order,
    "cuts": cut_pages,
}


def find_structure(
    layout: Layout, document: Document, furniture: Bools, decoder: Decoder, by: Analysis | None = None
) -> Structure:
    """The blocks of a document, from geometry and from what is known of its letters. Never fails.

    `furniture` (L,) is true for the lines that `find_furniture` finds. Without an analysis that is said `by` the user,
    the one is taken whose sentences go on.
    """
    if furniture.all():  # the user may want no line of it
        return Structure(tuple(_insert_furniture((), furniture, layout)), (), by or "columns")
    measures = measure_lines(layout, document)
    letters = Letters(decoder.decode_line)
    readings = {
        name: list(_checked(find(layout, measures, ~furniture), decoder))
        for name, find in _ANALYSES.items()
        if by in (None, name)
    }
    analysis = by or choose_reading(readings, measures, letters)
    tokens = measure_tokens(layout, document)
    regions = join_tables(readings[analysis], layout, tokens, measures)
    paths = {line: region.path for region in regions if region.path for line in region.lines}
    margins = find_margins(regions, measures, decoder.check)
    notes = find_notes(regions, layout, measures, margins, letters)
    begins = frozenset(line for line in notes if opens_note(line, measures, letters))
    paragraphs = Paragraphs(regions, measures, margins, letters)
    roles = Roles(paragraphs)
    parts: list[tuple[Role, tuple[int, ...]]] = []
    for region in regions:
        tables = extend_examples(
            region, list(find_tables(region, layout, tokens, measures, margins)), tokens, layout, measures, letters
        )
        tabular = {line: table for table in tables for line in table.lines}
        divided = list(_divide(region, tabular, paragraphs, begins))
        here = []
        for part in _to_parts(divided, measures, margins):
            table = tabular.get(part.lines[0])
            note = part.lines[0] in notes
            here.append((table.role if table else Role.FOOTNOTE if note else roles.find(part), part.lines))
        parts += gather_figures(here, measures, margins)
    parts = settle_quotes(parts, measures)
    joined = find_abstract(find_title(join_parts(parts, layout, paragraphs), measures), letters)
    joined = find_names(joined, letters)
    depths = find_depths(joined, roles, letters, measures)
    places = find_places([lines for _, lines in joined], layout, paths)
    blocks = [
        Block(role, depth, lines, where, not measures.upright[lines[0]])
        for (role, lines), depth, where in zip(joined, depths, places, strict=True)
    ]
    blocks = _insert_furniture(blocks, furniture, layout)
    return Structure(tuple(blocks), find_marks(layout, document, measures, blocks, decoder), analysis, paths)


def _checked(regions: Iterable[Region], decoder: Decoder) -> Iterator[Region]:
    for region in regions:
        decoder.check()
        yield region


def _divide(
    region: Region, tabular: Mapping[int, Table], paragraphs: Paragraphs, begins: frozenset[int]
) -> Iterator[Sequence[int]]:
    """The tables of a region and the paragraphs between them."""
    for table, lines in groupby(region.lines, tabular.get):
        if table is not None:
            yield tuple(lines)
        else:
            yield from paragraphs.divide(replace(region, lines=tuple(lines)), begins)


def _to_parts(paragraphs: Sequence[Sequence[int]], measures: Measures, margins: Margins) -> Iterator[Part]:
    """The paragraphs of a region with the white around them; at the ends of the region it is without bound."""
    white = [np.inf]
    for one, two in pairwise(paragraphs):
        leading = min(float(margins.leading[one[-1]]), float(margins.leading[two[0]]))
        white.append(float(measures.across[two[0]] - measures.across[one[-1]]) / leading if leading else np.inf)
    white.append(np.inf)
    for place, lines in enumerate(paragraphs):
        yield Part(tuple(lines), white[place], white[place + 1])


def _insert_furniture(blocks: Sequence[Block], furniture: Bools, layout: Layout) -> list[Block]:
    """The blocks with running heads and page numbers before what begins on their page or behind it."""
    lines = [(line,) for line in np.flatnonzero(furniture).tolist()]
    apart = [
        Block(Role.FURNITURE, 0, line, where) for line, where in zip(lines, find_places(lines, layout, {}), strict=True)
    ]
    result: list[Block] = []
    for block in blocks:
        while apart and apart[0].page <= block.page:
            result.append(apart.pop(0))
        result.append(block)
    return result + apart
