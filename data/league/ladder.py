"""The ladders of a server, in memory: what each player has reached, and what a game adds to it.

Pure. A ladder has a rung a player. It is one of rated play, or of all play: a game is rated for
those whose rating it changes. It counts for each player in four ladders of a kind: in the one of
its game and in the one of all games, of its season and of all time.

Ratings are those of Plackett-Luce (openskill), for any number of players, with ties. A rating is a
guess of somebody's strength and how sure it is; what people read is the strength that they almost
surely have.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from openskill.models import PlackettLuce

from data.league.standings import PROVISIONAL, DisplayedRating, player_of
from engine.games.registry import REGISTRY
from engine.table.record import Standing, Unrated

_MODEL = PlackettLuce()
_BASE, _SCALE = 1000, 40


class Rating(NamedTuple):
    """Strength, and how unsure that is: mean and standard deviation on openskill's own scale."""

    mu: float
    sigma: float


NEW = Rating(_MODEL.mu, _MODEL.sigma)
"""Of somebody who has played no rated game."""


def displayed(mu: float, sigma: float, rated_games: int) -> DisplayedRating:
    """What people read of a rating after so many rated games."""
    return DisplayedRating(
        round(conservative(mu, sigma)), round(_SCALE * sigma), rated_games < PROVISIONAL
    )


def conservative(mu: float, sigma: float) -> float:
    """The number by which a leaderboard is sorted, not rounded."""
    return _BASE + _SCALE * (mu - 3 * sigma)


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game, in the same order. ``places`` count from 1; equal ones are ties.

    The same numbers in the same order give the same floats.
    """
    teams = [[_MODEL.create_rating([one.mu, one.sigma])] for one in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in after]


EVERY_GAME = ""
"""Stands for all games together."""

EVER = 0
"""Stands for all time, where else the id of a season is."""


class Scope(NamedTuple):
    """Which ladder: of a game and a season, and of rated or of all play."""

    game: str
    season: int
    rated: bool


@dataclass(frozen=True, slots=True)
class Rung:
    """One player's sums and rating (None: no rated game), as LeaderboardRow explains them."""

    mu: float | None = None
    sigma: float | None = None
    rated_games: int = 0
    games: int = 0
    wins: int = 0
    places: int = 0
    points: int = 0
    deals: int = 0
    streak: int = 0
    best_streak: int = 0
    left: int = 0
    timeouts: int = 0

    @property
    def rating(self) -> Rating | None:
        """The rating as one value."""
        return None if self.mu is None or self.sigma is None else Rating(self.mu, self.sigma)

    @property
    def height(self) -> float | None:
        """By what the leaderboard of ratings is sorted."""
        return None if self.rating is None else conservative(*self.rating)


def scopes(game: str, season: int) -> tuple[Scope, ...]:
    """The ladders in which a game may count. The first is that whose ratings results keep."""
    return tuple(
        Scope(which, when, rated)
        for rated in (True, False)
        for which in (game, EVERY_GAME)
        for when in (EVER, season)
    )


def worth(rung: Rung, game: str) -> float | None:
    """Points a deal, higher for the better; None without a deal, and over all games."""
    if not rung.deals or game == EVERY_GAME:
        return None
    return (-1 if REGISTRY[game].lowest_wins else 1) * rung.points / rung.deals


def climb(
    rungs: Mapping[int, Rung], standings: Sequence[Standing], *, rated: bool
) -> dict[int, Rung]:
    """The rungs of those for whom a game counts in this ladder, by player, after it.

    ``rungs``: those of this ladder before it, of all its players. ``rated``: whether it is a
    ladder of rated play, which has ratings.
    """
    after: dict[int, Rung] = {}
    counting = counts_for(standings)
    for one in standings:
        player = player_of(one)
        if player in counting or not rated:
            after[player] = counted(after.get(player) or rungs.get(player, Rung()), one)
    if not rated:
        return after
    for player, rating in _rated(rungs, standings).items():
        rung = after[player]
        after[player] = replace(
            rung, mu=rating.mu, sigma=rating.sigma, rated_games=rung.rated_games + 1
        )
    return after


def counts_for(standings: Sequence[Standing]) -> frozenset[int]:
    """The players whose rating this game changes.

    People, if it is rated; computers alone, if one sat down: those whose seat nobody took over. If
    somebody gave up their seat, only they: who leaves has lost, and those who stay neither win nor
    lose by it.
    """
    began = [one for one in standings if one.began]
    whys = {one.unrated for one in standings}
    if len(began) < 2 or whys & {Unrated.CASUAL, Unrated.RULES}:
        return frozenset()
    if any(one.user is None for one in began):
        return frozenset(player_of(one) for one in began if one.user is None and not one.left)
    return frozenset(
        player_of(one) for one in began if one.left or not whys & {Unrated.HANDED_OVER}
    )


def _rated(rungs: Mapping[int, Rung], standings: Sequence[Standing]) -> dict[int, Rating]:
    """The new ratings. Those who began play each other; who left is behind all the others."""
    counting = counts_for(standings)
    if not counting:
        return {}
    # A computer whose seat a person took has neither won nor lost.
    began = [one for one in standings if one.began and (one.user is not None or not one.left)]
    before = [rungs.get(player_of(one), Rung()).rating or NEW for one in began]
    places = [len(standings) + 1 if one.left else one.place for one in began]
    found: dict[int, list[Rating]] = {}
    for one, rating in zip(began, rate(before, places), strict=True):
        found.setdefault(player_of(one), []).append(rating)
    # Several computers of one style at a table are one player: the mean of what each has learnt.
    return {
        player: Rating(
            sum(one.mu for one in ratings) / len(ratings),
            sum(one.sigma for one in ratings) / len(ratings),
        )
        for player, ratings in found.items()
        if player in counting
    }


def counted(rung: Rung, one: Standing) -> Rung:
    """The sums with one seat period more."""
    streak = rung.streak + 1 if one.won else 0
    return replace(
        rung,
        games=rung.games + 1,
        wins=rung.wins + one.won,
        places=rung.places + one.place,
        points=rung.points + one.points,
        deals=rung.deals + one.deals,
        streak=streak,
        best_streak=max(rung.best_streak, streak),
        left=rung.left + one.left,
        timeouts=rung.timeouts + one.timeouts,
    )
