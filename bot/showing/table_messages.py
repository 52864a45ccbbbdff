"""Brings what a table shows into its channel: by edits of one message, anew when it has to be.

The token of a click on a table's message, or of the command that has posted it, edits that message
for 15 minutes, and costs the bot none of its requests. Without one the channel is used: nothing
here has to survive a restart.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from weakref import WeakKeyDictionary

import discord

from bot.discordpy.answer_token import AnswerToken
from bot.discordpy.body import Body
from bot.discordpy.channels import Posted, edit_message, post_message
from bot.discordpy.components import in_time
from bot.discordpy.outcome import Outcome, outcome
from bot.screens.screen import Screen
from bot.showing.channels import ChannelTalk, ClosedChannels
from bot.showing.panels import LIFE
from bot.workers.painter import Painter
from engine.live.table import Table
from engine.live.timing import Now
from engine.table.record import TAKEN_DOWN

_EDITABLE = timedelta(minutes=50)
"""Messages near an hour old may hardly be edited any more: they are posted anew."""

_NEW = timedelta(minutes=5)
"""A token that is younger need not be taken the place of."""

_EVENT = "table_not_shown"
_NONCES = 1 << 48
"""A nonce has at most 25 characters."""


@dataclass(frozen=True, slots=True)
class _TableToken:
    token: AnswerToken
    message_id: int


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
        self._tokens: WeakKeyDictionary[Table, _TableToken] = WeakKeyDictionary()
        self._left: WeakKeyDictionary[Table, list[int]] = WeakKeyDictionary()

    async def show(self, table: Table, screen: Screen, *, search: bool = False) -> Outcome:
        """Show this screen of a table.

        With ``search`` a table that stands nowhere is looked for first: a process that was killed
        may have posted it, and not stored where.
        By the token of a click on the message, if one lives; else through the channel. What a
        moderator has deleted is not shown, until somebody asks for the table; neither is practice,
        which its player's panel alone shows.
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

    def keep_token(self, table: Table, token: AnswerToken, message_id: int) -> None:
        """This one, of an interaction that has been answered, edits this message."""
        last = self._tokens.get(table)
        if last is None or last.token.created_at <= token.created_at:
            self._tokens[table] = _TableToken(token, message_id)

    def token(self, table: Table, life: timedelta = LIFE) -> AnswerToken | None:
        """What edits the message of a table, if something that is not older still does."""
        kept = self._tokens.get(table)
        if kept is None or kept.message_id != table.message_id:
            return None
        return kept.token if self._now() < kept.token.created_at + life else None

    def wants_token(self, table: Table) -> bool:
        """Whether it would be well to have a newer one."""
        return self.token(table, _NEW) is None

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
        """When this table's channel is to be asked again; None if it can be shown now."""
        by_token = table.message_id and self.token(table) is not None
        return None if by_token else self._closed.until(table.header.channel_id)

    def reopen(self, channel: int) -> None:
        """Something has changed about this channel: ask it again."""
        self._closed.reopen(channel)
        self._talk.unreadable.reopen(channel)

    def forget(self, table: Table) -> None:
        """This table is not shown any more."""
        self._tokens.pop(table, None)

    async def _show(self, table: Table, body: Body) -> Outcome:
        message_id = table.message_id
        if message_id is None:
            return await self._post(table, body)
        if self._closed.lets_post(table.header.channel_id) and await self._is_far(
            table, message_id
        ):
            done = await self._post(table, body)
            if done is Outcome.DONE:
                await self.remove(table, message_id)
            elif table.message_id not in (message_id, TAKEN_DOWN):
                self.drop(table, message_id)
            if done is not Outcome.FORBIDDEN:
                return done
        return await self._edit(table, body, message_id)

    async def _is_far(self, table: Table, message_id: int) -> bool:
        """Whether a new message has to take the place of this one."""
        age = self._now() - discord.utils.snowflake_time(message_id)
        return age >= _EDITABLE or await self._talk.has_buried(table, self._newest_ping(table))

    async def _edit(self, table: Table, body: Body, message_id: int) -> Outcome:
        token = self.token(table)
        if token is not None:
            done = await self._ask(table, token.edit(body))
            if done in (Outcome.DONE, Outcome.UNHEARD):
                return done
            self._tokens.pop(table, None)
        if self._closed.until(table.header.channel_id) is not None:
            return Outcome.CLOSED
        edit = edit_message(self._client, table.header.channel_id, message_id, body)
        done = await self._ask(table, edit)
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
        done = await self._ask(table, post())
        self._closed.note(table.header.channel_id, done, posting=True)
        for message in sent:
            await table.show_at(message.id)
            if not message.is_so:
                return await self._edit(table, body, message.id)
        return done

    async def _ask(self, table: Table, request: Awaitable[object]) -> Outcome:
        where = table.header
        return await outcome(request, _EVENT, table=where.table_id, channel=where.channel_id)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(
            table.header.channel_id, guild_id=table.header.guild_id
        )

    def _message(self, table: Table, message_id: int) -> discord.PartialMessage:
        return self._channel(table).get_partial_message(message_id)
