"""The end of a hunt and of the game: chapters 7, 9 and 10. Most victory points win (BM 1.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from prairie.core.bits import BIT, members, size
from prairie.core.contract import Outcome
from prairie.core.events import EVERYONE
from prairie.games.bigmanitou import questions as q
from prairie.games.bigmanitou.components import (
    ALL_HUNTERS,
    BISON,
    GROUNDS,
    KIND_BITS,
    KIND_MASK,
    PAIR_FIRST,
    PAIR_SECOND,
    TIPI,
    held,
    number,
)

if TYPE_CHECKING:
    from prairie.games.bigmanitou.state import BigManitou

NOBODY: Final = -1
CLAIMS: Final = 9  # three grounds, and on each the hero's owner, the best hunters, the next best
ANY: Final = 9999  # above every total
AS_HELD: Final = -1  # no judging is going on
BROWN: Final = 0  # the cylinders, as arguments of events: of the totems (BM 1.6)
WHITE: Final = 1  # and of the horses (BM 1.5)


# --- totals: who leads where, also while the hunt is on -------------------------------------------------------------


def hunters_of(game: BigManitou, seat: i64) -> i64:
    """All hunters of a seat on the grounds; a deck has each of them once."""
    side = seat * GROUNDS
    return (game.laid[side] | game.laid[side + 1] | game.laid[side + 2]) & ALL_HUNTERS


def force(game: BigManitou, seat: i64) -> i64:
    """BM 7.2, BM 7.9: all hunters on the grounds; BM 7.8: as printed."""
    return game.box.points[hunters_of(game, seat)]


def total(game: BigManitou, seat: i64, ground: i64) -> i64:
    """BM 4.18: hunters count wherever they lie; BM 9.23, BM 9.29: each tomahawk adds one point to each, and so
    nothing where there are none (BM 9.26)."""
    hunters = game.laid[seat * GROUNDS + ground] & ALL_HUNTERS
    return game.box.points[hunters] + size(hunters) * tomahawks(game, seat)


def tomahawks(game: BigManitou, seat: i64) -> i64:
    """BM 9.24: those of earlier hunts; so in the first none, not even while the penalty is paid after the judging, and
    while grounds are judged those there were when that began."""
    if game.hunt == 1:
        return 0
    if game.armed == AS_HELD:
        return held(game.won[seat], game.box.tomahawk)
    return held(game.armed, seat)


def rank(game: BigManitou, ground: i64, above: i64) -> i64:
    """The seat with the highest total below `above` that it alone has, or NOBODY (BM 7.23, BM 7.25, BM 7.28)."""
    best: i64 = NOBODY
    most: i64 = 0
    seat: i64 = 0
    while seat < game.seats:
        mine = total(game, seat, ground)
        if most < mine < above and alone(game, seat, ground, mine):
            best = seat
            most = mine
        seat += 1
    return best


def runner_up(game: BigManitou, ground: i64, best: i64) -> i64:
    """BM 7.25: the next seat that stands alone after the best one."""
    if best == NOBODY:
        return NOBODY
    return rank(game, ground, total(game, best, ground))


def alone(game: BigManitou, seat: i64, ground: i64, mine: i64) -> bool:
    other: i64 = 0
    while other < game.seats:
        if other != seat and total(game, other, ground) == mine:
            return False
        other += 1
    return True


# --- chapter 7: the end of a hunt -----------------------------------------------------------------------------------


def begin(game: BigManitou) -> None:
    """BM 7.10: the first hunt judges first; BM 7.12: later ones begin with the penalty."""
    if game.hunt == 1:
        judge(game)
    else:
        penalty(game)


def penalty(game: BigManitou) -> None:
    """BM 7.2; BM 7.5: all who tie; BM 7.7: none without hunters; BM 7.11, BM 7.12: none without tiles."""
    most: i64 = 0
    seat: i64 = 0
    while seat < game.seats:
        most = max(most, force(game, seat))
        seat += 1
    if most == 0 and game.log is not None:
        game.log.add(q.NO_FORCE, EVERYONE)
    seat = 0
    while most > 0 and seat < game.seats:
        if force(game, seat) == most:
            if game.log is not None:
                game.log.add(q.FORCE, EVERYONE, seat, most)
            if game.won[seat]:
                game.owing |= BIT[seat]
            elif game.log is not None:
                game.log.add(q.OWES_NOTHING, EVERYONE, seat)
        seat += 1
    next_payment(game)


def next_payment(game: BigManitou) -> None:
    """BM 7.6: in turn order from the first player."""
    if game.owing:
        game.phase = q.PENALTY
        game.turn = game.first_player()
        while not game.owing & BIT[game.turn]:
            game.turn = game.after(game.turn)
        return
    game.brown = reconsidered(game, game.brown, game.box.totem, BROWN)  # BM 9.9
    game.white = reconsidered(game, game.white, game.box.horse, WHITE)
    if game.hunt == 1:
        game.end_hunt()
    else:
        judge(game)


def payable(game: BigManitou, seat: i64) -> i64:
    """BM 7.3: bison or tipis; BM 7.4, BM 7.14: without any, whatever there is."""
    tiles = game.won[seat]
    return tiles & game.box.paying if tiles & game.box.paying else tiles


def pay(game: BigManitou, seat: i64, kind: i64) -> None:
    """BM 7.13: for good."""
    game.won[seat] = game.won[seat] - game.box.one[kind]
    game.owing &= ~BIT[seat]
    if game.log is not None:
        game.log.add(q.PAID, EVERYONE, seat, kind)
    next_payment(game)


def judge(game: BigManitou) -> None:
    """BM 7.15: ground by ground. All claims are settled now: a tomahawk won on the way does not count (BM 9.24),
    one just paid no longer does (BM 9.25)."""
    armed: i64 = 0
    seat = game.seats
    while seat > 0:
        seat -= 1
        armed = (armed << KIND_BITS) | tomahawks(game, seat)
    game.armed = armed
    ground: i64 = 0
    while ground < GROUNDS:
        game.claims[ground * 3] = game.keeper[ground]  # BM 7.17, BM 7.18, BM 7.24
        best = rank(game, ground, ANY)
        game.claims[ground * 3 + 1] = best  # BM 7.20; BM 7.21: also when it is the hero's owner
        game.claims[ground * 3 + 2] = runner_up(game, ground, best)
        ground += 1
    game.claim = 0
    next_claim(game)


def next_claim(game: BigManitou) -> None:
    """BM 7.16: goes on until a taker must choose."""
    while game.claim < CLAIMS:
        ground = game.claim // 3
        place = game.claim % 3
        taker = game.claims[game.claim]
        left = number(game.ground[ground])
        if place == 0 and game.log is not None:
            tell_ground(game, ground)
        if taker != NOBODY and left > 0:
            if place < 2 and left > place + 1:
                game.turn = taker
                game.phase = q.TAKE_ONE + place
                return
            take_all(game, taker)  # BM 7.22, BM 7.25 to BM 7.27
        if place == 2:
            clear(game, ground)
        game.claim += 1
    close(game)


def take_one(game: BigManitou, kind: i64) -> None:
    take(game, game.turn, kind)
    game.claim += 1
    next_claim(game)


def take_two(game: BigManitou, pair: i64) -> None:
    """BM 7.20: one choice."""
    take(game, game.turn, PAIR_FIRST[pair])
    take(game, game.turn, PAIR_SECOND[pair])
    game.claim += 1
    next_claim(game)


def pairs_of(tiles: i64) -> i64:
    """The ways to take two of these tiles, as a set of numbers into PAIR_FIRST and PAIR_SECOND."""
    found: i64 = 0
    second: i64 = 0
    start: i64 = 0
    while tiles >> (KIND_BITS * second):
        count = held(tiles, second)
        if count:
            first: i64 = 0
            while first < second:
                if held(tiles, first):
                    found |= BIT[start + first]
                first += 1
            if count > 1:
                found |= BIT[start + second]
        second += 1
        start += second
    return found


def take_all(game: BigManitou, seat: i64) -> None:
    tiles = game.ground[game.claim // 3]
    kind: i64 = 0
    while tiles:
        count = tiles & KIND_MASK
        while count > 0:
            take(game, seat, kind)
            count -= 1
        tiles >>= KIND_BITS
        kind += 1


def take(game: BigManitou, seat: i64, kind: i64) -> None:
    """BM 7.19: before their new owner; BM 9.6: and a cylinder follows at once."""
    ground = game.claim // 3
    one = game.box.one[kind]
    game.ground[ground] = game.ground[ground] - one
    game.won[seat] = game.won[seat] + one
    if game.log is not None:
        game.log.add(q.HERO_TAKES + game.claim % 3, EVERYONE, seat, kind, ground)
    if kind == game.box.totem:  # BM 9.4
        game.brown = contested(game, game.brown, seat, kind, BROWN)
    elif kind == game.box.horse:  # BM 9.16
        game.white = contested(game, game.white, seat, kind, WHITE)


def clear(game: BigManitou, ground: i64) -> None:
    """BM 7.29, BM 7.30: what nobody has a claim to leaves the game."""
    tiles = game.ground[ground]
    if game.log is not None:
        for kind in range(game.box.kinds):
            for _tile in range(held(tiles, kind)):
                game.log.add(q.LEFT_OVER, EVERYONE, ground, kind)
    game.ground[ground] = 0


def close(game: BigManitou) -> None:
    """All grounds are judged."""
    game.claim = 0
    game.armed = AS_HELD
    claim: i64 = 0
    while claim < CLAIMS:
        game.claims[claim] = NOBODY
        claim += 1
    if game.hunt == 1:
        penalty(game)
    else:
        game.end_hunt()


def tell_ground(game: BigManitou, ground: i64) -> None:
    """The log of a ground: its number, and the totals that tie."""
    log = game.log
    if log is None:
        return
    log.add(q.JUDGED, EVERYONE, ground)
    for seat in range(game.seats):
        mine = total(game, seat, ground)
        if mine > 0 and not alone(game, seat, ground, mine):
            log.add(q.TIED, EVERYONE, seat, ground, mine)


# --- chapter 9: the cylinders ---------------------------------------------------------------------------------------


def contested(game: BigManitou, holder: i64, seat: i64, kind: i64, cylinder: i64) -> i64:
    """BM 9.5: who reaches the holder's number takes the cylinder. Returns who has it now."""
    if holder == seat:
        return holder
    if holder != NOBODY and held(game.won[seat], kind) < held(game.won[holder], kind):
        return holder
    if game.log is not None:
        game.log.add(q.WINS_CYLINDER, EVERYONE, seat, cylinder)
    return seat


