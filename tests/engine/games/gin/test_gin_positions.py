"""Positions of Gin: what is meant by keys that are left out, and what contradicts itself."""

from typing import Any

import pytest

from engine.analysis.players import think
from engine.cards import HIDDEN, cards
from engine.computer.strength import Strength
from engine.notation.position import read_position, write_position
from engine.notation.reading import NotationError
from engine.observation import Observation, masked
from tests.each import each
from tests.engine.tables import after


def written(**keys: Any) -> dict[str, Any]:
    """The position as it is read, every key of it."""
    return write_position(read_position({"game": "gin", "players": ["A", "B"], **keys}))


def test_notation_gin_the_first_upcard_is_the_oldest_discard_unless_it_is_named() -> None:
    assert written(discard=["7H", "KS"])["first_upcard"] == "7H"
    assert written(discard=["7H", "KS"], first_upcard=None)["first_upcard"] is None
    assert written()["first_upcard"] is None


def test_notation_gin_who_shows_tells_who_knocked() -> None:
    own = {"options": {"showdown": "own"}, "phase": "show", "turn": "B"}
    assert written(**own)["knocker"] == "A"
    assert written(**own, knocker=None)["knocker"] == "A"
    assert written()["knocker"] is None
    with pytest.raises(NotationError, match="has to show"):
        written(**own, knocker="B")


def test_notation_gin_who_shows_has_taken_nothing() -> None:
    knocker = ["4S", "4H", "4D", "6C", "7C", "8C", "9C", "2S", "AH", "AS", "KD"]
    other = ["10C", "JC", "4C", "9H", "9D", "9S", "3H", "2D", "8D", "KS"]
    held = {"hands": {"A": knocker, "B": other}, "stock": ["6H", "QH", "2C"], "discard": ["QS"]}
    before = {"game": "gin", "players": ["A", "B"], "phase": "play", "taken": "9C", **held}
    assert after(before, "A knock KD")["taken"] == "9C", "the hand is over in their turn"
    asked = after(before | {"options": {"showdown": "own"}}, "A knock KD")
    assert (asked["phase"], asked["turn"], asked["taken"]) == ("show", "B", None)


def test_notation_gin_boxes_and_columns_have_0_for_who_is_left_out() -> None:
    nothing = {"A": 0, "B": 0}
    assert written(boxes={"B": 2})["boxes"] == {"A": 0, "B": 2}
    assert written()["columns"] == []
    hollywood = {"options": {"hollywood": True}}
    empty = {"scores": nothing, "boxes": nothing}
    assert written(**hollywood)["columns"] == [empty] * 3
    some = [{"scores": {"A": 30}, "boxes": {"A": 1}}, {}, {}]
    first = {"scores": {"A": 30, "B": 0}, "boxes": {"A": 1, "B": 0}}
    assert written(**hollywood, columns=some)["columns"] == [first, empty, empty]


@each(
    ("keys", "said"),
    [
        ({"columns": [{}, {}, {}]}, "'columns' needs 0 entries, not 3"),
        ({"options": {"hollywood": True}, "columns": [{}]}, "'columns' needs 3 entries, not 1"),
        ({"boxes": {"C": 1}}, "names 'C', who is not a player"),
        ({"boxes": {"A": -1}}, "whole number from 0 up"),
        ({"options": {"first_upcard": "free"}, "phase": "offer"}, "'phase' of gin is"),
        ({"options": {"knock_limit": 11}}, "option knock_limit of Gin Rummy cannot be 11"),
        ({"options": {"big_gin": -1}}, "whole number from 0 up or null"),
        ({"players": ["A", "B", "C"]}, "gin is for 2 players, not 3"),
    ],
)
def test_notation_gin_what_is_wrong_is_said(keys: dict[str, Any], said: str) -> None:
    with pytest.raises(NotationError) as told:
        written(**keys)
    assert said in str(told.value)


def test_gin_7_6_the_knockers_hand_lies_open_while_the_other_player_shows() -> None:
    knocker = ["4S", "4H", "4D", "6C", "7C", "8C", "9C", "2S", "AH", "AS", "KD"]
    other = ["10C", "JC", "4C", "9H", "9D", "9S", "3H", "2D", "8D", "KS"]
    held = {"hands": {"A": knocker, "B": other}, "stock": ["6H", "QH", "2C"], "discard": ["QS"]}
    own = {"game": "gin", "players": ["A", "B"], "phase": "play", "options": {"showdown": "own"}}
    shown = read_position(after({**own, **held}, "A knock KD"))
    left, hidden = cards("2S AH AS"), (HIDDEN,) * 10
    for seat, theirs in ((None, hidden), (0, hidden), (1, cards(" ".join(other)))):
        seen = masked(shown.state, seat).hands
        assert (sorted(seen[0]), seen[1]) == (sorted(left), theirs), seat
    # A program gets the position as its seat sees it, and plays from it.
    told = write_position(shown._replace(state=masked(shown.state, 1)))
    assert sorted(told["hands"]["A"]) == ["2S", "AH", "AS"]
    assert told["hands"]["B"] == other
    mine = Observation.at(shown.game, read_position(told, as_seen=True).state, 1)
    assert mine.may(think(mine, Strength.MEDIUM).move)
    assert set(masked(shown.state, 0).hands[1]) == {HIDDEN}
    playing = read_position({**own, **held}).state
    assert set(masked(playing, 1).hands[0]) == {HIDDEN}, "before the knock nothing is open"
