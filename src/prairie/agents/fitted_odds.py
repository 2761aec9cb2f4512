"""By game, question and round: the slope and the constant that make log odds of a win of what the search sees
of one (odds.py). Written by tools/fit_odds.py."""

from __future__ import annotations

FITTED: dict[tuple[str, str, int], tuple[float, float]] = {
    ("tomahawk", "place", 1): (0.66, -0.33),
    ("tomahawk", "place", 2): (0.82, -0.54),
    ("tomahawk", "place", 3): (0.98, -0.78),
    ("tomahawk", "place", 4): (1.19, -0.96),
    ("tomahawk", "place", 5): (1.37, -1.62),
    ("tomahawk", "place", 6): (1.00, -0.41),
    ("tomahawk", "refuse", 1): (0.58, -0.02),
    ("tomahawk", "replace", 1): (0.64, -0.01),
}
