"""The hunting parties: chapter 3. Picks rise, so that each party is named once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from prairie.core.bits import BIT, nth, size
from prairie.core.events import EVERYONE
from prairie.core.rng import Rng
from prairie.games.bigmanitou import questions as q

if TYPE_CHECKING:
    from prairie.games.bigmanitou.state import BigManitou


def gather(game: BigManitou) -> None:
    """The tiles are out: now the parties, all at once and in secret (BM 3.10), or dealt at random (BM 3.16)."""
    game.count = 0
    if game.quick == 0:
        game.phase = q.PARTY
        return
    seat: i64 = 0
    while seat < game.seats:
        game.pile[seat] = game.pool[seat]  # BM 3.17: what nobody has looked at is not settled yet
        game.undrawn[seat] = game.party_size(seat)
        seat += 1
    if game.log is not None:
        game.log.add(q.PARTIES_DEALT, EVERYONE)
    begin_drawing(game)


def choosing(game: BigManitou, seat: i64) -> bool:
    return size(game.pile[seat]) < game.party_size(seat)


def above_picks(game: BigManitou, seat: i64) -> i64:
    """The cards of the pool above those already picked."""
    below = game.pile[seat]
    below |= below >> 1
    below |= below >> 2
    below |= below >> 4
    below |= below >> 8
    below |= below >> 16
    return game.pool[seat] & ~below


def options(game: BigManitou, seat: i64) -> i64:
    """BM 3.11: exactly the prescribed number, so a pick leaves enough cards above it for the rest."""
    cards = above_picks(game, seat)
    spare = size(cards) - (game.party_size(seat) - size(game.pile[seat]))
    found: i64 = 0
    while spare >= 0:
        bit = cards & -cards
        found |= bit
        cards ^= bit
        spare -= 1
    return found


def pick(game: BigManitou, seat: i64, card: i64) -> None:
    game.pile[seat] = game.pile[seat] | BIT[card]
    close(game)


def close(game: BigManitou) -> None:
    """When the last party is complete, the hunt begins; the other cards stay in the pool (BM 3.18)."""
    seat: i64 = 0
    while seat < game.seats:
        if choosing(game, seat):
            return
        seat += 1
    seat = 0
    while seat < game.seats:
        game.undrawn[seat] = game.party_size(seat)
        seat += 1
    if game.log is not None:
        game.log.add(q.PARTIES_READY, EVERYONE)
    begin_drawing(game)


def begin_drawing(game: BigManitou) -> None:
    """BM 4.2: first hands, from the first player on."""
    game.phase = q.DRAW
    game.turn = game.first_player()


# --- at random ------------------------------------------------------------------------------------------------------


def choose_pick(game: BigManitou, seat: i64, rng: Rng) -> i64:
    """Each card in turn joins with the odds that leave all parties equally likely."""
    cards = above_picks(game, seat)
    left = size(cards)
    needed = game.party_size(seat) - size(game.pile[seat])
    while rng.below(left) >= needed:
        cards &= cards - 1
        left -= 1
    return nth(cards, 0)


def pick_all(game: BigManitou, seat: i64, rng: Rng) -> None:
    """The picks of `choose_pick` in one go."""
    cards = above_picks(game, seat)
    left = size(cards)
    picks = game.pile[seat]
    needed = game.party_size(seat) - size(picks)
    while needed > 0:
        if rng.below(left) < needed:
            picks |= cards & -cards
            needed -= 1
        cards &= cards - 1
        left -= 1
    game.pile[seat] = picks
    close(game)
