"""One interaction that is delivered twice counts once, and nobody takes that for a fault."""

import asyncio
from pathlib import Path

from structlog.testing import capture_logs

from tests.discord.live_table import lobby
from tests.discord.loopback import Loopback
from tests.discord.test_live_client import buttons, connected


async def test_what_comes_twice_counts_once_also_at_the_same_moment(tmp_path: Path) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        with capture_logs() as lines:
            asked = await server.command("rummy new basic", by="Dao")
            await server.repeat(asked)
            opened = await server.answer(asked)
            await server.repeat(asked)
            assert len(bot.services.registry.in_channel(int(opened.message["channel_id"]))) == 1
            live = await lobby(server, bot, 0, people=1)
            robot = buttons(live.message)["Computer"]
            click = await server.click(live.message, robot, by="Ann0")
            await server.repeat(click)
            await server.answer(click)
            await server.repeat(click)
            # What comes after it is answered after it.
            again = await server.click(live.message, robot, by="Ann0")
            await server.answer(again)
            assert len(live.table.roster.sitters) == 3
            await live.until_true()
            await asyncio.sleep(0.1)
            assert len(bot.services.registry.in_channel(int(opened.message["channel_id"]))) == 1
    said = [(line["event"], line["log_level"]) for line in lines if line["event"] != "ready"]
    assert said == [("interaction_repeated", "info")] * 4
    assert len(server.sent("POST", "/interactions/*")) == 4
