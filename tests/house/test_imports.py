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
BACK_DOORS = {
    *("builtins", "gc", "importlib", "inspect", "pkgutil", "runpy", "sys"),  # to modules that were not named,
    *(
        "ctypes",
        "io",
        "mmap",
        "multiprocessing",
        "os",
        "pathlib",
        "shutil",
        "socket",
        "subprocess",
        "tempfile",
    ),  # or files
}
DOOR_KEEPER = SOURCE / "agents" / "__init__.py"  # finds players by name; it is no player


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


def back_doors(path: Path, tree: ast.Module) -> list[str]:
    """Ways to a game that are no import of it: the package itself, whose `game` makes one, and whatever imports by
    name. `import prairie.core.bits` binds the package too."""
    found: list[ast.AST] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            named = {alias.name.partition(".")[0] for alias in node.names}
            found += [node] if named & {"prairie", *BACK_DOORS} else []
        elif isinstance(node, ast.ImportFrom):
            home = node.module or ""
            if node.level or home == "prairie" or home.partition(".")[0] in BACK_DOORS:
                found.append(node)
        elif isinstance(node, ast.Name) and node.id in {"__import__", "eval", "exec", "open"}:
            found.append(node)
    return [at(path, node) for node in found]


def test_a_computer_player_has_no_back_door_to_a_game() -> None:
    players = [path for path in sorted((SOURCE / "agents").rglob("*.py")) if path != DOOR_KEEPER]
    found = [door for path in players for door in back_doors(path, parsed(path))]
    assert not found, f"computer players get views: {', '.join(found)}"


@pytest.mark.parametrize(
    "line",
    [
        "import prairie",
        "import prairie as p",
        "import prairie.core.bits",
        "from prairie import game",
        "from prairie import agents",
        "from ... import game",
        "from ..core import registry",
        "import importlib",
        "from importlib import import_module",
        "import importlib.util",
        "import sys",
        "import os",
        "from pathlib import Path",
        "open('game.prairie')",
        "__import__('prairie')",
        "if TYPE_CHECKING:\n    pass\nelse:\n    import prairie",
        "def late():\n    from prairie import game",
    ],
)
def test_a_planted_back_door_is_caught(line: str) -> None:
    assert back_doors(SOURCE / "agents" / "greedy" / "tomahawk.py", ast.parse(line))


def test_what_is_named_in_full_is_no_back_door() -> None:
    line = "from prairie.core.contract import View\nfrom math import sqrt\nimport math"
    assert not back_doors(SOURCE / "agents" / "greedy" / "tomahawk.py", ast.parse(line))


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
