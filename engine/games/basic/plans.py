"""Plans for a turn, and the worth of the hands that they leave, in named parts."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from engine.cards import Card, without
from engine.errors import IllegalMove
from engine.games.basic.features import BasicFeatures, chances, longer, outs
from engine.hands import arrange
from engine.hands.masks import cards_of, mask_of
from engine.moves import Discard, LayDown, LayOff, Move
from engine.play import advance, is_legal, offers
from engine.state import State


class BasicWeights(NamedTuple):
    """The weight of each part of a hand's worth.

    ``chances`` and ``points`` are for two players. With more players these weights are divided by
    the number of opponents, because a deal then ends sooner, and lost points go to only one of the
    opponents.
    """

    outs: float
    """The weight of each card that may still come and would make a meld."""
    chances: float
    """The weight of each meld of one card in the hand with two cards that may come."""
    points: tuple[float, float, float]
    """The weight of each point in the hand.

    The three weights apply while the nearest opponent has at most 2 cards, at most 4 cards, or
    more. With two players the last weight is 0.
    """
    finish: float
    """The weight of each card that may come and lets the seat go out."""
    finish_cards: int
    """``finish`` is computed for hands of at most this many cards.

    It is also computed for all hands that are too small for a meld.
    """
    dead_end: float
    """Cost of a hand that is too small for a meld, if at most ``FEW_ENDINGS`` cards would end it.
    """
    feeds: float
    """Cost of a discard that fits on the table, times three if the next player has few cards."""
    known: float
    """Cost of a discard that makes a meld with cards the next player is known to hold."""
    draw: float
    """Expected gain by a draw."""
    danger: float = 0
    """The cost of a discard with which the only opponent goes out.

    It is multiplied by the chance of that. 0 skips the search.
    """
    longer: float = 0
    """A coming card may make a meld with more than two held cards.

    This is the weight of each held card after the second. 0 skips the search.
    """


class HandLeft(NamedTuple):
    """The hand that a turn leaves, with the discard and the table."""

    hand: tuple[Card, ...]
    table: State
    thrown: Card


PATIENCE = 20
"""Rounds after which points no longer count.

Otherwise a player who keeps only cheap cards that don't meld would wait forever.
"""
_NEAR = 3
"""The next player may soon get rid of this many cards."""


def worth(features: BasicFeatures, left: HandLeft, weights: BasicWeights) -> Mapping[str, float]:
    """Return the named parts of the hand's worth.

    The sum of the parts is compared with the sums of the other hands that the turn could leave.
    """
    hand, table, thrown = left
    others = table.seats - 1
    coming = features.coming & ~(1 << thrown)
    fits = features.fits(table)
    arranged = arrange(hand, features.rules, features.game.points)
    hard = mask_of(arranged.deadwood) & ~fits
    parts = {
        "outs": weights.outs * (outs(hard, features.melds) & coming).bit_count(),
        "chances": weights.chances * chances(hard, coming, features.melds) / others,
        "points": -_risk(features, weights) * sum(map(features.game.points, hand)) / others,
        "feeds": -_fed(features, thrown, fits, weights),
    }
    if weights.longer:
        parts["longer"] = weights.longer * longer(hard, coming, features.melds)
    if weights.danger and not features.is_endless:
        parts["danger"] = -weights.danger * _lets_out(features, thrown, table)
    if len(hand) <= max(weights.finish_cards, features.too_few):
        ending = finishing(features, left).bit_count()
        parts["finish"] = weights.finish * ending
        if len(hand) <= features.too_few and ending <= FEW_ENDINGS:
            parts["dead end"] = -weights.dead_end
    return parts


FEW_ENDINGS = 1
"""A hand too small for a meld is a dead end if at most this many cards would end it.

