"""Reading finished games, one by one or a whole season as CSV."""

import csv
import re
from asyncio import sleep
from collections.abc import Iterator, Sequence
from dataclasses import fields
from datetime import UTC, datetime
from io import StringIO

from sqlalchemy import ColumnElement, and_, distinct, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.schema import games, results, tables
from data.league.ladder import conservative
from data.league.standings import FinishedGame, GamesPage, SeatResult


async def games_of(
    connection: AsyncConnection, guild_id: int | None, user_id: int | None, first: int, size: int
) -> GamesPage:
    """Return the latest games of a server, or of a person in it, from the ``first`` (0) on.

    Without a server, return the person's games in all servers.
    """
    if user_id is None:
        number, in_server = games.c.game_no, games.c.guild_id == guild_id
        count = select(func.count()).select_from(games).where(in_server)
        page = select(number).where(in_server)
    else:
        number = results.c.game_no
        conditions = [results.c.user_id == user_id]
        conditions += [] if guild_id is None else [results.c.guild_id == guild_id]
        count = select(func.count(distinct(number))).where(*conditions)
        page = select(number).distinct().where(*conditions)
    latest = page.order_by(number.desc()).offset(first).limit(size)
    total = (await connection.execute(count)).scalar_one()
    numbers = (await connection.execute(latest)).scalars().all()
    return GamesPage(await _played(connection, games.c.game_no.in_(numbers)), total)


async def game_at(connection: AsyncConnection, guild_id: int, table_id: str) -> FinishedGame | None:
    """Return the finished game of a table, or None if this server has no such game."""
    condition = (games.c.table_id == table_id) & (games.c.guild_id == guild_id)
    played = await _played(connection, condition)
    return played[0] if played else None


async def season_table(connection: AsyncConnection, guild_id: int, season: int) -> bytes:
    """Return all seat periods of a season's games as CSV with a header line, in UTF-8.

    The event loop does other work in between.
    """
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow(_HEADINGS)
    condition = and_(games.c.season_id == season, games.c.guild_id == guild_id)
    query = select(games.c.game_no).where(condition).order_by(games.c.game_no).limit(_AT_ONCE)
    last = 0
    while (
        numbers := (await connection.execute(query.where(games.c.game_no > last))).scalars().all()
    ):
        played = reversed(await _played(connection, games.c.game_no.in_(numbers)))
        for number, game in enumerate(played, 1):
            writer.writerows(_lines(game))
            if number % _BETWEEN == 0:
                await sleep(0)
        last = numbers[-1]
    return text.getvalue().encode()


_AT_ONCE = 25
_BETWEEN = 4
"""The number of games that are read or written before the event loop can do other work."""

_SEAT_KEYS = tuple(field.name for field in fields(SeatResult))
_HEADINGS = (
    *("game_no", "table", "game", "finished_at", "deals", "unrated", "length", "void"),
    *_SEAT_KEYS,
)


def _lines(game: FinishedGame) -> Iterator[Sequence[object]]:
    """Yield the lines of a finished game, one per seat period."""
    when = datetime.fromtimestamp(game.finished_at, UTC).isoformat()
    for seat in game.seats:
        name = _PLAIN.sub(r"'\g<0>", seat.name)
        yield (
            game.game_no,
            game.table_id,
            game.game,
            when,
            game.deals,
            game.unrated or "",
            game.length or "",
            int(game.void),
            *(name if key == "name" else _cell(getattr(seat, key)) for key in _SEAT_KEYS),
        )


_PLAIN = re.compile(r"^\s*[-=+@\t\r\n\uff0b\uff0d\uff1d\uff20]")
"""The start of a formula in a spreadsheet. A name must not become one.

Some spreadsheets also read a full-width sign as the start of a formula, and skip blanks before it.
"""


def _cell(value: object) -> object:
    return int(value) if isinstance(value, bool) else value


_OTHERWISE = {"channel_id": tables.c.channel_id, "season": games.c.season_id.label("season")}
_GAME = tuple(
    _OTHERWISE[field.name] if field.name in _OTHERWISE else games.c[field.name]
    for field in fields(FinishedGame)
    if field.name != "seats"
)
_SEAT = tuple(results.c[key] for key in _SEAT_KEYS if key != "rating")


async def _played(
    connection: AsyncConnection, which: ColumnElement[bool]
) -> tuple[FinishedGame, ...]:
    """Return these games with all their seat periods, the latest first."""
    query = select(*_GAME).join(tables).where(which).order_by(games.c.game_no.desc())
    game_rows = (await connection.execute(query)).all()
    of = results.c.table_id.in_([row.table_id for row in game_rows])
    seat_history = select(results.c.table_id, results.c.mu, results.c.sigma, *_SEAT).where(of)
    seats: dict[str, list[SeatResult]] = {row.table_id: [] for row in game_rows}
    ordered = seat_history.order_by(results.c.table_id, results.c.seat_period)
    for number, row in enumerate((await connection.execute(ordered)).mappings(), 1):
        if number % (4 * _BETWEEN) == 0:
            await sleep(0)
        rating = None if row["mu"] is None else round(conservative(row["mu"], row["sigma"]))
        columns = {column.name: row[column] for column in _SEAT}
        seats[row["table_id"]].append(SeatResult(rating=rating, **columns))
    return tuple(
        FinishedGame(seats=tuple(seats[row.table_id]), **row._mapping) for row in game_rows
    )
