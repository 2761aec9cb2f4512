"""The numbers that the policy goes by: fitted, or found in matches."""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from librt.vecs import vec

from prairie.games.tomahawk.components import SLOTS

UNSEEN: Final = 5.2  # the strength of a warrior nobody has seen
SPREAD: Final = 2.7  # and how far it usually is from that
REACH: Final = 32  # leads beyond this are sure
LEADS: Final = 64
# Points: so much better must a place look to be surely taken. A sharper eye would be a sharper player, but a search
# that expects the one plan its own eye prefers is surprised by every other.
NOISE: Final = 3.0
ICON_NOW: Final = 0.7  # how much of what an icon would do to the cards seen so far is believed, of a card to be laid
ICON_LATER: Final = 0.5  # and of a territory between two turns


def table(numbers: list[float]) -> vec[float]:
    return vec[float](numbers)


SPECIAL: Final = table([1.5, 2.2, -0.8, 0.0, -0.3, -0.5, 2.8])  # of a special warrior beyond its strength
# Of a card to be laid now: what its strength would be worth later, and what it stands for here.
SAVED: Final = table([0.0, 0.42, 0.42, 0.40, 0.40, 0.24, 0.0])
STANDS_FOR: Final = table([5.0, 4.0, 3.0, 4.0, 5.0, 5.2, 9.0])
KEPT: Final = table([0.0, 0.0, 0.0, 0.0, 0.4, 0.6, 1.0])
# What an enemy who reckons one turn ahead thinks of, as the greedy player does: what a point of strength is worth
# later, and a special warrior beyond its strength.
THEIR_LATER: Final = table([0.0, 0.30, 0.30, 0.28, 0.28, 0.17, 0.0])
THEIR_KEPT: Final = table([0.0, 0.0, 0.0, 0.0, 0.4, 0.6, 1.0])
BLIND_CARD: Final = 0.4  # what it brings that Dancing Twilight places a card blindly
WORLDS: Final = 96  # of the enemy's, imagined to reckon as it would
THEIR_NOISE: Final = 2.0  # points: so much better must a place look to be surely taken by the enemy
WHIM: Final = 100.0  # the same of an enemy who does not reckon
MARGIN: Final = 0.2  # how much of a finished game's value is by how much it was won


def normal(x: float) -> float:
    return 0.5 + 0.5 * erf(x / sqrt(2.0))


def leads() -> list[float]:
    """At [pairs to come * LEADS + REACH + lead]: what a lead on a territory is worth, from -1 to 1."""
    found: list[float] = []
    for pairs in range(2 * SLOTS + 2):
        for lead in range(-REACH, LEADS - REACH):
            spread = SPREAD * sqrt(pairs) if pairs else 0.01
            found.append(2.0 * normal(lead / spread) - 1.0)
    return found
