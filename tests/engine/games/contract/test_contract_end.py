"""CONTRACT.md 8 to 10: exhaustion, the end of a hand, its score, the end of the game."""

import json

from engine.notation.vectors import check
from tests.each import each
from tests.engine.tables import Json, after, ended, hand, position, refused

HANDS = {"A": "4S 9H", "B": "JD 6C", "C": "JK AC"}


def table(stock: str, discard: str, **keys: object) -> Json:
    return position(HANDS, stock=stock, discard=discard, **keys)


def test_contract_8_1_the_upcard_is_set_aside_and_the_rest_becomes_the_stock() -> None:
    at = after(table("", "2H 9C KD 4C 7D"), "A draw")
    assert hand(at, "A") == "2H 4S 9H"
    assert (at["stock"], at["discard"], at["phase"]) == (["9C", "KD", "4C"], ["7D"], "may_i")


def test_contract_8_1_shuffled_as_the_move_says() -> None:
    at = after(table("", "2H 9C KD 4C 7D"), "A draw new 4C 2H KD 9C")
    assert hand(at, "A") == "4C 4S 9H"
    assert (at["stock"], at["discard"]) == (["2H", "KD", "9C"], ["7D"])


def test_contract_8_2_two_discards_can_be_recycled() -> None:
    at = after(table("", "2H 7D"), "A draw")
    assert hand(at, "A") == "2H 4S 9H"
    assert (at["stock"], at["discard"], at["phase"]) == ([], ["7D"], "play")


def test_contract_8_2_only_when_the_stock_is_empty() -> None:
    at = after(table("5C", "2H 9C 7D"), "A draw")
    assert (at["stock"], at["discard"]) == ([], ["2H", "9C", "7D"])


def test_contract_8_1_recycling_again_and_again() -> None:
    at = after(table("", "2H 7D"), "A draw", "A discard 4S")
    at = after(at, "B draw", "B discard JD", "C draw", "C discard AC")
    assert (at["stock"], at["discard"], at["turn_no"]) == ([], ["JD", "AC"], 5)


@each("discard", ["", "KD"])
def test_contract_8_3_nothing_to_draw_or_recycle_ends_the_hand(discard: str) -> None:
    result = ended(table("", discard), "A draw")
    assert (result["ended_by"], result["winner"]) == ("exhausted", None)
    assert result["scores"] == {"A": 13, "B": 16, "C": 30}


def test_contract_8_3_the_hand_is_not_changed_by_the_end() -> None:
    at = after(table("", "KD"), "A draw")
    assert (hand(at, "A"), at["discard"], at["turn"]) == ("4S 9H", ["KD"], "A")


def test_contract_ca_15_the_upcard_may_be_taken_instead() -> None:
    at = after(table("", "KD"), "A take", "A discard 4S")
    assert (at["turn"], at["phase"], at["discard"]) == ("B", "draw", ["4S"])
    assert refused(table("", ""), "A take") == "nothing_to_take"


def test_contract_8_3_in_the_last_hand_it_ends_the_game() -> None:
    result = ended(table("", "KD", deal_no=7, scores={"A": 5, "B": 0, "C": 0}), "A draw")
    assert (result["game_over"], result["winners"]) == (True, ["B"])
    assert result["totals"] == {"A": 18, "B": 16, "C": 30}


@each(
    ("cards", "points"),
    [
        ("JK", 15),
        ("AS", 15),
        ("KS QS JS", 30),
        ("10S", 10),
        ("2S 3S 4S 5S 6S 7S 8S 9S", 44),
        ("JK JK AS AS", 60),
        ("", 0),
    ],
)
def test_contract_9_2_points(cards: str, points: int) -> None:
    result = ended(position({"A": "2H", "B": cards}, phase="play"), "A discard 2H")
    assert result["scores"]["B"] == points
    line = {"id": "x", "kind": "points", "game": "contract", "cards": cards.split()}
    assert check(json.dumps(line | {"expect": {"points": points}})) == ("x", [])


def test_contract_9_1_who_is_out_scores_nothing_and_all_the_others_their_hands() -> None:
    hands = {"A": "2H", "B": "KD 5C", "C": "JK AC 9S"}
    result = ended(position(hands, phase="play", scores={"A": 7, "C": 1}), "A discard 2H")
    assert result["scores"] == {"A": 0, "B": 15, "C": 39}
    assert result["totals"] == {"A": 7, "B": 15, "C": 40}


def test_contract_9_2_cards_on_the_table_count_nothing() -> None:
    at = position({"A": "2H", "B": "KD"}, table=["B set AS AH AD"], down="B", phase="play")
    assert ended(at, "A discard 2H")["scores"]["B"] == 10


def test_contract_9_3_melds_still_held_count_in_full() -> None:
    at = position({"A": "2H", "B": "9S 9H 9D KC"}, phase="play")
    assert ended(at, "A discard 2H")["scores"]["B"] == 37


def test_contract_9_nobody_goes_rummy_in_this_game() -> None:
    result = ended(position({"A": "2H"}, phase="play"), "A discard 2H")
    assert (result["going_rummy"], result["game_over"], result["winners"]) == (False, False, [])


@each(
    ("dealer", "next_dealer", "next_starter"), [("A", "B", "C"), ("B", "C", "A"), ("C", "A", "B")]
)
def test_contract_2_3_the_deal_passes_left(
    dealer: str, next_dealer: str, next_starter: str
) -> None:
    result = ended(position({"A": "2H"}, phase="play", dealer=dealer), "A discard 2H")
    assert (result["next_dealer"], result["next_starter"]) == (next_dealer, next_starter)


@each("deal_no", range(1, 8))
def test_contract_10_the_game_is_over_after_hand_seven(deal_no: int) -> None:
    result = ended(position({"A": "2H"}, phase="play", deal_no=deal_no), "A discard 2H")
    assert result["game_over"] is (deal_no == 7)
    assert result["winners"] == (["A"] if deal_no == 7 else [])


def test_contract_10_the_lowest_total_wins_not_who_went_out() -> None:
    scores = {"A": 200, "B": 50, "C": 90}
    at = position({"A": "2H", "B": "KD"}, phase="play", deal_no=7, scores=scores)
    result = ended(at, "A discard 2H")
    assert (result["winner"], result["winners"]) == ("A", ["B"])


def test_contract_ca_17_equal_totals_win_together() -> None:
    at = position({"A": "2H", "B": "KD"}, phase="play", deal_no=7, scores={"A": 60, "B": 50})
    assert ended(at, "A discard 2H")["winners"] == ["C"]
    at = position({"A": "2H", "B": "KD", "C": "KC KH"}, phase="play", deal_no=7, scores={"A": 10})
    assert ended(at, "A discard 2H")["winners"] == ["A", "B"]
    at = position({"A": "2H", "B": "KD", "C": "KC"}, phase="play", deal_no=7, scores={"A": 10})
    assert ended(at, "A discard 2H")["winners"] == ["A", "B", "C"]
