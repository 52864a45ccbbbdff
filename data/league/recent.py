"""The latest games of a server: those of an evening or of this month, and how they ended."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Integer, Row, Select, bindparam, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.schema import games, players, results, tables
from data.league.ladder import EVERY_GAME, Rung, worth
from data.league.seasons import month_of
from data.league.standings import (
    LONGEST_EVENING,
    MOST_PLACES,
    PAUSE,
    ComputersRow,
    Evening,
    EveningScore,
    LeaderboardKind,
    LeaderboardRow,
    Measure,
)
from engine.computer.strength import Strength
from engine.table.record import is_former

_OF_AN_EVENING = 500
"""Games of an evening at most: of a busier one the latest."""

_HERE = games.c.guild_id == bindparam("guild")
_NEWEST = (
    select(games.c.game_no, games.c.finished_at, tables.c.channel_id)
    .join(tables)
    .where(_HERE)
    .order_by(games.c.game_no.desc())
    .limit(_OF_AN_EVENING)
)
_BEFORE = (
    select(games.c.game_no)
    .where(_HERE, games.c.finished_at < bindparam("begin"))
    .order_by(games.c.game_no.desc())
    .limit(1)
)


async def latest_evening(
    connection: AsyncConnection, guild_id: int, channel_id: int | None = None
) -> tuple[Evening | None, Sequence[int]]:
    """The latest evening of a server, or of one channel of it, and the numbers of its games.

    The latest game is first. Void ones are among them.
    """
    numbers, ends = list[int](), list[int]()
    for game_no, finished_at, where in await connection.execute(_NEWEST, {"guild": guild_id}):
        if channel_id not in (None, where):
            continue
        if ends and (ends[-1] - finished_at >= PAUSE or ends[0] - finished_at > LONGEST_EVENING):
            break
        numbers.append(game_no)
        ends.append(finished_at)
    return (Evening(ends[-1], ends[0]) if ends else None), numbers


async def evening_score(
    connection: AsyncConnection, guild_id: int, channel_id: int, people: Collection[int], now: float
) -> EveningScore | None:
    """The score of the evening that goes on in a channel, in the games of exactly these people.

    None if there is no such game, or the evening is over (``now`` in Unix seconds).
    """
    evening, numbers = await latest_evening(connection, guild_id, channel_id)
    if evening is None or not evening.goes_on(now):
        return None
    query = (
        select(results.c.game_no, results.c.user_id, results.c.won)
        .join(games, games.c.table_id == results.c.table_id)
        .where(games.c.game_no.in_(numbers), ~games.c.void)
    )
    played, won = dict[int, set[int]](), dict[int, list[int | None]]()
    for game_no, user, is_winner in await connection.execute(query):
        played.setdefault(game_no, set()).update([] if user is None else [user])
        won.setdefault(game_no, []).extend([user] if is_winner else [])
    same = [game_no for game_no, users in played.items() if users == set(people)]
    if not same:
        return None
    wins = Counter(user for game_no in same for user in won[game_no])
    return EveningScore({user: wins[user] for user in people}, wins[None], len(same))


Ranked = tuple[int, Row[Any]]
"""A rank, counted from 1, and the sums of a person."""


class RecentSums(NamedTuple):
    """What people, and computers by strength, have reached; ``evening``: if it is one's."""

    rows: Sequence[Row[Any]]
    evening: Evening | None

    @property
    def computers(self) -> tuple[ComputersRow, ...]:
        """The computers by strength."""
        machines = (row for row in self.rows if row.user_id is None)
        return together((row.strength, row.games, row.wins) for row in machines)

    def ranked(self, measure: Measure, game: str | None) -> Sequence[Ranked]:
        """Rank the people, the best first; of equal ones the one who has played fewer games."""

        def height(row: Row[Any]) -> float | None:
            if measure is Measure.POINTS:
                return worth(Rung(points=row.points, deals=row.deals), game or EVERY_GAME)
            return float(row.wins if measure is Measure.WINS else row.games)

        people = (row for row in self.rows if row.user_id is not None)
        here = (row for row in people if not is_former(row.user_id))
        heights = [(by, row) for row in here if (by := height(row)) is not None]
        heights.sort(key=lambda one: (-one[0], one[1].games, -one[1].user_id))
        ranks = list[int]()
        for at, (by, _) in enumerate(heights):
            ranks.append(ranks[-1] if at and by == heights[at - 1][0] else at + 1)
        return [(rank, row) for rank, (_, row) in zip(ranks, heights, strict=True)]


async def recent_sums(
    connection: AsyncConnection, guild_id: int, game: str | None, kind: LeaderboardKind, now: float
) -> RecentSums:
    """The sums of this evening or of this month (``now`` in Unix seconds)."""
    first, evening = 0, None
    if kind is LeaderboardKind.TONIGHT:
        evening, numbers = await latest_evening(connection, guild_id)
        first = numbers[-1] if numbers else 0
    else:
        begin = {"guild": guild_id, "begin": int(month_of(int(now)).timestamp())}
        first = ((await connection.execute(_BEFORE, begin)).scalar() or 0) + 1
    asked = {"guild": guild_id, "game": game, "first": first}
    found = await connection.execute(_sums(of_one=game is not None), asked)
    return RecentSums(found.all(), evening)


async def named(
    connection: AsyncConnection, guild_id: int, people: Sequence[Ranked]
) -> tuple[LeaderboardRow, ...]:
    """Make rows of a leaderboard of these people."""
    if not people:
        return ()
    query = select(players.c.user_id, players.c.name).where(
        players.c.guild_id == guild_id, players.c.user_id.in_([row.user_id for _, row in people])
    )
    names = {row.user_id: row.name for row in await connection.execute(query)}
    return tuple(
        LeaderboardRow(
            row.user_id,
            names.get(row.user_id, ""),
            rank if rank <= MOST_PLACES else None,
            rating=None,
            **dict.fromkeys(("rated_games", "streak", "best_streak"), 0),
            **{name: getattr(row, name) for name in _SUMMED},
        )
        for rank, row in people
    )


def together(computers: Iterable[tuple[str | None, int, int]]) -> tuple[ComputersRow, ...]:
    """Add up games and wins of computers by strength, the strongest first."""
    played, won = Counter[str | None](), Counter[str | None]()
    for strength, number, wins in computers:
        played[strength] += number
        won[strength] += wins
    return tuple(
        ComputersRow(strength, played[strength], won[strength])
        for strength in (*reversed(Strength), None)
        if played[strength]
    )


_SUMMED = ("games", "wins", "places", "points", "deals", "left", "timeouts")


@cache
def _sums(*, of_one: bool) -> Select[Any]:
    """Select what people, and computers by strength, have reached from the game ``first`` on."""
    each = results.c
    query = (
        select(
            each.user_id,
            each.strength,
            func.count().label("games"),
            *(
                func.sum(cast(column, Integer)).label(name)
                for name, column in (
                    *(("wins", each.won), ("places", each.place), ("points", each.points)),
                    *(("deals", each.deals), ("left", each.left), ("timeouts", each.timeouts)),
                )
            ),
        )
        .join(games, games.c.table_id == each.table_id)
        .where(_HERE, games.c.game_no >= bindparam("first"), ~games.c.void)
        .group_by(each.user_id, each.strength)
    )
    return query.where(games.c.game == bindparam("game")) if of_one else query
