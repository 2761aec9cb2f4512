"""Positions of Tomahawk written as a player would say them, played through the contract.

    table = Table(turn=3, I="F4: 1a 2a manitou / 10a 9a 8a", III="P1: 7b / cloud")
    table.play()

A pile reads "territory: warriors of seat 0 / warriors of seat 1", in the order of the turns; the last of each side is
the one played this turn. Piles left out get a territory without icon and the same bald warriors on both sides: they
tie, nobody scalps, nobody wins. Each army is completed so that every one of its 24 cards lies somewhere lawful.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import prairie
from prairie.core.bits import members
from prairie.core.contract import CHANCE, State
from prairie.core.events import BLANK, Log, told
from prairie.core.game import Game, Refusal
from prairie.games.tomahawk import questions as q
from prairie.games.tomahawk.state import Tomahawk

PILES = ("I", "II", "III", "IV")
ORDER = ((3, 3), (1, 2, 3), (2, 1, 3), (1, 1, 2, 2))  # TK 3.2 to TK 3.6, as they come up
PLAIN = ("P1", "P2", "P3", "P5", "F1", "F2", "M1", "M2", "M4", "M5", "P4", "F5", "F4", "M3", "F3")  # best filler first
SPECIALS = ("manitou", "spirit", "redwood", "twilight", "skull", "storm", "cloud")
Told = tuple[str, dict[str, Any]]


def tomahawk() -> Game:
    return prairie.game("tomahawk")


def as_tomahawk(state: State) -> Tomahawk:
    assert isinstance(state, Tomahawk)
    return state


def stage(pile: int, turn: int) -> tuple[int, int, list[int]]:
    """The length of the territory of a pile in a turn, how many of its turns are over, the lengths finished before."""
    before: list[int] = []
    for length in ORDER[pile]:
        if turn <= length:
            return length, turn - 1, before
        before.append(length)
        turn -= length
    raise ValueError("a game has six turns")


class Table:
    """A game with its log, read and driven in words."""

    def __init__(
        self,
        turn: int = 1,
        *,
        hands: tuple[str, str] = ("", ""),
        won: tuple[str, str] = ("", ""),
        scalps: tuple[int, int] = (0, 0),
        sought: str = "",
        game: Game | None = None,
        I: str = "",  # noqa: E741, N803 - the piles are called so
        II: str = "",  # noqa: N803
        III: str = "",  # noqa: N803
        IV: str = "",  # noqa: N803
    ) -> None:
        self.game = game or tomahawk()
        self.state = as_tomahawk(self.game.new(2, most_sought="yes" if sought else "no"))
        self.state.log = self.log = Log()
        self.cards = self.game.words("card")
        self.lands = self.game.words("land")
        self.plays: list[list[str]] = [[], []]
        _Builder(self, turn, [I, II, III, IV], hands).build(won, scalps, sought)

    @classmethod
    def start(cls, most_sought: str = "no", game: Game | None = None) -> Table:
        """A new game: nothing dealt yet."""
        table = cls(game=game)
        table.state = as_tomahawk(table.game.new(2, most_sought=most_sought))
        table.state.log = table.log = Log()
        return table

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

    def lay(self, seat: int) -> Table:
        """This turn's warriors of one seat."""
        for card in self.plays[seat]:
            self.state.apply(seat, self.cards.index(card))
        return self

    def play(self) -> Table:
        """This turn's warriors of both seats: the turn runs on to the next decision."""
        return self.lay(0).lay(1)

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
        """The question now put, to chance or to the first seat that owes an answer; "" when the game is over."""
        who = self.state.deciders()
        return self.game.questions[self.state.ask(who[0])].name if who else ""

    def legal(self, seat: int) -> set[str]:
        return {self.game.action_word(self.state, seat, action) for action in self.state.actions(seat)}

    def refused(self, seat: int, word: str) -> str:
        """The rule that refuses an action, "" when it is legal."""
        return self._refusal(seat, word).rule

    def reason(self, seat: int, word: str) -> str:
        """The name of the reason for which an action is refused."""
        return self._refusal(seat, word).name

    def _refusal(self, seat: int, word: str) -> Refusal:
        return self.game.refusals[self.state.refusal(seat, self.game.read_action(self.state, seat, word))]

    def told(self, seat: int) -> list[Told]:
        """The log as one seat, or a spectator, may read it: (name, arguments in words), "?" for what is kept back."""
        lines: list[Told] = []
        for event in self.log.events:
            seen = told(event, self.game.events, seat)
            if seen is None:
                continue
            kind = self.game.events[seen.kind]
            args: dict[str, Any] = {}
            for spec, value in zip(kind.args, seen.args, strict=True):
                name, _, what = spec.partition(":")
                number = (what or name) in ("seat", "number")
                args[name] = "?" if value == BLANK else value if number else self.game.word(what or name, value)
            lines.append((kind.name, args))
        return lines

    def events(self, name: str) -> list[dict[str, Any]]:
        """All events of that name, whole."""
        both = [self.told(0), self.told(1)]
        longest = max(both, key=lambda lines: sum(line[0] == name for line in lines))
        return [args for kind, args in longest if kind == name]

    def order(self, *names: str) -> list[str]:
        """The names of the public events, in order; only these names where some are given."""
        return [name for name, _ in self.told(prairie.SPECTATOR) if not names or name in names]

    def words(self, mask: int) -> set[str]:
        return {self.cards[card] for card in members(mask)}

    def hand(self, seat: int) -> set[str]:
        return self.words(self.state.hand[seat])

    def deck(self, seat: int) -> set[str]:
        return self.words(self.state.deck[seat])

    def army(self, seat: int) -> set[str]:
        return self.words(self.state.army[seat])

    def won(self, seat: int) -> set[str]:
        return {self.lands[land] for land in members(self.state.won[seat])}

    def winner(self, land: str) -> int | None:
        return next((seat for seat in (0, 1) if land in self.won(seat)), None)

    def totals(self, land: str) -> tuple[int, int]:
        found = [event for event in self.events("totals") if event["land"] == land]
        assert len(found) == 1, f"{land} was not settled once"
        return found[0]["first"], found[0]["second"]

    @property
    def scalps(self) -> tuple[int, int]:
        return self.state.scalps[0], self.state.scalps[1]

    def side(self, seat: int, reader: int | None = None) -> dict[str, Any]:
        """What the reader's view says of a seat; without a reader, the truth."""
        shown = self.state.as_dict() if reader is None else self.state.view(reader).as_dict()
        found: dict[str, Any] = shown["sides"][seat]
        return found

    def pairs(self, pile: str, reader: int) -> list[list[str]]:
        """The cards on a pile as the reader sees them: "?" face down, "" nothing."""
        shown = self.state.view(reader).as_dict()["piles"][PILES.index(pile)]
        return [pair["cards"] for pair in shown["pairs"]]


