"""Seats of a running game: who is absent, who is in charge, who may take over, who is nudged."""

import pytest

from engine.errors import IllegalMove, Reason
from engine.moves import Draw
from engine.table import absence, lobby, play, seats, together
from engine.table.course import Course
from engine.table.events import (
    AgreedToEnd,
    BankSpent,
    CameBack,
    Closed,
    HandedOver,
    Nudged,
    Removed,
    SeatOpened,
    StoodIn,
    Substituted,
    TimedOut,
    TookBack,
    WantedToPlayOn,
    WentAway,
)
from engine.table.sitting import CloseReason, Sitter
from engine.table.terms import Terms, live
from tests.engine.table import courses
from tests.engine.table.courses import ANN, BEN, CHI, NOON, go_on, moved, playing, turn, user_at

DAO, EVE = 4, 5
ADA = Sitter(None, "Ada")
LIVE = Terms(live(60, 120))


def refused(call: object, *args: object) -> Reason:
    with pytest.raises(IllegalMove) as refusal:
        call(*args)  # type: ignore[operator]
    return refusal.value.reason


def gone_away(told: Course, *users: int) -> Course:
    for user in users:
        seat = told.seat_of(user)
        go_on(told, TimedOut(seat), TimedOut(seat), WentAway(seat))
    return told


def table(*users: int | None, away: tuple[int, ...] = (BEN,)) -> Course:
    """A timed game at which these have not been for a while."""
    return gone_away(playing(*(users or (ANN, BEN, CHI)), terms=LIVE), *away)


def test_only_an_absent_player_is_stood_in_for_and_only_by_the_host():
    told = table()
    ben, chi = told.seat_of(BEN), told.seat_of(CHI)
    assert seats.stand_in(told, ANN, ben, NOON) == (StoodIn(ben, ADA),)
    assert refused(seats.stand_in, told, ANN, chi, NOON) is Reason.NOT_ABSENT
    assert refused(seats.stand_in, told, CHI, ben, NOON) is Reason.NOT_HOST
    assert refused(seats.stand_in, told, BEN, ben, NOON) is Reason.NOT_HOST
    go_on(told, StoodIn(ben, ADA))
    assert seats.stand_in(told, ANN, ben, NOON) == (), "twice is once"
    assert seats.stand_in(told, ANN, 99, NOON) == ()
    assert told.sitting.kept == ((ben, Sitter(BEN, "player 1")),)


def test_whose_time_has_run_out_in_this_turn_is_absent_until_they_move():
    told = playing(terms=LIVE)
    seat = turn(told)
    others = [one for one in (ANN, BEN, CHI) if one != user_at(told, seat)]
    assert not seats.is_absent(told, seat, NOON)
    go_on(told, TimedOut(seat))
    assert seats.is_absent(told, seat, NOON)
    assert seats.in_charge(told, NOON) in others
    go_on(told, *absence.be_back(told, user_at(told, seat)))
    assert not seats.is_absent(told, seat, NOON)
    assert seats.in_charge(told, NOON) == ANN


def test_the_first_who_is_there_is_in_charge_without_the_host():
    assert seats.in_charge(table(away=(ANN,)), NOON) == BEN
    assert seats.in_charge(table(away=(ANN, BEN)), NOON) == CHI
    assert seats.in_charge(table(away=(ANN, BEN, CHI)), NOON) is None
    told = table(away=())
    go_on(told, *lobby.give_up(told.sitting, ANN))
    assert seats.in_charge(told, NOON) == BEN, "the host has left"


def test_a_seat_is_given_back_at_any_time_but_not_once_a_substitute_has_it():
    told = table()
    ben = told.seat_of(BEN)
    go_on(told, *seats.open_seat(told, ANN, ben, NOON))
    assert told.sitting.open_seats == {ben}
    assert absence.be_back(told, BEN) == (TookBack(ben),)
    go_on(told, *seats.substitute(told, DAO, "Dao", ben))
    assert refused(absence.be_back, told, BEN) is Reason.NOT_SEATED
    assert told.sitting.seat_of(DAO) == ben
    assert told.sitting.open_seats == frozenset()


def test_who_comes_back_has_never_left():
    told = table()
    ben = told.seat_of(BEN)
    go_on(told, StoodIn(ben, ADA), SeatOpened(ben))
    go_on(told, TookBack(ben))
    sitting = told.sitting
    assert sitting.sitters[ben] == Sitter(BEN, "player 1")
    assert sitting.gone == ((ben, ADA),)
    assert (sitting.kept, sitting.open_seats, sitting.given_up) == ((), frozenset(), False)
    assert not seats.is_absent(told, ben, NOON)


