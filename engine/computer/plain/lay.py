"""Laying cards: the contract, melds, lay-offs and swaps that empty the hand."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from engine.cards import Card, bare, without
from engine.computer.plain.features import FEW, Outlook
from engine.hands import layouts
from engine.melds import CommonTable, Meld, MeldRules
from engine.moves import (
    Draw,
    KnockOnTable,
    LayDown,
    LayOff,
    MakeContract,
    Move,
    Pass,
    Rearrange,
    Swap,
)
from engine.observation import Observation
from engine.play import offers
from engine.rearranging.search import Best, LookLimit, best_table
from engine.rearranging.sweep import Late
from engine.steps.rearrange import Opened, Table, as_named
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


# Laying by rearranging the whole table, and knocking there.

_LOOKS = 50
"""So long long searches: some 50,000 states, a fifth of a second."""
_OF_A_CARD = 3
"""Points that a card which nobody sees is thought to count at least."""


class Rearrangement(NamedTuple):
    """The move that lays most cards, None if none was found that lays any.

    ``exact``: no other lays more, or as many that count more; else the time was over.
    """

    move: Rearrange | None
    exact: bool


def best_rearrangement(observation: Observation, late: Late | None = None) -> Rearrangement:
    """What lays most cards of a seat in a game where the table belongs to nobody.

    It looks until it is ``late``; with None quickly, and then always finds the same. Takes many
    milliseconds.
    """
    if late is None:
        return _as_move(_looked_up(*_asked(observation), looks=None))
    melds, hand, rules, common, points, opened = _asked(observation)
    return _as_move(best_table(melds, hand, rules, common, points, opened=opened, late=late))


def searched_rearrangement(observation: Observation) -> Rearrangement:
    """The same after a long search, which always finds the same, too. It ends before the answer is
    proven only where jokers allow too much. Takes up to a fifth of a second."""
    return _as_move(_looked_up(*_asked(observation), looks=_LOOKS))


def rearrangements(outlook: Outlook) -> Iterator[Move]:
    """Knock if hardly anybody holds less, else lay as much as can be, else draw."""
    if outlook.game.common is None:
        return
    table, exact = _looked_up(*_asked(outlook.observation), looks=None)
    others = [hand for at, hand in enumerate(outlook.state.hands) if at != outlook.seat]
    if _points_left(outlook, table) <= _OF_A_CARD * min(map(len, others)):
        yield KnockOnTable(table)
    if table is not None:
        yield Rearrange(table)
    elif not exact:
        yield from offers(outlook.game, outlook.state, outlook.seat, Rearrange)
    yield Draw()
    yield Pass()


def _as_move(best: Best) -> Rearrangement:
    return Rearrangement(None if best.table is None else Rearrange(best.table), best.exact)


_Asked = tuple[
    tuple[Meld, ...], tuple[Card, ...], MeldRules, CommonTable, Callable[[Card], int], bool
]


def _asked(observation: Observation) -> _Asked:
    """What a search is asked: table, hand, rules, and whether this player has laid before."""
    game, state, seat, _ = observation
    assert game.common is not None, "only a table that belongs to nobody is rearranged"
    opened = seat in state.recall(Opened).opened
    return state.melds, state.hands[seat], game.melds, game.common, game.points, opened


@lru_cache(maxsize=64)
def _looked_up(
    melds: tuple[Meld, ...],
    hand: tuple[Card, ...],
    rules: MeldRules,
    common: CommonTable,
    points: Callable[[Card], int],
    opened: bool,
    *,
    looks: int | None,
) -> Best:
    # The same is asked for a move and for its reason.
    late = None if looks is None else LookLimit(looks)
    return best_table(melds, hand, rules, common, points, opened=opened, late=late)


def _points_left(outlook: Outlook, table: Table | None) -> int:
    """What stays in the hand once this is laid."""
    held = _count(outlook, outlook.hand)
    if table is None:
        return held
    lie = as_named(outlook.state.melds)
    laid = sum(_count(outlook, cards) for cards in table)
    return held + sum(_count(outlook, cards) for cards in lie) - laid


def _count(outlook: Outlook, cards: tuple[Card, ...]) -> int:
    return sum(outlook.game.points(bare(card)) for card in cards)
