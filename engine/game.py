"""A game of the family as one frozen object, and as it is offered before its options are chosen.

Its steps are the moves of a turn, each with its rule, its offers and its limits. A game puts them
together in its turn table. Offered, allowed and done come from the same step.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from functools import cached_property
from typing import Any, Generic, NamedTuple, Self, TypeVar

from engine.boards import Worth, own_worth, paid_worth
from engine.cards import Card, bare
from engine.deck import CARDS, Deck
from engine.effort import Effort
from engine.errors import IllegalMove, Reason
from engine.events import Dealt, Event, Recycled
from engine.facts import NO_FACTS, DealFacts, TableFeatures
from engine.goal import Goal
from engine.melds import CommonTable, LifeRules, Meld, MeldRules, Reading, Slot
from engine.moves import BigGin, Declare, Knock, LayDown, MayI, Move, Rearrange, Show, Take, TakeRow
from engine.pace import Pace
from engine.phase import Phase
from engine.result import Ending, Own, Result
from engine.state import Memory, State

# The steps of a turn.

Chance = Callable[[tuple[Card, ...]], Recycled]
"""Makes a new stock of recycled cards (oldest first)."""


def turned_over(cards: tuple[Card, ...]) -> Recycled:
    """The pile turned face down unshuffled: the oldest discard is on top (docs/notation.md)."""
    return Recycled(cards)


class Ask(NamedTuple):
    """Somebody asks for something: which game, at what moment, which seat.

    ``effort``: how much may be looked at for what is only offered; None: as much as it takes.
    """

    game: "Game"
    state: State
    seat: int
    chance: Chance = turned_over
    effort: Effort | None = None

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards of the seat that asks."""
        return self.state.hands[self.seat]


MoveT = TypeVar("MoveT", bound=Move)
Need = Callable[[Ask, Any], object]
"""Refuses a move by what is so before it."""
Leave = Callable[[Ask, State], None]
"""Refuses a move by what would be so after it."""
Consequence = Callable[[Ask, Any], Iterable[Event]]
"""What follows by itself from an event (its second argument) that has just been applied.

It never refuses: what a rule wants of the moment after a move is a Leave.
"""


@dataclass(frozen=True, slots=True)
class Sieve:
    """A Need that can also pick what it lets pass out of many moves at once."""

    need: Need
    keep: Callable[[Ask, list[Any]], list[Any]]

    def __call__(self, ask: Ask, move: Any) -> None:
        self.need(ask, move)


@dataclass(frozen=True, slots=True, eq=False)
class Timing:
    """A Need that asks only whether the moment is right, whatever the move."""

    need: Need

    def __call__(self, ask: Ask, move: Any) -> None:
        self.need(ask, move)


@dataclass(frozen=True, slots=True)
class Foresight:
    """A Leave that can often see before a move that it will let it pass.

    ``sure`` may say False of a move that passes all the same; it is then made to find out.
    """

    leave: Leave
    sure: Callable[[Ask, Any], bool]

    def __call__(self, ask: Ask, after: State) -> None:
        self.leave(ask, after)


def on_turn(ask: Ask) -> None:
    """Only the player to move."""
    if ask.seat != ask.state.turn:
        raise IllegalMove(Reason.NOT_YOUR_TURN, turn=ask.state.turn)


def no_cards(ask: Ask, cards: Sequence[Card]) -> Iterable[Any]:
    """A move that is not made with cards of one's choice."""
    return ()


