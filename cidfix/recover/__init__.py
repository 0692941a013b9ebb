"""From codes to letters: decisions, matching, maps, proposals, and what to type next."""
