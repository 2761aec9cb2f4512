"""The server killed with -9 twenty times under much load, on each database; and asked everything, often."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.server.described import SCHEMA, try_it
from tests.server.kills import killed_and_killed_again
from tests.server.postgres import cluster, new_database
from tests.server.serving import Running, served


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


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with served(f"sqlite:///{tmp_path_factory.mktemp('asked') / 'tables.db'}") as found:
        yield found


@SCHEMA.parametrize()
@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_request_answers_as_described_however_often(case: Any, asked: Running) -> None:
    try_it(case, asked)
