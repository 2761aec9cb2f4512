"""OpenSpiel beside us: the same kind of loop, driven from Python, in the same run, turn and turn about."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

from prairie.bench.engine import drive
from prairie.core.game import Game

PEERS = ("hearts", "euchre", "oh_hell", "goofspiel")


class NoPeers(ValueError):
    """OpenSpiel is an extra: it is not there unless it was asked for."""


@dataclass
class Ratio:
    peer: str
    ours_us: float
    theirs_us: float

    @property
    def times(self) -> float:
        """How many of our steps fit into one of theirs."""
        return self.theirs_us / self.ours_us


def open_spiel() -> Any:
    try:
        return importlib.import_module("pyspiel")
    except ImportError as error:
        raise NoPeers("OpenSpiel is not installed here; `make peers` installs it and runs this") from error


def drive_peer(game: Any, seed: int, seconds: float) -> float:
    """Microseconds a step of random OpenSpiel games. Chance is picked from the legal list: the quickest way there."""
    random = Random(seed).random  # noqa: S311 - a benchmark
    steps = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_simultaneous_node():
                chosen = []
                for player in range(game.num_players()):
                    actions = state.legal_actions(player)
                    chosen.append(actions[int(random() * len(actions))])
                state.apply_actions(chosen)
                steps += len(chosen)
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                steps += 1
    return 1e6 * (perf_counter() - start) / steps


def drive_ours(game: Game, seed: int, seconds: float) -> float:
    start_state = game.new()
    steps = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        steps += drive(start_state, seed + steps, 20)
    return 1e6 * (perf_counter() - start) / steps


def compare(game: Game, rounds: int = 5, seconds: float = 0.4) -> list[Ratio]:
    """The best round of each; rounds alternate, so that a busy machine slows both."""
    spiel = open_spiel()
    ratios = []
    for name in PEERS:
        peer = spiel.load_game(name)
        ours, theirs = [], []
        for seed in range(rounds):
            ours.append(drive_ours(game, seed, seconds))
            theirs.append(drive_peer(peer, seed, seconds))
        ratios.append(Ratio(name, min(ours), min(theirs)))
    return ratios
