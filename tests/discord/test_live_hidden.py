"""Channels that are hidden from the bot: since 2026-11-16 the gateway names them ___hidden___."""

import json
from pathlib import Path

from engine.table.lobby import join
from tests.discord.live_table import LiveTable, lobby
from tests.discord.loopback_managed import HIDDEN, Managed
from tests.discord.payloads import CHANNEL_ID, GUILD_ID, PLAYERS
from tests.discord.test_live_client import buttons, connected


def said(server: Managed) -> str:
    return json.dumps([one.payload for one in server.requests])


async def test_a_table_is_shown_when_its_channel_is_hidden_no_longer(tmp_path: Path) -> None:
    async with Managed() as server, connected(server, tmp_path / "a.db") as bot:
        live = await lobby(server, bot, 0, people=1)
        [asked] = [one for one in server.asked.values() if one.source == live.message]
        server.expire(asked)
        server.hide(live.place)
        await live.until(lambda: bot.get_channel(live.place).name == HIDDEN)
        await live.table.do(join, PLAYERS["Ben"], "Ben")
        await live.until(lambda: server.requests[-1].status == 403)
        assert not live.is_true
        server.show(live.place)
        await live.until_true()
        click = await server.click(live.message, buttons(live.message)["Join"], by="Chi")
        assert "**Chi**" in str((await server.answer(click)).data)
        assert HIDDEN not in said(server)


async def test_it_starts_with_hidden_channels_and_shows_their_tables_later(tmp_path: Path) -> None:
    async with Managed() as server:
        async with connected(server, tmp_path / "a.db") as bot:
            live = await lobby(server, bot, 0, people=1)
        server.hide(live.place)
        async with connected(server, tmp_path / "a.db", first_look=0.0) as bot:
            assert bot.get_channel(live.place).name == HIDDEN
            table = await bot.services.registry.find(live.table.header.table_id)
            assert table is not None
            later = LiveTable(server, bot, table, live.place, live.names)
            await table.do(join, PLAYERS["Ben"], "Ben")
            await later.until(lambda: server.requests[-1].status == 403)
            server.show(live.place)
            await later.until_true()
            assert HIDDEN not in said(server)


async def test_a_server_whose_channel_for_news_is_hidden_is_not_greeted(tmp_path: Path) -> None:
    async with Managed() as server:
        server.system = str(CHANNEL_ID)
        server.hide(CHANNEL_ID)
        async with connected(server, tmp_path / "a.db", same_discord=False) as bot:
            await bot.restored.wait()
            assert bot.get_guild(GUILD_ID).system_channel.name == HIDDEN
            assert server.sent("POST", "/channels/*/messages") == []
