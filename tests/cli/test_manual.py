"""The manual page and the completion are made from the command line as it is."""

import shutil
import subprocess

import pytest

from cidfix.cli.manual import format_completion, format_manual
from cidfix.resource import find_resource


@pytest.mark.parametrize(("name", "format_it"), [("cidfix.1", format_manual), ("cidfix.bash", format_completion)])
def test_what_is_packed_says_what_the_command_line_understands(name, format_it) -> None:
    text = find_resource("packaging", name).read_text("utf-8")
    assert text == format_it(), "run: python -m cidfix.cli.manual resources/packaging"


def complete(*words: str) -> list[str]:
    line = " ".join(f"'{word}'" for word in ("cidfix", *words))
    asked = f"COMP_WORDS=({line}); COMP_CWORD={len(words)}; _cidfix"
    script = "\n".join([format_completion(), asked, "printf '%s\\n' \"${COMPREPLY[@]}\""])
    return subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True).stdout.split()


@pytest.mark.skipif(shutil.which("bash") is None, reason="it completes for bash")
def test_commands_options_and_choices_are_completed() -> None:
    assert complete("rec") == ["recover"]
    assert complete("recover", "a.pdf", "--save-m") == ["--save-map"]
    assert complete("recover", "a.pdf", "--furniture", "k") == ["keep"]
    assert "--part" in complete("batch", "--p")


def test_every_command_is_in_the_manual() -> None:
    manual = format_manual()
    for command in ("INSPECT", "GLYPHS", "LINES", "SUGGEST", "RECOVER", "BATCH", "MAP"):
        assert f'.SH "CIDFIX {command}"' in manual
