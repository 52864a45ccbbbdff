"""What a turn could lay: everything, or, where that would leave the seat stuck, less."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from engine.cards import Card, without
from engine.computer.basic.features import BasicFeatures
from engine.computer.basic.worth import FEW_ENDINGS, Left, finishing
from engine.errors import IllegalMove
from engine.hands import arrange
from engine.hands.masks import mask_of
from engine.moves import Discard, LayDown, LayOff, Move
from engine.play import advance, is_legal, offers
from engine.state import State


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
