"""Arranging hands: against a plain reference, and by the paragraphs of CONTRACT.md."""

from itertools import islice

from hypothesis import given
from hypothesis import strategies as st

from engine.cards import JOKER, Card, bare, cards, names, rank
from engine.games.contract.rules import ContractOptions, contract_rummy, points
from engine.goal import Goal, apart, fits, fulfil
from engine.hands import arrange, layouts, reach, wanted
from engine.melds import MeldKind, MeldRules, Slot, readings
from tests.each import each
from tests.engine.hands.arrange_reference import (
    all_layouts,
    cost,
    goals,
    hands,
    least_deadwood,
    meld_rules,
)
from tests.examples import examples

CONTRACT = contract_rummy(ContractOptions())
ONE_PACK = MeldRules(set_min=3, set_max=4, run_min=3, run_max=13, aces=frozenset({1}))


def uneven(card: Card) -> int:
    """Prices that differ inside a rank, as where two cards alone count fifty."""
    return {JOKER: 25, 11: 50, 40: 50}.get(card, 3 + card * 7 % 11)


PRICES = st.sampled_from([points, uneven])


def contract(deal_no: int, **options: object) -> Goal:
    found = contract_rummy(ContractOptions(**options)).goals.of_deal.get(deal_no)  # type: ignore[arg-type]
    assert found is not None
    return found


def laid(text: str, deal_no: int, **options: object) -> list[str]:
    """The first layout of a hand for the contract of a deal, its melds in notation."""
    game = contract_rummy(ContractOptions(**options))  # type: ignore[arg-type]
    goal = contract(deal_no, **options)
    found = next(layouts(cards(text), goal, game.melds, game.points), ())
    return [" ".join(names(meld.cards)) for meld in found]


# -- against the reference ------------------------------------------------------------------------


@given(hand=hands(9), rules=meld_rules(doubles=False), price=PRICES)
@examples(150)
def test_the_best_melding_leaves_the_least(hand, rules, price) -> None:
    found = arrange(hand, rules, price)
    assert (found.points, len(found.deadwood)) == least_deadwood(hand, rules, price)
    used = [bare(card) for meld in found.melds for card in meld.cards]
    assert sorted([*used, *found.deadwood]) == sorted(hand)
    assert found.points == sum(map(price, found.deadwood))
    assert all(meld in readings(meld.cards, rules) for meld in found.melds)


@given(data=st.data(), hand=hands(8), rules=meld_rules(), price=PRICES)
@examples(150)
def test_the_first_layout_is_a_cheapest_and_all_are_legal(data, hand, rules, price) -> None:
    goal = data.draw(goals(rules))
    found = list(layouts(hand, goal, rules, price))
    costs = [cost(layout, hand, price) for layout in found]
    assert costs[:1] == sorted({cost(o, hand, price) for o in all_layouts(hand, goal, rules)})[:1]
    assert costs == sorted(costs)
    assert len(found) == len(set(found)) <= 12
    for layout in found:
        assert all(fits(slot, meld) for slot, meld in zip(goal.slots, layout, strict=True))
        assert all(meld in readings(meld.cards, rules) for meld in layout)
        assert fulfil(goal, [meld.cards for meld in layout], rules) is not None
        assert apart(layout) or not goal.separate
        left = len(hand) - sum(len(meld.cards) for meld in layout)
        assert left >= goal.keep
        assert not (goal.whole_hand and left)


@given(data=st.data(), hand=hands(8), rules=meld_rules())
@examples(150)
def test_nothing_is_missing_just_when_the_contract_can_be_made(data, hand, rules) -> None:
    goal = data.draw(goals(rules))
    possible = next(all_layouts(hand, goal, rules), None) is not None
    assert (reach(hand, goal, rules).missing == 0) == possible


@given(hand=hands(9).filter(lambda hand: hand.count(JOKER) <= 2), deal_no=st.integers(1, 6))
def test_one_card_is_missing_just_when_a_wanted_one_makes_the_contract(hand, deal_no) -> None:
    goal, rules = contract(deal_no), CONTRACT.melds
    if reach(hand, goal, rules).missing:
        makes = {
            card for card in range(JOKER) if next(layouts((*hand, card), goal, rules, points), None)
        }
        assert (reach(hand, goal, rules).missing == 1) == bool(makes)
        assert not makes or wanted(hand, goal, rules) == makes


