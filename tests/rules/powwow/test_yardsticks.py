"""The figures that `prairie simulate` prints beside ours, found again with players of the kind they came from.

Their source says only that the players were self-interested. Those here take the die of their own leading runner, or
else of the last one; they push their own runners far and the others little, and roll again when the die is not theirs;
they give away their worst card and take the better of two. Signs are worth some spaces to them, or nothing.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest

import prairie
from prairie.arena.simulate import Job, measured
from prairie.core.contract import CHANCE, OVER
from prairie.core.events import Log
from prairie.games.powwow import questions as q
from prairie.games.powwow.cards import kinds
from prairie.games.powwow.components import CARDS, POW_WOW
from prairie.games.powwow.game import PowWowGame
from prairie.games.powwow.picture import move_dict
from prairie.games.powwow.state import PowWow

from .positions import as_powwow, powwow

GAMES = 200


@dataclass
class SelfInterested:
    """What a sign is worth, in spaces."""

    moccasin: float
    stone: float

    def decide(self, state: PowWow, seat: int, rng: prairie.Rng) -> int:
        mine = kinds(state.hand[seat])
        actions = state.actions(seat)
        if state.phase == q.MOVE:
            is_mine = bool(mine >> state.die[seat] & 1)
            if q.ROLL_AGAIN in actions and not is_mine and mine != 1 << POW_WOW:
                return q.ROLL_AGAIN
            actions = [action for action in actions if action != q.ROLL_AGAIN]
            worth = {action: self.push(state, action, is_mine) for action in actions}
        elif state.phase == q.TAKE_DIE:
            own = [colour for colour in actions if mine >> colour & 1]
            worth = {colour: float(state.space[colour] if own else -state.space[colour]) for colour in own or actions}
        else:
            swap = 1 if state.phase == q.TAKE else -1
            worth = {action: swap * lead(state, action % CARDS) for action in actions}
        best = [action for action, value in worth.items() if value == max(worth.values())]
        return best[int(rng.below(len(best)))]

    def push(self, state: PowWow, action: int, is_mine: bool) -> float:
        move = move_dict(state, action)
        way = 1 if is_mine else -1
        if move["out"]:
            return way * 1000.0
        return way * float(move["number"]) + {"moccasin": self.moccasin, "stone": self.stone, "": 0.0}[move["sign"]]


def lead(state: PowWow, card: int) -> float:
    return -1.0 if card == POW_WOW else float(state.space[card])


def means(players: SelfInterested, seats: int, dark: str) -> dict[str, float]:
    game, total = powwow(), Counter[str]()
    for number in range(GAMES):
        state, rng = as_powwow(game.new(seats, dark=dark)), prairie.Rng(41, number)
        log = state.log = Log()
        while (who := int(state.decider())) != OVER:
            state.apply(who, state.chance(rng) if who == CHANCE else players.decide(state, who, rng))
        total += Counter(game.events[event.kind].name for event in log.events)
    return {
        yardstick.name: sum(total[event] for event in yardstick.events) / GAMES for yardstick in PowWowGame.yardsticks
    }


@pytest.mark.parametrize("dark", ["back", "choice"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_players_with_an_eye_for_signs_find_the_figures_again(seats: int, dark: str) -> None:
    compared = 0
    for name, mean in means(SelfInterested(moccasin=2.5, stone=1), seats, dark).items():
        if said := powwow().elsewhere(name, seats, {"dark": dark}):
            bounds = [int(number) for number in said.split(" to ")]
            assert bounds[0] - 2 <= mean <= bounds[-1] + 2, name
            compared += 1
    assert compared == (4 if dark == "back" else 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_without_it_they_swap_less_than_random_players(seats: int) -> None:
    random_play = measured(Job("powwow", seats, (("dark", "back"),), seed=41), GAMES)
    swaps = next(float(str(row["mean"])) for row in random_play if row["name"] == "swaps")
    assert means(SelfInterested(moccasin=0, stone=0), seats, "back")["swaps"] < swaps - 1
