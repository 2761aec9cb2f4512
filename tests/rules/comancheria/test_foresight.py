"""What is told before a decision: the odds of a Raid, why something cannot be done, what is to be expected."""

from __future__ import annotations

import re

import pytest

from prairie.core.contract import CHANCE
from prairie.core.rulebook import LANGUAGES
from prairie.games.comancheria import cup, questions as q
from prairie.games.comancheria.board import Reader
from prairie.games.comancheria.board.effects import effect_text
from prairie.games.comancheria.checks.vocabulary import NESTED, VOCABULARY
from prairie.games.comancheria.columns import March
from prairie.games.comancheria.passage import BuyCulture
from prairie.games.comancheria.planning import HeadmanActions
from prairie.games.comancheria.state import Comancheria
from prairie.games.comancheria.turn import SelectOperation
from prairie.games.comancheria.vocabulary import OPERATIONS
from prairie.games.comancheria.war_phase import WarColumnPhase

from .scene import Scene


def drawn_nothing(state: Comancheria) -> float:
    """The chance that a Raid under way brings no Success, by drawing every counter that may come."""
    weights = {action: int(state.weight(action)) for action in state.actions(CHANCE)}
    found = 0.0
    for action, weight in weights.items():
        if state.question == q.DRAW and action == cup.SUCCESS:
            continue
        after = state.clone()
        after.apply(CHANCE, action)
        if after.question in (q.DRAW, q.DIE):
            found += weight / sum(weights.values()) * drawn_nothing(after)
        elif after.cup_success == state.cup_success:  # the last counters are drawn without asking if all are alike
            found += weight / sum(weights.values())
    return found


def raider(strength: int, medicine: int = 0, trade_goods: int = 0) -> Scene:
    scene = Scene()
    scene.camp("A", "1-3", mahimiana=medicine)
    scene.tribes("1-5")
    band = scene.band(strength, "1-5", mahimiana="A" if medicine else "", trade_goods=trade_goods)
    scene.cup(3, (2, 1, 1))
    return scene.activates(band)


@pytest.mark.parametrize("strength", [1, 2, 3])
@pytest.mark.parametrize("medicine", [0, 1, 3, 6])
@pytest.mark.parametrize("wagons", [0, 2])
@pytest.mark.rule("CO 2.9.1", "CO 2.9.2", "CO 2.9.3")
def test_the_odds_of_a_raid_are_those_of_the_cup(strength: int, medicine: int, wagons: int) -> None:
    scene = raider(strength, medicine)
    scene.wagons(*["2-2", "3-3"][:wagons])
    said = scene.state.as_dict()["activation"]["raid"]
    after = scene.state.clone()
    after.apply(0, q.RAID)
    assert said["percent"] == round(100 * (1 - drawn_nothing(after)))
    assert said["counters"] == strength
    assert said["more_on"] == min(6, medicine)
    assert said["at_least"] is False


@pytest.mark.rule("CO 2.7.5")
def test_instructions_in_the_cup_count_as_well() -> None:
    scene = Scene()
    scene.tribes("1-5")
    band = scene.band(2, "1-5")
    scene.cup(1, (1,), "N1 N2")
    scene.activates(band)
    assert scene.state.as_dict()["activation"]["raid"]["percent"] == 50
    scene.state.cup_success = 0
    assert scene.state.as_dict()["activation"]["raid"]["percent"] == 0
    scene.state.cup_success, scene.state.ap_cup[0], scene.state.cup_counters = 2, 0, 0
    assert scene.state.as_dict()["activation"]["raid"]["percent"] == 100


@pytest.mark.rule("CO 2.9.8", "CO 12.42")
def test_what_may_better_the_odds_is_told() -> None:
    assert raider(1, trade_goods=1).state.as_dict()["activation"]["raid"]["at_least"]
    scene = Scene(period=4)
    scene.tribes("5-3")
    scene.cup(3, (2, 1, 1))
    scene.activates(scene.band(1, "5-3"))
    assert not scene.state.as_dict()["activation"]["raid"]["at_least"]
    scene.hand(70)  # draws 2 more in Territory 5
    assert scene.state.as_dict()["activation"]["raid"]["at_least"]


def test_a_raid_is_offered_with_its_odds() -> None:
    scene = raider(2, 3)
    said = scene.state.as_dict()["activation"]["raid"]["percent"]
    for lang, words in (
        ("en", "more on a die of 3 or less; a Success: "),
        ("fr", "plus sur un dé de 3 ou moins\u00a0; un "),
    ):
        told = scene.game.choice(scene.state, 0, q.RAID, lang, [])
        assert words in told
        assert re.search(rf"\b{said}\u00a0?%", told)


# --- what cannot be done ----------------------------------------------------------------------------------------------


def reasons(scene: Scene) -> dict[str, str]:
    """The rows of what is barred now, by word; each reason stands in both languages."""
    rows = {}
    for one in scene.game.barred(scene.state, 0, "en"):
        action = scene.game.read_action(scene.state, 0, one.word)
        refusal = scene.game.refusals[scene.state.refusal(0, action)]
        assert (one.why, one.rule) == (scene.game.illegal(scene.state.refusal(0, action)).why, refusal.rule)
        rows[one.word] = refusal.name
    french = scene.game.barred(scene.state, 0, "fr")
    assert [one.word for one in french] == list(rows)
    return rows


