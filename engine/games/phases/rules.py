"""Rules of Ten Phases, with coloured numbers and each player's own contracts (PHASES.md)."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Literal

from engine.cards import HIDDEN, JOKER, Card, bare
from engine.colour_melds import HIGHEST, ColourMelds
from engine.deck import coloured
from engine.errors import Reason
from engine.events import Dealt, Discarded, LaidOff, MadeContract, StockRanOut
from engine.game import Consequence, End, Game, Goals, Start, Turn
from engine.games.phases.book import (
    PhaseBook,
    Phases,
    PhasesOwn,
    PhasesScore,
    absent,
    announce,
    lay_phase,
    meld_exists,
    never,
    plays,
)
from engine.goal import ANY_SIZE, Goal, phase_slot, read_phases
from engine.listing import Length, Lengths, Listing
from engine.melds import MeldKind, MeldRules, Slot
from engine.options import Numbers, Tables
from engine.pace import FREE, Pace
from engine.phase import Phase
from engine.state import State, changed
from engine.steps.contracts import Contracts, made, made_before
from engine.steps.discard import end_without_winner, go_out
from engine.steps.draw import draw_until_none, draw_while_it_lasts
from engine.steps.laying import lay_off
from engine.steps.skips import (
    SKIP,
    Skipping,
    Skips,
    float_on,
    no_skip_on_the_pile,
    pass_on,
    second_by_position,
    starts_with_second_player,
)
from engine.steps.swap import no_swap, swap
from engine.steps.take import take

DECK = coloured("RBYG", HIGHEST, "W", {SKIP: "SK"}, wild_has_suit=False)
"""Numbers 1 to 12 in red, blue, yellow and green, wild cards and skip cards (PHASES 1)."""

PhaseTable = tuple[tuple[str, ...], ...]

TABLE: PhaseTable = (
    ("set3", "set3"),
    ("set3", "run4"),
    ("set4", "run4"),
    ("run7",),
    ("run8",),
    ("run9",),
    ("set4", "set4"),
    ("colour7",),
    ("set5", "set2"),
    ("set5", "set3"),
)
"""The phases by number, from 1 (PHASES 3)."""

TABLES: Mapping[str, PhaseTable] = {
    "short": TABLE[:5],
    "even": TABLE[1::2],
    "odd": TABLE[::2],
    "twenty": (
        *TABLE,
        ("set2", "set2", "set2", "set2"),
        ("set4", "run5"),
        ("set5", "run5"),
        ("run4", "colour4"),
        ("run5", "colour4"),
        ("run10",),
        ("set4", "set5"),
        ("colour9",),
        ("set6", "set2"),
        ("set6", "set3"),
    ),
}
"""Other tables by name (PHASES 9)."""


@dataclass(frozen=True, slots=True)
class PhasesOptions:
    """House rules of Ten Phases with their defaults (PHASES 9)."""

    wilds: Literal[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] = 8
    skip_cards: Literal[0, 1, 2, 3, 4, 5, 6, 7, 8] = 4
    wrap: bool = False
    hand_size: Literal[7, 8, 9, 10, 11, 12] = 10
    phases: Annotated[PhaseTable | None, Tables(TABLES, read_phases)] = None
    order: Literal["fixed", "free", "announced"] = "fixed"
    exhausted: Literal["recycle", "end"] = "recycle"
    hit_at_once: bool = True
    sizes: Literal["at_least", "exact"] = "at_least"
    min_naturals: Literal[1, 2] = 1
    wild_swap: bool = False
    skip_target: Literal["chosen", "next"] = "chosen"
    skip_limit: Literal["round", "pending", None] = "round"
    going_out: Literal["any", "discard", "hit"] = "any"
    skip_points: Annotated[int, Numbers(0, (10, 15, 20))] = 15
    wild_points: Annotated[int, Numbers(0, (15, 20, 25))] = 25
    winner_by: Literal["finish", "points"] = "finish"
    tie: Literal["replay", "shared"] = "replay"
    max_hands: Annotated[int | None, Numbers(1, (3, 5, 10))] = None


def table_of(options: PhasesOptions) -> PhaseTable:
    """Return the phases that are played (PHASES 3)."""
    return TABLE if options.phases is None else options.phases


RULEBOOKS = {
    "standard": PhasesOptions(),
    "masters": PhasesOptions(order="announced", skip_cards=2),
    "arkansas": PhasesOptions(order="free", skip_limit=None),
    "next": PhasesOptions(skip_target="next"),
    "float": PhasesOptions(going_out="discard"),
    **{name: PhasesOptions(phases=table) for name, table in TABLES.items()},
}
"""Presets of the house rules (PHASES 9)."""

_EVENING = 6
"""The deals of an evening. In them hardly anyone makes ten phases.

