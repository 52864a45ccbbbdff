"""What Discord does to a bot: each trouble begins, lasts a while and is over."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from random import Random

from tests.discord.loopback_world import MISSING_ACCESS
from tests.discord.payloads import CHANNEL_ID, EPHEMERAL, GUILD_ID
from tests.soak.earlier_games import EARLIER_GUILD
from tests.soak.watched import WatchedLoopback

Trouble = Callable[[WatchedLoopback, Random], AbstractAsyncContextManager[None]]

_TOKENS, _CHANNELS, _ANSWERS = "/webhooks/*", "/channels/*", "/interactions/*"
_EDITS = (_TOKENS, _CHANNELS)


@asynccontextmanager
async def too_many(server: WatchedLoopback, chance: Random) -> AsyncIterator[None]:
    """429 with the headers by which discord.py waits, for a route or for the whole bot."""
    for path in _EDITS:
        server.fail("*", path, 429, retry_after=0.5, times=4, everywhere=chance.random() < 0.5)
    yield


@asynccontextmanager
async def too_many_without_headers(server: WatchedLoopback, chance: Random) -> AsyncIterator[None]:
    """429 of something before Discord: discord.py gives up."""
    for path in _EDITS:
        server.fail("*", path, 429, via=False, times=4)
    yield


@asynccontextmanager
async def broken(server: WatchedLoopback, chance: Random) -> AsyncIterator[None]:
    """500 and 502 for some edits, some of them carried out all the same."""
    for path in _EDITS:
        for status in (500, 502, 503):
            server.fail("PATCH", path, status, times=2, carried_out=chance.random() < 0.5)
    server.fail("POST", _ANSWERS, 500, times=2)
    yield


@asynccontextmanager
async def resets(server: WatchedLoopback, chance: Random) -> AsyncIterator[None]:
    """Connections are cut, before and after the request was done."""
    for path in (*_EDITS, _ANSWERS):
        server.reset("*", path, times=2)
        server.reset("*", path, times=2, carried_out=True)
    yield


@asynccontextmanager
async def hangs(server: WatchedLoopback, chance: Random) -> AsyncIterator[None]:
    """Requests that nobody ever answers."""
    for path in (*_EDITS, _ANSWERS):
        server.hang("*", path, times=1)
        server.hang("*", path, times=1, carried_out=True)
    yield


@asynccontextmanager
async def slow(server: WatchedLoopback, chance: Random) -> AsyncIterator[None]:
    """Answers come after more than three seconds: their tokens are dead by then."""
    server.answer_seconds = 3.0
    server.delay("POST", _ANSWERS, 3.5, times=4)
    server.slow("PATCH", "/*", 3.5, times=3)
    yield
    server.answer_seconds = None


@asynccontextmanager
async def expired(server: WatchedLoopback, chance: Random) -> AsyncIterator[None]:
    """Every token that was given until now is dead."""
    for asked in server.asked.values():
        if asked.answered.done():
            server.expire(asked)
            server.taken.add(asked.token)
    yield


@asynccontextmanager
async def message_gone(server: WatchedLoopback, chance: Random) -> AsyncIterator[None]:
    """A moderator deletes a table's message, where people play: it is missed at the next step."""
    channels = server.world.channels
    tables = [
        one
        for one in server.messages.values()
        if not one["flags"] & EPHEMERAL and "|hand|" in str(one)
        if channels.get(int(one["channel_id"])) == GUILD_ID
    ]
    if tables:
        server.delete(chance.choice(tables))
    yield


@asynccontextmanager
async def channel_closed(server: WatchedLoopback, chance: Random) -> AsyncIterator[None]:
    """The bot may not see the channel for a while."""
    server.close_channel(CHANNEL_ID, *MISSING_ACCESS)
    yield
    await server.bring_back(CHANNEL_ID)


@asynccontextmanager
async def channel_gone(server: WatchedLoopback, chance: Random) -> AsyncIterator[None]:
    """A channel with tables in it is deleted, and another of its id is there later."""
    second = [one for one, guild in server.world.channels.items() if guild == GUILD_ID][-1]
    await server.remove_channel(second)
    yield
    await server.bring_back(second)


@asynccontextmanager
async def guild_gone(server: WatchedLoopback, chance: Random) -> AsyncIterator[None]:
    """Somebody takes the bot out of a server, and somebody else adds it again."""
    guild = next(one for one in server.world.guilds if one not in (GUILD_ID, EARLIER_GUILD))
    await server.remove_guild(guild)
    yield
    await server.bring_back_guild(guild)


@asynccontextmanager
async def guild_out(server: WatchedLoopback, chance: Random) -> AsyncIterator[None]:
    """Discord cannot reach the server, and then can again."""
    await server.guild_outage()
    yield
    await server.bring_back_guild()


@asynccontextmanager
async def dropped(server: WatchedLoopback, chance: Random) -> AsyncIterator[None]:
    """The gateway closes; the session is resumed."""
    await server.drop()
    yield


@asynccontextmanager
async def no_resume(server: WatchedLoopback, chance: Random) -> AsyncIterator[None]:
    """The gateway closes, and the session cannot be resumed."""
    server.refuse_resume()
    await server.reconnect()
    yield


@asynccontextmanager
async def outage(server: WatchedLoopback, chance: Random) -> AsyncIterator[None]:
    """Nobody is there: no gateway, no requests."""
    await server.go_down()
    yield
    await server.come_back()


@asynccontextmanager
async def doubled(server: WatchedLoopback, chance: Random) -> AsyncIterator[None]:
    """Interactions are delivered twice."""
    server.repeats = True
    yield
    server.repeats = False


TROUBLES: dict[str, Trouble] = {
    "429": too_many,
    "429 without headers": too_many_without_headers,
    "5xx": broken,
    "reset": resets,
    "hang": hangs,
    "slow": slow,
    "expired tokens": expired,
    "message gone": message_gone,
    "channel closed": channel_closed,
    "channel gone": channel_gone,
    "guild out": guild_out,
    "guild gone": guild_gone,
    "gateway closed": dropped,
    "resume refused": no_resume,
    "outage": outage,
    "doubled": doubled,
}
"""All of them by name."""

SILENT = frozenset({"gateway closed", "resume refused", "outage"})
"""Those during which people cannot reach the bot."""
