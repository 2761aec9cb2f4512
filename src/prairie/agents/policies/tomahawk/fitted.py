"""What each sign of worth.py weighs before turns 2 to 5, in points. Written by tools/fit_tomahawk.py."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, list[float]]] = {
    "1": [-0.98, -2.18, -1.83, -1.95],
    "2": [-0.92, -1.95, -1.13, -1.22],
    "3": [-0.35, -1.32, -0.63, -0.96],
    "4": [-0.11, -0.87, -0.32, -0.81],
    "5": [-0.24, -1.21, -0.65, -0.94],
    "6": [0.22, -0.95, -0.42, -0.89],
    "7": [0.48, -0.39, 0.18, -0.34],
    "8": [1.47, 0.39, 1.10, 0.46],
    "9": [2.34, 1.35, 2.26, 1.58],
    "10": [2.54, 1.51, 2.90, 2.43],
    "Great Manitou": [3.59, 2.35, 2.05, 2.00],
    "Soaring Spirit": [-0.30, -0.91, -0.09, -0.02],
    "Redwood Heart": [-0.50, -1.12, -0.07, -0.37],
    "Dancing Twilight": [0.19, -0.43, 0.31, -0.04],
    "Glowing Skull": [-0.77, -1.54, -0.78, -1.10],
    "Storm Caller": [0.75, 0.04, 0.91, 0.64],
    "Teasing Cloud": [2.55, 1.96, 2.79, 2.27],
    "hair": [0.20, 0.23, 0.14, 0.13],
    "duels": [0.74, 0.72, 0.62, 0.68],
    "hold": [1.11, 1.06, 1.28, 1.05],
    "hold forest": [-0.09, 0.04, 0.06, -0.37],
    "hold icon": [-0.18, -0.21, -0.14, -0.33],
    "Great Manitou lies there": [0.58, 0.76, 1.45, 0.61],
}
SWING: Final = (9.8, 8.9, 7.5, 6.9)  # how far games still stray from it
