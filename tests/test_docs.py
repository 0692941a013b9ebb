"""What the documents say is so: commands run, options, files and chapters are there, and every error has its remedy."""

from __future__ import annotations

import argparse
import ast
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import cidfix
from cidfix.cli import main
from cidfix.cli.arguments import build_parser
from cidfix.recover.maps import write_map

ROOT = Path(__file__).parent.parent
DOCS = (ROOT / "README.md", *sorted((ROOT / "resources").rglob("*.md")))
GUIDE = ROOT / "resources" / "guide" / "guide.md"
CODE = Path(cidfix.__file__).parent


def list_commands(doc: Path) -> list[str]:
    """The commands of cidfix that a document shows, and the `echo` that makes files for them, in their order.

    What stands behind three spaces says what a command does.
    """
    lines = re.findall(r"^(?:    |\$ )?((?:cidfix|echo) .*)$", _list_code(doc), re.MULTILINE)
    commands = [re.split(" {3,}", line)[0] for line in lines]
    return [line for line in commands if ".venv" not in line]  # those are what .ci/run begins with


def _list_code(doc: Path) -> str:
    text = re.sub(r" \\\n +", " ", doc.read_text("utf-8"))  # lines that go on in the next
    fenced = re.findall(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return "".join([*fenced, *(f"{line}\n" for line in text.splitlines() if line.startswith("    "))])


@pytest.fixture
def desk(tmp_path: Path, sample_pdfs: Path, files: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which everything lies that the documents' commands name, and in which they are run."""
    monkeypatch.chdir(tmp_path)
    for name in ("evenki_tex", "nenets"):
        shutil.copy(sample_pdfs / f"{name}.pdf", tmp_path)
    for folder in ("books", "archive/1987"):
        (tmp_path / folder).mkdir(parents=True)
        shutil.copy(files / "truetype_simple.pdf", tmp_path / folder)
    (tmp_path / "typed.txt").write_text("@1.34:1 Нюңи\n", "utf-8")
    typed = cidfix.read_decisions(sample_pdfs / "nenets.entries.txt")
    write_map(tmp_path / "nenets.cidmap.json", cidfix.open(sample_pdfs / "nenets.pdf").with_decisions(*typed).to_map())
    (tmp_path / "old.txt").write_text("\U000f0001\n", "utf-8")
    return tmp_path


@pytest.mark.slow
@pytest.mark.parametrize("doc", [doc for doc in DOCS if list_commands(doc)], ids=lambda doc: doc.stem)
def test_every_command_that_a_document_shows_does_its_work(
    doc: Path, desk: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in list_commands(doc):
        if command.startswith("echo"):
            subprocess.run(command, shell=True, check=True)
            continue
        words = shlex.split(command)
        assert main(words[1:]) == 0, (command, capsys.readouterr().err)
        made = [Path(words[k + 1]) for k, word in enumerate(words) if word in ("-o", "--report", "--save-map")]
        assert [path for path in made if not path.exists()] == [], command


def test_the_documents_show_commands() -> None:
    assert {doc.stem for doc in DOCS if list_commands(doc)} >= {"README", "guide", "exchange"}


def list_options(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in parser._actions:
        yield from action.option_strings
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from list_options(command)


OF_OTHERS = {"--fetch", "--without", "--all"}
"""Options of `python -m cidfix.shapes.build` and of `.ci/run`."""


@pytest.mark.parametrize(
    "doc", [doc for doc in DOCS if doc.parent.name not in ("fonts", "packaging")], ids=lambda doc: doc.stem
)
def test_every_option_that_a_document_names_is_there(doc: Path) -> None:
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*[a-z](?!-?[A-Z])", doc.read_text("utf-8")))
    assert named - set(list_options(build_parser())) - OF_OTHERS == set()


@pytest.mark.parametrize("doc", DOCS, ids=lambda doc: f"{doc.parent.name}-{doc.stem}")
def test_links_lead_somewhere(doc: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", re.sub(r"`[^`]*`", "", doc.read_text("utf-8")))
    assert [link for link in links if ":" not in link and not (doc.parent / link).exists()] == []


@pytest.mark.parametrize(
    "chapter",
    [
        "A first recovery",
        "Letters that look alike",
        "Conjuncts, ligatures and marks",
        "From right to left",
        "Vertical lines",
        "Formats",
        "Maps",
        "Many PDFs",
        "Files from strangers",
        "When something goes wrong",
    ],
)
def test_the_guide_has_its_chapters(chapter: str) -> None:
    assert re.search(rf"^###? {re.escape(chapter)}$", GUIDE.read_text("utf-8"), re.MULTILINE)


def spell(node: ast.expr, names: dict[str, ast.expr]) -> list[str]:
    """The texts that an expression may be, with … for what is filled in; none where it is computed elsewhere."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.JoinedStr(values=values):
            return ["".join(part.value if isinstance(part, ast.Constant) else "…" for part in values)]
        case ast.IfExp(body=one, orelse=other):
            return [*spell(one, names), *spell(other, names)]
        case ast.Name(id=name) if name in names:
            return spell(names[name], {})
    return []


def list_errors() -> set[str]:
    """What is wrong, of each error that the code can raise and whose words stand there; not those of its own tools."""
    found = set()
    for path in CODE.rglob("*.py"):
        code = path.read_text("utf-8")
        if "Error(" not in code or "translate" in path.parts:
            continue
        for function in ast.walk(ast.parse(code)):
            if not isinstance(function, ast.FunctionDef):
                continue
            names = {
                target.id: node.value
                for node in ast.walk(function)
                if isinstance(node, ast.Assign)
                for target in node.targets
                if isinstance(target, ast.Name)
            }
            for node in ast.walk(function):
                name = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
                if name in ("CidfixError", "PasswordError") and node.args:  # type: ignore[attr-defined]
                    found |= set(spell(node.args[0], names))  # type: ignore[attr-defined]
    return {one for one in found if re.search(r"\w{3}", one)}


def test_every_error_and_its_remedy_are_in_the_guide() -> None:
    chapter = GUIDE.read_text("utf-8").partition("## When something goes wrong")[2]
    rows = re.findall(r"^\| (.*?) \| (.*) \|$", chapter, re.MULTILINE)
    errors = list_errors()
    assert len(errors) > 150
    assert sorted(errors - {what for what, remedy in rows if remedy}) == []
