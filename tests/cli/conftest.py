"""How a test of the command line runs it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cidfix.cli import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in this process: exit status, standard output, standard error."""

    def call(*arguments: object) -> tuple[int, str, str]:
        try:
            status = main([str(argument) for argument in arguments])
        except SystemExit as stopped:
            status = int(stopped.code or 0)
        out, err = capsys.readouterr()
        return status, out, err

    return call
