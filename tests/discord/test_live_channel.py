"""The channel becomes true over real sockets, whatever Discord makes of the requests."""

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from bot.discordpy import outcome
from bot.showing import message_state, table_messages
from bot.start.app import Upcard
from engine.live.table import Table
from engine.table.lobby import join
from engine.table.roster import CloseReason
from tests.discord.loopback import Loopback
from tests.discord.payloads import PLAYERS
from tests.discord.rate_limits import Verdict
from tests.discord.test_live_client import SECONDS, buttons, connected

BY_TOKEN = ("PATCH", "/webhooks/*/messages/@original")
BY_CHANNEL = ("PATCH", "/channels/*/messages/*")


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A request may take a moment only."""
    monkeypatch.setattr(outcome, "TIMEOUT", 0.3)
    monkeypatch.setattr(message_state, "TIMEOUT", 0.3)


async def opened(server: Loopback, bot: Upcard) -> Table:
    """A lobby of Ann's."""
    await server.answer(await server.command("rummy new contract", by="Ann"))
    [table] = bot.services.registry._tables.values()
    return table


async def until_shown(server: Loopback, *words: str) -> None:
    """Wait until the one message of the channel says this."""
    async with asyncio.timeout(SECONDS):
        while True:
            [shown] = server.messages.values()
            if all(word in str(shown) for word in words):
                return
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015)])
async def test_a_dead_token_gives_way_to_the_channel(
    tmp_path: Path, status: int, code: int
) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        table = await opened(server, bot)
        server.fail(*BY_TOKEN, status, code=code)
        await table.do(join, PLAYERS["Ben"], "Ben")
        await until_shown(server, "**Ben**")
        await table.do(join, PLAYERS["Chi"], "Chi")
        await until_shown(server, "**Chi**")
        assert len(server.sent(*BY_TOKEN)) == 1, "it is found out once"
        assert len(server.sent(*BY_CHANNEL)) == 2
        [message] = server.messages.values()
        click = await server.click(message, buttons(message)["Join"], by="Dao")
        await server.answer(click)
        await until_shown(server, "**Dao**")
        await table.leave(PLAYERS["Chi"])
        async with asyncio.timeout(SECONDS):
            while len(server.sent(*BY_TOKEN)) < 2:  # noqa: ASYNC110  nothing tells
                await asyncio.sleep(0.01)
        [_, again] = server.sent(*BY_TOKEN)
        assert click.token in again.path, "the newest one is used, and used first"
        assert len(server.sent(*BY_CHANNEL)) == 2


async def test_too_many_edits_and_a_broken_discord_are_waited_out(tmp_path: Path) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        table = await opened(server, bot)
        server.fail(*BY_TOKEN, 429, retry_after=0.05)
        server.fail(*BY_TOKEN, 429, via=False)
        server.fail(*BY_TOKEN, 503)
        await table.do(join, PLAYERS["Ben"], "Ben")
        await until_shown(server, "**Ben**")
        assert server.sent(*BY_CHANNEL) == []


async def test_an_edit_that_hangs_holds_up_nothing_and_does_not_stay_when_it_comes(
    tmp_path: Path,
) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        table = await opened(server, bot)
        hanging = server.stall(*BY_TOKEN)
        await table.do(join, PLAYERS["Ben"], "Ben")
        await asyncio.sleep(0.1)
        await table.do(join, PLAYERS["Chi"], "Chi")
        await until_shown(server, "**Ben**", "**Chi**")
        [message] = server.messages
        edits = len(server.sent(*BY_TOKEN))
        hanging.set()
        async with asyncio.timeout(SECONDS):
            while "**Chi**" in str(server.messages[message]):  # noqa: ASYNC110  nothing else tells
                await asyncio.sleep(0)
        await until_shown(server, "**Ben**", "**Chi**")
        assert len(server.sent(*BY_TOKEN)) == edits + 1


