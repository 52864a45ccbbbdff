"""The computer players of Rummy 500. Medium and strong weigh draws, takes and discards."""

from collections import Counter
from collections.abc import Iterator

from engine.board_scores import Average, Averages
from engine.cards import JOKER, bare
from engine.computer.plain.bridges import way_out
from engine.computer.plain.discard import discards
from engine.computer.plain.easy import ErrorModel, beginner
from engine.computer.plain.features import PlainFeatures
from engine.computer.plain.lay import plays as plain_plays
from engine.decision import Decision, Option, Rng, Thinks, rng
from engine.games.rummy500.ideas import IDEAS
from engine.games.rummy500.judgement import (
    MEDIUM,
    STRONG,
    Prospects,
    Rummy500Features,
    Rummy500Weights,
    danger,
    drawn,
    laid_and_left,
    laid_by,
    quick_estimate,
    rummy500_features,
    worth_of_going_out,
)
from engine.games.rummy500.masks import CARDS, PLACES
from engine.hands.ladder import together
from engine.hands.masks import bits_of
from engine.moves import Discard, Draw, Move, Pass, TakeRow
from engine.observation import Observation
from engine.phase import Phase
from engine.play import is_legal, offers


def medium(observation: Observation, seed: int) -> Decision:
    """Make the best move by cautious weights and few samples of draws."""
    return _decided(observation, seed, MEDIUM)


def strong(observation: Observation, seed: int) -> Decision:
    """Make the best move by bolder weights and more samples of draws."""
    return _decided(observation, seed, STRONG)


def _decided(observation: Observation, seed: int, weights: Rummy500Weights) -> Decision:
    features, chance = rummy500_features(observation, weights), rng(observation, seed)
    if observation.seen.phase is Phase.DRAW:
        take = way_out(observation)
        if take is not None:
            return Decision(take)
        options = draws(features, chance)
    else:
        laying = next(lays(observation), None)
        if laying is not None:
            return Decision(laying)
        options = throws(features)
    if not options:
        raise ValueError(f"seat {observation.seat} has no move in phase {observation.seen.phase}")
    return Decision(options[0].move, tuple(options))


# The start of a turn, with the stock or a part of the row.


def draws(features: Rummy500Features, chance: Rng) -> list[Option]:
    """Return takes, the draw and the end of the deal, the best first."""
    game, state, seat, _ = features.observation
    options = [_take(features, move) for move in _few_takes(features)]
    for move in offers(game, state, seat, Draw, Pass):
        if isinstance(move, Draw):
            parts = {"hand": drawn(features, chance), "draw": features.weights.draw}
        else:
            parts = {"hand": -float(sum(map(game.points, features.observation.hand)))}
        options.append(Option(move, sum(parts.values()), parts))
    return sorted(options, key=lambda option: -option.worth)


_TRIO = 3


def _few_takes(features: Rummy500Features) -> list[TakeRow]:
    """Return the takes with the best quick estimates of the points laid and left in the hand.

    Takes with melds of more than three cards are left out, because lay-offs can lengthen a meld of
    three.
    """
    game, state, seat, _ = features.observation
    takes: list[tuple[float, int, TakeRow]] = []
    for move in offers(game, state, seat, TakeRow):
        if isinstance(move, TakeRow) and (move.meld is None or len(move.meld) == _TRIO):
            swept = together(move.swept(state.discard), PLACES)
            gain = quick_estimate(features, swept | features.hand)
            takes.append((gain, -len(takes), move))
    best = sorted(takes, reverse=True)[: features.weights.takes]
    return [move for _, _, move in best]


def _take(features: Rummy500Features, move: TakeRow) -> Option:
    """Return a take with the worth of its meld, of further melds, and of the rest."""
    state = features.observation.seen
    swept = move.swept(state.discard)
    every = Counter(map(bare, (*features.observation.hand, *swept)))
    every.subtract(map(bare, move.laid))
    hand = together([card for card, copies in every.items() if copies > 0], PLACES)
    extras = every - Counter(CARDS[bit] for bit in bits_of(hand))
    points, table = laid_by(features, move)
    row = features.row[: len(features.row) - len(swept)]
    parts = {"meld": float(points)}
    if hand or extras:
        parts["hand"] = laid_and_left(features, hand, tuple(extras.elements()), row, table)
    else:
        parts["out"] = worth_of_going_out(features)
    return Option(move, sum(parts.values()), parts)


# The rest of a turn, with laid cards and the discard.


def lays(observation: Observation) -> Iterator[Move]:
    """Yield moves that lay cards, first a way to get rid of every card."""
    way = way_out(observation)
    if way is not None:
        yield way
    game, state, seat, _ = observation
    features = PlainFeatures(observation)
    yield from (move for move in plain_plays(features) if is_legal(game, state, seat, move))


def throws(features: Rummy500Features) -> list[Option]:
    """Return the possible discards, the best first.

    Jokers are included only if nothing else is left.
    """
    game, state, seat, _ = features.observation
    prospects = Prospects(features, features.hand, features.row, features.table)
    options = []
    for move in offers(game, state, seat, Discard):
        if not isinstance(move, Discard) or move.card == JOKER:
            continue
        bit = PLACES[move.card]
        twin = move.card in features.extras
        points = features.prices.worth[bit]
        parts = {
            "hand": prospects.whole + 0.5 * points if twin else prospects.without(bit),
            "danger": -danger(features, bit, features.row, features.table),
        }
        options.append(Option(move, sum(parts.values()), parts))
    if not options:
        # Only jokers are left.
        return [Option(move, 0.0) for move in discards(PlainFeatures(features.observation))]
    return sorted(options, key=lambda option: -option.worth)


THINKS = Thinks(
    beginner(
        IDEAS,
        ErrorModel(snatches=0.3, forgets=0.8, misjudges=1.0, breaks=0.5, waits=0.8),
        ErrorModel(snatches=0.3, forgets=0.6, misjudges=1.0, breaks=0.3, waits=0.6),
    ),
    medium,
    strong,
)

AVERAGES: Averages = {
    (2, 1): Average(480, 1.889, (105.785, 102.527)),
    (3, 1): Average(360, 2.033, (53.497, 52.394, 57.15)),
    (4, 1): Average(384, 2.052, (45.948, 50.148, 50.237, 50.724)),
    (5, 1): Average(120, 5.012, (39.225, 39.892, 40.517, 39.792, 41.0)),
    (6, 1): Average(576, 1.728, (36.337, 35.109, 39.002, 40.179, 39.845, 39.062)),
    (7, 1): Average(504, 1.982, (32.254, 35.256, 37.623, 38.294, 38.903, 39.554, 36.853)),
    (8, 1): Average(576, 1.812, (26.823, 30.481, 32.406, 34.104, 35.448, 34.592, 33.212, 31.411)),
}
