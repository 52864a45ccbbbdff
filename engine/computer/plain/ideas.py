"""Ideas, reasons and remarks of a plain player that most games share.

A game with unusual rules has its own ideas in its package.
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
    """The thoughts of a plain player. Each function sees only the observation of its seat."""

    moves: Callable[[Observation], Iterator[Move]]
    """Yields legal moves, the best first.

    The player makes the first move. The order of all moves is the order in which a turn is offered.
    """
    throws: Callable[[Observation], Iterator[Move]]
    """Yields discards, legal or not, the best first. It has to be fast."""
    spare: Callable[[Observation, Card], Collection[Card]]
    """Returns the cards that a player who discards this card would also consider."""
    counted: Callable[[Observation, Card], int]
    """Returns the points of a card in the hand in this deal."""
    suggested: Callable[[Observation], Sequence[Move]]
    """Returns the moves that lay or take cards. It runs while a player waits."""
    reason: Callable[[Observation, Move], Why]
    """Returns the reason for a move."""
    remarks: Callable[[Observation, Why, Card, Card | None], tuple[Remark, ...]]
    """Returns the facts that speak for the first card as a discard.

    If the discard was compared with a second card, the facts against discarding that card are
    included.
    """

    def choose(self, observation: Observation) -> Move:
        """Return a legal move for a seat that may act.

        The notes are used only to know who discarded the upcard. Raises ValueError if the seat has
        nothing to do.
        """
        for move in chain(self.moves(observation), observation.offers()):
            return move
        raise ValueError(f"seat {observation.seat} has no move in phase {observation.seen.phase}")

    def ends_deal(self, observation: Observation, move: Move) -> bool:
        """Return whether this move and the plain moves after it end the deal in this turn."""
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
"""The ideas of each phase, the best first."""


def ends(features: PlainFeatures) -> Iterator[Move]:
    """Yield the first move of a turn in which all cards go, if no contract is left to make."""
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
    """Return a function that yields the legal moves among the ideas of a table."""

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
"""The ideas that most games share. They adapt to the game's turn table and rules of melds."""
