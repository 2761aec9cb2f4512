"""What a reader is sent: the view of their seat, in their language, and nothing that is not in it."""

from __future__ import annotations

from prairie.core.contract import State, View
from prairie.core.game import YOU, Game
from prairie.core.spans import text_of
from prairie.server.computers import level_title
from prairie.server.messages import (
    ActionInfo,
    BarredInfo,
    Body,
    ClockInfo,
    PaceInfo,
    PlannedInfo,
    QuestionInfo,
    Result,
    SeatInfo,
    Summary,
)
from prairie.server.refusing import TEXTS
from prairie.server.storage.store import Opened
from prairie.tables.journal import COMPUTER, OPEN, PERSON, Sat
from prairie.tables.plans import Step
from prairie.tables.sitting import Sitting

RECORDED = "recorded"


def name_of(sat: Sat, seat: int, seats: list[Sat], lang: str) -> str:
    if sat.name:
        return sat.name
    if sat.kind != COMPUTER:
        return TEXTS.say(lang, "player", number=seat + 1)
    title = level_title(sat.level, lang)
    alike = sum(1 for other in seats if other.kind == COMPUTER and other.level == sat.level)
    letter = chr(ord("A") + seat)  # not a number: levels have one already
    return TEXTS.say(lang, "numbered", name=title, letter=letter) if alike > 1 else title


def names_of(sitting: Sitting, lang: str) -> list[str]:
    """What each seat is called."""
    if sitting.header.recorded:
        return [name.removeprefix("human ").strip() or name for name in sitting.header.recorded]
    return [name_of(sat, seat, sitting.seats, lang) for seat, sat in enumerate(sitting.seats)]


def names_for(sitting: Sitting, seat: int, lang: str) -> list[str]:
    """The same as one reader hears it: their own seat is "you"."""
    names = names_of(sitting, lang)
    if seat >= 0:
        names[seat] = YOU
    return names


# --- the summary ----------------------------------------------------------------------------------------------------


def summary(opened: Opened, sitting: Sitting, present: set[int], lang: str) -> Summary:
    header = sitting.header
    table = sitting.table
    owed = sitting.owed()
    names = names_of(sitting, lang)
    return Summary(
        id=opened.id,
        game=header.game,
        options=header.options,
        rules=header.rules,
        data=header.data,
        status=sitting.status,
        public=opened.public,
        practice=header.practice,
        clock=PaceInfo(header.pace.seconds, header.pace.increment) if header.pace else None,
        number=len(table.decided) if table is not None else sitting.told().decisions,
        created=opened.created,
        changed=sitting.changed,
        rematch=sitting.rematch or None,
        playable=table is not None,
        seats=[seat_info(sitting, seat, names[seat], seat in present, owed) for seat in range(header.seats)],
    )


def seat_info(sitting: Sitting, seat: int, name: str, present: bool, owed: list[int]) -> SeatInfo:
    sat = sitting.seats[seat]
    clock = sitting.clock
    return SeatInfo(
        seat=seat,
        kind=RECORDED if sitting.header.recorded else sat.kind,
        name="" if sat.kind == OPEN and not sitting.header.recorded else name,
        level=sat.level or None,
        present=present or sat.kind == COMPUTER,
        owes=seat in owed,
        sealed=sitting.sealed(seat),
        clock=ClockInfo(clock.left[seat], clock.since[seat]) if clock is not None else None,
    )


# --- the view -------------------------------------------------------------------------------------------------------


def action_info(game: Game, step: Step, seat: int, lang: str, names: list[str]) -> ActionInfo:
    return ActionInfo(*game.offer(step.state, seat, step.action, lang, names))


def question_info(game: Game, view: View, lang: str) -> QuestionInfo | None:
    if not view.owes():
        return None
    question = game.questions[view.ask()]
    prompt = game.prompt(view.known, int(view.seat), lang)
    return QuestionInfo(question.name, question.rule, question.plan, question.rising, prompt)


