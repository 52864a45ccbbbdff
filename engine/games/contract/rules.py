"""Rules of Contract Rummy, with seven deals and a contract in each (CONTRACT.md).

A house rule of ours plays only some contracts. Each contract keeps the rules of its number,
whichever deal it is played in. Another house rule limits how many upcards a player may get with May
I per deal.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import chain
from typing import Annotated, Literal

from engine.cards import HIDDEN, JOKER, Card, is_joker, pack, rank, without
from engine.effort import AT_ONCE, Effort
from engine.errors import IllegalMove, Reason
from engine.events import (
    AskedMayI,
    DebtPaid,
    Discarded,
    Drew,
    LaidDown,
    LaidOff,
    MadeContract,
    Passed,
    StockRanOut,
)
from engine.game import Ask, Condition, End, Game, Goals, Pile, Step, Turn, moment
from engine.goal import ANY_SIZE, ContractRow, Goal, slots
from engine.hands import layouts
from engine.listing import DailyDeal, Length, Lengths, Listing
from engine.melds import MeldKind, MeldRules
from engine.moves import MakeContract, Swap
from engine.options import LATER, Numbers, Selection
from engine.pace import Pace
from engine.phase import Phase
from engine.play import is_legal
from engine.scoring import penalty_points
from engine.state import State
from engine.steps.contracts import (
    Contracts,
    go_out_with_contract,
    has_made,
    made,
    made_before,
    make_contract,
    no_further_melds,
    not_in_the_last_hand,
)
from engine.steps.discard import discard, end_without_winner, go_out, keeps_a_discard, pass_the_turn
from engine.steps.draw import draw_until_none, draw_while_it_lasts
from engine.steps.laying import lay_down, lay_off
from engine.steps.may_i import (
    PRIORITIES,
    Buys,
    Window,
    WindowTerms,
    all_may_ask,
    decline,
    has_buys_left,
    may_i,
    open_window,
    settle,
)
from engine.steps.swap import (
    Debt,
    Ways,
    debt_can_be_paid,
    into_new_melds,
    no_joker_owed,
    onto_the_table,
    pay_debt,
    swap,
)
from engine.steps.take import TakenCard, not_the_card_taken, take, taken_card_not_left

# Swaps of jokers before the contract. The jokers go into the contract of the same turn (CONTRACT
# 7.7).

_JOKER_FIRST = 10_000
"""A price for a joker, higher than all other cards together.

With it, layouts with the most jokers come first.
"""
_WHOLE_HANDS = 200
"""At most this many layouts of one whole hand are considered.

