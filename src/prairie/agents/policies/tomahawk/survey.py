"""How both sides stand on a territory of Tomahawk: in a seat's eyes, or as it is (compiled)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from prairie.core.bits import BIT
from prairie.games.tomahawk.components import CARDS, PILES, PUMA, SIDE, SLOTS
from prairie.games.tomahawk.state import Tomahawk


@final
class Survey:
    """What one look at a pile has found; the next look writes over it."""

    def __init__(self) -> None:
        self.lead: float = 0.0  # of the looking seat, before this turn's cards
        self.my_best: float = 0.0
        self.my_least: float = 0.0
        self.their_best: float = 0.0
        self.their_least: float = 0.0
        self.mine: i64 = 0  # the warriors lying there, as sets
        self.theirs: i64 = 0

    def look(self, game: Tomahawk, seat: i64, pile: i64, knowing: bool, unseen: float) -> None:
        """As far as the seat knows, an unseen warrior of the enemy's counting for `unseen`; or as it is (`knowing`)."""
        box = game.box
        enemy = 1 - seat
        self.lead = self.my_best = self.their_best = 0.0
        self.my_least = self.their_least = 99.0
        self.mine = self.theirs = 0
        place = pile * SLOTS
        end = place + box.slot[game.turn * PILES + pile]
        while place < end:
            mine = game.laid[seat * SIDE + place]
            theirs = game.laid[enemy * SIDE + place]
            if knowing or game.shown[enemy] & BIT[theirs] or game.looked[seat] & BIT[place]:
                own = float(box.face[mine * CARDS + theirs])
                other = float(box.face[theirs * CARDS + mine])
                self.theirs |= BIT[theirs]
            else:
                own = float(box.value[mine])
                other = unseen
            self.mine |= BIT[mine]
            self.lead += own - other
            self.my_best = max(self.my_best, own)
            self.my_least = min(self.my_least, own)
            self.their_best = max(self.their_best, other)
            self.their_least = min(self.their_least, other)
            place += 1

    def icon_turns(self, icon: i64, mine: float, theirs: float) -> float:
        """What the icon adds to one's lead when these two cards join those surveyed."""
        if icon == PUMA:
            mine = max(mine, self.my_best)
            theirs = max(theirs, self.their_best)
            if mine == theirs:
                return 0.0
            return theirs if theirs > mine else -mine
        mine = min(mine, self.my_least)
        theirs = min(theirs, self.their_least)
        if mine == theirs:
            return 0.0
        return mine if mine < theirs else -theirs
