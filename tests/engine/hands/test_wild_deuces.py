"""Wild deuces in hands, and hands out of four packs: as good as jokers, and no card lost."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from engine.cards import JOKER, Card, bare, cards, names
from engine.goal import Goal, fulfil
from engine.hands import arrange, layouts, reach, wanted
from engine.hands.every_meld import melds_in
from engine.hands.packing import less, of_rank, packed, rank_counts
from engine.melds import MeldKind, MeldRules, Slot, WildLimit, read
from tests.examples import examples

RULES = MeldRules(3, 99, 4, 13, frozenset({1, 14}), deuces_wild=True, wild_limit=WildLimit.HALF)
JOKERS = RULES._replace(deuces_wild=False)
SET_AND_RUN = Goal((Slot(MeldKind.SET, 3, 99), Slot(MeldKind.RUN, 4, 99)))
DEUCES = (1, 14, 27, 40)

hands = st.lists(
    st.sampled_from([*range(3, 10), *range(16, 21), *DEUCES, JOKER]), min_size=4, max_size=11
).map(tuple)


def as_jokers(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(JOKER if card in DEUCES else card for card in hand)


def price(card: Card) -> int:
    return 15 if RULES.is_wild(card) else 5


@given(hand=hands)
@examples(60)
def test_a_hand_with_deuces_melds_what_it_melds_with_jokers(hand: tuple[Card, ...]) -> None:
    found, other = arrange(hand, RULES, price), arrange(as_jokers(hand), JOKERS, price)
    assert (found.points, len(found.deadwood)) == (other.points, len(other.deadwood))
    assert found.points == sum(map(price, found.deadwood))
    laid = [bare(card) for meld in found.melds for card in meld.cards]
    assert Counter(hand) == Counter((*laid, *found.deadwood))
    for meld in found.melds:
        assert read(meld.cards, RULES) == meld


@given(hand=hands)
@examples(60)
def test_layouts_with_deuces_are_those_with_jokers(hand: tuple[Card, ...]) -> None:
    found = list(layouts(hand, SET_AND_RUN, RULES, price))
    others = list(layouts(as_jokers(hand), SET_AND_RUN, JOKERS, price))
    assert len(found) == len(others)
    for layout in found:
        laid = [meld.cards for meld in layout]
        assert not Counter(bare(card) for meld in laid for card in meld) - Counter(hand)
        assert fulfil(SET_AND_RUN, laid, RULES) == layout
    near = reach(hand, SET_AND_RUN, RULES)
    assert near.missing == reach(as_jokers(hand), SET_AND_RUN, JOKERS).missing
    assert (near.missing == 0) == bool(found)
    assert not Counter(near.useful) - Counter(hand)
    assert not wanted(hand, SET_AND_RUN, RULES) & set(DEUCES)


def test_a_deuce_in_a_run_says_what_it_stands_for() -> None:
    melds = {" ".join(names(meld)) for meld in melds_in(cards("5S 6S 7S 2H"), RULES)}
    assert "5S 6S 7S 2H=8S" in melds
    assert "2H=4S 5S 6S 7S" in melds


def test_four_and_more_copies_of_a_card_are_counted() -> None:
    free = packed(cards("5S 5S 5S 5S 5S 5H 5H 5H 5H KC KC KC KC JK")).free
    assert rank_counts(free)[4] == 9
    assert names(of_rank(free, 4)) == ["5S"] * 5 + ["5H"] * 4
    assert names(of_rank(less(free, cards("5S 5S 5S 5H")), 4)) == ["5S"] * 2 + ["5H"] * 3
    assert rank_counts(free)[12] == 4


def test_sets_of_four_packs_hold_every_copy() -> None:
    hand = cards("5S 5S 5S 5S 5H 5H 5H 5H KC KC KC KC 7D")
    rules = JOKERS
    assert names(arrange(hand, rules, price).deadwood) == ["7D"]
    two = Goal((Slot(MeldKind.SET, 4, 4), Slot(MeldKind.SET, 4, 4), Slot(MeldKind.SET, 4, 4)))
    [layout, *_] = layouts(hand, two, rules, price)
    assert Counter(card for meld in layout for card in meld.cards) == Counter(hand[:-1])
    assert set(reach(hand, two, rules).useful) == set(cards("5S 5H KC"))
