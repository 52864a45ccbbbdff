"""Admission to tables, after bars of the server and blocks between people.

The deputies are here as well. They may use the panels of /server.
"""

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.people.known_people import People
from data.journal.boards import Boards
from engine.errors import IllegalMove, Reason
from engine.live.table import Table
from engine.live.timing import Now, forget_old
from engine.table.record import Seen
from engine.table.roster import Status


def admit_to_server(people: People, guild_id: int, user: int) -> None:
    """Raise IllegalMove if the managers of this server barred the person."""
    if user in people.server_settings(guild_id).barred:
        raise IllegalMove(Reason.BARRED)


async def admit(people: People, boards: Boards, table: Table, user: int) -> None:
    """Check that a person may sit down with all who have seats.

    Raises IllegalMove, which names no other person. At a table with a board, IllegalMove is also
    raised for people who may have seen the board's cards.

    A person who already has a seat is not checked, so a block never breaks up a table.
    """
    roster, board = table.roster, table.terms.board
    if board is not None and (roster.seat_of(user) is None or roster.status is Status.LOBBY):
        seen = await boards.seen_by(board.board_id, [user], table.header.table_id)
        if user in seen:
            raise seen_refusal(seen[user])
    if roster.seat_of(user) is not None and user not in roster.invited:
        return
    admit_to_server(people, table.header.guild_id, user)
    if await blocked_with(people, user, roster.users - roster.invited):
        raise IllegalMove(Reason.NOT_ADMITTED)


def seen_refusal(seen: Seen) -> IllegalMove:
    """Return the refusal for a person who has seen these cards."""
    return IllegalMove(Reason.CARDS_SEEN, how=seen.how.value, when=f"<t:{seen.at}:D>")


async def not_invitable(
    people: People, guild_id: int, host: int, guests: Collection[int]
) -> frozenset[int]:
    """Return the guests whom this host cannot invite in this server, for any reason."""
    barred = set(people.server_settings(guild_id).barred).intersection(guests)
    return await blocked_with(people, host, guests) | barred


async def blocked_with(people: People, user: int, others: Collection[int]) -> frozenset[int]:
    """Return which of the ``others`` have blocked this person or are blocked by this person."""
    own_blocked = set((await people.preferences(user)).blocked)
    blocked = own_blocked.intersection(others)
    for other in others:
        if user in (await people.preferences(other)).blocked:
            blocked.add(other)
    return frozenset(blocked - {user})


@dataclass(slots=True)
class Deputies:
    """Members who used /server without managing the server.

    For 15 minutes the panels of /server accept them.
    """

    now: Now
    _until: dict[tuple[int, int], datetime] = field(default_factory=dict)

    def note(self, guild_id: int, user: int) -> None:
        """Note that this member used /server in this server just now."""
        self._until.pop((guild_id, user), None)  # the latest comes last
        self._until[guild_id, user] = self.now() + timedelta(minutes=15)
        forget_old(self._until, lambda until: until <= self.now())

    def has(self, guild_id: int, user: int) -> bool:
        """Return whether this member used /server here less than 15 minutes ago."""
        return self._until.get((guild_id, user), self.now()) > self.now()


# People who were asked whether they want to sit at two tables of a channel.

_REMEMBERED = 10_000
"""The number of questions that are remembered."""


@dataclass(slots=True)
class SecondSeats:
    """The questions that were asked, so that no one is asked twice in a channel.

    They are only in memory.
    """

    _asked: dict[tuple[int, int], None] = field(default_factory=dict)

    def is_new(self, user: int, channel_id: int) -> bool:
        """Note that this person is asked here. Return whether it is the first time."""
        asked = user, channel_id
        is_new = asked not in self._asked
        self._asked[asked] = None
        forget_old(self._asked, lambda _: len(self._asked) > _REMEMBERED)
        return is_new
