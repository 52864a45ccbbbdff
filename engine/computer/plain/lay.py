"""Laying cards: the contract, melds, lay-offs and swaps that empty the hand."""

from collections.abc import Iterator
from itertools import chain

from engine.cards import Card, bare, without
from engine.computer.plain.outlook import FEW, Outlook
from engine.hands import layouts
from engine.moves import LayDown, LayOff, MakeContract, Move, Swap
from engine.play import offers
from engine.steps.swap import swapped


def plays(outlook: Outlook) -> Iterator[Move]:
    """What can be laid now, one thing at a time."""
    if outlook.goal is not None:
        yield from contracts(outlook)
        # One that is legal now makes the contract possible.
        yield from (swap for swap, _ in _swaps(outlook))
        return
    is_wild = outlook.game.melds.is_wild
    arrangement = outlook.arranged(outlook.hand)
    for swap, wild in _swaps(outlook):
        if _pays(outlook, swap, wild, arrangement.points):
            yield swap
    # Melds with jokers come first: a swapped one must be played.
    for meld in sorted(arrangement.melds, key=lambda meld: -sum(map(is_wild, meld.cards))):
        yield LayDown(meld.cards)
    for card in sorted(set(arrangement.deadwood), key=outlook.game.points, reverse=True):
        if not is_wild(card) or outlook.owes or _better_laid(outlook, arrangement.deadwood):
            yield from (LayOff((card,), index) for index in outlook.places(card))


def contracts(outlook: Outlook) -> Iterator[Move]:
    """The contract, with the cheapest rest."""
    goal = outlook.goal
    if goal is None:
        return
    if outlook.owes:
        yield from offers(outlook.game, outlook.state, outlook.seat, MakeContract)
    asked = outlook.hand, goal, outlook.game.melds, outlook.game.points
    # The best is nearly always what is laid; it is found alone in less time than with others.
    for layout in chain(layouts(*asked, 1), layouts(*asked)):
        yield MakeContract(tuple(meld.cards for meld in layout))


def _swaps(outlook: Outlook) -> Iterator[tuple[Swap, Card]]:
    """Cards of the hand that can be swapped for wild ones of the table, with what they bring."""
    if Swap not in outlook.game.moves:
        return
    rules = outlook.game.melds
    for index, meld in enumerate(outlook.state.melds):
        if not any(map(rules.is_wild, meld.cards)):
            continue
        for card in dict.fromkeys(outlook.hand):
            place = swapped(meld, card, rules)
            if place is not None:
                yield Swap(index, card), bare(meld.cards[place])


def _pays(outlook: Outlook, swap: Swap, wild: Card, points: int) -> bool:
    """Whether melds then leave less than so much in the hand; without new melds, whether the wild
    card can be laid off."""
    if not outlook.lays_melds:
        return bool(outlook.places(wild))
    rest = without(outlook.hand, (swap.card,)) or ()
    return outlook.arranged((*rest, wild)).points < points


def _better_laid(outlook: Outlook, deadwood: tuple[Card, ...]) -> bool:
    """Whether a joker that melds nothing should go: the deal may soon be over."""
    return len(deadwood) <= FEW or outlook.somebody_is_close
