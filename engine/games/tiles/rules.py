"""Rules of Tile Rummy, with numbers in four colours and a first meld of thirty (TILES.md)."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal, Self

from engine.cards import HIDDEN, JOKER, Card, pack
from engine.deck import coloured
from engine.errors import IllegalMove, Reason
from engine.events import Dealt, Drew, Event, PassedTurn, Rearranged, TurnStarted
from engine.evolve import evolve
from engine.game import Ask, End, Game, Pile, Start, Step, moment, step
from engine.listing import DailyDeal, Length, Lengths, Listing
from engine.melds import CommonTable, JokerPlaces, MeldRules, OpeningWay, PlaceMoves, WildLimit
from engine.moves import Draw
from engine.options import Mode, Numbers
from engine.pace import FREE, Pace
from engine.phase import Phase
from engine.scoring import CountsOwn, IsOver, LeastInHand, Rank, Seats
from engine.state import Hears, Memory, State
from engine.steps.counted_draws import (
    Draws,
    Passes,
    end_or_go_on,
    next_turn,
    pass_turn,
    starts_with_laying,
)
from engine.steps.discard import end_without_winner, go_out
from engine.steps.draw import drawn, offer_draw
from engine.steps.rearrange import Opened, rearrange_only

DECK = coloured("RBYK", 13, "JK")
"""Numbers 1 to 13 in red, blue, yellow and black, and jokers (TILES 1.3)."""

NUMBERS = tuple(range(1, 14))
"""Points of tiles by rank, which are their numbers. A 1 always counts 1 (TILES 5.6, 7.1)."""


@dataclass(frozen=True)
class TilesTarget(Mode):
    """The game is over as soon as a player's total reaches this many points (TILES 8.1)."""

    points: Annotated[int, Numbers(1, (50, 100, 200, 300, 500))]
    mode: str = "target"


@dataclass(frozen=True)
class TilesDeals(Mode):
    """The game is over after this many deals (TILES 8.1)."""

    hands: Annotated[int, Numbers(1, (1, 2, 3, 4, 6, 10))]
    mode: str = "hands"


@dataclass(frozen=True, slots=True)
class TilesOptions:
    """House rules of Tile Rummy with their defaults (TILES 9)."""

    copies: Literal[2, 3] = 2
    jokers: Literal[None, 0, 1, 2, 3, 4, 5, 6, 7, 8] = None
    one_after_13: Literal["no", "end", "round"] = "no"
    hand_size: Literal[7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] = 14
    draws: Literal[1, 2, 3] = 1
    lay_after_draw: bool = False
    jokers_in_meld: Literal[None, 1] = None
    initial_meld: Annotated[int, Numbers(0, (0, 30, 40, 50))] = 30
    opening: OpeningWay = "apart"
    joker_in_opening: bool = True
    joker_moves: PlaceMoves = "replaced"
    joker_filled_by: Literal["any", "rack"] = "any"
    set_of_three: Literal["one", "both"] = "one"
    freed_joker: Literal["any", "new_meld"] = "any"
    pool_empty: Literal["passes", "last_round"] = "passes"
    scoring: Literal["zero_sum", "winner", "penalty"] = "zero_sum"
    blocked: Literal["difference", "whole"] = "difference"
    joker_points: Annotated[int, Numbers(0, (0, 25, 30, 50))] = 30
    end: TilesDeals | TilesTarget | None = None
    winner_by: Literal["points", "hands"] = "points"


RULEBOOKS = {
    "standard": TilesOptions(),
    "classic": TilesOptions(joker_moves="locked", freed_joker="new_meld"),
    "tournament": TilesOptions(joker_moves="locked", set_of_three="both"),
    "fifty": TilesOptions(initial_meld=50, joker_filled_by="rack"),
    "family": TilesOptions(initial_meld=0, joker_moves="free", one_after_13="end"),
    "six": TilesOptions(copies=3),
}
"""Presets of the house rules (TILES 9)."""

_FAST = {"draws": 3, "pool_empty": "last_round"}
LENGTHS: Mapping[str, Lengths] = {
    preset: {
        Length.QUICK: {"end": TilesDeals(1), **_FAST},
        Length.EVENING: {"end": TilesDeals(3), **_FAST},
    }
    for preset in RULEBOOKS
}
"""Options for games shorter than one deal per player.

If a draw is three tiles, the pool is empty in half the time.
"""

FORMER: Mapping[str, Lengths] = {
    preset: {Length.QUICK: {"end": TilesDeals(1)}} for preset in RULEBOOKS
}
"""The quick game of version 0.1.0, which took 20 to 30 minutes."""


