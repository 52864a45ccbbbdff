"""Lobbies of channels that are gone count for nothing: their host may open others right away."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from engine.table.roster import Status
from tests.discord.live_table import lobby
from tests.discord.loopback import Loopback
from tests.discord.payloads import CHANNEL_ID, GUILD_ID, PLAYERS
from tests.discord.test_live_client import connected

Goes = Callable[[Loopback, int], Awaitable[None]]


async def channel(server: Loopback, place: int) -> None:
    await server.remove_channel(place)


async def thread(server: Loopback, place: int) -> None:
    await server.remove_thread(place)


async def forgotten_thread(server: Loopback, place: int) -> None:
    await server.archive(place)
    await server.remove_thread(place)


@pytest.mark.parametrize("goes", [channel, thread, forgotten_thread])
async def test_a_lobby_closes_with_its_channel(tmp_path: Path, goes: Goes) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        places = [
            await (server.add_channel() if goes is channel else server.add_thread(CHANNEL_ID))
            for _ in range(3)
        ]
        tables = [await lobby(server, bot, 0, people=1, place=place) for place in places]
        full = await server.answer(await server.command("rummy new basic", by="Ann0"))
        assert "You already have 3 open lobbies" in str(full.data).replace("\u2060", "").replace(
            "\xa0", " "
        )

        first = tables[0]
        await goes(server, first.place)
        await first.until(lambda: first.table.roster.status is Status.CLOSED)
        assert [one.table.roster.status for one in tables[1:]] == [Status.LOBBY] * 2
        assert bot.services.registry.open_tables.lobbies_of(PLAYERS["Ann0"]) == [
            one.table.header.table_id for one in tables[1:]
        ]
        requests = len(server.requests)
        await lobby(server, bot, 0, people=1)
        about = [one for one in server.requests[requests:] if str(first.place) in one.path]
        assert about == [], "a channel that is gone is not asked"


async def test_lobbies_of_a_server_that_removed_the_bot_do_not_count(tmp_path: Path) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        guild, first = await server.add_guild()
        for place in (first, *[await server.add_channel(guild) for _ in range(2)]):
            live = await lobby(server, bot, 0, people=1, place=place)
        await server.remove_guild(guild)
        await live.until(lambda: not bot.services.registry.in_server(guild))
        await lobby(server, bot, 0, people=1)
        assert len(bot.services.registry.in_server(GUILD_ID)) == 1
