"""What a search would do in a person's place, in words."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from prairie.agents import policy_of
from prairie.agents.ismcts import MOST_ITERATIONS, drawn
from prairie.agents.odds import likely
from prairie.agents.policy import Policy, Way
from prairie.agents.search import Trees, findings, think
from prairie.core.contract import View
from prairie.core.game import Game
from prairie.core.rng import Rng, entropy_rng
from prairie.terminal.voice import TEXTS

SECONDS = 1.0
ALTERNATIVES = 2
AGAIN = 0.25  # of the time, to look again at what was soon left
FEW = 30  # tries: too few to tell a figure
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
    if not policy.care(view):
        idea = speaker.in_words([int(policy.choose(view.known, view.seat, rng))])
        return [TEXTS.say(lang, "hint-idea", action=idea)]
    trees = think(view, policy, rng, MOST_ITERATIONS, seconds)
    rising = game.questions[view.ask()].rising
    found = [
        Thought(whole_plan(trees, view, one.action, rng) if rising else [one.action], one.visits, one.value)
        for one in findings(trees, view)
        if one.visits
    ]
    best, *others = speaker.apart(found)
    if is_step_of_plan(game, view, best.steps[0]):
        again = AGAIN * seconds
        best, *others = [looked_at_again(one, view, policy, rng, again) for one in (best, *others)]
        others.sort(key=lambda one: -one.value)
    return speaker.searched(best, others)


class Thought(NamedTuple):
    """What a search thinks of some steps: how often it went there, and the share of a win it expects."""

    steps: list[int]
    visits: int
    value: float


Told = TypeVar("Told", Thought, Way)


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


def is_step_of_plan(game: Game, view: View, action: int) -> bool:
    """Whether the seat goes on with the same plan after it."""
    ahead = view.known.clone()
    plan = game.questions[view.ask()].plan
    ahead.apply(view.seat, action)
    return bool(plan) and ahead.owes(view.seat) and game.questions[ahead.ask(view.seat)].plan == plan


def looked_at_again(thought: Thought, view: View, policy: Policy, rng: Rng, seconds: float) -> Thought:
    """The first step of a plan is worth what the best rest of it brings. What a search soon leaves it has tried with a
    few poor ones only, so the rest is thought out once more, for all that are told alike."""
    ahead = view.known.clone()
    ahead.apply(view.seat, thought.steps[0])
    rest = ahead.view(view.seat)
    best = findings(think(rest, policy, rng, MOST_ITERATIONS, seconds), rest)[0]
    return Thought(thought.steps, best.visits, best.value)


class Speaker:
    """Puts what was found into words, for the seat of a view."""

    def __init__(self, game: Game, view: View, names: list[str], lang: str) -> None:
        self.game = game
        self.view = view
        self.names = names
        self.lang = lang

    def searched(self, best: Thought, others: list[Thought]) -> list[str]:
        """What was looked at most, then the next; what was not looked at is not mentioned."""
        chance = self.likely(best.value)
        said = [self.say("hint-best", best.steps, chance)]
        return said + [self.other(one, chance) for one in others]

    def other(self, thought: Thought, best: float) -> str:
        """An alternative may have looked better in fewer tries: that is no reason to prefer it, nor a figure to
        compare."""
        chance = self.likely(thought.value)
        if percent(chance) >= percent(best):
            return self.say("hint-other-alike", thought.steps, chance)
        return self.say("hint-other" if thought.visits >= FEW else "hint-other-few", thought.steps, chance)

    def solved(self, ways: list[Way], best: Way) -> list[str]:
        """One plan without chance, and what the others would come to; or the plan drawn from a mixture, which is worth
        what the whole mixture is, and how often others would be drawn instead."""
        rest = [way for way in ways if way is not best]
        if best.chance > EXACT:
            said = [self.say_exactly("hint-solved", best, best.value)]
            others = sorted(rest, key=lambda way: -way.value)
            return said + [
                self.say_exactly("hint-other-solved", way, min(way.value, best.value))
                for way in self.apart([best, *others])[1:]
            ]
        worth = self.likely(sum(way.chance * way.value for way in ways))
        if best.chance > CERTAIN:
            others = self.apart([best, *sorted(rest, key=lambda way: -way.value)])[1:]
            said = [self.say("hint-reckoned", best.steps, worth)]
            return said + [self.say("hint-other", way.steps, min(worth, self.likely(way.value))) for way in others]
        drawn_too = [way for way in rest if percent(way.chance)]
        often = TEXTS.say(self.lang, "hint-often", percent=max(1, percent(best.chance)))
        said = [self.say("hint-mixed", best.steps, worth) + f" {often}"]
        return said + [self.say("hint-drawn", way.steps, way.chance) for way in self.apart([best, *drawn_too])[1:]]

    def apart(self, found: list[Told]) -> list[Told]:
        """The first of them and the next few that say something else: two cards may be alike."""
        said: dict[str, Told] = {}
        for one in found:
            if len(said) <= ALTERNATIVES:
                said.setdefault(self.in_words(one.steps), one)
        return list(said.values())

    def likely(self, share: float) -> float:
        return likely(self.game, self.view, share)

    def say(self, text: str, steps: list[int], share: float) -> str:
        return TEXTS.say(self.lang, text, action=self.in_words(steps), percent=percent(share))

    def say_exactly(self, text: str, way: Way, share: float) -> str:
        """Only what is certain is 0 or 100%; with several others it is so only while they do their best."""
        shown = percent(share) if share in (0.0, 1.0) else min(99, max(1, percent(share)))
        others = len(self.names) - 1
        return TEXTS.say(self.lang, text, action=self.in_words(way.steps), percent=shown, others=others)

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
