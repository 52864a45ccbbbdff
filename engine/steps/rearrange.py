"""Rearrangements of the whole table (MANIPULATION 5), and knocks with them (6.2)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import ClassVar, Self

from engine.called import Seat
from engine.cards import JOKER, Card, bare, without
from engine.errors import IllegalMove, Reason
from engine.events import Event, KnockedOnTable, Rearranged
from engine.game import Ask, Step, step
from engine.hands.all_but_one import LastTable
from engine.hands.every_meld import melds_in
from engine.melds import CommonTable, Meld, MeldKind, MeldRules, extensions, read_lying
from engine.moves import KnockOnTable, Rearrange
from engine.rearranging.new_table import Lists, NewTable, as_named, checked_table, worth_of
from engine.state import Hears, Memory, State
from engine.steps.counted_draws import next_turn
from engine.steps.laying import takes

Cards = tuple[Card, ...]
Table = tuple[Cards, ...]
MOST_OFFERED = 60
"""At most this many new melds are offered. A hand with jokers can hold thousands."""


@dataclass(frozen=True, slots=True)
class Opened(Memory):
    """The seats that have laid cards in this deal."""

    opened: tuple[Seat, ...] = ()

    def _rearranged(self, event: Rearranged, before: State) -> Self:
        if event.player in self.opened:
            return self
        return type(self)((*self.opened, event.player))

    hears: ClassVar[Hears] = {Rearranged: _rearranged}


def new_table(ask: Ask, table: Lists) -> NewTable:
    """Return the table that these lists would make. Raises IllegalMove if it is not allowed."""
    game, state = ask.game, ask.state
    assert game.common is not None, "only a common table can be rearranged"
    opened = ask.seat in state.recall(Opened).opened
    return checked_table(table, state.melds, ask.hand, game.melds, game.common, opened=opened)


def _additions(ask: Ask) -> Iterator[tuple[Cards, Cards, int]]:
    """Yield additions of one meld or one card, as (cards used, the meld, its index).

    All other melds stay. There are too many rearrangements to list them.
    ``engine.rearranging.search`` finds the best one.
    """
    state, rules = ask.state, ask.game.melds
    opening, new = _opening(ask), len(state.melds)
    for cards in _new_melds(ask.hand, rules):
        if opening is None or _opens(opening, cards, cards, rules):
            yield cards, cards, new
    if state.melds and (opening is None or opening.opening == "counts"):
        grown = _GROWN.of(state.melds, rules)
        for card in dict.fromkeys(ask.hand):
            for index, whole in grown.get(card, ()):
                if opening is None or _opens(opening, (card,), whole, rules):
                    yield (card,), whole, index


@lru_cache(maxsize=128)
def _new_melds(hand: Cards, rules: MeldRules) -> tuple[Cards, ...]:
    # Laying and knocking use the same melds, and a panel asks several times.
    return tuple(islice(melds_in(hand, rules), MOST_OFFERED))


def _with(table: Table, whole: Cards, index: int) -> Table:
    """Return the table with this meld at that index, or appended."""
    return (*table[:index], whole, *table[index + 1 :])


_Grown = dict[Card, list[tuple[int, Cards]]]
"""For each card that fits, the indices of the melds that take it, and the longer melds."""


def _grown(melds: tuple[Meld, ...], rules: MeldRules) -> _Grown:
    grown: _Grown = {}
    for index, meld in enumerate(melds):
        for card, wholes in _grown_by(meld.kind, meld.cards, rules):
            grown.setdefault(card, []).extend((index, whole) for whole in wholes)
    return grown


@lru_cache(maxsize=4096)
def _grown_by(
    kind: MeldKind, cards: Cards, rules: MeldRules
) -> tuple[tuple[Card, tuple[Cards, ...]], ...]:
    """Return the cards that a meld takes, each with the melds that result."""
    meld = Meld(None, kind, cards, ())
    near = dict.fromkeys(map(bare, takes(kind, cards, rules)))
    ways = ((card, extensions(meld, (card,), 0, rules)) for card in near)
    return tuple((card, tuple(whole.cards for whole in wholes)) for card, wholes in ways)


_GROWN = LastTable(_grown)


def _opening(ask: Ask) -> CommonTable | None:
    """Return the rules for first melds if the player hasn't laid any, otherwise None."""
    common = ask.game.common
    if common is None or not common.initial_meld:
        return None
    return None if ask.seat in ask.state.recall(Opened).opened else common