A hand seldom has more than a few.
"""


def swapping_first(
    contract: Step[MakeContract], swap: Step[Swap], later: Condition
) -> tuple[Step[MakeContract], Step[Swap]]:
    """Return both steps, changed so that jokers may be swapped before the contract.

    ``later`` checks the swaps after the contract.
    """

    def left(ask: Ask, after: State) -> None:
        down = ask.seat in ask.state.recall(Contracts).down
        (later.check if down else _contract_in_reach)(ask, after)

    def offers(ask: Ask) -> Iterable[MakeContract]:
        if has_made(ask):
            return ()
        return _with_owed(ask) if ask.state.recall(Debt).owed_jokers else contract.offers(ask)

    first = replace(contract, offers=offers).needing(Condition(_owed_jokers_in_it, after=True))
    return first, swap.needing(_not_in_the_turn_of_the_contract, Condition(left, after=True))


@moment
def _not_in_the_turn_of_the_contract(ask: Ask) -> None:
    """Refuse swaps to a player who made the contract in this turn."""
    if ask.seat == ask.state.recall(Contracts).fresh:
        raise IllegalMove(Reason.CONTRACT_THIS_TURN)


def _contract_in_reach(ask: Ask, after: State) -> None:
    """Refuse a swap after which no contract with the owed jokers can be laid (CONTRACT CA-29)."""
    # A quick search is nearly always enough.
    efforts = Effort(AT_ONCE), None
    at_once, exactly = (ask._replace(state=after, effort=effort) for effort in efforts)
    likely = chain(_with_owed(at_once, 1), _with_owed(exactly))
    if not any(is_legal(ask.game, after, ask.seat, move) for move in likely):
        raise IllegalMove(Reason.JOKER_STUCK, owed=after.recall(Debt).owed_jokers)


def _owed_jokers_in_it(ask: Ask, after: State) -> None:
    """Refuse a contract with fewer jokers than are owed."""
    owed = ask.state.recall(Debt).owed_jokers
    if ask.hand.count(JOKER) - after.hands[ask.seat].count(JOKER) < owed:
        raise IllegalMove(Reason.JOKER_OWED, owed=owed)


def pay_with_contract(ask: Ask, event: MadeContract) -> Iterable[DebtPaid]:
    """Pay all owed jokers with the contract."""
    owed = ask.state.recall(Debt).owed_jokers
    if owed:
        yield DebtPaid(ask.seat, owed)


def _with_owed(ask: Ask, most: int = 12) -> Iterator[MakeContract]:
    """Yield contracts with the most jokers possible. If any is legal, one of these is legal.

    Apart from the jokers, the rules of a contract look only at the cards that stay in the hand. So
    for each card there is one contract that keeps this card. Further contracts lay the whole hand,
    or all cards but one. With a limited effort only the first ``most`` contracts are yielded.
    """
    goal, owed = ask.game.goals.of_deal.get(ask.state.deal_no), ask.state.recall(Debt).owed_jokers
    likely = [] if goal is None else list(_laid(ask, ask.hand, goal, most))
    if goal is None or not likely or _jokers(likely[0]) < owed:
        return
    yield from likely
    if ask.effort is not None:
        return
    yielded = set(likely)
    for hand, other, limit in _others(ask.hand, goal):
        for move in _laid(ask, hand, other, limit):
            if move not in yielded:
                yielded.add(move)
                yield move


def _others(hand: tuple[Card, ...], goal: Goal) -> Iterator[tuple[tuple[Card, ...], Goal, int]]:
    """Yield parts of a hand, each with the goal to lay from it and a limit of contracts."""
    whole = goal._replace(whole_hand=True)
    for card in dict.fromkeys(hand):
        yield without(hand, (card,)) or (), goal._replace(keep=max(0, goal.keep - 1)), 1
    if goal.keep:
        return
    yield hand, whole, 1
    for card in dict.fromkeys(hand):
        rests = (without(hand, (card,)) or (), tuple(other for other in hand if other != card))
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


CONTRACTS = (1, 2, 3, 4, 5, 6, 7)
"""The numbers of the contracts, which are the numbers of the hands in CONTRACT 3."""
LAST = 7
"""The contract that ends its deal (CONTRACT 6.6)."""
SHORTER = (CONTRACTS, (1, 3, 5, 7), (1, 4, 7), (1, 2, 3), (2, 5), (1, 2, 3, 4, 5, 6))
"""Selections of contracts that make good games.

The first selection has all contracts, and the other selections are shorter.
"""


# The rules and their options.


@dataclass(frozen=True, slots=True)
class ContractOptions:
    """House rules of Contract Rummy with their defaults (CONTRACT 11)."""

    allow_two: bool = False
    round2: Literal["set3_run4", "set3_set4"] = "set3_run4"
    may_i_priority: Literal["seat", "first_asker"] = "seat"
    contract_exact_sizes: bool = False
    hand7: Literal["all_cards", "twelve_float", "before_draw"] = "all_cards"
    swap_in_sets: bool = False
    swapped_joker_use: Literal["new_meld", "any"] = "new_meld"
    must_discard_to_go_out: bool = False
    forbid_discard_of_taken: bool = False
    min_naturals: Literal[0, 1, 2, 3] = 1
    run_max: Literal[13, 14] = 13
    layoff_on_contract_turn: bool = False
    exhausted: Literal["recycle", "end"] = field(default="recycle", metadata=LATER)
    separate_runs: bool = field(default=True, metadata=LATER)
    further_melds: bool = field(default=True, metadata=LATER)
    swap_before_contract: bool = field(default=False, metadata=LATER)
    contracts: Annotated[tuple[int, ...], Selection(CONTRACTS, SHORTER)] = field(
        default=CONTRACTS, metadata=LATER
    )
    max_may_i: Annotated[int | None, Numbers(1, (1, 2, 3, 4, 5))] = field(
        default=None, metadata=LATER
    )


RULEBOOKS = {
    "a": ContractOptions(),
    "b": ContractOptions(
        allow_two=True,
        round2="set3_set4",
        may_i_priority="first_asker",
        contract_exact_sizes=True,
        hand7="twelve_float",
        swap_in_sets=True,
        swapped_joker_use="any",
        exhausted="end",
        separate_runs=False,
        further_melds=False,
        swap_before_contract=True,
    ),
}
"""Presets of the options for the rule texts A and B (CONTRACT 11).

If B says nothing about a rule, A applies.
"""

LENGTHS: Mapping[str, Lengths] = {
    preset: {
        Length.QUICK: {"contracts": (2,), "max_may_i": 3},
        Length.EVENING: {"contracts": (1, 4, 7), "max_may_i": 3},
    }
    for preset in RULEBOOKS
}
"""Options for games shorter than seven deals.

