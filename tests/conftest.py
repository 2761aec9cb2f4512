"""Every run says which engine it tests, and fails at once if that is not the one that was asked for."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import prairie.core.rng

MODE = "plain" if str(prairie.core.rng.__file__).endswith(".py") else "compiled"
SOAK = Path(__file__).parent / "soak"


def pytest_configure(config: pytest.Config) -> None:
    wanted = os.environ.get("PRAIRIE_MODE", MODE)
    if wanted != MODE:
        raise pytest.UsageError(f"PRAIRIE_MODE={wanted}, but the engine is {MODE}: {prairie.core.rng.__file__}")


def pytest_report_header(config: pytest.Config) -> str:
    return f"engine: {MODE} ({Path(str(prairie.core.rng.__file__)).parent.parent})"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The long runs are collected only when they are named: `make soak`."""
    if collection_path != SOAK:
        return None
    named = [Path(argument.partition("::")[0]).resolve() for argument in config.args]
    return None if any(path == SOAK or SOAK in path.parents for path in named) else True
