"""Who holds what in Pow Wow, judged by what people do in a swap: held against an enumeration of every deal."""

from __future__ import annotations

from collections import defaultdict
from itertools import permutations
from math import sqrt
from statistics import NormalDist
from typing import Any

import pytest

import prairie
from prairie import agents
from prairie.agents.policies.powwow.guess import DRIFT, WHIM, Guess
from prairie.core.contract import CHANCE, OVER
from prairie.core.rng import Rng
from prairie.games.powwow import knowledge, notes
from prairie.games.powwow.belief import hand_in
from prairie.games.powwow.cards import card_at
from prairie.games.powwow.components import COLOURS, POW_WOW
from prairie.games.powwow.memory import given_in, kept_in, partner_of, round_of, swapper_of, taken_in, takes_part

GAME = prairie.game("powwow")
Hands = tuple[tuple[int, int], ...]  # of every holder, rising


def positions(seats: int, swaps: int, seed: int) -> list[Any]:
    """What each seat knows in a random game when so many swaps have been made and a die is to be taken or pushed."""
    state: Any = GAME.new(seats)
    rng = Rng(seed, 4)
    while len(state.swaps) < swaps or state.partner >= 0 or state.decider() == CHANCE:
        if (mover := state.decider()) == OVER:
            return []
        if mover == CHANCE:
            state.sample(rng)
        else:
            state.random(mover, rng)
    return [state.view(seat).known for seat in range(seats)]


def prefers(known: Any, card: int, other: int, rounds: int) -> float:
    if card == other:
        return 0.5
    if POW_WOW in (card, other):
        return WHIM if card == POW_WOW else 1 - WHIM
    apart = NormalDist(sigma=sqrt(1 + DRIFT * rounds)).cdf(known.space[card] - known.space[other])
    return WHIM + (1 - 2 * WHIM) * apart


def enumerated(known: Any, seats: int) -> dict[Hands, float]:
    """The odds of all hands of today: every deal, and everything that may have been swapped, one by one."""
    holders = 3 if seats == 2 else seats
    cards = [*range(COLOURS), *[POW_WOW] * (2 * holders - COLOURS)]
    reader = int(known.reader)
    worlds: dict[Hands, float] = defaultdict(float)
    for deal in permutations(cards):
        pairs = (sorted(deal[at : at + 2]) for at in range(0, 2 * holders, 2))
        worlds[tuple((one, two) for one, two in pairs)] += 1.0
    for swap in map(int, known.swaps):
        after: dict[Hands, float] = defaultdict(float)
        for hands, odds in worlds.items():
            for hands_after, chance in swapped(known, hands, swap, reader):
                after[hands_after] += odds * chance
        worlds = after
    own = tuple(sorted(int(card_at(known.hand[reader], n)) for n in (0, 1)))
    worlds = {hands: odds for hands, odds in worlds.items() if hands[reader] == own}
    total = sum(worlds.values())
    return {hands: odds / total for hands, odds in worlds.items()}


def swapped(known: Any, hands: Hands, swap: int, reader: int) -> list[tuple[Hands, float]]:
    """What the hands may be after a swap, as far as the reader has not seen otherwise, and how likely each is."""
    swapper, partner, rounds = swapper_of(swap), partner_of(swap), int(known.round - round_of(swap))
    found = []
    for give in (0, 1):
        for take in (0, 1):
            given, stays = hands[swapper][give], hands[swapper][1 - give]
            taken, kept = hands[partner][take], hands[partner][1 - take]
            if takes_part(swap, reader) and (given, taken, kept) != (given_in(swap), taken_in(swap), kept_in(swap)):
                continue
            chance = prefers(known, stays, given, rounds) * prefers(known, taken, kept, rounds)
            if swapper == reader:  # it has no habits in its own eyes
                chance = 0.25
            after = [list(hand) for hand in hands]
            after[swapper] = sorted((stays, taken))
            after[partner] = sorted((kept, given))
            found.append((tuple((one, two) for one, two in after), chance))
    return found


@pytest.mark.parametrize(("seats", "swaps", "seed"), [(2, 3, 1), (2, 6, 2), (3, 1, 3), (3, 5, 4), (4, 2, 5)])
def test_the_odds_are_those_of_an_enumeration(seats: int, swaps: int, seed: int) -> None:
    for known in positions(seats, swaps, seed):
        guess = Guess(known)
        found: dict[Hands, float] = defaultdict(float)
        for table, odds in zip(guess.tables, guess.odds, strict=True):
            hands = [hand_in(table, holder) for holder in range(len(known.hand))]
            found[tuple((int(card_at(hand, 0)), int(card_at(hand, 1))) for hand in hands)] += odds / guess.total
        expected = enumerated(known, seats)
        assert found.keys() == expected.keys()
        for hands_held, odds in expected.items():
            assert found[hands_held] == pytest.approx(odds, abs=1e-9)


def test_whoever_swapped_holds_the_runner_in_the_lead_more_often_than_lots_would_have_it() -> None:
    """Greedy players keep the better card: over many games the guess expects what is true better than the notes do."""
    right_guess, right_notes, asked = 0.0, 0.0, 0
    for seed in range(12):
        state: Any = GAME.new(4)
        rng = Rng(seed, 5)
        players = [agents.make("greedy", GAME, seed, seat) for seat in range(4)]
        while (mover := state.decider()) != OVER:
            if mover == CHANCE:
                state.sample(rng)
                continue
            if mover == 0 and len(state.swaps) > 3:
                known = state.view(0).known
                if known.partner < 0:
                    lead = max(range(COLOURS), key=lambda colour: int(state.space[colour]))
                    holder = next(seat for seat in range(4) if int(state.hand[seat]) >> (4 * lead) & 15)
                    if holder:
                        asked += 1
                        right_guess += share(Guess(known), lead, holder)
                        right_notes += notes_share(known, lead, holder)
            state.apply(mover, players[mover].decide(state.view(mover)))
    assert asked > 50
    assert right_guess / asked > right_notes / asked + 0.05


def share(guess: Guess, colour: int, holder: int) -> float:
    held = sum(o for table, o in zip(guess.tables, guess.odds, strict=True) if table >> (3 * colour) & 7 == holder)
    return held / guess.total


def notes_share(known: Any, colour: int, holder: int) -> float:
    return float(notes.chances(knowledge.belief_of(known))[holder * COLOURS + colour])
