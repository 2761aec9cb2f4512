"""The greedy Big Manitou player plays with sense: it wins, and does so for the right reasons."""

from __future__ import annotations

import pytest

import prairie
from prairie import CHANCE, OVER, agents
from prairie.core.contract import State
from prairie.games.bigmanitou import judging
from tests.conformance.cases import many
from tests.rules.bigmanitou.tabletop import FOUR, Tabletop, the_game, tiles


def choice(table: Tabletop, seed: int = 1) -> str:
    """What the greedy player does at this table."""
    seat = table.state.decider()
    action = agents.make("greedy", the_game(), seed).decide(table.state.view(seat))
    assert action in table.state.actions(seat)
    return table.game.action_word(table.state, seat, action)


def played(seats: int, kinds: list[str], stream: int, quick: str = "no") -> State:
    state = the_game().new(seats, quick=quick)
    minds = [agents.make(kind, the_game(), 50 + stream, seat) for seat, kind in enumerate(kinds)]
    rng = prairie.Rng(51, stream)
    while (who := state.decider()) != OVER:
        if who == CHANCE:
            state.sample(rng)
        else:
            state.apply(who, minds[who].decide(state.view(who)))
    return state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_beats_random_players(seats: int) -> None:
    won = 0.0
    games = many(10, 1)
    for stream in range(games):
        me = stream % seats
        won += played(seats, ["greedy" if seat == me else "random" for seat in range(seats)], stream).utility(me)
    assert won >= 0.9 * games


def test_it_plays_the_quick_variant() -> None:
    assert played(2, ["greedy", "random"], 3, quick="yes").outcome().winners


def test_it_decides_the_same_way_with_the_same_seed() -> None:
    table = Tabletop(3).draws_anything()
    assert choice(table, 4) == choice(table, 4)


# --- tiles ------------------------------------------------------------------------------------------------------------


def test_it_takes_the_tipi_that_matches_its_bison() -> None:
    table = Tabletop(hunt=2).grounds("bison3 tipi2 tipi3 bison2", FOUR, FOUR).won("bison3", "bison1").on(0, "scout")
    assert choice(table.judge()) == "tipi3"


def test_it_takes_the_bison_that_matches_its_tipis() -> None:
    table = Tabletop(hunt=2).grounds("bison3 tipi2 tipi3 bison2", FOUR, FOUR).won("tipi3 tipi1").on(0, "scout")
    assert choice(table.judge()) == "bison3"


def test_its_two_tiles_match_each_other() -> None:
    table = Tabletop(hunt=4).grounds("bison3 bison3 tipi3 bison1", FOUR, FOUR).on(0, "9").judge()
    assert choice(table) == "bison3+tipi3"


def test_it_takes_the_tile_that_brings_a_cylinder() -> None:
    table = Tabletop(hunt=4).grounds("totem bison3 bison3 bison3", FOUR, FOUR).won("", "totem")
    assert choice(table.cylinders(brown=1).on(0, "scout").judge()) == "totem"


def test_it_pays_with_what_is_worth_least() -> None:
    table = Tabletop(hunt=3).won("bison3 bison3 tipi2 bison1").on(0, "9", "9").on(1, "5").judge()
    assert choice(table) == "bison1"


# --- cards ------------------------------------------------------------------------------------------------------------


def last_card(grounds: tuple[str, str, str], mine: tuple[str, ...], theirs: tuple[str, ...], *hands: str) -> Tabletop:
    """Two players, the last hunt, six cards each on the grounds; seat 0 is to play its seventh card."""
    table = Tabletop(2, hunt=4).grounds(*grounds).won("bison3 tipi3", "bison3 tipi3")
    table.state.bag -= table.state.won[0] + table.state.won[1] + sum(table.state.ground)
    for ground in range(3):
        table.on(ground, mine[ground], theirs[ground])
    table.hands(*hands, each=1)
    assert table.state.audit() == ""
    return table


RICH = ("bison3 tipi3 bison3 tipi3", "bison1 tipi1 bison1", "bison1 tipi1")


def test_it_does_not_lead_in_force_for_nothing() -> None:
    """It wins ground I anyway and cannot win another: the 10 would cost a tile, the 1 does not."""
    table = last_card(RICH, ("9 8 7 6", "2", "3"), ("3", "10 9", "8 7 clan_mother"), "10 1", "5")
    assert judging.force(table.state, 0) + 1 < judging.force(table.state, 1) < judging.force(table.state, 0) + 10
    assert choice(table).startswith("1>")


def test_it_breaks_a_tie_when_that_wins_tiles() -> None:
    table = last_card(RICH, ("5", "4 3", "chief scout rainmaker"), ("5", "10 9", "8 7 6"), "1 2", "chief")
    assert choice(table) in ("1>I", "2>I")


def test_it_attacks_with_the_hero_that_wins() -> None:
    mine, theirs = ("1", "2 3", "4 5 6"), ("chief", "10 9", "8 7 6")
    assert choice(last_card(RICH, mine, theirs, "clan_mother scout", "5")) == "clan_mother_a>I"


def test_it_moves_a_hunter_to_where_it_wins() -> None:
    table = last_card(RICH, ("4 1", "9 3", "2 5"), ("6 2", "7 1", "10 9"), "scout rainmaker", "3")
    table.cylinders(white=0)
    table.state.won[0] = tiles("horse bison3 tipi3")
    table.does("scout>II", "3>III")
    assert choice(table) == "3>I"


def test_it_protects_a_hero_on_the_best_ground() -> None:
    """The scout alone would fall to the chief or the rainmaker the other has; a second hero makes a pair of it."""
    table = Tabletop(2, hunt=4).grounds("totem horse bison3 tipi3", "bison1 tipi1 bison1", "bison1 tipi1")
    table.on(0, "scout", "9 8").on(1, "2 3", "7 6").on(2, "4 5", "1")
    table.hands("clan_mother 1 6", "chief_a rainmaker", each=2)
    table.state.pool[1] = table.state.hand[1]
    assert choice(table) == "clan_mother_a>I"


def test_it_chooses_a_party_of_the_right_size() -> None:
    for seats in (2, 5):
        table = Tabletop(seats).draws_anything()
        mind = agents.make("greedy", the_game(), 9)
        while table.state.owes(0):
            table.state.apply(0, mind.decide(table.state.view(0)))
        assert len(table.state.as_dict()["players"][0]["pile"]) == (8 if seats == 2 else 9)