@dataclass(frozen=True, slots=True)
class Step(Generic[MoveT]):
    """One move of a turn and the rule that answers it.

    ``rule`` returns the events or raises IllegalMove; ``offers`` lists candidates, among which the
    legal ones are found by asking the rule; ``uses`` lists what could be meant by just these cards
    of the hand, the likeliest first; ``actor`` refuses a seat that may not do this now.

    ``exact`` says that the rule accepts all that is offered, so that it need not be asked: only
    what the step ``needs`` before and ``leaves`` after a move is.

    ``waited_for``: who may take the step has something to say now; else they may, and the table
    goes on without them.

    ``risks`` says which moves give the deal away or may cost more than they score. The autopilot
    makes none of them.
    """

    move: type[MoveT]
    rule: Callable[[Ask, MoveT], Iterable[Event]]
    offers: Callable[[Ask], Iterable[MoveT]]
    actor: Callable[[Ask], None] = on_turn
    uses: Callable[[Ask, Sequence[Card]], Iterable[MoveT]] = no_cards
    needs: tuple[Need, ...] = ()
    leaves: tuple[Leave, ...] = ()
    exact: bool = False
    waited_for: bool = True
    risks: Callable[[Ask, MoveT], bool] | None = None
    timings: tuple[Timing, ...] = field(init=False, repr=False)
    """Of what it needs that which is the same for all moves."""
    of_moves: tuple[Need, ...] = field(init=False, repr=False)
    """Of what it needs that which differs from move to move."""
    surely_leaves: Callable[[Ask, MoveT], bool] | None = field(init=False, repr=False)
    """Whether all that it leaves can be seen beforehand; None: never."""

    def __post_init__(self) -> None:
        timings = tuple(need for need in self.needs if isinstance(need, Timing))
        of_moves = tuple(need for need in self.needs if not isinstance(need, Timing))
        object.__setattr__(self, "timings", timings)
        object.__setattr__(self, "of_moves", of_moves)
        object.__setattr__(self, "surely_leaves", _all_seen(self.leaves))

    def needing(self, *needs: Need) -> Self:
        """This step with more conditions on the moment before it, asked first to last."""
        return replace(self, needs=self.needs + needs)

    def risking(self, risks: Callable[[Ask, MoveT], bool]) -> Self:
        """Mark the moves of this step that may cost more than they score."""
        return replace(self, risks=risks)

    def leaving(self, *leaves: Leave) -> Self:
        """This step with more conditions on the moment after it."""
        return replace(self, leaves=self.leaves + leaves)


def _all_seen(leaves: tuple[Leave, ...]) -> Callable[[Ask, Any], bool] | None:
    sure = [leave.sure for leave in leaves if isinstance(leave, Foresight)]
    if not sure or len(sure) < len(leaves):
        return None
    if len(sure) == 1:
        return sure[0]
    first, *others = sure
    return lambda ask, move: first(ask, move) and all(passes(ask, move) for passes in others)


AnyStep = Step[Any]
Turn = dict[Phase, tuple[AnyStep, ...]]
"""The turn of a game as a table: in each phase the steps that may be taken."""


def step(
    move: type[MoveT],
    offers: Callable[[Ask], Iterable[MoveT]],
    uses: Callable[[Ask, Sequence[Card]], Iterable[MoveT]] = no_cards,
    *,
    exact: bool = False,
) -> Callable[[Callable[[Ask, MoveT], Iterable[Event]]], Step[MoveT]]:
    """Make the decorated rule the answer to a move."""

    def make(rule: Callable[[Ask, MoveT], Iterable[Event]]) -> Step[MoveT]:
        return Step(move, rule, offers, uses=uses, exact=exact)

    return make


def meld_at(ask: Ask, index: int) -> Meld:
    """The meld of the table with this index, 0 the first laid."""
    if not 0 <= index < len(ask.state.melds):
        raise IllegalMove(Reason.NO_SUCH_MELD, meld=index)
    return ask.state.melds[index]


def passes(check: Callable[..., object], *what: object) -> bool:
    """Whether a check, asked about this, does not refuse it."""
    try:
        check(*what)
    except IllegalMove:
        return False
    return True


def held(ask: Ask, cards: Sequence[Card], hand: Sequence[Card] | None = None) -> None:
    """Refuse cards that are not all in this hand, by default that of the player who asks."""
    hand = ask.hand if hand is None else hand
    if len(cards) == 1 and cards[0] in hand:
        return
    rest = list(hand)
    for card in cards:
        if bare(card) not in rest:
            raise IllegalMove(Reason.NOT_IN_HAND, card=card)
        rest.remove(bare(card))


# The game.

Score = Callable[["Game", State, Ending, int | None], Result]
"""Ends a deal: how it ended and which seat went out (None: nobody) give the result."""


def everybody(state: State, seat: int) -> bool:
    """All seats play in every deal."""
    return True


class DailyDeal(NamedTuple):
    """The deal of the day of a game: for so many, one of its first ``deals`` each day."""

    seats: int
    deals: int = 1

    def deal_no(self, number: int) -> int:
        """The deal of the day of this number, from 1."""
        return (number - 1) % self.deals + 1


