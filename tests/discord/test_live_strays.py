"""Killed between an answer and what is stored of it: two messages of one table become one again,
whichever is clicked; and what the real bot logs meanwhile."""

import asyncio
import json
import re
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.discord.bot_processes import RunBot, ended
from tests.discord.loopback import Loopback
from tests.discord.payloads import CHANNEL_ID, Json
from tests.discord.test_live_client import buttons
from tests.processes import until

pytestmark = [pytest.mark.timing, pytest.mark.long]


def shown(server: Loopback, place: int) -> list[Json]:
    """The messages of a channel that have buttons, the oldest first."""
    here = [one for one in server.messages.values() if one["channel_id"] == str(place)]
    return sorted((one for one in here if buttons(one)), key=lambda one: int(one["id"]))


def kept_at(folder: Path) -> list[int | None]:
    """The messages that are stored as those of the tables."""
    with closing(sqlite3.connect(folder / "a.db")) as database:
        return [one for [one] in database.execute("SELECT message_id FROM tables")]


async def started(server: Loopback, folder: Path, run_bot: RunBot) -> asyncio.subprocess.Process:
    """The real bot, once it is connected."""
    before = len(server.identified)
    process = await run_bot(
        folder,
        DISCORD_TOKEN=server.token,
        DISCORD_API_URL=server.api_url,
        DISCORD_GATEWAY_URL=server.gateway_url,
        LOG_LEVEL="DEBUG",
        LOG_FORMAT="json",
        COMPUTER_PAUSE_SECONDS="0",
    )
    await until(lambda: len(server.identified) > before, process)
    return process


async def looks_at_a_hand(server: Loopback, lobby: Json, host: str) -> None:
    begun = await server.answer(await server.click(lobby, buttons(lobby)["Start"], by=host))
    hand = await server.click(begun.message, buttons(begun.message)["My hand"], by=host)
    assert re.search(r"Your hand: ([^\"']*)", str((await server.answer(hand)).data))


def names_no_secret(said: str, token: str) -> None:
    assert "voice" not in said, "a warning at every start that means nothing"
    assert token not in said
    assert not any(suit in said for suit in "♠♥♦♣")
    assert "\\u2660" not in said
    assert not re.search(r'"(10|[2-9AJQK])[SHDC]"', said), "cards as the journal writes them"
    assert '"event":"dealt"' not in said.replace(" ", "").replace("\\", "")


async def test_killed_before_storing_where_it_stands_leaves_one_message_and_logs_no_secret(
    tmp_path: Path, run_bot: RunBot
) -> None:
    """A new lobby is found where it is; of a table that was moved the newer message stays. Its
    game is begun and a hand looked at, and the log of all that names no card."""
    async with Loopback() as server:
        moved = await server.add_channel()
        process = await started(server, tmp_path, run_bot)
        try:
            asked = await server.command("rummy new basic", by="Dao", place=moved, computers=1)
            await server.answer(asked)
            await until(lambda: None not in kept_at(tmp_path))
            server.hang("POST", "/interactions/*/callback", carried_out=True, times=2)
            await server.command("rummy table", by="Dao", place=moved)
            await server.command("rummy new basic", by="Ann")
            await until(lambda: len(shown(server, moved)) == 2)
            await until(lambda: len(shown(server, CHANNEL_ID)) == 1)
        finally:
            process.kill()
            await process.wait()
        server.heal()
        process = await started(server, tmp_path, run_bot)
        try:
            await until(lambda: None not in kept_at(tmp_path))
            [lobby] = shown(server, CHANNEL_ID)
            await server.click(lobby, buttons(lobby)["Join"], by="Ben")
            await until(lambda: "**Ben**" in str(server.messages[lobby["id"]]))
            assert shown(server, CHANNEL_ID) == [server.messages[lobby["id"]]]
            _, new = shown(server, moved)
            await server.click(new, buttons(new)["Join"], by="Chi")
            await until(lambda: [one["id"] for one in shown(server, moved)] == [new["id"]])
            await until(lambda: "**Chi**" in str(server.messages[new["id"]]))
            # It is the one that is kept true from now on.
            await server.click(new, buttons(new)["Join"], by="Ann")
            await until(lambda: "**Ann**" in str(server.messages[new["id"]]))
            await looks_at_a_hand(server, server.messages[new["id"]], "Dao")
            process.send_signal(signal.SIGINT)
            status, said = await ended(process, tmp_path)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
    assert status == 0, said
    lines = [json.loads(line) for line in said.splitlines()]
    assert [line["event"] for line in lines].count("two_messages") == 1
    assert [line for line in lines if line["level"] in ("error", "critical")] == []
    assert [line for line in lines if line["event"] == "fault"] == []
    assert {"bot.start.stopping", "discord.gateway"} <= {line["logger"] for line in lines}
    names_no_secret(said, server.token)
