"""A table is forming: those who wanted to know are pinged once, and one role of the server."""

from collections import deque
from collections.abc import Callable
from datetime import datetime, timedelta

import discord

from bot.blocks.text_limit import address
from bot.discordpy.outcome import Attempt
from bot.people.admission import blocked_with
from bot.people.people import People
from bot.people.settings import PingStyle, TablePings
from data.choices.settings import FormingStore
from engine.live.table import Table

MOST_AN_HOUR = 3
"""Messages of this kind in a channel within an hour: whoever opens tables again and again pings
nobody."""

_HOUR = timedelta(hours=1)
_MOST_PEOPLE = 40
"""People in one message, so that their mentions fit into it."""


class Forming:
    """Pings those who want to play when a table opens, never twice for one, and not too often."""

    def __init__(self, store: FormingStore, people: People, now: Callable[[], datetime]) -> None:
        self.store, self._people, self._now = store, people, now
        self._lately: dict[int, deque[datetime]] = {}

    async def tell(self, interaction: discord.Interaction, table: Table) -> None:
        """Say in the channel where this lobby was just opened that it is there, if that concerns
        anybody. It follows the answer, so that it costs no request of the bot's own."""
        roster, where, channel = table.roster, table.header, interaction.channel_id or 0
        if len(roster.sitters) >= table.terms.seats(table.game.seats)[-1] or self._is_busy(channel):
            return
        ringing, named = await self._people_for(table)
        role = self._people.server_settings(where.guild_id).forming_role
        if not named and role is None:
            return
        self._lately.setdefault(channel, deque()).append(self._now())
        mentions = [] if role is None else [f"<@&{role}>"]
        mentions += [f"<@{user}>" for user in named]
        say = self._people.server_text(where.guild_id)
        words = say(
            "notice-forming",
            names=" ".join(mentions),
            game=say(f"game-{where.game}"),
            jump=address(where.guild_id, where.channel_id, table.message_id),
        )
        allowed = discord.AllowedMentions(
            everyone=False,
            users=[discord.Object(user) for user in ringing],
            roles=False if role is None else [discord.Object(role)],
            replied_user=False,
        )
        async with Attempt("forming_not_told", warn=True, table=where.table_id):
            await interaction.followup.send(
                words, allowed_mentions=allowed, silent=not ringing and role is None
            )

    def _is_busy(self, channel_id: int) -> bool:
        """Whether this channel has had enough of it; forgets what is long ago."""
        before = self._now() - _HOUR
        for key, times in list(self._lately.items()):
            while times and times[0] <= before:
                times.popleft()
            if not times:
                del self._lately[key]
        return len(self._lately.get(channel_id, ())) >= MOST_AN_HOUR

    async def _people_for(self, table: Table) -> tuple[list[int], list[int]]:
        """Who is to hear of it, and all who are named: some do not want a sound."""
        where, now = table.header, self._now()
        barred = set(self._people.server_settings(where.guild_id).barred)
        seated = table.roster.users
        ringing: list[int] = []
        named: list[int] = []
        for user, kept in (await self.store.of_server(where.guild_id)).items():
            if user in barred or user in seated or len(named) == _MOST_PEOPLE:
                continue
            if not TablePings.read(kept).wants(where.game, now):
                continue
            preferences = await self._people.preferences(user)
            if preferences.wants_quiet(now) or preferences.call is PingStyle.NEVER:
                continue
            if await blocked_with(self._people, user, seated):
                continue
            named.append(user)
            if preferences.call is PingStyle.LOUD:
                ringing.append(user)
        return ringing, named
