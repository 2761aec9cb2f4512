"""The end of Big Manitou: in the last hunt, once no hidden card can be played any more, everything lies open. What is
left (the last card, an eighth one, the horse, penalties, the choice of tiles) is followed to all its ends."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prairie.agents.policy import Way
from prairie.core.contract import View
from prairie.games.bigmanitou import judging, questions as q
from prairie.games.bigmanitou.components import FINISHED, PLAYS
from prairie.games.bigmanitou.state import BigManitou

MOST_POSITIONS: Final = 30_000  # beyond them it is left to the search; a few seconds where nothing is compiled
MARGIN: Final = 0.0001  # of a win, a point: among equal shares of a win, the higher score
TINY: Final = 1e-9  # less is no difference
NOBODY: Final = -1


def is_open(game: BigManitou, seat: i64) -> bool:
    """Whether this seat, who is asked, knows all that can still matter."""
    if game.hunt != game.box.hunts[game.seats]:
        return False
    if game.phase >= q.EIGHTH:  # its own card, or none: all others are put away (BM 4.21)
        return True
    last_card = game.phase >= q.PLAY and game.count == PLAYS * game.seats - 1
    return last_card and (game.brown == NOBODY or game.brown == seat)  # another's eighth card is hidden (BM 9.11)


@final
class Ending:
    """A search of all there is: everyone does what is best for them, and knows that the others will. To whom several
    actions are the same (which may still decide between two others), each of them is as likely."""

    def __init__(self) -> None:
        self.positions: i64 = 0

    def outcome(self, game: BigManitou) -> list[float]:
        """What each seat comes to; nothing is worth reading once there were too many positions."""
        if game.phase == FINISHED:
            return [worth(game, seat) for seat in range(game.seats)]
        mover = game.turn
        best: list[float] = [-1.0] * game.seats
        alike = 0.0
        options = game.options()
        action: i64 = 0
        while options and self.positions < MOST_POSITIONS:
            if options & 1:
                found = self.after(game, action)
                gain = found[mover] - best[mover]
                if gain > TINY:
                    best = found
                    alike = 1.0
                elif gain > -TINY:
                    alike += 1.0
                    best = [mean + (other - mean) / alike for mean, other in zip(best, found, strict=True)]
            options >>= 1
            action += 1
        return best

    def after(self, game: BigManitou, action: i64) -> list[float]:
        self.positions += 1
        following = game.clone()
        following.apply(game.turn, action)
        return self.outcome(following)


def worth(end: BigManitou, seat: i64) -> float:
    """A share of the win, and a little for the distance to the best of the others."""
    best: i64 = -1
    other: i64 = 0
    while other < end.seats:
        if other != seat:
            best = max(best, judging.points(end, other))
        other += 1
    return end.utility(seat) + MARGIN * float(judging.points(end, seat) - best)


def ways(view: View) -> list[Way]:
    """Every action by what it comes to, the best first; nothing while something that matters is hidden, or where there
    are too many ends."""
    known = view.known
    assert isinstance(known, BigManitou)
    if not is_open(known, view.seat):
        return []
    ending = Ending()
    worths = [(ending.after(known, action)[view.seat], action) for action in view.actions()]
    if ending.positions >= MOST_POSITIONS:
        return []
    worths.sort(key=lambda one: (-one[0], one[1]))
    values = [min(1.0, max(0.0, value)) for value, _ in worths]
    return [Way([worths[i][1]], 1.0 if i == 0 else 0.0, values[i]) for i in range(len(worths))]
