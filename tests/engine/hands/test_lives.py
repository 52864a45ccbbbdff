"""The best grouping of a hand under a cut card, beside one that looks at all groupings."""

from collections import Counter
from random import Random

import pytest

from engine.cards import JOKER, Card, bare, cards, names, pack, parse, without
from engine.hands.groups import Group, group_of, has_lives, is_wild, value
from engine.hands.lives import (
    Asides,
    Search,
    asides,
    best_grouping,
    counts_after_throws,
    declared,
    keep_asides,
    whole,
)
from engine.melds import LifeRules, MeldKind
from tests.each import each
from tests.engine.hands.lives_reference import reference

RULES = (
    LifeRules(),
    LifeRules(four_card_life=True, jokers_in_run=1),
    LifeRules(set_max=None, min_naturals=0, identical_pure=True),
    LifeRules(min_naturals=2, pure_off=True),
    LifeRules(jokers_in_run=2, identical_pure=True, pure_off=True),
)


def some_hand(chance: Random, size: int) -> tuple[list[Card], Card]:
    """Cards that lie close together, with up to six wild ones."""
    cards = list(pack(3, 3))
    chance.shuffle(cards)
    wild = cards.pop()
    low, suits = chance.randrange(9), chance.sample(range(4), 2)
    near = chance.random() < 1 / 2
    jokers = [card for card in cards if is_wild(card, wild)][: chance.randrange(7)]
    others = [
        card
        for card in cards
        if not is_wild(card, wild)
        and (low <= card % 13 <= low + 4 if near else card // 13 in suits)
    ]
    hand = (jokers + others)[:size]
    chance.shuffle(hand)
    return hand, wild


def check(hand: list[Card], wild: Card, rules: LifeRules) -> None:
    told = f"{names(hand)} {names([wild])} {rules}"
    best, complete, right = (
        best_grouping(hand, wild, rules),
        whole(hand, wild, rules),
        reference(hand, wild, rules),
    )
    assert (best.count, complete is not None) == right, told
    shown = [bare(card) for group in best.groups for card in group.cards]
    assert Counter(shown) + Counter(best.rest) == Counter(hand), told
    for group in (*best.groups, *(complete or ())):
        read = group_of(group.cards, wild, rules)
        assert read is not None, told
        assert group.kind is MeldKind.SET or read == group, told
    if best.has_lives:
        assert has_lives(best.groups, rules), told
        assert sum(value(card, wild) for card in best.rest) == best.count, told
    if complete is not None:
        assert has_lives(complete, rules), told
        assert Counter(bare(card) for one in complete for card in one.cards) == Counter(hand), told


@pytest.mark.parametrize("rules", RULES)
def test_indian_10_3_no_grouping_counts_less(rules: LifeRules) -> None:
    chance = Random(7)
    for size in (6, 8, 9, 9, 9, 10):
        check(*some_hand(chance, size), rules)


@pytest.mark.long
@pytest.mark.parametrize("rules", RULES)
def test_indian_10_3_no_grouping_of_thirteen_counts_less(rules: LifeRules) -> None:
    chance = Random(8)
    for _ in range(12):
        check(*some_hand(chance, 13), rules)


@each(
    ("cards", "wild", "first", "second"),
    [
        ("4S 5S 6S 9H 10H JK QH KD KC KH 2D 2C 7D", "7H", "4S 5S 6S", "9H 10H JK=JH QH"),
        ("5H 6H 7H 9S 10S JS 2C 2D 2H KD QC 8D 3H", "6C", "5H 6H 7H", "9S 10S JS"),
        ("3C 4C 5C JK JK 7D KS KH 2S 6H 4D QC 9S", "7H", "3C 4C 5C", None),
    ],
)
def test_indian_5_2_the_lives_come_first(
    cards: str, wild: str, first: str, second: str | None
) -> None:
    found = best_grouping([parse(one) for one in cards.split()], parse(wild), LifeRules())
    one, two, *_ = found.groups
    pures = [" ".join(names(group.cards)) for group in (one, two) if group.pure]
    assert first in pures
    assert second is None or second in [" ".join(names(group.cards)) for group in (one, two)]
    assert two.kind is MeldKind.RUN


def test_a_hand_without_lives_shows_how_far_it_has_come() -> None:
    hand = [parse(one) for one in ["3C", "4C", "5C", "2D", "2H", "2S", "KS", "8D", "JH"]]
    found = best_grouping(hand, parse("7H"), LifeRules())
    assert (found.has_lives, found.holds, found.count) == (False, False, 46)
    assert found.groups[0] == Group(MeldKind.RUN, tuple(hand[:3]), pure=True)


def test_counts_after_each_throw_are_those_of_the_rest() -> None:
    hand, wild = some_hand(Random(3), 14)
    found = counts_after_throws(hand, wild, LifeRules())
    assert set(found) == set(hand)
    for card, count in found.items():
        rest = list(hand)
        rest.remove(card)
        assert count == best_grouping(rest, wild, LifeRules()).count


def test_a_declaration_is_looked_for_wherever_there_is_one() -> None:
    chance = Random(11)
    for rules in RULES:
        for _ in range(12):
            hand, wild = some_hand(chance, 14)
            search = Search(wild, rules)
            rests = [without(hand, (card,)) or () for card in dict.fromkeys(hand)]
            if any(search.whole(rest) is not None for rest in rests):
                assert search.may_be_whole_without_one(hand), names(hand)


def test_headway_says_which_life_is_lacking() -> None:
    search = Search(parse("7H"), LifeRules())

    def lives(cards: str) -> int:
        return search.headway([parse(one) for one in cards.split()], (45, 20, 0)).lives

    assert lives("3C 4C 5C 9D 9H KS") == 1
    assert lives("3C 4C 5C 8D 9D 10D KS") == 2
    assert lives("3C 4C 8D 9D KS") == 0
    assert lives("3C JK 5C 9D 9H KS") == 0


@each(("card", "counts"), [("AS", 10), ("7C", 0), ("JK", 0), ("9D", 9), ("KD", 10)])
def test_indian_10_1_jokers_count_nothing(card: str, counts: int) -> None:
    assert value(parse(card), parse("7H")) == counts
    assert value(JOKER, None) == 0


def test_what_can_be_put_aside_is_each_card_without_which_the_others_are_whole() -> None:
    chance, right = Random(28), 0
    for case in range(60):
        hand, wild = some_hand(chance, 14)
        rules = RULES[case % len(RULES)]
        alone = {card: declared(hand, card, wild, rules) for card in dict.fromkeys(hand)}
        found = asides(hand, wild, rules)
        assert found.right == {card: groups for card, groups in alone.items() if groups}
        for card, groups in found.right.items():
            held = [bare(one) for group in groups for one in group.cards]
            assert Counter(held) == Counter(hand) - Counter([card])
            assert has_lives(groups, rules)
        assert found.left == (best_grouping(sorted(hand), wild, rules).rest if found.right else ())
        right += bool(found.right)
    assert right > 10


def test_what_was_found_in_another_process_is_not_looked_for_again() -> None:
    hand, rules = cards("AS 2S 3S 4S 5H 6H 7H 8D 8C 8H KS KD KC 2D"), LifeRules()
    nothing = Asides({})
    keep_asides(hand, None, rules, nothing)
    turned = hand[::-1]
    assert asides(turned, None, rules) is nothing
    assert declared(turned, hand[-1], None, rules) is None
    keep_asides(hand, None, rules, Asides({hand[-1]: whole(hand[:-1], None, rules) or ()}))
    assert declared(turned, hand[-1], None, rules) == whole(hand[:-1], None, rules)
