"""The box: the wheel, the track, the stones and the runners, and the tables that follow from them.

Runners, dice faces and moccasin cards share the numbers of the six colours, 0 to 5; a pow-wow card is number 6.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

SEAT_LIMIT: Final = 6  # PW 1.1
COLOURS: Final = 6
POW_WOW: Final = 6  # the card that matches no runner (PW 2.9)
POW_WOW_WORD: Final = "pow-wow"
CARDS: Final = 7  # the kinds of cards
SEGMENTS: Final = 5  # of the wheel, each with its stone (PW 1.6, PW 2.1)
LETTERS: Final = ("A", "B", "C", "D", "E")
START_OF_TRACK: Final = 0
NONE: Final = -1  # no die, no partner, no card, no runner

PLAIN: Final = 0
MOCCASIN: Final = 1
STONE: Final = 2
SIGNS: Final = ("", "moccasin", "stone")


@final
class Box:
    """The components of one printed copy, as tables. Shared by all states of a game and never changed."""

    def __init__(self, source: dict[str, Any]) -> None:
        self.source = source  # the data as read, already checked
        self.segments: list[list[int]] = [source["wheel"][letter] for letter in LETTERS]  # from the inner ring outwards
        self.rings: i64 = len(self.segments[0])
        wheel: list[i64] = []
        for numbers in self.segments:
            wheel += [0, *numbers]  # PW 9.2: the centre bears no number
        self.wheel: vec[i64] = vec[i64](wheel)  # at [segment * (rings + 1) + ring]
        track: dict[str, Any] = source["track"]
        self.last: i64 = track["last"]
        sign: list[i64] = [PLAIN] * (track["last"] + 1)
        for space in track["moccasin"]:
            sign[space] = MOCCASIN
        for space in track["stone"]:
            sign[space] = STONE
        self.sign: vec[i64] = vec[i64](sign)
        self.quarry: i64 = source["stones"]["bag"] - SEGMENTS  # PW 2.3
        self.runners: list[str] = [runner["name"] for runner in source["runner"]]
        # As pictures show them: made once, and never changed.
        signs = {name: sorted(track[name]) for name in ("moccasin", "stone")}
        self.track_in_words: dict[str, Any] = {"last": track["last"], **signs}
        self.wheel_in_words = [wheel_in_words(letter, source["wheel"][letter]) for letter in LETTERS]  # [segment][ring]
        furthest = track["last"] + max(abs(number) for numbers in self.segments for number in numbers)
        self.runners_in_words: list[list[dict[str, Any]]] = [  # [colour][space]
            [{"colour": colour, "space": space} for space in range(furthest + 1)] for colour in self.runners
        ]


def wheel_in_words(letter: str, numbers: list[int]) -> list[dict[str, Any]]:
    """A segment of the wheel, by the ring its stone is on: its numbers from the inner ring outwards, and the one that
    comes next; 0 at the rim (PW 9.3)."""
    return [
        {"letter": letter, "numbers": numbers, "ring": ring, "next": upcoming}
        for ring, upcoming in enumerate([*numbers, 0])
    ]
