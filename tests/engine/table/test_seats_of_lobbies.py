"""Seats of a lobby: kept for guests, freed by the host, and nobody waits for ever."""

from dataclasses import replace

import pytest

from engine.computer.strength import Strength, Style, style_of_now
from engine.errors import IllegalMove, Reason
from engine.events import Dealt
from engine.table import lobby, play
from engine.table.commands import leads
from engine.table.roster import SILENT, Roster, Sitter, Status
from engine.table.table_events import (
    Agreed,
    Began,
    ChosenRules,
    HandedOver,
    HostChanged,
    Invited,
    Removed,
    RulesChanged,
    Sat,
    StoodUp,
)
from engine.table.table_state import LiveFacts, TableState
from tests.engine.table import table_states
from tests.engine.table.table_states import ANN, BEN, CHI, go_on

DAO = 4
GUEST = Sitter(DAO, "Dao")
SEATS = range(3, 6)


def refused(call: object, *args: object) -> Reason:
    with pytest.raises(IllegalMove) as refusal:
        call(*args)  # type: ignore[operator]
    return refusal.value.reason


def asked_anew() -> TableState:
    """Four people of whom Chi and Dao have still to agree to what the host changed."""
    told = table_states.lobby(ANN, BEN, CHI, DAO, None)
    return go_on(told, RulesChanged(ChosenRules({})), Agreed(BEN))


def test_a_lobby_opens_with_guests():
    guests = [GUEST, Sitter(ANN, "Ann"), GUEST, Sitter(BEN, "Ben")]
    assert lobby.open_lobby(ANN, "Ann", 1, SEATS, guests) == (
        Sat(Sitter(ANN, "Ann")),
        Sat(Sitter(None, "Ada", style_of_now(Strength.MEDIUM))),
        Invited(GUEST),
        Invited(Sitter(BEN, "Ben")),
    )
    crowd = [Sitter(10 + number, "guest") for number in range(4)]
    assert refused(lobby.open_lobby, ANN, "Ann", 1, SEATS, crowd) is Reason.NO_SEAT_FREE
    assert len(lobby.open_lobby(ANN, "Ann", 0, SEATS, crowd)) == 5


def test_after_five_minutes_without_the_host_anyone_who_sits_there_leads():
    told = go_on(table_states.lobby(ANN, BEN), Invited(GUEST))

    def turned(user: int, silent: float) -> tuple[object, ...]:
        told.live = lambda: LiveFacts(silent=silent)
        return lobby.free_seats(told, user)

    assert turned(ANN, 0) == (StoodUp(2),)
    assert turned(ANN, SILENT) == (StoodUp(2),)
    assert refused(turned, BEN, SILENT - 1) is Reason.NOT_HOST
    assert turned(BEN, SILENT) == (HostChanged(BEN), StoodUp(2))
    assert told.roster.host == ANN, "only the events change it"
    for looks_on in (CHI, DAO):
        assert refused(turned, looks_on, SILENT) is Reason.NOT_HOST, "only who sits there"
    assert go_on(told, HostChanged(BEN)).roster.host == BEN


def test_who_leads_a_lobby_leads_no_game():
    began = go_on(table_states.lobby(ANN, BEN, CHI), Began(0))
    began.live = lambda: LiveFacts(silent=SILENT)
    assert not leads(began, BEN)
    assert refused(lobby.free_seats, began, BEN) is Reason.GAME_RUNNING


def test_only_the_host_keeps_a_seat_and_only_a_free_one():
    told = table_states.lobby(ANN, BEN)
    assert lobby.invite(told, ANN, GUEST) == (Invited(GUEST),)
    assert refused(lobby.invite, told, BEN, GUEST) is Reason.NOT_HOST
    assert lobby.invite(told, ANN, Sitter(BEN, "Ben")) == ()
    full = table_states.lobby(ANN, BEN, CHI, None, None)
    assert refused(lobby.invite, full, ANN, GUEST) is Reason.NO_SEAT_FREE


def test_who_is_removed_comes_back_only_as_a_guest():
    told = table_states.lobby(ANN, DAO)
    assert lobby.remove(told, ANN, DAO) == (Removed(1),)
    go_on(told, Removed(1))
    assert refused(lobby.join, told, DAO, "Dao") is Reason.NOT_ADMITTED
    go_on(told, Invited(GUEST))
    assert lobby.join(told, DAO, "Dao") == (Agreed(DAO),)
    go_on(told, StoodUp(1))
    assert lobby.join(told, DAO, "Dao") == (Sat(GUEST),)


def test_an_invitation_is_withdrawn_without_a_grudge():
    told = go_on(table_states.lobby(ANN, BEN), Invited(GUEST))
    assert lobby.remove(told, ANN, DAO) == (StoodUp(2),)
    go_on(told, StoodUp(2))
    assert lobby.join(told, DAO, "Dao") == (Sat(GUEST),)


def test_only_the_host_removes_and_nobody_twice():
    told = table_states.lobby(ANN, BEN, None)
    assert refused(lobby.remove, told, BEN, ANN) is Reason.NOT_HOST
    assert lobby.remove(told, ANN, "player 2") == (StoodUp(2),)
    assert lobby.remove(told, ANN, "Ada") == ()
    assert lobby.remove(told, ANN, DAO) == ()
    playing = table_states.playing(ANN, BEN, CHI)
    assert refused(lobby.remove, playing, ANN, BEN) is Reason.GAME_RUNNING


