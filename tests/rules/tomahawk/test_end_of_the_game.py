"""Chapters 10 and 11: the score, and the most sought animal."""

from __future__ import annotations

from collections import Counter

import pytest

import prairie
from prairie import CHANCE, SPECTATOR

from .positions import Table, tomahawk

# --- 10 End of the game ---------------------------------------------------------------------------------------


@pytest.mark.rule("TK 10.1", "TK 4.1")
def test_the_game_ends_after_the_sixth_turn() -> None:
    assert Table(5).play().state.deciders() == [0, 1]
    table = Table(6)
    card = table.plays[0][0]
    table.play()
    assert table.state.deciders() == []
    row = table.state.refusal(0, table.cards.index(card))
    assert table.game.refusals[row].rule == "TK 10.1"


@pytest.mark.rule("TK 10.2")
def test_each_animal_on_a_territory_won_is_a_point() -> None:
    table = Table(6, won=("P5 M1", "M4 P2"), IV="P3: 1a 2a / 3a 4a").play()
    assert table.state.scores() == [5 + 1, 4 + 2 + 3]
    assert [event["animals"] for event in table.events("score")] == [6, 9]


@pytest.mark.rule("TK 10.3")
def test_each_scalp_is_a_point() -> None:
    table = Table(6, scalps=(7, 4), won=("", "P5")).play()
    assert table.state.scores() == [7, 9]
    assert [(event["scalps"], event["points"]) for event in table.events("score")] == [(7, 7), (4, 9)]


@pytest.mark.rule("TK 10.4")
@pytest.mark.parametrize(("scalps", "winner"), [((9, 8), 0), ((8, 9), 1)])
def test_the_higher_score_wins(scalps: tuple[int, int], winner: int) -> None:
    table = Table(6, scalps=scalps).play()
    assert table.state.outcome().winners == (winner,)
    assert table.state.outcome().rule == "TK 10.4"
    assert [table.state.utility(seat) for seat in (winner, 1 - winner)] == [1.0, 0.0]
    assert table.events("victory") == [{"seat": winner}]


@pytest.mark.rule("TK 10.5")
def test_equal_scores_make_a_draw() -> None:
    table = Table(6, scalps=(5, 0), won=("", "P5")).play()
    assert table.state.scores() == [5, 5]
    assert table.state.outcome().winners == (0, 1)
    assert table.state.outcome().rule == "TK 10.5"
    assert [table.state.utility(seat) for seat in (0, 1)] == [0.5, 0.5]
    assert table.events("drawn-game") == [{"points": 5}]


# --- 11 Variant: the most sought animal -----------------------------------------------------------------------


def to_sought(seed: int) -> Table:
    """A game with the variant, up to the turning of the unused territory."""
    rng = prairie.Rng(seed)
    table = Table.start(most_sought="yes")
    while table.question != "sought":
        who = table.state.deciders()[0]
        table.state.apply(who, table.state.chance(rng) if who == CHANCE else table.state.choose(who, rng))
    return table


@pytest.mark.rule("TK 11.1")
def test_the_variant_is_an_option() -> None:
    option = next(option for option in tomahawk().options if option.name == "most_sought")
    assert option.values == ("no", "yes")
    plain = Table.start().finish()
    assert plain.events("most-sought") == []
    assert all(event["bonus"] == 0 for event in plain.events("score"))
    assert len(Table.start(most_sought="yes").finish().events("most-sought")) == 1


@pytest.mark.rule("TK 11.2")
def test_an_unused_territory_is_turned_up_before_the_first_turn() -> None:
    table = to_sought(1).settle()
    assert table.order("turned-up", "most-sought", "turn") == ["turned-up"] * 4 + ["most-sought", "turn"]
    land = table.events("most-sought")[0]["land"]
    for reader in (0, 1, SPECTATOR):
        assert table.state.view(reader).as_dict()["most_sought"] == land


