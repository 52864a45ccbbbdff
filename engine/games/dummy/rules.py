"""Rules of Thai Dummy, with birth from the row, melds, lay-offs and knocks (DUMMY.md)."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from engine.cards import pack
from engine.errors import Reason
from engine.events import Discarded, Event, Knocked, LaidDown, LaidOff, StockRanOut
from engine.facts import LaidPoints
from engine.game import Consequence, Game, Turn
from engine.games.dummy.penalties import (
    fak_speto,
    pee_hua,
    pee_speto,
    pee_speto_or_both,
    ti_on,
    ting_mee,
    ting_ngo,
    ting_tem,
)
from engine.games.dummy.row import (
    LastTurn,
    costs_too_much,
    knock_stays_in_reach,
    let_it_end,
    not_in_the_last_turn,
    take_row,
)
from engine.games.dummy.scoring import (
    DummyOwn,
    DummyScore,
    ace_less_in_runs,
    against_one_deal,
    by_face,
    fits,
    for_one_deal,
    held_by_face,
    held_with_head_card,
    is_speto,
    knock_card,
    points,
    toggled,
    unturned,
    with_head_card,
)
from engine.games.dummy.turn import Row, Sweep, knock, not_the_last_card
from engine.listing import DailyDeal, Length, Listing
from engine.melds import MeldRules
from engine.options import LATER, Numbers
from engine.pace import FREE, Pace, ToTarget
from engine.phase import Phase
from engine.steps.birth import Births, born
from engine.steps.direction import Direction, pass_on
from engine.steps.discard import discard, end_by_knock, end_without_winner, keeps_a_discard
from engine.steps.draw import draw_from_stock
from engine.steps.fines import Fines, is_fined
from engine.steps.laying import lay_down, lay_off

HANDS = {2: 11, 3: 9, 4: 7}
"""Cards dealt to each player, by the number of players (DUMMY 2.1)."""


@dataclass(frozen=True, slots=True)
class DummyOptions:
    """House rules of Dummy with their defaults (DUMMY 10-13)."""

    target: Annotated[int, Numbers(least=1, usual=(300, 500, 1000))] = 500
    ngo_reversal: Literal["toggle", "next_hand_only", "next_hand_relative", "off"] = "toggle"
    mult_net: bool = False
    ace_run_10: bool = False
    knock_speto_100: bool = False
    knock_layoffable_100: bool = False
    ting_mee: bool = False
    ting_tem: bool = False
    bai_hua: bool = False
    pee_hua: bool = False
    pee_speto: bool = False
    pee_speto_needs: Literal["both", "speto_or_both"] = field(default="both", metadata=LATER)
    ti_on: bool = False
    ti_on_needs_speto: bool = field(default=True, metadata=LATER)
    fak_speto: bool = False


EXTRAS = {
    "none": DummyOptions(),
    "all": DummyOptions(
        knock_speto_100=True,
        knock_layoffable_100=True,
        ting_mee=True,
        ting_tem=True,
        bai_hua=True,
        pee_hua=True,
        pee_speto=True,
        ti_on=True,
        fak_speto=True,
    ),
}
"""The presets without the optional rules of DUMMY 12, and with all of them."""

LENGTHS = {preset: {Length.QUICK: {"target": 150}} for preset in EXTRAS}
"""Options for games shorter than 500 points. A game to 500 points takes an evening."""

FORMER = {preset: {Length.QUICK: {"target": 200}} for preset in EXTRAS}
"""The quick game of version 0.1.0. It was too long for four people."""

_REVERSALS = {
    "toggle": toggled,
    "next_hand_only": for_one_deal,
    "next_hand_relative": against_one_deal,
    "off": unturned,
}
_PEE_SPETO = {"both": pee_speto, "speto_or_both": pee_speto_or_both}


def thai_dummy(options: DummyOptions) -> Game:
    """Return the game with these options."""
    score = _score(options)
    return Game(
        name="dummy",
        options=options,
        seats=range(min(HANDS), max(HANDS) + 1),
        pack=lambda seats: pack(1, 0),
        hand_size=lambda seats, deal_no: HANDS[seats],
        melds=MeldRules(
            aces=frozenset({14}),
            doubles_in_set=False,
            jokers=False,
        ),
        points=points,
        turn=TURN,
        after=_after(options),
        memory=(Direction, Births, Row, Sweep, Fines, LastTurn),
        score=score,
        cites=CITES,
        facts=(lambda state: LaidPoints(score.laid_points(state)),),
    )


TURN: Turn = {
    Phase.DRAW: (
        draw_from_stock,
        take_row.needing(knock_stays_in_reach).risking(costs_too_much),
        let_it_end,
    ),
    Phase.PLAY: (
        lay_down.needing(born, keeps_a_discard, knock_stays_in_reach),
        lay_off.needing(born, keeps_a_discard, knock_stays_in_reach),
        knock,
        discard.needing(not_the_last_card, not_in_the_last_turn).risking(is_fined),
    ),
}
"""The turn, which is the same with all options (DUMMY 3)."""


def _after(options: DummyOptions) -> dict[type[Event], tuple[Consequence, ...]]:
    """Return the consequences of events: the fines in use, then the next turn or the end."""
    melded = (
        (options.pee_hua, pee_hua),
        (options.pee_speto, _PEE_SPETO[options.pee_speto_needs]),
        (options.ti_on, ti_on(with_speto=options.ti_on_needs_speto)),
    )
    thrown = ((options.ting_mee, ting_mee), (options.ting_tem, ting_tem))
    return {
        LaidDown: tuple(fine for agreed, fine in melded if agreed),
        LaidOff: (fak_speto,) if options.fak_speto else (),
        Discarded: (*(fine for agreed, fine in thrown if agreed), pass_on),
        Knocked: (ting_ngo, end_by_knock),
        StockRanOut: (end_without_winner,),
    }


def _score(options: DummyOptions) -> DummyScore:
    """Return the score, and the direction of the next deal (DUMMY 10-13)."""
    laid = ace_less_in_runs if options.ace_run_10 else by_face
    tests = ((options.knock_speto_100, is_speto), (options.knock_layoffable_100, fits))
    return DummyScore(
        laid=with_head_card(laid) if options.bai_hua else laid,
        in_hand=held_with_head_card if options.bai_hua else held_by_face,
        knock_card=knock_card(*(test for agreed, test in tests if agreed)),
        net=options.mult_net,
        turned=_REVERSALS[options.ngo_reversal],
        target=options.target,
    )


_TURNS = {FREE: {2: 22, 3: 23, 4: 22}}
_GAINS = {2: 146, 3: 110, 4: 77}
_FINED = {2: 140, 3: 120, 4: 82}
"""The points that the leader gains per deal in a game with fines.

