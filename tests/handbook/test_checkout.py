"""docs/operating.md is followed to the letter: installed, backed up, restored, and with a newer
version forward, back and forward again; and the bot starts with every setting changed."""

import asyncio
import json
import os
import re
import shutil
import signal
import sqlite3
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from aiohttp import ClientSession

from data.database.migrate import NEWEST
from tests.absent import absent
from tests.bot.test_settings import TRIED
from tests.data.database.test_upgrade_copy import LATER, a_table
from tests.discord.loopback import Loopback
from tests.discord.payloads import GUILD_ID
from tests.doc_pages import ROOT, blocks_of, text
from tests.processes import LIMIT, bare_environment, free_port, ran, show, until

pytestmark = [pytest.mark.long, pytest.mark.timing]

OLD, NEW = "v0.1.0", "v0.2.0"
SIGNED = f"git tag --verify {OLD}"
"""The one command that is left out: it needs a key to have signed with."""
LATEST = f"{int(NEWEST) + 1:04}"
READY = re.compile(r'\] ready |"ready"')
"""In a log for people, or for machines."""
_GIT = "git -c user.name=Ann -c user.email=ann@example.org -c commit.gpgsign=false"


def commands(heading: str) -> Iterator[list[str]]:
    """What is to be typed under a heading, block by block, without what is said about it."""
    [section] = [one for one in text("docs/operating.md").split("\n## ") if one.startswith(heading)]
    indented = re.sub(r"^ {3}", "", section, flags=re.MULTILINE)
    for block in blocks_of(indented, "sh"):
        lines = [re.sub(r"\s+#.*", "", line) for line in block.splitlines()]
        yield [line for line in lines if line and line != SIGNED]


class Operator:
    """Somebody with a machine of their own, in the folder of the code."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = bare_environment(XDG_RUNTIME_DIR=str(folder.parent))
        del self.environment["PYTHONPATH"]

    async def types(self, line: str) -> CompletedProcess[str]:
        """A command that ends well."""
        done = await asyncio.to_thread(
            ran, "sh", "-c", line, folder=self.folder, environment=self.environment
        )
        assert done.returncode == 0, line
        return done

    @asynccontextmanager
    async def running(self, line: str) -> AsyncIterator[None]:
        """The bot, until Ctrl-C."""
        log = self.folder.parent / "log.txt"
        with log.open("wb") as said:
            process = await asyncio.create_subprocess_exec(
                *("sh", "-c", f"exec {line}"),
                cwd=self.folder,
                env=self.environment,
                stdout=said,
                stderr=said,
                start_new_session=True,
            )
        try:
            await until(lambda: READY.search(log.read_text("utf-8")), process)
            await until_well(self, process)
            yield
            os.killpg(process.pid, signal.SIGINT)
            await process.wait()
            assert "Traceback" not in log.read_text("utf-8")
        finally:
            if process.returncode is None:
                os.killpg(process.pid, signal.SIGKILL)
                await process.wait()
            show(line, log.read_text("utf-8"))

    def asks(self, question: str, file: str = "upcard.db") -> list[tuple[object, ...]]:
        """What is in a database of theirs."""
        with closing(sqlite3.connect(self.folder / file)) as database:
            found = database.execute(question).fetchall()
            database.commit()
            return found

    def only(self, pattern: str) -> str:
        """The newest file that is called like this."""
        return max(path.name for path in self.folder.glob(pattern))


async def until_well(operator: Operator, process: Process) -> None:
    """Wait for the first heartbeat."""
    async with asyncio.timeout(LIMIT):
        while process.returncode is None:
            health = ".venv/bin/python -m bot health; true"
            if "well" in (await operator.types(health)).stdout:
                return
    raise AssertionError(f"the bot has ended with {process.returncode}")


def version(folder: Path, tag: str) -> None:
    """What is in this folder is a version from now on."""
    for line in ("add --all", f"commit --quiet --message {tag}", f"tag {tag}"):
        assert ran("sh", "-c", f"{_GIT} {line}", folder=folder).returncode == 0


@pytest.fixture
def published(tmp_path: Path) -> Path:
    """A repository that has the code as it is now as a first version."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        absent("needs git and a checkout")
    folder = tmp_path / "published"
    for name in ran("git", "ls-files").stdout.splitlines():
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    assert ran("git", "init", "--quiet", folder=folder).returncode == 0
    version(folder, OLD)
    return folder


