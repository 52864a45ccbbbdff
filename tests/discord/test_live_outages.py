"""Discord is away: people cannot reach the bot, and that costs no one anything."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from prometheus_client import CollectorRegistry
from structlog.testing import capture_logs

from bot.health import DISCORD
from bot.metrics.metrics import Present
from bot.start.app import Upcard
from bot.start.process import Heartbeat
from engine.live.tables import TableRegistry
from engine.table.table_events import ClockResumed, TimedOut, WentAway
from engine.table.terms import Terms, TimeControl, live, slow
from tests.discord.live_table import LiveTable, game
from tests.discord.loopback import Loopback
from tests.discord.test_live_client import SECONDS, connected
from tests.discord.test_live_shards import OTHER

TURN, MINUTES = 300, 10


class Shifted:
    """A clock that runs, and can be set forward."""

    def __init__(self) -> None:
        self._ahead = timedelta()

    def __call__(self) -> datetime:
        return datetime.now(UTC) + self._ahead

    def wait(self, **span: float) -> None:
        self._ahead += timedelta(**span)


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord wants five seconds between two sessions, and the bot looks every five seconds."""
    monkeypatch.setattr("bot.discordpy.sharded_bot.identify_pause", lambda _: 0)
    monkeypatch.setattr("bot.start.outages._TICK", 0.02)
    monkeypatch.setattr("discord.backoff.random.Random.uniform", lambda *_: 0.05)


async def until(true: Callable[[], object]) -> None:
    """Wait for what nothing else tells of."""
    async with asyncio.timeout(SECONDS):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def with_clocks(monkeypatch: pytest.MonkeyPatch, clock: TimeControl | None = None) -> None:
    """Every table that is opened has this clock; without one, live turns of five minutes."""
    clock = clock or live(TURN, 0)
    opened = TableRegistry.open_lobby

    async def open_lobby(registry, **given):
        return await opened(registry, **given | {"terms": Terms(clock)})

    monkeypatch.setattr(TableRegistry, "open_lobby", open_lobby)


def lost(tables: list[LiveTable]) -> list[object]:
    """Turns that timed out and seats that went away."""
    logs = [event for one in tables for _, event in one.table.view(None).log]
    return [event for event in logs if isinstance(event, TimedOut | WentAway)]


def is_whole(one: LiveTable, watch: Shifted) -> bool:
    """Whether the turn has all of its time, but for as long as this test took since."""
    assert one.table.deadline is not None
    turn = timedelta(seconds=one.table.terms.clock.turn)
    return turn * 0.9 < one.table.deadline - watch() <= turn


async def pass_time(watch: Shifted, bot: Upcard, tables: list[LiveTable], minutes: int) -> None:
    """Let a clock of minutes pass, with everything that is due looked at in each."""
    for _ in range(minutes):
        watch.wait(minutes=1)
        for one in tables:
            bot._parts.clock._tasks.wake(one.table)
        await asyncio.sleep(0.05)
        await bot.services.registry.sweep(lambda *_: None)


def is_ready(bot: Upcard) -> bool:
    """Whether metrics and health say that the bot is ready, in which they agree."""
    registry = CollectorRegistry()
    assert bot._database is not None
    Present(bot, bot.services, bot._database, registry)
    ready = registry.get_sample_value("upcard_ready") == 1
    assert (DISCORD in Heartbeat(bot)._troubles()) is not ready
    return ready


async def test_an_outage_of_discord_costs_no_one_a_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_clocks(monkeypatch)
    watch = Shifted()
    async with Loopback() as server, connected(server, tmp_path / "a.db", now=watch) as bot:
        tables = [await game(server, bot, number) for number in range(2)]
        watch.wait(seconds=TURN / 5)
        with capture_logs() as logs:
            await server.go_down()
            await until(lambda: not is_ready(bot))
            await pass_time(watch, bot, tables, MINUTES)
            assert lost(tables) == []
            assert not is_ready(bot)
            await server.come_back()
            await until(lambda: is_ready(bot))
            await until(lambda: not any(one.table.rests for one in tables))
        assert lost(tables) == []
        assert all(is_whole(one, watch) for one in tables)
        resumed = [event for _, event in tables[0].table.view(None).log][-1]
        assert resumed == ClockResumed(TURN)
        for one in tables:
            await one.until_true()
        assert [one["event"] for one in logs].count("discord_is_back") == 1
        assert len(logs) <= 2 * MINUTES
        await until(bot._outages._watching.done)


