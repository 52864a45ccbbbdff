"""Workers that stand still hold nobody up: the real process, whose workers are stopped."""

import asyncio
import os
import signal
import time
from pathlib import Path

from tests.discord.bot_processes import SECONDS, RunBot, children, ended, is_there
from tests.discord.loopback import Loopback
from tests.discord.loopback_interactions import Asked
from tests.discord.payloads import EPHEMERAL, Json
from tests.discord.test_live_client import buttons
from tests.discord.test_live_stopping import settings

DISCORDS_PATIENCE = 3.0


async def in_time(server: Loopback, asked: Asked, since: float) -> Json:
    """What an interaction was answered with, which Discord would have taken."""
    data = (await asyncio.wait_for(asyncio.shield(asked.answered), SECONDS)).data
    assert time.monotonic() - since < DISCORDS_PATIENCE
    return data


async def private(server: Loopback, asked: Asked) -> Json:
    """The private message that a click on a table brings, be it after an acknowledgement."""
    answer = await server.answer(asked)
    async with asyncio.timeout(SECONDS):
        while answer.type == 6 and not asked.followups:  # noqa: ASYNC110  as below
            await asyncio.sleep(0.02)
    found = asked.followups[0] if asked.followups else answer.message
    assert found is not None
    assert found["flags"] & EPHEMERAL
    return found


async def in_words(server: Loopback, asked: Asked, since: float) -> None:
    """What the picture of a hand would show is told in time, be it after an acknowledgement."""
    async with asyncio.timeout(SECONDS):
        while True:
            for sent in server.requests:
                if asked.token in sent.path and "Your hand: " in str(sent.payload):
                    assert sent.files == [], "the painter stands still"
                    assert sent.at - since < DISCORDS_PATIENCE
                    return
            await asyncio.sleep(0.02)


async def until_pictured(server: Loopback, message: str) -> Json:
    async with asyncio.timeout(SECONDS):
        while not server.messages[message]["attachments"]:  # noqa: ASYNC110  nothing else tells
            await asyncio.sleep(0.02)
    return server.messages[message]


async def test_workers_that_stand_still_are_replaced_and_nobody_waits_for_them(
    tmp_path: Path, run_bot: RunBot
) -> None:
    """Words come in time, pictures and thoughts when there are processes again."""
    async with Loopback() as server:
        process = await run_bot(tmp_path, **settings(server), NEXT_DEAL_SECONDS="600")
        async with asyncio.timeout(SECONDS):
            while not server.identified:  # noqa: ASYNC110  nothing else tells
                await asyncio.sleep(0.02)
        lobby = (await server.answer(await server.command("rummy new basic"))).message
        joined = await server.answer(await server.click(lobby, buttons(lobby)["Join"], by="Ben"))
        start = await server.click(lobby, buttons(joined.message)["Start"])
        table = (await server.answer(start)).message
        assert table is not None
        turn = "Ann" if "**Ann** is to draw" in str(table) else "Ben"
        other = "Ben" if turn == "Ann" else "Ann"
        await until_pictured(server, table["id"])
        shown = await server.click(table, buttons(table)["My hand"], by=turn)
        panel = await until_pictured(server, (await private(server, shown))["id"])

        workers = children(process.pid)
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        at = time.monotonic()
        drawn = await server.click(panel, buttons(panel)["Draw"], by=turn)
        hand = await server.click(table, buttons(table)["My hand"], by=other)
        typed = await server.complete("play", "move", "dr", by=turn)
        liked = await server.command("settings", by="Dao")
        for asked in (drawn, hand):
            await in_time(server, asked, at)
            await in_words(server, asked, at)
        assert "type the whole move" in str(await in_time(server, typed, at))
        assert not (await in_time(server, liked, at)).get("attachments")
        sample = (await server.answer(liked)).message
        hidden = await private(server, hand)
        for message in (panel, hidden, table, sample):
            assert message is not None
            await until_pictured(server, message["id"])
        async with asyncio.timeout(SECONDS):
            while "discard" not in str(typed.answered.result().data):
                typed = await server.complete("play", "move", "di", by=turn)
                await server.answer(typed)
        assert not any(map(is_there, workers))
        process.send_signal(signal.SIGTERM)
        status, said = await ended(process, tmp_path)
    assert status == 0, said
    assert " fault " not in said