@given(hand=hands(12), deal_no=st.integers(1, 7))
def test_the_same_hand_in_another_order_is_arranged_the_same(hand, deal_no) -> None:
    goal, rules = contract(deal_no), CONTRACT.melds
    again = tuple(reversed(hand))
    assert list(layouts(hand, goal, rules, points)) == list(layouts(again, goal, rules, points))
    assert arrange(hand, rules, points).melds == arrange(again, rules, points).melds
    assert reach(hand, goal, rules) == reach(again, goal, rules)


# -- best -----------------------------------------------------------------------------------------


def melded(text: str, rules: MeldRules = CONTRACT.melds) -> tuple[list[str], str]:
    found = arrange(cards(text), rules, points)
    return [" ".join(names(m.cards)) for m in found.melds], " ".join(names(found.deadwood))


@each(
    ("hand", "melds", "deadwood"),
    [
        # 5.1: identical cards in one set, and no limit to it
        ("8C 8C 8D 8H 8S", ["8S 8H 8D 8C 8C"], ""),
        # 5.2: ace low, ace high, never both at the same time
        ("AS 2S 3S 4S", ["AS 2S 3S 4S"], ""),
        ("JS QS KS AS", ["JS QS KS AS"], ""),
        ("QS KS AS 2S", [], "QS KS AS 2S"),
        # 5.3: a joker for any card, in runs declared
        ("5H 6H JK 8H KD", ["5H 6H JK=7H 8H"], "KD"),
        ("9C JK JK 4D", ["9C JK JK"], "4D"),
        # two packs: one run takes the card, a joker stands for it in the other
        ("9S 8S JK 10S 10S JS 8S JS", ["8S 9S 10S JS", "8S JK=9S 10S JS"], ""),
        # 5.5: no rank twice in one run
        ("5S 5S 6S 7S", [], "5S 5S 6S 7S"),
    ],
)
def test_contract_5_melds(hand: str, melds: list[str], deadwood: str) -> None:
    assert melded(hand) == (melds, deadwood)


def test_contract_5_3_at_least_one_natural_card() -> None:
    assert melded("JK JK JK") == ([], "JK JK JK")
    two = CONTRACT.melds._replace(min_naturals=2)
    assert melded("9C JK JK 4D", two) == ([], "9C JK JK 4D")


def test_one_pack_a_set_has_at_most_four_and_the_run_may_need_the_fifth() -> None:
    assert melded("7S 7H 7D 8S 9S KD", ONE_PACK) == (["7S 8S 9S"], "7H 7D KD")
    assert melded("7S 7H 7D 7C 8S 9S KD", ONE_PACK) == (["7S 8S 9S", "7H 7D 7C"], "KD")
    assert melded("QD KD AD", ONE_PACK) == ([], "QD KD AD")


def test_ties_leave_fewer_cards() -> None:
    # Twelve points stay either way: two sixes, or three, four and five.
    assert melded("3S 4S 5S 6S 6H 6D") == (["3S 4S 5S 6S"], "6H 6D")


# -- contracts ------------------------------------------------------------------------------------


@each(
    ("deal_no", "hand"),
    [
        (1, "3S 3D 3H 8C 8C 8D KC"),
        (2, "3S 3D 3H 4H 5H 6H 7H KC"),
        (3, "4H 5H 6H 7H 9S 10S JS QS KC"),
        (4, "3S 3D 3H 8C 8C 8D JS JH JD KC"),
        (5, "3S 3D 3H 8C 8C 8D 4H 5H 6H 7H KC"),
        (6, "3S 3D 3H 4H 5H 6H 7H 9S 10S JS QS KC"),
    ],
)
def test_contract_3_every_contract(deal_no: int, hand: str) -> None:
    goal = contract(deal_no)
    melds = laid(hand, deal_no)
    assert [Slot(slot.kind, 0, 99) for slot in goal.slots] == [
        Slot(next(readings(cards(meld), CONTRACT.melds)).kind, 0, 99) for meld in melds
    ]
    assert sorted(" ".join(melds).split()) == sorted(hand.removesuffix(" KC").split())


