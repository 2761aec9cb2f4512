"""The box: decks and tiles, the tables that follow from them, and what the number of players decides.

Card numbers, the same in every deck: hunters 0 to 9 in the order of the data, heroes 10 to 16. A kind of tile is a sort
with its points (bison of 2). Counts of tiles by kind are packed into one integer, six bits a kind: one bag, one ground,
one player's winnings.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from prairie.core.bits import BIT

CARDS: Final = 17  # what a player can play (BM 2.3, BM 2.4)
HUNTERS: Final = 10
DECK: Final = 0x1FFFF  # as sets
ALL_HUNTERS: Final = 0x3FF
ALL_HEROES: Final = 0x1FC00
HAND: Final = 3  # BM 4.2
PLAYS: Final = 7  # BM 4.19
GROUNDS: Final = 3
FINISHED: Final = 12  # the phase after the last question (questions.py)
PASS: Final = 51  # CARDS * GROUNDS: after every action that lays a card on a ground
SEAT_LIMIT: Final = 5  # BM 2.1

# The kinds of hero; each has one name here, whatever the box prints (BM 2.5).
HEROES: Final = ("chief", "clan_mother", "scout", "medicine_man", "rainmaker")

SORTS: Final = ("bison", "tipi", "horse", "totem", "tomahawk")
BISON: Final = 0
TIPI: Final = 1
HORSE: Final = 2
TOTEM: Final = 3
TOMAHAWK: Final = 4
TILES: Final = 60  # BM 1.3
KIND_LIMIT: Final = 10  # ten kinds of tile fit into one integer
KIND_BITS: Final = 6
KIND_MASK: Final = 63
PLACES: Final = 12  # the most tiles a hunt lays out

# By the number of players.
HUNTS: Final = (0, 0, 4, 3, 4, 5)  # BM 3.1 to BM 3.4
GROUND_SIZES: Final = ((), (), (4, 3, 2), (4, 4, 3), (4, 4, 3), (4, 4, 4))  # BM 3.6 to BM 3.8
PARTY_SIZES: Final = ((), (), (8, 7), (9, 8, 7), (9, 8, 8, 7), (9, 8, 8, 8, 7))  # BM 3.14, BM 3.15: in turn order

LOSES: Final = -1
EQUAL: Final = 0
WINS: Final = 1


@final
class Box:
    """The components of one printed copy, as tables. Shared by all states of a game and never changed.

    Every field is set in __init__ itself: only then does mypyc know that it always is, and leaves out a check at
    every use.
    """

    def __init__(self, source: dict[str, Any]) -> None:
        self.source = source  # the data as read, already checked
        self.strength: list[int] = list(source["deck"]["hunters"])
        self.hero: list[int] = [HEROES.index(name) for name in source["deck"]["heroes"]]
        # Of every set of hunters: the sum of their strengths.
        self.points: vec[i64] = vec[i64]([points_of(self.strength, hunters) for hunters in range(ALL_HUNTERS + 1)])
        # At [a * CARDS + b]: how hero a fares against hero b.
        heroes: list[str] = [""] * HUNTERS + list(source["deck"]["heroes"])
        self.fight: vec[i64] = vec[i64]([fight(source["beats"], a, b) for a in heroes for b in heroes])

        self.plain_names: list[str] = [str(strength) for strength in self.strength] + heroes[HUNTERS:]
        self.card_names: list[str] = [with_letter(self.plain_names, card) for card in range(CARDS)]

        kinds = tile_kinds(source["tiles"])
        self.tile_names: list[str] = [f"{SORTS[sort]}{worth or ''}" for sort, worth, _ in kinds]
        self.kinds: i64 = len(kinds)
        self.sort: vec[i64] = vec[i64]([i64(sort) for sort, _, _ in kinds])
        self.worth: vec[i64] = vec[i64]([i64(worth) for _, worth, _ in kinds])
        self.one: vec[i64] = vec[i64]([BIT[KIND_BITS * kind] for kind in range(KIND_LIMIT)])  # a tile of each kind
        self.full_bag: i64 = sum(count * BIT[KIND_BITS * kind] for kind, (_, _, count) in enumerate(kinds))
        self.horse: i64 = [sort for sort, _, _ in kinds].index(HORSE)
        self.totem: i64 = [sort for sort, _, _ in kinds].index(TOTEM)
        self.tomahawk: i64 = [sort for sort, _, _ in kinds].index(TOMAHAWK)
        self.paying: i64 = self.one[self.horse] - 1  # where bison and tipis stand in a packed count (BM 7.3)

        # By the number of players: hunts, tiles of a hunt, the ground of each tile, parties in turn order.
        self.hunts: vec[i64] = vec[i64]([i64(hunts) for hunts in HUNTS])
        self.tiles_a_hunt: vec[i64] = vec[i64]([i64(sum(sizes)) for sizes in GROUND_SIZES])
        self.ground_of: vec[i64] = vec[i64](grounds_in_order())
        self.party: vec[i64] = vec[i64](
            [i64(size) for sizes in PARTY_SIZES for size in (*sizes, *[0] * (SEAT_LIMIT - len(sizes)))]
        )


def with_letter(names: list[str], card: int) -> str:
    """A card in our notation: a hunter's strength or a hero's kind, and a letter where there are several (chief_b)."""
    alike = [other for other in range(len(names)) if names[other] == names[card]]
    return names[card] if len(alike) == 1 else f"{names[card]}_{'abcdefghij'[alike.index(card)]}"


def points_of(strength: list[int], hunters: i64) -> i64:
    return sum(strength[hunter] for hunter in range(HUNTERS) if hunters & BIT[hunter])


def fight(beats: dict[str, Any], attacker: str, defender: str) -> i64:
    """BM 5.3 to BM 5.8."""
    if attacker and defender in beats[attacker]:
        return WINS
    return LOSES if defender and attacker in beats[defender] else EQUAL


def tile_kinds(tiles: dict[str, Any]) -> list[tuple[int, int, int]]:
    """Sort, points and number of each kind of tile."""
    kinds = []
    for sort, name in enumerate(SORTS):
        printed = tiles[name]
        counts = printed if isinstance(printed, dict) else {"0": printed}
        kinds += [(sort, int(worth), counts[worth]) for worth in sorted(counts, key=int)]
    return kinds


def grounds_in_order() -> list[i64]:
    """At [seats * PLACES + n]: where the n-th tile of a hunt is laid."""
    order: list[i64] = []
    for sizes in GROUND_SIZES:
        tiles = [i64(ground) for ground, size in enumerate(sizes) for _ in range(size)]
        order += tiles + [i64(0)] * (PLACES - len(tiles))
    return order


def _pairs() -> tuple[list[i64], list[i64]]:
    """The ways to take two tiles, numbered: kinds (0, 0), (0, 1), (1, 1), (0, 2) ..."""
    firsts: list[i64] = []
    seconds: list[i64] = []
    for second in range(KIND_LIMIT):
        for first in range(second + 1):
            firsts.append(first)
            seconds.append(second)
    return firsts, seconds


PAIR_FIRST: Final = vec[i64](_pairs()[0])
PAIR_SECOND: Final = vec[i64](_pairs()[1])


def held(tiles: i64, kind: i64) -> i64:
    """How many tiles of a kind."""
    return (tiles >> (KIND_BITS * kind)) & KIND_MASK


def number(tiles: i64) -> i64:
    """How many tiles in all."""
    total: i64 = 0
    while tiles:
        total += tiles & KIND_MASK
        tiles >>= KIND_BITS
    return total


def kinds_of(tiles: i64) -> i64:
    """The kinds of tile among these, as a set."""
    found: i64 = 0
    kind: i64 = 0
    while tiles:
        if tiles & KIND_MASK:
            found |= BIT[kind]
        tiles >>= KIND_BITS
        kind += 1
    return found


def on_grounds(cards: i64, grounds: i64) -> i64:
    """The actions that lay one of these cards on one of these grounds, as a set."""
    found: i64 = 0
    while cards:
        if cards & 1:
            found |= grounds
        cards >>= 1
        grounds <<= GROUNDS
    return found
