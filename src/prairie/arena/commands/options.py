"""What several commands take."""

from __future__ import annotations

from prairie.core.game import Game


def chosen_options(game: Game, pairs: tuple[str, ...]) -> dict[str, str]:
    """`--option name=value`, as often as wanted."""
    chosen = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise ValueError(f"--option wants name=value, not {pair!r}")
        chosen[name] = value
    return game.full_options(chosen)
