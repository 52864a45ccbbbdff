"""Rules of Basic Rummy: draw, meld, lay off and discard (BASIC.md).

The winner scores the points that the others hold.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Literal

from engine.cards import pack
from engine.errors import Reason
from engine.events import Discarded, Drew, Event, LaidDown, LaidOff, StockRanOut
from engine.game import Condition, Consequence, End, Game, Score, Turn
from engine.games.basic.turn import (
    Plays,
    Reshuffles,
    draw_within,
    melds_left,
    only_to_go_out,
    recycle_right_away,
    went_rummy,
)
from engine.listing import DailyDeal, Length, Listing
from engine.melds import MeldRules
from engine.options import LATER, Mode, Numbers
from engine.pace import FREE, Pace, ToTarget
from engine.phase import Phase
from engine.result import CommonItem, Ending, Result, ScoreItem, ScoreLine
from engine.scoring import deal_result, pip_points, totals_with
from engine.state import State
from engine.steps.discard import discard, end_without_winner, go_out, keeps_a_discard, pass_the_turn
from engine.steps.draw import draw
from engine.steps.laying import lay_down, lay_off
from engine.steps.take import TakenCard, not_the_card_taken, take, taken_card_not_left

HAND_SIZES = {2: 10, 3: 7, 4: 7, 5: 6, 6: 6}
"""Cards per player, by the number of players (BASIC 2.2)."""


@dataclass(frozen=True)
class Target(Mode):
    """The first player with this many points wins (BASIC 9.3)."""

    points: Annotated[int, Numbers(1, (50, 100, 150, 200, 300, 500))]
    mode: str = "target"


@dataclass(frozen=True)
class FixedDeals(Mode):
    """The player with the most points after this many deals wins (BASIC 9.4)."""

    hands: Annotated[int, Numbers(1, (1, 3, 5, 7, 10))]
    mode: str = "hands"


@dataclass(frozen=True, slots=True)
class BasicOptions:
    """House rules of Basic Rummy with their defaults (BASIC 10)."""

    ace_high_low: bool = False
    ace_points: Literal[None, 1, 15] = field(default=None, metadata=LATER)
    must_discard_to_go_out: bool = False
    end: Target | FixedDeals = Target(150)
    going_rummy_doubles: bool = True
    max_reshuffles: Annotated[int | None, Numbers(0, (0, 1, 2, 3))] = None
    tie_break: Literal["shared", "extra_hand"] = "shared"
    melds_per_turn: Annotated[int | None, Numbers(1, (1, 2, 3))] = None
    melds_free_when_out: bool = field(default=False, metadata=LATER)
    reshuffle_timing: Literal["on_draw", "on_empty"] = "on_draw"


RULEBOOKS = {"standard": BasicOptions()}
"""Presets of the options. The standard preset is the rule text."""

LENGTHS = {
    "standard": {
        Length.QUICK: {"end": FixedDeals(1)},
        Length.EVENING: {"end": FixedDeals(4)},
    }
}
"""Options for games shorter than 150 points."""

FORMER = {"standard": {Length.EVENING: {"end": FixedDeals(3)}}}
"""The evening game of version 0.1.0. It was too short for two people."""


def basic_rummy(options: BasicOptions) -> Game:
    """Return the game with these options."""
    end = options.end
    shared = options.tie_break == "shared"
    doubles = options.going_rummy_doubles
    return Game(
        name="basic",
        options=options,
        seats=range(2, 7),
        pack=lambda seats: pack(1, 0),
        hand_size=lambda seats, deal_no: HAND_SIZES[seats],
        melds=MeldRules(
            aces=frozenset({1, 14} if options.ace_high_low else {1}),
            doubles_in_set=False,
            jokers=False,
        ),
        points=pip_points(ace=options.ace_points or (15 if options.ace_high_low else 1)),
        turn=_turn(options),
        after=_after(options),
        memory=(TakenCard, Plays, Reshuffles),
        score=winner_takes_all(_is_over(options), went_rummy, doubles=doubles),
        cites=CITES,
        end=End(
            deals=end.hands if isinstance(end, FixedDeals) and shared else None,
            pays=pays_what_they_held,
        ),
    )


def _turn(options: BasicOptions) -> Turn:
    """Return the turn with these options (BASIC 3)."""
    most = options.max_reshuffles
    must_discard = options.must_discard_to_go_out
    ends: tuple[Condition, ...] = (taken_card_not_left(must_discard=must_discard),)
    if must_discard:
        ends = (keeps_a_discard, *ends)
    meld, more = lay_down.needing(*ends), lay_off.needing(*ends)
    throw = discard.needing(not_the_card_taken)
    if options.melds_per_turn is not None:
        if options.melds_free_when_out:
            goes_on, ends_it = only_to_go_out(options.melds_per_turn, must_discard=must_discard)
            meld, more, throw = meld.needing(goes_on), more.needing(goes_on), throw.needing(ends_it)
        else:
            meld = meld.needing(melds_left(options.melds_per_turn))
    return {
        Phase.DRAW: (draw if most is None else draw_within(most), take),
        Phase.PLAY: (meld, more, throw),
    }


def _after(options: BasicOptions) -> dict[type[Event], tuple[Consequence, ...]]:
    """Return the automatic consequences of events (BASIC 6, 7)."""
    after: dict[type[Event], tuple[Consequence, ...]] = {
        StockRanOut: (end_without_winner,),
        LaidDown: (go_out,),
        LaidOff: (go_out,),
        Discarded: (go_out, pass_the_turn),
    }
    if options.reshuffle_timing == "on_empty":
        after[Drew] = (recycle_right_away(options.max_reshuffles),)
    return after


# Scoring. The player who goes out scores the points that the others hold.


class RummyItem(ScoreItem):
    """The line of a winner who went rummy (BASIC 8.4)."""

    WENT_RUMMY = "went_rummy"


IsOver = Callable[[State, tuple[int, ...]], bool]
"""Returns whether these totals end the game after this deal."""


def winner_takes_all(
    is_over: IsOver, double: Callable[[State, int], bool], *, doubles: bool
) -> Score:
    """Return the scoring of a deal (BASIC 8), in which only the winner scores.

    ``double`` returns whether the winner went rummy. ``doubles`` is True if going rummy counts
    twice. The deal passes to the left, no matter who won (BASIC 2.5).
    """

    def score(game: Game, state: State, ended_by: Ending, winner: int | None) -> Result:
        rummy = winner is not None and double(state, winner)
        held = [0 if winner is None else sum(map(game.points, hand)) for hand in state.hands]
        gain = sum(points for seat, points in enumerate(held) if seat != winner)
        gain *= 2 if rummy and doubles else 1
        lines = []
        for seat, hand in enumerate(state.hands):
            if seat == winner:
                went_rummy = rummy and doubles
                how = RummyItem.WENT_RUMMY if went_rummy else CommonItem.WENT_OUT
                lines.append(ScoreLine(seat, how, (), gain))
            else:
                lines.append(ScoreLine(seat, CommonItem.IN_HAND, hand, held[seat]))
        totals = totals_with(state, (gain * (seat == winner) for seat in range(state.seats)))
        over, rank = is_over(state, totals), [-total for total in totals]
        result = deal_result(state, ended_by, winner, lines, totals, rank, over=over)
        return result._replace(going_rummy=rummy)

    return score


def pays_what_they_held(result: Result) -> tuple[int | None, ...]:
    """Return the points that the winner got because of each seat, or 0 without a winner."""
    times = 2 if any(line.what is RummyItem.WENT_RUMMY for line in result.lines) else 1
    held = {line.seat: line.points for line in result.lines}
    return tuple(
        None if seat == result.winner else 0 if result.winner is None else times * held[seat]
        for seat in range(len(result.scores))
    )


def at_target(points: int) -> IsOver:
    """Return a check that ends the game as soon as a player has this many points (BASIC 9.3)."""
    return lambda state, totals: max(totals) >= points


def after_deals(deals: int, *, until_decided: bool) -> IsOver:
    """Return a check that ends the game after this many deals (BASIC 9.4).

    ``until_decided``: players with equal points play further deals.
    """

    def over(state: State, totals: tuple[int, ...]) -> bool:
        tied = totals.count(max(totals)) > 1
        return state.deal_no >= deals and not (until_decided and tied)

    return over


def _is_over(options: BasicOptions) -> IsOver:
    if isinstance(options.end, Target):
        return at_target(options.end.points)
    return after_deals(options.end.hands, until_decided=options.tie_break == "extra_hand")


_TURNS = {FREE: {2: 19, 3: 26, 4: 31, 5: 32, 6: 41}}
_GAINS = {2: 6.7, 3: 10.3, 4: 18.2, 5: 27.8, 6: 37.0}


def _pace(options: BasicOptions) -> Pace:
    if isinstance(options.end, Target):
        return Pace(_TURNS, ToTarget(options.end.points, 150, _GAINS))
    return Pace(_TURNS)


CITES = {
    Reason.NOT_YOUR_TURN: "3",
    Reason.WRONG_PHASE: "3",
    Reason.DEAL_OVER: "6.1",
    Reason.NOT_IN_HAND: "3.2",
    Reason.NOT_A_MELD: "4",
    Reason.NO_SUCH_MELD: "3.2",
    Reason.DOES_NOT_FIT: "5.2",
    Reason.NOTHING_TO_DRAW: "7.3",
    Reason.NOTHING_TO_TAKE: "3.1",
    Reason.TAKEN_THIS_TURN: "3.3",
    Reason.TAKEN_CARD_LEFT: "3.2",
    Reason.WOULD_EMPTY_HAND: "6.2",
    Reason.MELDS_SPENT: "3.2",
    Reason.ONLY_TO_GO_OUT: "3.2",
}
"""Paragraphs of BASIC.md for each refusal."""

LISTING = Listing(
    name="basic",
    title="Basic Rummy",
    options=BasicOptions,
    presets=RULEBOOKS,
    most_seats=6,
    build=basic_rummy,
    lengths=LENGTHS,
    former=FORMER,
    pace=_pace,
    day=DailyDeal(2),
)