def test_contract_3_round_two_with_a_set_of_four() -> None:
    hand = "5S 5D 5H KS KH KD KC 2S"
    assert laid(hand, 2, round2="set3_set4") == ["5S 5H 5D", "KS KH KD KC"]
    assert laid("5S 5D 5H KS KH KD 2S", 2, round2="set3_set4") == []
    assert (
        reach(cards("5S 5D 5H KS KH KD 2S"), contract(2, round2="set3_set4"), CONTRACT.melds)[0]
        == 1
    )


def test_contract_6_3_sizes_are_the_least_unless_exact() -> None:
    hand = "3S 3D 3H 3C 8C 8C 8D KC"
    assert laid(hand, 1) == ["8D 8C 8C", "3S 3H 3D 3C"]
    assert laid(hand, 1, contract_exact_sizes=True) == ["8D 8C 8C", "3S 3H 3D"]


def test_contract_6_4_runs_of_one_suit_may_not_lie_end_to_end() -> None:
    assert laid("3C 4C 5C 6C 7C 8C 9C 10C", 3) == []
    assert reach(cards("3C 4C 5C 6C 7C 8C 9C 10C"), contract(3), CONTRACT.melds).missing == 1
    apart_or_over = ["3C 4C 5C 6C 8C 9C 10C JC", "3C 4C 5C 6C 5C 6C 7C 8C"]
    assert all(len(laid(hand, 3)) == 2 for hand in apart_or_over)


def test_contract_6_4_a_joker_makes_them_overlap() -> None:
    hand = cards("3C 4C 5C 6C 7C 8C 9C 10C JK")
    (layout,) = layouts(hand, contract(3), CONTRACT.melds, points, 1)
    assert apart(layout)
    assert cost(layout, hand, points) == (0, 1)


def test_contract_ca_23_an_ace_in_between_joins_nothing() -> None:
    assert sorted(laid("10H JH QH KH AH 2H 3H 4H", 3)) == ["10H JH QH KH", "AH 2H 3H 4H"]
    assert laid("7H 8H 9H 10H JH QH KH AH", 3) == []


def test_contract_6_5_a_long_run_is_one_run() -> None:
    assert laid("3S 3D 3H 4C 5C 6C 7C 8C 9C 10C", 2) == ["3S 3H 3D", "4C 5C 6C 7C 8C 9C 10C"]


def test_contract_ca_22_two_sets_of_one_rank() -> None:
    assert laid("5S 5S 5H 5H 5D 5C KC", 1) == ["5S 5H 5H", "5S 5D 5C"]
    assert laid("5S 5S 5H 5H 5D JK KC", 1) != []
    assert laid("5S 5S 5H 5H 5D KC", 1) == []


def test_contract_ca_24_bare_jokers_are_declared_so_that_the_runs_lie_apart() -> None:
    melds = laid("3C 4C 5C JK 7C 8C 9C 10C", 3)
    assert melds == ["7C 8C 9C 10C", "JK=2C 3C 4C 5C"]


def test_contract_ca_9_a_card_is_kept_where_one_must_discard() -> None:
    hand = "3S 3D 3H 8C 8C 8D"
    assert laid(hand, 1) != []
    assert laid(hand, 1, must_discard_to_go_out=True) == []
    assert laid(hand + " 8H", 1, must_discard_to_go_out=True) == ["8H 8D 8C", "3S 3H 3D"]


