"""Saved maps in the formats of other programs, both ways, and maps used on text that never was in a PDF.

A map of cidfix knows outlines and several fonts; most other formats know the codes of one font. What lies between is a
`CodeTable`, which each format is written from and read into.
"""
