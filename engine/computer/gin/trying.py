"""Trying throws out: each is played to the end of the hand in the same sampled worlds."""

from math import sqrt
from statistics import fmean, stdev

from engine.computer.gin.belief import belief, danger
from engine.computer.gin.glimpse import Glimpse, mask
from engine.computer.gin.playout import Playouts
from engine.computer.gin.showdown import showdowns
from engine.computer.gin.worlds import worlds
from engine.computer.luck import Luck
from engine.computer.thought import Option
from engine.game import Game
from engine.moves import Discard

MOST, CLOSE = 3, 6.0
"""So many throws are tried, none that seems worth so many points less than the best."""
PLAYOUTS, ROUND = 1500, 100
"""So many playouts a decision, in rounds of so many worlds; what is surely worse leaves early."""
TRUST = 0.5
"""How much playing out counts beside the judgement."""
WAITED_FOR = 0.99
"""A card that is so likely to help the other is kept in playouts too while others can go."""
SURE, SURELY = 1.0, 2.5
"""Standard errors by which a throw must do better than the one that the judgement prefers, and by
which it does so much worse than another that it is tried no further."""


class Trying:
    """A throw that is tried: what it brought in each world so far."""

    def __init__(self, option: Option) -> None:
        assert isinstance(option.move, Discard), "throws are tried out"
        self.option, self.card = option, option.move.card
        self.brought: list[float] = []

    @property
    def blended(self) -> Option:
        """The throw with what playing it out says of it."""
        tried = TRUST * (fmean(self.brought) - self.option.worth)
        parts = {**self.option.parts, "tried": tried}
        return Option(self.option.move, sum(parts.values()), parts)

    def doubt(self, other: "Trying") -> float:
        """The standard error of how much more it is worth than another, in the same worlds."""
        gains = [one - two for one, two in zip(self.brought, other.brought, strict=False)]
        return TRUST * stdev(gains) / sqrt(len(gains))


def tried(game: Game, seen: Glimpse, options: tuple[Option, ...], luck: Luck) -> tuple[Option, ...]:
    """The options, the one to choose first, once those that are close have been played out."""
    close = [Trying(one) for one in options[:MOST] if one.worth > options[0].worth - CLOSE]
    if len(close) < 2:
        return options
    _play_out(game, seen, close, luck)
    best = first = close[0]
    for one in close[1:]:
        least = first.blended.worth + SURE * one.doubt(first)
        if one.blended.worth > max(least, best.blended.worth):
            best = one
    rest = [one.blended for one in close if one is not best] + list(options[len(close) :])
    return (best.blended, *sorted(rest, key=lambda one: -one.worth))


def _play_out(game: Game, seen: Glimpse, close: list[Trying], luck: Luck) -> None:
    """Play these throws out, round by round, each in the same worlds."""
    mind, left = belief(seen), PLAYOUTS
    given = [card for card in range(52) if danger(card, mind.chances) >= WAITED_FOR]
    playouts = Playouts(showdowns(game), seen.limit, mask(given))
    going = close
    while len(going) > 1 and left >= ROUND * len(going):
        for other, stock in worlds(seen, mind, luck, ROUND):
            for one in going:
                hand = seen.hand & ~(1 << one.card)
                one.brought.append(-playouts.play(other, hand, one.card, stock))
        left -= ROUND * len(going)
        best = max(going, key=lambda one: one.blended.worth)
        going = [
            one
            for one in going
            if one is best or one.blended.worth + SURELY * one.doubt(best) > best.blended.worth
        ]
