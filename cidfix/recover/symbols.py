"""Which glyphs of a document are the same shape, so that what is learned of one holds for the others.

A page-wise subset, a merged file or a simple and a composite twin draw one face through several font objects;
to the reader the shapes are one. Two codes of *one* font that share a shape are another matter: the producer kept
them apart because they stand for different characters (Latin and Cyrillic o), so they stay apart here.
"""

from __future__ import annotations

import numpy as np

from cidfix.pdf.document import Document, Ints


def find_symbols(document: Document) -> Ints:
    """The symbol of each glyph, shape (G,): glyphs of different fonts that share an outline share a symbol."""
    glyphs = document.glyphs
    keys: list[tuple[object, ...]] = []
    shapes: dict[tuple[int, str], int] = {}
    for font, outline in zip(glyphs.font.tolist(), glyphs.outline, strict=True):
        if outline:
            shapes[font, outline] = shapes.get((font, outline), 0) + 1
    doubled = {outline for (_, outline), count in shapes.items() if count > 1}
    for index, (font, code, gid, outline) in enumerate(
        zip(glyphs.font.tolist(), glyphs.code.tolist(), glyphs.gid.tolist(), glyphs.outline, strict=True)
    ):
        face = document.fonts[font]
        if not outline:
            # A font that is not embedded is one face wherever its name stands; a shape that could not be read is alone.
            alone = face.embedded or bool(glyphs.blank[index])
            keys.append((index,) if alone else (face.base_name, face.kind, code))
        elif outline in doubled:
            keys.append((outline, face.base_name, gid, code))
        else:
            keys.append((outline,))
    numbers: dict[tuple[object, ...], int] = {}
    return np.array([numbers.setdefault(key, len(numbers)) for key in keys], np.int32)
