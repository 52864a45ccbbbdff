"""docs/notation.md: the keys of a position of Dummy, their defaults and what is wrong with them."""

from typing import Any

import pytest

from engine.cards import parse
from engine.games.registry import REGISTRY, game
from engine.notation.position import read_position, write_position
from engine.notation.reading import NotationError
from engine.observation import masked
from engine.options import WrongOption, read_options
from tests.each import each
from tests.engine.games.dummy.dummy_tables import Json, after, dummy


def bare(**keys: Any) -> Json:
    return {"game": "dummy", "players": ["A", "B", "C"]} | keys


def test_every_key_has_its_default() -> None:
    at = after(bare(stock=["4S"]))
    expected = {
        "born": [],
        "born_now": False,
        "took": 0,
        "taken": [],
        "taken_by": [],
        "taken_turn": [],
        "direction": 1,
        "hua": None,
        "row_by": [],
        "row_turn": [],
        "penalties": {},
        "last_turn": False,
        "turn_no": 1,
        "turn": "A",
    }
    assert {key: at[key] for key in expected} == expected


def test_the_row_was_thrown_one_a_turn() -> None:
    at = after(bare(discard=["7H", "KD", "3S", "8C"], stock=["4S"]))
    assert at["hua"] == "7H"
    assert (at["turn_no"], at["turn"]) == (4, "A")
    assert at["row_by"] == [None, "A", "B", "C"]
    assert at["row_turn"] == [None, 1, 2, 3]


def test_the_row_was_thrown_in_the_direction_of_play() -> None:
    at = after(bare(discard=["7H", "KD", "3S"], stock=["4S"], direction=-1, dealer="A"))
    assert at["turn"] == "C"
    assert at["row_by"] == [None, "B", "A"]


def test_without_the_head_card_every_card_of_the_row_was_thrown() -> None:
    for hua in ("9C", None):
        at = after(bare(discard=["7H", "KD"], stock=["4S"], hua=hua))
        assert (at["turn_no"], at["hua"]) == (3, hua)
        assert (at["row_by"], at["row_turn"]) == (["B", "C"], [1, 2])


def test_the_turn_number_counts_only_what_is_left_out() -> None:
    at = after(bare(discard=["7H", "KD"], stock=["4S"], turn_no=9, row_by=[None, "B"]))
    assert (at["row_by"], at["row_turn"]) == ([None, "B"], [None, 8])


def test_more_cards_than_turns_can_be_written_and_read_again() -> None:
    at = after(bare(discard=["7H", "KD", "3S", "5D"], stock=["4S"], turn_no=2))
    assert at["row_turn"] == [None, -1, 0, 1]
    assert after(at) == at


def test_what_was_taken_counts_as_the_row_does() -> None:
    at = after(bare(phase="play", taken=["KD", "3S"], turn_no=9, stock=["4S"]))
    assert (at["took"], at["taken_by"], at["taken_turn"]) == (2, ["B", "C"], [7, 8])
    at = after(bare(phase="play", taken=["KD", "3S"], turn_no=9, stock=["4S"], hua="KD"))
    assert (at["taken_by"], at["taken_turn"]) == ([None, "C"], [None, 8])


@each(
    ("keys", "sentence"),
    [
        ({"direction": 0}, "'direction' is 1 or -1, not 0"),
        ({"direction": True}, "'direction' is 1 or -1, not True"),
        ({"born": ["Z"]}, "'born' names 'Z'"),
        ({"born": "A"}, "'born' is a list"),
        ({"took": -1}, "'took' is a whole number"),
        ({"took": 3, "taken": ["4S"]}, "'took' is the number of cards in 'taken'"),
        ({"taken": ["4S"], "taken_by": []}, "need an entry for each card of 'taken'"),
        ({"row_by": ["A"]}, "need an entry for each card of 'discard'"),
        ({"row_turn": ["x"]}, "'row_turn' has whole numbers"),
        ({"hua": "11H"}, "'hua': '11H' is not a card"),
        ({"last_turn": 1}, "'last_turn' is true or false"),
        ({"penalties": []}, "'penalties' is an object"),
        ({"penalties": {"Z": {}}}, "'penalties' names 'Z'"),
        ({"penalties": {"A": 50}}, "'penalties' of 'A' is an object"),
        ({"penalties": {"A": {"ting": 50}}}, "has no 'ting'; there is ting_ngo, ting_mee"),
        ({"penalties": {"A": {"ti_on": -50}}}, "'ti_on' is a whole number"),
        ({"penalties": {"A": {"in_hand": 50}}}, "has no 'in_hand'"),
        ({"down": []}, "no key 'down' in dummy"),
        ({"phase": "may_i"}, "'phase' of dummy is draw, play, over"),
        ({"players": ["A"]}, "2 to 4 players, not 1"),
        ({"hands": {"A": ["JK"]}}, "there is no joker in dummy"),
    ],
)
def test_what_is_wrong_is_named(keys: Json, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        read_position(bare(**keys))


def test_penalties_are_written_by_player_and_kind_without_zeros() -> None:
    given = {"B": {"ti_on": 50, "ting_mee": 100}, "A": {"pee_hua": 0}, "C": {}}
    assert after(bare(penalties=given))["penalties"] == {"B": {"ting_mee": 100, "ti_on": 50}}


@each(
    ("options", "sentence"),
    [
        ({"extras": "some"}, "extras of Thai Dummy cannot be some: it is none or all"),
        ({"target": 0}, "a whole number from 1 up"),
        ({"target": "500"}, "a whole number from 1 up"),
        ({"ngo_reversal": "togle"}, "did you mean toggle"),
        ({"ting_me": True}, "did you mean ting_mee"),
        ({"ti_on": 1}, "cannot be 1"),
    ],
)
def test_wrong_options_are_refused_with_what_would_be_right(options: Json, sentence: str) -> None:
    with pytest.raises(WrongOption, match=sentence):
        read_options(REGISTRY["dummy"], options)


def test_any_target_is_taken() -> None:
    options = read_options(REGISTRY["dummy"], {"target": 1234})
    assert game("dummy", options) is game("dummy", options)
    assert options.target == 1234


def test_everybody_sees_the_row() -> None:
    at = read_position(dummy({"A": "9S 4D", "B": "5C"}))
    for seat in (None, 0, 1):
        assert masked(at.state, seat).discard == (parse("2D"), parse("6S"))


def test_a_table_with_everything_is_the_same_after_writing_and_reading() -> None:
    at = dummy(
        {"A": "6H 6D 4D KS"},
        born="B",
        table=["B run 7C 8C 9C by B B A"],
        penalties={"C": {"ting_tem": 50}},
        direction=-1,
        options={"extras": "all", "ti_on": False},
    )
    taken = after(at, "A take 6S with 6S 6H 6D")
    assert write_position(read_position(taken)) == taken
    assert after(taken, "A discard KS")["penalties"] == {"C": {"ting_tem": 50}}
