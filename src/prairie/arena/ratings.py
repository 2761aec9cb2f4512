"""What the games of a match come to: shares of wins with their intervals, Elo and openskill ratings."""

from __future__ import annotations

import importlib
from collections import Counter, defaultdict
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, log10, sqrt
from typing import Any

from prairie.arena.inverse import inverted
from prairie.arena.matches import Played

Z = 1.959964  # 95 %
ELO = 400.0
PRIOR = 0.5  # of a win and of a defeat against everyone met: an unbeaten player has a finite rating
ROUNDS, SAME = 2000, 1e-12  # so many at most, or until nothing changes any more


@dataclass(frozen=True)
class Share:
    """How often a player won at a table, at whichever of its seats, with the 95 % interval of Wilson. A shared win
    counts in parts; so does a game that nobody won, for every seat."""

    player: str
    against: tuple[str, ...]
    seats: int  # it has at this table
    even: float  # what it would win if all were equal
    games: int
    wins: float
    low: float
    high: float
    seconds: float  # a choice, on average

    @property
    def part(self) -> float:
        return self.wins / self.games


def wilson(wins: float, games: int) -> tuple[float, float]:
    part = wins / games
    centre = part + Z * Z / (2 * games)
    reach = Z * sqrt(part * (1 - part) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (centre - reach) / whole), min(1.0, (centre + reach) / whole)


def parts_of_win(winners: tuple[int, ...], seats: int) -> list[float]:
    """By seat; a game that nobody won is shared by all, as `State.utility` has it for two. Who plays alone lost it."""
    sharing = winners or (range(seats) if seats > 1 else ())
    return [1 / len(sharing) if seat in sharing else 0.0 for seat in range(seats)]


def points(game: Played) -> list[float]:
    return parts_of_win(game.winners, len(game.players))


def shares(games: list[Played]) -> list[Share]:
    """For each table, every player once, as they were named."""
    tables: dict[int, list[Played]] = defaultdict(list)
    for game in games:
        tables[game.table].append(game)
    found = []
    for number in sorted(tables):
        players = seated(tables[number][0])
        found += [share_of(player, players, tables[number]) for player in dict.fromkeys(players)]
    return found


def seated(game: Played) -> tuple[str, ...]:
    """A table as it was named: the first game seats it so, the next ones in turn."""
    turn = -game.number % len(game.players)
    return (*game.players[turn:], *game.players[:turn])


def share_of(player: str, players: tuple[str, ...], games: list[Played]) -> Share:
    wins = seconds = 0.0
    decisions = 0
    for game in games:
        for seat, name in enumerate(game.players):
            if name == player:
                wins += points(game)[seat]
                seconds += game.seconds[seat]
                decisions += game.decisions[seat]
    others = tuple(other for other in players if other != player)
    seats = players.count(player)
    even = seats / len(players)
    low, high = wilson(wins, len(games))
    return Share(player, others, seats, even, len(games), wins, low, high, seconds / max(1, decisions))


def fallbacks(games: list[Played]) -> dict[str, int]:
    """How often each player failed and a random legal action took the place of its answer."""
    found: dict[str, int] = {}
    for game in games:
        for player, count in zip(game.players, game.fallbacks or [0] * len(game.players), strict=True):
            found[player] = found.get(player, 0) + count
    return dict(sorted(found.items()))


# --- Elo ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Elo:
    player: str
    rating: float
    error: float  # of the 95 % interval, the mean of all ratings being certain


@dataclass
class Company:
    """Who sat together, in any order, and how often each of them won."""

    seats: Counter[str]  # of each player
    games: float
    wins: dict[str, float]


def companies(games: list[Played]) -> list[Company]:
    """Those of whom something is learnt: of several players. Everyone met is also met at a table for two, where both
    won a little (the prior)."""
    found: dict[tuple[str, ...], Company] = {}
    for game in games:
        company = company_of(found, game.players)
        company.games += 1
        for player, part in zip(game.players, points(game), strict=True):
            company.wins[player] += part
    met = {pair for players in list(found) for pair in combinations(sorted(set(players)), 2)}
    for pair in sorted(met):
        company = company_of(found, pair)
        company.games += 2 * PRIOR
        for player in pair:
            company.wins[player] += PRIOR
    return [company for company in found.values() if len(company.seats) > 1]


