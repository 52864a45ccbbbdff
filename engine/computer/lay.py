"""Laying cards: the contract, melds, lay-offs and swaps that empty the hand."""

from collections.abc import Iterator

from engine.cards import JOKER, Card, face, is_joker, without
from engine.computer.outlook import FEW, Outlook
from engine.hands import layouts
from engine.melds import MeldKind
from engine.moves import LayDown, LayOff, MakeContract, Move, Swap


def plays(outlook: Outlook) -> Iterator[Move]:
    """What can be laid now, one thing at a time."""
    if outlook.goal is not None:
        yield from contracts(outlook)
        return
    arrangement = outlook.arranged(outlook.hand)
    yield from _swaps(outlook, arrangement.points)
    # Melds with jokers come first: a swapped one must be played.
    for meld in sorted(arrangement.melds, key=lambda meld: -sum(map(is_joker, meld.cards))):
        yield LayDown(meld.cards)
    for card in sorted(set(arrangement.deadwood), key=outlook.game.points, reverse=True):
        if card != JOKER or _better_laid(outlook, arrangement.deadwood):
            yield from (LayOff((card,), index) for index in outlook.places(card))


def contracts(outlook: Outlook) -> Iterator[Move]:
    """The contract, with the cheapest rest."""
    goal = outlook.goal
    if goal is None:
        return
    for layout in layouts(outlook.hand, goal, outlook.game.melds, outlook.game.points):
        yield MakeContract(tuple(meld.cards for meld in layout))


def _swaps(outlook: Outlook, points: int) -> Iterator[Move]:
    """Swaps after which melds leave less in the hand than they do now."""
    for index, meld in enumerate(outlook.state.melds):
        for joker in filter(is_joker, meld.cards):
            for card in _fitting(outlook, meld.kind, joker, meld.cards):
                rest = without(outlook.hand, (card,))
                if rest is not None and outlook.arranged((*rest, JOKER)).points < points:
                    yield Swap(index, card)


def _fitting(outlook: Outlook, kind: MeldKind, joker: Card, cards: tuple[Card, ...]) -> list[Card]:
    """The cards of the hand that a joker on the table stands for."""
    held = [card for card in dict.fromkeys(outlook.hand) if card != JOKER]
    if kind is MeldKind.RUN:
        return [card for card in held if card == face(joker)]
    ranks = {card % 13 for card in cards if not is_joker(card)}
    return [card for card in held if card % 13 in ranks]


def _better_laid(outlook: Outlook, deadwood: tuple[Card, ...]) -> bool:
    """Whether a joker that melds nothing should go: the deal may soon be over."""
    return len(deadwood) <= FEW or outlook.somebody_is_close
