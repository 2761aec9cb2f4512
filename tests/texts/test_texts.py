"""Every text that a game can ask for is there, in both languages, with the same arguments."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import prairie
from prairie.core.events import BLANK, Event, EventKind
from prairie.core.game import YOU, Game
from prairie.core.rulebook import LANGUAGES
from prairie.core.spans import text_of
from prairie.core.texts import alike
from tests.rules.bigmanitou.tabletop import Tabletop

ROOT = Path(prairie.__file__).parent
FOLDERS = sorted({path.parent for path in ROOT.rglob("texts.en.ftl")})
NAMES = [YOU, "Élise", "Tom", "Ada", "Bo", "Cy"]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


def arguments(folder: Path, lang: str) -> dict[str, set[str]]:
    """The arguments of every text in a file; a text the parser does not understand is refused."""
    resource = FluentParser().parse((folder / f"texts.{lang}.ftl").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def games() -> list[Game]:
    return [prairie.game(name) for name in prairie.game_names()]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_both_languages_have_the_same_texts_with_the_same_arguments(folder: Path) -> None:
    assert arguments(folder, "en") == arguments(folder, "fr")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_question_refusal_option_and_outcome_has_its_text(game: Game, lang: str) -> None:
    wanted = ["title", "about", *(f"ask-{question.name}" for question in game.questions)]
    wanted += [f"refused-{refusal.name}" for refusal in game.refusals[1:]]
    wanted += [f"option-{option.name}" for option in game.options]
    source = "".join(path.read_text(encoding="utf-8") for path in game.folder.glob("*.py"))
    wanted += re.findall(r'"(outcome-[a-z-]+)"', source)
    assert [text for text in wanted if not game.texts.has(lang, text)] == []
    assert all(game.option_text(option.name, value, lang) for option in game.options for value in option.values)


def french_files() -> list[Path]:
    web = Path(__file__).parents[2] / "web" / "src"
    return sorted([*ROOT.rglob("texts.fr.ftl"), *web.rglob("fr.ftl")])


@pytest.mark.parametrize("file", french_files(), ids=lambda file: f"{file.parent.name}")
def test_no_french_text_says_one_of_nothing(file: Path) -> None:
    """In French 0 is told like 1: where the singular is, the number is written by what it counts."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        assert not re.match(r"\s*\[one\] (.* )?1 ", line), f"{file}:{number}"


