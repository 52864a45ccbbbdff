"""What a hand is worth that a turn leaves, in parts that have names."""

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
    """How much each part counts.

    ``outs``: each card that may still come and would make a meld; ``chances``: each meld that one
    card of the hand may still make with two that come; ``points``: each point in the hand while
    the nearest other player holds at most 2 cards, at most 4, or more (between two players there
    these count nothing); ``finish``: each card that may come and lets the seat go out, looked for
    in hands of at most ``finish_cards``; ``dead_end``: fewer cards in the hand than ever make a
    meld again, and next to nothing to come that would end it; ``feeds``: a throw that fits on the
    table, three times that while the next player holds few cards; ``known``: a throw beside cards
    that the next player is known to hold; ``draw``: what a draw is expected to better the hand;
    ``danger``: between two, a throw with which the other goes out, times the chance that they hold
    the cards for it; ``longer``: each held card beyond two that a card to come takes into a meld.
    The last two are 0 where they are not looked for.

    ``chances`` and ``points`` are for two players; among more they are divided by the others: a
    deal is sooner over then, and points lost go to one of many.
    """

    outs: float
    chances: float
    points: tuple[float, float, float]
    finish: float
    finish_cards: int
    dead_end: float
    feeds: float
    known: float
    draw: float
    danger: float = 0
    longer: float = 0


class Left(NamedTuple):
    """A hand that a turn leaves, after this throw, beside this table."""

    hand: tuple[Card, ...]
    table: State
    thrown: Card


PATIENCE = 20
"""Turns each after which points count nothing any more: whoever keeps what is cheapest, and cannot
meld it, waits for ever."""
_NEAR = 3
"""So few cards the next player may get rid of soon."""


def worth(features: BasicFeatures, left: Left, weights: BasicWeights) -> Mapping[str, float]:
    """The parts: their sum is what the hand is worth beside others of the same turn."""
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
    if weights.danger and not features.weary:
        parts["danger"] = -weights.danger * _lets_out(features, thrown, table)
    if len(hand) <= max(weights.finish_cards, features.too_few):
        ending = finishing(features, left).bit_count()
        parts["finish"] = weights.finish * ending
        if len(hand) <= features.too_few and ending <= FEW_ENDINGS:
            parts["dead end"] = -weights.dead_end
    return parts


FEW_ENDINGS = 1
"""With too few cards for a meld, so few that end it are as good as none: others lay them first."""


def finishing(features: BasicFeatures, left: Left) -> int:
    """The cards that may come and would let the seat go out with this hand."""
    hand, table, thrown = left
    coming = features.coming & ~(1 << thrown)
    if len(hand) == 1 and not mask_of(hand) & features.fits(table):
        return features.fits(table) & coming
    return mask_of(
        card for card in cards_of(coming) if features.goes_out((*hand, card), table.melds)
    )


def _risk(features: BasicFeatures, weights: BasicWeights) -> float:
    """What a point in the hand counts against it now, for two players."""
    close, nearer, far = weights.points
    state = features.state
    if state.turn_no > PATIENCE * state.seats:
        return 0.0
    if features.nearest <= 4:
        return close if features.nearest <= 2 else nearer
    return far if state.seats > 2 else 0.0


def _fed(features: BasicFeatures, thrown: Card, fits: int, weights: BasicWeights) -> float:
    """What the throw gives the next player; late in a deal that is no matter."""
    if features.weary:
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
    """Between two: how likely it is that the other takes the throw for a meld and goes out."""
    return sum(
        one.chance
        for one in features.other_hands
        if one.outs >> thrown & 1 and features.goes_out((*one.cards, thrown), table.melds, thrown)
    )


# What a turn could lay: everything, or, where that would leave the seat stuck, less.


class TurnPlan(NamedTuple):
    """What to lay, in this order, and the table before the discard."""

    lays: tuple[Move, ...]
    table: State


class Holding(NamedTuple):
    """Cards that fit on the table stay in the hand while they count at most ``points`` and no
    other player holds fewer than ``nearest`` cards."""

    points: int
    nearest: int


def way_out(features: BasicFeatures) -> Move | None:
    """The next move of a turn that gets rid of every card, None where none does."""
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
    """All melds, then every card that fits on the table and is not held back."""
    state = features.state
    lays: list[Move] = []
    while True:
        found = next(_one_more(features, state, holding), None)
        if found is None:
            return TurnPlan(tuple(lays), state)
        move, state = found
        lays.append(move)


def _one_more(
    features: BasicFeatures, state: State, holding: Holding | None
) -> Iterator[tuple[Move, State]]:
    """What could be laid next, the best first, with the table after it."""
    game, seat = features.game, features.seat
    arranged = arrange(state.hands[seat], features.rules, game.points)
    moves: list[Move] = [LayDown(meld.cards) for meld in arranged.melds]
    held = holding is not None and features.nearest >= holding.nearest
    for card in sorted(arranged.deadwood, key=game.points, reverse=True):
        if holding is None or not held or game.points(card) > holding.points:
            moves += [LayOff((card,), at) for at in places(features, state, card)]
    for move in moves:
        after = made(features, state, move)
        if after is not None:
            yield move, after


def places(features: BasicFeatures, state: State, card: Card) -> list[int]:
    """The melds on which a card can be laid off."""
    return [at for at, meld in enumerate(state.melds) if features.takes(meld) >> card & 1]


def made(features: BasicFeatures, state: State, move: Move) -> State | None:
    """The table after a move, None if it is not legal."""
    try:
        return advance(features.game, state, features.seat, move)[1]
    except IllegalMove:
        return None


def is_stuck(features: BasicFeatures, table: State) -> bool:
    """Whether throwing leaves so few cards that they never make a meld again, and next to nothing
    to come would end it. Late in a deal that is no matter where another can."""
    hand = table.hands[features.seat]
    others_can = any(
        len(held) > features.too_few
        for seat, held in enumerate(table.hands)
        if seat != features.seat
    )
    if not 2 <= len(hand) <= features.too_few + 1 or (features.weary and others_can):
        return False
    return all(
        thrown == features.taken
        or finishing(features, Left(without(hand, (thrown,)) or (), table, thrown)).bit_count()
        <= FEW_ENDINGS
        for thrown in hand
    )


def others(features: BasicFeatures) -> Iterator[TurnPlan]:
    """Every plan that lays only some of the melds, and of what fits all or nothing."""
    state = features.state
    melds = arrange(state.hands[features.seat], features.rules, features.game.points).melds
    for number in range(len(melds), -1, -1):
        for some in combinations(melds, number):
            begun = _laid(features, state, [LayDown(meld.cards) for meld in some])
            if begun is None:
                continue
            yield begun
            kept = mask_of(card for meld in melds if meld not in some for card in meld.cards)
            more = _with_what_fits(features, begun, kept)
            if more is not begun:
                yield more


def _laid(features: BasicFeatures, state: State, moves: Sequence[Move]) -> TurnPlan | None:
    for move in moves:
        after = made(features, state, move)
        if after is None:
            return None
        state = after
    return TurnPlan(tuple(moves), state)


def _with_what_fits(features: BasicFeatures, begun: TurnPlan, kept: int) -> TurnPlan:
    for card in begun.table.hands[features.seat]:
        for at in () if kept >> card & 1 else places(features, begun.table, card):
            after = made(features, begun.table, LayOff((card,), at))
            if after is not None:
                longer = TurnPlan((*begun.lays, LayOff((card,), at)), after)
                return _with_what_fits(features, longer, kept)
    return begun
