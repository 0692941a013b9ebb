"""What comes along for desktops is what they understand: types of files, the entry in the menu."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

import pytest

from cidfix.resource import find_resource

TYPES = {
    "nenets.cidmap.json": "application/vnd.cidfix.map+json",
    "nenets.pdf.cidfix.json": "application/vnd.cidfix.session+json",
    "other.json": "application/json",
}


def read_entry() -> ConfigParser:
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(find_resource("packaging", "cidfix.desktop"), "utf-8")
    return entry


@pytest.mark.skipif(shutil.which("update-mime-database") is None, reason="there is no database of types here")
def test_a_desktop_knows_maps_and_sessions_by_their_names(tmp_path: Path) -> None:
    pytest.importorskip("PySide6")
    packages = tmp_path / "mime" / "packages"
    packages.mkdir(parents=True)
    shutil.copy(find_resource("packaging", "cidfix.xml"), packages)
    system = Path("/usr/share/mime/packages/freedesktop.org.xml")
    if system.exists():
        shutil.copy(system, packages)
    subprocess.run(["update-mime-database", tmp_path / "mime"], check=True, capture_output=True)
    code = (
        "import sys; from PySide6.QtCore import QMimeDatabase as D\n"
        "for name in sys.argv[1:]: print(D().mimeTypeForFile(name, D.MatchMode.MatchExtension).name())"
    )
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "XDG_DATA_DIRS": str(tmp_path)}
    asked = subprocess.run(
        [sys.executable, "-c", code, *TYPES], env=environment, capture_output=True, text=True, check=True
    )
    assert asked.stdout.split() == list(TYPES.values())


def test_the_entry_in_the_menu_opens_the_types_that_are_defined() -> None:
    opened = read_entry()["Desktop Entry"]["MimeType"].rstrip(";").split(";")
    types = find_resource("packaging", "cidfix.xml").read_text("utf-8")
    assert [one for one in opened if "cidfix" in one and f'type="{one}"' not in types] == []
    assert "application/pdf" in opened


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="nothing checks entries here")
def test_the_entry_in_the_menu_is_valid() -> None:
    checked = subprocess.run(
        ["desktop-file-validate", find_resource("packaging", "cidfix.desktop")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (checked.returncode, checked.stdout) == (0, "")


@pytest.mark.skipif(shutil.which("groff") is None, reason="nothing sets manual pages here")
def test_the_manual_page_is_set_without_a_complaint() -> None:
    page = find_resource("packaging", "cidfix.1")
    ended = subprocess.run(["groff", "-man", "-Tutf8", "-ww", "-k", page], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "RECOVER" in ended.stdout.upper()
