"""The cards of a finished game at another table, while its players look at that game."""

import time
from pathlib import Path

import pytest

from bot.start.app import Upcard
from engine.table.roster import Status
from tests.data.played_games import Club
from tests.discord.loopback import Loopback
from tests.discord.payloads import CHANNEL_ID, GUILD_ID
from tests.discord.test_live_client import buttons, connected
from tests.discord.test_live_storage import held, until_said

TIMES = 6


@pytest.mark.parametrize("command", ["replay", "verify"])
async def test_a_player_who_joins_and_looks_at_the_same_moment_is_not_dealt_the_cards(
    tmp_path: Path, command: str
) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        assert bot._database is not None
        where = {"guild_id": GUILD_ID, "channel_id": CHANNEL_ID, "ids": "abcdef"}
        club = Club(bot._database, int(time.time()), **where)
        source = await club.played(1011, 1012)
        for number in range(TIMES):
            host, guest = f"Chi{number}", f"Dao{number}"
            place, before = await server.add_channel(), set(bot.services.registry._tables)
            asked = await server.command("rummy new basic", by=host, place=place, same_as=source)
            lobby = (await server.answer(asked)).message
            [key] = set(bot.services.registry._tables) - before
            join = server.click(lobby, buttons(lobby)["Join"], by=guest)
            look = server.command(command, by=guest, place=place, game=source)
            # The one and the other is sent first, and neither is stored before both are wanted.
            with held(tmp_path / "a.db"):
                asked = [await one for one in ((look, join) if number % 2 else (join, look))]
                await until_said(lambda: _wanted(bot) > 1)
            answers = [(await server.answer(one)).message for one in asked]
            looked = answers[1 - number % 2]
            is_shown = "at a table that plays these" not in str(looked)
            table = bot.services.registry._tables[key]
            has_seat = len(table.roster.users) == 2
            assert has_seat or is_shown
            lobby = server.messages[lobby["id"]]
            if not has_seat:
                continue
            start = await server.click(lobby, buttons(lobby)["Start"], by=host)
            started = (await server.answer(start)).message
            assert is_shown == (table.roster.status is Status.LOBBY)
            assert is_shown == ("saw this deal elsewhere" in str(started))


def _wanted(bot: Upcard) -> int:
    """How many transactions wait to be stored."""
    assert bot._database is not None
    batches = bot._database._batches
    return len(batches._under_way) + len(batches._waiting)
