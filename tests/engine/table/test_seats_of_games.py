"""Seats of a running game: who is absent, who is in charge, who may take over, who is nudged."""

import pytest

from engine.computer.strength import Strength, style_of_now
from engine.errors import IllegalMove, Reason
from engine.table import absence, lobby, play, seats
from engine.table.roster import CloseReason, Sitter
from engine.table.table_events import (
    BankSpent,
    CameBack,
    Closed,
    Removed,
    RequestAnswered,
    RequestRefused,
    SeatOpened,
    StoodIn,
    Substituted,
    TimedOut,
    TookBack,
    WentAway,
)
from engine.table.table_state import TableState
from engine.table.terms import Terms, live
from tests.engine.table import table_states
from tests.engine.table.table_states import (
    ANN,
    BEN,
    CHI,
    NOON,
    at,
    go_on,
    played_out,
    playing,
    turn,
    user_at,
)

DAO, EVE = 4, 5
ADA = Sitter(None, "Ada", style_of_now(Strength.MEDIUM))
"""Who plays for somebody absent."""
LIVE = Terms(live(60, 120))


def refused(call: object, *args: object) -> Reason:
    with pytest.raises(IllegalMove) as refusal:
        call(*args)  # type: ignore[operator]
    return refusal.value.reason


def gone_away(told: TableState, *users: int) -> TableState:
    for user in users:
        seat = told.seat_of(user)
        go_on(told, TimedOut(seat), TimedOut(seat), WentAway(seat))
    return told


def opened(told: TableState, user: int) -> int:
    """The seat of somebody who is not there, after a computer has stood in for long enough."""
    seat = told.seat_of(user)
    go_on(told, StoodIn(seat, ADA), at=NOON - seats.KEPT)
    go_on(told, *seats.open_seat(at(told, NOON), told.roster.host, seat))
    return seat


def table(*users: int | None, away: tuple[int, ...] = (BEN,)) -> TableState:
    """A timed game at which these have not been for a while."""
    return gone_away(playing(*(users or (ANN, BEN, CHI)), terms=LIVE), *away)


def test_only_an_absent_player_is_stood_in_for_and_only_by_the_host():
    told = table()
    ben, chi = told.seat_of(BEN), told.seat_of(CHI)
    assert seats.stand_in(at(told, NOON), ANN, ben) == (StoodIn(ben, ADA),)
    assert refused(seats.stand_in, at(told, NOON), ANN, chi) is Reason.NOT_ABSENT
    assert refused(seats.stand_in, at(told, NOON), CHI, ben) is Reason.NOT_HOST
    assert refused(seats.stand_in, at(told, NOON), BEN, ben) is Reason.NOT_HOST
    go_on(told, StoodIn(ben, ADA))
    assert seats.stand_in(at(told, NOON), ANN, ben) == (), "twice is once"
    assert seats.stand_in(at(told, NOON), ANN, 99) == ()
    assert told.roster.kept == ((ben, Sitter(BEN, "player 1")),)


def test_whose_time_has_run_out_in_this_turn_is_absent_until_they_move():
    told = playing(terms=LIVE)
    seat = turn(told)
    others = [one for one in (ANN, BEN, CHI) if one != user_at(told, seat)]
    assert not seats.is_absent(at(told, NOON), seat)
    go_on(told, TimedOut(seat))
    assert seats.is_absent(at(told, NOON), seat)
    assert seats.in_charge(at(told, NOON)) in others
    go_on(told, *absence.be_back(told, user_at(told, seat)))
    assert not seats.is_absent(at(told, NOON), seat)
    assert seats.in_charge(at(told, NOON)) == ANN


def test_the_first_who_is_there_is_in_charge_without_the_host():
    assert seats.in_charge(at(table(away=(ANN,)), NOON)) == BEN
    assert seats.in_charge(at(table(away=(ANN, BEN)), NOON)) == CHI
    assert seats.in_charge(at(table(away=(ANN, BEN, CHI)), NOON)) is None
    told = table(away=())
    go_on(told, *lobby.give_up(told, ANN))
    assert seats.in_charge(at(told, NOON)) == BEN, "the host has left"


