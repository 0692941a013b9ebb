"""What every test shares: where the PDFs lie, user folders of its own, no deadline on property tests."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import hypothesis
import numpy as np
import pytest

import cidfix
import cidfix.shapes.index
from cidfix.recover.index import find_cut_tokens
from cidfix.resource import find_resource
from cidfix.shapes.build import build, measure_fonts
from cidfix.shapes.index import ShapeIndex, open_shapes
from cidfix.shapes.measure import MeasuredFont

# A slow machine is no failure; in CI the same examples are tried at each run.
hypothesis.settings.register_profile(
    "cidfix",
    deadline=None,
    derandomize="CI" in os.environ,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
hypothesis.settings.load_profile("cidfix")


def pytest_report_header() -> str:
    """Say which cidfix is tested: the installed package, or a checkout on PYTHONPATH."""
    return f"cidfix: {cidfix.__version__} from {Path(cidfix.__file__).parent}"


@pytest.fixture(scope="session", autouse=True)
def _no_user_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Neither do fixtures that several tests share."""
    with pytest.MonkeyPatch.context() as patch:
        move_home(tmp_path_factory, patch)
        yield


@pytest.fixture(autouse=True)
def _user_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads or writes the folders of the user who runs it."""
    move_home(tmp_path_factory, monkeypatch)


def move_home(tmp_path_factory: pytest.TempPathFactory, patch: pytest.MonkeyPatch) -> None:
    patch.setenv("HOME", str(tmp_path_factory.mktemp("home")))
    for variable in ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        patch.delenv(variable, raising=False)


@pytest.fixture(scope="session", autouse=True)
def _letters_nobody_knows(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Most tests are about typing: no reference font has their letters, but where a test asks for `reads_letters`."""
    path = tmp_path_factory.mktemp("no_shapes") / "shapes.npz"
    with np.load(find_resource("shapes.npz")) as whole:
        kept = {name: whole[name] if name in ("mean", "project") else whole[name][:0] for name in whole}
    none, start = np.frombuffer(b"[]", np.uint8), np.zeros(1, np.uint32)
    np.savez(path, **{**kept, "fonts": none, "scripts": none, "script_start": start, "gid_start": start})  # type: ignore[arg-type]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cidfix.shapes.index, "find_resource", lambda *_: path)
        open_shapes.cache_clear()
        yield
    open_shapes.cache_clear()


@pytest.fixture(scope="session")
def unnumbered_shapes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The reference shapes that come with cidfix without the glyph ids of their fonts: look-alikes stay in doubt."""
    path = tmp_path_factory.mktemp("unnumbered") / "shapes.npz"
    with np.load(find_resource("shapes.npz")) as whole:
        arrays = {name: whole[name] for name in whole}
    none = {"gid_start": np.zeros_like(arrays["gid_start"]), "gid_step": arrays["gid_step"][:0]}
    np.savez(path, **{**arrays, **none, "gid_set": arrays["gid_set"][:0]})  # type: ignore[arg-type]
    return path


@pytest.fixture
def reads_letters(monkeypatch: pytest.MonkeyPatch, unnumbered_shapes: Path) -> Iterator[None]:
    """In this test reference shapes are used, so that all but letters that look alike is read."""
    monkeypatch.setattr(cidfix.shapes.index, "find_resource", lambda *_: unnumbered_shapes)
    open_shapes.cache_clear()
    open_shapes().__dict__ = loaded_shapes(unnumbered_shapes).__dict__  # what one test loads is there in the next
    yield
    open_shapes.cache_clear()


@cache
def loaded_shapes(path: Path) -> ShapeIndex:
    return ShapeIndex(path)


@pytest.fixture(scope="session")
def files() -> Path:
    """Small PDFs of every kind of font and producer, each with its right text."""
    return Path(__file__).parent / "files"


@pytest.fixture(scope="session")
def corpus() -> Path:
    """The folder of broken PDFs with their right texts, NAME.pdf and NAME.txt."""
    return Path(__file__).parent / "corpus"


@pytest.fixture(scope="session")
def sample_pdfs() -> Path:
    """The folder of PDFs, right texts and entries files that come with the project."""
    return Path(__file__).parent.parent / "sample_pdfs"


def find_words(recovery: cidfix.Recovery, text: str) -> dict[tuple[str, int], str]:
    """The right word at each token that begins one, by line ("1.12") and number in the line (from 1)."""
    layout, index = recovery.layout, recovery.index
    continues = set((find_cut_tokens(index, layout) + 1).tolist())
    body = recovery.body
    tokens = [t for t in range(len(index.type)) if body[index.token_line[t]] and t not in continues]
    right = text.split()
    assert len(tokens) == len(right)
    places = {}
    for token, word in zip(tokens, right, strict=True):
        line = int(index.token_line[token])
        places[f"{layout.page[line]}.{layout.number[line]}", token - int(layout.line_start[line]) + 1] = word
    return places


@pytest.fixture(scope="session")
def read_words() -> Callable[[cidfix.Recovery, str], dict[tuple[str, int], str]]:
    """Reads the page as a person would, by its right text: the word at each place."""
    return find_words


@pytest.fixture(scope="session")
def measured() -> tuple[MeasuredFont, MeasuredFont]:
    """The two fonts that are bundled, regular and bold, measured once for all tests, since it takes seconds."""
    names = ("NotoSansCidfix-Regular.ttf", "NotoSansCidfix-Bold.ttf")
    regular, bold = (font for name in names for font in measure_fonts(find_resource("fonts", name)))
    return regular, bold


@pytest.fixture(scope="session")
def shapes(tmp_path_factory: pytest.TempPathFactory, measured: tuple[MeasuredFont, MeasuredFont]) -> ShapeIndex:
    """An index of the two fonts that are bundled, so that the tests need no others."""
    path = tmp_path_factory.mktemp("shapes") / "shapes.npz"
    np.savez_compressed(path, **build(list(measured)))  # type: ignore[arg-type]
    return ShapeIndex(path)
