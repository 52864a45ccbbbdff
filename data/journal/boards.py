"""Deals that several tables play (boards), with their results and the people who saw them.

The step that ends a board at a table is stored with its result. The step that deals its cards is
stored with the people who get them (data.journal.store).
"""

import hmac
import secrets
from asyncio import sleep
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import asdict
from time import time
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, Row, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.database.database import Database, run_to_completion
from data.database.schema import board_plays, boards, daily_days, results, seen, tables
from data.database.upsert import batches, insert_new, write_at_once
from data.journal.steps import NextStep
from engine.errors import IllegalMove, Reason
from engine.shuffle import RECIPE, commitment
from engine.table.boards import source_of
from engine.table.day import closes
from engine.table.record import RULES_REVISION, VOID, BoardPlay, BoardRow, BoardSeat, HowSeen, Seen
from engine.table.terms import Board

_ELSEWHERE, _LEFT = "", "left"
"""The table id for cards that no table dealt, and the ``how`` of people who left a table."""
_SEEN_LOCK, _KEY, _AT_ONCE = 0x7365656E, 32, 50
_MARKED = 30 * 24 * 60 * 60
"""Seconds after which hardly anyone knows cards by heart."""

OF_A_GAME = "table"
"""The source of a board that is a deal of a finished game."""


class StoredBoard(NamedTuple):
    """A board, with the data that a table needs to play it."""

    board: Board
    guild_id: int
    """The server whose tables play the board, or 0 for all servers."""
    game: str
    options: Mapping[str, object]
    luck: bytes
    """The board's cards follow from this value, so it is as secret as hands."""
    source: str = OF_A_GAME
    """OF_A_GAME, or the source of other boards. Those boards are closed later."""


class BoardField(NamedTuple):
    """The results of a board at all tables."""

    rows: tuple[BoardRow, ...]
    """The tables that have played the board to a result, the oldest first."""
    expected: int
    """How many plays were not void, also those without a result."""


class Boards:
    """Boards in the database. ``clock`` gives Unix seconds."""

    def __init__(self, database: Database, clock: Callable[[], float] = time) -> None:
        self._database, self._clock = database, clock

    @run_to_completion
    async def keep(
        self,
        new: StoredBoard,
        plays: Iterable[tuple[str, BoardPlay, int]] = (),
        people: Collection[int] = (),
        dealt_at: int | None = None,
    ) -> None:
        """Store a board with its results so far, unless it is stored already.

        ``plays`` has the id of each table, its play, and when the play ended. ``people`` (user ids)
        were dealt the cards at ``dealt_at`` (Unix seconds), or now.
        """
        row, board_id = _row(new), new.board.board_id
        moment = int(self._clock()) if dealt_at is None else dealt_at

        def work(connection: Connection) -> None:
            connection.execute(insert_new(boards, connection.dialect.name), row)
            for table_id, play, finished_at in plays:
                write_play(connection, new.guild_id, table_id, play, finished_at)
            source, how = source_of(board_id), HowSeen.SEAT
            write_seen(connection, [board_id], new.guild_id, people, how, moment, source)

        await self._database.together(work)

    async def find(self, board_id: str) -> StoredBoard | None:
        """Return a stored board, or None."""
        query = select(boards).where(boards.c.board_id == board_id)
        row = await self._database.row(query)
        return None if row is None else _read(row)

    @run_to_completion
    async def see(self, board_ids: Sequence[str], guild_id: int, user: int, how: HowSeen) -> bool:
        """Note that a person is about to see the cards of these deals.

        Return False, and note nothing, if an open table of any process has dealt them such
        cards.
        """
        of_person = select(seen.c.board_id).where(seen.c.user_id == user)
        before = of_person.where(seen.c.table_id == _ELSEWHERE, seen.c.board_id.in_(board_ids))
        dealt = of_person.join(tables, tables.c.table_id == seen.c.table_id)
        held = dealt.where(seen.c.how == HowSeen.SEAT.value, tables.c.is_open)
        async with self._database.read() as connection:
            new = set(board_ids).difference((await connection.execute(before)).scalars())

        def work(connection: Connection) -> bool:
            lock_seen(connection, [user])
            if not new.isdisjoint(connection.execute(held).scalars()):
                return False
            write_seen(connection, new, guild_id, [user], how, int(self._clock()))
            return True

        return not new or await self._database.together(work)

    @run_to_completion
    async def seen_by(
        self, board_id: str, users: Collection[int], table_id: str | None = None
    ) -> Mapping[int, Seen]:
        """Return the people who could see these cards, and how.

        The table ``table_id`` doesn't count.
        """
        asked = board_id, users, table_id, int(self._clock())
        async with self._database.read() as connection:
            return await connection.run_sync(_seen_by, *asked)

    @run_to_completion
    async def drop_marks(self) -> None:
        """Delete the marks that have expired, with their keys."""
        over = delete(seen).where(seen.c.until <= int(self._clock()))
        await self._database.together(lambda connection: connection.execute(over).rowcount)

    async def table_of(self, guild_id: int, code: str) -> str | None:
        """Return the only closed table of a server whose id starts with this code, or None."""
        begins = tables.c.table_id.startswith(code, autoescape=True)
        conditions = begins, tables.c.guild_id == guild_id, ~tables.c.is_open
        rows = await self._database.rows(select(tables.c.table_id).where(*conditions).limit(2))
        return rows[0].table_id if len(rows) == 1 else None

    async def server_of(self, table_id: str) -> int | None:
        """Return the server of a closed table, or None."""
        closed = tables.c.table_id == table_id, ~tables.c.is_open
        row = await self._database.row(select(tables.c.guild_id).where(*closed))
        return None if row is None else row.guild_id

    @run_to_completion
    async def field(self, board_id: str, guild_id: int) -> BoardField:
        """Return the results of a board at all tables. Only this server's people are named."""
        query = select(board_plays).where(board_plays.c.board_id == board_id)
        order = board_plays.c.finished_at, board_plays.c.table_id
        async with self._database.read() as connection:
            rows = (await connection.execute(query.order_by(*order))).all()
            table_ids = [row.table_id for row in rows if row.guild_id == guild_id]
            people = await _people(connection, table_ids)
        board_rows = [
            BoardRow(
                row.table_id,
                row.finished_at,
                tuple(row.worth),
                _whole(people.get(row.table_id), len(row.worth), row.stood_in),
            )
            for row in rows
            if row.worth is not None
        ]
        return BoardField(tuple(board_rows), sum(row.ended_by != VOID for row in rows))


