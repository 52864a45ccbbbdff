"""The message of a table in its channel, which is edited, and posted again if necessary.

The token of a click on the message, or of the command that posted it, can edit the message for 15
minutes. Such edits don't count as the bot's requests. Without a token, the message is edited
through the channel, so a restart may lose the state of this module.
"""

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Literal
from weakref import WeakKeyDictionary

import discord

from bot.blocks.screen import Screen
from bot.discordpy.channel_requests import Posted, edit_message, post_message
from bot.discordpy.components import Body, in_time
from bot.discordpy.interaction_answers import AnswerToken
from bot.discordpy.outcome import Outcome, RouteLimited, outcome
from bot.showing.closed_channels import ChannelTalk, ClosedChannels
from bot.showing.open_panels import LIFE
from bot.workers.painter import Painter
from engine.live.table import Table
from engine.live.timing import Now
from engine.table.record import TAKEN_DOWN

_EDITABLE = timedelta(minutes=50)
"""Older messages are posted again, because Discord limits edits of messages after an hour."""

_NEW = timedelta(minutes=5)
"""A younger token doesn't have to be replaced."""

_EVENT = "table_not_shown"
_PATIENCE = 1.0
"""Seconds that an edit waits for a rate limit. After that, another route is faster."""
_NONCES = 1 << 48
"""The number of nonces per table. A nonce has at most 25 characters."""


_Route = Literal["token", "edit", "post"]
"""The ways to show a message. Discord has separate limits for each."""


