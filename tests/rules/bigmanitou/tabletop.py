"""Positions of Big Manitou set up by hand, and played on in the notation of the records."""

from __future__ import annotations

from collections.abc import Sequence

import prairie
from prairie.core.bits import BIT
from prairie.core.contract import CHANCE, OVER
from prairie.core.events import Log, told
from prairie.core.illegal import Illegal
from prairie.games.bigmanitou import judging, powers, questions as q
from prairie.games.bigmanitou.components import ALL_HEROES, GROUNDS, PLAYS
from prairie.games.bigmanitou.game import BigManitouGame
from prairie.games.bigmanitou.state import BigManitou

FOUR = "bison1 bison2 tipi1 tipi2"  # tiles that no cylinder follows
PLAIN_TILES = {2: (FOUR, "bison3 tipi1 tipi3", "bison2 tipi2"), 3: (FOUR, FOUR, "bison3 tipi1 tipi3")}


def the_game() -> BigManitouGame:
    game = prairie.game("bigmanitou")
    assert isinstance(game, BigManitouGame)
    return game


def cards(words: str) -> int:
    """A set of cards by their notation; "chief" is the first chief."""
    names = the_game().words("card")
    return sum(BIT[names.index(word if word in names else f"{word}_a")] for word in words.split())


def tiles(words: str) -> int:
    names = the_game().words("tile")
    return sum(the_game().box.one[names.index(word)] for word in words.split())


