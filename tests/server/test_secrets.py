"""Whole games over real sockets: every frame of one seat is searched for cards that the rules have not shown it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import prairie
from prairie.tables.table import Table
from tests.server.people import Party, Person, new_key
from tests.server.secrets import PLACES, Leak, Search
from tests.server.serving import Running

GAMES = sorted(PLACES)


def test_every_game_that_hides_something_is_searched() -> None:
    assert [name for name in prairie.game_names() if prairie.game(name).hides] == GAMES


def played(running: Running, game: str) -> tuple[Table, list[Person]]:
    """A whole game; each seat listens twice: as it plays, and in French with the board as text."""
    party = Party(running, game, 2)
    listening = [Person(running, party.id, token, "fr", text=True) for token in party.tokens]
    rng = random.Random(3)
    for person in party.people:
        person.send(type="chat", key=new_key(), text="Good luck!")
    asked = party.owing()[0]
    asked.send(type="hint", key=new_key(), at=asked.view["at"])
    asked.until("hint")
    asked.submit(["no such word"])
    while not party.over:
        party.move(rng)
        for person in listening:
            person.settle()
    table = running.server.house.live[party.id].sitting.table
    assert table is not None
    people = [*party.people, *listening]
    for person in people:
        person.close()
    return table, people


@pytest.mark.parametrize("game", GAMES)
def test_no_frame_speaks_of_a_card_before_the_rules_show_it(running: Running, game: str) -> None:
    table, people = played(running, game)
    for person in people:
        assert person.seat is not None
        search = Search(game, person.seat, table)
        for frame in person.frames:
            search.frame(frame)
        assert search.found > 300, "cards were spoken of"
    kinds = {message["type"] for person in people for message in person.messages}
    assert kinds >= {"view", "ack", "refused", "trial", "hint", "chat"} - ({"trial"} if game == "powwow" else set())


@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_is_told_too_early_is_found_wherever_it_stands(running: Running, game: str) -> None:
    """Also one that is shown later: each leak is planted right after the first view in which the other seat has it."""
    table, (reader, other, *_) = played(running, game)
    theirs, mine = Search(game, 1, table), Search(game, 0, table)
    later = mine.ever_shown(len(table.decided))
    hidden: set[str] = set()
    for frame in other.frames:
        theirs.frame(frame)
        if hidden := theirs.own & later - mine.ever_shown(theirs.number):
            break
    start = next(at for at, sent in enumerate(reader.messages) if sent.get("number", -1) >= theirs.number)
    for frame in reader.frames[: start + 1]:
        mine.frame(frame)
    card = min(hidden, key=lambda word: (word in mine.own | mine.around, word))
    for leak in leaks(game, mine, reader.messages[start], card):
        with pytest.raises(Leak, match=card):
            mine.frame(json.dumps(leak))


def leaks(game: str, search: Search, view: dict[str, Any], card: str) -> list[dict[str, Any]]:
    """The card in a field nobody has thought of, where its owner has it, in a sentence, the log, an action."""
    title = search.game.title("card", search.game.words("card").index(card), "fr")
    private = {"tomahawk": "drew", "bigmanitou": "drew", "powwow": "dealt"}[game]
    line = {"number": search.number, "name": private, "rule": "", "text": "", "args": {"seat": 1}}
    sides = {"tomahawk": "sides", "bigmanitou": "players", "powwow": "seats"}[game]
    opened = json.loads(json.dumps(view["picture"]))
    opened[sides][1]["hand"] = [card]
    return [
        {"type": "news", "of": {"the": [card]}},
        {"type": "news", card: True},
        {**view, "picture": {**view["picture"], "debug": f"{card}>II"}},
        {**view, "picture": opened},
        {**view, "table": {**view["table"], "seats": [{"name": f"P1, {title}"}]}},
        {"type": "trial", "left": card, "picture": {}},
        {"type": "refused", "why": f"Non : {title} est à P1."},
        {**view, "log": {"from": 0, "lines": [{**line, "text": f"P1 : {title}."}]}},
        {**view, "log": {"from": 0, "lines": [{**line, "args": {"seat": 1, "card": [card]}}]}},
        *([] if card in search.own | search.around else [{"type": "trial", "actions": [{"word": card}]}]),
    ]
