"""What a player can reckon from its own view: what each warrior would bring on each territory, world by world.

For computer players and hints. Every world comes from `View.imagine`, and what happens in it is settled by the same
functions as in the game: nothing here knows a rule of its own, and nothing here sees more than the view.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from prairie.core.bits import BIT, members, nth, size
from prairie.core.contract import View
from prairie.core.rng import Rng
from prairie.games.tomahawk import battle
from prairie.games.tomahawk.components import BASE, CARDS, FOREST, PILES, REDWOOD_HEART, SIDE, SLOTS, SPECIALS
from prairie.games.tomahawk.knowledge import revealed
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


# --- what the enemy may reckon ----------------------------------------------------------------------------------------


def enemy_gains(view: View, rng: Rng, worlds: i64) -> vec[float]:
    """At [pile * CARDS + card]: the same mean difference for every warrior the enemy may hold, as the enemy would
    reckon it. It knows neither the reader's hand nor what the reader has hidden, so both are imagined anew."""
    enemy = 1 - view.seat
    known = own(view)
    may_hold = (BASE | (SPECIALS & ~known.dealt[view.seat])) & ~revealed(known, enemy)
    nothing: list[float] = [0.0] * (PILES * CARDS)
    found = vec[float](nothing)
    n: i64 = 0
    while n < worlds:
        world = view.imagine(rng).redacted(enemy).imagined(enemy, rng)
        assert isinstance(world, Tomahawk)
        enemy_lays(world, view.seat, rng)
        pile: i64 = 0
        while pile < PILES:
            if not world.forced & BIT[enemy * PILES + pile]:
                fill_later_turns(world, pile, rng)
                add_gains(world, enemy, pile, may_hold, found)
            pile += 1
        n += 1
    at: i64 = 0
    while at < PILES * CARDS:
        found[at] = found[at] / float(worlds)
        at += 1
    return found


def add_gains(world: Tomahawk, seat: i64, pile: i64, cards: i64, sums: vec[float]) -> None:
    """Adds what each of these cards brings on a pile filled but for it. The world is used up there."""
    box = world.box
    land = world.land[pile]
    first = pile * SLOTS
    slot = box.slot[world.turn * PILES + pile]
    turns = box.turns[land]
    place = seat * SIDE + first + slot
    since: i64 = 0 if box.kind[land] == FOREST else slot
    shown = world.shown[seat]
    i: i64 = 0
    while i < turns:  # revealed, so that powers act
        world.shown[1 - seat] = world.shown[1 - seat] | BIT[world.laid[(1 - seat) * SIDE + first + i]]
        if i != slot:
            shown |= BIT[world.laid[seat * SIDE + first + i]]
        i += 1
    card: i64 = 0
    while cards:
        if cards & 1:
            world.laid[place] = card
            world.shown[seat] = shown | BIT[card]
            gain: i64 = 0
            i = since
            while i <= slot:
                mine = world.laid[seat * SIDE + first + i]
                theirs = world.laid[(1 - seat) * SIDE + first + i]
                gain += box.spoils[mine * CARDS + theirs] - box.spoils[theirs * CARDS + mine]
                i += 1
            winner = battle.winner_after(world, pile, turns)
            if winner >= 0:
                prize = box.animals[land] * (2 if caribou_double(world, pile, turns) else 1)
                gain += prize if winner == seat else -prize
            sums[pile * CARDS + card] = sums[pile * CARDS + card] + float(gain)
        cards >>= 1
        card += 1


def caribou_double(world: Tomahawk, pile: i64, turns: i64) -> bool:
    """Whether Redwood Heart stands in this forest, on either side (TK 12.15)."""
    if world.box.kind[world.land[pile]] != FOREST:
        return False
    place = pile * SLOTS
    end = place + turns
    while place < end:
        if world.laid[place] == REDWOOD_HEART or world.laid[SIDE + place] == REDWOOD_HEART:
            return True
        place += 1
    return False
