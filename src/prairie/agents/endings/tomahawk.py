"""The last turn of Tomahawk: both lay their last cards at once, 24 ways each, and the game is over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prairie.agents.policy import Way
from prairie.agents.solve import against, against_many, equilibrium
from prairie.core.bits import BIT, members
from prairie.core.contract import View
from prairie.core.rng import Rng
from prairie.games.tomahawk import battle, questions as q
from prairie.games.tomahawk.components import EMPTY, PILES, SIDE, SLOTS, TURNS
from prairie.games.tomahawk.preparation import next_pile
from prairie.games.tomahawk.state import Tomahawk

# Imagined, when the enemy's cards are not known: 12 made sure of 1.0 % of a win less than 200 do, 24 of 0.8 %, 48 of
# 0.4 % (18 last turns, three draws each), in 13, 27 and 53 ms.
WORLDS: Final = 48
ROUNDS: Final = 400
MARGIN: Final = 0.0001  # of a win, a point: among equal chances to win, the higher score
TINY: Final = 1e-9
IN_DOUBT: Final = 0.9999  # what all chances come to where hands were imagined, or another plan was begun


def is_last_turn(game: Tomahawk) -> bool:
    """Whether nothing but these placements is left to decide."""
    return game.phase == q.PLACE and game.turn == TURNS


def rewound(game: Tomahawk, seat: i64) -> tuple[Tomahawk, list[int]]:
    """The position before the seat began its plan, and what it has laid of it since."""
    seen = game.redacted(1 - seat)  # what the other sees of this seat is where its plan begins
    assert isinstance(seen, Tomahawk)
    fresh = game.clone()
    fresh.step[seat] = seen.step[seat]
    cards: list[int] = []
    pile = seen.step[seat]
    while pile < game.step[seat]:
        at = place(game, seat, pile)
        card = game.laid[at]
        cards.append(int(card))
        fresh.hand[seat] = fresh.hand[seat] | BIT[card]
        fresh.laid[at] = EMPTY
        pile = next_pile(game, seat, pile + 1)
    return fresh, cards


def place(game: Tomahawk, seat: i64, pile: i64) -> i64:
    """Where the card of this turn lies."""
    return seat * SIDE + pile * SLOTS + game.box.slot[game.turn * PILES + pile]


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
    worlds, against an enemy who knows what it holds and what we do. Of a plan that is begun, what it may go on with.
    Empty when it is not the last turn."""
    known = view.known
    assert isinstance(known, Tomahawk)
    if not is_last_turn(known):
        return []
    start, laid = rewound(known, view.seat)
    fresh = View(start, view.seat)
    games: list[list[list[float]]] = []
    hands: set[int] = set()
    for _world in range(WORLDS):
        world = fresh.imagine(rng)
        assert isinstance(world, Tomahawk)
        hands.add(int(world.hand[1 - view.seat]))
        games.append(matrix(world, view.seat))
    exact = len(hands) == 1 and all(game == games[0] for game in games)
    if exact:
        found = equilibrium(games[0])
        mixture, gains = found.rows, against(games[0], found.columns)
    else:
        mixture, gains = against_many(games, ROUNDS)
    orders = plans(members(start.hand[view.seat]))
    open_ways = [
        Way(orders[i][len(laid) :], mixture[i], min(1.0, max(0.0, gains[i])))
        for i in range(len(orders))
        if orders[i][: len(laid)] == laid
    ]
    return weighed(sorted(open_ways, key=lambda way: (-way.chance, -way.value)), exact)


def weighed(found: list[Way], exact: bool) -> list[Way]:
    """The ways that are still open, their chances brought to one again; where the best mixture would not have begun so,
    the one that wins most against an enemy who lays theirs. Nothing is called certain that is not."""
    total = sum([way.chance for way in found])
    if total < TINY:
        found = sorted(found, key=lambda way: -way.value)
        found = [Way(way.steps, 1.0 if i == 0 else 0.0, way.value) for i, way in enumerate(found)]
        exact, total = False, 1.0
    sure = 1.0 if exact and total > 1.0 - TINY else IN_DOUBT
    return [Way(way.steps, sure * way.chance / total, way.value) for way in found]
