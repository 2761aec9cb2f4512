"""Which build of a player played: results of two builds do not belong together.

All that makes a player stands in its sources, settings and fitted numbers too; what it meets stands in the rules and
components of its game. A fingerprint is a digest of them all; comments, docstrings and the way lines are broken do not
count.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from prairie import agents
from prairie.core.game import Game

AGENTS = Path(agents.__file__).parent
PACKAGE = AGENTS.parent
SEARCH = ("ismcts", "levels", "policy", "search", "solve")  # files of every player that searches
CORE = ("bits", "contract", "rng")  # what every rule and every player stands on
SHOWN = ("game.py", "picture.py", "naming.py", "notation.py")  # how a game is shown and told, not how it goes


def fingerprints(players: Iterable[str], game: Game) -> dict[str, str]:
    """By player, as it was named."""
    return {player: fingerprint(agents.read_name(player)[0], game) for player in sorted(set(players))}


def fingerprint(name: str, game: Game) -> str:
    """Of a player without its budget, which stands in its name."""
    digest = hashlib.blake2b(game.data_digest.encode(), digest_size=8)
    for path in sorted({*sources(name, game.name), *rules(game.name)}):
        digest.update(f"{path.relative_to(PACKAGE).as_posix()}\n{meaning_of(path)}\n".encode())
    return digest.hexdigest()


def sources(name: str, game: str) -> Iterator[Path]:
    """The files that make a player of that name for that game."""
    yield AGENTS / "__init__.py"
    if name == "random":
        yield AGENTS / "random_player.py"
        return
    folders = ("greedy",) if name == "greedy" else ("policies", "endings")
    for folder in folders:
        yield from (AGENTS / folder).glob(f"{game}.py")
        yield from (AGENTS / folder / game).rglob("*.py")
    if name != "greedy":
        yield from (AGENTS / f"{file}.py" for file in SEARCH)


def rules(game: str) -> Iterator[Path]:
    """The files that say how a game goes, and what a seat knows of it."""
    yield from (path for path in (PACKAGE / "games" / game).glob("*.py") if path.name not in SHOWN)
    yield from (PACKAGE / "core" / f"{file}.py" for file in CORE)


@cache
def meaning_of(path: Path) -> str:
    return meaning(ast.parse(path.read_text(encoding="utf-8")))


def meaning(tree: ast.Module) -> str:
    """A source without its comments and docstrings; the tree is used up by it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)