def test_the_totals_of_a_pile_read_well_whatever_a_player_is_called() -> None:
    game = prairie.game("tomahawk")
    row = next(row for row, kind in enumerate(game.events) if kind.name == "totals")
    args = tuple({"first:number": 7, "second:number": 0}.get(arg, 0) for arg in game.events[row].args)
    names = [YOU, "Level 1"]
    assert game.tell(Event(row, 3, args), "en", names).endswith(": 7 for you, 0 for Level 1.")
    assert game.tell(Event(row, 3, args), "fr", names).endswith("\u00a0: 7 pour vous, 0 pour Level 1.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_scenario_names_its_years_once(lang: str) -> None:
    game = prairie.game("comancheria")
    for value in game.options[0].values:
        told = game.option_text("scenario", value, lang)
        assert len(re.findall(r"\d{4}-\d{4}", told)) == 1, told


def values_of(kind: EventKind) -> tuple[int, ...]:
    """1 for every argument, but no two seats are the same: the second is 0."""
    seats = [i for i, arg in enumerate(kind.args) if (arg.partition(":")[2] or arg) == "seat"]
    return tuple(0 if i in seats[1:] else 1 for i in range(len(kind.args)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_event_is_told_to_everyone_who_may_read_it(game: Game, lang: str) -> None:
    """Whole, blanked, and with the reader as each of the seats; "you" is a key, never a French word."""
    for number, kind in enumerate(game.events):
        values = values_of(kind)
        for names in (NAMES, NAMES[1:], [NAMES[1], YOU, *NAMES[2:]]):
            whole = game.tell(Event(number, 0, values), lang, names)
            blanked = tuple(BLANK if i in kind.secret else value for i, value in enumerate(values))
            kept_back = game.tell(Event(number, 0, blanked), lang, names)
            for text in (whole, kept_back):
                assert text
                if lang == "fr":
                    assert not re.search(r"\byou\b", text, re.IGNORECASE)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_events_use_only_the_arguments_their_row_names(game: Game, lang: str) -> None:
    found = arguments(game.folder, lang)
    for kind in game.events:
        known = {arg.partition(":")[0] for arg in kind.args} | {f"seat{seat}" for seat in range(game.seat_counts[-1])}
        assert found[f"event-{kind.name}"] <= known


def kinds_of(game: Game) -> set[str]:
    """The kinds of things that questions and events name, people and plain numbers aside."""
    kinds = {question.kind for question in game.questions if question.kind}
    kinds |= {arg.partition(":")[2] or arg for kind in game.events for arg in kind.args}
    return kinds - {"seat", "number"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_everything_that_can_be_named_has_a_title_and_a_description(game: Game, lang: str) -> None:
    for kind in sorted(kinds_of(game)):
        for value, word in enumerate(game.words(kind)):
            if word:
                assert game.title(kind, value, lang)
                assert game.describe(kind, value, lang)


def source_of(folder: Path) -> str:
    return "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))


@pytest.mark.parametrize(
    "folder", [folder for folder in FOLDERS if folder.parent.name != "games"], ids=lambda f: f.name
)
def test_no_text_of_the_house_is_left_over(folder: Path) -> None:
    """A text that no code asks for is a mistake waiting to be translated."""
    built = tuple(re.findall(r'f"([a-z-]+-)\{', source_of(folder)))
    source = source_of(ROOT)
    left = [text for text in arguments(folder, "en") if not text.startswith(built) and f'"{text}"' not in source]
    assert left == []


def test_no_text_of_a_game_is_left_over() -> None:
    source = source_of(ROOT)
    # fmt: off
    built = (
        "ask-", "event-", "refused-", "option-", "card-", "short-", "hint-", "word-", "kind-", "land-", "icon-",
        "animal-", "herd-", "answer-", "hidden-", "outcome-",
    )
    # fmt: on
    built = (
        *built,
        *(prefix for prefix in re.findall(r'f"([a-z-]+-)\{', source) if prefix not in ("board-", "plain-")),
    )
    columns = {"board-animals", "board-scalps-column", "board-bonus-column", "board-points-column"}
    columns |= {"board-puma-on", "board-picking-on"}
    for game in games():
        kinds = tuple(f"{kind}-" for kind in sorted(kinds_of(game)))
        for text in arguments(game.folder, "en"):
            if not text.startswith(built + kinds) and text not in columns and text not in ("title", "about"):
                assert f'"{text}"' in source or f"'{text}'" in source, text


def told(game: str, text: str, **args: str | int) -> str:
    return prairie.game(game).texts.say("fr", text, **args).replace("\u00a0", " ")


def test_what_a_player_of_big_manitou_has_reads_well_of_oneself_and_of_others() -> None:
    for who in ("you", "Léa"):
        args: dict[str, str | int] = {"who": who, "points": 6, "bison": 7, "tipi": 1, "tiles": "none"}
        assert "7 points de bison et 1 point de tipi à apparier" in told("bigmanitou", "plain-player", **args)
        assert told("bigmanitou", "plain-takes-most", who=who, tiles=2).count("2 tuiles") == 1
        assert "pas de carte en main" in told("bigmanitou", "plain-may-have", who=who, hand=0, cards="5")
    for text in ("plain-brown", "plain-white", "plain-most-tomahawks"):
        assert told("bigmanitou", text).split()[0] in ("Cylindre", "Le"), "said of you as of others: no verb"
    assert "seul" not in told("bigmanitou", "outcome-stands"), "of a clan mother as of a chief"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_a_game_of_comancheria_ended_says_nothing_of_who_won(lang: str) -> None:
    """It stands behind "Greedy wins:" and "You lose:" alike."""
    for text in ("outcome-won", "outcome-lost-on-points", "outcome-objective-missed"):
        assert not re.match("You|Vous", prairie.game("comancheria").texts.say(lang, text))


@pytest.mark.parametrize(("lang", "said"), [("en", "one by one, from the lowest up"), ("fr", "une à une, de la plus")])
def test_whoever_names_a_hunting_party_is_told_in_which_order(lang: str, said: str) -> None:
    assert said in prairie.game("bigmanitou").texts.say(lang, "ask-party", size=7, left=7)


@pytest.mark.parametrize(
    ("name", "lang", "words"),
    [
        ("tomahawk", "en", "scalp,scalps,hair,most sought,~,(…),[],pile,value,animals"),
        ("tomahawk", "fr", "scalp,cheveux,le plus recherché,pioche,valeur,séquoia,sequoia,crane"),
        ("powwow", "en", "moccasin,quarry,wheel,light,dark,double stick,3o,5m,die,natural,dead hand"),
        ("powwow", "fr", "mocassin,Mocassin,carrière,carriere,roue,clair,noir,double bâton,3o,5m,dé,bleu,le mort"),
        ("bigmanitou", "en", "force,clan,clan mother,mother,hunter,hero,pairs,white cylinder,!,ground,bison2"),
        ("bigmanitou", "fr", "force,clan,mère de clan,mere,éclaireur,eclaireur,paires,cylindre blanc,!,terrain,cheval"),
        ("comancheria", "en", "ranchería,rancheria,Band,MP,AP,Enemy AP,cup,success,column,war column,medicine,c11"),
        ("comancheria", "en", "Military,Operations,Must,Check,Subj,Encroach,Inactive,PDC,dormant,HORSE1,finished"),
        ("comancheria", "fr", "Ranchería,PA,PM,PA ennemis,gobelet,succès,succes,colonne,bande,chevaux,Attaq.,c11"),
        ("comancheria", "fr", "Militaire,Opérations,Obligatoire,Contrôle,Inactive,en sommeil,À prévoir,HORSE1"),
    ],
)
def test_the_words_of_a_game_are_explained(name: str, lang: str, words: str) -> None:
    for word in words.split(","):
        assert prairie.game(name).hint(word, lang), word
    assert prairie.game(name).hint("also", lang) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_other_words_for_a_hint_lead_to_one(game: Game, lang: str) -> None:
    for pair in game.texts.say(lang, "word-also").split():
        word, _, hint = pair.rpartition("=")
        assert any(game.texts.has(lang, f"{kind}-{hint}") for kind in ("hint", "word")), pair
        assert game.hint(word.replace("-", " "), lang), pair


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("mere", "mère"),
        ("MÈRE", "mère"),
        ("coeur", "Cœur"),
        ("s'arreter", "s’arrêter"),
        ("a prevoir", "À\u00a0prévoir"),
    ],
)
def test_a_word_is_known_without_its_accents(typed: str, written: str) -> None:
    assert alike(typed) == alike(written)


def test_the_words_of_the_notation_are_written_in_french() -> None:
    """All that a question of Comanchería may be answered with; places, cards and counters have the same names."""
    game = prairie.game("comancheria")
    kinds = {question.kind for question in game.questions if question.kind and question.kind != "purpose"}
    words = {word for kind in kinds for word in game.words(kind)}
    stems = {stem for word in words for stem in re.findall("[a-z]+(?:-[a-z]+)*", word) if len(stem) > 1}
    both = {"bison", "culture", "mahimiana", "paraibo", "raid", "actions", "passage"}
    by_title = {"hunt", "trade", "stop", "planning"}  # names of a single word
    assert [stem for stem in sorted(stems - both - by_title) if not game.texts.has("fr", f"written-{stem}")] == []


def test_light_and_dark_fields_are_told_from_the_runners_of_those_colours() -> None:
    for text in ("event-pushed", "event-pushed-dark"):
        assert " sur un champ " in told("powwow", text, seat="Léa", segment="E", number=1)


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [("en", "hunter 7: 7 points", "hunters 1 and 10: 11 points"), ("fr", "chasseur 7 : 7", "chasseurs 1 et 10 : 11")],
)
def test_what_hunters_come_to_is_not_one_of_them(lang: str, one: str, two: str) -> None:
    table = Tabletop(3).on(0, "7", "1 10")
    game = prairie.game("bigmanitou")
    lines = game.board(table.state.view(0).as_dict(), 0, [YOU, "Tom", "Ada"], lang, 80, plain=True)
    shown = "\n".join(map(text_of, lines)).replace("\u00a0", " ")
    assert one in shown
    assert two in shown
