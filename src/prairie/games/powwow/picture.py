"""The position in words: for JSON, for the boards, and for anyone who checks our rules with a program of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from mypy_extensions import i64

from prairie.games.powwow import knowledge, notes, questions as q, race
from prairie.games.powwow.belief import Belief
from prairie.games.powwow.cards import ONE, card_at, count, count_of
from prairie.games.powwow.components import (
    CARDS,
    COLOURS,
    LETTERS,
    NONE,
    POW_WOW,
    POW_WOW_WORD,
    SEGMENTS,
    SIGNS,
    Box,
)
from prairie.games.powwow.memory import (
    given_in,
    kept_in,
    partner_of,
    round_of,
    swapper_of,
    taken_in,
)

if TYPE_CHECKING:
    from prairie.games.powwow.state import PowWow

REMEMBERED: Final = 2000  # pasts


class Past(NamedTuple):
    """What a reader has seen of the swaps, and what follows about every hand; None for who notes nothing."""

    swaps: list[dict[str, Any]]
    notes: list[dict[str, Any]] | None


_PAST: Final[dict[object, Past]] = {}  # the latest, by all that they depend on
PHASES: Final = ("", "deal", "start", "roll", "dice", "move", "reroll", "give", "take", "over")


def card_name(box: Box, card: i64) -> str:
    """A card in our notation: the colour of a moccasin, or pow-wow; "" for one that is hidden."""
    if card == POW_WOW:
        return POW_WOW_WORD
    return box.runners[card] if 0 <= card < COLOURS else ""


def card_names(box: Box, cards: i64) -> list[str]:
    return [card_name(box, card_at(cards, n)) for n in range(count(cards))]


def as_dict(game: PowWow) -> dict[str, Any]:
    box = game.box
    past = past_of(game)
    return {
        "round": int(game.round),
        "phase": PHASES[game.phase],
        "dark": "choice" if game.choice else "back",
        "starter": int(game.starter),
        "mover": int(mover(game)),
        "wheel": [box.wheel_in_words[segment][game.ring[segment]] for segment in range(SEGMENTS)],
        "track": box.track_in_words,
        "runners": [box.runners_in_words[colour][game.space[colour]] for colour in range(COLOURS)],
        "quarry": int(game.quarry),
        "dice": card_names(box, game.dice),
        "seats": [seat_dict(game, seat) for seat in range(game.seats)],
        "dead_hand": hand_dict(game, 2) if game.seats == 2 else None,
        "moves": [move_dict(game, action) for action in game.actions(mover(game))] if game.phase == q.MOVE else [],
        "swap": swap_under_way(game),
        "swaps": past.swaps,
        "notes": past.notes,
        "home": card_name(box, game.home),
        "winner": int(race.winner(game)) if game.home >= 0 else -1,
    }


def mover(game: PowWow) -> i64:
    """The seat that decides; nobody is -1."""
    return max(i64(-1), game.decider())


def hand_dict(game: PowWow, holder: i64) -> dict[str, Any]:
    """A hand as far as it is seen; its size is open to all (PW 8.8)."""
    return {"cards": card_names(game.box, game.hand[holder]), "hand_size": int(hand_size(game, holder))}


def hand_size(game: PowWow, holder: i64) -> i64:
    if game.phase == q.DEAL:
        return min(max(game.step - 2 * holder, i64(0)), i64(2))
    if game.phase == q.TAKE:
        return 1 if holder == game.mover() else 3 if holder == game.partner else 2
    return 2


def seat_dict(game: PowWow, seat: i64) -> dict[str, Any]:
    return {
        "die": card_name(game.box, game.die[seat]),
        "stones": int(game.stones[seat]),  # PW 7.7
        **hand_dict(game, seat),
    }


def move_dict(game: PowWow, action: i64) -> dict[str, Any]:
    """What a move of the mover would do. Public, but for the warning (PW 10.5), which is for the mover alone."""
    box = game.box
    seat = game.mover()
    if action >= q.ROLL_AGAIN:
        return {"action": int(action), "segment": "", "number": 0, "space": -1, "sign": "", "out": False, "warn": False}
    segment = action % q.FORWARDS
    number = race.next_number(game, segment)
    if action >= q.FORWARDS:
        number = -number
    runner = game.die[seat]
    space = max(game.space[runner] + number, i64(-1))
    stays = space < 0
    if stays:
        space = game.space[runner]  # PW 6.12
    out = space > box.last
    return {
        "action": int(action),
        "segment": LETTERS[segment],
        "number": 0 if stays else int(number),
        "space": int(space),
        "sign": "" if out or stays else SIGNS[box.sign[space]],
        "out": bool(out),
        "warn": bool(out) and game.hand[seat] > 0 and count_of(game.hand[seat], runner) == 0,
    }


# --- swaps and notes ------------------------------------------------------------------------------------------


def swap_under_way(game: PowWow) -> dict[str, Any] | None:
    if game.phase != q.TAKE:
        return None
    gift = card_name(game.box, game.gift)
    return {"round": int(game.round), "by": int(game.mover()), "with": int(game.partner), "given": gift}


def swap_dict(box: Box, swap: i64) -> dict[str, Any]:
    """A swap of the past; "" for each card the reader was not shown (PW 8.11)."""
    return {
        "round": int(round_of(swap)),
        "by": int(swapper_of(swap)),
        "with": int(partner_of(swap)),
        "given": card_name(box, given_in(swap)),
        "taken": card_name(box, taken_in(swap)),
        "kept": card_name(box, kept_in(swap)),
    }


def past_of(game: PowWow) -> Past:
    """Worked out once for all the pictures between two swaps; a server shows many tables in turn."""
    if game.reader == NONE or game.phase == q.DEAL:
        return Past([swap_dict(game.box, swap) for swap in game.swaps], None)
    key = (game.box, knowledge.belief_key(game))
    found = _PAST.get(key)
    if found is None:
        if len(_PAST) >= REMEMBERED:
            _PAST.clear()
        belief = knowledge.belief_of(game)
        found = Past([swap_dict(game.box, swap) for swap in game.swaps], note_down(belief, game.box.runners))
        _PAST[key] = found
    return found


def note_down(belief: Belief, runners: list[str]) -> list[dict[str, Any]]:
    """By holder, the dead hand last: the cards the reader can be sure of, and how likely each moccasin card is."""
    chances = notes.chances(belief)
    pow_wows = notes.sure_pow_wows(belief)
    found: list[dict[str, Any]] = []
    for holder in range(belief.holders):
        mine = chances[holder * COLOURS : (holder + 1) * COLOURS]
        sure = [runners[colour] for colour in range(COLOURS) if mine[colour] > notes.SURE]
        likely = {runners[colour]: round(mine[colour], 6) for colour in range(COLOURS)}
        found.append({"sure": sure + [POW_WOW_WORD] * int(pow_wows[holder]), "chances": likely})
    return found


# --- every piece in its place ---------------------------------------------------------------------------------


def audit(game: PowWow) -> str:
    """PW 1.10 to PW 1.13 at any moment of a game: cards, stones and dice are all there, and where they can be."""
    if game.phase == q.DEAL:
        return audit_pieces(game)
    if game.undealt() != 0:
        return "the hands do not hold every card once"
    holder: i64 = 0
    while holder < len(game.hand):
        if count(game.hand[holder]) != hand_size(game, holder):
            return f"hand {holder} has {count(game.hand[holder])} cards"
        holder += 1
    return audit_swaps(game) or audit_pieces(game)


def audit_pieces(game: PowWow) -> str:
    stones = game.quarry
    dice = count(game.dice)
    seat: i64 = 0
    while seat < game.seats:
        stones += game.stones[seat]
        if game.die[seat] >= 0:
            dice += 1
        seat += 1
    if stones != game.box.quarry:
        return f"{stones} stones outside the teepee"
    wanted = game.seats
    if game.phase == q.DEAL or game.phase == q.START:
        wanted = 0
    elif game.phase == q.ROLL:
        wanted = game.step
    if dice != wanted:
        return f"{dice} dice instead of {wanted}"
    for ring in game.ring:
        if not 0 <= ring <= game.box.rings:
            return f"a teepee stone on ring {ring}"
    for space in game.space:
        if space < 0 or (space > game.box.last and game.phase != q.FINISHED):
            return f"a runner on space {space}"
    return ""


def audit_swaps(game: PowWow) -> str:
    """The swaps remembered, undone one by one, must lead back to a deal of two cards each."""
    hands: list[i64] = list(game.hand)
    if game.phase == q.TAKE:
        hands[game.mover()] += ONE[game.gift]
        hands[game.partner] -= ONE[game.gift]
    at: i64 = len(game.swaps)
    while at > 0:
        at -= 1
        swap = game.swaps[at]
        given = given_in(swap)
        taken = taken_in(swap)
        if given >= CARDS or taken >= CARDS:
            return f"swap {at} hides its cards"
        if hands[partner_of(swap)] != ONE[given] + ONE[kept_in(swap)] or not count_of(hands[swapper_of(swap)], taken):
            return f"swap {at} does not lead to the hands after it"
        hands[swapper_of(swap)] += ONE[given] - ONE[taken]
        hands[partner_of(swap)] += ONE[taken] - ONE[given]
    return ""
