"""How many tables one person and one channel can have open at a time."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from engine.errors import IllegalMove, Reason
from engine.live.open_tables import OpenTables


@dataclass(frozen=True, slots=True)
class Room:
    """``lobbies`` of one person and ``in_channel`` of everybody, both not begun; ``seats``: tables
    at which one person sits, begun or not. A menu of Discord's shows as many."""

    lobbies: int = 3
    in_channel: int = 10
    seats: int = 25


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
