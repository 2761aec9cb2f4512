"""The server killed with -9 twenty times under load, on each database."""

from __future__ import annotations

from pathlib import Path

from tests.server.kills import killed_and_killed_again
from tests.server.postgres import cluster, new_database


def test_twenty_kills_on_sqlite(tmp_path: Path) -> None:
    acked, found = killed_and_killed_again(
        f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, rounds=20, tables=20, seed=7
    )
    assert 200 < acked <= found


def test_twenty_kills_on_postgresql(tmp_path: Path) -> None:
    with cluster() as postgres:
        url = new_database(postgres, "kills")
        acked, found = killed_and_killed_again(url, tmp_path, rounds=20, tables=20, seed=8)
    assert 200 < acked <= found
