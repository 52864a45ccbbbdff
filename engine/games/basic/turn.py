"""Steps and limits of a turn of Basic Rummy."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.called import Seat
from engine.cards import Card
from engine.errors import IllegalMove, Reason
from engine.events import Drew, Event, LaidDown, LaidOff, Recycled, StockRanOut, TurnStarted
from engine.game import Ask, Condition, Consequence, Step, moment
from engine.hands.all_but_one import all_but_one, all_laid
from engine.moves import Draw, LayDown, Move
from engine.state import Hears, Memory, State
from engine.steps.draw import draw, offer_draw, recyclable, recycle
from engine.steps.take import TakenCard

# A record of players who have played to the table, for going rummy and for a limit of melds.


@dataclass(frozen=True, slots=True)
class Plays(Memory):
    """The players who have melded or laid off in this deal."""

    played: tuple[Seat, ...] = ()
    """The seats that melded or laid off in an earlier turn of this deal."""
    played_now: bool = False
    """Whether the player to move has melded or laid off in this turn."""
    melds_now: int = 0
    """The number of melds that the player to move has laid in this turn."""

    def _laid_down(self, event: LaidDown, before: State) -> Self:
        return type(self)(self.played, True, self.melds_now + 1)

    def _laid_off(self, event: LaidOff, before: State) -> Self:
        return type(self)(self.played, True, self.melds_now)

    def _turn_started(self, event: TurnStarted, before: State) -> Self:
        if not self.played_now:
            return self
        turn, played = before.turn, self.played
        return type(self)(played if turn in played else (*played, turn))

    hears: ClassVar[Hears] = {
        LaidDown: _laid_down,
        LaidOff: _laid_off,
        TurnStarted: _turn_started,
    }


def went_rummy(state: State, seat: int) -> bool:
    """Return whether this seat had played nothing to the table before this turn (BASIC 8.4)."""
    return seat not in state.recall(Plays).played


# A limit of new melds per turn, with an exception for going out (BASIC 3.2, BA-1, BA-17).


def melds_left(most: int) -> Condition:
    """Return a condition that refuses a new meld after ``most`` in the turn (BASIC BA-1)."""

    @moment
    def left(ask: Ask) -> None:
        if _laid(ask.state) >= most:
            raise IllegalMove(Reason.MELDS_SPENT, most=most)

    return left


def only_to_go_out(most: int, *, must_discard: bool) -> tuple[Condition, Condition]:
    """Return conditions that allow more than ``most`` melds only to go out (BASIC BA-17).

    The first condition is for melds and lay-offs, which must leave a way to go out. The second is
    for a discard, which must be the last card.

    ``must_discard``: going out needs a card to discard.
    """

    def refused(ask: Ask) -> IllegalMove:
        begun = "yes" if _laid(ask.state) > most else "no"
        return IllegalMove(Reason.ONLY_TO_GO_OUT, most=most, begun=begun)

    def out_in_reach(ask: Ask, after: State) -> None:
        if _laid(after) > most and not can_go_out(ask, after, must_discard=must_discard):
            raise refused(ask)

    def within(ask: Ask, move: Move) -> bool:
        return _laid(ask.state) + isinstance(move, LayDown) <= most

    @moment
    def last_card(ask: Ask) -> None:
        if _laid(ask.state) > most and len(ask.hand) > 1:
            raise refused(ask)

    return Condition(out_in_reach, after=True, sure=within), last_card


def can_go_out(ask: Ask, after: State, *, must_discard: bool) -> bool:
    """Return whether the asking player can get rid of all cards in the rest of this turn.

    The player may use melds, lay-offs, and a discard of the last card. The upcard taken in this
    turn can't be that discard.
    """
    hand, melds, rules = after.hands[ask.seat], after.melds, ask.game.melds
    if not must_discard and all_laid(hand, melds, rules):
        return True
    first = next(all_but_one(hand, melds, rules), None)
    taken = after.recall(TakenCard).taken
    if first is None or first.card != taken:
        return first is not None

    def leaves(card: Card) -> bool:
        return any(all_but_one(hand, melds, rules, card))

    return any(leaves(card) for card in hand if card != taken)


def _laid(state: State) -> int:
    """Return how many new melds the player to move has laid in this turn."""
    return state.recall(Plays).melds_now


# A limit on new stocks from the discard pile.


@dataclass(frozen=True, slots=True)
class Reshuffles(Memory):
    """Number of times that the discard pile was recycled in this deal."""

    reshuffles: int = 0

    def _recycled(self, event: Recycled, before: State) -> Self:
        return type(self)(self.reshuffles + 1)

    hears: ClassVar[Hears] = {Recycled: _recycled}


def draw_within(most: int) -> Step[Draw]:
    """Return the step for a draw that announces the stock's end after ``most`` new stocks.

    The step announces the end even if the discard pile has cards (BASIC 7.4).
    """

    def rule(ask: Ask, move: Draw) -> Iterable[Event]:
        if not ask.state.stock and _spent(ask.state, most):
            return (StockRanOut(ask.seat),)
        return draw.rule(ask, move)

    def offers(ask: Ask) -> Iterable[Draw]:
        return offer_draw(ask) if _spent(ask.state, most) else draw.offers(ask)

    return Step(Draw, rule, offers)


def recycle_right_away(most: int | None) -> Consequence:
    """Return the consequence that recycles the pile when the last card is drawn (BASIC BA-7)."""

    def recycled(ask: Ask, event: Drew) -> Iterable[Event]:
        state = ask.state
        if not state.stock and recyclable(state) and (most is None or not _spent(state, most)):
            yield recycle(ask)

    return recycled


def _spent(state: State, most: int) -> bool:
    return state.recall(Reshuffles).reshuffles >= most
