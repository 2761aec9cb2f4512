"""The draw cup. A "?" on the map is a blank marker: the counter it stands for is still among those of the cup here,
and comes into being when it is revealed. The odds of a draw are those of having set it aside (CO 2.7.4,
CO 2.7.5), until a counter that was seen goes back to the cup: then it, too, may be found under an older marker. That is
a simplification; exact odds would need counters that are kept hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from prairie.core.bits import BIT, lowest, size
from prairie.games.comancheria import questions as q
from prairie.games.comancheria.components import COUNTERS
from prairie.games.comancheria.frame import Frame

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria

SUCCESS: Final = 0  # what may be drawn: a Success, an AP counter by level from 1, an Instruction from 8
FIRST_LEVEL: Final = 1
FIRST_INSTRUCTION: Final = 8


def others(game: Comancheria) -> i64:
    """Counters in the cup or under "?" that are no Instructions."""
    count = game.cup_success
    for amount in game.ap_cup:
        count += amount
    return count


def unseen(game: Comancheria) -> i64:
    """How many of them are really in the cup."""
    return others(game) - size(game.wagons)


def plain_outcomes(game: Comancheria) -> i64:
    """A Success and the levels of AP counters that are there, as a set."""
    found = BIT[SUCCESS] if game.cup_success else 0
    level: i64 = 0
    while level < game.box.levels:
        if game.ap_cup[level]:
            found |= BIT[FIRST_LEVEL + level]
        level += 1
    return found


def outcomes(game: Comancheria) -> i64:
    """All that may be drawn now, as a set; empty when the cup is (CO 2.9.6, CO 3.4.11)."""
    found = game.cup_counters << FIRST_INSTRUCTION
    return found | plain_outcomes(game) if unseen(game) > 0 else found


def weight(game: Comancheria, outcome: i64, reveal: bool) -> i64:
    """How likely an outcome is: a counter under a "?" is not in the cup, so the others come less often (CO 2.7.5)."""
    if outcome >= FIRST_INSTRUCTION:
        amount = others(game)
        return amount if amount else 1
    count = game.cup_success if outcome == SUCCESS else game.ap_cup[outcome - FIRST_LEVEL]
    return count if reveal else count * unseen(game)


def take_out(game: Comancheria, outcome: i64) -> None:
    if outcome == SUCCESS:
        game.cup_success -= 1
    elif outcome >= FIRST_INSTRUCTION:
        game.cup_counters &= ~BIT[outcome - FIRST_INSTRUCTION]
    else:
        game.ap_cup[outcome - FIRST_LEVEL] = game.ap_cup[outcome - FIRST_LEVEL] - 1


def into_ap_box(game: Comancheria, level: i64) -> None:
    """An AP counter to the Available Enemy APs."""
    game.ap_box[level] = game.ap_box[level] + 1


def box_total(game: Comancheria) -> i64:
    sum_: i64 = 0
    level: i64 = 0
    while level < game.box.levels:
        sum_ += game.ap_box[level] * game.box.ap_value[level]
        level += 1
    return sum_


def empty_ap_box(game: Comancheria) -> None:
    level: i64 = 0
    while level < game.box.levels:
        game.ap_cup[level] = game.ap_cup[level] + game.ap_box[level]
        game.ap_box[level] = 0
        level += 1


def in_game(game: Comancheria) -> i64:
    """The Instruction counters in the game, wherever they lie, as a set."""
    found = game.cup_counters
    for shown in game.display:
        if shown >= 0:
            found |= BIT[shown // 2]
    for shown in game.idle:
        if shown >= 0:
            found |= BIT[shown // 2]
    for shown in game.column_counter:
        if shown >= 0:
            found |= BIT[shown // 2]
    for shown in game.peace:
        if 0 <= shown < 2 * COUNTERS:
            found |= BIT[shown // 2]
    for shown in game.ally:
        if 0 <= shown < 2 * COUNTERS:
            found |= BIT[shown // 2]
    return found


@final
class RevealMarkers(Frame):
    """Every "?" of a set of spaces is revealed: a Success goes to the cup, an AP counter to the box; the
    enemy does not act now (CO 5.1.7, CO 4.3.23). The result
    is how many were AP counters."""

    def __init__(self, step: i64, spaces: i64, threats: i64 = 0) -> None:
        super().__init__(step)
        self.spaces: i64 = spaces
        self.threats: i64 = threats

    def run(self, game: Comancheria) -> None:
        if self.step == 1:
            space = lowest(self.spaces)
            self.spaces &= ~BIT[space]
            game.wagons &= ~BIT[space]
            game.tell(q.REVEALED, space, game.answer)
            if game.answer != SUCCESS:  # the Success is among the cup's already
                take_out(game, game.answer)
                into_ap_box(game, game.answer - FIRST_LEVEL)
                self.threats += 1
            self.step = 0
        if self.spaces == 0:
            game.done(self.threats)
            return
        self.step = 1
        game.chance_of(q.REVEAL, plain_outcomes(game))

    def copy(self) -> Frame:
        return RevealMarkers(self.step, self.spaces, self.threats)

    def fields(self) -> list[int]:
        return [self.step, self.spaces, self.threats]
