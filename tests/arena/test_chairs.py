"""Players in the arena: they get bytes, what they answer is checked, and what they fail at is counted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import prairie
from prairie import agents
from prairie.arena import scenarios
from prairie.arena.chairs import Chair
from prairie.arena.ledger import read_line
from prairie.arena.matches import Fixture, Match, play
from prairie.arena.ratings import fallbacks
from prairie.arena.results import read_game
from prairie.arena.simulate import Job
from prairie.arena.study import watch
from prairie.cli import cli
from prairie.core.contract import OVER, State, View
from prairie.core.rng import Rng
from tests.conformance.cases import many

STRENGTH = Path(__file__).parents[2] / "docs" / "strength"


class Raising:
    def decide(self, view: View) -> int:
        raise RuntimeError("lost its way")


class Wild:
    """Answers what nobody may answer, a number too large for the engine among it."""

    def __init__(self) -> None:
        self.asked = 0

    def decide(self, view: View) -> int:
        self.asked += 1
        return (255, -1, 10**30)[self.asked % 3]


class Meddling:
    """Plays on in what it was handed, then answers as it should."""

    def decide(self, view: View) -> int:
        action = view.actions()[0]
        view.known.apply(view.seat, action)
        return action


FAILING: tuple[type[Any], ...] = (Raising, Wild)


@pytest.fixture(params=FAILING, ids=lambda one: str(one.__name__))
def failing(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is called greedy fails at every question."""
    make = agents.make

    def planted(text: str, *args: Any) -> agents.Agent:
        player: agents.Agent = request.param() if text == "greedy" else make(text, *args)
        return player

    monkeypatch.setattr(agents, "make", planted)


@pytest.mark.usefixtures("failing")
def test_a_match_goes_on_and_counts_what_failed() -> None:
    match = Match("powwow", 3, (), (("greedy", "random", "random"),), 1, 3)
    fixture = Fixture(0, 0, ("greedy", "random", "random"), 0)
    played = play(match, fixture)
    assert played.fallbacks == (played.decisions[0], 0, 0)
    assert fallbacks([played]) == {"greedy": played.decisions[0], "random": 0}
    again = play(match, fixture)
    assert (again.winners, again.scores, again.decisions) == (played.winners, played.scores, played.decisions)


@pytest.mark.usefixtures("failing")
def test_studies_and_scenarios_go_on_too() -> None:
    seen = watch(Job("tomahawk", 2, (), seed=2), "greedy", 0)
    assert seen.fallbacks == seen.decisions
    played = scenarios.play(scenarios.Survey("comancheria", None, "greedy", 4), "SC1", 0)
    assert played.fallbacks > 0


@pytest.mark.usefixtures("failing")
@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("arena", "tomahawk", "--table", "greedy,random"), "greedy failed"),
        (("study", "tomahawk", "--agent", "greedy"), "the player failed"),
        (("scenarios", "comancheria", "--agent", "greedy", "--scenario", "SC1"), "greedy failed"),
    ],
)
def test_the_commands_say_so(command: tuple[str, ...], said: str) -> None:
    wanted = [*command, "--games", "2", "--workers", "1"]
    assert said in CliRunner().invoke(cli, wanted).output
    told = json.loads(CliRunner().invoke(cli, [*wanted, "--json"]).output)["fallbacks"]
    assert (told["greedy"] if isinstance(told, dict) else told) > 0


def test_a_player_cannot_touch_the_game_it_plays_in() -> None:
    game = prairie.game("tomahawk")
    state = game.new()
    state.sample(Rng(3))
    chair = Chair("random", game, 2, {}, 1, 0)
    chair.player = Meddling()
    before = state.digest()
    assert chair.decide(state) == state.actions(0)[0]
    assert state.digest() == before


def games_of(name: str, player: str, direct: bool) -> Iterator[tuple[int, str]]:
    """A game of a player against itself, with views as they are or made anew from bytes: what was decided where."""
    game = prairie.game(name)
    seats = game.seat_counts[0]
    state: State = game.new(seats)
    luck = Rng(9)
    chairs = [Chair(player, game, seats, {}, 8, seat) for seat in range(seats)]
    for _ in range(many(400, 12)):
        state.sample(luck)
        seat = int(state.decider())
        if seat == OVER:
            return
        action = chairs[seat].player.decide(state.view(seat)) if direct else chairs[seat].decide(state)
        yield action, state.digest()
        state.apply(seat, action)


@pytest.mark.parametrize(
    ("name", "player"),
    [
        (name, player)
        for name in prairie.game_names()
        for player in ("greedy", "level1", "ismcts@20")
        if agents.read_name(player)[0] in agents.names(prairie.game(name))
    ],
)
def test_bytes_change_no_decision(name: str, player: str) -> None:
    assert list(games_of(name, player, True)) == list(games_of(name, player, False))


def test_games_that_were_kept_before_failures_were_counted_are_read() -> None:
    old = {"table": 0, "number": 0, "players": ["a", "b"], "winners": [0], "scores": [3, 1], "decisions": [9, 9]}
    played = read_game({**old, "seconds": [0.5, 0.1]})
    assert played.fallbacks == ()
    assert fallbacks([played]) == {"a": 0, "b": 0}
    row: dict[str, Any] = {
        "scenario": "SC1",
        "number": 0,
        "won": True,
        "ending": "outcome-won",
        "happened": {},
        "seconds": 0.5,
    }
    assert scenarios.Played(**row).fallbacks == 0
    assert json.loads(json.dumps(asdict(played)))["fallbacks"] == []


@pytest.mark.parametrize("path", sorted(STRENGTH.glob("*.jsonl")), ids=lambda path: path.stem)
def test_every_kept_match_can_be_read(path: Path) -> None:
    lines = [read_line(line) for line in path.read_text(encoding="utf-8").splitlines()]
    header, *rows = (line for line in lines if line is not None)
    if header["format"] == scenarios.FORMAT:
        assert all(scenarios.Played(**row).seconds >= 0 for row in rows)
    else:
        assert all(len(read_game(row).players) == header["seats"] for row in rows)
