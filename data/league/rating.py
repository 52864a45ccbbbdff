"""Ratings of skill: Plackett-Luce of the openskill library, for any number of players, with ties.

Pure. A rating is a guess of somebody's strength and how sure it is; what people read is the
strength that he almost surely has.
"""

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

__all__ = ["COMPUTER", "NEW", "PROVISIONAL", "Rating", "Shown", "rate", "shown"]

COMPUTER = 0
"""The player under whom the computers of a server are rated, all together; people are above it."""

PROVISIONAL = 10
"""With fewer rated games than this a rating is provisional."""

_MODEL = PlackettLuce()
_BASE, _SCALE = 1000, 40


class Rating(NamedTuple):
    """Strength, and how unsure that is: mean and standard deviation on openskill's own scale."""

    mu: float
    sigma: float


NEW = Rating(_MODEL.mu, _MODEL.sigma)
"""Of somebody who has played no rated game."""


class Shown(NamedTuple):
    """A rating as people read it.

    ``rating`` is 1000 + 40 · (mu - 3 sigma), rounded: whoever is new has 1000, and it is above
    what it says with a likelihood of 99.9 %. ``uncertainty`` is 40 · sigma, rounded.
    """

    rating: int
    uncertainty: int
    provisional: bool


def shown(mu: float, sigma: float, rated_games: int) -> Shown:
    """What people read of a rating after so many rated games."""
    return Shown(round(conservative(mu, sigma)), round(_SCALE * sigma), rated_games < PROVISIONAL)


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
