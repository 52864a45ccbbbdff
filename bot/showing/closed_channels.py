"""Channels that the bot can't use, and the place of a table's message in its channel.

Forbidden requests count towards a ban of the whole bot, which comes after 10,000 in ten minutes. A
moderator who changed a permission by mistake undoes it within a minute, and most other moderators
never do. So a channel that refuses is tried again after a minute, then seldom, and right away when
Discord reports a change.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from weakref import WeakKeyDictionary

import discord
from discord import ui
from discord.ext import commands

from bot.blocks.control import read_click
from bot.discordpy.channel_requests import remembered_channel
from bot.discordpy.outcome import Outcome, outcome
from engine.live.table import Table
from engine.live.timing import Now, forget_old

FIRST_WAIT, WAIT = 60.0, 600.0
"""Seconds until the next try, after a channel's first refusal and after later refusals."""
_FORGOTTEN = timedelta(days=1)
"""The time without a try after which a refusal counts as the first again."""


class ClosedChannels:
    """Channels that have refused, and the times until which they aren't tried."""

    def __init__(self, now: Now) -> None:
        self._now = now
        # Kept until a request succeeds, so that a second refusal waits longer.
        self._closed: dict[int, datetime] = {}
        self._mute: dict[int, datetime] = {}

    def note(self, channel: int, outcome: Outcome, *, posting: bool = False) -> None:
        """Note the outcome of a request to this channel.

        ``posting``: the request was a new message. A channel may forbid new messages but allow
        edits."""
        if outcome is Outcome.FORBIDDEN and posting:
            self._refuse(self._mute, channel)
        elif outcome in (Outcome.CLOSED, Outcome.FORBIDDEN):
            self._refuse(self._closed, channel)
        elif outcome is Outcome.DONE:
            self._closed.pop(channel, None)
            if posting:
                self._mute.pop(channel, None)

    def until(self, channel: int) -> datetime | None:
        """Return when this channel can be tried again, None if it can be tried now."""
        return self._until(self._closed, channel)

    def lets_post(self, channel: int) -> bool:
        """Return whether a new message can be tried."""
        return self.until(channel) is None and self._until(self._mute, channel) is None

    def reopen(self, channel: int) -> None:
        """Allow requests again, because something has changed in the channel."""
        self._closed.pop(channel, None)
        self._mute.pop(channel, None)

    def _refuse(self, closed: dict[int, datetime], channel: int) -> None:
        # A request that was under way at the same time is refused for the same reason.
        if self._until(closed, channel) is None:
            wait = FIRST_WAIT if closed.pop(channel, None) is None else WAIT
            closed[channel] = self._now() + timedelta(seconds=wait)
            forget_old(closed, lambda until: until + _FORGOTTEN < self._now())

    def _until(self, closed: dict[int, datetime], channel: int) -> datetime | None:
        until = closed.get(channel)
        return None if until is None or until <= self._now() else until


_BURIED = 8
"""The number of other people's messages below a table that push it out of sight."""
_READ = 10
"""The number of messages below a table that are read."""
_SEARCHED = 50
"""The number of messages in a channel that are searched for a table."""
_AGAIN = timedelta(minutes=1)
_SECONDS = 1.0
"""Reading may take at most this many seconds, because the table's message waits for it."""


@dataclass(slots=True)
class _Look:
    """The time of the last look below a table, and the newest message at that time."""

    at: datetime
    newest: int


