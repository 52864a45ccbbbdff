"""Where each open table is and who sits there, so that it is found without being loaded; and how
many one person and one channel can have open at a time."""

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
    """Enough about an open table to find it. ``number``: the how manieth it is that came.

    Whoever sits at a table that stands still is ``stuck`` there; whoever is only ``invited`` has
    said nothing yet. ``lobby_of``: the host of a lobby that is no rematch. ``after``: the table
    whose game it follows. ``board``: the board that is played.
    """

    number: int
    guild_id: int
    channel_id: int
    practice: bool
    branch: bool
    after: str | None
    users: tuple[int, ...] = ()
    stuck: bool = False
    invited: tuple[int, ...] = ()
    lobby_of: int | None = None
    board: str | None = None

    def seats(self, user: int) -> bool:
        """Whether this person plays here."""
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

    def expect(self, one: OpenTable) -> None:
        """An open table that has still to be read: who sits there may have changed since its
        index row, or nobody knows."""
        if one.table_id not in self._index:
            self.know(one)
            self._expected.add(one.table_id)

    def know(self, one: OpenTable) -> None:
        """An open table that is as its index row says."""
        where = _Where(-1, one.guild_id, one.channel_id, one.practice, one.branch, one.after)
        row = one.index_row
        if row is not None:
            where = where._replace(users=row.users, stuck=row.stuck, invited=row.invited)
            where = where._replace(lobby_of=row.lobby_of)
        self._put(one.table_id, where._replace(board=one.board))

    def expected_in(self, channel_id: int, user: int | None = None) -> list[str]:
        """Tables to be read: of a channel, and those at which this person was last known to sit."""
        near = (*self._by_channel.get(channel_id, ()), *self._by_user.get(user or 0, ()))
        return [key for key in dict.fromkeys(near) if key in self._expected]

    def is_known(self, table_id: str) -> bool:
        """Whether this table is open, as far as anybody knows."""
        return table_id in self._index

    def forget(self, table_id: str) -> None:
        """This table is in no list any more."""
        self._expected.discard(table_id)
        where = self._index.pop(table_id, None)
        if where is not None:
            self._take_out(table_id, where)

    def note(self, table: Table) -> None:
        """How a table is now; one that is closed is in no list any more."""
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

    def let_server_go(self, guild_id: int) -> None:
        """Know no table of this server any more."""
        for key in self.in_server(guild_id):
            self.forget(key)

    def of_user(self, user: int, channel_id: int | None = None) -> list[str]:
        """Tables at which this person sits, those of this channel first, newest first.

        Practice comes last.
        """
        mine = [
            (where.practice, where.channel_id != channel_id, -where.number, key)
            for key, where in self._of(user)
            if where.seats(user)
        ]
        return [key for *_, key in sorted(mine)]

    def practice_of(self, user: int) -> list[str]:
        """The game that this person practises."""
        return [
            key
            for key, where in self._of(user)
            if where.seats(user) and where.practice and not where.branch
        ]

    def branches_of(self, user: int) -> list[str]:
        """Tables at which this person plays on from a moment of a finished game."""
        return [key for key, where in self._of(user) if where.branch and where.seats(user)]

    def plays(self, user: int, board_ids: Collection[str]) -> bool:
        """Whether this person has a seat where one of these boards is played, or is about to be."""
        return any(
            where.board in board_ids and user in (*where.users, where.lobby_of)
            for _, where in self._of(user)
        )

    def others_of(self, board_id: str, table_id: str) -> list[str]:
        """The tables beside this one at which a board is played, or is about to be."""
        return [key for key in self._by_board.get(board_id, ()) if key != table_id]

    def seats_of(self, user: int) -> list[str]:
        """Tables at which this person has sat down themselves, practice apart."""
        return [
            key
            for key, where in self._of(user)
            if where.seats(user) and user not in where.invited and not where.practice
        ]

    def lobbies_of(self, user: int) -> list[str]:
        """Lobbies that this person has opened."""
        return [key for key, where in self._of(user) if where.lobby_of == user]

    def lobbies_in(self, channel_id: int) -> list[str]:
        """Lobbies that somebody has opened in this channel."""
        return [key for key, where in self._in(channel_id) if where.lobby_of is not None]

    def stopped_of(self, user: int) -> list[str]:
        """Stopped tables at which this person sits. They keep no one from others."""
        return [key for key, where in self._of(user) if where.stuck]

    def in_channel(self, channel_id: int) -> list[str]:
        """Tables that everybody in a channel sees, newest first."""
        here = [(where.number, key) for key, where in self._in(channel_id) if not where.practice]
        return [key for _, key in sorted(here, reverse=True)]

    def in_server(self, guild_id: int) -> list[str]:
        """Tables of a server, oldest first."""
        here = [
            (where.number, key) for key, where in self._index.items() if where.guild_id == guild_id
        ]
        return [key for _, key in sorted(here)]

    def after(self, table_id: str) -> str | None:
        """The open table with another game for the people of this one."""
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
    """Whoever is to find the table: the host of a lobby may have stood up from it."""
    return {*where.users, *(() if where.lobby_of is None else (where.lobby_of,))}


