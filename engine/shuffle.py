"""A shuffle that can be checked afterwards, and that is the same for all who play its cards.

This is recipe 2 of docs/fair-shuffle.md. A game has one secret seed of 32 bytes. Its SHA-256 is
shown before the first deal and the seed at the end. Players may add salts until the game begins,
after the SHA-256 has been shown: then the SHA-256 of seed and salts takes the place of the seed.
Everything random follows from it:

* The stream of a purpose is SHAKE-256 over ``b"upcard/1/" + purpose + b"/" + seed``, read in words
  of 8 bytes, big-endian.
* A number below n is the first word that is smaller than the largest multiple of n up to 2**64,
  taken modulo n: every number is equally likely.
* A shuffle is Fisher-Yates from the last place down: place i is exchanged with a number below i+1.
* Purposes are ``deal/N`` (order of deal N), ``again/N/K`` (Kth new stock of deal N, K from 1) and
  ``dealer`` (first dealer: a number below the number of seats).

A new stock follows from no more than which cards the pile holds: what is shuffled are the places of
the whole pack, and of equal cards those with the lowest numbers take part.
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
"""What the cards follow from the seed by; kept with each table."""

_One = TypeVar("_One")
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


def order(seed: bytes, purpose: str, cards: Sequence[_One]) -> tuple[_One, ...]:
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


class Laid(NamedTuple):
    """A pack as it is dealt: the hands by seat, the cut card, if one is cut, then the upcard, if
    there is one, and the stock."""

    hands: Hands
    discard: tuple[Card, ...]
    stock: tuple[Card, ...]
    wild: Card | None = None


class Opening(NamedTuple):
    """How a deal begins: its number, who deals, who plays first, and the direction of play."""

    deal_no: int
    dealer: int
    starter: int
    way: Literal[1, -1] = 1

    @classmethod
    def after(cls, state: State) -> "Opening":
        """That of the next deal of a game."""
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
    """The shuffled pack, dealt: one card at a time from the dealer's neighbour in the direction of
    play, ``size`` to each who is not ``out``, then a cut card where one is cut, then so many
    upcards; what is left is the stock."""
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
    """The next deal of a game; ``opening`` where it does not follow from the one before."""
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
    """What makes the stock of this number (from 1) in the running deal."""
    deal_no, seats = state.deal_no, state.seats
    return lambda pile: remade(seed, deal_no, number, game.pack(seats), pile, seats)


def remade(
    seed: bytes, deal_no: int, number: int, pack: Sequence[Card], pile: Sequence[Card], seats: int
) -> Recycled:
    """The cards of a pile as the stock of this number (from 1) of a deal.

    Which lane a card comes into, and before which others, depends on no other card of the pile.
    """
    held, met = Counter(pile), Counter[Card]()
    copies = []
    for card in pack:
        copies.append(met[card])
        met[card] += 1
    stock = list[Card]()
    lanes = [list[Card]() for _ in range(seats)]
    for at, place in enumerate(order(seed, f"again/{deal_no}/{number}", range(len(pack)))):
        card = pack[place]
        if copies[place] < held[card]:
            stock.append(card)
            lanes[at % seats].append(card)
    return Recycled(tuple(stock), tuple(map(tuple, lanes)))


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