Opponents would lay these cards first.
"""


def finishing(features: BasicFeatures, left: HandLeft) -> int:
    """Return the cards that may come and would let the seat go out with this hand."""
    hand, table, thrown = left
    coming = features.coming & ~(1 << thrown)
    if len(hand) == 1 and not mask_of(hand) & features.fits(table):
        return features.fits(table) & coming
    return mask_of(
        card for card in cards_of(coming) if features.goes_out((*hand, card), table.melds)
    )


def _risk(features: BasicFeatures, weights: BasicWeights) -> float:
    """Return the cost of a point in the hand now, for two players."""
    close, nearer, far = weights.points
    state = features.state
    if state.turn_no > PATIENCE * state.seats:
        return 0.0
    if features.nearest <= 4:
        return close if features.nearest <= 2 else nearer
    return far if state.seats > 2 else 0.0


def _fed(features: BasicFeatures, thrown: Card, fits: int, weights: BasicWeights) -> float:
    """Return the value of the discard to the next player, or 0 late in a deal."""
    if features.is_endless:
        return 0.0
    few = len(features.state.hands[features.state.after(features.seat)]) <= _NEAR
    fed = 0.0
    if fits >> thrown & 1:
        fed = weights.feeds * (3 if few else 1)
    beside = outs(features.neighbour_holds | 1 << thrown, features.melds)
    if beside & ~outs(features.neighbour_holds, features.melds):
        fed += weights.known
    return fed


def _lets_out(features: BasicFeatures, thrown: Card, table: State) -> float:
    """Return the chance that the only opponent goes out with the discard in a meld."""
    return sum(
        hand.chance
        for hand in features.other_hands
        if hand.outs >> thrown & 1 and features.goes_out((*hand.cards, thrown), table.melds, thrown)
    )


# Plans for a turn. A plan lays everything unless the seat would then be stuck.


class TurnPlan(NamedTuple):
    """Moves that lay cards, in order, and the table before the discard."""

    lays: tuple[Move, ...]
    table: State


class Holding(NamedTuple):
    """The terms for keeping cards in the hand although they fit on the table."""

    points: int
    """A kept card may count at most this many points."""
    nearest: int
    """Cards are kept only while no other player has fewer cards than this."""


def way_out(features: BasicFeatures) -> Move | None:
    """Return the next move of a turn that gets rid of every card, or None."""
    game, state, seat = features.game, features.state, features.seat
    hand = state.hands[seat]
    if len(hand) == 1 and is_legal(game, state, seat, Discard(hand[0])):
        return Discard(hand[0])
    if not features.goes_out(hand, state.melds, features.taken):
        return None
    for move in offers(game, state, seat, LayDown, LayOff):
        _, after = advance(game, state, seat, move)
        rest = after.hands[seat]
        if not rest or features.goes_out(rest, after.melds, features.taken):
            return move
    return None


def plan(features: BasicFeatures, holding: Holding | None) -> TurnPlan:
    """Return the plan that lays all melds, and every card that fits and is not kept."""
    state = features.state
    lays: list[Move] = []
    while True:
        addition = next(_one_more(features, state, holding), None)
        if addition is None:
            return TurnPlan(tuple(lays), state)
        move, state = addition
        lays.append(move)


def _one_more(
    features: BasicFeatures, state: State, holding: Holding | None
) -> Iterator[tuple[Move, State]]:
    """Yield the next possible moves, the best first, each with the table after it."""
    game, seat = features.game, features.seat
    arranged = arrange(state.hands[seat], features.rules, game.points)
    moves: list[Move] = [LayDown(meld.cards) for meld in arranged.melds]
    held = holding is not None and features.nearest >= holding.nearest
    for card in sorted(arranged.deadwood, key=game.points, reverse=True):
        if holding is None or not held or game.points(card) > holding.points:
            moves += [LayOff((card,), index) for index in places(features, state, card)]
    for move in moves:
        after = made(features, state, move)
        if after is not None:
            yield move, after


def places(features: BasicFeatures, state: State, card: Card) -> list[int]:
    """Return the indices of melds that this card can be laid off on."""
    return [index for index, meld in enumerate(state.melds) if features.takes(meld) >> card & 1]


def made(features: BasicFeatures, state: State, move: Move) -> State | None:
    """Return the table after a move, or None if the move is not legal."""
    try:
        return advance(features.game, state, features.seat, move)[1]
    except IllegalMove:
        return None


def is_stuck(features: BasicFeatures, table: State) -> bool:
    """Return whether every discard leaves too few cards for a meld and hardly a way to go out.

    Late in a deal it returns False if an opponent has enough cards for a meld.
    """
    hand = table.hands[features.seat]
    others_can = any(
        len(held) > features.too_few
        for seat, held in enumerate(table.hands)
        if seat != features.seat
    )
    if not 2 <= len(hand) <= features.too_few + 1 or (features.is_endless and others_can):
        return False
    return all(
        thrown == features.taken
        or finishing(features, HandLeft(without(hand, (thrown,)) or (), table, thrown)).bit_count()
        <= FEW_ENDINGS
        for thrown in hand
    )


def partial_plans(features: BasicFeatures) -> Iterator[TurnPlan]:
    """Yield plans for every choice of melds, from all to none, without and with lay-offs."""
    state = features.state
    melds = arrange(state.hands[features.seat], features.rules, features.game.points).melds
    for number in range(len(melds), -1, -1):
        for some in combinations(melds, number):
            started = _laid(features, state, [LayDown(meld.cards) for meld in some])
            if started is None:
                continue
            yield started
            unlaid = mask_of(card for meld in melds if meld not in some for card in meld.cards)
            more = _with_what_fits(features, started, unlaid)
            if more is not started:
                yield more


def _laid(features: BasicFeatures, state: State, moves: Sequence[Move]) -> TurnPlan | None:
    for move in moves:
        after = made(features, state, move)
        if after is None:
            return None
        state = after
    return TurnPlan(tuple(moves), state)


def _with_what_fits(features: BasicFeatures, started: TurnPlan, unlaid: int) -> TurnPlan:
    for card in started.table.hands[features.seat]:
        for index in () if unlaid >> card & 1 else places(features, started.table, card):
            after = made(features, started.table, LayOff((card,), index))
            if after is not None:
                longer = TurnPlan((*started.lays, LayOff((card,), index)), after)
                return _with_what_fits(features, longer, unlaid)
    return started
