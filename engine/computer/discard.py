"""Discarding: what the hand needs least and what helps the others least."""

from collections.abc import Iterator

from engine.cards import JOKER, Card, without
from engine.computer.outlook import Outlook
from engine.goal import Goal
from engine.melds import MeldKind
from engine.moves import Discard, Move

PATIENCE = 15
"""Turns each after which what has not been melded is let go: others may hold what it waits for."""


def discards(outlook: Outlook, *, thorough: bool = True) -> Iterator[Move]:
    """Every card of the hand, the best one to throw first, jokers last.

    Where every card has its use, a ``thorough`` look finds the one that is needed least; it takes
    milliseconds.
    """
    goal = outlook.goal
    needed = _needed(outlook, goal, thorough=thorough)
    # With somebody down the deal may end: then dear cards go first, else lonely ones.
    hurried = bool(outlook.opponents_down)
    impatient = goal is None and outlook.state.turn_no > PATIENCE * outlook.state.seats

    def worth_keeping(card: Card) -> tuple[bool, bool, bool, int, int]:
        friends, points = _friends(card, outlook.hand, goal), outlook.game.points(card)
        order = (-points, friends) if hurried else (friends, -points)
        gift = hurried and bool(outlook.places(card))
        if impatient:
            # The longest held goes first, so that the hands mix and no deal stands still.
            order = outlook.hand.index(card), 0
        return card == JOKER, card in needed, gift, *order

    yield from (Discard(card) for card in sorted(set(outlook.hand), key=worth_keeping))


def _needed(outlook: Outlook, goal: Goal | None, *, thorough: bool) -> frozenset[Card]:
    """The cards of which every copy in the hand is part of a plan."""
    hand = outlook.hand
    if goal is None:
        spare = set(outlook.arranged(hand).deadwood)
        return frozenset(card for card in hand if card not in spare)
    near = outlook.near(goal, hand, len(hand))
    needed = {card for card in hand if near.useful.count(card) >= hand.count(card)}
    if len(needed) < len(set(hand)) or not thorough:
        return frozenset(needed)
    # Everything has its use: what can be replaced most easily is needed least.
    lost = {card: _missing_without(outlook, goal, card) for card in needed if card != JOKER}
    least = min(lost.values(), default=0)
    return frozenset(card for card in needed if lost.get(card, least + 1) > least)


def _missing_without(outlook: Outlook, goal: Goal, card: Card) -> int:
    rest = without(outlook.hand, (card,)) or ()
    return outlook.near(goal, rest, len(outlook.hand)).missing


def _friends(card: Card, hand: tuple[Card, ...], goal: Goal | None) -> int:
    """How well a card goes with the others, by what the contract asks for."""
    if card == JOKER:
        return 0
    kinds = [slot.kind for slot in goal.slots] if goal else list(MeldKind)
    sets, runs = kinds.count(MeldKind.SET), kinds.count(MeldKind.RUN)
    others = without(hand, (card,)) or ()
    equal = sum(other != JOKER and other % 13 == card % 13 for other in others)
    distances = {abs(other - card) for other in others if other // 13 == card // 13}
    return sets * 3 * equal + runs * sum(4 - gap for gap in distances if 1 <= gap <= 3)
