"""Rules of Shanghai Rum, with ten contracts and upcards to buy (SHANGHAI.md).

It is Contract Rummy with a table of contracts, and limits on buying and on wild cards.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from engine.called import Seat
from engine.cards import HIDDEN, JOKER, Card, bare, pack, rank
from engine.errors import Reason
from engine.events import (
    AskedMayI,
    Discarded,
    Drew,
    LaidDown,
    LaidOff,
    MadeContract,
    Passed,
    StockRanOut,
)
from engine.game import End, Game, Goals, Pile, Score, Turn
from engine.goal import ANY_SIZE, Goal, slots
from engine.listing import DailyDeal, Length, Lengths, Listing
from engine.melds import MeldKind, MeldRules, WildLimit
from engine.options import Numbers, Tables
from engine.pace import Pace
from engine.phase import Phase
from engine.result import Achieved, Ending, Feat, Own, Result, ScoreItem, ScoreLine
from engine.scoring import lowest_wins, penalty_lines
from engine.state import State
from engine.steps.contracts import (
    Contracts,
    go_out_with_contract,
    made,
    made_before,
    make_contract,
    no_further_melds,
)
from engine.steps.discard import discard, end_without_winner, go_out, keeps_a_discard, pass_the_turn
from engine.steps.draw import draw_until_none, draw_while_it_lasts
from engine.steps.laying import lay_down, lay_off
from engine.steps.may_i import (
    PRIORITIES,
    Buys,
    BuysOfGame,
    Window,
    WindowTerms,
    decline,
    has_buys_left,
    is_not_down,
    may_i,
    open_window,
    settle,
)
from engine.steps.swap import no_swap, swap
from engine.steps.take import TakenCard, take

CardTable = tuple[tuple[str, ...], ...]

TABLE: CardTable = (
    ("set3", "set3"),
    ("set3", "run4"),
    ("run4", "run4"),
    ("set3", "set3", "set3"),
    ("set3", "run7"),
    ("set3", "set3", "run5"),
    ("run4", "run4", "run4"),
    ("set3", "run10"),
    ("set3", "set3", "set3", "run5"),
    ("run5", "run5", "run5"),
)
"""The contracts by deal (SHANGHAI 3)."""

TABLES = {
    "seven": (
        *TABLE[:4],
        ("set3", "set3", "run4"),
        ("set3", "run4", "run4"),
        ("run4", "run4", "run4"),
    ),
    "six": TABLE[:6],
    "three": TABLE[:3],
}
"""Further tables that make good games.

