"""Going out in one turn by exchanging wild cards of the table, which laying card by card misses."""

from engine.errors import IllegalMove
from engine.moves import LayDown, LayOff, Move, Swap
from engine.observation import Observation
from engine.phase import Phase
from engine.play import advance, offers
from engine.state import State

_MOST_HELD = 7
"""Larger hands do not go out by a swap."""
_MOST_TRIED = 60
"""Moves that are tried before the search is given up."""


class _Search:
    """Ways to lay all cards but one, each move tried as the rules allow it."""

    def __init__(self, observation: Observation) -> None:
        self.game, self.seat, self.left = observation.game, observation.seat, _MOST_TRIED
        self.seen: set[tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]] = set()

    def first(self, state: State) -> Move | None:
        """The first move of a way out; None if none was found."""
        moves = list(offers(self.game, state, self.seat, Swap, LayDown, LayOff))
        for move in moves:
            if self.left <= 0:
                return None
            self.left -= 1
            try:
                _, after = advance(self.game, state, self.seat, move)
            except IllegalMove:
                continue
            if after.phase is Phase.OVER:
                return move
            hand = after.hands[self.seat]
            key = tuple(sorted(hand)), tuple(meld.cards for meld in after.melds)
            if key in self.seen:
                continue
            self.seen.add(key)
            if len(hand) == 1 or self.first(after) is not None:
                return move
        return None


def way_out(observation: Observation) -> Move | None:
    """The first move of a turn that a swap lets end with the last card; None if there is none."""
    game, state, seat = observation.game, observation.seen, observation.seat
    if Swap not in game.moves or len(observation.hand) > _MOST_HELD or not state.melds:
        return None
    if state.phase is not Phase.PLAY or next(offers(game, state, seat, Swap), None) is None:
        return None
    return _Search(observation).first(state)
