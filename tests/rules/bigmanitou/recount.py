"""A second reckoning of Big Manitou, written from the rulebook alone. It reads decisions and positions as plain words,
as `prairie replay --json --omniscient` prints them, and calls nothing of the engine.

`Recount` plays a game along, decision by decision: it says which question it expects of whom, takes the answer, and
raises a Miscount when the engine asks something else, or when a position differs from what it has reckoned itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Any

Decision = tuple[str, str, str]  # who ("chance", "0", "1" ...), the question, the answer
Asked = tuple[str, str]
Play = Generator[Asked, str, None]

HUNTS = {2: 4, 3: 3, 4: 4, 5: 5}
SIZES = {2: (4, 3, 2), 3: (4, 4, 3), 4: (4, 4, 3), 5: (4, 4, 4)}
GROUND = {"I": 0, "II": 1, "III": 2}


class Miscount(AssertionError):
    """The engine and the recount disagree."""


def expect(right: bool, what: str, *about: object) -> None:
    if not right:
        raise Miscount(what.format(*about))


class Recount:
    """One game reckoned along."""

    def __init__(self, data: dict[str, Any], seats: int, quick: bool) -> None:
        self.seats = seats
        self.quick = quick
        self.beats: dict[str, list[str]] = data["beats"]
        self.bag: Counter[str] = Counter()
        for sort in ("bison", "tipi"):
            for points, count in data["tiles"][sort].items():
                self.bag[f"{sort}{points}"] = count
        for sort in ("horse", "totem", "tomahawk"):
            self.bag[sort] = data["tiles"][sort]
        self.deck = set(named([str(s) for s in data["deck"]["hunters"]] + data["deck"]["heroes"]))
        self.gone: Counter[str] = Counter()  # tiles that have left the game
        self.ground: list[list[str]] = [[], [], []]
        self.won: list[list[str]] = [[] for _ in range(seats)]
        self.cylinder: dict[str, int | None] = {"totem": None, "horse": None}
        self.unplayed = [set(self.deck) for _ in range(seats)]
        self.hunt = 0
        self.dealer = -1
        self.over = False
        self.play = self.game()
        self.asked: Asked | None = next(self.play)

    def take(self, decision: Decision) -> None:
        """One decision of the engine's game."""
        who, question, answer = decision
        expect((who, question) == self.asked, "{}, but expected is {}", decision, self.asked)
        try:
            self.asked = self.play.send(answer)
        except StopIteration:
            self.asked = None

    # --- the course of the game -----------------------------------------------------------------------------------

    def game(self) -> Play:
        self.dealer = int((yield "chance", "dealer"))
        for hunt in range(1, HUNTS[self.seats] + 1):
            self.hunt = hunt
            if self.hunt in (3, 5):
                self.unplayed = [set(self.deck) for _ in range(self.seats)]
            yield from self.tiles()
            order = [(self.dealer + 1 + step) % self.seats for step in range(self.seats)]
            yield from self.parties(order)
            yield from self.seven_cards(order)
            yield from self.eighth_card()
            yield from self.horse_move()
            if self.hunt == 1:
                yield from self.grounds()
                yield from self.penalty(order)
            else:
                yield from self.penalty(order)
                yield from self.grounds()
            self.dealer = order[0]
        self.over = True

    def tiles(self) -> Play:
        for ground in range(3):
            for _ in range(SIZES[self.seats][ground]):
                tile = yield "chance", "tile"
                expect(self.bag[tile] > 0, "{} is not in the bag", tile)
                self.bag[tile] -= 1
                self.ground[ground].append(tile)

    def parties(self, order: list[int]) -> Play:
        self.laid: list[list[list[str]]] = [[[], [], []] for _ in range(self.seats)]  # by seat and ground
        self.up: list[list[tuple[int, str]]] = [[], [], []]  # the heroes face up on each ground
        self.pile: list[set[str]] = [set() for _ in range(self.seats)]
        self.hand: list[set[str]] = [set() for _ in range(self.seats)]
        self.size = dict.fromkeys(order, 8)
        self.size[order[0]] = 8 if self.seats == 2 else 9
        self.size[order[-1]] = 7
        for seat in range(self.seats):
            if self.quick:
                self.pile[seat] = set(self.unplayed[seat])
                continue
            for _ in range(self.size[seat]):
                card = yield str(seat), "party"
                expect(card in self.unplayed[seat] and card not in self.pile[seat], "{} cannot choose {}", seat, card)
                self.pile[seat].add(card)

    def draw(self, seat: int) -> Play:
        card = yield "chance", "draw"
        expect(card in self.pile[seat], "{} cannot draw {}", seat, card)
        self.pile[seat].remove(card)
        self.hand[seat].add(card)

    def seven_cards(self, order: list[int]) -> Play:
        drawn = dict.fromkeys(order, 3)
        for seat in order:
            for _ in range(3):
                yield from self.draw(seat)
        for _ in range(7):
            for seat in order:
                if all(is_hero(card) for card in self.hand[seat]) and all(self.full(seat, g) for g in range(3)):
                    card, ground = placing((yield str(seat), "face-down"))
                    self.put(seat, card, ground)
                else:
                    card, ground = placing((yield str(seat), "play"))
                    self.put(seat, card, ground)
                    self.arrive(seat, card, ground)
                if drawn[seat] < self.size[seat]:
                    yield from self.draw(seat)
                    drawn[seat] += 1

    def full(self, seat: int, ground: int) -> bool:
        return [owner for owner, _ in self.up[ground]] == [seat, seat]

    def put(self, seat: int, card: str, ground: int) -> None:
        expect(card in self.hand[seat], "{} does not hold {}", seat, card)
        self.hand[seat].remove(card)
        self.unplayed[seat].remove(card)
        self.laid[seat][ground].append(card)

    def arrive(self, seat: int, card: str, ground: int) -> None:
        """A hero comes to a ground."""
        if not is_hero(card):
            return
        there = self.up[ground]
        if not there or there[0][0] == seat:
            expect(len(there) < 2, "{} has two heroes on ground {} already", seat, ground)
            there.append((seat, card))
            return
        mine, theirs = kind(card), kind(there[-1][1])
        wins, loses = theirs in self.beats[mine], mine in self.beats[theirs]
        if len(there) == 2:
            if not loses:
                there.pop()
        elif wins:
            there[:] = [(seat, card)]
        elif not loses:
            there.clear()

    def eighth_card(self) -> Play:
        holder = self.cylinder["totem"]
        if holder is not None and self.size[holder] > 7:
            answer = yield str(holder), "eighth"
            if answer != "pass":
                card, ground = placing(answer)
                self.put(holder, card, ground)
                self.arrive(holder, card, ground)
        self.hand = [set() for _ in range(self.seats)]
        self.pile = [set() for _ in range(self.seats)]

    def horse_move(self) -> Play:
        holder = self.cylinder["horse"]
        if holder is None or not any(not is_hero(card) for ground in self.laid[holder] for card in ground):
            return
        answer = yield str(holder), "horse"
        if answer == "pass":
            return
        card, ground = placing(answer)
        there = [g for g in range(3) if card in self.laid[holder][g]]
        expect(len(there) == 1 and there != [ground] and not is_hero(card), "{} cannot move to {}", card, ground)
        self.laid[holder][there[0]].remove(card)
        self.laid[holder][ground].append(card)

    # --- the end of a hunt ------------------------------------------------------------------------------------------

    def hunters(self, seat: int, ground: int) -> list[int]:
        return [int(card.partition("_")[0]) for card in self.laid[seat][ground] if not is_hero(card)]

    def penalty(self, order: list[int]) -> Play:
        force = {seat: sum(sum(self.hunters(seat, ground)) for ground in range(3)) for seat in order}
        most = max(force.values())
        for seat in order:
            if force[seat] == most > 0 and self.won[seat]:
                tile = yield str(seat), "penalty"
                matching = [t for t in self.won[seat] if t.startswith(("bison", "tipi"))]
                expect(tile in (matching or self.won[seat]), "{} cannot pay with {}", seat, tile)
                self.won[seat].remove(tile)
                self.gone[tile] += 1
        for sort, holder in self.cylinder.items():
            if holder is None:
                continue
            counts = [tiles.count(sort) for tiles in self.won]
            if max(counts) == 0:
                self.cylinder[sort] = None
            elif max(counts) > counts[holder]:
                clockwise = [(holder + step) % self.seats for step in range(self.seats)]
                self.cylinder[sort] = next(seat for seat in clockwise if counts[seat] == max(counts))

    def grounds(self) -> Play:
        axes = [tiles.count("tomahawk") for tiles in self.won]
        for ground in range(3):
            total = {}
            for seat in range(self.seats):
                hunters = self.hunters(seat, ground)
                if hunters:
                    total[seat] = sum(hunters) + axes[seat] * len(hunters)
            often = Counter(total.values())
            alone = sorted((t, seat) for seat, t in total.items() if often[t] == 1)[::-1]
            if self.up[ground]:
                yield from self.takes(self.up[ground][0][0], ground, 1, "take-one")
            if alone:
                yield from self.takes(alone[0][1], ground, 2, "take-two")
            if len(alone) > 1:
                yield from self.takes(alone[1][1], ground, len(self.ground[ground]), "")
            self.gone.update(self.ground[ground])
            self.ground[ground] = []

    def takes(self, seat: int, ground: int, count: int, question: str) -> Play:
        tiles = sorted(self.ground[ground])
        if len(tiles) > count:
            tiles = (yield str(seat), question).split("+")
            expect(len(tiles) == count, "{} takes {}", seat, tiles)
        for tile in tiles:
            expect(tile in self.ground[ground], "{} is not on ground {}", tile, ground)
            self.ground[ground].remove(tile)
            self.won[seat].append(tile)
            if tile in self.cylinder:
                holder = self.cylinder[tile]
                if holder is None or self.won[seat].count(tile) >= self.won[holder].count(tile):
                    self.cylinder[tile] = seat

    # --- what it came to --------------------------------------------------------------------------------------------

    def points(self, seat: int, sort: str) -> int:
        return sum(int(tile.removeprefix(sort)) for tile in self.won[seat] if tile.startswith(sort))

    def scores(self) -> list[int]:
        axes = [tiles.count("tomahawk") for tiles in self.won]
        found = []
        for seat in range(self.seats):
            score = min(self.points(seat, "bison"), self.points(seat, "tipi"))
            score += (self.cylinder["totem"] == seat) + (self.cylinder["horse"] == seat)
            found.append(score + (axes[seat] > max(axes[:seat] + axes[seat + 1 :])))
        return found

    def winners(self) -> tuple[int, ...]:
        scores = self.scores()
        rank = [(scores[seat], self.points(seat, "tipi"), len(self.won[seat])) for seat in range(self.seats)]
        return tuple(seat for seat in range(self.seats) if rank[seat] == max(rank))

    def compare(self, position: dict[str, Any]) -> None:
        """A position as the omniscient replay prints it, against what was reckoned here."""
        tiles = Counter(self.bag) + self.gone + Counter(tile for ground in self.ground for tile in ground)
        tiles += Counter(tile for won in self.won for tile in won)
        expect(tiles.total() == 60, "{} tiles", tiles.total())
        expect(Counter(position["bag"]) == self.bag, "the bag")
        expect(position["brown"] == self.cylinder["totem"], "the brown cylinder")
        expect(position["white"] == self.cylinder["horse"], "the white cylinder")
        scores = self.scores()
        for seat, player in enumerate(position["players"]):
            expect(sorted(player["tiles"]) == sorted(self.won[seat]), "the tiles of {}", seat)
            expect(player["score"] == scores[seat], "the score of {}", seat)
        if position["phase"] == "over":
            expect(self.over, "the end")
            return
        if self.asked is not None and self.asked[1] not in ("tile", "dealer"):
            self.compare_hunt(position)

    def compare_hunt(self, position: dict[str, Any]) -> None:
        for seat, player in enumerate(position["players"]):
            expect(set(player["pool"]) == self.unplayed[seat], "the cards {} has not played", seat)
            expect(set(player["hand"]) == self.hand[seat], "the hand of {}", seat)
            expect(set(player["pile"]) == self.pile[seat], "the pile of {}", seat)
        for number, ground in enumerate(position["grounds"]):
            expect(sorted(ground["tiles"]) == sorted(self.ground[number]), "the tiles of ground {}", number)
            expect(ground["heroes"] == [hero for _, hero in self.up[number]], "the heroes of ground {}", number)
            expect([ground["keeper"]] == ([self.up[number][0][0]] if self.up[number] else [None]), "their owner")
            for seat, side in enumerate(ground["sides"]):
                standing = [hero for owner, hero in self.up[number] if owner == seat]
                expect(sorted(side["hunters"] + side["fallen"] + standing) == sorted(self.laid[seat][number]), "cards")
                expect(side["points"] == sum(self.hunters(seat, number)), "points of {} on ground {}", seat, number)


def named(cards: list[str]) -> list[str]:
    """Cards of which there are several get a letter each."""
    seen: Counter[str] = Counter()
    found = []
    for card in cards:
        found.append(card if cards.count(card) == 1 else f"{card}_{'abcdefghij'[seen[card]]}")
        seen[card] += 1
    return found


def is_hero(card: str) -> bool:
    return not card[0].isdecimal()


def kind(hero: str) -> str:
    return hero[:-2] if hero.endswith(("_a", "_b", "_c", "_d", "_e", "_f", "_g")) else hero


def placing(answer: str) -> tuple[str, int]:
    card, _, ground = answer.partition(">")
    return card, GROUND[ground]
