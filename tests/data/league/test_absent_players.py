"""What it means for the league that somebody is not there, is stood in for, or comes back."""

from typing import Any

import pytest

from data.database.schema import games, ladder, results, seasons
from data.league.ladder import NEW, rate
from data.rebuild_league import rebuild
from engine.live.table import Table
from engine.live.tables import TableRegistry
from engine.live.timing import TableTiming, Timeouts
from engine.table.absence import be_back
from engine.table.lobby import join, open_lobby
from engine.table.play import begin
from engine.table.roster import CloseReason, Status
from engine.table.seats import (
    agree_to_end,
    answer_request,
    open_seat,
    request_seat,
    stand_in,
    substitute,
)
from engine.table.table_events import TimedOut, WentAway
from engine.table.terms import NORMAL, Terms
from tests.data.evenings import HERE, Evening
from tests.data.played_games import SHORT, Club, house
from tests.data.samples import header

pytestmark = pytest.mark.one_database

ANN, BEN, CHI, DAO = 1, 2, 3, 4
NAME = "absent"


async def begun(club: Club, *away: int) -> Table:
    """A rated game of one deal, of Ann, Ben and Chi, at which these have not been for a while."""
    terms = house("basic", SHORT, Terms(NORMAL))
    opened = header(NAME, game="basic", guild_id=HERE, host=ANN, options=SHORT, terms=terms)
    await club.store.create(opened, open_lobby(ANN, "player 1", 0, range(2, 7)))
    table = await club.registry.find(NAME)
    assert table is not None
    for user in (BEN, CHI):
        await table.do(join, user, f"player {user}")
    await table.do(begin, ANN)
    for user in away:
        seat = table.seat_of(user)
        version = (await _entries(club)) + 1
        await club.store.append(NAME, version, (TimedOut(seat), TimedOut(seat), WentAway(seat)))
    club.registry = TableRegistry(club.store, club._moment, TableTiming(), Timeouts())
    again = await club.registry.find(NAME)
    assert again is not None
    return again


async def _entries(club: Club) -> int:
    page = await club.store.load(NAME)
    assert page is not None
    return len(page.entries)


async def played_out(club: Club, table: Table) -> None:
    """Computers play for everybody until the game is over."""
    while table.roster.status is not Status.CLOSED:
        club.now += 1
        await club._move(table)


async def booked(evening: Evening) -> tuple[Any, dict[int | None, Any]]:
    """The game, and its rows by their people; of the computers the last."""
    [game] = await evening.all_of(games)
    rows = await evening.all_of(results)
    users = [row["user_id"] for row in rows if row["user_id"] is not None]
    assert len(users) == len(set(users)), "nobody has two rows"
    return game, {row["user_id"]: row for row in rows}


async def test_a_substitute_is_booked_for_what_they_bring_and_not_rated(evening: Evening) -> None:
    club = Club(evening.database, evening.now)
    table = await begun(club, BEN)
    seat = table.seat_of(BEN)
    await table.do(stand_in, ANN, seat)
    club.now += 300
    await table.do(open_seat, ANN, seat)
    await table.do(substitute, DAO, "player 4", seat)
    await played_out(club, table)
    game, rows = await booked(evening)
    assert game["unrated"] is None, "the absent player takes the game from nobody"
    assert set(rows) == {ANN, BEN, CHI, DAO, None}
    assert (rows[BEN]["left"], rows[BEN]["began"], rows[BEN]["timeouts"]) == (True, True, 2)
    assert (rows[DAO]["left"], rows[DAO]["began"], rows[DAO]["deals"]) == (False, False, 1)
    assert rows[DAO]["mu"] is None
    places = [5 if user == BEN else rows[user]["place"] for user in (ANN, BEN, CHI)]
    assert [rows[user]["mu"] for user in (ANN, BEN, CHI)] == [
        one.mu for one in _by_seat(rows, places)
    ]
    live = await evening.whole()
    await rebuild(evening.database)
    assert await evening.whole() == live


def _by_seat(rows: dict[int | None, Any], places: list[int]) -> list[Any]:
    """The ratings of Ann, Ben and Chi; who left is behind all the others."""
    seats = sorted((rows[user]["seat"], at) for at, user in enumerate((ANN, BEN, CHI)))
    rated = rate([NEW] * 3, [max(places[at], 5) if at == 1 else places[at] for _, at in seats])
    found = [NEW] * 3
    for (_, at), one in zip(seats, rated, strict=True):
        found[at] = one
    return found


async def test_who_comes_back_has_one_row_and_never_left(evening: Evening) -> None:
    club = Club(evening.database, evening.now)
    table = await begun(club, BEN)
    await table.do(stand_in, ANN, table.seat_of(BEN))
    for _ in range(5):
        await club._move(table)
    await table.do(be_back, BEN)
    await played_out(club, table)
    game, rows = await booked(evening)
    assert game["unrated"] is None
    assert game["deals"] == 1
    assert (rows[BEN]["left"], rows[BEN]["began"], rows[BEN]["deals"]) == (False, True, 1)
    assert rows[BEN]["points"] == rows[BEN]["total"]
    assert rows[BEN]["mu"] is not None
    assert (rows[None]["deals"], rows[None]["mu"]) == (0, None)
    live = await evening.whole()
    await rebuild(evening.database)
    assert await evening.whole() == live


