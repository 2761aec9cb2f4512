"""The numbers of the questions, events and refusals of Big Manitou. Their rows stand in the same order in game.py."""

from __future__ import annotations

from typing import Final

# Questions: what is asked of whom.
NOTHING: Final = 0
DEALER: Final = 1
TILE: Final = 2
PARTY: Final = 3
DRAW: Final = 4
PLAY: Final = 5
FACE_DOWN: Final = 6
EIGHTH: Final = 7
HORSE: Final = 8
PENALTY: Final = 9
TAKE_ONE: Final = 10
TAKE_TWO: Final = 11

# Events: what happened.
DEALS_FIRST: Final = 0
HUNT: Final = 1
TILE_LAID: Final = 2
PARTIES_READY: Final = 3
PARTIES_DEALT: Final = 4
DREW: Final = 5
PLAYED: Final = 6
STANDS: Final = 7
PAIRS: Final = 8
BEATS: Final = 9
FALLS: Final = 10
BOTH_FALL: Final = 11
SACRIFICED: Final = 12
IN_VAIN: Final = 13
PLAYED_FACE_DOWN: Final = 14
NO_EIGHTH: Final = 15
PLAYED_EIGHTH: Final = 16
MOVED: Final = 17
NO_MOVE: Final = 18
FORCE: Final = 19
NO_FORCE: Final = 20
OWES_NOTHING: Final = 21
PAID: Final = 22
JUDGED: Final = 23
HERO_TAKES: Final = 24
MOST_TAKES: Final = 25
NEXT_TAKES: Final = 26
TIED: Final = 27
LEFT_OVER: Final = 28
WINS_CYLINDER: Final = 29
CYLINDER_PASSES: Final = 30
CYLINDER_ASIDE: Final = 31
DECKS_BACK: Final = 32
SCORE: Final = 33
VICTORY: Final = 34
SHARED_VICTORY: Final = 35

# Refusals: why an action is not legal.
LEGAL: Final = 0
GAME_OVER: Final = 1
NOT_NOW: Final = 2
NO_SUCH_SEAT: Final = 3
NOT_IN_BAG: Final = 4
NO_SUCH_CARD: Final = 5
PLAYED_BEFORE: Final = 6
NOT_RISING: Final = 7
PARTY_TOO_SMALL: Final = 8
NOT_IN_PILE: Final = 9
NOT_IN_HAND: Final = 10
TWO_HEROES: Final = 11
NOT_YOUR_HUNTER: Final = 12
HEROES_STAY: Final = 13
SAME_GROUND: Final = 14
NO_SUCH_TILE: Final = 15
BISON_OR_TIPI: Final = 16
NOT_ON_GROUND: Final = 17
MUST_PLAY: Final = 18
