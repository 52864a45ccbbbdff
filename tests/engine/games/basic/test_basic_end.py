"""BASIC.md 7 to 10: the stock, scores, the end of the game, its options."""

from typing import Any

import pytest

from engine.cards import parse
from engine.games.basic.rules import BasicOptions, FixedDeals, RummyItem, Target
from engine.games.registry import REGISTRY, game
from engine.moves import Discard
from engine.notation.position import read_position
from engine.options import WrongOption, read_options, write_options
from engine.play import advance
from engine.result import CommonItem
from tests.each import each
from tests.engine.games.basic.basic_tables import RUN, table
from tests.engine.tables import after, answer, cards, ended, hand, refused

PILE = "2H 9C KD 4S"


def test_basic_7_1_the_pile_but_its_upcard_becomes_the_stock() -> None:
    at = after(table(stock="", discard=PILE), "A draw new KD 2H 9C")
    assert (at["stock"], at["discard"], at["reshuffles"]) == (["2H", "9C"], ["4S"], 1)
    assert hand(at, "A") == cards("7S 7H 4C KD")


def test_basic_7_2_only_when_somebody_wants_to_draw() -> None:
    at = after(table(stock="6S", discard=PILE), "A draw")
    assert (at["stock"], at["reshuffles"]) == ([], 0)
    at = after(table(stock="", discard=PILE), "A take")
    assert (at["stock"], at["reshuffles"]) == ([], 0)


def test_basic_7_2_as_soon_as_the_last_card_is_drawn_by_option() -> None:
    at = table(stock="6S", discard=PILE, reshuffle_timing="on_empty")
    drawn = after(at, "A draw new 9C KD 2H")
    assert (drawn["stock"], drawn["discard"], drawn["phase"]) == (
        ["9C", "KD", "2H"],
        ["4S"],
        "play",
    )
    alone = table(stock="6S", discard="4S", reshuffle_timing="on_empty")
    assert after(alone, "A draw")["reshuffles"] == 0


def test_basic_7_3_a_single_upcard_must_be_taken() -> None:
    at = table(stock="", discard="4S")
    assert refused(at, "A draw") == "nothing_to_draw"
    assert after(at, "A take")["discard"] == []


@each("pile", ["4S", PILE])
def test_basic_7_4_without_another_new_stock_the_wish_to_draw_ends_the_deal(pile: str) -> None:
    at = table(stock="", discard=pile, max_reshuffles=1, reshuffles=1, scores={"B": 149})
    result = ended(at, "A draw")
    assert (result["ended_by"], result["winner"]) == ("exhausted", None)
    assert (set(result["scores"].values()), result["game_over"]) == ({0}, False)
    assert after(at, "A take", "A discard 4C")["turn"] == "B"


def test_basic_7_4_reshuffles_are_counted_by_the_deal() -> None:
    at = table(stock="", discard=PILE, max_reshuffles=1)
    moves = ["A draw", "A discard 2H", "B draw", "B discard 9C", "A draw", "A discard KD"]
    assert answer(at, *moves, "B draw")["result"]["ended_by"] == "exhausted"


def test_basic_8_1_the_winner_alone_scores() -> None:
    at = table({"A": "2C", "B": "KS QD", "C": "AH 9S 4D"}, players="ABC", phase="play")
    result = ended(at | {"played": ["A"], "scores": {"C": 7}}, "A discard 2C")
    assert result["scores"] == {"A": 34, "B": 0, "C": 0}
    assert result["totals"] == {"A": 34, "B": 0, "C": 7}


def test_basic_8_1_line_by_line() -> None:
    at = read_position(table({"A": "2C", "B": "KS QD"}, phase="play", played_now=True))
    _, state = advance(at.game, at.state, 0, Discard(parse("2C")))
    assert state.result is not None
    assert [(line.seat, line.what, line.points) for line in state.result.lines] == [
        (0, RummyItem.WENT_RUMMY, 40),
        (1, CommonItem.IN_HAND, 20),
    ]


@each(("doubles", "points"), [(True, 36), (False, 18)])
def test_basic_8_4_going_rummy(doubles: bool, points: int) -> None:
    at = table({"A": "7S 7H 7D", "B": "JC 8H"}, going_rummy_doubles=doubles)
    result = ended(at, "A draw", "A meld 7S 7H 7D", "A discard 6S")
    assert (result["going_rummy"], result["scores"]["A"]) == (True, points)


