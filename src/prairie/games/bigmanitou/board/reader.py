"""Who reads a position, and what things are called in their language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from prairie.core.game import YOU
from prairie.core.spans import cut
from prairie.games.bigmanitou.components import CARDS, HEROES, HUNTERS, WINS

if TYPE_CHECKING:
    from prairie.games.bigmanitou.game import BigManitouGame

PLACES = ("hero", "most", "next")  # who takes tiles of a ground, in that order (BM 7.16)


@dataclass(frozen=True)
class Reader:
    """A position as `View.as_dict` gives it, the seat that reads it, and the names of all seats."""

    game: BigManitouGame
    picture: dict[str, Any]
    seat: int
    names: list[str]
    lang: str

    def say(self, text: str, **args: str | int) -> str:
        return self.game.texts.say(self.lang, text, **args)

    def name(self, seat: int) -> str:
        return self.say("board-you") if self.names[seat] == YOU else self.names[seat]

    def short_name(self, seat: int, width: int) -> str:
        """A name that fits; where another would be cut to the same, it keeps its end, which tells them apart."""
        short = [cut(self.name(other), width) for other in range(len(self.names))]
        if short.count(short[seat]) == 1:
            return short[seat]
        tail = (width - 1) // 2
        return cut(self.name(seat), width - tail) + self.name(seat)[-tail:]

    def style(self, seat: int) -> str:
        return "me" if seat == self.seat else "them"

    def order(self) -> list[int]:
        """The reader first, then clockwise; a spectator sees the seats in order."""
        seats = len(self.picture["players"])
        return [(max(0, self.seat) + step) % seats for step in range(seats)]

    def others(self) -> list[int]:
        return [seat for seat in self.order() if seat != self.seat]

    # --- cards and tiles, by their notation ---------------------------------------------------------------------

    def short(self, word: str) -> str:
        return self.game.short("card", self.game.words("card").index(word), self.lang)

    def title(self, word: str) -> str:
        return self.game.title("card", self.game.words("card").index(word), self.lang)

    def shorts(self, words: list[str]) -> list[str]:
        return [self.short(word) for word in words]

    def titles(self, words: list[str]) -> str:
        return ", ".join(self.title(word) for word in words)

    def tile(self, word: str) -> str:
        return self.game.short("tile", self.game.words("tile").index(word), self.lang)

    def tile_titles(self, words: list[str]) -> str:
        return ", ".join(self.game.title("tile", self.game.words("tile").index(word), self.lang) for word in words)

    def beaten_by(self, hero: str) -> list[str]:
        """The kinds of hero that a kind beats, by their short names."""
        box = self.game.box
        card = next(c for c in range(HUNTERS, CARDS) if HEROES[box.hero[c - HUNTERS]] == hero)
        others = [c for c in range(HUNTERS, CARDS) if box.fight[card * CARDS + c] == WINS]
        return list(dict.fromkeys(self.game.short("card", other, self.lang) for other in others))

    def kinds(self) -> list[str]:
        """The kinds of hero in a deck."""
        return [HEROES[kind] for kind in sorted(set(self.game.box.hero))]

    # --- grounds ------------------------------------------------------------------------------------------------

    def hunting(self) -> bool:
        """Whether parties are in the field."""
        return self.picture["phase"] not in ("dealer", "tiles", "party")

    def judged(self) -> int | None:
        """The ground that is being judged."""
        claim = self.picture["claim"]
        return None if claim is None else claim // 3

    def shares(self, ground: dict[str, Any]) -> dict[str, int]:
        """How many tiles the hero's owner, the best hunters and the next would take now."""
        left = len(ground["tiles"])
        found = {}
        for place, most in zip(PLACES, (1, 2, left), strict=True):
            found[place] = min(most, left) if ground["takers"][place] is not None else 0
            left -= found[place]
        return found

    def tied(self, ground: dict[str, Any]) -> list[int]:
        """The seats whose hunters tie there, and so take nothing (BM 7.23)."""
        totals = [side["total"] for side in ground["sides"]]
        return [seat for seat, total in enumerate(totals) if total > 0 and totals.count(total) > 1]

    # --- players ------------------------------------------------------------------------------------------------

    def mine(self) -> dict[str, Any]:
        found: dict[str, Any] = self.picture["players"][self.seat]
        return found

    def choosing(self) -> bool:
        return self.seat >= 0 and self.picture["phase"] == "party"

    def holder(self, cylinder: str) -> int | None:
        found: int | None = self.picture[cylinder]
        return found
