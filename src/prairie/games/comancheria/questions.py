"""The numbers of questions, answers, events and refusals. game.py holds the rows that they stand for, in this order."""

from __future__ import annotations

from typing import Final

# --- questions ------------------------------------------------------------------------------------------------

NOTHING: Final = 0
# to the player
REROLL: Final = 1
FREE_CULTURE: Final = 2
WINDOW: Final = 3
COLUMN_TO_FIGHT: Final = 4
STAND_OR_YIELD: Final = 5
OPERATION: Final = 6
CAMP_TO_ACT: Final = 7
TRACK_BAND: Final = 8
NEXT_BAND: Final = 9
COLLECT_AP: Final = 10
BAND_FOR_AP: Final = 11
LOAD: Final = 12
ACT: Final = 13
EXCHANGE: Final = 14
LOOT: Final = 15
CHECK: Final = 16
HARRY_WHICH: Final = 17
PARLEY: Final = 18
UNIT: Final = 19
BATTLE_DICE: Final = 20
RETREAT: Final = 21
CAMP_TO_SHARE: Final = 22
TRACK_SPACE: Final = 23
CAMP_TO_SPEAK: Final = 24
GAMBLE: Final = 25
HEADMAN: Final = 26
CAMP_TO_MOVE: Final = 27
CAMP_GOES: Final = 28
CAMP_FOR_BAND: Final = 29
PAY_POP: Final = 30
BAND_TO_FEED: Final = 31
FOUNDER: Final = 32
WHO_RETIRES: Final = 33
DEATH_AGAIN: Final = 34
GOODS_WHERE: Final = 35
BISON_WHERE: Final = 36
BISON_FROM: Final = 37
BUY_CULTURE: Final = 38
BAND_TO_LEAVE: Final = 39
SURPLUS: Final = 40
BAND_TO_DROP: Final = 41
ALLY_WHERE: Final = 42
TRIBE_WHERE: Final = 43
WHICH_GOES: Final = 44
BAND_TO_STRENGTHEN: Final = 45
CHOICE: Final = 46
CAMP_TO_GO: Final = 47
BAND_TO_GO: Final = 48
CHIEF_TO_FALL: Final = 49
ADJUST: Final = 50
ADJUST_SPACE: Final = 51
ADJUST_BAND: Final = 52
ADJUST_CAMP: Final = 53
# to chance
DIE: Final = 54
DRAW: Final = 55
REVEAL: Final = 56
DRAW_WAR: Final = 57
DRAW_DEVELOPMENT: Final = 58
PICK_SPACE: Final = 59
PICK_COLUMN: Final = 60
PICK_COUNTER: Final = 61
FIRST_OF_CHANCE: Final = 54

# --- answers --------------------------------------------------------------------------------------------------

PASS: Final = 61  # enough, no, or none: wherever a question may be declined
ACCEPT: Final = 60  # a die as it lies
ROLL_ANEW: Final = 1
FROM_BOX: Final = 20  # REROLL: Trade Goods of a Band by its number, of a camp's box from here on

TAKE_ACTIONS: Final = 0  # OPERATION
CULTURE: Final = 1
PLANNING: Final = 2
PASSAGE: Final = 3

STAND: Final = 0  # STAND_OR_YIELD
YIELD: Final = 1

ACTIVATE_NEXT: Final = 0  # NEXT_BAND
COLLECT: Final = 0  # COLLECT_AP

HUNT: Final = 50  # ACT: below this, moves to a space
RAID: Final = 51
TRADE: Final = 52
SPEND_HORSES: Final = 53
HARRY: Final = 54
PLAY_CARD: Final = 55  # also in NEXT_BAND and BAND_FOR_AP
STOP: Final = 56

DROP: Final = 0  # LOAD: what is left in the box, by kind; the Mahimiana; what is taken up
DROP_LEADER: Final = 6
TAKE: Final = 7
TAKE_LEADER: Final = 13
TAKE_ALL: Final = 18

FREE_TRADE: Final = 16  # EXCHANGE: 3 * given + got; from here on, with the card's free Trade
BISON_FOR_GUNS: Final = 40

REDRAW: Final = 0  # CHECK
GUNS_ON: Final = 1  # + level of the AP counter

WITH_GUNS: Final = 1  # BATTLE_DICE, as flags
WITHOUT_BONUS: Final = 2

ONE_ACTION: Final = 0  # GAMBLE
ROLL_FOR_MORE: Final = 1
MEDICINE_FOR_AP: Final = 0  # HEADMAN
RECALL_SUCCESS: Final = 1
CULTURE_TO_MILITARY: Final = 2
BUY_CARD: Final = 3  # + development space

# --- what a die is for ----------------------------------------------------------------------------------------

FOR_ATTRITION: Final = 0
FOR_BONUS: Final = 1
FOR_GUNS: Final = 2
FOR_TERRITORY: Final = 3
FOR_ENEMY: Final = 4
FOR_ROW: Final = 5
FOR_SWAP: Final = 6
FOR_PEACE: Final = 7
FOR_BATTLE: Final = 8
FOR_OPERATIONS: Final = 9
FOR_HEADMAN: Final = 10
FOR_LEADER: Final = 11
FOR_DEATH: Final = 12
FOR_CARD: Final = 13
FOR_LAPSE: Final = 14
FOR_PASSAGE: Final = 15
FOR_WATCH: Final = 16
FOR_DISEASE: Final = 17