def write_play(
    connection: Connection, guild_id: int, table_id: str, play: BoardPlay, finished_at: int
) -> None:
    """Store the result of a board at a table, unless it is stored already."""
    keys = {"table_id": table_id, "guild_id": guild_id, "finished_at": finished_at}
    row = {**play._asdict(), **keys}
    connection.execute(insert_new(board_plays, connection.dialect.name), row)


def write_seen(
    connection: Connection,
    board_ids: Iterable[str],
    guild_id: int,
    users: Collection[int],
    how: HowSeen,
    now: int,
    table_id: str = _ELSEWHERE,
) -> None:
    """Note that people could see the cards of these deals. Earlier notes stay."""
    same = {"table_id": table_id, "guild_id": guild_id, "how": how.value, "at": now}
    rows = [
        {"board_id": board_id, "user_id": user, **same} for board_id in board_ids for user in users
    ]
    for batch in batches(rows):
        connection.execute(insert_new(seen, connection.dialect.name), batch)


def write_seats(
    connection: Connection, board_id: str, step: NextStep, guild_id: int, shown: Mapping[int, bool]
) -> None:
    """Note to which people (user ids) a table shows its cards from a step on.

    ``shown`` has False for the people to whom it no longer shows them.

    Raises IllegalMove if a person to whom the cards are shown has seen them elsewhere.
    """
    lock_seen(connection, shown)
    seated = [user for user, is_here in shown.items() if is_here]
    known = _seen_by(connection, board_id, seated, step.table_id, step.now)
    if known:
        raise IllegalMove(Reason.CARDS_KNOWN, people=tuple(sorted(known)))
    same = {"board_id": board_id, "table_id": step.table_id, "guild_id": guild_id, "at": step.now}
    how = {True: HowSeen.SEAT.value, False: _LEFT}
    rows = [{**same, "user_id": user, "how": how[is_here]} for user, is_here in shown.items()]
    write_at_once(connection, seen, rows, over=True)


def lock_seen(connection: Connection, users: Iterable[int]) -> None:
    """Keep other transactions from noting what these people see until this one ends."""
    if connection.dialect.name == "postgresql":  # SQLite has one writer at a time
        keys = (func.hashint8(user) for user in sorted(users))
        connection.execute(select(*(func.pg_advisory_xact_lock(_SEEN_LOCK, key) for key in keys)))