class ChannelTalk:
    """Reads new messages below tables, at most once a minute per table."""

    def __init__(self, client: discord.Client, now: Now) -> None:
        self._client, self._now = client, now
        self._looks: WeakKeyDictionary[Table, _Look] = WeakKeyDictionary()
        # A channel that the bot can't read may still let it write.
        self.unreadable = ClosedChannels(now)

    async def has_buried(self, table: Table, own: int) -> bool:
        """Return whether a table's message is out of sight.

        ``own`` is the newest other message of the bot."""
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
        """Return the outcome of a search, and the bot's newest message that shows a table."""
        if self.unreadable.until(table.header.channel_id) is not None:
            return Outcome.CLOSED, None
        message_ids: list[int] = []

        async def read() -> None:
            looked_through = self._place(table).history(limit=_SEARCHED)
            own_messages = [message async for message in looked_through if self._is_mine(message)]
            message_ids.extend(
                message.id
                for message in own_messages
                if shown_table(message) == table.header.table_id
            )

        done = await outcome(read(), "table_not_looked_for", table=table.header.table_id)
        self.unreadable.note(table.header.channel_id, done)
        return done, max(message_ids, default=None)

    def _newest(self, table: Table) -> int:
        """Return the id of the newest message here, from discord.py's cache, 0 if unknown."""
        place = table.header.channel_id
        if self.unreadable.until(place) is not None:
            return 0
        channel = remembered_channel(self._client, table.header.guild_id, place)
        return getattr(channel, "last_message_id", None) or 0

    async def _below(self, table: Table, shown: int) -> int:
        """Return the number of other people's messages among the next ones below a table."""
        others: list[int] = []

        async def read() -> None:
            below = self._place(table).history(after=discord.Object(shown), limit=_READ)
            async for message in below:
                others.extend([message.id] * (not self._is_mine(message)))

        key = table.header.table_id
        done = await outcome(read(), "talk_not_read", seconds=_SECONDS, table=key)
        self.unreadable.note(table.header.channel_id, done)
        return len(others) if done is Outcome.DONE else 0

    def _is_mine(self, message: discord.Message) -> bool:
        return self._client.user is not None and message.author.id == self._client.user.id

    def _place(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(
            table.header.channel_id, guild_id=table.header.guild_id
        )


def shown_table(message: discord.Message) -> str | None:
    """Return the id of the only table in the buttons and menus of a message, or None."""
    parts = ui.LayoutView.from_message(message, timeout=None).walk_children()
    named = [part.custom_id for part in parts if isinstance(part, ui.Button | ui.Select)]
    clicks = [read_click(custom_id) for custom_id in named if custom_id is not None]
    tables = {None if click is None else click.table_id for click in clicks}
    return tables.pop() if len(tables) == 1 else None


Back = tuple[discord.Guild, int | None] | None
"""The server and the channel that is back (None for all its channels).

None instead of the pair means that nothing is back.
"""


def _thread(thread: discord.Thread) -> Back:
    return None if thread.archived else (thread.guild, thread.id)


def _role(before: discord.Role, after: discord.Role) -> Back:
    # Some servers change the colours of their roles all day.
    return None if before.permissions == after.permissions else (after.guild, None)


def _member(before: discord.Member, after: discord.Member) -> Back:
    was, now = (before.roles, before.timed_out_until), (after.roles, after.timed_out_until)
    return (after.guild, None) if after == after.guild.me and was != now else None


BACK: Mapping[str, Callable[..., Back]] = {
    "guild_channel_create": lambda place: (place.guild, place.id),
    "guild_channel_update": lambda _, place: (place.guild, place.id),
    # discord.py forgets an archived thread, and reports its return as a new thread.
    "thread_join": _thread,
    "thread_update": lambda _, thread: _thread(thread),
    "guild_join": lambda guild: (guild, None),
    "guild_available": lambda guild: (guild, None),
    "guild_role_update": _role,
    "guild_role_delete": lambda role: (role.guild, None),
    "member_update": _member,
}
"""Events of discord.py after which a channel may be back, with functions for the place."""
_OUT_OF_DATE = "guild_role_delete"
"""The event at which discord.py's cache still applies what the deleted role was denied."""


def reopen_channels(
    bot: commands.AutoShardedBot, reopen: Callable[[int, Callable[[int], bool]], None]
) -> None:
    """Call ``reopen`` for a server whose channels may be back.

    ``reopen`` gets the server's id, and a function that returns whether a channel may be back.
    """

    def listen(event: str, read: Callable[..., Back]) -> None:
        async def hear(*facts: Any) -> None:
            back = read(*facts)
            if back is not None:
                guild, place = back
                known = event != _OUT_OF_DATE
                reopen(guild.id, lambda channel: not known or _is_back(guild, place, channel))

        bot.add_listener(hear, f"on_{event}")

    for event, read in BACK.items():
        listen(event, read)


def _is_back(guild: discord.Guild, place: int | None, channel_id: int) -> bool:
    """Return whether this channel of a server may be back, now that ``place`` is."""
    channel = guild.get_channel_or_thread(channel_id)
    if channel is None:
        # discord.py has dropped this thread, so its channel is unknown.
        return place in (None, channel_id) or guild.get_channel(place) is not None
    parent = channel.parent if isinstance(channel, discord.Thread) else None
    if place not in (None, channel_id, parent and parent.id):
        return False
    allowed = (parent or channel).permissions_for(guild.me)
    speaks = allowed.send_messages if parent is None else allowed.send_messages_in_threads
    return allowed.view_channel and speaks
