"""`prairie scenarios`: the same luck for every player, no game played twice, a line for every scenario."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from prairie.arena.commands.scenarios import show
from prairie.arena.ledger import OtherMatch
from prairie.arena.scenarios import Played, Survey, Tally, kept_games, play, scenario_names, tally
from tests.arena.test_simulate import run

SURVEY = Survey("comancheria", None, "random", 4)


def same(one: Played, other: Played) -> bool:
    return replace(one, seconds=0) == replace(other, seconds=0)


def test_a_game_is_the_same_again_and_no_other() -> None:
    games = [play(SURVEY, "SC1", number) for number in range(4)]
    assert all(same(game, play(SURVEY, "SC1", game.number)) for game in games)
    assert len({json.dumps(game.happened) for game in games}) > 1


def test_an_interrupted_survey_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = dict(tally(SURVEY, ("SC1",), 5, kept_games(SURVEY, None), 1))["SC1"]
    dict(tally(SURVEY, ("SC1",), 3, kept_games(SURVEY, path), 1))
    lines = path.read_text().splitlines()
    path.write_text("\n".join(lines[:-1]) + "\n" + lines[-1][:20])  # the last one was cut short
    heard: list[int] = []
    again = dict(tally(SURVEY, ("SC1",), 5, kept_games(SURVEY, path), 1, lambda: heard.append(1)))["SC1"]
    assert len(heard) == 3
    assert (again.games, again.endings, again.happened) == (whole.games, whole.endings, whole.happened)
    with pytest.raises(OtherMatch):
        kept_games(replace(SURVEY, agent="greedy"), path)


def test_every_scenario_gets_its_line() -> None:
    code, output = run("scenarios", "comancheria", "--games", "1", "--agent", "random", "--workers", "1", "--json")
    lines = output.splitlines()
    assert code == 0
    assert [json.loads(line)["scenario"] for line in lines] == list(scenario_names("comancheria", None))


@pytest.mark.parametrize("terminal", [False, True])
def test_no_digit_is_lost_on_a_narrow_screen_or_in_a_pipe(terminal: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    said = StringIO()
    screen = Console(file=said, width=80, force_terminal=terminal, color_system=None)
    monkeypatch.setattr("prairie.arena.commands.scenarios.output", lambda: screen)
    lost = Tally(1000, 0, Counter({"outcome-lost": 1000}), Counter({"instructions": 123_400}), 4321.0)
    show("comancheria", "random", [(f"SC{number}", lost) for number in range(1, 8)], ["instructions"])
    table = said.getvalue()
    assert "…" not in table
    assert all(table.count(number) == 7 for number in ("100.0%", "123.4", "0.0% – 0.4%", "4.32"))
    assert "won" in table  # though nobody did
    assert all(heading in table for heading in ("how games", "times a game"))  # over two lines, if need be


def test_one_scenario_may_be_named() -> None:
    code, output = run("scenarios", "comancheria", "--games", "2", "--agent", "random", "--scenario", "SC3", "--json")
    assert code == 0
    found = json.loads(output)
    assert (found["scenario"], found["games"]) == ("SC3", 2)
    assert 0 <= found["low"] <= found["won"] / 2 <= found["high"] <= 1
    assert run("scenarios", "comancheria", "--scenario", "SC99")[0] != 0


def test_the_table_is_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "scenarios.svg"
    wanted = ("scenarios", "comancheria", "--games", "2", "--agent", "random", "--workers", "1")
    code, output = run(*wanted, "--scenario", "SC1", "--scenario", "SC4", "--plot", str(picture))
    assert code == 0, output
    told = picture.read_text(encoding="utf-8")
    assert all(f"<!-- {text} -->" in told for text in ("SC1", "SC4", "won (95 %)", "how games ended"))
    code, output = run(*wanted, "--plot", "table.docx")
    assert code != 0
    assert len(output.strip().splitlines()) == 1


def test_a_game_without_scenarios_is_refused() -> None:
    with pytest.raises(ValueError, match="no scenarios"):
        scenario_names("tomahawk", None)
