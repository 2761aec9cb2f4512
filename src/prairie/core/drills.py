"""One thing done many times in a compiled loop, for `prairie bench` to put a clock to. Each returns how often."""

from __future__ import annotations

from mypy_extensions import i64

from prairie.core.contract import State, View
from prairie.core.rng import Rng


def clones(state: State, times: i64) -> int:
    i: i64 = 0
    while i < times:
        state.clone()
        i += 1
    return times


def views(state: State, seat: i64, times: i64) -> int:
    i: i64 = 0
    while i < times:
        state.view(seat)
        i += 1
    return times


def worlds(view: View, rng: Rng, times: i64) -> int:
    i: i64 = 0
    while i < times:
        view.imagine(rng)
        i += 1
    return times


def keys(state: State, seat: i64, times: i64) -> int:
    i: i64 = 0
    while i < times:
        state.info_key(seat)
        i += 1
    return times
