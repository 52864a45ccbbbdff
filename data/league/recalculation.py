"""Corrections by managers, who remove a game from the league or put it back.

Each correction is logged, and the ladders of its server are recalculated. A correction notes in its
transaction that there is something to calculate. The changes may be tens of thousands of rows. They
are written in many short transactions, between which people can play. Until the last transaction,
which deletes the note, some ladders are out of date. If a process dies, the note stays and the next
process starts again. Games that end meanwhile are counted as well.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import fields
from itertools import islice
from time import time
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Row, RowMapping, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.database import Database, run_to_completion
from data.database.schema import corrections, games, reckonings, results
from data.database.trouble import StorageTrouble
from data.league.ladder import EVER, Rating, Scope, scopes
from data.league.ladder_rows import Ladders
from data.league.standings import (
    LONGEST_REASON,
    OF_A_SEAT,
    AlreadyCorrected,
    Correction,
    CorrectionKind,
    NotInLeague,
    stored_style,
)
from engine.listing import Length
from engine.table.record import Standing, Unrated

if TYPE_CHECKING:
    from data.league.ladder_rows import Ratings

_AT_ONCE = 20
_BETWEEN = 2
"""The number of games that are read before the event loop can do other work."""

_GAMES = (
    select(games)
    .where(games.c.guild_id == bindparam("guild"), games.c.game_no > bindparam("last"))
    .order_by(games.c.game_no)
    .limit(_AT_ONCE)
)
_SEAT_HISTORY = (
    select(results)
    .where(results.c.table_id.in_(bindparam("tables", expanding=True)))
    .order_by(results.c.table_id, results.c.seat_period)
)


class BookedGame(NamedTuple):
    """A finished game as it is stored."""

    game_no: int
    table_id: str
    game: str
    season: int
    finished_at: int
    void: bool
    standings: tuple[Standing, ...]
    ratings: tuple[Rating | None, ...]
    """The ratings after the game, by seat period.

    A rating is None if the game didn't count for that seat period.
    """


class FinishedGames:
    """New ladders for a server, calculated from its games.

    ``only`` has the ladders that are wanted, or None for all. The event loop does other work
    between two games. Call ``begin``, then ``games`` as long as there may be more. The result may
    be written if ``is_current`` returns True in the transaction that writes it, because then no one
    has corrected anything since.
    """

    def __init__(self, guild_id: int, only: Collection[Scope] | None = None) -> None:
        self.guild_id = guild_id
        self.ladders = Ladders(guild_id, only)
        self._last = 0
        self._state: tuple[int | None, int] | None = None

    async def begin(self, connection: AsyncConnection) -> None:
        """Note the latest correction, and how many people have been forgotten."""
        self._state = await self._marks(connection)

    async def is_current(self, connection: AsyncConnection) -> bool:
        """Whether since ``begin`` no game has been corrected and no person forgotten."""
        return await self._marks(connection) == self._state

    async def games(self, connection: AsyncConnection) -> AsyncIterator[BookedGame]:
        """Yield the games after those that were read already, also void ones."""
        while batch := await self._read(connection):
            for game in batch:
                self._last = game.game_no
                yield game

    async def _read(self, connection: AsyncConnection) -> list[BookedGame]:
        asked = {"guild": self.guild_id, "last": self._last}
        game_rows = (await connection.execute(_GAMES, asked)).all()
        rows: dict[str, list[RowMapping]] = {row.table_id: [] for row in game_rows}
        for row in (await connection.execute(_SEAT_HISTORY, {"tables": list(rows)})).mappings():
            rows[row["table_id"]].append(row)
        booked = []
        for number, game in enumerate(game_rows, 1):
            booked.append(_booked(game, rows[game.table_id]))
            if number % _BETWEEN == 0:
                await asyncio.sleep(0)
        return booked

    async def _marks(self, connection: AsyncConnection) -> tuple[int | None, int]:
        """Return marks that change when the past is changed."""
        in_server = corrections.c.guild_id == self.guild_id
        former = (results.c.user_id < 0, results.c.guild_id == self.guild_id)
        latest = await connection.execute(select(func.max(corrections.c.number)).where(in_server))
        forgotten = await connection.execute(select(func.count()).where(*former))
        return latest.scalar_one(), forgotten.scalar_one()


def _booked(game: Row[Any], seat_history: Sequence[RowMapping]) -> BookedGame:
    why = None if game.unrated is None else Unrated(game.unrated)
    length = None if game.length is None else Length(game.length)
    return BookedGame(
        game_no=game.game_no,
        table_id=game.table_id,
        game=game.game,
        season=game.season_id,
        finished_at=game.finished_at,
        void=game.void,
        standings=tuple(
            Standing(
                user=row["user_id"],
                name=row["name"],
                rules=row["rules"],
                **{name: row[name] for name in OF_A_SEAT},
                unrated=why,
                length=length,
                style=stored_style(row["strength"], row["version"]),
            )
            for row in seat_history
        ),
        ratings=tuple(
            None if row["mu"] is None else Rating(row["mu"], row["sigma"]) for row in seat_history
        ),
    )


_SOME = 100
"""Ratings of results that are written in one transaction."""

_RETRY = 1.0
"""Seconds to wait if the storage is in trouble."""

_ALL = ""
"""Stands for all games, instead of one game's table id."""


