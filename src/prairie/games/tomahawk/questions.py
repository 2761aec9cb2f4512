"""The numbers of the questions, events and refusals of Tomahawk. Their rows stand in the same order in game.py."""

from __future__ import annotations

from typing import Final

# Questions: what is asked of whom.
NOTHING: Final = 0
DEAL: Final = 1
REFUSE: Final = 2
REPLACE: Final = 3
DRAW: Final = 4
TERRITORY: Final = 5
SOUGHT: Final = 6
PLACE: Final = 7
TWILIGHT: Final = 8
LOOK: Final = 9
FINISHED: Final = 10  # as a phase: nothing is asked any more

# Events: what happened.
DEALT: Final = 0
KEPT: Final = 1
REPLACED: Final = 2
DREW: Final = 3
TURNED_UP: Final = 4
MOST_SOUGHT: Final = 5
TURN: Final = 6
REVEALED: Final = 7
STAYS_HIDDEN: Final = 8
MIRRORS: Final = 9
CHARMED: Final = 10
DRAWN_FOR: Final = 11
SCALPED: Final = 12
PUMA_TAKES: Final = 13
PICKING_DOUBLES: Final = 14
SPIRIT_PAIR: Final = 15
MANITOU_TURNS: Final = 16
TOTALS: Final = 17
WON: Final = 18
TIED: Final = 19
DOUBLED: Final = 20
LOOKED: Final = 21
SAW: Final = 22
MAJORITY: Final = 23
NO_MAJORITY: Final = 24
SCORE: Final = 25
VICTORY: Final = 26
DRAWN_GAME: Final = 27

# Refusals: why an action is not legal.
LEGAL: Final = 0
GAME_OVER: Final = 1
NOT_NOW: Final = 2
NOT_DEALT_TO_YOU: Final = 3
NOT_OF_THAT_VALUE: Final = 4
ALREADY_LEFT: Final = 5
NOT_IN_HAND: Final = 6
ALREADY_PLAYED: Final = 7
YES_OR_NO: Final = 8
NOT_IN_DECK: Final = 9
NOT_IN_PILE: Final = 10
NO_SUCH_SPECIAL: Final = 11
NOT_THAT_HAND: Final = 12
PILE_FIXED: Final = 13  # only a text can name such a pile: an action has no pile of its own