def tile_rummy(options: TilesOptions) -> Game:
    """Return the game with these options."""
    end = options.end
    tiles = pack(options.copies, _jokers(options))
    draw = draw_once(options.draws, ends_turn=not options.lay_after_draw)
    score = TilesScore(
        "difference" if options.scoring == "winner" else options.scoring,
        _is_over(options),
        whole=options.blocked == "whole",
        by_deals=options.winner_by == "hands",
    )
    passing = pass_turn.needing(only_after_drawing)
    return Game(
        name="tiles",
        options=options,
        seats=range(2, 5 if options.copies == 2 else 7),
        pack=lambda seats: tiles,
        hand_size=lambda seats, deal_no: options.hand_size,
        melds=MeldRules(
            aces=frozenset({1} if options.one_after_13 == "no" else {1, 14}),
            doubles_in_set=False,
            jokers=_jokers(options) > 0,
            wild_limit=None if options.jokers_in_meld is None else WildLimit.ONE,
            round_the_corner=options.one_after_13 == "round",
        ),
        points=_points(options.joker_points),
        turn={Phase.PLAY: (rearrange_only, draw.when_late(), passing.when_late())},
        after={Rearranged: (go_out, end_the_turn), PassedTurn: (end_the_turn,)},
        memory=(
            Draws,
            Passes,
            Opened,
            LastRound if options.pool_empty == "last_round" else TurnsLeft,
            DealsWon,
        ),
        score=score,
        cites=CITES,
        pile=Pile(upcard=False),
        start=Start(starts_with_laying),
        end=End(
            deals=end.hands if isinstance(end, TilesDeals) else None,
            lowest_wins=options.scoring == "penalty",
            pays=score.pays if options.scoring == "winner" else None,
        ),
        common=CommonTable(
            options.joker_moves,
            options.initial_meld,
            JokerPlaces(
                rack=options.joker_filled_by == "rack",
                both=options.set_of_three == "both",
                new_meld=options.freed_joker == "new_meld",
            ),
            options.opening,
            options.joker_in_opening,
            NUMBERS,
        ),
        strange_moves_first=True,
    )


def _jokers(options: TilesOptions) -> int:
    """Return the number of jokers (TILES 1.2).

    The default is two, or four with three copies of each tile.
    """
    if options.jokers is not None:
        return options.jokers
    return 2 if options.copies == 2 else 4


def _points(joker: int) -> Callable[[Card], int]:
    """Return the points of a tile left on a rack (TILES 7.1). An unseen tile counts nothing."""
    return (*NUMBERS * 4, *[joker] * (HIDDEN - JOKER), 0).__getitem__


def _is_over(options: TilesOptions) -> IsOver:
    """Return a check that ends the game (TILES 8.1)."""
    end = options.end
    if isinstance(end, TilesTarget):
        return lambda deal_no, totals: max(totals) >= end.points
    return lambda deal_no, totals: deal_no >= (len(totals) if end is None else end.hands)


# A turn is one draw or a rearrangement. A deal ends after the pool is empty (TILES 3, 6).


@dataclass(frozen=True, slots=True)
class TurnsLeft(Memory):
    """The number of turns before the deal is blocked. None if an empty stock sets no limit."""

    turns_left: int | None = None

    def completed(self, position: State, given: Collection[str]) -> Self:
        return type(self)()


@dataclass(frozen=True, slots=True)
class LastRound(TurnsLeft):
    """A limit of turns.

    After the draw that empties the stock, each player has one turn (TILES 6.3).
    """

    def _drew(self, event: Drew, before: State) -> Self:
        return type(self)(before.seats) if len(before.stock) == 1 else self

    def _turn_started(self, event: TurnStarted, before: State) -> Self:
        return self if self.turns_left is None else type(self)(max(0, self.turns_left - 1))

    hears: ClassVar[Hears] = {Drew: _drew, TurnStarted: _turn_started}

    def completed(self, position: State, given: Collection[str]) -> Self:
        if position.stock:
            return type(self)()
        return self if "turns_left" in given else type(self)(position.seats - 1)


def draw_once(most: int, *, ends_turn: bool) -> Step[Draw]:
    """Return the step that draws up to ``most`` tiles in one move (TILES 3.2)."""

    @moment
    def may_draw(ask: Ask) -> None:
        if not ask.state.stock:
            raise IllegalMove(Reason.NOTHING_TO_DRAW)
        if ask.state.recall(Draws).drawn:
            raise IllegalMove(Reason.DRAWN_ENOUGH, most=most)

    @step(Draw, offer_draw)
    def draw(ask: Ask, move: Draw) -> Iterable[Event]:
        """Draw, and end the turn if nothing may be laid after a draw."""
        state = ask.state
        event = drawn(ask)
        yield event
        for _ in range(min(most, len(state.stock)) - 1):
            state = evolve(state, event)
            event = drawn(ask._replace(state=state))
            yield event
        if ends_turn:
            yield next_turn(ask)

    return draw.needing(may_draw)


