"""Ideas for laying cards, such as the contract, melds, lay-offs, swaps and rearrangements."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations
from typing import NamedTuple

from engine.cards import JOKER, Card, bare, is_joker, rank, without
from engine.computer.plain.bridges import bridges
from engine.computer.plain.features import FEW, PlainFeatures
from engine.computer.plain.suggestions import cards_laid
from engine.errors import IllegalMove, Reason
from engine.hands import layouts
from engine.hands.every_meld import melds_with
from engine.melds import CommonTable, Meld, MeldKind, MeldRules, in_common, read
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
from engine.play import advance, offers
from engine.rearranging.new_table import opening_worth
from engine.rearranging.search import Best, LookLimit, best_table
from engine.rearranging.sweep import Late
from engine.state import State
from engine.steps.rearrange import Opened, Table
from engine.steps.swap import swapped


def plays(features: PlainFeatures) -> Iterator[Move]:
    """Yield moves that lay cards now. Each move lays only one meld, lay-off or contract."""
    if features.goal is not None:
        yield from contracts(features)
        # A swap that is legal now makes the contract possible.
        yield from (swap for swap, _ in _swaps(features))
        return
    is_wild = features.game.melds.is_wild
    arrangement = features.arranged(features.hand)
    for swap, wild in _swaps(features):
        if _pays(features, swap, wild, arrangement.points):
            yield swap
    # Melds with jokers come first, because a swapped joker must be played.
    for meld in sorted(arrangement.melds, key=lambda meld: -sum(map(is_wild, meld.cards))):
        yield LayDown(meld.cards)
    loose = sorted(set(arrangement.deadwood), key=features.game.points, reverse=True)
    loose.sort(key=is_wild)
    for card in loose:
        if is_wild(card):
            yield from bridges(features.observation, arrangement.deadwood)
        if not is_wild(card) or features.owes or _better_laid(features, arrangement.deadwood):
            yield from (LayOff((card,), index) for index in features.places(card))


def contracts(features: PlainFeatures) -> Iterator[Move]:
    """Yield ways to make the contract, the one with the fewest points left first."""
    goal = features.goal
    if goal is None:
        return
    if features.owes:
        yield from offers(features.game, features.state, features.seat, MakeContract)
    arguments = features.hand, goal, features.game.melds, features.game.points
    # The best layout is nearly always legal, and a search for only one layout takes less time.
    for layout in chain(layouts(*arguments, 1), layouts(*arguments)):
        yield MakeContract(tuple(meld.cards for meld in layout))


def _swaps(features: PlainFeatures) -> Iterator[tuple[Swap, Card]]:
    """Yield swaps of cards in the hand for wild ones on the table, each with the wild card."""
    if Swap not in features.game.moves:
        return
    rules = features.game.melds
    for index, meld in enumerate(features.state.melds):
        if not any(map(rules.is_wild, meld.cards)):
            continue
        for card in dict.fromkeys(features.hand):
            place = swapped(meld, card, rules)
            if place is not None:
                yield Swap(index, card), bare(meld.cards[place])


def _pays(features: PlainFeatures, swap: Swap, wild: Card, points: int) -> bool:
    """Return whether the swap pays.

    It pays if the melds leave less than ``points`` after it. If the game lays no new melds, it pays
    if the wild card can be laid off.
    """
    if not features.lays_melds:
        return bool(features.places(wild))
    rest = without(features.hand, (swap.card,)) or ()
    return features.arranged((*rest, wild)).points < points


def _better_laid(features: PlainFeatures, deadwood: tuple[Card, ...]) -> bool:
    """Return whether to lay off a joker that makes no meld, because the deal may soon end."""
    return len(deadwood) <= FEW or features.opponent_is_close


# Rearrangements of the whole table, and knocks there.

_LOOKS = 50
"""Looks of a long search, about 50,000 states or a fifth of a second."""
_LOOKS_WITH_PLACES = 15
"""Looks of a long search if jokers have places.

