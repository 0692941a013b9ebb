"""A decoder with which long work can be stopped: what reads a whole document asks it for each line or token."""

from __future__ import annotations

from collections.abc import Callable

from cidfix.recover.decode import Decoder


class CheckedDecoder(Decoder):
    """Decodes as another does and shares what that has decoded; `check`, asked before each line or token, may raise."""

    def __init__(self, decoder: Decoder, check: Callable[[], None]) -> None:  # all else is the other's
        self.__dict__.update(decoder.__dict__)
        self._check = check

    def check(self) -> None:
        """Raise what `check` raises."""
        self._check()

    def decode_token(self, token: int) -> str:
        """The text of a token in NFC; raises what `check` raises."""
        self._check()
        return super().decode_token(token)

    def decode_line(self, line: int) -> str:
        """The text of a line in NFC, spaces between words; raises what `check` raises."""
        self._check()
        return super().decode_line(line)
