"""An index that finds open tables without loading them.

This module also limits how many tables a person or a channel can have open.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from typing import NamedTuple, TypeVar

from engine.errors import IllegalMove, Reason
from engine.live.table import Table
from engine.table.record import OpenTable
from engine.table.roster import Status

_At = TypeVar("_At")


class _Where(NamedTuple):
    """Enough about an open table to find it."""

    number: int
    """The table's rank in the order in which the tables came."""
    guild_id: int
    channel_id: int
    practice: bool
    branch: bool
    after: str | None
    """The table of the previous game."""
    users: tuple[int, ...] = ()
    stuck: bool = False
    """True if the table is stopped."""
    invited: tuple[int, ...] = ()
    """The users who haven't accepted yet."""
    lobby_of: int | None = None
    """The host, if this is a lobby but not for a rematch."""
    board: str | None = None
    """The board that is played."""

    def seats(self, user: int) -> bool:
        """Return whether this person plays here."""
        return user in self.users and not self.stuck


class OpenTables:
    """An index of open tables by person, channel and server, in the order in which they came."""

    def __init__(self) -> None:
        self._index: dict[str, _Where] = {}
        self._by_user: dict[int, list[str]] = {}
        self._by_channel: dict[int, list[str]] = {}
        self._by_board: dict[str, list[str]] = {}
        self._followers: dict[str, str] = {}
        self._expected: set[str] = set()
        self._numbers = count()

    def expect(self, table: OpenTable) -> None:
        """Add an open table that must be loaded, because its index row may be outdated."""
        if table.table_id not in self._index:
            self.know(table)
            self._expected.add(table.table_id)

    def know(self, table: OpenTable) -> None:
        """Add an open table whose index row is up to date."""
        where = _Where(
            -1, table.guild_id, table.channel_id, table.practice, table.branch, table.after
        )
        row = table.index_row
        if row is not None:
            where = where._replace(users=row.users, stuck=row.stuck, invited=row.invited)
            where = where._replace(lobby_of=row.lobby_of)
        self._put(table.table_id, where._replace(board=table.board))

    def expected_in(self, channel_id: int, user: int | None = None) -> list[str]:
        """Return the tables still to be loaded that are in this channel or had this person."""
        near = (*self._by_channel.get(channel_id, ()), *self._by_user.get(user or 0, ()))
        return [key for key in dict.fromkeys(near) if key in self._expected]

    def is_known(self, table_id: str) -> bool:
        """Return whether this table is open, as far as the index knows."""
        return table_id in self._index

    def forget(self, table_id: str) -> None:
        """Remove this table from the index."""
        self._expected.discard(table_id)
        where = self._index.pop(table_id, None)
        if where is not None:
            self._take_out(table_id, where)

    def note(self, table: Table) -> None:
        """Update the index for a table, and remove a closed one."""
        key, roster, header = table.header.table_id, table.roster, table.header
        if roster.status is Status.CLOSED:
            self.forget(key)
            return
        self._expected.discard(key)
        lobby, after = roster.status is Status.LOBBY, table.terms.after
        stuck = table.halt is not None
        where = _Where(
            number=-1,
            guild_id=header.guild_id,
            channel_id=header.channel_id,
            practice=table.terms.practice,
            branch=table.terms.branch is not None,
            after=after,
            users=tuple(roster.users),
            stuck=stuck,
            invited=tuple(roster.invited) if lobby and not stuck else (),
            lobby_of=roster.host if lobby and not after and not stuck else None,
            board=None if table.terms.board is None else table.terms.board.board_id,
        )
        self._put(key, where)

    def unload_server(self, guild_id: int) -> None:
        """Remove all tables of this server from the index."""
        for key in self.in_server(guild_id):
            self.forget(key)

    def of_user(self, user: int, channel_id: int | None = None) -> list[str]:
        """Return this person's tables.

        Tables of this channel come first, and practice tables last. Otherwise the newest come
        first.
        """
        tables = [
            (where.practice, where.channel_id != channel_id, -where.number, key)
            for key, where in self._of(user)
            if where.seats(user)
        ]
        return [key for *_, key in sorted(tables)]

    def practice_of(self, user: int) -> list[str]:
        """Return the practice tables of this person."""
        return [
            key
            for key, where in self._of(user)
            if where.seats(user) and where.practice and not where.branch
        ]

    def branches_of(self, user: int) -> list[str]:
        """Return the tables at which this person plays on from a moment of a finished game."""
        return [key for key, where in self._of(user) if where.branch and where.seats(user)]

    def plays(self, user: int, board_ids: Collection[str]) -> bool:
        """Return whether this person has a seat at a table for one of these boards."""
        return any(where.board in board_ids and user in where.users for _, where in self._of(user))

    def others_of(self, board_id: str, table_id: str) -> list[str]:
        """Return the other tables at which this board is or will be played."""
        return [key for key in self._by_board.get(board_id, ()) if key != table_id]

    def seats_of(self, user: int) -> list[str]:
        """Return the tables at which this person has sat down themselves, without practice."""
        return [
            key
            for key, where in self._of(user)
            if where.seats(user) and user not in where.invited and not where.practice
        ]

    def lobbies_of(self, user: int) -> list[str]:
        """Return the lobbies that this person has opened."""
        return [key for key, where in self._of(user) if where.lobby_of == user]

    def lobbies_in(self, channel_id: int) -> list[str]:
        """Return the lobbies that people have opened in this channel."""
        return [key for key, where in self._in(channel_id) if where.lobby_of is not None]

    def stopped_of(self, user: int) -> list[str]:
        """Return the stopped tables of this person.

        Stopped tables don't keep anyone from other tables.
        """
        return [key for key, where in self._of(user) if where.stuck]

    def in_channel(self, channel_id: int) -> list[str]:
        """Return the tables that everyone in a channel sees, newest first."""
        tables = [(where.number, key) for key, where in self._in(channel_id) if not where.practice]
        return [key for _, key in sorted(tables, reverse=True)]

    def in_server(self, guild_id: int) -> list[str]:
        """Return the tables of a server, oldest first."""
        tables = [
            (where.number, key) for key, where in self._index.items() if where.guild_id == guild_id
        ]
        return [key for _, key in sorted(tables)]

    def after(self, table_id: str) -> str | None:
        """Return the open table of the next game for the people of this table, or None."""
        return self._followers.get(table_id)

    def _of(self, user: int) -> Iterator[tuple[str, _Where]]:
        for key in self._by_user.get(user, ()):
            yield key, self._index[key]

    def _in(self, channel_id: int) -> Iterator[tuple[str, _Where]]:
        for key in self._by_channel.get(channel_id, ()):
            yield key, self._index[key]

    def _put(self, key: str, where: _Where) -> None:
        before = self._index.get(key)
        number = next(self._numbers) if before is None else before.number
        where = where._replace(number=number)
        if before == where:
            return
        if before is not None:
            self._take_out(key, before)
        self._index[key] = where
        for user in _named(where):
            self._by_user.setdefault(user, []).append(key)
        self._by_channel.setdefault(where.channel_id, []).append(key)
        if where.board is not None:
            self._by_board.setdefault(where.board, []).append(key)
        if where.after is not None:
            self._followers[where.after] = key

    def _take_out(self, key: str, where: _Where) -> None:
        for user in _named(where):
            _drop(self._by_user, user, key)
        _drop(self._by_channel, where.channel_id, key)
        if where.board is not None:
            _drop(self._by_board, where.board, key)
        if where.after is not None and self._followers.get(where.after) == key:
            del self._followers[where.after]


