"""One server for all tests that do not break it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from prairie.server import identity
from tests.server.postgres import cluster
from tests.server.serving import Running, served


@pytest.fixture(scope="session", autouse=True)
def cheap_passwords() -> None:
    """Guessing is meant to be slow; testing is not."""
    identity.HASHER = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with served(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}") as found:
        yield found


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of our own."""
    with cluster() as found:
        yield found
