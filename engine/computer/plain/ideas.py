"""What a plain player thinks of each game: ideas, reasons and remarks.

Computers, *Suggest*, *Why?* and typed lines ask here. What is a game's own is a row of ``_OWN``;
nobody asks which game it is.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.cards import Card
from engine.computer.indian.features import IndianFeatures
from engine.computer.indian.player import ideas, thrown
from engine.computer.laying.bridges import way_out
from engine.computer.phases.features import PhasesFeatures
from engine.computer.phases.player import moves_of, throws_of
from engine.computer.plain import indian, phases, rummy500
from engine.computer.plain.advice import Why, reason_of, remarks_on
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
from engine.computer.plain.lay import plays, rearrangements, searched_rearrangement
from engine.computer.plain.remarks import Remark
from engine.computer.plain.suggestions import suggestions
from engine.game import Game
from engine.hands.groups import value
from engine.moves import Move, Rearrange
from engine.observation import Observation
from engine.phase import Phase
from engine.play import is_legal
from engine.steps.cut_card import cut_card


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


_Table = Mapping[Phase, tuple[Callable[[PlainFeatures], Iterator[Move]], ...]]
"""By phase what is thought of, the best first."""


def _ends(features: PlainFeatures) -> Iterator[Move]:
    out = way_out(features.observation) if features.goal is None else None
    yield from () if out is None else (out,)


_USUAL: _Table = {
    Phase.OFFER: (answers_to_the_offer,),
    Phase.DRAW: (_ends, takes, takes_to_knock, draws),
    Phase.MAY_I: (answers,),
    Phase.PLAY: (rearrangements, knocks, closes, _ends, plays, discards),
    Phase.SHOW: (shows,),
}


def _moves_by(table: _Table) -> Callable[[Observation], Iterator[Move]]:
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
    moves=_moves_by(_USUAL),
    throws=lambda observation: discards(PlainFeatures(observation), thorough=False),
    spare=lambda observation, card: spare(PlainFeatures(observation), card),
    counted=lambda observation, card: observation.game.points(card),
    suggested=suggestions,
    reason=reason_of,
    remarks=remarks_on,
)
"""Those that most games share: each looks at the turn table and the rules of melds."""


def _lays_all(observation: Observation, move: Move) -> Why:
    """Where whoever can lay gains nothing by keeping cards back: who lays less saw no more."""
    why = reason_of(observation, move)
    most = searched_rearrangement(observation).move
    if why is not Why.MOST_CARDS or most is None or not isinstance(move, Rearrange):
        return why
    return Why.LAY if sum(map(len, most.table)) > sum(map(len, move.table)) else why


_OWN: Mapping[str, Ideas] = {
    "indian": Ideas(
        moves=lambda observation: ideas(IndianFeatures(observation)),
        throws=lambda observation: thrown(IndianFeatures(observation)),
        spare=lambda observation, card: frozenset(IndianFeatures(observation).spare),
        counted=lambda observation, card: value(card, cut_card(observation.seen)),
        suggested=lambda observation: (),  # what can be declared has a button of its own
        reason=indian.reason,
        remarks=indian.remarks,
    ),
    "phases": USUAL._replace(
        moves=lambda observation: moves_of(PhasesFeatures(observation)),
        throws=lambda observation: throws_of(PhasesFeatures(observation)),
        spare=phases.spare,
        suggested=phases.suggested,
        reason=phases.reason,
        remarks=phases.remarks,
    ),
    "rummy500": USUAL._replace(
        moves=_moves_by({**_USUAL, Phase.DRAW: (_ends, rummy500.takes, draws)}),
        suggested=rummy500.suggested,
    ),
    "tiles": USUAL._replace(reason=_lays_all),
}
"""By the name of the game what is thought there otherwise."""


def ideas_of(game: Game) -> Ideas:
    """What a plain player thinks of this game."""
    return _OWN.get(game.name, USUAL)
