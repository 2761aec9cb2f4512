"""Games on all cores: each is played once, and a player who never answers does not hold up whoever waits."""

from __future__ import annotations

import time

import pytest

from prairie.arena import running
from prairie.arena.running import Stuck, on_all_cores


@pytest.mark.parametrize("workers", [1, 2])
def test_every_game_is_played_once(workers: int) -> None:
    assert sorted(on_all_cores(abs, [-3, 1, -2, 5], workers)) == [1, 2, 3, 5]
    assert list(on_all_cores(abs, [], workers)) == []


def test_a_player_who_never_answers_ends_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "SILENCE", 0.5)
    before = time.monotonic()
    with pytest.raises(Stuck, match="stuck"):
        list(on_all_cores(time.sleep, [300.0, 300.0], 2))
    assert time.monotonic() - before < 60  # its processes were ended, too


def test_a_mistake_in_a_game_is_told() -> None:
    with pytest.raises(ZeroDivisionError):
        list(on_all_cores((1).__truediv__, [1, 0, 1], 2))
