"""Booking of finished games in the league, with number, season, results and ladders.

The transaction that stores a table's last step also writes all of this. Most of it is read and
calculated before, so that other games wait only for the writing.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import permutations
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, bindparam, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.schema import games, ladder, results, tables
from data.database.upsert import batches, write_at_once
from data.league.ladder import NEW, Rating, Scope, conservative, scopes
from data.league.ladder_rows import OPENS, Ladders, Ratings, rung_columns
from data.league.recent import evening_score
from data.league.seasons import in_which, running
from data.league.standings import OF_A_SEAT, player_of
from engine.table.record import Change, EveningScore, HeadToHead, Standing, Unrated, Verdict


async def verdict_of(connection: AsyncConnection, table_id: str) -> Verdict | None:
    """Return the verdict on a table's game, or None if none is booked.

    Computers have ratings too, but a verdict shows only the ratings of people.
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
            games.c.game_no,
            games.c.guild_id,
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
        .order_by(results.c.seat_period)
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
    seats = {row.user_id: row.seat for row in rows if row.user_id is not None and not row.left}
    met = await connection.run_sync(meetings, rows[0].guild_id, seats, rows[0].game_no)
    return Verdict(
        None if unrated is None else Unrated(unrated), tuple(changes), _rivals(seats, met)
    )


Meetings = Counter[tuple[int, int]]
"""How often the first of two people (user ids) finished a game ahead of the second."""


def meetings(
    connection: Connection, guild_id: int, users: Collection[int], until: int | None = None
) -> Meetings:
    """Count for each two people how often the first finished ahead of the second.

    Only games of this server that both played to the end count. Void games don't count. ``until``
    is the number of the last game that counts, or None for all games.
    """
    if len(users) < 2:
        return Counter()
    first, second = results.alias(), results.alias()
    query = (
        select(first.c.user_id, second.c.user_id, func.count())
        .join(second, (second.c.game_no == first.c.game_no) & second.c.user_id.in_(users))
        .join(games, games.c.game_no == first.c.game_no)
        .where(
            first.c.user_id.in_(users),
            first.c.guild_id == guild_id,
            second.c.guild_id == guild_id,
            first.c.place < second.c.place,
            ~first.c.left,
            ~second.c.left,
            ~games.c.void,
            *([] if until is None else [first.c.game_no <= until]),
        )
        .group_by(first.c.user_id, second.c.user_id)
    )
    return Counter({(ahead, behind): met for ahead, behind, met in connection.execute(query).all()})


def _rivals(seats: Mapping[int, int], met: Meetings) -> tuple[HeadToHead, ...]:
    pairs = permutations(sorted(seats, key=seats.__getitem__), 2)
    return tuple(
        HeadToHead(seats[person], seats[rival], met[person, rival], met[rival, person])
        for person, rival in pairs
        if met[person, rival] or met[rival, person]
    )


def verdict_on(
    standings: Sequence[Standing],
    before: Sequence[Rating | None],
    after: Sequence[Rating | None],
    met: Meetings,
    evening: EveningScore,
) -> Verdict:
    """Return the verdict on a game that is being booked.

    The ratings are by seat period. ``after`` has None if the game didn't count. ``met`` and
    ``evening`` are from the games before this game.
    """
    changes = [
        _change(standing.seat, old, new)
        for standing, old, new in zip(standings, before, after, strict=True)
        if new is not None and standing.user is not None and not standing.left
    ]
    stayed = {
        standing.user: standing
        for standing in standings
        if standing.user is not None and not standing.left
    }
    meetings_here = Counter(
        (ahead, behind)
        for ahead, behind in permutations(stayed, 2)
        if stayed[ahead].place < stayed[behind].place
    )
    seats = {user: standing.seat for user, standing in stayed.items()}
    winners = {standing.user for standing in standings if standing.won}
    return Verdict(
        standings[0].unrated,
        tuple(changes),
        _rivals(seats, met + meetings_here),
        evening.after(winners),
    )


_EARLY = 0.8
"""The share of a new rating's sigma above which a rating is early.

A rating is early in about its first ten games, when it changes twice as much as later.
"""


def _rating(mu: float | None, sigma: float | None) -> Rating | None:
    return None if mu is None or sigma is None else Rating(mu, sigma)


def _change(seat: int, before: Rating | None, after: Rating) -> Change:
    was = before or NEW
    early = was.sigma > _EARLY * NEW.sigma
    return Change(seat, round(conservative(*was)), round(conservative(*after)), early)


class GameResult(NamedTuple):
    """A game that has ended, with its standings."""

    table_id: str
    game: str
    standings: Sequence[Standing]


class Outdated(Exception):
    """The data that a booking was calculated from has changed."""


