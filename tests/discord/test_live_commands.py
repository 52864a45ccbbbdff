"""Commands over real sockets: they stand where the settings say, and nowhere else."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.discordpy import registered_commands as registered
from bot.discordpy.registered_commands import RegisteredCommands
from data.choices.settings import Registrations
from tests.bot.metrics.watched import running
from tests.discord.loopback import Loopback
from tests.discord.payloads import GUILD_ID
from tests.discord.test_live_client import SECONDS, buttons

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


PUT = ("PUT", "/applications/*/commands")


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(SECONDS):
        while not true():  # noqa: ASYNC110  nothing else tells
            await asyncio.sleep(0.01)


def refusals(lines: list[Any]) -> list[Any]:
    return [line for line in lines if line["event"] == "commands_refused"]


@pytest.mark.parametrize(
    ("status", "code", "hint"),
    [
        (400, 50035, "Discord does not take these commands. Update Upcard."),
        (403, 50001, "Discord does not take these commands. Update Upcard."),
        (503, 0, "Nothing has to be done"),
        (429, 30034, "Nothing has to be done"),
    ],
)
async def test_a_refused_list_of_commands_stops_no_table_and_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int, code: int, hint: str
) -> None:
    monkeypatch.setattr(registered, "_AGAIN", 0.3)
    async with Loopback() as server:
        async with running(server, tmp_path):
            opened = await server.answer(await server.command("rummy new basic"))
        server.fail(*PUT, status, code=code, times=None, via=False)
        if status == 503:  # discord.py itself asks five times, for 25 seconds
            quick = SimpleNamespace(**vars(asyncio) | {"sleep": lambda _: asyncio.sleep(0.01)})
            monkeypatch.setattr("discord.http.asyncio", quick)
        async with running(server, tmp_path) as (bot, lines):
            click = await server.click(opened.message, buttons(opened.message)["Join"], by="Ben")
            assert "**Ben**" in str((await server.answer(click)).data), "the table is there"
            await until(lambda: len(refusals(lines)) > 1)
            first, second = refusals(lines)[:2]
            assert (first["status"], first["code"]) == (status, code if status != 429 else 0)
            assert first["reason"] in (f"injected {status}", "You are being rate limited.")
            assert hint in first["hint"]
            assert first["again_in"] < second["again_in"]
            known = {one["name"]: int(one["id"]) for one in server.commands_of[""]}
            assert bot._registered.mentions.ids["rummy"] == known["rummy"], "those that are there"
            server.heal()
            await until(lambda: server.sent(*PUT)[-1].status == 200)
            asked = len(server.sent(*PUT))
            await asyncio.sleep(0.5)
            assert len(server.sent(*PUT)) == asked


async def test_commands_that_hang_hold_up_no_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord may name a pause of hours, which discord.py waits for without a word."""
    monkeypatch.setattr(registered, "_START", 0.1)
    async with Loopback() as server:
        server.fail(*PUT, 429, retry_after=3600)
        async with running(server, tmp_path):
            opened = await server.answer(await server.command("rummy new basic"))
            assert "Join" in buttons(opened.message)


async def test_commands_for_a_server_come_when_the_bot_is_invited(tmp_path: Path) -> None:
    async with Loopback() as server:
        guild = GUILD_ID + 1
        server.fail("PUT", f"*/guilds/{guild}/commands", 403, code=50001, times=None)
        async with running(server, tmp_path, commands_guild_id=guild) as (_, lines):
            [line] = refusals(lines)
            assert "Invite the bot to the server that COMMANDS_GUILD_ID names" in line["hint"]
            server.heal()
            await server.add_guild()
            await asyncio.sleep(0.2)
            assert THERE not in shown(server), "another server says nothing about it"
            await server.add_guild(guild)
            await until(lambda: shown(server) == {THERE})
