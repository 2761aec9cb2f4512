"""Results know which build of a player played: another build does not add to them, a reworded comment may."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import prairie
from prairie import agents
from prairie.arena import fingerprints as fingerprints_module
from prairie.arena.fingerprints import PACKAGE, fingerprint, fingerprints, meaning, of_its_game, parsed, sources
from prairie.arena.ledger import Ledger, OtherBuild, OtherMatch
from prairie.arena.matches import Match
from prairie.arena.results import Results
from prairie.arena.running import run
from prairie.arena.scenarios import Survey, kept_games
from prairie.cli import cli

MATCH = Match("tomahawk", 2, (), (("random", "level1"),), 2, 3)
STRENGTH = Path(__file__).parents[2] / "docs" / "strength"


def test_comments_and_docstrings_do_not_count_and_numbers_do() -> None:
    one = '''
"""A file."""
def choose(x: int) -> int:
    """Chooses."""
    return x + 1  # because
'''
    reworded = "def choose(x: int) -> int:\n    return (x + 1)\n"
    assert meaning(ast.parse(one)) == meaning(ast.parse(reworded))
    assert meaning(ast.parse(one)) != meaning(ast.parse(reworded.replace("1", "2")))


@pytest.mark.parametrize("game", prairie.game_names())
def test_a_players_own_files_and_those_of_its_game_make_its_fingerprint(game: str) -> None:
    for name in agents.names(prairie.game(game)):
        assert all(path.exists() for path in sources(name, game))
        assert not any(
            other in str(path) for path in sources(name, game) for other in set(prairie.game_names()) - {game}
        )
    assert len({fingerprint(name, game) for name in ("random", "greedy", "level1")}) == 3
    assert fingerprint("level1", game) == fingerprint("level6", game)
    assert any(PACKAGE / "games" / game in path.parents for path in of_policies(game))
    assert set(fingerprints(["level6@1s", "random", "random"], game)) == {"level6@1s", "random"}


def of_policies(game: str) -> list[Path]:
    return [path for source in sources("level1", game) for path in of_its_game(parsed(source))]


def test_what_a_policy_reckons_with_belongs_to_it() -> None:
    assert PACKAGE / "games" / "tomahawk" / "reckoning.py" in of_policies("tomahawk")


def test_a_changed_player_does_not_add_to_what_another_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, survey = tmp_path / "match.jsonl", tmp_path / "survey.jsonl"
    asked = Survey("comancheria", None, "random", 4)
    run(MATCH, Results(MATCH, file), 1)
    kept_games(asked, survey)
    assert set(json.loads(file.read_text().splitlines()[0])["fingerprints"]) == {"level1", "random"}
    assert len(Results(MATCH, file).games) == 2
    kept_games(asked, survey)
    before = file.read_text()

    def other(name: str, game: str) -> str:
        return "another" if name == "level1" else fingerprint(name, game)

    monkeypatch.setattr(fingerprints_module, "fingerprint", other)
    kept_games(asked, survey)
    with pytest.raises(OtherBuild, match="level1 changed since"):
        Results(MATCH, file)
    done = CliRunner().invoke(
        cli, ["arena", "tomahawk", "--table", "random,level1", "--results", str(file), "--seed", "3"]
    )
    assert done.exit_code != 0
    assert len(done.output.strip().splitlines()) == 1
    assert file.read_text() == before


def test_older_files_without_fingerprints_go_on_and_stay_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run(MATCH, Results(MATCH, file), 1)
    header, first, second = file.read_text().splitlines()
    old = json.loads(header)
    del old["fingerprints"]
    file.write_text("\n".join([json.dumps(old), first, second[:20]]))
    later = Results(MATCH, file)
    assert len(later.games) == 1
    run(MATCH, later, 1)
    assert json.loads(file.read_text().splitlines()[0]) == old
    assert len(Results(MATCH, file).games) == 2
    with pytest.raises(OtherMatch):
        Results(Match("tomahawk", 2, (), MATCH.tables, 2, 4), file)


@pytest.mark.parametrize("path", sorted(STRENGTH.glob("*.jsonl")), ids=lambda path: path.stem)
def test_every_kept_match_can_go_on(path: Path, tmp_path: Path) -> None:
    copied = tmp_path / path.name
    copied.write_bytes(path.read_bytes())
    header, *rows = copied.read_text(encoding="utf-8").splitlines()
    told = json.loads(header)
    players = told.pop("fingerprints", {"whoever": "plays now"})
    assert len(Ledger(told, copied, players).rows) >= len(rows) - 1  # one may be on its way to the disk
