"""The search against the clock, from the first time a game's usual question is put; OpenSpiel's beside it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

from prairie import agents
from prairie.agents.policy import Policy
from prairie.agents.search import think
from prairie.bench.peers import open_spiel
from prairie.core.contract import CHANCE, OVER, State, View
from prairie.core.game import Game
from prairie.core.rng import Rng

PEERS = ("euchre", "hearts")
EXPLORE = 1.4
MOST = 1_000_000  # simulations of a peer


def usual_question(start: State) -> int:
    """The question seats are asked most often in a random game: placements, plays, dice."""
    state, rng = start.clone(), Rng(6)
    asked: Counter[int] = Counter()
    while (seat := state.decider()) != OVER:
        if seat != CHANCE:
            asked[int(state.ask(seat))] += 1
        state.apply(seat, state.chance(rng) if seat == CHANCE else state.choose(seat, rng))
    return asked.most_common(1)[0][0]


def first_view(start: State) -> View:
    """What the first seat knows to which the usual question is put."""
    usual = usual_question(start)
    state, rng = start.clone(), Rng(6)
    while (seat := state.decider()) == CHANCE or state.ask(seat) != usual:
        state.apply(seat, state.chance(rng) if seat == CHANCE else state.choose(seat, rng))
    return state.view(seat)


def iterations_a_second(game: Game, seats: int, policy: Policy, rounds: int, seconds: float) -> float:
    """The best of several rounds, the machine being shared."""
    view = first_view(game.new(seats))
    think(view, policy, Rng(1), 20)
    best = 0.0
    for stream in range(rounds):
        count = 64
        spent = 0.0
        while spent < seconds:  # as many as the time allows, in one search that is set up once
            count *= 2
            began = perf_counter()
            think(view, policy, Rng(7, stream), count)
            spent = perf_counter() - began
        best = max(best, count / spent)
    return best


@dataclass
class Speed:
    """Iterations a second of the search from its usual question, with the game's policy and with random playouts."""

    game: str
    seats: int
    question: str
    with_policy: float
    at_random: float


def speed(game: Game, seats: int, rounds: int, seconds: float) -> Speed:
    view = first_view(game.new(seats))
    return Speed(
        game.name,
        seats,
        game.questions[view.ask()].name,
        iterations_a_second(game, seats, agents.policy_of(game), rounds, seconds),
        iterations_a_second(game, seats, Policy(), rounds, seconds),
    )


# --- OpenSpiel ------------------------------------------------------------------------------------------------------


@dataclass
class PeerSpeed:
    """Simulations a second of a C++ search of OpenSpiel's, one random rollout each, from the first decision."""

    peer: str
    search: str
    simulations: float


def peer_speeds(rounds: int, seconds: float) -> list[PeerSpeed]:
    """Information-set search where the game can resample what is hidden, else search that sees everything."""
    spiel = open_spiel()
    found = []
    for name in PEERS:
        state = first_decision(spiel.load_game(name))
        for search in ("ISMCTS", "MCTS"):
            try:
                found.append(PeerSpeed(name, search, peer_rate(spiel, search, state, rounds, seconds)))
            except spiel.SpielError:
                found.append(PeerSpeed(name, search, 0.0))  # not implemented there
    return found


def first_decision(game: Any) -> Any:
    """Chance deals in any order; a decision with one legal action is none."""
    state = game.new_initial_state()
    dealing = Random(1).random  # noqa: S311 - a benchmark
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        actions = state.legal_actions()
        state.apply_action(actions[int(dealing() * len(actions))])
    return state


def peer_rate(spiel: Any, search: str, state: Any, rounds: int, seconds: float) -> float:
    best = 0.0
    for seed in range(rounds):
        count = 32
        spent = 0.0
        while spent < seconds and count < MOST:
            count *= 2
            evaluator = spiel.RandomRolloutEvaluator(1, seed)
            if search == "ISMCTS":
                bot = spiel.ISMCTSBot(seed, evaluator, EXPLORE, count)
            else:
                bot = spiel.MCTSBot(state.get_game(), evaluator, EXPLORE, count, 1000, False, seed, False)
            began = perf_counter()
            bot.step(state.clone())
            spent = perf_counter() - began
        best = max(best, count / spent)
    return best
