"""Rules of Gin Rummy, Oklahoma Gin and Hollywood Gin (GIN.md)."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Literal

from engine.cards import pack, rank, suit
from engine.errors import Reason
from engine.events import Discarded, Event, Showed, ThrewToKnock, WentBigGin
from engine.facts import KnockLimit, MustKnock
from engine.game import AnyStep, Consequence, End, Game, Report, Start, Turn
from engine.games.gin.last_cards import (
    draw_but_the_last,
    ends_with_a_risk,
    leave_the_last_discard,
    must_end,
    not_after_last_discard,
    only_to_end_the_deal,
    void_or_pass_the_turn,
    while_stock_is_left,
)
from engine.games.gin.scoring import (
    NEXT_DEALERS,
    Boxes,
    Columns,
    GinOwn,
    GinScore,
    HandScore,
    Multiplier,
    Settlement,
    Shutout,
    ThreeColumns,
    pays_the_score,
)
from engine.games.gin.turn import (
    FirstUpcard,
    Knocker,
    Offer,
    big_gin,
    end_hand,
    knock_within,
    not_refused,
    open_show,
    refuse,
    show,
    show_automatically,
)
from engine.listing import DailyDeal, Length, Listing
from engine.melds import MeldRules
from engine.options import LATER, Numbers
from engine.pace import FREE, Pace, ToTarget
from engine.phase import Phase
from engine.scoring import pip_points
from engine.state import State
from engine.steps.discard import discard, pass_the_turn
from engine.steps.take import TakenCard, not_the_card_taken, take

HAND = 10
"""Cards dealt to each player (GIN 2.1)."""


@dataclass(frozen=True, slots=True)
class GinOptions:
    """House rules of Gin with their defaults (GIN 13)."""

    first_upcard: Literal["offer", "free"] = "offer"
    round_the_corner: bool = False
    knock_limit: Literal[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] = 10
    big_gin: Annotated[int | None, Numbers(0, (25, 31, 50))] = None
    showdown: Literal["best", "own"] = "best"
    layoff_on_gin: bool = False
    undercut_on_tie: bool = True
    gin_bonus: Annotated[int, Numbers(0, (20, 25, 50))] = 25
    undercut_bonus: Annotated[int, Numbers(0, (10, 15, 20, 25, 50))] = 25
    gin_boxes: Annotated[int, Numbers(0, (0, 1, 2))] = 0
    undercut_boxes: Annotated[int, Numbers(0, (0, 1))] = 0
    last_discard: Literal["void", "knock"] = "void"
    dealer_next: Literal["winner", "loser", "alternate"] = "winner"
    oklahoma: bool = False
    oklahoma_ace: Literal["gin", "one"] = "gin"
    spade_doubles: bool = False
    target: Annotated[int, Numbers(1, (50, 100, 125, 150, 200, 250, 300, 500))] = 100
    line_bonus: Annotated[int, Numbers(0, (0, 20, 25))] = 25
    game_bonus: Annotated[int, Numbers(0, (0, 100, 200))] = 100
    shutout: Shutout = "game_bonus"
    game_winner: Literal["target", "settlement"] = "target"
    hollywood: bool = False
    settlement: Literal["bonuses", "points"] = field(default="bonuses", metadata=LATER)


RULEBOOKS = {
    "standard": GinOptions(),
    "classic": GinOptions(gin_bonus=20, undercut_bonus=10, line_bonus=20),
    "oklahoma": GinOptions(oklahoma=True, spade_doubles=True, target=150),
    "hollywood": GinOptions(hollywood=True),
    "straight": GinOptions(knock_limit=0),
    "round_the_corner": GinOptions(
        round_the_corner=True,
        layoff_on_gin=True,
        gin_bonus=20,
        undercut_bonus=20,
        target=125,
        line_bonus=20,
    ),
}
"""The presets of the options (GIN 13.1)."""

LENGTHS = {
    preset: {
        Length.QUICK: {"target": 10 if rules.hollywood else 25, "settlement": "points"},
        Length.EVENING: {"target": 40 if rules.hollywood else 90, "settlement": "points"},
    }
    for preset, rules in RULEBOOKS.items()
}
"""Options for games shorter than the preset's target.

The bonuses suit a game to 100 points, so short games are settled without bonuses. No one wins the
three columns of Hollywood before the third deal. In straight gin, a deal scores 25.
"""

FORMER = {
    preset: {Length.QUICK: {"target": 10 if rules.hollywood else 25}}
    for preset, rules in RULEBOOKS.items()
}
"""The lengths of version 0.1.0, which were settled with all bonuses."""


def gin_rummy(options: GinOptions) -> Game:
    """Return the game with these options."""
    offered = options.first_upcard == "offer"
    columns = ThreeColumns if options.hollywood else Columns
    return Game(
        name="gin",
        options=options,
        seats=range(2, 3),
        pack=lambda seats: pack(1, 0),
        hand_size=lambda seats, deal_no: HAND,
        melds=MeldRules(
            aces=frozenset({1, 14} if options.round_the_corner else {1}),
            doubles_in_set=False,
            jokers=False,
            round_the_corner=options.round_the_corner,
        ),
        points=pip_points(ace=15 if options.round_the_corner else 1),
        turn=_turn(options),
        after=_after(options),
        memory=(FirstUpcard, Offer, TakenCard, Boxes, columns, Knocker),
        score=_score(options, columns),
        cites=CITES,
        start=Start(opening=Phase.OFFER if offered else None),
        end=End(pays=pays_the_score),
        facts=_facts(options),
    )


def knock_limit(options: GinOptions) -> Callable[[State], int]:
    """Return a function for the largest deadwood that a knock may leave (GIN 6.2, 11)."""

    def limit(state: State) -> int:
        first = state.recall(FirstUpcard).first_upcard
        if not options.oklahoma or first is None:
            return options.knock_limit
        if rank(first) == 0:
            return 1 if options.oklahoma_ace == "one" else 0
        return min(rank(first) + 1, 10)

    return limit


def multiplier(options: GinOptions) -> Callable[[State], int]:
    """Return a function for the factor on a deal's score (GIN 9.7)."""

    def times(state: State) -> int:
        first = state.recall(FirstUpcard).first_upcard
        return 2 if options.spade_doubles and first is not None and suit(first) == 0 else 1

    return times


