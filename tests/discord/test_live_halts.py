"""A table that breaks, over real sockets: its message says so, and the others go on."""

import asyncio
from pathlib import Path

import pytest

from bot.start.app import Upcard
from engine.live.faults import Frozen
from engine.live.table import Table
from engine.moves import Draw
from engine.table.play import play_seat
from tests.discord.loopback import Loopback
from tests.discord.loopback_interactions import Asked
from tests.discord.payloads import EPHEMERAL, Json
from tests.discord.test_live_client import SECONDS, buttons, connected

STOPPED = "This table is paused"


def broken(*_: object) -> None:
    raise ZeroDivisionError


async def shown(server: Loopback, message: str, *words: str) -> Json:
    """This message as soon as it says all this."""
    async with asyncio.timeout(SECONDS):
        while not all(word in str(server.messages[message]) for word in words):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    return server.messages[message]


async def private(server: Loopback, asked: Asked) -> Json:
    """The private message that answers a click, at once or after the click was acknowledged."""
    message = (await server.answer(asked)).message
    async with asyncio.timeout(SECONDS):
        while not asked.followups and (message is None or not message["flags"] & EPHEMERAL):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    return asked.followups[0] if asked.followups else message


async def playing(server: Loopback, bot: Upcard) -> Table:
    """A game of Ann, Ben and Chi, in which somebody is to draw."""
    shown = (await server.answer(await server.command("rummy new contract"))).message
    for label, who in (("Join", "Ben"), ("Join", "Chi"), ("Start", "Ann")):
        click = await server.click(shown, buttons(shown)[label], by=who)
        shown = (await server.answer(click)).message
    [table] = bot.services.registry._tables.values()
    return table


async def test_its_message_says_so_before_and_after_a_restart_and_its_people_get_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Loopback() as server:
        async with connected(server, tmp_path / "a.db") as bot:
            table = await playing(server, bot)
            here = str(table.message_id)
            with monkeypatch.context() as patched:
                patched.setattr("engine.table.play.decide", broken)
                with pytest.raises(Frozen):
                    await table.do_at(table.version, play_seat, min(table.acting()), Draw())
                await shown(server, here, STOPPED, "Leave the table")
        monkeypatch.setattr("engine.table.table_state.evolve", broken)
        server.messages[here]["components"] = []
        async with connected(server, tmp_path / "a.db") as bot:
            message = await shown(server, here, STOPPED, "Leave the table")
            left = await server.click(message, buttons(message)["Leave the table"], by="Ben")
            assert (await server.answer(left)).type == 7
            question = await server.click(message, buttons(message)["End the table"], by="Ann")
            asked = await private(server, question)
            ended = await server.click(asked, buttons(asked)["Yes, end it"], by="Ann")
            await server.answer(ended)
            await shown(server, here, "The game doesn’t count")
            monkeypatch.undo()
            again = await server.answer(await server.command("rummy new contract", by="Ben"))
            assert "Join" in buttons(again.message)
