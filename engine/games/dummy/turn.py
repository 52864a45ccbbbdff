"""The row of discards of Dummy, and the knock."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, ClassVar, Self

from engine.called import Seat
from engine.cards import Card, bare, without
from engine.errors import IllegalMove, Reason
from engine.events import Dealt, Discarded, Event, Knocked, TookRow, TurnStarted
from engine.evolve import evolve
from engine.facts import HeadCard
from engine.game import Ask, held, moment, step
from engine.hands.all_but_one import Laying, all_but_one
from engine.moves import Knock, LayDown, LayOff
from engine.state import Changes, Hears, Memory, State
from engine.steps.direction import direction
from engine.steps.laying import lay_down, lay_off

# The row of discards, with the players who discarded its cards and the cards swept (DUMMY 5, 12).
#
# Its cards are in ``State.discard``, the oldest first. The oldest card of all is the head card,
# which no one discarded.

TurnNo = Annotated[int, "turn"]
"""The number of a turn. It is below 1 if a position has more cards than turns."""
Throwers = tuple[Seat | None, ...]
TurnNos = tuple[TurnNo | None, ...]


@dataclass(frozen=True, slots=True)
class Row(Memory):
    """The head card, and the origin of the cards in the row."""

    hua: Card | None = None
    """The head card, wherever it is now."""
    row_by: Throwers = ()
    """The seats that discarded the cards in the row, in their order there."""
    row_turn: TurnNos = ()
    """The turns in which the cards in the row were discarded, in their order there."""

    def _dealt(self, event: Dealt, before: State) -> Self:
        return type(self)(event.discard[0], (None,), (None,))

    def _discarded(self, event: Discarded, before: State) -> Self:
        by, turns = (*self.row_by, event.player), (*self.row_turn, before.turn_no)
        return type(self)(self.hua, by, turns)

    def _took_row(self, event: TookRow, before: State) -> Self:
        left = len(before.discard) - len(event.cards)
        return type(self)(self.hua, self.row_by[:left], self.row_turn[:left])

    hears: ClassVar[Hears] = {Dealt: _dealt, Discarded: _discarded, TookRow: _took_row}

    def implied(self, position: State, given: Collection[str]) -> Changes:
        # Once the head card has been taken, every card in the row was discarded by a player.
        taken = "hua" in given and self.hua not in position.discard[:1]
        if "turn_no" in given or not taken:
            return {}
        return {"turn_no": 1 + len(position.discard)}

    def completed(self, position: State, given: Collection[str]) -> Self:
        row, hua = position.discard, head_card(position, given)
        by, turns = one_per_turn(position, row, hua)
        done = replace(
            self,
            hua=hua,
            row_by=self.row_by if "row_by" in given else by,
            row_turn=self.row_turn if "row_turn" in given else turns,
        )
        if not len(row) == len(done.row_by) == len(done.row_turn):
            raise ValueError("'row_by' and 'row_turn' need an entry for each card of 'discard'")
        return done

    def known(self, state: State) -> HeadCard | None:
        if self.hua is None or state.discard[:1] != (self.hua,):
            return None
        return HeadCard(self.hua)


@dataclass(frozen=True, slots=True)
class Sweep(Memory):
    """The cards that the player to move took in this turn, in their order there."""

    took: int = 0
    """The number of cards taken. 0 after a draw."""
    taken: tuple[Card, ...] = ()
    taken_by: Throwers = ()
    taken_turn: TurnNos = ()

    def _took_row(self, event: TookRow, before: State) -> Self:
        row, cards = before.recall(Row), event.cards
        left = len(before.discard) - len(cards)
        return type(self)(len(cards), cards, row.row_by[left:], row.row_turn[left:])

    def _turn_started(self, event: TurnStarted, before: State) -> Self:
        return type(self)() if self.took else self

    hears: ClassVar[Hears] = {TookRow: _took_row, TurnStarted: _turn_started}

    def completed(self, position: State, given: Collection[str]) -> Self:
        by, turns = one_per_turn(position, self.taken, head_card(position, given))
        done = replace(
            self,
            took=self.took if "took" in given else len(self.taken),
            taken_by=self.taken_by if "taken_by" in given else by,
            taken_turn=self.taken_turn if "taken_turn" in given else turns,
        )
        if not len(done.taken) == len(done.taken_by) == len(done.taken_turn):
            raise ValueError("'taken_by' and 'taken_turn' need an entry for each card of 'taken'")
        if done.taken and done.took != len(done.taken):
            raise ValueError("'took' is the number of cards in 'taken'")
        return done


def head_card(position: State, given: Collection[str]) -> Card | None:
    """Return the head card of a position, the first in the row unless ``hua`` is ``given``."""
    head = position.recall(Row).hua
    return head if "hua" in given or not position.discard else position.discard[0]


def one_per_turn(state: State, cards: Sequence[Card], hua: Card | None) -> tuple[Throwers, TurnNos]:
    """Return the seats and turns of the cards in the row if each turn discarded one card.

    The last card was discarded in the previous turn.
    """
    ago = [len(cards) - index for index in range(len(cards))]
    way = direction(state)
    by = [state.after(state.turn, -way * turns) for turns in ago]
    head = bool(cards) and cards[0] == hua
    return (
        (None, *by[1:]) if head else tuple(by),
        tuple(
            None if head and not index else state.turn_no - turns for index, turns in enumerate(ago)
        ),
    )


# A knock lays everything except one card and ends the deal (DUMMY 8).


def _offers(ask: Ask) -> Iterable[Knock]:
    """Yield a complete knock for each card that can be left over."""
    melds, rules, effort = ask.state.melds, ask.game.melds, ask.effort
    if next(all_but_one(ask.hand, melds, rules, None, effort), None) is None:
        return
    for card in ask.hand:
        laying = next(all_but_one(ask.hand, melds, rules, card, effort), None)
        if laying is not None:
            yield knock_with(laying)


def _uses(ask: Ask, cards: Sequence[Card]) -> Iterable[Knock]:
    """Yield the knocks that lay exactly these cards."""
    left = without(ask.hand, cards)
    if left is not None and len(left) == 1:
        layings = all_but_one(ask.hand, ask.state.melds, ask.game.melds, left[0])
        yield from map(knock_with, layings)


def knock_with(laying: Laying) -> Knock:
    """Return the knock that lays these melds and lay-offs."""
    return Knock(
        laying.card,
        laying.melds,
        tuple(LayOff(cards, index) for index, cards in laying.lay_offs),
    )


@step(Knock, _offers, uses=_uses)
def knock(ask: Ask, move: Knock) -> Iterable[Event]:
    """Lay melds, then lay off, and knock with the last card. If a part fails, nothing happens."""
    for cards in move.melds or ():
        for event in lay_down.rule(ask, LayDown(cards)):
            yield event
            ask = _after(ask, event)
    for part in move.lay_offs or ():
        for event in lay_off.rule(ask, part):
            yield event
            ask = _after(ask, event)
    held(ask, (move.card,))
    left = without(ask.hand, (move.card,))
    if left:
        raise IllegalMove(Reason.CARDS_LEFT, cards=left)
    yield Knocked(ask.seat, bare(move.card))


def _after(ask: Ask, event: Event) -> Ask:
    return ask._replace(state=evolve(ask.state, event))


@moment
def not_the_last_card(ask: Ask) -> None:
    """Refuse a discard of the only card left, because only a knock is possible (DUMMY DA-3)."""
    if len(ask.hand) == 1:
        raise IllegalMove(Reason.WOULD_EMPTY_HAND)
