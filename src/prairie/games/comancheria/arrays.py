"""Arrays of a position that seldom change are shared by copies of it, and replaced when they change."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def changed(values: vec[i64], place: i64, value: i64) -> vec[i64]:
    """A new array with one other value: the old one may belong to other positions too."""
    fresh = values[:]
    fresh[place] = value
    return fresh