async def test_a_table_that_closes_while_an_edit_hangs_has_no_live_buttons(
    tmp_path: Path,
) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        table = await opened(server, bot)
        hanging = server.stall(*BY_TOKEN)
        await table.do(join, PLAYERS["Ben"], "Ben")
        await asyncio.sleep(0.1)
        await table.close(CloseReason.IDLE)
        await until_shown(server, "no one had used it")
        [shown] = server.messages.values()
        assert buttons(shown) == {}
        hanging.set()


async def test_the_end_of_the_bot_waits_for_the_end_of_a_table(tmp_path: Path) -> None:
    """Nobody comes back to a closed table, so its message is true before the bot goes."""
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        table = await opened(server, bot)
        server.fail(*BY_TOKEN, 503)
        await table.close(CloseReason.IDLE)
        async with asyncio.timeout(SECONDS):
            while not server.sent(*BY_TOKEN):  # noqa: ASYNC110  nothing else tells
                await asyncio.sleep(0.01)
        await bot.services.public_messages.stop()
        await until_shown(server, "no one had used it")


WEBHOOKS = "*", "/webhooks/*"


async def test_a_table_is_shown_by_its_channel_while_edits_by_token_are_limited(
    tmp_path: Path,
) -> None:
    """The limit lasts for longer than anyone waits, and Discord is asked by that route once."""
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        table = await opened(server, bot)
        server.fail(*WEBHOOKS, 429, retry_after=3600, times=None)
        for name in ("Ben", "Chi", "Dao"):
            await table.do(join, PLAYERS.setdefault(name, 1000000000000000034), name)
            await until_shown(server, f"**{name}**")
        assert [one.status for one in server.sent(*BY_TOKEN)] == [429]
        assert {one.status for one in server.sent(*BY_CHANNEL)} == {200}
        # A click is answered by its callback, not by the route that is limited.
        [message] = server.messages.values()
        hand = await server.click(message, buttons(message)["More"], by="Ben")
        assert (await server.answer(hand)).type == 4
        assert [one.status for one in server.sent(*WEBHOOKS)] == [429]


class Last:
    """Limits of which each edit by a token takes the last."""

    def take(self, method: str, path: str) -> Verdict:
        is_edit = method == "PATCH" and path.startswith("/webhooks/")
        left = {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset-After": "3600"}
        return Verdict(left if is_edit else {})


async def test_the_last_edit_that_a_limit_allows_is_not_waited_for(tmp_path: Path) -> None:
    """discord.py sleeps until the limit is over before it says that this edit is done."""
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        table = await opened(server, bot)
        server.limits = Last()  # type: ignore[assignment]  as much of them as is asked for
        await table.do(join, PLAYERS["Ben"], "Ben")
        await until_shown(server, "**Ben**")
        await table.do(join, PLAYERS["Chi"], "Chi")
        await until_shown(server, "**Chi**")
        assert len(server.sent(*BY_TOKEN)) == 1
        assert len(server.sent(*BY_CHANNEL)) == 1


async def test_a_table_is_edited_by_its_token_while_its_channel_takes_no_new_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It should be posted anew, because its message is old."""
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        table = await opened(server, bot)
        monkeypatch.setattr(table_messages, "_EDITABLE", timedelta(0))
        server.fail("*", "/channels/*", 429, retry_after=3600, times=None)
        await table.do(join, PLAYERS["Ben"], "Ben")
        await until_shown(server, "**Ben**")
        assert [one.status for one in server.sent("POST", "/channels/*")] == [429]
        assert [one.status for one in server.sent(*BY_TOKEN)] == [200]


async def test_a_table_waits_for_the_route_that_is_free_first(tmp_path: Path) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        table = await opened(server, bot)
        server.fail(*BY_TOKEN, 429, retry_after=3600, times=None)
        server.fail(*BY_CHANNEL, 429, retry_after=2.0)
        await table.do(join, PLAYERS["Ben"], "Ben")
        await until_shown(server, "**Ben**")
        assert [one.status for one in server.sent(*BY_TOKEN)] == [429]
        first, second = server.sent(*BY_CHANNEL)
        assert (first.status, second.status) == (429, 200)
        assert second.at - first.at >= 1.9, "nobody asks meanwhile"
