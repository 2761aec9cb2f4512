"""Tomahawk as the house knows it: its tables of questions, events and refusals, its words, its data check."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from prairie.core.bits import members
from prairie.core.contract import State
from prairie.core.events import EventKind
from prairie.core.game import Game, Offer, Option, Question, Refusal
from prairie.core.illegal import Illegal
from prairie.core.schema import CERTAINTY, Section
from prairie.core.spans import Line
from prairie.core.texts import alike
from prairie.games.tomahawk import preparation
from prairie.games.tomahawk.components import CARDS, ICONS, KINDS, PILES, POWERS, SPECIAL_WORDS, TRIBE, Box
from prairie.games.tomahawk.picture import card_name
from prairie.games.tomahawk.questions import PILE_FIXED
from prairie.games.tomahawk.state import Tomahawk

PRINTED = {"soaring_spirit": 2, "storm_caller": 6}  # TK 1.9: the two values the booklets give
PILE_WORDS = ("I", "II", "III", "IV")  # from left to right: TK 3.9
PILE_MARKS = {mark: word for number, word in enumerate(PILE_WORDS, 1) for mark in (word, str(number))}


class TomahawkGame(Game):
    name = "tomahawk"
    rules = 1
    prefix = "TK"  # of the rulebook, which both players have at hand (TK 1.21)
    seat_counts = range(2, 3)  # TK 2.1
    longest = 140
    rare_refusals = frozenset({"not-that-hand", "pile-fixed"})
    options = (Option("most_sought", ("no", "yes"), "TK 11.1"),)

    # In the order of the numbers in questions.py.
    questions = (
        Question("nothing", "TK 4.3", ""),
        Question("deal", "TK 2.2", "card", by_chance=True),
        Question("refuse", "TK 2.4", "card", plan="draft"),
        Question("replace", "TK 2.6", "card", plan="draft"),
        Question("draw", "TK 8.1", "card", by_chance=True),
        Question("territory", "TK 7.8", "land", by_chance=True),
        Question("sought", "TK 11.2", "land", by_chance=True),
        Question("place", "TK 4.2", "card", plan="place"),
        Question("twilight", "TK 12.21", "card", by_chance=True),
        Question("look", "TK 13.2", "answer"),
    )
    events = (
        EventKind("dealt", "TK 2.2", ("seat", "card"), private=True, joins=1),
        EventKind("kept", "TK 2.4", ("seat", "first:card", "second:card", "refused:card"), private=True),
        EventKind("replaced", "TK 2.5", ("seat", "special:card", "card"), private=True),
        EventKind("drew", "TK 8.1", ("seat", "card"), secret=(1,), joins=1),
        EventKind("turned-up", "TK 3.10", ("pile", "land")),
        EventKind("most-sought", "TK 11.4", ("land", "animal")),
        EventKind("turn", "TK 4.1", ("turn:number",)),
        EventKind("revealed", "TK 5.2", ("pile", "first:card", "second:card"), reveals=True),
        EventKind("stays-hidden", "TK 5.3", ("pile", "land")),
        EventKind("mirrors", "TK 12.29", ("seat", "facing:card", "strength:number")),
        EventKind("charmed", "TK 12.35", ("seat", "card")),
        EventKind("drawn-for", "TK 12.21", ("seat", "pile", "card"), secret=(2,)),
        EventKind("scalped", "TK 6.7", ("seat", "winner:card", "loser:card", "points:number", "pile")),
        EventKind("puma-takes", "TK 13.9", ("seat", "card", "pile", "strength:number")),
        EventKind("picking-doubles", "TK 13.16", ("seat", "card", "pile", "strength:number")),
        EventKind("spirit-pair", "TK 12.7", ("seat", "pile")),
        EventKind("manitou-turns", "TK 12.2", ("seat", "pile")),
        EventKind("totals", "TK 7.2", ("pile", "land", "first:number", "second:number")),
        EventKind("won", "TK 7.5", ("seat", "land", "pile")),
        EventKind("tied", "TK 7.6", ("pile", "land")),
        EventKind("doubled", "TK 12.15", ("seat", "land")),
        EventKind("looked", "TK 14.4", ("seat",), reveals=True),
        EventKind("saw", "TK 13.2", ("seat", "card", "pile"), private=True, reveals=True),
        EventKind("majority", "TK 11.5", ("seat", "animal")),
        EventKind("no-majority", "TK 11.7", ("animal",)),
        EventKind("score", "TK 10.2", ("seat", "animals:number", "scalps:number", "bonus:number", "points:number")),
        EventKind("victory", "TK 10.4", ("seat",)),
        EventKind("drawn-game", "TK 10.5", ("points:number",)),
    )
    refusals = (
        Refusal("legal", ""),
        Refusal("game-over", "TK 10.1"),
        Refusal("not-now", "TK 4.3"),
        Refusal("not-dealt-to-you", "TK 2.4"),
        Refusal("not-of-that-value", "TK 2.5"),
        Refusal("already-left", "TK 2.8"),
        Refusal("not-in-hand", "TK 4.2"),
        Refusal("already-played", "TK 4.2"),
        Refusal("yes-or-no", "TK 13.4"),
        Refusal("not-in-deck", "TK 8.1"),
        Refusal("not-in-pile", "TK 3.6"),
        Refusal("no-such-special", "TK 2.2"),
        Refusal("not-that-hand", "TK 12.22"),
        Refusal("pile-fixed", "TK 12.23"),
    )

    def start(self, seats: int, options: dict[str, str]) -> State:
        return Tomahawk(self.box, 1 if options["most_sought"] == "yes" else 0)

    # --- the data file ----------------------------------------------------------------------------------------

    def holdings(self, state: State, seat: int) -> dict[tuple[str, int], int]:
        """The special warriors kept in the draft."""
        assert isinstance(state, Tomahawk)
        return {("card", card): 1 if card in members(state.army[seat]) else 0 for card in range(TRIBE, CARDS)}

    def check_data(self, data: Section) -> None:
        data.only(("schema", "tribe", "special", "territory"))
        data.word("schema", ("tomahawk/1",))
        copies = self._check_tribe(data.section("tribe"))
        self._check_specials(data, copies)
        self._check_territories(data.section("territory"))
        self.box = Box(data.data)
        self._offers: dict[tuple[int, int, int, str], Offer] = {}

    def _check_tribe(self, tribe: Section) -> dict[int, int]:
        values = range(1, 11)  # TK 1.5
        tribe.only(("certainty", *map(str, values)))
        tribe.word("certainty", CERTAINTY)
        copies = {v: len(tribe.integers(str(v), 0, 4)) if str(v) in tribe.data else 0 for v in values}  # TK 1.7
        if sum(copies.values()) != 24:  # TK 1.2
            raise tribe.fail("", f"a tribe has 24 warriors, here are {sum(copies.values())} (TK 1.2)")
        return copies

    def _check_specials(self, data: Section, copies: dict[int, int]) -> None:
        needed: dict[int, int] = {}
        powers = []
        for special in data.sections("special"):
            special.only(("power", "value", "hair", "certainty"))
            powers.append(special.word("power", POWERS))
            value = special.integer("value", 1, 10)
            special.integer("hair", 0, 4)
            special.word("certainty", CERTAINTY)
            if value != PRINTED.get(powers[-1], value):
                raise special.fail("value", f"{powers[-1]} has the value {PRINTED[powers[-1]]} (TK 1.9)")
            needed[value] = min(2, needed.get(value, 0) + 1)  # a player keeps two at the most
            if copies[value] < needed[value]:
                raise special.fail("value", f"the tribe has too few warriors of {value} to replace (TK 2.7)")
        if sorted(powers) != sorted(POWERS):
            raise data.fail("special", "must hold each of the seven special warriors once (TK 12.1)")

    def _check_territories(self, territories: Section) -> None:
        by_turns = {1: 0, 2: 0, 3: 0}
        for name in territories.data:
            if not name.isalnum():
                raise territories.fail(name, "a territory's name is made of letters and digits")
            land = territories.section(name)
            land.only(("kind", "turns", "animals", "icon", "certainty"))
            land.word("kind", KINDS)  # TK 1.14
            by_turns[land.integer("turns", 1, 3)] += 1  # TK 1.12
            land.integer("animals", 1, 5)  # TK 1.15
            land.word("certainty", CERTAINTY)
            if "icon" in land.data:
                land.word("icon", ICONS[1:])  # TK 1.17
        if any(count != 5 for count in by_turns.values()):  # TK 1.10, TK 1.11
            raise territories.fail("", "there are five territories of each number of turns (TK 1.11)")

    # --- words ------------------------------------------------------------------------------------------------

    @lru_cache(maxsize=16)  # noqa: B019 - games live as long as the program
    def words(self, kind: str) -> list[str]:
        if kind == "card":
            return [card_name(self.box, card) for card in range(CARDS)]
        if kind == "land":
            return list(self.box.land_names)
        if kind == "pile":
            return list(PILE_WORDS)
        if kind == "animal":
            return ["caribou", "bison", "eagle"]  # by the kind of territory: TK 1.16
        return ["no", "yes"] if kind == "answer" else []

    def action_word(self, state: State, seat: int, action: int) -> str:
        assert isinstance(state, Tomahawk)
        word = super().action_word(state, seat, action)
        if word and self.questions[state.ask(seat)].name == "place":
            return f"{word}>{PILE_WORDS[state.step[seat]]}"
        return word

    def spellings(self, state: State, seat: int, action: int, lang: str) -> list[str]:
        """Beside the notation: the short name in the reader's language, the pile by its figure, or no pile at all."""
        assert isinstance(state, Tomahawk)
        found = super().spellings(state, seat, action, lang)
        question = self.questions[state.ask(seat)]
        if not found or question.kind not in ("card", "answer"):
            return found
        cards = [found[1], self.short(question.kind, action, lang)]
        if question.name != "place":
            return [*found, *cards]
        pile = state.step[seat]
        return [*found, *(f"{card}>{mark}" for card in cards for mark in (PILE_WORDS[pile], pile + 1)), *cards]

    def check_text(self, state: State, seat: int, text: str, lang: str = "en") -> None:
        """TK 12.23: nothing more goes to a pile where Dancing Twilight has fixed a card."""
        assert isinstance(state, Tomahawk)
        if self.questions[state.ask(seat)].name != "place":
            return
        said = text.partition(">")[2].upper()
        for pile, word in enumerate(PILE_WORDS):
            if said in (word, str(pile + 1)) and preparation.next_pile(state, seat, pile) != pile:
                raise self.illegal(PILE_FIXED, lang)

    def read_action(self, state: State, seat: int, text: str, lang: str = "en") -> int:
        """A warrior for another pile than the one that is asked for is no mistake: the whole plan would be taken."""
        assert isinstance(state, Tomahawk)
        try:
            return super().read_action(state, seat, text, lang)
        except Illegal as illegal:
            if self.questions[state.ask(seat)].name != "place":
                raise
            asked = PILE_WORDS[state.step[seat]]
            said = text.partition(">")[2].upper()
            if said not in PILE_MARKS or PILE_MARKS[said] == asked:
                raise
            raise Illegal(self.texts.say(lang, "pile-asked-first", pile=asked), illegal.rule) from illegal

    def action_text(self, state: State, seat: int, action: int, lang: str) -> str:
        word = self.action_word(state, seat, action)
        card, arrow, pile = word.partition(">")
        return f"{self.short(self.questions[state.ask(seat)].kind, action, lang)}{arrow}{pile}" if card else ""

    def offer(self, state: State, seat: int, action: int, lang: str, names: list[str]) -> Offer:
        """Remembered by all that it depends on: the question, the pile where one is laid on, the language."""
        assert isinstance(state, Tomahawk)
        asked = state.ask(seat)
        pile = state.step[seat] if self.questions[asked].name == "place" else -1
        key = (asked, pile, action, lang)
        found = self._offers.get(key)
        if found is None:
            found = self._offers[key] = super().offer(state, seat, action, lang, names)
        return found

    def short(self, kind: str, value: int, lang: str) -> str:
        """As short as the notation, in the reader's language."""
        word = self.word(kind, value)
        if word in SPECIAL_WORDS:
            return self.texts.say(lang, f"short-{word}")
        return self.texts.say(lang, f"answer-{word}") if kind == "answer" else word

    def hint(self, word: str, lang: str) -> str:
        """Also by the reader's own words for special warriors, icons and kinds of land."""
        named = {f"short-{special}": special for special in SPECIAL_WORDS}
        named |= {f"icon-{icon}": icon for icon in ICONS[1:]} | {f"kind-{kind}": kind for kind in KINDS}
        said = alike(word)
        known = (own for text, own in named.items() if alike(self.texts.say(lang, text)) == said)
        return super().hint(next(known, said), lang)

    def prompt(self, state: State, seat: int, lang: str) -> str:
        """Names the pile to lay on, and the special warrior somebody leaves for."""
        assert isinstance(state, Tomahawk)
        question = self.questions[state.ask(seat)].name
        said = {}
        if question == "place":
            pile = state.step[seat]
            said = {"pile": PILE_WORDS[pile], "land": self.title("land", state.land[pile], lang)}
        elif question == "replace":
            said = {"special": self.title("card", preparation.replacing(state, seat), lang)}
        return self.texts.say(lang, f"ask-{question}", **said)

    def describe(self, kind: str, value: int, lang: str) -> str:
        if kind != "card":
            return self.title(kind, value, lang)
        word = self.word(kind, value)
        card, hair = self.title(kind, value, lang), int(self.box.hair[value])
        if word not in SPECIAL_WORDS:
            return self.texts.say(lang, "plain-hand-card", card=card, hair=hair)
        special = self.texts.say(lang, "plain-hand-special", card=card, value=int(self.box.value[value]), hair=hair)
        return self.texts.say(lang, "plain-power", card=special, hint=self.texts.say(lang, f"hint-{word}"))

    def board(
        self, picture: dict[str, Any], seat: int, names: list[str], lang: str, width: int, plain: bool
    ) -> list[Line]:
        from prairie.games.tomahawk.board import Reader, board

        return board(Reader(self, picture, seat, names, lang), width, plain)

    def title(self, kind: str, value: int, lang: str) -> str:
        word = self.word(kind, value)
        if kind == "card":
            if word in SPECIAL_WORDS:
                return self.texts.say(lang, f"card-{word}")
            return self.texts.say(lang, "card-base", value=int(word[:-1]), copy=word[-1])
        if kind == "land":
            land = self.box.kind[value]
            text = f"land-{KINDS[land]}"
            return self.texts.say(lang, text, name=word, animals=int(self.box.animals[value]))
        return self.texts.say(lang, f"{kind}-{word}") if kind != "pile" else word


GAME = TomahawkGame
assert len(PILE_WORDS) == PILES
