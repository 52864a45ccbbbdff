"""Ratings of skill: Plackett-Luce of the openskill library, for any number of players, with ties.

Pure. A rating is a guess of somebody's strength and how sure it is; what people read is the
strength that they almost surely have.
"""

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from data.league.standings import PROVISIONAL, DisplayedRating

__all__ = ["NEW", "Rating", "displayed", "rate"]


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
