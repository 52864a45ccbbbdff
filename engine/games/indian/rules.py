"""Rules of Indian Rummy, with a wild rank, two lives and a declaration (INDIAN.md)."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from engine.cards import Card, pack
from engine.errors import Reason
from engine.events import Declared, DeclaredWrongly, Discarded, Dropped, StockRanOut
from engine.game import Condition, End, Game, Showdown, Start, Turn, held, moment
from engine.games.indian.declare_or_drop import (
    HAND,
    CardsTaken,
    CutCard,
    Declaring,
    DropTerms,
    OutOfDeal,
    TakeableJokers,
    Turned,
    go_on_without,
)
from engine.games.indian.scoring import GameEnds, Gone, IndianOwn, IndianScore, Rejoins, Scoring
from engine.hands.groups import value
from engine.listing import DailyDeal, Length, Lengths, Listing
from engine.melds import LifeRules, MeldRules
from engine.options import Mode, Numbers
from engine.pace import FREE, Pace, ToTarget
from engine.phase import Phase
from engine.steps.discard import discard, end_without_winner, pass_the_turn
from engine.steps.draw import draw_until_none, draw_while_it_lasts
from engine.steps.take import TakenCard, not_the_card_taken, take

MOST_SEATS = 6
"""The most players (INDIAN 1.1)."""


@dataclass(frozen=True)
class IndianDeals(Mode):
    """The player with the best total after this many deals wins (INDIAN 11.2)."""

    hands: Annotated[int, Numbers(1, (1, 2, 3, 6, 10))]
    mode: str = "hands"


@dataclass(frozen=True)
class IndianTarget(Mode):
    """The lowest total wins once a player's total reaches this many points (INDIAN 11.3)."""

    points: Annotated[int, Numbers(1, (80, 100, 150, 250))]
    mode: str = "target"


@dataclass(frozen=True)
class Pool(Mode):
    """A player whose total reaches this many points is out.

    The last player wins (INDIAN 11.4).
    """

    points: Annotated[int, Numbers(1, (61, 101, 201))]
    mode: str = "pool"


@dataclass(frozen=True, slots=True)
class IndianOptions:
    """House rules of Indian Rummy with their defaults (INDIAN 12.2)."""

    packs: Literal[1, 2, 3] = 2
    jokers: Literal[0, 1, 2] = 1
    cut_joker: bool = True
    set_max: Literal[4, None] = 4
    min_naturals: Literal[0, 1, 2] = 1
    jokers_in_run: Literal[None, 1, 2] = None
    identical_pure: bool = False
    four_card_life: bool = False
    take_jokers: Literal["first", "never", "any"] = "first"
    forbid_discard_of_taken: bool = False
    wrong_declaration: Annotated[int | None, Numbers(0, (20, 40, 80))] = 80
    drop: bool = True
    drop_turn: Literal["own", "any"] = "own"
    first_drop: Annotated[int, Numbers(0, (10, 15, 20, 25))] = 20
    middle_drop: Annotated[int, Numbers(0, (30, 40, 50))] = 40
    exhausted: Literal["recycle", "end"] = "recycle"
    one_sequence: Literal["all", "pure_off"] = "all"
    full_count: Annotated[int | None, Numbers(1, (60, 80, 100))] = 80
    first_turn_half: bool = False
    least_count: Annotated[int, Numbers(0, (0, 2))] = 0
    scoring: Scoring = "zero_sum"
    end: IndianDeals | IndianTarget | Pool = IndianDeals(1)
    tie_break: Literal["shared", "extra_hand"] = "shared"
    rejoins: Annotated[int, Numbers(0, (0, 1, 2))] = 0


RULEBOOKS = {
    "points": IndianOptions(),
    "pool101": IndianOptions(scoring="penalty", end=Pool(101)),
    "pool201": IndianOptions(scoring="penalty", end=Pool(201), first_drop=25, middle_drop=50),
    "deals": IndianOptions(end=IndianDeals(2), drop=False, tie_break="extra_hand"),
    "lives": IndianOptions(jokers=2, four_card_life=True, jokers_in_run=1),
}
"""The presets of the options (INDIAN 12.1)."""

LENGTHS: dict[str, Lengths] = {
    "points": {},
    "pool101": {Length.QUICK: {"end": IndianDeals(2)}},
    "pool201": {Length.QUICK: {"end": IndianDeals(3)}},
    "deals": {},
    "lives": {},
}
"""Options for shorter pools. The other presets are quick already."""

FORMER: dict[str, Lengths] = {"pool201": {Length.EVENING: {"end": Pool(101)}}}
"""The evening game of version 0.1.0. It was too short for two people."""


def clash(options: Any) -> str | None:
    """Return a conflict in these options, or None.

    With zero-sum scores no total can end the game (INDIAN 12.3).
    """
    if options.scoring == "zero_sum" and not isinstance(options.end, IndianDeals):
        return f"end {options.end.mode} needs scoring penalty"
    return None


