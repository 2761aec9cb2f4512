"""Laws of the source that no other tool checks."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.house.tree import CODE, ROOT, SOURCE, at, engine, parsed

LONGEST = 450  # lines: a file is split by chapter before that
NAMELESS = {"util", "utils", "helper", "helpers", "misc", "common", "manager", "managers"}
CASTS = {"i64", "i32", "i16", "u8", "int"}


def literal_finals(tree: ast.Module) -> set[str]:
    """Names that mypyc replaces by a literal: `ONE: Final = 1`."""
    return {
        node.target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and "Final" in ast.unparse(node.annotation)
        and node.value is not None
        and is_literal(node.value, set())
    }


def is_literal(node: ast.expr, finals: set[str]) -> bool:
    """Whether mypyc knows the number when it compiles: 1, -1, i64(1), 2 + 1, ONE."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, int)
    if isinstance(node, ast.Name):
        return node.id in finals
    if isinstance(node, ast.UnaryOp):
        return is_literal(node.operand, finals)
    if isinstance(node, ast.BinOp):
        return is_literal(node.left, finals) and is_literal(node.right, finals)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CASTS:
        return all(is_literal(argument, finals) for argument in node.args)
    return False


def literal_shifts(tree: ast.Module, finals: set[str]) -> list[ast.BinOp]:
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and is_literal(node.left, finals)
    ]


def test_the_engine_is_known() -> None:
    assert SOURCE / "core" / "rng.py" in engine()
    assert all(path.exists() for path in engine())


def test_no_literal_is_shifted_left_in_compiled_code() -> None:
    """mypyc compiles `1 << k` to a shift of 32 bits, silently wrong from k = 31. BIT[k] of core/bits.py is right."""
    finals = set[str]().union(*(literal_finals(parsed(path)) for path in engine()))
    found = [at(path, node) for path in engine() for node in literal_shifts(parsed(path), finals)]
    assert not found, f"use BIT[k]: {', '.join(found)}"


@pytest.mark.parametrize(
    "shift", ["1 << k", "i64(1) << k", "-1 << k", "(1 + 2) << k", "x | 1 << k", "ONE << k", "f(int(7) << k)"]
)
def test_a_planted_shift_is_caught(shift: str) -> None:
    assert literal_shifts(ast.parse(shift), {"ONE"})


@pytest.mark.parametrize("shift", ["k << 1", "BIT[k] << 3", "(x & 1) << k", "1 >> k", "self.one << k"])
def test_a_shift_of_something_known_only_at_run_time_is_left_alone(shift: str) -> None:
    assert not literal_shifts(ast.parse(shift), {"ONE"})


@pytest.mark.parametrize("path", CODE, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_is_short_enough_to_read(path: Path) -> None:
    length = len(path.read_text(encoding="utf-8").splitlines())
    assert length < LONGEST, f"{length} lines: split it by chapter"


def test_every_file_is_named_for_what_it_holds() -> None:
    found = [path for path in CODE if NAMELESS & {path.stem.removeprefix("test_"), *path.parent.parts[-2:]}]
    assert not found, f"name it for what it does: {', '.join(str(path.relative_to(ROOT)) for path in found)}"
