"""Every procedure by its number: so that the running ones can be written down and restored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prairie.games.comancheria.actions import Raid, Trade
from prairie.games.comancheria.activation import Activation, LootBesideColumn, Parley
from prairie.games.comancheria.battle import Battle
from prairie.games.comancheria.cleanup import Cleanup, FromTrack, Unstack
from prairie.games.comancheria.columns import Advance, Attrition, March
from prairie.games.comancheria.cup import RevealMarkers
from prairie.games.comancheria.effects import Choose, Refill, RunEffects, Window
from prairie.games.comancheria.enemy import ActiveEnemy, ForFree, FromCup, WithPoints
from prairie.games.comancheria.frame import Frame, Roll
from prairie.games.comancheria.generation import DeathChecks, FailingCards, NewBands, NewCamp, Retire, StrongerBands
from prairie.games.comancheria.instructions import (
    Ally,
    CultureAttack,
    Encroach,
    Hunt,
    NorthRaid,
    Peace,
    Recover,
    Settle,
    Subjugate,
    War,
)
from prairie.games.comancheria.loading import Load
from prairie.games.comancheria.manual import Manual
from prairie.games.comancheria.moving_camps import MoveCamps
from prairie.games.comancheria.operations import (
    Chosen,
    Disease,
    GoodsToCamp,
    LowerChief,
    MarchByCard,
    RemoveBison,
)
from prairie.games.comancheria.operations_track import AdvanceOperations
from prairie.games.comancheria.passage import (
    AdvancePassage,
    BisonGrow,
    BuyCulture,
    DiscardDevelopment,
    GoodsOfTheYears,
    MarkersLapse,
    PassageOfTime,
)
from prairie.games.comancheria.planning import HeadmanActions, NewLeaders, Planning, ShareSuccesses
from prairie.games.comancheria.reservation import ToReservation
from prairie.games.comancheria.setting_up import SettingUp
from prairie.games.comancheria.settling import PlaceSettlement
from prairie.games.comancheria.success_check import SuccessCheck
from prairie.games.comancheria.take_actions import TakeActions
from prairie.games.comancheria.turn import CultureOperation, SelectOperation, Turns
from prairie.games.comancheria.victory import ShuffleColumns, VictoryCheck
from prairie.games.comancheria.war_phase import WarColumnPhase

PROCEDURES: Final[list[Callable[..., Frame]]] = [
    Raid,
    Trade,
    Activation,
    LootBesideColumn,
    Parley,
    Battle,
    Cleanup,
    Unstack,
    FromTrack,
    March,
    Attrition,
    Advance,
    RevealMarkers,
    RunEffects,
    Choose,
    Window,
    Refill,
    ActiveEnemy,
    WithPoints,
    ForFree,
    FromCup,
    Roll,
    NewBands,
    StrongerBands,
    NewCamp,
    Retire,
    FailingCards,
    DeathChecks,
    Ally,
    CultureAttack,
    Encroach,
    Hunt,
    Peace,
    NorthRaid,
    Recover,
    Settle,
    PlaceSettlement,
    Subjugate,
    War,
    Load,
    Manual,
    GoodsToCamp,
    Chosen,
    Disease,
    RemoveBison,
    MarchByCard,
    ToReservation,
    LowerChief,
    AdvanceOperations,
    PassageOfTime,
    GoodsOfTheYears,
    MarkersLapse,
    BisonGrow,
    DiscardDevelopment,
    BuyCulture,
    AdvancePassage,
    Planning,
    ShareSuccesses,
    HeadmanActions,
    NewLeaders,
    MoveCamps,
    SettingUp,
    SuccessCheck,
    TakeActions,
    Turns,
    SelectOperation,
    CultureOperation,
    VictoryCheck,
    ShuffleColumns,
    WarColumnPhase,
]


def number_of(frame: Frame) -> int:
    return PROCEDURES.index(type(frame))


def restored(number: int, fields: list[int]) -> Frame:
    """The frame that `Frame.fields` wrote down."""
    return PROCEDURES[number](*fields)
