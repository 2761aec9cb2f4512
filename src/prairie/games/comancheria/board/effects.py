"""What an option of a card does, in words: for whoever has to choose."""

from __future__ import annotations

from prairie.core.bits import members
from prairie.games.comancheria import cards, vocabulary as v
from prairie.games.comancheria.board.reader import Reader
from prairie.games.comancheria.components import ENEMIES, INSTRUCTIONS, RESOURCES
from prairie.games.comancheria.effects import Choose
from prairie.games.comancheria.state import Comancheria


def option_text(reader: Reader, state: Comancheria, number: int) -> str:
    """The option of the card in question, from 0 up."""
    top = state.frames[len(state.frames) - 1]
    assert isinstance(top, Choose)
    return span_text(reader, state, state.box.effects[top.row].spans[number])


def span_text(reader: Reader, state: Comancheria, span: int) -> str:
    return reader.listed(effect_text(reader, state, effect) for effect in cards.span_effects(state, span))


def effect_text(reader: Reader, state: Comancheria, effect: v.Effect) -> str:
    """One operation with its arguments (chapter 12 of the rulebook)."""
    if effect.operation == v.MULTI:
        return span_text(reader, state, effect.spans[0])
    name = v.OPERATIONS[effect.operation].replace("_", "-")
    enemies = [reader.enemy(ENEMIES[enemy]) for enemy in members(effect.enemies)]
    otherwise = span_text(reader, state, effect.spans[0]) if effect.spans else "none"
    return reader.say(
        f"does-{name}",
        n=abs(int(effect.n)),
        way="less" if effect.n < 0 else "more",
        also=int(effect.also),
        enemy=", ".join(enemies),
        every="yes" if effect.enemies == v.ALL_ENEMIES else "no",
        territories=", ".join(map(str, members(effect.territories))) or "none",
        resource=reader.say(f"resource-{RESOURCES[effect.kind % len(RESOURCES)].replace('_', '-')}"),
        instruction=reader.instruction(INSTRUCTIONS[effect.kind % len(INSTRUCTIONS)]),
        which=int(effect.kind),
        owners=", ".join(
            reader.say(
                "plain-card",
                heading=reader.place(state.box.spaces[state.box.first_square + square]),
                card=reader.owner(state.box.lexicon.owners[owner]),
            )
            for square, owner in effect.owners
        ),
        otherwise=otherwise,
    )