async def test_only_the_tables_of_a_shard_that_is_away_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_clocks(monkeypatch)
    watch = Shifted()
    async with Loopback(shards=2) as server:
        _, there = await server.add_guild(OTHER)
        async with connected(server, tmp_path / "a.db", now=watch) as bot:
            near = await game(server, bot, 1)
            far = await game(server, bot, 2, place=there)
            server.refuse_resume(None)
            server.refuse_identify(4000)
            await server.drop_shard(OTHER >> 22 & 1)
            await until(lambda: far.table.rests)
            assert not near.table.rests
            assert not is_ready(bot)
            await pass_time(watch, bot, [near, far], 6)
            assert lost([near]) != []
            assert lost([far]) == []
            server.refuse_identify(None)
            await until(lambda: not far.table.rests)
            assert is_ready(bot)
            assert is_whole(far, watch)


async def test_a_server_that_discord_has_lost_rests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_clocks(monkeypatch)
    watch = Shifted()
    async with Loopback() as server, connected(server, tmp_path / "a.db", now=watch) as bot:
        table = await game(server, bot, 1)
        await server.guild_outage()
        await until(lambda: table.table.rests)
        assert is_ready(bot), "the others are there"
        await pass_time(watch, bot, [table], 6)
        await server.bring_back_guild()
        await until(lambda: not table.table.rests)
        assert lost([table]) == []
        assert is_whole(table, watch)


async def test_a_restart_gives_back_the_outage_of_a_server_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_clocks(monkeypatch, slow(1))
    watch = Shifted()
    async with Loopback() as server:
        async with connected(server, tmp_path / "a.db", now=watch) as bot:
            first = await game(server, bot, 1)
            await server.guild_outage()
            await until(lambda: first.table.rests)
            watch.wait(hours=4)
            await pass_time(watch, bot, [first], 1)
        watch.wait(hours=4)
        async with connected(server, tmp_path / "a.db", now=watch) as bot:
            await until(bot.restored.is_set)
            table = await bot.services.registry.find(first.table.header.table_id)
            assert table is not None
            again = LiveTable(server, bot, table, first.place, first.names)
            assert is_whole(again, watch)


@pytest.mark.parametrize("how", ["refuses", "is silent", "cuts"])
async def test_an_api_that_does_not_answer_is_an_outage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """People can click, and no one gets an answer."""
    with_clocks(monkeypatch)
    monkeypatch.setattr("bot.start.outages._PATIENCE", 0.05)
    monkeypatch.setattr("bot.start.outages._SILENCE", 0.3)
    watch = Shifted()
    async with Loopback() as server, connected(server, tmp_path / "a.db", now=watch) as bot:
        table = await game(server, bot, 1)
        # Nobody answers from now on: what is sent is given up sooner than by default.
        monkeypatch.setattr("bot.discordpy.outcome.TIMEOUT", 1.0)
        match how:
            case "refuses":
                server.fail("*", "*", 503, times=None)
            case "is silent":
                server.hang("*", "*", times=None)
            case "cuts":
                server.reset("*", "*", times=None)
        await table.press("My hand")
        async with asyncio.timeout(SECONDS):
            while not table.table.rests:
                watch.wait(seconds=0.1)
                await asyncio.sleep(0.01)
        assert not is_ready(bot)
        assert not bot.shards[0].is_closed(), "only the API is away"
        await pass_time(watch, bot, [table], 10)
        assert lost([table]) == []
        server.heal()
        await until(lambda: is_ready(bot) and not table.table.rests)
        assert lost([table]) == []
