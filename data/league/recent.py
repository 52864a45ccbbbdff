"""The latest games of a server, of an evening or a month, and the wins in them."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Integer, Row, Select, bindparam, cast, func, select
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
    LeaderboardKind,
    LeaderboardPage,
    LeaderboardRow,
    Measure,
)
from engine.computer.strength import Strength
from engine.table.record import EveningScore, is_former

_OF_AN_EVENING = 500
"""An evening has at most this many games. A busier evening has only its latest games."""

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
    """Return the latest evening of a server, or of one channel, and its games' numbers.

    The latest game is first. Void games are included.
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
    """Count this evening's wins in a channel, in the games of exactly these people.

    Return None without such a game, or if the evening is over (``now`` in Unix seconds).
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


async def recent_board(
    connection: AsyncConnection,
    guild_id: int,
    game: str | None,
    measure: Measure,
    kind: LeaderboardKind,
    now: float,
) -> LeaderboardPage:
    """Return the leaderboard of this evening or this month (``now`` in Unix seconds)."""
    first, evening = 0, None
    if kind is LeaderboardKind.TONIGHT:
        evening, numbers = await latest_evening(connection, guild_id)
        first = numbers[-1] if numbers else 0
    else:
        begin = {"guild": guild_id, "begin": int(month_of(int(now)).timestamp())}
        first = ((await connection.execute(_BEFORE, begin)).scalar() or 0) + 1
    asked = {"guild": guild_id, "game": game, "first": first}
    totals = (await connection.execute(_SUMS if game is None else _SUMS_OF_GAME, asked)).all()

    def height(row: Row[Any]) -> float | None:
        if measure is Measure.POINTS:
            return worth(Rung(points=row.points, deals=row.deals), game or EVERY_GAME)
        return float(row.wins if measure is Measure.WINS else row.games)

    people = [row for row in totals if row.user_id is not None and not is_former(row.user_id)]
    heights = [(by, row) for row in people if (by := height(row)) is not None]
    heights.sort(key=lambda entry: (-entry[0], entry[1].games, -entry[1].user_id))
    rows, rank, before = list[LeaderboardRow](), 1, None
    for place, (by, row) in enumerate(heights, 1):
        rank = rank if by == before else place
        before = by
        sums = {name: getattr(row, name) for name in _SUMMED} | _UNRATED
        shown = rank if rank <= MOST_PLACES else None
        rows.append(LeaderboardRow(row.user_id, row.name or "", shown, None, **sums))
    machines = (row for row in totals if row.user_id is None)
    computers = together((row.strength, row.games, row.wins) for row in machines)
    return LeaderboardPage(tuple(rows), min(len(rows), MOST_PLACES), computers, evening)


_SUMMED = ("games", "wins", "places", "points", "deals", "left", "timeouts")
_UNRATED = {"rated_games": 0, "streak": 0, "best_streak": 0}


def _since(*which: ColumnElement[bool]) -> Select[Any]:
    """Select the sums of people, and of computers by strength, since the game ``first``."""
    columns = ("won", "place", "points", "deals", "left", "timeouts")
    sums = [
        func.sum(cast(results.c[column], Integer)).label(name)
        for name, column in zip(_SUMMED[1:], columns, strict=True)
    ]
    each = (
        select(results.c.user_id, results.c.strength, func.count().label("games"), *sums)
        .join(games, games.c.table_id == results.c.table_id)
        .where(_HERE, games.c.game_no >= bindparam("first"), ~games.c.void, *which)
        .group_by(results.c.user_id, results.c.strength)
        .subquery()
    )
    called = (players.c.guild_id == bindparam("guild")) & (players.c.user_id == each.c.user_id)
    return select(each, players.c.name).join(players, called, isouter=True)


_SUMS, _SUMS_OF_GAME = _since(), _since(games.c.game == bindparam("game"))


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
