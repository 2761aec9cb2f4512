"""Which build of a player played: results of two builds do not belong together.

All that makes a player stands in its sources, settings and fitted numbers too. A fingerprint is a digest of its files
and of what they use of their game's; comments, docstrings and the way lines are broken do not count.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from prairie import agents

AGENTS = Path(agents.__file__).parent
PACKAGE = AGENTS.parent
SEARCH = ("ismcts", "levels", "policy", "search", "solve")  # files of every player that searches


def fingerprints(players: Iterable[str], game: str) -> dict[str, str]:
    """By player, as it was named."""
    return {player: fingerprint(agents.read_name(player)[0], game) for player in sorted(set(players))}


@cache
def fingerprint(name: str, game: str) -> str:
    """Of a player without its budget, which stands in its name."""
    own = {path: parsed(path) for path in sources(name, game)}
    used = {path: parsed(path) for tree in own.values() for path in of_its_game(tree)}
    digest = hashlib.blake2b(digest_size=8)
    for path, tree in sorted({**own, **used}.items()):
        digest.update(f"{path.relative_to(PACKAGE).as_posix()}\n{meaning(tree)}\n".encode())
    return digest.hexdigest()


def sources(name: str, game: str) -> Iterator[Path]:
    """The files that make a player of that name for that game."""
    if name == "random":
        yield AGENTS / "random_player.py"
        return
    folders = ("greedy",) if name == "greedy" else ("policies", "endings")
    for folder in folders:
        yield from (AGENTS / folder).glob(f"{game}.py")
        yield from (AGENTS / folder / game).rglob("*.py")
    if name != "greedy":
        yield from (AGENTS / f"{file}.py" for file in SEARCH)


def of_its_game(tree: ast.Module) -> Iterator[Path]:
    """The modules of a game that a source names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("prairie.games."):
            home = PACKAGE.parent.joinpath(*str(node.module).split("."))
            found = [home.with_suffix(".py"), *(home / f"{alias.name}.py" for alias in node.names)]
            yield from (path for path in found if path.exists())


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def meaning(tree: ast.Module) -> str:
    """A source without its comments and docstrings; the tree is used up by it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)
