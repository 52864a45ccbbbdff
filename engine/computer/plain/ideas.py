"""Ideas, reasons and remarks of a plain player, as most games share them.

A game whose rules are unlike the others' has other ideas in its room.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from engine.cards import Card
from engine.computer.plain.advice import Why, reason_of, remarks_on
from engine.computer.plain.bridges import way_out
from engine.computer.plain.discard import (
    answers_to_the_offer,
    closes,
    discards,
    knocks,
    shows,
    spare,
    takes,
    takes_to_knock,
)
from engine.computer.plain.draw import answers, draws
from engine.computer.plain.features import PlainFeatures
from engine.computer.plain.lay import plays, rearrangements
from engine.computer.plain.remarks import Remark
from engine.computer.plain.suggestions import cards_laid, suggestions
from engine.moves import (
    BigGin,
    Declare,
    Discard,
    Draw,
    Drop,
    Knock,
    KnockOnTable,
    MayI,
    Move,
    Pass,
    Rearrange,
)
from engine.observation import Observation
from engine.phase import Phase
from engine.play import is_legal

_KNOCKS = (BigGin, Declare, Knock, KnockOnTable)
_STOPS = (Discard, Draw, Drop, MayI, Pass, Rearrange)


class Ideas(NamedTuple):
    """What a plain player thinks, always from what their seat sees.

    ``moves`` are legal moves, the best first: the first is made, all of them say in which order a
    turn is offered. ``throws`` are discards, legal or not, the best first and found in no time.
    ``spare``: the cards that whoever throws this one would throw. ``counted``: what a card in the
    hand counts in this deal. ``suggested`` is what can be laid or taken, found while somebody
    waits. ``reason`` is what speaks for a move, ``remarks`` what was seen that speaks for a discard
    for this reason, and against the other one, if it was weighed against one.
    """

    moves: Callable[[Observation], Iterator[Move]]
    throws: Callable[[Observation], Iterator[Move]]
    spare: Callable[[Observation, Card], Collection[Card]]
    counted: Callable[[Observation, Card], int]
    suggested: Callable[[Observation], Sequence[Move]]
    reason: Callable[[Observation, Move], Why]
    remarks: Callable[[Observation, Why, Card, Card | None], tuple[Remark, ...]]

    def choose(self, observation: Observation) -> Move:
        """A legal move for a seat, which must be one of those who may act. The notes only tell
        whose discard the upcard is. Raises ValueError if the seat has nothing to do.
        """
        for move in chain(self.moves(observation), observation.offers()):
            return move
        raise ValueError(f"seat {observation.seat} has no move in phase {observation.seen.phase}")

    def ends_deal(self, observation: Observation, move: Move) -> bool:
        """Whether this move, and what plain ideas make of the rest of the turn, ends the deal."""
        while not isinstance(move, _KNOCKS):
            if len(observation.hand) == cards_laid(observation.seen, move):
                return True
            if isinstance(move, _STOPS):
                return False
            observation = observation.after(move)
            if observation.seen.phase is Phase.OVER:
                return True
            if observation.seen.turn != observation.seat:
                return False
            move = self.choose(observation)
        return True


ByPhase = Mapping[Phase, tuple[Callable[[PlainFeatures], Iterator[Move]], ...]]
"""By phase what is thought of, the best first."""


def ends(features: PlainFeatures) -> Iterator[Move]:
    """The first move of a turn in which all cards go, if no contract is left to make."""
    out = way_out(features.observation) if features.goal is None else None
    yield from () if out is None else (out,)


BY_PHASE: ByPhase = {
    Phase.OFFER: (answers_to_the_offer,),
    Phase.DRAW: (ends, takes, takes_to_knock, draws),
    Phase.MAY_I: (answers,),
    Phase.PLAY: (rearrangements, knocks, closes, ends, plays, discards),
    Phase.SHOW: (shows,),
}
"""The usual ideas of a plain player."""


def moves_by(table: ByPhase) -> Callable[[Observation], Iterator[Move]]:
    """The legal ones among the ideas of a table."""

    def moves(observation: Observation) -> Iterator[Move]:
        game, state, seat, _ = observation
        features = PlainFeatures(observation)
        for think in table.get(state.phase, ()):
            for move in think(features):
                if type(move) in game.answers[state.phase] and is_legal(game, state, seat, move):
                    yield move

    return moves


USUAL = Ideas(
    moves=moves_by(BY_PHASE),
    throws=lambda observation: discards(PlainFeatures(observation), thorough=False),
    spare=lambda observation, card: spare(PlainFeatures(observation), card),
    counted=lambda observation, card: observation.game.points(card),
    suggested=suggestions,
    reason=reason_of,
    remarks=remarks_on,
)
"""Those that most games share: each looks at the turn table and the rules of melds."""
