"""What an attentive player keeps of a deal besides the table as it lies: who took, left and threw
what, and which cards are known to be where.

Everybody at a table sees this alike: nothing here follows from a card that only its holder knows.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Any, NamedTuple

from engine.cards import Card, bare, without
from engine.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    GrantedMayI,
    LaidDown,
    LaidOff,
    MadeContract,
    Passed,
    Rearranged,
    Recycled,
    Swapped,
    ThrewToKnock,
    Took,
    TookRow,
)
from engine.state import State


class Did(StrEnum):
    """What a player did with a card that everybody saw."""

    TOOK = "took"
    """They took it from the pile, with all above it."""
    LEFT = "left"
    """They could have had it and let it go: they drew, or passed."""
    THREW = "threw"


class Note(NamedTuple):
    """``seat`` did this with the card in this turn of the deal (``State.turn_no``)."""

    turn_no: int
    seat: int
    did: Did
    card: Card


class Notes(NamedTuple):
    """``history`` is in the order in which it happened. ``known``: by seat the cards that all saw
    go into that hand and not come out since. ``buried``: the cards that have gone back into the
    stock, when the pile was recycled the last time; some of them may have been drawn again.
    """

    history: tuple[Note, ...] = ()
    known: tuple[tuple[Card, ...], ...] = ()
    buried: tuple[Card, ...] = ()

    def known_of(self, seat: int) -> tuple[Card, ...]:
        """The cards that this seat is known to hold."""
        return self.known[seat] if seat < len(self.known) else ()

    def of(self, seat: int, did: Did) -> list[Card]:
        """The cards with which this seat did this, in order."""
        return [note.card for note in self.history if note.seat == seat and note.did is did]

    def taken_back(self, seat: int, before: Sequence[Card], after: Sequence[Card]) -> "Notes":
        """The notes after this seat took back what it had laid, which made one hand of the other:
        all have seen those cards."""
        came, went = Counter(after), Counter(before)
        return self._out(seat, *(went - came).elements())._in(seat, *(came - went).elements())

    def _with_known(self, seat: int, cards: tuple[Card, ...]) -> "Notes":
        size = max(len(self.known), seat + 1)
        known = (cards if at == seat else self.known_of(at) for at in range(size))
        return self._replace(known=tuple(known))

    def _in(self, seat: int, *cards: Card) -> "Notes":
        return self._with_known(seat, (*self.known_of(seat), *cards))

    def _out(self, seat: int, *cards: Card) -> "Notes":
        known = self.known_of(seat)
        if not known:
            return self
        for card in cards:
            rest = without(known, (card,))
            known = known if rest is None else rest
        return self._with_known(seat, known)

    def _noting(self, before: State, seat: int, did: Did, *cards: Card) -> "Notes":
        noted = tuple(Note(before.turn_no, seat, did, card) for card in cards)
        return self._replace(history=(*self.history, *noted))


BLANK = Notes()
"""Those of a deal of which nothing has been seen."""


def noted(notes: Notes, before: State, event: Event) -> Notes:
    """The notes after an event; ``before`` is the table before it, hidden cards or not."""
    write = _WRITES.get(type(event))
    return notes if write is None else write(notes, before, event)


def _dealt(notes: Notes, before: State, event: Dealt) -> Notes:
    return Notes(known=((),) * len(event.hands))


def _drew(notes: Notes, before: State, event: Drew) -> Notes:
    left = before.discard[-1:]
    return notes._noting(before, event.player, Did.LEFT, *left)


def _passed(notes: Notes, before: State, event: Passed) -> Notes:
    return notes._noting(before, event.player, Did.LEFT, *before.discard[-1:])


def _recycled(notes: Notes, before: State, event: Recycled) -> Notes:
    return notes._replace(buried=before.discard[:-1])


def _took(notes: Notes, before: State, event: Took) -> Notes:
    return notes._in(event.player, event.card)._noting(before, event.player, Did.TOOK, event.card)


def _granted(notes: Notes, before: State, event: GrantedMayI) -> Notes:
    notes = notes._in(event.player, event.upcard)
    return notes._noting(before, event.player, Did.TOOK, event.upcard)


def _took_row(notes: Notes, before: State, event: TookRow) -> Notes:
    notes = notes._in(event.player, *event.cards)
    return notes._noting(before, event.player, Did.TOOK, *event.cards)


def _threw(notes: Notes, before: State, event: Discarded | ThrewToKnock) -> Notes:
    return notes._out(event.player, event.card)._noting(before, event.player, Did.THREW, event.card)


def _laid(notes: Notes, before: State, event: LaidDown) -> Notes:
    return notes._out(event.player, *event.meld.cards)


def _laid_off(notes: Notes, before: State, event: LaidOff | Rearranged) -> Notes:
    return notes._out(event.player, *event.cards)


def _made_contract(notes: Notes, before: State, event: MadeContract) -> Notes:
    return notes._out(event.player, *(card for meld in event.melds for card in meld.cards))


def _swapped(notes: Notes, before: State, event: Swapped) -> Notes:
    wild = bare(before.melds[event.meld].cards[event.place])
    return notes._out(event.player, event.card)._in(event.player, wild)


_WRITES: Mapping[type[Event], Callable[[Notes, State, Any], Notes]] = {
    Dealt: _dealt,
    Drew: _drew,
    Passed: _passed,
    Recycled: _recycled,
    Took: _took,
    GrantedMayI: _granted,
    TookRow: _took_row,
    Discarded: _threw,
    ThrewToKnock: _threw,
    LaidDown: _laid,
    LaidOff: _laid_off,
    Rearranged: _laid_off,
    MadeContract: _made_contract,
    Swapped: _swapped,
}
