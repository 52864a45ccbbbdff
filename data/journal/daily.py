"""The deal of the day in the database, with its chains of secrets and people's tries.

The end of a chain is as secret as hands. This module gives out only the anchor, the luck of a deal
for the table that plays it, and the secret of a day that is closed.
"""

import secrets
from asyncio import sleep
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from time import time
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, null, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.database import Database, run_to_completion
from data.database.schema import (
    board_plays,
    boards,
    daily_chain,
    daily_days,
    daily_here,
    daily_tries,
    tables,
)
from data.database.upsert import insert_new
from data.journal.boards import Boards, StoredBoard, lock_seen, marked_of, write_seen
from engine.board_scores import luck_of_day
from engine.computer.strength import VERSIONS, Strength
from engine.games.registry import REGISTRY
from engine.moves import Move
from engine.notation.move import STORED_MOVE
from engine.options import read_options, write_options
from engine.shuffle import first_dealer
from engine.table.day import (
    RENEWED,
    AlreadyTried,
    Chain,
    Finished,
    Others,
    Try,
    begins,
    day_at,
    is_old_enough,
    line_header,
    players_of_now,
)
from engine.table.record import Header, HowSeen
from engine.table.terms import Board

OF_A_DAY = "day"
"""The source of a board that is a deal of the day."""
_BYTES = 32
_OF_ALL = 0
"""The server id that stands for all servers."""
_AT_ONCE = 500
"""Hashes that are calculated before the event loop can do other work."""


class Today(NamedTuple):
    """The day whose deals can be started now."""

    day: int
    chain: Chain
    """The chain that has the day's secret."""
    after: Chain | None
    """The next chain, if it exists. Its anchor can be noted already."""
    is_new: bool
    """Whether another chain was lost before this chain."""

    @property
    def number(self) -> int:
        """The number of the day in its chain, from 1."""
        return self.chain.number(self.day)

    def is_closed(self, day: int) -> bool:
        """Whether another day can no longer be finished, so that its secret is public."""
        return self.day >= day + 2


class DayDeal(NamedTuple):
    """A day's deal of one game, from its first try on."""

    day: int
    number: int
    """The number of the day in its chain, from 1."""
    game: str
    board: StoredBoard
    players: str
    """The players of the other seats, as ``players_of_now`` writes them."""
    pars: tuple[int, ...] | None
    """The results of computers, or None if they aren't calculated yet."""
    strong: int | None
    """The result of a strong computer, or None if it isn't calculated yet."""

    @property
    def line(self) -> Header:
        """The header of the table at which only computers play the deal (StrongLine)."""
        stored = self.board
        return line_header(self.game, stored.options, stored.board, stored.luck, self.day)


class Proof(NamedTuple):
    """The data that proves a day's cards once the day is closed."""

    anchor: str
    """The anchor of the day's chain."""
    since: str
    """The first day of the chain, as a date (2026-11-23)."""
    day: int
    """The number of the day in the chain, from 1."""
    secret: str


