"""A game between computer players, watched from decision to decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from prairie.agents import Agent
from prairie.core.contract import CHANCE, OVER, State
from prairie.core.rng import Rng


def decisions(state: State, players: Sequence[Agent], luck: Rng) -> Iterator[int]:
    """Plays on to the end; stops before every decision of a seat and says which."""
    while (mover := state.decider()) != OVER:
        if mover == CHANCE:
            state.apply(CHANCE, state.chance(luck))
        else:
            yield int(mover)
            state.apply(mover, players[mover].decide(state.view(mover)))
