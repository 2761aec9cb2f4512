"""The vocabulary of effects: known words, at the right timing, each argument present, of its kind and in range."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from prairie.core.schema import Section
from prairie.games.comancheria.checks import check_pack
from prairie.games.comancheria.checks.vocabulary import VOCABULARY

from .packs import GONE, changed, our_pack, refusal_of

NEW, FACE, HAND, BOUGHT = "development[0]", "development[2]", "development[1]", "development[7]"
EVENT, AREA, ANSWER = "war[0]", "war[2]", "war[4]"  # when revealed, in play, countermeasure
LISTS = ("effects", "special_effects", "when_revealed")


def shipped_effects() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """(place, operation, arguments) of every effect in our pack, those inside others included."""

    def within(place: str, effect: list[Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
        yield place, effect[0], effect[1]
        for key in ("options", "do"):
            for i, inner in enumerate(effect[1].get(key, [])):
                yield from within(f"{place}[1].{key}[{i}]", inner)
        if "else" in effect[1]:
            yield from within(f"{place}[1].else", effect[1]["else"])

    data = our_pack()
    for part in ("history", "development", "war", "culture"):
        for i, card in enumerate(data[part]):
            for key in LISTS:
                for j, effect in enumerate(card.get(key, [])):
                    yield from within(f"{part}[{i}].{key}[{j}]", effect)


EFFECTS = list(shipped_effects())
ARGUMENTS = [(place, name, key) for place, name, args in EFFECTS for key in args]


def named(place: str) -> str:
    """How a refusal names the place: the arguments are told by their names alone."""
    return place.replace("][1].", "].").replace("else[1].", "else.")


def test_the_pack_uses_every_word_but_manual() -> None:
    assert {name for _, name, _ in EFFECTS} == set(VOCABULARY) - {"manual"}
    assert len(VOCABULARY) == 65


@pytest.mark.parametrize(("place", "name", "key"), ARGUMENTS)
def test_an_argument_of_another_kind_is_refused(place: str, name: str, key: str) -> None:
    wrong: tuple[Any, ...] = ({}, 1.5, "dormant")
    for nonsense in wrong:
        error = refusal_of(changed((f"{place}[1].{key}", nonsense)))
        assert error.key.startswith(named(f"{place}[1].{key}")), error


@pytest.mark.rule("CO 13.11")
@pytest.mark.parametrize(("place", "name", "key"), ARGUMENTS)
def test_an_argument_that_is_needed_cannot_be_left_out(place: str, name: str, key: str) -> None:
    data = changed((f"{place}[1].{key}", GONE))
    operation = VOCABULARY[name]
    left = set(our_args(place)) - {key}
    alone = key in operation.some_of and not left & set(operation.some_of)
    if key in operation.needs or key in operation.one_of or alone or (name == "owner" and not left):
        error = refusal_of(data)
        assert error.key.startswith(named(place))
        assert error.reason == "is missing" or error.reason.startswith("must say") or "must name" in error.reason
    else:
        check_pack(Section("mine.json", "", data))


def our_args(place: str) -> dict[str, Any]:
    return next(args for at, _, args in EFFECTS if at == place)


@pytest.mark.parametrize(("place", "name", "args"), EFFECTS)
def test_an_argument_nobody_knows_is_refused(place: str, name: str, args: dict[str, Any]) -> None:
    error = refusal_of(changed((f"{place}[1].whim", 1)))
    assert error.key == named(f"{place}[1].whim")


@pytest.mark.parametrize("name", VOCABULARY)
def test_an_effect_at_the_wrong_timing_is_refused(name: str) -> None:
    places = {
        "development when_revealed": NEW,
        "development face_up": FACE,
        "development hand": HAND,
        "development in_play": BOUGHT,
        "war when_revealed": EVENT,
        "war in_play": AREA,
        "war countermeasure": ANSWER,
        "culture": "culture[0]",
    }
    args = next((args for _, other, args in EFFECTS if other == name), {})
    wrong = [place for timing, place in places.items() if timing not in VOCABULARY[name].stands]
    assert wrong
    for card in wrong:
        error = refusal_of(changed((f"{card}.effects[+]", [name, args])))
        assert error.key == f"{card}.effects[1]"
        assert f"{name} cannot stand here" in error.reason
    for timing, card in places.items():
        if timing in VOCABULARY[name].stands:
            check_pack(Section("mine.json", "", changed((f"{card}.effects[+]", [name, args]))))


BAD = [
    (NEW, ["heal", {}], "", "there is no effect 'heal'"),
    (NEW, ["culture"], "", "an operation and a table"),
    (NEW, ["culture", 1], "", "an operation and a table"),
    (NEW, "culture", "", "an operation and a table"),
    (NEW, ["culture", {"n": 0}], ".n", "must not be 0"),
    (NEW, ["culture", {"n": 20}], ".n", "from -19 to 19"),
    (NEW, ["gain_resource", {"type": "gold", "n": 1, "to": "rancheria"}], ".type", "must be one of bison"),
    (NEW, ["disease", {"max": 7}], ".max", "from 1 to 6"),
    (NEW, ["place_bison", {"n": 3, "choice": False}], ".choice", "must be true"),
    (NEW, ["place_tribe", {"territory": 7, "n": 1}], ".territory", "from 1 to 6"),
    (NEW, ["remove_tribe", {"n": 1, "territories": [1], "with_band": True}], ".with_band", "and only one"),
    (NEW, ["remove_tribe", {"n": 1, "territories": [1, 1]}], ".territories", "none twice"),
    (NEW, ["remove_tribe", {"n": 1, "territories": []}], ".territories", "one Territory at least"),
    (NEW, ["place_peace", {"enemy": "N", "ap": 4}], ".enemy", "S, E, W"),
    (NEW, ["remove_peace", {"enemies": []}], ".enemies", "one at least"),
    (NEW, ["execute", {"enemy": "W", "instr": "Raid", "ap": 3}], ".instr", "Settle, Peace, Cult"),
    (NEW, ["execute", {"enemy": "N", "instr": "War", "ap": 3}], ".instr", "Hunt, Encroach, Raid, Ally"),
    (NEW, ["column_strength", {"n": 1, "enemy": "W", "enemies": ["S"]}], ".enemies", "cannot stand beside enemy"),
    (NEW, ["column_strength", {"n": 1, "else": ["flag_while", {"flag": "S_sees_canyon"}]}], ".else", "cannot stand"),
    (NEW, ["owner", {"NORTH": "Spain"}], ".NORTH", "must be one of WEST"),
    (NEW, ["owner", {"WEST": "dormant"}], ".WEST", "only a history card"),
    (NEW, ["owner", {}], "", "must name a square"),
    (NEW, ["flag", {"flag": "rain"}], ".flag", "must be one of santa_fe_trail"),
    (NEW, ["flag", {"flag": "W_sees_canyon"}], ".flag", "must be one of santa_fe_trail"),
    (FACE, ["flag_while", {"flag": "santa_fe_trail"}], ".flag", "must be one of all_cross_dotted"),
    (NEW, ["march", {"which": "weakest", "n": 1}], ".which", "all, strongest"),
    (NEW, ["choose", {"options": [["culture", {"n": 1}]]}], ".options", "two at least"),
    (NEW, ["choose", {"options": [["culture", {"n": 1}], ["cry", {}]]}], ".options[1]", "there is no effect 'cry'"),
    (NEW, ["choose", {"options": [["choose", {}], ["choose", {}]]}], ".options[0]", "choose cannot stand here"),
    (NEW, ["multi", {"do": []}], ".do", "must hold an effect"),
    (NEW, ["multi", {"do": [["military", {"n": 99}]]}], ".do[0].n", "from -19 to 19"),
    (NEW, ["manual", {"note": "see the card"}], ".note", "not a key known here"),
    (FACE, ["battle_mod", {"n": 1}], "", "one of vs or where"),
    (FACE, ["battle_mod", {"n": 1, "vs": "SX"}], ".vs", "letters of N, S, E, W"),
    (FACE, ["battle_mod", {"n": 1, "vs": "SS"}], ".vs", "none twice"),
    (FACE, ["trade_free", {"where": "WEST", "per": "activation"}], ".per", "and only one"),
    (FACE, ["trade_free", {"where": "field"}], ".where", "must be one of square"),
    (FACE, ["trade_post", {"space": "PDC"}], ".space", "must be one of 1-1"),
    (FACE, ["raid_bonus", {"where": "square"}], "", "must say draw or horses"),
    (FACE, ["raid_bonus", {"draw": 1, "territory": 1, "territories": [1]}], ".territories", "cannot stand beside"),
    (HAND, ["remote_raid", {"target": "PDC", "from_territory": 6}], ".target", "no enemy can stand in the canyon"),
    (AREA, ["loot_adjacent", {"types": ["food"], "enemies": ["S"]}], ".enemies", "each of S, E, W"),
    (ANSWER, ["counter_mp", {"adjacent": True, "mp": 2, "n": 1}], ".n", "from -12 to -1"),
]


@pytest.mark.rule("CO 13.11")
@pytest.mark.parametrize(("card", "effect", "place", "reason"), BAD)
def test_a_bad_effect_is_refused_with_place_and_reason(card: str, effect: Any, place: str, reason: str) -> None:
    error = refusal_of(changed((f"{card}.effects[+]", effect)))
    assert error.key == f"{card}.effects[1]{place}"
    assert reason in error.reason


@pytest.mark.parametrize(
    ("effect", "place", "reason"),
    [
        (["cup_add", {"kind": "ap4", "n": 1}], ".kind", "success, ap1, ap2, ap3"),
        (["cup_add_instruction", {"id": "N8"}], ".id", "must be one of N1"),
        (["pot_start", {"space": 6}], ".space", "from 0 to 5"),
        (["reservation_entry", {"after": "planning", "what": "rancheria"}], "", "cannot stand here"),
    ],
)
def test_a_bad_effect_of_a_history_card_is_refused(effect: Any, place: str, reason: str) -> None:
    error = refusal_of(changed(("history[0].when_revealed[+]", effect)))
    assert error.key == f"history[0].when_revealed[0]{place}"
    assert reason in error.reason


def test_a_hand_card_waits_for_one_thing_only() -> None:
    hooks = [["battle_bonus", {"territories": [2], "n": 2}], ["raid_bonus", {"draw": 1}]]
    error = refusal_of(changed((f"{HAND}.effects", hooks)))
    assert error.key == f"{HAND}.effects[1]"
    assert "played only once" in error.reason


def test_what_happens_on_discarding_happens_at_once() -> None:
    error = refusal_of(changed((f"{NEW}.if_discarded", [["mp_bonus", {"n": 1, "needs": "horses"}]])))
    assert error.key == f"{NEW}.if_discarded[0]"
    check_pack(Section("mine.json", "", changed((f"{NEW}.if_discarded", [["military", {"n": -1}]]))))


def test_effects_must_be_a_list() -> None:
    assert refusal_of(changed((f"{NEW}.effects", {}))).reason == "must be a list of effects"
