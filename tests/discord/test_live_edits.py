"""A table's message becomes true whatever became of its edits, and nobody is asked in vain."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import discord
import pytest
from structlog.testing import capture_logs

from bot.discordpy import interaction_answers, outcome
from bot.showing import message_state
from engine.table.lobby import join
from engine.table.play import begin
from tests.discord import payloads
from tests.discord.live_table import lobby
from tests.discord.loopback import Loopback
from tests.discord.loopback_world import MISSING_ACCESS, MISSING_PERMISSIONS, UNKNOWN_CHANNEL
from tests.discord.payloads import PLAYERS
from tests.discord.test_live_client import connected

Trouble = Callable[[Loopback, str], None]
TOKEN, CHANNEL = ", by token", ", in the channel"


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A request may take a moment only."""
    for module in (outcome, message_state):
        monkeypatch.setattr(module, "TIMEOUT", 0.5)
    monkeypatch.setattr(interaction_answers, "SECONDS", 0.5)


def failing(status: int, code: int = 0, *, via: bool = True) -> Trouble:
    def trouble(server: Loopback, path: str) -> None:
        server.fail("PATCH", path, status, code=code, times=2, via=via)

    return trouble


TROUBLES: dict[str, Trouble] = {
    "cut before": lambda server, path: server.reset("PATCH", path, times=2),
    "cut after": lambda server, path: server.reset("PATCH", path, carried_out=True, times=2),
    "broken": failing(500),
    "bad gateway": failing(502),
    "refused": failing(400, 50035),
    "too many, no Via": failing(429, via=False),
    "hangs": lambda server, path: server.hang("PATCH", path, times=2),
    "late": lambda server, path: server.delay("PATCH", path, 1.0, times=2),
}


async def test_a_message_becomes_true_soon_after_whatever_became_of_its_edits(
    tmp_path: Path,
) -> None:
    """By the token of a command or through the channel: each table meets one kind of trouble."""
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        names = [f"{name}{way}" for way in (TOKEN, CHANNEL) for name in TROUBLES]
        met = {name: await lobby(server, bot, at, people=1) for at, name in enumerate(names)}
        with capture_logs() as lines:
            for name, live in met.items():
                [asked] = [one for one in server.asked.values() if one.source == live.message]
                trouble = TROUBLES[name.removesuffix(TOKEN).removesuffix(CHANNEL)]
                if name.endswith(TOKEN):
                    trouble(server, f"/webhooks/*/{asked.token}/messages/*")
                else:
                    server.expire(asked)
                    trouble(server, f"/channels/{live.place}/messages/*")
                await live.table.do(join, PLAYERS["Ben"], "Ben")
            for live in met.values():
                await live.until(lambda live=live: "Ben" in live.said)
                await live.until_true()
            await asyncio.sleep(1.0)
            assert [name for name, live in met.items() if not live.is_true] == []
    told = dict.fromkeys(met, 0)
    for line in lines:
        for name, live in met.items():
            told[name] += line.get("table") == live.table.header.table_id
    assert min(told.values()) > 0, "each failure has its line"
    assert {line["event"] for line in lines} == {"table_not_shown"}


class Watch:
    """The bot's clock, which can be set on."""

    def __init__(self) -> None:
        self.ahead = timedelta(0)

    def __call__(self) -> datetime:
        return discord.utils.utcnow() + self.ahead


async def test_a_channel_or_server_that_comes_back_shows_its_table_at_once(tmp_path: Path) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        live = await lobby(server, bot, 0, people=1)
        [asked] = [one for one in server.asked.values() if one.source == live.message]
        server.expire(asked)
        server.close_channel(live.place, *MISSING_ACCESS)
        await live.table.do(join, PLAYERS["Ben"], "Ben")
        await live.until(lambda: server.requests[-1].status == 403)
        await server.bring_back(live.place)
        await live.until_true()
        server.close_channel(live.place, *MISSING_ACCESS)
        await live.table.do(join, PLAYERS["Chi"], "Chi")
        await live.until(lambda: server.requests[-1].status == 403)
        await server.guild_outage()
        server.open_channel(live.place)
        await server.bring_back_guild()
        await live.until_true()
        assert [one.status for one in server.dead()] == [401, 403, 403]