def installed(folder: Path) -> None:
    """What `make install` and `make local` would download."""
    (folder / ".venv").mkdir()
    for name in ("bin", "lib", "pyvenv.cfg"):
        (folder / ".venv" / name).symlink_to(Path(sys.prefix) / name)
    for stamp in (".made", ".runtime", ".local", ".postgres"):
        (folder / ".venv" / stamp).touch()


@pytest.mark.first
async def test_forward_back_and_forward_again_as_it_is_written(
    tmp_path: Path, published: Path
) -> None:
    ann = Operator(tmp_path / "upcard")
    assert ran("git", "clone", "--quiet", str(published), str(ann.folder)).returncode == 0
    installed(ann.folder)
    url = f"sqlite+aiosqlite:///{ann.folder}/upcard.db"
    async with Loopback(token="any") as server:
        install, check = commands("Install")
        for line in install:
            await ann.types(line)
        env = ann.folder / ".env"
        assert env.stat().st_mode & 0o777 == 0o600
        given = {"TOKEN": "any", "API_URL": server.api_url, "GATEWAY_URL": server.gateway_url}
        words = env.read_text("utf-8")
        for name, value in given.items():
            words = words.replace(f"\nDISCORD_{name}=\n", f"\nDISCORD_{name}={value}\n")
        env.write_text(words, "utf-8")
        [backup], [restore] = commands("Backup"), commands("Restore")
        async with ann.running("make run"):
            told = [(await ann.types(line)).stdout.strip() for line in check]
            assert told[0] == OLD
            assert told[-2:] == ["discord", "The bot is well."]
            for line in backup:
                await ann.types(line)

        await a_table(url)
        today = f"{datetime.now(UTC):%F}"
        for line in restore:
            await ann.types(line.replace("2026-01-31", today))
        assert ann.asks("SELECT * FROM tables") == []
        await ann.types(f".venv/bin/python -m data restore {ann.only('upcard.db.replaced-*')}")
        tables = ann.asks("SELECT * FROM tables")
        assert len(tables) == 1

        migration = LATER.format(own=LATEST, before=NEWEST)
        versions = published / "data/database/migrations/versions"
        (versions / f"{LATEST}_later.py").write_text(migration, "utf-8")
        version(published, NEW)
        upgrade, back = commands("Upgrading and going back")
        made = f"made_by_{LATEST}"
        await go(ann, upgrade)
        ann.asks(f"INSERT INTO {made} VALUES (7)")
        copy = ann.only("upcard.db.before-upgrade-*")

        await go(ann, [line.replace(named_copy(back), copy) for line in back])
        assert ann.asks("SELECT * FROM tables") == tables
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            ann.asks(f"SELECT * FROM {made}")
        kept = ann.only("upcard.db.replaced-*")
        assert ann.asks(f"SELECT * FROM {made}", kept) == [(7,)]

        await go(ann, upgrade)
        assert ann.asks("SELECT * FROM tables") == tables
        assert ann.asks(f"SELECT * FROM {made}") == []


async def test_a_start_with_every_setting_of_the_example_changed(tmp_path: Path) -> None:
    """What can be seen from outside is looked at."""
    ann = Operator(tmp_path / "upcard")
    ann.folder.mkdir()
    installed(ann.folder)
    ann.environment["PYTHONPATH"] = str(ROOT)
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
        (ann.folder / ".env").write_text(env, "utf-8")
        (ann.folder / values["discord_token_file"]).write_text("any\n", "utf-8")
        async with ann.running(".venv/bin/python -m bot"), ClientSession() as http:
            assert server.identified[0]["shard"] == [0, 1]
            assert server.sent("PUT", f"/applications/*/guilds/{GUILD_ID}/commands")
            beats = "SELECT shard_count, shard FROM heartbeat WHERE troubles IS NOT NULL"
            assert ann.asks(beats, "tables.db") == [(1, 0)]
            page = f"http://{values['metrics_host']}:{values['metrics_port']}/metrics"
            async with http.get(page) as answer:
                assert "upcard_tables" in await answer.text()
            about = (await server.answer(await server.command("about"))).data
            for name, value in values.items():
                if name.endswith("_address"):
                    assert value in str(about), name
        lines = (tmp_path / "log.txt").read_text("utf-8").splitlines()
        assert "debug" in {json.loads(line)["level"] for line in lines}


def named_copy(lines: list[str]) -> str:
    """The copy that the page has as an example."""
    [name] = re.findall(r"upcard\.db\.before-upgrade-\S+", "\n".join(lines))
    return name


async def go(operator: Operator, lines: list[str]) -> None:
    """To another version, which then runs."""
    *before, last = lines
    for line in before:
        await operator.types(line)
    async with operator.running(last):
        pass
