"""The coach of a practice deal. Its hints use only what the learner can see."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from engine.cards import Card
from engine.events import (
    AskedMayI,
    Dealt,
    Discarded,
    Drew,
    Event,
    Fined,
    GrantedMayI,
    LaidDown,
    LaidOff,
    MadeContract,
    Passed,
    Swapped,
    Took,
    TurnStarted,
)
from engine.live.table_view import TableView
from engine.moves import Discard, Knock, LayDown, LayOff, MakeContract, MayI, Move, Swap
from engine.phase import Phase
from engine.steps.swap import Debt
from engine.table.play import taken_back
from engine.table.table_events import TookCardsBack

FEW = 3
"""With this number of cards or fewer, a player may be out soon."""


class Learner:
    """The player of a practice panel.

    ``could``: the kinds of moves that are legal for them now. The choice of cards doesn't matter.
    ``new_cards``: the cards that they got since their last discard.
    """

    def __init__(
        self, table_view: TableView, could: frozenset[type[Move]], new_cards: Sequence[Card]
    ) -> None:
        if table_view.seat is None:
            raise ValueError("only a seated player learns")
        self.table_view, self.seen, self.seat = table_view, table_view.seen, table_view.seat
        self.could, self.new_cards = could, new_cards

    def __repr__(self) -> str:
        return f"Learner({self.seen.phase}, {sorted(kind.__name__ for kind in self.could)})"

    def is_drawing(self) -> bool:
        """Return whether they have to draw."""
        return self._on_turn(Phase.DRAW)

    def is_playing(self) -> bool:
        """Return whether they may lay cards and discard."""
        return self._on_turn(Phase.PLAY)

    def is_discarding(self) -> bool:
        """Return whether a discard is their only move in the play phase."""
        return self.is_playing() and not self.can(LayDown, LayOff, MakeContract, Swap, Knock)

    def took_first(self) -> bool:
        """Return whether they just took a card, for the first time, and can only discard now."""
        return self.is_discarding() and self.lately(Took) and self.times(Took) == 1

    def is_waiting(self) -> bool:
        """Return whether other players have to move or to answer."""
        return not self.could

    def waits_first(self) -> bool:
        """Return whether other players have to move or answer, after the learner's first turn."""
        return self.is_waiting() and self.turns_ended == 1

    def is_nearly_out(self) -> bool:
        """Return whether they may lay cards, and have few."""
        return self.is_playing() and self.has_few()

    def is_free(self) -> bool:
        """Return whether they have made their contract, or are born."""
        return self.seat in self.table_view.down

    def has_few(self) -> bool:
        """Return whether they have few enough cards to be out soon."""
        return len(self.table_view.hand) <= FEW

    def others_down(self) -> bool:
        """Return whether another player has made the contract, or is born."""
        return bool(self.table_view.down - {self.seat})

    def owes_a_joker(self) -> bool:
        """Return whether they have swapped out a joker that they must still play."""
        debt = self.table_view.facts.get(Debt)
        return debt is not None and debt.owed_jokers > 0

    def can(self, *kinds: type[Move]) -> bool:
        """Return whether any of these kinds of moves is legal now."""
        return not self.could.isdisjoint(kinds)

    def did(self, *kinds: type[Event]) -> bool:
        """Return whether they have caused any of these events in this deal.

        Without kinds, any event counts.
        """
        return any(not kinds or isinstance(event, kinds) for event in self._own_events)

    def lately(self, *kinds: type[Event]) -> bool:
        """Return whether they have caused any of these events since their last discard."""
        return any(isinstance(event, kinds) for event in self._since_discard())

    def did_after(self, before: type[Event], kind: type[Event]) -> bool:
        """Return whether they have caused the second event after the first."""
        first = next(
            (index for index, event in enumerate(self._own_events) if isinstance(event, before)),
            None,
        )
        return first is not None and any(
            isinstance(event, kind) for event in self._own_events[first:]
        )

    def times(self, kind: type[Event]) -> int:
        """Return how often they have caused this event in the deal."""
        return sum(isinstance(event, kind) for event in self._own_events)

    @property
    def turns_ended(self) -> int:
        """The number of their finished turns. In games with discards, each discard ends a turn."""
        if Discard in self.table_view.game.moves:
            return self.times(Discarded)
        starts = sum(
            isinstance(event, TurnStarted) and event.player == self.seat
            for _, event in self.table_view.log
        )
        starts += any(
            isinstance(event, Dealt) and event.starter == self.seat
            for _, event in self.table_view.log
        )
        return starts - (self.seen.turn == self.seat)

    @property
    def answered(self) -> bool:
        """Whether they have answered a May I window. Windows for their own discard don't count."""
        left_by = None
        for _, event in self.table_view.log:
            if isinstance(event, Discarded):
                left_by = event.player
            elif isinstance(event, AskedMayI | Passed) and event.player == self.seat != left_by:
                return True
        return False

    @property
    def fine(self) -> Fined | None:
        """Their last fine, or None if they have done anything but discard since then."""
        newest = None
        for event in self._own_events:
            if isinstance(event, Fined):
                newest = event
            elif not isinstance(event, Discarded):
                newest = None
        return newest

    def _on_turn(self, phase: Phase) -> bool:
        return self.seen.phase is phase and self.seen.turn == self.seat

    @cached_property
    def _own_events(self) -> list[Event]:
        """Their events in this deal, oldest first, without starts of turns and moves taken back."""
        undone = taken_back(event for _, event in self.table_view.log)
        return [
            event
            for version, event in self.table_view.log
            if getattr(event, "player", None) == self.seat
            and version not in undone
            and not isinstance(event, TurnStarted | TookCardsBack)
        ]

    def _since_discard(self) -> Iterator[Event]:
        last = max(
            (index for index, event in enumerate(self._own_events) if isinstance(event, Discarded)),
            default=-1,
        )
        yield from self._own_events[last + 1 :]