def reconsidered(game: BigManitou, holder: i64, kind: i64, cylinder: i64) -> i64:
    """BM 9.7, BM 9.8: after the penalties. Returns who has the cylinder now."""
    if holder == NOBODY:
        return NOBODY
    owner = holder
    most = held(game.won[holder], kind)
    seat = game.after(holder)
    while seat != holder:
        if held(game.won[seat], kind) > most:
            owner = seat
            most = held(game.won[seat], kind)
        seat = game.after(seat)
    if most == 0:
        owner = NOBODY
    if owner != holder and game.log is not None:
        if owner == NOBODY:
            game.log.add(q.CYLINDER_ASIDE, EVERYONE, cylinder)
        else:
            game.log.add(q.CYLINDER_PASSES, EVERYONE, owner, cylinder)
    return owner


# --- chapters 9 and 10: points and winners --------------------------------------------------------------------------


def worth_of(game: BigManitou, seat: i64, sort: i64) -> i64:
    """The points of all bison, or of all tipis, of a seat."""
    tiles = game.won[seat]
    points: i64 = 0
    kind: i64 = 0
    while tiles:
        if game.box.sort[kind] == sort:
            points += (tiles & KIND_MASK) * game.box.worth[kind]
        tiles >>= KIND_BITS
        kind += 1
    return points