def _seen_by(
    connection: Connection, board_id: str, users: Collection[int], table_id: str | None, now: int
) -> dict[int, Seen]:
    theirs = seen.c.board_id == board_id, seen.c.user_id.in_(users), seen.c.table_id != table_id
    marked = marked_of(connection, (board_id, source_of(board_id)), users, now)
    by_user = dict.fromkeys(marked, Seen(HowSeen.DELETED, 0))
    for row in connection.execute(select(seen).where(*theirs).order_by(seen.c.table_id)):
        by_user[row.user_id] = Seen(HowSeen.SEAT if row.table_id else HowSeen(row.how), row.at)
    return by_user


def marked_of(
    connection: Connection, board_ids: Iterable[str], users: Collection[int], now: int
) -> set[int]:
    """Return which of these users have a mark at one of these deals.

    A mark stays when a person's data is deleted.
    """
    some = seen.c.board_id.in_(board_ids), seen.c.until > now
    rows = connection.execute(select(seen.c.user_id, seen.c.key).where(*some)).all()
    return {user for row in rows for user in users if _mark(row.key, user) == row.user_id}


async def forget_seen(
    connection: AsyncConnection, user: int, table_ids: set[str], now: int
) -> None:
    """Replace a person in ``seen`` by one-way marks.

    The tables at which they sat are marked too, because other people may play those deals later.
    """
    theirs = delete(seen).where(seen.c.user_id == user).returning(seen.c.board_id, seen.c.guild_id)
    servers = {row.board_id: row.guild_id for row in await connection.execute(theirs)}
    for ids in batches(table_ids, _AT_ONCE):
        rows = await connection.execute(select(tables).where(tables.c.table_id.in_(ids)))
        servers |= {row.table_id: row.guild_id for row in rows if not row.terms.get("practice")}
    for some in batches(servers.items(), _AT_ONCE):
        await connection.run_sync(_leave_marks, dict(some), user, now)
        await sleep(0)


def _leave_marks(connection: Connection, some: Mapping[str, int], user: int, now: int) -> None:
    days = select(daily_days.c.board_id, daily_days.c.day).where(daily_days.c.board_id.in_(some))
    ends = {row.board_id: closes(row.day) for row in connection.execute(days)}
    rows = list[dict[str, Any]]()
    for board_id, guild_id in some.items():
        key, until = secrets.token_bytes(_KEY), ends.get(board_id, now + _MARKED)
        row = {"board_id": board_id, "user_id": _mark(key, user), "how": HowSeen.DELETED.value}
        row |= {"guild_id": 0 if board_id in ends else guild_id, "at": now}
        rows += [row | {"key": key, "until": until}] if until > now else ()
    write_at_once(connection, seen, rows)


def _mark(key: bytes, user: int) -> int:
    """Return a number below 0, unlike the id of a person. It doesn't reveal the id."""
    return ~(int.from_bytes(hmac.digest(key, str(user).encode(), "sha256")[:8]) >> 1)


def _row(new: StoredBoard) -> dict[str, Any]:
    return {
        **asdict(new.board),
        "guild_id": new.guild_id,
        "game": new.game,
        "options": dict(new.options),
        "rules_revision": RULES_REVISION,
        "recipe": RECIPE,
        "luck": new.luck,
        "seal": commitment(new.luck),
        "source": new.source,
        "closed_at": None,
    }


def _read(row: Row[Any]) -> StoredBoard:
    way: Literal[1, -1] = 1 if row.way == 1 else -1
    board = Board(row.board_id, row.seats, row.deal_no, row.dealer, row.starter, way)
    return StoredBoard(board, row.guild_id, row.game, row.options, row.luck, row.source)


_People = Mapping[int, BoardSeat]


async def _people(connection: AsyncConnection, ids: Sequence[str]) -> Mapping[str, _People]:
    """Return the person in each seat at the end of these tables' games, from the stored results."""
    columns = results.c.table_id, results.c.seat, results.c.user_id, results.c.name
    by_table = dict[str, dict[int, BoardSeat]]()
    for some in batches(ids):
        conditions = results.c.table_id.in_(some), ~results.c.left
        for row in (await connection.execute(select(*columns).where(*conditions))).all():
            by_table.setdefault(row.table_id, {})[row.seat] = BoardSeat(row.user_id, row.name)
    return by_table


def _whole(people: _People | None, seats: int, stood_in: Collection[int]) -> tuple[BoardSeat, ...]:
    """Return the person of each seat, if that person had the seat for the whole board."""
    if people is None:
        return ()
    nobody = BoardSeat(None, "")
    return tuple(nobody if seat in stood_in else people.get(seat, nobody) for seat in range(seats))
