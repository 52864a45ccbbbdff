"""What the autopilot does for somebody who is not there (UX Clock): it draws and discards."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import parse
from engine.computer import autopilot_move
from engine.computer.autopilot import MOST_DRAWN
from engine.games.registry import REGISTRY
from engine.moves import Discard, Draw, Knock, LayDown, Move, Pass, Rearrange, Show
from engine.notation.position import read_position
from engine.play import is_legal, may_act, offers
from engine.view import masked, view
from tests.engine.computer.test_computer import dealt_anew
from tests.engine.random_play import tables
from tests.engine.tables import Json, position

PLAIN = (Draw, Pass, Discard)


def done(at: Json, seat: int = 0) -> Move:
    game, _, _, state = read_position(at)
    return autopilot_move(game, masked(state, seat), seat)


@pytest.mark.parametrize("name", sorted(REGISTRY))
@settings(max_examples=60)
@given(data=st.data())
def test_a_safe_move_is_legal_plain_and_blind_to_what_is_hidden(
    name: str, data: st.DataObject
) -> None:
    match, state = data.draw(tables(name))
    for seat in may_act(match.game, state):
        move = autopilot_move(match.game, masked(state, seat), seat)
        assert is_legal(match.game, state, seat, move)
        drawn = view(match.game, state, seat).facts.drawn
        if any(offers(match.game, state, seat, *PLAIN)) and drawn < MOST_DRAWN:
            assert isinstance(move, PLAIN)
        assert (
            autopilot_move(match.game, masked(dealt_anew(match, state, seat), seat), seat) == move
        )


def test_it_draws_though_the_upcard_would_help() -> None:
    at = position({"A": "4S 4H 9C"}, discard="7D 4D", deal_no=1)
    assert done(at) == Draw()


def test_it_lays_nothing_and_throws_what_belongs_to_nothing() -> None:
    at = position({"A": "9H 9D 9C 8S KD"}, phase="play", down="A", table=("A set 8H 8D 8C",))
    game, _, _, state = read_position(at)
    assert is_legal(game, state, 0, LayDown(state.hands[0][:3]))
    assert done(at) == Discard(parse("KD"))


def test_it_lays_what_must_be_laid_before_a_discard() -> None:
    """CONTRACT 7.5: a joker that was swapped for has to be played in the same turn."""
    at = position(
        {"A": "JK 9H 9D KC"}, phase="play", down="A", table=("B set 8H 8D 8C",), owed_jokers=1
    )
    assert isinstance(done(at), LayDown)


def test_it_lets_every_upcard_go() -> None:
    at = position({"B": "4S 4H 9C"}, stock="2S 3S 5S", discard="4D", phase="may_i")
    assert done(at, 1) == Pass()


def test_where_one_may_draw_without_end_it_lays_after_a_few_cards() -> None:
    at = {
        "game": "manipulation",
        "options": {"rulebook": "until"},
        "players": ["A", "B"],
        "hands": {"A": ["4S", "4H", "4D", "KC"], "B": ["9C"]},
        "stock": ["2C", "7D"],
    }
    assert done({**at, "drawn": MOST_DRAWN - 1}) == Draw()
    assert isinstance(done({**at, "drawn": MOST_DRAWN}), Rearrange)


def gin(phase: str, **keys: object) -> Move:
    """What it does for A at a table of Gin where A could knock with 9S taken."""
    hand = ["4S", "4H", "4D", "6C", "7C", "8C", "JD", "QD", "KD", "KH"]
    given: Json = {
        "hands": {"A": hand if phase != "play" else [*hand, "9S"], "B": ["10C", "JC", "4C", "9H"]},
        "stock": ["6H", "QH", "2C"],
        "discard": ["9S"],
        "turn": "A",
        "phase": phase,
    }
    return done({"game": "gin", "players": ["A", "B"], **given, **keys})


def test_gin_the_first_upcard_is_left_and_a_card_is_drawn() -> None:
    assert gin("offer") == Pass()
    assert gin("draw") == Draw()
    assert gin("draw", stock=["6H", "QH"], options={"last_discard": "knock"}) == Pass()


def test_gin_nobody_knocks_for_who_is_away_unless_they_took_to_do_so() -> None:
    assert isinstance(gin("play"), Discard)
    last = {"stock": ["6H", "QH"], "options": {"last_discard": "knock"}, "taken": "9S"}
    knock = gin("play", **last)
    assert isinstance(knock, Knock)
    assert knock.card == parse("KH")


def test_gin_the_hand_of_who_is_away_is_shown_as_well_as_can_be() -> None:
    meld = {"owner": "B", "kind": "run", "cards": ["7H", "8H", "9H"]}
    hands = {"A": ["10H"], "B": ["2S"]}
    own = {"showdown": "own"}
    assert gin("show", options=own, hands=hands, table=[meld], discard=["QS"]) == Show()
