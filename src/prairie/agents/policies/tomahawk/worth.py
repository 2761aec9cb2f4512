"""What a position of Tomahawk is worth between two turns, in points (compiled).

Points won, duels already laid in forests, territories under way and the warriors still to be played. What each of these
signs weighs before each turn was fitted to games (fitted.py, tools/fit_tomahawk.py).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from prairie.agents.policies.tomahawk.fitted import SWING, WEIGHTS
from prairie.agents.policies.tomahawk.survey import Survey
from prairie.agents.policies.tomahawk.weights import ICON_LATER, LEADS, leads
from prairie.core.bits import BIT
from prairie.core.contract import View
from prairie.core.rng import Rng
from prairie.games.tomahawk.battle import SPIRIT_BONUS
from prairie.games.tomahawk.components import (
    CARDS,
    FOREST,
    GREAT_MANITOU,
    PILES,
    PUMA,
    REDWOOD_HEART,
    SIDE,
    SLOTS,
    SOARING_SPIRIT,
    TRIBE,
    TURNS,
)
from prairie.games.tomahawk.state import Tomahawk

# The signs by their number: a tribe's warriors left, by value from 1 to 10, the seven specials, and
SPECIAL: Final = 10  # where these begin
HAIR: Final = 17  # the scalps that those left may lose,
DUELS: Final = 18  # and what a duel between two of those left brings on average, all of them together.
HOLD: Final = 19  # The animals of the territories under way, as far as one side leads there:
HOLD_FOREST: Final = 20  # so much more in forests,
HOLD_ICON: Final = 21  # and where an icon may yet turn it.
MANITOU: Final = 22  # The animals where Great Manitou lies: who leads too well there loses.
SIGNS: Final = 23
FIRST: Final = 2  # a position before turn 2 is the first that is ever valued,
LAST: Final = 5  # and one before turn 5 the last: no card is drawn after that
WORLDS: Final = 16  # imagined, to know which warriors are left


def column(turn: int) -> int:
    """Where the numbers for a turn stand; of turns that are never asked for, the nearest."""
    return min(max(turn, FIRST), LAST) - FIRST


def by_turn() -> list[float]:
    """At [turn * SIGNS + sign]."""
    found: list[float] = []
    for turn in range(TURNS + 1):
        found += [row[column(turn)] for row in WEIGHTS.values()]
    return found


@final
class Worth:
    def __init__(self) -> None:
        self.weight: vec[float] = vec[float](by_turn())
        self.swing: vec[float] = vec[float]([SWING[column(turn)] for turn in range(TURNS + 1)])
        self.lead: vec[float] = vec[float](leads())
        self.survey: Survey = Survey()
        nobody: list[float] = [0.0] * (2 * CARDS)
        self.left: vec[float] = vec[float](nobody)  # at [seat * CARDS + card]: how likely it is still to be played,
        self.card: vec[float] = vec[float](nobody)  # and what it is worth until then

    # --- the warriors still to be played ------------------------------------------------------------------------------

    def reckon(self, view: View, rng: Rng) -> None:
        """What each warrior is worth after this turn, by who may still meet it."""
        known = view.known
        assert isinstance(known, Tomahawk)
        if known.turn == TURNS:
            return  # nothing comes after it
        card: i64 = 0
        while card < 2 * CARDS:
            self.left[card] = 0.0
            card += 1
        n: i64 = 0
        while n < WORLDS:
            world = view.imagine(rng)
            assert isinstance(world, Tomahawk)
            self.count(world)
            n += 1
        self.value_cards(known, known.turn + 1)

    def count(self, world: Tomahawk) -> None:
        seat: i64 = 0
        while seat < 2:
            cards = world.hand[seat] | world.deck[seat]
            if not world.deck[seat] and not world.hand[seat]:
                cards = world.army[seat]  # nothing is drawn yet
            at = seat * CARDS
            while cards:
                if cards & 1:
                    self.left[at] = self.left[at] + 1.0
                cards >>= 1
                at += 1
            seat += 1

    def value_cards(self, game: Tomahawk, turn: i64) -> None:
        weights = turn * SIGNS
        seat: i64 = 0
        while seat < 2:
            card: i64 = 0
            while card < CARDS:
                worth = self.weight[weights + DUELS] * self.duels(game, seat, card)
                if card < TRIBE:
                    worth += self.weight[weights + game.box.value[card] - 1]
                    worth += self.weight[weights + HAIR] * float(game.box.hair[card])
                else:
                    worth += self.weight[weights + SPECIAL + card - TRIBE]
                self.card[seat * CARDS + card] = worth
                card += 1
            seat += 1

    def duels(self, game: Tomahawk, seat: i64, card: i64) -> float:
        """The scalps a warrior takes from one of the enemy's that are left, less those it loses, on average."""
        box = game.box
        total = 0.0
        met = 0.0
        other: i64 = 0
        while other < CARDS:
            likely = self.left[(1 - seat) * CARDS + other]
            spoils = box.spoils[card * CARDS + other] - box.spoils[other * CARDS + card]
            total += likely * float(spoils)
            met += likely
            other += 1
        return total / met if met > 0.0 else 0.0

    def promise(self, game: Tomahawk, seat: i64) -> float:
        total = 0.0
        cards = game.hand[seat] | game.deck[seat]
        at = seat * CARDS
        while cards:
            if cards & 1:
                total += self.card[at]
            cards >>= 1
            at += 1
        return total

    # --- the territories under way ------------------------------------------------------------------------------------

    def prospects(self, game: Tomahawk, seat: i64) -> float:
        """What a seat may hope for beyond its points, less what the enemy may."""
        weights = game.turn * SIGNS
        total = self.promise(game, seat) - self.promise(game, 1 - seat)
        pile: i64 = 0
        while pile < PILES:
            at = game.turn * PILES + pile
            land = game.land[pile]
            if land >= 0 and game.box.slot[at] > 0:
                hold = self.weight[weights + HOLD]
                if game.box.kind[land] == FOREST:
                    hold += self.weight[weights + HOLD_FOREST]
                    total += self.hidden_duels(game, seat, pile)
                if game.box.icon[land]:
                    hold += self.weight[weights + HOLD_ICON]
                total += hold * self.held(game, seat, pile)
                if (self.survey.mine | self.survey.theirs) & BIT[GREAT_MANITOU]:
                    total += self.weight[weights + MANITOU] * self.manitou(game, pile)
            pile += 1
        return total

    def held(self, game: Tomahawk, seat: i64, pile: i64) -> float:
        """The animals of a territory as far as one side leads there: from all of them down to minus that."""
        box = game.box
        survey = self.survey
        survey.look(game, seat, pile, True, 0.0)
        land = game.land[pile]
        at = game.turn * PILES + pile
        animals = float(box.animals[land])
        lead = survey.lead
        icon = box.icon[land]
        if icon:
            nothing = 0.0 if icon == PUMA else 99.0
            lead += ICON_LATER * survey.icon_turns(icon, nothing, nothing)
        if (survey.mine | survey.theirs) >> TRIBE:
            lead += self.spirit(game, survey.mine) - self.spirit(game, survey.theirs)
            if box.kind[land] == FOREST and (survey.mine | survey.theirs) & BIT[REDWOOD_HEART]:
                animals *= 2.0
        lead = min(max(lead, -31.0), 31.0)
        to_come = 2 * (box.length[at] - box.slot[at])
        return animals * self.lead[to_come * LEADS + i64(lead + 32.5)]

    def spirit(self, game: Tomahawk, cards: i64) -> float:
        """What Soaring Spirit adds where another 2 of its side lies."""
        if cards & BIT[SOARING_SPIRIT] and cards & game.box.copies[SOARING_SPIRIT]:
            return float(SPIRIT_BONUS)
        return 0.0

    def manitou(self, game: Tomahawk, pile: i64) -> float:
        """The animals of the territory where he lies, of the side just surveyed, or less them."""
        animals = float(game.box.animals[game.land[pile]])
        return animals if self.survey.mine & BIT[GREAT_MANITOU] else -animals

    def hidden_duels(self, game: Tomahawk, seat: i64, pile: i64) -> float:
        """The scalps that pairs lying face down in a forest will bring: as good as won."""
        spoils = game.box.spoils
        total: i64 = 0
        place = pile * SLOTS
        end = place + game.box.slot[game.turn * PILES + pile]
        while place < end:
            mine = game.laid[seat * SIDE + place]
            theirs = game.laid[(1 - seat) * SIDE + place]
            total += spoils[mine * CARDS + theirs] - spoils[theirs * CARDS + mine]
            place += 1
        return float(total)

    # --- for the fit --------------------------------------------------------------------------------------------------

    def signs(self, game: Tomahawk) -> list[float]:
        """What the weights are fitted to, for seat 0, and last what is sure beyond the score."""
        found = [0.0] * (SIGNS + 1)
        for card in range(2 * CARDS):
            self.left[card] = 0.0
        self.count(game)
        for seat in range(2):
            side = 1.0 - 2.0 * seat
            for card in range(CARDS):
                if not (game.hand[seat] | game.deck[seat]) & BIT[card]:
                    continue
                found[DUELS] += side * self.duels(game, seat, card)
                if card < TRIBE:
                    found[int(game.box.value[card]) - 1] += side
                    found[HAIR] += side * float(game.box.hair[card])
                else:
                    found[SPECIAL + card - TRIBE] += side
        for pile in range(PILES):
            land = game.land[pile]
            if land >= 0 and game.box.slot[game.turn * PILES + pile] > 0:
                held = self.held(game, 0, pile)
                found[HOLD] += held
                if game.box.kind[land] == FOREST:
                    found[HOLD_FOREST] += held
                    found[SIGNS] += self.hidden_duels(game, 0, pile)
                if game.box.icon[land]:
                    found[HOLD_ICON] += held
                if (self.survey.mine | self.survey.theirs) & BIT[GREAT_MANITOU]:
                    found[MANITOU] += self.manitou(game, pile)
        return found