They are Contract Rummy's table, and the first deals of this game.
"""

DEALT = 11
"""Cards that every player gets in every deal (SHANGHAI 2.1)."""
_BUYS = {9: 4, 10: 4}
_USUAL_BUYS = 3


@dataclass(frozen=True, slots=True)
class ShanghaiOptions:
    """House rules of Shanghai Rum with their defaults (SHANGHAI 10)."""

    allow_two: bool = False
    contracts: Annotated[CardTable | None, Tables(TABLES)] = None
    contract_exact_sizes: bool = False
    separate_runs: bool = True
    further_melds: bool = True
    layoff_on_contract_turn: bool = False
    must_discard_to_go_out: bool = False
    deuces_wild: bool = False
    wild_limit: Literal["half", "fewer", None] = "half"
    swap: Literal["runs", "any", "none"] = "runs"
    may_i_priority: Literal["seat", "first_asker"] = "seat"
    max_buys: Annotated[Literal["table"] | int | None, Numbers(0, (1, 2, 3, 4, 5))] = "table"
    max_buys_per: Literal["hand", "game"] = "hand"
    buy_penalty: Literal[1, 2] = 1
    chain_buys: bool = False
    down_may_buy: bool = True
    exhausted: Literal["recycle", "end"] = "recycle"
    card_values: Literal["fives", "pips"] = "fives"
    joker_points: Annotated[int, Numbers(0, (15, 20, 25, 50))] = 15
    blind_bonus: bool = False


RULEBOOKS = {"standard": ShanghaiOptions()}
"""Presets of the options. The standard preset is the rule text."""

LENGTHS: Mapping[str, Lengths] = {
    "standard": {
        Length.QUICK: {"contracts": (TABLE[5],)},
        Length.EVENING: {"contracts": (TABLE[0], TABLE[1], TABLE[3], TABLE[5])},
    }
}
"""The contracts of games shorter than ten deals."""


def packs(seats: int) -> int:
    """Return the number of packs of 54 for this many players (SHANGHAI 1.2)."""
    return (seats + 1) // 2 if seats > 4 else 2


def points(options: ShanghaiOptions) -> tuple[int, ...]:
    """Return the points by card in a hand (SHANGHAI 8.1). An unknown card counts 0."""
    rules = meld_rules(options)

    def cost(card: Card) -> int:
        if rules.is_wild(card):
            return options.joker_points
        if rank(card) == 0:
            return 15
        if rank(card) > 9:
            return 10
        return rank(card) + 1 if options.card_values == "pips" else 5

    return (*map(cost, range(JOKER + 1)), *[0] * (HIDDEN - JOKER))


def meld_rules(options: ShanghaiOptions) -> MeldRules:
    """Return the rules of melds (SHANGHAI 5)."""
    return MeldRules(
        set_max=ANY_SIZE,
        run_min=4,
        aces=frozenset({1, 14}),
        deuces_wild=options.deuces_wild,
        wild_limit=None if options.wild_limit is None else WildLimit(options.wild_limit),
    )


def shanghai_rum(options: ShanghaiOptions) -> Game:
    """Return the game with these options."""
    table = table_of(options)
    hands = range(1, len(table) + 1)
    most = _most_buys(options, hands)
    terms = _terms(options, most)
    price = points(options)
    return Game(
        name="shanghai",
        options=options,
        seats=range(2 if options.allow_two else 3, 9),
        pack=lambda seats: pack(packs(seats), 2 * packs(seats)),
        hand_size=lambda seats, deal_no: DEALT,
        melds=meld_rules(options),
        points=lambda card: price[bare(card)],
        turn=_turn(options, terms),
        after={
            Drew: (open_window(terms),),
            StockRanOut: (end_without_winner,),
            AskedMayI: (settle(terms),),
            Passed: (settle(terms),),
            MadeContract: (go_out_with_contract,),
            LaidDown: (go_out,),
            LaidOff: (go_out,),
            Discarded: (go_out, pass_the_turn),
        },
        memory=(
            TakenCard,
            Contracts,
            Window,
            BuysOfGame if options.max_buys_per == "game" else Buys,
        ),
        score=shanghai_points(blind_bonus=options.blind_bonus),
        cites=CITES,
        goals=Goals({hand: contract_of_hand(options, hand) for hand in hands}),
        pile=Pile(most_buys=most, penalty=options.buy_penalty, buys=True),
        end=End(len(table), lowest_wins=True),
    )


def table_of(options: ShanghaiOptions) -> CardTable:
    """Return the contracts that are played, by deal (SHANGHAI 3.1)."""
    return TABLE if options.contracts is None else options.contracts


def contract_of_hand(options: ShanghaiOptions, hand: int) -> Goal:
    """Return the contract of a deal, from 1. Raises IndexError for a deal that is not played."""
    return Goal(
        slots=slots(table_of(options)[hand - 1], exact=options.contract_exact_sizes),
        keep=int(options.must_discard_to_go_out),
        separate=options.separate_runs,
    )


def _most_buys(options: ShanghaiOptions, hands: range) -> dict[int, int]:
    """Return the most upcards that a player may buy, by deal (SHANGHAI 4.2.3)."""
    if options.max_buys == "table":
        return {hand: _BUYS.get(hand, _USUAL_BUYS) for hand in hands}
    return {} if options.max_buys is None else dict.fromkeys(hands, options.max_buys)


def _terms(options: ShanghaiOptions, most: Mapping[int, int]) -> WindowTerms:
    """Return the terms of buying upcards (SHANGHAI 4.2)."""
    buys_left = has_buys_left(most)

    def admits(state: State, seat: Seat) -> None:
        buys_left(state, seat)
        if not options.down_may_buy:
            is_not_down(state, seat)

    return WindowTerms(
        priority=PRIORITIES[options.may_i_priority],
        penalty=options.buy_penalty,
        recycles=options.exhausted == "recycle",
        chain=options.chain_buys,
        admits=admits,
    )


_SWAPS = {
    "runs": frozenset({MeldKind.RUN}),
    "any": frozenset(MeldKind),
    "none": frozenset[MeldKind](),
}


def _turn(options: ShanghaiOptions, terms: WindowTerms) -> Turn:
    """Return the turn with these options (SHANGHAI 4)."""
    new_meld = lay_down.needing(made_before)
    added = lay_off.needing(made if options.layoff_on_contract_turn else made_before)
    exchange = swap(_SWAPS[options.swap]).needing(made_before)
    if not options.further_melds:
        new_meld = new_meld.needing(no_further_melds)
    if options.swap == "none":
        exchange = exchange.needing(no_swap)
    if options.must_discard_to_go_out:
        new_meld, added = new_meld.needing(keeps_a_discard), added.needing(keeps_a_discard)
    return {
        Phase.DRAW: (
            draw_until_none if options.exhausted == "recycle" else draw_while_it_lasts,
            take,
        ),
        Phase.MAY_I: (may_i(terms), decline(terms)),
        Phase.PLAY: (
            make_contract(),
            new_meld,
            added,
            exchange,
            discard,
        ),
    }


# Penalty points, and a bonus for going out blind (SHANGHAI 8).

BLIND = 25
"""The bonus for going out in the turn of the contract. Without a wild card it is doubled."""


class ShanghaiItem(ScoreItem):
    """The line of a winner who went out blind."""

    WENT_BLIND = "went_blind"


@dataclass(frozen=True, slots=True)
class ShanghaiOwn(Own):
    """The part of a result that only Shanghai Rum has."""

    blind: int = 0
    """The winner's bonus for going out blind: 0, 25 or 50."""

    def in_notation(self, players: Sequence[str]) -> dict[str, object]:
        return {"blind": self.blind}

    def achieved(self, ended_by: Ending, winner: int) -> Iterator[Achieved]:
        if self.blind > 0:
            yield Achieved(Feat.BLIND)