def company_of(found: dict[tuple[str, ...], Company], players: tuple[str, ...]) -> Company:
    return found.setdefault(tuple(sorted(players)), Company(Counter(players), 0.0, defaultdict(float)))


def elo(games: list[Played]) -> list[Elo]:
    """Ratings that explain the results best, their mean 1500; best first. A seat wins as often as its player's strength
    is a part of that of all seats (Luce; for two seats Bradley and Terry)."""
    met = companies(games)
    strength = strengths(met)
    errors = errors_of(strength, met)
    return sorted(
        (Elo(one, 1500 + ELO * log10(strength[one]), errors[one]) for one in strength),
        key=lambda found: -found.rating,
    )


def strengths(met: list[Company]) -> dict[str, float]:
    """By turns (Hunter's MM): as many wins as one had, shared by as many as one should have had for each strength."""
    players = sorted({name for company in met for name in company.seats})
    wins = {one: sum(company.wins.get(one, 0.0) for company in met) for one in players}
    strength = dict.fromkeys(players, 1.0)
    for _ in range(ROUNDS):
        expected = dict.fromkeys(players, 0.0)
        for company in met:
            whole = sum(count * strength[one] for one, count in company.seats.items())
            for one, count in company.seats.items():
                expected[one] += company.games * count / whole
        fresh = {one: wins[one] / expected[one] for one in players}
        middle = exp(sum(log(fresh[one]) for one in players) / max(1, len(players)))
        before, strength = strength, {one: fresh[one] / middle for one in players}
        if all(abs(strength[one] / before[one] - 1) < SAME for one in players):
            break
    return strength


def errors_of(strength: dict[str, float], met: list[Company]) -> dict[str, float]:
    """From the curvature of the likelihood at its top (the information matrix), all ratings being unknown at once.

    Results say nothing of a shift of all ratings; their mean is set instead. So a constant is added to the matrix,
    which makes it one that can be inverted, and is taken away afterwards: what is left is the variance around the mean.
    """
    players = list(strength)
    n = len(players)
    known = [[1.0 / n] * n for _ in players]
    for company in met:
        whole = sum(count * strength[one] for one, count in company.seats.items())
        part = [company.seats[one] * strength[one] / whole for one in players]
        for i in range(n):
            known[i][i] += company.games * part[i]
            for j in range(n):
                known[i][j] -= company.games * part[i] * part[j]
    variance = inverted(known)
    return {one: Z * ELO / log(10) * sqrt(max(0.0, variance[i][i] - 1.0 / n)) for i, one in enumerate(players)}


# --- openskill ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Skill:
    player: str
    mu: float
    sigma: float


def openskill(games: list[Played]) -> list[Skill] | None:
    """Ratings by Plackett and Luce, game after game; None where the library is not installed (an extra)."""
    try:
        model: Any = importlib.import_module("openskill.models").PlackettLuce()
    except ImportError:
        return None
    skills: dict[str, Any] = {}
    for game in sorted(games, key=lambda one: (one.number, one.table)):
        teams = [[model.rating(*known(skills, name))] for name in game.players]
        ranks = [0 if seat in game.winners or not game.winners else 1 for seat in range(len(teams))]
        after: dict[str, list[Any]] = defaultdict(list)
        for name, team in zip(game.players, model.rate(teams, ranks=ranks), strict=True):
            after[name].append(team[0])
        for name, rated in after.items():  # one who sat at several seats learns the mean of them
            skills[name] = (sum(one.mu for one in rated) / len(rated), sum(one.sigma for one in rated) / len(rated))
    found = [Skill(name, mu, sigma) for name, (mu, sigma) in skills.items()]
    return sorted(found, key=lambda one: -one.mu)


def known(skills: dict[str, Any], name: str) -> tuple[float, float]:
    mu, sigma = skills.get(name, (25.0, 25.0 / 3.0))
    return mu, sigma