class Booking:
    """Games of a server that end at ``now`` (Unix seconds), in the order of ``ended``.

    The effects of the games are calculated first, and written later. The caller of ``write`` holds
    the lock of the league (``Database.lock_league``).

    Others may write between ``calculate`` and ``write``, so ``write`` checks the rows that were
    read, and no other rows. Another game, a correction, a season or a recalculation gets in the way
    only if it changes those rows. A person's data can't be deleted while they are at an open table,
    so this isn't checked.
    """

    def __init__(self, guild_id: int, ended: Sequence[GameResult], now: int) -> None:
        self._guild_id, self._ended, self._now = guild_id, ended, now
        self._ladders = Ladders(guild_id)
        self._season = OPENS
        self._wanted: frozenset[Scope] = frozenset()
        self._who = frozenset(player_of(standing) for game in ended for standing in game.standings)
        self._seen: Row[Any] | None = None
        self._ratings: list[Ratings] = []
        self._before: list[Ratings] = []
        self._met: Meetings = Counter()
        self._evening = EveningScore({}, 0, 0)

    async def calculate(self, connection: AsyncConnection) -> None:
        """Read the ladders and calculate their changes.

        The event loop does other work in between.
        """
        season = await connection.run_sync(in_which, self._guild_id, self._now)
        self._season = OPENS if season is None else season
        wanted = {scope for game in self._ended for scope in scopes(game.game, self._season)}
        self._wanted = frozenset(wanted)
        # This comes first, so that any change from here on is noticed.
        self._seen = await connection.run_sync(self._look)
        await self._ladders.load(connection, self._wanted, self._who)
        people = [
            standing.user for standing in self._ended[0].standings if standing.user is not None
        ]
        self._met = await connection.run_sync(meetings, self._guild_id, people)
        where = {"table": self._ended[0].table_id}
        channel = (await connection.execute(_CHANNEL, where)).scalar_one()
        score = await evening_score(connection, self._guild_id, channel, people, self._now)
        self._evening = score or EveningScore(dict.fromkeys(people, 0), 0, 0)
        for game in self._ended:
            first = scopes(game.game, self._season)[0]
            players = [player_of(standing) for standing in game.standings]
            self._before.append([self._ladders.rating(first, player) for player in players])
            self._ratings.append(await self._ladders.count(game.game, self._season, game.standings))

    def verdict(self) -> Verdict:
        """Return the verdict on the first of the games."""
        ratings = self._before[0], self._ratings[0]
        return verdict_on(self._ended[0].standings, *ratings, self._met, self._evening)

    def write(self, connection: Connection) -> None:
        """Write everything, while no one else changes the league.

        Raises Outdated, or IntegrityError for a table that is booked already.
        """
        season = in_which(connection, self._guild_id, self._now)
        if (OPENS if season is None else season) != self._season:
            raise Outdated
        if self._look(connection) != self._seen:
            raise Outdated
        if season is None:
            season = running(connection, self._guild_id, self._now)
            self._ladders.open_season(season)
        new = insert(games).returning(games.c.game_no, sort_by_parameter_order=True)
        rows = [_row(game, self._guild_id, season, self._now) for game in self._ended]
        numbers = connection.execute(new, rows).scalars().all()
        booked: list[dict[str, Any]] = []
        for row, game_no, game, ratings in zip(
            rows, numbers, self._ended, self._ratings, strict=True
        ):
            common = {name: row[name] for name in ("table_id", "guild_id", "game", "finished_at")}
            common["game_no"] = game_no
            booked += [{**common, **result} for result in result_rows(game.standings, ratings)]
        for batch in batches(booked):
            write_at_once(connection, results, batch)
        self._ladders.write(connection)

    def _look(self, connection: Connection) -> Row[Any]:
        """Return sums that change if a row changes that the calculation started with."""
        values = {
            "guild": self._guild_id,
            "named": sorted({scope.game for scope in self._wanted}),
            "seasons": sorted({scope.season for scope in self._wanted}),
            "who": sorted(self._who),
        }
        return connection.execute(_SUMS, values).one()


_CHANNEL = select(tables.c.channel_id).where(tables.c.table_id == bindparam("table"))
_SUMS = select(func.count(), *map(func.sum, rung_columns)).where(
    ladder.c.guild_id == bindparam("guild"),
    ladder.c.game.in_(bindparam("named", expanding=True)),
    ladder.c.season_id.in_(bindparam("seasons", expanding=True)),
    ladder.c.player.in_(bindparam("who", expanding=True)),
)


def result_rows(
    standings: Sequence[Standing], ratings: Sequence[Rating | None]
) -> Iterator[dict[str, Any]]:
    """Yield each standing's own columns for ``results``.

    ``ratings`` are the ratings after the game.
    """
    for period, (standing, rating) in enumerate(zip(standings, ratings, strict=True)):
        yield {
            "seat_period": period,
            "user_id": standing.user,
            "name": standing.name,
            "rules": standing.rules,
            **{name: getattr(standing, name) for name in OF_A_SEAT},
            "strength": None if standing.style is None else standing.style.strength.value,
            "version": None if standing.style is None else standing.style.version,
            "mu": None if rating is None else rating.mu,
            "sigma": None if rating is None else rating.sigma,
        }


def _row(game: GameResult, guild_id: int, season: int, now: int) -> dict[str, Any]:
    return {
        "table_id": game.table_id,
        "guild_id": guild_id,
        "game": game.game,
        "season_id": season,
        "finished_at": now,
        # One seat's periods cover all deals.
        "deals": deals(game.standings),
        "unrated": game.standings[0].unrated,
        "length": game.standings[0].length,
        "void": False,
    }


def deals(standings: Sequence[Standing]) -> int:
    """Return how many deals a game had, which is the sum over one seat's periods."""
    seat = standings[0].seat
    return sum(standing.deals for standing in standings if standing.seat == seat)
