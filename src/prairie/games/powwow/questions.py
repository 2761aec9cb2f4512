"""The numbers of the questions, events and refusals of Pow Wow. Their rows stand in the same order in game.py."""

from __future__ import annotations

from typing import Final

# Questions: what is asked of whom. The phases of the game bear the same numbers.
NOTHING: Final = 0
DEAL: Final = 1
START: Final = 2
ROLL: Final = 3
TAKE_DIE: Final = 4
MOVE: Final = 5
REROLL: Final = 6
GIVE: Final = 7
TAKE: Final = 8
FINISHED: Final = 9  # the phase after the last question

# The actions of a move. 0 to 4 push the stone of a segment and move as its field says; from FORWARDS on the same, to go
# forwards over a dark field (option `choice`); ROLL_AGAIN pays a stone for another roll.
FORWARDS: Final = 5
ROLL_AGAIN: Final = 10

# Events: what happened.
DEALT: Final = 0
STARTS: Final = 1
ROUND: Final = 2
ROLLED: Final = 3
TOOK_DIE: Final = 4
LAST_DIE: Final = 5
REROLLED: Final = 6
PUSHED: Final = 7
PUSHED_DARK: Final = 8
ADVANCED: Final = 9
WENT_BACK: Final = 10
STAYED: Final = 11
STONES_RETURN: Final = 12
TOOK_STONE: Final = 13
QUARRY_EMPTY: Final = 14
MUST_SWAP: Final = 15
GAVE: Final = 16
LOOKED: Final = 17
TOOK: Final = 18
LEFT_TRACK: Final = 19
HELD: Final = 20
WON: Final = 21
NOBODY_WON: Final = 22

# Refusals: why an action is not legal.
LEGAL: Final = 0
GAME_OVER: Final = 1
NOT_NOW: Final = 2
NO_SUCH_CARD_LEFT: Final = 3
NO_SUCH_PLAYER: Final = 4
NO_SUCH_FACE: Final = 5
NO_SUCH_DIE: Final = 6
NO_SUCH_MOVE: Final = 7
STONE_AT_THE_RIM: Final = 8
BEHIND_THE_START: Final = 9
NOT_A_DARK_FIELD: Final = 10
DARK_FIELDS_GO_BACK: Final = 11
NO_STONE_TO_PAY: Final = 12
NOT_YOUR_CARD: Final = 13
NOT_AN_OPPONENT: Final = 14
NOT_IN_THAT_HAND: Final = 15
JUST_GIVEN: Final = 16
