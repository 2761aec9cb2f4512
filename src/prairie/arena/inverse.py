"""The inverse of a matrix, behind every interval that comes from several unknowns at once."""

from __future__ import annotations


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan; a line that depends on others counts as nothing."""
    n = len(matrix)
    work = [[*row, *(1.0 if i == j else 0.0 for j in range(n))] for i, row in enumerate(matrix)]
    for i in range(n):
        best = max(range(i, n), key=lambda row: abs(work[row][i]))
        work[i], work[best] = work[best], work[i]
        if abs(work[i][i]) < 1e-9:
            work[i][i] = 1e12
        scale = work[i][i]
        work[i] = [x / scale for x in work[i]]
        for row in range(n):
            if row != i and work[row][i]:
                factor = work[row][i]
                work[row] = [x - factor * y for x, y in zip(work[row], work[i], strict=True)]
    return [row[n:] for row in work]
