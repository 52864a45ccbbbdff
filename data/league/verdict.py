"""What a finished game did to the ratings of its people."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.schema import games, results
from data.league.rating import NEW, conservative
from engine.table.record import Change, Unrated, Verdict

__all__ = ["verdict_of"]


async def verdict_of(connection: AsyncConnection, table_id: str) -> Verdict | None:
    """The verdict on the game of this table, None if none is booked; one query.

    Computers are rated too, but not as players of this game: their ratings are left out.
    """
    earlier = results.alias()
    before = (
        select(earlier.c.game_no)
        .where(
            earlier.c.user_id == results.c.user_id,
            earlier.c.guild_id == results.c.guild_id,
            earlier.c.game == results.c.game,
            earlier.c.game_no < results.c.game_no,
            earlier.c.mu.is_not(None),
        )
        .order_by(earlier.c.game_no.desc())
        .limit(1)
        .scalar_subquery()
    )
    last = results.alias()
    query = (
        select(
            games.c.unrated,
            results.c.seat,
            results.c.user_id,
            results.c.left,
            results.c.mu,
            results.c.sigma,
            last.c.mu.label("mu_before"),
            last.c.sigma.label("sigma_before"),
        )
        .select_from(games)
        .join(results, results.c.game_no == games.c.game_no)
        .join(
            last,
            (last.c.user_id == results.c.user_id)
            & (last.c.guild_id == results.c.guild_id)
            & (last.c.game == results.c.game)
            & (last.c.game_no == before)
            & last.c.mu.is_not(None),
            isouter=True,
        )
        .where(games.c.table_id == table_id)
        .order_by(results.c.tenure)
    )
    rows = (await connection.execute(query)).all()
    if not rows:
        return None
    changes = []
    for row in rows:
        if row.mu is not None and row.user_id is not None and not row.left:
            known = row.mu_before is not None
            old = (row.mu_before, row.sigma_before) if known else NEW
            new = round(conservative(row.mu, row.sigma))
            changes.append(Change(row.seat, round(conservative(*old)), new))
    unrated = rows[0].unrated
    return Verdict(None if unrated is None else Unrated(unrated), tuple(changes))
