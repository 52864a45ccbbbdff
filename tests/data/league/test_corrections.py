"""Games that managers take out of the league, and put back."""

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import count
from random import Random
from typing import Any

import pytest
from sqlalchemy import event

from data.database.schema import corrections, games, ladder, reckonings, results
from data.league.recalculation import Corrections
from data.league.standings import (
    LONGEST_REASON,
    AlreadyCorrected,
    CorrectionKind,
    Measure,
    NotInLeague,
)
from data.privacy import Privacy
from data.rebuild_league import rebuild
from tests.data.evenings import HERE, THERE, Evening, in_order

MANAGER = 99


async def _some_games(
    evening: Evening, count: int = 12, kinds: Sequence[str] = ("contract", "basic")
) -> list[str]:
    """Games of six people in two seasons; the ids of their tables."""
    chance, tables = Random(5), []
    for number in range(count):
        people: list[int | None] = [*chance.sample(range(1, 7), chance.randint(2, 4))]
        if number % 6 == 5:
            people[-1] = None
        if number == count // 2:
            await evening.seasons.open(HERE)
        game = chance.choice(kinds)
        tables.append(await evening.ranked(*people, game=game))
    return tables


def _sums(rows: list[Mapping[str, Any]]) -> list[tuple[Any, ...]]:
    return [tuple(row.values()) for row in rows]


@pytest.mark.one_database
async def test_a_void_game_was_never_played(evening: Evening) -> None:
    """All that is left of it are its own rows; the ladders are those of a server without it."""
    tables = await _some_games(evening)
    gone = tables[7]
    await evening.corrections.correct(
        HERE, gone, MANAGER, "two people, one screen", CorrectionKind.VOID
    )
    kept = await evening.all_of(results)
    assert {(row["mu"], row["sigma"]) for row in kept if row["table_id"] == gone} == {(None, None)}
    void = [row["table_id"] for row in await evening.all_of(games) if row["void"]]
    assert void == [gone]
    after = _sums(await evening.all_of(ladder))

    other = Evening(evening.database, games=500)
    chance = Random(5)
    for number in range(len(tables)):
        people: list[int | None] = [*chance.sample(range(1, 7), chance.randint(2, 4))]
        if number % 6 == 5:
            people[-1] = None
        if number == len(tables) // 2:
            await other.seasons.open(THERE)
        game = chance.choice(["contract", "basic"])
        if tables[number] != gone:
            await other.ranked(*people, game=game, guild_id=THERE)
    seasons = {
        one.season_id: here.season_id
        for one, here in zip(
            await other.seasons.of(THERE), await other.seasons.of(HERE), strict=True
        )
    }
    there = [row for row in await other.all_of(ladder) if row["guild_id"] == THERE]
    expected = [
        {**row, "guild_id": HERE, "season_id": seasons.get(row["season_id"], 0)} for row in there
    ]
    assert sorted(after) == sorted(_sums(expected))


async def test_restoring_gives_the_very_numbers_back(evening: Evening) -> None:
    tables = await _some_games(evening)
    before = await evening.whole()
    for table_id in (tables[0], tables[9], tables[-1]):
        await evening.corrections.correct(HERE, table_id, MANAGER, "", CorrectionKind.VOID)
        assert await evening.whole() != before
    for table_id in (tables[9], tables[0], tables[-1]):
        await evening.corrections.correct(HERE, table_id, MANAGER, "", CorrectionKind.RESTORE)
    assert await evening.whole() == before


@pytest.mark.one_database
async def test_games_after_a_void_one_count_as_if_they_had_been_booked_without_it(
    evening: Evening,
) -> None:
    tables = await _some_games(evening)
    await evening.corrections.correct(HERE, tables[3], MANAGER, "", CorrectionKind.VOID)
    await evening.ranked(2, 1, 3)
    live = await evening.whole()
    await rebuild(evening.database)
    assert await evening.whole() == live


@pytest.mark.one_database
async def test_the_only_game_can_be_void(evening: Evening) -> None:
    table_id = await evening.ranked(1, 2)
    await evening.corrections.correct(HERE, table_id, MANAGER, "", CorrectionKind.VOID)
    assert await evening.board("contract", measure=Measure.GAMES) == ()
    assert await evening.all_of(ladder) == []
    [game] = (await evening.league.history(HERE)).games
    assert game.void
    assert [seat.user_id for seat in game.seats] == [1, 2]


async def test_every_correction_is_logged(evening: Evening) -> None:
    table_id = await evening.ranked(1, 2)
    first = await evening.corrections.correct(
        HERE, table_id, MANAGER, " they \n agreed ", CorrectionKind.VOID
    )
    evening.now += 5
    second = await evening.corrections.correct(
        HERE, table_id, 98, "x" * (LONGEST_REASON + 1), CorrectionKind.RESTORE
    )
    assert await evening.corrections.of(HERE) == (second, first)
    assert await evening.corrections.of(HERE, limit=1) == (second,)
    assert await evening.corrections.of(THERE) == ()
    assert (first.kind, first.reason, first.by_user) == (
        CorrectionKind.VOID,
        "they agreed",
        MANAGER,
    )
    assert (second.kind, len(second.reason)) == (CorrectionKind.RESTORE, LONGEST_REASON)
    assert second.at == first.at + 5


