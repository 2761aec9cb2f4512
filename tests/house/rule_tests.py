"""Which rules the tests of a game are marked with, read from their source without running them."""

from __future__ import annotations

import ast
from pathlib import Path


def marked_in(tree: ast.Module) -> set[str]:
    """The numbers in every `pytest.mark.rule("TK 6.5", ...)`: over a test or a class, in a parameter, in pytestmark."""
    return {
        argument.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule")
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def marked_under(folder: Path) -> set[str]:
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py")))
    return set[str]().union(*(marked_in(tree) for tree in trees))
