"""The position in words: for JSON, for the boards, and for anyone who checks our rules with a program of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from prairie.core.bits import BIT, members, size
from prairie.games.tomahawk import battle, knowledge
from prairie.games.tomahawk.components import (
    CARDS,
    ICONS,
    KINDS,
    PILES,
    SIDE,
    SLOTS,
    SPECIAL_WORDS,
    TOKENS,
    TRIBE,
    TRIBES,
    Box,
)

if TYPE_CHECKING:
    from prairie.games.tomahawk.state import Tomahawk

PHASES: Final = (
    "", "deal", "draft", "draft", "draw", "territory", "sought", "place", "twilight", "look", "over",
)  # fmt: skip


def card_name(box: Box, card: i64) -> str:
    """A warrior in our notation: its value and the letter of its copy (7b), or a special's word."""
    if card == -1:
        return ""
    if card == -2:
        return "?"
    if card >= TRIBE:
        return SPECIAL_WORDS[card - TRIBE]
    value = box.value[card]
    copy: i64 = 0
    while card - copy - 1 >= 0 and box.value[card - copy - 1] == value:
        copy += 1
    return f"{value}{'abcdefghijklmnopqrstuvwx'[copy]}"


def card_names(box: Box, cards: i64) -> list[str]:
    return [card_name(box, card) for card in members(cards)]


def land_name(box: Box, land: i64) -> str:
    return "" if land < 0 else box.land_names[land]


def land_names(box: Box, lands: i64) -> list[str]:
    return [box.land_names[land] for land in members(lands)]


def as_dict(game: Tomahawk) -> dict[str, Any]:
    box = game.box
    return {
        "turn": int(game.turn),
        "phase": PHASES[game.phase],
        "most_sought": land_name(box, game.sought),
        "variant": bool(game.variant),
        "piles": [pile_dict(game, pile) for pile in range(PILES)],
        "sides": [side_dict(game, seat) for seat in range(2)],
        "doubled": land_names(box, game.doubled),
        "tokens_left": max(0, TOKENS - int(game.scalps[0] + game.scalps[1])),
        "unseen_territories": land_names(box, game.unseen),
    }


def side_dict(game: Tomahawk, seat: i64) -> dict[str, Any]:
    box = game.box
    drawn: i64 = 0
    if game.phase > 3:
        drawn = knowledge.drawn_so_far(game, seat)
    return {
        "tribe": TRIBES[seat],
        "dealt": card_names(box, game.dealt[seat]),
        "army": card_names(box, game.army[seat]),
        "hand": card_names(box, game.hand[seat]),
        "hand_size": int(drawn - cards_played(game, seat)),
        "deck": card_names(box, game.deck[seat]),
        "deck_size": int(TRIBE - drawn),
        "revealed": card_names(box, game.shown[seat]),
        "won": land_names(box, game.won[seat]),
        "scalps": int(game.scalps[seat]),
        "animals": int(battle.animals(game, seat, -1)),
        "bonus": int(battle.bonus(game, seat)),
        "score": int(battle.points(game, seat)),
        "may_look": bool(game.lookers & BIT[seat]),
    }


def cards_played(game: Tomahawk, seat: i64) -> i64:
    """Every card that has left the hand: revealed ones, and those still face down on the table."""
    count = size(game.shown[seat])
    place = seat * SIDE
    end = place + SIDE
    while place < end:
        card = game.laid[place]
        if card == -2 or (card >= 0 and not game.shown[seat] & BIT[card]):
            count += 1
        place += 1
    return count


def pile_dict(game: Tomahawk, pile: i64) -> dict[str, Any]:
    box = game.box
    land = game.land[pile]
    result: dict[str, Any] = {
        "territory": land_name(box, land),
        "kind": "",
        "icon": "",
        "animals": 0,
        "turns": int(box.length[game.turn * PILES + pile]),
        "turn": int(box.slot[game.turn * PILES + pile]) + 1,
        "pairs": [],
        "totals": [0, 0],
        "standing": None,
        "fixed": [bool(game.forced & BIT[pile]), bool(game.forced & BIT[PILES + pile])],
    }
    if land < 0:
        return result
    result["kind"] = KINDS[box.kind[land]]
    result["icon"] = ICONS[box.icon[land]]
    result["animals"] = int(box.animals[land])
    result["pairs"] = [pair_dict(game, pile * SLOTS + slot) for slot in range(box.turns[land])]
    result["standing"] = standing(game, pile)
    result["totals"] = [sum(pair["strengths"][seat] or 0 for pair in result["pairs"]) for seat in range(2)]
    return result


