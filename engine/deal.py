"""A shuffle that can be checked afterwards.

A game has one secret seed of 32 bytes. Its SHA-256 is shown before the first deal and the seed at
the end. Players may add salts until the game begins, after the SHA-256 has been shown: then the
SHA-256 of seed and salts takes the place of the seed. Everything random follows from it:

* The stream of a purpose is SHAKE-256 over ``b"upcard/1/" + purpose + b"/" + seed``, read in words
  of 8 bytes, big-endian.
* A number below n is the first word that is smaller than the largest multiple of n up to 2**64,
  taken modulo n: every number is equally likely.
* A shuffle is Fisher-Yates from the last place down: place i is exchanged with a number below i+1.
* Purposes are ``deal/N`` (order of deal N), ``recycle/N/K`` (Kth new stock of deal N, K from 1) and
  ``dealer`` (first dealer: a number below the number of seats).
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from hashlib import sha256, shake_256

from engine.cards import Card
from engine.events import Dealt
from engine.game import Game
from engine.phase import Phase
from engine.state import State

_WORDS = 512
_LIMIT = 1 << 64


@lru_cache
def commitment(seed: bytes) -> str:
    """What is shown before the game: SHA-256 of the seed in hexadecimal."""
    return sha256(seed).hexdigest()


def salted(seed: bytes, salts: Iterable[str]) -> bytes:
    """What the shuffles follow from: the seed alone, or with salts SHA-256 over the seed and each
    of them as ``/`` and its UTF-8 bytes, in the order in which they were added."""
    mixed = b"".join(b"/" + salt.encode() for salt in salts)
    return sha256(seed + mixed).digest() if mixed else seed


def order(seed: bytes, purpose: str, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards shuffled for this purpose."""
    words = _words(seed, purpose)
    shuffled = list(cards)
    for place in range(len(shuffled) - 1, 0, -1):
        other = _below(place + 1, words)
        shuffled[place], shuffled[other] = shuffled[other], shuffled[place]
    return tuple(shuffled)


def first_dealer(seed: bytes, seats: int) -> int:
    """The seat that deals first."""
    return _below(seats, _words(seed, "dealer"))


def open_deal(game: Game, state: State, seed: bytes) -> Dealt:
    """The next deal of a game: one card at a time from the dealer's neighbour in the
    direction of play, then the upcard where the game has one."""
    deal_no = state.deal_no + 1
    result = state.result
    dealer = state.dealer if result is None else result.next_dealer
    starter = state.after(dealer) if result is None else result.next_starter
    way = 1 if result is None else result.next_direction
    pack = order(seed, f"deal/{deal_no}", game.pack(state.seats))
    size = game.hand_size(state.seats, deal_no)
    dealt = size * state.seats
    turned_up = dealt + game.upcard
    stock = pack[turned_up:]
    begins = game.opening or game.begins(stock)
    hands = {
        state.after(dealer, way * (place + 1)): pack[place : dealt : state.seats]
        for place in range(state.seats)
    }
    return Dealt(
        deal_no=deal_no,
        dealer=dealer,
        starter=starter,
        hands=tuple(hands[seat] for seat in range(state.seats)),
        stock=stock,
        discard=pack[dealt:turned_up],
        phase=None if begins is Phase.DRAW else begins,
    )


def _words(seed: bytes, purpose: str) -> Iterator[int]:
    shake = shake_256(b"upcard/1/" + purpose.encode() + b"/" + seed)
    length = _WORDS
    done = 0
    while True:
        stream = shake.digest(8 * length)
        for at in range(done, length):
            yield int.from_bytes(stream[8 * at : 8 * at + 8], "big")
        done, length = length, length * 2


def _below(bound: int, words: Iterator[int]) -> int:
    limit = _LIMIT - _LIMIT % bound
    return next(word for word in words if word < limit) % bound
