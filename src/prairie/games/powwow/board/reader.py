"""Who reads a position, and what things are called in their language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from prairie.core.game import YOU
from prairie.games.powwow.components import POW_WOW, POW_WOW_WORD

if TYPE_CHECKING:
    from prairie.games.powwow.game import PowWowGame

SHAPES = {"circle": "●", "square": "■", "triangle": "▲", "diamond": "◆", "hexagon": "⬢", "star": "★"}


@dataclass(frozen=True)
class Reader:
    """A position as `View.as_dict` gives it, the seat that reads it, and the names of all seats."""

    game: PowWowGame
    picture: dict[str, Any]
    seat: int
    names: list[str]
    lang: str

    def say(self, text: str, **args: str | int) -> str:
        return self.game.texts.say(self.lang, text, **args)

    # --- people and hands -------------------------------------------------------------------------------------

    @property
    def seats(self) -> range:
        return range(len(self.picture["seats"]))

    @property
    def holders(self) -> list[int]:
        """Who has cards: the seats, and the dead hand (PW 11.2)."""
        return [*self.seats, *([len(self.seats)] if self.picture["dead_hand"] else [])]

    def name(self, holder: int) -> str:
        if holder >= len(self.names):
            return self.game.title("seat", holder, self.lang)
        return self.say("board-you") if self.names[holder] == YOU else self.names[holder]

    def who(self, holder: int) -> str:
        """For texts that choose by it: YOU for the reader."""
        return self.names[holder] if holder < len(self.names) else self.name(holder)

    def style(self, holder: int) -> str:
        return "me" if holder == self.seat else "them" if holder < len(self.names) else "hidden"

    def hand(self, holder: int) -> dict[str, Any]:
        found: dict[str, Any] = self.picture["seats"][holder] if holder in self.seats else self.picture["dead_hand"]
        return found

    def others(self) -> list[int]:
        """Whose cards a player makes notes of; spectators make none."""
        return [holder for holder in self.holders if holder != self.seat] if self.seat >= 0 else []

    # --- runners, dice and cards, by their notation -----------------------------------------------------------

    def colour(self, word: str) -> str:
        return self.game.colour(self.game.box.runners.index(word), self.lang)

    def mark(self, word: str) -> str:
        """A runner or a die as a shape and a letter: colour is never alone."""
        runner = self.game.data["runner"][self.game.box.runners.index(word)]
        return f"{SHAPES[runner['shape']]}{runner[self.lang]['letter']}"

    def card(self, word: str) -> str:
        card = POW_WOW if word == POW_WOW_WORD else self.game.box.runners.index(word)
        return self.game.title("card", card, self.lang)

    def short_card(self, word: str) -> str:
        return self.say("short-pow-wow") if word == POW_WOW_WORD else self.mark(word)

    def cards(self, words: list[str]) -> str:
        return ", ".join(self.card(word) for word in words)

    # --- the moves of the moment ------------------------------------------------------------------------------

    def moves(self) -> dict[str, list[dict[str, Any]]]:
        """By the letter of the stone: what pushing it would do."""
        found: dict[str, list[dict[str, Any]]] = {}
        for move in self.picture["moves"]:
            found.setdefault(move["segment"], []).append(move)
        return found

    def number(self, number: int) -> str:
        """A field: light ones plain, dark ones with a minus, or with both signs where the player chooses."""
        if number > 0:
            return str(number)
        return f"±{-number}" if self.picture["dark"] == "choice" else str(number)

    def effect(self, move: dict[str, Any]) -> str:
        return self.game.effect(move, self.lang)
