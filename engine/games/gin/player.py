"""The medium and strong players of Gin, which decide about knocks, draws and discards."""

from typing import NamedTuple

from engine.board_scores import Average, Averages
from engine.cards import Card, without
from engine.computer.plain.easy import ErrorModel, beginner
from engine.computer.plain.ideas import USUAL
from engine.decision import Decision, Option, Thinks, rng
from engine.games.gin.features import (
    Belief,
    GinFeatures,
    Leftovers,
    belief,
    danger,
    gin_features,
    tables,
)
from engine.games.gin.rollouts import LEARNED, Judgement, showdowns, tried, waiting
from engine.hands.masks import RANK, SUIT, cards_of
from engine.moves import BigGin, Discard, Draw, Knock, Move, Pass, Show, Take
from engine.observation import Observation
from engine.phase import Phase
from engine.play import offers
from engine.steps.take import TakenCard

# The end of a deal of Gin, as soon as it is possible.


def closing(observation: Observation) -> Decision | None:
    """Return the move that ends the deal best, or None if no move can end it.

    The moves are gin, big gin, and the knock that leaves the least.

    Waiting for less deadwood rarely pays, because the other hand also gets better.
    """
    game, state, seat, _ = observation
    endings = []
    for move in offers(game, state, seat, BigGin, Knock):
        if isinstance(move, Knock):
            laid = [card for meld in move.melds or () for card in meld]
            rest = without(observation.hand, (move.card, *laid)) or ()
            left = sum(map(game.points, rest))
            bonus = 0 if left else showdowns(game).bonus.gin_bonus
            parts = {"deadwood": -float(left)} if left else {"gin": float(bonus)}
        else:
            parts = {"gin": float(showdowns(game).bonus.big_gin)}
        endings.append(Option(move, sum(parts.values()), parts))
    if not endings:
        return None
    # Equal knocks keep the order in which they were offered.
    options = tuple(sorted(endings, key=lambda option: -option.worth))
    return Decision(options[0].move, options)


# The start of a turn in Gin, with the upcard or a card from the stock.


def drawing(observation: Observation) -> Decision:
    """Take the upcard if it makes or lengthens a meld, or makes a knock possible.

    If another upcard were taken, the other player would only know one more card.
    """
    game, state, seat, _ = observation
    moves = list(offers(game, state, seat, Take, Draw, Pass))
    if not moves:
        raise ValueError(f"seat {seat} has no move in phase {state.phase}")
    options = [_worth_of_leaving(observation, move) for move in moves if not isinstance(move, Take)]
    if Take() in moves:
        use = _use(gin_features(observation), tables(game), state.discard[-1])
        if use is not None:
            options.insert(0, Option(Take(), use[1], {use[0]: use[1]}))
    if not options:
        options = [Option(Take(), 0.0)]
    return Decision(options[0].move, tuple(options))


def _use(seen: GinFeatures, table: Leftovers, upcard: int) -> tuple[str, float] | None:
    """Return the use of the upcard and the points of deadwood that it saves, or None."""
    bit = 1 << upcard
    least, outside = table.best_throw(seen.hand | bit)
    saved = float(table.deadwood(seen.hand) - least)
    if not outside & bit:
        return ("knock" if least <= seen.limit else "meld"), saved
    spare = table.highest_card(outside & ~bit)
    left = table.count(outside & ~spare)
    if spare and left <= seen.limit:
        return "knock", float(table.deadwood(seen.hand) - left)
    return None


def _worth_of_leaving(observation: Observation, move: Move) -> Option:
    """Return the worth of leaving the upcard. A draw is worth the deadwood that it saves."""
    if not isinstance(move, Draw):
        return Option(move, 0.0)
    seen, table = gin_features(observation), tables(observation.game)
    beliefs, now = belief(seen), table.deadwood(seen.hand)
    whole = sum(weight for _, weight in beliefs.drawn) or 1.0
    saved = sum(
        weight * (now - table.after_a_throw(seen.hand | 1 << card))
        for card, weight in beliefs.drawn
    )
    return Option(move, saved / whole, {"outs": saved / whole})


# The prospects of a hand of ten cards as numbers of size about 1, which ``Judgement`` weighs.

NAMES = (
    "deadwood",
    "cards outside",
    "deadwood after a draw",
    "knocks with a draw",
    "gin with a draw",
    "better with a draw",
    "near a knock with a draw",
    "stock",
    "throws",
    "cards known of the other",
    "own cards that the other knows",
    "deadwood but the dearest",
    "danger",
    "low cards that the other threw",
    "cards that the other threw",
    "deadwood of the other",
    "below fifteen",
    "points of the card thrown",
    "limit",
    "far from a knock with a draw",
)
"""The names of a hand's prospects, in the order of ``prospects``."""

DANGER = NAMES.index("danger")
_LOW = 0b0000000111111 * RANK
_CLOSE, _FAR = 5, 12


