"""`prairie scenarios`: the same games in any parts, and a line for every scenario."""

from __future__ import annotations

import json

import pytest

from prairie.arena.scenarios import Played, play_part, scenario_names
from tests.arena.test_simulate import run


def test_parts_add_up_to_the_whole() -> None:
    whole = play_part("comancheria", None, "random", 4, ("SC1", 0, 4))[1]
    halves = Played()
    for first in (0, 2):
        halves.add(play_part("comancheria", None, "random", 4, ("SC1", first, 2))[1])
    assert halves == whole
    assert sum(whole.endings.values()) == whole.games == 4
    assert whole.mean("turns") > 1


def test_every_scenario_gets_its_line() -> None:
    code, output = run("scenarios", "comancheria", "--games", "1", "--agent", "random", "--workers", "1", "--json")
    lines = output.splitlines()
    assert code == 0
    assert [json.loads(line)["scenario"] for line in lines] == list(scenario_names("comancheria", None))


def test_a_game_without_scenarios_is_refused() -> None:
    with pytest.raises(ValueError, match="no scenarios"):
        scenario_names("tomahawk", None)
