"""A game from the first question to the last: whose turn it is at the screen, what they see, what they answer."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from prairie.core.chronicle import Told, chronicle
from prairie.core.contract import CHANCE, SPECTATOR, View
from prairie.core.illegal import Illegal
from prairie.core.texts import alike
from prairie.tables.table import Table
from prairie.terminal.advice import SECONDS, advised
from prairie.terminal.asking import Choices, needs_confirming, understand
from prairie.terminal.explaining import find_rule, show_rule
from prairie.terminal.interrupts import Interrupts
from prairie.terminal.keeping import CannotKeep, Keeper, is_taken
from prairie.terminal.players import HUMAN, Seated, display_names, names_for
from prairie.terminal.screen import Screen
from prairie.terminal.voice import TEXTS
from prairie.workers.worker import Worker

# Answers to "Is this your plan?", in both languages, whichever is spoken.
ACCEPTING = ("", "1", "y", "yes", "o", "oui", "ok")
DECLINING = ("2", "n", "no", "non")


class Quit(Exception):
    """Somebody leaves the table."""


@dataclass
class Manner:
    """How a session speaks."""

    lang: str
    rules: bool = False  # name the rule of every line of news
    stepwise: bool = False  # when only computers play: wait for a key between two boards
    companion: bool = False  # a real table stands beside: its dice and draws are typed in


class Session:
    def __init__(
        self,
        table: Table,
        players: list[Seated],
        minds: dict[int, Worker],
        screen: Screen,
        keeper: Keeper,
        manner: Manner,
        interrupts: Interrupts,
    ) -> None:
        self.table = table
        self.game = table.game
        self.players = players
        self.minds = minds
        self.screen = screen
        self.keeper = keeper
        self.manner = manner
        self.interrupts = interrupts
        self.people = [seat for seat, player in enumerate(players) if player.kind == HUMAN]
        self.at_screen = self.people[0] if len(self.people) == 1 else SPECTATOR  # who is looking
        self.told: dict[int, int] = {}  # by reader: how many events they have been told
        self.explained = False
        self.seen = ""  # the last glance at the position
        self.shown = False  # whether the board was ever seen
        self.just_asked = False  # nothing has been shown since the question

    # --- the course of a game -----------------------------------------------------------------------------------

    def run(self) -> None:
        self.keep()
        if self.table.record.practice:
            self.say("practice", "note")
        while True:
            if self.manner.companion:
                self.real_chance()
            else:
                with self.interrupts.held():
                    self.table.settle()
                    self.keep()
            owed = self.table.owed()
            if not owed:
                break
            person = next((seat for seat in owed if seat in self.people), None)
            if person is None:
                self.computers(owed)
            else:
                self.person(person)
        self.finish()

    def computers(self, owed: list[int]) -> None:
        if not self.people:
            self.watch()
        for seat in owed:
            mind = self.minds[seat]
            before = mind.fallbacks
            action = mind.decide(self.table.view(seat))
            if mind.fallbacks > before:
                self.say("agent-failed", "bad", name=self.names(self.at_screen)[seat])
            self.submit(seat, [action])

    # --- beside a real table ------------------------------------------------------------------------------------

    def real_chance(self) -> None:
        """Asks for every die and draw of the real table, until a seat must decide."""
        reader = self.at_screen
        while self.table.owed() == [CHANCE]:
            self.news(reader)
            known = self.table.view(reader).known
            choices = Choices(self.game, known, CHANCE, self.manner.lang, self.names(reader))
            self.screen.say(self.game.prompt(known, CHANCE, self.manner.lang), "title")
            choices.show(self.screen)
            self.real_outcome(reader, choices)

    def real_outcome(self, reader: int, choices: Choices) -> None:
        while True:
            said = understand(self.screen.ask(), choices.spellings)
            if said.command == "undo":
                self.undo(reader)
                return
            if said.command == "board":
                self.board(reader)
            elif said.command != "move":
                self.command(reader, self.table.view(reader), said.command, said.rest)
            else:
                try:
                    outcome = self.table.read_outcome(choices.texts(said.rest), self.manner.lang)
                    with self.interrupts.held():
                        self.table.draw(outcome, self.manner.lang)
                        self.keep()
                    return
                except Illegal as illegal:
                    self.refused(illegal)

    def submit(self, seat: int, plan: list[int]) -> None:
        with self.interrupts.held():
            self.table.submit(seat, plan, self.manner.lang)
            self.keep()

    def keep(self) -> None:
        self.keeper.keep(self.table.record)

    # --- what is shown ------------------------------------------------------------------------------------------

    def say(self, text: str, style: str = "", **args: str | int) -> None:
        self.screen.say(TEXTS.say(self.manner.lang, text, **args), style)

    def names(self, reader: int) -> list[str]:
        return names_for(self.players, reader, self.manner.lang)

    def lines(self, reader: int, since: int = 0) -> list[Told]:
        return chronicle(self.game, self.table.events(reader, since), self.manner.lang, self.names(reader))

    def news(self, reader: int, since: int | None = None) -> list[Told]:
        """Tells a reader what has happened since they were last told."""
        log = self.table.state.log
        happened = len(log.events) if log is not None else 0
        start = min(self.told.get(reader, 0) if since is None else since, happened)
        self.told[reader] = happened
        lines = self.lines(reader, start)
        for line in lines:
            self.tell(line, self.manner.rules)
        return lines

    def tell(self, line: Told, with_rule: bool) -> None:
        self.screen.say(f"{line.text}  [{line.rule}]" if with_rule else line.text)

    def board(self, reader: int) -> None:
        self.shown = True
        picture = self.table.view(reader).as_dict()
        screen = self.screen
        lines = self.game.board(picture, reader, self.names(reader), self.manner.lang, screen.width, screen.plain)
        if not screen.plain:
            screen.say()
        screen.show(lines)

    def worth_a_board(self, lines: list[Told]) -> bool:
        """Whether something happened after which a reader wants to see the whole position."""
        landmarks = self.game.landmarks
        return any(line.name in landmarks for line in lines) if landmarks else bool(lines)

    def glance(self, reader: int) -> None:
        """The position in a line, when it is another than the last one."""
        seen = self.game.glance(self.table.view(reader).as_dict(), self.manner.lang)
        if seen != self.seen:
            self.screen.say(seen, "note")
        self.seen = seen

    def watch(self) -> None:
        """For those who watch: what happened, and the board, whenever something has."""
        if not self.worth_a_board(self.news(SPECTATOR)):
            return
        self.board(SPECTATOR)
        if self.manner.stepwise:
            self.say("go-on", "note")
            if understand(self.screen.ask()).command == "quit":
                raise Quit

    def finish(self) -> None:
        """The last news, where the points come from, and who has won."""
        reader = self.at_screen if len(self.people) == 1 else SPECTATOR
        if len(self.people) > 1:
            self.screen.clear()
        self.news(reader, self.told.get(self.at_screen, 0))
        self.board(reader)
        self.result(reader)
        self.say("saved", "note", file=str(self.keeper.path))

    def result(self, reader: int) -> None:
        outcome = self.table.view(SPECTATOR).known.outcome()
        names = display_names(self.players, self.manner.lang)
        why = f"{self.game.texts.say(self.manner.lang, outcome.why)} [{outcome.rule}]"
        if not outcome.winners and len(self.players) == 1:  # who plays alone and does not win has lost
            self.say("result-lost", "title", who=self.names(reader)[0], why=why)
            return
        won_alone = outcome.winners == (reader,)
        winners = (
            [TEXTS.say(self.manner.lang, "result-you")] if won_alone else [names[seat] for seat in outcome.winners]
        )
        you = "yes" if won_alone else "no"
        self.say("result", "title", count=len(winners), winners=", ".join(winners), you=you, why=why)

    # --- a person at the screen ---------------------------------------------------------------------------------

    def hand_over(self, seat: int) -> None:
        """Nothing secret stays on the screen, and nothing new appears, until the right person sits before it."""
        self.screen.clear()
        self.say("hand-over", "title", name=display_names(self.players, self.manner.lang)[seat])
        self.screen.ask("")
        self.screen.clear()
        self.at_screen = seat

    def person(self, seat: int) -> None:
        """Asks until the table wants something else of this seat or of another."""
        new_here = self.at_screen != seat
        if new_here:
            self.hand_over(seat)
        lines = self.news(seat)
        if new_here or not self.shown or self.worth_a_board(lines):
            self.board(seat)
        elif lines:
            self.glance(seat)
        while seat in self.table.owed():
            if self.decision(seat):
                return

    def decision(self, seat: int) -> bool:
        """One question put and answered; whether the table must look again who owes what."""
        view = self.table.view(seat)
        choices = Choices(self.game, view.known, seat, self.manner.lang, self.names(seat))
        self.question(seat, view, choices)
        while True:
            said = understand(self.screen.ask(), choices.spellings)
            if said.command == "move":
                return self.move(seat, view, choices, said.rest)
            if said.command == "undo":
                return self.undo(seat)
            if said.command == "board":
                self.board(seat)
                self.question(seat, view, choices)
            else:
                self.command(seat, view, said.command, said.rest)

    def question(self, seat: int, view: View, choices: Choices) -> None:
        if planned := self.table.planned(seat, self.manner.lang):
            self.say("your-plan", "plan", plan=" ".join(planned))
        self.screen.say(self.game.prompt(view.known, seat, self.manner.lang), "title")
        choices.show(self.screen)
        self.just_asked = True
        if not self.explained:
            how = "how-to-answer" if choices.by_number else "how-to-answer-by-word"
            self.say(how, "note", example=choices.words[0])
            self.explained = True

    def move(self, seat: int, view: View, choices: Choices, line: str) -> bool:
        try:
            plan = self.table.read_plan(seat, choices.texts(line), self.manner.lang)
            if needs_confirming(self.table, seat, view, plan) and not self.confirmed(seat, choices, plan):
                return False
            self.submit(seat, plan)
        except Illegal as illegal:
            self.refused(illegal)
            return False
        return seat not in self.table.owed() or not self.table.planned(seat)

    def refused(self, illegal: Illegal) -> None:
        rule = f"  [{illegal.rule}]" if illegal.rule else ""
        self.screen.say(f"✗ {illegal.why}{rule}", "bad")

    def confirmed(self, seat: int, choices: Choices, plan: list[int]) -> bool:
        """The plan is whole: the last moment to think again."""
        last = choices.words[choices.actions.index(plan[0])]
        self.say("your-plan", "plan", plan=" ".join([*self.table.planned(seat, self.manner.lang), last]))
        self.say("seal-or-not", "title")
        for number, text in enumerate(("seal-it", "take-back"), 1):
            self.screen.say(f"{number}. {TEXTS.say(self.manner.lang, text)}")
        while True:
            said = self.screen.ask()
            command, rest = understand(said)
            if alike(said) in ACCEPTING:
                return True
            if alike(said) in DECLINING or command == "undo":
                return False
            if command == "quit":
                raise Quit
            if command == "explain":
                self.explain(self.table.view(seat), rest)
            self.say("seal-how", "note")

    def undo(self, seat: int) -> bool:
        if all(who != seat for who, _ in self.table.history):
            self.say("nothing-to-undo", "bad")
            return False
        try:
            with self.interrupts.held():
                self.table.undo(seat, self.manner.lang)
                self.keep()
        except Illegal as illegal:
            self.refused(illegal)
            return False
        self.say("taken-back", "note")
        self.board(seat)
        return True

    def command(self, seat: int, view: View, command: str, rest: str) -> None:
        if command == "help":
            mover = seat if view.owes() else CHANCE
            example = self.game.action_text(view.known, mover, view.known.actions(mover)[0], self.manner.lang)
            self.say("help", rule=self.game.questions[view.known.ask(mover)].rule, example=example)
        elif command == "log":
            self.log(seat)
        elif command == "explain":
            self.explain(view, rest)
        elif command == "hint":
            self.hint(view)
        elif command == "save":
            self.save(rest)
        elif command == "quit":
            raise Quit
        self.just_asked = False

    def log(self, seat: int) -> None:
        lines = self.lines(seat)
        for line in lines:
            self.tell(line, with_rule=True)
        if not lines:
            self.say("log-empty")

    def explain(self, view: View, said: str) -> None:
        asked = view.known.ask(view.seat if view.owes() else CHANCE)
        rule = find_rule(self.game, said or self.game.questions[asked].rule)
        if rule is not None:
            show_rule(self.game, rule, self.screen, self.manner.lang)
            return
        hint, offered = self.game.hint(said, self.manner.lang), self.offered(view, said)
        told = [text for text in (hint if hint not in offered else "", offered) if text]
        for text in told:
            self.screen.say(text)
        if not told:
            self.say("no-such-rule", "bad", said=said)

    def offered(self, view: View, said: str) -> str:
        """What a choice now offered is, by one of its names."""
        mover = view.seat if view.owes() else CHANCE
        return Choices(self.game, view.known, mover, self.manner.lang, self.names(view.seat)).explained(said)

    def hint(self, view: View) -> None:
        """What a search would do, how it values it, and the two next best; from this seat's view alone."""
        if not view.owes():
            self.say("hint-nothing")
            return
        if len(view.actions()) > 1:
            self.say("hint-thinking", "note")
        try:
            best, *others = advised(self.game, view, self.names(view.seat), SECONDS, self.manner.lang)
        except Exception:  # a mistake of the search must not end a game
            self.say("hint-failed", "bad")
            return
        if not self.just_asked:
            self.screen.say(self.game.prompt(view.known, view.seat, self.manner.lang), "title")
        self.screen.say(best, "title")
        for other in others:
            self.screen.say(other)

    def save(self, file: str) -> None:
        keeper = Keeper(Path(file)) if file else self.keeper
        if file and is_taken(keeper.path, self.keeper.path):
            self.say("save-taken", "bad", file=file)
            return
        try:
            keeper.kept = ""
            keeper.keep(self.table.record)
        except CannotKeep as error:
            self.screen.say(f"✗ {error}", "bad")
            return
        self.say("saved", "note", file=str(keeper.path))
