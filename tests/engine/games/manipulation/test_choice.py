"""Medium and strong at Manipulation Rummy: what they lay, what they keep, when they knock."""

from typing import Any

import pytest

from engine.analysis.players import think
from engine.computer.strength import Strength
from engine.games.manipulation.player import chance_of_the_least
from engine.moves import Draw, KnockOnTable, Move, Pass, Rearrange
from engine.notation.position import read_position
from engine.observation import Observation

LIE = [{"cards": ["7S", "7H", "7D", "7C"]}, {"cards": ["3S", "4S", "5S", "6S"]}]
FAR = "QD 4D 9C 10S 10H"
BOTH = pytest.mark.parametrize("strength", [Strength.MEDIUM, Strength.STRONG])


def observation(hand: str, others: str = FAR, **keys: Any) -> Observation:
    at = {
        "game": "manipulation",
        "players": ["A", "B"],
        "phase": "play",
        "turn": "A",
        "hands": {"A": hand.split(), "B": others.split()},
        "stock": ["2C", "JD"],
        "table": LIE,
    }
    given = read_position({**at, **keys})
    return Observation.at(given.game, given.state, 0)


def chosen(strength: Strength, hand: str, others: str = FAR, **keys: Any) -> Move:
    return think(observation(hand, others, **keys), strength).move


def laid(move: Move) -> int:
    assert isinstance(move, Rearrange)
    return sum(map(len, move.table)) - 8


@BOTH
def test_goes_out_by_taking_melds_apart(strength: Strength) -> None:
    assert laid(chosen(strength, "8S 8H 9H 10H")) == 4
    assert laid(chosen(strength, "8H 9H")) == 2


@BOTH
def test_knocks_where_hardly_anybody_holds_less(strength: Strength) -> None:
    assert chosen(strength, "2D 3C") == KnockOnTable()
    close = {"A": ["2D", "3C"], "B": ["JD"], "C": ["QH"], "D": ["9S"]}
    four = chosen(strength, "", players=[*close], hands=close)
    assert not isinstance(four, KnockOnTable), "each of three others may well hold less"


def test_strong_lays_little_at_a_time_and_medium_all_that_is_simple() -> None:
    hand = "2S KS KD KC 9D"
    assert laid(chosen(Strength.STRONG, hand)) == 1
    assert laid(chosen(Strength.MEDIUM, hand)) == 4


@BOTH
def test_draws_rather_than_take_melds_apart_for_a_part_of_the_hand(strength: Strength) -> None:
    assert chosen(strength, "8H 9H QC QD") == Draw()


@BOTH
def test_with_more_players_as_many_are_laid_as_can_be(strength: Strength) -> None:
    three = {"A": ["9H", "8H", "QS"], "B": FAR.split(), "C": FAR.split()}
    assert laid(chosen(strength, "", players=[*three], hands=three)) == 2


@BOTH
def test_passes_where_nothing_can_be_drawn_or_laid(strength: Strength) -> None:
    assert chosen(strength, "QH 10D", stock=[]) == Pass()


def test_the_chance_of_the_least_is_counted_from_unseen_cards() -> None:
    # One card of 53 - 8 - 2: four aces, three twos and 3H, 3D, 3C less the one held, four fours.
    one = observation("2D 3C", "JD")
    assert chance_of_the_least(one, 2) == pytest.approx(1 - 4 / 43)
    assert chance_of_the_least(one, 3) == pytest.approx(1 - 7 / 43)
    assert chance_of_the_least(one, 0) == 1
    two = observation("2D 3C", "JD QD")
    assert chance_of_the_least(two, 3) == pytest.approx(1 - (4 * 3) / (43 * 42))
