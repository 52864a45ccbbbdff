"""A limit of new melds a turn, and who may go beyond it: who goes out (BASIC 3.2, BA-1, BA-17)."""

from typing import NamedTuple

from engine.cards import Card
from engine.errors import IllegalMove, Reason
from engine.hands.all_but_one import all_but_one, all_laid
from engine.moves import LayDown, Move
from engine.state import State
from engine.step import Ask, Foresight, Need, Timing
from engine.steps.plays import Plays
from engine.steps.take import TakenCard


def melds_left(most: int) -> Need:
    """No more than so many new melds a turn (BASIC BA-1)."""

    def check(ask: Ask, move: LayDown | None) -> None:
        if _laid(ask.state) >= most:
            raise IllegalMove(Reason.MELDS_SPENT, most=most)

    return Timing(check)


class MeldsWhenOut(NamedTuple):
    """So many new melds a turn, and more for who can still go out in that turn (BASIC BA-17).

    Where one ``must_discard`` to go out, that takes one card to throw.
    """

    most: int
    must_discard: bool

    @property
    def goes_on(self) -> Foresight:
        """For laying and laying off: with more than so many melds going out stays possible."""
        return Foresight(self._out_in_reach, self._within)

    @property
    def ends(self) -> Need:
        """For a discard: with more than so many melds it is the last card."""
        return Timing(self._last_card)

    def _within(self, ask: Ask, move: Move) -> bool:
        return _laid(ask.state) + isinstance(move, LayDown) <= self.most

    def _out_in_reach(self, ask: Ask, after: State) -> None:
        if _laid(after) > self.most and not can_go_out(ask, after, must_discard=self.must_discard):
            raise self._refused(ask)

    def _last_card(self, ask: Ask, move: Move | None) -> None:
        if _laid(ask.state) > self.most and len(ask.hand) > 1:
            raise self._refused(ask)

    def _refused(self, ask: Ask) -> IllegalMove:
        begun = "yes" if _laid(ask.state) > self.most else "no"
        return IllegalMove(Reason.ONLY_TO_GO_OUT, most=self.most, begun=begun)


def can_go_out(ask: Ask, after: State, *, must_discard: bool) -> bool:
    """Whether the player who asks can get rid of all cards in what is left of this turn.

    By melds and lay-offs, and a discard if a card is left; the upcard taken is none.
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
    """How many new melds the player to move has laid in this turn."""
    return state.recall(Plays).melds_now
