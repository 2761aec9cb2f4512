"""People at a practice table: what they type, found by playing the same table beforehand."""

from __future__ import annotations

from prairie.core.contract import SPECTATOR
from prairie.core.game import Game
from prairie.core.rng import Rng
from prairie.tables.table import Table
from prairie.terminal.commands.play import minds, seeded
from prairie.terminal.players import HUMAN, seated


def typed(game: Game, kinds: list[str], seed: int, options: dict[str, str]) -> str:
    """What the people of a practice table type, found by playing the same table here."""
    players = seated(game, kinds, [])
    table = Table(game, len(kinds), options, [player.text() for player in players], True, seeded(seed))
    computers = minds(table, players, seed)
    people = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
    at_screen = people[0] if len(people) == 1 else SPECTATOR
    rng = Rng(62, seed)
    lines: list[str] = []
    while True:
        table.settle()
        owed = table.owed()
        if not owed:
            return "\n".join(lines) + "\n"
        seat = next((seat for seat in owed if seat in people), None)
        if seat is None:
            for computer in owed:
                table.submit(computer, [computers[computer].decide(table.view(computer))])
            continue
        if seat != at_screen:
            lines.append("")  # the screen is handed over
            at_screen = seat
        known = table.view(seat).known
        words: list[str] = []
        plan: list[int] = []
        asked = known.ask(seat)
        while known.owes(seat) and known.ask(seat) == asked and (not plan or game.questions[asked].plan):
            action = int(known.choose(seat, rng))
            words.append(game.action_word(known, seat, action))
            plan.append(action)
            known.apply(seat, action)
        lines.append(" ".join(words))
        table.submit(seat, plan)
