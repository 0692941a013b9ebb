"""From lines to blocks with roles, in reading order."""
