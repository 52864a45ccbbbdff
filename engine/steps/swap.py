"""Swaps of a joker on the table for the card it stands for, and the debt of playing it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Self

from engine.cards import JOKER, Card, face, is_joker, stands_in, without
from engine.errors import IllegalMove, Reason
from engine.events import DebtPaid, Event, LaidDown, LaidOff, Swapped, TurnStarted
from engine.game import Ask, Condition, Step, held, meld_at, moment, passes
from engine.hands.all_but_one import LastTable
from engine.hands.every_meld import melds_in
from engine.melds import Meld, MeldKind, MeldRules
from engine.moves import LayDown, LayOff, Move, Swap
from engine.state import Hears, Memory, State, with_hand
from engine.steps.laying import after_lay_offs


@dataclass(frozen=True, slots=True)
class Debt(Memory):
    """The number of jokers that were swapped in this turn and still have to be played."""

    owed_jokers: int = 0

    def _swapped(self, event: Swapped, before: State) -> Self:
        return type(self)(self.owed_jokers + 1)

    def _debt_paid(self, event: DebtPaid, before: State) -> Self:
        return type(self)(self.owed_jokers - event.jokers)

    def _turn_started(self, event: TurnStarted, before: State) -> Self:
        return type(self)() if self.owed_jokers else self

    hears: ClassVar[Hears] = {
        Swapped: _swapped,
        DebtPaid: _debt_paid,
        TurnStarted: _turn_started,
    }


def swap(kinds: frozenset[MeldKind], *, elsewhere: Reason | None = None) -> Step[Swap]:
    """Return the step that swaps wild cards out of melds (CONTRACT 7.4, SHANGHAI 6).

    ``kinds`` are the kinds of melds that allow swaps. ``elsewhere`` is the reason to refuse any
    card for a meld of a different kind (RUMMY500 4.7). If ``elsewhere`` is None, such a card is
    only refused if it would be a swap.
    """

    def swaps(melds: tuple[Meld, ...], rules: MeldRules) -> list[dict[Card, Swap]]:
        """Return the swaps by card, for each meld that has swaps."""
        by_meld = [
            {card: Swap(index, card) for card in _wanted(meld.kind, meld.cards, rules)}
            for index, meld in enumerate(melds)
            if meld.kind in kinds
        ]
        return list(filter(None, by_meld))

    last_table = LastTable(swaps)

    def offers(ask: Ask) -> Iterable[Swap]:
        if not ask.state.melds:
            return ()
        by_meld = last_table.of(ask.state.melds, ask.game.melds)
        cards = dict.fromkeys(ask.hand) if by_meld else ()
        return [swaps[card] for swaps in by_meld for card in cards if card in swaps]

    def uses(ask: Ask, cards: Sequence[Card]) -> Iterable[Swap]:
        return (
            Swap(index, cards[0])
            for index, meld in enumerate(ask.state.melds)
            if len(cards) == 1 and swapped(meld, cards[0], ask.game.melds) is not None
        )

    def rule(ask: Ask, move: Swap) -> Iterable[Event]:
        held(ask, (move.card,))
        meld = meld_at(ask, move.meld)
        if elsewhere is not None and meld.kind not in kinds:
            raise IllegalMove(elsewhere)
        place = swapped(meld, move.card, ask.game.melds)
        if place is None:
            raise IllegalMove(Reason.NO_JOKER_FOR_IT, card=move.card, meld=meld)
        if meld.kind not in kinds:
            raise IllegalMove(Reason.JOKER_IN_A_SET, card=move.card)
        return (Swapped(ask.seat, move.meld, place, move.card),)

    return Step(Swap, rule, offers, uses=uses)


@moment
def no_swap(ask: Ask) -> None:
    """Refuse swaps (SHANGHAI 6)."""
    raise IllegalMove(Reason.NO_SWAP_HERE)


@lru_cache(maxsize=512)
def _wanted(kind: MeldKind, cards: tuple[Card, ...], rules: MeldRules) -> tuple[Card, ...]:
    """Return the natural cards that wild cards in a meld can be swapped for."""
    if not any(map(rules.is_wild, cards)):
        return ()
    meld = Meld(None, kind, cards, ())
    return tuple(card for card in range(JOKER) if swapped(meld, card, rules) is not None)


def swapped(meld: Meld, card: Card, rules: MeldRules) -> int | None:
    """Return the index of the wild card that this natural card replaces, or None.

    In a run, the wild card that stands for ``card`` is replaced. In a set of the card's rank, a
    joker is replaced before a deuce, and deuces in the order S H D C. A set of only wild cards has
    any rank.
    """
    if rules.own is not None:
        return rules.own.swapped(meld, card)
    if rules.is_wild(card):
        return None
    if meld.kind is MeldKind.RUN:
        wanted = (index for index, c in enumerate(meld.cards) if stands_in(c) and face(c) == card)
        return next(wanted, None)
    if not {c % 13 for c in meld.cards if not rules.is_wild(c)} <= {card % 13}:
        return None
    wild = [index for index, c in enumerate(meld.cards) if rules.is_wild(c)]
    return min(
        wild, key=lambda index: (meld.cards[index] != JOKER, meld.cards[index]), default=None
    )


@moment
def no_joker_owed(ask: Ask) -> None:
    """Refuse to end a turn with a swapped joker in the hand (CONTRACT 7.5)."""
    owed = ask.state.recall(Debt).owed_jokers
    if owed:
        raise IllegalMove(Reason.JOKER_OWED, owed=owed)


def pay_debt(ask: Ask, event: LaidDown | LaidOff) -> Iterable[Event]:
    """Pay the debt of the jokers that were just played."""
    cards = event.meld.cards if isinstance(event, LaidDown) else event.cards
    paid = min(sum(map(is_joker, cards)), ask.state.recall(Debt).owed_jokers)
    if paid:
        yield DebtPaid(ask.seat, paid)


Ways = Callable[[Ask, State], Iterator[tuple[State, int]]]
"""Yields the ways to play jokers from a hand.

