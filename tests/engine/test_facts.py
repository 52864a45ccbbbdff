"""What everybody at a table is told of what its rules remember, and what the table has."""

from dataclasses import replace
from typing import Any

from engine.cards import parse
from engine.facts import DealFacts, FirstMeld, TableFeatures
from engine.games.registry import REGISTRY, game
from engine.notation.position import read_position
from engine.view import view
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


def facts(name: str, **keys: Any) -> DealFacts:
    """What the channel is told of a position with these keys."""
    at = read_position({"game": name, "players": ["A", "B", "C"], **keys})
    return view(at.game, at.state, None).facts


@each("name", FEATURES)
def test_a_table_has_what_the_rules_of_its_game_speak_of(name: str) -> None:
    listed = REGISTRY[name]
    for chosen in listed.presets.values():
        has = FEATURES[name]
        if getattr(chosen, "drop", True) is False:
            has = replace(has, drop=False)
        assert game(name, chosen).features == has


def test_manipulation_10_who_has_laid_and_what_was_drawn_is_told() -> None:
    told = facts("manipulation", phase="play", drawn=2, opened=["B"])
    assert (told.drawn, told.opened) == (2, {1})


def test_rummy500_6_4_what_everybody_has_laid_is_told() -> None:
    told = facts(
        "rummy500",
        table=[
            {"owner": "A", "kind": "run", "cards": ["AH", "2H", "3H", "4H"], "laid_by": [*"AAAB"]},
            {"owner": "C", "kind": "set", "cards": ["AS", "AD", "AC"]},
        ],
    )
    assert told.laid == (6, 4, 45)


def test_basic_remembers_nothing_that_is_not_on_the_table() -> None:
    assert facts("basic", hands={"A": ["9S"]}, phase="play", taken="9S") == DealFacts()


def test_contract_4_3_down_is_who_made_the_contract_now_or_before() -> None:
    told = facts("contract", phase="play", down=["B"], fresh="A")
    assert (told.down, told.down_now) == ({0, 1}, 0)
    told = facts("contract", phase="play", down=["B"])
    assert (told.down, told.down_now) == ({1}, None)


def test_contract_7_4_a_swapped_joker_is_owed() -> None:
    told = facts("contract", phase="play", hands={"A": ["JK"]}, down=["A"], owed_jokers=1)
    assert told.owed_jokers == 1


def test_contract_4_2_who_asked_is_told_in_the_order_of_asking() -> None:
    told = facts("contract", phase="may_i", discard=["9S"], stock=["4C"], asked=["C", "B"])
    assert told.asked == (2, 1)


def test_dummy_6_down_is_who_was_born_now_or_before() -> None:
    told = facts("dummy", phase="play", stock=["4C"], born=["C", "A"], born_now=True, took=1)
    assert (told.down, told.down_now) == ({0, 2}, 0)
    told = facts("dummy", stock=["4C"], born=["C"])
    assert (told.down, told.down_now) == ({2}, None)


def test_dummy_12_fines_are_added_up_for_each_player() -> None:
    fines = {"A": {"pee_speto": 50, "ting_tem": 150}, "C": {"ting_tem": 50}}
    assert facts("dummy", penalties=fines).fines == {0: 200, 2: 50}


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
    assert facts("dummy", phase="play", **keys).must_knock is must
    assert not facts("dummy", **keys).must_knock


def test_dummy_5_the_head_card_is_named_while_it_lies_in_the_row() -> None:
    row = {"discard": ["7H", "KD"], "stock": ["4S"]}
    assert facts("dummy", **row).head_card == parse("7H")
    assert facts("dummy", **row, hua="9C").head_card is None


def test_shanghai_4_2_how_many_upcards_each_has_bought() -> None:
    assert facts("shanghai", buys={"C": 2}).bought == (0, 0, 2)
    assert facts("shanghai").bought == ()