def test_who_left_by_themselves_does_not_get_the_seat_back():
    told = table(away=())
    go_on(told, *lobby.give_up(told.sitting, BEN))
    assert refused(absence.be_back, told, BEN) is Reason.NOT_SEATED
    assert told.sitting.given_up


def test_a_substitute_has_seen_no_hand_of_this_table():
    told = table()
    ben = told.seat_of(BEN)
    assert refused(seats.substitute, told, DAO, "Dao", ben) is Reason.SEAT_NOT_OPEN
    assert seats.open_seat(told, ANN, ben, NOON) == (StoodIn(ben, ADA), SeatOpened(ben))
    go_on(told, *seats.open_seat(told, ANN, ben, NOON))
    assert seats.open_seat(told, ANN, ben, NOON) == ()
    for seen in (ANN, BEN, CHI):
        assert refused(seats.substitute, told, seen, "x", ben) is Reason.SEEN_A_HAND
    assert seats.substitute(told, DAO, "Dao", ben) == (Substituted(ben, Sitter(DAO, "Dao")),)
    go_on(told, *seats.substitute(told, DAO, "Dao", ben))
    assert refused(seats.substitute, told, EVE, "Eve", ben) is Reason.SEAT_NOT_OPEN
    go_on(told, *lobby.give_up(told.sitting, DAO))
    go_on(told, *seats.open_seat(told, ANN, ben, NOON))
    assert refused(seats.substitute, told, DAO, "Dao", ben) is Reason.SEEN_A_HAND
    assert not told.sitting.given_up, "a substitute who leaves takes the game from nobody"


def test_whom_the_host_removed_is_no_substitute_either():
    told = courses.lobby(ANN, BEN, CHI, DAO, terms=LIVE)
    go_on(told, Removed(3))
    go_on(told, *play.begin(told, ANN))
    gone_away(told, BEN)
    ben = told.seat_of(BEN)
    go_on(told, *seats.open_seat(told, ANN, ben, NOON))
    assert refused(seats.substitute, told, DAO, "Dao", ben) is Reason.NOT_ADMITTED


def test_a_computer_of_the_lobby_has_no_substitute():
    told = table(ANN, BEN, None)
    assert seats.open_seat(told, ANN, 2, NOON) == ()


def test_a_nudge_is_for_the_player_who_is_waited_for():
    told = playing()
    seat = turn(told)
    on_turn = user_at(told, seat)
    waiting, other = (one for one in (ANN, BEN, CHI) if one != on_turn)
    assert refused(seats.nudge, told, on_turn, NOON) is Reason.NOBODY_TO_NUDGE
    assert refused(seats.nudge, told, DAO, NOON) is Reason.NOT_SEATED
    assert seats.nudge(told, waiting, NOON) == (Nudged(seat, waiting),)
    go_on(told, Nudged(seat, waiting), at=NOON)
    assert refused(seats.nudge, told, other, NOON + 61) is Reason.NUDGED_LATELY
    assert seats.nudge(told, other, NOON + 3600) == (Nudged(seat, other),)


def test_a_minute_lies_between_two_nudges():
    told = playing(ANN, BEN, game="basic")
    first = turn(told)
    other = user_at(told, 1 - first)
    go_on(told, *seats.nudge(told, other, NOON), at=NOON)
    moved(told, Draw(), at=NOON + 10)
    assert refused(seats.nudge, told, other, NOON + 59) is Reason.NUDGED_LATELY
    assert seats.nudge(told, other, NOON + 60) == (Nudged(first, other),)


def test_the_autopilot_is_not_nudged():
    told = playing(terms=LIVE)
    seat = turn(told)
    go_on(told, TimedOut(seat))
    other = next(one for one in (ANN, BEN, CHI) if one != user_at(told, seat))
    assert refused(seats.nudge, told, other, NOON) is Reason.NOBODY_TO_NUDGE


def test_without_a_clock_who_does_not_hear_a_nudge_is_absent():
    told = playing(ANN, BEN, game="basic")
    seat = turn(told)
    other = user_at(told, 1 - seat)
    assert not seats.is_absent(told, seat, NOON + 9999)
    go_on(told, *seats.nudge(told, other, NOON), at=NOON)
    assert not seats.is_absent(told, seat, NOON + 299)
    assert seats.is_absent(told, seat, NOON + 300)
    assert seats.in_charge(told, NOON + 300) == other
    go_on(told, AgreedToEnd(other), at=NOON + 301)
    assert seats.is_absent(told, seat, NOON + 302), "others' words change nothing"
    moved(told, Draw(), at=NOON + 303)
    assert not seats.is_absent(told, seat, NOON + 999)


