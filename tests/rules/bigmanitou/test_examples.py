"""The four worked examples of the booklet, with its own numbers."""

from __future__ import annotations

import pytest

from prairie.games.bigmanitou.components import HEROES
from tests.rules.bigmanitou.tabletop import Tabletop, tiles
from tests.rules.bigmanitou.test_6_sacrifice import against_pair


@pytest.mark.rule("BM 5.6")
def test_the_medicine_man_of_the_booklet() -> None:
    """He beats the rainmaker and the clan mother, and is beaten by the chief and the scout."""
    for other, wins in (("rainmaker", True), ("clan_mother", True), ("chief", False), ("scout", False)):
        attacking = Tabletop().hands(other, "medicine_man").does(f"{other}>I", "medicine_man>I")
        assert attacking.heroes(0) == ((1, ["medicine_man"]) if wins else (0, [other]))
        attacked = Tabletop().hands("medicine_man", other).does("medicine_man>I", f"{other}>I")
        assert attacked.heroes(0) == ((0, ["medicine_man"]) if wins else (1, [other]))


@pytest.mark.rule("BM 6.7")
def test_the_protected_scout_of_the_booklet() -> None:
    """A scout behind a chief: only a clan mother or a chief can be sacrificed; then the scout is tested as usual."""
    for attacker in HEROES:
        table = against_pair("scout chief_a", attacker)
        reached = attacker in ("clan_mother", "chief")
        assert table.heroes(0)[1] == (["scout"] if reached else ["scout", "chief"])
    table = Tabletop().on(0, "scout chief_a").hands("1 2 3", "clan_mother rainmaker 4", each=3)
    table.does("1>II", "clan_mother>I", "2>II", "rainmaker>I")
    assert table.heroes(0) == (1, ["rainmaker"])


@pytest.mark.rule("BM 9.3")
def test_the_pairs_of_the_booklet() -> None:
    table = Tabletop().won("tipi3 tipi1 bison3 bison2")
    player = table.state.as_dict()["players"][0]
    assert (player["tipi"], player["bison"], player["score"]) == (4, 5, 4)
    for more in ("tipi1", "tipi2", "tipi3"):
        assert Tabletop().won(f"tipi3 tipi1 bison3 bison2 {more}").state.scores()[0] == 5


@pytest.mark.rule("BM 9.29")
def test_the_tomahawks_of_the_booklet() -> None:
    table = Tabletop(hunt=2).won("tomahawk tomahawk").on(0, "5 3 7")
    assert table.total(0, 0) == 7 + 5 + 9
    side = table.state.as_dict()["grounds"][0]["sides"][0]
    assert (side["points"], side["bonus"]) == (15, 6)
    for strength, counts in ((5, 7), (3, 5), (7, 9)):
        assert Tabletop(hunt=2).won("tomahawk tomahawk").on(0, str(strength)).total(0, 0) == counts
    assert tiles("tomahawk tomahawk") == table.state.won[0]