def indian_rummy(options: IndianOptions) -> Game:
    """Return the game with these options. If a total ends the game, points are penalties."""
    lives = LifeRules(
        set_max=options.set_max,
        min_naturals=options.min_naturals,
        jokers_in_run=options.jokers_in_run,
        identical_pure=options.identical_pure,
        four_card_life=options.four_card_life,
        pure_off=options.one_sequence == "pure_off",
    )
    penalty = options.scoring == "penalty" or clash(options) is not None
    ends = _ends(options)
    score = IndianScore(
        lives=lives,
        scoring="penalty" if penalty else "zero_sum",
        ends=ends,
        full=options.full_count,
        half=options.first_turn_half,
        least=options.least_count,
    )
    upcards = TakeableJokers(options.take_jokers == "first", options.take_jokers == "any")
    drops = DropTerms(
        first=options.first_drop,
        middle=options.middle_drop,
        allowed=options.drop,
        any_time=options.drop and options.drop_turn == "any",
    )
    return Game(
        name="indian",
        options=options,
        seats=range(2, _most_seats(options) + 1),
        pack=lambda seats: pack(options.packs, options.packs * options.jokers),
        hand_size=lambda seats, deal_no: HAND,
        melds=MeldRules(
            set_max=options.set_max or HAND,
            aces=frozenset({1, 14}),
            min_naturals=options.min_naturals,
            doubles_in_set=False,
        ),
        points=_points,
        turn=_turn(options, lives, upcards, drops),
        after={
            StockRanOut: (end_without_winner,),
            Discarded: (pass_the_turn,),
            Dropped: (go_on_without,),
            DeclaredWrongly: (go_on_without,),
            Declared: (score.end_declared,),
        },
        memory=(CutCard, CardsTaken, OutOfDeal, TakenCard, Turned, Rejoins, Gone),
        score=score,
        cites=CITES,
        facts=(upcards.known, drops.known(ends.plays), ends.absent, ends.pool_limit),
        plays=ends.plays,
        start=Start(cut=options.cut_joker),
        end=End(lowest_wins=penalty),
        showdown=Showdown(lives, options.full_count, options.drop),
    )


def _turn(
    options: IndianOptions, lives: LifeRules, upcards: TakeableJokers, drops: DropTerms
) -> Turn:
    """Return the turn with these options (INDIAN 6)."""
    draw = draw_until_none if options.exhausted == "recycle" else draw_while_it_lasts
    forbidden = options.forbid_discard_of_taken
    thrown = discard.needing(_in_the_hand, not_the_card_taken) if forbidden else discard
    declare = Declaring(lives, options.wrong_declaration, any_card=not forbidden).step
    takes = take if upcards.thrown else take.needing(moment(upcards.refuse))
    at_any_time = (drops.step,) if drops.any_time else ()
    return {
        Phase.DRAW: (draw, takes, drops.step),
        Phase.PLAY: (declare, thrown, *at_any_time),
    }


_in_the_hand = Condition(lambda ask, move: held(ask, (move.card,)), sure=lambda ask, move: True)
"""Refuse a card that isn't in the hand.

This reason comes before all reasons about taken cards (INDIAN 13.4).
"""


def _ends(options: IndianOptions) -> GameEnds:
    """Return the terms of the game's end and of rejoining (INDIAN 11)."""
    end = options.end
    pool = end.points if isinstance(end, Pool) else None
    return GameEnds(
        deals=end.hands if isinstance(end, IndianDeals) else None,
        target=end.points if isinstance(end, IndianTarget) else None,
        pool=pool,
        shared=options.tie_break == "shared",
        rejoins=0 if pool is None else options.rejoins,
        rejoin_up_to=0 if pool is None else pool - options.first_drop - 2,
    )


def _most_seats(options: IndianOptions) -> int:
    """Return the most players for which the stock has a card (INDIAN 1.2)."""
    cards = len(pack(options.packs, options.packs * options.jokers))
    return min(MOST_SEATS, (cards - 2 - options.cut_joker) // HAND)


def _points(card: Card) -> int:
    """Return the points of a card in the hand without a wild rank (INDIAN 10.1)."""
    return value(card, None)


_TURNS = {FREE: {2: 11, 3: 13, 4: 12, 5: 12, 6: 13}}
_GAINS = {2: 15.6, 3: 16.5, 4: 15.2, 5: 14.6, 6: 13.9}


def _pace(options: IndianOptions) -> Pace:
    if isinstance(options.end, Pool):
        return Pace(_TURNS, ToTarget(options.end.points, 101, _GAINS))
    return Pace(_TURNS, lambda seats: getattr(options.end, "hands", None))


CITES = {
    Reason.NOT_YOUR_TURN: "6",
    Reason.WRONG_PHASE: "6",
    Reason.DEAL_OVER: "7.3, 8.4, 9",
    Reason.NOT_IN_HAND: "6.2, 7.2",
    Reason.NOTHING_TO_TAKE: "6.1",
    Reason.THROWN_JOKER: "6.1",
    Reason.TAKEN_THIS_TURN: "6.2",
    Reason.NO_DROPPING: "8.1",
    Reason.OUT_OF_DEAL: "8.3, 11.4",
    Reason.NOT_A_DECLARATION: "7.4",
}
"""Paragraphs of INDIAN.md for each refusal."""

LISTING = Listing(
    name="indian",
    title="Indian Rummy",
    options=IndianOptions,
    presets=RULEBOOKS,
    default="points",
    most_seats=6,
    build=indian_rummy,
    lengths=LENGTHS,
    former=FORMER,
    clash=clash,
    pace=_pace,
    stored={"indian": IndianOwn},
    day=DailyDeal(3),  # with two players, one often drops before anything was played
)
