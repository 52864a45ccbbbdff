"""Straight Rummy: sets and runs of three or more, no lay-offs, once through the stock."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.cards import Card, pack, rank
from engine.errors import Reason
from engine.events import Discarded, Drew, Event, LaidDown, StockRanOut
from engine.game import Game
from engine.melds import MeldRules
from engine.moves import Draw
from engine.phase import Phase
from engine.scoring.penalty_points import penalty_points
from engine.step import Ask, step
from engine.steps.discard import discard, keeps_a_discard, pass_the_turn
from engine.steps.go_out import end_without_winner, go_out
from engine.steps.lay_down import lay_down
from engine.steps.take import take


@dataclass(frozen=True, slots=True)
class StraightOptions:
    """House rules of Straight Rummy with their defaults."""

    must_discard_to_go_out: bool = False


RULEBOOKS = {"standard": StraightOptions()}
"""The rule text as a preset of the options."""


@step(Draw, lambda ask: (Draw(),))
def draw_once_through(ask: Ask, move: Draw) -> Iterable[Event]:
    """Draw the top of the stock; where it is empty the wish alone says that it has run out."""
    if ask.state.stock:
        return (Drew(ask.seat, ask.state.stock[0]),)
    return (StockRanOut(ask.seat),)


def points(card: Card) -> int:
    """What a card in the hand costs: an ace 1, a court card 10, any other its pips."""
    return min(rank(card) + 1, 10)


def straight_rummy(options: StraightOptions) -> Game:
    """The game under these options."""
    meld = lay_down.leaving(keeps_a_discard) if options.must_discard_to_go_out else lay_down
    return Game(
        name="straight",
        options=options,
        seats=range(2, 5),
        deals=5,
        pack=lambda seats: pack(1, 0),
        hand_size=lambda seats, deal_no: 6,
        melds=MeldRules(
            set_min=3, set_max=4, run_min=3, run_max=13, aces=frozenset({1}), single_pack=True
        ),
        points=points,
        turn={Phase.DRAW: (draw_once_through, take), Phase.PLAY: (meld, discard)},
        after={
            StockRanOut: (end_without_winner,),
            LaidDown: (go_out,),
            Discarded: (go_out, pass_the_turn),
        },
        memory=(),
        score=penalty_points,
        cites=CITES,
    )


CITES = {
    Reason.NOT_YOUR_TURN: "2",
    Reason.WRONG_PHASE: "2",
    Reason.DEAL_OVER: "5",
    Reason.NOT_IN_HAND: "2",
    Reason.NOT_A_MELD: "3",
    Reason.NOTHING_TO_TAKE: "2",
    Reason.WOULD_EMPTY_HAND: "4",
}
"""Paragraphs of the rule text behind the refusals."""
