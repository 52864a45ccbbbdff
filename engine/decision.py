"""The answer of a computer player that is asked for a move, and tools to find it.

The tools are repeatable randomness, and moves that are tried in the same samples.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple, TypeVar

from engine.moves import Move
from engine.observation import Observation


class Option(NamedTuple):
    """A move with its estimated worth in points, and the named parts that add up to it."""

    move: Move
    worth: float
    parts: Mapping[str, float] = {}


class Decision(NamedTuple):
    """The chosen move, and all weighed options, best first.

    The options are empty if nothing was weighed.
    """

    move: Move
    options: tuple[Option, ...] = ()


Player = Callable[[Observation, int], Decision]
"""Returns the decision of a player for an observation.

The number is the seed of all random choices of the player.
"""


class Thinks(NamedTuple):
    """The players of a game, in the order of their strengths."""

    easy: Player
    medium: Player
    strong: Player


Rng = Random
"""Repeatable randomness. Equal observations and seeds give equal random choices."""


def rng(observation: Observation, seed: int = 0) -> Rng:
    """Return the randomness of one decision, derived from the seed and the observation."""
    state = observation.seen
    seen = (
        seed,
        observation.seat,
        state.deal_no,
        state.turn_no,
        state.phase,
        state.hands[observation.seat],
        state.discard,
        len(state.melds),
    )
    return Rng(sha256(repr(seen).encode()).digest())


SURELY = 2.5
"""A move that is this many standard errors worse than the best move is no longer tried."""


class TriedOption:
    """A move that is being tried, with its result in each sample so far.

    ``trust``, from 0 to 1, is the weight of the samples compared with the judgement.
    """

    def __init__(self, option: Option, trust: float) -> None:
        self.option, self._trust = option, trust
        self.brought: list[float] = []

    @property
    def blended(self) -> Option:
        """The move with a worth that includes the samples."""
        tried = self._trust * (fmean(self.brought) - self.option.worth)
        parts = {**self.option.parts, "tried": tried}
        return Option(self.option.move, sum(parts.values()), parts)

    def doubt(self, other: "TriedOption") -> float:
        """Return the standard error of the difference in worth to ``other``.

        Both moves are compared in the same samples.
        """
        gains = [own - theirs for own, theirs in zip(self.brought, other.brought, strict=False)]
        return self._trust * stdev(gains) / sqrt(len(gains))


_Tried = TypeVar("_Tried", bound=TriedOption)


def still_close(going: Sequence[_Tried]) -> list[_Tried]:
    """Return the moves that aren't surely worse than the best of them."""
    best = max(going, key=lambda tried: tried.blended.worth)
    return [
        tried
        for tried in going
        if tried is best or tried.blended.worth + SURELY * tried.doubt(best) > best.blended.worth
    ]


def play_rounds(
    close: Sequence[_Tried], play: Callable[[Sequence[_Tried]], None], playouts: int, samples: int
) -> None:
    """Compare moves in rounds, and drop the surely worse ones after each round.

    ``play`` tries each of the moves in ``samples`` samples. It is called as long as at least two
    moves are left and the total of ``playouts`` allows another round.
    """
    going, left = list(close), playouts
    while len(going) > 1 and left >= samples * len(going):
        play(going)
        left -= samples * len(going)
        going = still_close(going)


def ranked(close: Sequence[TriedOption], options: Sequence[Option], sure: float) -> list[Option]:
    """Return all options. The option to choose comes first.

    The first of the tried moves ``close`` is the judgement's choice. To replace it, a move must be
    better by ``sure`` standard errors.
    """
    best = first = close[0]
    for tried in close[1:]:
        least = first.blended.worth + sure * tried.doubt(first)
        if tried.blended.worth > max(least, best.blended.worth):
            best = tried
    shown = {tried.option.move for tried in close}
    rest = [tried.blended for tried in close if tried is not best]
    rest += [option for option in options if option.move not in shown]
    return [best.blended, *sorted(rest, key=lambda option: -option.worth)]


def chance_of_another_round(rivals: Iterable[float]) -> float:
    """Return the chance that no rival knocks in a round, from each rival's chance of a knock."""
    lasts = 1.0
    for chance in rivals:
        lasts *= 1 - chance
    return lasts


def turns_to_come(stock: int, seats: int, lasts: float) -> float:
    """Return how many more turns a player can expect.

    The stock sets a limit. ``lasts``: the chance that the deal lasts for another round.
    """
    whole, part = divmod(stock / seats, 1)
    expected, still = 0.0, 1.0
    for _ in range(int(whole)):
        still *= lasts
        expected += still
    return expected + still * lasts * part
