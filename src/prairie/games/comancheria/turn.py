"""3.2 and 3.3: a turn, the choice of an operation, and Culture (CO 3.2.1 to CO 3.2.3, CO 4.2.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from prairie.core.bits import BIT
from prairie.games.comancheria import cards, land, pieces, points, questions as q
from prairie.games.comancheria.cleanup import Cleanup
from prairie.games.comancheria.components import LAST_SPACE
from prairie.games.comancheria.effects import Window
from prairie.games.comancheria.frame import Frame
from prairie.games.comancheria.operations_track import AdvanceOperations
from prairie.games.comancheria.passage import PassageOfTime
from prairie.games.comancheria.planning import Planning
from prairie.games.comancheria.take_actions import TakeActions
from prairie.games.comancheria.vocabulary import CULTURE_OP_BONUS
from prairie.games.comancheria.war_phase import WarColumnPhase

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


@final
class Turns(Frame):
    """Turn after turn: 3.1, 3.2 with the operation chosen, 3.4 (CO 3.3.1). It lies at the bottom and never ends by
    itself."""

    def __init__(self, step: i64) -> None:
        super().__init__(step)

    def run(self, game: Comancheria) -> None:
        if self.step == 0:
            game.turn += 1
            game.two_dice = 0  # what a card promised for Battles of the last turn is lost (CO 12.33)
            game.tell(q.TURN, game.turn)
            self.step = 1
            game.call(WarColumnPhase(0))
        elif self.step == 1:
            self.step = 2
            game.call(SelectOperation(0))
        else:
            self.step = 0
            game.call(Cleanup(0))

    def copy(self) -> Frame:
        return Turns(self.step)

    def fields(self) -> list[int]:
        return [self.step]


@final
class SelectOperation(Frame):
    """3.2"""

    def __init__(self, step: i64) -> None:
        super().__init__(step)

    def run(self, game: Comancheria) -> None:
        if self.step == 0:
            self.step = 1
            game.call(Window(0))  # W3
            return
        if self.step == 1:
            self.step = 2
            game.offer(q.OPERATION, self.options(game))
            return
        if game.answer == q.TAKE_ACTIONS:
            game.become(TakeActions(0))
        elif game.answer == q.CULTURE:
            game.become(CultureOperation(0))
        elif game.answer == q.PLANNING:
            game.become(Planning(0))
        else:
            game.become(PassageOfTime(0))

    def options(self, game: Comancheria) -> i64:
        """No Band in play, or the last space of the track: a Passage of Time must be carried out (CO 3.2.1,
        CO 3.2.2)."""
        number = game.box.operations[game.operations]
        if number == LAST_SPACE or pieces.bands_in_play(game) == 0:
            return BIT[q.PASSAGE]
        found = BIT[q.TAKE_ACTIONS] | BIT[q.CULTURE] | BIT[q.PLANNING]
        return found | BIT[q.PASSAGE] if number > 0 else found

    def copy(self) -> Frame:
        return SelectOperation(self.step)

    def fields(self) -> list[int]:
        return [self.step]


@final
class CultureOperation(Frame):
    """4.2"""

    def __init__(self, step: i64) -> None:
        super().__init__(step)

    def run(self, game: Comancheria) -> None:
        if self.step == 0:
            game.tell(q.OPERATION_BEGINS, q.CULTURE)
            gained = land.camp_territories(game) + cards.total(game, CULTURE_OP_BONUS)  # 1: CO 4.2.1
            territory: i64 = 1
            under_control = land.controlled(game)  # CO 4.2.2
            while territory <= 6:
                if under_control & BIT[territory]:
                    gained += 1
                territory += 1
            points.gain_culture(game, gained)
            self.step = 1
            game.call(AdvanceOperations(0))  # 2: CO 4.2.3
            return
        game.done(0)

    def copy(self) -> Frame:
        return CultureOperation(self.step)

    def fields(self) -> list[int]:
        return [self.step]
