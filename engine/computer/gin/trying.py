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
WORLDS = 500
TRUST = 0.5
"""How much playing out counts beside the judgement."""
SURELY = 0.99
"""A card that is so likely to help the other is kept in playouts too while others can go."""
SURE = 1.0
"""Standard errors by which a throw must do better than the one that the judgement prefers."""


def tried(game: Game, seen: Glimpse, options: tuple[Option, ...], luck: Luck) -> tuple[Option, ...]:
    """The options, the one to choose first, once those that are close have been played out."""
    close = [one for one in options[:MOST] if one.worth > options[0].worth - CLOSE]
    if len(close) < 2:
        return options
    brought = _played(game, seen, close, luck)
    found = [_blended(one, fmean(values)) for one, values in zip(close, brought, strict=True)]
    best = 0
    for number in range(1, len(close)):
        gains = [one - other for one, other in zip(brought[number], brought[0], strict=True)]
        doubt = TRUST * SURE * stdev(gains) / sqrt(len(gains))
        if found[number].worth - doubt > found[0].worth and found[number].worth > found[best].worth:
            best = number
    rest = [*found[:best], *found[best + 1 :], *options[len(close) :]]
    return (found[best], *sorted(rest, key=lambda one: -one.worth))


def _played(game: Game, seen: Glimpse, close: list[Option], luck: Luck) -> tuple[list[float], ...]:
    """What each of these throws brings, world by world."""
    mind = belief(seen)
    given = [card for card in range(52) if danger(card, mind.chances) >= SURELY]
    playouts = Playouts(showdowns(game), seen.limit, mask(given))
    brought: tuple[list[float], ...] = tuple([] for _ in close)
    for other, stock in worlds(seen, mind, luck, WORLDS):
        for option, values in zip(close, brought, strict=True):
            assert isinstance(option.move, Discard), "throws are tried out"
            top = option.move.card
            values.append(-playouts.play(other, seen.hand & ~(1 << top), top, stock))
    return brought


def _blended(option: Option, played: float) -> Option:
    parts = {**option.parts, "tried": TRUST * (played - option.worth)}
    return Option(option.move, sum(parts.values()), parts)
