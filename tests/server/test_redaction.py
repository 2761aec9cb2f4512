"""What a socket is sent is a function of its seat's view and of what the table tells everyone: a world that the seat
may be in gives the very same bytes. And a leak that is planted is caught."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

from prairie.core.contract import SPECTATOR, State
from prairie.core.events import EVERYONE, Log
from prairie.core.rng import Rng
from prairie.server import showing
from prairie.server.logbook import Logbook
from prairie.server.messages import Body
from prairie.server.storage.store import Opened
from prairie.tables.journal import PERSON, Header, Sat
from prairie.tables.plans import Planner
from prairie.tables.sitting import Sitting
from prairie.tables.table import Table
from tests.conformance.cases import CASES, Case, many
from tests.server.people import Party, Person
from tests.server.serving import Running

Show = Callable[[Opened, Sitting, int], object]


class Leak(AssertionError):
    pass


def sat_down(case: Case, seed: int) -> tuple[Opened, Sitting]:
    game = case.game
    header = Header(game.name, game.rules, game.data_digest, case.seats, game.full_options(case.options))
    sitting = Sitting(header, game)
    assert sitting.table is not None
    sitting.table.rng = Rng(seed)
    for seat in range(case.seats):
        sitting.sit(seat, Sat(PERSON, f"P{seat}"), 1.0)
    return Opened("t" * 16, header, "", False, 1.0), sitting


def shown(opened: Opened, sitting: Sitting, seat: int) -> object:
    """All that goes out to a seat: its view in both languages with the text board, its log, what it may still plan."""
    table = sitting.table
    assert table is not None
    abouts = [(lang, showing.summary(opened, sitting, {0}, lang)) for lang in ("en", "fr")]
    bodies = [showing.body(about, showing.Look(sitting, seat), lang, True) for lang, about in abouts]
    logs = [Logbook(table.game, seat, body.lang, body.names).read(table) for body in bodies]
    view = table.view(seat)
    trial: object = None
    if view.owes():
        trial = sorted(Planner(table.game, view).trial([], "en").steps)
    return [msgspec.json.encode(body) for body in bodies], msgspec.json.encode(logs), trial


def other_world(sitting: Sitting, seat: int, rng: Rng) -> Sitting:
    """The same sitting with a world this seat may be in: the others' hidden cards and sealed plans are other ones."""
    table = sitting.table
    assert table is not None
    world = table.state.view(seat).imagine(rng)
    sealed = {seat: table.sealed[seat]} if table.sealed.get(seat) else {}
    for other in table.sealed:
        if other != seat and sitting.sealed(other):
            sealed[other] = [some_plan(world, other, rng)]
    twin = Sitting(sitting.header, sitting.game)
    become(twin, sitting)
    twin.table = Table(table.game, sitting.header.seats, sitting.header.options)
    become(twin.table, table)
    twin.table.state, twin.table.sealed = world, sealed
    twin.table._forget()  # what follows from the true cards is not of this world
    world.log = other_log(table, seat, rng)
    return twin


def other_log(table: Table, seat: int, rng: Rng) -> Log:
    """The same log for this seat: whatever was kept from it happened with other cards."""
    log = Log()
    for event in table._log().events:
        kind = table.game.events[event.kind]
        hidden = range(len(kind.args)) if kind.private else kind.secret
        if event.seen_by != EVERYONE and not (seat >= 0 and event.seen_by >> seat & 1):
            args = list(event.args)
            for position in hidden:
                what = table.game.arguments[event.kind][position][1]
                if what not in ("seat", "number"):
                    args[position] = int(rng.below(len(table.game.words(what))))
            event = event._replace(args=tuple(args))
        log.events.append(event)
    return log


def become(twin: object, one: object) -> None:
    """All attributes of the one; compiled classes name theirs themselves."""
    for name in getattr(type(one), "__mypyc_attrs__", None) or vars(one):
        setattr(twin, name, getattr(one, name))


def some_plan(world: State, seat: int, rng: Rng) -> list[int]:
    own = world.clone()
    plan = []
    while own.owes(seat):
        plan.append(int(own.choose(seat, rng)))
        own.apply(seat, plan[-1])
    return plan


