"""Culture, Military and action points (CO 2.5.1.1, CO 2.8.A.2, CO 2.8.B.1); defeat when both stand at 0 (CO 2.11.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from prairie.games.comancheria import questions as q

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


def gain_culture(game: Comancheria, n: i64) -> None:
    before = game.culture
    game.culture = min(game.box.most_culture, game.culture + n)
    game.tell(q.CULTURE_NOW, game.culture - before, game.culture)


def gain_military(game: Comancheria, n: i64) -> None:
    before = game.military
    game.military = min(game.box.most_military, game.military + n)
    game.tell(q.MILITARY_NOW, game.military - before, game.military)


def lose_culture(game: Comancheria, n: i64) -> None:
    """What cannot be paid is taken from the other track; what neither can pay is forgotten (CO 2.5.1.2)."""
    paid = min(n, game.culture)
    game.culture -= paid
    game.tell(q.CULTURE_NOW, -paid, game.culture)
    if paid < n and game.military:
        short = min(game.military, (n - paid) * game.box.shortfall)
        game.military -= short
        game.tell(q.MILITARY_NOW, -short, game.military)
    check_defeat(game)


def lose_military(game: Comancheria, n: i64) -> None:
    paid = min(n, game.military)
    game.military -= paid
    game.tell(q.MILITARY_NOW, -paid, game.military)
    if paid < n and game.culture:
        short = min(game.culture, (n - paid) * game.box.shortfall)
        game.culture -= short
        game.tell(q.CULTURE_NOW, -short, game.culture)
    check_defeat(game)


def change_culture(game: Comancheria, n: i64) -> None:
    if n >= 0:
        gain_culture(game, n)
    else:
        lose_culture(game, -n)


def change_military(game: Comancheria, n: i64) -> None:
    if n >= 0:
        gain_military(game, n)
    else:
        lose_military(game, -n)


def check_defeat(game: Comancheria) -> None:
    """Both tracks at 0: all stops at once, also when points were spent (CO 2.11.1)."""
    if game.culture == 0 and game.military == 0 and game.ending == q.PLAYING:
        game.ending = q.LOST_ON_POINTS
        game.tell(q.DEFEATED)


def gain_ap(game: Comancheria, n: i64) -> None:
    before = game.ap
    game.ap = min(game.box.most_ap, game.ap + n)
    game.tell(q.AP_NOW, game.ap - before, game.ap)


def spend_ap(game: Comancheria, n: i64) -> None:
    if n:
        game.ap -= n
        game.tell(q.AP_NOW, -n, game.ap)


def change_enemy_ap(game: Comancheria, n: i64) -> None:
    """The enemy's track, not its box."""
    before = game.enemy_ap
    after = game.enemy_ap + n
    if after < 0:
        after = 0
    game.enemy_ap = min(game.box.most_enemy_ap, after)
    game.tell(q.ENEMY_AP_NOW, game.enemy_ap - before, game.enemy_ap)