def test_basic_8_4_not_after_a_lay_off_of_an_earlier_turn() -> None:
    at = table({"A": "7H 5D 5C 4D", "B": "JC 8C"}, melds=[RUN], stock="5S 2D 5H")
    moves = ["A draw", "A lay_off 7H on 0", "A discard 4D", "B draw", "B discard 2D", "A draw"]
    result = ended(at, *moves, "A meld 5S 5D 5C", "A discard 5H")
    assert (result["going_rummy"], result["scores"]["A"]) == (False, 18)


def last(end: object, deal_no: int, scores: dict[str, int], **options: Any) -> dict[str, Any]:
    """The result of a deal that brings A 20 points."""
    keys = {"deal_no": deal_no, "scores": scores, "played": ["A"], "phase": "play", "end": end}
    return ended(table({"A": "2C", "B": "KS QD"}, **keys, **options), "A discard 2C")


@each(("before", "over"), [(129, False), (130, True), (131, True)])
def test_basic_9_3_target(before: int, over: bool) -> None:
    result = last({"mode": "target", "points": 150}, 9, {"A": before, "B": 140})
    assert (result["game_over"], result["winners"]) == (over, ["A"] if over else [])


@each(
    ("deal_no", "other", "tie_break", "winners"),
    [
        (2, 0, "shared", []),
        (3, 19, "shared", ["A"]),
        (3, 20, "shared", ["A", "B"]),
        (3, 21, "extra_hand", ["B"]),
        (3, 20, "extra_hand", []),
        (4, 20, "extra_hand", []),
        (4, 19, "extra_hand", ["A"]),
    ],
)
def test_basic_9_4_fixed_deals(
    deal_no: int, other: int, tie_break: str, winners: list[str]
) -> None:
    result = last({"mode": "hands", "hands": 3}, deal_no, {"B": other}, tie_break=tie_break)
    assert (result["winners"], result["game_over"]) == (winners, bool(winners))


LISTING = REGISTRY["basic"]


def test_basic_10_defaults() -> None:
    assert write_options(read_options(LISTING, {})) == {
        "ace_high_low": False,
        "ace_points": None,
        "must_discard_to_go_out": False,
        "end": {"mode": "target", "points": 150},
        "going_rummy_doubles": True,
        "max_reshuffles": None,
        "tie_break": "shared",
        "melds_per_turn": None,
        "melds_free_when_out": False,
        "reshuffle_timing": "on_draw",
    }


def test_basic_10_options_are_read_and_make_one_game() -> None:
    given = {"end": {"mode": "hands", "hands": 12}, "max_reshuffles": 40, "melds_per_turn": 1}
    chosen = read_options(LISTING, given)
    assert chosen == BasicOptions(end=FixedDeals(12), max_reshuffles=40, melds_per_turn=1)
    assert game("basic", chosen) is game("basic", read_options(LISTING, given))
    assert read_options(LISTING, write_options(chosen)) == chosen
    assert read_options(LISTING, {"end": {"mode": "target", "points": 1}}).end == Target(1)


@each(
    ("given", "sentence"),
    [
        ({"end": 150}, "end of Basic Rummy cannot be 150: it is an object with the key mode"),
        ({"end": {}}, "end.mode of Basic Rummy cannot be null: it is target or hands"),
        ({"end": {"mode": "targets"}}, "did you mean target"),
        ({"end": {"mode": "target"}}, "needs the key 'points'"),
        ({"end": {"mode": "hands", "points": 3}}, "no key 'points'; it has mode and hands"),
        ({"end": {"mode": "hands", "hands": 0}}, "end.hands .* cannot be 0: .* from 1 up$"),
        ({"end": {"mode": "hands", "hands": True}}, "end.hands .* cannot be true"),
        ({"end": {"mode": "hands", "hands": None}}, "end.hands .* cannot be null"),
        ({"max_reshuffles": -1}, "cannot be -1: it is a whole number from 0 up or null"),
        ({"max_reshuffles": 1.0}, "cannot be 1.0"),
        ({"max_reshuffles": "1"}, "cannot be 1"),
        ({"melds_per_turn": 0}, "cannot be 0: it is a whole number from 1 up or null"),
        ({"melds_per_turn": False}, "cannot be false"),
        ({"tie_break": "share"}, "did you mean shared"),
        ({"tie_brake": "shared"}, "did you mean tie_break"),
        ({"reshuffle_timing": None}, "cannot be null: it is on_draw or on_empty"),
        ({"ace_high_low": 1}, "cannot be 1: it is true or false"),
    ],
)
def test_basic_10_a_wrong_option_says_what_is_allowed(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(WrongOption, match=sentence):
        read_options(LISTING, given)
