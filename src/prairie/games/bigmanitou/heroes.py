"""Heroes who meet: the test of strength and the sacrifice, chapters 5 and 6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from prairie.core.bits import BIT
from prairie.core.events import EVERYONE
from prairie.games.bigmanitou import questions as q
from prairie.games.bigmanitou.components import CARDS, EQUAL, GROUNDS, LOSES, WINS

if TYPE_CHECKING:
    from prairie.games.bigmanitou.state import BigManitou

NOBODY: Final = -1
EMPTY: Final = -1


def put_down(game: BigManitou, seat: i64, card: i64, ground: i64) -> None:
    """Out of the hand, onto the player's side of the ground (BM 4.5, BM 4.9)."""
    bit = BIT[card]
    side = seat * GROUNDS + ground
    game.pool[seat] = game.pool[seat] & ~bit
    game.hand[seat] = game.hand[seat] & ~bit
    game.laid[side] = game.laid[side] | bit


def arrive(game: BigManitou, seat: i64, card: i64, ground: i64) -> None:
    """BM 5.9: whatever happens, happens at once. Who does not stand afterwards lies face down."""
    keeper = game.keeper[ground]
    if keeper == NOBODY:
        game.keeper[ground] = seat
        game.lower[ground] = card
        if game.log is not None:
            game.log.add(q.STANDS, EVERYONE, seat, card, ground)
    elif keeper == seat:
        game.upper[ground] = card  # BM 4.12, BM 6.6: no test; a pair
        tell(game, q.PAIRS, seat, card, seat, game.lower[ground], ground)
    elif game.upper[ground] == EMPTY:
        test_of_strength(game, seat, card, ground)
    else:
        sacrifice(game, seat, card, ground)


def test_of_strength(game: BigManitou, seat: i64, card: i64, ground: i64) -> None:
    """BM 4.11: against a lone hero."""
    keeper = game.keeper[ground]
    other = game.lower[ground]
    result = game.box.fight[card * CARDS + other]
    if result == WINS:  # BM 5.1
        game.keeper[ground] = seat
        game.lower[ground] = card
        tell(game, q.BEATS, seat, card, keeper, other, ground)
    elif result == EQUAL:  # BM 5.11
        game.keeper[ground] = NOBODY
        game.lower[ground] = EMPTY
        tell(game, q.BOTH_FALL, seat, card, keeper, other, ground)
    else:  # BM 5.12
        tell(game, q.FALLS, seat, card, keeper, other, ground)


def sacrifice(game: BigManitou, seat: i64, card: i64, ground: i64) -> None:
    """BM 4.13: the only way to attack a pair; BM 6.1: at its upper hero. Once that one has fallen, the other is alone
    and tested like any (BM 6.5, BM 6.7)."""
    keeper = game.keeper[ground]
    other = game.upper[ground]
    if game.box.fight[card * CARDS + other] == LOSES:  # BM 6.4
        tell(game, q.IN_VAIN, seat, card, keeper, other, ground)
    else:  # BM 6.2, BM 6.3: both fall, even when the attacker is the stronger
        game.upper[ground] = EMPTY
        tell(game, q.SACRIFICED, seat, card, keeper, other, ground)


def leave(game: BigManitou) -> None:
    """All grounds are empty again."""
    ground: i64 = 0
    while ground < GROUNDS:
        game.keeper[ground] = NOBODY
        game.lower[ground] = game.upper[ground] = EMPTY
        ground += 1


def tell(game: BigManitou, event: i64, seat: i64, card: i64, other_seat: i64, other: i64, ground: i64) -> None:
    if game.log is not None:
        game.log.add(event, EVERYONE, seat, card, other_seat, other, ground)
