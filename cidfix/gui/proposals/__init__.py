"""The letters that cidfix proposes by itself, one below the other, to be accepted or refused."""
