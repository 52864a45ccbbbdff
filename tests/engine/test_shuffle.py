"""The shuffle: what is documented, done again here in other words, and that it is fair."""

import hashlib
from collections import Counter
from itertools import count, permutations

from engine.cards import pack
from engine.evolve import evolve
from engine.games.contract.rules import ContractOptions, contract_rummy
from engine.lanes import Lanes
from engine.play import start
from engine.shuffle import commitment, first_dealer, open_deal, order, salted
from tests.each import each

SEED = bytes(range(32))
OTHER = bytes(31) + b"\x01"
GAME = contract_rummy(ContractOptions())


def numbers(seed: bytes, purpose: str):
    """Words of 8 bytes, big-endian, of SHAKE-256 over ``upcard/1/PURPOSE/SEED``."""
    for words in count(1):
        stream = hashlib.shake_256(b"upcard/1/%s/%s" % (purpose.encode(), seed)).digest(8 * words)
        yield int.from_bytes(stream[-8:], "big")


def below(bound: int, words) -> int:
    multiple = 2**64 // bound * bound
    return next(word for word in words if word < multiple) % bound


def shuffled(seed: bytes, purpose: str, cards):
    words, result = numbers(seed, purpose), list(cards)
    for place in reversed(range(1, len(result))):
        other = below(place + 1, words)
        result[place], result[other] = result[other], result[place]
    return tuple(result)


@each("seed", [SEED, OTHER, bytes(32)])
@each("purpose", ["deal/1", "deal/7", "recycle/3/1"])
def test_the_order_is_the_documented_one(seed: bytes, purpose: str) -> None:
    cards = pack(2, 3)
    assert order(seed, purpose, cards) == shuffled(seed, purpose, cards)


@each("size", [0, 1, 2, 600, 1500])
def test_the_order_of_any_number_of_cards(size: int) -> None:
    """More cards than there are words in the first piece of the stream."""
    cards = tuple(range(size))
    mixed = order(SEED, "deal/1", cards)
    assert sorted(mixed) == list(cards)
    if size <= 600:
        assert mixed == shuffled(SEED, "deal/1", cards)


@each("seats", [2, 3, 4, 5])
def test_the_first_dealer_is_the_documented_one(seats: int) -> None:
    for seed in (SEED, OTHER):
        assert first_dealer(seed, seats) == below(seats, numbers(seed, "dealer"))


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert commitment(SEED) != commitment(OTHER)


def test_the_same_seed_gives_the_same_deals_and_another_gives_others() -> None:
    table = start(GAME, 4)
    assert open_deal(GAME, table, SEED) == open_deal(GAME, table, SEED)
    assert open_deal(GAME, table, SEED).hands != open_deal(GAME, table, OTHER).hands
    later = table._replace(deal_no=1)
    assert open_deal(GAME, table, SEED).hands != open_deal(GAME, later, SEED).hands


@each("seats", [3, 4, 5])
@each("dealer", [0, 2])
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left(seats: int, dealer: int) -> None:
    dealt = open_deal(GAME, start(GAME, seats, dealer), SEED)
    cards = order(SEED, "deal/1", GAME.pack(seats))
    hands: dict[int, list[int]] = {seat: [] for seat in range(seats)}
    for place in range(10 * seats):
        hands[(dealer + 1 + place) % seats].append(cards[place])
    assert dealt.hands == tuple(tuple(hands[seat]) for seat in range(seats))
    assert dealt.discard == (cards[10 * seats],), "the upcard is the first of the remainder"
    assert dealt.stock == cards[10 * seats + 1 :]
    assert (dealt.deal_no, dealt.dealer, dealt.starter) == (1, dealer, (dealer + 1) % seats)


def test_a_deal_clears_the_table() -> None:
    table = evolve(start(GAME, 3), open_deal(GAME, start(GAME, 3), SEED))
    assert (table.melds, table.turn_no, table.result) == ((), 1, None)
    assert all(record == kind() for kind, record in table.memory.items() if kind is not Lanes)


# Limits of chi-square that a fair shuffle exceeds once in ten thousand times.
LIMIT_23, LIMIT_51, LIMIT_4 = 58.6, 99.6, 23.5


def chi_square(counted: Counter[object], cells: int) -> float:
    expected = counted.total() / cells
    found = sum((number - expected) ** 2 / expected for number in counted.values())
    return found + (cells - len(counted)) * expected


def seeds(number: int) -> list[bytes]:
    return [hashlib.sha256(b"%d" % at).digest() for at in range(number)]


def test_every_order_of_four_cards_is_equally_likely() -> None:
    counted = Counter(order(seed, "deal/1", range(4)) for seed in seeds(4800))
    assert set(counted) == set(permutations(range(4)))
    assert chi_square(counted, 24) < LIMIT_23


def test_every_card_is_equally_likely_in_every_place() -> None:
    orders = [order(seed, "deal/2", range(52)) for seed in seeds(2600)]
    for place in (0, 1, 26, 51):
        assert chi_square(Counter(cards[place] for cards in orders), 52) < LIMIT_51, place


def test_every_seat_is_equally_likely_to_deal_first() -> None:
    counted = Counter(first_dealer(seed, 5) for seed in seeds(5000))
    assert chi_square(counted, 5) < LIMIT_4


def test_the_check_of_fairness_sees_an_unfair_shuffle() -> None:
    """The well-known mistake: every place exchanged with any, not with earlier ones alone."""
    counted: Counter[object] = Counter()
    for seed in seeds(4800):
        words, cards = numbers(seed, "deal/1"), list(range(4))
        for place in range(4):
            other = below(4, words)
            cards[place], cards[other] = cards[other], cards[place]
        counted[tuple(cards)] += 1
    assert chi_square(counted, 24) > LIMIT_23


def test_without_salts_the_seed_is_all() -> None:
    assert salted(SEED, ()) == SEED


def test_salts_change_everything_and_the_seal_not() -> None:
    """docs/fair-shuffle.md: SHA-256 over the seed and each salt after a ``/``, in order."""
    expected = hashlib.sha256(SEED + b"/1457/" + "ดวง".encode()).digest()
    assert salted(SEED, ("1457", "ดวง")) == expected
    assert salted(SEED, ("ดวง", "1457")) != expected
    assert salted(SEED, ("1", "457ดวง")) != salted(SEED, ("1457", "ดวง"))
    cards = pack(1, 0)
    assert order(expected, "deal/1", cards) != order(SEED, "deal/1", cards)
