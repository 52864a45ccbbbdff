"""What a finished game did to the ratings of its people."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.schema import games, results
from data.league.rating import NEW, Rating, conservative
from engine.table.record import Change, Standing, Unrated, Verdict

__all__ = ["told", "verdict_of"]


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
    changes = [
        _change(row.seat, _rating(row.mu_before, row.sigma_before), Rating(row.mu, row.sigma))
        for row in rows
        if row.mu is not None and row.user_id is not None and not row.left
    ]
    unrated = rows[0].unrated
    return Verdict(None if unrated is None else Unrated(unrated), tuple(changes))


def told(
    standings: Sequence[Standing],
    before: Sequence[Rating | None],
    after: Sequence[Rating | None],
) -> Verdict:
    """The same of a game that is being booked: ratings by tenure, ``after`` None where the game
    did not count."""
    changes = [
        _change(one.seat, old, new)
        for one, old, new in zip(standings, before, after, strict=True)
        if new is not None and one.user is not None and not one.left
    ]
    return Verdict(standings[0].unrated, tuple(changes))


def _rating(mu: float | None, sigma: float | None) -> Rating | None:
    return None if mu is None or sigma is None else Rating(mu, sigma)


def _change(seat: int, before: Rating | None, after: Rating) -> Change:
    return Change(seat, round(conservative(*(before or NEW))), round(conservative(*after)))