@dataclass(frozen=True, eq=False)
class Game:
    """The rules of a game with its options chosen.

    ``pack`` takes the number of seats; ``hand_size`` seats and deal number; ``deals`` is how many
    deals a game has, None where a target ends it; ``points`` is what a card in the hand counts;
    ``turn`` names the steps of each phase; ``after`` what follows from an event by itself;
    ``memory`` what its rules remember; ``cites`` the paragraph behind a refusal; ``upcard`` whether
    the deal turns one up; ``begins`` the phase in which a turn begins that finds this stock;
    ``common`` the rules of melds that belong to nobody, None where each has its owner.
    ``goal`` and ``most_buys`` take the deal number: what has to be laid first, how often a player
    may have the upcard out of turn. ``penalty`` is the number of stock cards that come with it;
    ``buys`` whether the game calls that buying. ``sweeps``: what is taken from the row may be laid
    off, and needs no card of the hand. ``laid`` gives what each card of a meld counts where it
    lies, None where laid cards count nothing by themselves.
    ``plays`` says whether a seat takes part: in the deal that is running, or when none is, in the
    next one. ``cut``: a card is cut after the deal, which says what is wild. ``lives`` are the
    rules of groups where hands are shown whole, None where they are not; ``full`` is the most
    that such a hand counts. ``slot`` reads how a slot of its contracts is written. ``drops``: a
    player may give up a deal for a price.
    ``opening`` is the phase in which a deal begins, None: in that of any turn; ``told`` what
    everybody may know of a deal by the house rules, besides what its rules remember.
    ``begun`` is what the rules make of how a deal begins, ``completed`` what a position means that
    writes only the given keys; None where nothing is to be said. ``contracts`` are those of a game
    in which everybody makes them one by one, the first with number 1, and ``goal_of`` is the one
    that a seat works on. ``strange_moves_first``: a move of another game is refused as that, also
    when the deal is over. ``late_draws``: a turn that runs out of time is a draw, or a pass where
    nothing can be drawn.
    ``lowest_wins``: points are penalties. ``pays``, where one collects: by seat what was got
    because of it, None for whoever got it. ``day`` is how it is
    played as the deal of the day, None: never. ``deck`` is what its cards are called.
    ``source`` gives the same game for its name and
    options, also in another process to which it is sent.
    """

    name: str
    options: object
    seats: range
    pack: Callable[[int], tuple[Card, ...]]
    hand_size: Callable[[int, int], int]
    melds: MeldRules
    points: Callable[[Card], int]
    turn: Mapping[Phase, tuple[AnyStep, ...]]
    after: Mapping[type[Event], tuple[Consequence, ...]]
    memory: tuple[type[Memory], ...]
    score: Score
    cites: Mapping[Reason, str]
    deals: int | None = None
    goal: Callable[[int], Goal | None] = field(default=lambda _: None)
    upcard: bool = True
    begins: Callable[[Sequence[Card]], Phase] = field(default=lambda _: Phase.DRAW)
    common: CommonTable | None = None
    most_buys: Callable[[int], int | None] = field(default=lambda _: None)
    penalty: int = 1
    buys: bool = False
    sweeps: bool = False
    laid: Callable[[Reading | Meld], tuple[int, ...]] | None = None
    opening: Phase | None = None
    told: Callable[[State], DealFacts] = field(default=lambda _: NO_FACTS)
    plays: Callable[[State, int], bool] = field(default=everybody)
    cut: bool = False
    lives: LifeRules | None = None
    full: int | None = None
    slot: Callable[[str], Slot] | None = None
    drops: bool = False
    lowest_wins: bool = False
    pays: Callable[[Result], Sequence[int | None]] | None = None
    day: DailyDeal | None = None
    deck: Deck = CARDS
    begun: Callable[["Game", State, Dealt], Dealt] | None = None
    completed: Callable[["Game", State, Collection[str]], State] | None = None
    goal_of: Callable[[State, int], Goal | None] | None = None
    contracts: Sequence[Goal] = ()
    strange_moves_first: bool = False
    late_draws: bool = False
    source: Callable[[str, object], "Game"] | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        if self.source is None:
            raise TypeError(f"{self.name} is not of the registry: no other process can build it")
        return self.source, (self.name, self.options)

    def next_to_play(self, state: State, seat: int) -> int:
        """Who plays next after this seat, to the left: nobody who is out of the deal or the game.

        The seat itself where nobody else plays.
        """
        following = state.after(seat)
        if self.plays is everybody:
            return following
        while following != seat and not self.plays(state, following):
            following = state.after(following)
        return following

    def goal_for(self, state: State, seat: int) -> Goal | None:
        """What this seat has to lay first in this deal."""
        return self.goal(state.deal_no) if self.goal_of is None else self.goal_of(state, seat)

    def worth(self, result: Result) -> Worth:
        """What a deal brought each seat, comparable between tables of the same cards."""
        if self.pays is None:
            return own_worth(result.scores, lowest_wins=self.lowest_wins)
        return paid_worth(result.scores, self.pays(result))

    @cached_property
    def moves(self) -> frozenset[type[Move]]:
        """The kinds of moves that it knows."""
        return frozenset(step.move for steps in self.turn.values() for step in steps)

    @cached_property
    def features(self) -> TableFeatures:
        """What its table has: as the turn table and what its rules remember say."""
        moves = self.moves
        # The last word counts: phases of one's own are remembered behind the contracts they are.
        first_melds = [kind.first_meld for kind in self.memory if kind.first_meld is not None]
        return TableFeatures(
            row=TakeRow in moves,
            take=Take in moves,
            may_i=MayI in moves,
            knock=Knock in moves,
            big_gin=BigGin in moves,
            show=Show in moves,
            lay=LayDown in moves,
            first_meld=first_melds[-1] if first_melds else None,
            rearrange=Rearrange in moves,
            upcard=self.upcard,
            buys=self.buys,
            declare=Declare in moves,
            drop=self.drops,
            cut=self.cut,
            sweeps=self.sweeps,
        )

    @cached_property
    def answers(self) -> Mapping[Phase, Mapping[type[Move], AnyStep]]:
        """The turn table by what is asked: which step answers a move in a phase."""
        return {
            phase: {step.move: step for step in reversed(steps)}
            for phase, steps in self.turn.items()
        }


