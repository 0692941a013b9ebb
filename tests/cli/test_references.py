"""The command line takes the user's own reference fonts, and a session remembers them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from cidfix.cli import main, references
from cidfix.resource import find_resource
from cidfix.shapes.installed import InstalledFont

BOLD = find_resource("fonts", "NotoSansCidfix-Bold.ttf")


@pytest.fixture
def font(tmp_path: Path) -> Path:
    return Path(shutil.copy(BOLD, tmp_path / "Mine.ttf"))


def count_proposed(capsys: pytest.CaptureFixture[str], *arguments: str) -> int:
    assert main(["glyphs", *arguments, "--json"]) == 0
    return sum(bool(glyph["proposals"]) for glyph in json.loads(capsys.readouterr().out)["glyphs"])


def test_a_font_file_gives_proposals(corpus: Path, font: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = str(corpus / "nivkh.pdf")
    assert count_proposed(capsys, document) < count_proposed(capsys, document, "--reference", str(font))


@pytest.mark.slow
def test_a_font_is_found_by_its_name_and_all_installed_are_used_when_asked(
    corpus: Path, font: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "broken.ttf"
    broken.write_bytes(b"no font")
    fonts = [InstalledFont(font, ("Noto Sans cidfix Bold",)), InstalledFont(broken, ("Broken",))]
    monkeypatch.setattr(references, "list_installed", lambda: fonts)
    document = str(corpus / "nivkh.pdf")
    named = count_proposed(capsys, document, "--reference", "noto sans CIDFIX bold")
    assert named == count_proposed(capsys, document, "--installed-fonts") > 0
    assert main(["glyphs", document, "--reference", "Noto Sans cidfx Bold"]) == 2
    assert "Noto Sans cidfix Bold" in capsys.readouterr().err
    assert main(["glyphs", document, "--reference", "Broken"]) == 2
    assert "broken.ttf" in capsys.readouterr().err


def test_an_empty_name_of_a_font_is_told(corpus: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["glyphs", str(corpus / "nivkh.pdf"), "--reference", ""]) == 2
    assert capsys.readouterr().err.strip().endswith("no font is named; name a font file, or a font that is installed")


@pytest.mark.slow
def test_a_session_names_the_reference_fonts_and_says_when_they_are_missing(
    corpus: Path, font: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document, session, out = str(corpus / "nivkh.pdf"), tmp_path / "s.json", str(tmp_path / "out.txt")
    assert main(["recover", document, "--reference", str(font), "-o", out, "--save-session", str(session)]) == 0
    assert json.loads(session.read_text())["versions"]["Noto Sans cidfix Bold"] == "reference font"
    capsys.readouterr()
    assert main(["recover", document, "--session", str(session), "-o", out]) == 0
    assert "Noto Sans cidfix Bold" in capsys.readouterr().err


def test_a_reference_font_is_never_written_over(corpus: Path, font: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = font.read_bytes()
    assert main(["recover", str(corpus / "nivkh.pdf"), "--reference", str(font), "-o", str(font)]) == 2
    assert "--reference" in capsys.readouterr().err
    assert font.read_bytes() == before
