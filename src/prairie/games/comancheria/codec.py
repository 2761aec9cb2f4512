"""A position as numbers and back: every field in a fixed order, then the running procedures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from prairie.games.comancheria.frame import Frame
from prairie.games.comancheria.procedures import number_of, restored

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


def written(game: Comancheria) -> list[int]:
    """What belongs to the position; what follows from the cards is worked out anew."""
    numbers: list[int] = [
        game.scenario,
        game.question, game.choices, game.answer, game.result, game.ending, game.active, game.fighter, game.turn,
        game.generation, game.acts, game.period, game.history, game.culture, game.military, game.ap, game.enemy_ap,
        game.operations, game.passage, game.tribes, game.bison, game.wagons, game.finished, game.successes,
        game.cup_success, game.out_of_play, game.cup_counters, game.deck, game.discards, game.hand, game.in_front,
        game.owned, game.war_deck, game.event, game.flags, game.halted, game.no_battles, game.two_dice,
        game.loot_left, game.traded,
        *game.track_success, *game.track_goods, *game.settled, *game.ravaged, *game.ally, *game.peace, *game.owners,
        *game.column_at, *game.column_strength, *game.column_counter, *game.war_bonus, *game.strength, *game.at,
        *game.goods, *game.camp_at, *game.store, *game.paraibo, *game.mahimiana, *game.leader_at,
        *game.leader_success, *game.chief_success, *game.ap_in_game, *game.ap_cup, *game.ap_box, *game.display,
        *game.idle, *game.open,
        len(game.frames),
    ]  # fmt: skip
    for frame in game.frames:
        fields = frame.fields()
        numbers += [number_of(frame), len(fields), *fields]
    return numbers


def read(game: Comancheria, numbers: list[int]) -> None:
    """Fills a blank position of the same box."""
    (
        game.scenario,
        game.question, game.choices, game.answer, game.result, game.ending, game.active, game.fighter, game.turn,
        game.generation, game.acts, game.period, game.history, game.culture, game.military, game.ap, game.enemy_ap,
        game.operations, game.passage, game.tribes, game.bison, game.wagons, game.finished, game.successes,
        game.cup_success, game.out_of_play, game.cup_counters, game.deck, game.discards, game.hand, game.in_front,
        game.owned, game.war_deck, game.event, game.flags, game.halted, game.no_battles, game.two_dice,
        game.loot_left, game.traded,
    ) = numbers[: 40]  # fmt: skip
    at = 40
    game.track_success = part(numbers, at, len(game.track_success))
    at += len(game.track_success)
    game.track_goods = part(numbers, at, len(game.track_goods))
    at += len(game.track_goods)
    game.settled = part(numbers, at, len(game.settled))
    at += len(game.settled)
    game.ravaged = part(numbers, at, len(game.ravaged))
    at += len(game.ravaged)
    game.ally = part(numbers, at, len(game.ally))
    at += len(game.ally)
    game.peace = part(numbers, at, len(game.peace))
    at += len(game.peace)
    game.owners = part(numbers, at, len(game.owners))
    at += len(game.owners)
    game.column_at = part(numbers, at, len(game.column_at))
    at += len(game.column_at)
    game.column_strength = part(numbers, at, len(game.column_strength))
    at += len(game.column_strength)
    game.column_counter = part(numbers, at, len(game.column_counter))
    at += len(game.column_counter)
    game.war_bonus = part(numbers, at, len(game.war_bonus))
    at += len(game.war_bonus)
    game.strength = part(numbers, at, len(game.strength))
    at += len(game.strength)
    game.at = part(numbers, at, len(game.at))
    at += len(game.at)
    game.goods = part(numbers, at, len(game.goods))
    at += len(game.goods)
    game.camp_at = part(numbers, at, len(game.camp_at))
    at += len(game.camp_at)
    game.store = part(numbers, at, len(game.store))
    at += len(game.store)
    game.paraibo = part(numbers, at, len(game.paraibo))
    at += len(game.paraibo)
    game.mahimiana = part(numbers, at, len(game.mahimiana))
    at += len(game.mahimiana)
    game.leader_at = part(numbers, at, len(game.leader_at))
    at += len(game.leader_at)
    game.leader_success = part(numbers, at, len(game.leader_success))
    at += len(game.leader_success)
    game.chief_success = part(numbers, at, len(game.chief_success))
    at += len(game.chief_success)
    game.ap_in_game = part(numbers, at, len(game.ap_in_game))
    at += len(game.ap_in_game)
    game.ap_cup = part(numbers, at, len(game.ap_cup))
    at += len(game.ap_cup)
    game.ap_box = part(numbers, at, len(game.ap_box))
    at += len(game.ap_box)
    game.display = part(numbers, at, len(game.display))
    at += len(game.display)
    game.idle = part(numbers, at, len(game.idle))
    at += len(game.idle)
    game.open = part(numbers, at, len(game.open))
    at += len(game.open)
    game.frames = frames_from(numbers, at)


def part(numbers: list[int], at: int, count: int) -> vec[i64]:
    values: list[i64] = list(numbers[at : at + count])
    return vec[i64](values)


def frames_from(numbers: list[int], at: int) -> list[Frame]:
    frames: list[Frame] = []
    left = numbers[at]
    at += 1
    while left:
        number, count = numbers[at], numbers[at + 1]
        frames.append(restored(number, numbers[at + 2 : at + 2 + count]))
        at += 2 + count
        left -= 1
    return frames
