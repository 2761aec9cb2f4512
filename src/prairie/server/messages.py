"""What goes over the wire (docs/protocol.md). The OpenAPI document is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
Line = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
At = Annotated[str, Meta(max_length=16)]
Word = Annotated[str, Meta(min_length=1, max_length=80)]
Plan = Annotated[list[Word], Meta(max_length=64)]
OwnData = Annotated[str, Meta(max_length=500_000)]  # a file of components, TOML or JSON
Level = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Status = Literal["waiting", "playing", "over", "record"]
Lang = Literal["en", "fr"]
Texts = dict[str, str]  # by language


class Strict(Struct, forbid_unknown_fields=True):
    """A request: a field that nobody knows is a mistake."""


# --- errors ---------------------------------------------------------------------------------------------------------


class Problem(Struct):
    code: str
    why: str
    rule: str = ""
    word: str = ""


class Refusal(Struct):
    error: Problem


# --- games ----------------------------------------------------------------------------------------------------------


class OptionValue(Struct):
    value: str
    text: Texts


class OptionInfo(Struct):
    name: str
    rule: str
    text: Texts
    values: list[OptionValue]


class LevelInfo(Struct):
    name: str
    text: Texts


class GameInfo(Struct):
    name: str
    title: Texts
    about: Texts
    seats: list[int]
    rules: int
    data: str
    prefix: str
    options: list[OptionInfo]
    levels: list[LevelInfo]


class Games(Struct):
    games: list[GameInfo]


class ChapterInfo(Struct):
    number: str  # as the booklet counts: 6, 5.2.3, 6.2.2.A
    title: Texts


class RuleInfo(Struct):
    number: str
    chapter: str
    text: Texts
    why: Texts
    source: list[str]


class Rules(Struct):
    prefix: str
    chapters: list[ChapterInfo]
    rules: list[RuleInfo]


# --- players --------------------------------------------------------------------------------------------------------


class NewPlayer(Strict):
    name: Name
    password: Password | None = None


class Login(Strict):
    name: Name
    password: Password


class PlayerInfo(Struct):
    name: str
    account: bool


class Session(Struct):
    player: PlayerInfo
    token: str


# --- tables ---------------------------------------------------------------------------------------------------------


class ClockInfo(Struct):
    left: float  # seconds, when it last stopped
    since: float | None  # since when it has been running (seconds since 1970)


class SeatInfo(Struct):
    seat: int
    kind: str
    name: str
    level: str | None
    present: bool
    owes: bool
    sealed: bool
    clock: ClockInfo | None


class PaceInfo(Strict):
    seconds: Annotated[float, Meta(ge=10, le=5_000_000)]
    increment: Annotated[float, Meta(ge=0, le=1_000_000)] = 0.0


class Summary(Struct):
    id: str
    game: str
    options: dict[str, str]
    rules: int
    data: str
    status: str
    public: bool
    practice: bool
    clock: PaceInfo | None
    number: int
    created: float
    changed: float
    rematch: str | None
    playable: bool
    seats: list[SeatInfo]


class Summaries(Struct):
    tables: list[Summary]


class MyTable(Struct):
    table: Summary
    seat: int


class Me(Struct):
    player: PlayerInfo
    tables: list[MyTable]


class Along(Strict):
    tokens: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=60)]


class NewSeat(Strict):
    kind: Literal["me", "open", "computer"]
    name: Name | None = None
    level: Level | None = None


class NewTable(Strict):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]] = {}
    practice: bool = False
    public: bool = False
    clock: PaceInfo | None = None
    data: OwnData | None = None


class SeatToken(Struct):
    seat: int
    token: str


class Made(Struct):
    table: Summary
    seats: list[SeatToken]
    invitation: str


class BringIn(Strict):
    record: str
    data: OwnData | None = None


class Join(Strict):
    name: Name
    seat: SeatNumber | None = None
    invitation: Annotated[str, Meta(max_length=100)] | None = None


class Joined(Struct):
    seat: int
    token: str
    table: Summary


class HandOver(Strict):
    level: Level


class NewToken(Strict):
    revoke: bool = False


class Invitation(Struct):
    invitation: str


class BranchFrom(Strict):
    number: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber
    level: Level
    name: Name | None = None


# --- playing --------------------------------------------------------------------------------------------------------


class Decision(Strict):
    key: Key
    at: At
    plan: Annotated[list[Word], Meta(min_length=1, max_length=64)]


class Undo(Strict):
    key: Key
    at: At


class Try(Strict):
    at: At
    plan: Plan
    key: Key = "-"


class AskHint(Strict):
    at: At
    key: Key = "-"


class Chat(Strict):
    key: Key
    text: Line


class ActionInfo(Struct):
    word: str
    text: str
    label: str
    choice: str


class BarredInfo(Struct):
    """What a person would look for here and cannot choose now."""

    word: str
    label: str
    why: str
    rule: str


class PlannedInfo(Struct):
    word: str
    text: str


class QuestionInfo(Struct):
    name: str
    rule: str
    plan: str
    rising: bool
    prompt: str


class LogLine(Struct, frozen=True):
    number: int
    name: str
    text: str
    rule: str
    args: dict[str, int | str | list[str]]  # by name, in notation; what is kept from the reader is not there


class LogPart(Struct, rename={"since": "from"}):
    since: int
    lines: list[LogLine]


class Result(Struct):
    winners: list[int]
    why: str
    rule: str
    text: str


class Body(Struct):
    """A view but for its log: equal for two readers who see the same."""

    type: str
    table: Summary
    lang: str
    seat: int | None
    at: str
    number: int
    picture: dict[str, Any] | None
    question: QuestionInfo | None
    actions: list[ActionInfo]
    barred: list[BarredInfo]
    planned: list[PlannedInfo]
    undo: bool
    names: list[str]
    scores: list[int]
    result: Result | None
    seats_allowed: list[int | None]
    board: list[str] | None


class View(Body):
    log: LogPart
    now: float


class Ack(Struct):
    type: str
    key: str


class AckWithView(Ack):
    view: View


class Stale(Struct):
    error: Problem
    view: View | None = None


class TrialInfo(Struct):
    type: str
    key: str
    at: str
    plan: list[str]
    left: int
    complete: bool
    actions: list[ActionInfo]
    picture: dict[str, Any]


class HintInfo(Struct):
    type: str
    key: str
    at: str
    plan: list[str]
    why: str


class ChatInfo(Struct):
    seat: int
    name: str
    text: str
    at: float


class SpanInfo(Struct):
    text: str
    style: str


class BoardInfo(Struct):
    lines: list[list[SpanInfo]]


class TurningPointInfo(Struct):
    number: int
    kind: str
    seat: int
    by: int
    scores: list[int]


class TurningPoints(Struct):
    points: list[TurningPointInfo]


class Health(Struct):
    status: str
    version: str
    database: str
