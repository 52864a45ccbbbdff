"""A finished game in the league: once, whole, or not at all."""

import asyncio
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from data.database.database import Database, open_database
from data.database.schema import games, journal, ladder, players, results, seasons, tables
from data.journal.store import Store
from data.league.booking import Booking, GameResult
from data.league.ladder import EVER, EVERY_GAME, NEW, rate
from data.league.ladder_rows import Ladders
from engine.table.record import VersionTaken
from engine.table.roster import CloseReason
from engine.table.table_events import Closed
from tests.data.evenings import HERE, THERE, Evening, in_order
from tests.data.samples import OPENING, header, standing

END = (Closed(CloseReason.FINISHED),)


class Cut(Exception):
    """The power is gone."""


async def test_a_rated_game_counts_in_four_ladders_of_rated_and_four_of_all_play(
    evening: Evening,
) -> None:
    await evening.ranked(1, 2)
    [game] = await evening.all_of(games)
    assert (game["table_id"], game["guild_id"], game["game"]) == ("table001", HERE, "contract")
    assert (game["deals"], game["unrated"], game["void"]) == (1, None, False)
    after = rate([NEW, NEW], [1, 2])
    rows = await evening.all_of(ladder)
    season = game["season_id"]
    assert [(row["game"], row["season_id"], row["rated"], row["player"]) for row in rows] == [
        (name, when, rated, who)
        for name in (EVERY_GAME, "contract")
        for when in (EVER, season)
        for rated in (False, True)
        for who in (1, 2)
    ]
    assert {row["games"] for row in rows} == {1}
    assert {(row["rated"], row["player"], row["mu"], row["sigma"]) for row in rows} == {
        *((True, 1, *after[0]), (True, 2, *after[1])),
        *((False, 1, None, None), (False, 2, None, None)),
    }
    kept = [(row["mu"], row["sigma"]) for row in await evening.all_of(results)]
    assert kept == [tuple(one) for one in after]


@pytest.mark.one_database
async def test_several_deals_and_a_seat_that_changed_hands(evening: Evening) -> None:
    rows = in_order(1, 2, 3)
    left = standing(4, 3, seat=2, left=True, deals=2)
    await evening.played(*rows[:2], standing(3, 3, seat=2, began=False, deals=5), left)
    [game] = await evening.all_of(games)
    assert game["deals"] == 1, "the first seat tells, which one player held all the time"
    kept = await evening.all_of(results)
    assert [(row["user_id"], row["seat"], row["began"], row["left"]) for row in kept] == [
        (1, 0, True, False),
        (2, 1, True, False),
        (3, 2, False, False),
        (4, 2, True, True),
    ]


@pytest.mark.one_database
async def test_practice_and_tables_that_did_not_finish_book_nothing(evening: Evening) -> None:
    await evening.store.create(header("idle"), OPENING)
    await evening.store.append("idle", 2, (Closed(CloseReason.IDLE),), closes=True)
    assert await evening.whole() == [[], [], [], []]
    assert await evening.all_of(seasons) == []


@pytest.mark.parametrize("at", ["count", "write"])
@pytest.mark.own_way
async def test_a_crash_between_leaves_nothing_half_booked(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, at: str
) -> None:
    await evening.ranked(1, 2)
    before = [await evening.whole(), await evening.all_of(journal), await evening.all_of(tables)]
    await evening.store.create(header("next"), OPENING)

    def cut(*_: Any) -> None:
        raise Cut

    with monkeypatch.context() as broken:
        broken.setattr(Ladders, at, cut)
        with pytest.raises(Cut):
            await evening.store.append("next", 2, END, closes=True, standings=in_order(2, 1))
    assert await evening.whole() == before[0]
    page = await evening.store.load("next")
    assert page is not None
    assert page.is_open
    assert [entry.version for entry in page.entries] == [1]
    # Who tries again stores and books it, once.
    await evening.store.append("next", 2, END, closes=True, standings=in_order(2, 1))
    assert [row["table_id"] for row in await evening.all_of(games)] == ["table001", "next"]


async def test_a_second_try_books_nothing_twice(evening: Evening) -> None:
    table_id = await evening.ranked(1, 2)
    before = await evening.whole()
    for version in (2, 3):
        with pytest.raises(VersionTaken):
            await evening.store.append(
                table_id, version, END, closes=True, standings=in_order(1, 2)
            )
    again = GameResult(table_id, "contract", in_order(1, 2))
    booking = Booking(HERE, [again], evening.now)
    async with evening.database.read() as connection:
        await booking.calculate(connection)
    with pytest.raises(IntegrityError):
        async with evening.database.write(league_of=HERE) as connection:
            await connection.run_sync(booking.write)
    assert await evening.whole() == before


async def test_several_games_at_once_are_booked_like_one_after_the_other(
    evening: Evening,
) -> None:
    ends = [in_order(1, 2, 3), in_order(3, 1), in_order(2, None), in_order(3, 2, 1)]
    for number in range(len(ends)):
        name = f"other{number}"
        await evening.store.create(header(name, guild_id=THERE), OPENING)
    ended = [GameResult(f"other{at}", "contract", rows) for at, rows in enumerate(ends)]
    async with evening.database.write(league_of=THERE) as connection:
        booking = Booking(THERE, ended, evening.now)
        await booking.calculate(connection)
        await connection.run_sync(booking.write)
    for standings in ends:
        await evening.played(*standings)

    def of(rows: list[Any], guild_id: int, *columns: str) -> list[tuple[Any, ...]]:
        return [tuple(row[name] for name in columns) for row in rows if row["guild_id"] == guild_id]

    for table, columns in (
        (
            ladder,
            ("game", "rated", "player", "mu", "sigma", "rated_games", "games", "wins", "streak"),
        ),
        (results, ("seat_period", "user_id", "mu", "sigma")),
    ):
        rows = await evening.all_of(table)
        assert of(rows, THERE, *columns) == of(rows, HERE, *columns)


@pytest.mark.own_way
async def test_games_that_end_at_once_in_two_processes_are_booked_in_turn(
    url: str, database: Database
) -> None:
    other_database = await open_database(url)
    stores = [Store(database), Store(other_database)]
    names = [f"t{number}" for number in range(12)]
    for name in names:
        await stores[0].create(header(name, guild_id=HERE), OPENING)
    await asyncio.gather(
        *(
            stores[at % 2].append(name, 2, END, closes=True, standings=in_order(1, 2))
            for at, name in enumerate(names)
        )
    )
    await other_database.dispose()
    ratings = [NEW, NEW]
    for _ in names:
        ratings = rate(ratings, [1, 2])
    evening = Evening(database)
    rows = [
        row
        for row in await evening.all_of(ladder)
        if row["game"] and row["rated"] and not row["season_id"]
    ]
    assert [(row["mu"], row["sigma"], row["games"]) for row in rows] == [
        (*one, len(names)) for one in ratings
    ]
    assert len(await evening.all_of(seasons)) == 1


@pytest.mark.one_database
async def test_computers_have_no_name_of_their_own(evening: Evening) -> None:
    await evening.played(standing(1, 1, "Ann"), standing(None, 2, "Ada"))
    assert [(row["user_id"], row["name"]) for row in await evening.all_of(players)] == [(1, "Ann")]
