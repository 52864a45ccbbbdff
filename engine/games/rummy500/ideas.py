"""What a plain player thinks of Rummy 500: what a part of the row is worth."""

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
    """Takes that are worth more than drawing, or than the end of the deal, the best first."""
    found = [(_gain(features, move), move) for move in _takes(features.observation)]
    draws = features.observation.may(Draw())
    least = BETTER_THAN_A_DRAW if draws else 0
    for gain, move in sorted(found, key=lambda one: -one[0]):
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
    """Points that a take lays and brings, less those outside melds, which cost more than they
    count."""
    rest = without((*features.hand, *move.swept(features.state.discard)), move.laid) or ()
    more = features.arranged(rest).points - features.arranged(features.hand).points
    points = features.points(move.laid) + features.points(rest) - features.points(features.hand)
    return points - more - more // 3


def suggested(observation: Observation) -> Sequence[Move]:
    """The takes that lay most and bring least, then what can be laid. With jokers a long row can be
    taken in hundreds of ways: some are not looked at."""
    found = islice(_takes(observation, AT_ONCE), AT_ONCE)
    return [*sorted(found, key=lambda move: _weight(observation, move)), *laying(observation)]


def _weight(observation: Observation, move: TakeRow) -> int:
    """What comes to the hand less twice what goes down: of the rest much can be laid as well."""
    game, state = observation.game, observation.seen
    brought = sum(map(game.points, move.swept(state.discard)))
    brought -= sum(map(game.points, map(bare, move.laid)))
    return brought - 2 * points_laid(game, state.melds, move)


def points_laid(game: Game, melds: Sequence[Meld], move: TakeRow) -> int:
    """What the cards count that a take from the row lays, where they come to lie."""
    assert game.laid is not None, "laid cards count"
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
