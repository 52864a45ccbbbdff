"""Whole tables that a seat could be sitting at: what it cannot see is dealt out by chance, so that
it fits what the seat sees and what it has noted.

Such a table is a State like any other, and can be played out (engine.computer.playouts).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain

from engine.cards import HIDDEN, Card, bare
from engine.computer.luck import Luck
from engine.computer.notes import Notes
from engine.computer.question import Question
from engine.state import State

Likelihood = Callable[[State], float]
"""How likely a table is, compared with others, 0 or more: by what its players did, say."""


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


def known_in(state: State, notes: Notes, seat: int) -> tuple[Card, ...]:
    """The cards known to be in this hand; never more than it holds."""
    return notes.known_of(seat)[: len(state.hands[seat])]


def sampled(question: Question, luck: Luck) -> State:
    """One table that fits, each as likely as any other.

    Known cards are in the hands that hold them. Once a pile has become the stock, what is left of
    that stock are cards of that pile. Raises ValueError if there are fewer cards than hidden ones,
    as in a position that cannot come about.
    """
    _, state, seat, notes = question
    left = unseen(question)
    buried = list((left & Counter(notes.buried)).elements())
    stock: list[Card] = []
    if len(buried) >= len(state.stock):
        luck.shuffle(buried)
        stock = buried[: len(state.stock)]
        left -= Counter(stock)
    rest = list(left.elements())
    luck.shuffle(rest)
    hands = list(state.hands)
    for other, hand in enumerate(state.hands):
        if other != seat and HIDDEN in hand:
            known = known_in(state, notes, other)
            hidden = len(hand) - len(known)
            hands[other] = (*known, *_taken(rest, hidden))
    stock += _taken(rest, len(state.stock) - len(stock))
    return state._replace(hands=tuple(hands), stock=tuple(stock))


def _taken(rest: list[Card], number: int) -> list[Card]:
    """So many cards out of the rest."""
    if number > len(rest):
        raise ValueError(f"{number} cards are hidden, {len(rest)} of them are left in the pack")
    taken = rest[:number]
    del rest[:number]
    return taken


def samples(question: Question, luck: Luck, number: int) -> Iterator[State]:
    """So many tables that fit, each found as it is asked for."""
    return (sampled(question, luck) for _ in range(number))


def likely(
    tables: Iterable[State], likelihood: Likelihood, luck: Luck, number: int
) -> Sequence[State]:
    """So many of the tables, with repetition, each as often as it is likely.

    None where none is likely at all.
    """
    found = list(tables)
    weights = [likelihood(table) for table in found]
    return luck.choices(found, weights, k=number) if sum(weights) else ()
