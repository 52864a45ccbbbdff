"""``python -m bench.dummy_tastes SEATS [STEPS]``: look for better tastes for quick deals of Dummy.

One number is changed at a time, now up, now down; what surely does better against those who keep to
the old tastes, on the same shuffles, is kept and printed.
"""

import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev

from engine.deal import open_deal
from engine.decision import Rng
from engine.evolve import evolve
from engine.games.dummy.features import TASTES, Tastes
from engine.games.dummy.playout import PLACES, QuickDeal, QuickTurn, places_of
from engine.games.dummy.rollouts import outset
from engine.games.dummy.rules import DummyOptions, thai_dummy
from engine.play import start

STEPS = 200
GLANCE, LOOK = 200, 1200
"""So many deals show that a change may be better, so many more that it is."""
HOPE, SURELY = 0.5, 1.7
"""Standard errors by which it has to be better then."""
STEP = Tastes(
    left=0.25,
    unborn=40.0,
    knock=60.0,
    dear=0.4,
    dear_late=1.5,
    mate=3.0,
    dear_mate=0.3,
    in_row=2.5,
    danger=3.0,
    dear_danger=0.3,
)
"""By how much a number is changed, half of it, or twice."""
_GAME = thai_dummy(DummyOptions())
_WORTH = tuple(map(_GAME.points, range(52)))


class MixedDeal(QuickDeal):
    """A deal in which every seat has tastes of its own."""

    by_seat: Sequence[Tastes]

    def turn(self) -> QuickTurn:
        """Play the next turn, by the tastes of whose turn it is."""
        self._tastes = self.by_seat[self.seat]
        return super().turn()


def gains(new: Tastes, old: Tastes, seats: int, rng: Rng, deals: int) -> list[float]:
    """What the new tastes bring more than the old ones, by deal; each is played once per seat."""
    return [_gain(new, old, seats, rng.randbytes(32)) for _ in range(deals)]


def _gain(new: Tastes, old: Tastes, seats: int, secret: bytes) -> float:
    state = start(_GAME, seats)
    state = evolve(state, open_deal(_GAME, state, secret))
    begin, hands = outset(state, _WORTH), [places_of(hand) for hand in state.hands]
    stock, gained = [PLACES[card] for card in state.stock[::-1]], 0.0
    for seat in range(seats):
        deal = MixedDeal(begin, hands, stock, old)
        deal.by_seat = [new if at == seat else old for at in range(seats)]
        scores = deal.to_the_end()
        gained += scores.pop(seat) - fmean(scores)
    return gained / seats


def climbed(tastes: Tastes, seats: int, rng: Rng, steps: int) -> Iterator[Tastes]:
    """The tastes, and then each that did better than those before."""
    yield tastes
    for step in range(steps):
        name = Tastes._fields[step % len(Tastes._fields)]
        change = rng.choice((-1, 1)) * rng.choice((0.5, 1, 2)) * getattr(STEP, name)
        new = tastes._replace(**{name: round(getattr(tastes, name) + change, 4)})
        found = gains(new, tastes, seats, rng, GLANCE)
        if _errors(found) < HOPE:
            continue
        found += gains(new, tastes, seats, rng, LOOK)
        if _errors(found) > SURELY:
            tastes = new
            yield tastes


def _errors(found: Sequence[float]) -> float:
    """By how many standard errors these gains are above nothing."""
    mean, error = fmean(found), stdev(found) / sqrt(len(found))
    return mean / error if error else 0.0


def main(seats: int, steps: int = STEPS) -> None:
    """Climb from the tastes of now."""
    for tastes in climbed(TASTES[seats], seats, Rng(seats), steps):
        print(tastes, flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
