"""Edits by the tokens of clicks, which cost the bot none of its 50 requests a second: over sockets
(tests/bot/showing/test_tokens.py has which token, and how long)."""

from pathlib import Path

import pytest

from engine.table.lobby import join
from engine.table.play import begin
from tests.discord.live_table import LiveTable, game, lobby
from tests.discord.loopback import Loopback, Request
from tests.discord.payloads import EPHEMERAL, PLAYERS
from tests.discord.test_live_client import buttons, connected

ORIGINAL = "/webhooks/*/messages/@original"


def by_token(server: Loopback) -> list[Request]:
    return server.sent("PATCH", ORIGINAL)


def in_channels(server: Loopback) -> list[Request]:
    return [one for one in server.requests if one.path.startswith("/channels/")]


async def seat(live: LiveTable, name: str) -> None:
    """Somebody sits down without a click, and the channel shows it."""
    await live.table.do(join, PLAYERS[name], name)
    await live.until_true()


async def test_each_table_is_edited_by_its_own_token_and_never_through_its_channel(
    tmp_path: Path,
) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        tables = [await lobby(server, bot, number, people=1) for number in range(3)]
        for name in ("Ben", "Chi"):
            for live in tables:
                await seat(live, name)
        tokens = {
            str(live.message["id"]): asked.token
            for live in tables
            for asked in server.asked.values()
            if asked.source is not None and asked.source["id"] == live.message["id"]
        }
        assert len(tokens) == 3
        edited = [(str(server.edited(one)), one.path.split("/")[3]) for one in by_token(server)]
        assert set(edited) == set(tokens.items())
        assert in_channels(server) == []


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015)])
async def test_a_token_is_given_up_when_it_fails_first_and_no_older_one_is_asked(
    tmp_path: Path, status: int, code: int
) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        live = await lobby(server, bot, 0, people=2)
        server.fail("PATCH", ORIGINAL, status, code=code, times=None)
        await seat(live, "Chi")
        server.heal()
        await live.table.do(begin, live.table.roster.host)
        await live.until_true()
        assert [one.status for one in by_token(server)] == [status]
        edits = server.sent("PATCH", "/channels/*/messages/*")
        assert len(edits) >= 2
        assert {one.status for one in edits} == {200}
        assert [one.status for one in server.requests if one.status and one.status >= 400] == [
            status
        ]


async def test_a_click_that_is_answered_privately_leaves_its_token_to_the_table(
    tmp_path: Path,
) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        live = await game(server, bot, 0)
        messages = bot.services.public_messages
        # As after a restart: there is no token of a click on this message.
        for earlier in server.asked.values():
            server.expire(earlier)
        in_channel = len(server.sent("PATCH", "/channels/*/messages/*"))
        messages.repaint(live.table)
        await live.until(lambda: len(server.sent("PATCH", "/channels/*/messages/*")) > in_channel)
        await live.until_true()
        asked = await server.click(live.message, buttons(live.message)["My hand"], by="Chi0")
        assert (await server.answer(asked)).type == 6
        await live.until(lambda: asked.followups)
        assert asked.followups[0]["flags"] & EPHEMERAL
        before = len(server.requests)
        messages.repaint(live.table)
        await live.until(lambda: len(server.requests) > before)
        [edit] = server.requests[before:]
        assert (edit.method, edit.path.split("/")[3]) == ("PATCH", asked.token)
        assert server.edited(edit) == live.message["id"]
