"""4.3 Planning"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from prairie.core.bits import BIT, lowest
from prairie.games.comancheria import cards, pieces, points, questions as q, vocabulary as v
from prairie.games.comancheria.arrays import changed
from prairie.games.comancheria.components import BANDS, CAMPS, HAND, IN_PLAY, NONE
from prairie.games.comancheria.effects import Window
from prairie.games.comancheria.enemy import ForFree
from prairie.games.comancheria.frame import Frame, Roll
from prairie.games.comancheria.moving_camps import MoveCamps
from prairie.games.comancheria.operations_track import AdvanceOperations
from prairie.games.comancheria.reservation import ToReservation

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


@final
class Planning(Frame):
    """Nine steps."""

    def __init__(self, step: i64) -> None:
        super().__init__(step)

    def run(self, game: Comancheria) -> None:
        step = self.step
        self.step += 1
        if step == 0:
            game.tell(q.OPERATION_BEGINS, q.PLANNING)
            honour_leaders(game)  # 1
            game.call(ShareSuccesses(0))  # 2
        elif step == 1:
            raise_chiefs(game)  # 3
            game.call(HeadmanActions(0))  # 4
        elif step == 2:
            game.call(NewLeaders(0))  # 5
        elif step == 3:
            tire(game)  # 6
            game.call(MoveCamps(0))  # 7
        elif step == 4:
            game.call(ForFree(0))  # 8: CO 4.3.24
        elif step == 5:
            game.call(AdvanceOperations(0))  # 9: CO 4.3.25
        elif step == 6 and game.holding & BIT[v.RESERVATION_ENTRY]:  # CO 12.66
            game.call(ToReservation(0, v.WHOLE_CAMP, 0, 0))
        else:
            game.done(0)

    def copy(self) -> Frame:
        return Planning(self.step)

    def fields(self) -> list[int]:
        return [self.step]


# --- steps 1 to 3: Successes ----------------------------------------------------------------------------------


def honoured(game: Comancheria) -> i64:
    """The Rancherías in play whose Mahimiana has a Success on his track."""
    found: i64 = 0
    camp: i64 = 0
    while camp < CAMPS:
        if game.camp_in_play(camp) and game.leader_success[camp] > 0:
            found |= BIT[camp]
        camp += 1
    return found


def raise_leader(game: Comancheria, camp: i64) -> None:
    game.mahimiana[camp] = min(game.box.most_medicine, game.mahimiana[camp] + 1)
    game.tell(q.LEADER_NOW, camp, game.mahimiana[camp])


def honour_leaders(game: Comancheria) -> None:
    """1: each Mahimiana with a Success on his track gains 1 medicine (CO 4.3.1)."""
    left = honoured(game)
    while left:
        camp = lowest(left)
        left &= ~BIT[camp]
        raise_leader(game, camp)


@final
class ShareSuccesses(Frame):
    """2: one Success to the Paraibo; if any is left, Mahimiana +1 and one to the Operations Track
    (CO 4.3.2 to CO 4.3.4)."""

    def __init__(self, step: i64, camp: i64 = NONE) -> None:
        super().__init__(step)
        self.camp: i64 = camp

    def run(self, game: Comancheria) -> None:
        if self.step == 2:
            game.track_success = changed(game.track_success, game.answer, game.track_success[game.answer] + 1)
            game.leader_success[self.camp] = game.leader_success[self.camp] - 1
            self.step = 1
        elif self.step == 1:
            self.camp = game.answer
        if self.step == 1 and game.leader_success[self.camp] > 0:
            game.leader_success[self.camp] = game.leader_success[self.camp] - 1
            game.chief_success = changed(game.chief_success, self.camp, game.chief_success[self.camp] + 1)
            if game.leader_success[self.camp] > 0:
                raise_leader(game, self.camp)
                self.step = 2
                game.offer(q.TRACK_SPACE, emptiest(game))
                return
        camps = honoured(game)
        if camps == 0:
            game.done(0)
            return
        self.step = 1
        game.offer(q.CAMP_TO_SHARE, camps)

    def copy(self) -> Frame:
        return ShareSuccesses(self.step, self.camp)

    def fields(self) -> list[int]:
        return [self.step, self.camp]


def emptiest(game: Comancheria) -> i64:
    """The spaces of the Operations Track with fewest Successes, its last one excepted (CO 4.3.3)."""
    best: i64 = 1000
    found: i64 = 0
    place: i64 = 0
    while place < len(game.track_success) - 1:
        count = game.track_success[place]
        if count < best:
            best = count
            found = 0
        if count == best:
            found |= BIT[place]
        place += 1
    return found


def raise_chiefs(game: Comancheria) -> None:
    """3: each Paraibo +1 for every Success on his track; those go out of play (CO 4.3.5)."""
    camp: i64 = 0
    while camp < CAMPS:
        if game.camp_in_play(camp) and game.chief_success[camp]:
            game.paraibo[camp] = min(game.box.most_medicine, game.paraibo[camp] + game.chief_success[camp])
            game.out_of_play += game.chief_success[camp]
            game.chief_success = changed(game.chief_success, camp, 0)
            game.tell(q.CHIEF_NOW, camp, game.paraibo[camp])
        camp += 1


# --- step 4: headmen ------------------------------------------------------------------------------------------


@final
class HeadmanActions(Frame):
    """4: each Paraibo takes one action, or gambles for as many as the die shows (CO 4.3.6 to CO 4.3.9)."""

    def __init__(self, step: i64, camp: i64 = NONE, heard: i64 = 0, left: i64 = 0) -> None:
        super().__init__(step)
        self.camp: i64 = camp
        self.heard: i64 = heard  # the Rancherías that had their turn
        self.left: i64 = left  # actions of the present one

    def run(self, game: Comancheria) -> None:
        if self.step == 0:
            camps = pieces.camps_in_play(game) & ~self.heard
            if camps == 0:
                game.done(0)
                return
            self.step = 1
            game.offer(q.CAMP_TO_SPEAK, camps | BIT[q.PASS])
            return
        if self.step == 1:
            if game.answer == q.PASS:
                game.done(0)
                return
            self.camp = game.answer
            self.heard |= BIT[self.camp]
            self.step = 2
            game.offer(q.GAMBLE, BIT[q.ONE_ACTION] | BIT[q.ROLL_FOR_MORE])
            return
        if self.step == 2:
            self.left = 1
            self.step = 4
            if game.answer == q.ROLL_FOR_MORE:
                self.step = 3
                game.call(Roll(0, q.FOR_HEADMAN))
                return
        if self.step == 3:
            self.left = game.result if game.result <= game.paraibo[self.camp] else 0  # CO 4.3.7, CO 4.3.8
            game.tell(q.HEADMAN_MAY, self.camp, self.left)
            self.step = 4
        if self.step == 4:  # W5
            self.step = 5
            if self.left > 0 and game.hand:
                game.call(Window(0))
                return
        if self.step == 5:
            there = game.camp_in_play(self.camp)  # CO 11.13
            options = self.options(game) if self.left > 0 and there else 0
            if options == 0:
                self.step = 0
                return
            self.step = 6
            game.offer(q.HEADMAN, options | BIT[q.PASS])
            return
        if game.answer == q.PASS:
            self.step = 0
            return
        self.left -= 1
        self.step = 4
        self.act(game, game.answer)

    def options(self, game: Comancheria) -> i64:
        found: i64 = 0
        if game.paraibo[self.camp] >= 2 and game.ap < game.box.most_ap:
            found |= BIT[q.MEDICINE_FOR_AP]
        place: i64 = 0
        while place < len(game.open):
            if game.open[place] != NONE and for_sale(game, game.open[place]):
                found |= BIT[q.BUY_CARD + place]
            place += 1
        if game.ap >= 1 and game.out_of_play > 0:
            found |= BIT[q.RECALL_SUCCESS]
        if game.culture > game.military and game.military < game.box.most_military:
            found |= BIT[q.CULTURE_TO_MILITARY]
        return found

    def act(self, game: Comancheria, choice: i64) -> None:
        if choice == q.MEDICINE_FOR_AP:  # CO 4.3.10
            game.paraibo[self.camp] = game.paraibo[self.camp] - 1
            game.tell(q.CHIEF_NOW, self.camp, game.paraibo[self.camp])
            points.gain_ap(game, 1)
        elif choice == q.RECALL_SUCCESS:  # CO 4.3.12
            points.spend_ap(game, 1)
            game.out_of_play -= 1
            game.cup_success += 1
            game.tell(q.SUCCESS_RECALLED)
        elif choice == q.CULTURE_TO_MILITARY:  # CO 4.3.13
            game.culture -= 1
            game.tell(q.CULTURE_NOW, -1, game.culture)
            points.gain_military(game, 1)
        else:  # CO 4.3.11
            buy(game, choice - q.BUY_CARD)

    def copy(self) -> Frame:
        return HeadmanActions(self.step, self.camp, self.heard, self.left)

    def fields(self) -> list[int]:
        return [self.step, self.camp, self.heard, self.left]


def can_be_bought(game: Comancheria, card: i64) -> bool:
    """A `hand` or `in_play` card: the others are never bought."""
    timing = game.box.development[card].timing
    return timing in (HAND, IN_PLAY)


def for_sale(game: Comancheria, card: i64) -> bool:
    """An open card of those kinds that the AP can pay."""
    return can_be_bought(game, card) and game.ap >= game.box.development[card].cost


def buy(game: Comancheria, place: i64) -> None:
    """The card is taken; its space stays empty till the next Passage of Time."""
    card = game.open[place]
    game.open = changed(game.open, place, NONE)
    points.spend_ap(game, game.box.development[card].cost)
    game.tell(q.CARD_BOUGHT, card)
    if game.box.development[card].timing == HAND:
        game.hand |= BIT[card]
    else:
        game.in_front |= BIT[card]
        cards.refresh(game)


# --- step 5, also Passage 7 -----------------------------------------------------------------------------------


@final
class NewLeaders(Frame):
    """Each Mahimiana of a Ranchería in play without medicine: half a die, at least 1; he lies in his box
    (CO 4.3.14, CO 4.3.15, CO 4.4.18, CO 2.6.1.3)."""

    def __init__(self, step: i64, camp: i64 = 0) -> None:
        super().__init__(step)
        self.camp: i64 = camp

    def run(self, game: Comancheria) -> None:
        if self.step == 1:
            game.mahimiana[self.camp] = max(game.result // 2, i64(1))
            game.leader_at[self.camp] = pieces.BOX + self.camp
            game.tell(q.LEADER_NOW, self.camp, game.mahimiana[self.camp])
            self.camp += 1
            self.step = 0
        while self.camp < CAMPS:
            if game.camp_in_play(self.camp) and game.mahimiana[self.camp] == 0:
                self.step = 1
                game.call(Roll(0, q.FOR_LEADER))
                return
            self.camp += 1
        game.done(0)

    def copy(self) -> Frame:
        return NewLeaders(self.step, self.camp)

    def fields(self) -> list[int]:
        return [self.step, self.camp]


# --- step 6 ---------------------------------------------------------------------------------------------------


def tire(game: Comancheria) -> None:
    """6: every finished Band in play loses 1 strength, also in camps; all are unfinished (CO 4.3.16)."""
    band: i64 = 0
    while band < BANDS:
        if game.finished & BIT[band] and game.in_play(band):
            if pieces.shed_strength(game, band):
                pieces.remove_band(game, band)
            game.finished &= ~BIT[band]
        band += 1
