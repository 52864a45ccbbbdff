"""Laying cards: the contract, melds, lay-offs and swaps that empty the hand."""

from collections.abc import Iterator

from engine.cards import JOKER, Card, face, is_joker, without
from engine.computer.seat import FEW, Seat
from engine.hands import layouts
from engine.melds import Kind
from engine.moves import LayDown, LayOff, MakeContract, Move, Swap


def plays(seat: Seat) -> Iterator[Move]:
    """What can be laid now, one thing at a time."""
    if seat.goal is not None:
        yield from contracts(seat)
        return
    arrangement = seat.arranged(seat.hand)
    yield from _swaps(seat, arrangement.points)
    # Melds with jokers come first: a swapped one must be played.
    for meld in sorted(arrangement.melds, key=lambda meld: -sum(map(is_joker, meld.cards))):
        yield LayDown(meld.cards)
    for card in sorted(set(arrangement.deadwood), key=seat.game.points, reverse=True):
        if card != JOKER or _better_laid(seat, arrangement.deadwood):
            yield from (LayOff((card,), index) for index in seat.places(card))


def contracts(seat: Seat) -> Iterator[Move]:
    """The contract, with the cheapest rest."""
    goal = seat.goal
    if goal is None:
        return
    for layout in layouts(seat.hand, goal, seat.game.melds, seat.game.points):
        yield MakeContract(tuple(meld.cards for meld in layout))


def _swaps(seat: Seat, points: int) -> Iterator[Move]:
    """Swaps after which melds leave less in the hand than they do now."""
    for index, meld in enumerate(seat.state.melds):
        for joker in filter(is_joker, meld.cards):
            for card in _fitting(seat, meld.kind, joker, meld.cards):
                rest = without(seat.hand, (card,))
                if rest is not None and seat.arranged((*rest, JOKER)).points < points:
                    yield Swap(index, card)


def _fitting(seat: Seat, kind: Kind, joker: Card, cards: tuple[Card, ...]) -> list[Card]:
    """The cards of the hand that a joker on the table stands for."""
    held = [card for card in dict.fromkeys(seat.hand) if card != JOKER]
    if kind is Kind.RUN:
        return [card for card in held if card == face(joker)]
    ranks = {card % 13 for card in cards if not is_joker(card)}
    return [card for card in held if card % 13 in ranks]


def _better_laid(seat: Seat, deadwood: tuple[Card, ...]) -> bool:
    """Whether a joker that melds nothing should go: the deal may soon be over."""
    return len(deadwood) <= FEW or seat.somebody_is_close
