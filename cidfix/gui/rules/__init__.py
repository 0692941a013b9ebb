"""The rules by which letters are put in order: chosen, edited and tried on the document."""
