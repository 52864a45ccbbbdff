"""A finished game becomes part of the league: its number, season, results and ladders.

All of it happens in the transaction that also stores the last step of the table.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.schema import games, results
from data.database.upsert import batches
from data.league.ladder import scopes
from data.league.ladder_rows import Ladders
from data.league.rating import Rating
from data.league.seasons import running
from data.league.standings import COMPUTER
from engine.table.record import Standing

__all__ = ["GameResult", "book", "result_rows"]


class GameResult(NamedTuple):
    """A game that has ended, and how for whom."""

    table_id: str
    game: str
    standings: Sequence[Standing]


async def book(
    connection: AsyncConnection, guild_id: int, ended: Sequence[GameResult], now: int
) -> None:
    """Book games of a server that end now (Unix seconds), in this order.

    The caller holds the lock of the league (``Database.lock_league``). Nothing is booked twice:
    IntegrityError for a table that has been booked.
    """
    season = await running(connection, guild_id, now)
    ladders = Ladders(guild_id)
    wanted = {scope for one in ended for scope in scopes(one.game, season)}
    who = {one.user or COMPUTER for each in ended for one in each.standings}
    await ladders.load(connection, wanted, who)
    new = insert(games).returning(games.c.game_no, sort_by_parameter_order=True)
    rows = [_row(one, guild_id, season, now) for one in ended]
    numbers = (await connection.execute(new, rows)).scalars().all()
    booked: list[dict[str, Any]] = []
    for one, game_no in zip(ended, numbers, strict=True):
        ratings = await ladders.count(one.game, season, one.standings)
        for row in result_rows(one.standings, ratings):
            common = {"guild_id": guild_id, "game": one.game, "finished_at": now}
            booked.append({"table_id": one.table_id, "game_no": game_no, **common, **row})
    for batch in batches(booked):
        await connection.execute(insert(results), batch)
    await ladders.write(connection)


def result_rows(
    standings: Sequence[Standing], ratings: Sequence[Rating | None]
) -> Iterator[dict[str, Any]]:
    """What a row of results says of each standing by itself; ``ratings`` are those after it."""
    for tenure, (one, rating) in enumerate(zip(standings, ratings, strict=True)):
        yield {
            "tenure": tenure,
            "user_id": one.user,
            "name": one.name,
            "place": one.place,
            "total": one.total,
            "won": one.won,
            "left": one.left,
            "rules": one.rules,
            "seat": one.seat,
            "began": one.began,
            "points": one.points,
            "deals": one.deals,
            "timeouts": one.timeouts,
            "mu": None if rating is None else rating.mu,
            "sigma": None if rating is None else rating.sigma,
        }


def _row(one: GameResult, guild_id: int, season: int, now: int) -> dict[str, Any]:
    return {
        "table_id": one.table_id,
        "guild_id": guild_id,
        "game": one.game,
        "season_id": season,
        "finished_at": now,
        # A seat is held from the first deal to the last by one after the other.
        "deals": deals(one.standings),
        "unrated": one.standings[0].unrated,
        "void": False,
    }


def deals(standings: Sequence[Standing]) -> int:
    """How many deals a game had: one after the other held a seat through all of them."""
    seat = standings[0].seat
    return sum(one.deals for one in standings if one.seat == seat)
