"""Matrix games solved: two who choose at once, one wins what the other loses (compiled).

`equilibrium` is exact, by the simplex method on the game's linear program, in whole numbers. `against_many` is for one
whose rival may be any of several: regret matching, as close as it has rounds.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

PATIENT: Final = 200  # pivots by the steepest way; then by the rule of Bland, which cannot go round in circles
UNITS: Final = (1.0, 2.0, 10_000.0)
FINEST: Final = 1_099_511_627_776.0  # 2**40
TINY: Final = 1e-12


class Solution(NamedTuple):
    """How each should mix their choices, and what the first then wins on average."""

    value: float
    rows: list[float]
    columns: list[float]


def equilibrium(payoff: list[list[float]]) -> Solution:
    """Of the game in which the rows win payoff[row][column]. With all payoffs above zero, the columns minimise what is
    won when they solve: as much as possible of y in all, payoff y at most 1 in every row.

    In whole numbers, without any rounding: payoffs that are nearly the same, as the last turns of a game lost anyhow
    have them, bring steps that are nearly or exactly nothing, and a simplex method in floats takes one for the other.
    The tableau is multiplied by the last pivot, which divides what comes of the next one (Edmonds, Bareiss)."""
    m = len(payoff)
    n = len(payoff[0])
    unit = whole_unit(payoff)
    least = min(min(row) for row in payoff)
    numbers: list[list[int]] = [[1 + round((won - least) * unit) for won in row] for row in payoff]
    # A row for each row of the game, then the objective; columns y, slacks, right-hand side.
    wide = n + m + 1
    tableau: list[list[int]] = [numbers[i] + [1 if j == i else 0 for j in range(m)] + [1] for i in range(m)]
    tableau.append([-1] * n + [0] * (m + 1))
    basis = list(range(n, n + m))
    pivots = 0
    whole = 1  # what all entries are to be divided by
    while True:
        column = entering(tableau[m], wide - 1, pivots >= PATIENT)
        if column < 0:
            break
        row = leaving(tableau, basis, column, m, wide - 1)
        whole = pivot(tableau, row, column, wide, whole)
        basis[row] = column
        pivots += 1
    total = tableau[m][wide - 1]
    columns = [0.0] * n
    for i in range(m):
        if basis[i] < n:
            columns[basis[i]] = tableau[i][wide - 1] / total
    rows = [tableau[m][n + i] / total for i in range(m)]
    return Solution(least + (whole / total - 1.0) / unit, rows, columns)


def whole_unit(payoff: list[list[float]]) -> float:
    """By what payoffs are multiplied to make whole numbers of them, the smaller the better; else so that little is
    lost."""
    least = min(min(row) for row in payoff)
    for unit in UNITS:
        if all(abs((won - least) * unit - round((won - least) * unit)) < TINY * unit for row in payoff for won in row):
            return unit
    return FINEST


def against(payoff: list[list[float]], columns: list[float]) -> list[float]:
    """What each row wins against a mixture of columns."""
    return [sum([row[j] * columns[j] for j in range(len(columns))]) for row in payoff]


def entering(objective: list[int], count: i64, bland: bool) -> i64:
    """The column that improves most, or, by the rule of Bland, the first that improves at all; -1 when none does."""
    best: i64 = -1
    steepest = 0
    j: i64 = 0
    while j < count:
        if objective[j] < steepest:
            best = j
            if bland:
                return best
            steepest = objective[j]
        j += 1
    return best


def leaving(tableau: list[list[int]], basis: list[int], column: i64, rows: i64, last: i64) -> i64:
    """The row that bounds the column first; of equal ones the one whose variable comes first."""
    best: i64 = -1
    i: i64 = 0
    while i < rows:
        here = tableau[i][column]
        if here > 0:
            if best < 0:
                best = i
            else:
                mine = tableau[i][last] * tableau[best][column]
                theirs = tableau[best][last] * here
                if mine < theirs or (mine == theirs and basis[i] < basis[best]):
                    best = i
        i += 1
    return best


def pivot(tableau: list[list[int]], row: i64, column: i64, wide: i64, whole: int) -> int:
    """One step; returns what all entries are to be divided by from now on."""
    chosen = tableau[row]
    scale = chosen[column]
    for i in range(len(tableau)):
        if i != row:
            other = tableau[i]
            factor = other[column]
            j: i64 = 0
            while j < wide:
                other[j] = (other[j] * scale - factor * chosen[j]) // whole
                j += 1
    return scale


def against_many(payoffs: list[list[list[float]]], rounds: i64) -> tuple[list[float], list[float]]:
    """How the rows should mix when each of these games is as likely, and the columns know which it is, and what each
    row then wins: averages of regret matching, in which rows regret over all games and columns in each."""
    m = len(payoffs[0])
    games = [vec[float]([won for row in game for won in row]) for game in payoffs]
    widths = [len(game[0]) for game in payoffs]
    regret = nothing(m)
    others = [nothing(width) for width in widths]
    total = nothing(m)
    mine = nothing(m)
    gains = nothing(m)
    won_by = nothing(m)
    theirs = nothing(max(widths))
    losses = nothing(max(widths))
    done: i64 = 0
    while done < rounds:
        match(regret, mine, m)
        clear(gains, m)
        for k in range(len(games)):
            n: i64 = widths[k]
            column = others[k]
            match(column, theirs, n)
            clear(losses, n)
            mean = 0.0
            game = games[k]
            at: i64 = 0
            i: i64 = 0
            while i < m:
                weight = mine[i]
                won = 0.0
                j: i64 = 0
                while j < n:
                    here = game[at + j]
                    won += here * theirs[j]
                    losses[j] = losses[j] + here * weight
                    j += 1
                gains[i] = gains[i] + won
                mean += weight * won
                at += n
                i += 1
            j = 0
            while j < n:
                column[j] = max(0.0, column[j] + mean - losses[j])
                j += 1
        average = 0.0
        i = 0
        while i < m:
            average += mine[i] * gains[i]
            i += 1
        i = 0
        while i < m:
            regret[i] = max(0.0, regret[i] + gains[i] - average)
            later = float(done + 1)  # later rounds know more
            total[i] = total[i] + mine[i] * later
            won_by[i] = won_by[i] + gains[i] * later
            i += 1
        done += 1
    match(total, mine, m)
    weight_of_all = float(rounds * (rounds + 1) // 2 * len(games))
    return list(mine), [won / weight_of_all for won in list(won_by)]


def nothing(count: i64) -> vec[float]:
    values: list[float] = [0.0] * count
    return vec[float](values)


def clear(values: vec[float], count: i64) -> None:
    i: i64 = 0
    while i < count:
        values[i] = 0.0
        i += 1


def match(regret: vec[float], chances: vec[float], count: i64) -> None:
    """Chances in proportion to what is regretted; even when nothing is."""
    total = 0.0
    i: i64 = 0
    while i < count:
        total += regret[i]
        i += 1
    i = 0
    while i < count:
        chances[i] = regret[i] / total if total > 0.0 else 1.0 / float(count)
        i += 1
