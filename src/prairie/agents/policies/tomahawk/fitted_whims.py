"""What each sign of whims.py says before turns 2 to 6, in log odds, and at the end a constant. Written by
tools/fit_whims.py."""

from __future__ import annotations

from typing import Final

SAYS: Final[tuple[tuple[float, ...], ...]] = (
    (0.02, -0.14, -0.18, -0.08, 0.41, 0.65, -0.19, 0.35, -0.49),
    (-0.12, 0.10, -0.11, -0.07, 0.15, 0.45, -0.16, 0.17, -0.73),
    (-0.14, 0.17, -0.33, -0.13, 0.29, 0.51, -0.09, 0.22, -2.63),
    (-0.15, 0.17, -0.04, -0.28, 0.45, 0.66, -0.28, -0.01, -2.81),
    (-0.15, 0.18, -0.07, -0.10, 0.37, 0.64, -0.54, -0.32, -0.73),
)