When = Callable[[Learner], bool]

_MOST_HINTS = 2
"""At most this many hints are shown together."""


class Hint(NamedTuple):
    """A hint for the learner."""

    says: str
    """The id of its text."""
    when: When
    """Whether the hint fits the moment."""
    until: tuple[type[Event], ...] = ()
    """Events of the learner in this deal after which the hint is no longer shown."""

    def fits(self, learner: Learner) -> bool:
        """Return whether the hint should be shown now."""
        return self.when(learner) and not (self.until and learner.did(*self.until))


class Hints(NamedTuple):
    """The hints of a game."""

    new: tuple[Hint, ...]
    """Hints that explain a step, the likeliest first."""
    short: tuple[Hint, ...]
    """Hints that remind of a step."""

    def of(self, learner: Learner) -> Sequence[Hint]:
        """Return the new hints that fit this moment. If none fits, return one short reminder."""
        new = [hint for hint in self.new if hint.fits(learner)]
        return new[:_MOST_HINTS] or [hint for hint in self.short if hint.fits(learner)][:1]


def can(*kinds: type[Move]) -> When:
    """Return a condition that is true if any of these moves is legal."""
    return lambda learner: learner.can(*kinds)


def _was_granted(learner: Learner) -> bool:
    first = learner.times(GrantedMayI) == 1
    return first and learner.lately(GrantedMayI) and not learner.is_playing()


CONTRACTS = Hints(
    new=(
        Hint("practice-contract-may-i", lambda learner: learner.can(MayI) and not learner.answered),
        Hint("practice-contract-granted", _was_granted),
        Hint("practice-contract-draw", Learner.is_drawing, (Drew, Took)),
        Hint("practice-contract-ready", can(MakeContract)),
        Hint(
            "practice-contract-made",
            lambda learner: learner.is_playing() and learner.lately(MadeContract),
        ),
        Hint(
            "practice-contract-owed",
            lambda learner: learner.is_playing() and learner.owes_a_joker(),
        ),
        Hint("practice-contract-swap", can(Swap), (Swapped,)),
        Hint("practice-contract-meld", can(LayDown), (LaidDown,)),
        Hint("practice-contract-lay-off", can(LayOff), (LaidOff,)),
        Hint(
            "practice-contract-out", lambda learner: learner.is_nearly_out() and learner.is_free()
        ),
        Hint("practice-contract-discard", Learner.is_discarding, (Discarded,)),
        Hint("practice-watch", Learner.waits_first),
    ),
    short=(
        Hint("practice-short-may-i", can(MayI)),
        Hint("practice-short-draw", Learner.is_drawing),
        Hint("practice-short-lay", can(LayDown, LayOff, Swap)),
        Hint(
            "practice-contract-behind",
            lambda learner: (
                learner.is_playing() and learner.others_down() and not learner.is_free()
            ),
        ),
        Hint("practice-short-discard", Learner.is_playing),
        Hint("practice-short-watch", Learner.is_waiting),
    ),
)
"""The hints of a game in which every player makes contracts."""
