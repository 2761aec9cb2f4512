"""Undo: back to a seat's last decision, never past what somebody else did or what was shown."""

from __future__ import annotations

import pytest

from prairie.core.contract import CHANCE, SPECTATOR
from prairie.core.illegal import Illegal
from prairie.core.rng import Rng
from prairie.tables.table import Table
from tests.conformance.cases import Case, many


def snapshot(table: Table, case: Case) -> list[object]:
    views = [table.view(seat).to_bytes() for seat in (SPECTATOR, *range(case.seats))]
    return [table.record.text(), table.state.to_bytes(), *views]


def own_choice(table: Table, case: Case, seat: int, rng: Rng) -> int:
    known = case.game.view_from(case.seats, case.options, table.view(seat).to_bytes()).known
    return int(known.choose(seat, rng))


@pytest.mark.parametrize("practice", [False, True])
def test_undo_brings_back_the_very_same_table(case: Case, practice: bool) -> None:
    taken_back = 0
    table = Table(case.game, case.seats, case.options, practice=practice, rng=Rng(41))
    rng = Rng(42)
    for _ in range(many(400, 60)):
        if table.over():
            break
        table.settle()
        owed = table.owed()
        if not owed or owed == [CHANCE]:
            continue
        seat = owed[rng.below(len(owed))]
        before = snapshot(table, case)
        action = own_choice(table, case, seat, rng)
        table.submit(seat, [action])
        if table.can_undo(seat):
            table.undo(seat)
            assert snapshot(table, case) == before
            table.submit(seat, [action])
            taken_back += 1
    assert taken_back


def test_undo_never_goes_back_past_chance_or_another_seat(case: Case) -> None:
    table = Table(case.game, case.seats, case.options, rng=Rng(43))
    rng = Rng(44)
    refused = 0
    while not table.over():
        table.settle()
        owed = table.owed()
        if not owed:
            continue
        seat = owed[0]
        table.submit(seat, [own_choice(table, case, seat, rng)])
        for other in range(case.seats):
            last = table.record.moves[-1].seat
            if other != last and not table.sealed.get(other):
                assert not table.can_undo(other)
                with pytest.raises(Illegal):
                    table.undo(other)
                refused += 1
        if table.state.decider() == CHANCE:
            table.settle()
            assert not any(table.can_undo(s) for s in range(case.seats) if not table.sealed.get(s))
            refused += 1
    assert refused


def test_a_practice_record_says_so(case: Case) -> None:
    table = Table(case.game, case.seats, case.options, practice=True, rng=Rng(45))
    assert "\npractice yes\n" in table.record.text()
