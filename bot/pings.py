"""The short message that calls a player to his turn, and goes when he has moved."""

from dataclasses import dataclass

import discord
import structlog

from bot.readers import Readers
from engine.live.table import Table
from engine.lobby import Status
from engine.state import Phase

_log = structlog.get_logger()


@dataclass(slots=True)
class _Called:
    """Who was called at a table, in which turn, by which message."""

    turn: tuple[int, int]
    user: int | None
    message_id: int | None = None


class Pings:
    """Calls the player to move, where more than one person sits at the table."""

    def __init__(self, client: discord.Client, readers: Readers) -> None:
        self._client, self._readers = client, readers
        self._called: dict[str, _Called] = {}

    async def turn(self, table: Table) -> None:
        """Call the player whose turn has begun; take the last call back."""
        state, key = table.state, table.header.table_id
        people = [sitter for sitter in table.sitting.sitters if sitter.user is not None]
        over = state is None or state.phase is Phase.OVER
        if over or state is None or table.sitting.status is not Status.PLAYING or len(people) < 2:
            await self._take_back(table, self._called.pop(key, None))
            return
        turn = state.deal_no, state.turn_no
        last = self._called.get(key)
        if last is not None and last.turn == turn:
            return
        user = table.sitting.sitters[state.turn].user
        self._called[key] = called = _Called(turn, user)
        await self._take_back(table, last)
        away = state.turn in table.attendance.away
        if user is not None and not away and state.phase is Phase.DRAW:
            called.message_id = await self._call(table, user)

    async def _call(self, table: Table, user: int) -> int | None:
        where = table.header
        place = f"{where.guild_id}/{where.channel_id}/{table.message_id or ''}"
        jump = f"https://discord.com/channels/{place}"
        say = self._readers.of_server(where.guild_id)
        text = say("ping-turn", user=f"<@{user}>", jump=jump)
        allowed = discord.AllowedMentions(users=[discord.Object(user)])
        try:
            sent = await self._channel(table).send(text, allowed_mentions=allowed)
        except discord.HTTPException as error:
            _log.warning("player_not_called", table=table.header.table_id, status=error.status)
            return None
        return sent.id

    async def _take_back(self, table: Table, called: _Called | None) -> None:
        if called is None or called.message_id is None:
            return
        try:
            await self._channel(table).get_partial_message(called.message_id).delete()
        except discord.HTTPException as error:
            _log.info("call_stays", table=table.header.table_id, status=error.status)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(
            table.header.channel_id, guild_id=table.header.guild_id
        )
