"""Where each open table is and who sits there, so that it is found without being loaded."""

from dataclasses import dataclass, replace

from engine.live.table import Table
from engine.table.record import OpenTable
from engine.table.sitting import Status


@dataclass(frozen=True, slots=True)
class _Where:
    """Enough about an open table to find it. Whoever sits at a table that stands still is ``stuck``
    there instead of being one of its ``users``; whoever is only ``invited`` has said nothing yet.
    ``lobby_of``: the host of a lobby that is no rematch."""

    guild_id: int
    channel_id: int
    practice: bool
    users: frozenset[int] = frozenset()
    stuck: frozenset[int] = frozenset()
    invited: frozenset[int] = frozenset()
    lobby_of: int | None = None


class OpenTables:
    """An index of open tables by person, channel and server, in the order in which they came."""

    def __init__(self) -> None:
        self._index: dict[str, _Where] = {}
        self._expected: set[str] = set()

    def expect(self, one: OpenTable) -> None:
        """An open table that has still to be brought back: nobody knows yet who sits there."""
        if one.table_id not in self._index:
            self._index[one.table_id] = _Where(one.guild_id, one.channel_id, one.practice)
            self._expected.add(one.table_id)

    def expected_in(self, channel_id: int) -> list[str]:
        """Tables of a channel that have still to be brought back."""
        return [key for key in self._expected if self._index[key].channel_id == channel_id]

    def forget(self, table_id: str) -> None:
        """This table is in no list any more."""
        self._expected.discard(table_id)
        self._index.pop(table_id, None)

    def note(self, table: Table) -> None:
        """How a table is now; one that is closed is in no list any more."""
        key, sitting = table.header.table_id, table.sitting
        if sitting.status is Status.CLOSED:
            self.forget(key)
            return
        self._expected.discard(key)
        here = _Where(table.header.guild_id, table.header.channel_id, table.terms.practice)
        if table.standstill is not None:
            self._index[key] = replace(here, stuck=sitting.users)
            return
        opened = sitting.status is Status.LOBBY and not table.terms.after
        self._index[key] = replace(
            here,
            users=sitting.users,
            invited=sitting.invited if sitting.status is Status.LOBBY else frozenset(),
            lobby_of=sitting.host if opened else None,
        )

    def let_server_go(self, guild_id: int) -> None:
        """Know no table of this server any more."""
        for key in self.in_server(guild_id):
            self.forget(key)

    def of_user(self, user: int, channel_id: int | None = None) -> list[str]:
        """Tables at which this person sits, those of this channel first, newest first.

        Practice comes last.
        """
        mine = [key for key, where in self._index.items() if user in where.users]
        mine.reverse()

        def order(key: str) -> tuple[bool, bool]:
            where = self._index[key]
            return where.practice, where.channel_id != channel_id

        return sorted(mine, key=order)

    def seats_of(self, user: int) -> list[str]:
        """Tables at which this person has sat down themselves, practice apart."""
        return [
            key
            for key, where in self._index.items()
            if user in where.users - where.invited and not where.practice
        ]

    def lobbies_of(self, user: int) -> list[str]:
        """Lobbies that this person has opened."""
        return [key for key, where in self._index.items() if where.lobby_of == user]

    def lobbies_in(self, channel_id: int) -> list[str]:
        """Lobbies that somebody has opened in this channel."""
        return [
            key
            for key, where in self._index.items()
            if where.channel_id == channel_id and where.lobby_of is not None
        ]

    def stopped_of(self, user: int) -> list[str]:
        """Tables at which this person sits and that stand still: nobody is kept from others by
        them."""
        return [key for key, where in self._index.items() if user in where.stuck]

    def in_channel(self, channel_id: int) -> list[str]:
        """Tables that everybody in a channel sees, newest first."""
        here = [
            key
            for key, where in self._index.items()
            if where.channel_id == channel_id and not where.practice
        ]
        return here[::-1]

    def in_server(self, guild_id: int) -> list[str]:
        """Tables of a server, oldest first."""
        return [key for key, where in self._index.items() if where.guild_id == guild_id]
