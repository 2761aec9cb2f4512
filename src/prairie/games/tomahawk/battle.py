"""Reveal, scalps and battles: chapters 5, 6, 7, 9, 12 and 13, in the order of TK 9.4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from prairie.core.bits import BIT, mix
from prairie.core.events import EVERYONE
from prairie.games.tomahawk import questions as q
from prairie.games.tomahawk.components import (
    CARDS,
    DANCING_TWILIGHT,
    FOREST,
    GREAT_MANITOU,
    MOUNTAIN,
    PICKING,
    PILES,
    PUMA,
    REDWOOD_HEART,
    SIDE,
    SLOTS,
    SOARING_SPIRIT,
    STORM_CALLER,
)

if TYPE_CHECKING:
    from prairie.games.tomahawk.state import Tomahawk

SPIRIT_BONUS: Final = 5  # TK 12.7, TK 12.12: 9 instead of 2 + 2
MAJORITY_BONUS: Final = 3  # TK 11.5
NOBODY: Final = -1


# --- which pairs have just been turned up ---------------------------------------------------------------------


def first_new_slot(game: Tomahawk, pile: i64) -> i64:
    """The first slot revealed this turn on this pile: this turn's own (TK 5.2), or all of a forest now complete
    (TK 5.4, TK 13.1), or none (TK 5.3). What is not turned up does nothing yet (TK 5.6)."""
    at = game.turn * PILES + pile
    slot = game.box.slot[at]
    if game.box.kind[game.land[pile]] != FOREST:
        return slot
    if slot + 1 == game.box.length[at]:  # a forest of one turn hides nothing: TK 5.5
        return 0
    return SLOTS


def reveal(game: Tomahawk) -> None:
    """Chapter 5: all at the same moment (TK 5.1), and for ever (TK 14.3)."""
    first_shown = game.shown[0]
    second_shown = game.shown[1]
    pile: i64 = 0
    while pile < PILES:
        slot = first_new_slot(game, pile)
        last = game.box.slot[game.turn * PILES + pile]
        if slot > last and game.log is not None:
            game.log.add(q.STAYS_HIDDEN, EVERYONE, pile, game.land[pile])
        while slot <= last:
            place = pile * SLOTS + slot
            first = game.laid[place]
            second = game.laid[SIDE + place]
            first_shown |= BIT[first]
            second_shown |= BIT[second]
            game.story = mix(game.story, (place * CARDS + first) * CARDS + second)
            if game.log is not None:
                game.log.add(q.REVEALED, EVERYONE, pile, first, second)
            slot += 1
        pile += 1
    game.shown[0] = first_shown
    game.shown[1] = second_shown
    if game.log is not None:
        tell_effects(game)


def tell_effects(game: Tomahawk) -> None:
    """The log of the special warriors newly revealed: a step of its own, after the reveal (TK 9.4, TK 9.5)."""
    pile: i64 = 0
    while pile < PILES:
        slot = first_new_slot(game, pile)
        last = game.box.slot[game.turn * PILES + pile]
        while slot <= last:
            tell_pair(game, pile * SLOTS + slot)
            slot += 1
        pile += 1


def tell_pair(game: Tomahawk, place: i64) -> None:
    """The log of one pair: whose strength a special warrior changes (TK 12.29, TK 12.35)."""
    log = game.log
    if log is None:
        return
    first = game.laid[place]
    second = game.laid[SIDE + place]
    seat: i64 = 0
    while seat < 2:
        card = first if seat == 0 else second
        facing = second if seat == 0 else first
        strength = game.box.face[card * CARDS + facing]
        if card == STORM_CALLER:
            log.add(q.MIRRORS, EVERYONE, seat, facing, strength)
        elif strength != game.box.value[card]:
            log.add(q.CHARMED, EVERYONE, seat, card)
        seat += 1


# --- chapter 12: Dancing Twilight -----------------------------------------------------------------------------


def twilight_place(game: Tomahawk) -> i64:
    """The place [seat * 12 + pile * 3 + slot] where Dancing Twilight was played this turn with more turns to come,
    or -1. TK 12.26: not in a forest; TK 12.25: not on the last turn."""
    if not (game.shown[0] | game.shown[1]) & BIT[DANCING_TWILIGHT]:
        return NOBODY
    pile: i64 = 0
    while pile < PILES:
        at = game.turn * PILES + pile
        slot = game.box.slot[at]
        if slot + 1 < game.box.length[at] and game.box.kind[game.land[pile]] != FOREST:
            place = pile * SLOTS + slot
            if game.laid[place] == DANCING_TWILIGHT:
                return place
            if game.laid[SIDE + place] == DANCING_TWILIGHT:
                return SIDE + place
        pile += 1
    return NOBODY


def twilight_acts(game: Tomahawk) -> bool:
    return twilight_place(game) >= 0


def twilight_victim(game: Tomahawk) -> i64:
    return 1 if twilight_place(game) < SIDE else 0


def twilight_pile(game: Tomahawk) -> i64:
    return twilight_place(game) % SIDE // SLOTS


# --- chapter 6: scalps ----------------------------------------------------------------------------------------


def duels(game: Tomahawk) -> None:
    """Each pair once, when it is revealed (TK 6.3), left to right (TK 9.5), a forest's in turn order (TK 6.4, TK 9.6).
    Icons have not acted yet (TK 13.15), and Soaring Spirit's pair is two 2s here (TK 12.14)."""
    pile: i64 = 0
    while pile < PILES:
        slot = first_new_slot(game, pile)
        last = game.box.slot[game.turn * PILES + pile]
        while slot <= last:
            duel(game, pile, pile * SLOTS + slot)
            slot += 1
        pile += 1


