"""What a search would do in a person's place."""

from __future__ import annotations

from prairie.agents import policy_of
from prairie.agents.ismcts import Player
from prairie.agents.search import Finding
from prairie.core.contract import View
from prairie.core.game import Game
from prairie.core.rng import entropy_rng

SECONDS = 1.0
ALTERNATIVES = 2


def advice(game: Game, view: View) -> list[Finding]:
    """The best action and the next best, as many as there are; none that was not looked at."""
    found = Player(entropy_rng(), policy_of(game), SECONDS).findings(view)[: 1 + ALTERNATIVES]
    return [one for number, one in enumerate(found) if one.visits or number == 0]