def planned(sitting: Sitting, seat: int, lang: str) -> list[PlannedInfo]:
    """The seat's own plan, sealed so far."""
    table = sitting.table
    if table is None or seat < 0 or not table.sealed.get(seat):
        return []
    own: State = table.state.clone()
    found = []
    for submitted in table.sealed[seat]:
        for action in submitted:
            word = table.game.action_word(own, seat, action)
            found.append(PlannedInfo(word, table.game.action_text(own, seat, action, lang)))
            own.apply(seat, action)
    return found


def result_of(game: Game, view: View, names: list[str], lang: str) -> Result:
    outcome = view.known.outcome()
    alone = [names[seat] for seat in outcome.winners] == [YOU]
    winners = [TEXTS.say(lang, "result-you") if names[seat] == YOU else names[seat] for seat in outcome.winners]
    why = game.texts.say(lang, outcome.why)
    you = "yes" if alone else "no"
    said = TEXTS.say(lang, "result", count=len(winners), winners=", ".join(winners), you=you, why=why)
    return Result(list(outcome.winners), why, outcome.rule, said)


def eyes_allowed(status: str, seats: int, seat: int) -> list[int | None]:
    """Through whose eyes a reader may look back: anyone's when nothing is hidden from them any more."""
    if status in ("over", "record"):
        return [None, *range(seats)]
    return [None] if seat < 0 else [seat, None]


Grounds = tuple[str, list[list[int]], bool]


class Look:
    """What a seat sees: now, or at a moment of the past."""

    def __init__(self, sitting: Sitting, seat: int, number: int | None = None) -> None:
        self.sitting = sitting
        self.seat = seat
        self.number = number
        self.view: View | None = None  # where the rules are not ours there is none
        self.at = ""
        self.undo = False
        self.is_person = seat >= 0 and sitting.seats[seat].kind == PERSON
        table = sitting.table
        if table is not None:
            self.view = table.view(seat) if number is None else table.state_at(number).view(seat)
            self.at = self.view.digest()
            self.undo = number is None and self.is_person and table.can_undo(seat)

    def grounds(self) -> Grounds:
        """With a summary and a language, all that the body of a view of now is made from."""
        table = self.sitting.table
        return self.at, [] if table is None else list(table.sealed.get(self.seat, ())), self.undo


def body(about: Summary, look: Look, lang: str, text: bool) -> Body:
    """A view but for its log; `about` is the summary in the reader's language."""
    sitting, seat, view = look.sitting, look.seat, look.view
    names = names_for(sitting, seat, lang)
    shown = Body(
        type="view",
        table=about,
        lang=lang,
        seat=seat if seat >= 0 else None,
        at=look.at,
        number=about.number if look.number is None else look.number,
        picture=None,
        question=None,
        actions=[],
        barred=[],
        planned=[],
        undo=False,
        names=names,
        scores=[],
        result=None,
        seats_allowed=eyes_allowed(about.status, sitting.header.seats, seat),
        board=None,
    )
    table = sitting.table
    if table is None or view is None:
        return shown
    game = table.game
    shown.picture = view.as_dict()
    shown.scores = list(view.known.scores())
    if look.number is None:
        if look.is_person and about.status == "playing" and view.owes():
            shown.question = question_info(game, view, lang)
            steps = [Step(view.known, action) for action in view.actions()]
            shown.actions = [action_info(game, step, seat, lang, names) for step in steps]
            shown.barred = [BarredInfo(*one) for one in game.barred(view.known, seat, lang)]
        shown.planned = planned(sitting, seat, lang)
        shown.undo = look.undo
    if not view.known.deciders():
        shown.result = result_of(game, view, names, lang)
    if text:
        lines = game.board(shown.picture, seat, names, lang, 80, True)
        shown.board = [text_of(line).rstrip() for line in lines]
    return shown