def test_a_seat_is_given_back_at_any_time_but_not_once_a_substitute_has_it():
    told = table()
    ben = opened(told, BEN)
    assert told.roster.open_seats == {ben}
    assert absence.be_back(told, BEN) == (TookBack(ben),)
    go_on(told, *seats.substitute(told, DAO, "Dao", ben))
    assert refused(absence.be_back, told, BEN) is Reason.NOT_SEATED
    assert told.roster.seat_of(DAO) == ben
    assert told.roster.open_seats == frozenset()


def test_who_comes_back_has_never_left():
    told = table()
    ben = told.seat_of(BEN)
    go_on(told, StoodIn(ben, ADA), SeatOpened(ben))
    go_on(told, TookBack(ben))
    roster = told.roster
    assert roster.sitters[ben] == Sitter(BEN, "player 1")
    assert roster.gone == ((ben, ADA),)
    assert not roster.kept
    assert not roster.open_seats | roster.given_up
    assert not seats.is_absent(at(told, NOON), ben)


def test_who_left_has_the_seat_back_until_somebody_else_sits_there_and_what_it_cost_stays():
    told = table(away=())
    ben = told.seat_of(BEN)
    go_on(told, BankSpent(ben, 90), *lobby.give_up(told, BEN))
    assert told.roster.has_left(BEN)
    assert absence.be_back(told, BEN) == (TookBack(ben),)
    go_on(told, TookBack(ben))
    assert told.roster.sitters[ben] == Sitter(BEN, "player 1")
    assert told.roster.gone == ((ben, ADA),)
    assert told.roster.given_up == {BEN}, "a rated game stays lost"
    assert told.attendance.spent[ben] == 90, "nobody fills their bank by leaving"
    go_on(told, *lobby.give_up(told, BEN), SeatOpened(ben))
    go_on(told, *seats.substitute(told, DAO, "Dao", ben))
    assert refused(absence.be_back, told, BEN) is Reason.NOT_SEATED
    go_on(told, *lobby.give_up(told, DAO))
    assert refused(absence.be_back, told, BEN) is Reason.NOT_SEATED, "it was Dao's"
    assert absence.be_back(told, DAO) == (TookBack(ben),)


def test_a_substitute_has_seen_no_hand_of_this_table():
    told = table()
    ben = told.seat_of(BEN)
    assert refused(seats.substitute, told, DAO, "Dao", ben) is Reason.SEAT_NOT_OPEN
    assert seats.open_seat(at(told, NOON), ANN, ben) == (), "Ben has it still"
    opened(told, BEN)
    assert seats.open_seat(at(told, NOON), ANN, ben) == ()
    for seen in (ANN, BEN, CHI):
        assert refused(seats.substitute, told, seen, "x", ben) is Reason.SEEN_A_HAND
    assert seats.substitute(told, DAO, "Dao", ben) == (Substituted(ben, Sitter(DAO, "Dao")),)
    go_on(told, *seats.substitute(told, DAO, "Dao", ben))
    assert refused(seats.substitute, told, EVE, "Eve", ben) is Reason.SEAT_NOT_OPEN
    go_on(told, *lobby.give_up(told, DAO))
    go_on(told, *seats.open_seat(at(told, NOON), ANN, ben))
    assert refused(seats.substitute, told, DAO, "Dao", ben) is Reason.SEEN_A_HAND
    assert not told.roster.given_up, "a substitute who leaves takes the game from nobody"


def test_a_seat_is_kept_for_a_while_for_whoever_was_a_little_late():
    told = table()
    ben = told.seat_of(BEN)
    go_on(told, *seats.stand_in(at(told, NOON), ANN, ben), at=NOON)
    for early in (NOON, NOON + 299):
        assert refused(seats.open_seat, at(told, early), ANN, ben) is Reason.SEAT_KEPT
    assert refused(seats.open_seat, at(told, NOON + 300), CHI, ben) is Reason.NOT_HOST
    assert seats.open_seat(at(told, NOON + 300), ANN, ben) == (SeatOpened(ben),)
    go_on(told, TookBack(ben), at=NOON + 200)
    gone_away(told, BEN)
    go_on(told, *seats.stand_in(at(told, NOON + 400), ANN, ben), at=NOON + 400)
    assert refused(seats.open_seat, at(told, NOON + 699), ANN, ben) is Reason.SEAT_KEPT, "anew"


