"""What stands beside a refusal: the nearest legal things to do (UX My hand)."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.analysis.nearest import nearest
from engine.analysis.players import choose
from engine.cards import cards, parse
from engine.games.registry import REGISTRY
from engine.moves import (
    Discard,
    Draw,
    Knock,
    LayDown,
    LayOff,
    MakeContract,
    MayI,
    Move,
    Pass,
    Swap,
    Take,
    TakeRow,
)
from engine.notation.position import read_position
from engine.observation import Observation
from engine.play import is_legal, may_act
from tests.each import each
from tests.engine.games.basic.basic_tables import table
from tests.engine.games.dummy.dummy_tables import dummy
from tests.engine.random_play import NUMBERS, nonsense, tables
from tests.engine.tables import Json, after, position
from tests.examples import examples, of_every_game

TABLE = ("B run 4H 5H 6H 7H", "C set 9S 9H 9D")


def meld(text: str) -> LayDown:
    return LayDown(cards(text))


def off(text: str, at: int) -> LayOff:
    return LayOff(cards(text), at)


def throw(text: str) -> Discard:
    return Discard(parse(text))


def near(at: Json, move: Move, most: int = 3, seat: int = 0) -> list[Move]:
    told = read_position(at)
    assert not is_legal(told.game, told.state, seat, move), "this move is not refused"
    return list(nearest(Observation.at(told.game, told.state, seat), move, most))


def down(hand: str, **keys: object) -> Json:
    """A's turn in Contract Rummy, their contract made in an earlier one."""
    melds = keys.pop("table", TABLE)
    return position({"A": hand}, phase="play", table=melds, discard="2C", down="ABC", **keys)


def test_ux_my_hand_a_meld_that_is_none_names_those_with_most_of_its_cards() -> None:
    at = table("7H 8H 9H 10H 2S 3D", phase="play")
    first, *_ = near(at, meld("7H 8H 10H"))
    assert first == meld("7H 8H 9H 10H"), "all three, with the card between them"
    assert meld("8H 9H 10H") in near(at, meld("7H 8H 10H"), most=9)


def test_ux_my_hand_a_meld_with_one_strange_card_names_the_rest_of_it() -> None:
    at = table("KS KH KD 2C 5D", phase="play")
    assert near(at, meld("KS KH KD 2C"))[0] == meld("KS KH KD")


def test_ux_my_hand_a_card_that_makes_no_meld_can_be_laid_off() -> None:
    at = down("8H 8C 8S 2D")
    assert off("8H", 0) in near(at, meld("8H 2D"))


def test_a_joker_is_proposed_only_where_cards_alone_do_not_do() -> None:
    at = down("JD JC JS JK 3C")
    assert near(at, meld("JD 3C"))[0] == meld("JS JD JC")
    at = down("JD JC JK 3C")
    assert near(at, meld("JD JC"))[0] == meld("JD JC JK")


def test_ux_my_hand_a_lay_off_on_the_wrong_meld_names_the_melds_that_take_the_card() -> None:
    assert near(down("8H JC 2S"), off("8H", 1))[:2] == [off("8H", 0), throw("8H")]
    both = (*TABLE, "B run 8D 9D 10D JD")
    at = down("9C KC 7D 2S", table=both)
    assert near(at, off("9C", 0))[0] == off("9C", 1)
    assert near(at, off("7D", 1))[0] == off("7D", 2)


def test_ux_my_hand_a_swap_of_the_wrong_joker_names_the_right_one() -> None:
    melds = ("B run 4H 5H 6H JK=7H", "C run 8S JK=9S 10S JS")
    at = down("9S KC KD KS 2D", table=melds)
    assert near(at, Swap(0, parse("9S")))[0] == Swap(1, parse("9S"))


def test_ux_my_hand_a_forbidden_discard_names_the_lay_off_of_that_card() -> None:
    at = down("8H JC 2S", options={"forbid_discard_of_taken": True}, taken="8H")
    first, *rest = near(at, throw("8H"))
    assert first == off("8H", 0)
    [other] = [move for move in rest if isinstance(move, Discard)]
    assert other.card != parse("8H")


def test_ux_my_hand_of_discards_only_that_of_the_computer_is_named() -> None:
    at = down("JC 2S 10D", options={"forbid_discard_of_taken": True}, taken="10D")
    told = read_position(at)
    best = choose(Observation.at(told.game, told.state, 0))
    assert near(at, throw("10D"), most=9) == [best]


def test_contract_7_5_an_owed_joker_is_melded_before_the_discard() -> None:
    at = down("KS KD JK 3C", owed_jokers=1)
    assert near(at, throw("3C"))[0] == meld("KS KD JK")


