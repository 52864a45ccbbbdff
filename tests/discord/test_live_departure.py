"""A server removes the bot, over real sockets: its tables rest, and go after thirty days.

Days pass between two processes. An outage looks much the same, and nothing goes because of one.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import select

from bot.start.app import Upcard
from data.choices.settings import SettingsStore
from data.database.database import open_database
from data.database.schema import metadata
from tests.discord.loopback import Loopback
from tests.discord.payloads import GUILD_ID, PLAYERS, Json
from tests.discord.test_live_client import SECONDS, buttons, connected, quiet

UNKNOWN_GUILD = 10004


class House:
    """A bot's database on the disk, and a calendar."""

    def __init__(self, server: Loopback, folder: Path) -> None:
        self.server, self.file = server, folder / "a.db"
        self.days = 0.0

    def now(self) -> datetime:
        return datetime.now(UTC) + timedelta(days=self.days)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Upcard]:
        """A process of the bot, which knows its servers."""
        async with connected(self.server, self.file, now=self.now) as bot:
            await bot._parts.retention._compared.wait()
            yield bot

    async def stored(self, *names: str) -> dict[str, list[Json]]:
        """The rows of these tables (none: of all) as somebody else reads them from the disk."""
        database = await open_database(f"sqlite+aiosqlite:///{self.file}")
        found: dict[str, list[Json]] = {}
        async with database.read() as connection:
            for table in metadata.sorted_tables:
                if not names or table.name in names:
                    rows = await connection.execute(select(table))
                    found[table.name] = [dict(row) for row in rows.mappings()]
        await database.dispose()
        return found

    async def opened(self, bot: Upcard) -> Json:
        """A lobby of Ann's, who reads Vietnamese; its message."""
        await SettingsStore(bot._database).keep_person(PLAYERS["Ann"], {"language": "vi"})
        asked = await self.server.command("rummy new contract", by="Ann", computers=1)
        message = (await self.server.answer(asked)).message
        assert message is not None
        await quiet(bot)
        return message

    async def until(self, holds: Callable[[], Awaitable[object]]) -> None:
        async with asyncio.timeout(SECONDS):
            while not await holds():  # noqa: ASYNC110  nothing else tells
                await asyncio.sleep(0.02)

    async def left(self) -> list[Json]:
        return (await self.stored("departures"))["departures"]

    async def removed(self) -> None:
        """Somebody takes the bot out of the server, and the bot has heard of it."""
        await self.server.remove_guild()
        await self.until(self.left)

    async def joins(self, by: str) -> str:
        """What somebody reads who presses Join."""
        [message] = self.server.messages.values()
        click = await self.server.click(message, buttons(message)["Join"], by=by)
        return str((await self.server.answer(click)).data)

    async def was_asked(self) -> None:
        """The bot has asked Discord whether it is in the server, once more than before."""
        asking = ("GET", f"/guilds/{GUILD_ID}")
        before = len(self.server.sent(*asking))
        await self.until(lambda: _is(len(self.server.sent(*asking)) > before))


async def test_a_server_that_removed_the_bot_is_deleted_after_thirty_days_and_not_before(
    tmp_path: Path,
) -> None:
    async with Loopback() as server:
        house = House(server, tmp_path)
        async with house.running() as bot:
            message = await house.opened(bot)
            await house.removed()
            assert bot.services.registry.in_server(GUILD_ID) == []
        house.days = 29
        async with house.running() as bot:
            assert bot.services.registry.in_server(GUILD_ID) == []
            # The bot is back in time: the table is there again, and old buttons work.
            await server.bring_back_guild()
            # Nothing was noted of it before it went: it is read, and posted anew as after an hour.
            await house.until(lambda: _is(message["id"] not in server.messages))
            assert "**Ben**" in await house.joins(by="Ben")
            assert await house.left() == []
            await house.removed()
        house.days = 60
        asked = len(server.requests)
        async with house.running():
            pass
        assert str(GUILD_ID) in json.dumps(await house.stored(), default=str), "30 days anew"
        house.days = 59.1 + 30
        async with house.running() as bot:
            await house.until(lambda: _gone(house))
            await house.until(lambda: _is(not bot._parts.retention._away))
        told = await house.stored()
        assert str(GUILD_ID) not in json.dumps(told, default=str)
        assert told["people"] == [], "Ann was known there alone"
        paths = {one.path for one in server.requests[asked:]}
        assert not any(path.startswith("/channels") for path in paths)
        assert len(server.sent("GET", f"/guilds/{GUILD_ID}")) == 1


async def test_an_outage_deletes_nothing_however_long_it_lasts(tmp_path: Path) -> None:
    async with Loopback() as server:
        house = House(server, tmp_path)
        async with house.running() as bot:
            await house.opened(bot)
            await server.guild_outage()
            await house.until(lambda: _is(bot.get_guild(GUILD_ID).unavailable))
            assert len(bot.services.registry.in_server(GUILD_ID)) == 1
        # A server that is missing from READY may be an outage too: its time runs, no more.
        server.world.absent.add(GUILD_ID)
        async with house.running() as bot:
            assert await house.left() != []
        before = await house.stored()
        for status, code in ((503, 0), (401, 0), (404, 0)):
            house.days += 31
            server.fail("GET", "/guilds/*", status, code=code, times=None)
            async with house.running():
                await house.was_asked()
            server.heal()
        assert await house.left() != []
        server.world.absent.clear()
        async with house.running() as bot:
            await bot.restored.wait()
            shown, tables = bot.services.public_messages.is_shown, bot.services.registry._tables
            await house.until(lambda: _is(all(map(shown, tables.values()))))
            assert "**Ben**" in await house.joins(by="Ben")
        assert await house.left() == []
        after = await house.stored("tables", "journal", "people")
        assert after["people"] == before["people"]
        assert after["journal"][: len(before["journal"])] == before["journal"]
        assert [row["is_open"] for row in after["tables"]] == [True]


async def _is(value: object) -> object:
    return value


async def _gone(house: House) -> bool:
    rows = await house.stored("tables", "departures")
    return not any(rows.values())
