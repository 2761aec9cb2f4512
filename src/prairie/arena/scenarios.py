"""How hard each scenario of a solitaire game is: many games of one computer player, and how they ended."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial

from prairie import agents
from prairie.core import registry
from prairie.core.contract import CHANCE, OVER
from prairie.core.events import Log
from prairie.core.rng import Rng

PART = 25  # games that a worker plays at a time


@dataclass
class Played:
    """What some games of one scenario came to."""

    games: int = 0
    endings: Counter[str] = field(default_factory=Counter)  # by the text that says why
    happened: Counter[str] = field(default_factory=Counter)  # by yardstick, over all games

    def add(self, other: Played) -> None:
        self.games += other.games
        self.endings += other.endings
        self.happened += other.happened

    def share(self, ending: str) -> float:
        return self.endings[ending] / self.games

    def mean(self, yardstick: str) -> float:
        return self.happened[yardstick] / self.games


def play_part(name: str, data: str | None, agent: str, seed: int, part: tuple[str, int, int]) -> tuple[str, Played]:
    """Games `first` to `first + games - 1` of a scenario: the same seed gives the same games in any parts."""
    scenario, first, games = part
    game = registry.game(name, data)
    start = game.new(1, scenario=scenario)
    played = Played()
    for stream in range(first, first + games):
        state = start.clone()
        log = state.log = Log()
        rng = Rng(seed, 2 * stream)
        player = agents.make(agent, game, seed, 2 * stream + 1)  # its luck is not the luck of the table
        while (mover := state.decider()) != OVER:
            action = state.chance(rng) if mover == CHANCE else player.decide(state.view(0))
            state.apply(mover, action)
        names = Counter(game.events[event.kind].name for event in log.events)
        played.games += 1
        played.endings[state.outcome().why] += 1
        for yardstick in game.yardsticks:
            played.happened[yardstick.name] += sum(names[event] for event in yardstick.events)
    return scenario, played


def scenario_names(name: str, data: str | None) -> tuple[str, ...]:
    """The scenarios of a game; ValueError for one that has none."""
    found = next((option.values for option in registry.game(name, data).options if option.name == "scenario"), ())
    if not found:
        raise ValueError(f"{name} has no scenarios")
    return found


def survey(
    name: str, data: str | None, agent: str, games: int, seed: int, workers: int | None = None
) -> Iterator[tuple[str, Played]]:
    """Every scenario, in order, with what its games came to."""
    for scenario in scenario_names(name, data):
        parts = [(scenario, first, min(PART, games - first)) for first in range(0, games, PART)]
        total = Played()
        with ProcessPoolExecutor(workers or os.cpu_count()) as pool:
            for _, played in pool.map(partial(play_part, name, data, agent, seed), parts):
                total.add(played)
        yield scenario, total
