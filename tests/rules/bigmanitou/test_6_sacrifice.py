"""Chapter 6: the sacrifice."""

from __future__ import annotations

import pytest

from prairie.games.bigmanitou.components import HEROES
from tests.rules.bigmanitou.tabletop import Tabletop
from tests.rules.bigmanitou.test_5_test_of_strength import BEATS


def against_pair(pair: str, attacker: str) -> Tabletop:
    """Seat 0 has the pair (the upper one named last) on ground I; seat 1 comes with the attacker."""
    return Tabletop().on(0, pair).hands("1 2", f"{attacker} 3", each=2).does("1>II", f"{attacker}>I")


@pytest.mark.rule("BM 6.1")
def test_the_hero_played_later_is_the_one_attacked() -> None:
    table = Tabletop().hands("rainmaker scout 1", "chief 2 3")
    table.does("rainmaker>I", "2>II", "scout>I", "chief>I")
    assert table.heroes(0) == (0, ["rainmaker"])
    assert table.fallen(0, 0) == ["scout"]


@pytest.mark.rule("BM 6.2")
@pytest.mark.parametrize("upper", HEROES)
@pytest.mark.parametrize("attacker", HEROES)
def test_at_least_as_strong_means_beating_or_of_the_same_kind(attacker: str, upper: str) -> None:
    lower = "scout" if upper != "scout" else "rainmaker"
    table = against_pair(f"{lower} {upper}", attacker)
    enough = upper in BEATS[attacker] or upper == attacker
    assert table.heroes(0) == (0, [lower] if enough else [lower, upper])


@pytest.mark.rule("BM 6.3")
@pytest.mark.parametrize("attacker", ["clan_mother", "chief_b"])
def test_attacker_and_upper_hero_fall_even_if_the_attacker_is_stronger(attacker: str) -> None:
    table = against_pair("scout chief", attacker)
    assert table.heroes(0) == (0, ["scout"])
    assert table.fallen(0, 0) == ["chief"]
    assert len(table.fallen(1, 0)) == 1
    assert table.events()[-1] == "sacrificed"


@pytest.mark.rule("BM 6.4")
def test_a_weaker_hero_against_a_pair_falls_alone() -> None:
    table = against_pair("scout chief", "rainmaker")
    assert table.heroes(0) == (0, ["scout", "chief"])
    assert table.fallen(1, 0) == ["rainmaker"]
    assert table.events()[-1] == "in-vain"


@pytest.mark.rule("BM 6.5")
def test_any_player_may_attack_the_hero_that_remains() -> None:
    table = Tabletop(3).on(0, "scout chief").hands("1 2", "clan_mother 3", "rainmaker 4", each=2)
    table.does("1>II", "clan_mother>I", "rainmaker>I")
    assert table.heroes(0) == (2, ["rainmaker"])
    assert table.fallen(0, 0) == ["chief", "scout"]


@pytest.mark.rule("BM 6.6")
def test_the_owner_may_build_a_new_pair_with_the_newcomer_on_top() -> None:
    table = Tabletop().on(0, "scout chief_a").hands("medicine_man 2", "clan_mother 3", each=2)
    table.does("2>II", "clan_mother>I", "medicine_man>I")
    assert table.heroes(0) == (0, ["scout", "medicine_man"])
    assert table.fallen(0, 0) == ["chief"]


@pytest.mark.rule("BM 6.6", "BM 4.14")
def test_the_new_pair_is_full_again() -> None:
    table = Tabletop().on(0, "scout chief_a").hands("2 medicine_man rainmaker", "clan_mother 3 4", each=3)
    table.does("2>II", "clan_mother>I", "medicine_man>I", "3>III")
    assert table.refuses("rainmaker>I") == "BM 4.14"
