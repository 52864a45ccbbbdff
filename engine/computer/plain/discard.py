"""Discarding: what the hand needs least and what helps the others least."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.cards import Card, without
from engine.computer.plain.close import is_closed, throws
from engine.computer.plain.outlook import Outlook
from engine.goal import Goal
from engine.melds import MeldKind
from engine.moves import Discard, Move

PATIENCE = 15
"""Turns each after which what has not been melded is let go: others may hold what it waits for."""


class Weighed(NamedTuple):
    """A card of the hand as a discard.

    ``needed``: every copy of it is part of a plan, or no card is spare and others are missed less.
    ``no_spare``: every card of the hand has its use. ``gift``: it fits on the table while somebody
    is down. ``friends``: how well it goes with the rest of the hand, 0 not at all. ``points``: what
    it counts. ``hurried``: dear cards go before lonely ones; ``impatient``: the longest held goes.
    """

    card: Card
    needed: bool
    no_spare: bool
    gift: bool
    friends: int
    points: int
    hurried: bool
    impatient: bool


def discards(outlook: Outlook, *, thorough: bool = True) -> Iterator[Move]:
    """Every card of the hand, the best one to throw first, wild ones last.

    Where every card has its use, a ``thorough`` look finds the one that is needed least; it takes
    milliseconds.
    """
    if is_closed(outlook):
        yield from throws(outlook)
    else:
        yield from (Discard(one.card) for one in weighed(outlook, thorough=thorough))


def weighed(outlook: Outlook, *, thorough: bool = True) -> list[Weighed]:
    """The same with what speaks for and against each card."""
    goal = outlook.goal
    useful = _useful(outlook, goal)
    no_spare = len(useful) == len(set(outlook.hand))
    needed = useful
    if goal is not None and no_spare and thorough:
        needed = _missed_most(outlook, goal, useful)
    # With somebody down the deal may end: then dear cards go first, else lonely ones.
    hurried = bool(outlook.opponents_down)
    is_wild = outlook.game.melds.is_wild
    naturals = tuple(card for card in outlook.hand if not is_wild(card))
    melds = goal is not None or outlook.lays_melds
    impatient = goal is None and outlook.state.turn_no > PATIENCE * outlook.state.seats

    def weigh(card: Card) -> Weighed:
        return Weighed(
            card,
            needed=card in needed,
            no_spare=no_spare,
            gift=hurried and bool(outlook.places(card)),
            friends=_friends(card, naturals, goal) if melds and not is_wild(card) else 0,
            points=outlook.game.points(card),
            hurried=hurried,
            impatient=impatient,
        )

    def worth_keeping(one: Weighed) -> tuple[bool, bool, bool, int, int]:
        order = (-one.points, one.friends) if hurried else (one.friends, -one.points)
        if impatient:
            # The longest held goes first, so that the hands mix and no deal stands still.
            order = outlook.hand.index(one.card), 0
        return is_wild(one.card), one.needed, one.gift, *order

    # Of equals the one that a set of the cards names first: sorting keeps that order.
    return sorted(map(weigh, set(outlook.hand)), key=worth_keeping)


def _useful(outlook: Outlook, goal: Goal | None) -> frozenset[Card]:
    """The cards of which every copy in the hand is part of a plan."""
    hand = outlook.hand
    if goal is None:
        spare = set(outlook.arranged(hand).deadwood)
        return frozenset(card for card in hand if card not in spare)
    near = outlook.near(goal, hand, len(hand))
    return frozenset(card for card in hand if near.useful.count(card) >= hand.count(card))


def _missed_most(outlook: Outlook, goal: Goal, useful: frozenset[Card]) -> frozenset[Card]:
    """All but those that can be replaced most easily, where everything has its use."""
    is_wild = outlook.game.melds.is_wild
    lost = {card: _missing_without(outlook, goal, card) for card in useful if not is_wild(card)}
    least = min(lost.values(), default=0)
    return frozenset(card for card in useful if lost.get(card, least + 1) > least)


def _missing_without(outlook: Outlook, goal: Goal, card: Card) -> int:
    rest = without(outlook.hand, (card,)) or ()
    return outlook.near(goal, rest, len(outlook.hand)).missing


def _friends(card: Card, hand: tuple[Card, ...], goal: Goal | None) -> int:
    """How well a natural card goes with the others, by what the contract asks for."""
    kinds = [slot.kind for slot in goal.slots] if goal else list(MeldKind)
    sets, runs = kinds.count(MeldKind.SET), kinds.count(MeldKind.RUN)
    others = without(hand, (card,)) or ()
    equal = sum([other % 13 == card % 13 for other in others])
    distances = {abs(other - card) for other in others if other // 13 == card // 13}
    return sets * 3 * equal + runs * sum(4 - gap for gap in distances if 1 <= gap <= 3)
