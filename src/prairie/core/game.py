"""Game: a set of rules with its box, its tables of questions, events and refusals, and its words."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from prairie.core.contract import ACTION_LIMIT, CHANCE, State, View, pack, unpack
from prairie.core.events import BLANK, Event, EventKind
from prairie.core.illegal import Illegal
from prairie.core.rulebook import Rulebook, load_rulebook
from prairie.core.schema import Section, digest_of, read_data
from prairie.core.spans import Line
from prairie.core.texts import Texts, alike

YOU = "you"  # as the name of a seat: the reader. Texts choose "You win" or "Élise wins" by it.
ALSO = "word-also"


class Question(NamedTuple):
    """One row of a game's table of questions. Its prompt is `ask-<name>` in the game's texts."""

    name: str
    rule: str
    kind: str  # the kind of thing an action names: card, pile, number ...
    by_chance: bool = False
    plan: str = ""  # answers of one seat in a row to questions of one plan are one choice; "" stands alone
    rising: bool = (
        False  # the answers of a plan are a set, each above the one before; people may name them in any order
    )


class Refusal(NamedTuple):
    """One row of a game's table of refusals. Its text is `refused-<name>`."""

    name: str
    rule: str


class Barred(NamedTuple):
    """An action that a person would look for and cannot take now: its notation, what it is called, and why not."""

    word: str
    label: str
    why: str
    rule: str


class Offer(NamedTuple):
    """An action as it is put before whoever may take it, in their language."""

    word: str  # its notation
    text: str  # as they would write it
    label: str  # in a list on one line
    choice: str  # in a line of its own


class Option(NamedTuple):
    """A variant the players may choose. Its texts are `option-<name>` and `option-<name>-<value>`."""

    name: str
    values: tuple[str, ...]  # the first is the default
    rule: str


class Yardstick(NamedTuple):
    """A figure of whole games that `prairie simulate` counts, beside what was said of it elsewhere."""

    name: str
    events: tuple[str, ...]  # how often these happen in a game


