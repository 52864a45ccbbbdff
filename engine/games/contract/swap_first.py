"""Swapping jokers before the contract: what is taken goes into the contract of this very turn
(CONTRACT 7.7)."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import chain

from engine.cards import JOKER, Card, is_joker, without
from engine.effort import AT_ONCE, Effort
from engine.errors import IllegalMove, Reason
from engine.events import DebtPaid, MadeContract
from engine.game import Ask, Leave, Step, Timing
from engine.goal import Goal
from engine.hands import layouts
from engine.moves import MakeContract, Move, Swap
from engine.play import is_legal
from engine.state import State
from engine.steps.contracts import Contracts, has_made
from engine.steps.swap import Debt

_JOKER_FIRST = 10_000
"""What a joker counts where as many as can be are to be laid: more than all other cards."""
_WHOLE_HANDS = 200
"""Layouts of one whole hand that are looked at, at most; there are a few."""


def swapping_first(
    contract: Step[MakeContract], swap: Step[Swap], later: Leave
) -> tuple[Step[MakeContract], Step[Swap]]:
    """The two steps where one may swap before the contract; ``later`` is what a swap after it must
    leave."""

    def left(ask: Ask, after: State) -> None:
        down = ask.seat in ask.state.recall(Contracts).down
        (later if down else _contract_in_reach)(ask, after)

    def offers(ask: Ask) -> Iterable[MakeContract]:
        if has_made(ask):
            return ()
        return _with_owed(ask) if ask.state.recall(Debt).owed_jokers else contract.offers(ask)

    first = replace(contract, offers=offers).leaving(_owed_jokers_in_it)
    return first, swap.needing(_not_in_the_turn_of_the_contract).leaving(left)


@Timing
def _not_in_the_turn_of_the_contract(ask: Ask, move: Move | None) -> None:
    """Whoever has made the contract in this turn swaps nothing."""
    if ask.seat == ask.state.recall(Contracts).fresh:
        raise IllegalMove(Reason.CONTRACT_THIS_TURN)


def _contract_in_reach(ask: Ask, after: State) -> None:
    """After the swap a contract with the owed jokers can be laid at once (CONTRACT CA-29)."""
    # What is found at once is nearly always enough.
    efforts = Effort(AT_ONCE), None
    at_once, exactly = (ask._replace(state=after, effort=effort) for effort in efforts)
    likely = chain(_with_owed(at_once, 1), _with_owed(exactly))
    if not any(is_legal(ask.game, after, ask.seat, move) for move in likely):
        raise IllegalMove(Reason.JOKER_STUCK, owed=after.recall(Debt).owed_jokers)


def _owed_jokers_in_it(ask: Ask, after: State) -> None:
    """A contract holds at least as many jokers as are owed."""
    owed = ask.state.recall(Debt).owed_jokers
    if ask.hand.count(JOKER) - after.hands[ask.seat].count(JOKER) < owed:
        raise IllegalMove(Reason.JOKER_OWED, owed=owed)


def pay_with_contract(ask: Ask, event: MadeContract) -> Iterable[DebtPaid]:
    """After the contract nothing is owed."""
    owed = ask.state.recall(Debt).owed_jokers
    if owed:
        yield DebtPaid(ask.seat, owed)


def _with_owed(ask: Ask, most: int = 12) -> Iterator[MakeContract]:
    """Contracts with as many jokers as can be: if any contract is legal, one of these is.

    What a rule may ask besides is about the cards that stay in the hand. So there is a contract
    that leaves this card or that, and there are those that leave none or nothing but one card.
    Where little may be looked at, the first ones are all, ``most`` of them.
    """
    goal, owed = ask.game.goals.of_deal(ask.state.deal_no), ask.state.recall(Debt).owed_jokers
    likely = [] if goal is None else list(_laid(ask, ask.hand, goal, most))
    if goal is None or not likely or _jokers(likely[0]) < owed:
        return
    yield from likely
    if ask.effort is not None:
        return
    found = set(likely)
    for hand, other, limit in _others(ask.hand, goal):
        for move in _laid(ask, hand, other, limit):
            if move not in found:
                found.add(move)
                yield move


def _others(hand: tuple[Card, ...], goal: Goal) -> Iterator[tuple[tuple[Card, ...], Goal, int]]:
    """Parts of the hand of which contracts are laid, as what and how many at most."""
    whole = goal._replace(whole_hand=True)
    for card in dict.fromkeys(hand):
        yield without(hand, (card,)) or (), goal._replace(keep=max(0, goal.keep - 1)), 1
    if goal.keep:
        return
    yield hand, whole, 1
    for card in dict.fromkeys(hand):
        rests = (without(hand, (card,)) or (), tuple(one for one in hand if one != card))
        yield from ((rest, whole, _WHOLE_HANDS) for rest in dict.fromkeys(rests))


def _laid(ask: Ask, hand: tuple[Card, ...], goal: Goal, limit: int) -> Iterator[MakeContract]:
    price = _jokers_first(ask.game.points)
    for layout in layouts(hand, goal, ask.game.melds, price, limit, ask.effort):
        yield MakeContract(tuple(meld.cards for meld in layout))


@lru_cache(maxsize=64)
def _jokers_first(points: Callable[[Card], int]) -> Callable[[Card], int]:
    return lambda card: _JOKER_FIRST if is_joker(card) else points(card)


def _jokers(move: MakeContract) -> int:
    return sum(is_joker(card) for meld in move.melds for card in meld)
