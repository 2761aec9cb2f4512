"""What a player can reckon from its own view: what each warrior would bring on each territory, world by world.

For computer players and hints. Every world comes from `View.imagine`, and what happens in it is settled by the same
functions as in the game: nothing here knows a rule of its own, and nothing here sees more than the view.
"""

from __future__ import annotations

from mypy_extensions import i64

from prairie.core.bits import BIT, members, nth, size
from prairie.core.contract import View
from prairie.core.rng import Rng
from prairie.games.tomahawk import battle
from prairie.games.tomahawk.components import CARDS, FOREST, PILES, SIDE, SLOTS
from prairie.games.tomahawk.state import Tomahawk


def own(view: View) -> Tomahawk:
    known = view.known
    assert isinstance(known, Tomahawk)
    return known


def turn(view: View) -> int:
    return own(view).turn


def value(view: View, card: int) -> int:
    return own(view).box.value[card]


def hair(view: View, card: int) -> int:
    return own(view).box.hair[card]


def piles_due(view: View) -> list[int]:
    """The piles that still wait for a warrior of the view's seat."""
    known = own(view)
    seat = view.seat
    return [pile for pile in range(known.step[seat], PILES) if not known.forced & BIT[seat * PILES + pile]]


def leaves_a_turn(view: View, pile: int) -> bool:
    """Whether this is a plain or a mountain with a turn to come: where Dancing Twilight acts (TK 12.21, TK 12.26)."""
    known = own(view)
    at = known.turn * PILES + pile
    return known.box.kind[known.land[pile]] != FOREST and known.box.slot[at] + 1 < known.box.length[at]


def gains(view: View, rng: Rng, worlds: i64) -> list[list[float]]:
    """By pile and card: the mean difference in points that the card would make there, over some imagined worlds. In
    each the enemy lays a plan of a fixed kind, and the turns still to come are filled from both armies."""
    seat = view.seat
    piles = piles_due(view)
    hand = members(own(view).hand[seat])
    found: list[list[float]] = [[0.0] * CARDS for _ in range(PILES)]
    n: i64 = 0
    while n < worlds:
        world = view.imagine(rng)
        assert isinstance(world, Tomahawk)
        enemy_lays(world, 1 - seat, rng)
        for pile in piles:
            filled = world.clone()
            fill_later_turns(filled, pile, rng)
            for card in hand:
                found[pile][card] += float(brings(filled, seat, pile, card)) / float(worlds)
        n += 1
    return found


def enemy_lays(world: Tomahawk, enemy: i64, rng: Rng) -> None:
    """Four cards of an enemy of no great cunning: drawn at random, and mostly the stronger ones where more animals
    are."""
    free = [pile for pile in range(PILES) if not world.forced & BIT[enemy * PILES + pile]]
    cards: list[i64] = []
    for _ in free:
        left = world.hand[enemy]
        card = nth(left, rng.below(size(left)))
        world.hand[enemy] = left & ~BIT[card]
        cards.append(card)
    if rng.below(3):
        wish = [world.box.animals[world.land[pile]] * 16 + rng.below(32) for pile in range(PILES)]
        free.sort(key=lambda pile: wish[pile])
        cards.sort(key=lambda card: world.box.value[card])
    for i in range(len(free)):
        pile: i64 = free[i]
        world.laid[enemy * SIDE + pile * SLOTS + world.box.slot[world.turn * PILES + pile]] = cards[i]


def fill_later_turns(world: Tomahawk, pile: i64, rng: Rng) -> None:
    """Any warriors that both sides may still play on this territory after this turn."""
    at = world.turn * PILES + pile
    seat: i64 = 0
    while seat < 2:
        pool = world.hand[seat] | world.deck[seat]
        slot = world.box.slot[at] + 1
        while slot < world.box.length[at]:
            place = seat * SIDE + pile * SLOTS + slot
            if world.laid[place] < 0 and pool:
                card = nth(pool, rng.below(size(pool)))
                pool &= ~BIT[card]
                world.laid[place] = card
            slot += 1
        seat += 1


def brings(filled: Tomahawk, seat: i64, pile: i64, card: i64) -> i64:
    """The difference in points that the duels of this turn and the battle make with this card in it."""
    trial = filled.clone()
    slot = trial.box.slot[trial.turn * PILES + pile]
    turns = trial.box.turns[trial.land[pile]]
    trial.laid[seat * SIDE + pile * SLOTS + slot] = card
    before = battle.points(trial, seat) - battle.points(trial, 1 - seat)
    pair: i64 = 0 if trial.box.kind[trial.land[pile]] == FOREST else slot
    while pair <= slot:
        battle.duel(trial, pile, pile * SLOTS + pair)
        pair += 1
    slot = 0
    while slot < turns:  # revealed, so that powers act
        place = pile * SLOTS + slot
        trial.shown[0] = trial.shown[0] | BIT[trial.laid[place]]
        trial.shown[1] = trial.shown[1] | BIT[trial.laid[SIDE + place]]
        slot += 1
    battle.take(trial, pile, battle.winner_of(trial, pile))
    return battle.points(trial, seat) - battle.points(trial, 1 - seat) - before