def shanghai_points(*, blind_bonus: bool) -> Score:
    """Return the scoring of a deal. With ``blind_bonus`` going out blind counts below 0 (8.2)."""

    def score(game: Game, state: State, ended_by: Ending, winner: int | None) -> Result:
        lines = penalty_lines(game, state, winner)
        bonus = 0
        if blind_bonus and winner is not None and state.recall(Contracts).fresh == winner:
            laid = _laid_by(state, winner)
            bonus = BLIND if any(map(game.melds.is_wild, laid)) else 2 * BLIND
            lines[winner] = ScoreLine(winner, ShanghaiItem.WENT_BLIND, laid, -bonus)
        return lowest_wins(game, state, ended_by, winner, lines, ShanghaiOwn(bonus))

    return score


def _laid_by(state: State, seat: int) -> tuple[int, ...]:
    """Return all cards that this seat has laid.

    If this seat goes out blind, it laid all of them in this turn.
    """
    melds = (zip(meld.cards, meld.laid_by, strict=True) for meld in state.melds)
    return tuple(card for meld in melds for card, by in meld if by == seat)


_PACE = Pace(
    {
        (0, 8): {2: 30, 3: 29, 4: 30, 5: 35, 6: 45, 7: 40, 8: 46},
        (0, 12): {2: 30, 3: 31, 4: 38, 5: 46, 6: 51, 7: 63, 8: 68},
        (0, 15): {2: 36, 3: 41, 4: 41, 5: 55, 6: 68, 7: 69, 8: 85},
        (3, 4): {2: 21, 3: 26, 4: 23, 5: 26, 6: 22, 7: 28, 8: 25},
        (3, 7): {2: 34, 3: 34, 4: 46, 5: 43, 6: 53, 7: 55, 8: 53},
        (3, 10): {2: 35, 3: 40, 4: 52, 5: 61, 6: 63, 7: 74, 8: 87},
        (6, 0): {2: 13, 3: 16, 4: 16, 5: 15, 6: 17, 7: 18, 8: 16},
        (6, 5): {2: 18, 3: 23, 4: 26, 5: 29, 6: 34, 7: 33, 8: 38},
        (9, 0): {2: 16, 3: 16, 4: 20, 5: 23, 6: 22, 7: 22, 8: 21},
        (9, 5): {2: 23, 3: 23, 4: 27, 5: 33, 6: 36, 7: 39, 8: 40},
    }
)
"""The turns of a deal by number of seats, for each size of a contract."""


CITES = {
    Reason.NOT_YOUR_TURN: "4",
    Reason.WRONG_PHASE: "4",
    Reason.DEAL_OVER: "8",
    Reason.NOT_A_MELD: "5",
    Reason.DOES_NOT_FIT: "5.5",
    Reason.NOTHING_TO_TAKE: "4.2",
    Reason.CONTRACT_NOT_MET: "3.2",
    Reason.CONTRACT_FIRST: "4.3",
    Reason.CONTRACT_MADE: "4.3",
    Reason.CONTRACT_THIS_TURN: "4.3",
    Reason.ONE_RUN_IN_TWO: "3.3",
    Reason.NO_JOKER_FOR_IT: "6",
    Reason.JOKER_IN_A_SET: "6",
    Reason.NO_SWAP_HERE: "6",
    Reason.NO_FURTHER_MELDS: "4.3",
    Reason.WOULD_EMPTY_HAND: "4.4",
    Reason.ALREADY_ANSWERED: "4.2",
    Reason.TOOK_THE_LAST_UPCARD: "4.2.5",
    Reason.MAY_NOT_BUY: "4.2",
}
"""Paragraphs of SHANGHAI.md for each refusal."""

LISTING = Listing(
    name="shanghai",
    title="Shanghai Rum",
    options=ShanghaiOptions,
    presets=RULEBOOKS,
    most_seats=8,
    build=shanghai_rum,
    lengths=LENGTHS,
    lowest_wins=True,
    pace=lambda options: _PACE,
    stored={"shanghai": ShanghaiOwn},
    day=DailyDeal(4, deals=10),
)