def test_the_game_starts_without_those_who_do_not_answer():
    told = asked_anew()
    assert refused(play.begin, told, ANN) is Reason.NOT_AGREED
    chi, dao, began, dealt = play.begin(told, ANN, without_asked=True)
    assert (chi, dao) == (Removed(3), Removed(2))
    assert isinstance(began, Began)
    assert isinstance(dealt, Dealt)
    assert len(dealt.hands) == 3
    go_on(told, chi, dao, began, dealt)
    assert [sitter.user for sitter in told.roster.sitters] == [ANN, BEN, None]
    assert told.state is not None
    assert len(told.state.hands) == 3


def test_not_with_too_few_and_only_for_the_host():
    told = go_on(table_states.lobby(ANN, BEN, CHI), RulesChanged(ChosenRules({})))
    with pytest.raises(IllegalMove) as refusal:
        play.begin(told, ANN, without_asked=True)
    assert refusal.value.reason is Reason.TOO_FEW_PLAYERS
    with pytest.raises(IllegalMove) as refusal:
        play.begin(asked_anew(), BEN, without_asked=True)
    assert refusal.value.reason is Reason.NOT_HOST


def test_a_host_who_has_still_to_agree_keeps_the_seat():
    told = go_on(table_states.lobby(ANN, BEN, CHI), RulesChanged(ChosenRules({})))
    go_on(told, *lobby.leave(told, ANN))
    assert told.roster.host == BEN
    assert [sitter.user for sitter in told.roster.asked] == [BEN, CHI]
    assert lobby.free_seats(told, BEN) == (Removed(1),)


def test_eight_seats_have_names_for_seven_computers():
    opened = lobby.open_lobby(ANN, "Ann", 7, range(3, 9))
    machines = [event.sitter for event in opened if event.sitter.user is None]
    assert len({sitter.name for sitter in machines}) == 7


def test_a_rematch_keeps_the_strengths_and_plays_the_versions_of_now():
    older = Sitter(None, "Ada", Style(Strength.STRONG, 0)), Sitter(None, "Blaise")
    before = Roster(Status.CLOSED, ANN, (Sitter(ANN, "Ann"), *older))
    styles = [event.sitter.style for event in lobby.rematch(before, ANN, range(2, 5))]
    assert styles == [style_of_now(Strength.STRONG), style_of_now(Strength.MEDIUM), None]


def test_a_rematch_asks_who_is_here_and_who_waited_and_computers_make_room():
    absent, waiting = Sitter(CHI, "Chi"), (Sitter(4, "Dao"), Sitter(5, "Eve"))
    machines = Sitter(None, "Ada"), Sitter(None, "Blaise")
    before = Roster(
        Status.CLOSED,
        ANN,
        (Sitter(ANN, "Ann"), machines[0], machines[1], Sitter(BEN, "Ben")),
        gone=((2, absent),),
        kept=((2, absent),),
        waiting=waiting,
    )

    def seated(most: int, without: tuple[int, ...] = (), away: tuple[int, ...] = ()) -> list[str]:
        events = lobby.rematch(before, ANN, range(2, most + 1), without, away)
        assert all(isinstance(one, Invited) for one in events if one.sitter.user not in (None, ANN))
        return [event.sitter.name for event in events]

    assert seated(6) == ["Ada", "Blaise", "Ben", "Ann", "Dao", "Eve"], "all move on by one"
    assert seated(5) == ["Ada", "Ben", "Ann", "Dao", "Eve"]
    assert seated(3) == ["Ben", "Ann", "Dao"], "Eve came last"
    assert seated(3, (BEN,)) == ["Ann", "Dao", "Eve"]
    assert seated(6, away=(3,)) == ["Ada", "Blaise", "Carl", "Ann", "Dao", "Eve"]
    assert seated(6, away=(0,)) == seated(6), "who asks for it is here"


def test_a_seat_in_the_next_game_is_kept_once_and_for_who_does_not_play():
    told = go_on(table_states.playing(ANN, BEN, CHI))
    roster = told.roster

    def keep(user: int) -> None:
        go_on(told, *lobby.keep_next_seat(told, user, f"guest {user}"))

    for user in (4, 4, 5, 6, 7):
        keep(user)
    assert [one.user for one in told.roster.waiting] == [4, 5, 6, 7]
    assert told.game.seats[-1] == 5
    for user, reason in ((8, Reason.NO_SEAT_FREE), (BEN, Reason.SEAT_COMES_ANYWAY)):
        with pytest.raises(IllegalMove) as refusal:
            keep(user)
        assert refusal.value.reason is reason
    go_on(told, *lobby.release_next_seat(told, 5))
    assert [one.user for one in told.roster.waiting] == [4, 6, 7]
    with pytest.raises(IllegalMove):
        lobby.keep_next_seat(table_states.lobby(ANN, BEN), 4, "Dao")
    told.roster = replace(roster, removed=frozenset({4}))
    with pytest.raises(IllegalMove):
        lobby.keep_next_seat(told, 4, "Dao")


def test_who_plays_for_somebody_that_left_is_medium():
    told = table_states.lobby(ANN, BEN)
    told.roster = replace(told.roster, status=Status.PLAYING)
    [handed] = lobby.give_up(told, BEN)
    assert handed == HandedOver(1, Sitter(None, "Ada", style_of_now(Strength.MEDIUM)))
