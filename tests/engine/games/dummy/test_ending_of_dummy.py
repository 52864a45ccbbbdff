"""How soon a deal of Dummy may be over."""

import pytest

from engine.games.dummy.features import chance_of_another_round, knocks_next, turns_to_come


def test_who_holds_one_card_is_nearest_to_a_knock_and_a_full_hand_is_far_from_it() -> None:
    assert knocks_next(1, born=True) > knocks_next(3, born=True) > knocks_next(5, born=True) > 0
    assert knocks_next(9, born=True) == 0
    assert knocks_next(1, born=True) > knocks_next(7, born=False) > 0


def test_a_deal_lasts_as_long_as_nobody_knocks() -> None:
    assert chance_of_another_round([]) == 1
    assert chance_of_another_round([0.5, 0.2]) == pytest.approx(0.4)


def test_turns_to_come_are_those_of_the_stock_less_what_a_knock_may_take_away() -> None:
    assert turns_to_come(10, 4, 1) == pytest.approx(2.5)
    assert turns_to_come(8, 4, 0.5) == pytest.approx(0.75)
    assert turns_to_come(0, 2, 1) == 0
