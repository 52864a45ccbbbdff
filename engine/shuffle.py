"""A shuffle that can be verified later, and that gives all its players the same cards.

This is recipe 2 of docs/fair-shuffle.md. A game has one secret seed of 32 bytes. Its SHA-256 is
shown before the first deal and the seed at the end. After the SHA-256 was shown and before the game
starts, players may add salts. Then the SHA-256 of seed and salts replaces the seed. Everything
random is derived from it:

* The stream of a purpose is SHAKE-256 over ``b"upcard/1/" + purpose + b"/" + seed``, read in words
  of 8 bytes, big-endian.
* A number below n is the first word that is smaller than the largest multiple of n up to 2**64,
  taken modulo n. So every number is equally likely.
* A shuffle is Fisher-Yates from the last place down. Place i is exchanged with a number below i+1.
* Purposes are ``deal/N`` (order of deal N), ``again/N/K`` (Kth new stock of deal N, K from 1) and
  ``dealer`` (the first dealer, a number below the number of seats).

A new stock depends only on the cards in the pile. The places of the whole pack are shuffled. If a
pile has only some of several equal cards, the places with the lowest numbers are used.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from hashlib import sha256, shake_256
from typing import Literal, NamedTuple, TypeVar

from engine.cards import Card
from engine.events import Dealt, Recycled
from engine.game import Chance, Game
from engine.phase import Phase
from engine.state import Hands, State

RECIPE = 2
"""The number of the recipe that derives the cards from the seed. It is kept with each table."""

_One = TypeVar("_One")
_WORDS = 512
_LIMIT = 1 << 64


@lru_cache
def commitment(seed: bytes) -> str:
    """Return the SHA-256 of the seed in hexadecimal, which is shown before the game."""
    return sha256(seed).hexdigest()


def salted(seed: bytes, salts: Iterable[str]) -> bytes:
    """Return the seed of the shuffles, which includes the salts.

    Without salts, this is the given seed. Otherwise it is the SHA-256 over the seed and each salt,
    written as ``/`` and the salt's UTF-8 bytes. The salts are in the order in which they were
    added.
    """
    mixed = b"".join(b"/" + salt.encode() for salt in salts)
    return sha256(seed + mixed).digest() if mixed else seed


def order(seed: bytes, purpose: str, cards: Sequence[_One]) -> tuple[_One, ...]:
    """Return the cards shuffled for this purpose."""
    words = _words(seed, purpose)
    shuffled = list(cards)
    for place in range(len(shuffled) - 1, 0, -1):
        other = _below(place + 1, words)
        shuffled[place], shuffled[other] = shuffled[other], shuffled[place]
    return tuple(shuffled)


def first_dealer(seed: bytes, seats: int) -> int:
    """Return the seat that deals first."""
    return _below(seats, _words(seed, "dealer"))


class Laid(NamedTuple):
    """A dealt pack."""

    hands: Hands
    """The hands by seat."""
    discard: tuple[Card, ...]
    """The upcard, if there is one."""
    stock: tuple[Card, ...]
    wild: Card | None = None
    """The cut card, or None."""


class Opening(NamedTuple):
    """The start of a deal, with its number, its dealer, its first player and its direction."""

    deal_no: int
    dealer: int
    starter: int
    way: Literal[1, -1] = 1

    @classmethod
    def after(cls, state: State) -> "Opening":
        """Return the opening of the next deal of a game."""
        result = state.result
        if result is None:
            return cls(state.deal_no + 1, state.dealer, state.after(state.dealer))
        way: Literal[1, -1] = -1 if result.next_direction == -1 else 1
        return cls(state.deal_no + 1, result.next_dealer, result.next_starter, way)


def lay(  # noqa: PLR0913  all that a deal depends on
    seed: bytes,
    pack: Sequence[Card],
    seats: int,
    opening: Opening,
    size: int,
    upcard: int,
    *,
    cut: bool = False,
    out: Collection[int] = (),
) -> Laid:
    """Shuffle and deal the pack.

    The cards are dealt one by one, starting next to the dealer in the direction of play, ``size``
    to each seat that isn't ``out``. Then comes the cut card, if ``cut`` asks for one. Then come
    ``upcard`` upcards. The remaining cards are the stock.
    """
    shuffled = order(seed, f"deal/{opening.deal_no}", pack)
    turn = [(opening.dealer + opening.way * steps) % seats for steps in range(1, seats + 1)]
    playing = [seat for seat in turn if seat not in out]
    dealt = size * len(playing)
    hands = [
        shuffled[playing.index(seat) : dealt : len(playing)] if seat in playing else ()
        for seat in range(seats)
    ]
    wild = shuffled[dealt] if cut else None
    rest = shuffled[dealt + cut :]
    return Laid(tuple(hands), rest[:upcard], rest[upcard:], wild)


def open_deal(game: Game, state: State, seed: bytes, opening: Opening | None = None) -> Dealt:
    """Return the next deal of a game.

    ``opening``: the deal's start, if it doesn't follow the previous deal.
    """
    begun = opening or Opening.after(state)
    size = game.hand_size(state.seats, begun.deal_no)
    seats = range(state.seats)
    out = [seat for seat in seats if not game.plays(state, seat)]
    pack = game.pack(state.seats)
    laid = lay(seed, pack, len(seats), begun, size, game.pile.upcard, cut=game.start.cut, out=out)
    begins = game.start.opening or game.start.phase(laid.stock)
    dealt = Dealt(
        deal_no=begun.deal_no,
        dealer=begun.dealer,
        starter=begun.starter,
        hands=laid.hands,
        stock=laid.stock,
        discard=laid.discard,
        phase=None if begins is Phase.DRAW else begins,
        way=begun.way,
        wild=laid.wild,
    )
    return dealt if game.start.dealt is None else game.start.dealt(game, state, dealt)


def new_stock(game: Game, state: State, seed: bytes, number: int) -> Chance:
    """Return the function that makes the stock of this number (from 1) in the running deal."""
    deal_no, seats = state.deal_no, state.seats
    return lambda pile: remade(seed, deal_no, number, game.pack(seats), pile, seats)


def remade(
    seed: bytes, deal_no: int, number: int, pack: Sequence[Card], pile: Sequence[Card], seats: int
) -> Recycled:
    """Return the cards of a pile as the stock of this number (from 1) of a deal.

    The lane and the order of a card don't depend on other cards in the pile.
    """
    held, met = Counter(pile), Counter[Card]()
    copies = []
    for card in pack:
        copies.append(met[card])
        met[card] += 1
    stock = list[Card]()
    lanes = [list[Card]() for _ in range(seats)]
    for index, place in enumerate(order(seed, f"again/{deal_no}/{number}", range(len(pack)))):
        card = pack[place]
        if copies[place] < held[card]:
            stock.append(card)
            lanes[index % seats].append(card)
    return Recycled(tuple(stock), tuple(map(tuple, lanes)))


def _words(seed: bytes, purpose: str) -> Iterator[int]:
    shake = shake_256(b"upcard/1/" + purpose.encode() + b"/" + seed)
    length = _WORDS
    done = 0
    while True:
        stream = shake.digest(8 * length)
        for index in range(done, length):
            yield int.from_bytes(stream[8 * index : 8 * index + 8], "big")
        done, length = length, length * 2


def _below(bound: int, words: Iterator[int]) -> int:
    limit = _LIMIT - _LIMIT % bound
    return next(word for word in words if word < limit) % bound
