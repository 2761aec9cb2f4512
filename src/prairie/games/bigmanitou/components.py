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
PASS: Final = 51  # CARDS * GROUNDS: after every action that lays a card on a ground
SEAT_LIMIT: Final = 5  # BM 2.1

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
    """The components of one printed copy, as tables. Shared by all states of a game and never changed."""

    def __init__(self, source: dict[str, Any]) -> None:
        self.source = source  # the data as read, already checked
        self._deck(source["deck"])
        self._fights(source["beats"])
        self._tiles(source["tiles"])
        self._players()

    def _deck(self, deck: dict[str, Any]) -> None:
        self.strength: list[int] = list(deck["hunters"])
        self.hero: list[int] = [HEROES.index(name) for name in deck["heroes"]]
        points: list[i64] = [0] * (ALL_HUNTERS + 1)
        for hunters in range(ALL_HUNTERS + 1):
            for hunter in range(HUNTERS):
                if hunters & BIT[hunter]:
                    points[hunters] += self.strength[hunter]
        self.points: vec[i64] = vec[i64](points)  # of every set of hunters

    def _fights(self, beats: dict[str, Any]) -> None:
        """fight[a * CARDS + b]: how hero a fares against hero b (BM 5.3 to BM 5.8)."""
        fight: list[i64] = [0] * (CARDS * CARDS)
        for a in range(HUNTERS, CARDS):
            for b in range(HUNTERS, CARDS):
                attacker = HEROES[self.hero[a - HUNTERS]]
                defender = HEROES[self.hero[b - HUNTERS]]
                if defender in beats[attacker]:
                    fight[a * CARDS + b] = WINS
                elif attacker in beats[defender]:
                    fight[a * CARDS + b] = LOSES
        self.fight: vec[i64] = vec[i64](fight)

    def _tiles(self, tiles: dict[str, Any]) -> None:
        sorts: list[i64] = []
        points: list[i64] = []
        self.full_bag: i64 = 0
        for sort in range(len(SORTS)):
            printed = tiles[SORTS[sort]]
            counts = printed if isinstance(printed, dict) else {"0": printed}
            for worth in sorted(counts, key=int):
                self.full_bag += counts[worth] << (KIND_BITS * len(sorts))
                sorts.append(sort)
                points.append(int(worth))
        self.sort: vec[i64] = vec[i64](sorts)  # of each kind of tile
        self.worth: vec[i64] = vec[i64](points)
        self.kinds: i64 = len(sorts)
        self.horse: i64 = sorts.index(HORSE)
        self.totem: i64 = sorts.index(TOTEM)
        self.tomahawk: i64 = sorts.index(TOMAHAWK)
        one: list[i64] = [0] * KIND_LIMIT
        for kind in range(KIND_LIMIT):
            one[kind] = BIT[KIND_BITS * kind]
        self.one: vec[i64] = vec[i64](one)  # one tile of a kind, as a packed count
        self.paying: i64 = self.one[self.horse] - 1  # where bison and tipis stand in a packed count (BM 7.3)

    def _players(self) -> None:
        """What the number of players decides, at [seats], [seats * PLACES + tile] and [seats * SEAT_LIMIT + order]."""
        hunts: list[i64] = [0] * (SEAT_LIMIT + 1)
        tiles: list[i64] = [0] * (SEAT_LIMIT + 1)
        ground_of: list[i64] = [0] * ((SEAT_LIMIT + 1) * PLACES)
        party: list[i64] = [0] * ((SEAT_LIMIT + 1) * SEAT_LIMIT)
        for seats in range(2, SEAT_LIMIT + 1):
            hunts[seats] = HUNTS[seats]
            for ground in range(GROUNDS):
                for _tile in range(GROUND_SIZES[seats][ground]):
                    ground_of[seats * PLACES + tiles[seats]] = ground
                    tiles[seats] += 1
            for order in range(seats):
                party[seats * SEAT_LIMIT + order] = PARTY_SIZES[seats][order]
        self.hunts: vec[i64] = vec[i64](hunts)
        self.tiles_a_hunt: vec[i64] = vec[i64](tiles)
        self.ground_of: vec[i64] = vec[i64](ground_of)
        self.party: vec[i64] = vec[i64](party)


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
