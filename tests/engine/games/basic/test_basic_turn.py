"""BASIC.md 1 to 6: the deal, the turn, melds, lay-offs, going out."""

import pytest

from engine.errors import IllegalMove, Reason
from engine.games.basic.rules import HAND_SIZES, BasicOptions, basic_rummy
from engine.moves import LayDown, LayOff
from engine.notation.position import read_position
from engine.notation.reading import NotationError
from engine.play import decide, offers, start
from engine.shuffle import open_deal
from tests.each import each
from tests.engine.games.basic.basic_tables import RUN, table
from tests.engine.tables import after, answer, cards, ended, hand, refused

STANDARD = basic_rummy(BasicOptions())


@each("seats", range(2, 7))
def test_basic_2_the_deal(seats: int) -> None:
    dealt = open_deal(STANDARD, start(STANDARD, seats, dealer=1), b"s" * 32)
    assert {len(held) for held in dealt.hands} == {HAND_SIZES[seats]}
    assert (len(dealt.discard), dealt.dealer, dealt.starter) == (1, 1, 2 % seats)
    everything = [*dealt.stock, *dealt.discard, *(card for held in dealt.hands for card in held)]
    assert sorted(everything) == list(range(52))


@each("seats", [1, 7])
def test_basic_1_1_two_to_six(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 6"):
        start(STANDARD, seats)


def test_basic_1_2_a_joker_in_a_position_is_a_slip() -> None:
    for at in (table("7S JK"), table(stock="JK"), table(discard="JK")):
        with pytest.raises(NotationError, match="no joker in basic"):
            read_position(at)
    with pytest.raises(NotationError, match="is not a set"):
        read_position(table(melds=["B set 7S 7H JK"]))


def test_basic_3_1_draw_or_take_but_one_of_them() -> None:
    assert hand(after(table(), "A draw"), "A") == cards("7S 7H 4C 6S")
    taken = after(table(), "A take")
    assert (hand(taken, "A"), taken["taken"]) == (cards("7S 7H 4C QC"), "QC")
    for first in ("A draw", "A take"):
        for second in ("A draw", "A take"):
            assert refused(table(), first, second) == "wrong_phase"


def test_basic_3_2_meld_and_lay_off_in_any_order_and_number() -> None:
    at = table("7S 7D 7C JH QH 2S 2H 2D 5C KD", melds=[RUN])
    moves = ("A draw", "A lay_off JH on 0", "A meld 7S 7D 7C", "A lay_off QH on 0")
    reached = after(at, *moves, "A meld 2S 2H 2D")
    assert [len(meld["cards"]) for meld in reached["table"]] == [5, 3, 3]
    assert (reached["melds_now"], reached["played_now"], reached["played"]) == (2, True, [])
    later = after(at, *moves, "A meld 2S 2H 2D", "A discard KD")
    assert (later["melds_now"], later["played_now"], later["played"]) == (0, False, ["A"])


def test_basic_3_2_nobody_is_named_twice() -> None:
    at = table("7H 6H 4C 2S", melds=[RUN], played=["A"])
    reached = after(at, "A draw", "A lay_off 7H on 0", "A discard 4C")
    assert reached["played"] == ["A"]


def test_basic_3_3_not_the_card_taken_in_this_turn() -> None:
    assert refused(table(), "A take", "A discard QC") == "taken_this_turn"
    round_later = ("A take", "A discard 4C", "B draw", "B discard 6S", "A draw", "A discard QC")
    assert after(table(), *round_later)["discard"] == ["4C", "6S", "QC"]


@each(
    ("laid", "high", "fits"),
    [
        ("JS QS KS", False, ["10S"]),
        ("JS QS KS", True, ["10S", "AS"]),
        ("2S 3S 4S", False, ["5S", "AS"]),
        ("2S 3S 4S", True, ["5S", "AS"]),
        ("AS 2S 3S", True, ["4S"]),
        ("QS KS AS", True, ["JS"]),
    ],
)
def test_basic_4_3_and_4_4_where_an_ace_may_lie(laid: str, high: bool, fits: list[str]) -> None:
    legal_ones = []
    for card in ("AS", "2S", "4S", "5S", "10S", "JS", "KS"):
        if card not in laid.split():
            at = table(f"{card} 9D 9C", melds=[f"B run {laid}"], phase="play", ace_high_low=high)
            if answer(at, f"A lay_off {card} on 0")["illegal_at"] is None:
                legal_ones.append(card)
    assert sorted(legal_ones) == sorted(fits)


def test_basic_5_2_a_set_of_four_is_full_and_a_run_of_thirteen_too() -> None:
    melds = ["B set 5S 5H 5D 5C", "B run AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"]
    at = table("5S AS 2C", melds=melds, phase="play")
    for move in ("A lay_off 5S on 0", "A lay_off AS on 1"):
        assert refused(at, move) == "does_not_fit"


def test_basic_6_1_out_by_melding_laying_off_and_discarding() -> None:
    for held, moves in [
        ("7S 7H 7D", ["A meld 7S 7H 7D"]),
        ("7H JH", ["A lay_off 7H JH on 0"]),
        ("4C", ["A discard 4C"]),
    ]:
        result = ended(table(held, melds=[RUN], phase="play"), *moves)
        assert (result["winner"], result["ended_by"]) == ("A", "out")


def test_basic_6_2_the_last_card_must_be_discarded_by_option() -> None:
    keys = {"melds": [RUN], "phase": "play", "must_discard_to_go_out": True}
    assert refused(table("7S 7H 7D", **keys), "A meld 7S 7H 7D") == "would_empty_hand"
    assert refused(table("7H JH", **keys), "A lay_off 7H JH on 0") == "would_empty_hand"
    assert ended(table("7H JH", **keys), "A lay_off 7H on 0", "A discard JH")["winner"] == "A"


def test_basic_ba_6_the_card_taken_is_not_left_alone() -> None:
    at = table("7S 7D 7C", discard="KC")
    assert refused(at, "A take", "A meld 7S 7D 7C") == "taken_card_left"
    assert refused(table("7H", discard="2C", melds=[RUN]), "A take", "A lay_off 7H on 0") == (
        "taken_card_left"
    )


def test_basic_ba_6_unless_it_can_be_laid_off_at_once() -> None:
    at = table("7S 7D 7C", discard="JH", melds=[RUN])
    assert ended(at, "A take", "A meld 7S 7D 7C", "A lay_off JH on 0")["winner"] == "A"
    must = table("7S 7D 7C", discard="JH", melds=[RUN], must_discard_to_go_out=True)
    assert refused(must, "A take", "A meld 7S 7D 7C") == "taken_card_left"


def test_basic_ba_6_a_place_that_the_lay_off_itself_makes() -> None:
    at = table("7H", discard="6H", melds=[RUN])
    assert ended(at, "A take", "A lay_off 7H on 0", "A lay_off 6H on 0")["going_rummy"] is True


def test_basic_ba_1_melds_a_turn() -> None:
    at = table("7S 7D 7C 2S 2H 2D JH KC", melds=[RUN], phase="play", melds_per_turn=1)
    assert refused(at, "A meld 7S 7D 7C", "A meld 2S 2H 2D") == "melds_spent"
    assert after(at, "A meld 7S 7D 7C", "A lay_off JH on 0")["melds_now"] == 1
    spent = table("7S 7D 7C KC", phase="play", melds_per_turn=1, played_now=True, melds_now=1)
    assert refused(spent, "A meld 7S 7D 7C") == "melds_spent"


@each(
    ("reason", "rule"),
    [
        (Reason.TAKEN_THIS_TURN, "3.3"),
        (Reason.TAKEN_CARD_LEFT, "3.2"),
        (Reason.NOTHING_TO_DRAW, "7.3"),
        (Reason.WOULD_EMPTY_HAND, "6.2"),
        (Reason.DOES_NOT_FIT, "5.2"),
    ],
)
def test_refusals_cite_their_paragraph(reason: Reason, rule: str) -> None:
    assert STANDARD.cites[reason] == rule


def test_a_refusal_carries_its_paragraph_and_what_it_is_about() -> None:
    at = read_position(table("7S 7H 4C", phase="play", melds_per_turn=2, melds_now=2))
    with pytest.raises(IllegalMove) as refusal:
        decide(at.game, at.state, 0, LayDown(at.state.hands[0]))
    assert (refusal.value.rule, refusal.value.facts) == ("3.2", {"most": 2})


def test_legal_moves_are_listed_in_full() -> None:
    at = read_position(table("5S 6S 7S 8S 8D 8C 7H", melds=[RUN], phase="play"))
    found = list(offers(at.game, at.state, 0))
    melds = [move for move in found if isinstance(move, LayDown)]
    # 8S 8D 8C; 5-6-7, 5-6-7-8, 6-7-8 of spades.
    assert len(melds) == 4
    assert [move.meld for move in found if isinstance(move, LayOff)] == [0]
    assert len(found) == 4 + 1 + 7
