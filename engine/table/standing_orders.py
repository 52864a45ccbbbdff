"""Standing orders, a player's advance answers to every May I (CONTRACT 4.2)."""

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
    """The answer to an upcard that isn't asked for by name."""

    EACH_TIME = "each-time"
    """The player is asked."""
    THIS_DEAL = "never-this-deal"
    MY_TURN = "until-my-turn"
    HELPS = "only-what-helps"
    HABIT = "never"


@dataclass(frozen=True, slots=True)
class Orders:
    """The private orders of one person at one table."""

    never_this_deal: int | None = None
    """The number of a deal in which the person passes all upcards not asked for by name."""
    ranks: frozenset[int] = frozenset()
    """The ranks (0 ace … 12 king) that are always asked for."""
    cards: frozenset[Card] = frozenset()
    """The cards that are always asked for."""
    each_time: bool = False
    """True if the person is asked here, whatever their habit is."""
    until: tuple[int, int] | None = None
    """The deal and turn (State.turn_no) before which the person passes all upcards that aren't
    asked for by name.
    """
    helps: bool = False
    """True if the person asks for upcards that help and passes all others."""

    def wants(self, upcard: Card) -> bool:
        """Return whether this upcard is asked for by name."""
        return upcard in self.cards or (upcard < JOKER and rank(upcard) in self.ranks)

    @property
    def is_choosy(self) -> bool:
        """Whether some cards are asked for by name."""
        return bool(self.ranks or self.cards)

    def rest(self, deal_no: int, turn_no: int, *, never: bool) -> Rest:
        """Return the answer in this turn to an unwanted upcard. ``never`` is the person's habit."""
        if self.never_this_deal == deal_no:
            return Rest.THIS_DEAL
        if self.until is not None and self.until[0] == deal_no and turn_no < self.until[1]:
            return Rest.MY_TURN
        if self.helps:
            return Rest.HELPS
        return Rest.HABIT if never and not self.each_time else Rest.EACH_TIME

    def for_the_rest(self, rest: Rest, deal_no: int, turn_no: int) -> "Orders":
        """Return the orders with this answer to unwanted upcards.

        ``turn_no`` is the person's next turn. ``helps`` applies again after the deal or that turn.
        A person who wants to be asked each time has no other orders.
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
        """Return whether this upcard is answered without asking the person."""
        rest = self.rest(deal_no, turn_no, never=never)
        return rest is not Rest.EACH_TIME or self.wants(upcard)

    def answer(self, observation: Observation, *, never: bool, own: bool = False) -> Move | None:
        """Return the answer to the current upcard, or None if the person must be asked.

        ``own``: the person discarded the upcard. Then it doesn't help them.
        """
        state = observation.seen
        if self.wants(state.discard[-1]):
            return MayI()
        match self.rest(state.deal_no, state.turn_no, never=never):
            case Rest.EACH_TIME:
                return None
            case Rest.HELPS if not own and helps(observation):
                return MayI()
        return Pass()


NO_ORDERS = Orders()
"""The orders of a person who has given none."""


def next_turn(state: State, seat: int) -> int:
    """Return the number (State.turn_no) of the next turn of this seat, after the current one."""
    return state.turn_no + (seat - state.turn - 1) % len(state.hands) + 1


def helps(observation: Observation) -> bool:
    """Return whether the upcard helps this seat, judged only by the rules.

    Before the contract is made, an upcard helps if fewer cards are missing with it (``reach``). So
    no upcard helps a hand that can make the contract now. No upcard helps in a deal that lays the
    whole hand, because the penalty card must also be laid. After the contract is made, an upcard
    helps if fewer cards stay in the hand once all others are laid off and melded. So an upcard that
    is only laid off itself doesn't help. The penalty card is unknown and isn't counted.

    In a huge hand a helpful upcard may be missed, because the search is short (``AT_ONCE``).
    """
    game, state, hand = observation.game, observation.seen, observation.hand
    more, goal = (*hand, state.discard[-1]), game.goals.of_deal.get(state.deal_no)
    if goal is None or observation.seat in state.recall(Contracts).made:
        return _count_left(more, state.melds, game) < _count_left(hand, state.melds, game)
    if goal.whole_hand:
        return False
    missing = reach(hand, goal, game.melds, looks=AT_ONCE).missing
    return reach(more, goal, game.melds, looks=AT_ONCE).missing < missing


def _count_left(hand: Sequence[Card], melds: Sequence[Meld], game: Game) -> int:
    """Return how many cards stay when all other cards are laid off and melded.

    The better order of laying off and melding counts.

    Wild cards are used only in new melds.
    """
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