def duel(game: Tomahawk, pile: i64, place: i64) -> None:
    """TK 6.2, TK 6.5 to TK 6.7: the table `spoils` knows who is strictly stronger after all effects (TK 6.6).
    Both stay for the battle (TK 6.10)."""
    first = game.laid[place]
    second = game.laid[SIDE + place]
    spoils = game.box.spoils[first * CARDS + second]
    if spoils:
        game.scalps[0] = game.scalps[0] + spoils
        if game.log is not None:
            game.log.add(q.SCALPED, EVERYONE, 0, first, second, spoils, pile)
        return  # only one of two can be strictly stronger
    spoils = game.box.spoils[second * CARDS + first]
    if spoils:
        game.scalps[1] = game.scalps[1] + spoils
        if game.log is not None:
            game.log.add(q.SCALPED, EVERYONE, 1, second, first, spoils, pile)


# --- chapters 7 and 13: battles -------------------------------------------------------------------------------


def battles(game: Tomahawk) -> i64:
    """Settles every battle whose last warriors were played this turn (TK 7.1). Returns who may look (TK 13.2)."""
    if game.log is not None:
        tell_icons(game)
    mountains: i64 = 0
    pile: i64 = 0
    while pile < PILES:
        at = game.turn * PILES + pile
        if game.box.slot[at] + 1 == game.box.length[at]:
            land = game.land[pile]
            winner = winner_of(game, pile)
            take(game, pile, winner)
            if winner >= 0 and game.box.kind[land] == MOUNTAIN:  # TK 13.8: a tie grants nothing
                mountains |= BIT[winner]  # TK 13.6: once, however many
            clear(game, pile)
        pile += 1
    if mountains and forest_cards(game):  # TK 13.7; both have played there, so it is the same for both
        return mountains
    return 0


def strength_at(game: Tomahawk, seat: i64, place: i64) -> i64:
    """The strength of a warrior on the table, after the effects of special warriors."""
    card = game.laid[seat * SIDE + place]
    facing = game.laid[SIDE - seat * SIDE + place]
    return game.box.face[card * CARDS + facing]


def total_of(game: Tomahawk, seat: i64, pile: i64, pairs: i64, icon: i64, mark: i64) -> i64:
    """TK 7.2: a side's total. `mark` is the strength the icon acts on: the strongest or the weakest."""
    face = game.box.face
    laid = game.laid
    own = seat * SIDE + pile * SLOTS
    enemy = SIDE - seat * SIDE + pile * SLOTS
    total: i64 = 0
    twos: i64 = 0
    slot: i64 = 0
    while slot < pairs:
        strength = face[laid[own + slot] * CARDS + laid[enemy + slot]]
        total += strength
        if strength == 2:  # TK 12.9: by strength, so Storm Caller may be the partner
            twos += 1
        if strength == mark:  # all that are equal: TK 13.12, TK 13.13, TK 13.18
            if icon == PUMA:
                total -= strength  # TK 13.9
            elif icon == PICKING:
                total += strength  # TK 13.16; a 0 stays 0: TK 13.19
        slot += 1
    # TK 12.7, TK 12.8, TK 12.10, TK 12.11; a puma after a 2 has taken both of the pair: TK 12.13
    if twos > 1 and game.shown[seat] & BIT[SOARING_SPIRIT] and not (icon == PUMA and mark == 2):
        slot = 0
        while slot < pairs:
            if laid[own + slot] == SOARING_SPIRIT:
                total += SPIRIT_BONUS
                if game.log is not None:
                    game.log.add(q.SPIRIT_PAIR, EVERYONE, seat, pile)
            slot += 1
    return total


