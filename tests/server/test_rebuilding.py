"""A table is the fold of its journal: read again, in the middle of anything, it is the same; and a server that starts
again goes on where it was."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select, update

import prairie
from prairie.core.contract import SPECTATOR
from prairie.core.rng import Rng
from prairie.server import showing
from prairie.server.storage import schema
from prairie.server.storage.store import Opened, entry_of, row_of
from prairie.tables.clock import Pace
from prairie.tables.journal import COMPUTER, OPEN, PERSON, Entry, Header, Sat
from prairie.tables.sitting import Astray, Sitting
from tests.conformance.cases import CASES, Case, many
from tests.server.people import Party, Person, api
from tests.server.serving import served


def kept(sitting: Sitting) -> object:
    """Everything about a sitting that anyone could see."""
    opened = Opened("t" * 16, sitting.header, "", False, 1.0)
    readers = (SPECTATOR, *range(sitting.header.seats))
    about = showing.summary(opened, sitting, set(), "en")
    bodies = [msgspec.json.encode(showing.body(about, showing.Look(sitting, seat), "en", False)) for seat in readers]
    table = sitting.table
    assert table is not None
    played = (table.record.text(), table.state.to_bytes(), table.history, table.sealed, table.decided, table.moments)
    return bodies, played, sitting.keys, sitting.chat, sitting.number, sitting.told().text().partition("\n\n")[2]


def through_storage(entry: Entry) -> Entry:
    """Written down and read again."""

    class Row:
        def __init__(self, values: dict[str, object]) -> None:
            self.__dict__.update(values)

    return entry_of(Row(row_of("t" * 16, entry)))  # type: ignore[arg-type]


@pytest.mark.parametrize("practice", [False, True])
@pytest.mark.parametrize("case", [case for case in CASES if not case.options], ids=str)
def test_a_journal_read_again_gives_the_same_table(case: Case, practice: bool) -> None:
    game = case.game
    header = Header(game.name, game.rules, game.data_digest, case.seats, game.full_options({}), practice, Pace(60, 5))
    live = Sitting(header, game)
    entries: list[Entry] = []
    for seat in range(case.seats):
        entries += live.sit(seat, Sat(PERSON, f"P{seat}"), 1.0 + seat)
    rng = Rng(3)
    assert live.table is not None
    for step in range(many(80, 25)):
        owed = live.owed()
        if not owed:
            break
        seat = owed[int(rng.below(len(owed)))]
        action = int(live.table.view(seat).known.choose(seat, rng))
        words = live.table.notation(seat, [action])
        entries.append(live.submit(seat, words, f"k{step}", 10.0 + step, "en"))
        if step % 5 == 4 and live.table.can_undo(seat):
            entries.append(live.undo(seat, f"u{step}", 10.5 + step, "en"))
        if step == 7:
            entries.append(live.say(0, "Salut", "c", 17.7))
            entries += live.sit(case.seats - 1, Sat(COMPUTER, "P", "random", stands_in=True), 17.8)
            entries += live.sit(case.seats - 1, Sat(PERSON, "P9"), 17.9)
    again = Sitting(header, game)
    for entry in entries:
        again.take_up(through_storage(entry))
    assert kept(again) == kept(live)


def test_a_journal_with_a_gap_or_another_position_is_not_believed() -> None:
    game = prairie.game("powwow")
    header = Header(game.name, game.rules, game.data_digest, 2, game.full_options({}))
    live = Sitting(header, game)
    entries = [entry for seat in range(2) for entry in live.sit(seat, Sat(PERSON, f"P{seat}"), 1.0)]
    with pytest.raises(Astray, match="missing"):
        Sitting(header, game).take_up(entries[1])
    entries[-1].body.moves[-1].digest = "0" * 16  # type: ignore[union-attr]
    again = Sitting(header, game)
    for entry in entries[:-1]:
        again.take_up(entry)
    with pytest.raises(Astray, match="differs"):
        again.take_up(entries[-1])


def test_a_server_that_starts_again_goes_on_where_it_was(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    rng = random.Random(2)
    with served(database) as running:
        party = Party(running, "tomahawk", 2)
        party.people[0].submit(party.people[0].some_plan(rng))  # sealed, not yet in any record
        party.settle()
        before = [(person.view, person.log) for person in party.people]
        party.close()
    with served(database) as running:
        people = [Person(running, party.id, token) for token in party.tokens]
        for person in people:
            person.settle()
        for person, (view, log) in zip(people, before, strict=True):
            for changing in ("now", "log"):
                del person.view[changing], view[changing]
            assert person.view == view
            assert person.log == log
        assert people[0].view["planned"]
        assert people[1].submit(people[1].some_plan(rng))["type"] == "ack"
        for person in people:
            person.close()


def test_a_game_of_other_rules_is_shown_and_not_played_on(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    rng = random.Random(2)
    with served(database) as running:
        party = Party(running, "powwow", 2)
        for _ in range(4):
            party.move(rng)
        log = party.people[0].log
        party.close()
    with served(database) as running:
        with running.server.database.engine.begin() as connection:
            header = connection.execute(select(schema.tables.c.header)).scalar_one()
            other = header.replace('"rules":1', '"rules":99')
            connection.execute(update(schema.tables).values(header=other))
        person = Person(running, party.id, party.tokens[0])
        assert person.view["table"]["playable"] is False
        assert person.view["picture"] is None
        assert [line["text"] for line in person.log] == [line["text"] for line in log]
        refused = person.submit(["A"])
        assert (refused["code"], refused["type"]) == ("refused", "refused")
        assert "other rules" in refused["why"]
        replayed = api(running, "GET", f"/tables/{party.id}/replay", party.tokens[0], params={"number": 3})
        assert replayed.json()["picture"] is None
        person.close()


def test_open_seats_can_be_taken_and_left_again() -> None:
    game = prairie.game("powwow")
    sitting = Sitting(Header(game.name, game.rules, game.data_digest, 3, game.full_options({})), game)
    sitting.sit(0, Sat(PERSON, "A"), 1.0)
    sitting.sit(1, Sat(PERSON, "B"), 1.0)
    assert sitting.status == "waiting"
    assert sitting.owed() == []
    sitting.sit(1, Sat(OPEN), 2.0)
    sitting.sit(2, Sat(PERSON, "C"), 2.0)
    assert sitting.status == "waiting"
    assert len(sitting.sit(1, Sat(PERSON, "D"), 3.0)) == 2  # the seat, and the deal
    assert sitting.status == "playing"
