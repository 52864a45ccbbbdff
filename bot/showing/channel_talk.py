"""Where a table stands in its channel: how far other people's talk has pushed it up, and whether it
stands there at all."""

from dataclasses import dataclass
from datetime import datetime, timedelta

import discord

from bot.discordpy.channels import remembered_channel
from bot.discordpy.outcome import Outcome, outcome
from bot.showing.closed_channels import ClosedChannels
from bot.showing.shown_table import shown_table
from engine.live.pace import Now
from engine.live.table import Table

_BURIED = 8
"""So many messages of others below a table, and one has to look for it."""
_READ = 10
"""How many messages below a table are looked at."""
_SEARCHED = 50
"""How many messages of a channel are looked through for a table."""
_AGAIN = timedelta(minutes=1)
_SECONDS = 1.0
"""How long looking may take: the table is to be shown meanwhile."""


@dataclass(slots=True)
class _Look:
    """When it was looked last below a table, and which message was the newest then."""

    at: datetime
    newest: int


class ChannelTalk:
    """Looks below tables when there is something new, at most once a minute each."""

    def __init__(self, client: discord.Client, now: Now) -> None:
        self._client, self._now = client, now
        self._looks: dict[str, _Look] = {}
        # What may not be read may well be written in.
        self._unreadable = ClosedChannels(now)

    async def has_buried(self, table: Table, own: int) -> bool:
        """Whether a table has to be looked for; ``own`` is the newest other message of the bot."""
        newest = self._newest(table)
        last = self._looks.get(table.header.table_id)
        shown, now = table.message_id, self._now()
        if shown is None or newest <= max(shown, own):
            return False
        if last is not None and (now - last.at < _AGAIN or newest <= last.newest):
            return False
        self._looks[table.header.table_id] = _Look(now, newest)
        return await self._below(table, shown) >= _BURIED

    async def find(self, table: Table) -> tuple[Outcome, int | None]:
        """The newest message of the bot's own that shows a table, if there is one, and what came of
        looking for it."""
        if self._unreadable.until(table.header.channel_id) is not None:
            return Outcome.CLOSED, None
        found: list[int] = []

        async def read() -> None:
            looked_through = self._place(table).history(limit=_SEARCHED)
            mine = [message async for message in looked_through if self._is_mine(message)]
            found.extend(one.id for one in mine if shown_table(one) == table.header.table_id)

        done = await outcome(read(), "table_not_looked_for", table=table.header.table_id)
        self._unreadable.note(table.header.channel_id, done)
        return done, max(found, default=None)

    def forget(self, table: Table) -> None:
        """This table is not shown any more."""
        self._looks.pop(table.header.table_id, None)

    def _newest(self, table: Table) -> int:
        """The newest message of the channel, as far as interactions have told."""
        place = table.header.channel_id
        if self._unreadable.until(place) is not None:
            return 0
        channel = remembered_channel(self._client, table.header.guild_id, place)
        return getattr(channel, "last_message_id", None) or 0

    async def _below(self, table: Table, shown: int) -> int:
        """How many of the next messages after the table's are other people's."""
        others: list[int] = []

        async def read() -> None:
            below = self._place(table).history(after=discord.Object(shown), limit=_READ)
            async for message in below:
                others.extend([message.id] * (not self._is_mine(message)))

        key = table.header.table_id
        done = await outcome(read(), "talk_not_read", seconds=_SECONDS, table=key)
        self._unreadable.note(table.header.channel_id, done)
        return len(others) if done is Outcome.DONE else 0

    def _is_mine(self, message: discord.Message) -> bool:
        return self._client.user is not None and message.author.id == self._client.user.id

    def _place(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(
            table.header.channel_id, guild_id=table.header.guild_id
        )
