"""What is offered first: what a good player would do (UX: autocomplete from the legal moves)."""

import pytest

from bot.typed.autocomplete import ranked_moves
from bot.typed.table_line import table_of
from bot.typed.writer import move_as_line
from engine.analysis.players import choose
from engine.cards import HIDDEN
from engine.games.registry import REGISTRY
from engine.moves import Discard, MakeContract
from engine.observation import Observation
from engine.phase import Phase
from tests.bot.typed.tables import contract, dummy, frames, mine, same

RUN = "B run 5S 6S JK=7S 8S"


def lines(now: Observation) -> list[str]:
    return [move_as_line(move, table_of(now)) for move in ranked_moves(now)]


@pytest.mark.parametrize("game", sorted(REGISTRY))
def test_all_offers_are_ranked_once_and_the_computers_move_leads_its_kind(game: str) -> None:
    for now in frames(game, 5, games=1):
        found = ranked_moves(now)
        assert len(set(found)) == len(found)
        assert set(map(same, found)) == set(map(same, now.offers()))
        chosen = choose(now)
        if now.seen.phase is not Phase.PLAY:
            assert found[0] == chosen
        elif isinstance(chosen, Discard | MakeContract):
            assert next(move for move in found if type(move) is type(chosen)) == chosen


def test_a_turn_is_offered_in_the_order_in_which_it_is_played() -> None:
    now = contract("7S 9D 9H 9C 4S 2H KD", RUN, deal_no=1)
    assert lines(now)[:4] == ["9h 9d 9c", "4s > 1", "swap 7s 1", "kd"]


def test_the_contract_comes_first() -> None:
    now = contract("7H 7S 7D 8C 8H 8S KD 2C", down=[])
    assert lines(now)[0] == "contract 8s 8h 8c / 7s 7h 7d"


def test_dummy_8_the_knock_comes_first_and_keeps_the_cheapest_card() -> None:
    now = dummy("9H 9D 9C 9S 3H", "B run 6S 7S 8S")
    assert lines(now)[0] == "knock 3h: 9s 9h 9d 9c"
    either = dummy("JH QH KH AH 2D", "B set 2S 2H 2C")
    assert lines(either)[:2] == ["knock 2d: jh qh kh ah", "knock jh: qh kh ah / 2d > 1"]


def test_a_take_that_helps_comes_before_the_draw_and_another_after_it() -> None:
    hand = {"A": "9D 9H 3S 5C JC", "B": "2H"}
    helps = mine(game="basic", hands=hand, discard="9C", stock="2S", phase="draw")
    assert lines(helps) == ["take", "draw"]
    other = mine(game="basic", hands=hand, discard="KD", stock="2S", phase="draw")
    assert lines(other) == ["draw", "take"]


def test_nothing_is_offered_to_somebody_who_has_to_wait() -> None:
    waiting = contract("7S 9D", RUN, turn="B")
    assert ranked_moves(waiting) == []


def test_hidden_cards_have_no_part_in_the_order() -> None:
    for game in REGISTRY:
        for now in frames(game, 9, games=1, turns=30):
            others = [hand for seat, hand in enumerate(now.seen.hands) if seat != now.seat]
            assert all(card == HIDDEN for hand in (*others, now.seen.stock) for card in hand)
