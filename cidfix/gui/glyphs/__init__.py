"""The grid of all glyphs, and the card of the one that is chosen."""
