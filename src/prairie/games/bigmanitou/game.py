"""Big Manitou as the house knows it: its tables of questions, events and refusals, its words, its data check."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from prairie.core.bits import size
from prairie.core.contract import State
from prairie.core.events import EventKind, Log
from prairie.core.game import Game, Option, Question, Refusal
from prairie.core.schema import CERTAINTY, Section
from prairie.core.spans import Line
from prairie.core.texts import alike
from prairie.games.bigmanitou.components import (
    CARDS,
    GROUNDS,
    HEROES,
    HUNTERS,
    KIND_LIMIT,
    LOSES,
    PAIR_FIRST,
    PAIR_SECOND,
    PASS,
    SEAT_LIMIT,
    SORTS,
    TILES,
    WINS,
    Box,
    held,
)
from prairie.games.bigmanitou.picture import (
    GROUND_NAMES,
    card_name,
    placing_names,
    plain_name,
    side_dict,
    tile_name,
    two_tile_names,
)
from prairie.games.bigmanitou.state import BigManitou

CYLINDERS = ("brown", "white")
MEETING = ("seat", "card", "other:seat", "facing:card", "ground")


class BigManitouGame(Game):
    name = "bigmanitou"
    rules = 2
    prefix = "BM"
    seat_counts = range(2, SEAT_LIMIT + 1)  # BM 2.1; BM 2.6: other decks do not exist here
    longest = 701  # five hunts of 12 tiles, 40 picks, 40 draws, 35 plays, 2 powers, 5 penalties, 6 choices; one dealer
    options = (Option("quick", ("no", "yes"), "BM 3.16"),)

    # In the order of the numbers in questions.py.
    questions = (
        Question("nothing", "BM 4.3", ""),
        Question("dealer", "BM 2.10", "seat", by_chance=True),
        Question("tile", "BM 3.5", "tile", by_chance=True),
        Question("party", "BM 3.10", "card", plan="party", rising=True),
        Question("draw", "BM 4.6", "card", by_chance=True),
        Question("play", "BM 4.4", "placing"),
        Question("face-down", "BM 4.16", "placing"),
        Question("eighth", "BM 9.11", "placing"),
        Question("horse", "BM 9.17", "placing"),
        Question("penalty", "BM 7.3", "tile"),
        Question("take-one", "BM 7.17", "tile"),
        Question("take-two", "BM 7.20", "tiles"),
    )
    events = (
        EventKind("deals-first", "BM 2.10", ("seat",)),
        EventKind("hunt", "BM 8.8", ("hunt:number", "seat")),
        EventKind("tile-laid", "BM 3.5", ("ground", "tile"), joins=1),
        EventKind("parties-ready", "BM 3.10", ()),
        EventKind("parties-dealt", "BM 3.16", ()),
        EventKind("drew", "BM 4.2", ("seat", "card"), private=True, joins=1),
        EventKind("played", "BM 4.4", ("seat", "card", "ground"), reveals=True),
        EventKind("stands", "BM 4.4", ("seat", "card", "ground")),
        EventKind("pairs", "BM 4.12", MEETING),
        EventKind("beats", "BM 5.1", MEETING),
        EventKind("falls", "BM 5.12", MEETING),
        EventKind("both-fall", "BM 5.11", MEETING),
        EventKind("sacrificed", "BM 6.3", MEETING),
        EventKind("in-vain", "BM 6.4", MEETING),
        EventKind("played-face-down", "BM 4.16", ("seat", "card", "ground"), reveals=True),
        EventKind("no-eighth", "BM 9.20", ("seat",)),
        EventKind("played-eighth", "BM 9.11", ("seat", "card", "ground"), reveals=True),
        EventKind("moved", "BM 9.17", ("seat", "card", "from:ground", "ground")),
        EventKind("no-move", "BM 9.20", ("seat",)),
        EventKind("force", "BM 7.2", ("seat", "force:number")),
        EventKind("no-force", "BM 7.7", ()),
        EventKind("owes-nothing", "BM 7.12", ("seat",)),
        EventKind("paid", "BM 7.3", ("seat", "tile")),
        EventKind("judged", "BM 7.15", ("ground",)),
        EventKind("hero-takes", "BM 7.17", ("seat", "tile", "ground")),
        EventKind("most-takes", "BM 7.20", ("seat", "tile", "ground"), joins=1),
        EventKind("next-takes", "BM 7.25", ("seat", "tile", "ground"), joins=1),
        EventKind("tied", "BM 7.23", ("seat", "ground", "total:number")),
        EventKind("left-over", "BM 7.29", ("ground", "tile")),
        EventKind("wins-cylinder", "BM 9.5", ("seat", "cylinder")),
        EventKind("cylinder-passes", "BM 9.7", ("seat", "cylinder")),
        EventKind("cylinder-aside", "BM 9.8", ("cylinder",)),
        EventKind("decks-back", "BM 8.4", ()),
        EventKind("score", "BM 10.1", ("seat", "points:number", "pairs:number", "extra:number")),
        EventKind("victory", "BM 10.1", ("seat", "points:number")),
        EventKind("shared-victory", "BM 10.4", ("seat", "points:number")),
    )
    refusals = (
        Refusal("legal", ""),
        Refusal("game-over", "BM 10.1"),
        Refusal("not-now", "BM 4.3"),
        Refusal("no-such-seat", "BM 2.10"),
        Refusal("not-in-bag", "BM 2.7"),
        Refusal("no-such-card", "BM 2.2"),
        Refusal("played-before", "BM 8.2"),
        Refusal("not-rising", "BM 3.11"),
        Refusal("party-too-small", "BM 3.11"),
        Refusal("not-in-pile", "BM 4.1"),
        Refusal("not-in-hand", "BM 4.4"),
        Refusal("two-heroes", "BM 4.14"),
        Refusal("not-your-hunter", "BM 9.17"),
        Refusal("heroes-stay", "BM 9.18"),
        Refusal("same-ground", "BM 9.17"),
        Refusal("no-such-tile", "BM 7.3"),
        Refusal("bison-or-tipi", "BM 7.3"),
        Refusal("not-on-ground", "BM 7.16"),
        Refusal("must-play", "BM 4.4"),
    )

    def start(self, seats: int, options: dict[str, str]) -> State:
        return BigManitou(self.box, seats, 1 if options["quick"] == "yes" else 0)

    # --- the data file ----------------------------------------------------------------------------------------

    def holdings(self, state: State, seat: int) -> dict[tuple[str, int], int]:
        """The tiles won, by kind."""
        assert isinstance(state, BigManitou)
        return {("tile", tile): int(held(state.won[seat], tile)) for tile in range(self.box.kinds)}

    def check_data(self, data: Section) -> None:
        data.only(("schema", "deck", "beats", "tiles"))
        data.word("schema", ("bigmanitou/1",))
        self._check_deck(data.section("deck"))
        self._check_beats(data.section("beats"))
        self._check_tiles(data.section("tiles"))
        self.box = Box(data.data)

    def _check_deck(self, deck: Section) -> None:
        deck.only(("certainty", "hunters", "heroes"))
        deck.word("certainty", CERTAINTY)
        hunters = deck.integers("hunters", 1, 99)
        if len(hunters) != HUNTERS:  # BM 2.3
            raise deck.fail("hunters", f"a deck has {HUNTERS} hunters, here are {len(hunters)} (BM 2.3)")
        heroes = deck.get("heroes")
        if not isinstance(heroes, list) or len(heroes) != CARDS - HUNTERS:  # BM 2.4
            raise deck.fail("heroes", f"must be a list of {CARDS - HUNTERS} heroes (BM 2.4)")
        for hero in heroes:
            if hero not in HEROES:
                raise deck.fail("heroes", f"must hold {', '.join(HEROES)}, not {hero!r}")

    def _check_beats(self, beats: Section) -> None:
        beats.only(("certainty", *HEROES))
        beats.word("certainty", CERTAINTY)
        for hero in HEROES:
            beaten = beats.get(hero)
            if not isinstance(beaten, list) or any(other not in HEROES for other in beaten):
                raise beats.fail(hero, f"must be a list of {', '.join(HEROES)}")
        for i, one in enumerate(HEROES):
            if one in beats.data[one]:
                raise beats.fail(one, "does not beat its own kind: both fall (BM 5.11)")
            for two in HEROES[:i]:
                if (two in beats.data[one]) == (one in beats.data[two]):  # BM 5.2, BM 5.8
                    raise beats.fail(one, f"exactly one of {one} and {two} must beat the other (BM 5.8)")

    def _check_tiles(self, tiles: Section) -> None:
        tiles.only(("certainty", *SORTS))
        tiles.word("certainty", CERTAINTY)
        total = kinds = 0
        for sort in SORTS:  # BM 9.1
            if sort in ("bison", "tipi"):
                points = tiles.section(sort)
                for worth in points.data:
                    if worth not in map(str, range(1, 10)):
                        raise points.fail(worth, "tiles are worth 1 to 9 points")
                    total += points.integer(worth, 1, TILES)
                    kinds += 1
            else:
                total += tiles.integer(sort, 1, TILES)
                kinds += 1
        if total != TILES:  # BM 1.3
            raise tiles.fail("", f"there are {TILES} tiles, here are {total} (BM 1.3)")
        if kinds > KIND_LIMIT:
            raise tiles.fail("", f"at most {KIND_LIMIT} different tiles fit, here are {kinds}")

    # --- words ------------------------------------------------------------------------------------------------

    @lru_cache(maxsize=16)  # noqa: B019 - games live as long as the program
    def words(self, kind: str) -> list[str]:
        if kind == "card":
            return [card_name(self.box, card) for card in range(CARDS)]
        if kind == "placing":
            return placing_names(self.box)
        if kind == "tile":
            return [tile_name(self.box, tile) for tile in range(self.box.kinds)]
        if kind == "tiles":
            return two_tile_names(self.box)
        if kind == "ground":
            return list(GROUND_NAMES)
        if kind == "cylinder":
            return list(CYLINDERS)
        return [str(seat) for seat in range(SEAT_LIMIT)] if kind == "seat" else []

    def title(self, kind: str, value: int, lang: str) -> str:
        if kind == "card":
            if value < HUNTERS:
                return self.texts.say(lang, "card-hunter", strength=self.box.strength[value])
            return self.texts.say(lang, f"card-{self._hero(value)}")
        if kind == "tile":
            return self.texts.say(lang, f"tile-{self._sort(value)}", points=int(self.box.worth[value]))
        if kind == "placing":
            if value == PASS:
                return self.texts.say(lang, "placing-pass")
            card = self.title("card", value // GROUNDS, lang)
            return self.texts.say(lang, "placing", card=card, ground=GROUND_NAMES[value % GROUNDS])
        if kind == "tiles":
            first, second = (self.title("tile", int(tiles[value]), lang) for tiles in (PAIR_FIRST, PAIR_SECOND))
            return self.texts.say(lang, "two-tiles", first=first, second=second)
        if kind == "cylinder":
            return self.texts.say(lang, f"cylinder-{CYLINDERS[value]}")
        return self.word(kind, value)

    def _hero(self, card: int) -> str:
        return plain_name(self.box, card).replace("_", "-")

    def _sort(self, tile: int) -> str:
        return SORTS[self.box.sort[tile]]

    def short(self, kind: str, value: int, lang: str) -> str:
        """As short as the notation, in the reader's language; two heroes of one kind are told alike."""
        if kind == "card":
            if value < HUNTERS:
                return plain_name(self.box, value)
            return self.texts.say(lang, f"short-{self._hero(value)}")
        if kind == "tile":
            return self.texts.say(lang, f"short-{self._sort(value)}", points=int(self.box.worth[value]))
        if kind == "tiles":
            return "+".join(self.short("tile", int(tiles[value]), lang) for tiles in (PAIR_FIRST, PAIR_SECOND))
        if kind == "placing" and value == PASS:
            return self.texts.say(lang, "short-pass")
        if kind == "placing":
            return f"{self.short('card', value // GROUNDS, lang)}>{GROUND_NAMES[value % GROUNDS]}"
        return self.word(kind, value)

    def action_text(self, state: State, seat: int, action: int, lang: str) -> str:
        """As the list shows it: of two heroes of one kind nobody cares which."""
        word = self.action_word(state, seat, action)
        return self.short(self.questions[state.ask(seat)].kind, action, lang) if word else ""

    def prompt(self, state: State, seat: int, lang: str) -> str:
        """Says how large the party is to be, and which ground is judged."""
        assert isinstance(state, BigManitou)
        question = self.questions[state.ask(seat)].name
        said: dict[str, str | int] = {}
        if question == "party":
            said = {"size": int(state.party_size(seat)), "left": int(state.party_size(seat) - size(state.pile[seat]))}
        elif question in ("take-one", "take-two"):
            said = {"ground": GROUND_NAMES[state.claim // 3]}
        return self.texts.say(lang, f"ask-{question}", **said)

    def hint(self, word: str, lang: str) -> str:
        """Of a hero whom it beats and who beats it; of a tile what it is good for."""
        said = alike(word)
        for card in range(HUNTERS, CARDS):
            title = alike(self.title("card", card, lang))
            names = (card_name(self.box, card), plain_name(self.box, card), self.short("card", card, lang))
            parts = [word for word in title.split() if len(word) > 3]  # clan, grand: words that stand on a card
            if said in (*map(alike, names), title.partition(" ")[2], *parts):
                return self.describe("card", card, lang)
        for tile in range(self.box.kinds):
            if said in map(alike, (self._sort(tile), tile_name(self.box, tile), self.short("tile", tile, lang))):
                return self.texts.say(lang, f"hint-{self._sort(tile)}")
        return super().hint(word, lang)

    def describe(self, kind: str, value: int, lang: str) -> str:
        if kind != "card" or value < HUNTERS:
            return self.title(kind, value, lang)
        foes = {result: self._foes(value, result, lang) for result in (WINS, LOSES)}
        card = self.title("card", value, lang)
        return self.texts.say(lang, "beats", card=card, beaten=foes[WINS], stronger=foes[LOSES])

    def choice(self, state: State, seat: int, action: int, lang: str, names: list[str]) -> str:
        """Behind a colon, what the card would bring about there: everybody at the table can see it coming."""
        told = self.describe(self.questions[state.ask(seat)].kind, action, lang)
        outcome = self._outcome(state, seat, action, lang, names)
        return self.texts.say(lang, "choice-outcome", choice=told, outcome=outcome) if outcome else told

    def _outcome(self, state: State, seat: int, action: int, lang: str, names: list[str]) -> str:
        """As the rules carry it out on a copy: whom a hero meets, what the hunters would come to."""
        if self.questions[state.ask(seat)].name not in ("play", "eighth") or action == PASS:
            return ""
        after = state.clone()
        assert isinstance(after, BigManitou)
        after.log = Log()
        after.apply(seat, action)
        for event in after.log.events:
            name = self.events[event.kind].name
            if name == "stands":
                return self.texts.say(lang, "outcome-stands")
            if self.events[event.kind].args == MEETING:
                _, _, other, facing, _ = event.args
                return self.texts.say(
                    lang, f"outcome-{name}", who=names[other], facing=self.title("card", facing, lang)
                )
        side = side_dict(after, seat, action % GROUNDS)
        return self.texts.say(lang, "outcome-hunters", total=side["total"]) if side["total"] else ""

    def _foes(self, card: int, result: int, lang: str) -> str:
        """The kinds of hero against whom this one fares so."""
        others = [c for c in range(HUNTERS, CARDS) if self.box.fight[card * CARDS + c] == result]
        return ", ".join(dict.fromkeys(self.title("card", other, lang) for other in others))

    def board(
        self, picture: dict[str, Any], seat: int, names: list[str], lang: str, width: int, plain: bool
    ) -> list[Line]:
        from prairie.games.bigmanitou.board import Reader, board

        return board(Reader(self, picture, seat, names, lang), width, plain)

    def spellings(self, state: State, seat: int, action: int, lang: str) -> list[str]:
        """Beside the notation: short names in the reader's language, grounds by their figures (7>2), tiles in any
        order."""
        found = super().spellings(state, seat, action, lang)
        kind = self.questions[state.ask(seat)].kind
        if not found or kind == "seat":
            return found
        if kind == "placing":
            return [*found, *self._placing_spellings(action, lang)]
        if kind == "tiles":
            first, second = int(PAIR_FIRST[action]), int(PAIR_SECOND[action])
            names = [(self.word("tile", tile), self.short("tile", tile, lang)) for tile in (first, second)]
            return [*found, *(f"{a}+{b}" for pair in (names, names[::-1]) for a, b in zip(*pair, strict=True))]
        names_of_card = [plain_name(self.box, action)] if kind == "card" else []
        return [*found, *names_of_card, self.short(kind, action, lang)]

    def _placing_spellings(self, action: int, lang: str) -> list[str]:
        if action == PASS:
            return [self.texts.say(lang, "short-pass")]
        card, ground = action // GROUNDS, action % GROUNDS
        names = (card_name(self.box, card), plain_name(self.box, card), self.short("card", card, lang))
        return [f"{name}>{mark}" for name in names for mark in (GROUND_NAMES[ground], ground + 1)]


GAME = BigManitouGame
