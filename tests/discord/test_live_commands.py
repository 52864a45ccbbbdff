"""Commands over real sockets: they stand where the settings say, and nowhere else."""

from pathlib import Path

import pytest

from bot.discordpy.commands import RegisteredCommands
from data.choices.settings import Registrations
from tests.bot.metrics.watched import running
from tests.discord.loopback import Loopback
from tests.discord.payloads import GUILD_ID

HERE = f"guilds/{GUILD_ID}"
THERE = f"guilds/{GUILD_ID + 1}"


def shown(server: Loopback) -> set[str]:
    """Where there are commands; empty: everywhere."""
    return {scope for scope, commands in server.commands_of.items() if commands}


async def test_commands_go_from_where_they_are_registered_no_more(tmp_path: Path) -> None:
    async with Loopback() as server:
        for guild_id, place in (
            (GUILD_ID, HERE),
            (None, ""),
            (GUILD_ID, HERE),
            (GUILD_ID + 1, THERE),
            (None, ""),
        ):
            async with running(server, tmp_path, commands_guild_id=guild_id):
                assert shown(server) == {place}
        asked = [one for one in server.requests if "commands" in one.path]
        server.requests.clear()
        async with running(server, tmp_path):
            assert shown(server) == {""}
        again = [one for one in server.requests if "commands" in one.path]
    assert len(asked) < 40
    assert len(again) == 1, "a start costs no more than before"


@pytest.mark.parametrize(
    ("status", "is_tried_again"), [(503, True), (403, False)], ids=["broken", "forbidden"]
)
async def test_what_discord_refuses_is_tried_at_the_next_start(
    tmp_path: Path, status: int, is_tried_again: bool
) -> None:
    async with Loopback() as server:
        async with running(server, tmp_path, commands_guild_id=GUILD_ID):
            assert shown(server) == {HERE}
        server.fail("PUT", f"*/{HERE}/commands", status)
        async with running(server, tmp_path) as (bot, _):
            assert shown(server) == {"", HERE}
            assert bot._database is not None
            kept = await Registrations(bot._database).servers()
            assert kept == ({GUILD_ID} if is_tried_again else frozenset())
            await RegisteredCommands(bot, None, Registrations(bot._database)).register()
        assert shown(server) == ({""} if is_tried_again else {"", HERE})