Without fines they are more.
"""


def _pace(options: DummyOptions) -> Pace:
    return Pace(_TURNS, ToTarget(options.target, 500, _FINED if options.ting_mee else _GAINS))


CITES = {
    Reason.NOT_YOUR_TURN: "3",
    Reason.WRONG_PHASE: "3",
    Reason.DEAL_OVER: "8, 9",
    Reason.NOT_BORN: "3.2",
    Reason.NOT_A_MELD: "4.1",
    Reason.DOES_NOT_FIT: "7.2",
    Reason.NOTHING_TO_DRAW: "3.1",
    Reason.STOCK_LASTS: "3.1",
    Reason.NOTHING_TO_TAKE: "5.1",
    Reason.NOT_IN_ROW: "5.1",
    Reason.START_NOT_LAID: "5.2",
    Reason.NO_CARD_OF_HAND: "5.2",
    Reason.KNOCK_OUT_OF_REACH: "3.1",
    Reason.KNOCK_NOW: "3.1",
    Reason.CARDS_LEFT: "8.1",
    Reason.WOULD_EMPTY_HAND: "3.2",
}
"""Paragraphs of DUMMY.md for each refusal."""

LISTING = Listing(
    name="dummy",
    title="Thai Dummy",
    options=DummyOptions,
    preset_key="extras",
    presets=EXTRAS,
    default="none",
    most_seats=4,
    build=thai_dummy,
    lengths=LENGTHS,
    former=FORMER,
    pace=_pace,
    stored={"dummy": DummyOwn},
    day=DailyDeal(2),
)
