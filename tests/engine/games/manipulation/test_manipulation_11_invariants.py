"""MANIPULATION.md 11 along games of random players, and what its options need of the pack (1.2)."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Card, bare
from engine.games.manipulation.rules import ManipulationOptions, manipulation_rummy
from engine.notation.position import read_position
from engine.notation.reading import NotationError
from engine.phase import Phase
from engine.play import decide
from engine.state import State
from tests.each import each
from tests.engine.random_play import NUMBERS, apply, some_offers, tables
from tests.examples import examples


def on_table(state: State) -> Counter[Card]:
    return Counter(bare(card) for meld in state.melds for card in meld.cards)


@examples(40)
@given(data=st.data())
def test_manipulation_11_the_table_only_grows_and_a_hand_by_so_many_draws(
    data: st.DataObject,
) -> None:
    match, state = data.draw(tables("manipulation", steps=5))
    chance = Random(data.draw(NUMBERS))
    most = match.game.options.max_draws  # type: ignore[attr-defined]  # options are the game's own
    drawn = 0
    for _ in range(25):
        if state.phase is Phase.OVER:
            break
        seat, move = chance.choice(some_offers(match, state, 20))
        reached = apply(state, decide(match.game, state, seat, move))
        assert not on_table(state) - on_table(reached)
        grown = len(reached.hands[seat]) - len(state.hands[seat])
        laid = on_table(reached).total() - on_table(state).total()
        assert grown in (1, 0, -laid)
        drawn = drawn + max(0, grown) if reached.turn == seat else 0
        assert most is None or drawn <= most
        assert (not all(reached.hands)) <= (reached.phase is Phase.OVER)
        state = reached


@each(
    ("options", "most"),
    [
        ({}, 5),
        ({"packs": 1}, 5),
        ({"packs": 1, "hand_size": 13, "jokers": 0}, 3),
        ({"packs": 1, "hand_size": 13, "jokers": 1}, 4),
        ({"packs": 1, "hand_size": 14}, 3),
        ({"packs": 1, "hand_size": 11, "jokers": 4}, 5),
        ({"packs": 1, "hand_size": 11, "jokers": 3}, 4),
        ({"hand_size": 14}, 5),
    ],
)
def test_manipulation_1_2_a_card_is_left_for_the_stock(options: dict[str, Any], most: int) -> None:
    game = manipulation_rummy(ManipulationOptions(**options))
    assert game.seats == range(2, most + 1)
    for seats in game.seats:
        assert len(game.pack(seats)) > seats * game.hand_size(seats, 1)
    if most < 5:
        players = list("ABCDE"[: most + 1])
        with pytest.raises(NotationError, match=f"for 2 to {most} players, not {most + 1}"):
            read_position({"game": "manipulation", "options": options, "players": players})


@each(
    ("keys", "sentence"),
    [
        ({"discard": ["KH"]}, "'discard' is empty in manipulation"),
        (
            {"table": [{"owner": "A", "kind": "set", "cards": ["5S", "5H", "5D"]}]},
            "no key 'table.0.owner' in manipulation: melds belong to nobody",
        ),
        ({"table": [{"cards": ["5S", "5H"]}]}, "5S, 5H is not a meld"),
        ({"table": [{"kind": "run", "cards": ["5S", "5H", "5D"]}]}, "5S, 5H, 5D is not a run"),
        ({"opened": ["Z"]}, "'opened' names 'Z'"),
    ],
)
def test_manipulation_10_a_position_that_cannot_be(keys: dict[str, Any], sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        read_position({"game": "manipulation", "players": ["A", "B"], **keys})


def test_manipulation_10_what_is_left_out() -> None:
    state = read_position({"game": "manipulation", "players": ["A", "B"], "stock": ["5S"]}).state
    assert (state.turn_no, state.phase) == (1, Phase.DRAW)
    state = read_position({"game": "manipulation", "players": ["A", "B"]}).state
    assert state.phase is Phase.PLAY
