"""Looking for tastes for the quick deals of Dummy."""

import pytest

from bench.dummy_tastes import climbed, gains
from engine.decision import Rng
from engine.games.dummy.features import TASTES

pytestmark = [pytest.mark.long, pytest.mark.parametrize("seats", [2, 4])]


def test_the_same_tastes_bring_nothing(seats: int) -> None:
    tastes = TASTES[seats]
    assert gains(tastes, tastes, seats, Rng(1), 20) == pytest.approx([0.0] * 20)


def test_who_breaks_up_what_goes_together_loses(seats: int) -> None:
    tastes = TASTES[seats]
    worse = tastes._replace(mate=-tastes.mate, dear_mate=-tastes.dear_mate)
    assert sum(gains(worse, tastes, seats, Rng(1), 100)) < 0


def test_a_climb_begins_with_what_it_is_given(seats: int) -> None:
    tastes = TASTES[seats]
    assert list(climbed(tastes, seats, Rng(1), 0)) == [tastes]
