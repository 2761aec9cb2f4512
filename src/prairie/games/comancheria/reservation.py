"""8 The Reservation: how a Ranchería or a Band gets there. Nothing leaves it (CO 8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from prairie.core.bits import BIT
from prairie.games.comancheria import pieces, points, questions as q, vocabulary as v
from prairie.games.comancheria.components import NONE
from prairie.games.comancheria.frame import Frame

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


@final
class ToReservation(Frame):
    """`to_reservation`, `reservation_entry`: a Ranchería or a Band leaves for the Reservation
    (CO 12.26, CO 12.27, CO 12.66)."""

    def __init__(self, step: i64, what: i64, culture: i64, compulsory: i64) -> None:
        super().__init__(step)
        self.what: i64 = what
        self.culture: i64 = culture
        self.compulsory: i64 = compulsory

    def run(self, game: Comancheria) -> None:
        if self.step == 0:
            options = pieces.camps_in_play(game) if self.what == v.WHOLE_CAMP else pieces.bands_in_play(game)
            if options == 0:
                game.done(0)
                return
            self.step = 1
            if not self.compulsory:
                options |= BIT[q.PASS]
            game.offer(q.CAMP_TO_GO if self.what == v.WHOLE_CAMP else q.BAND_TO_GO, options)
            return
        game.done(0)
        if game.answer == q.PASS:
            return
        if self.what == v.WHOLE_CAMP:
            pieces.to_reservation(game, game.answer)
            if self.culture:
                points.gain_culture(game, self.culture)
        else:
            band_to_reservation(game, game.answer)

    def copy(self) -> Frame:
        return ToReservation(self.step, self.what, self.culture, self.compulsory)

    def fields(self) -> list[int]:
        return [self.step, self.what, self.culture, self.compulsory]


def band_to_reservation(game: Comancheria, band: i64) -> None:
    """Its Mahimiana goes back to his box, its Resources to the supply."""
    letter = pieces.rider(game, band)
    if letter != NONE:
        game.leader_at[letter] = pieces.BOX + letter
    game.goods[band] = 0
    game.at[band] = pieces.RESERVE
    game.tell(q.BAND_TO_RESERVATION, band)
