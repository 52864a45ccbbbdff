"""The bot itself while it stands by: nobody hears of it but whoever watches over it."""

import asyncio
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.start import on_discord
from data.database.shards import Shards
from data.leases.shard_lease import lease_of
from tests.discord.loopback import Loopback
from tests.discord.test_live_client import SECONDS, addresses, here
from tests.discord.test_live_stopping import hears, systemd

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
    await owner.let_go()