def _turn(options: GinOptions) -> Turn:
    """Return the turn with these options (GIN 3, 10)."""
    ends: tuple[AnyStep, ...] = (knock_within(knock_limit(options)),)
    if options.big_gin is not None:
        ends = (big_gin, *ends)
    thrown = discard.needing(not_the_card_taken)
    last: tuple[AnyStep, ...] = ()
    if options.last_discard == "knock":
        taken = take.needing(only_to_end_the_deal(*ends)).risking(ends_with_a_risk(*ends))
        thrown = thrown.needing(not_after_last_discard)
        last = (leave_the_last_discard,)
    else:
        taken = take.needing(while_stock_is_left)
    turn: Turn = {Phase.OFFER: (taken, refuse)} if options.first_upcard == "offer" else {}
    turn[Phase.DRAW] = (draw_but_the_last, taken.needing(not_refused), *last)
    turn[Phase.PLAY] = (*ends, thrown)
    if options.showdown == "own":
        turn[Phase.SHOW] = (show,)
    return turn


def _after(options: GinOptions) -> dict[type[Event], tuple[Consequence, ...]]:
    """Return the automatic consequences of events (GIN 7, 10)."""
    shown = open_show if options.showdown == "own" else show_automatically
    follows = shown(layoff_on_gin=options.layoff_on_gin)
    thrown = pass_the_turn if options.last_discard == "knock" else void_or_pass_the_turn
    return {
        Discarded: (thrown,),
        ThrewToKnock: (follows,),
        WentBigGin: (follows,),
        Showed: (end_hand,),
    }


def _score(options: GinOptions, columns: type[Columns]) -> GinScore:
    """Return the score of deals, boxes and games (GIN 8-12)."""
    return GinScore(
        hand=HandScore(
            gin_bonus=options.gin_bonus,
            big_gin=options.big_gin or 0,
            undercut_bonus=options.undercut_bonus,
            gin_boxes=options.gin_boxes,
            undercut_boxes=options.undercut_boxes,
            undercut_on_tie=options.undercut_on_tie,
            layoff_on_gin=options.layoff_on_gin,
        ),
        settlement=settlement(options),
        limit=knock_limit(options),
        multiplier=multiplier(options),
        dealer_next=NEXT_DEALERS[options.dealer_next],
        columns=columns,
        by_settlement=options.game_winner == "settlement",
    )


def settlement(options: GinOptions) -> Settlement:
    """Return the settlement of a game or a column, with bonuses or only points (GIN 12.2)."""
    if options.settlement == "points":
        return Settlement(options.target, line_bonus=0, game_bonus=0, shutout="none")
    return Settlement(options.target, options.line_bonus, options.game_bonus, options.shutout)


def _facts(options: GinOptions) -> tuple[Report, ...]:
    """Return the facts that every player may know about a deal with these options."""
    limit, times, last = knock_limit(options), multiplier(options), options.last_discard == "knock"

    def must(state: State) -> MustKnock | None:
        ends = last and state.phase is Phase.PLAY and must_end(state)
        return MustKnock() if ends else None

    return (
        lambda state: KnockLimit(limit(state), options.oklahoma),
        lambda state: Multiplier(times(state)),
        must,
    )


_COLUMNS = 3
"""Three columns, scored together, need this many more deals than a single column."""


def _pace(options: GinOptions) -> Pace:
    if options.knock_limit == 0:
        return Pace({FREE: {2: 17}}, ToTarget(options.target, 100, {2: 21.5}))
    if options.oklahoma:
        return Pace({FREE: {2: 12}}, ToTarget(options.target, 150, {2: 15.0}))
    more, gain = (_COLUMNS, 9.1) if options.hollywood else (0, 12.3)
    return Pace({FREE: {2: 10}}, ToTarget(options.target, 100, {2: gain}, more))


CITES = {
    Reason.NOT_YOUR_TURN: "3",
    Reason.WRONG_PHASE: "3",
    Reason.DEAL_OVER: "6, 10",
    Reason.NOT_IN_HAND: "3.3",
    Reason.NOT_A_MELD: "4",
    Reason.NO_SUCH_MELD: "7.1",
    Reason.DOES_NOT_FIT: "7.2",
    Reason.NOTHING_TO_TAKE: "3.2",
    Reason.TAKEN_THIS_TURN: "3.3",
    Reason.UPCARD_REFUSED: "3.1",
    Reason.STOCK_SPENT: "10.1",
    Reason.STOCK_LASTS: "10.2",
    Reason.NO_KNOCK_WITH_IT: "10.2",
    Reason.KNOCK_NOW: "10.2",
    Reason.TOO_MUCH_DEADWOOD: "6.2",
    Reason.NOT_ALL_MELDED: "6.6",
}
"""Paragraphs of GIN.md for each refusal."""

LISTING = Listing(
    name="gin",
    title="Gin Rummy",
    options=GinOptions,
    presets=RULEBOOKS,
    most_seats=2,
    build=gin_rummy,
    lengths=LENGTHS,
    former=FORMER,
    pace=_pace,
    stored={"gin": GinOwn},
    day=DailyDeal(2),
)
