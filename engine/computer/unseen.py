"""Which cards a seat has not seen, and which it knows to be in a hand."""

from collections import Counter
from itertools import chain

from engine.cards import Card, bare
from engine.computer.notes import Notes
from engine.computer.question import Question
from engine.state import State


def unseen(question: Question) -> Counter[Card]:
    """The cards of the pack that the seat has not seen, and does not know to be in a hand."""
    game, state, seat, notes = question
    left = Counter(game.pack(state.seats))
    laid = chain.from_iterable(meld.cards for meld in state.melds)
    left -= Counter(map(bare, chain(question.hand, state.discard, laid)))
    for other in range(state.seats):
        if other != seat:
            left -= Counter(known_in(state, notes, other))
    return left


def may_come(question: Question) -> Counter[Card]:
    """The unseen cards that may lie in the stock.

    The stock was used up when the pile was turned over: what was unseen then is in hands, and only
    cards of that pile come again.
    """
    left, buried = unseen(question), question.notes.buried
    return left & Counter(buried) if buried else left


def known_in(state: State, notes: Notes, seat: int) -> tuple[Card, ...]:
    """The cards known to be in this hand; never more than it holds."""
    return notes.known_of(seat)[: len(state.hands[seat])]
