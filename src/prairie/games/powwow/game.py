"""Pow Wow as the house knows it: its tables of questions, events and refusals, its words, its data check."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from prairie.core.contract import State
from prairie.core.events import EventKind
from prairie.core.game import Game, Offer, Option, Question, Refusal, Yardstick
from prairie.core.schema import CERTAINTY, Section
from prairie.core.spans import Line
from prairie.core.texts import alike
from prairie.games.powwow.cards import count_of
from prairie.games.powwow.components import CARDS, COLOURS, LETTERS, POW_WOW, SEGMENTS, Box
from prairie.games.powwow.picture import card_name, move_dict
from prairie.games.powwow.questions import FORWARDS, ROLL_AGAIN
from prairie.games.powwow.state import PowWow

SHAPES = ("circle", "square", "triangle", "diamond", "hexagon", "star")
DEAD_HAND = 2  # as a holder of cards, where two play (PW 11.2)
DEAD_WORD = "dead"
REMEMBERED = 10_000  # offers
SOMEBODY = "\ue000"  # stands for a name: a private character, in no text
ROLL_WORD = "roll"
# How the reconstructed board was checked: self-interested play, 600 games for each number of players.
CHECKED = {
    ("rounds", "back"): {2: "32", 3: "25", 4: "19", 5: "15", 6: "13"},
    ("moves", "back"): dict.fromkeys(range(2, 7), "63 to 75"),
    ("moves", "choice"): dict.fromkeys(range(2, 7), "49 to 64"),
    ("swaps", "back"): dict.fromkeys(range(2, 7), "14 to 18"),
    ("stones", "back"): dict.fromkeys(range(2, 7), "13 to 16"),
}
EFFECTS = {"": "", "moccasin": "effect-moccasin", "stone": "effect-stone"}  # the texts of the signs of spaces


class PowWowGame(Game):
    """No word of a player's changes anything here, and none is kept (PW 2.12)."""

    name = "powwow"
    rules = 1
    prefix = "PW"
    seat_counts = range(2, 7)  # PW 1.1
    # PW 4.1. Each time the stones return, the runners stand at least 47 spaces further on in all; six runners on the
    # track stand on 240 at most. So the sixth return comes too late: 150 moves, of at most seven decisions each.
    longest = 150 * 7 + 13
    options = (Option("dark", ("back", "choice"), "PW 6.9"),)

    # In the order of the numbers in questions.py.
    questions = (
        Question("nothing", "PW 6.2", ""),
        Question("deal", "PW 2.6", "card", by_chance=True),
        Question("start", "PW 4.3", "seat", by_chance=True),
        Question("roll", "PW 5.1", "colour", by_chance=True),
        Question("take-die", "PW 5.6", "colour"),
        Question("move", "PW 6.5", "move"),
        Question("reroll", "PW 7.8", "colour", by_chance=True),
        Question("give", "PW 8.2", "gift"),
        Question("take", "PW 8.4", "card"),
    )
    events = (
        EventKind("dealt", "PW 2.6", ("seat", "card"), secret=(1,), joins=1),
        EventKind("starts", "PW 4.3", ("seat",)),
        EventKind("round", "PW 4.4", ("round:number", "seat")),
        EventKind("rolled", "PW 5.1", ("seat", "colour"), joins=1),
        EventKind("took-die", "PW 5.2", ("seat", "colour")),
        EventKind("last-die", "PW 5.7", ("seat", "colour")),
        EventKind("rerolled", "PW 7.8", ("seat", "colour")),
        EventKind("pushed", "PW 6.4", ("seat", "segment", "number")),
        EventKind("pushed-dark", "PW 6.4", ("seat", "segment", "number")),
        EventKind("advanced", "PW 6.7", ("runner:colour", "space:number")),
        EventKind("went-back", "PW 6.8", ("runner:colour", "space:number")),
        EventKind("stayed", "PW 6.12", ("runner:colour", "space:number")),
        EventKind("stones-return", "PW 9.4", ()),
        EventKind("took-stone", "PW 7.5", ("seat", "held:number")),
        EventKind("quarry-empty", "PW 7.6", ("seat",)),
        EventKind("must-swap", "PW 8.2", ("seat",)),
        EventKind("gave", "PW 8.1", ("seat", "partner:seat", "card"), secret=(2,), reveals=True),
        EventKind("looked", "PW 8.3", ("seat", "first:card", "second:card"), private=True, reveals=True),
        EventKind("took", "PW 8.4", ("seat", "partner:seat", "card"), secret=(2,), reveals=True),
        EventKind("left-track", "PW 3.2", ("seat", "runner:colour")),
        EventKind("held", "PW 11.9", ("holder:seat", "first:card", "second:card"), reveals=True),
        EventKind("won", "PW 3.1", ("seat", "runner:colour")),
        EventKind("nobody-won", "PW 11.8", ("runner:colour",)),
    )
    refusals = (
        Refusal("legal", ""),
        Refusal("game-over", "PW 10.3"),
        Refusal("not-now", "PW 6.2"),
        Refusal("no-such-card-left", "PW 2.6"),
        Refusal("no-such-player", "PW 4.3"),
        Refusal("no-such-face", "PW 1.11"),
        Refusal("no-such-die", "PW 5.6"),
        Refusal("no-such-move", "PW 6.5"),
        Refusal("stone-at-the-rim", "PW 9.3"),
        Refusal("behind-the-start", "PW 6.10"),
        Refusal("not-a-dark-field", "PW 6.7"),
        Refusal("dark-fields-go-back", "PW 6.8"),
        Refusal("no-stone-to-pay", "PW 7.8"),
        Refusal("not-your-card", "PW 8.1"),
        Refusal("not-an-opponent", "PW 8.1"),
        Refusal("not-in-that-hand", "PW 8.4"),
        Refusal("just-given", "PW 8.5"),
    )

    yardsticks = (
        Yardstick("rounds", ("round",)),
        Yardstick("moves", ("pushed", "pushed-dark")),
        Yardstick("swaps", ("took",)),
        Yardstick("stones", ("took-stone",)),
        Yardstick("re-rolls", ("rerolled",)),
    )

    def standing(self, state: State, end: State) -> list[int]:
        """PW 10.1: whoever holds the moccasin of the runner that will have left the track."""
        assert isinstance(state, PowWow)
        assert isinstance(end, PowWow)
        return [count_of(state.hand[seat], end.home) for seat in range(state.seats)]

    def elsewhere(self, yardstick: str, seats: int, options: Mapping[str, str]) -> str:
        return CHECKED.get((yardstick, options["dark"]), {}).get(seats, "")

    def start(self, seats: int, options: dict[str, str]) -> State:
        return PowWow(self.box, seats, 1 if options["dark"] == "choice" else 0)

    # --- the data file ----------------------------------------------------------------------------------------

    def check_data(self, data: Section) -> None:
        data.only(("schema", "wheel", "track", "stones", "runner"))
        data.word("schema", ("powwow/1",))
        self._check_wheel(data.section("wheel"))
        self._check_track(data.section("track"))
        stones = data.section("stones")
        stones.only(("certainty", "bag"))
        stones.word("certainty", CERTAINTY)
        stones.integer("bag", SEGMENTS, 100)  # PW 1.10
        self._check_runners(data)
        self.box = Box(data.data)
        self._offers: dict[object, Offer] = {}

    def _check_wheel(self, wheel: Section) -> None:
        wheel.only(("certainty", *LETTERS))  # PW 1.6
        wheel.word("certainty", CERTAINTY)
        rings = len(wheel.integers("A", -20, 20))
        total = 0
        for letter in LETTERS:
            numbers = wheel.integers(letter, -20, 20)
            if not 1 <= len(numbers) <= 9 or len(numbers) != rings:
                raise wheel.fail(letter, "every segment has the same number of fields, from 1 to 9 (PW 1.6)")
            if 0 in numbers:
                raise wheel.fail(letter, "a field bears a number other than zero (PW 1.8)")
            total += sum(numbers)
        if total <= 0:
            raise wheel.fail("", "the light fields must outweigh the dark ones, or no runner need ever arrive (PW 4.1)")

    def _check_track(self, track: Section) -> None:
        track.only(("certainty", "last", "moccasin", "stone"))
        track.word("certainty", CERTAINTY)
        last = track.integer("last", 1, 200)  # PW 1.3
        signs = [*track.integers("moccasin", 1, last), *track.integers("stone", 1, last)]  # PW 1.4, PW 1.5
        if len(signs) != len(set(signs)):
            raise track.fail("stone", "a space bears one sign at most, and is named once")

    def _check_runners(self, data: Section) -> None:
        runners = data.sections("runner")
        if len(runners) != COLOURS:
            raise data.fail("runner", f"there are six runners, here are {len(runners)} (PW 1.9)")
        told: dict[str, set[str]] = {}
        for runner in runners:
            runner.only(("name", "en", "fr", "shape", "certainty"))
            runner.word("certainty", CERTAINTY)
            runner.word("shape", SHAPES)
            said = {"name": runner.get("name"), "shape": runner.get("shape")}
            for lang in ("en", "fr"):
                spoken = runner.section(lang)
                spoken.only(("word", "letter"))
                said |= {f"{lang}.word": spoken.get("word"), f"{lang}.letter": spoken.get("letter")}
            for key, value in said.items():
                if not isinstance(value, str) or not value.isalpha() or ("letter" in key) != (len(value) == 1):
                    raise runner.fail(key, f"must be {'one letter' if 'letter' in key else 'a word'}, not {value!r}")
                if value.casefold() in told.setdefault(key, set()) | {DEAD_WORD, ROLL_WORD}:
                    raise runner.fail(key, f"{value!r} is taken: the six must be told apart (PW 1.9)")
                told[key].add(value.casefold())

    # --- words ------------------------------------------------------------------------------------------------

    @lru_cache(maxsize=16)  # noqa: B019 - games live as long as the program
    def words(self, kind: str) -> list[str]:
        if kind == "card":
            return [card_name(self.box, card) for card in range(CARDS)]
        if kind == "colour":
            return list(self.box.runners)
        if kind == "segment":
            return list(LETTERS)
        if kind == "move":
            return [*LETTERS, *(f"{letter}+" for letter in LETTERS), ROLL_WORD]
        if kind == "gift":
            return [f"{card}>{holder}" for holder in range(self.seat_counts[-1] + 1) for card in self.words("card")]
        return []

    def action_word(self, state: State, seat: int, action: int) -> str:
        question = self.questions[state.ask(seat)]
        if question.kind == "seat":
            return str(action) if 0 <= action < state.seats else ""
        word = super().action_word(state, seat, action)
        if question.name == "give" and state.seats == 2 and action // CARDS == DEAD_HAND:
            return word.replace(f">{DEAD_HAND}", f">{DEAD_WORD}")
        return word

    def hint(self, word: str, lang: str) -> str:
        """Also of a space by the sign it bears, as the track shows it (3o, 5m), and of a runner by its colour."""
        said = alike(word)
        if said[-1:] in ("m", "o") and said[:-1].isdecimal():
            said = said[-1]
        colours = [alike(self.colour(colour, lang)) for colour in range(COLOURS)]
        return super().hint(said, lang) or (super().hint("runner", lang) if said in colours else "")

    def title(self, kind: str, value: int, lang: str) -> str:
        if kind == "seat":
            return self.texts.say(lang, "dead-hand")
        if kind == "colour":
            return self.colour(value, lang)
        if kind == "card":
            if value == POW_WOW:
                return self.texts.say(lang, "card-pow-wow")
            return self.texts.say(lang, "card-moccasin", colour=self.colour(value, lang))
        if kind == "gift":
            holder, card = divmod(value, CARDS)
            return self.texts.say(lang, "gift", card=self.title("card", card, lang), holder=holder)
        if kind == "move" and value == ROLL_AGAIN:
            return self.texts.say(lang, "move-roll")
        if kind == "move" and value >= FORWARDS:
            return self.texts.say(lang, "move-forwards", segment=LETTERS[value - FORWARDS])
        return self.texts.say(lang, "move-push", segment=LETTERS[value]) if kind == "move" else self.word(kind, value)

    def short(self, kind: str, value: int, lang: str) -> str:
        if kind == "colour" or (kind == "card" and value != POW_WOW):
            return self.colour(value, lang)
        return self.texts.say(lang, "short-pow-wow") if kind == "card" else self.word(kind, value)

    def spellings(self, state: State, seat: int, action: int, lang: str) -> list[str]:
        """Beside the notation: colours and cards in the reader's language, or by the letter on the board."""
        found = super().spellings(state, seat, action, lang)
        kind = self.questions[state.ask(seat)].kind
        if kind == "move" and action == ROLL_AGAIN:
            return [*found, self.texts.say(lang, "label-roll")]
        if not found or kind not in ("colour", "card", "gift"):
            return found
        card = action % CARDS
        names = [self.short("card", card, lang), *([self.letter(card, lang)] if card != POW_WOW else [])]
        ends = {word.partition(">")[1] + word.partition(">")[2] for word in found}
        return [*found, *(f"{name}{end}" for name in names for end in ends)]

    def action_text(self, state: State, seat: int, action: int, lang: str) -> str:
        word = self.action_word(state, seat, action)
        kind = self.questions[state.ask(seat)].kind
        if kind == "move" and action == ROLL_AGAIN:
            return self.texts.say(lang, "label-roll")
        if not word or kind not in ("colour", "card", "gift"):
            return word
        _, arrow, holder = word.partition(">")
        return f"{self.short('card', action % CARDS, lang)}{arrow}{holder}"

    def label(self, state: State, seat: int, action: int, lang: str, names: list[str]) -> str:
        """Where a push leads, to whom a card goes."""
        assert isinstance(state, PowWow)
        kind = self.questions[state.ask(seat)].kind
        if kind == "gift":
            return f"{self.short('card', action % CARDS, lang)} > {self.holder(action // CARDS, lang, names)}"
        if kind != "move" or action == ROLL_AGAIN:
            return self.texts.say(lang, "label-roll") if kind == "move" else self.short(kind, action, lang)
        move = move_dict(state, action)
        to = self.texts.say(lang, "label-out") if move["out"] else str(move["space"])
        return f"{self.word(kind, action)} > {to}"

    def choice(self, state: State, seat: int, action: int, lang: str, names: list[str]) -> str:
        """What a push would do, and to whom a card would go."""
        assert isinstance(state, PowWow)
        kind = self.questions[state.ask(seat)].kind
        if kind == "gift":
            card = self.title("card", action % CARDS, lang)
            said = self.texts.say(lang, "choice-gift", card=card, holder=SOMEBODY)  # made once for all names
            return said.replace(SOMEBODY, self.holder(action // CARDS, lang, names))
        if kind == "colour":
            return self.texts.say(lang, "choice-die", runner=self.colour(action, lang), space=int(state.space[action]))
        return self.effect(move_dict(state, action), lang) if kind == "move" else self.title(kind, action, lang)

    def offer(self, state: State, seat: int, action: int, lang: str, names: list[str]) -> Offer:
        """Remembered by all that it depends on: where the runner is, what a push would do, to whom a card may go."""
        assert isinstance(state, PowWow)
        asked = int(state.ask(seat))
        kind = self.questions[asked].kind
        if kind == "move":
            on: tuple[object, ...] = tuple(move_dict(state, action).values())
        else:
            on = (int(state.space[action]),) if kind == "colour" else (int(state.seats), *names)
        key = (asked, action, lang, on)
        found = self._offers.get(key)
        if found is None:
            if len(self._offers) >= REMEMBERED:
                self._offers.clear()
            found = self._offers[key] = super().offer(state, seat, action, lang, names)
        return found

    def holder(self, holder: int, lang: str, names: list[str]) -> str:
        return names[holder] if holder < len(names) else self.title("seat", holder, lang)

    def effect(self, move: dict[str, Any], lang: str) -> str:
        """What a move would do, as `picture.move_dict` tells it; with a warning where a rival may win by it."""
        if not move["segment"]:
            return self.texts.say(lang, "move-roll")
        return self._push(move["number"], move["space"], move["sign"], move["out"], move["warn"], lang)

    @lru_cache(maxsize=10_000)  # noqa: B019 - games live as long as the program
    def _push(self, number: int, space: int, sign: str, out: bool, warn: bool, lang: str) -> str:
        if out:
            told = self.texts.say(lang, "effect-out", number=number)
        elif number == 0:
            told = self.texts.say(lang, "effect-stays")
        elif number > 0:
            told = self.texts.say(lang, "effect-forwards", number=number, space=space)
        else:
            told = self.texts.say(lang, "effect-back", number=-number, space=space)
        for text in ("effect-warning" if warn else "", EFFECTS[sign]):
            told = self.texts.say(lang, "effect-and", first=told, then=self.texts.say(lang, text)) if text else told
        return told

    def colour(self, colour: int, lang: str) -> str:
        """A colour in the reader's language, from the data: an owner's box may have others."""
        return str(self.data["runner"][colour][lang]["word"])

    def letter(self, colour: int, lang: str) -> str:
        return str(self.data["runner"][colour][lang]["letter"])

    def board(
        self, picture: dict[str, Any], seat: int, names: list[str], lang: str, width: int, plain: bool
    ) -> list[Line]:
        from prairie.games.powwow.board import Reader, board

        return board(Reader(self, picture, seat, names, lang), width, plain)


GAME = PowWowGame
