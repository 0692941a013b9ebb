"""The one error a user of cidfix can meet: what happened, where, and what to do about it."""

from __future__ import annotations


class CidfixError(Exception):
    """A failure that is explained to the user in one line.

    `what` says what is wrong, `where` names the file, page, font or line (empty when there is none),
    `remedy` says what to do next.
    """

    def __init__(self, what: str, where: str = "", remedy: str = "") -> None:
        super().__init__(what, where, remedy)
        self.what = what
        self.where = where
        self.remedy = remedy

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where else ""
        advice = f"; {self.remedy}" if self.remedy else ""
        return f"{place}{self.what}{advice}"


class PasswordError(CidfixError):
    """The PDF is encrypted and the password is missing or wrong."""