@each(
    "hand",
    [
        "2S 3S 4S 5S 6S 9H 10H JH QH AD 2D 3D 4D",
        "2S 3S 4S 5S 6S 7S 9H 10H JH QH KH AD 2D 3D 4D",
        "2S 3S 4S 5S 6S 7S JK 9H 10H JH QH KH AH AD 2D 3D 4D",
        "2S 3S 4S 5S 4S 5S 6S 7S 5S JK 7S 8S JK",
    ],
)
def test_contract_6_6_the_whole_hand_as_three_runs(hand: str) -> None:
    melds = laid(hand, 7)
    assert len(melds) == 3
    assert sorted(bare(c) for c in cards(" ".join(melds))) == sorted(cards(hand))
    assert reach(cards(hand), contract(7), CONTRACT.melds).missing == 0
    # One card that fits nowhere, and it cannot be made.
    useless = next(c for c in range(JOKER) if rank(c) == 7 and c // 13 == 3)
    spoilt = (*cards(hand), useless)
    assert next(layouts(spoilt, contract(7), CONTRACT.melds, points), None) is None
    assert reach(spoilt, contract(7), CONTRACT.melds).missing == 1


def test_contract_6_6_twelve_cards_before_the_draw_and_twelve_that_float() -> None:
    twelve = "2S 3S 4S 5S 9H 10H JH QH AD 2D 3D 4D"
    before = Goal((Slot(MeldKind.RUN, 4, 4),) * 3, whole_hand=True, ends_deal=True)
    assert len(list(islice(layouts(cards(twelve), before, CONTRACT.melds, points), 1))) == 1
    assert laid(twelve + " KC", 7) == []
    assert len(laid(twelve + " KC", 7, hand7="twelve_float")) == 3
    assert laid("2S 3S 4S 5S 6S 7S 8S 9S AD 2D 3D 4D 5D", 7, hand7="twelve_float") == []


def test_contract_6_6_what_a_whole_hand_wants_is_counted_with_the_next_draw() -> None:
    hand = cards("2S 3S 4S 5S 9H 10H JH QH AD 2D 3D 4D")
    ends = cards("AS 6S 8H KH 5D")
    assert wanted(hand, contract(7), CONTRACT.melds) == frozenset(ends)


def test_contract_11_options_of_melds() -> None:
    suit = "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS"
    assert len(arrange(cards(suit), CONTRACT.melds, points).melds) == 3 - 1
    long = CONTRACT.melds._replace(run_max=14)
    assert melded(suit, long)[0] != []
    assert melded(suit, long)[1] == ""


def test_layouts_that_keep_spare_jokers_follow_the_cheapest() -> None:
    hand = cards("3S 3D 3H 8C 8C 8D JK KC")
    found = list(layouts(hand, contract(1), CONTRACT.melds, points))
    spent = [sum(card == JOKER for meld in layout for card in meld.cards) for layout in found]
    assert spent[0] == 1
    assert 0 in spent
    assert [list(layouts(hand, contract(1), CONTRACT.melds, points, n)) for n in (0, 1, 2)] == [
        [],
        found[:1],
        found[:2],
    ]


# -- nearness -------------------------------------------------------------------------------------


@each(
    ("deal_no", "hand", "missing", "useful"),
    [
        (1, "3S 3D 8C 8D KC 2H", 2, "3S 3D 8C 8D"),
        (1, "3S 3D 8C 8D KC JK", 1, "3S 3D 8C 8D JK"),
        (3, "4H 5H 7H 9S 10S QS KC 2D", 2, "4H 5H 7H 9S 10S QS"),
        (3, "4H 5H 6H 7H KC 9D", 3, "4H 5H 6H 7H KC"),
        (6, "3S 3D 3H 4H 5H 6H 9S 10S QS KC", 2, "3S 3D 3H 4H 5H 6H 9S 10S QS"),
    ],
)
def test_how_many_cards_are_missing(deal_no: int, hand: str, missing: int, useful: str) -> None:
    found = reach(cards(hand), contract(deal_no), CONTRACT.melds)
    assert found.missing == missing
    assert len(found.useful) == len(useful.split())
    if hand != "4H 5H 6H 7H KC 9D":  # either odd card may begin a second run
        assert sorted(found.useful) == sorted(cards(useful))


def test_wanted_cards() -> None:
    hand = cards("3S 3D 8C 8C 8D KC QH")
    assert wanted(hand, contract(1), CONTRACT.melds) == frozenset(cards("3S 3H 3D 3C"))
    assert wanted((*hand, JOKER), contract(1), CONTRACT.melds) == frozenset()