class Length(StrEnum):
    """How long a game is meant to take: some minutes, an evening, or what the books ask for."""

    QUICK = "quick"
    EVENING = "evening"
    FULL = "full"


Lengths = Mapping[Length, Mapping[str, Any]]
"""By length the options that make it, laid over a preset; in full a game is played without any.
Without those of an evening the full game is one."""


@dataclass(frozen=True, slots=True)
class Listing:
    """A game with its options, their named presets and how to build it.

    ``preset_key`` is the option under which a preset is named; ``default`` names the preset that
    holds when none is. ``most_seats`` is how many can sit at a table under any options.
    ``lengths`` are those of each preset, none: it is only played in full. Every preset at every
    length is a standard of the game.
    ``pace`` gives the turns and deals of a game under these options, None if they were never
    measured. ``stored`` has its kinds of ``Own`` by their names in the journal. A name is never
    given to another kind. ``lowest_wins``: points are penalties; under some options they may be the
    other way round (engine.table.ending). ``clash`` says in a sentence which options do not go
    together. ``deck`` is what the cards are called, under any options. ``clock``: which clock a
    table has where nobody says otherwise, by its name in engine.table.terms.CLOCKS.
    """

    name: str
    title: str
    options: type[Any]
    presets: Mapping[str, Any]
    most_seats: int
    build: Callable[[Any], Game]
    preset_key: str = "rulebook"
    default: str = "standard"
    lengths: Mapping[str, Lengths] = field(default_factory=dict)
    pace: Callable[[Any], Pace | None] = field(default=lambda _: None)
    stored: Mapping[str, type[Own]] = field(default_factory=dict)
    lowest_wins: bool = False
    clash: Callable[[Any], str | None] = field(default=lambda _: None)
    deck: Deck = CARDS
    clock: str = "normal"

    def at_length(self, options: Any, length: Length) -> Any:
        """The same rules at this length, which takes the place of the one that they have."""
        nearest = self._nearest(options)
        own = {name: getattr(self.presets[nearest], name) for name in self._of_lengths()}
        return replace(options, **{**own, **self.lengths.get(nearest, {}).get(length, {})})

    def length_of(self, options: Any) -> Length | None:
        """The length at which these rules are played; None: one of their own, or the only one."""
        offered = self.lengths_for(options)
        return next((one for one in offered if self.at_length(options, one) == options), None)

    def lengths_for(self, options: Any) -> Sequence[Length]:
        """The lengths at which such rules can be played; none where there is only one."""
        own = self.lengths.get(self._nearest(options)) if self.lengths else None
        return [one for one in Length if one is Length.FULL or one in own] if own else []

    def without_length(self, options: Any) -> Any:
        """The same rules at the length of the default preset, if they are quick or for an evening:
        what tells them from the standard besides their length."""
        if self.length_of(options) in (None, Length.FULL):
            return options
        standard = self.presets[self.default]
        return replace(options, **{name: getattr(standard, name) for name in self._of_lengths()})

    def _of_lengths(self) -> set[str]:
        """The options that say how long a game is."""
        every = (changes for lengths in self.lengths.values() for changes in lengths.values())
        return {name for changes in every for name in changes}

    def _nearest(self, options: Any) -> str:
        """The preset from which the fewest options differ besides those of lengths."""
        names = {field.name for field in fields(options)} - self._of_lengths()

        def unlike(preset: str) -> tuple[int, bool]:
            own = self.presets[preset]
            differing = sum(getattr(own, name) != getattr(options, name) for name in names)
            return differing, preset != self.default

        return min(self.presets, key=unlike)
