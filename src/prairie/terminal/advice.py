"""What a search would do in a person's place, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from prairie.agents import policy_of
from prairie.agents.ismcts import MOST_ITERATIONS, drawn
from prairie.agents.policy import Way
from prairie.agents.search import Trees, findings, think
from prairie.core.contract import View
from prairie.core.game import Game
from prairie.core.rng import Rng, entropy_rng
from prairie.terminal.voice import TEXTS

SECONDS = 1.0
ALTERNATIVES = 2
CERTAIN = 0.999  # a chance above it is no mixture's
EXACT = 1.0 - 1e-9  # and above this one nothing was imagined to reckon it


def advised(game: Game, view: View, names: list[str], seconds: float, lang: str) -> list[str]:
    """The best choice and the next best as sentences, each with the chance of winning it promises; where there is no
    choice, that there is none; and where the end of the game can be worked out, the plan that the strongest player
    would draw."""
    actions = view.actions()
    if len(actions) == 1:
        return [TEXTS.say(lang, "hint-only", action=game.advised(view.known, view.seat, actions[0], lang, names))]
    rng = entropy_rng()
    speaker = Speaker(game, view, names, lang)
    policy = policy_of(game)
    if ways := policy.ending(view, rng):
        return speaker.solved(ways, drawn(ways, rng))
    trees = think(view, policy, rng, MOST_ITERATIONS, seconds)
    found = findings(trees, view)
    if not game.questions[view.ask()].rising:
        return speaker.searched([Thought([one.action], one.visits, one.value) for one in found])
    return speaker.searched([Thought(whole_plan(trees, view, one.action, rng), one.visits, one.value) for one in found])


class Thought(NamedTuple):
    """What a search thinks of some steps: how often it went there, and the share of a win it expects."""

    steps: list[int]
    visits: int
    value: float


def whole_plan(trees: Trees, view: View, first: int, rng: Rng) -> list[int]:
    """All of a set that begins with this action: the lowest of it alone would not say what it leaves out. The further
    ones as the search has found them; where it has not been, as its policy would choose."""
    steps = [first]
    ahead = view.known.clone()
    asked = ahead.ask(view.seat)
    ahead.apply(view.seat, first)
    while ahead.owes(view.seat) and ahead.ask(view.seat) == asked:
        best = findings(trees, View(ahead, view.seat))[0]
        action = best.action if best.visits else int(trees.policy.choose(ahead, view.seat, rng))
        steps.append(action)
        ahead.apply(view.seat, action)
    return steps


class Speaker:
    """Puts what was found into words, for the seat of a view."""

    def __init__(self, game: Game, view: View, names: list[str], lang: str) -> None:
        self.game = game
        self.view = view
        self.names = names
        self.lang = lang

    def searched(self, found: list[Thought]) -> list[str]:
        """What was looked at most, then the next; what was not looked at is not mentioned."""
        best, *rest = found
        chosen = self.in_words(best.steps)
        said = [self.say("hint-best", chosen, best.value)]
        others = ((self.in_words(one.steps), one.value) for one in rest if one.visits)
        return said + [self.other(action, value, best.value) for action, value in apart(chosen, others)]

    def other(self, action: str, value: float, best: float) -> str:
        """An alternative may have looked better in fewer tries: that is no reason to prefer it, nor a figure to
        compare."""
        alike = percent(value) >= percent(best)
        return self.say("hint-other-alike" if alike else "hint-other", action, value)

    def solved(self, ways: list[Way], best: Way) -> list[str]:
        """One plan without chance, and what the others would come to; or the plan drawn from a mixture, which is worth
        what the whole mixture is, and how often others would be drawn instead."""
        chosen = self.in_words(best.steps)
        rest = [way for way in ways if way is not best]
        if best.chance > CERTAIN:
            rest.sort(key=lambda way: -way.value)
            others = apart(chosen, ((self.in_words(way.steps), way.value) for way in rest))
            if best.chance > EXACT:
                return [self.say_exactly("hint-solved", chosen, best.value)] + [
                    self.say_exactly("hint-other-solved", action, min(value, best.value)) for action, value in others
                ]
            said = [self.say("hint-mixed", chosen, best.value)]
            return said + [self.other(action, value, best.value) for action, value in others]
        worth = sum(way.chance * way.value for way in ways)
        drawn_too = ((self.in_words(way.steps), way.chance) for way in rest if percent(way.chance))
        said = [self.say("hint-mixed", chosen, worth)]
        return said + [self.say("hint-drawn", action, chance) for action, chance in apart(chosen, drawn_too)]

    def say(self, text: str, action: str, share: float) -> str:
        return TEXTS.say(self.lang, text, action=action, percent=percent(share))

    def say_exactly(self, text: str, action: str, share: float) -> str:
        """Only what is certain is 0 or 100%."""
        shown = percent(share) if share in (0.0, 1.0) else min(99, max(1, percent(share)))
        return TEXTS.say(self.lang, text, action=action, percent=shown)

    def in_words(self, plan: list[int]) -> str:
        """A single step with what it would do; a longer plan step by step, as one would type it."""
        game, view = self.game, self.view
        if len(plan) == 1:
            return game.advised(view.known, view.seat, plan[0], self.lang, self.names)
        ahead = view.known.clone()
        words = []
        for action in plan:
            words.append(game.action_text(ahead, view.seat, action, self.lang))
            ahead.apply(view.seat, action)
        return " ".join(words)


def percent(share: float) -> int:
    return round(100 * share)


def apart(chosen: str, others: Iterable[tuple[str, float]]) -> Iterator[tuple[str, float]]:
    """The first few of them that say something else than what is chosen, and each other: two cards may be alike."""
    said = {chosen}
    for action, share in others:
        if action not in said and len(said) <= ALTERNATIVES:
            said.add(action)
            yield action, share
