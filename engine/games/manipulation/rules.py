"""Rules of Manipulation Rummy, with rearrangements of the whole table (MANIPULATION.md)."""

from dataclasses import dataclass
from typing import Annotated, Literal

from engine.cards import pack
from engine.errors import Reason
from engine.events import Drew, Event, KnockedOnTable, PassedTurn, Rearranged
from engine.game import Consequence, End, Game, Pile, Start
from engine.listing import DailyDeal, Length, Listing
from engine.melds import CommonTable, JokerMoves, MeldRules
from engine.options import Mode, Numbers
from engine.pace import FREE, Pace, ToTarget
from engine.phase import Phase
from engine.scoring import IsOver, Kind, LeastInHand, LeastOwn, pip_points
from engine.steps.counted_draws import (
    Draws,
    Passes,
    draws_left,
    end_after_draws,
    end_or_go_on,
    only_without_draws,
    pass_turn,
    starts_with_draw,
    starts_with_laying,
)
from engine.steps.discard import end_by_knock, go_out
from engine.steps.draw import draw_from_stock
from engine.steps.rearrange import Opened, knock_on_table, rearrange

MOST_SEATS = 5
"""The most players (MANIPULATION 1.1)."""


@dataclass(frozen=True)
class TargetTotal(Mode):
    """The game is over as soon as a player's total reaches this many points (MANIPULATION 8)."""

    points: Annotated[int, Numbers(1, (50, 100, 150, 200, 300, 500))]
    mode: str = "target"


@dataclass(frozen=True)
class NumberOfDeals(Mode):
    """The game is over after this many deals (MANIPULATION 8)."""

    hands: Annotated[int, Numbers(1, (1, 3, 4, 5, 10))]
    mode: str = "hands"


@dataclass(frozen=True, slots=True)
class ManipulationOptions:
    """House rules of Manipulation Rummy with their defaults (MANIPULATION 9)."""

    packs: Literal[None, 1, 2] = None
    jokers: Literal[None, 0, 1, 2, 3, 4] = None
    ace: Literal["both", "low", "high"] = "both"
    hand_size: Literal[5, 6, 7, 8, 9, 10, 11, 12, 13, 14] = 10
    min_draws: Literal[0, 1] = 1
    max_draws: Literal[1, 2, 3, None] = 3
    meld_after_last_draw: bool = False
    min_naturals: Literal[1, 2] = 1
    joker_moves: JokerMoves = "free"
    initial_meld: Annotated[int, Numbers(0, (0, 1, 20, 30, 40, 50))] = 0
    knock_limit: Annotated[int | None, Numbers(0, (0, 5, 10, 15))] = 5
    knock_tie: Literal["shared", "others"] = "shared"
    scoring: Kind = "difference"
    joker_points: Annotated[int, Numbers(0, (0, 15, 20, 25, 30, 50))] = 25
    out_bonus: Annotated[int, Numbers(0, (0, 10, 25, 50))] = 0
    undercut_bonus: Annotated[int, Numbers(0, (0, 10, 20, 25))] = 0
    end: TargetTotal | NumberOfDeals = TargetTotal(150)


RULEBOOKS = {
    "carousel": ManipulationOptions(),
    "tiles": ManipulationOptions(
        packs=2,
        jokers=2,
        ace="low",
        hand_size=14,
        min_draws=0,
        max_draws=1,
        joker_moves="replaced",
        initial_meld=30,
        knock_limit=None,
        scoring="zero_sum",
        joker_points=30,
        end=NumberOfDeals(4),
    ),
    "until": ManipulationOptions(
        packs=2,
        jokers=0,
        ace="high",
        hand_size=7,
        min_draws=0,
        max_draws=None,
        initial_meld=1,
        knock_limit=None,
        scoring="penalty",
    ),
}
"""Presets of the options for the rule texts (MANIPULATION 9)."""

_DEALS = {"carousel": (2, 5), "tiles": (1, 2), "until": (1, 4)}
LENGTHS = {
    preset: {
        Length.QUICK: {"end": NumberOfDeals(quick)},
        Length.EVENING: {"end": NumberOfDeals(evening)},
    }
    for preset, (quick, evening) in _DEALS.items()
}
"""Options for a quick game and for an evening. Deals with two packs are long."""

FORMER = {
    preset: {Length.EVENING: {"end": NumberOfDeals(deals)}}
    for preset, deals in {"carousel": 8, "tiles": 3}.items()
}
"""The evening games of version 0.1.0, which took an hour or longer than the full game."""

_ACES = {"both": {1, 14}, "low": {1}, "high": {14}}


