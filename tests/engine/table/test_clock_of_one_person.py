"""One person alone against computers has no clock, unless it was asked for (UX Clock)."""

from dataclasses import replace

import pytest

from engine.errors import Stale
from engine.moves import Discard, Draw, Take
from engine.phase import Phase
from engine.table import absence, lobby, play
from engine.table.roster import Sitter
from engine.table.table_events import HandedOver
from engine.table.table_state import TableState
from engine.table.terms import NORMAL, UNTIMED, Terms
from engine.table.turn_clock import bank_spent, next_deadline, ticking
from tests.engine.simple_player import next_move
from tests.engine.table.table_states import (
    ANN,
    BEN,
    CHI,
    NOON,
    at,
    go_on,
    moved,
    playing,
    turn,
    user_at,
)
from tests.engine.table.table_states import lobby as lobby_of
from tests.engine.table.test_deadline import Patient

ASKED = Terms(NORMAL)
UNASKED = replace(ASKED, clock_chosen=False)


def deadline(told: TableState, before: float | None = None, now: float = NOON) -> float | None:
    newest = [event for version, event in told.log if version == told.version]
    return next_deadline(told, newest, before, now, Patient())


def alone(terms: Terms) -> TableState:
    """Ann is to move, against two computers."""
    told = playing(ANN, None, None, terms=terms)
    while turn(told) != told.seat_of(ANN):
        told = _a_turn(told)
    return told


def _a_turn(told: TableState) -> TableState:
    before = turn(told)
    while turn(told) == before:
        assert told.state is not None
        seat, move = next_move(told.game, told.state)
        go_on(told, *play.moved(told, seat, move))
    return told


def test_nobody_waits_so_no_time_runs() -> None:
    told = alone(UNASKED)
    assert (ticking(told), deadline(told)) == (None, None)
    with pytest.raises(Stale):
        absence.time_out(at(told, deadline=NOON), NOON)
    moved(told, Take())
    assert told.state is not None
    ended = play.moved(told, turn(told), Discard(told.state.hands[turn(told)][0]))
    assert bank_spent(told, ended, NOON + 900) == ()


def test_a_may_i_window_waits_for_the_only_person_too() -> None:
    told = alone(UNASKED)
    while told.phase is not Phase.MAY_I or told.seat_of(ANN) not in told.waited_for():
        told = moved(_a_turn(told), Draw())
    assert deadline(told) is None


def test_who_asked_for_a_clock_has_it() -> None:
    told = alone(ASKED)
    assert ticking(told) == told.seat_of(ANN)
    assert deadline(told) == NOON + 180


def test_with_two_people_the_clock_runs() -> None:
    assert deadline(playing(ANN, BEN, CHI, terms=UNASKED)) == NOON + 180
    assert playing(ANN, BEN, None, terms=UNASKED).clock == NORMAL


def test_a_lobby_has_the_clock_of_those_who_sit_there() -> None:
    assert lobby_of(ANN, None, terms=UNASKED).clock == UNTIMED
    assert lobby_of(ANN, BEN, terms=UNASKED).clock == NORMAL
    assert lobby_of(ANN, None, terms=ASKED).clock == NORMAL


def test_the_clock_stops_when_one_person_remains() -> None:
    told = playing(ANN, BEN, None, terms=UNASKED)
    leaver = BEN if user_or_none(told, turn(told)) != BEN else ANN
    go_on(told, *lobby.give_up(told, leaver))
    assert (ticking(told), deadline(told)) == (None, None)


def user_or_none(told: TableState, seat: int) -> int | None:
    return told.roster.sitters[seat].user


def test_with_a_substitute_the_clock_runs_from_then_on() -> None:
    told = alone(UNASKED)
    free = next(seat for seat in range(3) if user_or_none(told, seat) is None)
    go_on(told, HandedOver(free, Sitter(BEN, "Ben")), at=NOON + 5000)
    assert ticking(told) == told.seat_of(ANN)
    assert deadline(told, now=NOON + 5000) == NOON + 5180, "the hours alone cost nothing"
    assert user_at(told, turn(told)) == ANN


def test_a_substitute_gives_nobody_time_whose_clock_runs_already() -> None:
    told = playing(ANN, BEN, None, terms=UNASKED)
    while user_or_none(told, turn(told)) is None:
        told = _a_turn(told)
    free = next(seat for seat in range(3) if user_or_none(told, seat) is None)
    go_on(told, HandedOver(free, Sitter(CHI, "Chi")), at=NOON + 50)
    assert deadline(told, now=NOON + 50) == NOON + 180


def test_a_table_that_says_nothing_of_it_has_its_clock_as_before() -> None:
    assert Terms().clock_chosen
