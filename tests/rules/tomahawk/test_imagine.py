"""Imagined worlds come as likely as they should: against every draft enumerated, and against games really played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

import prairie
from prairie import CHANCE, SPECTATOR
from prairie.core.game import Game

from .data_files import loaded, our_data
from .drafts import SPECIALS, Cards, Draft, Drafts, summed, surprise
from .positions import Table, as_tomahawk, tomahawk

FAIR = 4.0  # standard deviations; the seeds are fixed, so a right program never comes near
WORLDS = 4000
FEWER = 1500  # for a spectator, whose worlds take longest to imagine

RIGHT = Drafts(tomahawk().data)
WRONG = Drafts(tomahawk().data, by_plans=False)

# What has been seen of the two armies, from nothing to almost everything.
POSITIONS: dict[str, Callable[[], Table]] = {
    "nothing seen": lambda: Table(1),
    "some warriors": lambda: Table(2, I="P5: 4a 3a / 6a 3b", III="M4: 7a 7b / 7b 7a").play(),
    "one special each": lambda: Table(2, I="P5: 4a storm / 6a manitou", II="P3: 2a / 3c").play(),
    "two specials": lambda: Table(3, I="P5: 4a storm 1a / 6a manitou 1b", II="P3: spirit 2a / cloud 3c").play(),
    "late": lambda: Table(5, I="P5: 4a storm / 6a manitou", II="F4: 3a 3b / spirit 2a").play(),
    "the end": lambda: Table(6, I="P5: 4a storm 1a / 6a manitou 1b").play(),
}


def seen_of(view: prairie.View, seat: int) -> Cards:
    """The cards of a seat that a view shows, revealed or looked at."""
    shown = view.as_dict()
    cards = set(shown["sides"][seat]["revealed"])
    for pile in shown["piles"]:
        cards |= {pair["cards"][seat] for pair in pile["pairs"]}
    return frozenset(cards - {"", "?"})


def draft_in(world: dict[str, Any], seat: int) -> Draft:
    side = world["sides"][seat]
    return frozenset(side["dealt"]), frozenset(side["army"])


def imagined(view: prairie.View, count: int = WORLDS) -> Iterator[dict[str, Any]]:
    rng = prairie.Rng(2006, 7)
    for _ in range(count):
        yield view.imagine(rng).as_dict()


# --- against every draft, enumerated --------------------------------------------------------------------------


@pytest.mark.rule("TK 2.2", "TK 2.9", "TK 14.11", "TK 14.12")
@pytest.mark.parametrize("reader", [0, 1])
@pytest.mark.parametrize("name", POSITIONS)
def test_a_player_imagines_drafts_by_their_true_odds(name: str, reader: int) -> None:
    view = POSITIONS[name]().state.view(reader)
    other = 1 - reader
    own = frozenset(view.as_dict()["sides"][reader]["dealt"])
    seen = seen_of(view, other)
    found = Counter(draft_in(world, other) for world in imagined(view))
    assert surprise(found, RIGHT.seen_by_a_player(own, seen)) < FAIR


@pytest.mark.parametrize("reader", [0, 1])
def test_a_reckoning_that_forgets_the_plans_would_be_caught(reader: int) -> None:
    """Nothing is seen yet: all deals are equally likely, though Great Manitou and Teasing Cloud allow fewer drafts."""
    hands = ("storm skull", "manitou cloud") if reader == 0 else ("manitou cloud", "storm skull")
    view = Table(1, hands=hands).state.view(reader)
    own = frozenset(view.as_dict()["sides"][reader]["dealt"])
    found = Counter(draft_in(world, 1 - reader)[0] for world in imagined(view))
    right, wrong = (summed(drafts.seen_by_a_player(own, frozenset()), first) for drafts in (RIGHT, WRONG))
    assert surprise(found, right) < FAIR
    assert surprise(found, wrong) > FAIR


def first(pair: tuple[Any, Any]) -> Any:
    return pair[0]


def second(pair: tuple[Any, Any]) -> Any:
    return pair[1]


def both_dealt(drafts: tuple[Draft, Draft]) -> tuple[Cards, Cards]:
    return drafts[0][0], drafts[1][0]


def both_kept(drafts: tuple[Draft, Draft]) -> tuple[Cards, Cards]:
    return drafts[0][1] & set(SPECIALS), drafts[1][1] & set(SPECIALS)


@pytest.mark.parametrize("name", POSITIONS)
def test_a_spectator_imagines_both_drafts_by_their_true_odds(name: str) -> None:
    view = POSITIONS[name]().state.view(SPECTATOR)
    worlds = [(draft_in(world, 0), draft_in(world, 1)) for world in imagined(view, FEWER)]
    odds = RIGHT.seen_by_a_spectator(seen_of(view, 0), seen_of(view, 1))
    for part in (both_dealt, both_kept, first, second):
        assert surprise(Counter(part(world) for world in worlds), summed(odds, part)) < FAIR


def test_before_the_drafts_every_deal_of_the_unseen_specials_is_as_likely() -> None:
    table = Table.start().chance("manitou", "redwood", "cloud", "spirit", "twilight", "storm").do(1, "spirit")
    others = {frozenset(dealt): 1 / 4 for dealt in combinations(("spirit", "twilight", "skull", "storm"), 3)}
    worlds = [draft_in(world, 1) for world in imagined(table.state.view(0), FEWER)]
    assert surprise(Counter(dealt for dealt, _ in worlds), others) < FAIR
    assert {army for _, army in worlds} == {RIGHT.base}  # the other has not begun
    watching = Counter(draft_in(world, 0)[0] for world in imagined(table.state.view(SPECTATOR), FEWER))
    assert surprise(watching, dict.fromkeys(RIGHT.plans, 1 / 35)) < FAIR


def test_during_the_deal_only_the_cards_dealt_so_far_are_imagined() -> None:
    table = Table.start().chance("manitou", "redwood", "cloud", "spirit")
    for reader in (0, 1, SPECTATOR):
        for world in imagined(table.state.view(reader), 20):
            dealt = draft_in(world, 0)[0], draft_in(world, 1)[0]
            assert (len(dealt[0]), len(dealt[1])) == (3, 1)
            assert not dealt[0] & dealt[1]


def test_a_look_from_a_mountain_counts_for_the_looker_alone() -> None:
    table = Table(2, I="F5: 1a 2a / 3c cloud", IV="M1: 9a / 5a").play().do(0, "yes")
    looker = {draft_in(world, 1)[1] for world in imagined(table.state.view(0), 300)}
    assert all("cloud" in army for army in looker)
    spectator = Counter("cloud" in draft_in(world, 1)[1] for world in imagined(table.state.view(SPECTATOR), 300))
    assert min(spectator[True], spectator[False]) > 20


def test_odds_of_an_unusual_tribe(tmp_path: Path) -> None:
    """So uneven that no small common multiple of the numbers of plans exists."""
    data = our_data()
    copies = {"1": 4, "2": 7, "3": 2, "4": 5, "5": 1, "6": 3, "7": 2, "8": 0, "9": 0, "10": 0}
    data["tribe"] = {"certainty": "likely"} | {value: [0] * n for value, n in copies.items()}
    game = loaded(tmp_path, data)
    table = Table.start(game=game).chance("manitou", "redwood", "cloud", "spirit", "twilight", "storm")
    table.do(0, "manitou", "3a", "7a").do(1, "spirit", "4b", "6b")
    drafts = Drafts(game.data)
    view = table.state.view(0)
    found = Counter(draft_in(world, 1) for world in imagined(view))
    assert surprise(found, drafts.seen_by_a_player(frozenset({"manitou", "redwood", "cloud"}), frozenset())) < FAIR
    watching = Counter(draft_in(world, 0)[0] for world in imagined(table.state.view(SPECTATOR), FEWER))
    assert surprise(watching, dict.fromkeys(drafts.plans, 1 / 35)) < FAIR


# --- the enumeration itself -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_random_play_drafts_as_enumerated(seat: int) -> None:
    """The other half of the claim: random players really draft uniformly over whole plans."""
    found: Counter[Draft] = Counter()
    for stream in range(WORLDS):
        state = tomahawk().new(2)
        rng = prairie.Rng(77, stream)
        state.sample(rng)
        state.random(0, rng)
        state.random(1, rng)
        found[draft_in(state.as_dict(), seat)] += 1
    odds: dict[Draft, float] = {}
    for dealt, armies in RIGHT.plans.items():
        for army in armies:
            odds[dealt, army] = 1 / 35 / len(armies)
    assert surprise(found, odds) < FAIR
    assert surprise(Counter(dealt for dealt, _ in found.elements()), dict.fromkeys(RIGHT.plans, 1 / 35)) < FAIR


# --- against games really played ------------------------------------------------------------------------------

Feature = Callable[[dict[str, Any], int], bool]
Event = Callable[[dict[str, Any], int], bool]
GAMES = 2000


def stops(game: Game, reader: int, seed: int, games: int = GAMES) -> Iterator[tuple[prairie.State, prairie.Rng]]:
    """One moment of each random game, where nobody else has begun a sealed plan; and numbers to imagine with."""
    for stream in range(games):
        rng = prairie.Rng(seed, stream)
        state = game.new(2)
        left = 3 + rng.below(30)
        while True:
            who = state.decider()
            others_begun = who == 1 and reader != 0
            if left <= 0 and not others_begun:
                break
            if who == prairie.OVER:
                break
            if who == CHANCE:
                state.apply(CHANCE, state.chance(rng))
                left -= state.decider() != CHANCE
            else:
                state.random(who, rng)
                left -= 1
        if as_tomahawk(state).phase > 3:  # the drafts are closed
            yield state, rng


def opponents(reader: int) -> list[int]:
    return [seat for seat in (0, 1) if seat != reader]


def hidden_pairs(world: dict[str, Any], seat: int) -> list[str]:
    """What a seat has face down on the table."""
    pairs = [pair for pile in world["piles"] for pair in pile["pairs"]]
    return [pair["cards"][seat] for pair in pairs if pair["cards"][seat] and not pair["revealed"][seat]]


FEATURES: dict[str, Feature] = {
    "the 10 is in hand": lambda world, seat: "10a" in world["sides"][seat]["hand"],
    "the 10 is in the deck": lambda world, seat: "10a" in world["sides"][seat]["deck"],
    "a special is in hand": lambda world, seat: bool(set(SPECIALS) & set(world["sides"][seat]["hand"])),
    "a special lies face down": lambda world, seat: bool(set(SPECIALS) & set(hidden_pairs(world, seat))),
    "the 7a has left": lambda world, seat: "7a" not in world["sides"][seat]["army"],
    "great manitou was refused": lambda world, seat: "manitou" in refused(world, seat),
    "teasing cloud is in the army": lambda world, seat: "cloud" in world["sides"][seat]["army"],
}
EVENTS: dict[str, Event] = {
    "at any time": lambda view, seat: view["turn"] >= 1 and seat >= 0,
    "no special seen": lambda view, seat: not set(SPECIALS) & set(view["sides"][seat]["revealed"]),
    "a special seen": lambda view, seat: bool(set(SPECIALS) & set(view["sides"][seat]["revealed"])),
    "a 7 seen": lambda view, seat: bool({"7a", "7b"} & set(view["sides"][seat]["revealed"])),
    "cards face down": lambda view, seat: bool(hidden_pairs(view, seat)),
    "many cards seen": lambda view, seat: len(view["sides"][seat]["revealed"]) > 8,
}


def refused(world: dict[str, Any], seat: int) -> set[str]:
    return set(world["sides"][seat]["dealt"]) - set(world["sides"][seat]["army"])


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


@pytest.mark.rule("TK 14.13", "TK 14.8")
@pytest.mark.parametrize("reader", [0, 1, SPECTATOR])
def test_what_is_hidden_is_imagined_as_often_as_it_is_true(reader: int) -> None:
    gaps: dict[tuple[str, str], Gap] = {(event, feature): Gap() for event in EVENTS for feature in FEATURES}
    for state, rng in stops(tomahawk(), reader, 300 + reader):
        view = state.view(reader)
        truth, known, world = state.as_dict(), view.as_dict(), view.imagine(rng).as_dict()
        for seat in opponents(reader):
            for event, feature in gaps:
                if EVENTS[event](known, seat):
                    gaps[event, feature].add(FEATURES[feature](truth, seat), FEATURES[feature](world, seat))
    assert all(gap.squares > 15 for gap in gaps.values())
    assert {name: gap.size for name, gap in gaps.items() if gap.size >= FAIR} == {}


def test_worlds_that_forget_the_plans_would_be_caught() -> None:
    """The same comparison, with every deal and every refusal that nothing contradicts taken as equally likely."""
    fair, naive = Gap(), Gap()
    for state, rng in stops(tomahawk(), 0, 300, games=5000):
        view = state.view(0)
        own = frozenset(view.as_dict()["sides"][0]["dealt"])
        if "manitou" in own:
            continue
        truth, world = state.as_dict(), view.imagine(rng).as_dict()
        fair.add("manitou" in refused(truth, 1), "manitou" in refused(world, 1))
        naive.add("manitou" in refused(truth, 1), naive_refusal(own, seen_of(view, 1), rng) == "manitou")
    assert fair.size < FAIR
    assert naive.size > FAIR


def naive_refusal(own: Cards, seen: Cards, rng: prairie.Rng) -> str:
    """The special refused by the other seat, guessed without regard to the warriors that leave for the others."""
    rest = sorted(set(SPECIALS) - own)
    specials = seen & set(SPECIALS)
    deals = [deal for deal in combinations(rest, 3) if specials <= set(deal)]
    refusable = sorted(set(deals[rng.below(len(deals))]) - specials)
    return refusable[rng.below(len(refusable))]
