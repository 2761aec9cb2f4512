"""A plan in the making: which steps can still belong to it, whatever the order in which a person thinks of them.

Everything here is asked of a view's own redacted state, so a trial shows nothing that its seat does not know.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from prairie.core.contract import State, View
from prairie.core.game import Game, shell_texts
from prairie.core.illegal import Illegal

PATIENCE = 4000  # positions looked at before a plan counts as impossible


class Step(NamedTuple):
    """An action, and the position of the plan in which it can be taken."""

    state: State
    action: int


class Trial(NamedTuple):
    """What a plan in the making leads to."""

    steps: dict[str, Step]  # what can still be added, by word
    left: int  # how many are missing
    state: State  # with as much carried out as can be


class Planner:
    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self.start = view.known
        self.seat = int(view.seat)
        self.question = game.questions[view.ask()]
        self.patience = 0

    def trial(self, chosen: list[str], lang: str) -> Trial:
        """Raises Illegal for words that cannot stand in one plan."""
        if not self.question.plan:
            return self._single(chosen, lang)
        total = 0
        for count in range(len(chosen) + 1):
            found = self._total(chosen[:count])
            if found is None or len(set(chosen[:count])) < count:
                raise self._misfit(chosen[count - 1], lang)
            total = found
        left = total - len(chosen)
        more = {word: step for word, step in self._universe[0].items() if left and word not in chosen}
        steps = {word: step for word, step in more.items() if self._total([*chosen, word]) is not None}
        return Trial(steps, left, self._carried_out(chosen))

    def _single(self, chosen: list[str], lang: str) -> Trial:
        moves = self._moves(self.start)
        wrong = [word for word in chosen if word not in moves] or chosen[1:]
        if wrong:
            raise self._misfit(wrong[0], lang)
        steps = {} if chosen else {word: Step(self.start, action) for word, action in moves.items()}
        return Trial(steps, 1 - len(chosen), self.start)

    def _misfit(self, word: str, lang: str) -> Illegal:
        return Illegal(shell_texts().say(lang, "plan-does-not-fit", said=word), self.question.rule, word)

    def _open(self, state: State) -> bool:
        return state.owes(self.seat) and self.game.questions[state.ask(self.seat)].plan == self.question.plan

    def _moves(self, state: State) -> dict[str, int]:
        return {self.game.action_word(state, self.seat, action): action for action in state.actions(self.seat)}

    def _after(self, state: State, action: int) -> State:
        after = state.clone()
        after.apply(self.seat, action)
        return after

    def _total(self, wanted: list[str]) -> int | None:
        """How many steps a whole plan with these words has; None when there is none."""
        self.patience = PATIENCE
        return self._reach(self.start, frozenset(wanted), self._universe[1])

    def _reach(self, state: State, wanted: frozenset[str], room: int) -> int | None:
        """`room`: how many steps there can still be."""
        if len(wanted) > room:
            return None
        if not self._open(state):
            return None if wanted else 0
        moves = self._moves(state)
        here = [word for word in moves if word in wanted]
        # Something else may come first. Each wanted word can be spoilt by few others (the same card elsewhere), so
        # among one more than there are wanted words, one spoils none.
        others = [word for word in moves if word not in wanted][: len(wanted) + 1]
        for word in here + others:
            self.patience -= 1
            if self.patience < 0:
                return None
            rest = self._reach(self._after(state, moves[word]), wanted - {word}, room - 1)
            if rest is not None:
                return rest + 1
        return None

    @cached_property
    def _universe(self) -> tuple[dict[str, Step], int]:
        """Every word that may stand somewhere in the plan, along the first and the last choice from every beginning;
        and how many steps the longest of these ways has."""
        found: dict[str, Step] = {}
        longest = 1
        beginnings = list(self._moves(self.start).values())
        for word, action in self._moves(self.start).items():
            found[word] = Step(self.start, action)
        if self.question.rising:
            beginnings = beginnings[:1]  # the way of the smallest passes by all the others
        for beginning in beginnings:
            for last in (False, True):
                state = self._after(self.start, beginning)
                length = 1
                while self._open(state):
                    length += 1
                    moves = self._moves(state)
                    for word, action in moves.items():
                        found.setdefault(word, Step(state, action))
                    state = self._after(state, list(moves.values())[-1 if last else 0])
                longest = max(longest, length)
        return found, longest

    def _carried_out(self, chosen: list[str]) -> State:
        state = self.start.clone()
        left = list(chosen)
        while self._open(state):
            moves = self._moves(state)
            word = next((word for word in left if word in moves), None)
            if word is None:
                break
            state.apply(self.seat, moves[word])
            left.remove(word)
        return state
