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
from prairie.arena.fingerprints import PACKAGE, fingerprint, fingerprints, meaning, rules, sources
from prairie.arena.ledger import OtherBuild, OtherMatch
from prairie.arena.matches import Match
from prairie.arena.results import Results
from prairie.arena.running import run
from prairie.arena.scenarios import Survey, kept_games
from prairie.cli import cli
from prairie.core.game import Game

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


@pytest.mark.parametrize("name", prairie.game_names())
def test_a_players_own_files_and_the_rules_of_its_game_make_its_fingerprint(name: str) -> None:
    game = prairie.game(name)
    for player in agents.names(game):
        assert all(path.exists() for path in sources(player, name))
        assert not any(
            other in str(path) for path in sources(player, name) for other in set(prairie.game_names()) - {name}
        )
    players = {"random", "greedy", "level1"} & set(agents.names(game))
    assert len({fingerprint(player, game) for player in players}) == len(players)
    assert fingerprint("level1", game) == fingerprint("level6", game)
    assert {path.name for path in rules(name)} >= {"state.py", "components.py", "rng.py"}
    assert set(fingerprints(["level6@1s", "random", "random"], game)) == {"level6@1s", "random"}


def test_what_a_policy_reckons_with_belongs_to_it_and_how_a_game_is_shown_does_not() -> None:
    assert PACKAGE / "games" / "tomahawk" / "reckoning.py" in rules("tomahawk")
    assert PACKAGE / "games" / "bigmanitou" / "knowledge.py" in rules("bigmanitou")
    assert PACKAGE / "games" / "tomahawk" / "game.py" not in rules("tomahawk")


def test_other_components_make_another_player(monkeypatch: pytest.MonkeyPatch) -> None:
    game = prairie.game("tomahawk")
    before = fingerprint("random", game)
    monkeypatch.setattr(game, "data_digest", "another")
    assert fingerprint("random", game) != before


def test_a_changed_player_does_not_add_to_what_another_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, survey = tmp_path / "match.jsonl", tmp_path / "survey.jsonl"
    asked = Survey("comancheria", None, "random", 4)
    run(MATCH, Results(MATCH, file), 1)
    kept_games(asked, survey)
    assert set(json.loads(file.read_text().splitlines()[0])["fingerprints"]) == {"level1", "random"}
    assert len(Results(MATCH, file).games) == 2
    kept_games(asked, survey)
    before = file.read_text()

    def other(name: str, game: Game) -> str:
        return "another" if name == "level1" else fingerprint(name, game)

    monkeypatch.setattr(fingerprints_module, "fingerprint", other)
    kept_games(asked, survey)
    with pytest.raises(OtherBuild, match="level1 or the rules changed since"):
        Results(MATCH, file)
    done = CliRunner().invoke(
        cli, ["arena", "tomahawk", "--table", "random,level1", "--results", str(file), "--seed", "3"]
    )
    assert done.exit_code != 0
    assert len(done.output.strip().splitlines()) == 1
    assert file.read_text() == before


def test_older_files_that_do_not_say_who_played_are_refused_and_stay_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run(MATCH, Results(MATCH, file), 1)
    header, *rows = file.read_text().splitlines()
    old = json.loads(header)
    del old["fingerprints"]
    file.write_text("\n".join([json.dumps(old), *rows]))
    before = file.read_text()
    with pytest.raises(OtherBuild, match="does not say which build played its games"):
        Results(MATCH, file)
    assert file.read_text() == before
    with pytest.raises(OtherMatch):
        Results(Match("tomahawk", 2, (), MATCH.tables, 2, 4), file)


@pytest.mark.parametrize("path", sorted(STRENGTH.glob("*.jsonl")), ids=lambda path: path.stem)
def test_every_kept_match_is_one_that_could_be_asked_for_today(path: Path) -> None:
    """Its first line is what a match or survey of the same words would write; who has changed since aside."""
    kept = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    kept.pop("fingerprints", None)
    told = {key: value for key, value in kept.items() if key != "format"}
    if "agent" in told:
        header = kept_games(Survey(**told), None).header
    else:
        tables = tuple(tuple(table) for table in told.pop("tables"))
        options = tuple((name, value) for name, value in told.pop("options"))
        header = Results(Match(tables=tables, options=options, games=1, **told), None).ledger.header
    header.pop("fingerprints")
    assert header == kept
