"""Random games of Big Manitou as the decisions and positions that recount.py reads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import prairie
from prairie import CHANCE, OVER
from prairie.core.game import Game

from .recount import Decision, Miscount, Recount


def moves(game: Game, state: prairie.State, seed: int, stream: int) -> Iterator[Decision]:
    """A random game, decision by decision; each is carried out when the next one is asked for."""
    rng = prairie.Rng(seed, stream)
    words = {question.kind: game.words(question.kind) for question in game.questions if question.kind}
    while (who := state.decider()) != OVER:
        action = state.chance(rng) if who == CHANCE else state.choose(who, rng)
        question = game.questions[state.ask(who)]
        yield "chance" if who == CHANCE else str(who), question.name, words[question.kind][action]
        state.apply(who, action)


def every_position(game: Game, seats: int, quick: str, seed: int, stream: int) -> list[tuple[Decision, dict[str, Any]]]:
    """Each decision and the position before it; the last comes with the end."""
    state = game.new(seats, quick=quick)
    found = [(decision, state.as_dict()) for decision in moves(game, state, seed, stream)]
    return [*found, (("", "", ""), state.as_dict())]


def recount(game: Game, seats: int, quick: str, rows: list[tuple[Decision, dict[str, Any]]]) -> Recount:
    """Reckons every position of a game again."""
    count = Recount(game.data, seats, quick == "yes")
    for decision, position in rows:
        if decision[1] not in ("party", "dealer"):
            count.compare(position)
        if decision[0]:
            count.take(decision)
    if not count.over:
        raise Miscount("the game ends too early")
    return count


def check_game(game: Game, seats: int, quick: str, seed: int, stream: int) -> None:
    """One random game, played and recounted: every decision, the position at the end of each hunt, and the result."""
    state = game.new(seats, quick=quick)
    count = Recount(game.data, seats, quick == "yes")
    hunt = 1
    for decision in moves(game, state, seed, stream):
        if count.hunt != hunt and decision[1] == "tile":
            hunt = count.hunt
            count.compare(state.as_dict())
        count.take(decision)
    count.compare(state.as_dict())
    if not count.over or state.scores() != count.scores() or state.outcome().winners != count.winners():
        raise Miscount(f"{seats} seats, seed {seed}, game {stream}: {state.scores()}, {count.scores()}")