class Daily:
    """The deals of the day. ``clock`` gives Unix seconds, ``drawn`` the end of a new chain."""

    def __init__(
        self,
        database: Database,
        clock: Callable[[], float] = time,
        drawn: Callable[[], bytes] = lambda: secrets.token_bytes(_BYTES),
    ) -> None:
        self._database, self._clock, self._drawn = database, clock, drawn
        self._boards = Boards(database, clock)

    def serves(self, guild_id: int) -> bool:
        """Whether this process plays the tables of this server."""
        return self._database.shards.has(guild_id)

    @run_to_completion
    async def today(self) -> Today:
        """Return the current day, and draw its chain if there is none.

        The day is never earlier than a day that was seen before, whatever this machine's clock
        says.
        """
        async with self._database.read() as connection:
            current = await connection.run_sync(self._look, None)
        if current is not None:
            return current
        # A lock, because around midnight two processes would each draw a chain.
        async with self._database.write(league_of=_OF_ALL) as connection:
            current = await connection.run_sync(self._look, self._drawn)
        assert current is not None
        return current

    def _look(self, connection: Connection, drawn: Callable[[], bytes] | None) -> Today | None:
        """Return the current day, or None if something has to be written without ``drawn``."""
        rows = connection.execute(select(daily_chain).order_by(daily_chain.c.first_day)).all()
        last = connection.execute(select(func.max(daily_days.c.day))).scalar()
        seen = max((last or 0, *(row.seen_day for row in rows)))
        day, chains = max(day_at(self._clock()), seen), [_chain(row) for row in rows]
        covering = [chain for chain in chains if chain.first_day <= day <= chain.last_day]
        running = covering[-1] if covering else None
        if running is None:
            if drawn is None:
                return None
            running = self._draw(connection, drawn, day, day)
        after = next((chain for chain in chains if chain.first_day == running.last_day + 1), None)
        if after is None and running.last_day - day < RENEWED:
            if drawn is None:
                return None
            after = self._draw(connection, drawn, running.last_day + 1, day)
        if seen < day and rows:
            if drawn is None:
                return None
            of_chain = daily_chain.c.first_day == running.first_day
            connection.execute(update(daily_chain).where(of_chain).values(seen_day=day))
            over = select(daily_days.c.board_id).where(daily_days.c.day <= day - 2)
            ended = boards.c.board_id.in_(over) & boards.c.closed_at.is_(None)
            connection.execute(update(boards).where(ended).values(closed_at=int(self._clock())))
        known = daily_days.c.anchor.in_([running.anchor.hex(), *(row.anchor for row in rows)])
        lost = connection.execute(select(daily_days.c.day).where(~known).limit(1)).first()
        return Today(day, running, after, is_new=lost is not None)

    def _draw(
        self, connection: Connection, drawn: Callable[[], bytes], first_day: int, day: int
    ) -> Chain:
        chain = Chain.drawn(drawn(), first_day)
        row = {
            "first_day": first_day,
            "anchor": chain.anchor.hex(),
            "secret": chain.end,
            "seen_day": day,
        }
        connection.execute(insert(daily_chain), row)
        return chain

    @run_to_completion
    async def deal(self, today: Today, name: str) -> DayDeal:
        """Return today's deal of this game, and create it if no one has asked for it.

        From then on, everyone gets the same cards and the same players in the other seats.
        """
        day = today.day
        day_deal = await self.find(day, name)
        if day_deal is not None:
            return day_deal
        luck = luck_of_day(name, await _secret(today.chain, day))
        options = read_options(REGISTRY[name], {})
        how = REGISTRY[name].day
        assert how is not None, "only games that have one are offered"
        dealer = first_dealer(luck, how.seats)
        board = Board(
            board_id=f"{OF_A_DAY}.{day}.{name}",
            seats=how.seats,
            deal_no=how.deal_no(today.number),
            dealer=dealer,
            starter=(dealer + 1) % how.seats,
        )
        await self._boards.keep(StoredBoard(board, 0, name, write_options(options), luck, OF_A_DAY))
        row = {
            "day": day,
            "game": name,
            "board_id": board.board_id,
            "anchor": today.chain.anchor.hex(),
            "number": today.number,
            "players": players_of_now(),
            "pars": None,
            "line": None,
        }

        def work(connection: Connection) -> None:
            connection.execute(insert_new(daily_days, connection.dialect.name), row)

        await self._database.together(work)
        day_deal = await self.find(day, name)
        assert day_deal is not None
        return day_deal

    async def find(self, day: int, name: str) -> DayDeal | None:
        """Return the deal of a day, or None if no one has asked for it."""
        row = await self._database.row(select(daily_days).where(_of(day, name)))
        board = None if row is None else await self._boards.find(row.board_id)
        if row is None or board is None:
            return None
        pars = None if row.pars is None else tuple(row.pars)
        strong = None if row.line is None else row.line["worth"]
        return DayDeal(day, row.number, name, board, row.players, pars, strong)

    @run_to_completion
    async def keep_pars(self, day: int, name: str, pars: Sequence[int]) -> None:
        """Store the results of computers at a deal."""
        await self._keep(day, name, pars=[*pars])

    @run_to_completion
    async def keep_line(self, day: int, name: str, moves: Sequence[Move], worth: int) -> None:
        """Store the moves of a strong computer at a deal, and its result."""
        written = [STORED_MOVE.write(move) for move in moves]
        version = VERSIONS[Strength.STRONG]
        await self._keep(day, name, line={"version": version, "worth": worth, "moves": written})

    async def _keep(self, day: int, name: str, **values: object) -> None:
        async with self._database.write() as connection:
            await connection.execute(update(daily_days).where(_of(day, name)).values(values))

    async def line(self, day: int, name: str) -> list[Move] | None:
        """Return the moves of a strong computer at a deal.

        None if they aren't calculated yet, or if the day isn't closed.
        """
        if not (await self.today()).is_closed(day):
            return None
        stored = await self._database.value(select(daily_days.c.line).where(_of(day, name)))
        return None if stored is None else [STORED_MOVE.read(move) for move in stored["moves"]]

    async def tries_of(self, user: int, days: Sequence[int]) -> list[Try]:
        """Return a person's tries on these days, the latest last."""
        theirs = (daily_tries.c.user_id == user) & daily_tries.c.day.in_(days)
        query = _TRIES.where(theirs).order_by(daily_tries.c.day, tables.c.created_at)
        return [_try(row) for row in await self._database.rows(query)]

    async def last_game(self, user: int) -> str | None:
        """Return the game of a person's latest try, or None."""
        latest = (daily_tries.c.day.desc(), tables.c.created_at.desc())
        query = select(daily_tries.c.game).join(tables).where(daily_tries.c.user_id == user)
        game: str | None = await self._database.value(query.order_by(*latest).limit(1))
        return game

    @run_to_completion
    async def others(self, day: int, name: str, guild_id: int) -> Others:
        """Return the ranked results of a deal, shown here (0: nowhere) and overall."""
        async with self._database.read() as connection:
            rows = await _ranked(connection, day, name)
            shown = (
                [] if not guild_id else await _ranked(connection, day, name, _shown_in(guild_id))
            )
        return Others([row.worth[0] for row in shown], [row.worth[0] for row in rows])

    async def is_shown(self, user: int, guild_id: int) -> bool:
        """Whether a server shows a person among its players wherever they play."""
        conditions = daily_here.c.guild_id == guild_id, daily_here.c.user_id == user
        return await self._database.row(select(daily_here).where(*conditions)) is not None

    @run_to_completion
    async def show(self, user: int, guild_id: int, *, shown: bool) -> None:
        """Set whether a server shows a person among its players wherever they play."""
        row = {"guild_id": guild_id, "user_id": user}
        async with self._database.write() as connection:
            if shown:
                await connection.execute(insert_new(daily_here, self._database.kind), row)
                return
            conditions = daily_here.c.guild_id == guild_id, daily_here.c.user_id == user
            await connection.execute(delete(daily_here).where(*conditions))

    @run_to_completion
    async def board(self, day: int, name: str, guild_id: int) -> list[Finished]:
        """Return the ranked results that a server shows, the best first."""
        async with self._database.read() as connection:
            rows = await _ranked(connection, day, name, _shown_in(guild_id))
        finished = [Finished(row.user_id, row.host_name, row.worth[0]) for row in rows]
        return sorted(finished, key=lambda entry: -entry.worth)

    async def proof(self, day: int, name: str) -> Proof | None:
        """Return the proof of a deal, or None if its day isn't closed or its chain was lost."""
        if not (await self.today()).is_closed(day):
            return None
        joined = daily_days.c.anchor == daily_chain.c.anchor
        query = select(daily_chain).join(daily_days, joined).where(_of(day, name))
        row = await self._database.row(query)
        if row is None:
            return None
        chain = _chain(row)
        since = datetime.fromtimestamp(begins(chain.first_day), UTC).date().isoformat()
        return Proof(row.anchor, since, chain.number(day), (await _secret(chain, day)).hex())


