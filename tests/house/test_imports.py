"""What import-linter cannot say in general: a player's file for a game asks the rules of that game, in worlds it
imagines.

It may name its game's state and rules: there is one implementation of them. It may not get hold of a game, a record
or a table, so that the only states it ever meets are those of `View.known` and `View.imagine`.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.house.tree import SOURCE, at, parsed

GAMES_OWN = {"endings", "greedy", "policies"}  # folders of agents/ that hold a file or a folder per game
CLOSED_TO_PLAYERS = {"", "game"}  # of its own game: what makes new states


def games_imported(tree: ast.Module) -> list[tuple[ast.AST, str, str]]:
    """(where, game, module) of every import from a game, those for the type checker included."""
    named: list[tuple[ast.AST, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            named += [(node, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            named += [(node, f"{node.module}.{alias.name}") for alias in node.names]
    found = []
    for node, name in named:
        parts = name.split(".")
        if parts[:2] == ["prairie", "games"]:
            game, module, *_ = [*parts[2:], "", ""]
            found.append((node, game, module))
    return found


def strangers(path: Path, tree: ast.Module) -> list[str]:
    """The imports of games that the file of a computer player must not make."""
    folder = path.parent
    own = path.stem if folder.name in GAMES_OWN else folder.name if folder.parent.name in GAMES_OWN else ""
    return [
        f"{at(path, node)} ({game}.{module})"
        for node, game, module in games_imported(tree)
        if game != own or module in CLOSED_TO_PLAYERS
    ]


def test_a_computer_player_reads_no_game_but_its_own() -> None:
    agents = sorted((SOURCE / "agents").rglob("*.py"))
    found = [stranger for path in agents for stranger in strangers(path, parsed(path))]
    assert not found, f"computer players get views: {', '.join(found)}"


@pytest.mark.parametrize(
    "line",
    [
        "from prairie.games.tomahawk.game import GAME",
        "from prairie.games.tomahawk import game",
        "from prairie.games.powwow.components import Box",
        "import prairie.games.tomahawk.game",
        "import prairie.games.tomahawk",
        "from prairie.games import tomahawk",
    ],
)
def test_a_planted_import_is_caught(line: str) -> None:
    assert strangers(SOURCE / "agents" / "greedy" / "tomahawk.py", ast.parse(line))


def test_its_own_rules_are_allowed() -> None:
    line = "from prairie.games.tomahawk.battle import winner_of"
    assert not strangers(SOURCE / "agents" / "greedy" / "tomahawk.py", ast.parse(line))
    assert strangers(SOURCE / "agents" / "search.py", ast.parse(line))


def test_core_names_no_game() -> None:
    found = [at(path, node) for path in (SOURCE / "core").glob("*.py") for node, *_ in games_imported(parsed(path))]
    assert not found
