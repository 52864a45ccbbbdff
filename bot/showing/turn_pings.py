"""The short message that pings a player whose turn it is, and goes when they have moved."""

from collections.abc import Callable
from datetime import datetime, timedelta
from weakref import WeakKeyDictionary

import discord

from bot.blocks.text_limit import address
from bot.discordpy.outcome import Outcome, outcome
from bot.people.people import People
from bot.people.settings import PingStyle
from bot.showing.channels import ClosedChannels
from bot.showing.panels import Panels
from bot.showing.surface import Loop, Sent, Surface
from engine.live.table import Table
from engine.phase import CALLED_TO, Turn
from engine.table.roster import Status

_LATELY = timedelta(minutes=5)
"""Whoever has clicked in their panel since then is there, and sees it wake up."""


class TurnPings(Surface[Sent]):
    """Pings the player to move where they may not see it, and more than one person sits there."""

    def __init__(
        self,
        client: discord.Client,
        people: People,
        panels: Panels,
        closed: ClosedChannels,
        first_due: Callable[[Table], datetime | None],
        loop: Loop,
    ) -> None:
        super().__init__(lambda table: Sent(), loop)
        self._client, self._people, self._panels = client, people, panels
        self._closed, self._first_due = closed, first_due
        self._looked: dict[str, Turn] = {}
        self._newest: WeakKeyDictionary[Table, int] = WeakKeyDictionary()

    def newest_id(self, table: Table) -> int:
        """The id of the newest ping at a table, also of one that is gone; 0 if there was none."""
        return self._newest.get(table, table.call_id or 0)

    def is_true(self, table: Table) -> bool:
        turn, last = self._pinged_for(table), self._looked.get(table.header.table_id)
        if turn is not None:
            return turn == last
        if last is not None and table.roster.status is not Status.PLAYING:
            return False
        return table.call_id is None or self._is_closed(table)

    def forget(self, table: Table) -> None:
        super().forget(table)
        # An open one may come back in the same turn.
        if table.rests or table.roster.status is Status.CLOSED:
            self._looked.pop(table.header.table_id, None)

    def due(self, table: Table, sent: Sent) -> datetime | None:
        return self._first_due(table)

    def costs(self, table: Table) -> bool:
        if table.call_id is not None:
            return True
        turn = self._pinged_for(table)
        user = None if turn is None else table.roster.sitters[turn.seat].user
        return user is not None and self._is_company(table) and not self._is_there(table, user)

    async def send(self, table: Table, sent: Sent) -> None:
        """Ping the player whose turn has begun; take the ping back when they have moved."""
        self.note(table, sent, done=await self._send(table))

    async def _send(self, table: Table) -> bool:
        """False if Discord was not heard of: there is something left to do."""
        turn, key = self._pinged_for(table), table.header.table_id
        if turn is None:
            if table.roster.status is not Status.PLAYING:
                self._looked.pop(key, None)
            return await self._take_back(table)
        last = self._looked.get(key)
        # A ping may be from the process before this one.
        if last != turn and (last is not None or table.call_id is None):
            user = table.roster.sitters[turn.seat].user
            done = await self._take_back(table)
            if done and user is not None and turn.seat not in table.attendance.away:
                done = await self._ping(table, user, turn)
            if not done:
                return False
        self._looked[key] = turn
        return True

    def _pinged_for(self, table: Table) -> Turn | None:
        """The turn for which its player is to be pinged, unless they have been; None: nobody is."""
        if table.roster.status is not Status.PLAYING:
            return None
        return table.turn if table.phase in CALLED_TO or table.is_nudged else None

    async def put(self, table: Table, message_id: int) -> None:
        """Somebody has pinged the player with this message: it stands in the place of ours."""
        await self._take_back(table)
        self._newest[table] = message_id
        await table.call_at(message_id)

    def _is_company(self, table: Table) -> bool:
        return sum(sitter.user is not None for sitter in table.roster.sitters) > 1

    def _is_there(self, table: Table, user: int) -> bool:
        now = self.now()
        panel = self._panels.find(table.header.table_id, user, now)
        return panel is not None and panel.message.used_at >= now - _LATELY

    async def _ping(self, table: Table, user: int, turn: Turn) -> bool:
        if not self._is_company(table) or self._is_there(table, user):
            return True
        if not self._closed.lets_post(table.header.channel_id):
            return True
        preferences, now = await self._people.preferences(user), self.now()
        if preferences.call is PingStyle.NEVER:
            return True
        wants_quiet = preferences.wants_quiet(now)
        where = table.header
        jump = address(where.guild_id, where.channel_id, table.message_id)
        say = self._people.server_text(where.guild_id)
        sent: list[int] = []

        async def send() -> None:
            message = await self._channel(table).send(
                say("ping-turn", user=f"<@{user}>", jump=jump),
                allowed_mentions=discord.AllowedMentions(users=[discord.Object(user)]),
                silent=wants_quiet or preferences.call is PingStyle.SILENT,
                # By it Discord knows a second try of what it has done.
                nonce="{}.{}.{}".format(where.table_id, *turn),
            )
            sent.append(message.id)

        done = await outcome(send(), "player_not_called", table=where.table_id)
        self._closed.note(where.channel_id, done, posting=True)
        for message_id in sent:
            self._newest[table] = message_id
            await table.call_at(message_id)
        return done is not Outcome.UNHEARD

    async def _take_back(self, table: Table) -> bool:
        if table.call_id is None or self._is_closed(table):
            return True
        request = self._channel(table).get_partial_message(table.call_id).delete()
        done = await outcome(request, "call_stays", table=table.header.table_id)
        self._closed.note(table.header.channel_id, done)
        if done is Outcome.UNHEARD:
            return False
        await table.call_at(None)
        return True

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(
            table.header.channel_id, guild_id=table.header.guild_id
        )

    def _is_closed(self, table: Table) -> bool:
        return self._closed.until(table.header.channel_id) is not None
