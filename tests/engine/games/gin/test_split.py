"""The best split of a hand of Gin and the best defence against it, beside the plain definition."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import HIDDEN, cards
from engine.games.gin.melds import defend, split
from engine.games.gin.rules import GinOptions, gin_rummy
from tests.engine.games.gin.split_reference import (
    best_defence,
    best_split,
    in_pack_order,
    knocked,
)
from tests.examples import examples

LOW = gin_rummy(GinOptions())
ROUND = gin_rummy(GinOptions(round_the_corner=True))
EACH = pytest.mark.parametrize("game", [LOW, ROUND], ids=["low", "round the corner"])
NUMBERS = st.integers(0, 2**32 - 1)


def crowded(chance: Random, size: int) -> list[int]:
    """Cards of few ranks and suits, so that many melds clash; now and then any cards."""
    width, suits = chance.randint(4, 9), chance.randint(2, 4)
    low = chance.randrange(13)
    near = [suit * 13 + (low + step) % 13 for suit in range(suits) for step in range(width)]
    pack = near if len(near) >= size and chance.random() < 0.9 else list(range(52))
    return chance.sample(pack, size)


@EACH
@examples(80)
@given(number=NUMBERS, big=st.booleans())
def test_gin_5_2_the_split_is_the_one_that_the_definition_finds(game, number: int, big: bool):
    hand = crowded(Random(number), 11)
    kept, thrown = (hand, None) if big else (hand[1:], hand[0])
    found = split(kept, game.melds, game.points, thrown)
    assert in_pack_order(found.melds) == best_split(kept, thrown, game.melds, game.points)
    assert found.points == sum(map(game.points, found.deadwood))


@EACH
@examples(40)
@given(number=NUMBERS)
def test_gin_7_6_the_defence_is_the_one_that_the_definition_finds(game, number: int):
    chance = Random(number)
    dealt = crowded(chance, 11) + chance.sample(range(52), 12)
    both = list(dict.fromkeys(dealt))
    knocker, hand = both[:10], both[10 : 10 + chance.randint(4, 7)]
    table = knocked(best_split(knocker, None, game.melds, game.points), game.melds)
    found = defend(hand, table, game.melds, game.points)
    melds, on = best_defence(hand, table, game.melds, game.points)
    assert in_pack_order(found.melds) == melds
    assert sorted((card, at) for at, laid in found.lay_offs for card in laid) == on
    assert found.points == sum(map(game.points, found.deadwood))


def test_gin_7_6_a_card_between_two_runs_goes_to_the_first():
    table = knocked((cards("3H 4H 5H"), cards("8H 9H 10H")), LOW.melds)
    found = defend(cards("6H 7H KS"), table, LOW.melds, LOW.points)
    assert found.lay_offs == ((0, cards("6H 7H")),)


def test_gin_7_2_a_card_in_a_set_leaves_the_next_one_without_a_place():
    table = knocked((cards("7S 7H 7C"), cards("8D 9D 10D")), LOW.melds)
    found = defend(cards("7D 6D KS"), table, LOW.melds, LOW.points)
    assert (found.lay_offs, found.points) == (((1, cards("6D 7D")),), 10)


def test_gin_7_6_melds_that_are_named_stay_and_the_rest_is_laid_off():
    table = knocked((cards("4S 4H 4D"),), LOW.melds)
    hand = cards("4C 5C 6C 9H")
    assert defend(hand, table, LOW.melds, LOW.points).lay_offs == ()
    assert defend(hand, table, LOW.melds, LOW.points, ()).lay_offs == ((0, cards("4C")),)


def test_hidden_cards_are_left_alone():
    hand = (*cards("4C 5C 6C"), HIDDEN)
    found = split(hand, LOW.melds, LOW.points)
    assert (found.deadwood, found.points) == ((HIDDEN,), 0)
    assert defend(hand, (), LOW.melds, LOW.points).deadwood == (HIDDEN,)