def standing(game: Tomahawk, pile: i64) -> dict[str, Any] | None:
    """How the battle stands if it ended with the pairs revealed so far, as the engine reckons: icons and powers
    counted. None before the first pair is revealed."""
    game = game.clone()  # which has no log: nothing is told of a battle that has not ended
    pairs = revealed_pairs(game, pile)
    if pairs == 0:
        return None
    icon = game.box.icon[game.land[pile]]
    mark: i64 = battle.marked_strength(game, pile, pairs, icon) if icon else 0
    totals = [battle.total_of(game, seat, pile, pairs, icon, mark) for seat in range(2)]
    winner = battle.winner_after(game, pile, pairs)
    return {
        "pairs": int(pairs),
        "totals": [int(total) for total in totals],
        "winner": int(winner),
        "by_manitou": bool(winner >= 0 and totals[winner] < totals[1 - winner]),
        "icon_on": [
            [seat, slot]
            for slot in range(pairs)
            for seat in range(2)
            if icon and battle.strength_at(game, seat, pile * SLOTS + slot) == mark
        ],
    }


def revealed_pairs(game: Tomahawk, pile: i64) -> i64:
    """The pairs of a battle that lie face up: none in a forest still hidden, even where a card was looked at."""
    pairs: i64 = 0
    while pairs < game.box.turns[game.land[pile]]:
        first = game.laid[pile * SLOTS + pairs]
        second = game.laid[SIDE + pile * SLOTS + pairs]
        if first < 0 or second < 0 or not game.shown[0] & BIT[first] or not game.shown[1] & BIT[second]:
            break
        pairs += 1
    return pairs


def pair_dict(game: Tomahawk, place: i64) -> dict[str, Any]:
    """A pair and, where both are known, the strengths it fights with; a lone one shows its printed value."""
    box = game.box
    first = game.laid[place]
    second = game.laid[SIDE + place]
    strengths: list[int | None] = [None, None]
    if first >= 0:
        strengths[0] = box.face[first * CARDS + second] if second >= 0 else box.value[first]
    if second >= 0:
        strengths[1] = box.face[second * CARDS + first] if first >= 0 else box.value[second]
    return {
        "cards": [card_name(box, first), card_name(box, second)],
        "strengths": strengths,
        "revealed": [
            first >= 0 and bool(game.shown[0] & BIT[first]),
            second >= 0 and bool(game.shown[1] & BIT[second]),
        ],
        "seen_from_mountain": [bool(game.looked[1] & BIT[place]), bool(game.looked[0] & BIT[place])],
    }


def audit(game: Tomahawk) -> str:
    """Every warrior of an army in one place, every territory in one place."""
    lands = game.unseen
    for some in (game.won[0], game.won[1], *(BIT[land] for land in game.land if land >= 0)):
        if lands & some:
            return f"a territory is in two places: {land_names(game.box, lands & some)}"
        lands |= some
    if game.phase <= 3:
        return ""
    for seat in range(2):
        if size(game.army[seat]) != TRIBE:
            return f"the army of seat {seat} has {size(game.army[seat])} warriors"
        laid = [card for card in game.laid[seat * SIDE : seat * SIDE + SIDE] if card >= 0]
        table: i64 = game.shown[seat]
        for card in laid:
            table |= BIT[card]
        if len(set(laid)) != len(laid) or table & game.hand[seat] or (table | game.hand[seat]) & game.deck[seat]:
            return f"a warrior of seat {seat} is in two places"
        if table | game.hand[seat] | game.deck[seat] != game.army[seat]:
            return f"a warrior of seat {seat} is lost"
        drawn = knowledge.drawn_so_far(game, seat)
        if size(game.deck[seat]) != TRIBE - drawn or size(game.hand[seat]) != drawn - cards_played(game, seat):
            return f"the hand or the deck of seat {seat} has the wrong size"
    return ""
