"""Random games of Tomahawk as the positions that recount.py reads."""

from __future__ import annotations

from collections.abc import Iterator

import prairie
from prairie import CHANCE
from prairie.core.game import Game

from .positions import as_tomahawk
from .recount import Miscount, Position, recount


def every_position(game: Game, most_sought: str, seed: int, stream: int) -> list[Position]:
    """A random game, one position after each decision: what an omniscient replay prints."""
    state = game.new(2, most_sought=most_sought)
    rng = prairie.Rng(seed, stream)
    found = [state.as_dict()]
    while state.deciders():
        who = state.deciders()[0]
        state.apply(who, state.chance(rng) if who == CHANCE else state.choose(who, rng))
        found.append(state.as_dict())
    return found


def needed_positions(game: Game, most_sought: str, seed: int, stream: int) -> Iterator[Position]:
    """The few positions of a random game that a recount needs: for long runs. The same game as `every_position`."""
    state = game.new(2, most_sought=most_sought)
    rng = prairie.Rng(seed, stream)
    while (who := state.decider()) != prairie.OVER:
        if who == CHANCE:
            drawing = game.questions[state.ask(CHANCE)].name == "twilight"
            state.apply(CHANCE, state.chance(rng))
            if drawing:
                yield state.as_dict()
            continue
        before = state.clone()
        asked = state.ask(who)
        turn = as_tomahawk(state).turn
        state.apply(who, state.choose(who, rng))
        if game.questions[asked].name == "place" and (state.ask(1) != asked or as_tomahawk(state).turn != turn):
            yield before.as_dict()
            yield state.as_dict()


def check_game(game: Game, most_sought: str, seed: int, stream: int) -> None:
    """One random game, played and recounted: for `make soak`."""
    last: list[Position] = []

    def watched() -> Iterator[Position]:
        for position in needed_positions(game, most_sought, seed, stream):
            last[:] = [position]
            yield position

    count = recount(watched(), game.data)
    scores = [side["score"] for side in last[0]["sides"]]
    if scores != count.scores:
        raise Miscount(f"seed {seed}, game {stream}: {scores} is not {count.scores}")
