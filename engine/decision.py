"""What a computer player answers when it is asked for a move, and what decisions are made with:
chance that is known beforehand, and moves that are played out in the same samples."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple, TypeVar

from engine.moves import Move
from engine.observation import Observation


class Option(NamedTuple):
    """A move that was weighed: its worth in points, and the named parts that sum up to it."""

    move: Move
    worth: float
    parts: Mapping[str, float] = {}


class Decision(NamedTuple):
    """The move, and what was weighed, the best first; nothing where there was nothing to weigh."""

    move: Move
    options: tuple[Option, ...] = ()


Player = Callable[[Observation, int], Decision]
"""Answers an observation; the number is a seed, from which all that is left to chance follows."""


class Thinks(NamedTuple):
    """The players of a game, in the order of the strengths."""

    easy: Player
    medium: Player
    strong: Player


Rng = Random
"""Chance that is known beforehand: the same for the same observation and seed."""


def rng(observation: Observation, seed: int = 0) -> Rng:
    """The chance of one decision: it follows from the seed and from what the seat sees."""
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
"""Standard errors by which a move does so much worse than another that it is tried no further."""


class TriedOption:
    """A move that is tried: what it ``brought`` in each sample so far. Playing out counts so much,
    from 0 to 1 (``trust``), beside the judgement."""

    def __init__(self, option: Option, trust: float) -> None:
        self.option, self._trust = option, trust
        self.brought: list[float] = []

    @property
    def blended(self) -> Option:
        """The move with what playing it out says of it."""
        tried = self._trust * (fmean(self.brought) - self.option.worth)
        parts = {**self.option.parts, "tried": tried}
        return Option(self.option.move, sum(parts.values()), parts)

    def doubt(self, other: "TriedOption") -> float:
        """The standard error of how much more it is worth than another, in the same samples."""
        gains = [one - two for one, two in zip(self.brought, other.brought, strict=False)]
        return self._trust * stdev(gains) / sqrt(len(gains))


_Tried = TypeVar("_Tried", bound=TriedOption)


def still_close(going: Sequence[_Tried]) -> list[_Tried]:
    """Those that are not surely worse than the best of them."""
    best = max(going, key=lambda one: one.blended.worth)
    return [
        one
        for one in going
        if one is best or one.blended.worth + SURELY * one.doubt(best) > best.blended.worth
    ]


def ranked(close: Sequence[TriedOption], options: Sequence[Option], sure: float) -> list[Option]:
    """All options, the one to choose first: of those that were tried, ``close``, the one that the
    judgement prefers stands first, and another must do better by so many standard errors."""
    best = first = close[0]
    for one in close[1:]:
        least = first.blended.worth + sure * one.doubt(first)
        if one.blended.worth > max(least, best.blended.worth):
            best = one
    shown = {one.option.move for one in close}
    rest = [one.blended for one in close if one is not best]
    rest += [one for one in options if one.move not in shown]
    return [best.blended, *sorted(rest, key=lambda one: -one.worth)]


def goes_round(rivals: Iterable[float]) -> float:
    """How likely none of these others knocks before it is one's turn again, by their chances."""
    lasts = 1.0
    for chance in rivals:
        lasts *= 1 - chance
    return lasts


def turns_to_come(stock: int, seats: int, lasts: float) -> float:
    """How many turns of one's own are still to be expected: those that the stock allows, each if
    the deal ``lasts`` another round."""
    whole, part = divmod(stock / seats, 1)
    expected, still = 0.0, 1.0
    for _ in range(int(whole)):
        still *= lasts
        expected += still
    return expected + still * lasts * part