def marked_strength(game: Tomahawk, pile: i64, pairs: i64, icon: i64) -> i64:
    """What the icon looks for among both sides together: the strongest for the puma (TK 13.11), the weakest for
    picking (TK 13.17), by strengths after the effects of special warriors (TK 13.14)."""
    mark = strength_at(game, 0, pile * SLOTS)
    place = pile * SLOTS
    end = place + pairs
    while place < end:
        seat: i64 = 0
        while seat < 2:
            strength = strength_at(game, seat, place)
            if strength > mark if icon == PUMA else strength < mark:
                mark = strength
            seat += 1
        place += 1
    return mark


def winner_of(game: Tomahawk, pile: i64) -> i64:
    return winner_after(game, pile, game.box.turns[game.land[pile]])


def winner_after(game: Tomahawk, pile: i64, pairs: i64) -> i64:
    """TK 7.3: the higher total of the first pairs; a tie is nobody's (TK 7.6); Great Manitou may turn it (TK 12.2)
    by the final totals (TK 12.4, TK 12.5), unless it is just double (TK 12.3)."""
    land = game.land[pile]
    icon = game.box.icon[land]
    mark: i64 = 0
    if icon != 0:  # TK 7.4; on any kind of territory: TK 13.10
        mark = marked_strength(game, pile, pairs, icon)
    mine = total_of(game, 0, pile, pairs, icon, mark)
    theirs = total_of(game, 1, pile, pairs, icon, mark)
    if game.log is not None:
        game.log.add(q.TOTALS, EVERYONE, pile, land, mine, theirs)
    if mine > 2 * theirs and manitou_counts(game, 1, pile, pairs, icon, mark):
        return 1
    if theirs > 2 * mine and manitou_counts(game, 0, pile, pairs, icon, mark):
        return 0
    if mine == theirs:
        return NOBODY
    return 0 if mine > theirs else 1


def tell_icons(game: Tomahawk) -> None:
    """The log of the icons, on all territories before any winner (TK 9.5)."""
    pile: i64 = 0
    while pile < PILES:
        at = game.turn * PILES + pile
        pairs = game.box.length[at]
        icon = game.box.icon[game.land[pile]]
        if icon != 0 and game.box.slot[at] + 1 == pairs:
            tell_icon(game, pile, pairs, icon, marked_strength(game, pile, pairs, icon))
        pile += 1


def tell_icon(game: Tomahawk, pile: i64, pairs: i64, icon: i64, mark: i64) -> None:
    """The log of who fights the puma or finds the mushrooms."""
    slot: i64 = 0
    while slot < pairs:
        seat: i64 = 0
        while seat < 2:
            place = pile * SLOTS + slot
            if strength_at(game, seat, place) == mark and game.log is not None:
                event: i64 = q.PUMA_TAKES if icon == PUMA else q.PICKING_DOUBLES
                game.log.add(event, EVERYONE, seat, game.laid[seat * SIDE + place], pile, mark)
            seat += 1
        slot += 1


def manitou_counts(game: Tomahawk, seat: i64, pile: i64, pairs: i64, icon: i64, mark: i64) -> bool:
    """Whether Great Manitou fights there for this seat, at whatever strength (TK 9.7), and the puma has not taken him
    (TK 12.6)."""
    if not game.shown[seat] & BIT[GREAT_MANITOU]:
        return False
    place = pile * SLOTS
    end = place + pairs
    while place < end:
        if game.laid[seat * SIDE + place] == GREAT_MANITOU:
            if icon == PUMA and strength_at(game, seat, place) == mark:
                return False
            if game.log is not None:
                game.log.add(q.MANITOU_TURNS, EVERYONE, seat, pile)
            return True
        place += 1
    return False