def test_nobody_is_absent_by_a_nudge_where_a_clock_runs():
    told = playing(terms=LIVE)
    seat = turn(told)
    other = next(one for one in (ANN, BEN, CHI) if one != user_at(told, seat))
    go_on(told, *seats.nudge(told, other, NOON), at=NOON)
    assert not seats.is_absent(told, seat, NOON + 999)


def test_a_game_ends_when_all_who_are_there_agree():
    told = table(away=(CHI,))
    assert together.agree_to_end(told, ANN) == (AgreedToEnd(ANN),)
    go_on(told, AgreedToEnd(ANN))
    assert together.agree_to_end(told, ANN) == (), "said already"
    assert together.agree_to_end(told, BEN) == (AgreedToEnd(BEN), Closed(CloseReason.TOGETHER))
    assert refused(together.agree_to_end, told, DAO) is Reason.NOT_SEATED
    chi = told.seat_of(CHI)
    assert together.agree_to_end(told, CHI) == (CameBack(chi), AgreedToEnd(CHI)), "Ben is missing"


def test_one_word_against_it_and_all_agree_anew():
    told = table(away=())
    assert together.play_on(told, BEN) == ()
    go_on(told, AgreedToEnd(ANN), AgreedToEnd(BEN))
    assert together.play_on(told, CHI) == (WantedToPlayOn(CHI),)
    go_on(told, WantedToPlayOn(CHI))
    assert told.sitting.for_end == frozenset()


def test_who_goes_has_no_say_any_more():
    told = table(away=())
    go_on(told, AgreedToEnd(ANN), AgreedToEnd(BEN))
    go_on(told, HandedOver(told.seat_of(ANN), ADA))
    assert told.sitting.for_end == {BEN}


def test_nobody_takes_the_game_from_those_who_are_away():
    told = table(away=(BEN, CHI))
    assert refused(together.agree_to_end, told, ANN) is Reason.NOBODY_TO_AGREE
    assert refused(together.agree_to_end, playing(ANN, None, None), ANN) is Reason.NOBODY_TO_AGREE


def test_nothing_of_it_before_or_after_a_game():
    waiting, over = courses.lobby(ANN, BEN, CHI), table()
    go_on(over, Closed(CloseReason.IDLE))
    for told, reason in ((waiting, Reason.DEAL_OVER), (over, Reason.TABLE_CLOSED)):
        assert refused(seats.stand_in, told, ANN, 1, NOON) is reason
        assert refused(seats.substitute, told, DAO, "Dao", 1) is reason
        assert refused(seats.nudge, told, ANN, NOON) is reason
        assert refused(together.agree_to_end, told, ANN) is reason
        assert refused(together.play_on, told, ANN) is reason
        assert seats.seat_choices(told, ANN, NOON) == seats.SeatChoices()


def test_what_is_offered_is_what_would_be_done():
    told = table()
    ben = told.seat_of(BEN)
    assert seats.seat_choices(told, CHI, NOON).stand_in == ()
    mine = seats.seat_choices(told, ANN, NOON)
    assert (mine.stand_in, mine.wanted, mine.end, mine.play_on) == ((ben,), (ben,), True, False)
    go_on(told, StoodIn(ben, ADA))
    mine = seats.seat_choices(told, ANN, NOON)
    assert (mine.stand_in, mine.wanted) == ((), (ben,))
    assert seats.seat_choices(told, BEN, NOON) == seats.SeatChoices()


def test_the_turn_of_who_comes_back_or_takes_over_begins_anew():
    for substitute in (False, True):
        told = playing(ANN, BEN, CHI, DAO, terms=LIVE)
        seat = turn(told)
        go_on(told, TimedOut(seat), StoodIn(seat, ADA), SeatOpened(seat), at=NOON + 100)
        back = Substituted(seat, Sitter(EVE, "Eve")) if substitute else TookBack(seat)
        go_on(told, back, at=NOON + 200)
        assert told.turn_time.since == NOON + 200


def test_the_bank_is_full_for_a_substitute_only():
    for fresh in (False, True):
        told = playing(terms=LIVE)
        seat = turn(told)
        go_on(told, BankSpent(seat, 90), TimedOut(seat), StoodIn(seat, ADA), SeatOpened(seat))
        go_on(told, Substituted(seat, Sitter(DAO, "Dao")) if fresh else TookBack(seat))
        assert told.attendance.spent.get(seat, 0) == (0 if fresh else 90)


def test_a_new_deal_ends_a_wish_to_end():
    told = playing(ANN, BEN, game="basic")
    go_on(told, AgreedToEnd(ANN))
    courses.played_out(told)
    go_on(told, *play.next_deal(told))
    assert told.sitting.for_end == frozenset()
