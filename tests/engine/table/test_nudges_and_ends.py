"""Nudging whoever is waited for, and ending a game together."""

from engine.errors import Reason
from engine.moves import Draw
from engine.table import play, seats
from engine.table.roster import CloseReason
from engine.table.table_events import (
    AgreedToEnd,
    CameBack,
    Closed,
    HandedOver,
    Nudged,
    TimedOut,
    WantedToPlayOn,
)
from tests.engine.table import table_states
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
from tests.engine.table.test_seats_of_games import ADA, DAO, LIVE, refused, table


def test_a_nudge_is_for_the_player_who_is_waited_for():
    told = playing()
    seat = turn(told)
    on_turn = user_at(told, seat)
    waiting, other = (one for one in (ANN, BEN, CHI) if one != on_turn)
    assert refused(seats.nudge, at(told, NOON), on_turn) is Reason.NOBODY_TO_NUDGE
    assert refused(seats.nudge, at(told, NOON), DAO) is Reason.NOT_SEATED
    assert seats.nudge(at(told, NOON), waiting) == (Nudged(seat, waiting),)
    go_on(told, Nudged(seat, waiting), at=NOON)
    assert refused(seats.nudge, at(told, NOON + 61), other) is Reason.NUDGED_LATELY
    assert seats.nudge(at(told, NOON + 3600), other) == (Nudged(seat, other),)


def test_a_minute_lies_between_two_nudges():
    told = playing(ANN, BEN, game="basic")
    first = turn(told)
    other = user_at(told, 1 - first)
    go_on(told, *seats.nudge(at(told, NOON), other), at=NOON)
    moved(told, Draw(), at=NOON + 10)
    assert refused(seats.nudge, at(told, NOON + 59), other) is Reason.NUDGED_LATELY
    assert seats.nudge(at(told, NOON + 60), other) == (Nudged(first, other),)


def test_the_autopilot_is_not_nudged():
    told = playing(terms=LIVE)
    seat = turn(told)
    go_on(told, TimedOut(seat))
    other = next(one for one in (ANN, BEN, CHI) if one != user_at(told, seat))
    assert refused(seats.nudge, at(told, NOON), other) is Reason.NOBODY_TO_NUDGE


def test_without_a_clock_who_does_not_hear_a_nudge_is_absent():
    told = playing(ANN, BEN, game="basic")
    seat = turn(told)
    other = user_at(told, 1 - seat)
    assert not seats.is_absent(at(told, NOON + 9999), seat)
    go_on(told, *seats.nudge(at(told, NOON), other), at=NOON)
    assert not seats.is_absent(at(told, NOON + 299), seat)
    assert seats.is_absent(at(told, NOON + 300), seat)
    assert seats.in_charge(at(told, NOON + 300)) == other
    go_on(told, AgreedToEnd(other), at=NOON + 301)
    assert seats.is_absent(at(told, NOON + 302), seat), "others' words change nothing"
    moved(told, Draw(), at=NOON + 303)
    assert not seats.is_absent(at(told, NOON + 999), seat)


def test_nobody_is_absent_by_a_nudge_where_a_clock_runs():
    told = playing(terms=LIVE)
    seat = turn(told)
    other = next(one for one in (ANN, BEN, CHI) if one != user_at(told, seat))
    go_on(told, *seats.nudge(at(told, NOON), other), at=NOON)
    assert not seats.is_absent(at(told, NOON + 999), seat)


def test_a_game_ends_when_all_who_are_there_agree():
    told = table(away=(CHI,))
    assert seats.agree_to_end(told, ANN) == (AgreedToEnd(ANN),)
    go_on(told, AgreedToEnd(ANN))
    assert seats.agree_to_end(told, ANN) == (), "said already"
    assert seats.agree_to_end(told, BEN) == (AgreedToEnd(BEN), Closed(CloseReason.TOGETHER))
    assert refused(seats.agree_to_end, told, DAO) is Reason.NOT_SEATED
    chi = told.seat_of(CHI)
    assert seats.agree_to_end(told, CHI) == (CameBack(chi), AgreedToEnd(CHI)), "Ben is missing"


def test_one_word_against_it_and_all_agree_anew():
    told = table(away=())
    assert seats.play_on(told, BEN) == ()
    go_on(told, AgreedToEnd(ANN), AgreedToEnd(BEN))
    assert seats.play_on(told, CHI) == (WantedToPlayOn(CHI),)
    go_on(told, WantedToPlayOn(CHI))
    assert told.roster.for_end == frozenset()


def test_who_goes_has_no_say_any_more():
    told = table(away=())
    go_on(told, AgreedToEnd(ANN), AgreedToEnd(BEN))
    go_on(told, HandedOver(told.seat_of(ANN), ADA))
    assert told.roster.for_end == {BEN}


def test_nobody_takes_the_game_from_those_who_are_away():
    told = table(away=(BEN, CHI))
    assert refused(seats.agree_to_end, told, ANN) is Reason.NOBODY_TO_AGREE
    assert refused(seats.agree_to_end, playing(ANN, None, None), ANN) is Reason.NOBODY_TO_AGREE


def test_a_new_deal_ends_a_wish_to_end():
    told = playing(ANN, BEN, game="basic")
    go_on(told, AgreedToEnd(ANN))
    table_states.played_out(told)
    go_on(told, *play.next_deal(told))
    assert told.roster.for_end == frozenset()
