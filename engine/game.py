"""A game of the family as one frozen object.

Its steps are the moves of a turn, each with its rule, offers and conditions. A game puts them
together in its turn table. Offered, allowed and done come from the same step.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Generic, NamedTuple, Self, TypeVar

from engine.boards import Worth, own_worth, paid_worth
from engine.cards import Card, bare
from engine.deck import CARDS, Deck
from engine.effort import Effort
from engine.errors import IllegalMove, Reason
from engine.events import Dealt, Event, Recycled
from engine.facts import Fact, TableFeatures
from engine.goal import Goal
from engine.melds import CommonTable, LifeRules, Meld, MeldRules, Reading, Slot
from engine.moves import BigGin, Declare, Knock, LayDown, MayI, Move, Rearrange, Show, Take, TakeRow
from engine.phase import Phase
from engine.result import Ending, Result
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
Consequence = Callable[[Ask, Any], Iterable[Event]]
"""What follows by itself from an event (its second argument) that has just been applied.

It never refuses: what a rule wants of the moment after a move is a Condition.
"""


@dataclass(frozen=True, slots=True, eq=False)
class Condition:
    """Something that a move may be refused for, before it is made or ``after`` that.

    ``check`` raises IllegalMove. It gets the Ask before the move, and the move. ``after`` the move
    it gets the same Ask, and the state that the move leads to.

    Two fields make offers quick. ``of_moment``: the check is the same for all moves, and gets
    only the Ask.
    ``sure``: whether an offered move is sure to pass. It may be False for a move that passes. Such
    a move is tried.
    """

    check: Callable[..., object]
    after: bool = False
    of_moment: bool = False
    sure: Callable[[Ask, Any], bool] = field(default=lambda ask, move: False)


def moment(check: Callable[[Ask], object]) -> Condition:
    """Make the decorated check a condition of the moment before a move, whatever the move."""
    return Condition(check, of_moment=True)


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

    ``rule`` returns the events or raises IllegalMove; ``offers`` lists moves that the rule accepts,
    so that only the ``conditions`` are asked about them; ``uses`` lists what could be meant by just
    these cards of the hand, the likeliest first; ``actor`` refuses a seat that may not do this now.

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
    conditions: tuple[Condition, ...] = ()
    waited_for: bool = True
    risks: Callable[[Ask, MoveT], bool] | None = None
    late: bool = False
    """It is the move of a turn that runs out of time."""

    def needing(self, *conditions: Condition) -> Self:
        """This step with more conditions. Those before the move are asked first to last, then the
        rule, then those after it."""
        return replace(self, conditions=self.conditions + conditions)

    def risking(self, risks: Callable[[Ask, MoveT], bool]) -> Self:
        """Mark the moves of this step that may cost more than they score."""
        return replace(self, risks=risks)

    def when_late(self) -> Self:
        """Let this step be the move of a turn that runs out of time."""
        return replace(self, late=True)


AnyStep = Step[Any]
Turn = dict[Phase, tuple[AnyStep, ...]]
"""The turn of a game as a table: in each phase the steps that may be taken."""


def step(
    move: type[MoveT],
    offers: Callable[[Ask], Iterable[MoveT]],
    uses: Callable[[Ask, Sequence[Card]], Iterable[MoveT]] = no_cards,
) -> Callable[[Callable[[Ask, MoveT], Iterable[Event]]], Step[MoveT]]:
    """Make the decorated rule the answer to a move."""

    def make(rule: Callable[[Ask, MoveT], Iterable[Event]]) -> Step[MoveT]:
        return Step(move, rule, offers, uses=uses)

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


Report = Callable[[State], Fact | None]
"""Reports what all may know of a rule, None if there is nothing to say."""


def everybody(state: State, seat: int) -> bool:
    """All seats play in every deal."""
    return True


@dataclass(frozen=True, slots=True)
class Goals:
    """What players have to lay first. Each is None in a game that asks for nothing."""

    of_deal: Mapping[int, Goal] = field(default_factory=dict)
    """By the number of a deal, the goal that all seats have in it."""
    of_seat: Callable[[State, int], Goal | None] | None = None
    """The goal of a seat, if everybody makes contracts one by one."""
    numbered: Sequence[Goal] = ()
    """These contracts. The first has number 1."""
    slot: Callable[[str], Slot] | None = None
    """Reads a slot of such a contract."""

    def for_seat(self, state: State, seat: int) -> Goal | None:
        """What this seat has to lay first in this deal."""
        return (
            self.of_deal.get(state.deal_no) if self.of_seat is None else self.of_seat(state, seat)
        )


@dataclass(frozen=True, slots=True)
class Pile:
    """The discard pile, and how players get its cards."""

    upcard: bool = True
    """A deal turns one up. Without it there is no pile."""
    sweeps: bool = False
    """Cards taken from the row may be laid off, and need no card from the hand."""
    most_buys: Mapping[int, int] = field(default_factory=dict)
    """By the number of a deal, how often a player may have the upcard out of turn."""
    penalty: int = 1
    """How many stock cards come with it then."""
    buys: bool = False
    """The game calls that buying."""


@dataclass(frozen=True, slots=True)
class Start:
    """How deals and turns start."""

    phase: Callable[[Sequence[Card]], Phase] = field(default=lambda _: Phase.DRAW)
    """The phase in which a turn starts that finds this stock."""
    opening: Phase | None = None
    """The phase in which a deal starts. None: that of any turn."""
    cut: bool = False
    """A card is cut after the deal. It says what is wild."""
    dealt: Callable[["Game", State, Dealt], Dealt] | None = None
    """Changes how a deal starts."""
    completed: Callable[["Game", State, Collection[str]], State] | None = None
    """A position as the rules mean it if it has only the given keys."""


@dataclass(frozen=True, slots=True)
class End:
    """When a game ends, and what its deals are worth."""

    deals: int | None = None
    """How many deals a game has. None: a target ends it."""
    lowest_wins: bool = False
    """Points are penalties."""
    pays: Callable[[Result], Sequence[int | None]] | None = None
    """If one seat collects, what each other seat gave. None for a seat that got it."""

    def worth(self, result: Result) -> Worth:
        """What a deal brought each seat, comparable between tables of the same cards."""
        if self.pays is None:
            return own_worth(result.scores, lowest_wins=self.lowest_wins)
        return paid_worth(result.scores, self.pays(result))


@dataclass(frozen=True, slots=True)
class Showdown:
    """How whole hands are shown in groups, if nothing is laid before."""

    lives: LifeRules
    """The rules of the groups."""
    full: int | None
    """The most that a shown hand counts. None: it has no limit."""
    drops: bool
    """A player may give up a deal for a price."""


@dataclass(frozen=True, eq=False)
class Game:
    """The rules of a game with its options chosen."""

    name: str
    options: object
    seats: range
    pack: Callable[[int], tuple[Card, ...]]
    """The cards, by the number of seats."""
    hand_size: Callable[[int, int], int]
    """How many cards each player gets, by the number of seats and the deal's number."""
    melds: MeldRules
    points: Callable[[Card], int]
    """What a card in the hand counts."""
    turn: Mapping[Phase, tuple[AnyStep, ...]]
    """The steps of each phase."""
    after: Mapping[type[Event], tuple[Consequence, ...]]
    """What follows from an event automatically."""
    memory: tuple[type[Memory], ...]
    """What its rules remember."""
    score: Score
    cites: Mapping[Reason, str]
    """The paragraph behind a refusal."""
    facts: tuple[Report, ...] = ()
    """What everybody may know of a deal besides what its rules remember."""
    goals: Goals = Goals()
    pile: Pile = Pile()
    start: Start = Start()
    end: End = End()
    plays: Callable[[State, int], bool] = field(default=everybody)
    """Whether a seat takes part in the deal that is running, or else in the next one."""
    common: CommonTable | None = None
    """The rules of melds that have no owner."""
    laid: Callable[[Reading | Meld], tuple[int, ...]] | None = None
    """What each card of a meld counts on the table, if laid cards count by themselves."""
    showdown: Showdown | None = None
    strange_moves_first: bool = False
    """A move of another game is refused as that, also after a deal."""
    deck: Deck = CARDS
    """The names of its cards."""
    source: Callable[[str, object], "Game"] | None = None
    """Gives the same game for its name and options, also in another process."""

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
            upcard=self.pile.upcard,
            buys=self.pile.buys,
            declare=Declare in moves,
            drop=self.showdown is not None and self.showdown.drops,
            cut=self.start.cut,
            sweeps=self.pile.sweeps,
        )

    @cached_property
    def answers(self) -> Mapping[Phase, Mapping[type[Move], AnyStep]]:
        """The turn table by what is asked: which step answers a move in a phase."""
        return {
            phase: {step.move: step for step in reversed(steps)}
            for phase, steps in self.turn.items()
        }
