"""Local play starts on a machine that is as busy as may be, and says what it waits for."""

import asyncio
import signal
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import simcord
from prometheus_client import CollectorRegistry

from bot.health import TROUBLES, report
from bot.local.local_session import build_world, play_locally
from bot.metrics.metrics import LoopLag
from data.database.shards import STOPPED
from tests.bot.local.counting_bot import CountingBot, opened
from tests.discord.bot_processes import bot_processes
from tests.processes import LIMIT, free_port, until

pytestmark = pytest.mark.timing


class SlowBot(CountingBot):
    """Takes as long as a test wants until its tables are back; a timer of its is due meanwhile."""

    def __init__(self) -> None:
        super().__init__()
        self.waits = asyncio.Event()
        self.restored = asyncio.Event()
        self.may = threading.Event()
        self.looks = 0

    async def setup_hook(self) -> None:
        self._look()

    def _look(self) -> None:
        self.looks += 1
        asyncio.get_running_loop().call_later(0.02, self._look)

    async def on_ready(self) -> None:
        await super().on_ready()
        self.waits.set()
        await asyncio.to_thread(self.may.wait)
        self.restored.set()


@pytest.fixture
async def slow() -> AsyncIterator[SlowBot]:
    bot = SlowBot()
    yield bot
    # Before the loop is closed, which waits for its threads.
    bot.may.set()


@pytest.fixture
def port() -> int:
    return free_port()


async def test_a_start_takes_as_long_as_the_bot_does(
    port: int, capsys: pytest.CaptureFixture[str], slow: SlowBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SimCord would wait for quiet, and give up: when a timer is due sooner still."""
    monkeypatch.setattr("bot.local.local_session.SETTLE_SECONDS", 0.1)
    stop = asyncio.Event()
    playing = asyncio.create_task(play_locally(lambda: slow, port=port, stop=stop))
    await slow.waits.wait()
    for _ in range(2):
        before = slow.looks
        # Longer than SimCord would wait for a timer.
        await asyncio.sleep(0.2)
        async with asyncio.timeout(LIMIT):  # its timers go on
            while slow.looks == before:  # noqa: ASYNC110  nothing else says so
                await asyncio.sleep(0.01)
    assert not playing.done()
    assert capsys.readouterr().out == ""
    slow.may.set()
    assert await opened(capsys, playing)
    stop.set()
    await playing


async def test_a_start_that_stands_still_says_what_it_waits_for_and_can_be_ended(
    port: int,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
    slow: SlowBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.local.local_session.TIMEOUT_SECONDS", 0.02)
    stop = asyncio.Event()
    playing = asyncio.create_task(play_locally(lambda: slow, port=port, stop=stop))
    await slow.waits.wait()
    told = "Local play waits for the bot's tables: nothing has happened for 0.02 seconds."
    while told not in caplog.messages:  # noqa: ASYNC110  (nothing else tells)
        await asyncio.sleep(0.01)
    stop.set()
    # A thread cannot be ended: its work is waited for.
    slow.may.set()
    await playing
    assert slow.is_closed()
    assert capsys.readouterr().out == ""


async def test_what_measures_the_event_loop_is_no_work_of_the_bot() -> None:
    """Local play would wait with every click until it rests, which it never does."""
    registry = CollectorRegistry()
    lag = LoopLag(registry)

    class Measured(CountingBot):
        async def setup_hook(self) -> None:
            lag.start()

    env = simcord.Env(Measured())
    build_world(env)
    await env.start()
    try:
        await env.advance_time(3600)
        looks = registry.get_sample_value("upcard_loop_lag_seconds_count")
        assert looks is not None
        assert looks < 3600, "by the clock of the machine, and not by that of local play"
    finally:
        lag.stop()
        await env.shutdown()


@pytest.mark.long
async def test_health_knows_of_local_play_on_any_free_port(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/a.db"
    async with bot_processes() as run_bot:
        playing = await run_bot(tmp_path, arguments=("--local", "--port", "0"), DATABASE_URL=url)
        assert playing.stdout is not None
        assert (await playing.stdout.readline()).startswith(b"Open http://127.0.0.1:")
        await until(lambda: report(url).is_well, playing)
        playing.send_signal(signal.SIGINT)
        assert await playing.wait() == 0
    assert report(url).words == TROUBLES[STOPPED]