def manipulation_rummy(options: ManipulationOptions) -> Game:
    """Return the game with these options."""
    end = options.end
    most = options.max_draws
    jokers = max(_jokers(options, seats) for seats in (2, MOST_SEATS))
    draw = draw_from_stock.needing(draws_left(most))
    score = LeastInHand(
        kind=options.scoring,
        shared=options.knock_tie == "shared",
        out_bonus=options.out_bonus,
        undercut_bonus=options.undercut_bonus,
        is_over=_is_over(options),
    )
    return Game(
        name="manipulation",
        options=options,
        seats=range(2, _most_seats(options) + 1),
        pack=lambda seats: pack(_packs(options, seats), _jokers(options, seats)),
        hand_size=lambda seats, deal_no: options.hand_size,
        melds=MeldRules(
            aces=frozenset(_ACES[options.ace]),
            min_naturals=options.min_naturals,
            doubles_in_set=False,
            jokers=jokers > 0,
        ),
        points=pip_points(ace=1, joker=options.joker_points),
        turn={
            Phase.DRAW: (draw,),
            Phase.PLAY: (
                knock_on_table(options.knock_limit),
                rearrange,
                draw,
                pass_turn.needing(only_without_draws(most)),
            ),
        },
        after=_after(options),
        memory=(Draws, Passes, Opened),
        score=score,
        cites=CITES,
        pile=Pile(upcard=False),
        start=Start(starts_with_draw if options.min_draws else starts_with_laying),
        end=End(
            deals=end.hands if isinstance(end, NumberOfDeals) else None,
            lowest_wins=options.scoring == "penalty",
            pays=score.pays if options.scoring == "difference" else None,
        ),
        common=CommonTable(options.joker_moves, options.initial_meld),
    )


def _after(options: ManipulationOptions) -> dict[type[Event], tuple[Consequence, ...]]:
    """Return the automatic consequences of events (MANIPULATION 3.2, 6)."""
    after: dict[type[Event], tuple[Consequence, ...]] = {
        Rearranged: (go_out,),
        KnockedOnTable: (end_by_knock,),
        PassedTurn: (end_or_go_on,),
    }
    if options.max_draws is not None and not options.meld_after_last_draw:
        after[Drew] = (end_after_draws(options.max_draws),)
    return after


def _packs(options: ManipulationOptions, seats: int) -> int:
    """Return the number of packs (1.2).

    The default is one pack for two players, and two for more.
    """
    return options.packs or (1 if seats == 2 else 2)


def _jokers(options: ManipulationOptions, seats: int) -> int:
    """Return the number of jokers, by default one per pack (1.2)."""
    return _packs(options, seats) if options.jokers is None else options.jokers


def _most_seats(options: ManipulationOptions) -> int:
    """Return the most players for which the stock has a card (1.2)."""

    def fits(seats: int) -> bool:
        cards = 52 * _packs(options, seats) + _jokers(options, seats)
        return cards > options.hand_size * seats

    return max(seats for seats in range(2, MOST_SEATS + 1) if fits(seats))


def _is_over(options: ManipulationOptions) -> IsOver:
    end = options.end
    if isinstance(end, NumberOfDeals):
        return lambda deal_no, totals: deal_no >= end.hands
    return lambda deal_no, totals: max(totals) >= end.points


_TURNS = {
    (1, 3): {FREE: {2: 16, 3: 19, 4: 16, 5: 13}},
    (0, 1): {FREE: {2: 71, 3: 42, 4: 41, 5: 36}},
    (0, None): {FREE: {2: 34, 3: 35, 4: 32, 5: 22}},
}
_GAINS = {
    (1, 3): {2: 23.1, 3: 22.1, 4: 25.0, 5: 51.1},
    (0, None): {2: 7.9, 3: 12.2, 4: 13.0, 5: 17.4},
}
"""The points per deal that the leader gains, by the fewest and most draws per turn.

These draws change the length of a game a lot.
"""


def _pace(options: ManipulationOptions) -> Pace | None:
    """Return the duration of a game, or None if it was never measured with such draws."""
    draws = options.min_draws, options.max_draws
    if draws not in _TURNS:
        return None
    gains = _GAINS.get(draws, {})
    if options.scoring == "zero_sum" or not isinstance(options.end, TargetTotal):
        return Pace(_TURNS[draws])
    return Pace(_TURNS[draws], ToTarget(options.end.points, 150, gains))


CITES = {
    Reason.NOT_YOUR_TURN: "2.2",
    Reason.WRONG_PHASE: "3.1",
    Reason.DEAL_OVER: "6",
    Reason.NOT_IN_HAND: "5.2",
    Reason.NOT_A_MELD: "4",
    Reason.NOTHING_TO_DRAW: "3.2",
    Reason.DRAWN_ENOUGH: "3.2",
    Reason.MUST_DRAW: "3.2",
    Reason.CARD_MISSING: "5.1",
    Reason.NOTHING_ADDED: "5.2",
    Reason.JOKER_MOVED: "5.4",
    Reason.INITIAL_MELD: "5.5",
    Reason.NO_KNOCKING: "6.2",
    Reason.TOO_MUCH_TO_KNOCK: "6.2",
}
"""Paragraphs of MANIPULATION.md for each refusal."""

LISTING = Listing(
    name="manipulation",
    title="Manipulation Rummy",
    options=ManipulationOptions,
    presets=RULEBOOKS,
    default="carousel",
    most_seats=5,
    build=manipulation_rummy,
    lengths=LENGTHS,
    former=FORMER,
    pace=_pace,
    stored={"least_in_hand": LeastOwn},
    day=DailyDeal(2),
)
