"""The pages of the document: drawn, read over by the states of their glyphs, chosen from, searched."""
