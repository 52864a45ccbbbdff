"""What is known of channels: which the bot may not use, and where a table stands in its own.

Requests that are forbidden count toward a ban of the whole bot: 10,000 in ten minutes. Who has
changed a permission by mistake undoes it within a minute, and most others never do. So a channel
that refuses is asked again after a minute and then seldom, and at once when Discord tells that
something has changed.
"""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from weakref import WeakKeyDictionary

import discord
from discord import ui
from discord.ext import commands

from bot.discordpy.channels import remembered_channel
from bot.discordpy.outcome import Outcome, outcome
from bot.screens.click import read_click
from engine.live.table import Table
from engine.live.timing import Now, forget_old

FIRST_WAIT, WAIT = 60.0, 600.0
"""Seconds until a channel is asked again that has refused for the first time, and each time after
that."""
_FORGOTTEN = timedelta(days=1)
"""How long after that it counts as the first time again, if nobody has asked."""


class ClosedChannels:
    """Until when channels are left alone that have refused."""

    def __init__(self, now: Now) -> None:
        self._now = now
        # Kept until they let the bot in again: who refuses once more is asked more seldom.
        self._closed: dict[int, datetime] = {}
        self._mute: dict[int, datetime] = {}

    def note(self, channel: int, outcome: Outcome, *, posting: bool = False) -> None:
        """A request about this channel has come to this end; ``posting``: that was a new message,
        of which a channel may have none while it lets others be edited."""
        if outcome is Outcome.FORBIDDEN and posting:
            self._refuse(self._mute, channel)
        elif outcome in (Outcome.CLOSED, Outcome.FORBIDDEN):
            self._refuse(self._closed, channel)
        elif outcome is Outcome.DONE:
            self._closed.pop(channel, None)
            if posting:
                self._mute.pop(channel, None)

    def until(self, channel: int) -> datetime | None:
        """When this channel is to be asked again; None if nothing speaks against asking."""
        return self._at(self._closed, channel)

    def lets_post(self, channel: int) -> bool:
        """Whether a new message is worth trying."""
        return self.until(channel) is None and self._at(self._mute, channel) is None

    def reopen(self, channels: Iterable[int]) -> None:
        """Something has changed there: ask again."""
        for channel in channels:
            self._closed.pop(channel, None)
            self._mute.pop(channel, None)

    def _refuse(self, kept: dict[int, datetime], channel: int) -> None:
        # What was under way at the same time is refused for the same reason.
        if self._at(kept, channel) is None:
            wait = FIRST_WAIT if kept.pop(channel, None) is None else WAIT
            kept[channel] = self._now() + timedelta(seconds=wait)
            forget_old(kept, lambda at: at + _FORGOTTEN < self._now())

    def _at(self, kept: dict[int, datetime], channel: int) -> datetime | None:
        at = kept.get(channel)
        return None if at is None or at <= self._now() else at


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
        self._looks: WeakKeyDictionary[Table, _Look] = WeakKeyDictionary()
        # What may not be read may well be written in.
        self._unreadable = ClosedChannels(now)

    async def has_buried(self, table: Table, own: int) -> bool:
        """Whether a table has to be looked for; ``own`` is the newest other message of the bot."""
        newest = self._newest(table)
        last = self._looks.get(table)
        shown, now = table.message_id, self._now()
        if shown is None or newest <= max(shown, own):
            return False
        if last is not None and (now - last.at < _AGAIN or newest <= last.newest):
            return False
        self._looks[table] = _Look(now, newest)
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


def shown_table(message: discord.Message) -> str | None:
    """The id of the table that all buttons and menus of a message are about; None if there is no
    such table, or it is about several."""
    parts = ui.LayoutView.from_message(message, timeout=None).walk_children()
    named = [part.custom_id for part in parts if isinstance(part, ui.Button | ui.Select)]
    clicks = [read_click(custom_id) for custom_id in named if custom_id is not None]
    tables = {None if click is None else click.table_id for click in clicks}
    return tables.pop() if len(tables) == 1 else None


def reopen_channels(
    bot: commands.AutoShardedBot, reopen: Callable[[Collection[int]], None]
) -> None:
    """Have tables tried again (``reopen``) whose channel or server has come back, or was opened to
    the bot: by what is allowed there, by a role, or because its own roles have changed."""

    async def channel(place: discord.abc.GuildChannel) -> None:
        if _lets_in(place):
            reopen({place.id, *(thread.id for thread in place.guild.threads)})

    async def changed(_: discord.abc.GuildChannel, place: discord.abc.GuildChannel) -> None:
        await channel(place)

    async def thread(_: discord.Thread, place: discord.Thread) -> None:
        if not (place.archived or place.locked):
            reopen({place.id})

    async def server(guild: discord.Guild) -> None:
        reopen({one.id for one in (*guild.channels, *guild.threads)})

    def allowed(guild: discord.Guild) -> None:
        open_ones = [one.id for one in guild.channels if _lets_in(one)]
        reopen({*open_ones, *(one.id for one in guild.threads if one.parent_id in open_ones)})

    async def role(before: discord.Role, after: discord.Role) -> None:
        # Some change the colours of their roles all day long.
        if before.permissions != after.permissions:
            allowed(after.guild)

    async def member(before: discord.Member, after: discord.Member) -> None:
        was, now = (before.roles, before.timed_out_until), (after.roles, after.timed_out_until)
        if after == after.guild.me and was != now:
            allowed(after.guild)

    bot.add_listener(channel, "on_guild_channel_create")
    bot.add_listener(changed, "on_guild_channel_update")
    bot.add_listener(thread, "on_thread_update")
    bot.add_listener(server, "on_guild_join")
    bot.add_listener(server, "on_guild_available")
    bot.add_listener(role, "on_guild_role_update")
    bot.add_listener(member, "on_member_update")


def _lets_in(place: discord.abc.GuildChannel) -> bool:
    allowed = place.permissions_for(place.guild.me)
    return allowed.view_channel and allowed.send_messages
