"""A table: the committed position, the plans still sealed, the record that grows."""

from __future__ import annotations

from bisect import bisect_right

from prairie.core.contract import ACTION_LIMIT, CHANCE, State, View
from prairie.core.events import Event, Log, told
from prairie.core.game import Game, shell_texts
from prairie.core.illegal import Illegal
from prairie.core.record import Record
from prairie.core.rng import Rng, entropy_rng
from prairie.core.texts import alike


class Table:
    """`state` is what everyone has committed to. While several seats owe a decision at once, their plans are kept
    per seat and enter the record in seat order when the last one is whole: nothing depends on who came first."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        players: list[str] | None = None,
        practice: bool = False,
        rng: Rng | None = None,
    ) -> None:
        self.game = game
        count = game.seat_counts[0] if seats is None else seats
        self._open(Record.begin(game, count, options, players, practice), rng)

    def _open(self, record: Record, rng: Rng | None) -> None:
        self.record = record
        self.rng = rng or entropy_rng()  # a live table's chance cannot be learnt from a seed
        self.state: State = record.replay(self.game)
        self.sealed: dict[int, list[list[int]]] = {}  # by seat: what it has submitted in the open phase
        self.decided: list[tuple[int, int]] = []  # by number: who decided what, in the order of the record
        self.moments: list[int] = []  # by number: how many events there were after that decision
        self.history: list[tuple[int, list[int]]] = self._submissions(record)  # in the order they came
        self._showing = frozenset(kind.name for kind in self.game.events if kind.reveals)
        self._own: dict[int, State] = {}  # by seat: its own position, where it has a sealed plan
        self._owed: list[int] | None = None

    def _submissions(self, record: Record) -> list[tuple[int, list[int]]]:
        """The decisions of a record, one by one: their order of arrival is not kept on disk."""
        state = record.start(self.game)
        found: list[tuple[int, list[int]]] = []
        for move in record.moves:
            for word in move.words:
                action = self.game.read_action(state, move.seat, word)
                state.apply(move.seat, action)
                found.append((move.seat, [action]))
                self._note(state, move.seat, action)
        return found

    def _note(self, state: State, seat: int, action: int) -> None:
        assert state.log is not None
        self.decided.append((seat, action))
        self.moments.append(len(state.log.events))

    @staticmethod
    def resume(game: Game, record: Record, rng: Rng | None = None) -> Table:
        """A table where a record left off."""
        record.must_match(game)
        table = Table(game, record.seats, record.options, rng=rng)
        table._open(record, rng)
        return table

    # --- what is owed, and what is seen -----------------------------------------------------------------------------

    def over(self) -> bool:
        return not self.state.deciders()

    def owed(self) -> list[int]:
        """The seats whose plan is not whole yet; [CHANCE] when a die or a card is due."""
        if self._owed is None:
            deciders = self.state.deciders()
            self._owed = [seat for seat in deciders if seat == CHANCE or self._own_state(seat).owes(seat)]
        return list(self._owed)

    def _own_state(self, seat: int) -> State:
        """The committed position with this seat's own sealed plan carried out, and nobody else's. Not to be changed."""
        if not self.sealed.get(seat):
            return self.state
        own = self._own.get(seat)
        if own is None:
            own = self.state.clone()
            for submitted in self.sealed[seat]:
                for action in submitted:
                    own.apply(seat, action)
            self._own[seat] = own
        return own

    def _forget(self) -> None:
        """What follows from the position and the sealed plans, once one of them has changed."""
        self._own = {}
        self._owed = None

    def view(self, seat: int) -> View:
        """What a seat, or SPECTATOR, knows; its own sealed plan included."""
        return self._own_state(seat).view(seat)

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What that seat may read of the log, from the event of that number on."""
        return [event for event in (told(e, self.game.events, seat) for e in self._log().events[since:]) if event]

    def _log(self) -> Log:
        assert self.state.log is not None
        return self.state.log

    def state_at(self, number: int) -> State:
        """The committed position after so many decisions."""
        state = self.record.start(self.game)
        for seat, action in self.decided[:number]:
            state.apply(seat, action)
        return state

    def number_of(self, event: int) -> int:
        """The number of the decision that led to an event."""
        return bisect_right(self.moments, event) + 1

    # --- deciding ---------------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Chance draws until a seat must decide."""
        while self.state.decider() == CHANCE:
            self._enter(CHANCE, [int(self.state.chance(self.rng))])

    def read_outcome(self, texts: list[str], lang: str = "en") -> int:
        """The one chance outcome that a text names."""
        if len(texts) != 1:
            raise Illegal(shell_texts().say(lang, "plan-too-long", rest=" ".join(texts[1:])))
        return self._named(self.state, CHANCE, texts[0], lang)

    def draw(self, outcome: int, lang: str = "en") -> None:
        """A chance outcome that came about at a real table: rolled or drawn there, and typed in."""
        self.game.check(self.state, CHANCE, outcome, lang)
        self._enter(CHANCE, [outcome])

    def read_plan(self, seat: int, texts: list[str], lang: str = "en") -> list[int]:
        """The actions that some texts name, in whatever order they were given; Illegal when one cannot be taken."""
        return [action for action, _ in self._read(seat, texts, lang)]

    def take(self, seat: int, texts: list[str], lang: str = "en") -> list[str]:
        """Takes a plan that was written or said whole, or refuses it whole with Illegal: `read_plan` and `submit` with
        one trial for both. Returns it in the game's notation."""
        steps = self._read(seat, texts, lang)
        if steps:
            self._enter(seat, [action for action, _ in steps])
        return [word for _, word in steps]

    def _read(self, seat: int, texts: list[str], lang: str) -> list[tuple[int, str]]:
        """Actions that may be taken one after the other, each with its notation."""
        scratch = self._trial(seat)
        for text in texts:
            self.game.check_text(scratch, seat, text, lang)
        left = list(texts)
        plan: list[tuple[int, str]] = []
        while left:
            self._refuse_foresight(scratch, lang)
            text = self._next_text(scratch, seat, left, lang)
            try:
                action = self._named(scratch, seat, text, lang)
                self.game.check(scratch, seat, action, lang)
            except Illegal as illegal:
                raise Illegal(illegal.why, illegal.rule, text) from illegal
            plan.append((action, self.game.action_word(scratch, seat, action)))
            scratch.apply(seat, action)
            left.remove(text)
            if left and not scratch.owes(seat):
                raise Illegal(shell_texts().say(lang, "plan-too-long", rest=" ".join(left)))
        return plan

    def _next_text(self, scratch: State, seat: int, left: list[str], lang: str) -> str:
        """The one of the texts that can be taken now, exact notation first; the first of all, to be refused, when
        none can."""
        if self.game.questions[scratch.ask(seat)].rising:
            return min(left, key=lambda text: self._named(scratch, seat, text, lang))
        if len(left) == 1:
            return left[0]
        legal = scratch.actions(seat)
        exact = {self.game.action_word(scratch, seat, action) for action in legal}
        for text in left:
            if text in exact:
                return text
        spelt = {alike(text) for action in legal for text in self.game.spellings(scratch, seat, action, lang)}
        return next((text for text in left if alike(text) in spelt), left[0])

    def _named(self, scratch: State, seat: int, text: str, lang: str) -> int:
        """The action a person means, legal or not: by its notation or any other spelling, in any case."""
        said = alike(text)
        legal = scratch.actions(seat)
        for action in legal:
            if self.game.action_word(scratch, seat, action) == text:
                return action
        legal_first: list[int] = legal + list(range(ACTION_LIMIT))
        for action in legal_first:
            if said in (alike(spelling) for spelling in self.game.spellings(scratch, seat, action, lang)):
                return int(action)
        return self.game.read_action(scratch, seat, text, lang)

    def ahead(self, seat: int, plan: list[int]) -> State | None:
        """The seat's own position after some legal steps, if the next one belongs to the same plan; None when the plan
        is whole, or when something hidden is shown first."""
        trial = self._trial(seat)
        name = self.game.questions[trial.ask(seat)].plan
        for action in plan:
            trial.apply(seat, action)
        shown = trial.log is not None and any(self.game.events[event.kind].reveals for event in trial.log.events)
        if shown or not name or not trial.owes(seat) or self.game.questions[trial.ask(seat)].plan != name:
            return None
        return trial

    def completes(self, seat: int, plan: list[int]) -> bool:
        """Whether a legal plan would leave nothing more to decide for this seat: the last moment to think again."""
        own = self._own_state(seat).clone()
        for action in plan:
            own.apply(seat, action)
        return not own.owes(seat)

    def planned(self, seat: int, lang: str = "en") -> list[str]:
        """What a seat has submitted in the open phase, as it would write it."""
        own = self.state.clone()
        words: list[str] = []
        for submitted in self.sealed.get(seat, []):
            for action in submitted:
                words.append(self.game.action_text(own, seat, action, lang))
                own.apply(seat, action)
        return words

    def notation(self, seat: int, plan: list[int]) -> list[str]:
        """A plan that this seat could submit now, in the game's notation."""
        own = self._own_state(seat).clone()
        words: list[str] = []
        for action in plan:
            words.append(self.game.action_word(own, seat, action))
            own.apply(seat, action)
        return words

    def submit(self, seat: int, plan: list[int], lang: str = "en") -> None:
        """Takes a plan of small actions whole, or refuses it whole with Illegal."""
        self.check(seat, plan, lang)
        if plan:
            self._enter(seat, plan)

    def check(self, seat: int, plan: list[int], lang: str = "en") -> None:
        """Raises Illegal when a plan could not be submitted now."""
        trial = self._trial(seat)
        for action in plan:
            self._refuse_foresight(trial, lang)
            self.game.check(trial, seat, action, lang)
            trial.apply(seat, action)

    def _trial(self, seat: int) -> State:
        """A copy of the seat's own position that notes what happens in it."""
        trial = self._own_state(seat).clone()
        trial.log = Log()
        return trial

    def _refuse_foresight(self, trial: State, lang: str) -> None:
        """Once something hidden is shown, the rest is decided afterwards: a plan that went on, and was refused or not,
        would tell what it shows without its being played."""
        if trial.log is not None and any(self.game.events[event.kind].reveals for event in trial.log.events):
            raise Illegal(shell_texts().say(lang, "shown-first"))

    def again(self, seat: int, words: list[str]) -> None:
        """A submission this table took before, or a chance result, from where it was kept; checked like a new one."""
        trial = self._own_state(seat).clone()
        plan: list[int] = []
        for word in words:
            action = self.game.read_action(trial, seat, word)
            self.game.check(trial, seat, action)
            trial.apply(seat, action)
            plan.append(action)
        self._enter(seat, plan)

    def _enter(self, seat: int, plan: list[int]) -> None:
        self._forget()
        self.history.append((seat, plan))
        if len(self.state.deciders()) > 1:
            self.sealed.setdefault(seat, []).append(plan)
            self._close_phase()
        else:
            for action in plan:
                self._play(seat, action)

    def _play(self, seat: int, action: int) -> None:
        self.record.play(self.game, self.state, seat, action)
        self._note(self.state, seat, action)

    def _close_phase(self) -> None:
        """When every plan is whole, they enter the record in seat order."""
        if self.owed():
            return
        plans, self.sealed = self.sealed, {}
        for seat in sorted(plans):
            for submitted in plans[seat]:
                for action in submitted:
                    self._play(seat, action)
        self._forget()

    # --- undo -------------------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """A sealed plan can always be taken back; a committed decision only while it is the last thing that
        happened and has shown nobody anything. At a practice table everything can."""
        if self.sealed.get(seat) or (self.record.practice and any(who == seat for who, _ in self.history)):
            return True
        if not self.record.moves or self.sealed:
            return False
        last = self.record.moves[-1]
        return last.seat == seat and not any(event.split()[2] in self._showing for event in last.events)

    def undo(self, seat: int, lang: str = "en") -> None:
        """Takes back the seat's last submission, and whatever came after it; sealed plans of others stay."""
        if not self.can_undo(seat):
            raise Illegal(shell_texts().say(lang, "cannot-undo"))
        at = max(i for i, (who, _) in enumerate(self.history) if who == seat)
        if self.sealed.get(seat):
            kept = self.history[:at] + self.history[at + 1 :]
        else:
            kept = self.history[:at]
        old = self.record
        self.record = Record.begin(self.game, old.seats, old.options, old.players, old.practice)
        self.state = self.record.start(self.game)
        self.sealed = {}
        self._forget()
        self.history = []
        self.decided = []
        self.moments = []
        for who, plan in kept:
            self._enter(who, plan)
