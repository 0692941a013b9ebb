"""In which order the signs of a script are drawn, and in which they are typed and stored: rules as data, and both ways.

Unicode stores text in logical order, as it is spoken and typed; a page shows glyphs as they are drawn. Devanagari ki is
stored ka, i and drawn i, ka. The rules of a script stand in a file of `resources/ordering/`, which a linguist can read
and change; `resources/formats/ordering.md` says how.
"""
