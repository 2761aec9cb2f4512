"""The last turn of Tomahawk: both lay their last cards at once, 24 ways each, and the game is over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prairie.agents.policy import Way
from prairie.agents.solve import against, against_many, equilibrium
from prairie.core.bits import members
from prairie.core.contract import View
from prairie.core.rng import Rng
from prairie.games.tomahawk import battle, questions as q
from prairie.games.tomahawk.components import TURNS
from prairie.games.tomahawk.state import Tomahawk

# Imagined, when the enemy's cards are not known: 12 made sure of 1.0 % of a win less than 200 do, 24 of 0.8 %, 48 of
# 0.4 % (18 last turns, three draws each), in 13, 27 and 53 ms.
WORLDS: Final = 48
ROUNDS: Final = 400
MARGIN: Final = 0.0001  # of a win, a point: among equal chances to win, the higher score


def is_last_turn(game: Tomahawk, seat: i64) -> bool:
    """Whether nothing but these placements is left to decide, and the seat has not begun."""
    return game.phase == q.PLACE and game.turn == TURNS and game.step[seat] == first_due(game, seat)


def first_due(game: Tomahawk, seat: i64) -> i64:
    fresh = game.redacted(1 - seat)  # what the other sees of this seat is where its plan begins
    assert isinstance(fresh, Tomahawk)
    return fresh.step[seat]


def plans(cards: list[int]) -> list[list[int]]:
    """All orders in which these cards can be laid."""
    if not cards:
        return [[]]
    found = []
    for card in cards:
        found += [[card, *rest] for rest in plans([other for other in cards if other != card])]
    return found


def matrix(world: Tomahawk, seat: i64) -> list[list[float]]:
    """What the seat gets for each of its plans against each of the enemy's: 1, a half or 0, and a little more for the
    margin. In a whole world."""
    mine = plans(members(world.hand[seat]))
    theirs = plans(members(world.hand[1 - seat]))
    payoff: list[list[float]] = []
    for own in mine:
        begun = world.clone()
        for card in own:
            begun.apply(seat, card)
        row: list[float] = []
        for other in theirs:
            end = begun.clone()
            for card in other:
                end.apply(1 - seat, card)
            row.append(outcome(end, seat))
        payoff.append(row)
    return payoff


def outcome(end: Tomahawk, seat: i64) -> float:
    lead = battle.points(end, seat) - battle.points(end, 1 - seat)
    return end.utility(seat) + MARGIN * float(lead)


def ways(view: View, rng: Rng) -> list[Way]:
    """All plans, by how often the equilibrium lays them: exact when the enemy's cards are known; else over imagined
    worlds, against an enemy who knows what it holds and what we do. Empty when it is not the last turn."""
    known = view.known
    assert isinstance(known, Tomahawk)
    if not is_last_turn(known, view.seat):
        return []
    games: list[list[list[float]]] = []
    hands: set[int] = set()
    for _world in range(WORLDS):
        world = view.imagine(rng)
        assert isinstance(world, Tomahawk)
        hands.add(int(world.hand[1 - view.seat]))
        games.append(matrix(world, view.seat))
    if len(hands) == 1 and all(game == games[0] for game in games):
        found = equilibrium(games[0])
        mixture, gains = found.rows, against(games[0], found.columns)
    else:
        mixture, gains = against_many(games, ROUNDS)
    orders = plans(members(known.hand[view.seat]))
    found_ways = [Way(orders[i], mixture[i], min(1.0, max(0.0, gains[i]))) for i in range(len(orders))]
    return sorted(found_ways, key=lambda way: (-way.chance, -way.value))
