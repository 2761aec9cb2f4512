"""Who reads a position, and what things are called in their language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from prairie.core.game import YOU
from prairie.games.tomahawk.components import KINDS, SPECIAL_WORDS, TRIBE

if TYPE_CHECKING:
    from prairie.games.tomahawk.game import TomahawkGame

ANIMALS = ("caribou", "bison", "eagle")  # of forests, plains and mountains (TK 1.16)


@dataclass(frozen=True)
class Reader:
    """A position as `View.as_dict` gives it, the seat that reads it, and the names of all seats."""

    game: TomahawkGame
    picture: dict[str, Any]
    seat: int
    names: list[str]
    lang: str

    @property
    def me(self) -> int:
        """The side drawn as one's own; a spectator stands behind the second seat."""
        return self.seat if self.seat >= 0 else 1

    @property
    def them(self) -> int:
        return 1 - self.me

    def say(self, text: str, **args: str | int) -> str:
        return self.game.texts.say(self.lang, text, **args)

    def name(self, seat: int) -> str:
        return self.say("board-you") if self.names[seat] == YOU else self.names[seat]

    def pile(self, number: int) -> str:
        return self.game.words("pile")[number]

    def style(self, seat: int) -> str:
        return "me" if seat == self.me else "them"

    # --- cards, by their notation -------------------------------------------------------------------------------

    def card(self, word: str) -> int:
        return self.game.words("card").index(word)

    def short(self, word: str) -> str:
        return self.game.short("card", self.card(word), self.lang)

    def title(self, word: str) -> str:
        return self.game.title("card", self.card(word), self.lang)

    def value(self, word: str) -> int:
        return int(self.game.box.value[self.card(word)])

    def hair(self, word: str) -> int:
        return int(self.game.box.hair[self.card(word)])

    def special(self, word: str) -> bool:
        return word in SPECIAL_WORDS

    def by_value(self, words: list[str]) -> list[str]:
        return sorted(words, key=lambda word: (self.value(word), self.card(word)))

    def copies(self) -> dict[int, int]:
        """How many warriors of each value a tribe has."""
        values = [int(self.game.box.value[card]) for card in range(TRIBE)]
        return {value: values.count(value) for value in range(1, 11)}

    # --- territories --------------------------------------------------------------------------------------------

    def land(self, name: str) -> str:
        return self.game.title("land", self.game.words("land").index(name), self.lang)

    def herd(self, name: str) -> str:
        """The animals of a territory, with a word when Redwood Heart doubled them."""
        land = self.game.words("land").index(name)
        herd = self.say(f"herd-{KINDS[self.game.box.kind[land]]}", animals=int(self.game.box.animals[land]))
        return f"{herd}, {self.say('board-doubled')}" if name in self.picture["doubled"] else herd

    def land_names(self, seat: int) -> str:
        """The territories a seat has won, by their short names."""
        doubled = f" ({self.say('board-doubled')})"
        won = self.picture["sides"][seat]["won"]
        return " ".join(name + (doubled if name in self.picture["doubled"] else "") for name in won)

    def lands(self, seat: int) -> list[str]:
        """The territories a seat has won, with their animals."""
        return [f"{name} ({self.herd(name)})" for name in self.picture["sides"][seat]["won"]]

    def sought(self) -> str:
        """The most sought animal, or nothing when the variant is not played or not yet settled."""
        name = self.picture["most_sought"]
        if not name:
            return ""
        kind = self.game.box.kind[self.game.words("land").index(name)]
        return self.say(f"animal-{ANIMALS[kind]}")

    # --- battles ------------------------------------------------------------------------------------------------

    def opens(self, pile: dict[str, Any]) -> int:
        """The turn in which a battle ends, and a forest is turned up."""
        return int(self.picture["turn"] + pile["turns"] - pile["turn"])

    def planned(self, pile: dict[str, Any], slot: int) -> bool:
        """Whether one's own card there belongs to the plan of this turn: it can still be taken back."""
        return (
            self.picture["phase"] == "place"
            and self.seat >= 0
            and slot == pile["turn"] - 1
            and not pile["fixed"][self.seat]
            and pile["pairs"][slot]["cards"][self.seat] != ""
        )

    def counts(self, pile: dict[str, Any], slot: int, seat: int) -> int:
        """What a warrior adds to its side's total as things stand: its strength, or what the icon makes of it."""
        strength = int(pile["pairs"][slot]["strengths"][seat])
        standing = pile["standing"]
        if standing is None or [seat, slot] not in standing["icon_on"]:
            return strength
        return 0 if pile["icon"] == "puma" else 2 * strength

    def next_pile(self) -> int | None:
        """The pile that waits for one's next warrior."""
        if self.picture["phase"] != "place" or self.seat < 0:
            return None
        for number, pile in enumerate(self.picture["piles"]):
            if pile["pairs"][pile["turn"] - 1]["cards"][self.seat] == "":
                return number
        return None

    def hides(self, pile: dict[str, Any]) -> bool:
        """Whether warriors lie, or will lie, face down there until the last turn (TK 5.3, TK 5.5)."""
        return bool(pile["kind"] == "forest" and pile["turns"] > 1)

    def notes(self, pile: dict[str, Any]) -> list[str]:
        """What a reader should know of a battle beyond the numbers: what was seen or fixed, what an icon does."""
        found: list[str] = []
        for slot, pair in enumerate(pile["pairs"]):
            found += self._secrets(pile, slot, pair)
        standing = pile["standing"]
        if standing is not None and standing["icon_on"]:
            cards = [self.short(pile["pairs"][slot]["cards"][seat]) for seat, slot in standing["icon_on"]]
            found.append(self.say(f"board-{pile['icon']}-on", cards=", ".join(cards)))
        if standing is not None and any(self._bonus(pile, seat) for seat in range(2)):
            found.append(self.say("board-spirit-on"))
        return found

    def _bonus(self, pile: dict[str, Any], seat: int) -> int:
        """What the total holds beyond its warriors: Soaring Spirit's share (TK 12.12)."""
        standing = pile["standing"]
        return int(standing["totals"][seat]) - sum(self.counts(pile, slot, seat) for slot in range(standing["pairs"]))

    def _secrets(self, pile: dict[str, Any], slot: int, pair: dict[str, Any]) -> list[str]:
        found: list[str] = []
        if slot == pile["turn"] - 1:
            for seat in (self.them, self.me):
                if not pile["fixed"][seat]:
                    continue
                if seat == self.seat:
                    found.append(self.say("board-fixed-mine", card=self.title(pair["cards"][seat])))
                else:
                    found.append(self.say("board-fixed-theirs", who=self.names[seat]))
        if pair["seen_from_mountain"][self.them] and not pair["revealed"][self.them] and self.seat >= 0:
            found.append(self.say("board-saw-theirs", card=self.title(pair["cards"][self.them])))
        if pair["seen_from_mountain"][self.me] and not pair["revealed"][self.me] and self.seat >= 0:
            found.append(self.say("board-saw-mine", who=self.names[self.them], card=self.title(pair["cards"][self.me])))
        return found
