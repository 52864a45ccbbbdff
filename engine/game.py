"""A game of the family as one frozen object.

Its steps are the moves of a turn, each with its rule, offers and conditions. A game puts them
together in its turn table. The same step offers moves, checks whether a move is allowed, and makes
it.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Generic, NamedTuple, Self, TypeVar

from engine.board_scores import Worth, own_worth, paid_worth
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
    """Turn the pile face down unshuffled, with the oldest discard on top (docs/notation.md)."""
    return Recycled(cards)


class Ask(NamedTuple):
    """A request to the rules, by a seat of a game at a certain moment."""

    game: "Game"
    state: State
    seat: int
    chance: Chance = turned_over
    effort: Effort | None = None
    """The effort that may be spent on offers. None has no limit."""

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards of the requesting seat."""
        return self.state.hands[self.seat]


MoveT = TypeVar("MoveT", bound=Move)
Consequence = Callable[[Ask, Any], Iterable[Event]]
"""Returns what follows automatically from an event (its second argument) that was just applied.

A consequence never refuses a move. A requirement on the state after a move is a Condition.
"""


@dataclass(frozen=True, slots=True, eq=False)
class Condition:
    """A check that can refuse a move. It is made before the move or ``after`` it.

    ``check`` raises IllegalMove.
    """

    check: Callable[..., object]
    """Gets two arguments, the Ask before the move and then the move itself.

    With ``after``, the second argument is the state after the move instead.
    """
    after: bool = False
    of_moment: bool = False
    """True if the check is the same for all moves.

    Then the check gets only the Ask, which makes offers fast.
    """
    sure: Callable[[Ask, Any], bool] = field(default=lambda ask, move: False)
    """Returns True if an offered move surely passes, which makes offers fast.

    If the function returns False, the move is tried and may still pass.
    """


def moment(check: Callable[[Ask], object]) -> Condition:
    """Make the decorated check a condition on the moment before any move."""
    return Condition(check, of_moment=True)


def on_turn(ask: Ask) -> None:
    """Refuse everyone except the player to move."""
    if ask.seat != ask.state.turn:
        raise IllegalMove(Reason.NOT_YOUR_TURN, turn=ask.state.turn)


def no_cards(ask: Ask, cards: Sequence[Card]) -> Iterable[Any]:
    """Return no moves, for a move that isn't made with chosen cards."""
    return ()


@dataclass(frozen=True, slots=True)
class Step(Generic[MoveT]):
    """One move of a turn and the rule that answers it."""

    move: type[MoveT]
    rule: Callable[[Ask, MoveT], Iterable[Event]]
    """Returns the events or raises IllegalMove."""
    offers: Callable[[Ask], Iterable[MoveT]]
    """Lists moves that the rule accepts. Only ``conditions`` must still be checked for them."""
    actor: Callable[[Ask], None] = on_turn
    """Refuses a seat that may not do this now."""
    uses: Callable[[Ask, Sequence[Card]], Iterable[MoveT]] = no_cards
    """Lists the possible moves with exactly these cards from the hand, the likeliest first."""
    conditions: tuple[Condition, ...] = ()
    waited_for: bool = True
    """False if the table continues without waiting for the players who may take the step."""
    risks: Callable[[Ask, MoveT], bool] | None = None
    """Returns True for moves that give the deal away or may cost more than they score.

    The autopilot makes such a move only if no other move is possible.
    """
    late: bool = False
    """True if this step's move is made when a turn runs out of time."""

    def needing(self, *conditions: Condition) -> Self:
        """Return this step with more conditions.

        First the conditions before the move are checked in order, then the rule, and last the
        conditions after the move.
        """
        return replace(self, conditions=self.conditions + conditions)

    def risking(self, risks: Callable[[Ask, MoveT], bool]) -> Self:
        """Mark the moves of this step that may cost more than they score."""
        return replace(self, risks=risks)

    def when_late(self) -> Self:
        """Let this step be the move of a turn that runs out of time."""
        return replace(self, late=True)


AnyStep = Step[Any]
Turn = dict[Phase, tuple[AnyStep, ...]]
"""The turn of a game as a table, with the steps of each phase."""


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
    """Return the meld on the table with this index, 0 for the first laid."""
    if not 0 <= index < len(ask.state.melds):
        raise IllegalMove(Reason.NO_SUCH_MELD, meld=index)
    return ask.state.melds[index]


def passes(check: Callable[..., object], *what: object) -> bool:
    """Return whether a check accepts these arguments."""
    try:
        check(*what)
    except IllegalMove:
        return False
    return True


def held(ask: Ask, cards: Sequence[Card], hand: Sequence[Card] | None = None) -> None:
    """Refuse cards that aren't all in this hand, by default the hand of the requesting player."""
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
"""Scores a deal by its ending and the seat that went out.

The seat is None if no one went out.
"""


Report = Callable[[State], Fact | None]
"""Reports the public part of a rule, or None if there is nothing to report."""


def all_play(state: State, seat: int) -> bool:
    """Return True, for games in which all seats play in every deal."""
    return True


@dataclass(frozen=True, slots=True)
class Goals:
    """The melds that players must lay first.

    The fields are empty in a game that doesn't ask for such melds.
    """

    of_deal: Mapping[int, Goal] = field(default_factory=dict)
    """The goal of all seats in a deal, by the deal's number."""
    of_seat: Callable[[State, int], Goal | None] | None = None
    """Returns the goal of a seat, if players make contracts one by one."""
    numbered: Sequence[Goal] = ()
    """The contracts that players make one by one. The first contract has number 1."""
    slot: Callable[[str], Slot] | None = None
    """Reads a slot of a contract in ``numbered``."""

    def for_seat(self, state: State, seat: int) -> Goal | None:
        """Return the goal that this seat must lay first in this deal, or None."""
        return (
            self.of_deal.get(state.deal_no) if self.of_seat is None else self.of_seat(state, seat)
        )


