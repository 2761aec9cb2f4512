"""What a seat may do at its table, whichever way the request came: decide, try, take back, ask, talk, look back."""

from __future__ import annotations

import time
from collections.abc import Callable

from prairie.core.contract import SPECTATOR, View
from prairie.core.game import Game
from prairie.core.illegal import Illegal
from prairie.core.spans import Line
from prairie.server import showing
from prairie.server.computers import Thought, level_title, levels
from prairie.server.house import House
from prairie.server.live import Live, encode, whole
from prairie.server.logbook import Logbook
from prairie.server.messages import Decision, HintInfo, LogPart, TrialInfo
from prairie.server.refusing import (
    TEXTS,
    RefusedByRules,
    StaleView,
    not_allowed,
    not_found,
    refused,
)
from prairie.tables import turning
from prairie.tables.journal import PERSON, Entry
from prairie.tables.plans import Planner
from prairie.tables.sitting import Sitting
from prairie.tables.table import Table
from prairie.tables.turning import TurningPoint


def playable(sitting: Sitting, seat: int) -> Table:
    """The table, for a seat that may act at it."""
    if sitting.table is None:
        raise refused("other-rules")
    if seat < 0:
        raise not_allowed("seat-needed")
    if sitting.header.recorded or not sitting.begun:
        raise refused("not-playing")
    if sitting.seats[seat].kind != PERSON:
        raise refused("stand-in")
    return sitting.table


Acknowledge = Callable[[], None]


def nothing() -> None:
    """For those who are told when the request returns."""


async def submit(
    house: House, live: Live, seat: int, decision: Decision, lang: str, acknowledge: Acknowledge = nothing
) -> None:
    """Acknowledges and returns when the decision is on disk."""
    key, at, plan = decision.key, decision.at, decision.plan

    def make(sitting: Sitting) -> list[Entry]:
        if (seat, key) in sitting.keys:
            return []  # it was taken before
        table = playable(sitting, seat)
        if live.at(seat) != at:
            raise StaleView
        if seat not in table.owed():
            raise refused("nothing-owed")
        try:
            entry = sitting.submit(seat, plan, key, time.time(), lang)
        except Illegal as illegal:
            raise RefusedByRules(illegal) from illegal
        house.metrics.decided_by_person.inc()
        return [entry]

    await live.act(make, acknowledge=acknowledge)


async def undo(live: Live, seat: int, key: str, at: str, lang: str, acknowledge: Acknowledge = nothing) -> None:
    def make(sitting: Sitting) -> list[Entry]:
        if (seat, key) in sitting.keys:
            return []
        playable(sitting, seat)
        if live.at(seat) != at:
            raise StaleView
        try:
            return [sitting.undo(seat, key, time.time(), lang)]
        except Illegal as illegal:
            raise RefusedByRules(illegal) from illegal

    await live.act(make, acknowledge=acknowledge)


async def say(live: Live, seat: int, key: str, text: str, acknowledge: Acknowledge = nothing) -> None:
    if seat < 0:
        raise not_allowed("seat-needed")

    def make(sitting: Sitting) -> list[Entry]:
        return [] if (seat, key) in sitting.keys else [sitting.say(seat, text, key, time.time())]

    await live.act(make, acknowledge=acknowledge)


async def attempt(live: Live, seat: int, key: str, at: str, plan: list[str], lang: str) -> TrialInfo:
    """A plan in the making: what could still be added to it."""
    async with live.lock:
        await live.fresh()
        table = playable(live.sitting, seat)
        view = table.view(seat)
    if view.digest() != at:
        raise StaleView
    if not view.owes():
        raise refused("nothing-owed")
    try:
        trial = Planner(table.game, view).trial(plan, lang)
    except Illegal as illegal:
        raise RefusedByRules(illegal) from illegal
    names = showing.names_for(live.sitting, seat, lang)
    actions = [showing.action_info(table.game, step, seat, lang, names) for step in trial.steps.values()]
    return TrialInfo("trial", key, at, plan, trial.left, trial.left == 0, actions, trial.state.as_dict())