@pytest.mark.one_database
async def test_what_cannot_be_corrected_changes_nothing(evening: Evening) -> None:
    table_id = await evening.ranked(1, 2)
    with pytest.raises(AlreadyCorrected):
        await evening.corrections.correct(HERE, table_id, MANAGER, "", CorrectionKind.RESTORE)
    for guild_id, wrong in ((HERE, "none"), (THERE, table_id)):
        with pytest.raises(NotInLeague):
            await evening.corrections.correct(guild_id, wrong, MANAGER, "", CorrectionKind.VOID)
    await evening.corrections.correct(HERE, table_id, MANAGER, "", CorrectionKind.VOID)
    with pytest.raises(AlreadyCorrected):
        await evening.corrections.correct(HERE, table_id, MANAGER, "", CorrectionKind.VOID)
    assert len(await evening.all_of(corrections)) == 1


async def test_corrections_and_games_at_once_end_in_the_same_numbers(evening: Evening) -> None:
    tables = await _some_games(evening, 16)
    gone = asyncio.gather(
        *(
            evening.corrections.correct(HERE, tables[at], MANAGER, "", CorrectionKind.VOID)
            for at in (2, 9, 15)
        )
    )
    for _ in range(4):
        await evening.played(*in_order(1, 2, 3))
    await gone
    live = await evening.whole()
    assert sum(row["void"] for row in live[0]) == 3
    await rebuild(evening.database)
    assert await evening.whole() == live


@contextmanager
def _at(evening: Evening, begun: str, act: Callable[[int], None]) -> Iterator[None]:
    """Act whenever a statement that begins so is about to be sent, told how many were sent."""
    sent = count()

    def look(_c: object, _k: object, statement: str, *_: object) -> None:
        if statement.startswith(begun):
            act(next(sent))

    engine = evening.database.engine.sync_engine
    event.listen(engine, "before_cursor_execute", look)
    yield
    event.remove(engine, "before_cursor_execute", look)


async def test_a_correction_lets_others_write_between_its_parts(evening: Evening) -> None:
    tables = await _some_games(evening, 50, ["contract"])
    rows = [0]

    def wrote(_c: object, _k: object, statement: str, parameters: Any, *_: object) -> None:
        if statement.startswith(("UPDATE", "INSERT", "DELETE")):
            rows[-1] += len(parameters) if isinstance(parameters, list) else 1

    engine = evening.database.engine.sync_engine
    event.listen(engine, "before_cursor_execute", wrote)
    event.listen(engine, "commit", lambda _: rows.append(0))
    await evening.corrections.correct(HERE, tables[0], MANAGER, "", CorrectionKind.VOID)
    event.remove(engine, "before_cursor_execute", wrote)
    assert sum(rows) > 120
    assert max(rows) <= 100


async def test_a_correction_that_was_cut_off_is_finished_by_the_next_process(
    evening: Evening,
) -> None:
    tables = await _some_games(evening)

    def die(_: int) -> None:
        raise RuntimeError("the lights went out")

    with _at(evening, "INSERT INTO ladder", die), pytest.raises(RuntimeError):
        await evening.corrections.correct(HERE, tables[0], MANAGER, "", CorrectionKind.VOID)
    assert [one.table_id for one in await evening.corrections.of(HERE)] == [tables[0]]
    await evening.ranked(2, 1, 3)
    await Corrections(evening.database).finish()
    assert await evening.all_of(reckonings) == []
    live = await evening.whole()
    await rebuild(evening.database)
    assert await evening.whole() == live


@pytest.mark.one_database
async def test_a_bot_that_stops_leaves_the_reckoning_to_the_next(evening: Evening) -> None:
    tables = await _some_games(evening)
    await evening.corrections.stop()
    await evening.corrections.correct(HERE, tables[0], MANAGER, "", CorrectionKind.VOID)
    assert [one.table_id for one in await evening.corrections.of(HERE)] == [tables[0]]
    assert len(await evening.all_of(reckonings)) == 1
    await Corrections(evening.database).finish()
    assert await evening.all_of(reckonings) == []
    live = await evening.whole()
    await rebuild(evening.database)
    assert await evening.whole() == live


@pytest.mark.one_database
async def test_a_correction_after_one_that_was_cut_off_brings_both_to_an_end(
    evening: Evening,
) -> None:
    tables = await _some_games(evening)

    def die(_: int) -> None:
        raise RuntimeError("the lights went out")

    with _at(evening, "UPDATE results", die), pytest.raises(RuntimeError):
        await evening.corrections.correct(HERE, tables[0], MANAGER, "", CorrectionKind.VOID)
    kinds = {row["table_id"]: row["game"] for row in await evening.all_of(games)}
    other = next(one for one in tables if kinds[one] != kinds[tables[0]])
    await evening.corrections.correct(HERE, other, MANAGER, "", CorrectionKind.VOID)
    live = await evening.whole()
    await rebuild(evening.database)
    assert await evening.whole() == live


@pytest.mark.one_database
async def test_who_is_forgotten_during_a_correction_stays_forgotten(evening: Evening) -> None:
    tables, begun = await _some_games(evening, 50, ["contract"]), asyncio.Event()

    async def forget() -> None:
        await begun.wait()
        # In a file the next turn is the correction's, and the one after it the deletion's.
        async with evening.database.write():
            forgotten = asyncio.create_task(Privacy(evening.database).forget(6))
            await asyncio.sleep(0.5)
        await forgotten

    with _at(evening, "UPDATE results", lambda _: begun.set()):
        await asyncio.gather(
            evening.corrections.correct(HERE, tables[0], MANAGER, "", CorrectionKind.VOID), forget()
        )
    assert 6 not in {row["player"] for row in await evening.all_of(ladder)}
    live = await evening.whole()
    await rebuild(evening.database)
    assert await evening.whole() == live
