"""The way with a checkout, followed to the letter; and a start with every setting changed."""

import asyncio
import json
import os
import re
import signal
import sqlite3
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from aiohttp import ClientSession

from tests.bot.test_settings import TRIED
from tests.data.database.test_upgrade_copy import a_table
from tests.discord.loopback import Loopback
from tests.discord.payloads import GUILD_ID
from tests.doc_pages import ROOT
from tests.handbook.machine import program
from tests.handbook.walk import (
    ADDRESS,
    COPIES,
    CRONTAB,
    NOTED,
    OLD,
    Typist,
    asks,
    fill_in,
    named,
    older_copies,
    publish,
    publish_newer,
    scheduled,
    way,
)
from tests.processes import LIMIT, bare_environment, free_port, ran, show, until

pytestmark = [pytest.mark.long, pytest.mark.timing]

READY = re.compile(r'\] ready |"ready"')
"""In a log for people, or for machines."""
SUDO = 'exec "$@"\n'


class Home:
    """A user's home, with programs of its own before those of the system."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.code = folder, folder / "upcard"
        self.programs = folder.parent / "programs"
        self.environment = bare_environment(HOME=str(folder))
        self.environment["PATH"] = f"{self.programs}:{self.environment['PATH']}"
        del self.environment["PYTHONPATH"], self.environment["UPCARD_ROOT"]
        folder.mkdir()

    async def run(self, line: str, folder: str) -> CompletedProcess[str]:
        return await asyncio.to_thread(
            ran, "sh", "-c", line, folder=Path(folder), environment=self.environment
        )

    @asynccontextmanager
    async def running(self, line: str) -> AsyncIterator[None]:
        """The bot, until Ctrl-C."""
        log = self.folder.parent / "log.txt"
        with log.open("wb") as said:
            process = await asyncio.create_subprocess_exec(
                *("sh", "-c", f"exec {line}"),
                cwd=self.code,
                env=self.environment,
                stdout=said,
                stderr=said,
                start_new_session=True,
            )
        try:
            await until(lambda: READY.search(log.read_text("utf-8")), process)
            await self._until_well(process)
            yield
            os.killpg(process.pid, signal.SIGINT)
            await process.wait()
            assert "Traceback" not in log.read_text("utf-8")
        finally:
            if process.returncode is None:
                os.killpg(process.pid, signal.SIGKILL)
                await process.wait()
            show(line, log.read_text("utf-8"))

    async def _until_well(self, process: Process) -> None:
        """Wait for the first heartbeat."""
        async with asyncio.timeout(LIMIT):
            while process.returncode is None:
                health = ".venv/bin/python -m bot health"
                if (await self.run(health, str(self.code))).returncode == 0:
                    return
                await asyncio.sleep(0.5)
        raise AssertionError(f"the bot has ended with {process.returncode}")


def installed(folder: Path) -> None:
    """What `make install` and `make local` would download."""
    (folder / ".venv").mkdir()
    for name in ("bin", "lib", "pyvenv.cfg"):
        (folder / ".venv" / name).symlink_to(Path(sys.prefix) / name)
    for stamp in (".made", ".runtime", ".local", ".postgres"):
        (folder / ".venv" / stamp).touch()


@pytest.mark.first
async def test_the_way_of_a_checkout(tmp_path: Path) -> None:
    steps = way("Checkout")
    home = Home(tmp_path / "ann")
    program(home.programs / "sudo", SUDO)
    apt = program(home.programs / "apt", NOTED)
    crontab = program(home.programs / "crontab", CRONTAB)
    published = publish(tmp_path / "published")
    copies, database = home.folder / COPIES, home.code / "upcard.db"
    ann = Typist(home.run, str(home.folder))
    async with Loopback(token="any") as server:
        ann.after = {
            "git clone": lambda: installed(home.code),
            "chmod 600 .env": lambda: fill_in(home.code / ".env", server),
        }
        *install, run = steps["Install and start"]
        await ann.types([line.replace(ADDRESS, str(published)) for line in install])
        assert apt.read_text("utf-8").startswith("install ")
        assert (home.code / ".env").stat().st_mode & 0o777 == 0o600
        async with home.running(run):
            told = [await ann.tries(line) for line in steps["Health"]]
            assert [done.returncode for done in told] == [0] * len(told)
            assert OLD in [done.stdout.strip() for done in told]
            await ann.types(steps["Backup"])
            older_copies(copies, 15)
            [line] = scheduled(crontab)
            await Typist(home.run, "/").types([line])
            assert len(list(copies.iterdir())) == 14
            assert not (copies / "upcard-2025-12-02-041700.copy").exists()
            [restore, run] = named(steps["Restore"], copies, home.code)
            refused = await ann.tries(restore)
            assert refused.returncode == 1
            assert "Another Upcard runs" in refused.stderr

        await a_table(f"sqlite+aiosqlite:///{database}")
        await ann.types([restore])
        assert asks(database, "SELECT * FROM tables") == []
        async with home.running(run):
            pass

        made = publish_newer(published)
        *upgrade, run = steps["Upgrade"]
        await ann.types(upgrade)
        async with home.running(run):
            assert asks(database, f"SELECT * FROM {made}") == []

        *back, run = named(steps["Go back"], copies, home.code)
        await ann.types(back)
        async with home.running(run):
            with pytest.raises(sqlite3.OperationalError, match="no such table"):
                asks(database, f"SELECT * FROM {made}")
        [*_, kept] = sorted(path.name for path in home.code.glob("upcard.db.replaced-*"))
        assert asks(home.code / kept, f"SELECT * FROM {made}") == [], "the newer version's is kept"

        await ann.types(steps["Remove"])
        assert list(home.folder.iterdir()) == []
        assert scheduled(crontab) == []


async def test_a_start_with_every_setting_of_the_example_changed(tmp_path: Path) -> None:
    """What can be seen from outside is looked at."""
    home = Home(tmp_path / "ann")
    home.code.mkdir()
    installed(home.code)
    home.environment["PYTHONPATH"] = str(ROOT)
    async with Loopback(token="any") as server:
        values = {name: good for name, (good, _) in TRIED.items()} | {
            "discord_token": "",
            "commands_guild_id": str(GUILD_ID),
            "shards": "0/1",
            "discord_api_url": server.api_url,
            "discord_gateway_url": server.gateway_url,
            "database_url": "sqlite+aiosqlite:///tables.db",
            "metrics_port": str(free_port()),
            "metrics_host": "127.0.0.2",
        }
        env = "".join(f"{name.upper()}={value}\n" for name, value in values.items())
        (home.code / ".env").write_text(env, "utf-8")
        (home.code / values["discord_token_file"]).write_text("any\n", "utf-8")
        async with home.running(".venv/bin/python -m bot"), ClientSession() as http:
            assert server.identified[0]["shard"] == [0, 1]
            assert server.sent("PUT", f"/applications/*/guilds/{GUILD_ID}/commands")
            beats = "SELECT shard_count, shard FROM heartbeat WHERE troubles IS NOT NULL"
            assert asks(home.code / "tables.db", beats) == [(1, 0)]
            page = f"http://{values['metrics_host']}:{values['metrics_port']}/metrics"
            async with http.get(page) as answer:
                assert "upcard_tables" in await answer.text()
            about = (await server.answer(await server.command("about"))).data
            for name, value in values.items():
                if name.endswith("_address"):
                    assert value in str(about), name
        lines = (tmp_path / "log.txt").read_text("utf-8").splitlines()
        assert "debug" in {json.loads(line)["level"] for line in lines}