async def request(connection: AsyncConnection, guild_id: int, table_id: str) -> str:
    """Note that the ladders in which the game of this table counts must be recalculated.

    The caller holds the lock of the league. Returns the mark under which the caller recalculates. A
    recalculation that is running under another mark stops.
    """
    mark, of_server = secrets.token_hex(8), reckonings.c.guild_id == guild_id
    more = update(reckonings).where(of_server).values(table_id=_ALL, mark=mark)
    if (await connection.execute(more)).rowcount == 0:
        new = insert(reckonings).values(guild_id=guild_id, table_id=table_id, mark=mark)
        await connection.execute(new)
    return mark


async def take_over(connection: AsyncConnection, guild_id: int) -> str:
    """Return a new mark for a recalculation that another process has left unfinished."""
    mark = secrets.token_hex(8)
    change = update(reckonings).where(reckonings.c.guild_id == guild_id)
    await connection.execute(change.values(mark=mark))
    return mark


async def request_restart(connection: AsyncConnection, guild_id: int) -> None:
    """Make a running recalculation of a server's ladders start again.

    The caller holds the lock of the league.
    """
    change = update(reckonings).where(reckonings.c.guild_id == guild_id)
    await connection.execute(change.values(mark=reckonings.c.mark + _CHANGED))


_CHANGED = "+"


async def recalculate(
    database: Database, guild_id: int, mark: str, goes_on: Callable[[], bool]
) -> None:
    """Recalculate the ladders of a server from its games.

    Returns when the recalculation is done, or when another process has taken it over under another
    mark. It also returns when ``goes_on`` returns False. In that case the note stays. Trouble with
    the storage only delays the recalculation.
    """
    with suppress(_Interruption):
        while goes_on():
            try:
                await _recalculate(database, guild_id, mark, goes_on)
            except StorageTrouble:
                # Start again, as the next process would.
                await asyncio.sleep(_RETRY)
            else:
                return


async def _recalculate(
    database: Database, guild_id: int, mark: str, goes_on: Callable[[], bool]
) -> None:
    while True:
        async with database.read(patient=True) as connection:
            noted = await _noted(connection, guild_id)
            if noted is None or not noted[0].startswith(mark):
                return
            now, table_id = noted
            only = await _ladders_of(connection, table_id)
            recalculation = _Recalculation(guild_id, only, goes_on)
            await recalculation.catch_up(connection)
            await recalculation.ladders.compare(connection)
        held, done = True, False
        while held and not done:
            async with database.write(league_of=guild_id, patient=True) as connection:
                noted = await _noted(connection, guild_id)
                held = noted is not None and noted[0] == now
                done = held and await recalculation.step(connection)
        if done:
            return


class _Interruption(Exception):
    """Another process will finish the recalculation."""


class _Recalculation(FinishedGames):
    """The recalculated ladders and ratings that aren't written yet."""

    def __init__(
        self, guild_id: int, only: Collection[Scope] | None, goes_on: Callable[[], bool]
    ) -> None:
        super().__init__(guild_id, only)
        self._goes_on = goes_on
        self._games = (
            None if only is None else {scope.game for scope in only if scope.season == EVER}
        )
        self._other: dict[tuple[str, int], tuple[float | None, float | None]] = {}

    async def catch_up(self, connection: AsyncConnection) -> None:
        """Count the games that aren't counted yet."""
        async for game in self.games(connection):
            self._stop_if_asked()
            ratings: Ratings = [None] * len(game.standings)
            if not game.void:
                ratings = await self.ladders.count(game.game, game.season, game.standings)
            if self._games is not None and game.game not in self._games:
                continue
            for period, (old, new) in enumerate(zip(game.ratings, ratings, strict=True)):
                if old != new:
                    # Plain tuples, because the garbage collector doesn't look into them.
                    mu, sigma = new or (None, None)
                    self._other[game.table_id, period] = mu, sigma

    async def step(self, connection: AsyncConnection) -> bool:
        """Write a part. Return True if nothing is left to write."""
        self._stop_if_asked()
        if self._is_written:
            # Games may have ended since the last look.
            await self.catch_up(connection)
            if self._is_written:
                of_server = reckonings.c.guild_id == self.guild_id
                await connection.execute(delete(reckonings).where(of_server))
                return True
        if self._other:
            some = list(islice(self._other, _SOME))
            rows = [(*key, *self._other.pop(key)) for key in some]
            await connection.execute(_RATED, [dict(zip(_NAMES, row, strict=True)) for row in rows])
        else:
            await connection.run_sync(self.ladders.write_some)
        return False

    def _stop_if_asked(self) -> None:
        if not self._goes_on():
            raise _Interruption

    @property
    def _is_written(self) -> bool:
        return not self._other and self.ladders.is_written


