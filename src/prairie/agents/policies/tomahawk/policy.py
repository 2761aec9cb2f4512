"""Tomahawk: where a warrior is worth most, and what a position is worth at the end of a turn."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from prairie.agents.endings.tomahawk import ways
from prairie.agents.policies.tomahawk import whims
from prairie.agents.policies.tomahawk.survey import Survey
from prairie.agents.policies.tomahawk.weights import (
    BLIND_CARD,
    ICON_NOW,
    KEPT,
    LEADS,
    MARGIN,
    NOISE,
    SAVED,
    SPECIAL,
    STANDS_FOR,
    THEIR_KEPT,
    THEIR_LATER,
    THEIR_NOISE,
    UNSEEN,
    WHIM,
    WORLDS,
    leads,
)
from prairie.agents.policies.tomahawk.worth import Worth
from prairie.agents.policy import Policy, Way
from prairie.core.bits import BIT
from prairie.core.contract import State, View
from prairie.core.rng import Rng
from prairie.games.tomahawk import battle, questions as q, reckoning
from prairie.games.tomahawk.components import (
    BASE,
    CARDS,
    DANCING_TWILIGHT,
    FOREST,
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

ONE: Final = 4294967296.0  # 2**32


@final
class TomahawkPolicy(Policy):
    def __init__(self) -> None:
        super().__init__()
        self.horizon = 1
        self.explore = 0.15
        self.habit = 60.0
        self.stranger: float = 0.3  # how likely an enemy of whom nothing was seen lays its cards by whim
        self.learning: float = 0.3  # of enemies who reckon: how often one learns with the search what is best for it
        self.erratic: float = 0.0  # how often a typical enemy lays its cards by whim
        self.expect(self.stranger)
        self.budgets = [10, 8, 8, 21, 90]
        self.blurs = [4.0, 0.9, 0.1, 0.0, 0.0]
        self.enemy: i64 = -1  # whose placements of which turn `theirs` knows
        self.turn: i64 = 0
        self.theirs: vec[float] = vec[float]([0.0])
        self.lead: vec[float] = vec[float](leads())
        self.survey: Survey = Survey()
        self.position: Worth = Worth()
        nothing: list[float] = [0.0] * (PILES * CARDS)
        self.wish: vec[float] = vec[float](nothing)
        blank: list[float] = [0.0] * CARDS
        self.scalps: vec[float] = vec[float](blank)  # what a card's duels bring on average, less what they cost
        self.unseen: float = UNSEEN
        cards: list[i64] = [0] * PILES
        self.plan: vec[i64] = vec[i64](cards)

    def clock(self, state: State) -> i64:
        assert isinstance(state, Tomahawk)
        return state.turn

    def prepare(self, view: View, rng: Rng) -> None:
        """What each warrior is worth later, and what the enemy is likely to think of its own, on each pile."""
        known = view.known
        assert isinstance(known, Tomahawk)
        self.turn = 0
        self.position.reckon(view, rng)
        self.expect(whims.likely(known, view.seat, self.stranger))  # always: a player may serve seat after seat
        if known.phase != q.PLACE:
            return
        self.enemy = 1 - view.seat
        self.turn = known.turn
        self.theirs = reckoning.enemy_gains(view, rng, WORLDS)
        box = known.box
        pile: i64 = 0
        while pile < PILES:
            at = known.turn * PILES + pile
            acts = box.kind[known.land[pile]] != FOREST and box.slot[at] + 1 < box.length[at]
            card: i64 = 0
            while card < CARDS:
                cost = THEIR_LATER[known.turn] * float(box.value[card])
                if card >= TRIBE and known.turn < TURNS:
                    cost += THEIR_KEPT[card - TRIBE]
                if card == DANCING_TWILIGHT and acts:
                    cost -= BLIND_CARD
                self.theirs[pile * CARDS + card] = self.theirs[pile * CARDS + card] - cost
                card += 1
            pile += 1

    def expect(self, whim: float) -> None:
        """Worlds with enemies of three kinds: so many who lay by whim, the others by their wishes, or learning."""
        self.typical = whim + (1.0 - whim) * (1.0 - self.learning)
        self.erratic = whim / self.typical if self.typical > 0.0 else 0.0

    # --- placing --------------------------------------------------------------------------------------------------

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Tomahawk)
        if state.phase != q.PLACE:
            return self.aside(state, seat, rng)
        self.make_plan(state, seat, rng)
        return self.plan[state.step[seat]]

    def play(self, state: State, seat: i64, rng: Rng) -> None:
        assert isinstance(state, Tomahawk)
        if state.phase != q.PLACE:
            state.apply(seat, self.aside(state, seat, rng))
            return
        self.make_plan(state, seat, rng)
        turn = state.turn
        while state.phase == q.PLACE and state.turn == turn and state.owes(seat):
            state.apply(seat, self.plan[state.step[seat]])

    def care(self, view: View) -> float:
        """A look costs nothing, and what it is worth no search would see."""
        return 0.0 if view.ask() == q.LOOK else 1.0

    def ending(self, view: View, rng: Rng) -> list[Way]:
        return ways(view, rng)

    def aside(self, game: Tomahawk, seat: i64, rng: Rng) -> i64:
        """What is not a placement: the draft, mostly by what is known of the special warriors, and the looks."""
        if game.phase == q.LOOK:
            return 1  # it costs nothing
        options = game.options(seat)
        best: i64 = -1
        best_worth = 0.0
        card: i64 = 0
        while options:
            if options & 1:
                worth = float(rng.next()) / ONE
                if game.step[seat] == 0:
                    worth -= SPECIAL[card - TRIBE]
                else:
                    worth += float(game.box.hair[card])
                if best < 0 or worth > best_worth:
                    best = card
                    best_worth = worth
            options >>= 1
            card += 1
        return best

    def make_plan(self, game: Tomahawk, seat: i64, rng: Rng) -> None:
        """The best card for each pile in turn, then exchanges as long as they help."""
        due = self.wish_all(game, seat, rng)
        spare = game.hand[seat]
        pile: i64 = 0
        while pile < PILES:
            if due & BIT[pile]:
                card = self.best_card(pile, spare)
                self.plan[pile] = card
                spare &= ~BIT[card]
            pile += 1
        rounds: i64 = 3
        while rounds > 0 and self.exchange(due, spare):
            spare = game.hand[seat]
            pile = 0
            while pile < PILES:
                if due & BIT[pile]:
                    spare &= ~BIT[self.plan[pile]]
                pile += 1
            rounds -= 1

    def best_card(self, pile: i64, cards: i64) -> i64:
        best: i64 = -1
        at = pile * CARDS
        card: i64 = 0
        while cards:
            if cards & 1 and (best < 0 or self.wish[at + card] > self.wish[at + best]):
                best = card
            cards >>= 1
            card += 1
        return best

    def exchange(self, due: i64, spare: i64) -> bool:
        """Two piles change cards, or one takes a card to spare and hands its own on, wherever both together gain."""
        changed = False
        first: i64 = 0
        while first < PILES:
            second: i64 = 0
            while second < PILES and due & BIT[first]:
                if second != first and due & BIT[second]:
                    here = self.plan[first]
                    there = self.plan[second]
                    now = self.wish[first * CARDS + here] + self.wish[second * CARDS + there]
                    if self.wish[first * CARDS + there] + self.wish[second * CARDS + here] > now + 0.0001:
                        self.plan[first] = there
                        self.plan[second] = here
                        changed = True
                    elif spare:
                        fresh = self.best_card(second, spare)
                        if self.wish[first * CARDS + there] + self.wish[second * CARDS + fresh] > now + 0.0001:
                            self.plan[first] = there
                            self.plan[second] = fresh
                            spare = (spare & ~BIT[fresh]) | BIT[here]
                            changed = True
                second += 1
            first += 1
        return changed

    def wish_all(self, game: Tomahawk, seat: i64, rng: Rng) -> i64:
        """Fills in what every card of the hand would bring on every pile still due; returns those piles."""
        if seat == self.enemy and game.turn == self.turn:
            return self.wish_as_they_do(game, seat, rng)
        self.know_enemy(game, seat)
        due: i64 = 0
        pile = game.step[seat]
        while pile < PILES:
            if not game.forced & BIT[seat * PILES + pile]:
                due |= BIT[pile]
                self.wish_pile(game, seat, pile, rng)
            pile += 1
        return due

    def wish_as_they_do(self, game: Tomahawk, seat: i64, rng: Rng) -> i64:
        """The same for the enemy of a search, by what `prepare` has reckoned; now and then by whim."""
        noise = THEIR_NOISE
        if float(rng.next()) < self.erratic * ONE:
            noise = WHIM
        due: i64 = 0
        pile = game.step[seat]
        while pile < PILES:
            if not game.forced & BIT[seat * PILES + pile]:
                due |= BIT[pile]
                hand = game.hand[seat]
                at = pile * CARDS
                while hand:
                    if hand & 1:
                        self.wish[at] = self.theirs[at] + noise * float(rng.next()) / ONE
                    hand >>= 1
                    at += 1
            pile += 1
        return due

    def wish_pile(self, game: Tomahawk, seat: i64, pile: i64, rng: Rng) -> None:
        box = game.box
        land = game.land[pile]
        at = game.turn * PILES + pile
        to_come = 2 * (box.length[at] - box.slot[at]) - 1  # cards still to be laid there after this one
        animals = float(box.animals[land])
        self.survey.look(game, seat, pile, False, self.unseen)
        ahead = self.survey.lead - self.unseen
        icon = box.icon[land]
        likely = self.unseen + 1.3 if icon == PUMA else self.unseen - 1.3  # what an unseen card is against an icon
        forest = box.kind[land] == FOREST
        later = SAVED[game.turn]
        twos = self.has_two(game, seat, pile)
        hand = game.hand[seat]
        card: i64 = 0
        while hand:
            if hand & 1:
                value = box.value[card]
                strength = float(value)
                worth = animals
                cost = later * strength
                if card >= TRIBE:
                    strength = STANDS_FOR[card - TRIBE]
                    if card == SOARING_SPIRIT and twos:
                        strength = 7.0
                    elif card == REDWOOD_HEART and forest:
                        worth = animals * 1.6
                    if game.turn < TURNS:
                        cost += KEPT[card - TRIBE]
                lead = ahead + strength
                if icon:
                    lead += ICON_NOW * self.survey.icon_turns(icon, strength, likely)
                lead = min(max(lead, -31.0), 31.0)
                noise = NOISE * float(rng.next()) / ONE
                gain = worth * self.lead[to_come * LEADS + i64(lead + 32.5)]
                self.wish[pile * CARDS + card] = gain + self.scalps[card] - cost + noise
            hand >>= 1
            card += 1

    def has_two(self, game: Tomahawk, seat: i64, pile: i64) -> bool:
        slot = game.box.slot[game.turn * PILES + pile]
        place = seat * SIDE + pile * SLOTS
        end = place + slot
        while place < end:
            card = game.laid[place]
            if card >= 0 and game.box.value[card] == 2:
                return True
            place += 1
        return False

    def know_enemy(self, game: Tomahawk, seat: i64) -> None:
        """How strong the enemy's unseen warriors are, and what each card of the hand would win and lose in duels with
        them. Of the two that left for special ones nothing is known: they are counted in."""
        box = game.box
        unseen = BASE & ~game.shown[1 - seat]
        left = 0.0
        strength: i64 = 0
        card: i64 = 0
        while card < CARDS:
            self.scalps[card] = 0.0
            card += 1
        hand = game.hand[seat]
        other: i64 = 0
        while other < TRIBE:
            if unseen & BIT[other]:
                left += 1.0
                strength += box.value[other]
                mine = hand
                card = 0
                while mine:
                    if mine & 1:
                        spoils = box.spoils[card * CARDS + other] - box.spoils[other * CARDS + card]
                        self.scalps[card] = self.scalps[card] + float(spoils)
                    mine >>= 1
                    card += 1
            other += 1
        self.unseen = UNSEEN
        if left > 0.0:
            self.unseen = float(strength) / left
            card = 0
            while card < CARDS:
                self.scalps[card] = self.scalps[card] / left
                card += 1

    # --- the worth of a position ------------------------------------------------------------------------------------

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Tomahawk)
        lead = float(battle.points(state, seat) - battle.points(state, 1 - seat))
        if state.phase == q.FINISHED:
            won = 0.5
            if lead > 0.0:
                won = 1.0
            elif lead < 0.0:
                won = 0.0
            return (1.0 - MARGIN) * won + MARGIN / (1.0 + exp(-0.25 * lead))
        lead += self.position.prospects(state, seat)
        return 1.0 / (1.0 + exp(-1.7 * lead / self.position.swing[state.turn]))
