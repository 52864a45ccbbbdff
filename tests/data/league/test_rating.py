"""Ratings by themselves, and what a game adds to a ladder."""

from itertools import pairwise
from random import Random

import pytest

from data.league.ladder import NEW, Rating, Rung, climb, displayed, rate
from data.league.standings import COMPUTER, PROVISIONAL
from engine.table.record import Unrated
from tests.data.evenings import in_order
from tests.data.samples import standing
from tests.each import each


def test_a_new_player_has_a_thousand_and_is_provisional() -> None:
    assert displayed(*NEW, 0) == (1000, 333, True)
    assert displayed(*NEW, PROVISIONAL - 1).provisional
    assert not displayed(*NEW, PROVISIONAL).provisional


def test_whoever_is_ahead_gains_and_all_are_surer() -> None:
    after = rate([NEW] * 5, [2, 1, 4, 3, 5])
    assert after[1].mu > after[0].mu > after[3].mu > after[2].mu > after[4].mu
    assert all(one.sigma < NEW.sigma for one in after)


def test_ties_are_equal() -> None:
    first, second, third, fourth = rate([NEW] * 4, [1, 2, 2, 4])
    assert second == third
    assert first.mu > second.mu > fourth.mu
    assert rate([NEW] * 3, [1, 1, 1])[0].mu == pytest.approx(NEW.mu)


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    strong, weak = Rating(32.0, 3.0), Rating(18.0, 3.0)
    expected = rate([strong, weak], [1, 2])[0].mu - strong.mu
    surprise = rate([strong, weak], [2, 1])[1].mu - weak.mu
    assert surprise > 3 * expected > 0


def test_ratings_come_to_tell_who_is_stronger() -> None:
    chance, ratings = Random(3), [NEW] * 4
    for _ in range(200):
        form = [chance.gauss(20 + 4 * strength, 4) for strength in range(4)]
        ratings = rate(ratings, [1 + sum(other > mine for other in form) for mine in form])
    assert all(weaker.mu < stronger.mu for weaker, stronger in pairwise(ratings))
    shown_now = [displayed(*one, 200).rating for one in ratings]
    assert shown_now == sorted(shown_now)


def test_the_same_game_gives_the_same_floats() -> None:
    before = [Rating(25.1, 8.0), Rating(24.3, 7.9), Rating(31.0, 3.2)]
    assert rate(before, [2, 1, 2]) == rate(before, [2, 1, 2])


@each("why", [Unrated.CASUAL, Unrated.RULES])
def test_a_game_that_does_not_count_adds_to_the_sums_alone(why: Unrated) -> None:
    game = in_order(1, None, 2, unrated=why)
    assert climb({}, game, rated=True) == {}
    after = climb({}, game, rated=False)
    assert {player: rung.rating for player, rung in after.items()} == dict.fromkeys((0, 1, 2))
    assert [after[who].games for who in (0, 1, 2)] == [1, 1, 1]
    assert after[1].wins == after[1].streak == 1


def test_beside_computers_only_theirs_changes() -> None:
    people = {1: Rung(mu=30.0, sigma=4.0, rated_games=5, games=5)}
    after = climb(people, in_order(1, None), rated=True)
    assert list(after) == [COMPUTER]
    expected = rate([Rating(30.0, 4.0), NEW], [1, 2])[1]
    assert after[COMPUTER].rating == expected
    assert after[COMPUTER].rated_games == 1
    assert list(climb({}, in_order(1, None), rated=False)) == [1, COMPUTER]


def test_who_leaves_loses_and_nobody_else_gains_by_it() -> None:
    why = Unrated.HANDED_OVER
    game = (
        standing(1, 2, unrated=why),
        standing(2, 3, unrated=why),
        standing(None, 1, seat=2, began=False, unrated=why),
        standing(3, 3, seat=2, left=True, unrated=why),
    )
    after = climb({}, game, rated=True)
    assert list(after) == [3]
    assert after[3].rating == rate([NEW] * 3, [2, 3, 5])[2]
    assert after[3].rating is not None
    assert after[3].rating.mu < NEW.mu
    assert (after[3].left, after[3].wins) == (1, 0)
    others = climb({}, game, rated=False)
    assert set(others) == {1, 2, 3, COMPUTER}, "also who took the seat over"
    assert {rung.rating for rung in others.values()} == {None}
    assert (others[COMPUTER].games, others[COMPUTER].wins) == (1, 1)


def test_leaving_ends_a_streak() -> None:
    before = {1: Rung(games=3, wins=3, streak=3, best_streak=3)}
    game = (standing(2, 1), standing(1, 2, left=True, unrated=Unrated.HANDED_OVER))
    after = climb(before, game, rated=True)[1]
    assert (after.streak, after.best_streak) == (0, 3)