async def hint(house: House, live: Live, seat: int, key: str, at: str, lang: str) -> HintInfo:
    """What the strongest computer player would do in this seat: it sees what the seat sees."""
    async with live.lock:
        await live.fresh()
        table = playable(live.sitting, seat)
        view = table.view(seat)
    if view.digest() != at:
        raise StaleView
    if not view.owes():
        raise refused("nothing-owed")
    level = levels(table.game)[-1]
    thought = await house.thought(live, seat, level)
    if table.view(seat).digest() != at:
        raise StaleView
    names = showing.names_for(live.sitting, seat, lang)
    why = reason(table.game, view, level_title(level, lang), thought, names, lang)
    return HintInfo("hint", key, at, table.notation(seat, thought.plan), why)


def reason(game: Game, view: View, level: str, thought: Thought, names: list[str], lang: str) -> str:
    """A hint in a sentence, from what the seat knows: a single step with what it would do, a longer plan step by step
    in few words; what it is worth, where that was weighed; or that there is nothing to choose."""
    ahead, seat = view.known.clone(), view.seat
    steps: list[str] = []
    for action in thought.plan:
        single = len(thought.plan) == 1
        say = game.advised(ahead, seat, action, lang, names) if single else game.action_text(ahead, seat, action, lang)
        steps.append(say)
        ahead.apply(seat, action)
    plan = ", ".join(steps)
    if not thought.free:
        return TEXTS.say(lang, "hint-only", plan=plan)
    if thought.worth is None:
        return TEXTS.say(lang, "hint", name=level, plan=plan)
    return TEXTS.say(lang, "hint-worth", name=level, plan=plan, percent=round(100 * thought.worth))


# --- looking back ---------------------------------------------------------------------------------------------------


async def look(live: Live, seat: int, lang: str, text: bool) -> bytes:
    """The whole view of now."""
    async with live.lock:
        await live.fresh()
        shown = live.view_of(seat, lang, text)
    return whole(shown.body, LogPart(0, shown.log.told()))


async def look_back(live: Live, seat: int, eyes: int | None, number: int, lang: str) -> bytes:
    """A moment of the past through some eyes."""
    async with live.lock:
        await live.fresh()
        wanted = may_look_through(live.sitting, seat, eyes)
        if live.sitting.table is None:
            shown = live.view_of(wanted, lang, False)
            return whole(shown.body, LogPart(0, shown.log.told()))
        moment_exists(live.sitting, number)
        body = showing.body(live.summary(lang), showing.Look(live.sitting, wanted, number), lang, False)
        book = Logbook(live.sitting.table.game, wanted, lang, body.names)
        lines = [line for line in book.read(live.sitting.table) if line.number <= number]
    return whole(encode(body), LogPart(0, lines))


async def board(
    live: Live, seat: int, eyes: int | None, number: int | None, width: int, plain: bool, lang: str
) -> list[Line]:
    """The terminal's board."""
    async with live.lock:
        await live.fresh()
        wanted = seat if eyes is None and number is None else may_look_through(live.sitting, seat, eyes)
        table = live.sitting.table
        if table is None:
            raise refused("other-rules")
        if number is not None:
            moment_exists(live.sitting, number)
        view = table.view(wanted) if number is None else table.state_at(number).view(wanted)
        names = showing.names_for(live.sitting, wanted, lang)
    return table.game.board(view.as_dict(), wanted, names, lang, width, plain)


async def turning_points(live: Live) -> list[TurningPoint]:
    """Where a finished game turned; a game of other rules is not asked."""
    async with live.lock:
        await live.fresh()
        if live.sitting.status != "over":
            raise refused("not-over")
        return turning.turning_points(live.sitting.table) if live.sitting.table is not None else []


def may_look_through(sitting: Sitting, seat: int, eyes: int | None) -> int:
    if eyes is not None and eyes >= sitting.header.seats:
        raise not_found("no-such-seat")
    if eyes not in showing.eyes_allowed(sitting.status, sitting.header.seats, seat):
        raise not_allowed("eyes-closed")
    return SPECTATOR if eyes is None else eyes


def moment_exists(sitting: Sitting, number: int) -> None:
    if sitting.table is None or number > len(sitting.table.decided):
        raise not_found("no-such-moment")