_NAMES = ("at_table", "at_period", "new_mu", "new_sigma")
_RATED = (
    update(results)
    .where(
        results.c.table_id == bindparam("at_table"), results.c.seat_period == bindparam("at_period")
    )
    .values(mu=bindparam("new_mu"), sigma=bindparam("new_sigma"))
)


async def _noted(connection: AsyncConnection, guild_id: int) -> tuple[str, str] | None:
    """Return the mark and the table id of the noted recalculation, or None."""
    query = select(reckonings.c.mark, reckonings.c.table_id)
    result = await connection.execute(query.where(reckonings.c.guild_id == guild_id))
    row: Any = result.one_or_none()
    return None if row is None else (row.mark, row.table_id)


async def _ladders_of(connection: AsyncConnection, table_id: str) -> Collection[Scope] | None:
    """Return the ladders in which a table's game counts, or None for all ladders."""
    if table_id == _ALL:
        return None
    query = select(games.c.game, games.c.season_id).where(games.c.table_id == table_id)
    row = (await connection.execute(query)).one()
    return scopes(row.game, row.season_id)


class Corrections:
    """Managers' corrections of finished games. ``clock`` gives Unix seconds."""

    def __init__(self, database: Database, clock: Callable[[], float] = time) -> None:
        self._database, self._clock = database, clock
        self._one = asyncio.Lock()
        self._goes_on = True

    @run_to_completion
    async def correct(
        self, guild_id: int, table_id: str, by_user: int, reason: str, kind: CorrectionKind
    ) -> Correction:
        """Remove a game from all standings, as if it had not been played, or put it back.

        All ratings after that game are recalculated. With thousands of games, this takes seconds.
        Raises NotInLeague, or AlreadyCorrected.
        """
        # One correction at a time, because each would restart the recalculation of the correction
        # before.
        async with self._one:
            async with self._database.write(league_of=guild_id) as connection:
                await _change(connection, guild_id, table_id, void=kind is CorrectionKind.VOID)
                mark = await request(connection, guild_id, table_id)
                new = insert(corrections).values(
                    guild_id=guild_id,
                    table_id=table_id,
                    by_user=by_user,
                    at=int(self._clock()),
                    reason=" ".join(reason.split())[:LONGEST_REASON],
                    kind=kind,
                )
                row = (await connection.execute(new.returning(*_COLUMNS))).one()
            await recalculate(self._database, guild_id, mark, self._may_go_on)
            return _correction(row)

    async def of(self, guild_id: int, limit: int = 20) -> tuple[Correction, ...]:
        """Return the latest corrections of a server, the newest first."""
        rows = await self._database.rows(_LATEST, guild=guild_id, most=limit)
        return tuple(map(_correction, rows))

    @run_to_completion
    async def finish(self) -> None:
        """Finish recalculations that another process left, in servers of this process's shards."""
        own = self._database.shards.where(reckonings.c.guild_id)
        async with self._database.read(patient=True) as connection:
            servers = (await connection.scalars(select(reckonings.c.guild_id).where(own))).all()
        async with self._one:
            for guild_id in servers:
                async with self._database.write(patient=True) as connection:
                    mark = await take_over(connection, guild_id)
                await recalculate(self._database, guild_id, mark, self._may_go_on)

    async def stop(self) -> None:
        """Stop recalculating. The next process calls ``finish`` for the rest."""
        self._goes_on = False
        async with self._one:
            return

    def _may_go_on(self) -> bool:
        return self._goes_on


async def _change(connection: AsyncConnection, guild_id: int, table_id: str, *, void: bool) -> None:
    """Set whether a game is void. Raises NotInLeague, or AlreadyCorrected."""
    conditions = (games.c.table_id == table_id, games.c.guild_id == guild_id)
    is_void = (
        await connection.execute(select(games.c.void).where(*conditions))
    ).scalar_one_or_none()
    if is_void is None:
        raise NotInLeague(f"server {guild_id} has no finished game {table_id}")
    if is_void is void:
        raise AlreadyCorrected(f"game {table_id} is {'void already' if is_void else 'not void'}")
    await connection.execute(update(games).where(*conditions).values(void=void))


_COLUMNS = tuple(corrections.c[field.name] for field in fields(Correction))
_LATEST = (
    select(*_COLUMNS)
    .where(corrections.c.guild_id == bindparam("guild"))
    .order_by(corrections.c.number.desc())
    .limit(bindparam("most"))
)


def _correction(row: Row[Any]) -> Correction:
    return Correction(**{**row._mapping, "kind": CorrectionKind(row.kind)})
