"""Computers at a table that belongs to nobody: they lay, knock, and end every deal."""

from typing import Any

import pytest

from engine.analysis.players import choose
from engine.analysis.reasons import advise
from engine.computer.plain import lay
from engine.computer.plain.advice import Why
from engine.evolve import evolve
from engine.games.registry import REGISTRY, game
from engine.moves import Draw, KnockOnTable, Move, Pass, Rearrange
from engine.notation.position import read_position
from engine.observation import Observation
from engine.options import read_options
from engine.phase import Phase
from engine.play import advance, start
from engine.rearranging.search import Best
from engine.shuffle import open_deal
from tests.each import each

LIE = [{"cards": ["7S", "7H", "7D", "7C"]}, {"cards": ["3S", "4S", "5S", "6S"]}]


def moment(hand: str, others: str = "QD 4D 9C", **keys: Any) -> Any:
    at = {
        "game": "manipulation",
        "players": ["A", "B"],
        "phase": "play",
        "turn": "A",
        "hands": {"A": hand.split(), "B": others.split()},
        "stock": ["2C", "JD"],
        "table": LIE,
    }
    return read_position({**at, **keys})


def chosen(hand: str, others: str = "QD 4D 9C", **keys: Any) -> Move:
    at = moment(hand, others, **keys)
    return choose(Observation.at(at.game, at.state, 0))


def test_it_rearranges_to_lay_a_card() -> None:
    move = chosen("8S KD KC")
    assert isinstance(move, Rearrange)
    assert sorted(map(len, move.table)) == [3, 6]


def test_it_knocks_where_hardly_anybody_holds_less_and_lays_first() -> None:
    move = chosen("8S 2D 3C")
    assert isinstance(move, KnockOnTable)
    assert move.table is not None
    assert chosen("2D 3C") == KnockOnTable()


def test_it_knocks_with_as_little_only_while_the_others_hold_cards_enough() -> None:
    assert isinstance(chosen("8S 2D 3C", "QD"), Rearrange)


def test_it_draws_on_and_passes_where_nothing_can_be_drawn() -> None:
    assert chosen("QH 10D") == Draw()
    assert chosen("QH 10D", stock=[]) == Pass()


def test_what_the_search_gave_up_is_still_laid_if_it_is_simple(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lay, "_searched", lambda *_, looks: Best(None, exact=False))
    assert chosen("2S KD KC") == Rearrange(
        (tuple(moment("2S").state.melds[0].cards), tuple(range(1, 6)))
    )


@each(
    ("hand", "keys", "why"),
    [
        ("8S KD KC", {}, Why.MOST_CARDS),
        ("2D 3C", {}, Why.KNOCK_LOW),
        ("QH 10D", {}, Why.NOTHING_TO_LAY),
        ("QH 10D", {"stock": []}, Why.NOTHING_TO_LAY),
        ("QH 10D", {"phase": "draw"}, Why.DRAW_FIRST),
    ],
)
def test_it_says_why(hand: str, keys: dict[str, Any], why: Why) -> None:
    at = moment(hand, **keys)
    assert advise(Observation.at(at.game, at.state, 0)).why is why


@pytest.mark.parametrize(
    "seats", [2, *(pytest.param(n, marks=pytest.mark.long) for n in (3, 4, 5))]
)
@pytest.mark.parametrize(
    "rulebook",
    ["carousel", "until", pytest.param("tiles", marks=pytest.mark.long)],
)
def test_a_deal_ends_at_every_number_of_seats(rulebook: str, seats: int) -> None:
    rules = game("manipulation", read_options(REGISTRY["manipulation"], {"rulebook": rulebook}))
    state = start(rules, seats)
    state = evolve(state, open_deal(rules, state, bytes(32)))
    laid = 0
    while state.phase is not Phase.OVER:
        seat = state.turn
        move = choose(Observation.at(rules, state, seat))
        laid += isinstance(move, Rearrange)
        _, state = advance(rules, state, seat, move)
    assert laid > 2
    assert state.result is not None
    assert state.turn_no < 120 * seats
