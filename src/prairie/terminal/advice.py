"""What a search would do in a person's place, in words."""

from __future__ import annotations

from prairie.agents import policy_of
from prairie.agents.ismcts import Player
from prairie.agents.search import Finding
from prairie.core.contract import View
from prairie.core.game import Game
from prairie.core.rng import entropy_rng
from prairie.terminal.voice import TEXTS

SECONDS = 1.0
ALTERNATIVES = 2


def advice(game: Game, view: View, seconds: float) -> list[Finding]:
    """The best action and the next best, as many as there are; none that was not looked at."""
    found = Player(entropy_rng(), policy_of(game), seconds).findings(view)[: 1 + ALTERNATIVES]
    return [one for number, one in enumerate(found) if one.visits or number == 0]


def advised(game: Game, view: View, names: list[str], seconds: float, lang: str) -> list[str]:
    """The same as sentences, each with the share of a win it promises; where there is no choice, that there is none;
    and where the end of the game can be solved, the plan of the solution, as the strongest player would play it."""
    actions = view.actions()
    if len(actions) == 1:
        return [TEXTS.say(lang, "hint-only", action=game.advised(view.known, view.seat, actions[0], lang, names))]
    if plan := policy_of(game).ending(view, entropy_rng()):
        return [TEXTS.say(lang, "hint-solved", plan=" ".join(plan_in_words(game, view, plan, lang)))]
    said: list[str] = []
    for one in advice(game, view, seconds):
        action = game.advised(view.known, view.seat, one.action, lang, names)
        said.append(
            TEXTS.say(lang, "hint-other" if said else "hint-best", action=action, percent=round(100 * one.value))
        )
    return said


def plan_in_words(game: Game, view: View, plan: list[int], lang: str) -> list[str]:
    """Step by step, as one would type it."""
    ahead = view.known.clone()
    words = []
    for action in plan:
        words.append(game.action_text(ahead, view.seat, action, lang))
        ahead.apply(view.seat, action)
    return words
