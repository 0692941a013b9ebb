"""The pictures of the README and the guide are those that the program makes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageChops

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "resources" / "guide"
PICTURE = re.compile(r"!\[[^\]]*\]\(([^)]+\.png)\)")
COARSE = (36, 22)
MOST = 18
"""Of 255, between the same spots of pictures as coarse as this: other versions of Qt and of fonts make 11, a button
that is new makes 23."""


def find_pictures() -> set[Path]:
    documents = (ROOT / "README.md", *GUIDE.glob("*.md"))
    return {(path.parent / name).resolve() for path in documents for name in PICTURE.findall(path.read_text("utf-8"))}


def test_every_picture_that_is_kept_is_shown_and_every_one_shown_is_kept() -> None:
    assert find_pictures() == set(GUIDE.glob("*.png"))


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_pictures_of_the_docs_show_the_program_as_it_is(tmp_path: Path) -> None:
    program = [sys.executable, "-m", "cidfix.gui.screenshots", str(tmp_path)]
    subprocess.run(program, check=True, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
    other = []
    for path in sorted(find_pictures()):
        shown, made = (Image.open(name).convert("L") for name in (path, tmp_path / path.name))
        assert shown.size == made.size, path.name
        coarse = (image.resize(COARSE, Image.Resampling.BOX) for image in (shown, made))
        _, most = ImageChops.difference(*coarse).getextrema()
        if most > MOST:
            other.append((path.name, most))
    assert other == [], f"make them anew: python -m cidfix.gui.screenshots {GUIDE.relative_to(ROOT)}"
