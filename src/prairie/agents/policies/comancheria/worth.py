"""What a position is worth at the end of a generation: how likely the game will be won from there.

A logistic regression on what stands in WEIGHTS, fitted to games of the computer players (tools/fit_comancheria.py).
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from prairie.agents.policies.comancheria.lore import Lore
from prairie.agents.policies.comancheria.weights import WEIGHTS
from prairie.core.bits import lowest, size
from prairie.games.comancheria import cards, generation, land, pieces, questions as q
from prairie.games.comancheria.components import CAMPS, COLUMNS, GUNS, HORSES, LAST_SPACE, NONE, TRADE_GOODS, count_of
from prairie.games.comancheria.state import Comancheria
from prairie.games.comancheria.victory import objective_met
from prairie.games.comancheria.vocabulary import CULTURE_OP_BONUS

PERIODS: Final = 4
COUNT: Final = len(WEIGHTS)


def upto(value: i64, first: i64, last: i64) -> float:
    """How much of the way from `first` to `last` a value has come: 0 to 1."""
    if value <= first:
        return 0.0
    return 1.0 if value >= last else float(value - first) / float(last - first)


@final
class Worth:
    def __init__(self) -> None:
        blank: list[float] = [0.0] * COUNT
        self.seen: vec[float] = vec[float](blank)
        self.at: i64 = 0
        self.weights: list[vec[float]] = []  # of each Period
        for period in range(PERIODS):
            column: list[float] = [(row[1], row[2], row[3], row[4])[period] for row in WEIGHTS]
            self.weights.append(vec[float](column))

    def note(self, value: float) -> None:
        self.seen[self.at] = value
        self.at += 1

    def look(self, game: Comancheria, lore: Lore) -> None:
        """Fills `seen`, in the order of WEIGHTS."""
        self.at = 0
        self.note(1.0)
        self.look_at_aim(game, lore)
        self.look_at_enemies(game, lore)
        self.look_at_people(game)

    def look_at_aim(self, game: Comancheria, lore: Lore) -> None:
        aim = lore.aims[game.history]
        points = game.culture + game.military
        low, middle, high = upto(points, 0, 4), upto(points, 4, 8), upto(points, 8, 14)
        self.note(low)
        self.note(middle)
        self.note(high)
        self.note(upto(game.military, 0, 4))
        self.note(1.0 - upto(points, 0, aim.points) if aim.points else 0.0)
        camps = size(pieces.camps_in_play(game))
        camps_short = float(max(aim.camps - camps, i64(0)))
        self.note(camps_short)
        self.note(float(max(camps - aim.camps, i64(0))))
        held = land.controlled(game)
        land_short = float(max(aim.territories - size(held), i64(0)))
        self.note(land_short)
        self.note(float(max(size(held) - aim.territories, i64(0))))
        self.note(1.0 if aim.among and not held & aim.among else 0.0)
        reached = 1.0 if objective_met(game) else 0.0
        self.note(reached)
        number = game.box.passages[game.passage]
        near = 1.0 if number == LAST_SPACE else float(number) / 6.0
        self.note(near)
        self.note(near * reached)
        self.note(near * camps_short)
        self.note(near * land_short)
        ahead = lore.ahead[game.passage] / 4.0
        self.note(ahead)
        self.note(ahead * low)
        self.note(ahead * (middle + high))

    def look_at_enemies(self, game: Comancheria, lore: Lore) -> None:
        camps = pieces.camp_spaces(game)
        settled = land.settlements(game)
        most: i64 = 0
        peace = 0.0
        strength = 0.0
        near = 0.0
        enemy: i64 = 0
        while enemy < COLUMNS:
            most = max(most, size(game.settled[enemy]))
            if game.peace[enemy] != NONE:
                peace += 1.0
            if game.column_at[enemy] != NONE:
                strength += float(game.column_strength[enemy])
                far = lore.near(game.column_at[enemy], camps)
                near += float(game.column_strength[enemy]) / float(1 + far)
            enemy += 1
        beside = 0.0
        territory: i64 = 1
        while territory <= 6:
            if game.box.land[territory] & camps:
                beside += float(size(game.box.land[territory] & settled))
            territory += 1
        self.note(float(size(settled)) / 5.0)
        self.note(float(most) / 4.0)
        self.note(beside / 3.0)
        self.note(float(size(game.tribes)) / 10.0)
        self.note(float(size(land.allied(game))) / 2.0)
        self.note(peace)
        self.note(strength / 8.0)
        self.note(near / 4.0)

    def look_at_people(self, game: Comancheria) -> None:
        strength: i64 = 0
        for one in game.strength:
            strength += one
        weak = 0.0
        medicine: i64 = 0
        leaders: i64 = 0
        pop: i64 = 0
        camp: i64 = 0
        while camp < CAMPS:
            if game.camp_in_play(camp):
                bands = pieces.box_bands(game, camp)
                guard: i64 = 0
                while bands:
                    guard += game.strength[lowest(bands)]
                    bands &= bands - 1
                if guard <= 1:
                    weak += 1.0
                medicine += game.paraibo[camp]
                leaders += game.mahimiana[camp]
                pop += generation.pop_points(game, pieces.box_goods(game, camp))
            camp += 1
        goods = pieces.held(game)
        self.note(float(size(pieces.bands_in_play(game))) / 8.0)
        self.note(float(strength) / 15.0)
        self.note(float(size(pieces.lone_bands(game))) / 4.0)
        self.note(weak / 2.0)
        self.note(float(medicine) / 10.0)
        self.note(float(leaders) / 10.0)
        self.note(float(pop) / 5.0)
        self.note(upto(count_of(goods, HORSES), 0, 8))
        self.note(upto(count_of(goods, GUNS), 0, 3))
        self.note(upto(count_of(goods, TRADE_GOODS), 0, 3))
        self.note(float(game.ap) / 9.0)
        self.note(float(game.enemy_ap) / 9.0)
        self.note(float(size(game.owned)) / 4.0)
        income = land.camp_territories(game) + size(land.controlled(game)) + cards.total(game, CULTURE_OP_BONUS)
        self.note(float(income) / 6.0)
        self.note(float(size(game.bison)) / 20.0)
        self.note(float(size(game.hand | game.in_front)) / 2.0)

    def value(self, game: Comancheria, lore: Lore) -> float:
        if game.ending != q.PLAYING:
            return 1.0 if game.ending == q.WON else 0.0
        self.look(game, lore)
        row = max(i64(0), min(lore.aims[game.history].period, i64(PERIODS)) - 1)
        weights = self.weights[row]
        total = 0.0
        i: i64 = 0
        while i < COUNT:
            total += weights[i] * self.seen[i]
            i += 1
        return 1.0 / (1.0 + exp(-total))
