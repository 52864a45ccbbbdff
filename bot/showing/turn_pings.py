"""Short messages that ping people: a player whose turn it is, and those who wait for a table."""

from collections import deque
from collections.abc import Callable
from datetime import datetime, timedelta
from weakref import WeakKeyDictionary

import discord

from bot.blocks.text_limit import address
from bot.discordpy.outcome import Attempt, Outcome, outcome
from bot.people.admission import blocked_with
from bot.people.known_people import People
from bot.people.preferences import PingStyle, TablePings
from bot.showing.closed_channels import ClosedChannels
from bot.showing.open_panels import Panels
from bot.showing.surface import Loop, Sent, Surface
from data.choices.settings import FormingStore
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
        return len(table.roster.users) > 1

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


# A table is forming: those who wanted to know are pinged once, and one role of the server.

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
        """Say in the channel that this lobby is there, if that concerns anybody."""
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
