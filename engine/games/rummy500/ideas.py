"""The ideas of a plain player of Rummy 500, with the worth of a part of the row."""

from collections.abc import Iterator, Sequence
from itertools import islice

from engine.cards import bare, without
from engine.computer.plain.discard import BETTER_THAN_A_DRAW
from engine.computer.plain.draw import draws
from engine.computer.plain.features import PlainFeatures
from engine.computer.plain.ideas import BY_PHASE, USUAL, ends, moves_by
from engine.computer.plain.suggestions import laying
from engine.effort import AT_ONCE
from engine.game import Game
from engine.melds import Meld, extensions, read_lying
from engine.moves import Draw, Move, Pass, TakeRow
from engine.observation import Observation
from engine.phase import Phase
from engine.play import offers


def takes(features: PlainFeatures) -> Iterator[Move]:
    """Yield takes that are worth more than drawing, or than ending the deal, the best first."""
    by_gain = [(_gain(features, move), move) for move in _takes(features.observation)]
    draws = features.observation.may(Draw())
    least = BETTER_THAN_A_DRAW if draws else 0
    for gain, move in sorted(by_gain, key=lambda pair: -pair[0]):
        if gain > least:
            yield move
    if not draws:
        yield Pass()


def _takes(observation: Observation, looks: int | None = None) -> Iterator[TakeRow]:
    game, state, seat, _ = observation
    for move in offers(game, state, seat, TakeRow, looks=looks):
        if isinstance(move, TakeRow):
            yield move


def _gain(features: PlainFeatures, move: TakeRow) -> int:
    """Return the points that a take lays and adds, less 4/3 of the points outside melds."""
    rest = without((*features.hand, *move.swept(features.state.discard)), move.laid) or ()
    more = features.arranged(rest).points - features.arranged(features.hand).points
    points = features.points(move.laid) + features.points(rest) - features.points(features.hand)
    return points - more - more // 3


def suggested(observation: Observation) -> Sequence[Move]:
    """Return takes, and after them moves that lay cards.

    Takes that lay many points and add few come first. With jokers a long row can be taken in
    hundreds of ways, so some takes are not considered.
    """
    moves = islice(_takes(observation, AT_ONCE), AT_ONCE)
    return [*sorted(moves, key=lambda move: _weight(observation, move)), *laying(observation)]


def _weight(observation: Observation, move: TakeRow) -> int:
    """Return the points that a take adds to the hand, less twice the points it lays.

    Many of the added cards can be laid as well.
    """
    game, state = observation.game, observation.seen
    cost = sum(map(game.points, move.swept(state.discard)))
    cost -= sum(map(game.points, map(bare, move.laid)))
    return cost - 2 * points_laid(game, state.melds, move)


def points_laid(game: Game, melds: Sequence[Meld], move: TakeRow) -> int:
    """Return the points of the cards that a take from the row lays."""
    assert game.laid is not None, "laid cards have points in this game"
    if move.lay_off is not None:
        meld = melds[move.lay_off.meld]
        whole = next(extensions(meld, move.laid, 0, game.melds), None)
        return sum(game.laid(whole)) - sum(game.laid(meld)) if whole is not None else 0
    reading = read_lying(move.laid, game.melds) if move.laid else None
    return 0 if reading is None else sum(game.laid(reading))


IDEAS = USUAL._replace(
    moves=moves_by({**BY_PHASE, Phase.DRAW: (ends, takes, draws)}),
    suggested=suggested,
)
