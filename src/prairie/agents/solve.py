"""Matrix games solved: two who choose at once, one wins what the other loses (compiled).

`equilibrium` is exact, by the simplex method on the game's linear program. `against_many` is for one whose rival may be
any of several: regret matching, as close as it has rounds.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

TINY: Final = 1e-11
MOST_PIVOTS: Final = 10_000
PATIENT: Final = 200  # pivots by the steepest way; then by the rule of Bland, which cannot go round in circles


class Solution(NamedTuple):
    """How each should mix their choices, and what the first then wins on average."""

    value: float
    rows: list[float]
    columns: list[float]


def equilibrium(payoff: list[list[float]]) -> Solution:
    """Of the game in which the rows win payoff[row][column]. With all payoffs above zero, the columns minimise what is
    won when they solve: as much as possible of y in all, payoff y at most 1 in every row."""
    m = len(payoff)
    n = len(payoff[0])
    least = min(min(row) for row in payoff)
    shift = 1.0 - least
    # The tableau: a row for each row of the game, then the objective; columns y, slacks, right-hand side.
    wide = n + m + 1
    tableau: list[list[float]] = [
        [a + shift for a in payoff[i]] + [1.0 if j == i else 0.0 for j in range(m)] + [1.0] for i in range(m)
    ]
    tableau.append([-1.0] * n + [0.0] * (m + 1))
    basis = list(range(n, n + m))
    pivots = 0
    while True:
        column = entering(tableau[m], wide - 1, pivots >= PATIENT)
        if column < 0:
            break
        row = leaving(tableau, basis, column, m, wide - 1)
        pivot(tableau, row, column, wide)
        basis[row] = column
        pivots += 1
        if pivots > MOST_PIVOTS:
            raise ArithmeticError("the simplex method does not come to an end")
    total = tableau[m][wide - 1]
    columns = [0.0] * n
    for i in range(m):
        if basis[i] < n:
            columns[basis[i]] = tableau[i][wide - 1] / total
    rows = [max(0.0, tableau[m][n + i]) / total for i in range(m)]
    return Solution(1.0 / total - shift, rows, columns)


def entering(objective: list[float], count: i64, bland: bool) -> i64:
    """The column that improves most, or the first that improves at all; -1 when none does."""
    best: i64 = -1
    steepest = -TINY
    j: i64 = 0
    while j < count:
        if objective[j] < steepest:
            best = j
            if bland:
                return best
            steepest = objective[j]
        j += 1
    return best


def leaving(tableau: list[list[float]], basis: list[int], column: i64, rows: i64, last: i64) -> i64:
    """The row that bounds the column first; of equal ones the one whose variable comes first."""
    best: i64 = -1
    least = 0.0
    i: i64 = 0
    while i < rows:
        here = tableau[i][column]
        if here > TINY:
            ratio = tableau[i][last] / here
            if best < 0 or ratio < least - TINY or (ratio <= least + TINY and basis[i] < basis[best]):
                best = i
                least = ratio
        i += 1
    return best


def pivot(tableau: list[list[float]], row: i64, column: i64, wide: i64) -> None:
    chosen = tableau[row]
    scale = chosen[column]
    j: i64 = 0
    while j < wide:
        chosen[j] = chosen[j] / scale
        j += 1
    for i in range(len(tableau)):
        if i != row:
            other = tableau[i]
            factor = other[column]
            if factor != 0.0:
                j = 0
                while j < wide:
                    other[j] = other[j] - factor * chosen[j]
                    j += 1


def against_many(payoffs: list[list[list[float]]], rounds: i64) -> list[float]:
    """How the rows should mix when each of these games is as likely, and the columns know which it is: the average of
    regret matching, in which rows regret over all games and columns in each."""
    m = len(payoffs[0])
    regret = [0.0] * m
    others = [[0.0] * len(game[0]) for game in payoffs]
    total = [0.0] * m
    done: i64 = 0
    while done < rounds:
        mine = matched(regret)
        gains = [0.0] * m
        for k in range(len(payoffs)):
            game = payoffs[k]
            theirs = matched(others[k])
            losses = [0.0] * len(theirs)
            mean = 0.0
            for i in range(m):
                row = game[i]
                won = 0.0
                weight = mine[i]
                for j in range(len(theirs)):
                    won += row[j] * theirs[j]
                    losses[j] += row[j] * weight
                gains[i] += won
                mean += weight * won
            column = others[k]
            for j in range(len(theirs)):
                column[j] = max(0.0, column[j] + mean - losses[j])
        average = 0.0
        for i in range(m):
            average += mine[i] * gains[i]
        for i in range(m):
            regret[i] = max(0.0, regret[i] + gains[i] - average)
            total[i] += mine[i] * float(done + 1)  # later rounds know more
        done += 1
    return matched(total)


def matched(regret: list[float]) -> list[float]:
    """In proportion to what is regretted; evenly when nothing is."""
    total = sum(regret)
    if total <= 0.0:
        return [1.0 / len(regret)] * len(regret)
    return [one / total for one in regret]
