"""The bot itself while it stands by: nobody hears of it but whoever watches over it."""

import asyncio
import socket
from contextlib import suppress
from pathlib import Path

import aiohttp
import pytest
from structlog.testing import capture_logs

from bot.start.process import on_discord
from data.database.shards import Shards
from data.leases.shard_lease import lease_of
from tests.bot.metrics.watched import Scrape
from tests.discord.loopback import Loopback
from tests.discord.test_live_client import SECONDS, addresses, here
from tests.discord.test_live_stopping import hears, systemd
from tests.processes import free_port

pytestmark = [pytest.mark.timing, pytest.mark.own_way]


async def test_it_says_for_what_asks_discord_nothing_and_ends_when_it_is_told_to(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres_url.replace("postgresql:", "postgresql+asyncpg:")
    owner = lease_of(url, Shards.read("0-1/2"), 60)
    await owner.take(print)
    told = asyncio.Event()
    given = {"shards": "1/2", "database_url": url}
    async with Loopback(token="any") as server:
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        monkeypatch.setenv("WATCHDOG_USEC", "30000")
        with (
            here(monkeypatch, tmp_path, **addresses(server), **given) as settings,
            systemd(tmp_path) as listens,
            capture_logs() as logs,
        ):
            life = asyncio.create_task(on_discord(settings, told))
            why = "another process serves 0-1/2"
            await hears(listens, f"READY=1\nSTATUS=Standing by: {why}.")
            # It is well: it does what it is for.
            await hears(listens, "WATCHDOG=1")
            [said] = [one for one in logs if one["event"] == "standing_by"]
            assert said["waits_because"] == why
            told.set()
            assert await asyncio.wait_for(life, SECONDS) is None
        assert server.requests == []
    await owner.release()


async def scrape(port: int) -> Scrape:
    """The page on this port, as soon as there is one."""
    async with asyncio.timeout(SECONDS), aiohttp.ClientSession() as http:
        while True:
            with suppress(aiohttp.ClientError):
                async with http.get(f"http://127.0.0.1:{port}/metrics") as answer:
                    return Scrape(await answer.text())
            await asyncio.sleep(0.01)


async def test_its_page_says_that_it_stands_by_until_it_serves(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres_url.replace("postgresql:", "postgresql+asyncpg:")
    owner = lease_of(url, Shards.read("0/1"), 60)
    await owner.take(print)
    told, port = asyncio.Event(), free_port()
    given = {"shards": "0/1", "database_url": url, "metrics_port": str(port)}
    async with Loopback(token="any") as server:
        with here(monkeypatch, tmp_path, **addresses(server), **given) as settings:
            life = asyncio.create_task(on_discord(settings, told))
            page = await scrape(port)
            assert page.value("upcard_standing_by") == 1
            assert page.value("process_resident_memory_bytes") > 0
            assert "upcard_ready" not in page.labels()
            await owner.release()
            async with asyncio.timeout(SECONDS):
                while (page := await scrape(port)).value("upcard_standing_by"):  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
            assert "upcard_ready" in page.labels()
            told.set()
            assert await asyncio.wait_for(life, SECONDS) is None


async def test_it_stands_by_also_if_its_port_is_taken(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that it stands by for may have it, on the same machine."""
    url = postgres_url.replace("postgresql:", "postgresql+asyncpg:")
    owner = lease_of(url, Shards.read("0/1"), 60)
    await owner.take(print)
    told = asyncio.Event()
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        given = {"shards": "0/1", "database_url": url, "metrics_port": str(port)}
        async with Loopback(token="any") as server:
            with (
                here(monkeypatch, tmp_path, **addresses(server), **given) as settings,
                capture_logs() as logs,
            ):
                life = asyncio.create_task(on_discord(settings, told))
                async with asyncio.timeout(SECONDS):
                    while all(one["event"] != "no_metrics" for one in logs):  # noqa: ASYNC110
                        await asyncio.sleep(0.01)
                assert not life.done()
                taken.close()
                await owner.release()
                assert (await scrape(port)).value("upcard_standing_by") == 0
                told.set()
                assert await asyncio.wait_for(life, SECONDS) is None