def prospects(
    seen: GinFeatures, beliefs: Belief, table: Leftovers, hand: int, thrown: int | None
) -> list[float]:
    """Return the numbers of ``NAMES`` for these ten cards after discarding ``thrown``."""
    outside = table.outside_melds(hand)
    deadwood, after_a_throw, limit = table.count(outside), table.after_a_throw, seen.limit
    whole = left = knocks = gin = better = near = far = 0.0
    for card, weight in beliefs.drawn:
        after = after_a_throw(hand | 1 << card)
        whole += weight
        left += weight * after
        if after <= limit + _FAR:
            far += weight
            if after <= limit + _CLOSE:
                near += weight
                if after <= limit:
                    knocks += weight
                    if not after:
                        gin += weight
        if after <= deadwood - 2:
            better += weight
    whole = whole or 1.0
    highest = table.highest_points[
        outside & SUIT | outside >> 13 & SUIT | outside >> 26 & SUIT | outside >> 39
    ]
    chances = beliefs.chances
    expected = sum([value * chance for value, chance in zip(table.values, chances, strict=True)])
    return [
        deadwood / 20 - 1.5,
        outside.bit_count() / 4 - 1,
        left / whole / 20 - 1.2,
        4 * knocks / whole - 0.5,
        10 * gin / whole,
        3 * better / whole - 0.5,
        3 * near / whole - 0.5,
        seen.stock / 12 - 1.5,
        seen.throws / 8 - 1,
        seen.known.bit_count() / 2 - 0.5,
        (seen.shown & hand).bit_count() / 2 - 0.5,
        (deadwood - highest) / 20 - 1,
        0.0 if thrown is None else 5 * danger(thrown, chances),
        (seen.threw & _LOW).bit_count() / 2 - 0.5,
        seen.threw.bit_count() / 4 - 1,
        expected / 30 - 2,
        float(deadwood <= 15),
        0.0 if thrown is None else table.values[thrown] / 10,
        limit / 10,
        3 * far / whole - 0.5,
    ]


# The worth of discarding each card from a hand of eleven.

_WORSE = 9
"""A discard that leaves this many points more than the best discard is not considered."""


class JudgedThrow(NamedTuple):
    """A discard with its judged worth."""

    card: Card
    deadwood: int
    """Points that it leaves."""
    worth: float
    danger: float
    """The part of ``worth`` that is the danger of the discard."""


def weighed(
    seen: GinFeatures, table: Leftovers, judgement: Judgement, taken: Card | None
) -> list[JudgedThrow]:
    """Return the sensible discards, the best first. ``taken`` may not be discarded."""
    beliefs = belief(seen)
    throws = [
        _weigh(seen, beliefs, table, judgement, (card, left))
        for card, left in sensible(seen.hand, table, taken)
    ]
    return sorted(throws, key=lambda throw: -throw.worth)


def sensible(hand: int, table: Leftovers, taken: Card | None) -> list[tuple[Card, int]]:
    """Return the discards that a player might choose, each with the deadwood that it leaves."""
    left = [(card, table.deadwood(hand & ~(1 << card))) for card in cards_of(hand) if card != taken]
    least = min(points for _, points in left)
    return [(card, points) for card, points in left if points <= least + _WORSE]


def _weigh(
    seen: GinFeatures,
    beliefs: Belief,
    table: Leftovers,
    judgement: Judgement,
    throw: tuple[Card, int],
) -> JudgedThrow:
    card, deadwood = throw
    values = prospects(seen, beliefs, table, seen.hand & ~(1 << card), card)
    worth = judgement.worth(values)
    values[DANGER] = 0.0
    return JudgedThrow(card, deadwood, worth, worth - judgement.worth(values))


def medium(observation: Observation, seed: int) -> Decision:
    """Discard the best card by judgement, and knock right away."""
    return _decision(observation, None)


def strong(observation: Observation, seed: int) -> Decision:
    """Play like medium, but with rollouts of close discards and of waiting with a risky knock."""
    return _decision(observation, seed)


def _decision(observation: Observation, seed: int | None) -> Decision:
    phase = observation.seen.phase
    if phase in (Phase.OFFER, Phase.DRAW):
        return drawing(observation)
    if phase is Phase.PLAY:
        return _closing(observation, seed) or _throwing(observation, seed)
    for move in offers(*observation[:3], Show):
        return Decision(move)
    raise ValueError(f"seat {observation.seat} has no move in phase {phase}")


def _closing(observation: Observation, seed: int | None) -> Decision | None:
    """Return the end of the deal. Strong waits if it would often lose the knock."""
    decision, (game, state, seat, _) = closing(observation), observation
    if seed is None or decision is None or not isinstance(decision.move, Knock):
        return decision
    seen, table = gin_features(observation), tables(game)
    ten = seen.hand & ~(1 << decision.move.card)
    if not table.deadwood(ten) or next(offers(game, state, seat, Discard), None) is None:
        return decision
    throws = weighed(seen, table, LEARNED, state.recall(TakenCard).taken)
    options = waiting(game, seen, ten, [*map(_option, throws)], rng(observation, seed))
    return Decision(options[0].move, (*options, *decision.options)) if options else decision


def _throwing(observation: Observation, seed: int | None) -> Decision:
    game, state, _, _ = observation
    seen, taken = gin_features(observation), state.recall(TakenCard).taken
    throws = weighed(seen, tables(game), LEARNED, taken)
    options = tuple(map(_option, throws))
    if seed is not None:
        options = tried(game, seen, options, rng(observation, seed))
    return Decision(options[0].move, options)


def _option(throw: JudgedThrow) -> Option:
    parts = {
        "deadwood": -float(throw.deadwood),
        "outs": throw.worth - throw.danger + throw.deadwood,
        "danger": throw.danger,
    }
    return Option(Discard(throw.card), throw.worth, parts)


THINKS = Thinks(beginner(USUAL, ErrorModel(misjudges=1.0)), medium, strong)

AVERAGES: Averages = {
    (2, 1): Average(11391, 0.2, (0.941, -0.941)),
}