def test_whoever_left_by_themselves_is_waited_for_no_longer():
    told = table()
    chi = told.seat_of(CHI)
    go_on(told, *lobby.give_up(told, CHI), at=NOON)
    assert seats.open_seat(at(told, NOON), ANN, chi) == (SeatOpened(chi),)


def test_whom_the_host_removed_is_no_substitute_either():
    told = table_states.lobby(ANN, BEN, CHI, DAO, terms=LIVE)
    go_on(told, Removed(3))
    go_on(told, *play.begin(told, ANN))
    gone_away(told, BEN)
    ben = opened(told, BEN)
    assert refused(seats.substitute, told, DAO, "Dao", ben) is Reason.NOT_ADMITTED


def test_a_computer_of_the_lobby_has_no_substitute():
    told = table(ANN, BEN, None)
    assert seats.open_seat(at(told, NOON), ANN, 2) == ()


def test_nothing_of_it_before_or_after_a_game():
    waiting, over = table_states.lobby(ANN, BEN, CHI), table()
    go_on(over, Closed(CloseReason.IDLE))
    for told, reason in ((waiting, Reason.DEAL_OVER), (over, Reason.TABLE_CLOSED)):
        assert refused(seats.stand_in, at(told, NOON), ANN, 1) is reason
        assert refused(seats.substitute, told, DAO, "Dao", 1) is reason
        assert refused(seats.nudge, at(told, NOON), ANN) is reason
        assert refused(seats.agree_to_end, told, ANN) is reason
        assert refused(seats.play_on, told, ANN) is reason
        assert seats.seat_choices(at(told, NOON), ANN) == seats.SeatChoices()


def test_what_is_offered_is_what_would_be_done():
    told = table()
    ben = told.seat_of(BEN)
    assert seats.seat_choices(at(told, NOON), CHI).stand_in == ()
    mine = seats.seat_choices(at(told, NOON), ANN)
    assert (mine.stand_in, mine.wanted, mine.end, mine.play_on) == ((ben,), (), True, False)
    go_on(told, StoodIn(ben, ADA))
    assert seats.seat_choices(at(told, NOON), ANN).wanted == ()
    mine = seats.seat_choices(at(told, NOON + seats.KEPT), ANN)
    assert (mine.stand_in, mine.wanted) == ((), (ben,))
    assert seats.seat_choices(at(told, NOON), BEN) == seats.SeatChoices()
    assert seats.seat_choices(at(told, NOON), DAO) == seats.SeatChoices(wait=True)
    later = seats.seat_choices(at(told, NOON + seats.KEPT), DAO)
    assert later == seats.SeatChoices(ask=(ben,), wait=True)


def asked(told: TableState, seat: int, user: int = DAO) -> TableState:
    return go_on(told, *seats.request_seat(at(told, NOON), user, "Dao", seat))


def answered(told: TableState, user: int, *, yes: bool = True, asker: int = DAO) -> list[type]:
    """What comes of an answer; the table goes on by it."""
    request = told.roster.request_of(asker)
    wanted = 3 if request is None else request.seat
    events = seats.answer_request(at(told, NOON), user, asker, wanted, yes=yes)
    go_on(told, *events)
    return [type(event) for event in events]


def test_a_computer_plays_on_until_the_host_or_two_others_say_yes():
    for voters in ((ANN,), (BEN, CHI), (CHI, BEN)):
        told = asked(playing(ANN, BEN, CHI, None), 3)
        *first, last = voters
        for voter in first:
            assert answered(told, voter) == [RequestAnswered]
            assert answered(told, voter) == [], "twice is once"
            assert told.roster.sitters[3].user is None
        assert answered(told, last) == [Substituted]
        assert told.roster.sitters[3] == Sitter(DAO, "Dao")
        assert told.roster.requests == ()
        assert told.roster.has_computer, "it sat down before the first deal"
        assert not told.seat_history.now[3].began


