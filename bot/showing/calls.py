"""The short message that calls a player to their turn, and goes when they have moved."""

from datetime import timedelta

import discord

from bot.discordpy.faults import Attempt
from bot.people.people import People
from bot.people.preferences import CallStyle
from bot.showing.panels import Panels
from engine.live.pace import Now
from engine.live.table import Table
from engine.phase import Phase
from engine.table.sitting import Status

_LATELY = timedelta(minutes=5)
"""Whoever has clicked in their panel since then is there, and sees it wake up."""


class Calls:
    """Calls the player to move where they may not see it, and more than one person sits there."""

    def __init__(self, client: discord.Client, people: People, panels: Panels, now: Now) -> None:
        self._client, self._people, self._panels, self._now = client, people, panels, now
        self._looked: dict[str, tuple[int, int]] = {}
        self._newest: dict[str, int] = {}

    def newest_id(self, table: Table) -> int:
        """The id of the newest call at a table, also of one that is gone; 0 if there was none."""
        return self._newest.get(table.header.table_id, table.call_id or 0)

    async def update(self, table: Table) -> None:
        """Call the player whose turn has begun; take the call back when they have moved."""
        view, key = table.sight(None).view, table.header.table_id
        if table.sitting.status is not Status.PLAYING:
            self._looked.pop(key, None)
            await self._take_back(table)
            return
        if view is None or view.phase is not Phase.DRAW:
            await self._take_back(table)
            return
        turn = view.deal_no, view.turn_no
        last, self._looked[key] = self._looked.get(key), turn
        if last == turn or (last is None and table.call_id is not None):
            return  # called before, perhaps by the process before this one
        await self._take_back(table)
        user = table.sitting.sitters[view.turn].user
        if user is None or view.turn in table.attendance.away:
            return
        if self._is_company(table) and not self._is_there(table, user):
            await self._call(table, user)

    def _is_company(self, table: Table) -> bool:
        return sum(sitter.user is not None for sitter in table.sitting.sitters) > 1

    def _is_there(self, table: Table, user: int) -> bool:
        now = self._now()
        panel = self._panels.find(table.header.table_id, user, now)
        return panel is not None and panel.used_since(now - _LATELY)

    async def _call(self, table: Table, user: int) -> None:
        preferences, now = await self._people.preferences(user), self._now()
        if preferences.call is CallStyle.NEVER:
            return
        wants_quiet = preferences.quiet is not None and preferences.quiet.holds(now)
        where = table.header
        place = f"{where.guild_id}/{where.channel_id}/{table.message_id or ''}"
        jump = f"https://discord.com/channels/{place}"
        say = self._people.server_text(where.guild_id)
        with Attempt("player_not_called", warn=True, table=where.table_id):
            sent = await self._channel(table).send(
                say("ping-turn", user=f"<@{user}>", jump=jump),
                allowed_mentions=discord.AllowedMentions(users=[discord.Object(user)]),
                silent=wants_quiet or preferences.call is CallStyle.SILENT,
            )
            self._newest[where.table_id] = sent.id
            await table.call_at(sent.id)

    async def _take_back(self, table: Table) -> None:
        if table.call_id is None:
            return
        with Attempt("call_stays", table=table.header.table_id):
            await self._channel(table).get_partial_message(table.call_id).delete()
        await table.call_at(None)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(
            table.header.channel_id, guild_id=table.header.guild_id
        )
