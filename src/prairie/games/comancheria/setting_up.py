"""1.2 Setting up a scenario: what is placed at once, then what needs chance or a choice, in order
(CO 1.2.1 to CO 1.2.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from mypy_extensions import i64

from prairie.core.bits import BIT
from prairie.games.comancheria import land, passage, pieces, questions as q, victory
from prairie.games.comancheria.arrays import changed
from prairie.games.comancheria.components import ALLY, ENEMIES, LETTERS, RESOURCES, UNIT
from prairie.games.comancheria.effects import Refill
from prairie.games.comancheria.frame import Frame
from prairie.games.comancheria.turn import Turns

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


def lay_out(game: Comancheria, setup: dict[str, Any]) -> i64:
    """Places everything that is the same in every game of the scenario; returns how many Bison chance must place."""
    box = game.box
    for camp in setup["rancherias"]:
        home = LETTERS.index(camp["id"])
        game.camp_at[home] = box.spaces.index(camp["space"])
        game.paraibo[home] = camp["paraibo"]
        game.mahimiana[home] = camp["mahimiana"]
        if camp["mahimiana"]:
            game.leader_at[home] = pieces.BOX + home
        for strength in camp["bands"]:
            band = pieces.new_band(game, home)
            game.strength[band] = strength
        for kind, count in camp["resources"].items():
            game.store[home] = game.store[home] + count * UNIT[RESOURCES.index(kind)]
    for space in setup["tribes"]:
        game.tribes |= BIT[box.spaces.index(space)]
    for enemy, letter in enumerate(ENEMIES):
        for space in setup["settlements"].get(letter, []):
            game.settled = changed(game.settled, enemy, game.settled[enemy] | BIT[box.spaces.index(space)])
    for space, name in setup["allied"]:
        counter = box.counters.index(name)
        side = 0 if box.instruction[2 * counter] == ALLY else 1
        game.ally = changed(game.ally, box.spaces.index(space), 2 * counter + side)
    _fill_cup(game, setup["cup"])
    game.culture = setup["culture"]
    game.military = setup["military"]
    game.ap = setup["ap"]
    game.enemy_ap = setup["enemy_ap"]
    game.passage = setup.get("passage_start", 0)
    bison = setup["bison"]
    if isinstance(bison, int):
        return bison
    game.bison = box.round & ~land.occupied(game)
    return 0


def _fill_cup(game: Comancheria, cup: dict[str, Any]) -> None:
    game.cup_success = cup["success"]
    game.successes = cup["success"]
    for level, value in enumerate(game.box.ap_value):
        game.ap_cup[level] = cup.get(f"ap{value}", 0)
        game.ap_in_game = changed(game.ap_in_game, level, game.ap_cup[level])
    for name in cup["instructions"]:
        game.cup_counters |= BIT[game.box.counters.index(name)]


@final
class SettingUp(Frame):
    """Bison at random, the display, free culture cards, the first development cards; then the first turn."""

    def __init__(self, step: i64, bison: i64, culture: i64) -> None:
        super().__init__(step)
        self.bison: i64 = bison
        self.culture: i64 = culture

    def run(self, game: Comancheria) -> None:
        if self.step == 1:
            game.bison |= BIT[game.answer]
            self.bison -= 1
            self.step = 0
        if self.step == 0:  # 2
            empty = game.box.round & ~land.occupied(game)
            if self.bison > 0 and empty:
                self.step = 1
                game.pick(q.PICK_SPACE, empty)
                return
            self.step = 2
            game.call(victory.ShuffleColumns(0, game.box.histories[game.history].active))  # 3
            return
        if self.step == 3:
            passage.own_culture(game, game.answer)
            self.culture -= 1
            self.step = 2
        if self.step == 2:  # 5
            cards = passage.open_culture(game)
            if self.culture > 0 and cards:
                self.step = 3
                game.offer(q.FREE_CULTURE, cards)
                return
            self.step = 4
            game.call(Refill(0))  # 6: their effects are carried out
            return
        game.become(Turns(0))  # 8

    def copy(self) -> Frame:
        return SettingUp(self.step, self.bison, self.culture)

    def fields(self) -> list[int]:
        return [self.step, self.bison, self.culture]