# --- how it ended ---------------------------------------------------------------------------------------------

PLAYING: Final = 0
WON: Final = 1
LOST_ON_POINTS: Final = 2
LOST_THE_OBJECTIVE: Final = 3

# --- events ---------------------------------------------------------------------------------------------------

TURN: Final = 0
OPERATION_BEGINS: Final = 1
CLEANUP: Final = 2
GENERATION_OVER: Final = 3
ROLLED: Final = 4
SPENT_TRADE_GOODS: Final = 5
CULTURE_NOW: Final = 6
MILITARY_NOW: Final = 7
AP_NOW: Final = 8
ENEMY_AP_NOW: Final = 9
DEFEATED: Final = 10
ACTIVATES: Final = 11
MOVED: Final = 12
HUNTED: Final = 13
RAIDS: Final = 14
TRADED: Final = 15
HORSES_SPENT: Final = 16
FINISHED: Final = 17
JOINED: Final = 18
TOOK: Final = 19
RAVAGED: Final = 20
PARLEYED: Final = 21
CAMP_ACTS: Final = 22
DREW: Final = 23
REDREW: Final = 24
GUNS_SPENT: Final = 25
THREAT_RETURNED: Final = 26
SUCCESSES: Final = 27
REVEALED: Final = 28
MOVEMENT_CARD: Final = 29
EVENT_CARD: Final = 30
WAR_DECK_SHUFFLED: Final = 31
COLUMN_FORMED: Final = 32
COLUMN_MOVED: Final = 33
COLUMN_LOST: Final = 34
COLUMN_WAITS: Final = 35
COLUMN_NOW: Final = 36
WAR_ENDED: Final = 37
CAMP_ATTACKED: Final = 38
ROUND_OF_BATTLE: Final = 39
ROUND_WON: Final = 40
ROUND_LOST: Final = 41
RODE_OFF: Final = 42
ALLY_LOST: Final = 43
BAND_WEAKER: Final = 44
BAND_STRONGER: Final = 45
BAND_REMOVED: Final = 46
BAND_CREATED: Final = 47
BAND_TO_RESERVATION: Final = 48
CAMP_DESTROYED: Final = 49
CAMP_MOVED: Final = 50
CAMP_FOUNDED: Final = 51
CAMP_TO_RESERVATION: Final = 52
LEADER_DIED: Final = 53
LEADER_NOW: Final = 54
CHIEF_NOW: Final = 55
RETIRED: Final = 56
HEADMAN_MAY: Final = 57
ENEMY_ACTS: Final = 58
ROLLS_AGAIN: Final = 59
FLIPPED: Final = 60
NOTHING_TO_FLIP: Final = 61
ENEMY_PAYS: Final = 62
ENEMY_KEEPS: Final = 63
EXECUTES: Final = 64
INSTEAD: Final = 65
NOTHING_TO_DO: Final = 66
SWAPPED: Final = 67
ENEMY_ALERT: Final = 68
ALLIED: Final = 69
ALLY_LAPSED: Final = 70
PEACE_MADE: Final = 71
PEACE_BROKEN: Final = 72
PEACE_LAPSED: Final = 73
TRIBE_PLACED: Final = 74
TRIBE_REMOVED: Final = 75
SETTLED: Final = 76
SETTLEMENT_REMOVED: Final = 77
RECOVERED: Final = 78
BISON_HUNTED: Final = 79
NO_BISON: Final = 80
BISON_PLACED: Final = 81
BISON_GONE: Final = 82
BISON_MOVED: Final = 83
WAGONS: Final = 84
NOTHING_RAVAGED: Final = 85
OPERATIONS_NOW: Final = 86
PASSAGE_NOW: Final = 87
SUCCESS_RECALLED: Final = 88
SUCCESSES_RETURN: Final = 89
GOODS_GAINED: Final = 90
ADDED_TO_CUP: Final = 91
CARD_REVEALED: Final = 92
CARD_BOUGHT: Final = 93
CARD_PLAYED: Final = 94
CARD_LOST: Final = 95
CULTURE_BOUGHT: Final = 96
OBJECTIVE_MET: Final = 97
OBJECTIVE_MISSED: Final = 98
VICTORY: Final = 99
NEW_PERIOD: Final = 100
MANUAL_NOTE: Final = 101
ADJUSTED: Final = 102

# --- refusals -------------------------------------------------------------------------------------------------

LEGAL: Final = 0
GAME_OVER: Final = 1
NOT_NOW: Final = 2
NO_SUCH_ANSWER: Final = 3
NO_LINE: Final = 4
TOO_FEW_POINTS: Final = 5
NOTHING_TO_HUNT: Final = 6
NOBODY_TO_RAID: Final = 7
NOBODY_TRADES: Final = 8
TRADE_RAVAGED: Final = 9
NOTHING_TO_TRADE: Final = 10
TRADE_WITHOUT_AP: Final = 11
NOTHING_TO_GET: Final = 12
LAST_HORSES: Final = 13
TIME_NOT_RIPE: Final = 14
LAST_MEDICINE: Final = 15
MOST_AP: Final = 16
RECALL_WITHOUT_AP: Final = 17
NO_SUCCESS_OUT: Final = 18
CULTURE_NOT_ABOVE: Final = 19
MOST_MILITARY: Final = 20
CARD_TOO_DEAR: Final = 21
NOT_FOR_SALE: Final = 22
CULTURE_TOO_LOW: Final = 23
