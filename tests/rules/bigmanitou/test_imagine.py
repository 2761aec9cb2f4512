"""Imagined worlds come as likely as they should: against every party and every order enumerated, and against games
really played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations, permutations
from math import sqrt
from typing import Any

import pytest

import prairie
from prairie import CHANCE, OVER, SPECTATOR
from prairie.core.bits import members
from prairie.games.bigmanitou import questions as q
from prairie.games.bigmanitou.state import BigManitou
from tests.conformance.cases import chi_square_holds, many

from .tabletop import Tabletop, cards, kind, the_game

Held = tuple[frozenset[str], frozenset[str]]  # a hand and a pile
FAIR = 4.0  # standard deviations; the seeds are fixed, so a right program never comes near


# --- every party and every order, enumerated --------------------------------------------------------------------------


def enumerated(pool: list[str], party: int, played: list[str], drawn: int) -> dict[Held, Fraction]:
    """The odds of each hand and pile after these cards were played and so many drawn: all parties out of the pool
    equally likely, all orders of a party equally likely, and the n-th card played was in hand when it was played."""
    odds: dict[Held, Fraction] = {}
    for chosen in combinations(pool, party):
        for first in permutations(chosen, drawn):
            if all(card in first[: max(3, n + 3)] for n, card in enumerate(played)):
                hand = frozenset(first) - set(played)
                held = hand, frozenset(chosen) - set(first)
                odds[held] = odds.get(held, Fraction(0)) + 1
    total = sum(odds.values())
    return {held: count / total for held, count in odds.items()}


@pytest.mark.parametrize("plays", range(4))
def test_every_hand_and_pile_that_fits_is_equally_likely(plays: int) -> None:
    """What knowledge.py claims, on a small deck: parties of six out of eight."""
    pool = list("abcdefgh")
    played = pool[:plays]
    odds = enumerated(pool, 6, played, 3 + plays)
    left = [card for card in pool if card not in played]
    fitting = {
        (frozenset(hand), frozenset(pile))
        for hand in combinations(left, 3)
        for pile in combinations([card for card in left if card not in hand], 3 - plays)
    }
    assert set(odds) == fitting
    assert set(odds.values()) == {Fraction(1, len(fitting))}


def small_game(pool: str, played: str, quick: bool = False) -> Tabletop:
    """Seat 1, the dealer, has a party of seven out of this pool, and has played some of it. Seat 0 looks."""
    table = Tabletop(2, quick=quick)
    state = table.state
    state.phase = q.PLAY
    state.turn = 0
    for seat, (mine, done) in enumerate((("1 2 3 4 5 6 7 8", "1 2 3"), (pool, played))):
        count = len(done.split()) if seat else len(played.split())
        gone = members(cards(done))[:count]
        for card in gone:
            state.laid[seat * 3] = state.laid[seat * 3] | (1 << card)
        rest = [card for card in members(cards(mine)) if card not in gone]
        party = (8, 7)[seat]
        state.pool[seat] = sum(1 << card for card in rest)
        unplayed = rest[: party - count]
        hand = unplayed[: min(3, party - count)]
        state.hand[seat] = sum(1 << card for card in hand)
        state.undrawn[seat] = party - count - len(hand)
        undrawn = rest if quick else unplayed
        state.pile[seat] = sum(1 << card for card in undrawn if card not in hand)
    state.count = 2 * len(played.split())
    assert state.audit() == ""
    return table


@pytest.mark.rule("BM 3.19", "BM 4.1")
@pytest.mark.parametrize("played", ["", "9", "9 4", "4 9 scout"])
@pytest.mark.parametrize("reader", [0, SPECTATOR])
def test_imagined_hands_and_piles_come_by_their_odds(played: str, reader: int) -> None:
    pool = "2 4 7 9 10 chief scout rainmaker"
    table = small_game(pool, played)
    drawn = 3 + len(played.split())
    names = [the_game().words("card")[card] for card in members(cards(pool))]
    done = [the_game().words("card")[card] for card in members(cards(played))]
    odds = enumerated(names, 7, done, drawn)
    view = table.state.view(reader)
    rng = prairie.Rng(31, len(played))
    worlds = many(12_000, 3_000)
    found: Counter[Held] = Counter()
    for _ in range(worlds):
        player = view.imagine(rng).as_dict()["players"][1]
        found[frozenset(player["hand"]), frozenset(player["pile"])] += 1
    assert set(found) <= set(odds)
    hands = sorted(odds, key=repr)
    assert chi_square_holds([found[held] for held in hands], [float(odds[held] * worlds) for held in hands])


@pytest.mark.rule("BM 3.17")
@pytest.mark.parametrize("played", ["", "9 4"])
def test_in_the_quick_variant_the_pile_stays_open(played: str) -> None:
    """Nobody has looked at the rest of the party, so no world settles it: the hand is any part of the pool."""
    pool = "2 4 7 9 10 chief scout rainmaker"
    view = small_game(pool, played, quick=True).state.view(0)
    rng = prairie.Rng(32)
    worlds = many(6_000, 1_500)
    found: Counter[frozenset[str]] = Counter()
    for _ in range(worlds):
        player = view.imagine(rng).as_dict()["players"][1]
        assert set(player["hand"]) | set(player["pile"]) == set(player["pool"])
        found[frozenset(player["hand"])] += 1
    left = list(view.as_dict()["players"][1]["pool"])
    hands = [frozenset(hand) for hand in combinations(left, 3)]
    assert chi_square_holds([found[hand] for hand in hands], [worlds / len(hands)] * len(hands))


def test_a_world_takes_hand_and_pile_from_what_is_left_of_the_pool() -> None:
    """Not from the whole deck, and never a card that was just played."""
    pool = "2 4 7 9 10 chief scout rainmaker"
    view = small_game(pool, "9 4").state.view(0)
    rng = prairie.Rng(33)
    for _ in range(200):
        world = view.imagine(rng)
        assert world.audit() == ""
        player = world.as_dict()["players"][1]
        assert {kind(card) for card in (*player["hand"], *player["pile"])} <= {*pool.split()} - {"4", "9"}


# --- against games really played --------------------------------------------------------------------------------------

Feature = Callable[[dict[str, Any], int], bool]

FEATURES: dict[str, Feature] = {
    "the 10 is in hand": lambda world, seat: "10" in world["players"][seat]["hand"],
    "the 10 is still to come": lambda world, seat: "10" in world["players"][seat]["pile"],
    "the 10 stays at home": lambda world, seat: "10" in at_home(world, seat),
    "a chief is in hand": lambda world, seat: bool({"chief_a", "chief_b"} & set(world["players"][seat]["hand"])),
    "the scout is still to come": lambda world, seat: "scout" in world["players"][seat]["pile"],
    "the hand holds heroes only": lambda world, seat: all(not c[0].isdecimal() for c in world["players"][seat]["hand"]),
    "two low hunters at home": lambda world, seat: {"1", "2"} <= at_home(world, seat),
}
EVENTS: dict[str, Feature] = {
    "at any time": lambda view, seat: view["hunt"] >= 1 and seat >= 0,
    "in a hunt from the rest of the deck": lambda view, seat: view["hunt"] % 2 == 0 and seat >= 0,
    "a chief was played": lambda view, seat: not {"chief_a", "chief_b"} <= set(view["players"][seat]["pool"]),
    "late in the hunt": lambda view, seat: view["players"][seat]["pile_size"] == 0,
}


def at_home(world: dict[str, Any], seat: int) -> set[str]:
    player = world["players"][seat]
    return set(player["pool"]) - {*player["hand"], *player["pile"]}


class Gap:
    """How much more often something is true than it is imagined, in standard deviations."""

    def __init__(self) -> None:
        self.sum = 0
        self.squares = 0

    def add(self, true: bool, guess: bool) -> None:
        self.sum += true - guess
        self.squares += true != guess

    @property
    def size(self) -> float:
        return abs(self.sum) / sqrt(self.squares) if self.squares else 0.0


def any_card(state: BigManitou, seat: int, rng: prairie.Rng) -> int:
    """A player without habits: any card of the hand, wherever it may go."""
    actions = state.actions(seat)
    if state.phase != q.PLAY:
        return int(state.choose(seat, rng))
    held = sorted({action // 3 for action in actions})
    card = held[int(rng.below(len(held)))]
    places = [action for action in actions if action // 3 == card]
    return places[int(rng.below(len(places)))]


def stops(seats: int, seed: int, games: int) -> Iterator[tuple[BigManitou, prairie.Rng]]:
    """One moment of each game in which hands are held; and numbers to imagine with."""
    for stream in range(games):
        rng = prairie.Rng(seed, stream)
        state = the_game().new(seats)
        assert isinstance(state, BigManitou)
        left = 1 + rng.below(7 * seats * 2)
        while (who := state.decider()) != OVER:
            if who == CHANCE:
                state.sample(rng)
                continue
            if state.phase == q.PLAY:
                if left == 0:
                    yield state, rng
                    break
                left -= 1
            state.apply(who, any_card(state, who, rng))


@pytest.mark.rule("BM 3.19", "BM 4.10")
@pytest.mark.parametrize("reader", [0, 1, SPECTATOR])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_hidden_is_imagined_as_often_as_it_is_true(seats: int, reader: int) -> None:
    gaps: dict[tuple[str, str], Gap] = {(event, feature): Gap() for event in EVENTS for feature in FEATURES}
    for state, rng in stops(seats, 400 + reader, many(3000, 250)):
        view = state.view(reader)
        truth, known, world = state.as_dict(), view.as_dict(), view.imagine(rng).as_dict()
        for seat in range(seats):
            for event, feature in gaps:
                if seat != reader and EVENTS[event](known, seat):
                    gaps[event, feature].add(FEATURES[feature](truth, seat), FEATURES[feature](world, seat))
    assert {name: gap.size for name, gap in gaps.items() if gap.size >= FAIR} == {}
    assert sum(gap.squares for gap in gaps.values()) > 500
