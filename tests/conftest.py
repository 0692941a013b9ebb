"""What every test shares: where the PDFs lie, user folders of its own, no deadline on property tests."""

from __future__ import annotations

import os
from pathlib import Path

import hypothesis
import pytest

import cidfix

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


@pytest.fixture(autouse=True)
def _user_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads or writes the folders of the user who runs it."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("HOME", str(home))
    for variable in ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(variable, raising=False)


@pytest.fixture(scope="session")
def corpus() -> Path:
    """The folder of broken PDFs with their right texts, NAME.pdf and NAME.txt."""
    return Path(__file__).parent / "corpus"


@pytest.fixture(scope="session")
def sample_pdfs() -> Path:
    """The folder of PDFs, right texts and entries files that come with the project."""
    return Path(__file__).parent.parent / "sample_pdfs"