def band_at(space: str) -> Scene:
    scene = Scene()
    scene.cup(3, (2,))
    return scene.activates(scene.band(2, space))


@pytest.mark.rule("CO 5.1.4", "CO 5.2.1.2", "CO 5.2.3.1", "CO 5.2.4.4")
def test_a_band_alone_in_an_empty_space() -> None:
    assert reasons(band_at("1-3")) == {"hunt": "nothing-to-hunt", "raid": "nobody-to-raid", "trade": "nobody-trades"}


@pytest.mark.rule("CO 5.2.4.1", "CO 5.2.4.3", "CO 5.2.4.5", "CO 5.2.4.6")
def test_why_there_is_no_trade() -> None:
    scene = band_at("1-3")
    scene.tribes("1-3")
    scene.state.choices &= ~(1 << q.TRADE)
    assert scene.game.refusals[scene.state.refusal(0, q.TRADE)].name == "nothing-to-trade"
    scene = Scene()
    scene.tribes("1-3")
    band = scene.band(2, "1-3", bison=1)
    scene.activates(band)
    assert reasons(scene)["trade"] == "trade-without-ap"
    scene = Scene()
    scene.settlements("W", "1-1")
    scene.ravaged("1-1")
    scene.activates(scene.band(2, "1-1", captives=1))
    assert reasons(scene)["trade"] == "trade-ravaged"
    scene = Scene()
    scene.tribes("1-3")
    scene.state.ap = 1
    supply = scene.state.as_dict()["stock"]
    scene.band(1, "1-6", food=supply["food"], trade_goods=supply["trade_goods"])
    scene.activates(scene.band(2, "1-3", captives=1))
    assert reasons(scene)["trade"] == "nothing-to-get"


@pytest.mark.rule("CO 5.1.4", "CO 5.1.5", "CO 5.2.2.3")
def test_a_band_without_points_stands_still() -> None:
    scene = Scene()
    scene.tribes("1-3")
    scene.cup(1, (20,))
    scene.activates(scene.band(3, "1-4")).does("1-3", "raid").draws("ap1", "ap1", "ap1")  # 1 MP left, on foot
    barred = reasons(scene)
    assert barred.pop("hunt") == "nothing-to-hunt"
    assert barred.pop("trade") == "nothing-to-trade"
    assert list(barred.values()) == ["too-few-points"]
    assert scene.game.barred(scene.state, 0, "en")[0].label == "Move"
    assert scene.game.barred(scene.state, 0, "fr")[0].label == "Déplacement"
    assert scene.game.refusals[scene.state.refusal(0, scene.space("6-1"))].name == "no-line"
    assert scene.game.refusals[scene.state.refusal(0, q.SPEND_HORSES)].name == "last-horses"


@pytest.mark.rule("CO 5.1.4", "CO 5.2.1.2")
def test_a_hunt_that_cannot_be_paid() -> None:
    scene = Scene()
    scene.bison("1-3")
    scene.activates(scene.band(3, "1-4")).does("1-3")  # 2 of 4 MP left, and a Hunt costs 3
    assert reasons(scene)["hunt"] == "too-few-points"


@pytest.mark.rule("CO 3.2.3")
def test_time_passes_only_from_a_number() -> None:
    scene = Scene()
    scene.camp("A", "1-3")
    scene.band(1, "A")
    scene.begins(SelectOperation(0))
    assert reasons(scene) == {"passage": "time-not-ripe"}
    scene = Scene()
    scene.camp("A", "1-3")
    scene.band(1, "A")
    scene.state.operations = 3
    assert reasons(scene.begins(SelectOperation(0))) == {}


@pytest.mark.rule("CO 4.3.10", "CO 4.3.11", "CO 4.3.12", "CO 4.3.13", "CO 2.8.B.1")
def test_why_a_headman_cannot() -> None:
    scene = Scene()
    scene.camp("A", "1-3", paraibo=1)
    scene.band(1, "A")
    scene.state.culture, scene.state.military = 6, 5
    scene.development(2)  # 2 AP
    scene.begins(HeadmanActions(0)).does("A", "one")
    assert reasons(scene) == {"ap": "last-medicine", "success": "no-success-out", "buy1": "card-too-dear"}
    scene.out_of_play(1)
    scene.state.military = scene.state.culture
    assert reasons(scene)["success"] == "recall-without-ap"
    scene.state.choices &= ~(1 << q.CULTURE_TO_MILITARY)
    assert reasons(scene)["military"] == "culture-not-above"
    scene.state.culture = scene.state.military = scene.box.most_military
    scene.state.culture += 1
    assert reasons(scene)["military"] == "most-military"
    scene.state.paraibo[0] = 3
    assert reasons(scene)["ap"] == "most-ap"
    scene.development(3)  # acts while it lies there, and is never bought
    assert scene.game.refusals[scene.state.refusal(0, q.BUY_CARD)].name == "not-for-sale"


