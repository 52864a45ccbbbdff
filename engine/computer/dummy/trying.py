"""Trying moves out: each is played to the end of the deal with the same sampled hands."""

from collections.abc import Sequence
from statistics import fmean

from engine.computer.dummy.lookout import Lookout
from engine.computer.dummy.outset import HiddenHands, outset
from engine.computer.dummy.places import PLACES, places_of
from engine.computer.dummy.playout import Outset, QuickDeal
from engine.computer.dummy.tastes import TASTES
from engine.decision import Luck, Option, TriedOption, ranked, still_close
from engine.moves import Discard, Draw, TakeRow

MOST, CLOSE = 5, 60.0
"""So many moves are tried, none that seems worth so many points less than the best."""
PLAYOUTS, ROUND = 400, 40
"""So many playouts a decision, in rounds of so many samples; what is surely worse leaves early."""
TRUST = 0.8
"""How much playing out counts beside the judgement."""
SURE = 1.2
"""Standard errors by which a move must do better than the one that the judgement prefers."""


class TriedMove(TriedOption):
    """A move that is tried."""

    def __init__(self, option: Option, eye: Lookout) -> None:
        super().__init__(option, TRUST)
        self._eye, self._seat = eye, eye.observation.seat
        self._fine = option.parts.get("fine", 0.0)

    def play_out(self, deal: QuickDeal) -> None:
        """Make it in this deal, and see what it has brought beside the others when that is over."""
        move = self.option.move
        if isinstance(move, Discard):
            deal.throw(PLACES[move.card])
        elif isinstance(move, TakeRow):
            deal.take(self._eye.row.index(move.start), places_of(move.meld))
        else:
            deal.draw()
        scores = deal.to_the_end()
        mine = scores.pop(self._seat)
        self.brought.append(mine - fmean(scores) + self._fine)


def tried(eye: Lookout, options: Sequence[Option], luck: Luck) -> list[Option]:
    """The options, the one to choose first, once those that are close have been played out."""
    close = [TriedMove(one, eye) for one in _close(options)]
    if len(close) < 2:
        return [*options]
    _play_out(eye, outset(eye.observation.seen, eye.worth), close, luck)
    return ranked(close, options, SURE)


def _close(options: Sequence[Option]) -> list[Option]:
    """The moves to try; of takes from one place the best, as what else is in reach is laid too."""
    found: dict[object, Option] = {}
    for one in options:
        if isinstance(one.move, Discard | Draw | TakeRow) and (
            one.worth > options[0].worth - CLOSE
        ):
            found.setdefault(one.move.start if isinstance(one.move, TakeRow) else one.move, one)
    return [*found.values()][:MOST]


def _play_out(eye: Lookout, start: Outset, close: Sequence[TriedMove], luck: Luck) -> None:
    """Play these moves out, round by round, each with the same samples."""
    hidden, tastes = HiddenHands(eye), TASTES[eye.observation.seen.seats]
    going, left = list(close), PLAYOUTS
    while len(going) > 1 and left >= ROUND * len(going):
        for _ in range(ROUND):
            hands, stock = hidden.sample(luck)
            for one in going:
                one.play_out(QuickDeal(start, hands, stock, tastes))
        left -= ROUND * len(going)
        going = still_close(going)
