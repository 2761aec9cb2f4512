"""A search of all that one seat is sent, in the order it came, for cards that the rules have not shown it yet.

Every text of every message is looked at, whatever its type. A card may be spoken of where the reader's own cards are
(`mine`), and where the same words mean something that lies open (`lie_open`); everywhere else, places that nobody has
thought of included, only cards of others that an event has shown this seat by then. When that is comes from the rules'
own events, not from anything that was sent.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import prairie
from prairie.core.events import EVERYONE, Event
from prairie.tables.table import Table

Json = dict[str, Any]
Line = dict[str, Any]  # an event of the rules: its arguments by name, in words
Opened = list[tuple[int, str]]  # whose card, and which
Shows = Callable[[Line], Opened]  # which cards an event opens to those who see it whole
ANOTHERS = -1  # of whoever does not see it
NOWHERE = "$^"


def both_sides(line: Line) -> Opened:
    """Two cards that face each other: the first seat's, and the second's."""
    return [(0, line["first"]), (1, line["second"])]


def laid(line: Line) -> Opened:
    return [(line["seat"], line["card"])]


def looked_at(line: Line) -> Opened:
    return [(ANOTHERS, line[name]) for name in ("card", "first", "second") if name in line]


def held(line: Line) -> Opened:
    return [(line["holder"], line["first"]), (line["holder"], line["second"])]


@dataclass(frozen=True)
class Places:
    """Where one game speaks of cards: patterns of paths, with `ME` for the reader's seat."""

    shows: dict[str, Shows]  # by event
    mine: str
    lie_open: str = NOWHERE
    laid_by_either: str = NOWHERE  # where cards of all seats lie that were played
    hides_again: str = ""  # the event after which what was shown is hidden once more
    concluded: str = NOWHERE  # conclusions of the reader's own; tests/server/test_redaction.py compares their bytes
    remembered: str = NOWHERE  # where what was ever shown may stand


PLACES = {
    "tomahawk": Places(
        {"revealed": both_sides, "saw": looked_at},
        r"picture\.(sides\.ME\..*|piles\.\d+\.pairs\.\d+\.cards\.ME)",
    ),
    "bigmanitou": Places(
        dict.fromkeys(("played", "played-face-down", "played-eighth"), laid),
        r"picture\.(players\.ME\.(hand|pile).*|grounds\.\d+\.sides\.ME\..*)",
        r"picture\.players\.\d+\.pool\.\d+",
        laid_by_either=r"picture\.grounds\.\d+\.heroes\.\d+",
        hides_again="hunt",
    ),
    "powwow": Places(
        {"looked": looked_at, "gave": looked_at, "took": looked_at, "held": held},
        r"picture\.seats\.ME\.cards\.\d+",
        r"picture\.(dice\.\d+|seats\.\d+\.die|runners\.\d+\.colour|home)",
        hides_again="took",
        concluded=r"picture\.notes\..*",
        remembered=r"picture\.(swaps|swap)\..*",
    ),
}
# What a seat is asked, may answer, has planned and is told of its hand: its own cards, and what lies open.
BESIDE = r"(actions|barred|planned|plan|question|board)(\..*)?|why|word"


class Leak(AssertionError):
    pass


class Shown(NamedTuple):
    number: int  # the decision that led to it
    cards: frozenset[str]  # of others, shown to this seat from then on
    laid: frozenset[str]  # of its own, shown to others


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every text in a message with the path to it; the names of fields are texts too."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield f"{path}{key}", str(key)
            yield from leaves(inner, f"{path}{key}.")
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from leaves(inner, f"{path}{at}.")
    elif isinstance(value, str):
        yield path.removesuffix("."), value


