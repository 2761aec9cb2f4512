"""The position in words: for JSON, for the boards, and for anyone who checks our rules with a program of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from prairie.core.bits import BIT, members, size
from prairie.games.bigmanitou import judging, knowledge
from prairie.games.bigmanitou.components import (
    ALL_HEROES,
    ALL_HUNTERS,
    BISON,
    CARDS,
    DECK,
    GROUNDS,
    KIND_BITS,
    PAIR_FIRST,
    PAIR_SECOND,
    TIPI,
    Box,
    held,
    number,
)

if TYPE_CHECKING:
    from prairie.games.bigmanitou.state import BigManitou

GROUND_NAMES: Final = ("I", "II", "III")
PHASES: Final = (
    "", "dealer", "tiles", "party", "draw", "play", "play", "eighth", "horse", "penalty", "take", "take", "over",
)  # fmt: skip


def card_name(box: Box, card: i64) -> str:
    return box.card_names[card]


def plain_name(box: Box, card: i64) -> str:
    """Without the letter that tells two heroes of one kind apart."""
    return box.plain_names[card]


def card_names(box: Box, cards: i64) -> list[str]:
    return [box.card_names[card] for card in members(cards)]


def tile_name(box: Box, kind: i64) -> str:
    return box.tile_names[kind]


def placing_names(box: Box) -> list[str]:
    """Cards put on grounds (7>II, scout>I), in the order of their actions; and passing."""
    return [*(f"{card_name(box, card)}>{ground}" for card in range(CARDS) for ground in GROUND_NAMES), "pass"]


def two_tile_names(box: Box) -> list[str]:
    """Two tiles taken together (bison3+tipi1), in the order of their actions."""
    pairs = [(PAIR_FIRST[pair], PAIR_SECOND[pair]) for pair in range(len(PAIR_FIRST))]
    return [f"{tile_name(box, a)}+{tile_name(box, b)}" for a, b in pairs if b < box.kinds]


def tile_names(box: Box, tiles: i64) -> list[str]:
    found: list[str] = []
    kind: i64 = 0
    while tiles >> (KIND_BITS * kind):
        count = held(tiles, kind)
        while count > 0:
            found.append(box.tile_names[kind])
            count -= 1
        kind += 1
    return found


def as_dict(game: BigManitou) -> dict[str, Any]:
    box = game.box
    return {
        "phase": PHASES[game.phase],
        "hunt": int(game.hunt),
        "hunts": int(box.hunts[game.seats]),
        "dealer": None if PHASES[game.phase] == "dealer" else int(game.dealer),
        "turn": int(game.turn) if PHASES[game.phase] not in ("dealer", "tiles", "party", "over") else None,
        "quick": bool(game.quick),
        "bag": {tile_name(box, kind): int(held(game.bag, kind)) for kind in range(box.kinds)},
        "grounds": [ground_dict(game, ground) for ground in range(GROUNDS)],
        "players": [player_dict(game, seat) for seat in range(game.seats)],
        "brown": seat_or_none(game.brown),
        "white": seat_or_none(game.white),
        "most_tomahawks": seat_or_none(judging.most_tomahawks(game)),
        "would_pay": would_pay(game),
        "owing": members(game.owing),
        "claim": int(game.claim) if PHASES[game.phase] == "take" else None,
    }


def would_pay(game: BigManitou) -> list[int]:
    """Who has used the most force so far and would pay a tile for it (BM 7.2, BM 7.5); in later hunts nobody without
    one (BM 7.12). While tiles are paid, who still has to; afterwards nobody."""
    phase = PHASES[game.phase]
    if phase == "penalty":
        return members(game.owing)
    if phase == "over" or (phase == "take" and game.hunt > 1):
        return []
    forces = [int(judging.force(game, seat)) for seat in range(game.seats)]
    most = [seat for seat, force in enumerate(forces) if force == max(forces) > 0]
    return [seat for seat in most if game.hunt == 1 or game.won[seat]]


def seat_or_none(seat: i64) -> int | None:
    return None if seat < 0 else int(seat)


def ground_dict(game: BigManitou, ground: i64) -> dict[str, Any]:
    box = game.box
    keeper = game.keeper[ground]
    heroes: list[str] = []
    if keeper >= 0:
        heroes = [card_name(box, card) for card in (game.lower[ground], game.upper[ground]) if card >= 0]
    return {
        "tiles": tile_names(box, game.ground[ground]),
        "keeper": seat_or_none(keeper),
        "heroes": heroes,  # the upper one last
        "sides": [side_dict(game, seat, ground) for seat in range(game.seats)],
        "takers": takers(game, ground),
    }


def side_dict(game: BigManitou, seat: i64, ground: i64) -> dict[str, Any]:
    """What one player has on one ground."""
    cards = game.laid[seat * GROUNDS + ground]
    up: i64 = 0
    if game.keeper[ground] == seat:
        up = BIT[game.lower[ground]] | (BIT[game.upper[ground]] if game.upper[ground] >= 0 else 0)
    printed = game.box.points[cards & ALL_HUNTERS]
    total = judging.total(game, seat, ground)
    return {
        "hunters": card_names(game.box, cards & ALL_HUNTERS),
        "fallen": card_names(game.box, cards & ALL_HEROES & ~up),
        "points": int(printed),
        "bonus": int(total - printed),
        "total": int(total),
    }


def takers(game: BigManitou, ground: i64) -> dict[str, int | None]:
    """Who takes what: as settled while the grounds are judged, else as it would be now."""
    if PHASES[game.phase] == "take":
        hero = game.claims[ground * 3]
        most = game.claims[ground * 3 + 1]
        runner_up = game.claims[ground * 3 + 2]
    else:
        hero = game.keeper[ground]
        most = judging.rank(game, ground, judging.ANY)
        runner_up = judging.runner_up(game, ground, most)
    return {"hero": seat_or_none(hero), "most": seat_or_none(most), "next": seat_or_none(runner_up)}


def player_dict(game: BigManitou, seat: i64) -> dict[str, Any]:
    box = game.box
    dealt = PHASES[game.phase] != "dealer"
    return {
        "party_size": int(game.party_size(seat)) if dealt else None,
        "pool": card_names(box, game.pool[seat]),
        "hand": card_names(box, game.hand[seat]),
        "hand_size": int(knowledge.in_hand(game, seat)),
        "pile": card_names(box, game.pile[seat]),
        "pile_size": int(game.undrawn[seat]),
        "tiles": tile_names(box, game.won[seat]),
        "tile_count": int(number(game.won[seat])),
        "bison": int(judging.worth_of(game, seat, BISON)),
        "tipi": int(judging.worth_of(game, seat, TIPI)),
        "pairs": int(judging.pairs(game, seat)),
        "horses": int(held(game.won[seat], box.horse)),
        "totems": int(held(game.won[seat], box.totem)),
        "tomahawks": int(held(game.won[seat], box.tomahawk)),
        "force": int(judging.force(game, seat)),
        "score": int(judging.points(game, seat)),
    }


def audit(game: BigManitou) -> str:
    """Every tile in one place, every card in one place, every count right, every cylinder with its majority."""
    wrong = audit_tiles(game) or audit_heroes(game)
    for seat in range(game.seats):
        wrong = wrong or audit_cards(game, seat)
    if not wrong and game.owing == 0:
        wrong = audit_cylinder(game, game.brown, game.box.totem) or audit_cylinder(game, game.white, game.box.horse)
    return wrong


def audit_tiles(game: BigManitou) -> str:
    for kind in range(game.box.kinds):
        tiles = [held(some, kind) for some in (game.bag, *game.ground, *game.won)]
        if sum(tiles) > held(game.box.full_bag, kind):
            return f"there are too many tiles {tile_name(game.box, kind)}"
    if game.phase <= 2 and number(game.bag) != game.in_bag():
        return f"the bag holds {number(game.bag)} tiles, not {game.in_bag()}"
    return ""


def audit_heroes(game: BigManitou) -> str:
    for ground in range(GROUNDS):
        keeper, lower, upper = game.keeper[ground], game.lower[ground], game.upper[ground]
        if (keeper < 0) != (lower < 0) or (upper >= 0 and lower < 0):
            return f"the heroes of ground {GROUND_NAMES[ground]} are muddled"
        for hero in (lower, upper):
            if hero >= 0 and not game.laid[keeper * GROUNDS + ground] & ALL_HEROES & BIT[hero]:
                return f"a hero stands on ground {GROUND_NAMES[ground]} who is not there"
    return ""


def audit_cards(game: BigManitou, seat: i64) -> str:
    places = [game.pool[seat], *(game.laid[seat * GROUNDS + ground] for ground in range(GROUNDS))]
    seen: i64 = 0
    for cards in places:
        if cards & seen or cards & ~DECK:
            return f"a card of seat {seat} is in two places"
        seen |= cards
    hand, pile = game.hand[seat], game.pile[seat]
    if hand & pile or (hand | pile) & ~game.pool[seat]:
        return f"seat {seat} holds a card it cannot have"
    if size(hand) != knowledge.in_hand(game, seat):
        return f"the hand of seat {seat} has the wrong size"
    if PHASES[game.phase] != "party" and not game.quick and size(pile) != game.undrawn[seat]:
        return f"the pile of seat {seat} has the wrong size"
    return ""


def audit_cylinder(game: BigManitou, holder: i64, kind: i64) -> str:
    counts = [held(game.won[seat], kind) for seat in range(game.seats)]
    if (holder < 0) != (max(counts) == 0) or (holder >= 0 and counts[holder] < max(counts)):
        return f"the cylinder of {tile_name(game.box, kind)} is with the wrong player"
    return ""
