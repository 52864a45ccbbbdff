"""How far other people's talk has pushed a table up in its channel."""

from dataclasses import dataclass
from datetime import datetime, timedelta

import discord

from bot.discordpy.outcome import Outcome, outcome
from engine.live.pace import Now
from engine.live.table import Table

_BURIED = 8
"""So many messages of others below a table, and one has to look for it."""
_READ = 10
"""How many messages below a table are looked at."""
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
        self._closed: set[int] = set()

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

    def forget(self, table: Table) -> None:
        """This table is not shown any more."""
        self._looks.pop(table.header.table_id, None)

    def _newest(self, table: Table) -> int:
        """The newest message of the channel, as far as interactions have told."""
        place = table.header.channel_id
        if place in self._closed:
            return 0  # asking again would change nothing
        return getattr(self._client.get_channel(place), "last_message_id", None) or 0

    async def _below(self, table: Table, shown: int) -> int:
        """How many of the next messages after the table's are other people's."""
        place = self._client.get_partial_messageable(
            table.header.channel_id, guild_id=table.header.guild_id
        )
        mine = None if self._client.user is None else self._client.user.id
        others: list[int] = []

        async def read() -> None:
            async for message in place.history(after=discord.Object(shown), limit=_READ):
                others.extend([message.id] * (message.author.id != mine))

        key = table.header.table_id
        done = await outcome(read(), "talk_not_read", seconds=_SECONDS, table=key)
        if done is Outcome.REFUSED:
            self._closed.add(table.header.channel_id)
        return len(others) if done is Outcome.DONE else 0