A game with fewer phases takes an evening even without a limit of deals.
"""

LENGTHS: Mapping[str, Lengths] = {
    preset: {
        Length.QUICK: {"max_hands": 2},
        **({Length.EVENING: {"max_hands": _EVENING}} if len(table_of(options)) > _EVENING else {}),
    }
    for preset, options in RULEBOOKS.items()
}
"""Options for shorter games. The player with the most phases after this many deals wins."""

FORMER: Mapping[str, Lengths] = {
    preset: {
        Length.QUICK: {"max_hands": 3},
        **({Length.EVENING: {"max_hands": 8}} if Length.EVENING in lengths else {}),
    }
    for preset, lengths in LENGTHS.items()
}
"""The lengths of version 0.1.0, which were too long for five and six players."""


def too_much_asked(options: PhasesOptions) -> str | None:
    """Return an error if a phase asks for more cards than a hand and one draw (PHASES 3.1)."""
    most = options.hand_size + 1
    for number, written in enumerate(table_of(options), 1):
        asked = sum(phase_slot(slot).least for slot in written)
        if asked > most:
            return f"phase {number} asks for {asked} cards, and nobody holds more than {most}"
    return None


def slot_of(written: str, options: PhasesOptions) -> Slot:
    """Return a slot of a phase (PHASES 6.2).

    If the options say so, only a meld of exactly its size fills the slot.
    """
    slot = phase_slot(written)
    return slot._replace(most=slot.least) if options.sizes == "exact" else slot


def points(options: PhasesOptions) -> tuple[int, ...]:
    """Return the points of cards in the hand, by card (PHASES 7.4)."""
    costs = [5 if card % 13 < 9 else 10 for card in range(HIDDEN + 1)]
    costs[SKIP] = options.skip_points
    costs[JOKER] = options.wild_points
    return tuple(costs)


def pack(options: PhasesOptions) -> tuple[Card, ...]:
    """Return the pack, with two of every coloured number, wild and skip cards (PHASES 1.2)."""
    numbers = tuple(card for card in range(JOKER) if card % 13 < HIGHEST)
    return numbers * 2 + (JOKER,) * options.wilds + (SKIP,) * options.skip_cards


def ten_phases(options: PhasesOptions) -> Game:
    """Return the game with these options."""
    goals = tuple(
        Goal(tuple(slot_of(slot, options) for slot in written), separate=False)
        for written in table_of(options)
    )
    announced = options.order == "announced"
    book = PhaseBook(goals, free=options.order == "free", announced=announced)
    rules = ColourMelds(options.min_naturals, options.wrap)
    price, cards = points(options), pack(options)

    def with_announcements(game: Game, state: State, dealt: Dealt) -> Dealt:
        """Let all players announce first, except in a play-off (PHASES 3.2, 8.2)."""
        own = state.own(PhasesOwn)
        if announced and not (own and own.playoff):
            return replace(dealt, phase=Phase.ANNOUNCE)
        return starts_with_second_player(game, state, dealt)

    def completed(game: Game, state: State, given: Collection[str]) -> State:
        """Return a position, completed with the parts that it omits (PHASES 10)."""
        state = changed(state, second_by_position(game, state, given))
        if "turn_no" not in given:
            state = changed(state, {"turn_no": 1})
        return book.completed(state, given)

    return Game(
        name="phases",
        options=options,
        seats=range(2, 7),
        pack=lambda seats: cards,
        hand_size=lambda seats, deal_no: options.hand_size,
        melds=MeldRules(
            set_min=2,
            set_max=ANY_SIZE,
            run_max=HIGHEST,
            min_naturals=options.min_naturals,
            own=rules,
        ),
        points=lambda card: price[bare(card)],
        turn=_turn(options, book, rules),
        after=_after(options),
        memory=(Contracts, Phases, Skips),
        score=PhasesScore(len(goals), options.winner_by, options.tie, options.max_hands),
        cites=CITES,
        plays=plays,
        facts=(book.works_on, absent),
        goals=Goals(
            of_seat=book.goal, numbered=goals, slot=lambda written: slot_of(written, options)
        ),
        start=Start(dealt=with_announcements, completed=completed),
        end=End(lowest_wins=True),
        strange_moves_first=True,
    )


def _turn(options: PhasesOptions, book: PhaseBook, rules: ColourMelds) -> Turn:
    """Return the turn with these options (PHASES 4)."""
    may_hit = made if options.hit_at_once else made_before
    hit = lay_off.needing(may_hit, meld_exists)
    if options.wild_swap:
        swapped = swap(frozenset(MeldKind)).needing(may_hit, meld_exists)
    else:
        swapped = swap(frozenset()).needing(no_swap)
    skipping = Skipping(
        chosen=options.skip_target == "chosen",
        limit=options.skip_limit,
        ends=options.going_out != "hit",
    )
    said = announce(book)
    turn: Turn = {
        Phase.DRAW: (
            draw_until_none if options.exhausted == "recycle" else draw_while_it_lasts,
            take.needing(no_skip_on_the_pile),
        ),
        Phase.PLAY: (lay_phase(book, rules), hit, swapped, skipping.discard()),
    }
    if options.order == "announced":
        return {Phase.ANNOUNCE: (said,), **turn}
    turn[Phase.PLAY] += (replace(said, offers=lambda ask: ()).needing(never),)
    return turn


def _after(options: PhasesOptions) -> Mapping[type, tuple[Consequence, ...]]:
    """Return the consequences that end a deal (PHASES 7)."""
    laid: Consequence = float_on if options.going_out == "discard" else go_out
    thrown = (pass_on,) if options.going_out == "hit" else (go_out, pass_on)
    return {
        StockRanOut: (end_without_winner,),
        MadeContract: (laid,),
        LaidOff: (laid,),
        Discarded: thrown,
    }


_DEALS = {2: 10.6, 3: 12.5, 4: 14.3, 5: 16.3, 6: 17.0}
"""The deals until a player has made ten phases, by the number of seats.

