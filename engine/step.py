"""Steps: the moves of a turn, each with its rule, what it offers and what limits it.

A game puts steps together in its turn table. Offered, allowed and done come from the same step.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Self, TypeVar

from engine.cards import Card, bare
from engine.errors import IllegalMove, Reason
from engine.events import Event, Recycled
from engine.melds import Meld
from engine.moves import Move
from engine.phase import Phase
from engine.state import State

if TYPE_CHECKING:
    from engine.game import Game


AT_ONCE = 160
"""Looks that are done before anybody notices: of hands as they are dealt the best is among them, of
enormous ones what a millisecond or two allow."""


class Effort:
    """So many looks and no more: counted and not timed, so that the same is found every time.

    ``None`` for ``looks`` is as many as it takes.
    """

    __slots__ = ("_left", "limited")

    def __init__(self, looks: int | None) -> None:
        self.limited = looks is not None
        self._left = looks or 0

    def is_spent(self, looks: int = 1) -> bool:
        """Take so many looks; whether there were not enough left."""
        if not self.limited:
            return False
        self._left -= looks
        return self._left < 0


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
    late: bool = False
    """It is the move of a turn that runs out of time."""
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

    def when_late(self) -> Self:
        """Let this step be the move of a turn that runs out of time."""
        return replace(self, late=True)

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
