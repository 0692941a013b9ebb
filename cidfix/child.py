"""Processes that run a module of cidfix: how they are started, and what they may take."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Mapping


def to_command(module: str, *arguments: str) -> list[str]:
    """The command that runs a module, but never one that happens to lie in the current directory."""
    return [sys.executable, "-P", "-m", module, *arguments]


def to_environment() -> Mapping[str, str]:
    """The environment in which such a process finds the modules that this one finds."""
    return os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def limit_memory(most: int) -> None:
    """Let this process fill no more than so many bytes, where the system can limit it."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))  # of address space libraries alone take what they like
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
