"""Workers that stand still hold nobody up: the real process, whose workers are stopped."""

import os
import signal
from pathlib import Path

import pytest

from tests.discord.bot_processes import RunBot, children, ended, is_there
from tests.discord.loopback import Loopback, Request
from tests.discord.loopback_interactions import Asked
from tests.discord.payloads import EPHEMERAL, Json
from tests.discord.test_live_client import buttons
from tests.discord.test_live_stopping import settings
from tests.processes import until

pytestmark = [pytest.mark.timing, pytest.mark.long, pytest.mark.first]


async def in_time(server: Loopback, asked: Asked, workers: list[int]) -> Json:
    """What an interaction was answered with, before the workers were given up: nobody has waited
    for them, which takes much longer than Discord waits."""
    data = (await server.answer(asked)).data
    assert all(map(is_there, workers))
    return data


async def private(server: Loopback, asked: Asked) -> Json:
    """The private message that a click on a table brings, be it after an acknowledgement."""
    answer = await server.answer(asked)
    await until(lambda: answer.type != 6 or asked.followups)
    found = asked.followups[0] if asked.followups else answer.message
    assert found is not None
    assert found["flags"] & EPHEMERAL
    return found


async def in_words(server: Loopback, asked: Asked, workers: list[int]) -> None:
    """What the picture of a hand would show is told in time, be it after an acknowledgement."""

    def told() -> list[Request]:
        mine = [sent for sent in server.requests if asked.token in sent.path]
        return [sent for sent in mine if "Your hand: " in str(sent.payload)]

    await until(told)
    assert told()[0].files == [], "the painter stands still"
    assert all(map(is_there, workers))


def has_picture(message: Json) -> bool:
    """Whether a message shows a picture. Discord lists none of them as an attachment."""
    return "'media'" in str(message.get("components"))


async def until_pictured(server: Loopback, message: str) -> Json:
    await until(lambda: has_picture(server.messages[message]))
    return server.messages[message]


async def test_workers_that_stand_still_are_replaced_and_nobody_waits_for_them(
    tmp_path: Path, run_bot: RunBot
) -> None:
    """Words come in time, pictures and thoughts when there are processes again."""
    token = tmp_path / "token"
    async with Loopback() as server:
        token.write_text(f"{server.token}\n", encoding="utf-8")
        token.chmod(0o604)
        from_file = {"DISCORD_TOKEN": "", "DISCORD_TOKEN_FILE": str(token)}
        given = settings(server) | from_file
        process = await run_bot(tmp_path, **given, NEXT_DEAL_SECONDS="600")
        await until(lambda: server.identified, process)
        lobby = (await server.answer(await server.command("rummy new basic"))).message
        joined = await server.answer(await server.click(lobby, buttons(lobby)["Join"], by="Ben"))
        start = await server.click(lobby, buttons(joined.message)["Start"])
        table = (await server.answer(start)).message
        assert table is not None
        turn = "Ann" if "**Ann**’s turn: draw" in str(table) else "Ben"
        other = "Ben" if turn == "Ann" else "Ann"
        await until_pictured(server, table["id"])
        shown = await server.click(table, buttons(table)["My hand"], by=turn)
        panel = await until_pictured(server, (await private(server, shown))["id"])

        workers = children(process.pid)
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        drawn = await server.click(panel, buttons(panel)["Draw"], by=turn)
        hand = await server.click(table, buttons(table)["My hand"], by=other)
        typed = await server.complete("play", "move", "dr", by=turn)
        liked = await server.command("settings", by="Dao")
        for asked in (drawn, hand):
            await in_time(server, asked, workers)
            await in_words(server, asked, workers)
        assert "Type the whole move" in str(await in_time(server, typed, workers))
        assert not has_picture(await in_time(server, liked, workers))
        sample = (await server.answer(liked)).message
        hidden = await private(server, hand)
        for message in (panel, hidden, table, sample):
            assert message is not None
            await until_pictured(server, message["id"])
        while "discard" not in str(typed.answered.result().data):
            typed = await server.complete("play", "move", "di", by=turn)
            await server.answer(typed)
        assert not any(map(is_there, workers))
        process.send_signal(signal.SIGTERM)
        status, said = await ended(process, tmp_path)
    assert status == 0, said
    assert " fault " not in said
    assert "token_is_open" in said, "others can read the file"
    assert server.token not in said
