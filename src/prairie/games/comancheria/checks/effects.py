"""Effects: known operations, at the right timing, with arguments that mean something (CO 13.11)."""

from __future__ import annotations

from typing import Any

from prairie.core.schema import Section
from prairie.games.comancheria.checks.arguments import owners
from prairie.games.comancheria.checks.known import NAMES, Known
from prairie.games.comancheria.checks.vocabulary import HOOKS, NESTED, VOCABULARY, Operation


def check_effects(card: Section, key: str, stands: str, known: Known) -> list[str]:
    """A list of effects on a card of that timing; returns the operations in order."""
    return [check_effect(card, f"{key}[{i}]", effect, stands, known) for i, effect in enumerate(_list(card, key))]


def check_hooks(card: Section, names: list[str]) -> None:
    """A hand card waits for one thing at most: it could not be played at two moments."""
    hooks = [i for i, name in enumerate(names) if name in HOOKS]
    if len(hooks) > 1:
        raise card.fail(f"effects[{hooks[1]}]", "the card waits for something else already, and is played only once")


def check_effect(card: Section, place: str, effect: Any, stands: str, known: Known) -> str:
    """One effect: `[operation, {arguments}]` (CO 13.11)."""
    if not isinstance(effect, list) or len(effect) != 2 or not isinstance(effect[1], dict):
        raise card.fail(place, "must be an operation and a table of its arguments")
    name = effect[0]
    if not isinstance(name, str) or name not in VOCABULARY:
        raise card.fail(place, f"there is no effect {name!r}")
    operation = VOCABULARY[name]
    if stands not in operation.stands:
        raise card.fail(place, f"{name} cannot stand here ({stands}), only here: {'; '.join(operation.stands)}")
    args = card.part(place, effect[1])
    if name == "owner":
        if not args.data:
            raise args.fail("", "must name a square and its new owner")
        owners(args, args.data)
        return name
    _check_arguments(args, operation, known)
    _check_inside(args, name, known)
    return name


def _check_arguments(args: Section, operation: Operation, known: Known) -> None:
    args.only((*operation.needs, *operation.may))
    for key, check in operation.needs.items():
        check(args, key, known)
    for key, check in operation.may.items():
        if key in args.data:
            check(args, key, known)
    said = [key for key in operation.one_of if key in args.data]
    if operation.one_of and len(said) != 1:
        raise args.fail(said[1] if said else "", f"must say one of {' or '.join(operation.one_of)}, and only one")
    if operation.some_of and not any(key in args.data for key in operation.some_of):
        raise args.fail("", f"must say {' or '.join(operation.some_of)}")
    if operation.not_both and all(key in args.data for key in operation.not_both):
        raise args.fail(operation.not_both[1], f"cannot stand beside {operation.not_both[0]}")


def _check_inside(args: Section, name: str, known: Known) -> None:
    """What depends on another argument, and the effects inside an effect."""
    if name == "execute":
        args.word("instr", NAMES[args.data["enemy"]])
    if name == "remote_raid" and known.kinds[args.data["target"]] == "canyon":
        raise args.fail("target", "no enemy can stand in the canyon")
    if name == "choose":
        if len(_list(args, "options")) < 2:
            raise args.fail("options", "must offer two at least")
        check_effects(args, "options", NESTED, known)
    if name == "multi":
        if not _list(args, "do"):
            raise args.fail("do", "must hold an effect")
        check_effects(args, "do", NESTED, known)
    if name == "column_strength" and "else" in args.data:
        check_effect(args, "else", args.data["else"], NESTED, known)


def _list(section: Section, key: str) -> list[Any]:
    effects = section.get(key)
    if not isinstance(effects, list):
        raise section.fail(key, "must be a list of effects")
    return effects