A way is the state afterwards and the number of jokers used.
"""


def into_new_melds(ask: Ask, state: State) -> Iterator[tuple[State, int]]:
    """Yield every new meld with jokers from the hand."""
    hand = state.hands[ask.seat]
    for cards in melds_in(hand, ask.game.melds):
        jokers = sum(map(is_joker, cards))
        if jokers:
            rest = without(hand, cards) or ()
            yield state._replace(hands=with_hand(state, ask.seat, rest)), jokers


def onto_the_table(ask: Ask, state: State) -> Iterator[tuple[State, int]]:
    """Yield every lay-off of a joker."""
    return ((after, 1) for after in after_lay_offs(ask, state, JOKER))


def debt_can_be_paid(ways: tuple[Ways, ...], ends: tuple[Condition, ...]) -> Condition:
    """Return a condition that refuses moves which make a joker debt unpayable (CONTRACT 7.5).

    ``ways`` are the ways to play the jokers. ``ends`` are further conditions on the hand that is
    left.
    """

    def payable(ask: Ask, state: State, owed: int) -> bool:
        if owed <= 0:
            return all(passes(end.check, ask, state) for end in ends)
        return any(
            payable(ask, paid, owed - jokers) for way in ways for paid, jokers in way(ask, state)
        )

    def check(ask: Ask, after: State) -> None:
        owed = after.recall(Debt).owed_jokers
        if owed and not payable(ask, after, owed):
            raise IllegalMove(Reason.JOKER_STUCK, owed=owed)

    def sure(ask: Ask, move: Move) -> bool:
        return isinstance(move, LayDown | LayOff) and not ask.state.recall(Debt).owed_jokers

    return Condition(check, after=True, sure=sure)
