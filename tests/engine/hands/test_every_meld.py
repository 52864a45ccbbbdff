"""Melds found in a hand: those that reading each group of cards finds, wherever the ace may lie."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Card, parse
from engine.games.dummy.penalties import makes_meld, near
from engine.hands.every_meld import melds_in, melds_with
from engine.melds import MeldKind, MeldRules, read, readings
from tests.each import each
from tests.examples import examples

ACES = {"low": frozenset({1}), "high": frozenset({14}), "both": frozenset({1, 14})}


def rules_of(aces: str, run_max: int = 13) -> MeldRules:
    return MeldRules(3, 4, 3, run_max, ACES[aces], doubles_in_set=False, jokers=False)


@st.composite
def hands(draw: st.DrawFn) -> tuple[Card, ...]:
    """Cards from both ends of two suits, and their ranks in the others."""
    names = draw(st.sampled_from(["A 2 3 Q K", "A 2 3 4 K", "A J Q K 10", "5 6 7 8 A"]))
    pack = [parse(rank + suit) for rank in names.split() for suit in "SHD"]
    return tuple(draw(st.permutations(pack))[: draw(st.integers(3, 9))])


def slowly(hand: tuple[Card, ...], rules: MeldRules) -> Counter[tuple[MeldKind, frozenset[Card]]]:
    """Every group of cards that reads as a meld."""
    sizes = range(3, len(hand) + 1)
    groups = {frozenset(group) for size in sizes for group in combinations(hand, size)}
    return Counter((one.kind, group) for group in groups for one in readings(sorted(group), rules))


@pytest.mark.parametrize("aces", ACES)
@given(hand=hands(), run_max=st.sampled_from([13, 4]))
@examples(40)
def test_all_melds_of_a_hand_are_found(aces: str, hand: tuple[Card, ...], run_max: int) -> None:
    rules = rules_of(aces, run_max)
    expected = slowly(hand, rules)
    for found in (melds_in(hand, rules), melds_in(hand, rules._replace(doubles_in_set=True))):
        kinds = [(read_kind(meld, rules), frozenset(meld)) for meld in found]
        assert Counter(kinds) == expected
    for card in hand:
        found_with = list(melds_with(card, frozenset(hand), rules))
        assert all(read(meld, rules) is not None for meld in found_with)
        kinds = [(read_kind(meld, rules), frozenset(meld)) for meld in found_with]
        assert Counter(kinds) == Counter({one: n for one, n in expected.items() if card in one[1]})
        assert makes_meld(card, frozenset(hand) - {card}, rules) == bool(found_with)


def read_kind(meld: tuple[Card, ...], rules: MeldRules) -> MeldKind:
    reading = read(meld, rules)
    assert reading is not None
    if reading.kind is MeldKind.RUN:
        assert reading.cards == meld, "a run is found in its order"
    return reading.kind


@each(("doubles", "most"), [(True, 4), (False, 2)])
def test_a_set_with_doubles_only_where_it_may(doubles: bool, most: int) -> None:
    rules = rules_of("low")._replace(set_min=2, doubles_in_set=doubles)
    hand = tuple(parse(card) for card in ("7S", "7S", "7H", "7H"))
    melds = list(melds_in(hand, rules))
    assert max(map(len, melds)) == most
    assert all(read(meld, rules) for meld in melds)


@each(
    ("aces", "card", "beside"),
    [
        ("low", "AS", {"2S", "3S"}),
        ("high", "AS", {"QS", "KS"}),
        ("both", "AS", {"2S", "3S", "QS", "KS"}),
        ("low", "KS", {"JS", "QS"}),
        ("both", "KS", {"JS", "QS", "AS"}),
    ],
)
def test_neighbours_of_a_suit_are_two_places_apart_at_most(
    aces: str, card: str, beside: set[str]
) -> None:
    suit = {f"{rank}S" for rank in ("A", *range(2, 11), "J", "Q", "K")} - {card}
    rules = rules_of(aces)
    assert {one for one in suit if near(parse(card), parse(one), rules)} == beside
    assert near(parse(card), parse(card[:-1] + "H"), rules)
