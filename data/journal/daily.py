"""The deal of the day in the database: its chains of secrets, its deals, and who has tried them.

The end of a chain is as secret as hands: what leaves this module is the anchor, the luck of a deal
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
from engine.boards import luck_of_day
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
"""In place of a server: what belongs to none of them."""
_AT_ONCE = 500
"""Hashes that are reckoned before the event loop goes on."""


class Today(NamedTuple):
    """The day that can be begun now, with its chain. ``after``: the next chain, whose anchor can be
    noted already. ``is_new``: another chain was lost before this one."""

    day: int
    chain: Chain
    after: Chain | None
    is_new: bool

    @property
    def number(self) -> int:
        """Which day of its chain it is, from 1."""
        return self.chain.number(self.day)

    def is_closed(self, day: int) -> bool:
        """Whether another day can no longer be finished: then its secret is for everybody."""
        return self.day >= day + 2


class DayDeal(NamedTuple):
    """A deal of a day from its first try on. ``players`` are those who play the other seats, as
    players_of_now says it, ``pars`` what computers made of it, ``strong`` what a strong one did;
    None: not reckoned yet."""

    day: int
    number: int
    game: str
    board: StoredBoard
    players: str
    pars: tuple[int, ...] | None
    strong: int | None

    @property
    def line(self) -> Header:
        """Of the table at which computers alone play it (StrongLine)."""
        one = self.board
        return line_header(self.game, one.options, one.board, one.luck, self.day)


class Proof(NamedTuple):
    """What a day's cards are checked with once it is closed: its number (``day``) in the chain of
    this anchor, which began ``since`` then (a date as 2026-11-23), and its secret."""

    anchor: str
    since: str
    day: int
    secret: str


class Daily:
    """The deal of the day. ``clock`` gives Unix seconds, ``drawn`` the end of a chain."""

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
        """The day that is on: never an earlier one than was seen before, whatever the clock of this
        machine says. A chain that is not there is drawn."""
        async with self._database.read() as connection:
            found = await connection.run_sync(self._look, None)
        if found is not None:
            return found
        # One process after the other: across midnight two would draw a chain each.
        async with self._database.write(league_of=_OF_ALL) as connection:
            found = await connection.run_sync(self._look, self._drawn)
        assert found is not None
        return found

    def _look(self, connection: Connection, drawn: Callable[[], bytes] | None) -> Today | None:
        """What today is. ``drawn``: it may be written; else None where something has to be."""
        rows = connection.execute(select(daily_chain).order_by(daily_chain.c.first_day)).all()
        last = connection.execute(select(func.max(daily_days.c.day))).scalar()
        seen = max((last or 0, *(row.seen_day for row in rows)))
        day, chains = max(day_at(self._clock()), seen), [_chain(row) for row in rows]
        covering = [one for one in chains if one.first_day <= day <= one.last_day]
        running = covering[-1] if covering else None
        if running is None:
            if drawn is None:
                return None
            running = self._draw(connection, drawn, day, day)
        after = next((one for one in chains if one.first_day == running.last_day + 1), None)
        if after is None and running.last_day - day < RENEWED:
            if drawn is None:
                return None
            after = self._draw(connection, drawn, running.last_day + 1, day)
        if seen < day and rows:
            if drawn is None:
                return None
            here = daily_chain.c.first_day == running.first_day
            connection.execute(update(daily_chain).where(here).values(seen_day=day))
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
        """Today's deal of this game. What the first to ask for it has found holds for all: the
        cards, and who plays the other seats."""
        day = today.day
        found = await self.find(day, name)
        if found is not None:
            return found
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
        found = await self.find(day, name)
        assert found is not None
        return found

    async def find(self, day: int, name: str) -> DayDeal | None:
        """The deal of a day, if anybody has asked for it."""
        row = await self._database.row(select(daily_days).where(_of(day, name)))
        board = None if row is None else await self._boards.find(row.board_id)
        if row is None or board is None:
            return None
        pars = None if row.pars is None else tuple(row.pars)
        strong = None if row.line is None else row.line["worth"]
        return DayDeal(day, row.number, name, board, row.players, pars, strong)

    @run_to_completion
    async def keep_pars(self, day: int, name: str, pars: Sequence[int]) -> None:
        """Keep what computers made of a deal."""
        await self._keep(day, name, pars=[*pars])

    @run_to_completion
    async def keep_line(self, day: int, name: str, moves: Sequence[Move], worth: int) -> None:
        """Keep how strong played a deal, and what that was worth."""
        told = [STORED_MOVE.write(move) for move in moves]
        version = VERSIONS[Strength.STRONG]
        await self._keep(day, name, line={"version": version, "worth": worth, "moves": told})

    async def _keep(self, day: int, name: str, **found: object) -> None:
        async with self._database.write() as connection:
            await connection.execute(update(daily_days).where(_of(day, name)).values(found))

    async def line(self, day: int, name: str) -> list[Move] | None:
        """How strong played a deal; None if nobody knows yet, or before its day is closed."""
        if not (await self.today()).is_closed(day):
            return None
        kept = await self._database.value(select(daily_days.c.line).where(_of(day, name)))
        return None if kept is None else [STORED_MOVE.read(one) for one in kept["moves"]]

    async def tries_of(self, user: int, days: Sequence[int]) -> list[Try]:
        """What this person has tried on these days, the latest last."""
        theirs = (daily_tries.c.user_id == user) & daily_tries.c.day.in_(days)
        query = _TRIES.where(theirs).order_by(daily_tries.c.day, tables.c.created_at)
        return [_try(row) for row in await self._database.rows(query)]

    async def last_game(self, user: int) -> str | None:
        """Which game this person has tried last."""
        latest = (daily_tries.c.day.desc(), tables.c.created_at.desc())
        query = select(daily_tries.c.game).join(tables).where(daily_tries.c.user_id == user)
        found: str | None = await self._database.value(query.order_by(*latest).limit(1))
        return found

    @run_to_completion
    async def others(self, day: int, name: str, guild_id: int) -> Others:
        """What a deal was worth to all who are ranked: in this server (0: none), and in all."""
        async with self._database.read() as connection:
            rows = await _ranked(connection, day, name)
            here = [] if not guild_id else await _ranked(connection, day, name, _shown_in(guild_id))
        return Others([row.worth[0] for row in here], [row.worth[0] for row in rows])

    async def is_shown(self, user: int, guild_id: int) -> bool:
        """Whether somebody is among those of a server wherever they play."""
        mine = daily_here.c.guild_id == guild_id, daily_here.c.user_id == user
        return await self._database.row(select(daily_here).where(*mine)) is not None

    @run_to_completion
    async def show(self, user: int, guild_id: int, *, shown: bool) -> None:
        """Have them among those from now on, or no longer."""
        row = {"guild_id": guild_id, "user_id": user}
        async with self._database.write() as connection:
            if shown:
                await connection.execute(insert_new(daily_here, self._database.kind), row)
                return
            mine = daily_here.c.guild_id == guild_id, daily_here.c.user_id == user
            await connection.execute(delete(daily_here).where(*mine))

    @run_to_completion
    async def board(self, day: int, name: str, guild_id: int) -> list[Finished]:
        """The ranked results of a server, the best first."""
        async with self._database.read() as connection:
            rows = await _ranked(connection, day, name, _shown_in(guild_id))
        found = [Finished(row.user_id, row.host_name, row.worth[0]) for row in rows]
        return sorted(found, key=lambda one: -one.worth)

    async def proof(self, day: int, name: str) -> Proof | None:
        """What a deal is checked with; None before its day is closed, or if its chain was lost."""
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
    """The tries of a deal that have a result and may have a place, the first to end first."""
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
    """Tries of people who began them in a server, or want to be shown there."""
    wants = select(daily_here.c.user_id).where(daily_here.c.guild_id == guild_id)
    return (daily_tries.c.guild_id == guild_id) | daily_tries.c.user_id.in_(wants)


def take_try(connection: Connection, header: Header, now: int) -> None:
    """Whoever opens this table has their one try at a deal of the day. Raises IntegrityError if
    they have had it, and AlreadyTried if that was before their data was deleted."""
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
    """The secret of a day: it may be thousands of hashes away, between which others go on."""
    secret = chain.end
    for number, before in enumerate(chain.back_to(day), 1):
        secret = before
        if not number % _AT_ONCE:
            await sleep(0)
    return secret


def _chain(row: Row[Any]) -> Chain:
    return Chain(bytes.fromhex(row.anchor), row.first_day, row.secret)
