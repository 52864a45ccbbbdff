"""Trying throws out: each is played to the end of the hand in the same sampled worlds."""

from engine.computer.gin.belief import belief, danger
from engine.computer.gin.glimpse import Glimpse
from engine.computer.gin.playout import Playouts
from engine.computer.gin.showdown import showdowns
from engine.computer.gin.worlds import worlds
from engine.decision import Luck, Option, TriedOption, ranked, still_close
from engine.game import Game
from engine.hands.masks import mask_of
from engine.moves import Discard

MOST, CLOSE = 3, 6.0
"""So many throws are tried, none that seems worth so many points less than the best."""
PLAYOUTS, ROUND = 1500, 100
"""So many playouts a decision, in rounds of so many worlds; what is surely worse leaves early."""
TRUST = 0.5
"""How much playing out counts beside the judgement."""
WAITED_FOR = 0.99
"""A card that is so likely to help the other is kept in playouts too while others can go."""
SURE = 1.0
"""Standard errors by which a throw must do better than the one that the judgement prefers."""


class TriedThrow(TriedOption):
    """A throw that is tried."""

    def __init__(self, option: Option) -> None:
        super().__init__(option, TRUST)
        assert isinstance(option.move, Discard), "throws are tried out"
        self.card = option.move.card


def tried(game: Game, seen: Glimpse, options: tuple[Option, ...], luck: Luck) -> tuple[Option, ...]:
    """The options, the one to choose first, once those that are close have been played out."""
    close = [TriedThrow(one) for one in options[:MOST] if one.worth > options[0].worth - CLOSE]
    if len(close) < 2:
        return options
    _play_out(game, seen, close, luck)
    return tuple(ranked(close, options, SURE))


def _play_out(game: Game, seen: Glimpse, close: list[TriedThrow], luck: Luck) -> None:
    """Play these throws out, round by round, each in the same worlds."""
    mind, left = belief(seen), PLAYOUTS
    given = [card for card in range(52) if danger(card, mind.chances) >= WAITED_FOR]
    playouts = Playouts(showdowns(game), seen.limit, mask_of(given))
    going = close
    while len(going) > 1 and left >= ROUND * len(going):
        for other, stock in worlds(seen, mind, luck, ROUND):
            for one in going:
                hand = seen.hand & ~(1 << one.card)
                one.brought.append(-playouts.play(other, hand, one.card, stock))
        left -= ROUND * len(going)
        going = still_close(going)
