"""Takes from the row, and the turn after the last card of the stock (DUMMY 3.1, 5, 9).

A take sweeps a card and all later ones, and lays a meld right away. In the last turn a player
knocks with the row or passes.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.cards import Card
from engine.errors import IllegalMove, Reason
from engine.events import Event, LaidDown, StockRanOut, TookRow, TurnStarted, WasBorn
from engine.facts import MustKnock
from engine.game import Ask, Condition, held, moment, step
from engine.hands.all_but_one import all_but_one, in_melds
from engine.hands.every_meld import melds_with
from engine.melds import read
from engine.moves import Pass, TakeRow
from engine.phase import Phase
from engine.state import Hears, Memory, State
from engine.steps.birth import is_born
from engine.steps.take import costs_more


@dataclass(frozen=True, slots=True)
class LastTurn(Memory):
    """Whether this is the turn after the last card was drawn from the stock."""

    last_turn: bool = False

    def _turn_started(self, event: TurnStarted, before: State) -> Self:
        return self if before.stock else type(self)(last_turn=True)

    hears: ClassVar[Hears] = {TurnStarted: _turn_started}

    def completed(self, position: State, given: Collection[str]) -> Self:
        if "last_turn" in given:
            return self
        return type(self)(position.phase is Phase.DRAW and not position.stock)

    def known(self, state: State) -> MustKnock | None:
        """Return the fact that the player must knock.

        This fact also applies to a player with one card, because only a knock may empty a hand.
        """
        if state.phase is not Phase.PLAY:
            return None
        alone = len(state.hands[state.turn]) == 1
        return MustKnock() if self.last_turn or alone else None


def is_last(state: State) -> bool:
    """Return whether a knock is the only thing to do in this turn."""
    return state.recall(LastTurn).last_turn


_LET_IT_END = (Pass(),)


@step(Pass, lambda ask: () if ask.state.stock else _LET_IT_END)
def let_it_end(ask: Ask, move: Pass) -> Iterable[Event]:
    """Pass instead of knocking with the row when the stock is empty. The deal ends."""
    if ask.state.stock:
        raise IllegalMove(Reason.STOCK_LASTS)
    return (StockRanOut(ask.seat),)


def _knock_in_reach(ask: Ask, after: State) -> None:
    if not is_last(ask.state):
        return
    hand, rules = after.hands[ask.seat], ask.game.melds
    if next(all_but_one(hand, after.melds, rules, None, ask.effort), None) is None:
        raise IllegalMove(Reason.KNOCK_OUT_OF_REACH)


knock_stays_in_reach = Condition(
    _knock_in_reach, after=True, sure=lambda ask, move: not is_last(ask.state)
)
"""In the last turn a move must leave a way to knock in this turn."""


@moment
def not_in_the_last_turn(ask: Ask) -> None:
    """Refuse a discard in the last turn, because a player who took has to knock."""
    if is_last(ask.state):
        raise IllegalMove(Reason.KNOCK_NOW)


def _offers(ask: Ask) -> Iterable[TakeRow]:
    """Yield every card in the row with every meld that it makes, the last card first."""
    hand, row = frozenset(ask.hand), ask.state.discard
    starts = in_melds(row, hand.union(row), ask.game.melds)
    for index in range(len(row) - 1, -1, -1) if starts else ():
        if row[index] not in starts:
            continue
        cards = hand.union(row[index:])
        for meld in melds_with(row[index], cards, ask.game.melds):
            if len(meld) < len(cards) and not hand.isdisjoint(meld):
                yield TakeRow(row[index], meld)


def _uses(ask: Ask, cards: Sequence[Card]) -> Iterable[TakeRow]:
    """Return the takes that lay exactly these cards from the hand."""
    hand, chosen = frozenset(ask.hand), frozenset(cards)
    return (move for move in _offers(ask) if hand.intersection(move.laid) == chosen)


def costs_too_much(ask: Ask, move: TakeRow) -> bool:
    """Return whether a take costs more than it lays.

    In the last turn a take never costs too much.
    """
    return not is_last(ask.state) and costs_more(ask, move, take_row.rule(ask, move))


@step(TakeRow, _offers, uses=_uses)
def take_row(ask: Ask, move: TakeRow) -> Iterable[Event]:
    """Sweep the row from a card on, and lay a meld with that card. The player is born by this."""
    row, laid = ask.state.discard, move.laid
    if not row:
        raise IllegalMove(Reason.NOTHING_TO_TAKE)
    if move.start not in row:
        raise IllegalMove(Reason.NOT_IN_ROW, card=move.start)
    if move.start not in laid:
        raise IllegalMove(Reason.START_NOT_LAID, card=move.start)
    swept = row[row.index(move.start) :]
    held(ask, laid, (*ask.hand, *swept))
    meld = read(laid, ask.game.melds)
    if meld is None:
        raise IllegalMove(Reason.NOT_A_MELD, cards=laid)
    if not any(card in ask.hand for card in laid):
        raise IllegalMove(Reason.NO_CARD_OF_HAND, cards=laid)
    if len(laid) == len(ask.hand) + len(swept):
        raise IllegalMove(Reason.WOULD_EMPTY_HAND)
    yield TookRow(ask.seat, swept)
    yield LaidDown(ask.seat, meld)
    if not is_born(ask.state, ask.seat):
        yield WasBorn(ask.seat)