def _named(where: _Where) -> set[int]:
    """Return the people who must find the table.

    They include a lobby's host, even without a seat.
    """
    return {*where.users, *(() if where.lobby_of is None else (where.lobby_of,))}


def _drop(lists: dict[_At, list[str]], place: _At, key: str) -> None:
    keys = lists[place]
    keys.remove(key)
    if not keys:
        del lists[place]


@dataclass(frozen=True, slots=True)
class Room:
    """The limits of open tables."""

    lobbies: int = 3
    """A person may have this many lobbies."""
    in_channel: int = 10
    """A channel may have this many lobbies."""
    seats: int = 25
    """A person may sit at this many tables. A menu of Discord shows this many."""
    branches: int = 3
    """A person may play on from finished games at this many tables."""


class Openings:
    """Decides who may open or join one more table.

    The IllegalMove names the tables in the way. A table that is being opened already counts, so
    that parallel openings keep to the limits.
    """

    def __init__(self, open_tables: OpenTables, room: Room) -> None:
        self._tables, self._room = open_tables, room
        self._by_person: Counter[int] = Counter()
        self._by_channel: Counter[int] = Counter()

    def check(self, user: int, channel_id: int) -> None:
        """Raise IllegalMove if this person may not open a lobby in this channel now."""
        self.check_seat(user)
        own = self._tables.lobbies_of(user)
        if len(own) + self._by_person[user] >= self._room.lobbies:
            raise IllegalMove(Reason.TOO_MANY_LOBBIES, most=self._room.lobbies, tables=tuple(own))
        in_channel = self._tables.lobbies_in(channel_id)
        if len(in_channel) + self._by_channel[channel_id] >= self._room.in_channel:
            raise IllegalMove(
                Reason.CHANNEL_FULL, most=self._room.in_channel, tables=tuple(in_channel)
            )

    def check_seat(self, user: int, joining: str | None = None) -> None:
        """Raise IllegalMove if this person may not sit down at one more table.

        ``joining``: a table that the person joins. They may already have a seat there.
        """
        seats = self._tables.seats_of(user)
        if joining not in seats and len(seats) + self._by_person[user] >= self._room.seats:
            raise IllegalMove(Reason.TOO_MANY_TABLES, most=self._room.seats)

    def check_branch(self, user: int) -> None:
        """Raise IllegalMove if this person may not play on from one more finished game."""
        if len(self._tables.branches_of(user)) >= self._room.branches:
            raise IllegalMove(Reason.TOO_MANY_BRANCHES, most=self._room.branches)

    @contextmanager
    def one_more(self, user: int, channel_id: int) -> Iterator[None]:
        """Count a table while this person opens it. After that, the index counts the table."""
        self._by_person[user] += 1
        self._by_channel[channel_id] += 1
        try:
            yield
        finally:
            for counter, key in ((self._by_person, user), (self._by_channel, channel_id)):
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]
