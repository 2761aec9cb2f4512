"""Comanchería: what there is, and who decides. What happens is told by procedures (frame.py) that lie on a stack: one
file for each chapter of the sheet."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from prairie.core.bits import BIT, lowest, members, mix, nth, size
from prairie.core.contract import CHANCE, OVER, Outcome, State, filled
from prairie.core.events import EVERYONE
from prairie.core.rng import Rng
from prairie.games.comancheria import audit, cards, codec, cup, picture, questions as q, refusals
from prairie.games.comancheria.components import BANDS, CAMPS, COLUMNS, IDLE_ROWS, NONE, ROWS, Box
from prairie.games.comancheria.frame import Frame
from prairie.games.comancheria.pieces import BOX, RESERVE
from prairie.games.comancheria.setting_up import SettingUp, lay_out

NO_FIGHTER: Final = NONE


@final
class Comancheria(State):
    """One position. Nothing in it is hidden: what nobody knows does not exist yet (CO 2.7.3, CO 2.7.6)."""

    def __init__(self, box: Box, scenario: i64, copied: Comancheria | None = None) -> None:
        self.log = None
        self.seats = 1
        self.box = box
        self.scenario: i64 = scenario
        if copied is None:
            self._set_up()
        else:
            self._copy(copied)

    def _set_up(self) -> None:
        box = self.box
        spaces: i64 = len(box.spaces)
        track: i64 = len(box.operations)
        # --- what is asked ---
        self.question: i64 = q.NOTHING
        self.choices: i64 = 0  # the legal answers, as a set
        self.answer: i64 = 0  # the last answer, for the procedure that asked
        self.result: i64 = 0  # the result of the last procedure, for the one that called it
        self.frames: list[Frame] = []
        self.ending: i64 = q.PLAYING
        self.active: i64 = NONE  # the Band that is activated
        self.fighter: i64 = NO_FIGHTER  # the unit that fights
        # --- tracks ---
        self.turn: i64 = 0
        self.generation: i64 = 0
        self.acts: i64 = 0  # Instructions carried out so far
        self.period: i64 = 0  # how many Periods lie behind
        self.history: i64 = NONE
        self.culture: i64 = 0
        self.military: i64 = 0
        self.ap: i64 = 0
        self.enemy_ap: i64 = 0
        self.operations: i64 = 0  # where the two counters of the Operations Track stand
        self.passage: i64 = 0
        self.track_success: vec[i64] = filled(0, track)
        self.track_goods: vec[i64] = filled(0, track)
        # --- the map ---
        self.tribes: i64 = 0  # sets of spaces
        self.bison: i64 = 0
        self.wagons: i64 = 0  # the "?" counters
        self.settled: vec[i64] = filled(0, COLUMNS)  # by enemy
        self.ravaged: vec[i64] = filled(0, spaces)
        self.ally: vec[i64] = filled(NONE, spaces)  # the Ally marker on a Tribe
        self.peace: vec[i64] = filled(NONE, COLUMNS)  # the Peace marker of each enemy
        self.owners: vec[i64] = filled(0, size(box.squares))
        self.column_at: vec[i64] = filled(NONE, COLUMNS)
        self.column_strength: vec[i64] = filled(0, COLUMNS)
        self.column_counter: vec[i64] = filled(NONE, COLUMNS)
        self.war_bonus: vec[i64] = filled(0, COLUMNS)
        # --- Bands and Rancherías ---
        self.strength: vec[i64] = filled(0, BANDS)  # 0: not in the game
        self.at: vec[i64] = filled(NONE, BANDS)  # a space, RESERVE, or BOX + camp
        self.goods: vec[i64] = filled(0, BANDS)
        self.finished: i64 = 0
        self.camp_at: vec[i64] = filled(NONE, CAMPS)  # a space, RESERVE, or NONE
        self.store: vec[i64] = filled(0, CAMPS)  # unpossessed in the Resource box
        self.paraibo: vec[i64] = filled(0, CAMPS)  # medicine (CO 2.6.0.1)
        self.mahimiana: vec[i64] = filled(0, CAMPS)
        self.leader_at: vec[i64] = filled(NONE, CAMPS)  # a Band, BOX + camp, or NONE: out of play
        self.leader_success: vec[i64] = filled(0, CAMPS)
        self.chief_success: vec[i64] = filled(0, CAMPS)
        # --- the cup and the display ---
        self.successes: i64 = 0  # in the game, wherever they are
        self.cup_success: i64 = 0
        self.out_of_play: i64 = 0  # Successes
        self.cup_counters: i64 = 0  # Instructions in the cup
        self.ap_in_game: vec[i64] = filled(0, box.levels)
        self.ap_cup: vec[i64] = filled(0, box.levels)
        self.ap_box: vec[i64] = filled(0, box.levels)
        self.display: vec[i64] = filled(NONE, COLUMNS * ROWS)
        self.idle: vec[i64] = filled(NONE, IDLE_ROWS)  # the Inactive column
        # --- cards, as sets ---
        self.deck: i64 = 0
        self.discards: i64 = 0
        self.open: vec[i64] = filled(NONE, box.openings)
        self.hand: i64 = 0
        self.in_front: i64 = 0  # development cards in play
        self.owned: i64 = 0  # culture cards
        self.war_deck: i64 = BIT[len(box.war)] - 1
        self.event: i64 = NONE
        self.flags: i64 = 0
        # --- what lasts for a phase or an operation ---
        self.halted: i64 = 0
        self.no_battles: i64 = 0
        self.two_dice: i64 = 0
        self.loot_left: i64 = 0
        self.traded: i64 = 0
        # --- worked out from the cards, part of no bytes ---
        self.holding: i64 = 0
        self.passing_flags: i64 = 0
        self.periods: list[int] = []
        plan: dict[str, Any] = box.source["scenarios"][self.scenario]
        for period in plan["periods"]:
            self.periods.append(next(i for i, card in enumerate(box.histories) if card.period == period))

    def begin(self) -> None:
        """Lays the scenario out and runs to the first decision."""
        setup: dict[str, Any] = self.box.source["setups"][self.box.source["scenarios"][self.scenario]["setup"]]
        self.history = self.periods[0]
        card = self.box.histories[self.history]
        self.owners = card.owners
        self.deck = card.deck
        bison = lay_out(self, setup)
        cards.refresh(self)
        self.frames.append(SettingUp(0, bison, setup["free_culture_levels"]))
        self._go_on()

    def _copy(self, other: Comancheria) -> None:
        self.question = other.question
        self.choices = other.choices
        self.answer = other.answer
        self.result = other.result
        self.frames = [frame.copy() for frame in other.frames]
        self.ending = other.ending
        self.active = other.active
        self.fighter = other.fighter
        self.turn = other.turn
        self.generation = other.generation
        self.acts = other.acts
        self.period = other.period
        self.history = other.history
        self.culture = other.culture
        self.military = other.military
        self.ap = other.ap
        self.enemy_ap = other.enemy_ap
        self.operations = other.operations
        self.passage = other.passage
        self.tribes = other.tribes
        self.bison = other.bison
        self.wagons = other.wagons
        self.column_at = other.column_at[:]
        self.column_strength = other.column_strength[:]
        self.strength = other.strength[:]
        self.at = other.at[:]
        self.goods = other.goods[:]
        self.finished = other.finished
        self.camp_at = other.camp_at[:]
        self.store = other.store[:]
        self.paraibo = other.paraibo[:]
        self.mahimiana = other.mahimiana[:]
        self.leader_at = other.leader_at[:]
        self.leader_success = other.leader_success[:]
        self.successes = other.successes
        self.cup_success = other.cup_success
        self.out_of_play = other.out_of_play
        self.cup_counters = other.cup_counters
        self.ap_cup = other.ap_cup[:]
        self.ap_box = other.ap_box[:]
        self.display = other.display[:]
        self.deck = other.deck
        self.discards = other.discards
        self.hand = other.hand
        self.in_front = other.in_front
        self.owned = other.owned
        self.war_deck = other.war_deck
        self.event = other.event
        self.flags = other.flags
        self.halted = other.halted
        self.no_battles = other.no_battles
        self.two_dice = other.two_dice
        self.loot_left = other.loot_left
        self.traded = other.traded
        self.holding = other.holding
        self.passing_flags = other.passing_flags
        # --- never changed in place (arrays.py) ---
        self.track_success = other.track_success
        self.track_goods = other.track_goods
        self.settled = other.settled
        self.ravaged = other.ravaged
        self.ally = other.ally
        self.peace = other.peace
        self.owners = other.owners
        self.war_bonus = other.war_bonus
        self.chief_success = other.chief_success
        self.ap_in_game = other.ap_in_game
        self.idle = other.idle
        self.open = other.open
        self.column_counter = other.column_counter
        self.periods = other.periods

    # --- what procedures call ---------------------------------------------------------------------------------

    def call(self, frame: Frame) -> None:
        """Another procedure runs first; its result comes back in `result`."""
        self.frames.append(frame)

    def become(self, frame: Frame) -> None:
        """Another procedure takes the place of this one: "carry out instead"."""
        self.frames[len(self.frames) - 1] = frame

    def done(self, result: i64) -> None:
        """This procedure is over."""
        self.frames.pop()
        self.result = result

    def offer(self, question: i64, choices: i64) -> None:
        """Puts a question to the player; one with a single answer answers itself."""
        if choices & (choices - 1) == 0:
            self.answer = lowest(choices)
        else:
            self.question = question
            self.choices = choices

    def chance_of(self, question: i64, outcomes: i64) -> None:
        """Chance decides among these outcomes."""
        self.offer(question, outcomes)

    def pick(self, question: i64, outcomes: i64) -> None:
        """PICK: a uniform choice that is never repeated (CO 2.7.2)."""
        self.offer(question, outcomes)

    def tell(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        if self.log is not None:
            self.log.add(event, EVERYONE, a, b, c, d, e)

    def _go_on(self) -> None:
        """Runs procedures until one must wait, or the game is over."""
        while self.question == q.NOTHING and self.ending == q.PLAYING:
            self.frames[len(self.frames) - 1].run(self)

    def in_play(self, band: i64) -> bool:
        """On a map space, or in the box of a Ranchería on one: not in the Reservation (CO 2.1.1, CO 8.1,
        CO 8.2)."""
        if self.strength[band] == 0:
            return False
        where = self.at[band]
        return where < RESERVE or (where >= BOX and self.camp_at[where - BOX] != RESERVE)

    def camp_in_play(self, camp: i64) -> bool:
        return 0 <= self.camp_at[camp] < RESERVE

    # --- who decides what -------------------------------------------------------------------------------------

    def decider(self) -> i64:
        if self.ending != q.PLAYING:
            return OVER
        return CHANCE if self.question >= q.FIRST_OF_CHANCE else 0

    def owes(self, seat: i64) -> bool:
        return seat > OVER and self.decider() == seat

    def ask(self, seat: i64) -> i64:
        return self.question if self.owes(seat) else q.NOTHING

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        mask = self.choices if self.owes(seat) else 0
        n: i64 = 0
        while mask:
            out[n] = lowest(mask)
            mask &= mask - 1
            n += 1
        return n

    def actions(self, seat: i64) -> list[int]:
        return members(self.choices) if self.owes(seat) else []

    def refusal(self, seat: i64, action: i64) -> i64:
        if self.ending != q.PLAYING:
            return q.GAME_OVER
        if not self.owes(seat):
            return q.NOT_NOW
        return q.LEGAL if 0 <= action < 62 and self.choices & BIT[action] else refusals.why_not(self, action)

    def apply(self, seat: i64, action: i64) -> None:
        self.answer = action
        self.question = q.NOTHING
        self.choices = 0
        self._go_on()

    # --- chance -----------------------------------------------------------------------------------------------

    def weight(self, action: i64) -> i64:
        if self.question == q.DRAW:
            return cup.weight(self, action, False)
        return cup.weight(self, action, True) if self.question == q.REVEAL else 1

    def chance(self, rng: Rng) -> i64:
        if self.question != q.DRAW and self.question != q.REVEAL:
            return nth(self.choices, rng.below(size(self.choices)))
        total: i64 = 0
        left = self.choices
        while left:
            total += self.weight(lowest(left))
            left &= left - 1
        ticket = rng.below(total)
        left = self.choices
        while True:
            action = lowest(left)
            ticket -= self.weight(action)
            if ticket < 0:
                return action
            left &= left - 1

    def sample(self, rng: Rng) -> None:
        # As State has it; in a class without heirs the compiler calls these three directly.
        while self.decider() == CHANCE:
            self.apply(CHANCE, self.chance(rng))

    def choose(self, seat: i64, rng: Rng) -> i64:
        return nth(self.choices, rng.below(size(self.choices)))

    def random(self, seat: i64, rng: Rng) -> None:
        self.apply(seat, self.choose(seat, rng))

    # --- results ----------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [self.culture + self.military]

    def outcome(self) -> Outcome:
        if self.ending == q.WON:
            return Outcome((0,), "outcome-won", "CO 2.10.2")
        if self.ending == q.LOST_ON_POINTS:
            return Outcome((), "outcome-lost-on-points", "CO 2.11.1")
        return Outcome((), "outcome-objective-missed", "CO 2.10.1")

    def utility(self, seat: i64) -> float:
        return 1.0 if self.ending == q.WON else 0.0

    # --- what a seat knows: everything ------------------------------------------------------------------------

    def redacted(self, seat: i64) -> State:
        return self.clone()

    def imagined(self, seat: i64, rng: Rng) -> State:
        return self.clone()

    def info_key(self, seat: i64) -> i64:
        key = mix(1, seat + 8)
        for number in self.numbers():
            key = mix(key, number + 1000)
        return key | 1

    # --- copies and bytes -------------------------------------------------------------------------------------

    def blank(self) -> Comancheria:
        return Comancheria(self.box, self.scenario)

    def clone(self) -> Comancheria:
        return Comancheria(self.box, self.scenario, self)

    def numbers(self) -> list[int]:
        return codec.written(self)

    def restore(self, numbers: list[int]) -> None:
        codec.read(self, numbers)
        cards.refresh(self)

    def as_dict(self) -> dict[str, Any]:
        return picture.as_dict(self)

    def audit(self) -> str:
        return audit.audit(self)
