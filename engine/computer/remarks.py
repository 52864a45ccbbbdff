"""What a player saw at a table that speaks for a discard: facts, and never a hidden card.

They are read off the notes and the unseen cards that the players themselves count with.
"""

from collections.abc import Collection, Iterator
from enum import StrEnum
from functools import partial
from typing import NamedTuple

from engine.cards import JOKER, Card
from engine.computer.notes import Did
from engine.computer.plain.outlook import Outlook
from engine.computer.question import Question
from engine.computer.unseen import known_in, unseen
from engine.melds import MeldRules

FEW = 3
"""So few cards in a hand are worth a remark."""
_SHOWN = 2
"""So many remarks are enough."""
_NEAR = 2
"""So many ranks apart cards of a suit can be in one run of three."""


class Saw(StrEnum):
    """``card`` is what was or would be thrown, ``other`` what it has to do with, ``seat`` whose."""

    HOLDS = "holds"
    """A player is known to hold ``other``, which goes with ``card``."""
    FITS = "fits"
    """``card`` can be laid off on the table."""
    THREW = "threw"
    """A player threw ``other``, which goes with ``card`` or is its like."""
    TOOK = "took"
    """A player took ``other``."""
    LET_GO = "let-go"
    """A player could have had ``other`` and did not take it."""
    GONE = "gone"
    """Of ``of`` cards outside the hand that go with ``card``, ``number`` have been seen."""
    OPEN = "open"
    """``number`` cards that nobody has shown go with ``other``, and only ``of`` with ``card``."""
    FEW_CARDS = "few-cards"
    """A player holds ``number`` cards only."""


class Remark(NamedTuple):
    """One fact; what is not named in its kind stays as it is here."""

    saw: Saw
    card: Card
    seat: int = -1
    other: Card = JOKER
    number: int = 0
    of: int = 0


def go_together(one: Card, other: Card, rules: MeldRules) -> bool:
    """Whether two cards, none of them wild, can be in one meld of three: a set, or a run."""
    if rules.is_wild(one) or rules.is_wild(other):
        return False
    if one == other:
        return rules.doubles_in_set
    if one % 13 == other % 13:
        return True
    return one // 13 == other // 13 and any(
        0 < gap <= _NEAR or (rules.round_the_corner and gap >= 13 - _NEAR)
        for gap in (abs(a - b) for a in _places(one, rules) for b in _places(other, rules))
    )


def _places(card: Card, rules: MeldRules) -> Collection[int]:
    """Where a card may stand in a run: an ace at both ends, perhaps."""
    return (card % 13 + 1,) if card % 13 else rules.aces


def against(question: Question, card: Card) -> Iterator[Remark]:
    """Why this card had better not be thrown, for the sake of the others."""
    state, outlook = question.state, Outlook(question.game, question.state, question.seat)
    for seat in _others(question):
        for held in reversed(known_in(state, question.notes, seat)):
            if go_together(held, card, question.game.melds):
                yield Remark(Saw.HOLDS, card, seat, held)
                break
    if outlook.places(card):
        yield Remark(Saw.FITS, card)


def harmless(question: Question, card: Card) -> Iterator[Remark]:
    """Why the others hardly want this card."""
    for seat in _others(question):
        for note in reversed(question.notes.history):
            alike = note.card == card or go_together(note.card, card, question.game.melds)
            if note.seat == seat and alike and note.did is not Did.TOOK:
                saw = Saw.THREW if note.did is Did.THREW else Saw.LET_GO
                yield Remark(saw, card, seat, note.card)
                break


def hopeless(question: Question, card: Card) -> Iterator[Remark]:
    """Why little can come of this card."""
    whole, left = _partners(question, card)
    gone = whole - left
    if gone > 1 and 2 * gone >= whole:
        yield Remark(Saw.GONE, card, number=gone, of=whole)


def better_kept(question: Question, thrown: Card, kept: Card) -> Iterator[Remark]:
    """Why more can come of one card than of the other."""
    number, of = _partners(question, kept)[1], _partners(question, thrown)[1]
    if number > of:
        yield Remark(Saw.OPEN, thrown, other=kept, number=number, of=of)


def taken(question: Question) -> Iterator[Remark]:
    """What the others have taken last, and come nearer by."""
    for seat in _others(question):
        for card in question.notes.of(seat, Did.TOOK)[-1:]:
            yield Remark(Saw.TOOK, JOKER, seat, card)


def soon_over(question: Question) -> Iterator[Remark]:
    """Who may end the deal soon."""
    hands = question.state.hands
    for seat in _others(question):
        if len(hands[seat]) <= FEW:
            yield Remark(Saw.FEW_CARDS, JOKER, seat, number=len(hands[seat]))


def some(*found: Iterator[Remark]) -> tuple[Remark, ...]:
    """The first few, of each kind one."""
    kept: dict[Saw, Remark] = {}
    for remarks in found:
        for one in remarks:
            kept.setdefault(one.saw, one)
    return tuple(kept.values())[:_SHOWN]


def _others(question: Question) -> list[int]:
    """The other seats, whose turn comes first in front."""
    state, seat = question.state, question.seat
    return [state.after(seat, step) for step in range(1, state.seats)]


def _partners(question: Question, card: Card) -> tuple[int, int]:
    """How many cards outside the own hand go with this one, and how many of them are unseen."""
    game, hand = question.game, question.hand
    fit = partial(go_together, card, rules=game.melds)
    # A pack has the card itself as well, which does not go with itself.
    whole = sum(map(fit, game.pack(question.state.seats))) - fit(card)
    mine = sum(map(fit, hand)) - fit(card)
    return whole - mine, sum(number for one, number in unseen(question).items() if fit(one))
