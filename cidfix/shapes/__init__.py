"""What glyphs look like: outlines as pictures and numbers, and the shapes of reference fonts they are compared with."""
