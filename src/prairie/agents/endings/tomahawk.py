"""The last turn of Tomahawk: both lay their last cards at once, 24 ways each, and the game is over."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from prairie.agents.solve import against_many, equilibrium
from prairie.core.bits import BIT, members
from prairie.core.contract import View
from prairie.core.rng import Rng
from prairie.games.tomahawk import battle, questions as q
from prairie.games.tomahawk.components import CARDS, PILES, TURNS
from prairie.games.tomahawk.state import Tomahawk

WORLDS: Final = 12  # imagined, when the enemy's cards are not known
ROUNDS: Final = 400
LEAN: Final = 0.5  # how likely the enemy is one of habit
NOISE: Final = 1.5  # points: so much better must a place look to be surely taken by such an enemy
HABITS: Final = 40  # plans of an enemy of habit, drawn
MARGIN: Final = 0.02  # of a win, a point: among equal chances to win, the higher score
ONE: Final = 4294967296.0  # 2**32


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
    won = 0.5
    if lead > 0:
        won = 1.0
    elif lead < 0:
        won = 0.0
    return won + MARGIN * float(lead)


def leaning(payoff: list[list[float]], likely: list[float]) -> list[list[float]]:
    """The same game against an enemy who may be a creature of habit: with the chance LEAN it plays what is `likely`,
    else the best it can. Its equilibrium is as safe as that chance leaves it, and makes the most of habit."""
    found: list[list[float]] = []
    for row in payoff:
        habitual = 0.0
        for j in range(len(row)):
            habitual += row[j] * likely[j]
        found.append([LEAN * habitual + (1.0 - LEAN) * here for here in row])
    return found


def habits(world: Tomahawk, enemy: i64, wishes: vec[float], rng: Rng) -> list[float]:
    """How likely the enemy's plans are, when it follows wishes that are seen about as sharply as a player sees them."""
    cards = members(world.hand[enemy])
    choices = plans(cards)
    piles = [pile for pile in range(PILES) if not world.forced & BIT[enemy * PILES + pile]]
    likely = [0.0] * len(choices)
    blank: list[float] = [0.0] * (PILES * CARDS)
    seen = vec[float](blank)
    for _ in range(HABITS):
        for pile in piles:
            for card in cards:
                at: i64 = pile * CARDS + card
                seen[at] = wishes[at] + NOISE * float(rng.next()) / ONE
        best = 0
        best_sum = -1000.0
        for n in range(len(choices)):
            total = 0.0
            for pile, card in zip(piles, choices[n], strict=True):
                total += seen[pile * CARDS + card]
            if total > best_sum:
                best = n
                best_sum = total
        likely[best] += 1.0 / HABITS
    return likely


def best_plan(view: View, rng: Rng, wishes: vec[float]) -> list[int]:
    """A plan for the last turn, drawn from the equilibrium against an enemy who may follow its `wishes`: exact when its
    cards are known; else over imagined worlds, against an enemy who knows what it holds."""
    known = view.known
    assert isinstance(known, Tomahawk)
    games: list[list[list[float]]] = []
    expected: list[list[list[float]]] = []
    hands: set[int] = set()
    for _world in range(WORLDS):
        world = view.imagine(rng)
        assert isinstance(world, Tomahawk)
        hands.add(int(world.hand[1 - view.seat]))
        games.append(matrix(world, view.seat))
        expected.append(leaning(games[-1], habits(world, 1 - view.seat, wishes, rng)))
    if len(hands) == 1 and all(game == games[0] for game in games):
        mixture = equilibrium(expected[0]).rows
    else:
        mixture = against_many(expected, ROUNDS)
    return plans(members(known.hand[view.seat]))[drawn(mixture, rng)]


def drawn(mixture: list[float], rng: Rng) -> int:
    left = float(rng.next()) / ONE
    for choice in range(len(mixture)):
        left -= mixture[choice]
        if left < 0.0:
            return choice
    return mixture.index(max(mixture))