@each("move", [throw("7S"), meld("7S 7H 4C"), off("7S", 0)])
def test_ux_my_hand_before_the_draw_it_names_what_the_phase_asks_for(move: Move) -> None:
    assert near(table("7S 7H 4C"), move) == [Draw(), Take()]


def test_after_the_draw_it_names_what_is_left_to_do() -> None:
    at = table("7S 7H 7D 4C", phase="play")
    found = near(at, Draw())
    assert found[0] == meld("7S 7H 7D")
    assert isinstance(found[-1], Discard)


def test_contract_6_1_before_the_contract_it_is_named_as_soon_as_it_can_be_made() -> None:
    at = position({"A": "9S 9H 9D 4S 4H 4D QH QC QD 2C"}, phase="play", discard="3C")
    found = near(at, meld("QH QC QD"))
    assert isinstance(found[0], MakeContract)
    at = position({"A": "9S 9H 9D 4S 5H 6D QH KC 8D 2C"}, phase="play", discard="3C")
    assert [type(move) for move in near(at, meld("9S 9H 9D"))] == [Discard]


def test_contract_6_2_a_wrong_contract_names_the_right_ones() -> None:
    at = position({"A": "9S 9H 9D 4S 4H 4D QH QC QD 2C"}, phase="play", discard="3C")
    wrong = MakeContract((cards("9S 9H 9D"), cards("QH QC 2C")))
    first, *_ = near(at, wrong)
    assert isinstance(first, MakeContract)
    laid = {card for part in first.melds for card in part}
    assert set(cards("9S 9H 9D QH QC")) <= laid


def test_contract_4_2_in_a_window_one_asks_or_passes_and_the_player_to_move_waits() -> None:
    at = after(position({"A": "4S 9H", "B": "JD 6C"}, discard="KD", stock="10S 5H"), "A draw")
    assert near(at, throw("JD"), seat=1) == [MayI(), Pass()]
    assert near(at, throw("4S"), seat=0) == []


def test_who_is_not_on_turn_has_nothing_to_do() -> None:
    assert near(table({"A": "7S 7H 4C", "B": "KS KH KD"}), meld("KS KH KD"), seat=1) == []


def test_dummy_3_2_who_is_not_born_is_led_to_the_discard_or_the_knock() -> None:
    hands = {"A": "7S 8S 9S 2C", "B": "4C", "C": "5C", "D": "6C"}
    found = near(dummy(hands, phase="play"), meld("7S 8S 9S"))
    assert Knock(parse("2C"), (cards("7S 8S 9S"),), ()) in found


def test_dummy_5_a_take_with_the_wrong_meld_names_the_right_one() -> None:
    hands = {"A": "7S 8S 2C KD", "B": "4C", "C": "5C", "D": "6C"}
    at = dummy(hands, row="2D 6S", phase="draw")
    wrong = TakeRow(parse("6S"), cards("6S 7S KD"))
    assert near(at, wrong)[0] == TakeRow(parse("6S"), cards("6S 7S 8S"))


@pytest.mark.parametrize("name", list(REGISTRY))
@of_every_game(160)
@given(data=st.data())
def test_everything_that_is_named_is_legal(name: str, data: st.DataObject) -> None:
    match, state = data.draw(tables(name))
    chance = Random(data.draw(NUMBERS))
    for seat in range(state.seats):
        move = nonsense(state, chance)
        found = nearest(Observation.at(match.game, state, seat), move)
        assert len(set(found)) == len(found) <= 3
        assert all(is_legal(match.game, state, seat, one) for one in found)
        if seat in may_act(match.game, state):
            assert found, "whoever is to act is told something"
        else:
            assert found == ()


@examples(40)
@given(data=st.data())
def test_what_others_hold_and_the_order_of_the_stock_have_no_part_in_it(
    data: st.DataObject,
) -> None:
    match, state = data.draw(tables("contract"))
    chance = Random(data.draw(NUMBERS))
    seat, move = state.turn, nonsense(state, chance)
    hidden = [card for at, hand in enumerate(state.hands) if at != seat for card in hand]
    mixed = [*hidden, *state.stock]
    chance.shuffle(mixed)
    hands = []
    for at, hand in enumerate(state.hands):
        hands.append(hand if at == seat else tuple(mixed[: len(hand)]))
        mixed = mixed if at == seat else mixed[len(hand) :]
    other = state._replace(hands=tuple(hands), stock=tuple(mixed))
    assert nearest(Observation.at(match.game, state, seat), move) == nearest(
        Observation.at(match.game, other, seat), move
    )
