"""Whoever chooses a card is told what it would bring about, by the rules themselves and from what all can see."""

from __future__ import annotations

import pytest

from prairie.core.rng import Rng
from tests.rules.bigmanitou.tabletop import Tabletop, the_game

NAMES = ["Ana", "you"]


def told(table: Tabletop, word: str, lang: str = "en") -> str:
    seat = table.state.decider()
    action = table.game.read_action(table.state, seat, word)
    return table.game.choice(table.state, seat, action, lang, NAMES)


@pytest.mark.parametrize(
    ("mine", "theirs", "outcome"),
    [
        ("chief_a", "scout", "beats the scout of Ana"),
        ("scout", "chief", "falls to the chief of Ana"),
        ("scout", "scout", "meets the scout of Ana, and both fall"),
    ],
)
def test_a_hero_is_told_whom_it_meets(mine: str, theirs: str, outcome: str) -> None:
    table = Tabletop().hands("1", mine.removesuffix("_a")).on(0, theirs, "").does("1>II")
    assert told(table, f"{mine}>I").endswith(outcome)


def test_a_hero_who_meets_a_pair_is_told_what_a_sacrifice_brings() -> None:
    table = Tabletop().hands("1", "scout chief").on(0, "scout rainmaker", "").does("1>II")
    assert told(table, "scout>I").endswith("too weak for the rainmaker of Ana, falls in vain")
    assert told(table, "chief_a>I").endswith("is sacrificed and takes the rainmaker of Ana along")


def test_a_hero_alone_holds_the_ground_and_a_second_one_joins() -> None:
    table = Tabletop().hands("1", "scout").on(0, "", "chief").does("1>II")
    assert told(table, "scout>III").endswith("holds the ground alone")
    assert told(table, "scout>I").endswith("joins the chief and protects that hero")


def test_hunters_are_told_their_total_in_both_languages() -> None:
    table = Tabletop().hands("1", "7").on(0, "", "5").does("1>II")
    assert told(table, "7>I") == "the hunter 7 on ground I: your hunters come to 12 there"
    assert told(table, "7>I", "fr").endswith("vos chasseurs y font 12")


def test_every_choice_of_whole_games_is_told_from_the_view_alone() -> None:
    game = the_game()
    for seats in (2, 3, 5):
        rng = Rng(seats)
        state = game.new(seats)
        names = [f"P{seat}" for seat in range(seats)]
        state.sample(rng)
        while seat_list := state.deciders():
            seat = seat_list[0]
            known, actions = state.view(seat).known, state.actions(seat)
            for action in actions:
                assert game.choice(known, seat, action, "en", names) == game.choice(state, seat, action, "en", names)
            state.apply(seat, int(state.choose(seat, rng)))
            state.sample(rng)
