"""How hard each scenario of a solitaire game is: many games of one computer player, and how they ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from time import process_time

from prairie.arena.chairs import Chair
from prairie.arena.fingerprints import fingerprints
from prairie.arena.ledger import Ledger
from prairie.arena.running import on_all_cores
from prairie.core import registry
from prairie.core.bits import mix
from prairie.core.contract import CHANCE, OVER
from prairie.core.events import Log
from prairie.core.rng import Rng

FORMAT = "prairie scenarios 1"


@dataclass(frozen=True)
class Survey:
    """Who plays, and with which luck: what must be the same for games to belong together."""

    game: str
    data: str | None
    agent: str
    seed: int


@dataclass(frozen=True)
class Played:
    """One game."""

    scenario: str
    number: int
    won: bool
    ending: str  # the text that says why
    happened: dict[str, int]  # by yardstick
    seconds: float  # of one core
    fallbacks: int = 0  # random legal actions in the place of answers (chairs.py); not counted in older files


@dataclass
class Tally:
    """What some games of one scenario came to."""

    games: int = 0
    won: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    happened: Counter[str] = field(default_factory=Counter)  # by yardstick, over all games
    seconds: float = 0.0
    fallbacks: int = 0

    def add(self, played: Played) -> None:
        self.games += 1
        self.won += played.won
        self.endings[played.ending] += 1
        self.happened.update(played.happened)
        self.seconds += played.seconds
        self.fallbacks += played.fallbacks

    def share(self, ending: str) -> float:
        return self.endings[ending] / self.games

    def mean(self, yardstick: str) -> float:
        return self.happened[yardstick] / self.games


def play(survey: Survey, scenario: str, number: int) -> Played:
    """Game `number` of a scenario: the same luck for every player, which the player does not share."""
    game = registry.game(survey.game, survey.data)
    options = {"scenario": scenario}
    state = game.new(1, **options)
    log = state.log = Log()
    luck = Rng(survey.seed, number)
    started = process_time()
    chair = Chair(survey.agent, game, 1, options, mix(survey.seed + 1, number + 1), 0)
    while (mover := state.decider()) != OVER:
        action = state.chance(luck) if mover == CHANCE else chair.decide(state)
        state.apply(mover, action)
    names = Counter(game.events[event.kind].name for event in log.events)
    happened = {one.name: sum(names[event] for event in one.events) for one in game.yardsticks}
    outcome = state.outcome()
    won = 0 in outcome.winners
    return Played(scenario, number, won, outcome.why, happened, round(process_time() - started, 3), chair.fallbacks)


def scenario_names(name: str, data: str | None) -> tuple[str, ...]:
    """The scenarios of a game; ValueError for one that has none."""
    found = next((option.values for option in registry.game(name, data).options if option.name == "scenario"), ())
    if not found:
        raise ValueError(f"{name} has no scenarios")
    return found


def kept_games(survey: Survey, path: Path | None) -> Ledger:
    players = fingerprints([survey.agent], registry.game(survey.game, survey.data)) if path else {}
    return Ledger({"format": FORMAT, **asdict(survey)}, path, players, ("scenario", "number"))


def tally(
    survey: Survey,
    scenarios: tuple[str, ...],
    games: int,
    kept: Ledger,
    workers: int | None = None,
    done: Callable[[], None] | None = None,
) -> Iterator[tuple[str, Tally]]:
    """Each scenario, in order, with what its games came to; those in the ledger are not played again."""
    for scenario in scenarios:
        before = {row["number"] for row in kept.rows if row["scenario"] == scenario}
        left = [number for number in range(games) if number not in before]
        with closing(on_all_cores(partial(play, survey, scenario), left, workers)) as ended:
            for played in ended:
                kept.add(asdict(played))
                if done:
                    done()
        found = Tally()
        for row in sorted(kept.rows, key=lambda row: int(row["number"])):
            if row["scenario"] == scenario and row["number"] < games:
                found.add(Played(**row))
        yield scenario, found