def _opens(common: CommonTable, added: Cards, whole: Cards, rules: MeldRules) -> bool:
    """Return whether a meld with these added cards is allowed as a player's first meld."""
    if not common.joker_in_opening and JOKER in map(bare, added):
        return False
    reading = read_lying(whole, rules)
    if reading is None:
        return False
    return worth_of(reading.kind, reading.cards, common.pips) >= common.initial_meld


def _on_one_meld(ask: Ask, cards: Sequence[Card]) -> Iterator[Table]:
    """Yield tables with all these cards added to one meld."""
    table = as_named(ask.state.melds)
    for index, meld in enumerate(ask.state.melds):
        for whole in extensions(meld, cards, ask.seat, ask.game.melds):
            yield _with(table, whole.cards, index)


def _offers(ask: Ask) -> Iterator[Rearrange]:
    table = as_named(ask.state.melds)
    return (Rearrange(_with(table, whole, index)) for _, whole, index in _additions(ask))


def _uses(ask: Ask, cards: Sequence[Card]) -> Iterable[Rearrange]:
    """Yield tables with a new meld of just these cards, or with all of them added to one meld."""
    yield Rearrange((*as_named(ask.state.melds), tuple(cards)))
    yield from map(Rearrange, _on_one_meld(ask, cards))


@step(Rearrange, _offers, uses=_uses)
def rearrange_only(ask: Ask, move: Rearrange) -> Iterable[Event]:
    """Rearrange the whole table with cards from the hand.

    The game's turn table says how the turn ends after the event.
    """
    yield Rearranged(ask.seat, *new_table(ask, move.table))


@step(Rearrange, _offers, uses=_uses)
def rearrange(ask: Ask, move: Rearrange) -> Iterable[Event]:
    """Rearrange the whole table with cards from the hand and end the turn."""
    melds, cards, changed = new_table(ask, move.table)
    yield Rearranged(ask.seat, melds, cards, changed)
    if len(cards) < len(ask.hand):
        yield next_turn(ask)


def knock_on_table(limit: int | None) -> Step[KnockOnTable]:
    """Return the step for a knock with at most ``limit`` points.

    With None, the step refuses all knocks.
    """

    def offers(ask: Ask) -> Iterable[KnockOnTable]:
        if limit is None:
            return
        held = sum(map(ask.game.points, ask.hand))
        if held <= limit:
            yield KnockOnTable()
        for cards, whole, index in _additions(ask):
            if held - sum([ask.game.points(bare(card)) for card in cards]) <= limit:
                yield KnockOnTable(_with(as_named(ask.state.melds), whole, index))

    @step(KnockOnTable, offers)
    def knock(ask: Ask, move: KnockOnTable) -> Iterable[Event]:
        """Lay the cards of the move, and end the deal with the remaining cards in the hand."""
        if limit is None:
            raise IllegalMove(Reason.NO_KNOCKING)
        events: list[Event] = []
        rest: Cards | None = ask.hand
        if move.table is not None:
            melds, cards, changed = new_table(ask, move.table)
            events.append(Rearranged(ask.seat, melds, cards, changed))
            rest = without(ask.hand, cards)
        points = sum(map(ask.game.points, rest or ()))
        if points > limit:
            raise IllegalMove(Reason.TOO_MUCH_TO_KNOCK, points=points, limit=limit)
        return [*events, KnockedOnTable(ask.seat)] if rest else events

    # The other players may hold less than the cards that the knock leaves (MANIPULATION 7.2).
    def leaves_cards(ask: Ask, move: KnockOnTable) -> bool:
        return not move.table or len(new_table(ask, move.table).cards) < len(ask.hand)

    return knock.risking(leaves_cards)
