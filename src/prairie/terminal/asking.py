"""One decision asked of a person: the choices, what they type, and what it means."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from prairie.core.contract import State, View
from prairie.core.game import Game
from prairie.core.spans import Span, flowing, wrapped
from prairie.core.texts import alike
from prairie.tables.table import Table
from prairie.terminal.screen import Screen
from prairie.terminal.voice import TEXTS

# Commands in both languages, whichever is spoken: nobody should have to guess.
COMMANDS = {
    "help": ("help", "aide", "h"),
    "board": ("board", "plateau", "b", "p"),
    "log": ("log", "journal", "l", "j"),
    "hint": ("hint", "conseil", "indice"),
    "undo": ("undo", "annuler", "u", "a"),
    "save": ("save", "sauver", "s"),
    "quit": ("quit", "quitter", "exit", "q"),
}
_BY_WORD = {word: command for command, words in COMMANDS.items() for word in words}


class Said(NamedTuple):
    """What a person typed: a command and the rest of the line, or a move."""

    command: str  # a key of COMMANDS, "explain", "move", or "" for an empty line
    rest: str


def understand(line: str, answers: Collection[str] = ()) -> Said:
    """A command, unless the line is one of the answers: the letter of a choice is that choice."""
    if not line.strip():
        return Said("", "")
    first, rest = [*line.split(maxsplit=1), ""][:2]
    if alike(line) in answers:
        return Said("move", line)
    if line.startswith("?"):
        return Said("explain", line[1:].strip())
    command = _BY_WORD.get(alike(first))
    if command is not None and (not rest or command == "save"):
        return Said(command, rest.strip())
    return Said("move", line)


def whole_set(game: Game, known: State, seat: int) -> list[int]:
    """What may be answered now; of a plan that is a set, all that may still belong to it, whatever its order."""
    found = known.actions(seat)
    question = known.ask(seat)
    if not game.questions[question].rising:
        return found
    ahead = known.clone()
    while ahead.owes(seat) and ahead.ask(seat) == question:
        found += [action for action in ahead.actions(seat) if action not in found]
        ahead.apply(seat, ahead.actions(seat)[0])
    return found


class Choices:
    """The legal actions of the moment, as a person may name them: those of a seat, or the outcomes of chance."""

    def __init__(self, game: Game, known: State, seat: int, lang: str, names: list[str]) -> None:
        self.game = game
        self.lang = lang
        self.names = names
        self.known = known
        self.seat = seat
        self.actions = whole_set(game, known, seat)
        self.kind = game.questions[known.ask(seat)].kind
        self.words = [game.action_text(self.known, self.seat, action, lang) for action in self.actions]
        spelt = [game.spellings(self.known, self.seat, action, lang) for action in self.actions]
        self.spellings = {alike(text) for texts in spelt for text in texts}
        self.by_number = not any(text.isdecimal() for text in self.spellings)

    def show(self, screen: Screen) -> None:
        """A line of numbered choices, or one line each where they need it; in plain text always one line each, with all
        there is to know."""
        if screen.plain:
            screen.say(TEXTS.say(self.lang, "choices"))
            for number in range(1, len(self.actions) + 1):
                screen.say((f"{number}. " if self.by_number else "") + self.told(number))
            self.show_barred(screen)
        elif self.kind in self.game.told_at_length:
            for number in range(1, len(self.actions) + 1):
                mark = f" {number} " if self.by_number else " "
                head, *rest = wrapped(self.told(number), screen.width - len(mark) - 1)
                screen.show([[Span(mark), *head], *([Span(" " * len(mark)), *line] for line in rest)])
        else:
            self.show_in_a_row(screen)

    def told(self, number: int) -> str:
        """A choice as it is typed and what it is, said once where the one begins with the other."""
        word = self.words[number - 1]
        told = self.game.choice(self.known, self.seat, self.actions[number - 1], self.lang, self.names)
        begins = told.startswith(word) and not told[len(word) : len(word) + 1].isalnum()
        return told if begins else TEXTS.say(self.lang, "choice", action=word, told=told)

    def show_in_a_row(self, screen: Screen) -> None:
        listed = []
        for number, action in enumerate(self.actions, 1):
            label = self.game.label(self.known, self.seat, action, self.lang, self.names)
            listed.append(f"{number} {label}" if self.by_number else label)
        screen.show([Span(" "), *line] for line in flowing(listed, screen.width - 2, "   "))

    def show_barred(self, screen: Screen) -> None:
        """What one would look for and cannot do now, each with its reason."""
        for one in self.game.barred(self.known, self.seat, self.lang):
            screen.say(TEXTS.say(self.lang, "not-now", label=one.label, why=one.why, rule=one.rule))

    def texts(self, line: str) -> list[str]:
        """The words of a line, numbers turned into what they stand for in the list; a line that is all one choice, as
        the list names it in several words, is that choice."""
        for number, action in enumerate(self.actions, 1):
            if alike(line) in map(alike, self.names_of(number)):
                return [self.game.word(self.kind, action)]
        found = []
        for word in line.replace(",", " ").split():
            at = int(word) - 1 if self.by_number and word.isdecimal() else -1
            found.append(self.game.word(self.kind, self.actions[at]) if 0 <= at < len(self.actions) else word)
        return found

    def names_of(self, number: int) -> list[str]:
        """A choice as a list may show it: in a row, in a line of its own, or by its title."""
        action = self.actions[number - 1]
        label = self.game.label(self.known, self.seat, action, self.lang, self.names)
        title = [self.game.title(self.kind, action, self.lang)] if self.kind not in ("seat", "number") else []
        return [label, *title, self.told(number)]

    def explained(self, said: str) -> str:
        """What a choice that is offered is, by its number or any of its names; "" for anything else, and where there is
        no more to say than its name."""
        if self.by_number and said.isdecimal() and 0 < int(said) <= len(self.actions):
            return self.told(int(said))
        for number, action in enumerate(self.actions, 1):
            spelt = (*self.game.spellings(self.known, self.seat, action, self.lang), *self.names_of(number))
            if alike(said) in map(alike, spelt):
                told = self.game.choice(self.known, self.seat, action, self.lang, self.names)
                return "" if alike(told) == alike(said) else told
        return ""


def needs_confirming(table: Table, seat: int, view: View, plan: list[int]) -> bool:
    """A plan made step by step is shown once whole before it is sealed; one typed in one line speaks for itself."""
    in_steps = len(plan) == 1 and table.game.questions[view.ask()].plan != "" and bool(table.planned(seat))
    return in_steps and table.completes(seat, plan)