@dataclass(frozen=True, slots=True)
class Pile:
    """The discard pile, and how players get cards from it."""

    upcard: bool = True
    """True if a deal turns up a card. Without it no pile exists."""
    sweeps: bool = False
    """True if cards taken from the row may be laid off and need no card from the hand."""
    most_buys: Mapping[int, int] = field(default_factory=dict)
    """How often a player may get the upcard out of turn, by the deal's number."""
    penalty: int = 1
    """The number of stock cards that come with such an upcard."""
    buys: bool = False
    """True if the game calls getting an upcard out of turn buying."""


@dataclass(frozen=True, slots=True)
class Start:
    """How deals and turns start."""

    phase: Callable[[Sequence[Card]], Phase] = field(default=lambda _: Phase.DRAW)
    """Returns the phase in which a turn starts with this stock."""
    opening: Phase | None = None
    """The phase in which a deal starts. None if it starts like any turn."""
    cut: bool = False
    """True if a card is cut after the deal to decide the wild rank."""
    dealt: Callable[["Game", State, Dealt], Dealt] | None = None
    """Returns the ``Dealt`` with which a deal starts, changed by the rules of this game."""
    completed: Callable[["Game", State, Collection[str]], State] | None = None
    """Completes a position as the rules require. The position has only the given keys."""


@dataclass(frozen=True, slots=True)
class End:
    """The end of a game, and the worth of its deals."""

    deals: int | None = None
    """The number of deals in a game. None if a target ends the game."""
    lowest_wins: bool = False
    """True if points are penalties."""
    pays: Callable[[Result], Sequence[int | None]] | None = None
    """Returns the points that someone got because of each seat.

    It is for games in which only some players get points. It returns None for a seat that got
    points.
    """

    def worth(self, result: Result) -> Worth:
        """Return the worth of a deal by seat, to compare tables with the same cards."""
        if self.pays is None:
            return own_worth(result.scores, lowest_wins=self.lowest_wins)
        return paid_worth(result.scores, self.pays(result))


@dataclass(frozen=True, slots=True)
class Showdown:
    """The rules for showing a whole hand in groups, in games that lay nothing before."""

    lives: LifeRules
    """The rules of the groups."""
    full: int | None
    """A shown hand counts at most this many points. None has no limit."""
    drops: bool
    """True if a player may give up a deal for a price."""


@dataclass(frozen=True, eq=False)
class Game:
    """The rules of a game with its options chosen."""

    name: str
    options: object
    seats: range
    pack: Callable[[int], tuple[Card, ...]]
    """The cards, by the number of seats."""
    hand_size: Callable[[int, int], int]
    """Returns the number of cards per player, by the number of seats and the deal's number."""
    melds: MeldRules
    points: Callable[[Card], int]
    """Returns the points of a card in the hand."""
    turn: Mapping[Phase, tuple[AnyStep, ...]]
    """The steps of each phase."""
    after: Mapping[type[Event], tuple[Consequence, ...]]
    """The automatic consequences of events."""
    memory: tuple[type[Memory], ...]
    """The kinds of memory of its rules."""
    score: Score
    cites: Mapping[Reason, str]
    """The paragraph behind a refusal."""
    facts: tuple[Report, ...] = ()
    """The reports of public facts that aren't in the memory of the game's rules."""
    goals: Goals = Goals()
    pile: Pile = Pile()
    start: Start = Start()
    end: End = End()
    plays: Callable[[State, int], bool] = field(default=all_play)
    """Returns whether a seat takes part in the running deal.

    Between deals, the next deal counts.
    """
    common: CommonTable | None = None
    """The rules of melds without an owner."""
    laid: Callable[[Reading | Meld], tuple[int, ...]] | None = None
    """Returns the points of each card in a meld on the table, if laid cards have points."""
    showdown: Showdown | None = None
    strange_moves_first: bool = False
    """True if a move that this game doesn't have is refused for that reason even after a deal."""
    deck: Deck = CARDS
    """The names of its cards."""
    source: Callable[[str, object], "Game"] | None = None
    """Builds the same game from its name and options, also in another process."""

    def __reduce__(self) -> tuple[Any, ...]:
        if self.source is None:
            raise TypeError(f"{self.name} is not of the registry: no other process can build it")
        return self.source, (self.name, self.options)

    def next_to_play(self, state: State, seat: int) -> int:
        """Return the seat that plays next after this one, to the left.

        Seats that have left this deal or game are skipped. Return ``seat`` itself if no other seat
        plays.
        """
        following = state.after(seat)
        if self.plays is all_play:
            return following
        while following != seat and not self.plays(state, following):
            following = state.after(following)
        return following

    @cached_property
    def moves(self) -> frozenset[type[Move]]:
        """The kinds of moves in the turn table."""
        return frozenset(step.move for steps in self.turn.values() for step in steps)

    @cached_property
    def features(self) -> TableFeatures:
        """The features of this game's table, by the turn table and the memory of the rules."""
        moves = self.moves
        # The last kind of goal decides, because individual phases are listed after the contracts.
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
        """The step that answers each kind of move in each phase."""
        return {
            phase: {step.move: step for step in reversed(steps)}
            for phase, steps in self.turn.items()
        }
