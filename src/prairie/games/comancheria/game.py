"""Comanchería as a Game: tables of questions, events and refusals; scenarios as an option; words from notation.py."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from prairie.core.contract import State
from prairie.core.events import Event, EventKind
from prairie.core.game import Barred, Game, Option, Question, Refusal, Yardstick
from prairie.core.schema import Section
from prairie.core.spans import Line
from prairie.core.texts import alike
from prairie.games.comancheria import manual, naming, notation, questions as q
from prairie.games.comancheria.checks import check_pack
from prairie.games.comancheria.components import Box
from prairie.games.comancheria.state import Comancheria

# Kinds of things whose names stand in the data, with the key of the list that holds them.
NAMED = {"card": "development", "war": "war", "culture": "culture", "history": "history"}

NUMBERS = ("signed", "note")  # kinds that are written as plain numbers


class ComancheriaGame(Game):
    """One player, and an enemy that is rules (CO 1.1.1)."""

    name = "comancheria"
    rules = 2
    prefix = "CO"
    seat_counts = range(1, 2)
    components = "data"
    hides = False  # CO 2.7.3: what nobody knows does not exist yet
    # At most seven operations to a Passage of Time, seven Passages to a Period and four Periods: 196 turns. Every loop
    # in a turn is bounded by MP, AP, strength or counters; 700 decisions a turn are ample.
    longest = 196 * 700
    options = (Option("scenario", ("SC1", "SC2", "SC3", "SC4", "SC5", "SC6", "SC7"), "CO 9.1"),)

    # In the order of the numbers in questions.py.
    questions = (
        Question("nothing", "CO 3.3.1", ""),
        Question("reroll", "CO 10.4", "holder"),
        Question("free-culture", "CO 1.2.9", "culture"),
        Question("window", "CO 11.8", "card"),
        Question("column-to-fight", "CO 3.1.8", "enemy"),
        Question("stand-or-yield", "CO 3.1.11", "stance"),
        Question("operation", "CO 3.2.3", "operation"),
        Question("camp-to-act", "CO 4.1.1", "camp"),
        Question("track-band", "CO 4.1.4", "band"),
        Question("next-band", "CO 4.1.7", "going"),
        Question("collect-ap", "CO 4.1.9", "collecting"),
        Question("band-for-ap", "CO 4.1.13", "band"),
        Question("load", "CO 5.1.1", "load"),
        Question("act", "CO 5.1.4", "act"),
        Question("exchange", "CO 5.2.4.1", "exchange"),
        Question("loot", "CO 5.2.3.3", "resource"),
        Question("check", "CO 2.9.7", "answer"),
        Question("harry-which", "CO 12.39", "enemy"),
        Question("parley", "CO 12.40", "enemy"),
        Question("unit", "CO 7.1.1", "unit"),
        Question("battle-dice", "CO 7.1.4", "dice"),
        Question("retreat", "CO 12.35", "space"),
        Question("camp-to-share", "CO 4.3.2", "camp"),
        Question("track-space", "CO 4.3.3", "place"),
        Question("camp-to-speak", "CO 4.3.6", "camp"),
        Question("gamble", "CO 4.3.7", "gamble"),
        Question("headman", "CO 4.3.9", "headman"),
        Question("camp-to-move", "CO 4.3.17", "camp"),
        Question("camp-goes", "CO 4.3.18", "space"),
        Question("camp-for-band", "CO 4.4.2", "camp"),
        Question("pay-pop", "CO 10.1", "resource"),
        Question("band-to-feed", "CO 4.4.5", "band"),
        Question("founder", "CO 4.4.8", "band"),
        Question("who-retires", "CO 4.4.14", "camp"),
        Question("death-again", "CO 12.59", "anew"),
        Question("goods-where", "CO 12.1", "camp"),
        Question("bison-where", "CO 4.4.26", "space"),
        Question("bison-from", "CO 4.4.27", "space"),
        Question("buy-culture", "CO 4.4.33", "culture"),
        Question("band-to-leave", "CO 3.4.1", "band"),
        Question("surplus", "CO 3.4.1", "space"),
        Question("band-to-drop", "CO 3.4.3", "band"),
        Question("ally-where", "CO 6.3.1.1", "space"),
        Question("tribe-where", "CO 6.3.3.1", "space"),
        Question("which-goes", "CO 12.10", "space"),
        Question("band-to-strengthen", "CO 12.5", "band"),
        Question("choice", "CO 12.24", "option"),
        Question("camp-to-go", "CO 12.26", "camp"),
        Question("band-to-go", "CO 12.27", "band"),
        Question("chief-to-fall", "CO 12.29", "camp"),
        Question("adjust", "CO 12.67", "change"),
        Question("adjust-space", "CO 12.67", "space"),
        Question("adjust-band", "CO 12.67", "band"),
        Question("adjust-camp", "CO 12.67", "camp"),
        Question("die", "CO 2.7.1", "die", by_chance=True),
        Question("draw", "CO 2.7.5", "outcome", by_chance=True),
        Question("reveal", "CO 2.7.4", "outcome", by_chance=True),
        Question("draw-war", "CO 3.1.6", "war", by_chance=True),
        Question("draw-development", "CO 4.4.30", "card", by_chance=True),
        Question("pick-space", "CO 2.7.2", "space", by_chance=True),
        Question("pick-column", "CO 12.19", "enemy", by_chance=True),
        Question("pick-counter", "CO 1.2.4", "counter", by_chance=True),
    )
    events = (
        EventKind("turn", "CO 3.3.1", ("turn:number",)),
        EventKind("operation-begins", "CO 3.3.1", ("operation",)),
        EventKind("cleanup", "CO 3.4.1", ()),
        EventKind(
            "generation-over",
            "CO 4.4.34",
            ("generation:number", "culture:number", "military:number", "camps:number", "territories:number"),
        ),
        EventKind("rolled", "CO 2.7.1", ("purpose", "face:number"), reveals=True),
        EventKind("spent-trade-goods", "CO 10.4", ("holder",)),
        EventKind("culture-now", "CO 2.5.1.1", ("change:signed", "now:number")),
        EventKind("military-now", "CO 2.5.1.1", ("change:signed", "now:number")),
        EventKind("ap-now", "CO 2.8.B.1", ("change:signed", "now:number")),
        EventKind("enemy-ap-now", "CO 2.8.A.2", ("change:signed", "now:number")),
        EventKind("defeated", "CO 2.11.1", ()),
        EventKind("activates", "CO 4.1.6", ("band",)),
        EventKind("moved", "CO 5.2.2.1", ("band", "space")),
        EventKind("hunted", "CO 5.2.1.3", ("band", "space")),
        EventKind("raids", "CO 5.2.3.1", ("band", "space")),
        EventKind("traded", "CO 5.2.4.1", ("band", "given:resource", "got:resource")),
        EventKind("horses-spent", "CO 5.1.5", ("band",)),
        EventKind("finished", "CO 5.1.6", ("band",)),
        EventKind("joined", "CO 5.1.8", ("band", "camp")),
        EventKind("took", "CO 5.2.3.3", ("band", "resource")),
        EventKind("ravaged", "CO 5.2.3.4", ("space",)),
        EventKind("parleyed", "CO 12.40", ("band",)),
        EventKind("camp-acts", "CO 4.1.1", ("camp",)),
        EventKind("drew", "CO 2.9.1", ("outcome",), reveals=True, joins=0),
        EventKind("redrew", "CO 2.9.8", ("band",)),
        EventKind("guns-spent", "CO 2.9.9", ("band",)),
        EventKind("threat-returned", "CO 2.9.9", ("value:number",)),
        EventKind("successes", "CO 2.9.11", ("count:number",)),
        EventKind("revealed", "CO 5.1.7", ("space", "outcome"), reveals=True),
        EventKind("movement-card", "CO 3.1.3", ("war",), reveals=True),
        EventKind("event-card", "CO 3.1.6", ("war:happening",), reveals=True),
        EventKind("war-deck-shuffled", "CO 3.1.4", ()),
        EventKind("column-formed", "CO 6.3.10.4", ("enemy", "space", "strength:number")),
        EventKind("column-moved", "CO 2.3.9", ("enemy", "space")),
        EventKind("column-lost", "CO 2.3.11", ("enemy",)),
        EventKind("column-waits", "CO 2.3.8", ("enemy",)),
        EventKind("column-now", "CO 2.3.2", ("enemy", "strength:number")),
        EventKind("war-ended", "CO 2.3.4", ("enemy",)),
        EventKind("camp-attacked", "CO 3.1.9", ("camp", "enemy")),
        EventKind("round-of-battle", "CO 7.1.1", ("round:number", "unit", "enemy")),
        EventKind("round-won", "CO 7.2.1", ("unit", "enemy", "die:number", "total:number")),
        EventKind("round-lost", "CO 7.1.13", ("unit", "enemy", "die:number", "total:number")),
        EventKind("rode-off", "CO 12.35", ("band", "space")),
        EventKind("ally-lost", "CO 7.2.4", ("space",)),
        EventKind("band-weaker", "CO 7.2.5", ("band", "strength:number")),
        EventKind("band-stronger", "CO 4.4.5", ("band", "strength:number")),
        EventKind("band-removed", "CO 2.1.6", ("band",)),
        EventKind("band-created", "CO 4.4.4", ("band", "camp")),
        EventKind("band-to-reservation", "CO 12.27", ("band",)),
        EventKind("camp-destroyed", "CO 2.5.3.1", ("camp", "space")),
        EventKind("camp-moved", "CO 4.3.18", ("camp", "space")),
        EventKind("camp-founded", "CO 4.4.8", ("camp", "space")),
        EventKind("camp-to-reservation", "CO 12.26", ("camp",)),
        EventKind("leader-died", "CO 2.6.1.1", ("camp",)),
        EventKind("leader-now", "CO 2.6.0.2", ("camp", "medicine:number")),
        EventKind("chief-now", "CO 2.6.0.2", ("camp", "medicine:number")),
        EventKind("retired", "CO 4.4.14", ("camp", "medicine:number")),
        EventKind("headman-may", "CO 4.3.7", ("camp", "actions:number")),
        EventKind("enemy-acts", "CO 6.2.2.A.1", ("enemy",)),
        EventKind("rolls-again", "CO 12.53", ("enemy",)),
        EventKind("flipped", "CO 6.2.2.A.2", ("shown",)),
        EventKind("nothing-to-flip", "CO 6.2.2.A.2", ("enemy", "row:number")),
        EventKind("enemy-pays", "CO 6.2.2.A.3", ("price:number", "left:number")),
        EventKind("enemy-keeps", "CO 6.2.2.A.8", ("left:number",)),
        EventKind("executes", "CO 6.3.0.1", ("enemy", "instruction", "ap:number")),
        EventKind("instead", "CO 6.3.0.1", ("enemy", "instruction")),
        EventKind("nothing-to-do", "CO 6.2.2.B.3", ("enemy",)),
        EventKind("swapped", "CO 6.2.2.C.2", ("shown",)),
        EventKind("enemy-alert", "CO 3.4.6", ("camp",)),
        EventKind("allied", "CO 6.3.1.1", ("space",)),
        EventKind("ally-lapsed", "CO 4.4.24", ("space",)),
        EventKind("peace-made", "CO 6.3.5.4", ("enemy",)),
        EventKind("peace-broken", "CO 6.3.10.3", ("enemy",)),
        EventKind("peace-lapsed", "CO 4.4.24", ("enemy",)),
        EventKind("tribe-placed", "CO 6.3.3.1", ("space",)),
        EventKind("tribe-removed", "CO 6.3.9.3", ("space",)),
        EventKind("settled", "CO 6.3.8.1", ("enemy", "space")),
        EventKind("settlement-removed", "CO 4.4.21", ("enemy", "space")),
        EventKind("recovered", "CO 6.3.7.1", ("enemy", "space")),
        EventKind("bison-hunted", "CO 6.3.4.1", ("enemy", "space")),
        EventKind("no-bison", "CO 6.3.4.3", ("enemy",)),
        EventKind("bison-placed", "CO 4.4.26", ("space",)),
        EventKind("bison-gone", "CO 12.8", ("space",)),
        EventKind("bison-moved", "CO 4.4.27", ("from:space", "space")),
        EventKind("wagons", "CO 3.4.13", ("space",)),
        EventKind("nothing-ravaged", "CO 4.4.22", ()),
        EventKind("operations-now", "CO 3.2.4", ("place",)),
        EventKind("passage-now", "CO 4.4.35", ("stage",)),
        EventKind("success-recalled", "CO 4.3.12", ()),
        EventKind("successes-return", "CO 4.4.19", ("count:number",)),
        EventKind("goods-gained", "CO 12.1", ("camp", "resource", "count:number")),
        EventKind("added-to-cup", "CO 12.63", ("outcome", "count:number")),
        EventKind("card-revealed", "CO 4.4.30", ("card:opened",), reveals=True),
        EventKind("card-bought", "CO 4.3.11", ("card",)),
        EventKind("card-played", "CO 11.3", ("card",)),
        EventKind("card-lost", "CO 12.61", ("card",)),
        EventKind("culture-bought", "CO 4.4.33", ("culture",)),
        EventKind("objective-met", "CO 9.6", ()),
        EventKind("objective-missed", "CO 2.10.1", ()),
        EventKind("victory", "CO 2.10.2", ()),
        EventKind("new-period", "CO 2.10.5", ("history",)),
        EventKind("manual-note", "CO 12.67", ("note",)),
        EventKind("adjusted", "CO 12.67", ("change", "where:number")),
    )
    refusals = (
        Refusal("legal", ""),
        Refusal("game-over", "CO 2.11.2"),
        Refusal("not-now", "CO 3.3.1"),
        Refusal("no-such-answer", "CO 5.1.4"),
        Refusal("no-line", "CO 5.2.2.3"),
        Refusal("too-few-points", "CO 5.1.4"),
        Refusal("nothing-to-hunt", "CO 5.2.1.2"),
        Refusal("nobody-to-raid", "CO 5.2.3.1"),
        Refusal("nobody-trades", "CO 5.2.4.4"),
        Refusal("trade-ravaged", "CO 5.2.4.5"),
        Refusal("nothing-to-trade", "CO 5.2.4.1"),
        Refusal("trade-without-ap", "CO 5.2.4.3"),
        Refusal("nothing-to-get", "CO 5.2.4.6"),
        Refusal("last-horses", "CO 5.1.5"),
        Refusal("time-not-ripe", "CO 3.2.3"),
        Refusal("last-medicine", "CO 4.3.10"),
        Refusal("most-ap", "CO 2.8.B.1"),
        Refusal("recall-without-ap", "CO 4.3.12"),
        Refusal("no-success-out", "CO 4.3.12"),
        Refusal("culture-not-above", "CO 4.3.13"),
        Refusal("most-military", "CO 4.3.13"),
        Refusal("card-too-dear", "CO 4.3.11"),
        Refusal("not-for-sale", "CO 4.3.11"),
        Refusal("culture-too-low", "CO 1.3.3.2"),
    )
    rare_refusals = frozenset({"most-ap", "most-military", "nothing-to-get"})
    yardsticks = (
        Yardstick("turns", ("turn",)),
        Yardstick("generations", ("generation-over",)),
        Yardstick("instructions", ("executes",)),
        Yardstick("battles", ("round-of-battle",)),
        Yardstick("raids", ("raids",)),
    )

    landmarks = frozenset({"turn", "new-period"})
    told_at_length = frozenset({"card", "culture", "headman"})

    def start(self, seats: int, options: dict[str, str]) -> State:
        scenario = [one["id"] for one in self.data["scenarios"]].index(options["scenario"])
        state = Comancheria(self.box, scenario)
        state.begin()
        return state

    # --- the data pack ----------------------------------------------------------------------------------------

    def check_data(self, data: Section) -> None:
        check_pack(data)
        self.box = Box(data.data)
        scenarios = tuple(one["id"] for one in data.data["scenarios"])
        self.options = (Option("scenario", scenarios, "CO 9.1"),)

    # --- words ------------------------------------------------------------------------------------------------

    @cached_property
    def _words(self) -> dict[str, list[str]]:
        return notation.all_words(self.box)

    def words(self, kind: str) -> list[str]:
        return self._words.get(kind, [])

    def word(self, kind: str, value: int) -> str:
        return str(value) if kind in NUMBERS else super().word(kind, value)

    def read_word(self, kind: str, word: str) -> int:
        return int(word) if kind in NUMBERS else super().read_word(kind, word)

    def title(self, kind: str, value: int, lang: str) -> str:
        if kind in ("space", "act") and 0 <= value < len(self.box.spaces):
            return f"{self.box.spaces[value]} {self.spoken(self.data['map']['spaces'][value], 'name', lang)}"
        if kind in NAMED:
            return self.card_title(kind, value, lang)
        if kind == "note":
            return self.note(value, lang)
        return naming.title(self, kind, value, lang)

    def card_title(self, kind: str, value: int, lang: str) -> str:
        """A war card is one of two of its design."""
        rows: list[dict[str, Any]] = self.data[NAMED[kind]]
        number = value // 2 if kind == "war" else value
        if not 0 <= number < len(rows):
            return self.texts.say(lang, f"{kind}-pass")
        return self.spoken(rows[number], "title", lang)

    def spoken(self, row: dict[str, Any], key: str, lang: str) -> str:
        """A text of the data in the reader's language; an owner's pack may have English alone."""
        return str(row.get(f"{key}_{lang}") or row[key])

    def note(self, row: int, lang: str) -> str:
        """The text of the card with this effect: what its owner wrote for a manual change."""
        for key, found in (("development", self.box.development), ("war", self.box.war), ("culture", self.box.culture)):
            for number, card in enumerate(found):
                first, last = self.box.spans[card.span]
                if first <= row < last:
                    return self.spoken(self.data[key][number // 2 if key == "war" else number], "text", lang)
        return ""

    def describe(self, kind: str, value: int, lang: str) -> str:
        """A card with what it says."""
        title = self.title(kind, value, lang)
        if kind in ("card", "culture") and value != q.PASS:
            return f"{title}. {self.spoken(self.data[NAMED[kind]][value], 'text', lang)}"
        return title

    def hint(self, word: str, lang: str) -> str:
        """Also what a card says, by its number or name: c11, HORSE1."""
        if found := super().hint(word, lang):
            return found
        said = alike(word)
        for kind in ("card", "culture"):
            for value, card in enumerate(self.words(kind)):
                if card and value != q.PASS and alike(card) == said:
                    return self.describe(kind, value, lang)
        return ""

    def option_text(self, option: str, value: str, lang: str) -> str:
        """A scenario by its title, the years it spans and how hard it is: an owner's pack has its own."""
        return naming.scenario(self, next(one for one in self.data["scenarios"] if one["id"] == value), lang)

    # --- what is asked, and the answers -----------------------------------------------------------------------

    def short(self, kind: str, value: int, lang: str) -> str:
        return naming.short(self, kind, value, lang)

    def action_text(self, state: State, seat: int, action: int, lang: str) -> str:
        if not self.action_word(state, seat, action):
            return ""
        return naming.own_word(self, self.questions[state.ask(seat)].kind, action, lang)

    def spellings(self, state: State, seat: int, action: int, lang: str) -> list[str]:
        """The notation, and what it is in the words of the reader's language."""
        found = super().spellings(state, seat, action, lang)
        own = self.action_text(state, seat, action, lang)
        return [*found, own] if own and own not in found else found

    def prompt(self, state: State, seat: int, lang: str) -> str:
        """What is asked, after what one must know to answer."""
        from prairie.games.comancheria.board.moment import before_asking

        asked = super().prompt(state, seat, lang)
        return " ".join([*before_asking(self, state, seat, lang), asked])

    def label(self, state: State, seat: int, action: int, lang: str, names: list[str]) -> str:
        """An option of a card is told with what it does: a number alone says nothing."""
        found = super().label(state, seat, action, lang, names)
        if self.questions[state.ask(seat)].kind != "option":
            return found
        return f"{found} {self.choice(state, seat, action, lang, names)}"

    def choice(self, state: State, seat: int, action: int, lang: str, names: list[str]) -> str:
        from prairie.games.comancheria.board.moment import what_it_is

        return what_it_is(self, state, seat, action, lang)

    def barred(self, state: State, seat: int, lang: str) -> list[Barred]:
        from prairie.games.comancheria.board.moment import barred

        return barred(self, state, seat, lang)

    def tell(self, event: Event, lang: str, names: list[str], also: tuple[int, ...] = ()) -> str:
        """What was changed by hand is told with its place, whatever kind of place it is."""
        if self.events[event.kind].name != "adjusted":
            return super().tell(event, lang, names, also)
        change, where = event.args[0], event.args[1]
        kind = manual.kind_of_place(change)
        place = self.title(kind, where, lang) if kind else "none"
        return self.texts.say(lang, "event-adjusted", change=self.title("change", change, lang), where=place)

    def board(
        self, picture: dict[str, Any], seat: int, names: list[str], lang: str, width: int, plain: bool
    ) -> list[Line]:
        from prairie.games.comancheria.board import Reader, board

        return board(Reader(self, picture, lang), width, plain)

    def glance(self, picture: dict[str, Any], lang: str) -> str:
        from prairie.games.comancheria.board import Reader

        return Reader(self, picture, lang).glance()


GAME = ComancheriaGame