def _of(day: int, name: str) -> ColumnElement[bool]:
    return (daily_days.c.day == day) & (daily_days.c.game == name)


_TRIES = (
    select(
        daily_tries,
        tables.c.is_open,
        board_plays.c.worth,
        board_plays.c.turns,
        board_plays.c.stood_in,
    )
    .join(tables, tables.c.table_id == daily_tries.c.table_id)
    .outerjoin(board_plays, board_plays.c.table_id == daily_tries.c.table_id)
)


async def _ranked(
    connection: AsyncConnection, day: int, name: str, *more: ColumnElement[bool]
) -> list[Row[Any]]:
    """Return the tries of a deal that have a result and may be ranked, the first to end first."""
    query = (
        select(
            daily_tries.c.user_id,
            daily_tries.c.guild_id,
            tables.c.host_name,
            board_plays.c.worth,
            board_plays.c.stood_in,
        )
        .join(tables, tables.c.table_id == daily_tries.c.table_id)
        .join(board_plays, board_plays.c.table_id == daily_tries.c.table_id)
        .where(daily_tries.c.day == day, daily_tries.c.game == name, daily_tries.c.ranked)
        .where(board_plays.c.worth.is_not(null()), *more)
        .order_by(board_plays.c.finished_at)
    )
    return [row for row in await connection.execute(query) if not row.stood_in]


def _shown_in(guild_id: int) -> ColumnElement[bool]:
    """Match tries of people who started them in a server, or want to be shown there."""
    wants = select(daily_here.c.user_id).where(daily_here.c.guild_id == guild_id)
    return (daily_tries.c.guild_id == guild_id) | daily_tries.c.user_id.in_(wants)


def take_try(connection: Connection, header: Header, now: int) -> None:
    """Use the host's one try at the deal of the day that this table plays.

    Raises IntegrityError if the host has used it, and AlreadyTried if they used it before their
    data was deleted.
    """
    day, board = header.terms.day, header.terms.board
    assert day is not None
    assert board is not None
    row = {
        "day": day,
        "game": header.game,
        "user_id": header.host,
        "table_id": header.table_id,
        "guild_id": header.guild_id,
        "ranked": is_old_enough(header.host, day),
    }
    ids, user = [board.board_id], [header.host]
    lock_seen(connection, user)
    if marked_of(connection, ids, user, now):
        raise AlreadyTried
    connection.execute(insert(daily_tries), row)
    write_seen(connection, ids, header.guild_id, user, HowSeen.SEAT, now, header.table_id)


def _try(row: Row[Any]) -> Try:
    return Try(
        row.day,
        row.game,
        row.user_id,
        row.table_id,
        row.guild_id,
        ranked=row.ranked and not row.stood_in,
        is_open=row.is_open,
        worth=None if row.worth is None else row.worth[0],
        turns=row.turns,
    )


async def _secret(chain: Chain, day: int) -> bytes:
    """Return the secret of a day.

    The secret may be thousands of hashes away. Meanwhile the event loop can do other work.
    """
    secret = chain.end
    for number, before in enumerate(chain.back_to(day), 1):
        secret = before
        if not number % _AT_ONCE:
            await sleep(0)
    return secret


def _chain(row: Row[Any]) -> Chain:
    return Chain(bytes.fromhex(row.anchor), row.first_day, row.secret)
