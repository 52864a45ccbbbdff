"""A game is calculated before it is booked: what others write in between counts."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import update

from data.choices.settings import SettingsStore
from data.database.schema import games, ladder, results, seasons
from data.league.booking import Booking
from data.league.standings import MONTHLY, CorrectionKind
from data.rebuild_league import rebuild
from engine.table.record import VersionTaken
from engine.table.roster import CloseReason
from engine.table.table_events import Closed
from tests.data.evenings import HERE, NOON, Evening, in_order
from tests.data.samples import OPENING, header

END = (Closed(CloseReason.FINISHED),)
MONTH = 31 * 24 * 60 * 60


@pytest.fixture
def between(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], Awaitable[Any]]], list[int]]:
    """Has something done between calculating and writing the next bookings, one a booking; the
    list has an entry for each calculation."""

    def put(*doings: Callable[[], Awaitable[Any]]) -> list[int]:
        left, count, whole = [*doings], [], Booking.calculate

        async def calculate(self: Booking, connection: Any) -> None:
            count.append(1)
            await whole(self, connection)
            if left:
                doing = left.pop(0)
                # On a connection and in a booking of its own.
                await asyncio.create_task(doing())

        monkeypatch.setattr(Booking, "calculate", calculate)
        return count

    return put


async def end(evening: Evening, name: str, *users: int | None) -> Any:
    """A game that these end in this order, at the evening's time."""
    await evening.store.create(header(name, guild_id=HERE, options={}), OPENING)
    return await evening.store.append(name, 2, END, closes=True, standings=in_order(*users))


async def as_rebuilt(evening: Evening) -> None:
    """What is stored is what its games say, in their order."""
    before = await evening.whole()
    await rebuild(evening.database)
    assert await evening.whole() == before


@pytest.mark.own_way
async def test_a_game_of_the_same_people_that_ends_in_between_counts_before(
    evening: Evening, between: Any
) -> None:
    await evening.ranked(1, 2, 3)
    count = between(lambda: end(evening, "between", 3, 2, 1))
    verdict = await end(evening, "last", 1, 2, 3)
    assert len(count) == 3, "the second was calculated twice"
    assert [row["table_id"] for row in await evening.all_of(games)] == [
        "table001",
        "between",
        "last",
    ]
    assert verdict == await evening.store.verdict("last")
    assert len(verdict.changes) == 3
    await as_rebuilt(evening)


async def test_a_game_of_others_makes_nobody_calculate_again(
    evening: Evening, between: Any
) -> None:
    await evening.ranked(1, 2)
    count = between(lambda: end(evening, "between", 3, 4))
    await end(evening, "last", 2, 1)
    assert len(count) == 2
    await as_rebuilt(evening)


@pytest.mark.own_way
async def test_others_who_never_stop_are_held_off(evening: Evening, between: Any) -> None:
    await evening.ranked(1, 2)
    meanwhile = [lambda name=f"between{number}": end(evening, name, 1, 2) for number in range(3)]
    # Each of those that come in between is calculated itself, with nothing in between.
    doings: list[Any] = []
    for one in meanwhile:
        doings += [one, _nothing]
    count = between(*doings)
    await end(evening, "last", 2, 1)
    assert len(count) == 3 + 3 + 1
    assert [row["table_id"] for row in await evening.all_of(games)][-1] == "last"
    await as_rebuilt(evening)


async def _nothing() -> None:
    return


@pytest.mark.own_way
async def test_a_game_that_is_made_void_in_between(evening: Evening, between: Any) -> None:
    first = await evening.ranked(1, 2)
    await evening.ranked(2, 1)
    between(lambda: evening.corrections.correct(HERE, first, 9, "by mistake", CorrectionKind.VOID))
    verdict = await end(evening, "last", 1, 2)
    assert verdict == await evening.store.verdict("last")
    await as_rebuilt(evening)


async def test_a_season_that_opens_in_between(evening: Evening, between: Any) -> None:
    await evening.ranked(1, 2)
    count = between(lambda: evening.seasons.open(HERE, "Spring"))
    await end(evening, "last", 2, 1)
    assert len(count) == 2
    assert [row["season_id"] for row in await evening.all_of(games)] == [1, 2]
    await as_rebuilt(evening)


@pytest.mark.own_way
async def test_two_that_open_the_first_season(evening: Evening, between: Any) -> None:
    between(lambda: end(evening, "between", 1, 2))
    await end(evening, "last", 2, 1)
    assert len(await evening.all_of(seasons)) == 1
    assert {row["season_id"] for row in await evening.all_of(ladder)} == {0, 1}
    await as_rebuilt(evening)


async def test_a_month_that_is_over_closes_once(evening: Evening, between: Any) -> None:
    await SettingsStore(evening.database).keep_server(HERE, {MONTHLY: True})
    await evening.ranked(1, 2)
    evening.now = NOON + MONTH
    between(lambda: end(evening, "between", 1, 2))
    await end(evening, "last", 2, 1)
    assert [one["name"] for one in await evening.all_of(seasons)] == ["2026-09", "2026-10"]
    assert [row["season_id"] for row in await evening.all_of(games)] == [1, 2, 2]
    await as_rebuilt(evening)


async def test_ladders_that_another_program_changes_in_between(
    evening: Evening, between: Any
) -> None:
    await evening.ranked(1, 2)

    async def change() -> None:
        async with evening.database.write() as connection:
            await connection.execute(
                update(ladder).where(ladder.c.player == 1).values(timeouts=ladder.c.timeouts + 1)
            )

    count = between(change)
    await end(evening, "last", 2, 1)
    assert len(count) == 2
    rows = [row for row in await evening.all_of(ladder) if row["player"] == 1]
    assert {row["timeouts"] for row in rows} == {1}


async def test_a_step_that_is_refused_books_nothing_and_opens_no_season(
    evening: Evening, between: Any
) -> None:
    async def overtake() -> None:
        await evening.store.append("last", 2, ())

    between(overtake)
    with pytest.raises(VersionTaken):
        await end(evening, "last", 2, 1)
    assert await evening.whole() == [[], [], [], []]
    assert await evening.all_of(seasons) == []
    await evening.store.append("last", 3, END, closes=True, standings=in_order(2, 1))
    assert len(await evening.all_of(results)) == 2
