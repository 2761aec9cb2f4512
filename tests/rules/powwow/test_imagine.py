"""What can be inferred: imagined worlds against every history that looks the same, tried out one by one.

On a short track full of moccasins, so that swaps come soon. With more players or swaps there are too many histories.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest

import prairie
from prairie import SPECTATOR
from prairie.core.bits import members
from prairie.core.game import Game
from prairie.games.powwow import knowledge, questions as q
from prairie.games.powwow.cards import ONE
from prairie.games.powwow.memory import partner_of, swapper_of
from prairie.games.powwow.state import PowWow
from tests.conformance.cases import COMPILED, chi_square_holds

from .data_files import with_track
from .histories import Decision, Worlds, after, indistinguishable, played
from .positions import COLOURS, Table, as_powwow

CASES = [(2, 2), (3, 2), (4, 1)] + ([(2, 3), (3, 3), (4, 2), (5, 1), (6, 1)] if COMPILED else [])
MANY = 5  # seats: a full table
MOST = 3000  # worlds: with more of them the odds are compared by hand only, not by whole worlds


@pytest.fixture(scope="module")
def short_track(tmp_path_factory: pytest.TempPathFactory) -> Game:
    folder: Path = tmp_path_factory.mktemp("board")
    return with_track(folder, 14, [1, 2, 3, 4, 5, 6, 7, 8, 9], [])


def positions(game: Game, seats: int, swaps: int) -> Iterator[tuple[PowWow, list[Decision]]]:
    start = as_powwow(game.new(seats))
    for seed in range(3 if COMPILED and seats < MANY else 1):
        for in_swap in (False, True):
            yield start, played(start, seed, swaps, in_swap)


def readers(truth: PowWow) -> list[int]:
    """Everyone; at a full table, where worlds are many, the partners of the latest swap and one who looks on."""
    seats = int(truth.seats)
    if seats < MANY:
        return [*range(seats), *([SPECTATOR] if seats < 4 else [])]
    swapper, partner = swapper_of(truth.swaps[-1]), partner_of(truth.swaps[-1])
    if truth.phase == q.TAKE:
        swapper, partner = truth.mover(), truth.partner
    return [swapper, partner, min(set(range(seats)) - {swapper, partner})]


def hands_before_gift(world: PowWow) -> tuple[int, ...]:
    """The hands; in the middle of a swap, those before the card was given."""
    hands = list(world.hand)
    if world.phase == q.TAKE:
        hands[int(world.mover())] += ONE[world.gift]
        hands[world.partner] -= ONE[world.gift]
    return tuple(hands)


def believed(known: PowWow) -> dict[tuple[int, ...], float]:
    """What the engine's own belief says of the hands, table by table; empty when it has nothing to go by."""
    belief = knowledge.belief_of(known)
    found: dict[tuple[int, ...], float] = {}
    for table, odds in zip(belief.tables, belief.odds, strict=True):
        unseen = members(belief.unseen[-1])
        orders = set(permutations(table >> (3 * colour) & 7 for colour in unseen))
        for order in orders:
            holder_of = {colour: table >> (3 * colour) & 7 for colour in range(6)} | dict(
                zip(unseen, order, strict=True)
            )
            hands = [sum(ONE[c] for c in range(6) if holder_of[c] == holder) for holder in range(belief.holders)]
            held = [sum(holder_of[c] == holder for c in range(6)) for holder in range(belief.holders)]
            whole = tuple(hand + (2 - count) * ONE[6] for hand, count in zip(hands, held, strict=True))
            found[whole] = found.get(whole, 0.0) + odds / belief.total / len(orders)
    return found


@pytest.mark.rule("PW 2.7", "PW 8.9", "PW 8.10", "PW 8.11", "PW 11.6")
@pytest.mark.parametrize(("seats", "swaps"), CASES)
def test_imagined_worlds_are_those_of_every_history_as_likely(short_track: Game, seats: int, swaps: int) -> None:
    by_hands = by_worlds = 0
    for start, made in positions(short_track, seats, swaps):
        truth = after(start, made)
        for reader in readers(truth):
            expected = indistinguishable(start, made, reader)
            by_hands += compare_hands(truth, reader, expected)
            by_worlds += compare_worlds(truth, reader, expected)
            compare_notes(truth, reader, expected)
    assert by_hands
    assert by_worlds


def compare_hands(truth: PowWow, reader: int, expected: Worlds) -> bool:
    """The possible hands: the same set, with the same odds to nine digits."""
    found = believed(as_powwow(truth.view(reader).known))
    likely: dict[tuple[int, ...], float] = {}
    for world, odds in expected.values():
        hands = hands_before_gift(world)
        likely[hands] = likely.get(hands, 0.0) + odds
    if found:
        assert found == pytest.approx(likely, rel=1e-9)
    return bool(found)


def compare_worlds(truth: PowWow, reader: int, expected: Worlds) -> bool:
    """Whole worlds: the hands, and what everyone else has seen in swaps hidden from the reader."""
    if len(expected) > MOST:
        return False
    draws = max(400, 6 * len(expected))
    view, rng = truth.view(reader), prairie.Rng(5, reader & 7)
    counts = Counter(view.imagine(rng).to_bytes() for _ in range(draws))
    assert set(counts) <= set(expected)
    names = list(expected)
    assert chi_square_holds([counts[name] for name in names], [draws * expected[name][1] for name in names])
    return True


def compare_notes(truth: PowWow, reader: int, expected: Worlds) -> None:
    """How likely each card is in each hand now; and sure is what no history contradicts."""
    notes = truth.view(reader).as_dict()["notes"]
    for holder, note in enumerate(notes):
        hands: dict[int, float] = {}
        for world, odds in expected.values():
            hands[int(world.hand[holder])] = hands.get(int(world.hand[holder]), 0.0) + odds
        for number, colour in enumerate(COLOURS):
            likely = sum(odds for hand, odds in hands.items() if hand >> (4 * number) & 15)
            assert note["chances"][colour] == pytest.approx(likely, abs=1e-6)
        names = [*COLOURS, "pow-wow"]
        sure = {name: min(hand >> (4 * number) & 15 for hand in hands) for number, name in enumerate(names)}
        assert Counter(note["sure"]) == +Counter(sure)


@pytest.mark.rule("PW 8.9")
def test_a_card_given_is_still_there_until_that_player_swaps_again() -> None:
    table = Table("red pow-wow", "blue green", "yellow pow-wow", "black natural", at={"red": 4})
    table.do(0, "A").swap(0, "pow-wow>1", "green")
    assert sorted(table.sure(0, 1)) == ["blue", "pow-wow"]
    table.state.space[0] = 4
    table.do(1, "B").swap(1, "blue>2", "yellow")
    assert table.sure(0, 1) == []
    assert table.sure(0, 2) == []
    chances = [note["chances"]["blue"] for note in table.shown(0)["notes"]]
    assert chances == [0, 0.5, 0.5, 0]
    assert sorted(table.sure(1, 2)) == ["blue", "pow-wow"]
    assert table.sure(2, 1) == ["yellow"]
