"""The tree these tests read. They look at the sources, so they say the same in both modes."""

from __future__ import annotations

import ast
import runpy
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "src" / "prairie"
CODE = tuple(path for folder in ("src", "tests", "tools") for path in sorted((ROOT / folder).rglob("*.py")))


@cache
def engine() -> tuple[Path, ...]:
    """The modules that setup.py compiles."""
    listed: list[Path] = runpy.run_path(str(ROOT / "setup.py"), run_name="setup")["ENGINE"]
    return tuple(ROOT / path for path in listed)


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def at(path: Path, node: ast.AST) -> str:
    return f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