They are fewer, because the search looks at each place of a joker several times.
"""
_CARD_POINTS = 3
"""The least points that a hidden card counts in an estimate."""


class Rearrangement(NamedTuple):
    """The result of a search for the rearrangement that lays most cards."""

    move: Rearrange | None
    """The move, or None if no move was found that lays a card."""
    exact: bool
    """True if no other move lays more cards, or the same number with more points.

    False if time ran out.
    """


def best_rearrangement(observation: Observation, late: Late | None = None) -> Rearrangement:
    """Return the rearrangement that lays the most cards, in a game with a common table.

    The search ends when ``late`` says so. With None the search is short and always finds the same
    answer. It takes many milliseconds.
    """
    if late is None:
        return _as_move(_searched(*_arguments(observation), looks=None))
    melds, hand, rules, common, points, opened = _arguments(observation)
    return _as_move(best_table(melds, hand, rules, common, points, opened=opened, late=late))


def searched_rearrangement(observation: Observation) -> Rearrangement:
    """Return the result of a long search, which always finds the same answer.

    The search ends without proof only if jokers allow too many tables. It takes up to a fifth of a
    second.
    """
    arguments = _arguments(observation)
    looks = _LOOKS if arguments[3].places is None else _LOOKS_WITH_PLACES
    return _as_move(_searched(*arguments, looks=looks))


_PLACEMENTS = 3


def placements(observation: Observation, table: Table, card: Card) -> tuple[Table, ...]:
    """Return up to three tables that lay this card, starting from the table of a draft.

    The one that lays most cards comes first. The first melds of a player on these tables may still
    be worth too little. The same question always has the same answer. It takes up to a tenth of a
    second.
    """
    melds, hand, rules, common, points, opened = arguments = _arguments(observation)
    drafted, before = _count(table), _count(meld.cards for meld in melds)
    rest = without(hand, (drafted - before).elements()) or ()
    tables: list[Table | None] = []
    if card != JOKER:
        own = sorted(melds_with(card, {*rest} - {JOKER}, rules), key=len)
        # The longest set, and the longest run.
        by_kind = {len({*map(rank, cards)}) == 1: cards for cards in own}
        tables += [(*table, cards) for cards in by_kind.values()]
    if common.initial_meld and not opened and _is_closed(table, melds, rules, common):
        tables.append(_searched(*arguments, looks=None).table)
    else:
        drafted_melds, free = _taken_apart(table, rules)
        single, _ = _taken_apart(((card,),), rules)
        others = without(rest, (card,) if single else ()) or ()
        for must, may in (
            (drafted_melds, (card,)),
            ((*drafted_melds, *single), others),
            (drafted_melds, rest),
        ):
            search = _searched(must, (*may, *free), rules, common, points, True, looks=None)
            tables.append(search.table)
    wanted = drafted + Counter((card,))
    legal = {
        tuple(sorted(tuple(sorted(cards)) for cards in candidate)): candidate
        for candidate in tables
        if candidate is not None
        and wanted <= _count(candidate)
        and _may_lie(observation, candidate)
    }
    return tuple(sorted(legal.values(), key=lambda candidate: -sum(map(len, candidate))))[
        :_PLACEMENTS
    ]


def _count(melds: Iterable[Sequence[Card]]) -> Counter[Card]:
    return Counter(map(bare, chain.from_iterable(melds)))


def _is_closed(
    table: Table, melds: tuple[Meld, ...], rules: MeldRules, common: CommonTable
) -> bool:
    """Return whether the first melds may not use melds on the table."""
    if common.opening == "then":
        return opening_worth(table, melds, rules, common) < common.initial_meld
    return common.opening == "apart"


def _taken_apart(table: Table, rules: MeldRules) -> tuple[tuple[Meld, ...], tuple[Card, ...]]:
    """Return the melds of a draft, and the jokers that are in no meld.

    Natural cards in no meld are returned as a run, which a search has to rearrange.
    """
    melds, free = list[Meld](), list[Card]()
    for cards in table:
        reading, natural = read(cards, rules), [card for card in cards if not is_joker(card)]
        if reading is not None:
            melds.append(in_common(reading))
            continue
        free += [JOKER] * (len(cards) - len(natural))
        melds += [Meld(None, MeldKind.RUN, tuple(natural), ())] if natural else []
    return tuple(melds), tuple(free)


def _may_lie(observation: Observation, table: Table) -> bool:
    try:
        observation.decide(Rearrange(table))
    except IllegalMove as refusal:
        return refusal.reason is Reason.INITIAL_MELD
    return True


def rearrangements(features: PlainFeatures) -> Iterator[Move]:
    """Knock if hardly anyone holds less. Otherwise lay as many cards as possible, or draw."""
    if features.game.common is None:
        return
    table, exact = _searched(*_arguments(features.observation), looks=None)
    others = [hand for seat, hand in enumerate(features.state.hands) if seat != features.seat]
    if points_left(features.observation, table) <= _CARD_POINTS * min(map(len, others)):
        yield KnockOnTable(table)
    if table is not None:
        yield Rearrange(table)
    elif not exact:
        yield from offers(features.game, features.state, features.seat, Rearrange)
    yield Draw()
    yield Pass()


def _as_move(best: Best) -> Rearrangement:
    return Rearrangement(None if best.table is None else Rearrange(best.table), best.exact)


_Arguments = tuple[
    tuple[Meld, ...], tuple[Card, ...], MeldRules, CommonTable, Callable[[Card], int], bool
]


def _arguments(observation: Observation) -> _Arguments:
    """Return the arguments of a search. The last one says whether this player has laid before."""
    game, state, seat, _ = observation
    assert game.common is not None, "only a common table can be rearranged"
    opened = seat in state.recall(Opened).opened
    return state.melds, state.hands[seat], game.melds, game.common, game.points, opened


@lru_cache(maxsize=64)
def _searched(
    melds: tuple[Meld, ...],
    hand: tuple[Card, ...],
    rules: MeldRules,
    common: CommonTable,
    points: Callable[[Card], int],
    opened: bool,
    *,
    looks: int | None,
) -> Best:
    # The same search is run for a move and for its reason.
    late = None if looks is None else LookLimit(looks)
    return best_table(melds, hand, rules, common, points, opened=opened, late=late)


def growing_tables(
    observation: Observation, besides: Callable[[State], Iterable[Move]] = lambda state: ()
) -> Iterator[Move]:
    """Yield the tables of a turn that lays step by step. The last table comes first.

    The last table lays most. Each step takes the largest addition that is offered or that
    ``besides`` yields.
    """
    game, state, seat, _ = observation
    tables: list[Move] = []
    while True:
        moves = chain(offers(game, state, seat, Rearrange), besides(state))
        more = max(moves, key=lambda move: cards_laid(state, move), default=None)
        if more is None:
            break
        tables.append(more)
        if cards_laid(state, more) == len(state.hands[seat]):
            break
        after = advance(game, state, seat, more)[1]
        state = after._replace(turn=seat, phase=state.phase)
    yield from reversed(tables)


def points_left(observation: Observation, table: Table | None) -> int:
    """Return the points that stay in the hand after this table."""
    points, held = observation.game.points, sum(map(observation.game.points, observation.hand))
    if table is None:
        return held
    on_table = sum(points(bare(card)) for meld in observation.seen.melds for card in meld.cards)
    return held + on_table - sum(points(bare(card)) for cards in table for card in cards)


def stuck(observation: Observation) -> tuple[Card, ...]:
    """Return the cards in the hand that don't make a meld with any two other cards.

    No arrangement lays these cards. This settles most turns without a search.
    """
    table = [bare(card) for meld in observation.seen.melds for card in meld.cards]
    counts = Counter((*table, *observation.hand))
    rules = observation.game.melds
    return tuple(card for card in observation.hand if not _fits(card, counts, rules))


def _fits(card: Card, counts: Counter[Card], rules: MeldRules) -> bool:
    if card == JOKER:
        return True
    others = [other for other in counts if other != card and _is_near(card, other)]
    others += [JOKER] * (counts[JOKER] > 1)
    return any(_melds(card, first, other, rules) for first, other in combinations(others, 2))


def _is_near(card: Card, other: Card) -> bool:
    return other == JOKER or other // 13 == card // 13 or rank(other) == rank(card)


@lru_cache(maxsize=1 << 12)
def _melds(card: Card, first: Card, second: Card, rules: MeldRules) -> bool:
    return read((card, first, second), rules) is not None
