"""Brings what a table shows into its channel: by edits of one message, anew when it has to be.

The token of a click on a table's message, or of the command that has posted it, edits that message
for 15 minutes, and costs the bot none of its requests. Without one the channel is used: nothing
here has to survive a restart.
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
"""Messages near an hour old may hardly be edited any more: they are posted anew."""

_NEW = timedelta(minutes=5)
"""A token that is younger need not be taken the place of."""

_EVENT = "table_not_shown"
_PATIENCE = 1.0
"""Seconds that an edit waits for a rate limit. After that the other route is quicker."""
_NONCES = 1 << 48
"""A nonce has at most 25 characters."""


_Route = Literal["token", "edit", "post"]
"""The ways to show a message. Discord limits edits by token, edits in the channel and posts."""


class TableMessages:
    """The message of each table. ``newest_ping``: the newest message of ours beside a table's."""

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
        # By which token which message is edited.
        self._tokens: WeakKeyDictionary[Table, tuple[AnswerToken, int]] = WeakKeyDictionary()
        self._limited: WeakKeyDictionary[Table, dict[_Route, datetime]] = WeakKeyDictionary()
        self._left: WeakKeyDictionary[Table, list[int]] = WeakKeyDictionary()

    async def show(self, table: Table, screen: Screen, *, search: bool = False) -> Outcome:
        """Show this screen of a table, by the token of a click if one lives.

        With ``search`` a table that stands nowhere is looked for first: a process that was killed
        may have posted it. What a moderator has deleted is not shown, nor is practice.
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
        # Its pictures are still wanted.
        return Outcome.UNHEARD if done is Outcome.DONE and not whole else done

    def keep_token(self, table: Table, by: AnswerToken, message_id: int) -> None:
        """This message is edited ``by`` the answer to an interaction."""
        last = self._tokens.get(table)
        if last is None or last[0].used_at <= by.used_at:
            self._tokens[table] = by, message_id

    def token(self, table: Table, life: timedelta = LIFE) -> AnswerToken | None:
        """What edits the message of a table, if something that is not older may do so now."""
        by, message_id = self._tokens.get(table, (None, None))
        if by is None or message_id != table.message_id or self._free_at(table, "token"):
            return None
        return by if self._now() < by.used_at + life else None

    def wants_token(self, table: Table) -> bool:
        """Whether it would be well to have a newer one, and the click is answered by it in time."""
        return self.token(table, _NEW) is None and self._free_at(table, "token") is None

    async def remove(self, table: Table, message_id: int) -> None:
        """Delete what showed a table before; if that is not heard of, after the next change."""
        done = Outcome.UNHEARD
        if self._closed.until(table.header.channel_id) is None:
            request = self._message(table, message_id).delete()
            done = await outcome(request, "old_message_stays", table=table.header.table_id)
            self._closed.note(table.header.channel_id, done)
        if done is Outcome.UNHEARD:
            self.drop(table, message_id)

    async def tidy(self, table: Table) -> None:
        """Delete what is left besides the message that shows a table, now that this is true."""
        for message_id in self._left.pop(table, ()):
            await self.remove(table, message_id)

    def drop(self, table: Table, message_id: int) -> None:
        """Delete what has shown a table besides, once the message that stays is true."""
        kept = self._left.setdefault(table, [])
        if message_id not in kept:
            kept.append(message_id)

    def closed_until(self, table: Table) -> datetime | None:
        """When this table can be shown again by one of its routes; None if it can be now."""
        if table.message_id and self.token(table) is not None:
            return None
        closed = self._closed.until(table.header.channel_id)
        limited = self._free_at(table, "edit" if table.message_id else "post")
        channel = max(filter(None, (closed, limited)), default=None)
        token = self._free_at(table, "token") if table in self._tokens else None
        return min(channel, token) if channel and token else channel

    def _free_at(self, table: Table, route: _Route) -> datetime | None:
        """When the rate limit of a route ends; None if there is none."""
        at = self._limited.get(table, {}).get(route)
        return None if at is None or at <= self._now() else at

    def reopen(self, channel: int) -> None:
        """Ask this channel again, in which something has changed."""
        self._closed.reopen(channel)
        self._talk.unreadable.reopen(channel)

    def forget(self, table: Table) -> None:
        """This table is not shown any more."""
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
        """Whether a new message has to take the place of this one."""
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
            if others:  # somebody has deleted the wrong one of two
                await table.show_at(others.pop())
                return await self._show(table, body)
            await table.show_at(TAKEN_DOWN)
            return Outcome.DONE
        return done

    async def _post(self, table: Table, body: Body) -> Outcome:
        """Post a new message. What another try has posted, of which nobody heard, is made true."""
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
            if not message.is_so:
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
