"""What everybody at a table is told of what its rules remember, and what the table has."""

import pickle
from dataclasses import replace
from typing import Any

import pytest

from engine.cards import parse
from engine.facts import (
    Down,
    Facts,
    FirstMeld,
    HeadCard,
    LaidPoints,
    MustKnock,
    TableFeatures,
)
from engine.games.registry import REGISTRY, game
from engine.lanes import Lanes
from engine.notation.position import read_position
from engine.observation import facts_of
from engine.state import remembering
from engine.steps.counted_draws import Draws
from engine.steps.fines import Fines
from engine.steps.may_i import Buys, Window
from engine.steps.rearrange import Opened
from engine.steps.swap import Debt
from tests.each import each

PLAIN = TableFeatures(
    row=False,
    take=False,
    may_i=False,
    knock=False,
    big_gin=False,
    show=False,
    lay=False,
    first_meld=None,
)
FEATURES = {
    "basic": replace(PLAIN, take=True, lay=True),
    "contract": replace(PLAIN, take=True, may_i=True, lay=True, first_meld=FirstMeld.CONTRACT),
    "dummy": replace(PLAIN, row=True, knock=True, lay=True, first_meld=FirstMeld.BIRTH),
    "gin": replace(PLAIN, take=True, knock=True),
    "indian": replace(PLAIN, take=True, declare=True, drop=True, cut=True),
    "manipulation": replace(PLAIN, rearrange=True, upcard=False),
    "phases": replace(PLAIN, take=True, first_meld=FirstMeld.PHASE),
    "rummy500": replace(PLAIN, row=True, sweeps=True, lay=True),
    "shanghai": replace(
        PLAIN, take=True, may_i=True, lay=True, first_meld=FirstMeld.CONTRACT, buys=True
    ),
}


def told(name: str, **keys: Any) -> Facts:
    """What the channel is told of a position with these keys."""
    at = read_position({"game": name, "players": ["A", "B", "C"], **keys})
    return facts_of(at.game, at.state)


@each("name", FEATURES)
def test_a_table_has_what_the_rules_of_its_game_speak_of(name: str) -> None:
    listed = REGISTRY[name]
    for chosen in listed.presets.values():
        has = FEATURES[name]
        if getattr(chosen, "drop", True) is False:
            has = replace(has, drop=False)
        assert game(name, chosen).features == has


def test_manipulation_10_who_has_laid_and_what_was_drawn_is_told() -> None:
    seen = told("manipulation", phase="play", drawn=2, opened=["B"])
    assert seen[Draws].drawn == 2
    assert seen[Opened].opened == (1,)


def test_rummy500_6_4_what_everybody_has_laid_is_told() -> None:
    seen = told(
        "rummy500",
        table=[
            {"owner": "A", "kind": "run", "cards": ["AH", "2H", "3H", "4H"], "laid_by": [*"AAAB"]},
            {"owner": "C", "kind": "set", "cards": ["AS", "AD", "AC"]},
        ],
    )
    assert seen[LaidPoints].by_seat == (6, 4, 45)


def test_a_game_without_a_rule_has_no_fact_of_it() -> None:
    seen = told("basic", hands={"A": ["9S"]}, phase="play", taken="9S")
    assert seen.get(Down) is None
    with pytest.raises(KeyError):
        seen[Down]


def test_nobody_is_told_whose_next_card_is_which() -> None:
    at = read_position({"game": "basic", "players": ["A", "B"], "stock": ["4C", "5C"]})
    lanes = remembering(at.state, Lanes(((parse("4C"),), (parse("5C"),))))
    assert facts_of(at.game, lanes).get(Lanes) is None


@each("name", ["contract", "dummy", "indian", "phases", "rummy500"])
def test_facts_travel_to_another_process(name: str) -> None:
    seen = told(name)
    assert seen
    assert pickle.loads(pickle.dumps(seen)) == seen


def test_contract_4_3_down_is_who_made_the_contract_now_or_before() -> None:
    seen = told("contract", phase="play", down=["B"], fresh="A")
    assert seen[Down] == Down(frozenset({0, 1}), 0)
    assert told("contract", phase="play", down=["B"])[Down] == Down(frozenset({1}))


def test_contract_7_4_a_swapped_joker_is_owed() -> None:
    seen = told("contract", phase="play", hands={"A": ["JK"]}, down=["A"], owed_jokers=1)
    assert seen[Debt].owed_jokers == 1


def test_contract_4_2_who_asked_is_told_in_the_order_of_asking() -> None:
    seen = told("contract", phase="may_i", discard=["9S"], stock=["4C"], asked=["C", "B"])
    assert seen[Window].asked == (2, 1)


def test_dummy_6_down_is_who_was_born_now_or_before() -> None:
    seen = told("dummy", phase="play", stock=["4C"], born=["C", "A"], born_now=True, took=1)
    assert seen[Down] == Down(frozenset({0, 2}), 0)
    assert told("dummy", stock=["4C"], born=["C"])[Down] == Down(frozenset({2}))


def test_dummy_12_fines_are_added_up_for_each_player() -> None:
    fines = {"A": {"pee_speto": 50, "ting_tem": 150}, "C": {"ting_tem": 50}}
    seen = told("dummy", penalties=fines)[Fines]
    assert [seen.of(seat) for seat in range(3)] == [200, 0, 50]


@each(
    ("keys", "must"),
    [
        ({"hands": {"A": ["4S", "5S"]}, "stock": ["4C"]}, False),
        ({"hands": {"A": ["4S", "5S"]}, "last_turn": True}, True),
        ({"hands": {"A": ["4S"]}, "stock": ["4C"]}, True),
    ],
)
def test_dummy_3_1_only_a_knock_ends_the_last_turn_and_one_with_a_single_card(
    keys: dict[str, Any], must: bool
) -> None:
    assert told("dummy", phase="play", **keys).get(MustKnock) == (MustKnock() if must else None)
    assert told("dummy", **keys).get(MustKnock) is None


def test_dummy_5_the_head_card_is_named_while_it_lies_in_the_row() -> None:
    row = {"discard": ["7H", "KD"], "stock": ["4S"]}
    assert told("dummy", **row)[HeadCard].card == parse("7H")
    assert told("dummy", **row, hua="9C").get(HeadCard) is None


def test_shanghai_4_2_how_many_upcards_each_has_bought() -> None:
    assert [told("shanghai", buys={"C": 2})[Buys].of(seat) for seat in range(3)] == [0, 0, 2]
    assert told("shanghai")[Buys].of(2) == 0


def test_shanghai_4_2_buys_of_the_game_are_told_as_those_of_a_deal() -> None:
    seen = told("shanghai", options={"max_buys_per": "game"}, buys={"C": 2})
    assert seen[Buys].of(2) == 2