@moment
def only_after_drawing(ask: Ask) -> None:
    """Refuse a pass while the player can draw (TILES 3.3)."""
    if ask.state.stock and not ask.state.recall(Draws).drawn:
        raise IllegalMove(Reason.MUST_DRAW)


def end_the_turn(ask: Ask, event: Rearranged | PassedTurn) -> Iterable[Event]:
    """Start the next player's turn, unless the deal is over or blocked (TILES 6.2, 6.3).

    Passes block the deal. So does the end of the last turn of the last round.
    """
    if ask.state.phase is Phase.OVER:
        return ()
    if LastRound in ask.state.memory and ask.state.recall(LastRound).turns_left == 0:
        return end_without_winner(ask, event)
    return end_or_go_on(ask, event)


# The score of the least hand, and the deals that each seat has won (TILES 7.5, 8.2).


@dataclass(frozen=True, slots=True)
class TilesOwn(CountsOwn):
    """The counts of the hands, and the deals that each seat has won, including this one."""

    hands_won: Seats

    def in_notation(self, players: Sequence[str]) -> dict[str, object]:
        won = dict(zip(players, self.hands_won, strict=True))
        return {**CountsOwn.in_notation(self, players), "hands_won": won}


@dataclass(frozen=True, slots=True)
class DealsWon(Memory):
    """The number of deals that each seat had won before this one. () if no deal was won."""

    won: Annotated[Seats, "by_seat"] = ()

    def _dealt(self, event: Dealt, before: State) -> Self:
        own = before.own(TilesOwn)
        return self if own is None else type(self)(own.hands_won)

    hears: ClassVar[Hears] = {Dealt: _dealt}


@dataclass(frozen=True, slots=True)
class TilesScore(LeastInHand):
    """The score of a deal.

    ``by_deals``: the player with the most won deals wins the game, and points decide a tie.
    """

    by_deals: bool = False

    def own(self, state: State, counts: Seats, best: Seats, knocker: int | None) -> CountsOwn:
        before = state.recall(DealsWon).won or (0,) * state.seats
        return TilesOwn(counts, tuple(n + (seat in best) for seat, n in enumerate(before)))

    def ranked(self, own: CountsOwn, totals: Sequence[int]) -> Rank:
        assert isinstance(own, TilesOwn)
        won = [-number for number in own.hands_won]
        return tuple(zip(won, totals, strict=True)) if self.by_deals else totals


_TURNS = {
    (2, 1): {FREE: {2: 113, 3: 83, 4: 77}},
    (2, 2): {FREE: {2: 71, 3: 59, 4: 46}},
    (2, 3): {FREE: {2: 51, 3: 47, 4: 37}},
    (3, 1): {FREE: {2: 149, 3: 126, 4: 103, 5: 79, 6: 66}},
    (3, 2): {FREE: {2: 92, 3: 82, 4: 72, 5: 56, 6: 48}},
    (3, 3): {FREE: {2: 64, 3: 61, 4: 53, 5: 43, 6: 37}},
}
"""The turns of a deal by number of seats, for each pair of options.

The pair is the copies of each tile and the tiles per draw.
"""


def _pace(options: TilesOptions) -> Pace:
    turns = _TURNS[options.copies, options.draws]
    return Pace(turns, (lambda seats: seats) if options.end is None else None)


CITES = {
    Reason.NOT_YOUR_TURN: "2.2",
    Reason.WRONG_PHASE: "3",
    Reason.DEAL_OVER: "6",
    Reason.NO_SUCH_MOVE: "10",
    Reason.NOT_IN_HAND: "5.2",
    Reason.NOT_A_MELD: "4",
    Reason.NOTHING_TO_DRAW: "3.2",
    Reason.DRAWN_ENOUGH: "3.2",
    Reason.MUST_DRAW: "3.3",
    Reason.CARD_MISSING: "5.1",
    Reason.NOTHING_ADDED: "5.2",
    Reason.JOKER_MOVED: "5.4",
    Reason.JOKER_NOT_NEW: "5.5",
    Reason.INITIAL_MELD: "5.6",
}
"""Paragraphs of TILES.md for each refusal."""

LISTING = Listing(
    name="tiles",
    title="Tile Rummy",
    options=TilesOptions,
    presets=RULEBOOKS,
    most_seats=6,
    build=tile_rummy,
    lengths=LENGTHS,
    former=FORMER,
    deck=DECK,
    clock="relaxed",
    pace=_pace,
    stored={"tiles": TilesOwn},
    day=DailyDeal(2),
)
