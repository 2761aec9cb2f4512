"""How likely a win is, where a search sees so much of one.

The enemies a search imagines are easier to beat than one who thinks as hard as it does, so in some games it sees too
much. What it saw and what became of it, in games of the search against itself, is fitted for each question and round
(fitted_odds.py, tools/fit_odds.py). Nothing is decided by it: it is only told.
"""

from __future__ import annotations

from math import exp, log

from prairie.agents import policy_of
from prairie.agents.fitted_odds import FITTED
from prairie.core.contract import View
from prairie.core.game import Game

LEAST = 0.005  # of a win: no odds are told beyond what games could show


def likely(game: Game, view: View, share: float) -> float:
    """The chance of winning of the view's seat, before a question of which the search says that it has this share of a
    win; the share itself where nothing is fitted."""
    question = game.questions[view.ask()].name
    fitted = FITTED.get((game.name, question, int(policy_of(game).clock(view.known))))
    if fitted is None:
        return share
    slope, constant = fitted
    return 1 / (1 + exp(-slope * log_odds(share) - constant))


def log_odds(share: float) -> float:
    bounded = min(1 - LEAST, max(LEAST, share))
    return log(bounded / (1 - bounded))
