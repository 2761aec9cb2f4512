"""Positions of Pow Wow written as a player would say them, played through the contract.

    table = Table("red blue", "green yellow", "black natural", dice="red green green", at={"red": 4}, rings={"B": 2})
    table.do(0, "B")

The hands are those of the seats in order (with two players the third is the dead hand); every seat has its die, and
the starter moves first. What is not named stays as at the start of a game.
"""

from __future__ import annotations

from typing import Any

import prairie
from prairie.core.contract import CHANCE, State
from prairie.core.events import BLANK, Log, told
from prairie.core.game import Game
from prairie.games.powwow import questions as q
from prairie.games.powwow.state import PowWow

COLOURS = ("red", "blue", "green", "yellow", "black", "natural")
HANDS = {
    2: ("red blue", "green yellow", "black natural"),
    3: ("red blue", "green yellow", "black natural"),
    4: ("red blue", "green yellow", "black pow-wow", "natural pow-wow"),
    5: ("red blue", "green pow-wow", "yellow pow-wow", "black pow-wow", "natural pow-wow"),
    6: tuple(f"{colour} pow-wow" for colour in COLOURS),
}
Told = tuple[str, dict[str, Any]]


def powwow() -> Game:
    return prairie.game("powwow")


def as_powwow(state: State) -> PowWow:
    assert isinstance(state, PowWow)
    return state


class Table:
    """A game with its log, read and driven in words."""

    def __init__(
        self,
        *hands: str,
        seats: int = 3,
        dice: str = "",
        at: dict[str, int] | None = None,
        rings: dict[str, int] | None = None,
        stones: tuple[int, ...] = (),
        quarry: int | None = None,
        starter: int = 0,
        dark: str = "back",
        game: Game | None = None,
    ) -> None:
        """A round in which the dice are taken. Fewer hands than seats need: those of HANDS."""
        self.game = game or powwow()
        self.cards = self.game.words("card")
        self.seats = seats if not hands or (len(hands) == 3 and seats == 2) else len(hands)
        self._begin(dark)
        state = self.state
        state.phase = q.MOVE
        state.round = 1
        state.starter = starter
        for holder, cards in enumerate(hands or HANDS[self.seats]):
            state.hand[holder] = sum(16 ** self.cards.index(card) for card in cards.split())
        for seat, colour in enumerate(dice.split() or ["red"] * self.seats):
            state.die[seat] = COLOURS.index(colour)
        for colour, space in (at or {}).items():
            state.space[COLOURS.index(colour)] = space
        for letter, ring in (rings or {}).items():
            state.ring["ABCDE".index(letter)] = ring
        for seat, held in enumerate(stones):
            state.stones[seat] = held
            state.quarry -= held
        if quarry is not None:
            state.quarry = quarry
        assert quarry is not None or state.audit() == "", state.audit()

    def _begin(self, dark: str) -> None:
        self.state = as_powwow(self.game.new(self.seats, dark=dark))
        self.state.log = self.log = Log()

    @classmethod
    def start(cls, seats: int = 3, dark: str = "back", game: Game | None = None) -> Table:
        """A new game: nothing dealt yet."""
        table = cls(seats=seats, game=game)
        table._begin(dark)
        return table

    @classmethod
    def dealt(
        cls, *hands: str, seats: int = 0, starter: int = 0, dark: str = "back", game: Game | None = None
    ) -> Table:
        """A new game up to the first roll: the hands of the seats, dealt one card at a time."""
        table = cls.start(seats or len(hands) or 3, dark, game)
        for cards in (hands or HANDS[table.seats])[: table.seats]:
            table.chance(*cards.split())
        return table.chance(str(starter))

    # --- playing ----------------------------------------------------------------------------------------------

    def do(self, seat: int, *words: str) -> Table:
        """Checked decisions of one seat, or of chance, in notation."""
        for word in words:
            action = self.game.read_action(self.state, seat, word)
            assert self.state.refusal(seat, action) == 0, f"{word} is refused"
            self.state.apply(seat, action)
        return self

    def chance(self, *words: str) -> Table:
        return self.do(CHANCE, *words)

    def swap(self, seat: int, gift: str, taken: str) -> Table:
        """A whole swap: "red>1" and the card taken."""
        return self.do(seat, gift, taken)

    def settle(self, seed: int = 1) -> Table:
        """Chance, until a seat must decide."""
        self.state.sample(prairie.Rng(seed))
        return self

    def finish(self, seed: int = 1) -> Table:
        """Random play to the end."""
        rng = prairie.Rng(seed)
        while self.state.deciders():
            who = self.state.deciders()[0]
            self.state.apply(who, self.state.chance(rng) if who == CHANCE else self.state.choose(who, rng))
        return self

    # --- reading ----------------------------------------------------------------------------------------------

    @property
    def question(self) -> str:
        """The question now put, to chance or to the seat that owes an answer; "" when the game is over."""
        who = self.state.deciders()
        return self.game.questions[self.state.ask(who[0])].name if who else ""

    @property
    def mover(self) -> int:
        return self.state.deciders()[0]

    def legal(self, seat: int) -> set[str]:
        return {self.game.action_word(self.state, seat, action) for action in self.state.actions(seat)}

    def refused(self, seat: int, word: str) -> str:
        """The rule that refuses an action, "" when it is legal."""
        return self.game.refusals[self.state.refusal(seat, self.game.read_action(self.state, seat, word))].rule

    def told(self, seat: int) -> list[Told]:
        """The log as one seat, or a spectator, may read it: (name, arguments in words), "?" for what is kept back."""
        lines: list[Told] = []
        for event in self.log.events:
            seen = told(event, self.game.events, seat)
            if seen is None:
                continue
            kind = self.game.events[seen.kind]
            args: dict[str, Any] = {}
            for arg, value in zip(kind.args, seen.args, strict=True):
                name, _, what = arg.partition(":")
                what = what or name
                args[name] = (
                    "?" if value == BLANK else value if what in ("seat", "number") else self.game.word(what, value)
                )
            lines.append((kind.name, args))
        return lines

    def news(self, name: str, seat: int = 0) -> list[dict[str, Any]]:
        """What a reader is told under one name."""
        return [args for told_name, args in self.told(seat) if told_name == name]

    def shown(self, reader: int | None = None) -> dict[str, Any]:
        """The position in words, as a reader has it; without a reader, the truth."""
        return self.state.as_dict() if reader is None else self.state.view(reader).as_dict()

    def hand(self, holder: int, reader: int | None = None) -> set[str]:
        """A hand; two pow-wow cards are one in it."""
        shown = self.shown(reader)
        cards = shown["seats"][holder]["cards"] if holder < self.seats else shown["dead_hand"]["cards"]
        return set(cards)

    def space(self, colour: str) -> int:
        return int(self.state.space[COLOURS.index(colour)])

    def ring(self, letter: str) -> int:
        return int(self.state.ring["ABCDE".index(letter)])

    def stones(self, seat: int) -> int:
        return int(self.state.stones[seat])

    def sure(self, reader: int, holder: int) -> list[str]:
        """The cards the reader's notes are sure of."""
        found: list[str] = self.shown(reader)["notes"][holder]["sure"]
        return found