async def test_who_does_not_come_back_has_lost_and_the_others_are_rated(evening: Evening) -> None:
    club = Club(evening.database, evening.now)
    table = await begun(club, BEN)
    await table.do(stand_in, ANN, table.seat_of(BEN))
    await played_out(club, table)
    game, rows = await booked(evening)
    assert game["unrated"] is None
    assert rows[BEN]["left"]
    assert rows[BEN]["mu"] < NEW.mu
    assert {rows[user]["mu"] is None for user in (ANN, CHI)} == {False}


async def test_a_substitute_who_leaves_takes_the_rating_from_nobody(evening: Evening) -> None:
    club = Club(evening.database, evening.now)
    table = await begun(club, BEN)
    seat = table.seat_of(BEN)
    await table.do(stand_in, ANN, seat)
    club.now += 300
    await table.do(open_seat, ANN, seat)
    await table.do(substitute, DAO, "player 4", seat)
    await table.leave(DAO)
    await played_out(club, table)
    game, rows = await booked(evening)
    assert game["unrated"] is None
    assert rows[DAO]["left"]
    assert rows[DAO]["mu"] is None


async def test_who_leaves_by_themselves_ends_the_rating_of_the_others(evening: Evening) -> None:
    club = Club(evening.database, evening.now)
    table = await begun(club, BEN)
    await table.do(stand_in, ANN, table.seat_of(BEN))
    await table.leave(CHI)
    await played_out(club, table)
    game, rows = await booked(evening)
    assert game["unrated"] == "handed_over"
    assert rows[ANN]["mu"] is None
    assert {rows[user]["mu"] < NEW.mu for user in (BEN, CHI)} == {True}


async def test_who_left_and_came_back_has_one_row_and_has_lost_all_the_same(
    evening: Evening,
) -> None:
    club = Club(evening.database, evening.now)
    table = await begun(club)
    await table.leave(BEN)
    for _ in range(5):
        await club._move(table)
    await table.do(be_back, BEN)
    await played_out(club, table)
    game, rows = await booked(evening)
    assert game["unrated"] == "handed_over"
    assert (rows[BEN]["left"], rows[BEN]["began"], rows[BEN]["won"]) == (True, True, False)
    assert rows[BEN]["mu"] < NEW.mu
    assert {rows[user]["mu"] for user in (ANN, CHI)} == {None}
    live = await evening.whole()
    await rebuild(evening.database)
    assert await evening.whole() == live


async def test_in_a_casual_game_who_came_back_has_never_left(evening: Evening) -> None:
    club = Club(evening.database, evening.now)
    table = await club._opened((ANN, BEN), "basic", SHORT, 0, Terms(rated=False), None)
    await table.leave(BEN)
    await table.do(be_back, BEN)
    await played_out(club, table)
    game, rows = await booked(evening)
    assert game["unrated"] == "casual"
    assert not rows[BEN]["left"]
    assert rows[ANN]["won"] is not rows[BEN]["won"]


async def test_who_plays_for_a_computer_is_booked_for_that_and_nobody_is_rated(
    evening: Evening,
) -> None:
    club = Club(evening.database, evening.now)
    table = await club._opened((ANN, BEN), "basic", SHORT, 1, None, None)
    seat = next(at for at, one in enumerate(table.roster.sitters) if one.user is None)
    await table.do(request_seat, DAO, "player 4", seat)
    await club._move(table)
    await table.do(answer_request, ANN, DAO, seat, yes=True)
    await played_out(club, table)
    game, rows = await booked(evening)
    assert game["unrated"] == "computer"
    assert set(rows) == {ANN, BEN, DAO, None}
    assert (rows[DAO]["seat"], rows[DAO]["began"], rows[DAO]["deals"]) == (seat, False, 1)
    assert (rows[None]["left"], rows[None]["began"], rows[None]["deals"]) == (True, True, 0)
    assert {row["mu"] for row in rows.values()} == {None}, "the computer has neither won nor lost"
    live = await evening.whole()
    await rebuild(evening.database)
    assert await evening.whole() == live


async def test_a_game_that_ends_together_is_never_booked(evening: Evening) -> None:
    club = Club(evening.database, evening.now)
    table = await begun(club, BEN)
    await table.do(agree_to_end, ANN)
    await table.do(agree_to_end, CHI)
    assert table.roster.closed_because is CloseReason.TOGETHER
    assert await evening.whole() == [[], [], [], []]
    assert await evening.all_of(seasons) == []


async def test_a_table_that_a_manager_closes_is_never_booked(evening: Evening) -> None:
    club = Club(evening.database, evening.now)
    table = await begun(club)
    await table.close(CloseReason.MANAGER, "enough")
    page = await club.store.load(NAME)
    assert page is not None
    assert not page.is_open
    assert await evening.all_of(ladder) == []
    await rebuild(evening.database)
    assert await evening.whole() == [[], [], [], []]
