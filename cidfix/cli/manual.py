"""The manual page and the shell's completion, made from what the command line understands.

    python -m cidfix.cli.manual FOLDER

writes `cidfix.1`, for `man`, and `cidfix.bash`, which zsh reads too (after `bashcompinit`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from cidfix.cli.arguments import build_parser
from cidfix.version import VERSION


def format_manual() -> str:
    """The manual page in the man macros of troff."""
    parser = build_parser()
    lines = [
        f'.TH CIDFIX 1 "" "cidfix {VERSION}"',
        ".SH NAME",
        r"cidfix \- recover the text of PDFs that look right and copy wrongly",
        ".SH SYNOPSIS",
        ".B cidfix",
        r"[\fIFILE\fR]",
        ".br",
        r".B cidfix \fICOMMAND\fR \fIARGUMENTS\fR",
        ".SH DESCRIPTION",
        _escape(parser.description or ""),
        _escape(parser.epilog or ""),
        *_list_options(parser),
    ]
    for name, command in _find_commands(parser):
        lines += [f'.SH "CIDFIX {name.upper()}"', _escape((command.description or "").partition("\n\n")[0])]
        lines += _list_options(command)
        for action, part in _find_commands(command):
            lines += [
                ".TP",
                rf"\fB{name} {action}\fR",
                _escape(part.description or ""),
                ".RS",
                *_list_options(part),
                ".RE",
            ]
    lines += [
        ".SH EXIT STATUS",
        "0 when done; 1 when something is left unknown or in conflict and",
        r".B \-\-strict",
        "was given, or a file of a batch failed; 2 when something can not be used, which one line says.",
    ]
    return "\n".join(lines) + "\n"


def format_completion() -> str:
    """A script for bash that completes commands, options, choices and file names."""
    parser = build_parser()
    commands = dict(_find_commands(parser))
    cases = []
    for name, command in commands.items():
        parts = dict(_find_commands(command))
        words = sorted(
            {*parts, *_list_flags(command), *(flag for part in parts.values() for flag in _list_flags(part))}
        )
        cases.append(f'        {name}) words="{" ".join(words)}" ;;')
    choices = {}
    for command in commands.values():
        for action in _find_actions(command):
            if action.choices and action.option_strings:
                choices[action.option_strings[-1]] = " ".join(map(str, action.choices))
    chosen = [
        f'        {flag}) COMPREPLY=($(compgen -W "{words}" -- "$word")); return ;;' for flag, words in choices.items()
    ]
    return "\n".join(
        [
            "# Completes the commands and options of cidfix; for zsh, load bashcompinit first.",
            "_cidfix() {",
            '    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" words',
            "    COMPREPLY=()",
            '    case "$before" in',
            *chosen,
            "    esac",
            '    case "${COMP_WORDS[1]}" in',
            *cases,
            f'        *) words="{" ".join([*commands, *_list_flags(parser)])}" ;;',
            "    esac",
            '    if [[ $word == -* || $COMP_CWORD == 1 ]]; then COMPREPLY=($(compgen -W "$words" -- "$word")); fi',
            '    COMPREPLY+=($(compgen -f -- "$word"))',
            "}",
            "complete -o filenames -F _cidfix cidfix",
            "",
        ]
    )


def _find_commands(parser: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices.items()


def _find_actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    for action in parser._actions:
        if not isinstance(action, argparse._SubParsersAction | argparse._HelpAction):
            yield action


def _list_flags(parser: argparse.ArgumentParser) -> list[str]:
    return sorted(action.option_strings[-1] for action in _find_actions(parser) if action.option_strings)


def _list_options(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in _find_actions(parser):
        value = _name_value(action)
        names = ", ".join(rf"\fB{_escape(name)}\fR" for name in action.option_strings)
        yield ".TP"
        yield f"{names} {value}".strip() if names else value
        yield _escape((action.help or "").replace("%%", "%"))


def _name_value(action: argparse.Action) -> str:
    if action.nargs == 0:
        return ""
    words = "|".join(map(str, action.choices)) if action.choices else str(action.metavar or action.dest)
    return rf"\fI{_escape(words)}\fR"


def _escape(text: str) -> str:
    r"""Text for troff: a backslash, and the hyphens of options, are spelt; no line begins with a dot.

    >>> _escape("--map")
    '\\-\\-map'
    """
    spelt = text.replace("\\", r"\e").replace("-", r"\-")
    return "\n".join(rf"\&{line}" if line[:1] in (".", "'") else line for line in spelt.splitlines())


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    (folder / "cidfix.1").write_text(format_manual(), "utf-8")
    (folder / "cidfix.bash").write_text(format_completion(), "utf-8")