def fought(land: str, first: str, second: str, *, game: Game | None = None, **more: Any) -> Table:
    """The last turn of one battle, played: warriors of both sides in the order of the turns."""
    printed = (game or tomahawk()).data["territory"][land]["turns"]
    turn, pile = {1: (1, "II"), 2: (2, "III"), 3: (3, "I")}[printed]
    more[pile] = f"{land}: {first} / {second}"
    return Table(turn, game=game, **more).play()


class _Builder:
    """Completes what a test names into a lawful position."""

    def __init__(self, table: Table, turn: int, piles: list[str], hands: tuple[str, str]) -> None:
        self.table = table
        self.turn = turn
        self.named = [hands[0].split(), hands[1].split()]
        self.extra = hands
        self.piles = [self._read(text) for text in piles]
        self.armies: list[list[str]] = []
        for seat in (0, 1):
            self.armies.append(self._army(seat))
        self.free = [set(army) for army in self.armies]
        for seat in (0, 1):
            for card in self.named[seat]:
                self.free[seat].discard(card)

    def _read(self, text: str) -> tuple[str, list[list[str]]]:
        land, _, sides = text.partition(":")
        first, _, second = sides.partition("/")
        rows = [first.split(), second.split()]
        for seat in (0, 1):
            self.named[seat] += rows[seat]
        return land.strip(), rows

    def _army(self, seat: int) -> list[str]:
        """22 warriors of the tribe and two specials, all the named cards among them."""
        state, cards = self.table.state, self.table.cards
        named = self.named[seat]
        assert len(named) == len(set(named)), f"a card of seat {seat} is named twice"

        def copies(special: str) -> list[str]:
            """The warriors that may leave for a special."""
            value = state.box.value[cards.index(special)]
            return [card for card in cards if card[:-1] == str(value) and card not in named]

        other = {card for card in self.named[1 - seat] if card in SPECIALS}
        other.update(card for army in self.armies for card in army)
        kept = [card for card in SPECIALS if card in named]
        spare = [card for card in reversed(SPECIALS) if card not in kept and card not in other and copies(card)]
        kept = sorted((kept + spare)[:2], key=SPECIALS.index)
        assert set(SPECIALS) & set(named) <= set(kept), "an army holds two specials"
        army = [card for card in cards if card not in SPECIALS]
        for special in kept:
            army.remove(next(card for card in reversed(copies(special)) if card in army))
        state.army[seat] = self._mask(army + kept)
        return army + kept

    def _mask(self, cards: Iterable[str]) -> int:
        return sum(2 ** self.table.cards.index(card) for card in cards)

    def build(self, won: tuple[str, str], scalps: tuple[int, int], sought: str) -> None:
        state = self.table.state
        state.phase = q.PLACE
        state.turn = self.turn
        self._lands(won, sought)
        self._specials_dealt()
        for pile in range(4):
            self._warriors(pile, this_turn=True)
        for pile in range(4):
            self._warriors(pile, this_turn=False)
        for seat in (0, 1):
            state.scalps[seat] = scalps[seat]
            self._hand_and_deck(seat)

    def _lands(self, won: tuple[str, str], sought: str) -> None:
        """The territories on the table, those won, and as many finished ones as the turn has seen."""
        state, lands, territory = self.table.state, self.table.lands, self.table.game.data["territory"]
        gone = [land for land, _ in self.piles if land] + won[0].split() + won[1].split() + [sought] * bool(sought)
        assert len(gone) == len(set(gone)), "a territory is named twice"
        finished: list[int] = []
        for pile in range(4):
            length, _, before = stage(pile, self.turn)
            finished += before
            land = self.piles[pile][0] or next(p for p in PLAIN if p not in gone and territory[p]["turns"] == length)
            assert territory[land]["turns"] == length, f"pile {PILES[pile]} holds {length} turns in turn {self.turn}"
            self.piles[pile] = land, self.piles[pile][1]
            gone.append(land)
            state.land[pile] = lands.index(land)
        for land in won[0].split() + won[1].split():
            finished.remove(territory[land]["turns"])
        for length in finished:
            gone.append(next(p for p in PLAIN if p not in gone and territory[p]["turns"] == length))
        state.unseen = sum(2**i for i, land in enumerate(lands) if land not in gone)
        state.sought = lands.index(sought) if sought else -1
        for seat in (0, 1):
            state.won[seat] = sum(2 ** lands.index(land) for land in won[seat].split())

    def _specials_dealt(self) -> None:
        kept = [[card for card in army if card in SPECIALS] for army in self.armies]
        left = [card for card in SPECIALS if card not in kept[0] + kept[1]]
        for seat in (0, 1):
            self.table.state.dealt[seat] = self._mask([*kept[seat], left[seat]])

    def _warriors(self, pile: int, this_turn: bool) -> None:
        """This turn's cards stay in hand until they are played; those of earlier turns lie on the table."""
        state, table = self.table.state, self.table
        land, rows = self.piles[pile]
        _, over, _ = stage(pile, self.turn)
        hidden = table.game.data["territory"][land]["kind"] == "forest"
        assert rows == [[], []] or [len(row) for row in rows] == [over + 1] * 2, f"{land} needs {over + 1} a side"
        for slot in [over] if this_turn else range(over):
            filler = "" if rows[0] else self._filler()
            for seat in (0, 1):
                card = filler or rows[seat][slot]
                if this_turn:
                    table.plays[seat].append(card)
                else:
                    state.laid[seat * 12 + pile * 3 + slot] = table.cards.index(card)
                    state.shown[seat] |= 0 if hidden else self._mask([card])

    def _filler(self) -> str:
        """A warrior both sides still have, the same for both: bald if possible."""
        box, cards = self.table.state.box, self.table.cards
        both = [c for c in cards if c in self.free[0] and c in self.free[1] and c not in SPECIALS]
        card = min(both, key=lambda c: (box.hair[cards.index(c)], cards.index(c)))
        self.free[0].discard(card)
        self.free[1].discard(card)
        return card

    def _hand_and_deck(self, seat: int) -> None:
        state = self.table.state
        rest = sorted(self.free[seat], key=self.table.cards.index)  # specials last: to the deck while there is one
        hand = self.table.plays[seat] + self.extra[seat].split()
        size = 8 if self.turn < 6 else 4
        assert len(hand) <= size, "too many cards in hand"
        missing = size - len(hand)
        hand += rest[:missing]
        rest = rest[missing:]
        in_deck = 24 - 8 - 4 * (min(self.turn, 5) - 1)
        deck = rest[len(rest) - in_deck :]
        state.hand[seat] = self._mask(hand)
        state.deck[seat] = self._mask(deck)
        state.shown[seat] |= self._mask(card for card in rest if card not in deck)
