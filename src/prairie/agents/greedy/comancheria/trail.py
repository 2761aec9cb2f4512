"""Where a Band of the greedy Comanchería player rides: to bison, to a raid, to a place for a new camp, or home."""

from __future__ import annotations

from prairie.core.bits import BIT, members, size
from prairie.games.comancheria import actions, land, pieces, questions as q
from prairie.games.comancheria.activation import Activation
from prairie.games.comancheria.components import BISON, CAPTIVES, COLUMNS, FOOD, NONE, count_of
from prairie.games.comancheria.state import Comancheria

FULL_LOAD = 3  # pop goods that a Band carries before it turns home
AWAY = 0.4  # what a deed is worth after which the Band stays out: only AP could bring it back
RAIDS_WANTED = 2  # Ravaged on Tribes that a generation should leave; Settlements are always worth it


def homes(game: Comancheria) -> int:
    """The spaces of the camps, without one those of the Bands."""
    return int(pieces.camp_spaces(game) or pieces.band_spaces(game) or game.box.round)


def wanted_camps(game: Comancheria) -> int:
    """One more than the objective asks for: camps fall."""
    asked = 0
    for test, numbers in game.box.histories[game.history].objective:
        if "rancherias" in test:
            asked = max(asked, numbers[0])
    return min(int(game.box.most_camps), asked + 1)


def sites(game: Comancheria) -> int:
    """Where a new camp would help: in a territory without camp or Settlement, clear of every column."""
    here = pieces.camp_spaces(game)
    found = 0
    for territory in range(1, 7):
        spaces = game.box.land[territory]
        if not spaces & here and not spaces & land.settlements(game):
            found |= spaces
    for enemy in range(COLUMNS):
        if game.column_at[enemy] != NONE:
            found &= ~land.within(game, BIT[game.column_at[enemy]], 1)
    return int(found & ~land.taken(game))


class Trail:
    """The next step of the active Band."""

    def __init__(self, game: Comancheria) -> None:
        self.game = game
        self.band = int(game.active)
        ride = next(frame for frame in reversed(game.frames) if isinstance(frame, Activation))
        self.points = int(ride.points)
        self.hunts = int(ride.hunts)
        self.used = int(ride.used)
        self.here = int(game.at[self.band])
        self.goods = game.goods[self.band]
        self.step_cost = int(actions.move_cost(game, self.band, actions.RODE_FREE))

    def next_act(self, legal: list[int]) -> int:
        if q.RAID in legal and self.raid_pays(self.here):
            return q.RAID
        if q.HUNT in legal and self.load() < FULL_LOAD:
            return q.HUNT
        if q.TRADE in legal and count_of(self.goods, CAPTIVES) and self.points > self.steps_home():
            return q.TRADE
        goal = self.goal()
        if goal == self.here:
            return q.STOP
        step = self.step_towards(goal)
        return step if step in legal else q.STOP

    def load(self) -> int:
        """Goods that feed a camp."""
        return int(count_of(self.goods, BISON) + count_of(self.goods, CAPTIVES) + count_of(self.goods, FOOD))

    def raid_pays(self, space: int) -> bool:
        """A piece that would go in the next Passage of Time, while few are marked so far; never a friend."""
        game = self.game
        if land.at_peace(game, space) or not game.box.round & BIT[space] or game.ravaged[space]:
            return False
        if land.settlements(game) & BIT[space]:
            return True
        marked = sum(1 for one in members(game.box.round) if game.ravaged[one] and land.owner_of(game, one) != NONE)
        return marked < RAIDS_WANTED

    def steps_home(self) -> int:
        return self.distance(self.here, int(pieces.camp_spaces(self.game))) * self.step_cost

    def distance(self, start: int, targets: int) -> int:
        """Lines to the nearest target; a hundred when there is none."""
        game = self.game
        reached = edge = BIT[start]
        lines = 0
        while edge:
            if edge & targets:
                return lines
            beyond = 0
            for space in members(edge):
                beyond |= land.neighbours(game, space)
            edge = beyond & ~reached
            reached |= edge
            lines += 1
        return 100

    def within_reach(self) -> dict[int, int]:
        """Every space that the movement points reach, with their cost."""
        game = self.game
        costs = {self.here: 0}
        edge = [self.here]
        while edge:
            beyond = []
            for space in edge:
                cost = costs[space] + self.step_cost
                if cost > self.points:
                    continue
                for near in members(land.neighbours(game, space)):
                    if near not in costs:
                        costs[near] = cost
                        beyond.append(near)
            edge = beyond
        return costs

    def goal(self) -> int:
        """The space that is worth most for what it costs."""
        game = self.game
        reach = self.within_reach()
        camps = pieces.camp_spaces(game)
        settles = size(pieces.camps_in_play(game)) < wanted_camps(game) and not self.settled_already()
        good_sites = sites(game) if settles else 0
        hunt_cost = int(actions.hunt_cost(game, self.band, self.hunts))
        columns_near = self.columns_near()
        empty_camps = self.empty_camps()
        best, best_worth = self.here, 0.0
        for space, cost in reach.items():
            left = self.points - cost
            back = self.distance(space, camps) * self.step_cost
            worth = 0.0
            if camps & BIT[space]:
                worth = 2.0 + 2.0 * self.load() + (5.0 if empty_camps & BIT[space] else 0.0)
            elif good_sites & BIT[space]:
                worth = 4.0
            if left >= 1 and self.raid_pays(space) and land.owner_of(game, space) != NONE:
                spoils = 7.0 if land.settlements(game) & BIT[space] else 5.0
                worth = max(worth, spoils if left - 1 >= back else spoils * AWAY)
            if game.bison & BIT[space] and left >= hunt_cost and self.load() < FULL_LOAD:
                worth = max(worth, 3.5 if left - hunt_cost >= back else 3.5 * AWAY)
            if columns_near & BIT[space] and not camps & BIT[space]:
                worth -= 4.0
            worth -= 0.1 * cost
            if worth > best_worth:
                best, best_worth = space, worth
        return best

    def empty_camps(self) -> int:
        """Camps without a Band: they would fall without a fight."""
        game = self.game
        empty = [camp for camp in members(pieces.camps_in_play(game)) if not pieces.box_bands(game, camp)]
        return int(sum(BIT[game.camp_at[camp]] for camp in empty))

    def settled_already(self) -> bool:
        """Another lone Band waits on a good place."""
        game = self.game
        here = sites(game)
        lone = members(pieces.lone_bands(game))
        return any(band != self.band and here & BIT[game.at[band]] for band in lone)

    def columns_near(self) -> int:
        game = self.game
        found = 0
        for enemy in range(COLUMNS):
            if game.column_at[enemy] != NONE:
                found |= land.within(game, BIT[game.column_at[enemy]], 1)
        return int(found)

    def step_towards(self, goal: int) -> int:
        """The neighbour on a shortest way."""
        game = self.game
        nearer = members(land.neighbours(game, self.here))
        return min(nearer, key=lambda space: self.distance(space, int(BIT[goal])))