Games with fewer phases take proportionally fewer deals.
"""


def _pace(options: PhasesOptions) -> Pace:
    def deals(seats: int) -> float:
        whole = _DEALS[seats] * len(table_of(options)) / len(TABLE)
        return whole if options.max_hands is None else min(whole, options.max_hands)

    return Pace({FREE: {2: 17, 3: 19, 4: 21, 5: 21, 6: 26}}, deals)


CITES = {
    Reason.NOT_YOUR_TURN: "4",
    Reason.WRONG_PHASE: "4",
    Reason.DEAL_OVER: "7",
    Reason.NOTHING_TO_TAKE: "4.1.2",
    Reason.SKIP_ON_PILE: "4.1.2",
    Reason.CONTRACT_MADE: "3.3",
    Reason.CONTRACT_NOT_MET: "6.1",
    Reason.NO_SUCH_CONTRACT: "6.7",
    Reason.CONTRACT_FIRST: "4.3",
    Reason.CONTRACT_THIS_TURN: "4.3",
    Reason.DOES_NOT_FIT: "6.5",
    Reason.NO_SWAP_HERE: "6.6",
    Reason.NO_JOKER_FOR_IT: "6.6",
    Reason.NO_SKIP_CARD: "5.1",
    Reason.SKIP_NEEDS_PLAYER: "5.3",
    Reason.MAY_NOT_BE_SKIPPED: "5.3",
}
"""Paragraphs of PHASES.md for each refusal."""

LISTING = Listing(
    name="phases",
    title="Ten Phases",
    options=PhasesOptions,
    presets=RULEBOOKS,
    most_seats=6,
    build=ten_phases,
    lengths=LENGTHS,
    former=FORMER,
    lowest_wins=True,
    clash=too_much_asked,
    deck=DECK,
    pace=_pace,
    stored={"phases": PhasesOwn},
)
