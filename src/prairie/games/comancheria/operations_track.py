"""The Operations Track: how far the counter is from a Passage of Time (4.1 step 5, 4.2 step 2, 4.3 step 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from prairie.games.comancheria import questions as q
from prairie.games.comancheria.frame import Frame, Roll

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


@final
class AdvanceOperations(Frame):
    """On a number, a die of at most that number sends the counter to the last space; else one space on
    (CO 3.2.4, CO 3.2.5)."""

    def __init__(self, step: i64) -> None:
        super().__init__(step)

    def run(self, game: Comancheria) -> None:
        number = game.box.operations[game.operations]
        last = len(game.box.operations) - 1
        if self.step == 0 and number > 0:
            self.step = 1
            game.call(Roll(0, q.FOR_OPERATIONS))
            return
        if self.step == 1 and game.result <= number:
            game.operations = last
        elif game.operations < last:
            game.operations += 1
        game.tell(q.OPERATIONS_NOW, game.operations)
        game.done(0)

    def copy(self) -> Frame:
        return AdvanceOperations(self.step)

    def fields(self) -> list[int]:
        return [self.step]
