"""The ladders of a server in memory, with players' sums and ratings and a game's effects.

This module is pure. A ladder has one rung per player. A ladder covers rated play or all play. A
game is rated for the players whose rating it changes. In rated play and in all play, a game counts
in four ladders each. Those four cover the game or all games, and the season or all time.

Ratings follow the Plackett-Luce model (openskill), for any number of players, with ties. A rating
is an estimate of a player's strength and its uncertainty. People read the strength that the player
almost certainly has.
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
    """An estimate of strength, on openskill's own scale."""

    mu: float
    """The mean."""
    sigma: float
    """The standard deviation."""


NEW = Rating(_MODEL.mu, _MODEL.sigma)
"""The rating of a player without a rated game."""


def displayed(mu: float, sigma: float, rated_games: int) -> DisplayedRating:
    """Return a rating as people read it after this many rated games."""
    return DisplayedRating(
        round(conservative(mu, sigma)), round(_SCALE * sigma), rated_games < PROVISIONAL
    )


def conservative(mu: float, sigma: float) -> float:
    """Return the number that sorts a leaderboard, not rounded."""
    return _BASE + _SCALE * (mu - 3 * sigma)


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return the ratings after a game, in the same order.

    ``places`` count from 1. Equal places are ties. The same numbers in the same order give the same
    floats.
    """
    teams = [[_MODEL.create_rating([rating.mu, rating.sigma])] for rating in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in after]


EVERY_GAME = ""
"""The game of ladders that cover all games."""

EVER = 0
"""The season id of ladders that cover all time."""


class Scope(NamedTuple):
    """The games that a ladder covers."""

    game: str
    """A name, or EVERY_GAME."""
    season: int
    """A season id, or EVER."""
    rated: bool
    """Whether the ladder covers only rated play, not all play."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A player's sums, as in LeaderboardRow, and their rating (None without a rated game)."""

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
        """The number that sorts the leaderboard of ratings."""
        return None if self.rating is None else conservative(*self.rating)


def scopes(game: str, season: int) -> tuple[Scope, ...]:
    """Return the ladders in which a game may count.

    Results keep the ratings in the first ladder.
    """
    return tuple(
        Scope(which, when, rated)
        for rated in (True, False)
        for which in (game, EVERY_GAME)
        for when in (EVER, season)
    )


def worth(rung: Rung, game: str) -> float | None:
    """Return the points per deal, higher if better.

    Return None without a deal and over all games.
    """
    if not rung.deals or game == EVERY_GAME:
        return None
    return (-1 if REGISTRY[game].lowest_wins else 1) * rung.points / rung.deals


def climb(
    rungs: Mapping[int, Rung], standings: Sequence[Standing], *, rated: bool
) -> dict[int, Rung]:
    """Return the rungs that a game changes in this ladder, by player.

    ``rungs``: the rungs of all the game's players before the game. ``rated``: whether the ladder
    covers rated play and so has ratings.
    """
    after: dict[int, Rung] = {}
    counting = counts_for(standings)
    for standing in standings:
        player = player_of(standing)
        if player in counting or not rated:
            after[player] = counted(after.get(player) or rungs.get(player, Rung()), standing)
    if not rated:
        return after
    for player, rating in _rated(rungs, standings).items():
        rung = after[player]
        after[player] = replace(
            rung, mu=rating.mu, sigma=rating.sigma, rated_games=rung.rated_games + 1
        )
    return after


def counts_for(standings: Sequence[Standing]) -> frozenset[int]:
    """Return the players whose rating this game changes.

    In a rated game, these are the people. If computers sat down at the start, only the computers
    whose seats no one took over are rated. If someone gave up their seat, only that person is
    rated. Leaving is a loss, but the other players neither win nor lose by it.
    """
    began = [standing for standing in standings if standing.began]
    whys = {standing.unrated for standing in standings}
    if len(began) < 2 or whys & {Unrated.CASUAL, Unrated.RULES}:
        return frozenset()
    if any(standing.user is None for standing in began):
        return frozenset(
            player_of(standing) for standing in began if standing.user is None and not standing.left
        )
    return frozenset(
        player_of(standing)
        for standing in began
        if standing.left or not whys & {Unrated.HANDED_OVER}
    )


def _rated(rungs: Mapping[int, Rung], standings: Sequence[Standing]) -> dict[int, Rating]:
    """Return the new ratings of players who started. Players who left are behind all others."""
    counting = counts_for(standings)
    if not counting:
        return {}
    # A computer whose seat a person took over has neither won nor lost.
    began = [
        standing
        for standing in standings
        if standing.began and (standing.user is not None or not standing.left)
    ]
    before = [rungs.get(player_of(standing), Rung()).rating or NEW for standing in began]
    places = [len(standings) + 1 if standing.left else standing.place for standing in began]
    by_player: dict[int, list[Rating]] = {}
    for standing, rating in zip(began, rate(before, places), strict=True):
        by_player.setdefault(player_of(standing), []).append(rating)
    # Several computers of one style at a table are one player. That player gets the mean of the
    # computers' ratings.
    return {
        player: Rating(
            sum(rating.mu for rating in ratings) / len(ratings),
            sum(rating.sigma for rating in ratings) / len(ratings),
        )
        for player, ratings in by_player.items()
        if player in counting
    }


def counted(rung: Rung, standing: Standing) -> Rung:
    """Return the sums with one more seat period."""
    streak = rung.streak + 1 if standing.won else 0
    return replace(
        rung,
        games=rung.games + 1,
        wins=rung.wins + standing.won,
        places=rung.places + standing.place,
        points=rung.points + standing.points,
        deals=rung.deals + standing.deals,
        streak=streak,
        best_streak=max(rung.best_streak, streak),
        left=rung.left + standing.left,
        timeouts=rung.timeouts + standing.timeouts,
    )
