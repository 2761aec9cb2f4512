"""A Tomahawk position with something of everything on it, reached by dictating chance: real draws at a real table."""

from __future__ import annotations

import prairie
from prairie.core.contract import CHANCE
from prairie.core.game import Game
from prairie.games.tomahawk import preparation
from prairie.games.tomahawk.state import Tomahawk
from prairie.tables.table import Table

DEALS = ["spirit", "storm", "redwood", "manitou", "twilight", "cloud"]
DRAWS = {
    0: ["5a", "10a", "8a", "1a", "spirit", "9b", "3a", "2b", "7b", "6a", "4a", "5c"],
    1: ["6c", "4a", "9b", "2c", "3b", "twilight", "6a", "9a", "cloud", "10a", "1a", "1b"],
}
LANDS = ["F5", "M1", "P3", "P1", "M3", "M2", "F1", "F3"]
PLANS = {
    0: ["redwood 2a 6b", "5a>I 10a>II 8a>III 1a>IV", "yes", "spirit>I 9b>II 3a>III 2b>IV"],
    1: ["manitou 4b 7a", "6c>I 4a>II 9b>III 2c>IV", "3b>I twilight>II 6a>III 9a>IV", "yes"],
}


def arranged() -> Table:
    """Turn 3, the first seat about to lay its second card: it has looked at a forest card and was looked at, and
    Dancing Twilight has fixed its 7b on pile II."""
    game = prairie.game("tomahawk")
    table = Table(game, 2, {"most_sought": "yes"}, ["human Élise", "human Tom"])
    plans = {seat: list(lines) for seat, lines in PLANS.items()}
    while any(plans.values()) or table.owed() == [CHANCE]:
        if table.owed() == [CHANCE]:
            dictate(game, table)
            continue
        for seat in table.owed():
            line = plans[seat].pop(0)
            table.submit(seat, table.read_plan(seat, line.split()))
    table.submit(0, table.read_plan(0, ["6a>I"]))
    return table


def dictate(game: Game, table: Table) -> None:
    """What was drawn at the real table: the first wish that is possible, else the lowest card."""
    state = table.state
    assert isinstance(state, Tomahawk)
    question = game.questions[state.ask(CHANCE)].name
    drawn = DRAWS[int(preparation.drawing_seat(state))]
    wishes = {"deal": DEALS, "draw": drawn, "twilight": ["7b"], "sought": ["M4"]}
    possible = {game.action_word(state, CHANCE, action): action for action in state.actions(CHANCE)}
    wished = next((wish for wish in wishes.get(question, LANDS) if wish in possible), min(possible))
    table._enter(CHANCE, [possible[wished]])