def take(game: Tomahawk, pile: i64, winner: i64) -> None:
    """TK 7.5: the winner takes the territory; TK 7.6: a tie discards it; TK 12.15: Redwood Heart doubles caribou."""
    land = game.land[pile]
    if winner < 0:  # TK 12.19: then nothing is doubled either
        if game.log is not None:
            game.log.add(q.TIED, EVERYONE, pile, land)
        return
    game.won[winner] = game.won[winner] | BIT[land]
    if game.log is not None:
        game.log.add(q.WON, EVERYONE, winner, land, pile)
    if game.box.kind[land] != FOREST or not (game.shown[0] | game.shown[1]) & BIT[REDWOOD_HEART]:
        return
    # TK 12.16: whoever won; TK 12.18: in any forest, and only there (TK 12.17); TK 12.20: the puma changes nothing
    place = pile * SLOTS
    end = place + game.box.turns[land]
    while place < end:
        if game.laid[place] == REDWOOD_HEART or game.laid[SIDE + place] == REDWOOD_HEART:
            game.doubled |= BIT[land]
            if game.log is not None:
                game.log.add(q.DOUBLED, EVERYONE, winner, land)
        place += 1


def clear(game: Tomahawk, pile: i64) -> None:
    """TK 7.7: the warriors go to the graveyard."""
    place = pile * SLOTS
    end = place + game.box.turns[game.land[pile]]
    others = ~(7 * BIT[place])
    game.looked[0] = game.looked[0] & others
    game.looked[1] = game.looked[1] & others
    while place < end:
        game.laid[place] = -1
        game.laid[SIDE + place] = -1
        place += 1
    game.land[pile] = -1


def forest_cards(game: Tomahawk) -> i64:
    """The places [pile * 3 + slot] of this turn's face-down cards in forests still fought over: never those of
    earlier turns (TK 13.3)."""
    places: i64 = 0
    pile: i64 = 0
    while pile < PILES:
        if game.land[pile] >= 0 and game.box.kind[game.land[pile]] == FOREST:
            places |= BIT[pile * SLOTS + game.box.slot[game.turn * PILES + pile]]
        pile += 1
    return places


def show_forest_cards(game: Tomahawk, seat: i64) -> None:
    """TK 13.2: the looker sees them, and keeps it (TK 14.5); the others learn only that somebody looked (TK 14.4)."""
    places = forest_cards(game)
    game.looked[seat] = game.looked[seat] | places
    if game.log is None:
        return
    game.log.add(q.LOOKED, EVERYONE, seat)
    place: i64 = 0
    while place < SIDE:
        if places & BIT[place]:
            game.log.add(q.SAW, BIT[seat], seat, game.laid[(1 - seat) * SIDE + place], place // SLOTS)
        place += 1


# --- chapters 10 and 11: the score ----------------------------------------------------------------------------


def animals(game: Tomahawk, seat: i64, kind: i64) -> i64:
    """The animals a seat has won, not the cards (TK 11.6), doubled ones twice (TK 12.15, TK 11.8); a negative kind
    counts them all."""
    total: i64 = 0
    land: i64 = 0
    won = game.won[seat]
    while won:
        if won & 1 and (kind < 0 or game.box.kind[land] == kind):
            total += game.box.animals[land]
            if game.doubled & BIT[land]:
                total += game.box.animals[land]
        won >>= 1
        land += 1
    return total


def bonus(game: Tomahawk, seat: i64) -> i64:
    """TK 11.5, TK 11.7: three points for strictly more of the most sought animal, once the game is over."""
    if game.sought < 0 or game.phase != q.FINISHED:
        return 0
    kind = game.box.kind[game.sought]
    return MAJORITY_BONUS if animals(game, seat, kind) > animals(game, 1 - seat, kind) else 0


def points(game: Tomahawk, seat: i64) -> i64:
    """TK 10.2, TK 10.3: animals and scalps, a point each."""
    return animals(game, seat, -1) + game.scalps[seat] + bonus(game, seat)


def tell_result(game: Tomahawk) -> None:
    log = game.log
    if log is None:
        return
    first = points(game, 0)
    second = points(game, 1)
    if game.sought >= 0:
        kind = game.box.kind[game.sought]
        if bonus(game, 0) or bonus(game, 1):
            log.add(q.MAJORITY, EVERYONE, 0 if bonus(game, 0) else 1, kind)
        else:
            log.add(q.NO_MAJORITY, EVERYONE, kind)
    seat: i64 = 0
    while seat < 2:
        all_animals = animals(game, seat, -1)
        log.add(q.SCORE, EVERYONE, seat, all_animals, game.scalps[seat], bonus(game, seat), points(game, seat))
        seat += 1
    if first == second:
        log.add(q.DRAWN_GAME, EVERYONE, first)
    else:
        log.add(q.VICTORY, EVERYONE, 0 if first > second else 1)
