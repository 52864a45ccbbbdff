"""Journals of old tables go; results, ratings and what is rebuilt of them stay."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, make_url, select, update

from data.database.schema import games, journal, ladder, ledgers, people, players, snapshots
from data.journal.ledgers import LedgerKey, LedgerStore
from data.league.standings import CorrectionKind
from data.rebuild_league import rebuild
from data.retention.thinning import Thinning
from engine.live.archive import Archive, NoSuchGame, NotKept
from engine.table.roster import CloseReason
from engine.table.table_events import Closed
from engine.table.terms import Terms
from tests.data.evenings import HERE, THERE, Evening
from tests.data.played_games import Club
from tests.data.samples import LEDGER, OPENING, header

ANN, BEN, CHI = 11, 12, 13


async def _an_old_evening(evening: Evening) -> list[str]:
    """Games really played, of several kinds, one of them void; the ids of their tables."""
    club = Club(evening.database, evening.now)
    found = [
        await club.played(ANN, BEN, CHI),
        await club.played(BEN, ANN),
        await club.played(CHI, ANN, BEN, leaves=BEN),
        await club.played(ANN, BEN, terms=Terms(rated=False)),
        await club.played(ANN, BEN, game="dummy", options={"target": 1}),
    ]
    evening.now = club.now
    await evening.corrections.correct(HERE, found[1], CHI, "", CorrectionKind.VOID)
    return found


async def _steps(evening: Evening) -> set[str]:
    """The tables that have a journal."""
    async with evening.database.read() as connection:
        return set((await connection.execute(select(journal.c.table_id))).scalars())


async def test_standings_are_the_same_and_are_rebuilt_without_the_journals(
    evening: Evening,
) -> None:
    old = await _an_old_evening(evening)
    async with evening.database.write() as connection:
        kept = {"table_id": old[0], "version": 1, "state": "{}"}
        await connection.execute(insert(snapshots).values(kept))
    told = LedgerStore(evening.database)
    await told.keep(LedgerKey(old[0], 1, 0), LEDGER)
    live, listed = await evening.whole(), await evening.league.history(HERE)
    assert await Thinning(evening.database).thin(evening.now) == len(old)
    assert await _steps(evening) == set()
    assert await evening.all_of(snapshots) == []
    await told.keep(LedgerKey(old[1], 1, 0), LEDGER)
    assert await evening.all_of(ledgers) == [], "nor is one kept that comes too late"
    assert await evening.whole() == live
    assert await evening.league.history(HERE) == listed
    # Nothing of it hangs on what was there, and play goes on as if nothing had been.
    async with evening.database.write() as connection:
        await connection.execute(delete(ladder))
        await connection.execute(delete(players))
        await connection.execute(update(games).values(deals=99))
    told: list[Any] = []
    await rebuild(evening.database, lambda *server: told.append(server))
    assert await evening.whole() == live
    assert told == [(HERE, len(old), len(old))]
    await evening.ranked(ANN, BEN)
    after = await evening.whole()
    await rebuild(evening.database)
    assert await evening.whole() == after


async def test_only_closed_tables_go_at_which_nothing_has_happened_lately(
    evening: Evening,
) -> None:
    [*_, late] = [await evening.ranked(ANN, BEN) for _ in range(3)]
    await evening.store.create(header("open", created_at=1), OPENING)
    await evening.store.create(header("never-began", created_at=1), OPENING)
    over = (Closed(CloseReason.IDLE),)
    await evening.store.append("never-began", 2, over, closes=True)
    before = evening.now - 1
    async with evening.database.write() as connection:
        old = update(journal).where(journal.c.table_id.in_(("open", "never-began")))
        await connection.execute(old.values(stored_at=1))
    assert await Thinning(evening.database).thin(before) == 3
    assert await _steps(evening) == {"open", late}
    assert await Thinning(evening.database).thin(before) == 0


@pytest.mark.one_database
async def test_a_thinned_game_is_told_apart_from_one_that_never_was(evening: Evening) -> None:
    [table_id, *_] = await _an_old_evening(evening)
    archive = Archive(evening.store)
    assert (await archive.find(HERE, table_id)).is_over
    archive.forget()
    await Thinning(evening.database).thin(evening.now)
    page = await evening.store.load(table_id)
    assert page is not None
    assert (page.is_thinned, page.entries, page.is_open) == (True, (), False)
    with pytest.raises(NotKept):
        await archive.find(HERE, table_id)
    with pytest.raises(NoSuchGame):
        await archive.find(THERE, table_id)


@pytest.mark.one_database
async def test_a_bot_that_stops_leaves_the_rest(evening: Evening) -> None:
    await _an_old_evening(evening)
    before = await _steps(evening)
    stopped = Thinning(evening.database)
    stopped.stop()
    assert await stopped.thin(evening.now) == 0
    assert await _steps(evening) == before


async def test_the_file_becomes_smaller(evening: Evening, url: str) -> None:
    rows = [{"user_id": user, "settings": {"x": "y" * 3000}} for user in range(1, 600)]
    async with evening.database.write() as connection:
        await connection.execute(insert(people), rows)
    async with evening.database.write() as connection:
        await connection.execute(delete(people))
    await evening.database.give_back()
    address = make_url(url)
    if address.drivername.startswith("sqlite"):
        await evening.database.dispose()
        assert Path(str(address.database)).stat().st_size < 600 * 3000 / 4  # noqa: ASYNC240  at once