@pytest.mark.rule("CO 1.3.3.2")
def test_culture_cards_that_are_too_dear_are_named() -> None:
    scene = Scene()
    scene.owns("HORSE1")
    scene.state.culture = 3
    scene.begins(BuyCulture(0))
    assert "WAR1" in scene.words()
    assert reasons(scene) == {"HORSE2": "culture-too-low"}


# --- the options of a card ------------------------------------------------------------------------------------------


@pytest.mark.rule("CO 12.24", "CO 12.25")
def test_the_options_of_a_card_say_what_they_do() -> None:
    scene = Scene(period=4)
    scene.camp("A", "1-3")
    scene.band(1, "A")
    scene.reveals(72)
    told = {lang: [scene.game.choice(scene.state, 0, one, lang, []) for one in (0, 1)] for lang in LANGUAGES}
    assert told["en"] == ["Peace at AP 4 with East; a Band goes to the Reservation", "lose 1 Culture"]
    assert told["fr"] == ["la Paix à 4 PA\u00a0: Est\u00a0; une Bande va dans la Réserve", "perdre 1 Point de Culture"]
    assert scene.game.label(scene.state, 0, 1, "en", []) == "2 lose 1 Culture"


def test_whatever_a_card_may_offer_has_words() -> None:
    """Also what only an owner's own cards offer: every effect that can stand inside a choice."""
    scene = Scene()
    for effect in scene.box.effects:
        if NESTED in VOCABULARY[OPERATIONS[effect.operation]].stands:
            for lang in LANGUAGES:
                told = effect_text(Reader(scene.game, scene.state.as_dict(), lang), scene.state, effect)
                assert told
                assert "does-" not in told
    for name, operation in VOCABULARY.items():
        if NESTED in operation.stands and name != "multi":
            assert all(scene.game.texts.has(lang, f"does-{name.replace('_', '-')}") for lang in LANGUAGES)


# --- looking ahead ----------------------------------------------------------------------------------------------------


def ahead(scene: Scene) -> list[dict[str, object]]:
    found: list[dict[str, object]] = scene.state.as_dict()["ahead"]
    for lang in LANGUAGES:
        assert len(Reader(scene.game, scene.state.as_dict(), lang).ahead()) == len(found)
    return found


@pytest.mark.rule("CO 2.3.9", "CO 2.3.8", "CO 2.3.11")
def test_where_a_column_is_bound() -> None:
    scene = Scene()
    scene.camp("A", "1-4")
    scene.column("W", "1-1", 5)
    row = ahead(scene)[0]
    assert (row["name"], row["enemy"], row["camps"]) == ("column-marches", "W", ["A"])
    scene.begins(March(0, 3, 9))
    while not scene.over:
        scene.draws(scene.words()[0])
    assert row["lines"] == len(scene.happened("column-moved"))
    assert ahead(scene)[0]["name"] == "column-fights"
    lost = Scene()
    lost.camp("A", "PDC")
    lost.column("W", "1-1", 5)
    assert ahead(lost)[0]["name"] == "column-lost"


@pytest.mark.rule("CO 3.1.1")
def test_the_event_card_is_gone_before_a_column_marches() -> None:
    """Native Trackers let a column cross dotted lines, but not in the next War Column Phase."""
    scene = Scene()
    scene.camp("A", "3-3")
    scene.column("W", "2-3", 4)
    lines = ahead(scene)[0]["lines"]
    scene.event("3a")
    assert ahead(scene)[0]["lines"] == lines == 3
    scene.begins(WarColumnPhase(0)).draws("12a")
    assert scene.column_of("W") == ("3-1", 4)


@pytest.mark.rule("CO 12.37", "CO 2.3.8")
def test_a_halt_is_told() -> None:
    scene = Scene()
    scene.camp("A", "1-4")
    scene.column("W", "1-1", 5)
    scene.state.halted = 1
    assert ahead(scene)[0]["name"] == "column-halted"
    scene.band(1, "1-1")
    assert ahead(scene)[0]["name"] == "column-fights", "it stands there to fight"


@pytest.mark.rule("CO 3.4.6", "CO 3.2.4", "CO 3.2.1", "CO 4.4.35")
def test_what_the_next_dice_may_bring() -> None:
    scene = Scene()
    scene.camp("A", "1-4")
    scene.band(1, "A", finished=True)
    scene.band(1, "A", finished=True)
    assert ahead(scene) == [{"name": "watched", "camp": "A", "face": 2}]
    numbers = [int(number) for number in scene.box.operations]
    scene.state.operations = next(place for place, number in enumerate(numbers) if number > 0)
    assert {"name": "time-may-pass", "face": numbers[scene.state.operations]} in ahead(scene)
    scene.state.operations = len(numbers) - 1
    assert {"name": "time-passes", "face": 0} in ahead(scene)
    stages = [int(number) for number in scene.box.passages]
    scene.state.passage = next(place for place, number in enumerate(stages) if number > 0)
    assert {"name": "check-may-come", "face": stages[scene.state.passage]} in ahead(scene)
    scene.state.passage = len(stages) - 1
    assert {"name": "check-comes", "face": 0} in ahead(scene)
