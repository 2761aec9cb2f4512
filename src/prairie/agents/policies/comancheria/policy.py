"""Comanchería for the search, a planner over chance: answers that matter are weighed by playing the generation out."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prairie.agents.policies.comancheria.answers import answer
from prairie.agents.policies.comancheria.lore import Lore
from prairie.agents.policies.comancheria.ride import Manner
from prairie.agents.policies.comancheria.worth import Worth
from prairie.agents.policy import Policy
from prairie.core.contract import State, View
from prairie.core.rng import Rng
from prairie.games.comancheria import questions as q
from prairie.games.comancheria.passage import PassageOfTime
from prairie.games.comancheria.state import Comancheria

LATER: Final = 0.4  # how likely a Period that is still to come will be won

CARE: Final = {  # questions that are not answered by first ideas alone, and the share of the time they get
    q.OPERATION: 1.0,
    q.CAMP_TO_ACT: 0.5,
    q.STAND_OR_YIELD: 0.5,
    q.FOUNDER: 0.5,
    q.CHOICE: 0.5,
    q.FREE_CULTURE: 0.5,
    q.BUY_CULTURE: 0.4,
    q.CAMP_TO_MOVE: 0.4,
    q.CAMP_GOES: 0.4,
    q.CAMP_TO_GO: 0.4,
    q.HEADMAN: 0.4,
    q.GAMBLE: 0.3,
    q.NEXT_BAND: 0.3,
    q.BAND_FOR_AP: 0.3,
    q.WINDOW: 0.3,
    q.ACT: 0.3,
    q.CAMP_FOR_BAND: 0.2,
    q.WHO_RETIRES: 0.2,
    q.COLLECT_AP: 0.2,
}


@final
class ComancheriaPolicy(Policy):
    def __init__(self) -> None:
        super().__init__()
        self.horizon = 1
        self.explore = 0.3
        self.habit = 0.0
        self.depth = 1
        self.faith = 0.2
        self.budgets = [8, 8, 12, 50, 200]
        self.blurs = [1.0, 0.3, 0.1, 0.05, 0.0]
        self.manner = Manner()
        self.worth = Worth()
        self.lore: Lore | None = None
        self.cares: dict[int, float] = dict(CARE)

    def lore_of(self, game: Comancheria) -> Lore:
        lore = self.lore
        if lore is None or lore.box is not game.box:
            lore = Lore(game.box)
            self.lore = lore
        return lore

    def clock(self, state: State) -> i64:
        """Generations that are over: the one whose Passage of Time is being carried out is not."""
        assert isinstance(state, Comancheria)
        frames = state.frames
        if len(frames) > 1 and isinstance(frames[1], PassageOfTime):
            return state.generation - 1
        return state.generation

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Comancheria)
        return answer(state, self.lore_of(state), self.manner)

    def play(self, state: State, seat: i64, rng: Rng) -> None:
        state.apply(seat, self.choose(state, seat, rng))

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Comancheria)
        found = self.worth.value(state, self.lore_of(state))
        if state.ending == q.PLAYING:
            left = len(state.periods) - 1 - state.period
            while left > 0:
                found *= LATER
                left -= 1
        return found

    def care(self, view: View) -> float:
        return self.cares.get(int(view.ask()), 0.0)

    def features(self, state: State) -> list[float]:
        """What the fit of `worth` is made from."""
        assert isinstance(state, Comancheria)
        self.worth.look(state, self.lore_of(state))
        return list(self.worth.seen)
