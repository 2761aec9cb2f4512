"""The texts are set as French and English are: tools/typography.py finds nothing to change."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from tests.house.tree import ROOT

TOOL = runpy.run_path(str(ROOT / "tools" / "typography.py"))
FRENCH, ENGLISH, BOOK = (Path(name) for name in ("texts.fr.ftl", "lesson.en.ftl", "rulebook.toml"))


def test_every_text_is_set_as_it_should_be() -> None:
    found = TOOL["slips"](ROOT)
    assert not found, "python tools/typography.py sets them right:\n" + "\n".join(found)
    assert len(TOOL["files"](ROOT)) > 40


def test_a_planted_slip_is_caught(tmp_path: Path) -> None:
    file = tmp_path / "src" / "prairie" / "games" / "chess" / FRENCH
    file.parent.mkdir(parents=True)
    file.write_text("check = Échec\u00a0!\nmate = Échec et mat !\n", encoding="utf-8")
    assert TOOL["slips"](tmp_path) == [f"src/prairie/games/chess/{FRENCH}:2: mate = Échec et mat !"]


@pytest.mark.parametrize(
    ("path", "slip", "right"),
    [
        (FRENCH, "a = L'un : { $n } % ; « oui » ?", "a = L’un~: { $n }~%~; «~oui~»~?"),
        (FRENCH, "a = jusqu'{ $n ->", "a = jusqu’{ $n ->"),
        (FRENCH, '    } : { $n } de force{" "}: rien', '    }~: { $n } de force{"~"}: rien'),
        (FRENCH, "    un « ? » reste, etc. ; puis", "    un «~?~» reste, etc.~; puis"),
        (ENGLISH, "a = { $name }'s move: { $n } %", "a = { $name }’s move: { $n }%"),
        (BOOK, 'fr = "Qu\'est-ce ? Un \\"jeu\\" !"', 'fr = "Qu’est-ce~? Un \\"jeu\\"~!"'),
        (BOOK, "why = \"The stones' arrival: it's late\"", 'why = "The stones’ arrival: it’s late"'),
        (BOOK, '{ id = "x", name_fr = "Bois de l\'Est" }', '{ id = "x", name_fr = "Bois de l’Est" }'),
        (BOOK, '[map.owners_fr]\nus = "L\'Union"', '[map.owners_fr]\nus = "L’Union"'),
    ],
)
def test_what_is_set_right(path: Path, slip: str, right: str) -> None:
    assert TOOL["corrected"](path, slip) == right.replace("~", "\u00a0")
    assert TOOL["corrected"](path, right.replace("~", "\u00a0")) == right.replace("~", "\u00a0")


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (FRENCH, "# Un commentaire : l'un ?"),
        (FRENCH, "sign = ! a usé de la force"),
        (FRENCH, "    ?                la règle"),
        (FRENCH, "how = Tapez (par exemple 7b). ? explique"),
        (FRENCH, "        [one] { $n } point"),
        (ENGLISH, "## The enemy's turn"),
        (BOOK, "# the rule's source : here"),
        (BOOK, 'source = ["l\'un : 3"]'),
        (BOOK, 'number = "1.1"'),
        (BOOK, 'effects = [["gain", { type = "horse\'s : x" }]]'),
    ],
)
def test_what_is_left_alone(path: Path, line: str) -> None:
    assert TOOL["corrected"](path, line) == line