With at most three May I per deal, no one can collect 35 cards and win by that.
"""

FORMER: Mapping[str, Lengths] = {
    preset: {Length.EVENING: {"contracts": (1, 3, 5, 7), "max_may_i": 3}} for preset in RULEBOOKS
}
"""The evening game of version 0.1.0, which took nearly an hour."""

TABLE = {
    1: ContractRow(("set3", "set3"), dealt=10),
    2: ContractRow(("set3", "run4"), dealt=10),
    3: ContractRow(("run4", "run4"), dealt=10),
    4: ContractRow(("set3", "set3", "set3"), dealt=12),
    5: ContractRow(("set3", "set3", "run4"), dealt=12),
    6: ContractRow(("set3", "run4", "run4"), dealt=12),
    7: ContractRow(("run4", "run4", "run4"), dealt=12),
}
"""The contracts by number (CONTRACT 2.1, 3)."""
_ROUND_2 = {"set3_run4": TABLE[2].slots, "set3_set4": ("set3", "set4")}


def goal(options: ContractOptions, contract: int) -> Goal:
    """Return the contract of a number from 1 to 7 (CONTRACT 3, 6). Raises KeyError for others."""
    asked = _ROUND_2[options.round2] if contract == 2 else TABLE[contract].slots
    last = contract == LAST
    floating = last and options.hand7 == "twelve_float"
    exact = floating or (options.contract_exact_sizes and not last)
    return Goal(
        slots=slots(asked, exact=exact),
        whole_hand=last and not floating,
        keep=int(options.must_discard_to_go_out and not last),
        ends_deal=last,
        separate=options.separate_runs,
    )


def _goal_before_draw(ask: Ask) -> Goal | None:
    """Return the goal of three runs of four that is laid instead of drawing (CONTRACT 6.6)."""
    wanted = ask.game.goals.of_deal.get(ask.state.deal_no)
    if wanted is None or not wanted.ends_deal:
        return None
    return wanted._replace(slots=slots(TABLE[LAST].slots, exact=True), whole_hand=True)


def _cost(card: Card) -> int:
    if is_joker(card) or rank(card) == 0:
        return 15
    return min(rank(card) + 1, 10)


_COSTS = tuple(map(_cost, range(HIDDEN + 1)))


def points(card: Card) -> int:
    """Return the points of a card in the hand (CONTRACT 9.2).

    A joker or ace counts 15, a court card 10, and any other card its pips.
    """
    return _COSTS[card]


def contract_rummy(options: ContractOptions) -> Game:
    """Return the game with these options."""
    played = options.contracts
    deals = range(1, len(played) + 1)
    most = {} if options.max_may_i is None else dict.fromkeys(deals, options.max_may_i)
    terms = WindowTerms(
        PRIORITIES[options.may_i_priority],
        recycles=options.exhausted == "recycle",
        admits=has_buys_left(most) if most else all_may_ask,
    )
    return Game(
        name="contract",
        options=options,
        seats=range(2 if options.allow_two else 3, 6),
        pack=lambda seats: pack(2, seats - 1),
        hand_size=lambda seats, deal_no: TABLE[played[min(deal_no, len(played)) - 1]].dealt,
        melds=MeldRules(
            set_max=ANY_SIZE,
            run_min=4,
            run_max=options.run_max,
            aces=frozenset({1, 14}),
            min_naturals=options.min_naturals,
        ),
        points=points,
        turn=_turn(options, terms),
        after={
            Drew: (open_window(terms),),
            StockRanOut: (end_without_winner,),
            AskedMayI: (settle(terms),),
            Passed: (settle(terms),),
            MadeContract: (pay_with_contract, go_out_with_contract),
            LaidDown: (pay_debt, go_out),
            LaidOff: (pay_debt, go_out) if options.swapped_joker_use == "any" else (go_out,),
            Discarded: (go_out, pass_the_turn),
        },
        memory=(TakenCard, Contracts, Debt, Window, *([Buys] if most else [])),
        score=penalty_points,
        cites=CITES,
        goals=Goals({deal_no: goal(options, name) for deal_no, name in enumerate(played, 1)}),
        pile=Pile(most_buys=most),
        end=End(len(played), lowest_wins=True),
    )


def _turn(options: ContractOptions, terms: WindowTerms) -> Turn:
    """Return the turn with these options (CONTRACT 4)."""
    contract = make_contract()
    thrown = discard.needing(no_joker_owed)
    taken = take
    may_lay_off = made if options.layoff_on_contract_turn else made_before
    ends: tuple[Condition, ...] = ()
    if options.must_discard_to_go_out:
        ends += (keeps_a_discard,)
    if options.forbid_discard_of_taken:
        left = taken_card_not_left(
            not_in_the_last_hand, may_lay_off, must_discard=options.must_discard_to_go_out
        )
        ends += (left,)
        contract = contract.needing(left)
        taken = taken.needing(left)
        thrown = thrown.needing(not_the_card_taken)
    solvent = debt_can_be_paid(_ways_to_pay(options), ends)
    meld = lay_down.needing(not_in_the_last_hand, made_before, *ends, solvent)
    if not options.further_melds:
        meld = lay_down.needing(not_in_the_last_hand, made_before, no_further_melds)
    swapped_out_of = (MeldKind.RUN, MeldKind.SET) if options.swap_in_sets else (MeldKind.RUN,)
    swapped = swap(frozenset(swapped_out_of)).needing(not_in_the_last_hand)
    if options.swap_before_contract:
        contract, swapped = swapping_first(contract, swapped, solvent)
    else:
        swapped = swapped.needing(made_before, solvent)
    before_draw = (make_contract(_goal_before_draw),) if options.hand7 == "before_draw" else ()
    return {
        Phase.DRAW: (*before_draw, _DRAWS[options.exhausted], taken),
        Phase.MAY_I: (may_i(terms), decline(terms)),
        Phase.PLAY: (
            contract,
            meld,
            lay_off.needing(not_in_the_last_hand, may_lay_off, *ends, solvent),
            swapped,
            thrown,
        ),
    }


_DRAWS = {"recycle": draw_until_none, "end": draw_while_it_lasts}
"""The step for a draw, by the rule for a spent stock (CONTRACT 8)."""


def _ways_to_pay(options: ContractOptions) -> tuple[Ways, ...]:
    """Return the ways in which a player who is down may play a swapped joker (CONTRACT 7.5)."""
    new_melds = (into_new_melds,) if options.further_melds else ()
    return (*new_melds, onto_the_table) if options.swapped_joker_use == "any" else new_melds


_PACE = Pace(
    {
        (6, 0): {2: 19, 3: 18, 4: 18, 5: 21},
        (3, 4): {2: 29, 3: 31, 4: 31, 5: 28},
        (0, 8): {2: 42, 3: 40, 4: 44, 5: 48},
        (7, 0): {2: 31, 3: 31, 4: 28, 5: 27},
        (9, 0): {2: 20, 3: 18, 4: 21, 5: 19},
        (6, 4): {2: 28, 3: 26, 4: 24, 5: 24},
        (3, 8): {2: 41, 3: 38, 4: 38, 5: 38},
        (0, 12): {2: 48, 3: 50, 4: 57, 5: 64},
    }
)
"""The turns of a deal by number of seats, for each size of a contract.