@pytest.mark.rule("TK 11.2", "TK 3.7")
def test_each_of_the_three_unused_territories_is_as_likely() -> None:
    """They are one of each length, so each length comes once in three, and each territory of a length alike."""
    table = to_sought(1)
    territory = table.game.data["territory"]
    by_length: Counter[int] = Counter()
    for action, weight in zip(table.state.actions(CHANCE), table.state.weights(), strict=True):
        by_length[territory[table.lands[action]]["turns"]] += weight
    assert len(set(by_length.values())) == 1
    assert set(by_length) == {1, 2, 3}
    rng = prairie.Rng(5)
    drawn = Counter(territory[table.lands[table.state.chance(rng)]]["turns"] for _ in range(3000))
    assert all(900 < count < 1100 for count in drawn.values())


@pytest.mark.rule("TK 11.3")
def test_the_turned_up_territory_is_not_played_for() -> None:
    for seed in range(1, 9):
        table = to_sought(seed).settle(seed)
        land = table.events("most-sought")[0]["land"]
        table.finish(seed)
        seen = [event["land"] for event in table.events("turned-up")]
        assert land not in seen
        assert land not in table.won(0) | table.won(1)
        assert len(seen) == len(set(seen)) == 12
        assert len(table.state.as_dict()["unseen_territories"]) == 2


@pytest.mark.rule("TK 11.4", "TK 1.16")
@pytest.mark.parametrize(
    ("sought", "animal", "won"),
    [("P5", "bison", "P1"), ("F1", "caribou", "F2"), ("M5", "eagle", "M1")],
)
def test_its_animal_is_the_most_sought_whatever_its_number(sought: str, animal: str, won: str) -> None:
    table = Table(6, sought=sought, won=("", won)).play()
    assert table.events("majority") == [{"seat": 1, "animal": animal}]


@pytest.mark.rule("TK 11.4")
def test_the_log_names_the_animal() -> None:
    table = to_sought(1)
    kinds = {"F": "caribou", "P": "bison", "M": "eagle"}
    land = max(table.legal(CHANCE))
    table.chance(land)
    assert table.events("most-sought") == [{"land": land, "animal": kinds[land[0]]}]


@pytest.mark.rule("TK 11.5")
def test_most_of_that_animal_is_three_points_at_the_end() -> None:
    table = Table(6, sought="P3", won=("P1", "P2 M1"))
    assert table.state.scores() == [1, 3]  # not before the end
    table.play()
    assert table.state.scores() == [1, 3 + 3]
    assert [event["bonus"] for event in table.events("score")] == [0, 3]
    other = Table(6, sought="F2", won=("P5", "F1")).play()
    assert other.state.scores() == [5, 1 + 3]


@pytest.mark.rule("TK 11.6")
def test_animals_are_counted_not_cards() -> None:
    table = Table(6, sought="P4", won=("P1 P2", "P5")).play()
    assert table.events("majority") == [{"seat": 1, "animal": "bison"}]


@pytest.mark.rule("TK 11.7")
@pytest.mark.parametrize("won", [("", ""), ("P1 P2", "P3"), ("M1", "F1")])
def test_equal_numbers_give_nobody_the_bonus(won: tuple[str, str]) -> None:
    table = Table(6, sought="P4", won=won).play()
    assert table.events("no-majority") == [{"animal": "bison"}]
    assert [event["bonus"] for event in table.events("score")] == [0, 0]


@pytest.mark.rule("TK 11.8")
def test_doubled_caribou_count_double_for_the_majority() -> None:
    doubled = Table(6, sought="F5", won=("", "F3"), IV="F2: 4b redwood / 1a 2a").play()
    assert doubled.winner("F2") == 0
    assert doubled.events("majority") == [{"seat": 0, "animal": "caribou"}]  # 2 x 2 against 3
    plain = Table(6, sought="F5", won=("", "F3"), IV="F2: 4b 3a / 1a 2a").play()
    assert plain.events("majority") == [{"seat": 1, "animal": "caribou"}]
