"""Chapter 9: powers overrule the rules, act by themselves, and come in a fixed order."""

from __future__ import annotations

from pathlib import Path

import pytest

from prairie import CHANCE, SPECTATOR

from .data_files import with_values
from .positions import PILES, Table, fought


def second_turn() -> Table:
    """Dancing Twilight acts on pile II, the puma on pile III, seat 0 wins the mountain of pile IV."""
    return Table(
        2,
        I="F5: 1a 2a / 1a 2a",
        II="M4: twilight / storm",
        III="F3: 10a cloud / 2b 9b",
        IV="M1: 6b / 5b",
    )


@pytest.mark.rule("TK 9.1")
def test_powers_overrule_the_ordinary_rules() -> None:
    assert fought("P1", "manitou", "4b").winner("P1") == 0  # against TK 7.3
    table = Table(1, I="P5: twilight / 1a").play()
    table.chance(min(table.legal(CHANCE))).settle()
    for _ in range(3):
        table.do(1, min(table.legal(1)))
    assert not table.state.owes(1)  # three placements, against TK 4.2


@pytest.mark.rule("TK 9.2")
def test_powers_act_by_themselves_even_when_they_hurt() -> None:
    table = Table(3, I="F5: redwood 1a 2a / 10a 9a 8a", III="P1: cloud / storm").play()
    assert table.events("doubled") == [{"seat": 1, "land": "F5"}]  # ten points for the enemy
    assert table.state.deciders() == [CHANCE]  # nobody was asked
    asked = {question.name for question in table.game.questions if not question.by_chance}
    assert asked == {"nothing", "refuse", "replace", "place", "look"}


@pytest.mark.rule("TK 9.3")
def test_special_warriors_come_before_scalps_icons_and_winners() -> None:
    table = fought("F4", "cloud 1a 2a", "9b 5a 4b")
    assert table.order("charmed", "scalped", "puma-takes", "won") == ["charmed", "scalped", "puma-takes", "won"]
    assert table.scalps == (3, 0)  # the charm came before the duel
    assert table.events("puma-takes") == [{"seat": 0, "card": "cloud", "pile": "I", "strength": 7}]  # not the 9
    assert table.totals("F4") == (3, 9)  # the puma came after the duel, and before the totals
    assert table.winner("F4") == 1


@pytest.mark.rule("TK 9.4", "TK 13.4")
def test_a_whole_turn_runs_in_order() -> None:
    table = second_turn().play()
    table.chance(min(table.legal(CHANCE)))
    assert table.question == "look"
    assert not table.events("turned-up")
    table.do(0, "yes").settle()
    order: list[str] = []
    for name in table.order():
        if not order or order[-1] != name:
            order.append(name)
    assert order == [
        "stays-hidden", "revealed", "mirrors", "charmed", "drawn-for", "scalped", "puma-takes",
        "totals", "won", "totals", "won", "looked", "turned-up", "drew", "turn",
    ]  # fmt: skip


@pytest.mark.rule("TK 9.5")
def test_each_step_is_finished_on_all_territories_from_left_to_right() -> None:
    table = Table(
        3,
        I="F4: 10a 1a 2a / 9b 1a 2a",
        II="M3: 4b 4c / 5b 5c",
        III="M1: 8b / 9a",
        IV="P3: cloud / 7b",
    ).play()
    piles = {
        name: [PILES.index(args["pile"]) for kind, args in table.told(SPECTATOR) if kind == name]
        for name in ("revealed", "scalped", "totals", "won")
    }
    assert piles == {"revealed": [0, 0, 0, 1, 2, 3], "scalped": [0, 1, 2, 3], "totals": [0, 1, 2], "won": [0, 1, 2]}
    order = table.order("revealed", "charmed", "scalped", "puma-takes", "picking-doubles", "totals")
    assert order == (
        ["revealed"] * 6 + ["charmed"] + ["scalped"] * 4 + ["puma-takes"] + ["picking-doubles"] * 2 + ["totals"] * 3
    )


@pytest.mark.rule("TK 9.6", "TK 6.4")
def test_the_pairs_of_a_forest_go_in_the_order_of_their_turns() -> None:
    table = fought("F5", "storm cloud 9b", "7b 9a 8b")
    assert [(event["first"], event["second"]) for event in table.events("revealed")[:3]] == [
        ("storm", "7b"),
        ("cloud", "9a"),
        ("9b", "8b"),
    ]
    assert table.order("mirrors", "charmed") == ["mirrors", "charmed"]
    assert [event["loser"] for event in table.events("scalped")] == ["9a", "8b"]
    turned = fought("F5", "9b cloud storm", "8b 9a 7b")
    assert turned.order("mirrors", "charmed") == ["charmed", "mirrors"]
    assert [event["loser"] for event in turned.events("scalped")] == ["8b", "9a"]


@pytest.mark.rule("TK 9.7")
def test_a_charmed_special_keeps_its_power(tmp_path: Path) -> None:
    game = with_values(tmp_path, great_manitou=8, redwood_heart=7)
    manitou = fought("P1", "manitou", "cloud", game=game)
    assert manitou.totals("P1") == (0, 7)
    assert manitou.winner("P1") == 0
    redwood = fought("F2", "redwood 4b", "cloud 5b", game=game)
    assert redwood.totals("F2") == (4, 12)
    assert redwood.state.scores()[1] - redwood.scalps[1] == 4


@pytest.mark.rule("TK 9.7")
def test_storm_caller_keeps_mirroring_whatever_he_stands_at() -> None:
    assert fought("P5", "storm 1a 2a", "10a 1a 2a").totals("P5") == (13, 13)
