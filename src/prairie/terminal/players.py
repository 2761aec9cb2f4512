"""Who sits where: people and computer players, as a command line or a record names them."""

from __future__ import annotations

from dataclasses import dataclass

from prairie import agents
from prairie.core.contract import SPECTATOR
from prairie.core.game import YOU, Game
from prairie.terminal.voice import TEXTS

HUMAN = "human"


class BadPlayers(ValueError):
    """The players asked for cannot sit at this table."""


@dataclass(frozen=True)
class Seated:
    """In a record: `human`, `human Élise`, `greedy`."""

    kind: str  # "human" or the name of a computer player
    name: str = ""

    def text(self) -> str:
        return f"{self.kind} {self.name}".strip()


def seated(game: Game, kinds: list[str], names: list[str]) -> list[Seated]:
    """The players of a new game, in seat order."""
    known = [HUMAN, *agents.names(game)]
    for kind in kinds:
        if agents.read_name(kind)[0] not in known:
            raise BadPlayers(f"{kind!r} cannot play {game.name}; choose among {', '.join(known)}")
    if len(kinds) not in game.seat_counts:
        low, high = game.seat_counts[0], game.seat_counts[-1]
        raise BadPlayers(f"{game.name} is played by {low if low == high else f'{low} to {high}'}, not {len(kinds)}")
    if len(names) > len(kinds):
        raise BadPlayers(f"{len(names)} names for {len(kinds)} players")
    if len({name for name in names if name}) < len([name for name in names if name]):
        raise BadPlayers("two players cannot have the same name")
    return [Seated(kind, names[seat] if seat < len(names) else "") for seat, kind in enumerate(kinds)]


def against(game: Game, opponent: str) -> list[str]:
    """A person against computer players of one kind, as few as the game allows."""
    return [HUMAN, *[opponent] * (game.seat_counts[0] - 1)]


def read_players(game: Game, texts: list[str]) -> list[Seated]:
    """The players a record names; one played elsewhere may name people only."""
    known = [HUMAN, *agents.names(game)]
    return [
        Seated(kind, name) if kind.partition("@")[0] in known else Seated(HUMAN, text)
        for text, kind, name in split(texts)
    ]


def split(texts: list[str]) -> list[tuple[str, str, str]]:
    return [(text, *text.partition(" ")[::2]) for text in texts]


def display_names(players: list[Seated], lang: str) -> list[str]:
    """What each is called: by name, else "Player 1", "Greedy", "Greedy B"."""
    names: list[str] = []
    for seat, player in enumerate(players):
        if player.name:
            names.append(player.name)
        elif player.kind == HUMAN:
            names.append(TEXTS.say(lang, "player", number=seat + 1))
        else:
            name = TEXTS.say(lang, f"agent-{agents.read_name(player.kind)[0]}")
            alike = sum(1 for other in players if other.kind == player.kind and not other.name)
            letter = chr(ord("A") + seat)  # not a number: levels have one already
            names.append(TEXTS.say(lang, "agent-lettered", name=name, letter=letter) if alike > 1 else name)
    return names


def names_for(players: list[Seated], reader: int, lang: str) -> list[str]:
    """The names as one reader sees them: their own seat is "you"."""
    names = display_names(players, lang)
    if reader != SPECTATOR:
        names[reader] = YOU
    return names
