"""Rebuilding of the league and of boards' results from the journals.

The rebuilt league has the same numbers as before, even if stored sums are wrong or lost.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.database import Database, run_to_completion
from data.database.schema import board_plays, boards, games, reckonings, results, tables
from data.database.upsert import batches
from data.journal.boards import OF_A_GAME, write_play
from data.journal.store import Store
from data.league.booking import deals, result_rows
from data.league.recalculation import BookedGame, FinishedGames
from engine.options import WrongOption
from engine.table import ending
from engine.table.boards import board_id as board_of
from engine.table.boards import board_setup, played_in, source_of
from engine.table.record import BoardPlay, Standing, StoredTable, UnreadableJournal
from engine.table.replay import replay_of
from engine.table.table_state import rules_at_first, table_state

if TYPE_CHECKING:
    from data.league.ladder_rows import Ratings

Report = Callable[[int, int, int], None]
"""Called after each server, with its id, its games, and the games that kept their results.

A game keeps its results if its journal is thinned or doesn't show how it ended.
"""


@run_to_completion
async def rebuild(database: Database, report: Report = lambda *_: None) -> None:
    """Book every finished game again, server by server, each server in one transaction.

    Games keep their numbers and seasons, and void games stay void. A game whose journal doesn't
    show its end keeps its results.
    """
    async with database.read(patient=True) as connection:
        query = select(games.c.guild_id).distinct().order_by(games.c.guild_id)
        servers = (await connection.execute(query)).scalars().all()
    for guild_id in servers:
        report(guild_id, *await _rebuild(database, guild_id))
    await _rebuild_boards(database)


async def _rebuild_boards(database: Database) -> None:
    """Calculate the results of all boards again. Results that no journal shows stay."""
    store = Store(database)
    also = select(board_plays.c.table_id, board_plays.c.board_id)
    query = select(tables.c.table_id, tables.c.board_id).where(
        tables.c.board_id.is_not(None), ~tables.c.is_open
    )
    first = select(boards.c.board_id).where(boards.c.source == OF_A_GAME)
    async with database.read(patient=True) as connection:
        played = {(row.table_id, row.board_id) for row in await connection.execute(query)}
        played |= {(row.table_id, row.board_id) for row in await connection.execute(also)}
        played |= {(source_of(board), board) for board in await connection.scalars(first)}
    for table_id, board_id in sorted(played):
        page = await _page(store, table_id)
        result = None if page is None else _result_at(page, board_id)
        if page is None or result is None:
            continue
        conditions = board_plays.c.board_id == board_id, board_plays.c.table_id == table_id
        async with database.write(patient=True) as connection:
            await connection.execute(delete(board_plays).where(*conditions))
            await connection.run_sync(write_play, page.header.guild_id, table_id, *result)


def _result_at(page: StoredTable, board_id: str) -> tuple[BoardPlay, int] | None:
    """Return a board's result at a table, and when it ended. None if the journal has none."""
    header, last = page.header, page.entries[-1]
    if header.terms.board is not None:
        play = ending.board_play(
            table_state(rules_at_first(header), header, page.entries[:-1]), last.events
        )
        return None if play is None else (play, last.stored_at)
    replay = replay_of(header, page.entries)
    indices = [index for index in range(len(replay.deals)) if board_of(replay, index) == board_id]
    if not indices or not board_setup(replay, indices[0]).is_same:
        return None
    return played_in(replay, indices[0])


async def _page(store: Store, table_id: str) -> StoredTable | None:
    """Return a closed table with its journal, or None if the journal can't be read."""
    try:
        page = await store.load(table_id)
        if page is None or not page.entries or page.is_open:
            return None
        rules_at_first(page.header)
    except (UnreadableJournal, WrongOption):
        return None
    return page


async def _rebuild(database: Database, guild_id: int) -> tuple[int, int]:
    """Rebuild a server. Return the number of its games, and of those that kept results."""
    while True:
        league = _RebuiltLeague(guild_id, Store(database))
        # Most of the work is done before anyone has to wait for it.
        async with database.read(patient=True) as connection:
            await league.begin(connection)
            await league.catch_up(connection)
        async with database.write(league_of=guild_id, patient=True) as connection:
            if await league.is_current(connection):
                await league.catch_up(connection)
                await league.write(connection)
                return len(league.booked), league.kept


class _RebuiltLeague(FinishedGames):
    """The league of a server, calculated from its journals."""

    def __init__(self, guild_id: int, store: Store) -> None:
        super().__init__(guild_id)
        self._store = store
        self.booked: list[tuple[BookedGame, Sequence[Standing], Ratings]] = []
        self.kept = 0

    async def catch_up(self, connection: AsyncConnection) -> None:
        """Read the journals and count the games that aren't counted yet."""
        async for game in self.games(connection):
            standings = await self._standings(game.table_id)
            if not standings:
                standings, self.kept = game.standings, self.kept + 1
            ratings: Ratings = [None] * len(standings)
            if not game.void:
                ratings = await self.ladders.count(game.game, game.season, standings)
            self.booked.append((game, standings, ratings))

    async def write(self, connection: AsyncConnection) -> None:
        """Replace the stored league."""
        await connection.execute(delete(results).where(results.c.guild_id == self.guild_id))
        rows = []
        for game, standings, ratings in self.booked:
            common = {
                "table_id": game.table_id,
                "guild_id": self.guild_id,
                "game": game.game,
                "finished_at": game.finished_at,
                "game_no": game.game_no,
            }
            rows += [{**common, **row} for row in result_rows(standings, ratings)]
            change = update(games).where(games.c.game_no == game.game_no)
            await connection.execute(
                change.values(
                    deals=deals(standings),
                    unrated=standings[0].unrated,
                    length=standings[0].length,
                )
            )
        for batch in batches(rows):
            await connection.execute(insert(results), batch)
        await self.ladders.compare(connection)
        await connection.run_sync(self.ladders.write)
        # A running recalculation would do the same work in small steps, so it can stop.
        await connection.execute(delete(reckonings).where(reckonings.c.guild_id == self.guild_id))

    async def _standings(self, table_id: str) -> Sequence[Standing]:
        """Return the standings of a game from the table's journal, if it has them."""
        page = await _page(self._store, table_id)
        if page is None:
            return ()
        header, last = page.header, page.entries[-1]
        before = table_state(rules_at_first(header), header, page.entries[:-1])
        return ending.standings(before, last.events)
