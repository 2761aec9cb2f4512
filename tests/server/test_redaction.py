"""What a socket is sent is a function of its seat's view and of what the table tells everyone: a world that the seat
may be in gives the very same bytes. And a leak that is planted is caught."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

from prairie.core.contract import SPECTATOR, State
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
from tests.server.people import Party
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
    """All that goes out to a seat: its view in both languages with the text board, and what it may still plan."""
    table = sitting.table
    assert table is not None
    abouts = [(lang, showing.summary(opened, sitting, {0}, lang)) for lang in ("en", "fr")]
    bodies = [showing.body(about, showing.Look(sitting, seat), lang, True) for lang, about in abouts]
    view = table.view(seat)
    trial: object = None
    if view.owes():
        trial = sorted(Planner(table.game, view).trial([], "en").steps)
    return [msgspec.json.encode(body) for body in bodies], trial


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
    world.log = table.state.log
    return twin


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


def test_frames_hold_the_view_and_the_log_of_their_seat_and_nothing_else(running: Running) -> None:
    """Over real sockets: every frame of a game is what the view and the seat's own log make, byte for byte."""
    party = Party(running, "tomahawk", 2)
    live = running.server.house.live[party.id]
    rng = random.Random(11)
    for _ in range(10):
        party.move(rng)
        for person in party.people:
            assert person.seat is not None
            assert live.sitting.table is not None
            about = showing.summary(live.opened, live.sitting, {0, 1}, "en")
            made = showing.body(about, showing.Look(live.sitting, person.seat), "en", False)
            book = Logbook(live.sitting.table.game, person.seat, "en", made.names)
            sent = {key: value for key, value in person.view.items() if key not in ("log", "now")}
            assert sent == msgspec.json.decode(msgspec.json.encode(made))
            assert person.log == msgspec.to_builtins(book.read(live.sitting.table))
            assert made.picture == live.sitting.table.view(person.seat).as_dict()
    kinds = {message["type"] for person in party.people for message in person.messages}
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
