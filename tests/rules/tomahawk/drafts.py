"""Every draft there can be, with its probability, and a test of samples against such a table. Written from the
rulebook and the printed figures alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from fractions import Fraction
from itertools import combinations, product
from math import sqrt
from typing import Any, TypeVar

from .recount import WORDS

Cards = frozenset[str]
Draft = tuple[Cards, Cards]  # the three dealt, and the army of 24
Key = TypeVar("Key", bound=Hashable)

SPECIALS = tuple(WORDS.values())


class Drafts:
    """The whole drafts of one box. `by_plans=False` is a wrong reckoning: it forgets that a player with many possible
    drafts chooses each of them less often."""

    def __init__(self, data: Mapping[str, Any], by_plans: bool = True) -> None:
        tribe = {int(value): hair for value, hair in data["tribe"].items() if value != "certainty"}
        letters = "abcdefghijklmnopqrstuvwx"
        names = {value: [f"{value}{letters[n]}" for n in range(len(hair))] for value, hair in tribe.items()}
        self.base = frozenset(card for copies in names.values() for card in copies)
        self.copies = {WORDS[special["power"]]: names[special["value"]] for special in data["special"]}
        self.by_plans = by_plans
        self.plans: dict[Cards, list[Cards]] = {
            frozenset(dealt): list(self._armies(dealt)) for dealt in combinations(SPECIALS, 3)
        }

    def _armies(self, dealt: tuple[str, ...]) -> Iterator[Cards]:
        """The army of every whole plan: which special is refused, which warriors leave for the others."""
        for first, second in combinations(dealt, 2):
            for leaving in product(self.copies[first], self.copies[second]):
                if leaving[0] != leaving[1]:
                    yield (self.base - set(leaving)) | {first, second}

    def odds(self, dealt: Cards, seen: Cards) -> dict[Draft, Fraction]:
        """The drafts of one seat that agree with what was seen of its army; not yet made to sum to 1."""
        each = Fraction(1, len(self.plans[dealt])) if self.by_plans else Fraction(1)
        found: dict[Draft, Fraction] = {}
        for army in self.plans[dealt]:
            if seen <= army:
                found[dealt, army] = found.get((dealt, army), Fraction(0)) + each
        return found

    def seen_by_a_player(self, own: Cards, seen: Cards) -> dict[Draft, float]:
        """The other seat's draft, for a player who was dealt `own`."""
        joint: dict[Draft, Fraction] = {}
        for dealt in map(frozenset, combinations(sorted(set(SPECIALS) - own), 3)):
            joint.update(self.odds(dealt, seen))
        return shares(joint)

    def seen_by_a_spectator(self, first: Cards, second: Cards) -> dict[tuple[Draft, Draft], float]:
        """Both drafts, for somebody who holds no card."""
        one = {dealt: self.odds(dealt, first) for dealt in self.plans}
        two = {dealt: self.odds(dealt, second) for dealt in self.plans}
        joint: dict[tuple[Draft, Draft], Fraction] = {}
        for dealt, others in product(one, two):
            if not dealt & others:
                for (a, p), (b, r) in product(one[dealt].items(), two[others].items()):
                    joint[a, b] = p * r
        return shares(joint)


def shares(odds: Mapping[Key, Fraction]) -> dict[Key, float]:
    total = sum(odds.values())
    return {key: float(part / total) for key, part in odds.items()}


def summed(odds: Mapping[Key, float], name: Any) -> dict[Any, float]:
    """The same table by a coarser name of each outcome."""
    found: dict[Any, float] = {}
    for key, part in odds.items():
        found[name(key)] = found.get(name(key), 0.0) + part
    return found


def surprise(found: Counter[Any], odds: Mapping[Any, float]) -> float:
    """How far the samples lie from the table: chi-square as standard deviations of a normal (Wilson and Hilferty).
    Below 4 for a fair sample; infinite when something impossible was found. Rare outcomes are counted together."""
    if set(found) - set(odds):
        return float("inf")
    n = found.total()
    cells: list[tuple[float, int]] = []
    rare_due, rare_found = 0.0, 0
    for key, part in sorted(odds.items(), key=lambda item: -item[1]):
        if n * part >= 8:
            cells.append((n * part, found[key]))
        else:
            rare_due, rare_found = rare_due + n * part, rare_found + found[key]
    if rare_due >= 8:
        cells.append((rare_due, rare_found))
    freedom = len(cells) - 1
    if freedom == 0:
        return 0.0
    square = sum((count - due) ** 2 / due for due, count in cells)
    third: float = (square / freedom) ** (1 / 3)
    return (third - 1 + 2 / (9 * freedom)) / sqrt(2 / (9 * freedom))
