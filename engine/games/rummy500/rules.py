"""Rules of Rummy 500: sweep the row, score laid cards and lose held ones (RUMMY500.md)."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Literal

from engine.cards import HIDDEN, Card, bare, face, is_joker, pack, rank
from engine.errors import Reason
from engine.events import Discarded, Event, LaidDown, LaidOff, StockRanOut
from engine.facts import LaidPoints, StockSpent
from engine.game import AnyStep, Ask, Condition, Consequence, Game, Pile, Turn
from engine.games.rummy500.take_row import Sweeps, leave_the_row, sweep
from engine.listing import DailyDeal, Length, Listing
from engine.melds import Meld, MeldKind, MeldRules, Reading, span
from engine.options import Numbers
from engine.pace import FREE, Pace, ToTarget
from engine.phase import Phase
from engine.result import CommonItem, Ending, Own, Result, ScoreLine
from engine.scoring import deal_result, totals_with
from engine.state import State
from engine.steps.discard import (
    discard,
    end_once_spent,
    end_without_winner,
    go_out,
    keeps_a_discard,
    pass_the_turn,
)
from engine.steps.draw import draw, draw_from_stock, something_to_draw, stock_left
from engine.steps.laying import lay_down, lay_off
from engine.steps.swap import swap

MOST_FOR_ONE_PACK = 4
"""With more players than this the game uses two packs (RUMMY500 RA-1)."""
_DEALT = 7
_SEATS = range(2, 9)


@dataclass(frozen=True, slots=True)
class Rummy500Options:
    """House rules of Rummy 500 with their defaults (RUMMY500 10.2)."""

    packs: Literal[None, 1, 2] = None
    jokers: Literal[0, 1, 2] = 0
    ace: Literal["both", "low"] = "both"
    two_player_hand: Literal[7, 8, 9, 10, 11, 12, 13] = 13
    doubles_in_set: bool = False
    min_naturals: Literal[1, 2] = 1
    swap: Literal["none", "runs"] = "none"
    take_to_lay_off: bool = True
    top_card: Literal["use", "free"] = "use"
    card_values: Literal["pips", "fives"] = "pips"
    ace_points: Annotated[int, Numbers(0, (1, 10, 15, 25))] = 15
    ace_low_points: Annotated[int, Numbers(0, (1, 5, 15))] = 1
    joker_points: Annotated[int, Numbers(0, (15, 20, 25, 50))] = 15
    joker_value: Literal["fixed", "card"] = "fixed"
    must_discard_to_go_out: bool = False
    exhausted: Literal["row", "end", "recycle"] = "row"
    target: Annotated[int, Numbers(1, (300, 500, 1000))] = 500
    tie_break: Literal["shared", "extra_hand"] = "shared"


RULEBOOKS = {
    "standard": Rummy500Options(),
    "joker": Rummy500Options(jokers=2),
    "fives": Rummy500Options(card_values="fives", ace_low_points=15),
}
"""Presets of the options (RUMMY500 10.1)."""

LENGTHS = {
    preset: {Length.QUICK: {"target": 75}, Length.EVENING: {"target": 260}} for preset in RULEBOOKS
}
"""Options for games shorter than 500 points."""

FORMER = {
    preset: {Length.QUICK: {"target": 100}, Length.EVENING: {"target": 300}} for preset in RULEBOOKS
}
"""The lengths of version 0.1.0. They were too long for five and more players."""


def rummy_500(options: Rummy500Options) -> Game:
    """Return the game with these options."""
    values = CardValues(
        pips=options.card_values == "pips",
        ace=options.ace_points,
        low_ace=options.ace_low_points,
        joker=options.joker_points,
        joker_is=options.joker_value,
    )
    price = tuple(map(values.in_hand, range(HIDDEN + 1)))
    can_draw = _can_draw(options)
    return Game(
        name="rummy500",
        options=options,
        seats=_seats(options),
        pack=lambda seats: _pack(options, seats),
        hand_size=lambda seats, deal_no: _hand_size(options, seats),
        melds=_meld_rules(options),
        points=lambda card: price[bare(card)],
        turn=_turn(options),
        after=_after(options),
        memory=(),
        score=LaidLessHeld(values, options.target, shared=options.tie_break == "shared"),
        cites=CITES,
        pile=Pile(sweeps=True),
        laid=values.of_meld,
        facts=(
            lambda state: LaidPoints(values.laid(state)),
            lambda state: None if can_draw(state) else StockSpent(),
        ),
    )


def _pack(options: Rummy500Options, seats: int) -> tuple[Card, ...]:
    """Return the cards for this many players (RUMMY500 1.2, 1.3)."""
    packs = options.packs or (1 if seats <= MOST_FOR_ONE_PACK else 2)
    return pack(packs, packs * options.jokers)


def _hand_size(options: Rummy500Options, seats: int) -> int:
    """Return the number of cards dealt to each player (RUMMY500 2.1)."""
    return options.two_player_hand if seats == 2 else _DEALT


def _seats(options: Rummy500Options) -> range:
    """Return the numbers of players for which the stock has a card (RUMMY500 1.2)."""
    fitting = [
        seats
        for seats in _SEATS
        if len(_pack(options, seats)) > _hand_size(options, seats) * seats + 1
    ]
    return range(fitting[0], fitting[-1] + 1)


def _meld_rules(options: Rummy500Options) -> MeldRules:
    """Return the rules of melds (RUMMY500 4). One pack has no identical cards."""
    doubles = options.doubles_in_set and options.packs != 1
    return MeldRules(
        set_max=8 if doubles else 4,
        aces=frozenset({1, 14} if options.ace == "both" else {1}),
        min_naturals=options.min_naturals,
        doubles_in_set=doubles,
        jokers=options.jokers > 0,
    )


_SWAPS = {"none": frozenset[MeldKind](), "runs": frozenset({MeldKind.RUN})}


def _can_draw(options: Rummy500Options) -> Callable[[State], bool]:
    """Return a check whether a card can be drawn (RUMMY500 3.1.1)."""
    return something_to_draw if options.exhausted == "recycle" else stock_left


def _turn(options: Rummy500Options) -> Turn:
    """Return the turn with these options (RUMMY500 3)."""
    recycles = options.exhausted == "recycle"
    ends: tuple[Condition, ...] = (keeps_a_discard,) if options.must_discard_to_go_out else ()
    can_draw = _can_draw(options)
    take = sweep(Sweeps(options.take_to_lay_off, options.top_card == "free", can_draw))
    turn: Turn = {
        Phase.DRAW: (
            draw if recycles else draw_from_stock,
            take.needing(*ends),
            leave_the_row(can_draw),
        ),
        Phase.PLAY: (
            lay_down.needing(*ends),
            lay_off.needing(*ends),
            swap(_SWAPS[options.swap], elsewhere=Reason.NO_SWAP_HERE),
            discard,
        ),
    }
    if options.packs is None and options.doubles_in_set:
        few = rummy_500(replace(options, packs=1))
        return {phase: tuple(_of_few(step, few) for step in steps) for phase, steps in turn.items()}
    return turn


def _of_few(step: AnyStep, few: Game) -> AnyStep:
    """Return a step that follows the game with one pack if there are few players.

    In the game with one pack, ``doubles_in_set`` has no effect (RUMMY500 4.1).
    """

    def narrowed(ask: Ask) -> Ask:
        return ask._replace(game=few) if ask.state.seats <= MOST_FOR_ONE_PACK else ask

    return replace(
        step,
        rule=lambda ask, move: step.rule(narrowed(ask), move),
        offers=lambda ask: step.offers(narrowed(ask)),
        uses=lambda ask, cards: step.uses(narrowed(ask), cards),
    )


def _after(options: Rummy500Options) -> dict[type[Event], tuple[Consequence, ...]]:
    """Return the automatic consequences of events (RUMMY500 7, 8)."""
    spent = (end_once_spent,) if options.exhausted == "end" else ()
    return {
        StockRanOut: (end_without_winner,),
        LaidDown: (go_out,),
        LaidOff: (go_out,),
        Discarded: (go_out, *spent, pass_the_turn),
    }


# The score counts laid cards minus held ones (RUMMY500 6, 9).


@dataclass(frozen=True, slots=True)
class LaidOwn(Own):
    """The points of the cards that each seat has laid, and of its hand."""

    laid: tuple[int, ...]
    held: tuple[int, ...]

    def in_notation(self, players: Sequence[str]) -> dict[str, object]:
        return {
            "laid": dict(zip(players, self.laid, strict=True)),
            "held": dict(zip(players, self.held, strict=True)),
        }

    def laid_points(self) -> tuple[int, ...]:
        return self.laid


@dataclass(frozen=True, slots=True)
class CardValues:
    """The points of cards (RUMMY500 6.1-6.3)."""

    pips: bool
    ace: int
    low_ace: int
    joker: int
    joker_is: Literal["fixed", "card"]
    """With "card", a laid joker counts as the card that it represents.

    In a set it counts as a card of the set's rank.
    """

    def in_hand(self, card: Card) -> int:
        """Return the points of a card in a hand. An unseen card counts nothing."""
        held = bare(card)
        if is_joker(held):
            return self.joker
        return self._natural(held) if held < 52 else 0

    def of_meld(self, meld: Reading | Meld) -> tuple[int, ...]:
        """Return the points of each card in a meld."""
        low = meld.kind is MeldKind.RUN and span(meld.cards)[0] == 1
        natural = next((card for card in meld.cards if not is_joker(card)), None)
        points = []
        for index, card in enumerate(meld.cards):
            if not is_joker(card):
                counted: Card | None = card
            elif self.joker_is == "fixed":
                counted = None
            else:
                counted = face(card) if meld.kind is MeldKind.RUN else natural
            if counted is None:
                points.append(self.joker)
            else:
                points.append(self.low_ace if low and index == 0 else self._natural(counted))
        return tuple(points)

    def laid(self, state: State) -> tuple[int, ...]:
        """Return the points of laid cards, by the seat that laid them."""
        points = [0] * state.seats
        for meld in state.melds:
            for seat, count in zip(meld.laid_by, self.of_meld(meld), strict=True):
                points[seat] += count
        return tuple(points)

    def _natural(self, card: Card) -> int:
        place = rank(card)
        if place == 0:
            return self.ace
        if place >= 9:
            return 10
        return place + 1 if self.pips else 5


@dataclass(frozen=True, slots=True)
class LaidLessHeld:
    """The score of a deal, called as ``Game.score``."""

    values: CardValues
    target: int
    shared: bool
    """Whether players with the same highest total win together.

    Otherwise a further deal is played.
    """

    def __call__(self, game: Game, state: State, ended_by: Ending, winner: int | None) -> Result:
        """Return the result. ``winner`` is the player who went out."""
        lines = tuple(line for seat in range(state.seats) for line in self._lines(state, seat))
        laid = self.values.laid(state)
        held = tuple(sum(map(self.values.in_hand, hand)) for hand in state.hands)
        totals = totals_with(state, (gain - loss for gain, loss in zip(laid, held, strict=True)))
        over = max(totals) >= self.target and (self.shared or totals.count(max(totals)) == 1)
        rank = [-total for total in totals]
        result = deal_result(state, ended_by, winner, lines, totals, rank, over=over)
        return result._replace(own=LaidOwn(laid, held))

    def _lines(self, state: State, seat: int) -> Iterator[ScoreLine]:
        """Yield the cards that a player has laid, one line per meld, then the cards in the hand."""
        for meld in state.melds:
            counted = zip(meld.cards, meld.laid_by, self.values.of_meld(meld), strict=True)
            own = [(card, points) for card, by, points in counted if by == seat]
            if own:
                cards, points = zip(*own, strict=True)
                yield ScoreLine(seat, CommonItem.LAID, cards, sum(points))
        hand = state.hands[seat]
        if hand:
            lost = sum(map(self.values.in_hand, hand))
            yield ScoreLine(seat, CommonItem.IN_HAND, hand, -lost)


_TURNS = {FREE: {2: 16, 3: 21, 4: 20, 5: 31, 6: 29, 7: 29, 8: 29}}
_GAINS = {2: 102, 3: 67, 4: 62, 5: 58, 6: 49, 7: 48, 8: 49}


def _pace(options: Rummy500Options) -> Pace:
    return Pace(_TURNS, ToTarget(options.target, 500, _GAINS))


CITES = {
    Reason.NOT_YOUR_TURN: "3",
    Reason.WRONG_PHASE: "3",
    Reason.DEAL_OVER: "7.1, 8",
    Reason.NOT_IN_HAND: "3.2",
    Reason.NOT_A_MELD: "4",
    Reason.NO_SUCH_MELD: "4.5",
    Reason.DOES_NOT_FIT: "4.5",
    Reason.NOTHING_TO_DRAW: "8.2",
    Reason.STOCK_LASTS: "3.1",
    Reason.NOTHING_TO_TAKE: "5.1",
    Reason.NOT_IN_ROW: "5.1",
    Reason.MUST_BE_LAID: "5.2, 5.5",
    Reason.START_NOT_LAID: "5.2",
    Reason.WOULD_EMPTY_HAND: "7.2",
    Reason.NO_SWAP_HERE: "4.7",
    Reason.NO_JOKER_FOR_IT: "4.7",
}
"""Paragraphs of RUMMY500.md for each refusal."""

LISTING = Listing(
    name="rummy500",
    title="Rummy 500",
    options=Rummy500Options,
    presets=RULEBOOKS,
    most_seats=8,
    build=rummy_500,
    lengths=LENGTHS,
    former=FORMER,
    pace=_pace,
    stored={"laid_less_held": LaidOwn},
    day=DailyDeal(2),
)