@pytest.mark.parametrize("closed", [UNKNOWN_CHANNEL, MISSING_ACCESS, MISSING_PERMISSIONS])
async def test_a_channel_that_is_closed_is_asked_after_a_minute_and_then_once_in_ten(
    tmp_path: Path, closed: tuple[int, int]
) -> None:
    watch = Watch()
    async with (
        Loopback() as server,
        connected(server, tmp_path / "a.db", now=watch) as bot,
    ):
        live = await lobby(server, bot, 0, people=1)
        [asked] = [one for one in server.asked.values() if one.source == live.message]
        server.expire(asked)
        server.close_channel(live.place, *closed)
        before = len(server.requests)
        for name in ("Ben", "Chi"):
            await live.table.do(join, PLAYERS[name], name)
            await asyncio.sleep(0.2)
        await live.table.do(begin, live.table.roster.host)
        await asyncio.sleep(0.2)
        asked_in_vain = [one for one in server.requests[before:] if one.status in (401, 403, 404)]
        assert [one.status for one in asked_in_vain] == [401, closed[0]]
        for later in (timedelta(minutes=1, seconds=1), timedelta(minutes=10, seconds=1)):
            server.requests.clear()
            watch.ahead += later - timedelta(seconds=2)
            bot.services.public_messages.update(live.table)
            await asyncio.sleep(0.2)
            assert server.requests == []
            watch.ahead += timedelta(seconds=2)
            bot.services.public_messages.update(live.table)
            await live.until(lambda: server.requests)
            await asyncio.sleep(0.2)
            assert [one.status for one in server.requests] == [closed[0]]
        server.open_channel(live.place)
        watch.ahead += later
        bot.services.public_messages.update(live.table)
        await live.until_true()


async def may_write(server: Loopback, place: int, kind: str, *, allowed: bool) -> None:
    """Somebody changes what the bot may do, or the channel, and Discord tells of it."""
    guild = payloads.guild()
    if kind == "channel":
        denies = {"id": guild["id"], "type": 0, "allow": "0", "deny": "0" if allowed else "2048"}
        told = payloads.channel(place) | {"permission_overwrites": [denies]}
        await server.dispatch("CHANNEL_UPDATE", told)
        return
    writes = payloads.ALL_PERMISSIONS if allowed else "1024"
    [everyone] = guild["roles"]
    role = everyone | {"permissions": writes}
    if kind == "role":
        told = {"guild_id": guild["id"], "role": role}
        await server.dispatch("GUILD_ROLE_UPDATE", told)
        return
    until = None if allowed else (datetime.now(UTC) + timedelta(days=1)).isoformat()
    me = payloads.as_member(payloads.user()) | {"communication_disabled_until": until}
    await server.dispatch("GUILD_MEMBER_UPDATE", me | {"guild_id": guild["id"]})


@pytest.mark.parametrize("kind", ["channel", "role", "member"])
async def test_a_channel_is_asked_at_once_when_the_bot_may_write_there_again(
    tmp_path: Path, kind: str
) -> None:
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        live = await lobby(server, bot, 0, people=1)
        [asked] = [one for one in server.asked.values() if one.source == live.message]
        server.expire(asked)
        server.close_channel(live.place, *MISSING_PERMISSIONS)
        await may_write(server, live.place, kind, allowed=False)
        await live.table.do(join, PLAYERS["Ben"], "Ben")
        await live.until(lambda: [one for one in server.requests if one.status == 403])
        await asyncio.sleep(0.2)
        server.open_channel(live.place)
        assert not live.is_true
        await may_write(server, live.place, kind, allowed=True)
        await live.until_true()
        assert len([one for one in server.requests if one.status == 403]) == 1


async def test_a_pause_for_the_whole_bot_ends_though_nobody_waits_for_it_any_more(
    tmp_path: Path,
) -> None:
    """discord.py ends it only where the request that has met it is waited for to the end."""
    async with Loopback() as server, connected(server, tmp_path / "a.db") as bot:
        live = await lobby(server, bot, 0, people=1)
        [asked] = [one for one in server.asked.values() if one.source == live.message]
        server.expire(asked)
        server.fail("PATCH", "/channels/*", 429, retry_after=1.5, everywhere=True)
        await live.table.do(join, PLAYERS["Ben"], "Ben")
        await live.until_true()
        requests = server.sent("PATCH", "/channels/*")
        assert [one.status for one in requests] == [429, 200]
        assert requests[1].at - requests[0].at >= 1.5, "nobody asks meanwhile"
