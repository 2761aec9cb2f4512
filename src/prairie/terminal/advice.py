"""What a search would do in a person's place, in words."""

from __future__ import annotations

from prairie.agents import policy_of
from prairie.agents.ismcts import Player, drawn
from prairie.agents.policy import Finding, Way
from prairie.core.contract import View
from prairie.core.game import Game
from prairie.core.rng import entropy_rng
from prairie.terminal.voice import TEXTS

SECONDS = 1.0
ALTERNATIVES = 2
CERTAIN = 0.999  # a chance above it is no mixture's


def advice(game: Game, view: View, seconds: float) -> list[Finding]:
    """The best action and the next best, as many as there are; none that was not looked at."""
    found = Player(entropy_rng(), policy_of(game), seconds).findings(view)[: 1 + ALTERNATIVES]
    return [one for number, one in enumerate(found) if one.visits or number == 0]


def advised(game: Game, view: View, names: list[str], seconds: float, lang: str) -> list[str]:
    """The same as sentences, each with the share of a win it promises; where there is no choice, that there is none;
    and where the end of the game can be solved, what the solution says, as the strongest player would play it."""
    actions = view.actions()
    if len(actions) == 1:
        return [TEXTS.say(lang, "hint-only", action=game.advised(view.known, view.seat, actions[0], lang, names))]
    rng = entropy_rng()
    if ways := policy_of(game).ending(view, rng):
        return solved(game, view, ways, drawn(ways, rng), names, lang)
    said: list[str] = []
    for one in advice(game, view, seconds):
        action = game.advised(view.known, view.seat, one.action, lang, names)
        said.append(
            TEXTS.say(lang, "hint-other" if said else "hint-best", action=action, percent=round(100 * one.value))
        )
    return said


def solved(game: Game, view: View, ways: list[Way], best: Way, names: list[str], lang: str) -> list[str]:
    how = "hint-solved" if best.chance > CERTAIN else "hint-mixed"
    others = [way for way in ways if way is not best][:ALTERNATIVES]
    said = []
    for text, way in [(how, best), *(("hint-other", way) for way in others)]:
        action = in_words(game, view, way.steps, names, lang)
        said.append(TEXTS.say(lang, text, action=action, percent=round(100 * way.value)))
    return said


def in_words(game: Game, view: View, plan: list[int], names: list[str], lang: str) -> str:
    """A single step with what it would do; a longer plan step by step, as one would type it."""
    if len(plan) == 1:
        return game.advised(view.known, view.seat, plan[0], lang, names)
    ahead = view.known.clone()
    words = []
    for action in plan:
        words.append(game.action_text(ahead, view.seat, action, lang))
        ahead.apply(view.seat, action)
    return " ".join(words)