class Tabletop:
    """One game. Seat 0 is the first player unless another dealer than the last seat is named."""

    def __init__(self, seats: int = 2, dealer: int | None = None, hunt: int = 1, quick: bool = False) -> None:
        self.game = the_game()
        state = self.game.new(seats, quick="yes" if quick else "no")
        assert isinstance(state, BigManitou)
        self.state = state
        state.log = Log()
        state.apply(CHANCE, seats - 1 if dealer is None else dealer)
        state.hunt = hunt

    # --- setting up ---------------------------------------------------------------------------------------------

    def grounds(self, *words: str) -> Tabletop:
        for ground, some in enumerate(words or PLAIN_TILES.get(self.state.seats, (FOUR, FOUR, FOUR))):
            self.state.ground[ground] = tiles(some)
        return self

    def won(self, *words: str) -> Tabletop:
        for seat, some in enumerate(words):
            self.state.won[seat] = tiles(some)
        return self

    def cylinders(self, brown: int = -1, white: int = -1) -> Tabletop:
        self.state.brown, self.state.white = brown, white
        return self

    def hands(self, *words: str, each: int = PLAYS) -> Tabletop:
        """Everyone holds these cards, nothing is left to draw, and each has still so many cards to play."""
        state = self.state
        if not any(state.ground):
            self.grounds()
        for seat, some in enumerate(words):
            state.hand[seat] = cards(some)
            state.undrawn[seat] = 0
        state.phase = q.PLAY
        state.count = (PLAYS - each) * state.seats
        state.turn = state.first_player()
        return self

    def on(self, ground: int, *words: str) -> Tabletop:
        """What lies on a ground, seat by seat; its heroes stand, the first named below (only one player has any)."""
        state = self.state
        for seat, some in enumerate(words):
            mine = cards(some)
            state.laid[seat * GROUNDS + ground] = mine
            state.pool[seat] = state.pool[seat] & ~mine
            heroes = [cards(word).bit_length() - 1 for word in some.split() if cards(word) & ALL_HEROES]
            if heroes:
                state.keeper[ground] = seat
                state.lower[ground] = heroes[0]
                state.upper[ground] = heroes[1] if len(heroes) > 1 else -1
        return self

    def judge(self) -> Tabletop:
        """All cards are down and no power is left to use."""
        if not any(self.state.ground):
            self.grounds()
        judging.begin(self.state)
        return self

    def after_the_seventh_card(self) -> Tabletop:
        if not any(self.state.ground):
            self.grounds()
        self.state.count = PLAYS * self.state.seats
        powers.offer_eighth(self.state)
        return self

    # --- playing ------------------------------------------------------------------------------------------------

    def does(self, *words: str) -> Tabletop:
        """Decisions of whoever owes one, chance included, in order."""
        for word in words:
            seat = self.state.decider()
            action = self.game.read_action(self.state, seat, self._full(seat, word))
            self.game.check(self.state, seat, action)
            self.state.apply(seat, action)
        return self

    def chooses(self, seat: int, *words: str) -> Tabletop:
        """Decisions of one seat in a sealed phase."""
        for word in words:
            action = self.game.read_action(self.state, seat, self._full(seat, word))
            self.game.check(self.state, seat, action)
            self.state.apply(seat, action)
        return self

    def _full(self, seat: int, word: str) -> str:
        """ "chief>I" stands for the first chief that can go there."""
        legal = self.words(seat)
        name, mark, ground = word.partition(">")
        return next((w for w in (word, *(f"{name}_{c}{mark}{ground}" for c in "ab")) if w in legal), word)

    def words(self, seat: int | None = None) -> list[str]:
        """What the seat, or whoever decides, may do."""
        who = self.state.decider() if seat is None else seat
        return [self.game.action_word(self.state, who, action) for action in self.state.actions(who)]

    def refuses(self, word: str) -> str:
        """The rule that forbids it."""
        seat = self.state.decider()
        try:
            self.game.check(self.state, seat, self.game.read_action(self.state, seat, word))
        except Illegal as illegal:
            return illegal.rule
        return ""

    def draws_anything(self) -> Tabletop:
        """Chance takes the first outcome until a seat must decide."""
        while self.state.decider() == CHANCE:
            self.state.apply(CHANCE, self.state.actions(CHANCE)[0])
        return self

    def plays_anything(self) -> Tabletop:
        """Everyone takes the first legal action until the game is over."""
        while (seat := self.state.decider()) != OVER:
            self.state.apply(seat, self.state.actions(seat)[0])
        return self

    # --- looking ------------------------------------------------------------------------------------------------

    def asked(self) -> tuple[int, str]:
        seat = self.state.decider()
        return seat, self.game.questions[self.state.ask(seat)].name

    def heroes(self, ground: int) -> tuple[int | None, list[str]]:
        """Whose heroes stand there, the upper one last."""
        picture = self.state.as_dict()["grounds"][ground]
        return picture["keeper"], [kind(hero) for hero in picture["heroes"]]

    def fallen(self, seat: int, ground: int) -> list[str]:
        return [kind(hero) for hero in self.state.as_dict()["grounds"][ground]["sides"][seat]["fallen"]]

    def tiles_of(self, seat: int) -> str:
        return " ".join(self.state.as_dict()["players"][seat]["tiles"])

    def total(self, seat: int, ground: int) -> int:
        return int(judging.total(self.state, seat, ground))

    def takers(self, ground: int) -> tuple[int | None, int | None, int | None]:
        found = self.state.as_dict()["grounds"][ground]["takers"]
        return found["hero"], found["most"], found["next"]

    def events(self, seat: int | None = None) -> list[str]:
        """The names of what happened, all of it or what a seat is told."""
        assert self.state.log is not None
        kinds = self.game.events
        seen = [event if seat is None else told(event, kinds, seat) for event in self.state.log.events]
        return [kinds[event.kind].name for event in seen if event is not None]


def kind(hero: str) -> str:
    """A hero without the letter of its copy."""
    return hero.removesuffix("_a").removesuffix("_b")


def deal_tiles(table: Tabletop, *grounds: str) -> Tabletop:
    """Chance lays these tiles out."""
    return table.does(*(word for ground in grounds for word in ground.split()))


def parties(table: Tabletop, *words: Sequence[str]) -> Tabletop:
    for seat, some in enumerate(words):
        table.chooses(seat, *some)
    return table
