"""Pings of players on turn, and of people who want to join a new table."""

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
from bot.showing.surface import Surface, SurfaceContext, SurfaceState
from data.choices.settings import FormingStore
from engine.live.table import Table
from engine.phase import CALLED_TO, Turn
from engine.table.roster import Status

_LATELY = timedelta(minutes=5)
"""A player who clicked in their panel in this time is there and needs no ping."""


class TurnPings(Surface[SurfaceState]):
    """Pings a player whose turn they may not notice, at tables with more than one person."""

    def __init__(
        self,
        client: discord.Client,
        people: People,
        panels: Panels,
        closed: ClosedChannels,
        first_due: Callable[[Table], datetime | None],
        shared: SurfaceContext,
    ) -> None:
        super().__init__(lambda table: SurfaceState(), shared)
        self._client, self._people, self._panels = client, people, panels
        self._closed, self._first_due = closed, first_due
        self._looked: dict[str, Turn] = {}
        self._newest: WeakKeyDictionary[Table, int] = WeakKeyDictionary()

    def newest_id(self, table: Table) -> int:
        """Return the id of a table's newest ping, also if it is deleted, 0 if there was none."""
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
        # An open table may be loaded again in the same turn.
        if table.rests or table.roster.status is Status.CLOSED:
            self._looked.pop(table.header.table_id, None)

    def due(self, table: Table, sent: SurfaceState) -> datetime | None:
        return self._first_due(table)

    def costs(self, table: Table) -> bool:
        if table.call_id is not None:
            return True
        turn = self._pinged_for(table)
        user = None if turn is None else table.roster.sitters[turn.seat].user
        return user is not None and self._is_company(table) and not self._is_there(table, user)

    async def send(self, table: Table, sent: SurfaceState) -> None:
        """Ping a player whose turn has started, and delete the ping when they have moved."""
        self.note(table, sent, done=await self._send(table))

    async def _send(self, table: Table) -> bool:
        """Return False if Discord gave no reply, so that something is left to do."""
        turn, key = self._pinged_for(table), table.header.table_id
        if turn is None:
            if table.roster.status is not Status.PLAYING:
                self._looked.pop(key, None)
            return await self._take_back(table)
        last = self._looked.get(key)
        # A ping may be from an earlier process.
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
        """Return the turn for which its player needs a ping, None if no one does."""
        if table.roster.status is not Status.PLAYING:
            return None
        return table.turn if table.phase in CALLED_TO or table.is_nudged else None

    async def put(self, table: Table, message_id: int) -> None:
        """Replace the ping by this message, with which someone has pinged the player."""
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
                # With it, Discord recognizes a second try.
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


# Pings for a new lobby, once per table, of people who asked for it and of one role.

MOST_AN_HOUR = 3
"""A channel gets at most this many such messages per hour, against spam by new lobbies."""

_HOUR = timedelta(hours=1)
_MOST_PEOPLE = 40
"""One message names at most this many people, so that their mentions fit into it."""


class Forming:
    """Pings people who want to play when a lobby opens, but not too often."""

    def __init__(self, store: FormingStore, people: People, now: Callable[[], datetime]) -> None:
        self.store, self._people, self._now = store, people, now
        self._lately: dict[int, deque[datetime]] = {}

    async def announce(self, interaction: discord.Interaction, table: Table) -> None:
        """Announce this lobby in the channel, if anyone wants to know."""
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
        """Return whether this channel has had its messages of this hour. Drop old times."""
        before = self._now() - _HOUR
        for key, times in list(self._lately.items()):
            while times and times[0] <= before:
                times.popleft()
            if not times:
                del self._lately[key]
        return len(self._lately.get(channel_id, ())) >= MOST_AN_HOUR

    async def _people_for(self, table: Table) -> tuple[list[int], list[int]]:
        """Return the people to notify, and all people to name.

        Some of the named people don't want a sound.
        """
        where, now = table.header, self._now()
        barred = set(self._people.server_settings(where.guild_id).barred)
        seated = table.roster.users
        ringing: list[int] = []
        named: list[int] = []
        for user, pings in (await self.store.of_server(where.guild_id)).items():
            if user in barred or user in seated or len(named) == _MOST_PEOPLE:
                continue
            if not TablePings.read(pings).wants(where.game, now):
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