class Search:
    """All that one seat, or somebody who watches, is sent in a game for two. `frame` takes the frames as they came."""

    def __init__(self, game: str, seat: int, table: Table) -> None:
        self.game = prairie.game(game)
        self.seat = seat
        self.places = PLACES[game]
        self.table = table
        self.number = 0
        self.own: set[str] = set()
        self.around: set[str] = set()  # what lies open now and goes by the same words
        self.found = 0  # cards of others that were spoken of, all of them shown before
        self.searched = 0  # texts

    # --- what the rules have shown ----------------------------------------------------------------------------------

    @cached_property
    def shown(self) -> list[Shown]:
        """From the true log of the whole game, in order."""
        assert self.table.state.log is not None
        found = [Shown(0, frozenset(), frozenset())]
        for at, event in enumerate(self.table.state.log.events):
            kind = self.game.events[event.kind]
            _, cards, laid = found[-1]
            if kind.name == self.places.hides_again:
                cards = frozenset()
            sees = event.seen_by == EVERYONE or (self.seat >= 0 and event.seen_by >> self.seat & 1)
            if sees and kind.name in self.places.shows:
                opened = self.places.shows[kind.name](self.in_words(event))
                cards |= {card for whose, card in opened if whose != self.seat}
                laid |= {card for whose, card in opened if whose == self.seat}
            found.append(Shown(self.table.number_of(at), cards, laid))
        return found

    def in_words(self, event: Event) -> Line:
        """All that happened, nothing kept back."""
        return {
            name: value if what in ("seat", "number") else self.game.word(what, value)
            for (name, what), value in zip(self.game.arguments[event.kind], event.args, strict=False)
        }

    def shown_at(self, number: int) -> tuple[set[str], set[str]]:
        """In the course of that decision: cards of others, and one's own that lie open."""
        before = [shown for shown in self.shown if shown.number < number][-1:]
        then = before + [shown for shown in self.shown if shown.number == number]
        return set().union(*(shown.cards for shown in then)), set().union(*(shown.laid for shown in then))

    def ever_shown(self, number: int) -> set[str]:
        return set().union(*(shown.cards for shown in self.shown if shown.number <= number))

    # --- what was sent ----------------------------------------------------------------------------------------------

    @cached_property
    def words(self) -> re.Pattern[str]:
        """A card in notation, alone or in a plan (2c>IV)."""
        known = sorted(set(self.game.words("card")), key=len, reverse=True)
        return re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, known))})(?![\w-])")

    @cached_property
    def names(self) -> list[tuple[re.Pattern[str], str]]:
        """What sentences call a card, in both languages. Heroes of one kind share a name: they are one word here."""
        cards = list(enumerate(self.game.words("card")))
        titles = {(self.game.title("card", card, lang), word) for card, word in cards for lang in ("en", "fr")}
        return [(re.compile(rf"(?<![\w-]){re.escape(title)}(?![\w-])", re.IGNORECASE), word) for title, word in titles]

    def spoken_of(self, text: str) -> set[frozenset[str]]:
        """The cards in a text; each as all the cards it may be."""
        if " " not in text:
            return {frozenset([word]) for word in self.words.findall(text)}
        by_name: dict[str, set[str]] = {}
        for name, word in self.names:
            if name.search(text):
                by_name.setdefault(name.pattern, set()).add(word)
        return {frozenset(cards) for cards in by_name.values()}

    def matches(self, pattern: str, path: str) -> bool:
        return re.fullmatch(pattern.replace("ME", str(self.seat)), path) is not None

    def frame(self, frame: str) -> None:
        message: Json = json.loads(frame)
        if message.get("type") == "view":
            self.number = message["number"]
        lines = message.get("log", {}).pop("lines", [])
        texts = list(leaves(message))
        places = self.places
        self.own |= {text for path, text in texts if self.matches(places.mine, path)}
        if "picture" in message:
            self.around = {text for path, text in texts if self.matches(places.lie_open, path)}
        shown, laid = self.shown_at(self.number)
        ever = self.ever_shown(self.number)
        for path, text in texts:
            if self.matches(f"{places.mine}|{places.lie_open}|{places.concluded}", path):
                continue
            if self.matches(BESIDE, path):
                self.judge(path, text, self.own | ever | self.around)
            elif self.matches(places.remembered, path):
                self.judge(path, text, self.own | ever)
            else:
                self.judge(path, text, shown | laid if self.matches(places.laid_by_either, path) else shown)
        for line in lines:
            self.line(line)

    def line(self, line: Json) -> None:
        """A line about another seat may name what was shown by then, and one's own cards that lie open."""
        shown, laid = self.shown_at(line["number"])
        about_me = line["args"].get("seat", self.seat) == self.seat
        known = shown | (self.own if about_me else laid)
        kinds = dict(self.game.arguments[[kind.name for kind in self.game.events].index(line["name"])])
        for name, value in line["args"].items():
            for word in (value if isinstance(value, list) else [value]) if kinds[name] == "card" else ():
                self.judge(f"log.{line['name']}.{name}", word, known)
        self.judge(f"log.{line['name']}.text", line["text"], known)

    def judge(self, path: str, text: str, known: set[str]) -> None:
        self.searched += 1
        for cards in self.spoken_of(text):
            if not cards & known:
                raise Leak(f"seat {self.seat} at {self.number}: {path} speaks of {sorted(cards)} in {text!r}")
            self.found += 1