def test_no_is_said_by_the_host_or_two_others_and_one_can_change_their_mind():
    told = asked(playing(ANN, BEN, CHI, None), 3)
    assert answered(told, ANN, yes=False) == [RequestRefused]
    assert told.roster.requests == ()
    assert refused(answered, told, BEN) is Reason.REQUEST_SETTLED
    assert refused(asked, told, 3) is Reason.REFUSED_LATELY
    played_out(told)
    go_on(told, *play.next_deal(told))
    asked(told, 3)
    assert answered(told, BEN) == [RequestAnswered]
    assert answered(told, BEN, yes=False) == [RequestAnswered]
    assert answered(told, CHI) == [RequestAnswered], "Ben has taken his back"
    assert answered(told, CHI, yes=False) == [RequestRefused]


def test_who_is_in_charge_while_the_host_is_absent_decides_alone():
    told = asked(playing(ANN, BEN, CHI, None, terms=LIVE), 3)
    gone_away(told, ANN)
    assert answered(told, CHI) == [RequestAnswered]
    assert answered(told, BEN) == [Substituted]
    told = gone_away(asked(playing(ANN, BEN, None, terms=LIVE), 2), ANN)
    assert answered(told, ANN) == [CameBack, Substituted]


def test_whose_seat_can_be_asked_for_and_by_whom():
    told = table(ANN, BEN, CHI, None)
    ben = told.seat_of(BEN)
    for seat in (ben, told.seat_of(ANN), 4, -1):
        assert refused(seats.request_seat, at(told, NOON), DAO, "Dao", seat) is Reason.SEAT_NOT_OPEN
    go_on(told, *seats.stand_in(at(told, NOON), ANN, ben))
    assert refused(seats.request_seat, at(told, NOON + 299), DAO, "Dao", ben) is Reason.SEAT_KEPT
    assert seats.request_seat(at(told, NOON + 300), DAO, "Dao", ben)
    for seen in (ANN, BEN, CHI):
        assert refused(seats.request_seat, at(told, NOON), seen, "x", 3) is Reason.SEEN_A_HAND
    asked(asked(told, 3), 3)
    assert [one.sitter.user for one in told.roster.requests] == [DAO], "twice is once"
    go_on(told, *lobby.give_up(told, CHI))
    chi = next(iter(told.roster.stand_ins - {ben}))
    asked(told, chi)
    assert [one.seat for one in told.roster.requests] == [chi], "one seat at a time"
    with pytest.raises(IllegalMove) as older:
        seats.answer_request(at(told, NOON), ANN, DAO, 3, yes=True)
    assert older.value.reason is Reason.REQUEST_SETTLED, "the button was for another seat"
    go_on(told, *absence.be_back(told, CHI))
    assert told.roster.requests == (), "its owner is back"
    go_on(told, SeatOpened(3))
    taken = seats.request_seat(at(told, NOON), DAO, "Dao", 3)
    assert taken == (Substituted(3, Sitter(DAO, "Dao")),), "an open seat is taken at once"
    practice = table_states.lobby(ANN, None, None, terms=Terms(practice=True))
    go_on(practice, *play.begin(practice, ANN))
    assert refused(seats.request_seat, at(practice, NOON), DAO, "Dao", 1) is Reason.SEAT_NOT_OPEN


def test_nobody_who_watches_answers_and_a_wish_can_be_withdrawn():
    told = asked(playing(ANN, BEN, None), 2)
    for outside in (DAO, EVE):
        assert refused(answered, told, outside) is Reason.NOT_SEATED
    assert seats.withdraw_request(told, EVE) == ()
    go_on(told, *seats.withdraw_request(told, DAO))
    assert seats.withdraw_request(told, DAO) == ()
    assert refused(answered, told, ANN) is Reason.REQUEST_SETTLED


def test_a_wish_changes_nothing_about_the_game():
    told = playing(ANN, BEN, None)
    before = told.epoch, told.turn_time.since, told.state
    asked(told, 2)
    answered(told, BEN)
    go_on(told, *lobby.keep_next_seat(told, EVE, "Eve"))
    assert (told.epoch, told.turn_time.since, told.state) == before


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
