"""Packs of data made by changing our own, one thing at a time."""

from __future__ import annotations

import copy
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import prairie
from prairie.core.schema import DataError, Section, read_data
from prairie.games.comancheria.checks import check_pack

FOLDER = Path(prairie.__file__).parent / "games" / "comancheria" / "data"
GONE = object()  # as a value: the key is taken away
Data = dict[str, Any]


@cache
def _shipped() -> Data:
    return read_data(FOLDER).data


def our_pack() -> Data:
    """A copy of the game's own data."""
    return copy.deepcopy(_shipped())


def put(data: Data, place: str, value: Any) -> None:
    """Changes one value by its place: `map.spaces[3].name`; `map.spaces[+]` adds one to the list."""
    *steps, last = [int(step) if step.isdigit() else step for step in re.findall(r"[^.\[\]]+", place)]
    at: Any = data
    for i, step in enumerate(steps):
        # a table may have keys that look like numbers: `action_table.3`
        at = at[str(step)] if isinstance(at, dict) else at[step]
        assert isinstance(at, (dict, list)), f"{steps[: i + 1]} holds nothing"
    if last == "+":
        at.append(value)
    elif value is GONE:
        del at[str(last) if isinstance(at, dict) else last]
    else:
        at[str(last) if isinstance(at, dict) else last] = value


def changed(*changes: tuple[str, Any]) -> Data:
    data = our_pack()
    for place, value in changes:
        put(data, place, copy.deepcopy(value) if value is not GONE else GONE)
    return data


def refusal_of(data: Data) -> DataError:
    """The error that a bad pack is refused with."""
    with pytest.raises(DataError) as caught:
        check_pack(Section("mine.json", "", data))
    assert "\n" not in str(caught.value)
    return caught.value