def _drop(lists: dict[_At, list[str]], at: _At, key: str) -> None:
    kept = lists[at]
    kept.remove(key)
    if not kept:
        del lists[at]


@dataclass(frozen=True, slots=True)
class Room:
    """``lobbies`` of one person and ``in_channel`` of everybody, both not begun; ``seats``: tables
    at which one person sits, begun or not. A menu of Discord's shows as many. ``branches``: tables
    at which one person plays on from finished games."""

    lobbies: int = 3
    in_channel: int = 10
    seats: int = 25
    branches: int = 3


class Openings:
    """Who may open or join one more table. IllegalMove names the tables that stand in the way.

    What is being opened counts already, so that a thousand at once are no more than one by one.
    """

    def __init__(self, open_tables: OpenTables, room: Room) -> None:
        self._tables, self._room = open_tables, room
        self._by_person: Counter[int] = Counter()
        self._by_channel: Counter[int] = Counter()

    def check(self, user: int, channel_id: int) -> None:
        """Whether this person may open a lobby in this channel now. Raises IllegalMove."""
        self.check_seat(user)
        mine = self._tables.lobbies_of(user)
        if len(mine) + self._by_person[user] >= self._room.lobbies:
            raise IllegalMove(Reason.TOO_MANY_LOBBIES, most=self._room.lobbies, tables=tuple(mine))
        here = self._tables.lobbies_in(channel_id)
        if len(here) + self._by_channel[channel_id] >= self._room.in_channel:
            raise IllegalMove(Reason.CHANNEL_FULL, most=self._room.in_channel, tables=tuple(here))

    def check_seat(self, user: int, joining: str | None = None) -> None:
        """Whether this person may sit down at one more table. Raises IllegalMove.

        ``joining``: the table, at which they may have a seat already.
        """
        seats = self._tables.seats_of(user)
        if joining not in seats and len(seats) + self._by_person[user] >= self._room.seats:
            raise IllegalMove(Reason.TOO_MANY_TABLES, most=self._room.seats)

    def check_branch(self, user: int) -> None:
        """Whether this person may play on from one more finished game. Raises IllegalMove."""
        if len(self._tables.branches_of(user)) >= self._room.branches:
            raise IllegalMove(Reason.TOO_MANY_BRANCHES, most=self._room.branches)

    @contextmanager
    def one_more(self, user: int, channel_id: int) -> Iterator[None]:
        """While this person opens a table, which is one of the open ones afterwards."""
        self._by_person[user] += 1
        self._by_channel[channel_id] += 1
        try:
            yield
        finally:
            for counter, key in ((self._by_person, user), (self._by_channel, channel_id)):
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]
