"""All of the engine is compiled, or none of it."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from tests.conftest import MODE
from tests.house.tree import SOURCE, engine


@pytest.mark.parametrize("path", engine(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_every_module_of_the_engine_is_of_the_mode_of_the_run(path: Path) -> None:
    name = ".".join(("prairie", *path.relative_to(SOURCE).with_suffix("").parts))
    found = str(importlib.import_module(name).__file__)
    assert ("plain" if found.endswith(".py") else "compiled") == MODE, found


def test_no_compiled_file_lies_in_the_tree() -> None:
    """It would win over the source beside it, and go stale."""
    assert not [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")]