The size is the number of cards in sets and the number of cards in runs.
"""


CITES = {
    Reason.NOT_YOUR_TURN: "4",
    Reason.WRONG_PHASE: "4",
    Reason.DEAL_OVER: "9.1",
    Reason.NOT_A_MELD: "5",
    Reason.DOES_NOT_FIT: "7.2",
    Reason.NOTHING_TO_TAKE: "4.1",
    Reason.CONTRACT_NOT_MET: "6.2",
    Reason.CONTRACT_FIRST: "6.1",
    Reason.CONTRACT_MADE: "6.1",
    Reason.CONTRACT_THIS_TURN: "4.3",
    Reason.NO_FURTHER_MELDS: "4.3",
    Reason.ONE_RUN_IN_TWO: "6.4",
    Reason.WHOLE_HAND_NEEDED: "6.6",
    Reason.LAST_HAND: "6.6",
    Reason.NO_JOKER_FOR_IT: "7.4",
    Reason.JOKER_IN_A_SET: "7.4",
    Reason.JOKER_OWED: "7.5",
    Reason.JOKER_STUCK: "7.5",
    Reason.TAKEN_THIS_TURN: "4.4",
    Reason.TAKEN_CARD_LEFT: "7.5",
    Reason.WOULD_EMPTY_HAND: "4.4",
    Reason.ALREADY_ANSWERED: "4.2",
    Reason.TOOK_THE_LAST_UPCARD: "4.2",
    Reason.MAY_NOT_BUY: "4.2",
}
"""Paragraphs of CONTRACT.md for each refusal."""

LISTING = Listing(
    name="contract",
    title="Contract Rummy",
    options=ContractOptions,
    presets=RULEBOOKS,
    default="a",
    most_seats=5,
    build=contract_rummy,
    lengths=LENGTHS,
    former=FORMER,
    lowest_wins=True,
    pace=lambda options: _PACE,
    day=DailyDeal(3, deals=7),
)
