"""The race: chapters 6, 7, 9 and 10. A move goes in the order of PW 6.3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from prairie.core.bits import BIT
from prairie.core.events import EVERYONE
from prairie.games.powwow import questions as q
from prairie.games.powwow.cards import card_at, count_of
from prairie.games.powwow.components import MOCCASIN, SEGMENTS, START_OF_TRACK, STONE

if TYPE_CHECKING:
    from prairie.games.powwow.state import PowWow

# --- chapter 6: moving the runners ------------------------------------------------------------------------


def next_number(game: PowWow, segment: i64) -> i64:
    """The number the stone of this segment would reach; 0 when it is at the rim (PW 9.3)."""
    ring = game.ring[segment]
    if ring == game.box.rings:
        return 0
    return game.box.wheel[segment * (game.box.rings + 1) + ring + 1]


def moves(game: PowWow) -> i64:
    """What the mover may do: pushes that lead to a move, and another roll if there is a stone to pay for it."""
    seat = game.mover()
    space = game.space[game.die[seat]]
    allowed: i64 = 0
    stuck: i64 = 0
    segment: i64 = 0
    while segment < SEGMENTS:
        number = next_number(game, segment)
        if number > 0:
            allowed |= BIT[segment]
        elif number < 0:
            if space + number >= START_OF_TRACK:  # PW 6.10, PW 6.11
                allowed |= BIT[segment]
            else:
                stuck |= BIT[segment]
            if game.choice:
                allowed |= BIT[segment + q.FORWARDS]  # PW 6.9, PW 6.14
        segment += 1
    if allowed == 0:
        allowed = stuck  # PW 6.12; else PW 6.13
    return allowed | BIT[q.ROLL_AGAIN] if game.stones[seat] > 0 else allowed  # PW 7.8


def why_not_move(game: PowWow, action: i64) -> i64:
    if action == q.ROLL_AGAIN:
        return q.NO_STONE_TO_PAY
    if not 0 <= action < q.ROLL_AGAIN:
        return q.NO_SUCH_MOVE
    segment = action % q.FORWARDS
    if game.ring[segment] == game.box.rings:
        return q.STONE_AT_THE_RIM
    if action < q.FORWARDS:
        return q.BEHIND_THE_START
    return q.NOT_A_DARK_FIELD if next_number(game, segment) > 0 else q.DARK_FIELDS_GO_BACK


def pay_to_roll(game: PowWow, seat: i64) -> None:
    """PW 7.8: one stone for one roll of one's own die; PW 7.13: it goes back to the quarry."""
    game.stones[seat] = game.stones[seat] - 1
    game.quarry += 1
    game.phase = q.REROLL


def roll_again(game: PowWow, colour: i64) -> None:
    """PW 7.9, PW 7.10: the last roll counts, whatever it shows, and may be paid for again; PW 7.11: no other die."""
    seat = game.mover()
    game.die[seat] = colour
    if game.log is not None:
        game.log.add(q.REROLLED, EVERYONE, seat, colour)
    game.phase = q.MOVE


def push(game: PowWow, seat: i64, action: i64) -> None:
    """PW 6.3: the stone, the runner, leaving the track, the return of the stones, the space reached."""
    segment = action % q.FORWARDS
    number = next_number(game, segment)
    game.ring[segment] = game.ring[segment] + 1  # PW 6.4, PW 9.1
    if game.log is not None:
        tell_push(game, seat, segment, number)
    if action >= q.FORWARDS:
        number = -number  # PW 6.9
    runner = game.die[seat]  # PW 5.4
    space = game.space[runner] + number  # PW 6.6 to PW 6.8; others may stand there (PW 6.15)
    if space < START_OF_TRACK:
        if game.log is not None:
            game.log.add(q.STAYED, EVERYONE, runner, game.space[runner])
        return_stones(game)
        next_move(game)  # PW 7.4
        return
    game.space[runner] = space
    if space > game.box.last:
        leave_track(game, seat, runner)  # PW 10.3: nothing follows
        return
    if game.log is not None:
        game.log.add(q.ADVANCED if number > 0 else q.WENT_BACK, EVERYONE, runner, space)
    return_stones(game)
    act(game, seat, game.box.sign[space])


def tell_push(game: PowWow, seat: i64, segment: i64, number: i64) -> None:
    if game.log is not None:
        if number > 0:
            game.log.add(q.PUSHED, EVERYONE, seat, segment, number)
        else:
            game.log.add(q.PUSHED_DARK, EVERYONE, seat, segment, -number)


# --- chapter 7: special spaces and stones -----------------------------------------------------------------


def act(game: PowWow, seat: i64, sign: i64) -> None:
    """PW 7.1: what the space reached does, forwards or back (PW 7.2); those passed do nothing (PW 7.3)."""
    if sign == MOCCASIN:
        game.phase = q.GIVE
        if game.log is not None:
            game.log.add(q.MUST_SWAP, EVERYONE, seat)
        return
    if sign == STONE:
        if game.quarry > 0:  # PW 7.5; re-rolls came first, so it serves from the next move on (PW 7.12)
            game.quarry -= 1
            game.stones[seat] = game.stones[seat] + 1
            if game.log is not None:
                game.log.add(q.TOOK_STONE, EVERYONE, seat, game.stones[seat])
        elif game.log is not None:
            game.log.add(q.QUARRY_EMPTY, EVERYONE, seat)  # PW 7.6
    next_move(game)


def next_move(game: PowWow) -> None:
    """PW 6.2; after the last move of a round, PW 4.4."""
    game.phase = q.MOVE
    game.step += 1
    if game.step == game.seats:
        game.starter = (game.starter + 1) % game.seats
        game.begin_round()


# --- chapter 9: the stones in the teepee ------------------------------------------------------------------


def return_stones(game: PowWow) -> None:
    """PW 9.4 to PW 9.6: when all five are at the rim, all go back to the centre."""
    segment: i64 = 0
    while segment < SEGMENTS:
        if game.ring[segment] < game.box.rings:
            return
        segment += 1
    segment = 0
    while segment < SEGMENTS:
        game.ring[segment] = 0
        segment += 1
    if game.log is not None:
        game.log.add(q.STONES_RETURN, EVERYONE)


# --- chapter 10: winning ----------------------------------------------------------------------------------


def leave_track(game: PowWow, seat: i64, runner: i64) -> None:
    """PW 10.1 to PW 10.3: the game is over on the spot."""
    game.home = runner
    game.phase = q.FINISHED
    if game.log is None:
        return
    game.log.add(q.LEFT_TRACK, EVERYONE, seat, runner)
    for holder in range(len(game.hand)):  # PW 11.9
        cards = game.hand[holder]
        game.log.add(q.HELD, EVERYONE, holder, card_at(cards, 0), card_at(cards, 1))
    holder_of_card = winner(game)
    if holder_of_card < game.seats:
        game.log.add(q.WON, EVERYONE, holder_of_card, runner)
    else:
        game.log.add(q.NOBODY_WON, EVERYONE, runner)


def winner(game: PowWow) -> i64:
    """The holder of the moccasin card of the runner that left, whoever moved it (PW 10.4): never one who has only
    pow-wow cards (PW 2.11). The dead hand's number is that of no seat."""
    holder: i64 = 0
    while count_of(game.hand[holder], game.home) == 0:
        holder += 1
    return holder
