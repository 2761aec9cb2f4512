"""No acknowledged decision is ever lost: the server is killed with -9 under load, on SQLite and on PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from tests.server.kills import killed_and_killed_again
from tests.server.postgres import new_database


def test_kill_9_loses_nothing_on_sqlite(tmp_path: Path) -> None:
    acked, found = killed_and_killed_again(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, rounds=3, tables=6, seed=1)
    assert 30 < acked <= found


def test_kill_9_loses_nothing_on_postgresql(tmp_path: Path, postgres: str) -> None:
    url = new_database(postgres, "kills")
    acked, found = killed_and_killed_again(url, tmp_path, rounds=2, tables=6, seed=2)
    assert 20 < acked <= found