class TableMessages:
    """The messages of tables.

    ``newest_ping`` returns the id of the bot's newest ping at a table."""

    def __init__(
        self,
        client: discord.Client,
        painter: Painter,
        now: Now,
        closed: ClosedChannels,
        newest_ping: Callable[[Table], int],
    ) -> None:
        self._client, self._painter, self._now = client, painter, now
        self._closed, self._newest_ping = closed, newest_ping
        self._talk = ChannelTalk(client, now)
        # The token that edits a table's message, and the message's id.
        self._tokens: WeakKeyDictionary[Table, tuple[AnswerToken, int]] = WeakKeyDictionary()
        self._limited: WeakKeyDictionary[Table, dict[_Route, datetime]] = WeakKeyDictionary()
        self._left: WeakKeyDictionary[Table, list[int]] = WeakKeyDictionary()

    async def show(self, table: Table, screen: Screen, *, search: bool = False) -> Outcome:
        """Show this screen of a table. If a click's token is still valid, use it.

        With ``search``, a missing message is looked for first, because a process that was killed
        may have posted it. A message that a moderator has deleted isn't shown again. Practice
        tables have no message.
        """
        if table.terms.practice or table.message_id == TAKEN_DOWN:
            return Outcome.DONE
        if search and table.message_id is None:
            done, message_id = await self._talk.find(table)
            if done is Outcome.UNHEARD:
                return done
            if message_id is not None and table.message_id is None:
                await table.show_at(message_id)
        body, whole = await in_time(screen, self._painter)
        done = await self._show(table, body)
        # The message still needs its pictures.
        return Outcome.UNHEARD if done is Outcome.DONE and not whole else done

    def keep_token(self, table: Table, by: AnswerToken, message_id: int) -> None:
        """Store the token ``by`` for edits of this message, if it is newer."""
        last = self._tokens.get(table)
        if last is None or last[0].used_at <= by.used_at:
            self._tokens[table] = by, message_id

    def token(self, table: Table, life: timedelta = LIFE) -> AnswerToken | None:
        """Return the token that can edit a table's message now, if it is younger than ``life``."""
        by, message_id = self._tokens.get(table, (None, None))
        if by is None or message_id != table.message_id or self._free_at(table, "token"):
            return None
        return by if self._now() < by.used_at + life else None

    def wants_token(self, table: Table) -> bool:
        """Return whether a newer token is useful.

        A newer token isn't useful if the last token is younger than ``_NEW``, or if edits by token
        are limited."""
        return self.token(table, _NEW) is None and self._free_at(table, "token") is None

    async def remove(self, table: Table, message_id: int) -> None:
        """Delete an old message of a table. If that gets no reply, retry after the next change."""
        done = Outcome.UNHEARD
        if self._closed.until(table.header.channel_id) is None:
            request = self._message(table, message_id).delete()
            done = await outcome(request, "old_message_stays", table=table.header.table_id)
            self._closed.note(table.header.channel_id, done)
        if done is Outcome.UNHEARD:
            self.drop(table, message_id)

    async def tidy(self, table: Table) -> None:
        """Delete a table's old messages, now that its current message is up to date."""
        for message_id in self._left.pop(table, ()):
            await self.remove(table, message_id)

    def drop(self, table: Table, message_id: int) -> None:
        """Delete another message of a table later, when its message is up to date."""
        message_ids = self._left.setdefault(table, [])
        if message_id not in message_ids:
            message_ids.append(message_id)

    def closed_until(self, table: Table) -> datetime | None:
        """Return when one of a table's routes can show it. None if a route can show it now."""
        if table.message_id and self.token(table) is not None:
            return None
        closed = self._closed.until(table.header.channel_id)
        limited = self._free_at(table, "edit" if table.message_id else "post")
        channel = max(filter(None, (closed, limited)), default=None)
        token = self._free_at(table, "token") if table in self._tokens else None
        return min(channel, token) if channel and token else channel

    def _free_at(self, table: Table, route: _Route) -> datetime | None:
        """Return when the rate limit of a route ends, None if there is none."""
        until = self._limited.get(table, {}).get(route)
        return None if until is None or until <= self._now() else until

    def reopen(self, channel: int) -> None:
        """Try a channel again, because something has changed in it."""
        self._closed.reopen(channel)
        self._talk.unreadable.reopen(channel)

    def forget(self, table: Table) -> None:
        """Drop the token of a table that is no longer shown."""
        self._tokens.pop(table, None)

    async def _show(self, table: Table, body: Body) -> Outcome:
        message_id = table.message_id
        if message_id is None:
            return await self._post(table, body)
        may_post = self._closed.lets_post(table.header.channel_id)
        may_post = may_post and self._free_at(table, "post") is None
        if may_post and await self._is_far(table, message_id):
            done = await self._post(table, body)
            if done is Outcome.DONE:
                await self.remove(table, message_id)
            elif table.message_id not in (message_id, TAKEN_DOWN):
                self.drop(table, message_id)
            if done is not Outcome.FORBIDDEN and self._free_at(table, "post") is None:
                return done
        return await self._edit(table, body, message_id)

    async def _is_far(self, table: Table, message_id: int) -> bool:
        """Return whether a new message must replace this message."""
        age = self._now() - discord.utils.snowflake_time(message_id)
        return age >= _EDITABLE or await self._talk.has_buried(table, self._newest_ping(table))

    async def _edit(self, table: Table, body: Body, message_id: int) -> Outcome:
        by = self.token(table)
        if by is not None:
            done = await self._ask(table, by.edit(body), "token")
            limited = self._free_at(table, "token") is not None
            if done is Outcome.DONE or (done is Outcome.UNHEARD and not limited):
                return done
            if not limited:
                self._tokens.pop(table, None)
        if self._free_at(table, "edit") is not None:
            return Outcome.UNHEARD
        if self._closed.until(table.header.channel_id) is not None:
            return Outcome.CLOSED
        change = edit_message(self._client, table.header.channel_id, message_id, body)
        done = await self._ask(table, change, "edit")
        self._closed.note(table.header.channel_id, done)
        if done is Outcome.GONE and table.message_id == message_id:
            others = self._left.get(table)
            if others:  # someone has deleted the wrong message of two
                await table.show_at(others.pop())
                return await self._show(table, body)
            await table.show_at(TAKEN_DOWN)
            return Outcome.DONE
        return done

    async def _post(self, table: Table, body: Body) -> Outcome:
        """Post a new message. If an earlier try posted one without a reply, edit that message."""
        nonce = f"{table.header.table_id}.{(table.message_id or 0) % _NONCES:x}"
        sent: list[Posted] = []

        async def post() -> None:
            place = table.header.channel_id
            sent.append(await post_message(self._client, place, body, nonce))

        if not self._closed.lets_post(table.header.channel_id):
            return Outcome.CLOSED
        done = await self._ask(table, post(), "post")
        self._closed.note(table.header.channel_id, done, posting=True)
        for message in sent:
            await table.show_at(message.id)
            if not message.is_intact:
                return await self._edit(table, body, message.id)
        return done

    async def _ask(self, table: Table, request: Awaitable[object], route: _Route) -> Outcome:
        key, channel = table.header.table_id, table.header.channel_id

        async def ask() -> None:
            try:
                await request
            except RouteLimited as limited:
                until = self._now() + timedelta(seconds=limited.seconds)
                self._limited.setdefault(table, {})[route] = until
                raise

        return await outcome(ask(), _EVENT, patience=_PATIENCE, table=key, channel=channel)

    def _message(self, table: Table, message_id: int) -> discord.PartialMessage:
        where = table.header
        channel = self._client.get_partial_messageable(where.channel_id, guild_id=where.guild_id)
        return channel.get_partial_message(message_id)
