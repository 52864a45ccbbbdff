"""Standing orders: what a player has said beforehand to every May I (CONTRACT 4.2)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.cards import JOKER, Card, rank
from engine.effort import AT_ONCE
from engine.game import Game
from engine.hands import arrange, reach
from engine.melds import Meld, extensions
from engine.moves import MayI, Move, Pass
from engine.observation import Observation
from engine.state import State
from engine.steps.contracts import Contracts, lays_further_melds
from engine.steps.laying import takes


class Rest(StrEnum):
    """What is said to an upcard not asked for by its name; ``EACH_TIME``: its player is asked."""

    EACH_TIME = "each-time"
    THIS_DEAL = "never-this-deal"
    MY_TURN = "until-my-turn"
    HELPS = "only-what-helps"
    HABIT = "never"


@dataclass(frozen=True, slots=True)
class Orders:
    """The orders of one person at one table. They are nobody else's business.

    ``ranks`` (0 ace … 12 king) and ``cards`` are asked for whenever they can be had. All else is
    let go in the deal of the number ``never_this_deal``, and before the turn ``until`` (deal and
    State.turn_no). With ``helps`` what helps is asked for and all else let go. ``each_time``: here
    the person is asked, whatever their habit.
    """

    never_this_deal: int | None = None
    ranks: frozenset[int] = frozenset()
    cards: frozenset[Card] = frozenset()
    each_time: bool = False
    until: tuple[int, int] | None = None
    helps: bool = False

    def wants(self, upcard: Card) -> bool:
        """Whether this upcard is to be asked for."""
        return upcard in self.cards or (upcard < JOKER and rank(upcard) in self.ranks)

    @property
    def is_choosy(self) -> bool:
        """Whether some cards are asked for by their names."""
        return bool(self.ranks or self.cards)

    def rest(self, deal_no: int, turn_no: int, *, never: bool) -> Rest:
        """What holds in this turn for what is not wanted; ``never`` is what the habit says."""
        if self.never_this_deal == deal_no:
            return Rest.THIS_DEAL
        if self.until is not None and self.until[0] == deal_no and turn_no < self.until[1]:
            return Rest.MY_TURN
        if self.helps:
            return Rest.HELPS
        return Rest.HABIT if never and not self.each_time else Rest.EACH_TIME

    def for_the_rest(self, rest: Rest, deal_no: int, turn_no: int) -> "Orders":
        """The same with this for what is not wanted; ``turn_no`` is when the person moves next.

        What helps is asked for again when the deal, or the time until that turn, is over. Who wants
        to be asked each time has ordered nothing else.
        """
        match rest:
            case Rest.THIS_DEAL:
                return replace(self, never_this_deal=deal_no, until=None, each_time=False)
            case Rest.MY_TURN:
                until = deal_no, turn_no
                return replace(self, never_this_deal=None, until=until, each_time=False)
            case Rest.HELPS:
                return replace(self, never_this_deal=None, until=None, helps=True, each_time=False)
        return Orders(each_time=True)

    def answers(self, upcard: Card, deal_no: int, turn_no: int, *, never: bool) -> bool:
        """Whether something is said to this upcard without asking."""
        rest = self.rest(deal_no, turn_no, never=never)
        return rest is not Rest.EACH_TIME or self.wants(upcard)

    def answer(self, mine: Observation, *, never: bool, own: bool = False) -> Move | None:
        """What is said to the upcard of now; None: the person is asked. Their ``own`` discard does
        not help them."""
        state = mine.seen
        if self.wants(state.discard[-1]):
            return MayI()
        match self.rest(state.deal_no, state.turn_no, never=never):
            case Rest.EACH_TIME:
                return None
            case Rest.HELPS if not own and helps(mine):
                return MayI()
        return Pass()


NO_ORDERS = Orders()
"""What holds for somebody who has given none."""


def next_turn(state: State, seat: int) -> int:
    """The number (State.turn_no) of the turn in which this seat moves next: not the one of now."""
    return state.turn_no + (seat - state.turn - 1) % len(state.hands) + 1


def helps(mine: Observation) -> bool:
    """Whether the upcard helps this seat, by the rules alone: with it one card more can be laid,
    or lies where it will be.

    Until the contract is made: fewer cards are missing for it (``reach``). So none helps a hand
    that can make it now, nor where the whole hand must be laid: what comes with the upcard, too.
    After that: fewer cards stay in the hand once all others are laid off on the table and in new
    melds. So none helps that is laid off itself and lets nothing follow. What comes with it is not
    known and counts for nothing.

    Of enormous hands something may be missed: nobody waits for a search (``AT_ONCE``).
    """
    game, state, hand = mine.game, mine.seen, mine.hand
    more, goal = (*hand, state.discard[-1]), game.goals.of_deal.get(state.deal_no)
    if goal is None or mine.seat in state.recall(Contracts).made:
        return _staying(more, state.melds, game) < _staying(hand, state.melds, game)
    if goal.whole_hand:
        return False
    missing = reach(hand, goal, game.melds, looks=AT_ONCE).missing
    return reach(more, goal, game.melds, looks=AT_ONCE).missing < missing


def _staying(hand: Sequence[Card], melds: Sequence[Meld], game: Game) -> int:
    """How many cards stay when all others are laid: off first and then in new melds, or the other
    way round. Wild cards lie in new melds alone."""
    off = _not_laid_off(hand, melds, game)
    if not lays_further_melds(game):
        return len(off)
    last = _not_laid_off(_not_melded(hand, game), melds, game)
    return min(len(_not_melded(off, game)), len(last))


def _not_melded(hand: Sequence[Card], game: Game) -> tuple[Card, ...]:
    return arrange(hand, game.melds, _one_each, AT_ONCE).deadwood


def _one_each(card: Card) -> int:
    return 1


def _not_laid_off(hand: Sequence[Card], melds: Sequence[Meld], game: Game) -> tuple[Card, ...]:
    left, rules = list(hand), game.melds
    for meld in melds:
        whole = meld
        while fitting := [
            card
            for card in takes(whole.kind, whole.cards, rules)
            if card in left and not rules.is_wild(card)
        ]:
            left.remove(fitting[0])
            whole = next(extensions(whole, fitting[:1], 0, rules))
    return tuple(left)