def pairs(game: BigManitou, seat: i64) -> i64:
    """BM 9.2, BM 9.3."""
    return min(worth_of(game, seat, TIPI), worth_of(game, seat, BISON))


def most_tomahawks(game: BigManitou) -> i64:
    """BM 9.27; BM 9.28: nobody in case of a tie, or when there are none."""
    kind = game.box.tomahawk
    leader: i64 = NOBODY
    most: i64 = 0
    seat: i64 = 0
    while seat < game.seats:
        mine = held(game.won[seat], kind)
        if mine > most:
            leader = seat
            most = mine
        elif mine == most:
            leader = NOBODY
        seat += 1
    return leader


def points(game: BigManitou, seat: i64) -> i64:
    """BM 9.2, BM 9.15, BM 9.22, BM 9.27: if the game ended now."""
    result = pairs(game, seat)
    if game.brown == seat:
        result += 1
    if game.white == seat:
        result += 1
    if most_tomahawks(game) == seat:
        result += 1
    return result


def standing(game: BigManitou, seat: i64) -> i64:
    """Points, then tipi points (BM 10.2), then tiles (BM 10.3), as one number to compare."""
    return (points(game, seat) * 1000 + worth_of(game, seat, TIPI)) * 1000 + number(game.won[seat])


def winners(game: BigManitou) -> i64:
    """As a set: several share the win (BM 10.4)."""
    best: i64 = -1
    found: i64 = 0
    seat: i64 = 0
    while seat < game.seats:
        mine = standing(game, seat)
        if mine > best:
            best = mine
            found = 0
        if mine == best:
            found |= BIT[seat]
        seat += 1
    return found


def outcome(game: BigManitou) -> Outcome:
    """Who won, and what decided it."""
    best = members(winners(game))
    if len(best) > 1:
        return Outcome(tuple(best), "outcome-shared", "BM 10.4")
    first = best[0]
    rivals = [s for s in range(game.seats) if s != first and points(game, s) == points(game, first)]
    if not rivals:
        return Outcome((first,), "outcome-most-points", "BM 10.1")
    if any(worth_of(game, s, TIPI) == worth_of(game, first, TIPI) for s in rivals):
        return Outcome((first,), "outcome-most-tiles", "BM 10.3")
    return Outcome((first,), "outcome-most-tipi", "BM 10.2")


def tell_result(game: BigManitou) -> None:
    log = game.log
    if log is None:
        return
    for seat in range(game.seats):
        made = pairs(game, seat)
        log.add(q.SCORE, EVERYONE, seat, points(game, seat), made, points(game, seat) - made)
    best = members(winners(game))
    for seat in best:
        log.add(q.VICTORY if len(best) == 1 else q.SHARED_VICTORY, EVERYONE, seat, points(game, seat))