def check(case: Case, steps: int, show: Show = shown) -> int:
    """Along a random game: truth and imagined worlds look the same to every seat. How many worlds really differed."""
    opened, sitting = sat_down(case, 5)
    rng = Rng(6)
    table = sitting.table
    assert table is not None
    differing = 0
    for step in range(steps):
        owed = sitting.owed()
        if not owed:
            break
        mover = owed[int(rng.below(len(owed)))]
        action = int(table.view(mover).known.choose(mover, rng))
        sitting.submit(mover, table.notation(mover, [action]), "", 2.0 + step, "en")
        if step % 3 == 0:
            for seat in (SPECTATOR, *range(case.seats)):
                twin = other_world(sitting, seat, rng)
                assert twin.table is not None
                differing += twin.table.state.to_bytes() != table.state.to_bytes()
                if show(opened, twin, seat) != show(opened, sitting, seat):
                    raise Leak(f"{case}: seat {seat} can tell after {table.record.decisions} decisions")
    return differing


SMALLEST = [c for c in CASES if c.game.hides and c.seats == c.game.seat_counts[0] and not c.options]


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_a_world_the_seat_may_be_in_gives_the_same_bytes(case: Case) -> None:
    assert check(case, many(120, 40)) > 5


def test_planted_leaks_are_caught() -> None:
    def leaking(fill: Callable[[Body, Sitting], None]) -> Show:
        def show(opened: Opened, sitting: Sitting, seat: int) -> object:
            about = showing.summary(opened, sitting, {0}, "en")
            body = showing.body(about, showing.Look(sitting, seat), "en", False)
            fill(body, sitting)
            return msgspec.json.encode(body)

        return show

    def the_whole_picture(body: Body, sitting: Sitting) -> None:
        assert sitting.table is not None
        body.picture = sitting.table.state.as_dict()

    def one_number(body: Body, sitting: Sitting) -> None:
        assert sitting.table is not None
        body.number = sum(sitting.table.state.numbers()) % 97

    def a_sealed_plan(body: Body, sitting: Sitting) -> None:
        assert sitting.table is not None
        body.at += str(sorted(sitting.table.sealed.items()))

    tomahawk = next(case for case in SMALLEST if case.game.name == "tomahawk")
    for leak in (the_whole_picture, one_number, a_sealed_plan):
        with pytest.raises(Leak):
            check(tomahawk, 60, leaking(leak))


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_a_log_read_with_other_eyes_is_caught(case: Case) -> None:
    def the_log_of_the_next_seat(opened: Opened, sitting: Sitting, seat: int) -> object:
        assert sitting.table is not None
        book = Logbook(case.game, (seat + 1) % case.seats, "en", showing.names_for(sitting, seat, "en"))
        return msgspec.json.encode(book.read(sitting.table))

    with pytest.raises(Leak):
        check(case, 60, the_log_of_the_next_seat)


@pytest.mark.parametrize("game", [case.game.name for case in SMALLEST])
def test_frames_hold_the_view_and_the_log_of_their_seat_and_nothing_else(running: Running, game: str) -> None:
    """Over real sockets: every frame of a game is what the view and the reader's own log make, byte for byte."""
    party = Party(running, game, 2)
    readers = [*party.people, Person(running, party.id, party.made["invitation"], "fr", text=True)]
    live = running.server.house.live[party.id]
    rng = random.Random(11)
    for _ in range(12):
        party.move(rng)
        for reader, (lang, text) in zip(readers, [("en", False), ("en", False), ("fr", True)], strict=True):
            reader.settle()
            seat = SPECTATOR if reader.seat is None else reader.seat
            assert live.sitting.table is not None
            about = showing.summary(live.opened, live.sitting, {0, 1}, lang)
            made = showing.body(about, showing.Look(live.sitting, seat), lang, text)
            book = Logbook(live.sitting.table.game, seat, lang, made.names)
            sent = {key: value for key, value in reader.view.items() if key not in ("log", "now")}
            assert sent == msgspec.json.decode(msgspec.json.encode(made))
            assert reader.log == msgspec.to_builtins(book.read(live.sitting.table))
            assert made.picture == live.sitting.table.view(seat).as_dict()
    kinds = {message["type"] for reader in readers for message in reader.messages}
    assert kinds <= {"view", "ack", "trial", "pong"}


def test_a_seat_hears_nothing_while_another_makes_its_plan_step_by_step(running: Running) -> None:
    party = Party(running, "bigmanitou", 2)
    first, second = party.people
    heard = len(second.frames)
    for _ in range(5):
        first.submit([first.view["actions"][0]["word"]])
        first.settle()
    second.settle()
    assert [message["type"] for message in second.messages[heard:]] == ["pong", "pong"]
