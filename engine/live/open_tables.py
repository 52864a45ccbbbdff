"""Where each open table is and who sits there, so that it is found without being loaded."""

from dataclasses import dataclass

from engine.live.table import Table
from engine.table.sitting import Status


@dataclass(frozen=True, slots=True)
class _Where:
    """Enough about an open table to find it."""

    guild_id: int
    channel_id: int
    users: frozenset[int]
    practice: bool


class OpenTables:
    """An index of open tables by person, channel and server, in the order in which they came."""

    def __init__(self) -> None:
        self._index: dict[str, _Where] = {}

    def note(self, table: Table) -> None:
        """How a table is now; one that is closed is in no list any more."""
        key, sitting = table.header.table_id, table.sitting
        if sitting.status is Status.CLOSED:
            self._index.pop(key, None)
            return
        users = frozenset(s.user for s in sitting.sitters if s.user is not None)
        header, practice = table.header, table.terms.practice
        self._index[key] = _Where(header.guild_id, header.channel_id, users, practice)

    def let_server_go(self, guild_id: int) -> None:
        """Know no table of this server any more."""
        for key in self.in_server(guild_id):
            del self._index[key]

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