class Game:
    """One subclass per game, in games/<name>/game.py. An instance holds one box of components."""

    name: ClassVar[str]
    rules: ClassVar[int]  # rises with any change of behaviour
    prefix: ClassVar[str]  # of rule numbers
    seat_counts: ClassVar[range]
    questions: ClassVar[tuple[Question, ...]]  # row 0: nothing is asked
    events: ClassVar[tuple[EventKind, ...]]
    refusals: ClassVar[tuple[Refusal, ...]]  # row 0: legal
    options: tuple[Option, ...] = ()  # those of an owner's data, where the data names them
    components: ClassVar[str] = "components.toml"  # the file, or folder of files, with the game's own data
    longest: ClassVar[int]  # no game has more decisions than this, chance counted
    hides: ClassVar[bool] = True  # whether any seat ever knows something that another does not
    yardsticks: ClassVar[tuple[Yardstick, ...]] = ()
    landmarks: ClassVar[frozenset[str]] = frozenset()  # events after which the board is shown anew; none: after any
    rare_refusals: ClassVar[frozenset[str]] = frozenset()  # rows that only a test of their own reaches
    told_at_length: ClassVar[frozenset[str]] = frozenset()  # kinds that no list names without what they do

    def __init__(self, data: str | Path | None = None) -> None:
        self.path = Path(data) if data is not None else self.folder / self.components
        section = read_data(self.path)
        self.check_data(section)
        self.data: dict[str, Any] = section.data
        self.data_digest = digest_of(self.data)

    # --- what a game fills in ---------------------------------------------------------------------------------

    def check_data(self, data: Section) -> None:
        """Refuses a data file that cannot be played with, with a DataError."""
        raise NotImplementedError

    def start(self, seats: int, options: dict[str, str]) -> State:
        """The first position."""
        raise NotImplementedError

    def words(self, kind: str) -> list[str]:
        """The notation of every value of a kind, from 0 up; "" for a value that names nothing."""
        raise NotImplementedError

    def title(self, kind: str, value: int, lang: str) -> str:
        """What a person calls it, in their language; of seats only those that nobody takes, such as a dead hand."""
        raise NotImplementedError

    def holdings(self, state: State, seat: int) -> dict[tuple[str, int], int]:
        """What a seat has at the end whose worth `prairie study` weighs: how many of each (kind, value)."""
        return {}

    def standing(self, state: State, end: State) -> list[int]:
        """How the seats stood in a position of a game that ended so: the more, the nearer to what decided it. Points,
        unless there are none on the way."""
        return list(state.scores())

    def elsewhere(self, yardstick: str, seats: int, options: Mapping[str, str]) -> str:
        """What is said of a yardstick elsewhere, for such games; "" when nothing is. `yardsticks-note` in the game's
        texts says where, and why it may differ."""
        return ""

    def option_text(self, option: str, value: str, lang: str) -> str:
        """What a value of an option means."""
        return self.texts.say(lang, f"option-{option}-{value}")

    def action_word(self, state: State, seat: int, action: int) -> str:
        """The notation of an action within the question now put; "" for a number that names nothing."""
        words = self.words(self.questions[state.ask(seat)].kind)
        return words[action] if 0 <= action < len(words) else ""

    def spellings(self, state: State, seat: int, action: int, lang: str) -> list[str]:
        """What a person may type for an action: its notation, and whatever else says the same."""
        word = self.action_word(state, seat, action)
        return [word, self.word(self.questions[state.ask(seat)].kind, action)] if word else []

    def action_text(self, state: State, seat: int, action: int, lang: str) -> str:
        """An action as a person would write it: the notation, in the reader's own words where the game has some."""
        return self.action_word(state, seat, action)

    def short(self, kind: str, value: int, lang: str) -> str:
        """As short as the notation, in the reader's language."""
        return self.word(kind, value)

    def hint(self, word: str, lang: str) -> str:
        """What a word of the game means, in a line; "" when there is nothing to say of it."""
        said = alike(word).strip(" .").replace(" ", "-")
        if self.texts.has(lang, ALSO):  # other words for the same: cheveux=hair double-bâton=stick
            also = dict(pair.split("=") for pair in alike(self.texts.say(lang, ALSO)).split())
            said = also.get(said, said)
        names = (f"hint-{said}", f"word-{said}")  # what the browser shows too, and what only a terminal is asked
        found = next((name for name in names if name != ALSO and self.texts.has(lang, name)), None)
        return self.texts.say(lang, found) if found else ""

    def describe(self, kind: str, value: int, lang: str) -> str:
        """A line for whoever has to choose: the title, and what matters about it."""
        return self.title(kind, value, lang)

    def label(self, state: State, seat: int, action: int, lang: str, names: list[str]) -> str:
        """An action in a list on one line, for the seat that may take it here; `names` as in `tell`."""
        return self.short(self.questions[state.ask(seat)].kind, action, lang)

    def choice(self, state: State, seat: int, action: int, lang: str, names: list[str]) -> str:
        """An action in a line of its own: what it is, and what it would do here."""
        return self.describe(self.questions[state.ask(seat)].kind, action, lang)

    def advised(self, state: State, seat: int, action: int, lang: str, names: list[str]) -> str:
        """An action in a sentence of advice: as one would write it, and what it would do where that says more."""
        text = self.action_text(state, seat, action, lang)
        told = self.choice(state, seat, action, lang, names).rstrip(".")
        return told if told.startswith(text) else f"{text} ({told})"

    def offer(self, state: State, seat: int, action: int, lang: str, names: list[str]) -> Offer:
        """All of it. A game in which the same few are put again and again may remember them."""
        return Offer(
            self.action_word(state, seat, action),
            self.action_text(state, seat, action, lang),
            self.label(state, seat, action, lang, names),
            self.choice(state, seat, action, lang, names),
        )

    def barred(self, state: State, seat: int, lang: str) -> list[Barred]:
        """What a person would look for at the question now put and cannot choose; few games have such."""
        return []

    def board(
        self, picture: dict[str, Any], seat: int, names: list[str], lang: str, width: int, plain: bool
    ) -> list[Line]:
        """What `View.as_dict` holds as lines of text for that seat: drawn, or in plain sentences."""
        raise NotImplementedError

    def glance(self, picture: dict[str, Any], lang: str) -> str:
        """The position in a line, for when the board is not shown; only games with landmarks need one."""
        raise NotImplementedError

    # --- what follows -----------------------------------------------------------------------------------------

    @cached_property
    def folder(self) -> Path:
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    @cached_property
    def rulebook(self) -> Rulebook:
        return load_rulebook(self.folder / "rulebook.toml")

    @cached_property
    def texts(self) -> Texts:
        return Texts([self.folder])

    def new(self, seats: int | None = None, **options: str) -> State:
        """A new game; options by name, the others at their default."""
        seats = self.seat_counts[0] if seats is None else seats
        self.check_seats(seats)
        return self.start(seats, self.full_options(options))

    def check_seats(self, seats: int) -> None:
        if seats not in self.seat_counts:
            low, high = self.seat_counts[0], self.seat_counts[-1]
            raise ValueError(f"{self.name} is played by {low if low == high else f'{low} to {high}'}, not {seats}")

    def read_options(self, texts: Iterable[str]) -> dict[str, str]:
        """All options with a value each, where people have written NAME=VALUE for some."""
        chosen = {}
        for text in texts:
            name, equals, value = text.partition("=")
            if not equals:
                raise ValueError(f"an option is written NAME=VALUE, not {text!r}")
            chosen[name] = value
        return self.full_options(chosen)

    def full_options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """All options with a value each; refuses what is not offered."""
        full = {option.name: option.values[0] for option in self.options}
        for name, value in chosen.items():
            option = next((option for option in self.options if option.name == name), None)
            if option is None:
                offered = f"it has {', '.join(full)}" if full else "it has none"
                raise ValueError(f"{self.name} has no option {name!r}; {offered}")
            if value not in option.values:
                raise ValueError(f"{name} must be one of {', '.join(option.values)}, not {value!r}")
            full[name] = value
        return full

    def word(self, kind: str, value: int) -> str:
        """Seats and plain numbers are written as they are; the rest by the game."""
        if kind in ("seat", "number"):
            return str(value)
        words = self.words(kind)
        return words[value] if 0 <= value < len(words) else ""

    def read_word(self, kind: str, word: str) -> int:
        """The value a word names; ValueError when it names none."""
        if kind in ("seat", "number"):
            return int(word)
        return self.words(kind).index(word)

    def read_action(self, state: State, seat: int, text: str, lang: str = "en") -> int:
        """The action a text names, legal or not; text that names none is refused with the nearest legal ones."""
        legal = {self.action_word(state, seat, action): action for action in state.actions(seat)}
        if text in legal:
            return legal[text]
        for action in range(ACTION_LIMIT):
            if text and self.action_word(state, seat, action) == text:
                return action
        near = ", ".join(self.near(state, seat, text, lang))
        raise Illegal(
            shell_texts().say(lang, "names-no-action", said=text, near=near), self.questions[state.ask(seat)].rule
        )

    def near(self, state: State, seat: int, text: str, lang: str) -> list[str]:
        """What may have been meant, in the words of the list the person chooses from; some of it, when nothing is
        like it."""
        from difflib import get_close_matches  # only for those who mistype

        texts: dict[str, str] = {}
        for action in state.actions(seat):
            own = self.action_text(state, seat, action, lang)
            texts |= {alike(spelling): own for spelling in (own, *self.spellings(state, seat, action, lang))}
        like = get_close_matches(alike(text), texts, n=12, cutoff=0.3)
        found = list(dict.fromkeys(texts[spelling] for spelling in like))[:4]
        return found or list(dict.fromkeys(texts.values()))[:6]

    def check_text(self, state: State, seat: int, text: str, lang: str = "en") -> None:
        """Raises Illegal for a text of a plan where the game can say more than that it names no move."""

    def check(self, state: State, seat: int, action: int, lang: str = "en") -> None:
        """Raises Illegal when the action may not be taken: for callers who cannot be trusted."""
        row = state.refusal(seat, action)
        if row:
            raise self.illegal(row, lang)

    def illegal(self, row: int, lang: str = "en") -> Illegal:
        refusal = self.refusals[row]
        return Illegal(self.texts.say(lang, f"refused-{refusal.name}"), refusal.rule)

    def prompt(self, state: State, seat: int, lang: str) -> str:
        """What is asked of a seat now, or of chance."""
        return self.texts.say(lang, f"ask-{self.questions[state.ask(seat)].name}")

    def tell(self, event: Event, lang: str, names: list[str], also: tuple[int, ...] = ()) -> str:
        """An event as a sentence. `names` are those of the seats, YOU for the reader's own; every text may also use
        them as $seat0, $seat1 ... `also`: what the argument that joins neighbours holds in those told along."""
        kind = self.events[event.kind]
        said: dict[str, str | int] = {f"seat{seat}": name for seat, name in enumerate(names)}
        for position, ((name, what), value) in enumerate(zip(self.arguments[event.kind], event.args, strict=False)):
            values = (value, *also) if position == kind.joins else (value,)
            said[name] = self._argument(what, values, lang, names)
        return self.texts.say(lang, f"event-{kind.name}", **said)

    @cached_property
    def arguments(self) -> list[list[tuple[str, str]]]:
        """By row of the table of events: the name of each argument, and the kind of thing it is."""
        parted = [[arg.partition(":") for arg in kind.args] for kind in self.events]
        return [[(name, what or name) for name, _, what in args] for args in parted]

    def _argument(self, what: str, values: tuple[int, ...], lang: str, names: list[str]) -> str | int:
        if values[0] == BLANK:
            return self.texts.say(lang, f"hidden-{what}", count=len(values))
        if what == "number":
            return values[0]
        if what == "seat" and values[0] < len(names):
            return names[values[0]]
        return ", ".join(self.title(what, value, lang) for value in values)

    def state_from(self, seats: int, options: Mapping[str, str], data: bytes) -> State:
        """The state that `State.to_bytes` wrote."""
        state = self.new(seats, **options)
        state.restore(unpack(data))
        return state

    def view_from(self, seats: int, options: Mapping[str, str], data: bytes) -> View:
        """The view that `View.to_bytes` wrote."""
        seat, *numbers = unpack(data)
        return View(self.state_from(seats, options, pack(numbers)), seat)

    def mover_name(self, seat: int) -> str:
        return "chance" if seat == CHANCE else str(seat)


def shell_texts() -> Texts:
    """The texts that belong to no game."""
    return _SHELL


_SHELL = Texts([Path(__file__).parent])
