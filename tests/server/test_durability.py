"""No acknowledged decision is ever lost: the server is killed with -9 under load, on SQLite and on PostgreSQL. Twenty
times where it is compiled; as plain Python, where every start takes longer and the disk is the same, three times."""

from __future__ import annotations

from pathlib import Path

from tests.conformance.cases import many
from tests.server.kills import killed_and_killed_again
from tests.server.postgres import new_database

ROUNDS = many(20, 3)


def test_kill_9_loses_nothing_on_sqlite(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    acked, found = killed_and_killed_again(url, tmp_path, rounds=ROUNDS, tables=6, seed=1)
    assert 10 * ROUNDS < acked <= found


def test_kill_9_loses_nothing_on_postgresql(tmp_path: Path, postgres: str) -> None:
    url = new_database(postgres, "kills")
    acked, found = killed_and_killed_again(url, tmp_path, rounds=ROUNDS, tables=6, seed=2)
    assert 10 * ROUNDS < acked <= found
