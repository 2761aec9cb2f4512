"""The results of a match, in memory or in a ledger on disk."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

from prairie.arena.fingerprints import fingerprints
from prairie.arena.ledger import Ledger, Row
from prairie.arena.matches import Match, Played
from prairie.core import registry

FORMAT = "prairie arena 1"


def header(match: Match) -> Row:
    """What must be the same for results to belong together; how many games are wanted may grow."""
    told = asdict(match)
    del told["games"]
    return {"format": FORMAT, **told}


class Results:
    def __init__(self, match: Match, path: Path | None) -> None:
        self.path = path
        played = {player for table in match.tables for player in table}
        made_by = fingerprints(played, registry.game(match.game, match.data)) if path else {}
        self.ledger = Ledger(header(match), path, made_by, ("table", "number"))
        self.games: list[Played] = [read_game(row) for row in self.ledger.rows]

    def done(self) -> set[tuple[int, int]]:
        """The games that need not be played again: (table, number)."""
        return {(game.table, game.number) for game in self.games}

    def add(self, game: Played) -> None:
        self.games.append(game)
        self.ledger.add(asdict(game))


def read_game(found: Row) -> Played:
    told: Row = {key: tuple(value) if isinstance(value, list) else value for key, value in found.items()}
    return Played(**told)
